"""Keywords that are triggered abilities."""

from __future__ import annotations

from typing import Any

from apnap.magic.forms.abilities import Body, Triggered
from apnap.magic.forms.effects import Counter, UnlessPays
from apnap.magic.forms.events import BecomesTarget
from apnap.magic.forms.words import ControllerOf, Players, That, This


def ward(cost: tuple[Any, ...]) -> Triggered:
    """702.21a: when this becomes the target of a spell or ability an opponent controls, counter that unless its player pays."""
    aimed = That("source")
    return Triggered(
        BecomesTarget(This(), Players("opponents")), Body((UnlessPays((Counter(aimed),), cost, ControllerOf(aimed)),)), label="ward"
    )
