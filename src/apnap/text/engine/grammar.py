"""A grammar made ready for parsing: rules and brackets numbered, alternatives as flat instructions, first tokens as bit sets."""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from apnap.text.engine.lexicon import Lexicon
from apnap.text.engine.notation import Alternative, GrammarError, Item, Kind, Rules, load, read
from apnap.text.engine.shapes import Form, Shapes
from apnap.text.engine.tokens import Tokenizer

TERMINAL, CALL, OPTION, REPEAT = 0, 1, 2, 3
MOST_KNOWN_WORDS = 100_000


class Branch:
    """A compiled alternative. `steps` are pairs of an instruction and its number: a terminal's, or a rule's.

    `takes[i]` says whether step i gives a value, `labels[i]` into which field it goes.
    """

    __slots__ = ("alternative", "brackets", "constants", "first", "form", "labels", "nullable", "steps", "takes")

    def __init__(self, alternative: Alternative, form: Form) -> None:
        self.alternative = alternative
        self.form = form
        self.constants = alternative.constants
        self.steps: tuple[tuple[int, int], ...] = ()
        self.labels: tuple[str | None, ...] = ()
        self.takes: tuple[bool, ...] = ()
        self.brackets = any(item.kind not in (Kind.WORD, Kind.CLASS) for item in alternative.items)
        self.nullable = False
        self.first = 0


class Signature:
    """All words that the grammar cannot tell apart: the terminals they are, and, per rule, the branches they can begin."""

    __slots__ = ("bits", "table", "terminals")

    def __init__(self, terminals: frozenset[int]) -> None:
        self.terminals = terminals
        self.bits = sum(1 << t for t in terminals)
        self.table: dict[int, tuple[Branch, ...]] = {}


class Grammar:
    """A compiled grammar. It is not changed by parsing (but for caches) and can be pickled when its lexicon can.

    Raises `GrammarError` for an undefined rule, an unknown word class and a rule that can begin with itself (left recursion).
    """

    def __init__(self, rules: Rules, lexicon: Lexicon) -> None:
        self.rules = rules
        self.lexicon = lexicon
        self.shapes = Shapes(rules)
        self.numbers = {name: i for i, name in enumerate(rules.alternatives)}
        self.names: list[str] = list(self.numbers)
        """The rule's name per number; a bracket has the name of the rule it stands in."""
        self.branches: list[tuple[Branch, ...]] = [()] * len(self.names)
        self.noise: list[bool] = [name not in self.shapes.carrying for name in self.names]
        self.terminals: list[tuple[Kind, str]] = []
        self._terminal_of: dict[tuple[Kind, str], int] = {}
        self._signature_of: dict[str, Signature] = {}
        self._signatures: dict[frozenset[int], Signature] = {}
        for name, alternatives in rules.alternatives.items():
            self.branches[self.numbers[name]] = tuple(self._branch(a, name) for a in alternatives)
        self.nullable: list[bool] = _nullable(self.branches)
        self.first: list[int] = [0] * len(self.branches)
        self._find_first()
        for rule in left_recursive(self):
            raise GrammarError(self.branches[rule][0].alternative.place, f"the rule {self.names[rule]!r} can begin with itself")
        self.end = Signature(frozenset())

    @classmethod
    def load(cls, paths: Iterable[str | Path], tokenizer: Tokenizer, lexicon: Lexicon) -> Grammar:
        """Reads and compiles grammar files. Raises `GrammarError`, `OSError`."""
        return cls(load(paths, tokenizer.words), lexicon)

    @classmethod
    def read(cls, text: str, tokenizer: Tokenizer, lexicon: Lexicon) -> Grammar:
        """Compiles the text of a grammar. Raises `GrammarError`."""
        return cls(read(text, tokenizer.words), lexicon)

    def knows(self, word: str) -> bool:
        """Whether a word stands anywhere in the grammar or is listed in one of its lexicon's classes; patterns do not count."""
        return (Kind.WORD, word) in self._terminal_of or any(word in self.lexicon.words(c) for c in self.lexicon.names)

    def number(self, name: str) -> int:
        """The rule's number. Raises `KeyError` with a sentence when there is no such rule."""
        if name not in self.numbers:
            raise KeyError(f"the grammar has no rule {name!r}")
        return self.numbers[name]

    def signatures(self, words: Sequence[str]) -> list[Signature]:
        """The words' signatures, and one for the end of the text."""
        known = self._signature_of
        if len(known) > MOST_KNOWN_WORDS:
            known.clear()
        out = []
        for word in words:
            signature = known.get(word)
            if signature is None:
                signature = known[word] = self._signature(word)
            out.append(signature)
        out.append(self.end)
        return out

    def _signature(self, word: str) -> Signature:
        keys = [(Kind.WORD, word), *((Kind.CLASS, name) for name in self.lexicon.classes_of(word))]
        terminals = frozenset(self._terminal_of[key] for key in keys if key in self._terminal_of)
        return self._signatures.setdefault(terminals, Signature(terminals))

    def dispatch(self, signature: Signature, rule: int) -> tuple[Branch, ...]:
        """The rule's branches that can begin with such a word or can be empty, in order of priority."""
        bits = signature.bits
        out = signature.table[rule] = tuple(b for b in self.branches[rule] if b.nullable or b.first & bits)
        return out

    # -------------------------------------------------------------------------------------------------------- compiling

    def _branch(self, alternative: Alternative, owner: str) -> Branch:
        branch = Branch(alternative, self.shapes.form(alternative))
        branch.steps = tuple(self._step(item, alternative, owner) for item in alternative.items)
        branch.labels = tuple(item.label for item in alternative.items)
        branch.takes = tuple(self._takes(item, branch.form) for item in alternative.items)
        return branch

    def _takes(self, item: Item, form: Form) -> bool:
        if form in (Form.CONSTANT, Form.NOTHING, Form.TRUE):
            return False
        if item.label:
            return True
        if form in (Form.NODE, Form.FIELDS):
            return any(self.shapes.form(inner) is Form.FIELDS for inner in item.alternatives)
        return self.shapes.carries(item)

    def _step(self, item: Item, alternative: Alternative, owner: str) -> tuple[int, int]:
        if item.kind is Kind.RULE:
            if item.text not in self.numbers:
                raise GrammarError(alternative.place, f"the rule {item.text!r} is not defined (it stands in {owner!r})")
            return CALL, self.numbers[item.text]
        if item.kind in (Kind.WORD, Kind.CLASS):
            if item.kind is Kind.CLASS and item.text not in self.lexicon.names:
                raise GrammarError(alternative.place, f"the lexicon has no class @{item.text}")
            return TERMINAL, self._terminal(item.kind, item.text)
        number = len(self.names)
        self.names.append(owner)
        self.noise.append(all(self.shapes.form(inner) is Form.NOTHING for inner in item.alternatives))
        self.branches.append(())
        self.branches[number] = tuple(self._branch(inner, owner) for inner in item.alternatives)
        return {Kind.GROUP: CALL, Kind.OPTION: OPTION, Kind.REPEAT: REPEAT}[item.kind], number

    def _terminal(self, kind: Kind, text: str) -> int:
        number = self._terminal_of.get((kind, text))
        if number is None:
            number = self._terminal_of[kind, text] = len(self.terminals)
            self.terminals.append((kind, text))
        return number

    def _find_first(self) -> None:
        changed = True
        while changed:
            changed = False
            for rule, branches in enumerate(self.branches):
                for branch in branches:
                    branch.nullable = all(can_be_empty(step, self.nullable) for step in branch.steps)
                    branch.first = self._first_of(branch)
                    if branch.first & ~self.first[rule]:
                        self.first[rule] |= branch.first
                        changed = True

    def _first_of(self, branch: Branch) -> int:
        bits = 0
        for kind, number in branch.steps:
            bits |= 1 << number if kind == TERMINAL else self.first[number]
            if not can_be_empty((kind, number), self.nullable):
                break
        return bits


def can_be_empty(step: tuple[int, int], nullable: Sequence[bool]) -> bool:
    """Whether a step can match no token, given which rules can."""
    kind, number = step
    return kind in (OPTION, REPEAT) or (kind == CALL and nullable[number])


def _nullable(branches: Sequence[tuple[Branch, ...]]) -> list[bool]:
    nullable = [False] * len(branches)
    changed = True
    while changed:
        changed = False
        for rule, alternatives in enumerate(branches):
            if not nullable[rule] and any(all(can_be_empty(step, nullable) for step in b.steps) for b in alternatives):
                nullable[rule] = changed = True
    return nullable


def left_recursive(grammar: Grammar) -> list[int]:
    """The rules that can begin with themselves, in order."""
    begins: list[list[int]] = []
    for branches in grammar.branches:
        leading = []
        for branch in branches:
            for kind, number in branch.steps:
                if kind != TERMINAL:
                    leading.append(number)
                if not can_be_empty((kind, number), grammar.nullable):
                    break
        begins.append(leading)
    return [rule for rule in range(len(grammar.numbers)) if _reaches(begins, rule)]


def _reaches(begins: list[list[int]], rule: int) -> bool:
    seen: set[int] = set()
    todo = list(begins[rule])
    while todo:
        number = todo.pop()
        if number == rule:
            return True
        if number not in seen:
            seen.add(number)
            todo += begins[number]
    return False
