'''Reads grammar files: the notation in which a language's phrases are written down together with what they mean.

    # a comment runs to the end of the line
    line   = cost:cost ":" effects:effects => Activated
    cost   = item { ~"," item }
    item   = "{t}" => TapSelf | "pay" n:number "life" => PayLife
    draw   = [ who:player ] ~( "draw" | "draws" ) n:number ~( "card" | "cards" ) => Draw
    obj    = "target" what:type => Obj(how=target, count=1)
    number = "a" => 1 | @NUM

A **rule** begins in the first column with `name =`; its alternatives are separated by `|`. Lines that begin with a blank or with
`|` continue it. A rule that is begun again, in the same file or in another, is extended: the new alternatives come after the old
ones. Alternatives stand in order of priority: the first that fits is the first value.

An **alternative** is a sequence of items, and what it means:

    items => Node                a node; each labelled item is a field, other items are just words
    items => Node(k=v, k2=v2)    ... with constant fields. A constant is a word, 'any text', an integer or `true`
    items => 'text'              a constant (also `=> 12`)
    items => ~                   nothing: these words carry no meaning
    items => {}                  the values of the items as a tuple in a fixed order, whatever the order of the words
    items                        the value of the one item that has a value; a tuple when there are several such items or a
                                 repetition (one tuple of all, in order); `True` when there are only words

**Items**, each of which may have a `label:` directly before it or, instead, the mark `~` (its words carry no meaning, its value
is dropped):

    "one or more words"          these words (in lower case, cut into tokens as the language cuts them)
    @CLASS                       a word of a class of the lexicon; its value is the lexicon's
    name                         a rule
    [ alternatives ]             optional: no value when it is absent
    { alternatives }             none, one or several times: a tuple
    ( alternatives )             a group

A label puts the item's value into the field of that name; an absent value or an empty tuple gives no field. Labels inside a group
or an option that has no label and no `=>` itself are fields of the node around it: `[ "from" zone:zone ]`. Rules give values,
never fields: a label in a rule's alternative needs a node.

Rule names and labels are written in small letters, digits and `_`, nodes begin with a capital, classes are capitals.
Inside quotes a backslash protects a quote or a backslash.
'''
from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path

from apnap.text.engine.values import Value

MOST_NESTED = 50


class GrammarError(ValueError):
    """A grammar cannot be read or used: names the file, the line, and what was expected."""

    def __init__(self, place: Place, message: str) -> None:
        super().__init__(f"{place}: {message}")
        self.place = place
        self.message = message

    def __reduce__(self) -> tuple[type[GrammarError], tuple[Place, str]]:
        return GrammarError, (self.place, self.message)


@dataclass(frozen=True, slots=True)
class Place:
    """A line of a grammar file."""

    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


class Kind(Enum):
    """What an item is."""

    WORD = "word"
    CLASS = "class"
    RULE = "rule"
    OPTION = "option"
    REPEAT = "repeat"
    GROUP = "group"


class Gives(Enum):
    """What an alternative means, as written after `=>`."""

    NODE = "node"
    CONSTANT = "constant"
    NOISE = "noise"
    UNORDERED = "unordered"
    PASSED = "passed"


@dataclass(frozen=True, slots=True)
class Item:
    """One item: `text` is the word, the class or the rule; `alternatives` is what brackets enclose."""

    kind: Kind
    text: str
    label: str | None = None
    alternatives: tuple[Alternative, ...] = ()


@dataclass(frozen=True, slots=True)
class Alternative:
    """One alternative: its items, and what they give. `constants` are the node's constant fields."""

    items: tuple[Item, ...]
    place: Place
    gives: Gives = Gives.PASSED
    node: str = ""
    constant: Value = ""
    constants: tuple[tuple[str, Value], ...] = ()


@dataclass(slots=True)
class Rules:
    """A grammar as it was written: rule names in the order of their first mention, each with its alternatives."""

    alternatives: dict[str, list[Alternative]] = field(default_factory=dict)

    def read(self, text: str, words: Callable[[str], Sequence[str]], file: str = "grammar") -> Rules:
        """Adds the rules of a text and returns the grammar. `words` cuts a literal into tokens. Raises `GrammarError`."""
        for name, marks in _chunks(text, file):
            self.alternatives.setdefault(name, []).extend(_Reader(marks, words).rule())
        return self

    def count(self) -> int:
        """The number of alternatives, those inside brackets included."""
        return sum(1 for alts in self.alternatives.values() for _ in every(alts))


def every(alternatives: Iterable[Alternative]) -> Iterable[Alternative]:
    """These alternatives and all those inside their brackets."""
    for alternative in alternatives:
        yield alternative
        for item in alternative.items:
            yield from every(item.alternatives)


def load(paths: Iterable[str | Path], words: Callable[[str], Sequence[str]]) -> Rules:
    """Reads grammar files in this order into one grammar. Raises `GrammarError` with file and line, or `OSError`."""
    rules = Rules()
    for path in paths:
        rules.read(Path(path).read_text(encoding="utf-8"), words, Path(path).name)
    return rules


def read(texts: Mapping[str, str] | str, words: Callable[[str], Sequence[str]]) -> Rules:
    """Reads grammar texts (file name -> text, or one text) into one grammar. Raises `GrammarError`."""
    rules = Rules()
    for file, text in ({"grammar": texts} if isinstance(texts, str) else texts).items():
        rules.read(text, words, file)
    return rules


# ------------------------------------------------------------------------------------------------------------ marks of a text

_MARK = re.compile(
    r"""[ \t\r]+ | \#.* | (?P<arrow>=>) | (?P<words>"(?:[^"\\]|\\.)*") | (?P<quoted>'(?:[^'\\]|\\.)*') | (?P<class>@[A-Z][A-Z0-9_]*)
    | (?P<label>[a-z_][a-z0-9_]*:(?=\S)) | (?P<node>[A-Z]\w*) | (?P<int>[+-]?\d+(?![\w])) | (?P<name>[a-z_][a-z0-9_]*)
    | (?P<sign>[][{}()|=~,])""",
    re.X,
)
_HEAD = re.compile(r"([a-z_][a-z0-9_]*)\s*=(?!>)")
_ESCAPE = re.compile(r"\\(.)")


@dataclass(frozen=True, slots=True)
class _Mark:
    kind: str
    text: str
    place: Place


def _chunks(text: str, file: str) -> Iterable[tuple[str, list[_Mark]]]:
    """Each rule's name with the marks of its right side."""
    name = ""
    marks: list[_Mark] = []
    for number, line in enumerate(text.split("\n"), 1):
        place = Place(file, number)
        head = _HEAD.match(line)
        if head:
            if name:
                yield name, [*marks, _Mark("end", "the end of the rule", place)]
            name, marks = head.group(1), []
        found = _marks(line, head.end() if head else 0, place)
        if found and not head and (not name or line[0] not in " \t|"):
            raise GrammarError(place, f"expected 'rule name =' in the first column (continuation lines are indented), found {line[:40]!r}")
        marks += found
    if name:
        yield name, [*marks, _Mark("end", "the end of the rule", Place(file, text.count("\n") + 1))]


def _marks(line: str, at: int, place: Place) -> list[_Mark]:
    out = []
    while at < len(line):
        match = _MARK.match(line, at)
        if not match:
            raise GrammarError(place, f"expected words in quotes, a @CLASS, a rule or a bracket, found {line[at : at + 20]!r}")
        if match.lastgroup:
            out.append(_Mark(match.lastgroup, match.group(), place))
        at = match.end()
    return out


def _unquote(text: str) -> str:
    return _ESCAPE.sub(r"\1", text[1:-1])


# ------------------------------------------------------------------------------------------------------------ marks to a grammar

_CLOSE = {"[": ("]", Kind.OPTION), "{": ("}", Kind.REPEAT), "(": (")", Kind.GROUP)}


class _Reader:
    """Reads the right side of one rule."""

    def __init__(self, marks: list[_Mark], words: Callable[[str], Sequence[str]]) -> None:
        self.marks = marks
        self.at = 0
        self.words = words

    @property
    def here(self) -> _Mark:
        return self.marks[self.at]

    def take(self) -> _Mark:
        mark = self.here
        if mark.kind != "end":
            self.at += 1
        return mark

    def accept(self, text: str) -> bool:
        if self.here.kind == "sign" and self.here.text == text:
            self.at += 1
            return True
        return False

    def expected(self, what: str) -> GrammarError:
        found = self.here.text
        return GrammarError(self.here.place, f"expected {what}, found {found if self.here.kind == 'end' else repr(found)}")

    def rule(self) -> list[Alternative]:
        alternatives = self.alternatives(0)
        if self.here.kind != "end":
            raise self.expected("an item, '|' or '=>'")
        return alternatives

    def alternatives(self, depth: int) -> list[Alternative]:
        if depth > MOST_NESTED:
            raise GrammarError(self.here.place, f"expected at most {MOST_NESTED} brackets inside one another")
        out = [self.alternative(depth)]
        while self.accept("|"):
            out.append(self.alternative(depth))
        return out

    def alternative(self, depth: int) -> Alternative:
        place = self.here.place
        items: list[Item] = []
        while self.here.kind in ("words", "class", "name", "label") or (self.here.kind == "sign" and self.here.text in "[{(~"):
            items += self.item(depth)
        if not items:
            raise self.expected("an item (words in quotes, a @CLASS, a rule or a bracket)")
        if self.here.kind != "arrow":
            return Alternative(tuple(items), place)
        self.take()
        return self.meaning(tuple(items), place)

    def item(self, depth: int) -> list[Item]:
        if self.here.kind == "label":
            label = self.take().text[:-1]
            first, *rest = self.bare(depth)
            return [Item(first.kind, first.text, label, first.alternatives), *rest]
        place = self.here.place
        if self.accept("~"):
            noise = Alternative(tuple(self.bare(depth)), place, Gives.NOISE)
            return [Item(Kind.GROUP, "", None, (noise,))]
        return self.bare(depth)

    def bare(self, depth: int) -> list[Item]:
        mark = self.here
        if mark.kind == "words":
            words = self.words(_unquote(self.take().text))
            if not words:
                raise GrammarError(mark.place, "expected words between the quotes, found none")
            return [Item(Kind.WORD, word) for word in words]
        if mark.kind == "class":
            return [Item(Kind.CLASS, self.take().text[1:])]
        if mark.kind == "name":
            return [Item(Kind.RULE, self.take().text)]
        if mark.kind == "sign" and mark.text in _CLOSE:
            self.take()
            close, kind = _CLOSE[mark.text]
            alternatives = tuple(self.alternatives(depth + 1))
            if not self.accept(close):
                raise self.expected(f"{close!r} to close the {mark.text!r} of line {mark.place.line}")
            return [Item(kind, "", None, alternatives)]
        raise self.expected("words in quotes, a @CLASS, a rule or a bracket")

    def meaning(self, items: tuple[Item, ...], place: Place) -> Alternative:
        mark = self.here
        if self.accept("~"):
            return Alternative(items, place, Gives.NOISE)
        if self.accept("{"):
            if not self.accept("}"):
                raise self.expected("'}' after '=> {'")
            return Alternative(items, place, Gives.UNORDERED)
        if mark.kind == "node":
            return Alternative(items, place, Gives.NODE, node=self.take().text, constants=self.constants())
        if mark.kind in ("quoted", "int"):
            return Alternative(items, place, Gives.CONSTANT, constant=self.constant())
        raise self.expected("a Node, a 'constant', a number, ~ or {} after '=>'")

    def constants(self) -> tuple[tuple[str, Value], ...]:
        if not self.accept("("):
            return ()
        out: dict[str, Value] = {}
        while not self.accept(")"):
            if self.here.kind != "name":
                raise self.expected("a field name or ')'")
            name = self.take()
            if name.text in out:
                raise GrammarError(name.place, f"expected each constant once, found {name.text!r} twice")
            if not self.accept("="):
                raise self.expected(f"'=' after the field {name.text!r}")
            out[name.text] = self.constant()
            if not self.accept(",") and not (self.here.kind == "sign" and self.here.text == ")"):
                raise self.expected("',' or ')'")
        return tuple(out.items())

    def constant(self) -> Value:
        mark = self.here
        if mark.kind not in ("quoted", "int", "name"):
            raise self.expected("a constant (a word, 'text', a number or true)")
        self.take()
        if mark.kind == "quoted":
            return _unquote(mark.text)
        if mark.kind == "int":
            return int(mark.text)
        return True if mark.text == "true" else mark.text
