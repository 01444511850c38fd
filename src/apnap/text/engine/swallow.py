"""Checks that no word is lost: deleting a word changes something, a value said again reads as the same value, one text one value."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from apnap.text.engine.chart import Parse, parse
from apnap.text.engine.grammar import Grammar
from apnap.text.engine.render import render
from apnap.text.engine.tokens import Token
from apnap.text.engine.values import Value


@dataclass(frozen=True, slots=True)
class Trip:
    """A value said and read again: the words (None: it cannot be said), the first value read back, and all of them."""

    value: Value
    words: list[str] | None
    back: tuple[Value, ...]

    def __bool__(self) -> bool:
        """True when the first value read back is the value that was said."""
        return bool(self.back) and self.back[0] == self.value


def deletions(grammar: Grammar, tokens: Sequence[Token], start: str) -> Iterator[Token]:
    """The tokens that can be deleted without changing the first value, although no reading takes them as `~` words.

    Nothing for a text that cannot be read. Raises what `parse` raises.
    """
    whole = parse(grammar, tokens, start)
    if not whole:
        return
    for i, token in enumerate(tokens):
        if i not in whole.noise:
            shorter = parse(grammar, [*tokens[:i], *tokens[i + 1 :]], start)
            if shorter and shorter.value == whole.value:
                yield token


def round_trip(grammar: Grammar, value: Value, start: str) -> Trip:
    """Says the value by the grammar and reads it again: true when the same value comes back. Raises what `parse` raises."""
    words = render(grammar, value, start)
    return Trip(value, words, parse(grammar, words, start).values if words is not None else ())


def ambiguous(result: Parse) -> bool:
    """Whether the text has more than one value."""
    return len(result.values) > 1
