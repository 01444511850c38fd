"""Runs a grammar backwards: from a value to the words that say it, and from words to a text that a person reads."""
from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence

from apnap.text.engine.grammar import Grammar
from apnap.text.engine.notation import Alternative, Item, Kind
from apnap.text.engine.shapes import Form, labels
from apnap.text.engine.values import Node, Value

Words = list[str]
Said = tuple[Words, frozenset[str]]
"""Words, and the fields that they say."""


def render(grammar: Grammar, value: Value, start: str) -> list[str] | None:
    """The words by which a rule says a value: the first alternative that can say it, every field said once; None when none can.

    Words without meaning are said by the first alternative given for them. Raises `KeyError` when there is no such rule,
    `ValueError` for a value that nests too deep. That the words read back as the value is checked by `swallow.round_trip`.
    """
    grammar.number(start)
    try:
        return _Renderer(grammar).rule(start, value)
    except RecursionError:
        raise ValueError("the value nests too deep to be said") from None


class _Renderer:
    def __init__(self, grammar: Grammar) -> None:
        self.rules = grammar.rules.alternatives
        self.shapes = grammar.shapes
        self.lexicon = grammar.lexicon
        self._known: dict[tuple[str, type, Value], Words | None] = {}
        self._silent: dict[str, Words | None] = {}
        self._absent: dict[str, Words | None] = {}

    # ------------------------------------------------------------------------------------------------------ one value

    def rule(self, name: str, value: Value) -> Words | None:
        key = name, type(value), value
        if key not in self._known:
            self._known[key] = None  # a rule that passes the value on to itself says nothing
            self._known[key] = self.first(self.rules[name], value)
        return self._known[key]

    def first(self, alternatives: Iterable[Alternative], value: Value) -> Words | None:
        for alternative in alternatives:
            words = self.alternative(alternative, value)
            if words is not None:
                return words
        return None

    def alternative(self, alternative: Alternative, value: Value) -> Words | None:
        form = self.shapes.form(alternative)
        if form is Form.NODE:
            return self.node(alternative, value) if isinstance(value, Node) else None
        if form is Form.CONSTANT:
            return self.silent(alternative.items) if _same(value, alternative.constant) else None
        if form is Form.ONE:
            return self.sequence(alternative.items, (value,))
        if form in (Form.TUPLE, Form.UNORDERED):
            return self.sequence(alternative.items, value) if isinstance(value, tuple) else None
        return self.silent(alternative.items) if form is Form.TRUE and value is True else None

    def item(self, item: Item, value: Value) -> Words | None:
        if item.kind is Kind.RULE:
            return self.rule(item.text, value)
        if item.kind is Kind.CLASS:
            word = self.lexicon.word(item.text, value)
            return None if word is None else [word]
        if item.kind is Kind.WORD:
            return [item.text] if value is True else None
        if item.kind is not Kind.REPEAT:
            return self.first(item.alternatives, value)
        if not isinstance(value, tuple):
            return None
        out: Words = []
        for element in value:
            words = self.first(item.alternatives, element)
            if words is None:
                return None
            out += words
        return out

    # ------------------------------------------------------------------------------------------------------ no value

    def silent(self, items: Iterable[Item]) -> Words | None:
        """The words of items none of which has to say anything."""
        out: Words = []
        for item in items:
            words = self.silent_item(item)
            if words is None:
                return None
            out += words
        return out

    def silent_item(self, item: Item) -> Words | None:
        if item.kind is Kind.WORD:
            return [item.text]
        if item.kind in (Kind.OPTION, Kind.REPEAT):
            return []
        if item.kind is Kind.GROUP:
            return self.first_silent(item.alternatives)
        if item.kind is Kind.CLASS:
            return None
        if item.text not in self._silent:
            self._silent[item.text] = None
            self._silent[item.text] = self.first_silent(self.rules[item.text])
        return self._silent[item.text]

    def first_silent(self, alternatives: Iterable[Alternative]) -> Words | None:
        for alternative in alternatives:
            words = self.silent(alternative.items)
            if words is not None:
                return words
        return None

    def absent(self, item: Item) -> Words | None:
        """The words of an item whose value is absent or an empty tuple."""
        if item.kind in (Kind.OPTION, Kind.REPEAT):
            return []
        if item.kind is Kind.GROUP:
            return self.first_absent(item.alternatives)
        if item.kind is not Kind.RULE:
            return None
        if item.text not in self._absent:
            self._absent[item.text] = None
            self._absent[item.text] = self.first_absent(self.rules[item.text])
        return self._absent[item.text]

    def first_absent(self, alternatives: Iterable[Alternative]) -> Words | None:
        for alternative in alternatives:
            form = self.shapes.form(alternative)
            words = None
            if form is Form.NOTHING:
                words = self.silent(alternative.items)
            elif form in (Form.ONE, Form.TUPLE, Form.UNORDERED):
                words = self.sequence(alternative.items, ())
            if words is not None:
                return words
        return None

    # ------------------------------------------------------------------------------------------------------ several values

    def sequence(self, items: Iterable[Item], values: Sequence[Value]) -> Words | None:
        """The words of items that say these values in this order: the words so far, per number of values said."""
        states: dict[int, Words] = {0: []}
        for item in items:
            after: dict[int, Words] = {}
            for said, words in states.items():
                for count, more in self.said_by(item, values, said):
                    after.setdefault(count, words + more)
            states = after
        return states.get(len(values))

    def said_by(self, item: Item, values: Sequence[Value], said: int) -> list[tuple[int, Words]]:
        """How many values are said after an item, with its words; the most first."""
        if not self.shapes.carries(item):
            silent = self.silent_item(item)
            return [] if silent is None else [(said, silent)]
        out: list[tuple[int, Words]] = []
        if item.kind is Kind.REPEAT:
            words: Words | None = []
            while words is not None:
                out.insert(0, (said, words))
                more = self.first(item.alternatives, values[said]) if said < len(values) else None
                words = None if more is None else words + more
                said += 1
            return out
        one = self.item(item, values[said]) if said < len(values) else None
        none = self.absent(item)
        return ([] if one is None else [(said + 1, one)]) + ([] if none is None else [(said, none)])

    # ------------------------------------------------------------------------------------------------------ fields

    def node(self, alternative: Alternative, node: Node) -> Words | None:
        fields = dict(node.fields)
        if node.name != alternative.node or not all(label in fields and _same(fields.pop(label), v) for label, v in alternative.constants):
            return None
        said = self.fields(alternative.items, fields)
        return said[0] if said is not None and len(said[1]) == len(fields) else None

    def fields(self, items: Iterable[Item], fields: Mapping[str, Value]) -> Said | None:
        """The words of items in which each field that has a label here is said."""
        out: Words = []
        used: frozenset[str] = frozenset()
        for item in items:
            rest = {label: value for label, value in fields.items() if label not in used}
            said = self.field(item, rest)
            if said is None:
                return None
            out += said[0]
            used |= said[1]
        return out, used

    def field(self, item: Item, fields: Mapping[str, Value]) -> Said | None:
        if item.label:
            words = self.item(item, fields[item.label]) if item.label in fields else self.absent(item)
            return None if words is None else (words, frozenset({item.label} & fields.keys()))
        best: Said | None = ([], frozenset()) if item.kind is Kind.OPTION else None
        for alternative in item.alternatives:
            if self.shapes.form(alternative) is Form.FIELDS and not fields.keys().isdisjoint(labels(alternative)):
                said = self.fields(alternative.items, fields)
                if said is not None and (best is None or len(said[1]) > len(best[1])):
                    best = said
        if best is not None:
            return best
        silent = self.silent_item(item)
        return None if silent is None else (silent, frozenset())


def _same(value: Value, constant: Value) -> bool:
    return value == constant and type(value) is type(constant)


# ---------------------------------------------------------------------------------------------------------------- text

_SYMBOL = re.compile(r"\{[^{}\s]+\}")
_LETTERED = re.compile(r"\[?[+\-]?(?:\d+|[xy*])(?:/[+\-]?(?:\d+|[xy*]))?\]?")
_TIGHT_BEFORE = frozenset(".,:;!?)%") | {"'s"}


def join(
    tokens: Sequence[str],
    *,
    name: str = "~",
    proper: Collection[str] = (),
    after_colon: bool = True,
) -> str:
    """A text for people out of words: blanks where they belong, capitals at the beginning and after each full stop.

    `~` becomes `name`; words in `proper` get a capital wherever they stand; symbols and x in numbers are put in capitals.
    `after_colon` puts a capital after a colon (English; Russian goes on in lower case). A bullet and an opening quote are
    followed by a capital as well.
    """
    out: list[str] = []
    quoted = False
    capital, tight = True, True
    last = ""
    for i, token in enumerate(tokens):
        closing = token == '"' and quoted
        if token == "." and last == '"' and not quoted and i > 1 and tokens[i - 2] in (".", "!", "?"):
            capital = True
            continue  # the full stop that the quotation's own stands for
        symbols = bool(_SYMBOL.fullmatch(token) and _SYMBOL.fullmatch(last))
        if not (tight or closing or symbols or token in _TIGHT_BEFORE):
            out.append(" ")
        out.append(name if token == "~" else _cased(token, capital, proper))
        if token == '"':
            quoted = not quoted
        tight = token == "(" or (token == '"' and quoted)
        if token != "(":
            capital = token in (".", "!", "?", "•") or (token == ":" and after_colon) or (token == '"' and quoted)
        last = token
    return "".join(out)


def _cased(token: str, capital: bool, proper: Collection[str]) -> str:
    if _SYMBOL.fullmatch(token) or _LETTERED.fullmatch(token):
        return token.upper()  # {2/W}, +X/+0, X
    return token[:1].upper() + token[1:] if capital or token in proper else token
