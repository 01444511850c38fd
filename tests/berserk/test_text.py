"""Russian card texts: the pool is read whole and means the forms written by hand; nothing in a text is passed over."""
from __future__ import annotations

import pytest

from apnap.berserk import definitions
from apnap.berserk.forms.abilities import Activated, Body, Constant, Spell, Triggered, Unread
from apnap.cards.berserk import pool
from apnap.kernel.data import Form
from apnap.text.berserk.compile import TOKENS, compile_line, grammar
from apnap.text.engine.lint import lint
from apnap.text.engine.swallow import deletions
from apnap.text.engine.tokens import with_self
from berserk.cards_as_forms import CARDS

SAME = sorted(set(pool.names()) & set(CARDS))


def one(text: str, **how: object) -> object:
    (made,) = compile_line(text, **how)  # type: ignore[arg-type]
    return made


@pytest.mark.parametrize("name", pool.names())
def test_every_card_of_the_pool_is_read_and_possible(name: str) -> None:
    card = pool.card(name)
    assert not [x for x in card.abilities if isinstance(x, Unread)]
    assert not list(definitions.why_not_card(card))
    assert pool.card(dict(card.names)["ru"]) == card


@pytest.mark.parametrize("name", SAME)
def test_a_text_means_the_form_written_by_hand(name: str) -> None:
    card, form = pool.card(name), CARDS[name]
    assert card.abilities == form.abilities
    assert (card.type, card.cost, card.lives, card.strike) == (form.type, form.cost, form.lives, form.strike)


def test_the_linter_finds_nothing() -> None:
    g = grammar()
    assert [str(f) for f in lint(g.rules, g.lexicon, ("line", "spell_line"))] == []


@pytest.mark.parametrize("name", pool.names())
def test_no_word_can_be_deleted_without_a_change(name: str) -> None:
    card = pool.card(name)
    for line in card.text.split("\n") if card.text else ():
        plain, _ = with_self(line, (dict(card.names)["ru"],))
        lost = list(deletions(grammar(), TOKENS.tokens(plain), "spell_line" if card.type == "spell" else "line"))
        assert [t.original for t in lost] == []


def test_b06_text_before_a_colon_is_a_payment() -> None:
    assert isinstance(one("{2}, {закрыть}: Раньте персонажа на 2."), Activated)


@pytest.mark.parametrize("text", ["Найм: Возьмите карту.", "Гибель: Возьмите карту."])
def test_b29_a_trigger_label_is_no_payment(text: str) -> None:
    assert isinstance(one(text), Triggered)


@pytest.mark.parametrize("text", ["Другие ваши эльфы получают +1 к удару.", "Пока ваш ход, +1 к удару."])
def test_b13_a_plain_sentence_or_one_with_while_is_constant(text: str) -> None:
    assert isinstance(one(text), Constant)


@pytest.mark.parametrize("text, every", [("Каждый раз, когда вражеское существо получает раны, уничтожьте его.", True),
                                         ("Когда вражеское существо получает раны, уничтожьте его.", False)])
def test_b01_every_time_is_exempt_from_the_limit(text: str, every: bool) -> None:
    made = one(text)
    assert isinstance(made, Triggered) and made.every is every


@pytest.mark.parametrize("mark, joined", [(",", ","), (";", ";"), (".", "."), (", при этом", "with"), (", иначе", "else")])
def test_b18_how_parts_are_joined_is_kept(mark: str, joined: str) -> None:
    second = "Возьмите карту." if mark == "." else "возьмите карту."
    made = one(f"{{1}}: Уничтожьте ваше существо{mark} {second}")
    assert isinstance(made, Activated) and isinstance(made.body, Body)
    assert [p.joined for p in made.body.parts] == [",", joined]


def test_b32_a_full_stop_inside_a_quotation_parts_nothing() -> None:
    made = one("Существо получает «-2 к удару. -2 от атак».", spell=True)
    assert isinstance(made, Spell) and isinstance(made.body, Body) and len(made.body.parts) == 1


def test_b25_description_or_choice() -> None:
    assert not definitions.targeted(one("Уничтожьте всех существ стоимостью 2.", spell=True))
    assert definitions.targeted(one("Уничтожьте до двух существ.", spell=True))


def test_what_is_not_read_says_where_and_what_was_expected() -> None:
    made = one("Найм: Уничтожьте двух бобров.")
    assert isinstance(made, Unread) and made.column == 23 and "expected" in made.message


def test_an_unknown_card_names_its_neighbours() -> None:
    with pytest.raises(pool.UnknownCard, match="Gnome"):
        pool.card("Gnom")
    assert isinstance(pool.card("gnome"), Form)
