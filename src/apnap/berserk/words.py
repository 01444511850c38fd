"""What the words of a text mean now: references, descriptions, quantities and conditions read with a `Frame`."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from apnap.berserk import zones
from apnap.berserk.forms import words as w
from apnap.berserk.state import Frame
from apnap.kernel.data import Id

if TYPE_CHECKING:
    from apnap.berserk.game import Berserk

# ---------------------------------------------------------------- memory


def remembered(g: Berserk, f: Frame, key: str) -> Any:
    """What was remembered under a key while this was performed, or by its trigger."""
    if key in f.extra:
        return f.extra[key]
    return g.entry(f.record).memory.get(key) if f.record is not None else None


def remember(g: Berserk, f: Frame, key: str, value: Any) -> None:
    if f.record is None:
        f.extra[key] = value
        return
    entry = g.edit_entry(f.record)
    entry.memory = {**entry.memory, key: value}


# ---------------------------------------------------------------- references


def objects(g: Berserk, f: Frame, ref: Any) -> tuple[Id, ...]:
    """The cards that a reference means, gone or not. `Choose` is asked by `apnap.berserk.choices`."""
    if ref is None or isinstance(ref, w.This):
        return (f.source,)
    if isinstance(ref, w.Target):
        given = g.entry(f.record).targets if f.record is not None else ()
        return given[f.base + ref.slot] if f.base + ref.slot < len(given) else ()
    if isinstance(ref, w.That):
        found = remembered(g, f, ref.key)
        return (found,) if isinstance(found, Id) else found or ()
    if isinstance(ref, w.Each):
        return fitting(g, f, ref.filter)
    if isinstance(ref, w.HeroOf):
        return tuple(g.player(p).hero for p in players(g, f, ref.who))
    raise TypeError(f"no cards are meant by {ref!r}")


def present(g: Berserk, f: Frame, ref: Any, zone: str = "game") -> tuple[Id, ...]:
    """The cards that a reference means and that are in the zone now; into a graveyard a card is followed."""
    found = objects(g, f, ref)
    if zone != "game":
        found = tuple(zones.now(g, i) for i in found)
    return tuple(i for i in found if g.object(i).zone == zone)


def player(g: Berserk, f: Frame, ref: Any) -> Id:
    """The player that a reference means; None is "you"."""
    if ref is None or isinstance(ref, w.You):
        return f.you
    if isinstance(ref, w.Opponent):
        return g.opponent(f.you)
    if isinstance(ref, w.ControllerOf):
        return g.chars(objects(g, f, ref.what)[0]).controller
    if isinstance(ref, w.That):
        found: Id = remembered(g, f, ref.key)
        return found
    raise TypeError(f"no player is meant by {ref!r}")


def players(g: Berserk, f: Frame, ref: Any) -> tuple[Id, ...]:
    """The players that a reference means, the active one first (527.4)."""
    if isinstance(ref, w.EachPlayer):
        return tuple(reversed(g.nap()))
    return (player(g, f, ref),)


# ---------------------------------------------------------------- descriptions


def candidates(g: Berserk, f: Frame, what: w.Filter) -> tuple[Id, ...]:
    """The cards in the zones that a description speaks of: none named means the game zone, nobody's named means the own (118)."""
    if what.zone is None:
        return g.turn.game
    whose = {None: (f.you,), "own": (f.you,), "enemy": (g.opponent(f.you),), "any": g.nap()}[what.whose]
    return tuple(i for p in whose for i in getattr(g.player(p), what.zone))


def fitting(g: Berserk, f: Frame, what: w.Filter) -> tuple[Id, ...]:
    return tuple(i for i in candidates(g, f, what) if fits(g, f, what, i))


def matches(g: Berserk, f: Frame, what: Any, i: Id) -> bool:
    """Whether a card is what a constant ability or a trigger speaks of: `This`, a description, or None for any."""
    if what is None:
        return True
    if isinstance(what, w.Filter):
        return fits(g, f, what, i)
    return i in objects(g, f, what)


def fits(g: Berserk, f: Frame, what: w.Filter, i: Id) -> bool:
    """Whether a card fits a description (its zone aside), as it is or was last known."""
    o, c = g.object(i), g.chars(i)
    if not kind_fits(c.type, c.classes, what.kind) or (what.other and i == f.source):
        return False
    if what.side is not None and (c.controller == f.you) != (what.side == "own"):
        return False
    if what.classes and not set(what.classes) & set(c.classes):
        return False
    if what.elements and not element_fits(c.elements, what.elements):
        return False
    if what.named is not None and c.name != what.named:
        return False
    if what.how is not None and o.how != what.how:
        return False
    if any(not c.keyword(k) for k in what.keywords) or any(c.keyword(k) for k in what.lacks):
        return False
    if any(not _status(o, word) for word in what.status):
        return False
    return all(compare(stat(g, i, which), op, amount(g, f, q)) for which, op, q in what.stats)


def element_fits(elements: tuple[str, ...], wanted: tuple[str, ...]) -> bool:
    """Whether a card of these elements is of one of those; a neutral card is of "none", all others of "any" (107.2)."""
    return bool(elements if "any" in wanted else set(wanted) & set(elements or ("none",)))


def kind_fits(type: str, classes: tuple[str, ...], kind: str) -> bool:
    """Whether a card of this type and these classes is called by a word such as "character" (107.1)."""
    if kind == "character":
        return type in ("hero", "creature")
    if kind == "equipment":
        return bool({"amulet", "armour", "weapon"} & set(classes))
    return kind in ("card", type)


def _status(o: Any, word: str) -> bool:
    facts = {
        "open": not o.closed, "closed": o.closed, "wounded": o.wounds > 0, "unwounded": o.wounds == 0, "wounded this turn": o.hurt,
        "poisoned": o.poison > 0, "created": o.created,
    }
    return bool(facts[word])


# ---------------------------------------------------------------- quantities


def amount(g: Berserk, f: Frame, q: Any) -> int:
    """A quantity as a number; what can't be known counts as 0."""
    if q is None or isinstance(q, int):
        return int(q or 0)
    if isinstance(q, w.X):
        x = g.entry(f.record).x if f.record is not None else f.extra.get("x")
        return int(x or 0)
    if isinstance(q, w.Count):
        return len(fitting(g, f, q.filter))
    if isinstance(q, w.Stat):
        return sum(stat(g, i, q.which) for i in objects(g, f, q.of))
    if isinstance(q, w.ThatMuch):
        return int(remembered(g, f, q.key) or 0)
    if isinstance(q, w.Times):
        return q.n * amount(g, f, q.of)
    if isinstance(q, w.OpenCoins):
        return g.player(player(g, f, q.who)).open_coins
    if isinstance(q, w.Plus):
        return sum(amount(g, f, part) for part in q.parts)
    raise TypeError(f"no number is meant by {q!r}")


def stat(g: Berserk, i: Id, which: str) -> int:
    """Base cost, lives now, strike now or wounds of a card; an X outside of being played is 0 (106.1)."""
    o, c = g.object(i), g.chars(i)
    if which == "cost":
        return c.cost if isinstance(c.cost, int) else 0
    if which == "wounds":
        return o.wounds
    if which == "strike":
        return max(0, (c.strike or 0) + o.boost)
    return (c.lives or 0) + o.extra + o.boost - o.wounds


def compare(a: int, op: str, b: int) -> bool:
    return {"<=": a <= b, ">=": a >= b, "=": a == b, "<": a < b, ">": a > b}[op]


# ---------------------------------------------------------------- conditions


def holds(g: Berserk, f: Frame, condition: Any) -> bool:
    """Whether a condition is true now; None always is."""
    if condition is None:
        return True
    if isinstance(condition, w.Compare):
        return compare(amount(g, f, condition.a), condition.op, amount(g, f, condition.b))
    if isinstance(condition, w.Is):
        ids = objects(g, f, condition.what)
        return bool(ids) and all(fits(g, f, condition.filter, i) for i in ids)
    if isinstance(condition, w.Not):
        return not holds(g, f, condition.what)
    if isinstance(condition, w.AllOf):
        return all(holds(g, f, c) for c in condition.of)
    if isinstance(condition, w.Attacking):
        return g.turn.attack is not None and g.turn.attack.attacker == f.source
    if isinstance(condition, w.Dead):
        ids = objects(g, f, condition.what)
        return bool(ids) and all(g.object(i).zone != "game" and g.object(zones.now(g, i)).zone == "graveyard" for i in ids)
    if isinstance(condition, w.InTurnOf):
        return g.turn.active == player(g, f, condition.who)
    raise TypeError(f"nothing can be true or false of {condition!r}")
