"""What static abilities allow and forbid: each question is asked here once, as refusals."""
from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from apnap.kernel.data import Id
from apnap.kernel.events import Event
from apnap.kernel.refusal import Refusal, refuse
from apnap.magic import events as ev
from apnap.magic import law, words
from apnap.magic.forms import statics as s
from apnap.magic.state import Has

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
    if not mana:
        yield from split_second(g)


def split_second(g: Magic) -> Iterator[Refusal]:
    """A spell with split second on the stack (702.61a)."""
    for i in g.turn.stack:
        if g.chars(i).has("split second"):
            yield refuse(law.SPLIT_SECOND, by=i)


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
                yield refuse(law.CANT_PAY_PROHIBITED, by=f.source, player=player, cost="life")


def cant_sacrifice(g: Magic, player: Id, i: Id) -> Iterator[Refusal]:
    """Effects that forbid sacrificing this to pay for spells and abilities (614.17b)."""
    for f, form in g.statics(s.CantPay):
        if form.sacrifice is not None and player in words.players(g, f, form.who) and words.fits(g, f, form.sacrifice, i):
            yield refuse(law.CANT_PAY_PROHIBITED, by=f.source, player=player, object=i)


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
