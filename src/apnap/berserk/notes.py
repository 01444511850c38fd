"""Lines of the history that are no events: what was announced, declared, taken back, left out."""
from __future__ import annotations

from typing import Any

from apnap.kernel.data import Form, Id

__all__ = ["Announced", "Declared", "Performed", "Reversed", "Skipped"]


class Announced(Form, frozen=True):
    """A line of the history: what a player announced while playing or activating."""

    entry: Id
    player: Id
    what: str
    value: Any = None


class Declared(Form, frozen=True):
    """A line of the history: an ability was declared into the Queue."""

    entry: Id
    source: Id
    player: Id
    targets: tuple[tuple[Id, ...], ...] = ()


class Performed(Form, frozen=True):
    """A line of the history: what stood at the head of the Queue begins to be performed."""

    entry: Id
    source: Id


class Reversed(Form, frozen=True):
    """A line of the history: an action was illegal and was taken back, at which of its steps and why."""

    player: Id
    action: Any
    at: str
    refusals: tuple[Any, ...] = ()


class Skipped(Form, frozen=True):
    """A line of the history: something was not done, and why."""

    source: Id
    what: str
    refusals: tuple[Any, ...] = ()
