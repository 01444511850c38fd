"""State-based actions (704): one round of them happens at once, before anybody receives priority."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from apnap.kernel.data import Id
from apnap.kernel.events import Event
from apnap.kernel.law import Rule, dated
from apnap.kernel.options import One
from apnap.magic import attaching, law, permissions
from apnap.magic import events as ev

if TYPE_CHECKING:
    from apnap.magic.game import Magic

Found = list[tuple[Event, Rule]]


def check(g: Magic) -> bool:
    """Perform one round. True when something was done (then another round follows)."""
    if g.checked == g.turn.version:
        return False
    found = [*_players(g), *_permanents(g), *g.law(PLANESWALKERS)(g), *_legends(g), *_attachments(g)]
    done = False
    if found:
        done = any(o.done is not None for o in g.happen(*(e for e, _ in found), rule=found[0][1]))
    if not done:
        g.checked = g.turn.version
    return done


def _players(g: Magic) -> Found:
    out: Found = []
    for p in g.apnap():
        player = g.player(p)
        for holds, rule in (
            (player.life <= 0, law.LOSES_AT_ZERO_LIFE), (player.drew_from_empty, law.LOSES_EMPTY_LIBRARY),
            (player.counters.get("poison", 0) >= 10, law.LOSES_POISON),
        ):
            loses = ev.Loses(p, rule.name)
            if holds and permissions.impossible(g, loses) is None:
                out.append((loses, rule))
                break
    return out


def _permanents(g: Magic) -> Found:
    out: Found = []
    for i in g.turn.battlefield:
        o, c = g.object(i), g.chars(i)
        if "creature" in c.types and c.toughness is not None:
            if c.toughness <= 0:
                out.append((ev.Move(i, "graveyard", "state-based"), law.ZERO_TOUGHNESS))
                continue
            lethal = o.damage >= c.toughness
            if (lethal or o.deathtouched) and o.damage and not c.has("indestructible"):
                out.append((ev.Destroy(i), law.LETHAL_DAMAGE if lethal else law.DEATHTOUCH_DAMAGE))
                continue
        if "planeswalker" in c.types and o.counters.get("loyalty", 0) <= 0:
            out.append((ev.Move(i, "graveyard", "state-based"), law.ZERO_LOYALTY))
            continue
        both = min(o.counters.get("+1/+1", 0), o.counters.get("-1/-1", 0))
        if both and g.law(COUNTERS_ANNIHILATE):
            out += [(ev.RemoveCounters(i, kind, both), law.COUNTERS_ANNIHILATE) for kind in ("+1/+1", "-1/-1")]
    return out


COUNTERS_ANNIHILATE = dated({"1999": False, "2006-10-06": True})


def _same_name(g: Magic) -> dict[tuple[str, Id], list[Id]]:
    groups: dict[tuple[str, Id], list[Id]] = {}
    for i in g.turn.battlefield:
        c = g.chars(i)
        if "legendary" in c.supertypes and c.name:
            groups.setdefault((c.name, c.controller), []).append(i)
    return {k: v for k, v in groups.items() if len(v) > 1}


def _keep_one(g: Magic) -> Found:
    """Since July 2013 each player chooses one of his own to keep."""
    out: Found = []
    for (_, controller), ids in _same_name(g).items():
        kept = g.choose(controller, "legend", law.LEGEND, One(tuple(ids)))
        out += [(ev.Move(i, "graveyard", "state-based"), law.LEGEND) for i in ids if i != kept]
    return out


def _all_go(g: Magic) -> Found:
    """From October 2004 all legendary permanents of one name go, whoever controls them."""
    names: dict[str, list[Id]] = {}
    for i in g.turn.battlefield:
        c = g.chars(i)
        if "legendary" in c.supertypes and c.name:
            names.setdefault(c.name, []).append(i)
    return [(ev.Move(i, "graveyard", "state-based"), law.LEGEND) for ids in names.values() if len(ids) > 1 for i in ids]


def _planeswalkers(g: Magic, of_one: bool) -> dict[Any, list[Id]]:
    """Planeswalkers of one type, of each player by himself or of everybody."""
    types: dict[Any, list[Id]] = {}
    for i in g.turn.battlefield:
        c = g.chars(i)
        for word in c.subtypes if "planeswalker" in c.types else ():
            types.setdefault((word, c.controller if of_one else None), []).append(i)
    return {k: ids for k, ids in types.items() if len(ids) > 1}


def _no_planeswalker_rule(g: Magic) -> Found:
    return []


def _all_planeswalkers_go(g: Magic) -> Found:
    """From October 2007 all planeswalkers of one type go."""
    gone = dict.fromkeys(i for ids in _planeswalkers(g, False).values() for i in ids)
    return [(ev.Move(i, "graveyard", "state-based"), law.PLANESWALKER_UNIQUENESS) for i in gone]


def _keep_one_planeswalker(g: Magic) -> Found:
    """From July 2013 each player chooses one of a type to keep."""
    gone: dict[Id, None] = {}
    for (_, controller), ids in _planeswalkers(g, True).items():
        kept = g.choose(controller, "legend", law.PLANESWALKER_UNIQUENESS, One(tuple(ids)))
        gone.update(dict.fromkeys(i for i in ids if i != kept))
    return [(ev.Move(i, "graveyard", "state-based"), law.PLANESWALKER_UNIQUENESS) for i in gone]


PLANESWALKERS = dated({
    "1999": _no_planeswalker_rule, "2007-10-12": _all_planeswalkers_go, "2013-07-13": _keep_one_planeswalker,
    "2017-09-29": _no_planeswalker_rule,
})
LEGENDS = dated({"2004-10-01": _all_go, "2013-07-13": _keep_one})


def _legends(g: Magic) -> Found:
    return g.law(LEGENDS)(g)


def _attachments(g: Magic) -> Found:
    out: Found = []
    for i in g.turn.battlefield:
        o, c = g.object(i), g.chars(i)
        if "Aura" in c.subtypes:
            host = o.attached_to
            if host is None or any(attaching.why_not(g, i, host)):
                out.append((ev.Move(i, "graveyard", "state-based"), law.AURA_ILLEGAL))
        elif o.attached_to is not None and any(attaching.why_not(g, i, o.attached_to)):
            equips = ("Equipment" in c.subtypes or "Fortification" in c.subtypes) and "creature" not in c.types
            out.append((ev.Attach(i, None), law.EQUIPMENT_ILLEGAL if equips else law.ATTACHED_ILLEGAL))
    return out
