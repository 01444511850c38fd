"""Keywords that are special actions or change how a spell is cast: suspend, morph, megamorph, evoke, entwine. None is activated."""
from __future__ import annotations

from typing import Any

from apnap.magic.forms.abilities import Body, Keyword, Static, Triggered
from apnap.magic.forms.effects import CastCard, May, RemoveCounters, Sacrifice
from apnap.magic.forms.events import Enters, LastCounterRemoved, StepBegins
from apnap.magic.forms.keyworded import AllModes, FaceUpCost, Suspend
from apnap.magic.forms.statics import Affects, AlternativeCost, GainAbilities
from apnap.magic.forms.words import Filter, Is, This, You

Cost = tuple[Any, ...]
SUSPENDED = Is(This(), Filter(kind="card", zone="exile", status=("suspended",)))
BY_SUSPEND = Is(This(), Filter(status=("cast by suspend",)))


def suspend(n: Any, cost: Cost) -> tuple[Static, Triggered, Triggered, Static]:
    """702.62a: exile it from the hand with n time counters; one is removed each upkeep; after the last it may be cast free, hasty."""
    upkeep = Body((RemoveCounters(1, "time", This()),))
    last = Body((May((CastCard(This(), free=True),)),))
    return (
        Static((Suspend(n, cost),), zone="hand", label="suspend"),
        Triggered(StepBegins("upkeep", You()), upkeep, SUSPENDED, zone="exile", label="suspend"),
        Triggered(LastCounterRemoved("time", This()), last, zone="exile", label="suspend"),
        Static((Affects(This(), (GainAbilities((Keyword("haste"),)),)),), BY_SUSPEND, label="suspend"),
    )


def morph(cost: Cost) -> Static:
    """702.37: it may be cast face down for {3}; face down it may be turned up for this, a special action."""
    return Static((FaceUpCost(cost),), zone="hand", label="morph")


def megamorph(cost: Cost) -> Static:
    """702.37b: morph, and a +1/+1 counter as it is turned up for this cost."""
    return Static((FaceUpCost(cost, counter=True),), zone="hand", label="megamorph")


def evoke(cost: Cost) -> tuple[Static, Triggered]:
    """702.74a: it may be cast for this cost; then it is sacrificed when it enters."""
    evoked = Is(This(), Filter(kind="object", status=("evoked",)))
    return (
        Static((AlternativeCost(cost),), zone="stack", label="evoke"),
        Triggered(Enters(This()), Body((Sacrifice(This()),)), evoked, label="evoke"),
    )


def entwine(cost: Cost) -> Static:
    """702.42a: for an additional cost all modes are chosen."""
    return Static((AllModes(cost),), zone="stack", label="entwine")
