"""Keyword activated abilities that tap creatures: crew, saddle, station."""
from __future__ import annotations

from typing import Any

from apnap.magic.forms.abilities import Activated, Body, OnlyAsSorcery
from apnap.magic.forms.effects import Continuous, PutCounters, Tap
from apnap.magic.forms.keyworded import Becomes, TapTotal
from apnap.magic.forms.statics import AddTypes
from apnap.magic.forms.words import Choose, Filter, Stat, That, This, You

OTHER_CREATURES = Filter(types=(("creature",),), controller=You(), status=("untapped",), other=True)


def crew(n: Any) -> Activated:
    """702.122a: tap other untapped creatures with total power n or greater: this becomes an artifact creature until end of turn."""
    change = Continuous(This(), (AddTypes(("artifact", "creature")),), "turn")
    return Activated((TapTotal(OTHER_CREATURES, n),), Body((change,)), label="crew")


def saddle(n: Any) -> Activated:
    """702.171a: tap other untapped creatures with total power n or greater: this becomes saddled until end of turn. As a sorcery."""
    change = Continuous(This(), (Becomes("saddled"),), "turn")
    return Activated((TapTotal(OTHER_CREATURES, n),), Body((change,)), (OnlyAsSorcery(),), label="saddle")


def station() -> Activated:
    """702.184a: tap another untapped creature: charge counters equal to its power on this. As a sorcery."""
    body = Body((PutCounters(Stat(That("tapped"), "power"), "charge", This()),))
    return Activated((Tap(Choose(OTHER_CREATURES)),), body, (OnlyAsSorcery(),), label="station")
