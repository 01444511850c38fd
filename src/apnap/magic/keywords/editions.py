"""Keywords that the editions word differently: forms as compiled are those of the newest edition; a game takes its edition's.

The label of a form says which keyword it is of. `as_in(game, card)` gives the card with the forms that its keywords stand for in the
game's edition, wherever in the card they stand (an ability that grants madness grants the madness of its time).
"""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from apnap.kernel.data import Form
from apnap.kernel.law import Dated, dated
from apnap.magic.forms.abilities import Activated, Body, Card, Static, Triggered
from apnap.magic.forms.effects import CastCard, CastWindow, Delayed, Destroy, GainLife, If, May, PutDiscarded, PutInto
from apnap.magic.forms.events import DealsDamage, DiscardedInto, LastCounterRemoved, Passes
from apnap.magic.forms.keyworded import TapTotal
from apnap.magic.forms.statics import DiscardInstead
from apnap.magic.forms.words import Did, Filter, Not, Still, That, ThatMuch, This, You

Cost = tuple[Any, ...]
Pair = tuple[Static, Triggered]
CARD = Still(That("it"))


def _madness(may: bool, *instructions: Any) -> Pair:
    """Both abilities: which card goes to exile rather than the graveyard, and what is done when one did."""
    return (
        Static((DiscardInstead(may),), zone="hand", label="madness"),
        Triggered(DiscardedInto(), Body(instructions), zone="exile", label="madness"),
    )


def _until_pass(cost: Cost) -> Pair:
    """Before Time Spiral: the card may be removed; the trigger opens a time that lasts until its owner passes, and passing triggers."""
    goes = Delayed(Passes(You(), CARD), Body((PutInto(CARD, "graveyard"),)))
    return _madness(True, CastWindow(CARD, cost), goes)


def _now_or_never(cost: Cost, may: bool, put: Any) -> Pair:
    return _madness(may, May((CastCard(CARD, cost),)), If(Not(Did()), (put,)))


def _as_it_resolves(cost: Cost) -> Pair:
    """Since Time Spiral: the card may be removed; it is played while the trigger resolves, or it goes to the graveyard."""
    return _now_or_never(cost, True, PutInto(CARD, "graveyard"))


def _found_again(cost: Cost) -> Pair:
    """The same, and what speaks of the discarded card finds it afterwards (in the texts since 2017; between 2013 and then derived)."""
    return _now_or_never(cost, True, PutDiscarded(CARD))


def madness(cost: Cost) -> Pair:
    """702.35a, since April 2016: a discarded card is exiled in any case, and is cast as the trigger resolves or goes to the graveyard."""
    return _now_or_never(cost, False, PutDiscarded(CARD))


MADNESS: Dated[Callable[[Cost], Pair]] = dated(
    {"1999": _until_pass, "2006-10-06": _as_it_resolves, "2015-07-17": _found_again, "2016-04-08": madness}
)


TRIGGERED_KEYWORDS: Dated[dict[str, Triggered]] = dated({
    "1999": {
        "lifelink": Triggered(DealsDamage(This()), Body((GainLife(ThatMuch()),)), label="lifelink"),
        "deathtouch": Triggered(
            DealsDamage(This(), Filter(types=(("creature",),))), Body((Destroy(That("damaged")),)), label="deathtouch"),
    },
    "2009-07-11": {},
})
"""Keywords that were triggered abilities once; since M10 they are part of the damage."""


SUSPENDED_MAY_STAY: Dated[bool] = dated({"1999": False, "2023-10-13": True})
"""Whether a suspended card whose last counter is gone may be left in exile; before, it had to be played if it could be."""
CREWS_ITSELF: Dated[bool] = dated({"1999": True, "2022-02-18": False})
"""Whether a Vehicle that is a creature already can be tapped for its own crew ability (702.122a says "other" in the texts since 2022)."""


def as_in(g: Any, card: Any) -> Any:
    """The card as the edition of the game understands its keywords."""
    return _plainly(_as_in(g.law(MADNESS), card), g.law(SUSPENDED_MAY_STAY), g.law(CREWS_ITSELF))


def on(date: str, card: Any) -> Any:
    """The card as the edition of a date understands its keywords."""
    return _plainly(_as_in(MADNESS.at(date), card), SUSPENDED_MAY_STAY.at(date), CREWS_ITSELF.at(date))


def _plainly(form: Any, may_stay: bool, crews_itself: bool) -> Any:
    """A card's own suspend and crew abilities as the edition words them."""
    if isinstance(form, tuple):
        parts = tuple(_plainly(x, may_stay, crews_itself) for x in form)
        return form if parts == form else parts
    if isinstance(form, Card):
        made = _plainly(form.abilities, may_stay, crews_itself)
        return form if made is form.abilities else form.but(abilities=made)
    if not may_stay and isinstance(form, Triggered) and form.label == "suspend" and isinstance(form.event, LastCounterRemoved):
        return form.but(body=Body((CastCard(This(), free=True),)))
    if crews_itself and isinstance(form, Activated) and form.label == "crew":
        return form.but(cost=tuple(c.but(filter=c.filter.but(other=False)) if isinstance(c, TapTotal) else c for c in form.cost))
    return form


def _as_in(made: Callable[[Cost], Pair], form: Any) -> Any:
    if isinstance(form, Static | Triggered) and form.label == "madness":
        return made(())[0] if isinstance(form, Static) else made(_cost(form))[1]
    if isinstance(form, tuple):
        parts = tuple(_as_in(made, x) for x in form)
        return form if parts == form else parts
    if not isinstance(form, Form):
        return form
    changed = {}
    for name in form.__struct_fields__:
        old = getattr(form, name)
        new = _as_in(made, old)
        if new is not old:
            changed[name] = new
    return form.but(**changed) if changed else form


def _cost(trigger: Triggered) -> Cost:
    assert isinstance(trigger.body, Body)
    first = trigger.body.instructions[0]
    cost: Cost = first.cost if isinstance(first, CastWindow) else first.do[0].cost
    return cost
