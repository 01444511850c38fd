"""Which function carries which form out."""
from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from apnap.magic.effects import looking_back
from apnap.magic.state import Frame
from apnap.magic.words import NotPlayable

if TYPE_CHECKING:
    from apnap.magic.game import Magic

Doing = Callable[["Magic", Frame, Any], None]
doings: dict[type, Doing] = {}


def does(form: type) -> Callable[[Doing], Doing]:
    """Register the function that carries a form out."""

    def enter(function: Doing) -> Doing:
        doings[form] = function
        return function

    return enter


def carry_out(g: Magic, f: Frame, form: Any) -> None:
    """Do one instruction. Raises `NotPlayable` for a form without a function."""
    looking_back.tell(g, f, form)
    doing = doings.get(type(form))
    if doing is None:
        raise NotPlayable(f"nothing carries out {type(form).__name__} yet")
    doing(g, f, form)


def carry_out_all(g: Magic, f: Frame, forms: tuple[Any, ...]) -> None:
    for form in forms:
        carry_out(g, f, form)
