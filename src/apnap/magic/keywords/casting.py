"""Keywords about casting: kicker, madness, affinity."""

from __future__ import annotations

from typing import Any

from apnap.magic.forms.abilities import Body, Static, Triggered
from apnap.magic.forms.effects import CastCard, If, May, PutInto
from apnap.magic.forms.events import DiscardedInto
from apnap.magic.forms.statics import CostsMore, DiscardInstead, Kicker
from apnap.magic.forms.words import Count, Did, Filter, Not, That, This, Times, You

Cost = tuple[Any, ...]


def kicker(cost: Cost) -> Static:
    """702.33a: an optional additional cost as this spell is cast."""
    return Static((Kicker(cost),), zone="stack", label="kicker")


def multikicker(cost: Cost) -> Static:
    """702.33c: an additional cost that may be paid any number of times."""
    return Static((Kicker(cost, many=True),), zone="stack", label="multikicker")


def madness(cost: Cost) -> tuple[Static, Triggered]:
    """702.35a: discarded, it is exiled instead; then its owner may cast it for the madness cost, or puts it into the graveyard."""
    card = That("it")
    body = Body((May((CastCard(card, cost),)), If(Not(Did()), (PutInto(card, "graveyard"),))))
    return (
        Static((DiscardInstead(),), zone="hand", label="madness"),
        Triggered(DiscardedInto(), body, zone="exile", label="madness"),
    )


def affinity(what: Filter) -> Static:
    """702.41: this spell costs {1} less to cast for each that you control."""
    return Static((CostsMore(Times(-1, Count(what.but(controller=You()))), filter=This()),), zone="stack", label="affinity")
