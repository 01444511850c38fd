"""Which function carries which verb out, and what became of it."""
from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from apnap.berserk.state import FULLY, NOT, PARTLY, Frame
from apnap.kernel.events import Outcome

if TYPE_CHECKING:
    from apnap.berserk.game import Berserk

Doing = Callable[["Berserk", Frame, Any], int]
doings: dict[type, Doing] = {}


class NotPlayable(NotImplementedError):
    """A form was read from a text but nothing can carry it out yet."""


def does(form: type) -> Callable[[Doing], Doing]:
    """Register the function that carries a verb out; it says whether that was done `FULLY`, `PARTLY` or `NOT` at all (119, 120)."""

    def enter(function: Doing) -> Doing:
        doings[form] = function
        return function

    return enter


def carry_out(g: Berserk, f: Frame, form: Any) -> int:
    """Do one verb. Raises `NotPlayable` for a form without a function."""
    doing = doings.get(type(form))
    if doing is None:
        raise NotPlayable(f"nothing carries out {type(form).__name__} yet")
    return doing(g, f, form)


def carry_out_all(g: Berserk, f: Frame, forms: tuple[Any, ...]) -> int:
    """Do several as one: as well as the worst of them, but not done only if none was."""
    results = [carry_out(g, f, form) for form in forms]
    return NOT if not any(results) else min(max(r, PARTLY) for r in results)


def result(outcomes: list[Outcome]) -> int:
    """What became of events that were meant to happen together."""
    if not any(o.done is not None for o in outcomes):
        return NOT
    return FULLY if all(o.fully for o in outcomes) else PARTLY
