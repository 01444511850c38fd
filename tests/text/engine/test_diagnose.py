from __future__ import annotations

import pytest

from apnap.text.engine.diagnose import explain

from .small import ENGLISH, TOKENIZER, reading

FRIENDLY = {"cost": "a cost", "obj": "an object", "number": "a number", "@TYPE": "a card type", "act": "an effect"}


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        (
            "{2}, Sacrifce a land: Draw a card.",
            "column 6: 'Sacrifce' is not understood here; expected an effect or \"{t}\" or a word of the class SYM. "
            'Did you mean "sacrifice"?',
        ),
        (
            "Sacrifice a craeture.",
            "column 13: 'craeture' is not understood here; expected a card type. Did you mean \"creature\" or \"creatures\"?",
        ),
        ("Draw many cards.", "column 6: 'many' is not understood here; expected a number."),
        ("Draw a card", "column 12: the text ends here; expected \":\" or \",\" or \".\"."),
        ("{T}: Draw a card. Draw", "column 19: 'Draw' is not understood here; expected \"activate\" or the end of the text."),
        ("", "column 1: the text ends here; expected a cost or an effect."),
        ("Fnord", "column 1: 'Fnord' is not understood here; expected a cost or an effect."),
        ("Sacrifice ~, draw", "column 18: the text ends here; expected a number."),
    ],
)
def test_one_sentence(line: str, sentence: str) -> None:
    tokens = TOKENIZER.tokens(line)
    assert str(explain(ENGLISH, tokens, reading(line), FRIENDLY)) == sentence


def test_without_phrases_words_are_named() -> None:
    line = "Draw many cards."
    problem = explain(ENGLISH, TOKENIZER.tokens(line), reading(line))
    assert (problem.column, problem.length, problem.found) == (6, 4, "many")
    assert problem.expected == ('"a"', "a word of the class NUM", "a word of the class INT")


def test_the_failure_itself() -> None:
    failure = reading("{T}: Draw a card. Activate only as sorcery.").failure
    assert (failure.at, failure.words(), failure.classes(), failure.end) == (9, ("a",), (), False)
