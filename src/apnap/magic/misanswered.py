"""Why an answer that somebody gives while announcing is none: the value of X, a division."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from apnap.kernel.data import Id
from apnap.kernel.refusal import Refusal, refuse
from apnap.magic import law

WhyNot = Callable[[Any, Any], Iterator[Refusal]]


def x(source: Id) -> WhyNot:
    """For a number that X can't be."""
    def why(_: Any, answer: Any) -> Iterator[Refusal]:
        if isinstance(answer, int):
            yield refuse(law.X_NOT_NEGATIVE if answer < 0 else law.X_NOT_ZERO, object=source, number=answer)

    return why


def division(source: Id, total: int, among: tuple[Id, ...]) -> WhyNot:
    """For parts of which one is too small, or that are not the whole (601.2d)."""
    def why(_: Any, answer: Any) -> Iterator[Refusal]:
        parts = answer if isinstance(answer, tuple) else ()
        for target, n in zip(among, parts):
            if n < 1:
                yield refuse(law.DIVISION, target=target, object=source)
        if sum(parts) != total:
            yield refuse(law.DIVISION_TOTAL, object=source, amount=sum(parts), needed=total)

    return why
