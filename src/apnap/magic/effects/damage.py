"""Damage and life."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from apnap.kernel.data import Id
from apnap.magic import events as ev
from apnap.magic import law, words
from apnap.magic.effects.registry import does
from apnap.magic.forms import effects as e
from apnap.magic.forms.words import ControllerOf, Each, Either, OwnerOf, PlayerFilter, Players, Several, Target, That, You
from apnap.magic.state import Frame

if TYPE_CHECKING:
    from apnap.magic.game import Magic


def everything(g: Magic, f: Frame, ref: Any) -> tuple[Id, ...]:
    """The objects and players that a reference means."""
    if isinstance(ref, Target):
        return words.targets(g, f, ref.slot)
    if isinstance(ref, Players | You | ControllerOf | OwnerOf | PlayerFilter):
        return words.players(g, f, ref)
    if isinstance(ref, That):
        found = words.remembered(g, f, ref.key)
        return (found,) if isinstance(found, Id) else tuple(found or ())
    if isinstance(ref, Each) and isinstance(ref.filter, Either | PlayerFilter):
        return tuple(i for i in words.candidates(g, f, ref.filter) if words.fits(g, f, ref.filter, i))
    if isinstance(ref, tuple | Several):
        return tuple(i for part in (ref if isinstance(ref, tuple) else ref.of) for i in everything(g, f, part))
    return words.objects(g, f, ref)


def source_of(g: Magic, f: Frame, ref: Any) -> Id:
    """The object that deals the damage: the source, as last known when it is gone."""
    found = words.objects(g, f, ref)
    return found[0] if found else f.source


@does(e.DealDamage)
def deal_damage(g: Magic, f: Frame, x: e.DealDamage) -> None:
    n, source = words.amount(g, f, x.n), source_of(g, f, x.source)
    out = g.happen(*(ev.Damage(source, i, n) for i in everything(g, f, x.to)), cause=source, rule=law.DAMAGE)
    words.remember(g, f, "amount", sum(n for o in out if o.done is not None))


@does(e.DealDivided)
def deal_divided(g: Magic, f: Frame, x: e.DealDivided) -> None:
    assert f.record is not None
    o = g.object(f.record)
    source, legal = source_of(g, f, x.source), words.targets(g, f, x.slot)
    chosen = o.targets[x.slot] if x.slot < len(o.targets) else ()
    parts = o.division[-1] if o.division else ()
    g.happen(*(ev.Damage(source, i, n) for i, n in zip(chosen, parts) if i in legal), cause=source, rule=law.DAMAGE)


@does(e.GainLife)
def gain_life(g: Magic, f: Frame, x: e.GainLife) -> None:
    n = words.amount(g, f, x.n)
    g.happen(*(ev.GainLife(p, n) for p in words.players(g, f, x.who)), cause=f.source, rule=law.LIFE_CHANGE)


@does(e.LoseLife)
def lose_life(g: Magic, f: Frame, x: e.LoseLife) -> None:
    n = words.amount(g, f, x.n)
    out = g.happen(*(ev.LoseLife(p, n) for p in words.players(g, f, x.who)), cause=f.source, rule=law.LIFE_CHANGE)
    words.remember(g, f, "amount", sum(o.done.n for o in out if isinstance(o.done, ev.LoseLife)))


@does(e.GetPlayerCounters)
def get_counters(g: Magic, f: Frame, x: e.GetPlayerCounters) -> None:
    n = words.amount(g, f, x.n)
    g.happen(*(ev.PutCounters(p, x.kind, n) for p in words.players(g, f, x.who)), cause=f.source, rule=law.COUNTERS)


@does(e.WinLose)
def win_or_lose(g: Magic, f: Frame, x: e.WinLose) -> None:
    who = words.players(g, f, x.who)
    losers = [p for p in g.apnap() if p not in who] if x.wins else list(who)
    g.happen(*(ev.Loses(p, "wins by effect" if x.wins else "loses by effect") for p in losers), cause=f.source, rule=law.ONE_SHOT)


@does(e.Fight)
def fight(g: Magic, f: Frame, x: e.Fight) -> None:
    """701.14: each deals damage equal to its power to the other; none if either is gone."""
    a, b = words.objects(g, f, x.a), words.objects(g, f, x.b)
    if len(a) != 1 or len(b) != 1 or any("creature" not in g.chars(i).types or g.object(i).zone != "battlefield" for i in (*a, *b)):
        g.note(ev.Skipped(f.source, "fight"), law.FIGHT_ILLEGAL, f.source)
        return
    blows = (ev.Damage(a[0], b[0], words.stat(g, a[0], "power")), ev.Damage(b[0], a[0], words.stat(g, b[0], "power")))
    g.happen(*blows, cause=f.source, rule=law.FIGHT)
