"""Keywords about casting: kicker, affinity (madness differs by editions: `apnap.magic.keywords.editions`)."""

from __future__ import annotations

from typing import Any

from apnap.magic.forms.abilities import Static
from apnap.magic.forms.statics import CostsMore, Kicker
from apnap.magic.forms.words import Count, Filter, This, Times, You

Cost = tuple[Any, ...]


def kicker(cost: Cost) -> Static:
    """702.33a: an optional additional cost as this spell is cast."""
    return Static((Kicker(cost),), zone="stack", label="kicker")


def multikicker(cost: Cost) -> Static:
    """702.33c: an additional cost that may be paid any number of times."""
    return Static((Kicker(cost, many=True),), zone="stack", label="multikicker")


def affinity(what: Filter) -> Static:
    """702.41: this spell costs {1} less to cast for each that you control."""
    return Static((CostsMore(Times(-1, Count(what.but(controller=You()))), filter=This()),), zone="stack", label="affinity")
