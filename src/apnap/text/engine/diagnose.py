"""Says to a card's author what is not understood: the column, what stood there, what was expected, the nearest word."""
from __future__ import annotations

import difflib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from apnap.text.engine.chart import Parse
from apnap.text.engine.frontier import Frontier
from apnap.text.engine.grammar import Grammar
from apnap.text.engine.notation import Kind
from apnap.text.engine.tokens import Token

MOST_SAID = 5
NEAR = 0.75


@dataclass(frozen=True, slots=True)
class Problem:
    """A place that is not understood. `column` counts from 1; `found` is empty at the end of the text."""

    column: int
    length: int
    found: str
    expected: tuple[str, ...]
    nearest: tuple[str, ...]

    def __str__(self) -> str:
        what = f"{self.found!r} is not understood here" if self.found else "the text ends here"
        said = list(self.expected[:MOST_SAID])
        if len(self.expected) > MOST_SAID:
            said.append("something else")
        expected = f"; expected {' or '.join(said)}" if said else ""
        near = " or ".join(f'"{word}"' for word in self.nearest)
        return f"column {self.column}: {what}{expected}." + (f" Did you mean {near}?" if near else "")


def explain(grammar: Grammar, tokens: Sequence[Token], parse: Parse, friendly: Mapping[str, str] | None = None) -> Problem:
    """What to say about a text that could not be read: `parse` is what came of these tokens.

    `friendly` gives phrases for rules ("cost": "a cost") and classes ("@TYPE": "a card type"): the outermost such rule that could
    begin here stands for everything inside it; other words are named one by one.
    """
    failure = parse.failure
    phrases = friendly or {}
    rules, loose = failure.expectations(frozenset(phrases))
    expected = dict.fromkeys(phrases[rule] for rule in rules)
    for kind, text in loose:
        expected[f'"{text}"' if kind is Kind.WORD else phrases.get(f"@{text}", f"a word of the class {text}")] = None
    if failure.end:
        expected["the end of the text"] = None
    if failure.at < len(tokens):
        token = tokens[failure.at]
        found = token.original or token.text
        return Problem(token.start + 1, max(1, token.end - token.start), found, tuple(expected), _nearest(grammar, token.text, failure))
    end = tokens[-1].end if tokens else 0
    return Problem(end + 1, 1, "", tuple(expected), ())


def _nearest(grammar: Grammar, word: str, failure: Frontier) -> tuple[str, ...]:
    pool = dict.fromkeys(failure.words())
    for name in failure.classes():
        pool.update(dict.fromkeys(grammar.lexicon.words(name)))
    pool.pop(word, None)
    return tuple(difflib.get_close_matches(word, pool, 2, NEAR))
