"""Keywords that stand before a whole activated ability and add instructions to it: forecast, boast, exhaust.

    >>> from apnap.magic.forms.abilities import Activated, Body
    >>> LABELLED["exhaust"](Activated((), Body())).limits
    (OnlyOnce(),)
"""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from apnap.magic.forms.abilities import Activated, OnceEachTurn, OnlyIf, OnlyOnce
from apnap.magic.forms.words import During, Happened, This, You


def _with(ability: Activated, *limits: Any) -> Activated:
    """The ability with these instructions, each once."""
    made: Activated = ability.but(limits=(*ability.limits, *(x for x in limits if x not in ability.limits)))
    return made


def forecast(ability: Activated) -> Activated:
    """702.57b: in the hand, only during the upkeep of the card's owner and only once each turn."""
    limits = (OnlyIf(During(("upkeep",), You())), OnceEachTurn())
    made: Activated = _with(ability, *limits).but(zone="hand", label="forecast")
    return made


def boast(ability: Activated) -> Activated:
    """702.142a: only if this creature attacked this turn and only once each turn."""
    made: Activated = _with(ability, OnlyIf(Happened("attacked", This())), OnceEachTurn()).but(label="boast")
    return made


def exhaust(ability: Activated) -> Activated:
    """702.177a: only once, for as long as the object is itself."""
    made: Activated = _with(ability, OnlyOnce()).but(label="exhaust")
    return made


LABELLED: dict[str, Callable[[Activated], Activated]] = {"forecast": forecast, "boast": boast, "exhaust": exhaust}
