"""Finds what is wrong in a grammar as it is written, above all words and values that would be lost without a trace."""
from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass

from apnap.text.engine.lexicon import Lexicon
from apnap.text.engine.notation import Alternative, Gives, Item, Kind, Place, Rules, every
from apnap.text.engine.shapes import Form, Shapes, labels


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing to mend: where, in which rule, what."""

    place: Place
    rule: str
    message: str

    def __str__(self) -> str:
        return f"{self.place}: {self.rule}: {self.message}"


def lint(
    rules: Rules,
    lexicon: Lexicon | None = None,
    starts: Collection[str] = (),
    schema: Mapping[str, frozenset[str]] | None = None,
) -> list[Finding]:
    """All findings in the order of the files; an empty list means: nothing is lost, nothing is undefined, nothing unused.

    Without a lexicon classes are not checked, without `starts` unreachable rules are not, without a schema (node -> its fields)
    nodes and fields are not. Never raises for any grammar that can be read.
    """
    linter = _Linter(rules, schema)
    for name, alternatives in rules.alternatives.items():
        for alternative in alternatives:
            linter.rule_alternative(name, alternative)
    findings = [*linter.findings, *_names(rules, lexicon), *_unreachable(rules, starts), *_left_recursion(rules)]
    return sorted(dict.fromkeys(findings), key=lambda f: (f.place.file, f.place.line))


class _Linter:
    def __init__(self, rules: Rules, schema: Mapping[str, frozenset[str]] | None) -> None:
        self.shapes = Shapes(rules)
        self.schema = schema
        self.empty = _can_be_empty(rules)
        self.findings: list[Finding] = []
        self.rule = ""

    def say(self, alternative: Alternative, message: str) -> None:
        self.findings.append(Finding(alternative.place, self.rule, message))

    def rule_alternative(self, name: str, alternative: Alternative) -> None:
        """An alternative of a rule: it must give a value, or be noise."""
        self.rule = name
        form = self.shapes.form(alternative)
        if form is Form.FIELDS:
            self.say(alternative, f"{_list(labels(alternative))}: a label without a node")
        if form is Form.TRUE:
            self.say(alternative, f"{_words(alternative)} have no meaning: give '=> Node', \"=> 'constant'\" or '=> ~'")
        self.check(alternative)

    def check(self, alternative: Alternative) -> None:
        """An alternative anywhere, by what it gives."""
        form = self.shapes.form(alternative)
        if form in (Form.NODE, Form.FIELDS):
            self.captures(alternative)
        elif alternative.gives is Gives.NOISE:
            if any(item.label for a in every([alternative]) for item in a.items):
                self.say(alternative, "a label among words that are marked as noise")
            return
        elif form is Form.CONSTANT:
            self.constant(alternative)
        elif form in (Form.ONE, Form.TUPLE, Form.UNORDERED):
            self.passed(alternative)
        if form is Form.NODE:
            self.node(alternative)
        for item in alternative.items:
            if item.label:
                self.labelled(alternative, item)
            for inner in item.alternatives:
                self.check(inner)

    def captures(self, alternative: Alternative) -> None:
        """Beside a node (or fields on the way to one) every value needs a label, every optional word a field."""
        for item in alternative.items:
            if item.label:
                continue
            if item.kind in (Kind.RULE, Kind.CLASS) and self.shapes.carries(item):
                self.say(alternative, f"the value of {_name(item)} is dropped: it has no label")
            for inner in item.alternatives:
                self.bracket(item, inner)
        seen: set[str] = {label for label, _ in alternative.constants}
        for item in alternative.items:
            own = {item.label} if item.label else {label for a in item.alternatives if a.gives is Gives.PASSED for label in labels(a)}
            for label in sorted(own & seen):
                self.say(alternative, f"the field {label!r} is filled twice")
            seen |= own

    def bracket(self, item: Item, inner: Alternative) -> None:
        """An unlabelled bracket beside a node."""
        form = self.shapes.form(inner)
        if form is Form.TRUE:
            self.say(inner, f"{_words(inner)} reach no field: label the bracket or mark them with ~")
        elif form is Form.FIELDS:
            if item.kind is Kind.REPEAT:
                self.say(inner, f"{_list(labels(inner))}: a label inside a repetition that has none")
            elif not any(self.certain(i) for i in inner.items) and any(i.kind is Kind.WORD for i in inner.items):
                self.say(inner, f"{_words(inner)} may reach no field: every label beside them is optional")
        elif form is not Form.NOTHING:
            self.say(inner, "the value of a bracket is dropped: it has no label")

    def certain(self, item: Item) -> bool:
        """Whether the item surely gives a field."""
        if item.label:
            return item.kind not in (Kind.OPTION, Kind.REPEAT) and not (item.kind is Kind.RULE and item.text in self.empty)
        groups = item.kind is Kind.GROUP and bool(item.alternatives)
        return groups and all(a.gives is Gives.PASSED and any(self.certain(i) for i in a.items) for a in item.alternatives)

    def constant(self, alternative: Alternative) -> None:
        for item in alternative.items:
            if item.label or self.shapes.carries(item) or any(self.shapes.form(a) is Form.FIELDS for a in item.alternatives):
                self.say(alternative, f"the value of {_name(item)} is dropped beside a constant")
            elif item.kind in (Kind.OPTION, Kind.REPEAT) or len(item.alternatives) > 1:
                for inner in item.alternatives:
                    if self.shapes.form(inner) is Form.TRUE:
                        self.say(inner, f"{_words(inner)} make no difference to the constant: mark them with ~")

    def passed(self, alternative: Alternative) -> None:
        """Beside a value that is passed on, words must be noise."""
        if any(item.kind is Kind.WORD for item in alternative.items):
            self.say(alternative, f"{_words(alternative)} are lost beside a value that is passed on: mark them with ~")
        for item in alternative.items:
            for inner in item.alternatives if not item.label else ():
                form = self.shapes.form(inner)
                if form is Form.TRUE:
                    self.say(inner, f"{_words(inner)} have no meaning: mark them with ~ or give a constant")
                elif form is Form.FIELDS:
                    self.say(inner, f"{_list(labels(inner))}: a label without a node")

    def labelled(self, alternative: Alternative, item: Item) -> None:
        forms = [self.shapes.form(inner) for inner in item.alternatives]
        if Form.FIELDS in forms:
            self.say(alternative, f"a label inside {item.label!r} without a node")
        if forms.count(Form.TRUE) > 1:
            self.say(alternative, f"the words in {item.label!r} all give the same value: give constants")
        if (item.kind is Kind.RULE and not self.shapes.carries(item)) or (forms and all(form is Form.NOTHING for form in forms)):
            self.say(alternative, f"{item.label!r} never gets a value: its words carry no meaning")

    def node(self, alternative: Alternative) -> None:
        if self.schema is None:
            return
        fields = self.schema.get(alternative.node)
        if fields is None:
            self.say(alternative, f"there is no node {alternative.node}")
            return
        for label in dict.fromkeys([*(label for label, _ in alternative.constants), *labels(alternative)]):
            if label not in fields:
                self.say(alternative, f"the node {alternative.node} has no field {label!r}")


# ---------------------------------------------------------------------------------------------------------------- names


def _names(rules: Rules, lexicon: Lexicon | None) -> Iterator[Finding]:
    for name, alternatives in rules.alternatives.items():
        for alternative in every(alternatives):
            for item in alternative.items:
                if item.kind is Kind.RULE and item.text not in rules.alternatives:
                    yield Finding(alternative.place, name, f"the rule {item.text!r} is not defined")
                if item.kind is Kind.CLASS and lexicon is not None and item.text not in lexicon.names:
                    yield Finding(alternative.place, name, f"the lexicon has no class @{item.text}")


def _unreachable(rules: Rules, starts: Collection[str]) -> Iterator[Finding]:
    if not starts:
        return
    top = Place("(starts)", 0)
    reached: set[str] = set()
    todo = list(starts)
    while todo:
        name = todo.pop()
        if name not in rules.alternatives:
            if name in starts:
                yield Finding(top, name, "the start rule is not defined")
        elif name not in reached:
            reached.add(name)
            todo += [item.text for a in every(rules.alternatives[name]) for item in a.items if item.kind is Kind.RULE]
    for name, alternatives in rules.alternatives.items():
        if name not in reached:
            yield Finding(alternatives[0].place, name, f"the rule cannot be reached from {' or '.join(sorted(starts))}")


def _can_be_empty(rules: Rules) -> set[str]:
    """The rules that can match no word."""
    empty: set[str] = set()
    before = -1
    while before != len(empty):
        before = len(empty)
        empty |= {name for name, alternatives in rules.alternatives.items() if any(_empty(a, empty) for a in alternatives)}
    return empty


def _empty(alternative: Alternative, empty: Collection[str]) -> bool:
    return all(_item_empty(item, empty) for item in alternative.items)


def _item_empty(item: Item, empty: Collection[str]) -> bool:
    if item.kind is Kind.RULE:
        return item.text in empty
    return item.kind in (Kind.OPTION, Kind.REPEAT) or any(_empty(a, empty) for a in item.alternatives)


def _left_recursion(rules: Rules) -> Iterator[Finding]:
    empty = _can_be_empty(rules)
    begins = {name: set(_leading(alternatives, empty)) for name, alternatives in rules.alternatives.items()}
    for name, alternatives in rules.alternatives.items():
        seen: set[str] = set()
        todo = list(begins[name])
        while todo:
            other = todo.pop()
            if other not in seen:
                seen.add(other)
                todo += begins.get(other, ())
        if name in seen:
            yield Finding(alternatives[0].place, name, "the rule can begin with itself (left recursion)")


def _leading(alternatives: Collection[Alternative], empty: Collection[str]) -> Iterator[str]:
    """The rules with which alternatives can begin."""
    for alternative in alternatives:
        for item in alternative.items:
            if item.kind is Kind.RULE:
                yield item.text
            yield from _leading(item.alternatives, empty)
            if not _item_empty(item, empty):
                break


def _name(item: Item) -> str:
    if item.kind in (Kind.RULE, Kind.CLASS):
        return f"@{item.text}" if item.kind is Kind.CLASS else item.text
    return item.label or "a bracket"


def _words(alternative: Alternative) -> str:
    words = [item.text for a in every([alternative]) for item in a.items if item.kind is Kind.WORD]
    return f'the words "{" ".join(words)}"'


def _list(names: Iterator[str]) -> str:
    return ", ".join(repr(name) for name in dict.fromkeys(names))
