"""The parser: a memoised top-down chart over tokens that keeps every end of every rule at every position.

First the chart is filled: for a rule at a position, where can it end and by which branches? Then `forest` builds the values of
the full parse only. So ambiguity is seen, and values are never built in vain.
"""
from __future__ import annotations

from collections.abc import Sequence

from apnap.text.engine.forest import Builder
from apnap.text.engine.frontier import Frontier, frontier
from apnap.text.engine.grammar import CALL, OPTION, TERMINAL, Branch, Grammar
from apnap.text.engine.tokens import Token
from apnap.text.engine.values import Node, Value, walk

__all__ = ["Chart", "Grammar", "Parse", "TooDeep", "TooLong", "parse"]

STEPS = 200_000
DEEPEST = 100
MOST_VALUES = 16


class TooDeep(ValueError):
    """The text nests deeper than the parser follows."""


class TooLong(ValueError):
    """The text needs more steps than the parser was allowed."""


class Chart:
    """Where each rule that was asked for can end, per position: `memo[position][rule] -> {end: branches that end there}`."""

    __slots__ = ("_left", "_room", "deepest", "grammar", "memo", "signatures", "steps", "terminals", "words")

    def __init__(self, grammar: Grammar, words: Sequence[str], steps: int = STEPS, deepest: int = DEEPEST) -> None:
        self.grammar = grammar
        self.words = words
        self.signatures = grammar.signatures(words)
        self.terminals = [s.terminals for s in self.signatures]
        self.memo: list[dict[int, dict[int, list[Branch]]]] = [{} for _ in self.signatures]
        self.steps = self._left = steps
        self.deepest = self._room = deepest

    def branches(self, rule: int, at: int) -> tuple[Branch, ...]:
        """The branches of a rule that the token at this position can begin."""
        signature = self.signatures[at]
        found = signature.table.get(rule)
        return self.grammar.dispatch(signature, rule) if found is None else found

    def ends(self, rule: int, at: int) -> dict[int, list[Branch]]:
        """Where the rule, begun here, can end, and by which branches in order of priority. Raises `TooDeep`, `TooLong`."""
        known = self.memo[at].get(rule)
        if known is not None:
            return known
        found: dict[int, list[Branch]] = {}
        self.memo[at][rule] = found
        branches = self.branches(rule, at)
        if branches:
            self.spend(len(branches))
            self._room -= 1
            if self._room < 0:
                raise TooDeep(f"the text nests more than {self.deepest} phrases inside one another")
            for branch in branches:
                self.follow(branch, at, found)
            self._room += 1
        return found

    def follow(self, branch: Branch, at: int, found: dict[int, list[Branch]]) -> None:
        """Follows a branch and notes where it ends: position by position while there is only one, then all at once."""
        terminals, memo = self.terminals, self.memo
        here = at
        for i, (kind, number) in enumerate(branch.steps):
            if kind == TERMINAL:
                if number not in terminals[here]:
                    return
                here += 1
                continue
            if kind == CALL:
                reached = memo[here].get(number)
                if reached is None:
                    reached = self.ends(number, here)
                if not reached:
                    return
                if len(reached) == 1:
                    (here,) = reached
                    continue
            self.many(branch, i, here, found)
            return
        found.setdefault(here, []).append(branch)

    def many(self, branch: Branch, i: int, at: int, found: dict[int, list[Branch]]) -> None:
        """Follows a branch from step i on with all positions at once, and notes where it ends."""
        positions = [at]
        for step in branch.steps[i:]:
            positions = self.after(step, positions)
            if not positions:
                return
            self.spend(len(positions))
        for end in positions:
            found.setdefault(end, []).append(branch)

    def after(self, step: tuple[int, int], positions: list[int]) -> list[int]:
        """The positions after a step from any of these positions, each once."""
        kind, number = step
        if kind == TERMINAL:
            return [at + 1 for at in positions if number in self.terminals[at]]
        if kind == CALL:
            if len(positions) == 1:
                return list(self.ends(number, positions[0]))
            return list({end: None for at in positions for end in self.ends(number, at)})
        if kind == OPTION:
            return list({end: None for at in positions for end in (*self.ends(number, at), at)})
        reached = dict.fromkeys(positions)
        front = positions
        while front:
            fresh = {end: None for at in front for end in self.ends(number, at) if end not in reached}
            reached.update(fresh)
            front = list(fresh)
            self.spend(len(front))
        return list(reached)

    def refill(self) -> None:
        """Gives the whole budget back, for a second look at a chart that is filled."""
        self._left = self.steps

    def spend(self, steps: int) -> None:
        """Takes steps from the budget. Raises `TooLong` when it is spent."""
        self._left -= steps
        if self._left < 0:
            raise TooLong(f"the text needs more than {self.steps} steps to be read")


class Parse:
    """What parsing gave.

    `values` are all distinct values of the whole text, the first by priority first; empty when it cannot be read. When there
    are more than `most` of them (or of a phrase inside), the rest is left out and `more` is true. `ends` are the positions at
    which the start rule could have ended. `noise` are the positions of tokens that some reading takes as words without meaning.
    """

    __slots__ = ("_spans", "chart", "ends", "more", "noise", "start", "values")

    def __init__(self, chart: Chart, start: int, most: int) -> None:
        self.chart = chart
        self.start = start
        found = chart.ends(start, 0)
        self.ends = tuple(sorted(found))
        builder = Builder(chart, most)
        whole = len(chart.words)
        self.values: tuple[Value, ...] = builder.whole(start, whole) if whole in found else ()
        self.more = builder.more
        self.noise = frozenset(builder.noise)
        self._spans = builder.spans

    def __bool__(self) -> bool:
        return bool(self.values)

    @property
    def failure(self) -> Frontier:
        """How far reading came, and what could have stood there. Of a text that was read: where it could have gone on."""
        return frontier(self.chart, self.start)

    @property
    def value(self) -> Value | None:
        """The first value, or None when the text cannot be read."""
        return self.values[0] if self.values else None

    def span(self, node: Node) -> tuple[int, int]:
        """The tokens (from, to) of this very node, an object inside one of `values`. Raises `KeyError` for any other."""
        try:
            return self._spans[id(node)][1]
        except KeyError:
            raise KeyError(f"this {node.name} is not from this parse") from None

    def spans(self, value: Value) -> dict[tuple[str | int, ...], tuple[int, int]]:
        """Every node of one of the values, by its path of labels and indices, with its tokens: `{("cost", 0): (0, 3)}`."""
        return {path: self.span(node) for path, node in walk(value)}


def parse(
    grammar: Grammar,
    tokens: Sequence[Token] | Sequence[str],
    start: str,
    *,
    steps: int = STEPS,
    deepest: int = DEEPEST,
    most: int = MOST_VALUES,
) -> Parse:
    """Reads tokens (or their texts) by a rule.

    Guaranteed: all distinct values up to `most`, in order of priority: an alternative that stands earlier goes first, and within
    one alternative the reading in which an earlier item is longer. Raises `TooDeep` when phrases nest deeper than `deepest`,
    `TooLong` when more than `steps` steps are needed, `KeyError` when there is no such rule; never `RecursionError`.
    """
    words = [token if isinstance(token, str) else token.text for token in tokens]
    try:
        return Parse(Chart(grammar, words, steps, deepest), grammar.number(start), most)
    except RecursionError:
        raise TooDeep("the text nests deeper than Python's stack has room for") from None
