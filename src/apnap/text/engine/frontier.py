"""Where reading stopped: the furthest position that was tried, and everything that was tried there. Read off a filled chart."""
from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from apnap.text.engine.grammar import CALL, REPEAT, TERMINAL, Branch, Grammar, can_be_empty
from apnap.text.engine.notation import Kind

if TYPE_CHECKING:
    from apnap.text.engine.chart import Chart

Step = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Frontier:
    """`at` is the position of the token that stopped reading; `end` tells that the text could have ended there.

    `steps` are what was tried at that position from outside: the rules, words and classes that could have begun there.
    """

    grammar: Grammar
    at: int
    steps: tuple[Step, ...]
    end: bool

    def terminals(self) -> list[tuple[Kind, str]]:
        """All words and classes that could have stood there."""
        bits = 0
        for kind, number in self.steps:
            bits |= 1 << number if kind == TERMINAL else self.grammar.first[number]
        return [terminal for i, terminal in enumerate(self.grammar.terminals) if bits >> i & 1]

    def words(self) -> tuple[str, ...]:
        """The literal words that could have stood there."""
        return tuple(text for kind, text in self.terminals() if kind is Kind.WORD)

    def classes(self) -> tuple[str, ...]:
        """The word classes of which a word could have stood there."""
        return tuple(text for kind, text in self.terminals() if kind is Kind.CLASS)

    def expectations(self, named: frozenset[str]) -> tuple[list[str], list[tuple[Kind, str]]]:
        """What was expected: the outermost rules among `named`, and the words and classes that none of them covers."""
        rules: dict[str, None] = {}
        loose: dict[tuple[Kind, str], None] = {}
        seen: set[Step] = set()
        todo = list(reversed(self.steps))
        grammar = self.grammar
        while todo:
            step = todo.pop()
            if step in seen:
                continue
            seen.add(step)
            kind, number = step
            if kind == TERMINAL:
                loose[grammar.terminals[number]] = None
            elif kind == CALL and number < len(grammar.numbers) and grammar.names[number] in named:
                rules[grammar.names[number]] = None
            else:
                todo += [inner for branch in reversed(grammar.branches[number]) for inner in reversed(_leading(grammar, branch))]
        return list(rules), list(loose)


def _leading(grammar: Grammar, branch: Branch) -> list[Step]:
    """The steps with which a branch can begin."""
    out = []
    for step in branch.steps:
        out.append(step)
        if not can_be_empty(step, grammar.nullable):
            break
    return out


def frontier(chart: Chart, start: int) -> Frontier:
    """The frontier of a filled chart whose start rule was asked for at the beginning of the text."""
    chart.refill()
    tried: dict[int, dict[Step, None]] = {0: {(CALL, start): None}}
    for at, rules in enumerate(chart.memo):
        for rule in list(rules):
            for branch in chart.branches(rule, at):
                _note(chart, branch, at, tried)
    last = max(chart.ends(start, 0), default=-1)
    far = max(*tried, last)
    return Frontier(chart.grammar, far, tuple(tried.get(far, ())), last == far)


def _note(chart: Chart, branch: Branch, at: int, tried: dict[int, dict[Step, None]]) -> None:
    """Notes what a branch, begun at a position, tried at later ones. (What it tried where it began, its rule's caller noted.)"""
    positions = [at]
    for step in branch.steps:
        after = chart.after(step, positions)
        for position in (*positions, *(after if step[0] == REPEAT else ())):
            if position > at:
                tried.setdefault(position, {})[step] = None
        positions = after
        if not positions:
            return
