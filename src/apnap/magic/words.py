"""What the words of a text mean now: references, descriptions, quantities and conditions read with a `Frame`."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from apnap.kernel.data import Id
from apnap.magic import zones
from apnap.magic.forms import words as w
from apnap.magic.state import COLORS, OWN_ZONES, Frame
from apnap.magic.statuses import STATUSES as STATUSES


class NotPlayable(NotImplementedError):
    """A form was read from a text but nothing can carry it out yet; whoever begins the ability is refused before this is reached."""


if TYPE_CHECKING:
    from apnap.magic.game import Magic

# ---------------------------------------------------------------- memory


def remembered(g: Magic, f: Frame, key: str) -> Any:
    """What was remembered under a key in this resolution, by its costs, or by its trigger."""
    if key in f.extra:
        return f.extra[key]
    if f.record is not None:
        return g.object(f.record).memory.get(key)
    return None


def remember(g: Magic, f: Frame, key: str, value: Any) -> None:
    """Write to the memory of the resolving (or announced) record."""
    if f.record is None:
        f.extra[key] = value
        return
    record = g.edit_object(f.record)
    record.memory = {**record.memory, key: value}


# ---------------------------------------------------------------- references


def objects(g: Magic, f: Frame, ref: Any) -> tuple[Id, ...]:
    """The objects that a reference means. `Choose` is not read here: choosing is done by `apnap.magic.choices`."""
    if ref is None or isinstance(ref, w.This):
        return (f.source,)
    if isinstance(ref, w.Target):
        return tuple(i for i in targets(g, f, ref.slot) if not g.is_player(i))
    if isinstance(ref, w.That):
        found = remembered(g, f, ref.key)
        found = (found,) if isinstance(found, Id) else found or ()
        return tuple(i for i in found if not g.is_player(i))
    if isinstance(ref, w.Host):
        host = g.object(f.source).attached_to
        return (host,) if host is not None and not g.is_player(host) else ()
    if isinstance(ref, w.Each):
        return tuple(i for i in candidates(g, f, ref.filter) if fits(g, f, ref.filter, i))
    if isinstance(ref, w.Several):
        return tuple(i for part in ref.of for i in objects(g, f, part))
    if isinstance(ref, w.InZone):
        return tuple(i for i in (zones.after_event(g, i) for i in objects(g, f, ref.what)) if in_zone(g, f, ref, i))
    if isinstance(ref, w.Still):
        return tuple(i for i in objects(g, f, ref.what) if g.object(i).zone)
    if isinstance(ref, w.Top):
        return tuple(i for p in players(g, f, ref.whose) for i in g.player(p).library[: amount(g, f, ref.n)])
    raise NotPlayable(f"no objects are meant by {ref!r}")


def in_zone(g: Magic, f: Frame, ref: w.InZone, i: Id) -> bool:
    o = g.object(i)
    return o.zone == ref.zone and (ref.whose is None or o.owner in players(g, f, ref.whose))


def targets(g: Magic, f: Frame, slot: int) -> tuple[Id, ...]:
    """The targets of a slot that are still legal for the resolving record."""
    if f.record is None:
        given = f.extra.get("targets", ())
    else:
        given = g.object(f.record).targets
    chosen: tuple[Id, ...] = given[slot] if slot < len(given) else ()
    illegal = remembered(g, f, "illegal targets") or ()
    return tuple(i for i in chosen if (slot, i) not in illegal)


def players(g: Magic, f: Frame, ref: Any) -> tuple[Id, ...]:
    """The players that a reference means, in turn order from the active player (101.4)."""
    if ref is None or isinstance(ref, w.You):
        return (f.you,)
    if isinstance(ref, w.Players):
        everyone = g.apnap()
        if ref.which == "opponents":
            return g.opponents(f.you)
        return everyone if ref.which == "each" else tuple(p for p in everyone if p != f.you)
    if isinstance(ref, w.Target):
        return tuple(i for i in targets(g, f, ref.slot) if g.is_player(i))
    if isinstance(ref, w.That):
        found = remembered(g, f, ref.key)
        found = (found,) if isinstance(found, Id) else found or ()
        return tuple(i if g.is_player(i) else g.chars(i).controller for i in found)
    if isinstance(ref, w.ControllerOf):
        if isinstance(ref.what, w.Target):
            ids = tuple(i for slot in (ref.what.slot,) for i in targets(g, f, slot)) or ()
        else:
            ids = objects(g, f, ref.what)
        return tuple(dict.fromkeys(g.chars(i).controller for i in ids if not g.is_player(i)))
    if isinstance(ref, w.OwnerOf):
        return tuple(dict.fromkeys(g.object(i).owner for i in objects(g, f, ref.what)))
    if isinstance(ref, w.ActivePlayer):
        return (g.turn.active,)
    if isinstance(ref, w.AnOpponent):
        found = remembered(g, f, "opponent")
        return (found,) if found is not None else g.opponents(f.you)[:1]
    if isinstance(ref, w.PlayerFilter):
        return tuple(p for p in g.apnap() if player_fits(g, f, ref, p))
    if isinstance(ref, w.Doer):
        return (f.extra.get("actor", f.you),)
    raise NotPlayable(f"no players are meant by {ref!r}")


def player_fits(g: Magic, f: Frame, what: w.PlayerFilter, p: Id) -> bool:
    return not g.player(p).lost and (what.which == "player" or p in g.opponents(f.you))


# ---------------------------------------------------------------- descriptions


def candidates(g: Magic, f: Frame, what: Any) -> tuple[Id, ...]:
    """Objects (and players) that might fit: a superset, in a fixed order."""
    if isinstance(what, w.Either):
        return tuple(dict.fromkeys(i for part in what.of for i in candidates(g, f, part)))
    if isinstance(what, w.PlayerFilter):
        return g.apnap()
    if what.zone is None and what.kind == "source":
        return (*g.turn.battlefield, *g.turn.stack)
    if what.zone is None:
        return g.turn.stack if what.kind in ("spell", "ability", "activated ability", "triggered ability") else g.turn.battlefield
    if what.zone in ("battlefield", "exile", "stack", "command"):
        return tuple(getattr(g.turn, what.zone))
    whose = g.apnap() if what.whose is None else players(g, f, what.whose)
    if what.zone == "not battlefield":
        return (*g.turn.stack, *g.turn.exile, *g.turn.command, *(i for p in whose for z in OWN_ZONES for i in getattr(g.player(p), z)))
    return tuple(i for p in whose for i in getattr(g.player(p), what.zone))


def fits(g: Magic, f: Frame, what: Any, i: Id) -> bool:
    """Whether an object or player fits a description, as it is or was last known."""
    if isinstance(what, w.Either):
        return any(fits(g, f, part, i) for part in what.of)
    if isinstance(what, w.PlayerFilter):
        return g.is_player(i) and player_fits(g, f, what, i)
    if isinstance(what, w.This):
        return i == f.source
    if isinstance(what, w.Host):
        return i in objects(g, f, what)
    if isinstance(what, w.That | w.Target):
        return i in objects(g, f, what)
    if g.is_player(i) or not _kind_fits(g, what, i):
        return False
    o, c = g.object(i), g.chars(i)
    if what.other and i == f.source:
        return False
    if what.types and not any(all(is_type(g, i, word) for word in group) for group in what.types):
        return False
    if any(_not(g, i, word) for word in what.nots):
        return False
    if what.colors and not any(_color(c.colors, color) for color in what.colors):
        return False
    if what.controller is not None and c.controller not in players(g, f, what.controller):
        return False
    if what.owner is not None and o.owner not in players(g, f, what.owner):
        return False
    if what.named is not None and c.name != what.named:
        return False
    if what.named_as_chosen and c.name != dict(g.object(f.source).chosen).get("card name"):
        return False
    return _details_fit(g, f, what, i)


def _kind_fits(g: Magic, what: w.Filter, i: Id) -> bool:
    o = g.object(i)
    if what.kind.endswith("ability"):
        return o.kind == "ability" and o.zone == "stack" and _ability_fits(o.ability, what.kind)
    if what.kind in ("object", "source"):
        return True
    if o.kind == "ability":
        return False
    if what.kind == "spell":
        return o.zone == "stack" or o.last is not None
    here = o.zone != "battlefield" if what.zone == "not battlefield" else what.zone in (None, o.zone)
    if o.last is None and not here:
        return False
    if what.kind == "permanent" and what.zone is None:
        return o.zone == "battlefield" or o.last is not None
    return True


def _ability_fits(form: Any, kind: str) -> bool:
    if kind == "loyalty ability":
        return any(type(c).__name__ == "Loyalty" for c in getattr(form, "cost", ()))
    return kind == "ability" or type(form).__name__ == kind.split()[0].capitalize()


RELATIONS = frozenset({"attached", "blocking", "blocked by", "blocking or blocked by", "targets", "remembered", "from source"})
"""The relations of a description that are known; `apnap.magic.playable` reports any other."""


def _related(g: Magic, f: Frame, i: Id, how: str, to: Any) -> bool:
    """Whether an object stands in a relation: attached to, blocking, blocked by, targeting something; or was remembered."""
    if how == "from source":
        source = g.object(i).source
        return source is not None and fits(g, f, to.but(kind="object", zone=None) if isinstance(to, w.Filter) else to, source)
    others = objects(g, f, to) if not isinstance(to, w.Filter) else objects(g, f, w.Each(to))
    if how == "attached":
        return g.object(i).attached_to in others
    if how == "blocking":
        return any(b == i and a in others for b, a in g.turn.blocks)
    if how == "blocked by":
        return any(a == i and b in others for b, a in g.turn.blocks)
    if how == "blocking or blocked by":
        return _related(g, f, i, "blocking", to) or _related(g, f, i, "blocked by", to)
    if how == "targets":
        return any(x in others for slot in g.object(i).targets for x in slot)
    if how == "remembered":
        return i in others
    raise NotPlayable(f"no objects are known to be {how!r} yet")


def _details_fit(g: Magic, f: Frame, what: w.Filter, i: Id) -> bool:
    o, c = g.object(i), g.chars(i)
    if any(not _status(g, o, word) for word in what.status):
        return False
    if any(not c.has(k) for k in what.keywords) or any(c.has(k) for k in what.lacks):
        return False
    if what.counters is not None and _counters(g, i, None if what.counters == "any" else what.counters) < what.least_counters:
        return False
    if what.is_host and g.object(f.source).attached_to != i:
        return False
    if what.whose is not None and o.owner not in players(g, f, what.whose):
        return False
    if any(not _as_chosen(g, f, key, i) for key in what.chosen):
        return False
    if any(not _related(g, f, i, how, to) for how, to in what.relations):
        return False
    return all(compare(stat(g, i, which), op, amount(g, f, q)) for which, op, q in what.stats)


def _as_chosen(g: Magic, f: Frame, key: str, i: Id) -> bool:
    """Whether something has the type or colour that was chosen as the source entered."""
    chosen = dict(g.object(f.source).chosen)
    if key == "color":
        return chosen.get("color", "") in g.chars(i).colors
    if key != "type":
        raise NotPlayable(f"nothing is chosen by the name {key!r} yet")
    return any(is_type(g, i, word) for kind, word in chosen.items() if kind.endswith("type"))


def is_type(g: Magic, i: Id, word: str) -> bool:
    """Whether a card type, supertype or subtype holds; "historic", "permanent" and "token" too."""
    c = g.chars(i)
    if word in c.types or word in c.supertypes or word in c.subtypes:
        return True
    if word == "historic":
        return "artifact" in c.types or "legendary" in c.supertypes or "Saga" in c.subtypes
    if word == "permanent":
        return not {"instant", "sorcery"} & set(c.types)
    return (word == "token" and g.object(i).token) or (word[:1].isupper() and "creature" in c.types and c.has("changeling"))


def _not(g: Magic, i: Id, word: str) -> bool:
    return is_type(g, i, word) or (word in COLORS and word in g.chars(i).colors)


def _color(colors: tuple[str, ...], wanted: str) -> bool:
    if wanted == "colorless":
        return not colors
    if wanted in ("multicolored", "monocolored"):
        return len(colors) > 1 if wanted == "multicolored" else len(colors) == 1
    return wanted in colors


def _status(g: Magic, o: Any, word: str) -> bool:
    if word not in STATUSES:
        raise NotPlayable(f"no objects are known to be {word!r} yet")
    return STATUSES[word](g, o)


# ---------------------------------------------------------------- quantities


def amount(g: Magic, f: Frame, q: Any) -> int:
    """A quantity as a number; what can't be known counts as 0."""
    if isinstance(q, bool) or q is None:
        return int(bool(q))
    if isinstance(q, int):
        return q
    if isinstance(q, w.X):
        x = g.object(f.record).x if f.record is not None else f.extra.get("x")
        return int(x or 0)
    if isinstance(q, w.Count):
        return len(objects(g, f, w.Each(q.filter)))
    if isinstance(q, w.Stat):
        return sum(_stat_of(g, f, q))
    if isinstance(q, w.CountersOn):
        return sum(_counters(g, i, q.kind) for i in objects(g, f, q.what))
    if isinstance(q, w.Plus):
        return sum(amount(g, f, part) for part in q.parts)
    if isinstance(q, w.Times):
        return amount(g, f, q.factor) * amount(g, f, q.of)
    if isinstance(q, w.Half):
        n = amount(g, f, q.of)
        return (n + 1) // 2 if q.up else n // 2
    if isinstance(q, w.ThatMuch):
        found = remembered(g, f, q.key)
        return len(found) if isinstance(found, tuple) else int(found or 0)
    if isinstance(q, w.Devotion):
        return sum(1 for i in g.turn.battlefield if g.chars(i).controller == f.you
                   for s in g.chars(i).mana_cost or () if any(color in s.split("/") for color in q.colors))
    if isinstance(q, w.SymbolsInCost):
        return sum(1 for s in remembered(g, f, "cost symbols") or () if q.color in s.split("/"))
    if isinstance(q, w.TimesKicked):
        return int(g.object(f.source).kicked)
    if isinstance(q, w.Among):
        found = [stat(g, i, q.stat) for i in objects(g, f, w.Each(q.filter))]
        if q.which == "total" or not found:
            return sum(found)
        return int(max(found) if q.which == "greatest" else min(found))
    if isinstance(q, w.CountDone):
        return _count_done(g, f, q)
    if isinstance(q, w.Special):
        return _special(g, f, q.name)
    raise NotPlayable(f"no number is meant by {q!r}")


def _count_done(g: Magic, f: Frame, q: w.CountDone) -> int:
    found = remembered(g, f, q.key)
    if not isinstance(found, tuple):
        return int(found or 0)
    return sum(1 for i in found if q.filter is None or fits(g, f, q.filter.but(kind="object", zone=None), i))


def _special(g: Magic, f: Frame, name: str) -> int:
    if name == "opponents":
        return len(g.opponents(f.you))
    if name == "class level":
        return max(1, g.object(f.source).level)
    if name == "domain":
        mine = (g.chars(i).subtypes for i in g.turn.battlefield if g.chars(i).controller == f.you)
        return len({t for types in mine for t in types} & {"Plains", "Island", "Swamp", "Mountain", "Forest"})
    raise NotPlayable(f"no number is known by the name {name!r} yet")


def _counters(g: Magic, i: Id, kind: str | None) -> int:
    counters = g.object(i).counters
    return sum(counters.values()) if kind is None else counters.get(kind, 0)


def _stat_of(g: Magic, f: Frame, q: w.Stat) -> list[int]:
    if q.which in ("life", "hand size"):
        people = [g.player(p) for p in players(g, f, q.of)]
        return [p.life if q.which == "life" else len(p.hand) for p in people]
    return [stat(g, i, q.which) for i in objects(g, f, q.of)]


def stat(g: Magic, i: Id, which: str) -> int:
    """Power, toughness, mana value or loyalty of an object, as it is or was last known."""
    c = g.chars(i)
    if which == "power":
        return c.power or 0
    if which == "toughness":
        return c.toughness or 0
    if which == "loyalty":
        return g.object(i).counters.get("loyalty", 0)
    o = g.object(i)
    return sum(symbol_value(s, (o.x or 0) if o.zone == "stack" else 0) for s in c.mana_cost or ())


def symbol_value(symbol: str, x: int = 0) -> int:
    """What a symbol adds to a mana value (202.3)."""
    if symbol.isdigit():
        return int(symbol)
    if symbol == "X":
        return x
    return max((int(part) for part in symbol.split("/") if part.isdigit()), default=1)


def compare(a: int, op: str, b: int) -> bool:
    return {"<=": a <= b, ">=": a >= b, "=": a == b, "<": a < b, ">": a > b}[op]


# ---------------------------------------------------------------- conditions


def holds(g: Magic, f: Frame, condition: Any) -> bool:
    """Whether a condition is true now; None always is."""
    if condition is None:
        return True
    if isinstance(condition, w.Compare):
        return compare(amount(g, f, condition.a), condition.op, amount(g, f, condition.b))
    if isinstance(condition, w.Is):
        ids = objects(g, f, condition.what)
        return bool(ids) and all(fits(g, f, condition.filter, i) for i in ids)
    if isinstance(condition, w.Did):
        return bool(remembered(g, f, condition.key))
    if isinstance(condition, w.Not):
        return not holds(g, f, condition.what)
    if isinstance(condition, w.AllOf):
        return all(holds(g, f, c) for c in condition.of)
    if isinstance(condition, w.AnyOf):
        return any(holds(g, f, c) for c in condition.of)
    if isinstance(condition, w.During):
        return _during(g, f, condition)
    if isinstance(condition, w.Happened):
        from apnap.magic import happened

        return happened.times(g, f, condition.how, condition.of) >= amount(g, f, condition.n)
    if isinstance(condition, w.WasKicked):
        return g.object(f.source).kicked > 0
    raise NotPlayable(f"nothing can be true or false of {condition!r}")


def _during(g: Magic, f: Frame, condition: w.During) -> bool:
    if condition.whose is not None and g.turn.active not in players(g, f, condition.whose):
        return False
    step, phase = g.turn.step, g.phase
    return not condition.when or any(word in (step, phase) or (word == "main" and phase.endswith("main")) for word in condition.when)
