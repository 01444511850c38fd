"""Word classes: which words belong to a class, which value each has, and, backwards, which word says a value."""
from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from apnap.text.engine.values import Value


def _as_is(text: str) -> Value:
    return text


def _say(value: Value) -> str | None:
    return value if isinstance(value, str) else None


@dataclass(frozen=True, slots=True)
class Shape:
    """A class of words given by a pattern that the whole word must match: `read` makes its value, `write` the word (or None)."""

    pattern: re.Pattern[str]
    read: Callable[[str], Value] = _as_is
    write: Callable[[Value], str | None] = _say


class Lexicon:
    """The word classes of a language.

    `classes` lists words with their values ("creatures" -> "creature", "two" -> 2), `patterns` describes open classes by a regular
    expression, plain or as a `Shape` with converters. Words are in lower case. A name may stand in both: lists are asked first.
    Backwards, a value is said by the first word listed with it. Raises `ValueError` for a class name that is not in capitals.
    """

    def __init__(
        self,
        classes: Mapping[str, Mapping[str, Value]],
        patterns: Mapping[str, re.Pattern[str] | Shape] | None = None,
    ) -> None:
        self.classes = {name: dict(words) for name, words in classes.items()}
        self.patterns = {name: p if isinstance(p, Shape) else Shape(p) for name, p in (patterns or {}).items()}
        self.names = frozenset([*self.classes, *self.patterns])
        for name in self.names:
            if not re.fullmatch(r"[A-Z][A-Z0-9_]*", name):
                raise ValueError(f"a word class is named in capitals, not {name!r}")
        self._homes: dict[str, list[str]] = {}
        self._said: dict[str, dict[Value, str]] = {}
        for name, words in self.classes.items():
            said = self._said[name] = {}
            for word, value in words.items():
                self._homes.setdefault(word, []).append(name)
                said.setdefault(value, word)

    def classes_of(self, word: str) -> frozenset[str]:
        """The classes this word belongs to."""
        shapes = [name for name, shape in self.patterns.items() if shape.pattern.fullmatch(word)]
        return frozenset([*self._homes.get(word, ()), *shapes])

    def value(self, name: str, word: str) -> Value:
        """The word's value in this class. Raises `KeyError` when it does not belong there."""
        words = self.classes.get(name)
        if words is not None and word in words:
            return words[word]
        shape = self.patterns.get(name)
        if shape is None or not shape.pattern.fullmatch(word):
            raise KeyError(f"{word!r} is not a word of the class {name}")
        return shape.read(word)

    def word(self, name: str, value: Value) -> str | None:
        """A word of this class with this value, or None: what is written reads back as the same value."""
        said = self._said.get(name, {}).get(value)
        if said is not None:
            return said
        shape = self.patterns.get(name)
        word = shape.write(value) if shape else None
        if shape is None or word is None or not shape.pattern.fullmatch(word) or shape.read(word) != value:
            return None
        return word

    def words(self, name: str) -> Iterable[str]:
        """The words listed for a class; none for a class that is only a pattern."""
        return self.classes.get(name, {}).keys()


# ---------------------------------------------------------------------------------------------------- shapes of card texts


def _number(text: str) -> Value:
    return int(text.replace(",", ""))


def _write_number(value: Value) -> str | None:
    return str(value) if isinstance(value, int) and not isinstance(value, bool) else None


def _half(text: str) -> Value:
    return int(text) if text.lstrip("+-").isdigit() else text


def _pair(text: str) -> Value:
    power, toughness = text.split("/")
    return _half(power), _half(toughness)


def _write_pair(value: Value) -> str | None:
    return f"{value[0]}/{value[1]}" if isinstance(value, tuple) and len(value) == 2 else None


def _write_signed(value: Value) -> str | None:
    if not isinstance(value, tuple) or len(value) != 2:
        return None
    below = any(half < 0 if isinstance(half, int) else str(half).startswith("-") for half in value)
    return "/".join(_signed(half, "-" if below else "+") for half in value)


def _signed(half: Value, zero: str) -> str:
    if half == 0:
        return f"{zero}0"
    return f"{half:+d}" if isinstance(half, int) else str(half)


def _bracketed(text: str) -> Value:
    return _half(text[1:-1])


def _write_bracketed(value: Value) -> str | None:
    if isinstance(value, int) and not isinstance(value, bool):
        return f"[{value:+d}]" if value else "[0]"
    return f"[{value}]" if isinstance(value, str) else None


INT = Shape(re.compile(r"[+\-]?(?:[0-9]{1,3}(?:,[0-9]{3}){1,4}|[0-9]{1,12})"), _number, _write_number)
"""`7`, `1,000`: the number."""
PT = Shape(re.compile(r"(?:[0-9]{1,9}|[xy*])/(?:[0-9]{1,9}|[xy*])"), _pair, _write_pair)
"""`1/1`, `x/*`: a pair of numbers or letters, `(1, 1)`, `("x", "*")`."""
PM = Shape(re.compile(r"[+\-](?:[0-9]{1,9}|[xy])/[+\-](?:[0-9]{1,9}|[xy])"), _pair, _write_signed)
"""`+1/+1`, `-0/-x`: a pair of numbers, or letters with their sign, `(1, 1)`, `(0, "-x")`."""
LOYALTY = Shape(re.compile(r"\[[+\-]?(?:[0-9]{1,9}|x)\]"), _bracketed, _write_bracketed)
"""`[+1]`, `[0]`, `[-x]`: the number, or the letter with its sign."""
SYMBOL = Shape(re.compile(r"\{[^{}\s]+\}"))
"""`{2/w}`: the symbol as it stands."""
WORD = Shape(re.compile(r"[^\W\d_][\w'\-/]*"))
"""Any word: itself."""
CARD_SHAPES: dict[str, Shape] = {"INT": INT, "PT": PT, "PM": PM, "LOYALTY": LOYALTY, "SYMBOL": SYMBOL, "WORD": WORD}
