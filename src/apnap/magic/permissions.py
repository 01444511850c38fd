"""What static abilities allow and forbid: each question is asked here once, as refusals."""
from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from apnap.kernel.data import Id
from apnap.kernel.events import Event
from apnap.kernel.law import dated
from apnap.kernel.refusal import Refusal, refuse
from apnap.magic import events as ev
from apnap.magic import law, words
from apnap.magic.forms import effects as e
from apnap.magic.forms import statics as s
from apnap.magic.state import Effect, Has

if TYPE_CHECKING:
    from apnap.magic.game import Magic


def cant_activate(g: Magic, player: Id, i: Id, has: Has, mana: bool) -> Iterator[Refusal]:
    """Effects that forbid this ability (602.5)."""
    for f, form in g.statics(s.CantActivate):
        if form.no_mana and mana:
            continue
        if form.who is not None and player not in words.players(g, f, form.who):
            continue
        if words.fits(g, f, form.filter, i):
            yield refuse(law.PROHIBITED, object=i, by=f.source, player=player)
    for source in said_of(g, i, "can't activate"):
        yield refuse(law.PROHIBITED, object=i, by=source, player=player)
    if not mana:
        yield from split_second(g)


def split_second(g: Magic) -> Iterator[Refusal]:
    """A spell with split second on the stack (702.61a)."""
    for i in g.turn.stack:
        if g.chars(i).has("split second"):
            yield refuse(law.SPLIT_SECOND, by=i)


UNTIL_PASS = "until pass"
"""The duration of what lasts until its player next passes."""


def window(g: Magic, player: Id, i: Id) -> Effect | None:
    """The effect that lets a player cast this card now, with priority and for a cost of its own."""
    for x in g.effects_in_force():
        if isinstance(x, Effect) and x.controller == player and i in x.what and isinstance(x.changes[0], e.CastWindow):
            return x
    return None


MADNESS_WHILE_RESOLVING = dated({"1999": (), "2006-10-06": (law.CAST_DURING_RESOLUTION,)})
"""What stands behind the refusal of a cast for madness at another time."""


def why_not_for_madness(g: Magic, player: Id, i: Id) -> tuple[Refusal, ...]:
    """The reason against casting a card for madness when no madness trigger lets the player."""
    because = tuple(refuse(rule, object=i, ability="its madness trigger") for rule in g.law(MADNESS_WHILE_RESOLVING))
    timing = tuple(refuse(law.CAST_PROHIBITED, (r,), object=i, player=player) for r in sorcery_only(g, player))
    return (*cant_cast(g, player, i), *timing, refuse(law.MADNESS_TIME, because, object=i, player=player),)


def permission(g: Magic, player: Id, i: Id) -> Effect | None:
    """The effect that lets a player play this card from where it is, at the times at which it may be played anyway."""
    for x in g.effects_in_force():
        if isinstance(x, Effect) and x.controller == player and i in x.what and isinstance(x.changes[0], e.PlayPermission):
            return x
    return None


def price(g: Magic, player: Id, i: Id) -> tuple[Any, ...] | None:
    """What such an effect has its player pay rather than the mana cost; None without one."""
    free = permission(g, player, i)
    if free is not None and free.changes[0].free and "land" not in g.chars(i).types:
        return ()
    found = window(g, player, i)
    cost: tuple[Any, ...] | None = None if found is None else found.changes[0].cost
    return cost


def windows(g: Magic, player: Id) -> tuple[Id, ...]:
    """The cards that such effects let a player cast or play."""
    kinds = e.CastWindow | e.PlayPermission
    found = [x for x in g.effects_in_force() if isinstance(x, Effect) and x.controller == player and isinstance(x.changes[0], kinds)]
    return tuple(i for x in found for i in x.what if g.object(i).zone and g.object(i).became is None)


def end_at_pass(g: Magic, player: Id) -> None:
    """What lasts until this player passes is over."""
    for x in g.effects_in_force():
        if isinstance(x, Effect) and x.duration == UNTIL_PASS and x.controller == player:
            g.end_effect(x.id)


def cant_cast(g: Magic, player: Id, i: Id) -> Iterator[Refusal]:
    """Effects that forbid casting this card (601.3)."""
    yield from split_second(g)
    for f, form in g.statics(s.CantCast):
        if player in words.players(g, f, form.who) and (form.filter is None or _would_fit(g, f, form.filter, i)):
            yield refuse(law.CAST_PROHIBITED, (refuse(law.GOLDEN_CANT_BEATS_CAN, by=f.source),), object=i, by=f.source, player=player)


def _would_fit(g: Magic, f: Any, what: Any, i: Id) -> bool:
    """Whether the card as a spell fits: it is not on the stack yet."""
    return words.fits(g, f, what.but(kind="card", zone=None), i) if hasattr(what, "kind") else words.fits(g, f, what, i)


def sorcery_only(g: Magic, player: Id) -> Iterator[Refusal]:
    """Effects that let a player cast spells only as sorceries."""
    for f, form in g.statics(s.OnlyAsSorceryFor):
        if player in words.players(g, f, form.who):
            yield refuse(law.SORCERY_TIMING, player=player, by=f.source)


def as_though_flash(g: Magic, player: Id, i: Id) -> bool:
    """Whether an effect lets the player cast this as though it had flash."""
    return any(
        player in words.players(g, f, form.who) and (form.filter is None or _would_fit(g, f, form.filter, i))
        for f, form in g.statics(s.AsThoughFlash)
    )


def cant_pay_life(g: Magic, player: Id, n: int) -> Iterator[Refusal]:
    """Effects that forbid paying life for spells and abilities (614.17b)."""
    if n > 0:
        for f, form in g.statics(s.CantPay):
            if form.life and player in words.players(g, f, form.who):
                yield refuse(law.CANT_PAY_PROHIBITED, _cant_beats(f.source, player, cost="life"), by=f.source, player=player, cost="life")
        for f, no in g.statics(s.CantLoseLife):
            if player in words.players(g, f, no.who):
                yield refuse(law.CANT_PAY_PROHIBITED, (refuse(law.CANT_LOSE_LIFE, by=f.source, player=player),), by=f.source, player=player)


def cant_sacrifice(g: Magic, player: Id, i: Id) -> Iterator[Refusal]:
    """Effects that forbid sacrificing this to pay for spells and abilities (614.17b)."""
    for f, form in g.statics(s.CantPay):
        if form.sacrifice is not None and player in words.players(g, f, form.who) and words.fits(g, f, form.sacrifice, i):
            yield refuse(law.CANT_PAY_PROHIBITED, _cant_beats(f.source, player, object=i), by=f.source, player=player, object=i)
    for source in said_of(g, i, "can't be sacrificed"):
        yield refuse(law.CANT_PAY_PROHIBITED, by=source, player=player, object=i)


def _cant_beats(source: Id, player: Id, **facts: Any) -> tuple[Refusal, ...]:
    """What stands behind a payment that is forbidden: the prohibition wins, and what is not allowed is as good as not there."""
    return refuse(law.GOLDEN_CANT_BEATS_CAN, by=source, player=player), refuse(law.CANT_PAY, player=player, **facts)


def said_of(g: Magic, i: Id, name: str) -> Iterator[Id]:
    """The sources of a rule of this name about a permanent: of static abilities and of effects in force."""
    for f, x in g.statics(s.Affects):
        if any(isinstance(c, s.Rule) and c.name == name for c in x.changes):
            meant = words.fits(g, f, x.what, i) if hasattr(x.what, "kind") or hasattr(x.what, "of") else i in words.objects(g, f, x.what)
            if meant:
                yield f.source
    for effect in g.effects_in_force():
        if isinstance(effect, Effect) and i in effect.what and any(isinstance(c, s.Rule) and c.name == name for c in effect.changes):
            yield effect.source


def may_as_instant(g: Magic, player: Id, label: str) -> bool:
    """Whether an effect lets the player activate abilities of this keyword any time he could cast an instant."""
    return any(form.label == label and player in words.players(g, f, form.who) for f, form in g.statics(s.MayActivateAsInstant))


def impossible(g: Magic, e: Event) -> Refusal | None:
    """Why an event can't happen at all (101.2, 614.17), or None."""
    if isinstance(e, ev.PutCounters):
        for f, form in g.statics(s.CantHaveCounters):
            if form.kind is not None and form.kind != e.kind:
                continue
            if g.is_player(e.object):
                hit = form.who is not None and e.object in words.players(g, f, form.who)
            else:
                hit = form.what is not None and words.fits(g, f, form.what, e.object)
            if hit:
                return refuse(law.CANT_HAPPEN, by=f.source, object=e.object)
    elif isinstance(e, ev.Sacrifice):
        return _no_sacrifice(g, e)
    elif isinstance(e, ev.LoseLife):
        for f, form in g.statics(s.CantLoseLife):
            if e.player in words.players(g, f, form.who):
                return refuse(law.CANT_LOSE_LIFE, by=f.source, player=e.player)
    elif isinstance(e, ev.GainLife):
        for f, form in g.statics(s.CantGainLife):
            if e.player in words.players(g, f, form.who):
                return refuse(law.CANT_GAIN_LIFE, by=f.source, player=e.player)
    elif isinstance(e, ev.Destroy):
        if g.chars(e.object).has("indestructible"):
            return refuse(law.INDESTRUCTIBLE, object=e.object)
    elif isinstance(e, ev.CounterSpell):
        for f, form in g.statics(s.CantBeCountered, anywhere=True):
            if words.fits(g, f, form.what, e.object):
                return refuse(law.CANT_HAPPEN, by=f.source, object=e.object)
    elif isinstance(e, ev.Loses):
        for f, form in g.statics(s.CantLose):
            if e.player in words.players(g, f, form.who):
                return refuse(law.CANT_HAPPEN, by=f.source, player=e.player)
    return None


def _no_sacrifice(g: Magic, e: ev.Sacrifice) -> Refusal | None:
    """Why a permanent can't be sacrificed: it says so, or an opponent's effect can't cause it."""
    for source in said_of(g, e.object, "can't be sacrificed"):
        return refuse(law.CANT_HAPPEN, by=source, object=e.object)
    for f, form in g.statics(s.CantCauseSacrifice):
        if e.by is not None and e.player in words.players(g, f, form.who) and e.by in g.opponents(e.player):
            return refuse(law.CANT_HAPPEN, by=f.source, object=e.object)
    return None
