"""`apnap card` and `apnap read` for this game, and the decks that ship."""
from __future__ import annotations

import pytest
from click.testing import CliRunner

from apnap.berserk.decks import why_not_deck
from apnap.berserk.forms import effects, events, statics, words
from apnap.cards.berserk import decks, pool
from apnap.faces.cli import cli
from apnap.kernel.data import Form
from apnap.say import berserk_forms
from apnap.say.berserk_cards import card_lines


def run(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(cli, list(words))
    return result.exit_code, result.output


@pytest.mark.parametrize("asked", [("Гном",), ("gnome",), ("Gnome", "--game", "berserk")])
def test_a_card_is_found_by_either_name(asked: tuple[str, ...]) -> None:
    code, out = run("card", *asked)
    assert code == 0 and out.startswith("Gnome (Гном)  cost 2\n  mountain creature: dwarf\n  strike 3, lives 3")


def test_a_card_shows_payment_target_and_what_is_uncertain() -> None:
    code, out = run("card", "Свирепый Резак")
    assert code == 0 and "pay 2 coins, close this card" in out and "target 1: creature" in out and "uncertain: " in out
    assert "target 1 gets: this card: rush; this card: attack experience" in out


def test_an_unknown_card_names_its_neighbours_in_the_language_asked() -> None:
    code, out = run("card", "Пробитее")
    assert code == 2 and "'Пробитие'" in out
    code, out = run("card", "Гном", "--game", "magic")
    assert code == 2 and "one of the" in out
    assert run("card", "Гном", "--game", "chess")[0] == 2


def test_a_text_of_ones_own_is_read() -> None:
    code, out = run("read", "Найм: Раньте персонажа на 2.\\nРывок", "--game", "berserk")
    assert code == 0 and "wound target 1 by 2" in out and "keyword: rush" in out


def test_what_is_not_read_is_pointed_at() -> None:
    code, out = run("read", "Раньте персонажа на 2. Взмите карту.", "--game", "berserk", "--type", "заклинание")
    assert code == 1 and "\n    Раньте персонажа на 2. Взмите карту.\n                           ^^^^^^\n" in out
    assert 'Did you mean "возьмите"?' in out


def test_wrong_questions() -> None:
    assert run("read", "Рывок", "--game", "chess")[0] == 2
    code, out = run("read", "Рывок", "--game", "berserk", "--type", "wizard")
    assert code == 2 and "expected creature, hero, spell, support" in out
    assert run("read", "", "--game", "berserk")[0] == 0


def test_every_form_has_words() -> None:
    """A new verb, event or statement comes with its sentence."""
    for module, table in ((effects, berserk_forms.VERBS), (events, berserk_forms.EVENTS), (statics, berserk_forms.STATICS)):
        forms = {n for n, x in vars(module).items() if isinstance(x, type) and issubclass(x, Form) and x.__module__ == module.__name__}
        assert forms - set(table) == set()
    assert berserk_forms.thing(words.This()) == "this card"


@pytest.mark.parametrize("name", pool.names())
def test_every_card_can_be_shown(name: str) -> None:
    lines = card_lines(pool.card(name))
    assert lines[0].startswith(name) and not any("{" in line or "(n=" in line or "Target" in line for line in lines)


# ---------------------------------------------------------------- decks


def test_six_decks_ship_with_different_heroes() -> None:
    assert len(decks.names()) >= 4
    assert len({decks.load(n).hero for n in decks.names()}) == len(decks.names())


@pytest.mark.parametrize("name", decks.names())
def test_a_deck_that_ships_is_legal(name: str) -> None:
    deck = decks.load(name)
    assert list(why_not_deck(pool.card(deck.hero), [pool.card(c) for c in deck.cards])) == []


def test_an_unknown_deck() -> None:
    with pytest.raises(decks.UnknownDeck, match="furgot"):
        decks.load("nobody")
