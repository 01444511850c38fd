"""Can this transaction be completed? By trying on forks, exactly, within a budget; tries that reach the same position are merged.

Merging is exact when all that later choices and checks depend on is in the state (the proposal, reachable from record 0) or in the
options of the next decision. An announcement writes each answer down before it asks the next question; a local variable is not enough.
"""
from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any, Literal

from apnap.kernel.data import same
from apnap.kernel.game import Decision, Ended, Game, Stop, Trial
from apnap.kernel.position import shape
from apnap.kernel.refusal import Illegal, Refusal

DEEP = 200  # a first try answers so many choices by itself
WIDE = 64  # of an unbounded or very wide choice this many answers are tried


class Search:
    """`found` is True (with the answers of `way`), False (`refusals` say why, from the way that came farthest), or None: budget spent."""

    __slots__ = ("found", "refusals", "tries", "way")

    def __init__(self) -> None:
        self.found: bool | None = None
        self.refusals: tuple[Refusal, ...] = ()
        self.way: tuple[Any, ...] = ()
        self.tries = 0


def completes(g: Game, answer: Any, budget: int = 400) -> Search:
    """Whether the transaction that begins with this answer to the open decision can be completed."""
    out = Search()
    first = _run(g, answer, (), DEEP, out)
    if first is True:
        out.found, out.tries = True, 1
        return out
    seen: set[tuple[Any, ...]] = set()
    cut = False
    todo: list[Iterator[tuple[Any, ...]]] = [iter([()])]
    best = -1
    dive: list[tuple[Game, Decision]] = []  # the first way down needs no comparing until it fails
    while todo:
        way = next(todo[-1], None)
        if way is None:
            todo.pop()
            continue
        if out.tries >= budget:
            return out
        out.tries += 1
        result = _run(g, answer, way)
        if result is True:
            out.found, out.way = True, way
            return out
        if isinstance(result, tuple):
            seen.update(_here(fork, decision) for fork, decision in dive)
            dive = []
            if len(way) > best:
                best, out.refusals = len(way), result
            continue
        fork, decision = result, result.decision
        assert decision is not None
        way = tuple(fork.answers[g.cursor + 1 :])  # chance may have answered too
        if best < 0:
            dive.append((fork, decision))
        else:
            here = _here(fork, decision)
            if here in seen:
                continue
            seen.add(here)
        wide = decision.options.count
        cut = cut or wide is None or wide > WIDE
        todo.append(_ways(way, decision, fork))
    out.found = None if cut else False
    return out


def _ways(way: tuple[Any, ...], decision: Decision, fork: Game) -> Iterator[tuple[Any, ...]]:
    first = [decision.default(fork)] if decision.default is not None else []
    yield from ((*way, x) for x in first if x in decision.options)
    yield from ((*way, x) for x in islice(decision.options, WIDE) if not (first and same(x, first[0])))


def _run(g: Game, answer: Any, way: tuple[Any, ...], dive: int = 0,
         out: Search | None = None) -> Literal[True] | tuple[Refusal, ...] | Game:
    """True, the refusals, or a fork at the next decision. With `dive` so many decisions are answered on the way, which `out` then has."""
    fork: Game = g.fork()
    fork.trial = Trial(g.cursor, dive)
    fork.answers = [*g.answers[: g.cursor], answer, *way]
    fork.table.back(fork.start)
    fork.cursor, fork.decision = 0, None
    try:
        fork.step()
    except Ended as end:
        if out is not None and end.refusals is None:
            out.way = tuple(fork.answers[g.cursor + 1 :])
        return True if end.refusals is None else end.refusals
    except Stop:
        return fork
    except Illegal as no:
        return no.refusals
    return True  # no transaction was begun: nothing can fail


def _here(fork: Game, decision: Decision) -> tuple[Any, ...]:
    options = decision.options
    shown = tuple(getattr(options, f) for cls in type(options).__mro__ for f in getattr(cls, "__slots__", ()))
    return shape(fork, live=True, also=(decision.kind, decision.player, type(options).__name__, shown))
