"""Commands and expectations of Berserk's situations: from a line's words to a node, in English or Russian (`words.g`)."""
from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from apnap.scenario.case import Phrase
from apnap.scenario.language import Line, Reader
from apnap.scenario.source import WrongFile
from apnap.text.engine.chart import Grammar, TooDeep, TooLong, parse
from apnap.text.engine.diagnose import explain
from apnap.text.engine.lexicon import Lexicon, Shape
from apnap.text.engine.tokens import Tokenizer
from apnap.text.engine.values import Node, Value

STATES: dict[str, Value] = {
    "open": "open", "closed": "closed", "poisoned": "poisoned", "wounded": "wounded", "открыта": "open", "закрыта": "closed",
    "отравлена": "poisoned", "открытых": "open", "закрытых": "closed",
}
KINDS: dict[str, Value] = {k: k for k in ("activated", "triggered", "constant", "spell")}
ORDINALS: dict[str, Value] = {"first": 1, "second": 2, "third": 3, "первую": 1, "вторую": 2, "третью": 3, "первая": 1, "вторая": 2}
FRIENDLY = {
    "@PLAYER": "a player's name", "thing": "the name of a card", "things": "names of cards", "@INT": "a number", "place": "a zone",
    "clause": "'targeting ...'", "which": "'lives', 'strike' or 'wounds'", "@STATE": "'open'", "@KIND": "a kind of ability",
    "choices": "what is chosen",
}


def _index(text: str) -> Value:
    return int(text[2:-1])


@cache
def grammar() -> Grammar:
    """The compiled grammar of the language."""
    patterns = {
        "PLAYER": Shape(re.compile(r"‹p\d+›"), _index), "THING": Shape(re.compile(r"‹t\d+›"), _index),
        "INT": Shape(re.compile(r"\d+"), int),
    }
    text = (Path(__file__).parent / "words.g").read_text(encoding="utf-8")
    return Grammar.read(text, Tokenizer(), Lexicon({"STATE": STATES, "KIND": KINDS, "ORDINAL": ORDINALS}, patterns))


class Words(Reader):
    """Reads lines with the names of one case."""

    def line(self, phrase: Phrase, start: str) -> Line:
        """The line as a command or fact (`start`). Raises `WrongFile`."""
        tokens, quoted = self.tokens(phrase.text)
        try:
            found = parse(grammar(), tokens, start)
        except (TooDeep, TooLong):
            raise WrongFile(phrase.place, "expected a shorter line") from None
        if not found:
            problem = explain(grammar(), tokens, found, FRIENDLY)
            raise self._wrong(phrase, problem.column, problem.found, problem.expected, problem.nearest)
        assert isinstance(found.value, Node)
        return Line(found.value, phrase, self.players, self.things, quoted)
