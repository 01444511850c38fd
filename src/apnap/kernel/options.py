"""What an open decision offers, as values. Each knows `in`, iteration in a fixed order, `count`, `pick` and `why_not`.

Answers are plain data: an element for `One`, a tuple for `Some`, `Order` and `Division`, an integer for `Number`, a string for `Name`.
"""
from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, islice, permutations
from math import comb, factorial
from typing import Any

from apnap.kernel.data import same

Draw = Callable[[int], int]


class Options:
    """The answers that a decision takes."""

    __slots__ = ()

    def __contains__(self, answer: Any) -> bool:
        return self.why_not(answer) is None

    def __iter__(self) -> Iterator[Any]:
        raise NotImplementedError

    @property
    def count(self) -> int | None:
        """How many answers there are; None when there is no bound."""
        raise NotImplementedError

    def pick(self, draw: Draw) -> Any:
        """An answer; `draw(n)` must give a number from 0 to n - 1."""
        raise NotImplementedError

    def why_not(self, answer: Any) -> str | None:
        """None for an answer that is taken, else what was expected, as an English phrase."""
        raise NotImplementedError


class One(Options):
    """One of several."""

    __slots__ = ("of",)

    def __init__(self, of: tuple[Any, ...]) -> None:
        self.of = of

    def __iter__(self) -> Iterator[Any]:
        return iter(self.of)

    @property
    def count(self) -> int:
        return len(self.of)

    def pick(self, draw: Draw) -> Any:
        return self.of[draw(len(self.of))]

    def why_not(self, answer: Any) -> str | None:
        return None if any(same(answer, x) for x in self.of) else f"one of {_listed(self.of)}"


class Some(Options):
    """Between `least` and `most` different elements, in the order of `of`."""

    __slots__ = ("least", "most", "of")

    def __init__(self, of: tuple[Any, ...], least: int, most: int) -> None:
        self.of = of
        self.least = least
        self.most = min(most, len(of))

    def __iter__(self) -> Iterator[Any]:
        for n in range(self.least, self.most + 1):
            yield from combinations(self.of, n)

    @property
    def count(self) -> int:
        return sum(comb(len(self.of), n) for n in range(self.least, self.most + 1))

    def pick(self, draw: Draw) -> Any:
        n = self.least + draw(self.most - self.least + 1)
        left = list(range(len(self.of)))
        taken = sorted(left.pop(draw(len(left))) for _ in range(n))
        return tuple(self.of[i] for i in taken)

    def why_not(self, answer: Any) -> str | None:
        if isinstance(answer, tuple) and self.least <= len(answer) <= self.most:
            left = iter(self.of)
            if all(any(same(x, y) for y in left) for x in answer):
                return None
        amount = str(self.least) if self.least == self.most else f"{self.least} to {self.most}"
        return f"a tuple of {amount} different elements, in this order, of {_listed(self.of)}"


class Order(Options):
    """All elements in some order."""

    __slots__ = ("of",)

    def __init__(self, of: tuple[Any, ...]) -> None:
        self.of = of

    def __iter__(self) -> Iterator[Any]:
        return permutations(self.of)

    @property
    def count(self) -> int:
        return factorial(len(self.of))

    def pick(self, draw: Draw) -> Any:
        left = list(self.of)
        return tuple(left.pop(draw(len(left))) for _ in self.of)

    def why_not(self, answer: Any) -> str | None:
        if isinstance(answer, tuple) and len(answer) == len(self.of):
            left = list(self.of)
            for x in answer:
                place = next((n for n, y in enumerate(left) if same(x, y)), None)
                if place is None:
                    break
                del left[place]
            else:
                return None
        return f"these in some order: {_listed(self.of)}"


class Number(Options):
    """A whole number from `least` to `most` (None: without bound)."""

    __slots__ = ("least", "most")

    def __init__(self, least: int, most: int | None) -> None:
        self.least = least
        self.most = most

    def __iter__(self) -> Iterator[Any]:
        n = self.least
        while self.most is None or n <= self.most:
            yield n
            n += 1

    @property
    def count(self) -> int | None:
        return None if self.most is None else max(0, self.most - self.least + 1)

    def pick(self, draw: Draw) -> Any:
        return self.least + draw(11 if self.most is None else self.most - self.least + 1)

    def why_not(self, answer: Any) -> str | None:
        if type(answer) is int and answer >= self.least and (self.most is None or answer <= self.most):
            return None
        return f"a number from {self.least}" + ("" if self.most is None else f" to {self.most}")


class Division(Options):
    """`total` divided among the elements of `among`, at least `least` each; the answer is a tuple of amounts in their order."""

    __slots__ = ("among", "least", "total")

    def __init__(self, total: int, among: tuple[Any, ...], least: int) -> None:
        self.total = total
        self.among = among
        self.least = least

    def __iter__(self) -> Iterator[Any]:
        def parts(total: int, n: int) -> Iterator[tuple[int, ...]]:
            if n == 0:
                if total == 0:
                    yield ()
                return
            for first in range(self.least, total - self.least * (n - 1) + 1):
                for rest in parts(total - first, n - 1):
                    yield (first, *rest)

        return parts(self.total, len(self.among))

    @property
    def count(self) -> int:
        free = self.total - self.least * len(self.among)
        if not self.among:
            return int(self.total == 0)
        return comb(free + len(self.among) - 1, len(self.among) - 1) if free >= 0 else 0

    def pick(self, draw: Draw) -> Any:
        parts = [self.least] * len(self.among)
        for _ in range(self.total - sum(parts)):
            parts[draw(len(parts))] += 1
        return tuple(parts)

    def why_not(self, answer: Any) -> str | None:
        fits = isinstance(answer, tuple) and len(answer) == len(self.among)
        if fits and all(type(n) is int and n >= self.least for n in answer) and sum(answer) == self.total:
            return None
        return f"a tuple of {len(self.among)} amounts of at least {self.least} each that add up to {self.total}"


class Name(Options):
    """A name of some kind ("a card name"). `known` are those that iteration and `pick` suggest; any other printable name is taken too."""

    __slots__ = ("kind", "known")

    def __init__(self, kind: str, known: tuple[str, ...] = ()) -> None:
        self.kind = kind
        self.known = known

    def __iter__(self) -> Iterator[Any]:
        return iter(self.known)

    @property
    def count(self) -> int | None:
        return None

    def pick(self, draw: Draw) -> Any:
        return self.known[draw(len(self.known))] if self.known else self.kind

    def why_not(self, answer: Any) -> str | None:
        return None if type(answer) is str and answer and answer.isprintable() else f"the name of {self.kind}"


def _listed(of: tuple[Any, ...]) -> str:
    shown = ", ".join(repr(x) for x in islice(of, 12))
    return shown + (f" and {len(of) - 12} more" if len(of) > 12 else "")
