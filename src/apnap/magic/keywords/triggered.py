"""Keywords that are triggered abilities."""

from __future__ import annotations

from typing import Any

from apnap.magic.forms.abilities import Body, Triggered
from apnap.magic.forms.effects import Counter, GainLife, If, LoseLife, Mana, May, Pay, ReturnCard, UnlessPays
from apnap.magic.forms.events import BecomesTarget, Casts, Dies
from apnap.magic.forms.words import Compare, ControllerOf, CountersOn, Did, Players, That, ThatMuch, This, You


def ward(cost: tuple[Any, ...]) -> Triggered:
    """702.21a: when this becomes the target of a spell or ability an opponent controls, counter that unless its player pays."""
    aimed = That("source")
    return Triggered(
        BecomesTarget(This(), Players("opponents")), Body((UnlessPays((Counter(aimed),), cost, ControllerOf(aimed)),)), label="ward"
    )


def persist() -> Triggered:
    """702.79a: when this dies without a -1/-1 counter on it, it returns with one."""
    return _returns("persist", "-1/-1")


def undying() -> Triggered:
    """702.93a: when this dies without a +1/+1 counter on it, it returns with one."""
    return _returns("undying", "+1/+1")


def extort() -> Triggered:
    """702.101a: whenever you cast a spell, you may pay {W/B}; then each opponent loses 1 life and you gain as much."""
    drain = (LoseLife(1, Players("opponents")), GainLife(ThatMuch()))
    return Triggered(Casts(You()), Body((May((Pay((Mana(("W/B",)),)),)), If(Did(), drain))), label="extort")


def _returns(label: str, kind: str) -> Triggered:
    back = ReturnCard(That("it"), owner=True, counters=((1, kind),))
    return Triggered(Dies(This()), Body((back,)), Compare(CountersOn(That("it"), kind), "=", 0), label=label)
