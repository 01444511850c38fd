"""Players that are programs. They see what a player sees; the same seed gives the same moves."""
from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from itertools import count, islice
from typing import Any, Protocol

from apnap.faces.match import Match
from apnap.kernel.data import Id
from apnap.kernel.options import Options
from apnap.kernel.refusal import Illegal, NotAnAnswer

WIDE, REPLIES, FORCED = 24, 6, 30  # options looked at, replies to each, decisions until something rests


class Seat(Protocol):
    """Who makes a player's choices."""

    def choose(self, match: Match) -> Any:
        """An answer to the open decision."""


def drawing(name: str) -> Callable[[int], int]:
    """Numbers by chance that depend on a name only: `draw(n)` is below n."""
    numbers = count()

    def draw(n: int) -> int:
        digest = blake2b(f"{name}/{next(numbers)}".encode(), digest_size=8).digest()
        return int.from_bytes(digest, "big") % n

    return draw


def named(match: Match) -> str:
    return f"{match.seed}/{len(match.made)}"


class Random:
    """Takes anything that is offered."""

    def choose(self, match: Match) -> Any:
        return match.g.legal.pick(drawing(named(match)))


class Look:
    """Tries each option on a fork in which all that it can't see is dealt anew, and takes the one after which the table looks best.

    What follows at once is answered too: by itself as it likes best, by the other player as he likes best.
    """

    def choose(self, match: Match) -> Any:
        d, draw = match.g.decision, drawing(named(match))
        me, column = d.by, match.column
        answers = some(d.options, draw)
        if len(answers) == 1:
            return answers[0]
        base = column.imagined(match.g, me, draw)
        best: tuple[int, Any] | None = None
        for a in answers if base is not None else ():
            worth = self._worth(column, base, a, me)
            if worth is not None and (best is None or worth > best[0]):
                best = (worth, a)
        return answers[draw(len(answers))] if best is None else best[1]

    def _worth(self, column: Any, base: Any, answer: Any, me: Id) -> int | None:
        """What an answer is worth; None when it can't be tried here, because what was imagined differs."""
        fork = base.fork()
        try:
            fork.apply(answer)
        except (Illegal, NotAnAnswer):
            return None
        return self._settled(column, fork, me, True)

    def _settled(self, column: Any, g: Any, me: Id, choosing: bool) -> int:
        for _n in range(FORCED):
            d = g.decision
            if d is None or d.kind == "act":
                break
            replies = tuple(islice(d.options, REPLIES))
            if choosing and len(replies) > 1:
                worth = [self._after(column, g, a, me) for a in replies]
                return max(worth) if d.by == me else min(worth)
            g.apply(replies[0])
        worth_now: int = column.score(g, me)
        return worth_now

    def _after(self, column: Any, g: Any, answer: Any, me: Id) -> int:
        fork = g.fork()
        fork.apply(answer)
        return self._settled(column, fork, me, False)


def some(options: Options, draw: Callable[[int], int]) -> tuple[Any, ...]:
    """All the options, or some by chance where there are very many."""
    n = options.count
    if n is not None and n <= 2 * WIDE:
        return tuple(options)
    picked = [options.pick(draw) for _ in range(WIDE)]
    return tuple(a for k, a in enumerate(picked) if a not in picked[:k])


PROGRAMS: dict[str, Callable[[], Seat]] = {"random": Random, "look": Look}
