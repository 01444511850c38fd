"""Builds the values of a full parse from the filled chart: only what is part of it, and every distinct value once."""
from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias, cast

from apnap.text.engine.grammar import OPTION, REPEAT, TERMINAL, Branch
from apnap.text.engine.shapes import Form
from apnap.text.engine.values import Node, Value, sort_key

if TYPE_CHECKING:
    from apnap.text.engine.chart import Chart


@dataclass(frozen=True, slots=True)
class Fields:
    """Fields on their way to the node around them; without any, the absence of a value."""

    pairs: tuple[tuple[str, Value], ...] = ()


Part: TypeAlias = "Value | Fields"
ABSENT = Fields()
_ONLY_EMPTY: list[tuple[Part, ...]] = [()]


class Builder:
    """Builds values over one chart. `spans` keeps the nodes alive, so that their identity stays theirs."""

    def __init__(self, chart: Chart, most: int) -> None:
        self.chart = chart
        self.most = most
        self.more = False
        self.spans: dict[int, tuple[Node, tuple[int, int]]] = {}
        self.noise: set[int] = set()
        self._known: dict[tuple[int, int, int], list[Part]] = {}

    def whole(self, rule: int, end: int) -> tuple[Value, ...]:
        """The distinct values of a rule over the whole text; absence is the empty tuple."""
        values = [() if isinstance(part, Fields) else part for part in self.parts(rule, 0, end)]
        return tuple(dict.fromkeys(values))

    def parts(self, rule: int, at: int, end: int) -> list[Part]:
        """The distinct values of a rule between two positions, in order of priority."""
        key = rule, at, end
        known = self._known.get(key)
        if known is not None:
            return known
        out: list[Part] = []
        for branch in self.chart.memo[at][rule][end]:
            for part in self._of_branch(branch, at, end):
                if part not in out and self._room(len(out)):
                    out.append(part)
        self._known[key] = out
        return out

    def _room(self, values: int) -> bool:
        self.chart.spend(1)
        if values < self.most:
            return True
        self.more = True
        return False

    def _of_branch(self, branch: Branch, at: int, end: int) -> list[Part]:
        form = branch.form
        if form is Form.NOTHING:
            self.noise.update(range(at, end))
            return [ABSENT]
        if form is Form.TRUE or form is Form.CONSTANT:
            if branch.brackets:
                self._sequences(branch, at, end)  # for the noise inside
            return [True if form is Form.TRUE else branch.alternative.constant]
        return [self._made(branch, parts, at, end) for parts in self._sequences(branch, at, end)]

    def _made(self, branch: Branch, parts: tuple[Part, ...], at: int, end: int) -> Part:
        form = branch.form
        if form is Form.NODE:
            node = Node(branch.alternative.node, (*branch.constants, *_fields(branch, parts)))
            self.spans[id(node)] = node, (at, end)
            return node
        if form is Form.FIELDS:
            return Fields(tuple(_fields(branch, parts)))
        if form is Form.ONE:
            return parts[0]
        values = _flat(branch, parts)
        return tuple(sorted(values, key=sort_key)) if form is Form.UNORDERED else tuple(values)

    def _sequences(self, branch: Branch, at: int, end: int) -> list[tuple[Part, ...]]:
        """The parts that the taking steps of a branch give between two positions: every distinct sequence of them.

        Forwards the positions before each step are found again (the chart knows all ends), backwards the parts are put together.
        """
        steps = branch.steps
        if len(steps) == 1:
            return [(part,) if branch.takes[0] else () for part in self._single(steps[0], branch.takes[0], at, end)]
        before = [[at]]
        for step in steps[:-1]:
            before.append(self.chart.after(step, before[-1]))
        tails: dict[int, list[tuple[Part, ...]]] = {end: _ONLY_EMPTY}
        for i in range(len(steps) - 1, -1, -1):
            step, takes = steps[i], branch.takes[i]
            longer: dict[int, list[tuple[Part, ...]]] = {}
            for start in before[i]:
                found = self._longer(step, takes, start, tails)
                if found:
                    longer[start] = found
            tails = longer
        return tails.get(at, [])

    def _single(self, step: tuple[int, int], takes: bool, at: int, end: int) -> list[Part]:
        """The parts of a step that is a whole branch."""
        if step[0] == TERMINAL:
            return [self._terminal(step[1], at) if takes else ABSENT]
        return self._between(step, at, end) if takes else self._visit(step, at, end)

    def _longer(self, step: tuple[int, int], takes: bool, at: int, tails: dict[int, list[tuple[Part, ...]]]) -> list[tuple[Part, ...]]:
        """The sequences from here on: what the step gives up to each position at which a tail begins, before that tail."""
        kind, number = step
        chart = self.chart
        if kind == TERMINAL:
            if number not in chart.terminals[at] or at + 1 not in tails:
                return []
            if not takes:
                return tails[at + 1]
            value = self._terminal(number, at)
            return [(value, *tail) for tail in tails[at + 1]]
        reached = [end for end in chart.after(step, [at]) if end in tails]
        if len(reached) == 1 and not takes:
            self._visit(step, at, reached[0])
            return tails[reached[0]]
        out: dict[tuple[Part, ...], None] = {}
        for end in sorted(reached, reverse=True):
            parts = self._between(step, at, end) if takes else self._visit(step, at, end)
            for part in parts:
                for tail in tails[end]:
                    sequence: tuple[Part, ...] = (part, *tail) if takes else tail
                    if sequence not in out and self._room(len(out)):
                        out[sequence] = None
        return list(out)

    def _terminal(self, number: int, at: int) -> Value:
        kind, text = self.chart.grammar.terminals[number]
        return self.chart.grammar.lexicon.value(text, self.chart.words[at]) if kind.value == "class" else True

    def _visit(self, step: tuple[int, int], at: int, end: int) -> list[Part]:
        """A step whose value is dropped: only its noise is noted."""
        kind, number = step
        if self.chart.grammar.noise[number]:
            self.noise.update(range(at, end))
        elif kind != REPEAT and end in self.chart.memo[at].get(number, {}):
            self.parts(number, at, end)
        return [ABSENT]

    def _between(self, step: tuple[int, int], at: int, end: int) -> list[Part]:
        kind, number = step
        if kind == REPEAT:
            return cast("list[Part]", self._repeated(number, at, end))
        parts = self.parts(number, at, end) if end in self.chart.memo[at].get(number, {}) else []
        if kind == OPTION and at == end and ABSENT not in parts:
            return [*parts, ABSENT]
        return parts

    def _repeated(self, rule: int, at: int, end: int) -> list[tuple[Value, ...]]:
        """All tuples that a repetition gives between two positions."""
        positions = [p for p in self.chart.after((REPEAT, rule), [at]) if p < end]
        tails: dict[int, list[tuple[Value, ...]]] = {end: [()]}
        for start in sorted(positions, reverse=True):
            out: dict[tuple[Value, ...], None] = {}
            for stop in sorted(self.chart.ends(rule, start), reverse=True):
                if stop > start and stop in tails:
                    for part in self.parts(rule, start, stop):
                        for tail in tails[stop]:
                            sequence = tail if isinstance(part, Fields) else (part, *tail)
                            if sequence not in out and self._room(len(out)):
                                out[sequence] = None
            if out:
                tails[start] = list(out)
        return tails.get(at, [])


def _fields(branch: Branch, parts: tuple[Part, ...]) -> list[tuple[str, Value]]:
    """The fields of the labelled parts and those that came from brackets; what is absent or an empty tuple gives none."""
    out: list[tuple[str, Value]] = []
    labels = [label for label, takes in zip(branch.labels, branch.takes, strict=True) if takes]
    for label, part in zip(labels, parts, strict=True):
        if isinstance(part, Fields):
            out += part.pairs
        elif label and part != ():
            out.append((label, part))
    return out


def _flat(branch: Branch, parts: tuple[Part, ...]) -> list[Value]:
    """The values of a tuple: a repetition's one by one."""
    out: list[Value] = []
    kinds = [kind for (kind, _), takes in zip(branch.steps, branch.takes, strict=True) if takes]
    for kind, part in zip(kinds, parts, strict=True):
        if isinstance(part, Fields):
            continue
        if kind == REPEAT:
            out += cast("tuple[Value, ...]", part)
        else:
            out.append(part)
    return out
