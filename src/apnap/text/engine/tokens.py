"""Cuts a line of text into tokens, and the two things done to a text before: reminder text and the card's own name.

Columns are never lost: every token knows its place in the text it was cut from, reminder text is replaced by blanks, and
`with_self` gives the way back to the columns of the text before the name was replaced.
"""
from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Token:
    """`text` is what a grammar sees (lower case, plain minus and quotes); `original` is what stood at `start` to `end`."""

    text: str
    start: int
    end: int
    original: str

    def __str__(self) -> str:
        return self.text


CARD = re.compile(
    r"""\{[^{}\s]+\}                                             # a symbol: {2/W}
    | \[[+\-\u2212]?[\dX]+\]                                     # loyalty: [-2]
    | [+\-\u2212]?(?:\d+|[XY*])/[+\-\u2212]?(?:\d+|[XY*])(?![\w/])   # power and toughness: 1/1, -0/-X
    | [+\-\u2212]?\d+(?:,\d{3})*(?!\d)                           # a number: 1,000
    | ['’]s\b                                                    # the possessive
    | [^\W\d_]+(?:(?:['’\-/](?!s\b)[^\W\d_]+)|-\d+)*             # a word: can't, non-Human, and/or
    | \S""",
    re.X,
)
SENTENCE = re.compile(r"\s*($|[A-ZА-ЯЁ~{•])")
_PLAIN = str.maketrans({"\u2212": "-", "’": "'", "‘": "'", "“": '"', "”": '"', "«": '"', "»": '"'})


class Tokenizer:
    """Cuts text by one regular expression; whatever it does not match is skipped (blanks).

    A closing quote right after a full stop stands for the full stop of the sentence around it, when a new sentence or nothing
    follows (`next_sentence` tells): a token "." of width zero is added there.
    """

    def __init__(self, pattern: re.Pattern[str] = CARD, next_sentence: re.Pattern[str] = SENTENCE) -> None:
        self.pattern = pattern
        self.next_sentence = next_sentence

    def tokens(self, line: str) -> list[Token]:
        """The tokens of a line, in order. Never raises: a character that nothing knows is a token of its own."""
        out = []
        quoted = False
        for match in self.pattern.finditer(line):
            original, start, end = match.group(), match.start(), match.end()
            text = original.lower().translate(_PLAIN)
            out.append(Token(text, start, end, original))
            if text == '"':
                quoted = not quoted
                if not quoted and start and line[start - 1] in ".!?" and self.next_sentence.match(line, end):
                    out.append(Token(".", end, end, ""))
        return out

    def words(self, line: str) -> list[str]:
        """The texts of the tokens: what grammar files need for their literals."""
        return [token.text for token in self.tokens(line)]


def strip_reminder(text: str) -> str:
    """The text with everything in round brackets, brackets included, replaced by blanks: every other column stays where it was.

    Nesting is understood; a bracket without its partner stays, so that nobody overlooks it. Linear in the length of the text.
    """
    opened: list[int] = []
    pairs: list[tuple[int, int]] = []
    for match in re.finditer(r"[()]", text):
        if match.group() == "(":
            opened.append(match.start())
        elif opened:
            start = opened.pop()
            while pairs and pairs[-1][0] > start:
                pairs.pop()
            pairs.append((start, match.end()))
    out = []
    at = 0
    for start, end in pairs:
        out += [text[at:start], re.sub(r"[^\n]", " ", text[start:end])]
        at = end
    return "".join([*out, text[at:]])


class Columns:
    """The way back from the columns of a text with `~` to those of the text before."""

    __slots__ = ("_new", "_old")

    def __init__(self, pairs: Iterable[tuple[int, int]]) -> None:
        points = [(0, 0), *pairs]
        self._new = [new for new, _ in points]
        self._old = [old for _, old in points]

    def back(self, start: int, end: int) -> tuple[int, int]:
        """The span in the original text for a span in the new one; a `~` gives the whole name."""
        return self._old_column(start), self._old_column(end)

    def _old_column(self, column: int) -> int:
        i = bisect_right(self._new, column) - 1
        return self._old[i] + column - self._new[i]


def self_names(name: str) -> tuple[str, ...]:
    """How a card's text may call the card: "Erebos, God of the Dead" and, when there is a comma, "Erebos"; the longest first."""
    short = name.split(",")[0].strip()
    return (name,) if short == name or not short else (name, short)


def with_self(text: str, names: Iterable[str], mark: str = "~") -> tuple[str, Columns]:
    """The text with each of the names replaced by the mark, and the way back to its columns.

    Longer names go first; only whole words are replaced (not "Erebos" in "Erebosian" or "Erebos-like"), with the capitals as given.
    """
    wanted = sorted({name for name in names if name}, key=lambda name: (-len(name), name))
    if not wanted:
        return text, Columns(())
    pattern = re.compile(r"(?<![\w-])(?:" + "|".join(map(re.escape, wanted)) + r")(?!\w|-\w)")
    out = []
    points = []
    at = length = 0
    for match in pattern.finditer(text):
        length += match.start() - at + len(mark)
        out += [text[at : match.start()], mark]
        points.append((length, match.end()))
        at = match.end()
    return "".join([*out, text[at:]]), Columns(points)
