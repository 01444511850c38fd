"""What a card's author reads when a text is not understood."""

from __future__ import annotations

import pytest

from apnap.magic.forms.abilities import Activated, Unread
from apnap.text.magic.compile import compile_card, compile_text, grammar


@pytest.mark.parametrize(
    ("text", "column", "word", "near"),
    [
        ("Sacrifce this creature: Draw a card.", 1, "Sacrifce", "sacrifice"),
        ("{T}: Target creature gets +1/+1 until end of trun.", 46, "trun", "turn"),
        ("{1}, {T}: Draw a card. Activate only as a sorcry.", 43, "sorcry", "sorcery"),
        ("{T}: Destroy target craeture.", 21, "craeture", "creature"),
    ],
)
def test_a_typo_is_placed_and_the_nearest_word_named(text: str, column: int, word: str, near: str) -> None:
    (unread,) = compile_text(text).unread
    assert unread.column == column
    assert unread.text == text
    assert f"column {column}: {word!r}" in unread.message
    assert f'Did you mean "{near}"' in unread.message


def test_columns_are_those_of_the_text_with_the_cards_name() -> None:
    text = "Sacrifice Saffi Eriksdotter: Drwa a card."
    (unread,) = compile_text(text, "Legendary Creature — Human Scout", "Saffi Eriksdotter").unread
    assert unread.column == text.index("Drwa") + 1


def test_a_pronoun_without_a_noun_is_reported() -> None:
    (unread,) = compile_text("{T}: That player discards a card.").unread
    assert "that player" in unread.message


def test_the_other_lines_are_read() -> None:
    face = compile_text("{T}: Add {G}.\nFrobnicate the gizmo.\n{1}: Draw a card.")
    assert [type(a) for a in face.card.abilities] == [Activated, Unread, Activated]
    assert not face.wholly
    start, end = face.spans[1].start, face.spans[1].end
    assert face.card.text[start:end] == "Frobnicate the gizmo."


def test_a_text_that_ends_too_early() -> None:
    (unread,) = compile_text("{T}: Draw a card").unread
    assert "the text ends here" in unread.message


def test_bullets_without_a_choice() -> None:
    (unread,) = compile_text("{T}: Draw a card.\n• Draw two cards.").unread
    assert "no choice" in unread.message


def test_wrong_facts_raise() -> None:
    with pytest.raises(ValueError, match="not a mana cost"):
        compile_card({"name": "X", "type": "Creature", "cost": "1G"})


@pytest.mark.parametrize("text", ["", "   ", "(Only reminder text.)", "\n\n"])
def test_nothing_is_no_ability(text: str) -> None:
    assert compile_text(text).card.abilities == ()


@pytest.mark.parametrize("text", ["(" * 500, '"' * 300, "{T}: " * 200, "and " * 2000, "\u0000", "{", "Choose one —"])
def test_strange_texts_are_unread_and_raise_nothing(text: str) -> None:
    assert compile_text(text).unread


def test_a_misprint_is_no_known_word_though_some_class_takes_any_word() -> None:
    assert grammar().knows("sacrifice")
    assert grammar().knows("creature")
    assert not grammar().knows("sacrifce")
