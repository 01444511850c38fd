"""Choices that make no difference: every way through the step is tried on forks, and the ends are compared.

A way is the answers from here to the end of the step. Ways with the fewest mana abilities count, so nobody taps more than he needs.
"""
from __future__ import annotations

from collections.abc import Callable, Iterator
from heapq import heappop, heappush
from itertools import count, islice
from typing import Any, NamedTuple, Protocol

from apnap.kernel.game import Attempted, Stop
from apnap.kernel.refusal import Illegal

WIDE = 40
BUDGET = 300


class Way(NamedTuple):
    """Answers from the open decision to the end of the step, and what stands there then."""

    answers: tuple[Any, ...]
    end: int
    price: int


class Guide(Protocol):
    """What a game's column knows about its decisions."""

    def said(self, game: Any) -> Any:
        """The answer that the words of the file (or a convention) give to the fork's decision, as a tuple of one; None for none."""

    def copy(self) -> Guide: ...

    def shape(self, game: Any) -> int:
        """The state as it matters to a judge."""

    def likes(self, game: Any) -> Callable[[Any], Any]:
        """A key for options: equal keys are the same choice."""

    def failed(self, game: Any) -> bool:
        """Whether the action under way was taken back."""

    def anyway(self, game: Any, options: list[Any]) -> Any:
        """The option to go on with when all of them end in failure: the one after which the reason is the telling one."""

    def price(self, game: Any, answer: Any) -> int:
        """1 for an answer that costs something avoidable (a mana ability), else 0."""


def distinct(game: Any, guide: Guide) -> list[Any] | None:
    """The options of the open decision, those of equal shape once; None when there are too many."""
    many = game.decision.options.count
    if many is None or many > 4 * WIDE:
        return None
    key = guide.likes(game)
    out: dict[Any, Any] = {}
    for x in islice(game.decision.options, 4 * WIDE):
        out.setdefault(key(x), x)
    return list(out.values()) if len(out) <= WIDE else None


def ways(game: Any, guide: Guide, first: list[Any] | None = None, budget: int = BUDGET) -> list[Way] | None:
    """Every cheapest way from here to the end of the step that is not taken back; None when there are too many to try.

    With `first` only those that begin with one of these answers.
    """
    found: list[Way] = []
    numbers = count()
    seen: set[Any] = set()
    todo: list[tuple[int, int, Any, Guide, tuple[Any, ...]]] = []
    if not _ahead(game, guide, first, 0, (), todo, numbers):
        return None
    while todo:
        price, n, at, here, answers = heappop(todo)
        if found and price > found[0].price:
            break
        if n > budget:
            return None
        try:
            fork, ended = _after(at, answers[-1])
        except Illegal:
            continue
        if here.failed(fork):
            continue
        if ended:
            found.append(Way(answers, here.shape(fork), price))
            continue
        key = (price, here.shape(fork), fork.decision.kind, tuple(map(here.likes(fork), islice(fork.decision.options, 8))))
        if key not in seen:
            seen.add(key)
            if not _ahead(fork, here, None, price, answers, todo, numbers):
                return None
    return found


def _after(game: Any, answer: Any) -> tuple[Any, bool]:
    """A fork with one more answer, and whether the step is over then. What comes after the step is not begun."""
    fork = game.fork()
    fork.answers.append(answer if answer in game.decision.options else Attempted(answer))
    fork.table.back(fork.start)
    fork.cursor, fork.decision = 0, None
    try:
        fork.step()
    except Stop:
        return fork, False
    return fork, True


def _ahead(game: Any, guide: Guide, first: list[Any] | None, price: int, answers: tuple[Any, ...], todo: list[Any],
           numbers: Iterator[int]) -> bool:
    """Enter the answers to be tried at a decision, each with the guide as it is after it. False when they are too many."""
    then = guide.copy()
    said = None if first is not None else then.said(game)
    if said is not None:
        heappush(todo, (price, next(numbers), game, then, (*answers, said[0])))
        return True
    options = first if first is not None else distinct(game, guide)
    for x in options or ():
        heappush(todo, (price + guide.price(game, x), next(numbers), game, guide.copy(), (*answers, x)))
    return options is not None


def choose(game: Any, guide: Guide, first: list[Any] | None = None) -> Way | None:
    """A way, when the open choice makes no difference (or one answer at most works); None when it matters or can't be settled."""
    options = first if first is not None else distinct(game, guide)
    if options is None:
        return None
    if len(options) == 1:
        return Way((options[0],), 0, 0)
    groups: list[list[Way]] = []
    for x in options:
        found = ways(game, guide, [x])
        if found is None:
            return None
        if found:
            groups.append(found)
        if game.decision.kind != "mana window" and len({_ends(g) for g in groups}) > 1:
            return None
    if not groups:  # whatever is chosen, the action fails
        return Way((guide.anyway(game, options),), 0, 0)
    least = min(g[0].price for g in groups)
    cheapest = [g for g in groups if g[0].price == least]
    return cheapest[0][0] if len({_ends(g) for g in cheapest}) == 1 else None


def _ends(found: list[Way]) -> frozenset[int]:
    return frozenset(w.end for w in found)
