"""Whole games for people: decks as lists, conceding, what a player sees and is told, why something is not offered, extra turns."""
from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from apnap.berserk import ending, setup
from apnap.berserk.effects import carry_out
from apnap.berserk.forms import effects as e
from apnap.berserk.forms.words import You
from apnap.berserk.game import Berserk
from apnap.berserk.state import Frame
from apnap.berserk.view import SHOWN, hides, imagined, view
from apnap.cards.berserk import lists
from apnap.kernel.refusal import Illegal
from apnap.scenario.berserk import whole
from apnap.scenario.source import WrongFile
from berserk.playing import Situation
from berserk.whole_games import deal
from contract.games import drawing

# ---------------------------------------------------------------- decks


def test_a_list_is_read_in_both_languages() -> None:
    deck = lists.parse("\ufeff# mine\nГерой: Жрец\n2 Гном\n3x gnome\n\nSideboard:\n1 Шок # why not\n")
    assert deck == lists.Deck("Priest", ("Gnome",) * 5, ("Shock",))


@pytest.mark.parametrize("text, line, said", [
    ("Hero: Priest\n2 Gnom", 2, "did you mean Gnome"),
    ("Hero: Prist\n2 Gnome", 1, "did you mean Priest"),
    ("Hero: Priest\nGnome", 2, "expected a number and a name"),
    ("Hero: Priest\n0 Gnome", 2, "from 1 to 500"),
    ("Hero: Priest\n\n1 Priest", 3, "is a hero"),
    ("Hero: Priest\nHero: Warrior", 2, "second hero"),
    ("3 Gnome", 1, "no hero"),
    ("", 1, "no hero"),
])
def test_a_wrong_line_is_named(text: str, line: int, said: str) -> None:
    with pytest.raises(lists.WrongList) as wrong:
        lists.parse(text)
    assert [n for n, _ in wrong.value.problems] == [line] and said in wrong.value.problems[0][1]


def test_a_deck_is_checked_with_reasons() -> None:
    reasons = whole.check(lists.Deck("Priest", ("Gnome",) * 4))
    assert any("fewer than 40" in r for r in reasons) and any("element" in r for r in reasons) and any("4" in r for r in reasons)
    assert not whole.check(whole.deck("furgot"))


def test_what_is_no_deck(tmp_path: Path) -> None:
    (tmp_path / "bytes.txt").write_bytes(b"\xff\xfe\x00")
    for source in (str(tmp_path / "none.txt"), str(tmp_path), str(tmp_path / "bytes.txt"), "no such deck"):
        with pytest.raises(WrongFile):
            whole.deck(source)


# ---------------------------------------------------------------- how a game ends, extra turns, the sideboard


def test_conceding_at_any_time_and_taking_it_back() -> None:
    g = deal(1)
    before, p = g.digest(), g.turn.order[1]
    ending.concede(g, p)
    assert g.result == (g.turn.order[0],) and g.decision is None and whole.over(g)[1].name == "concession"
    with pytest.raises(Illegal):
        ending.concede(g, p)
    g.pop()
    assert g.digest() == before and g.result is None


def test_an_agreed_draw() -> None:
    g = deal(1)
    ending.agree(g)
    assert g.result == () and "a draw" in whole.ended(g) and "agreed draw" in whole.ended(g)


def test_an_extra_turn_comes_right_after() -> None:
    s = Situation({"deck": ("Scout",) * 3}, {"deck": ("Scout",) * 3})
    carry_out(s.g, Frame(s.g.player(s.anna).hero, s.anna), e.ExtraTurn(You()))
    s.g.begin()
    s.end()
    assert s.g.turn.active == s.anna and s.g.turn.number == 4
    s.end()
    assert s.g.turn.active == s.nora


def test_the_sideboard_lies_beside_the_deck() -> None:
    g = whole.deal([lists.Deck("Priest", ("Shock",) * 9, ("Vail", "Boarder"))] * 2, ("Anna", "Nora"), 1)
    anna, nora = g.turn.order
    assert len(g.player(anna).sideboard) == 2 and len(g.player(anna).deck) == 9
    seen = view(g, anna)["players"]
    assert sorted(seen[0]["sideboard"]) == ["Boarder", "Vail"] and seen[1]["sideboard"] == 2
    assert not g.sees(nora, g.player(anna).sideboard[0])


# ---------------------------------------------------------------- what is seen and told


@pytest.mark.parametrize("seed", range(6))
def test_what_a_player_is_told_names_nothing_hidden(seed: int) -> None:
    """Deal anew all that a player can't see: what he is told of the last moment stays, word for word."""
    g, draw, before = deal(seed), drawing(f"seen {seed}"), 0
    for n in range(80):
        if g.decision is None:
            break
        for p in g.turn.order if n % 3 == 0 else ():
            other = imagined(g, p, drawing("another"))
            news = [h for h in g.history[before:] if getattr(h.what, "why", "") not in SHOWN]
            if other is not None:
                assert whole.voice(other, p).news(news) == whole.voice(g, p).news(news)
        before = len(g.history)
        g.apply(() if g.decision.kind == "redraw" else g.legal.pick(draw))


def test_the_redraw_of_the_other_player_is_not_told() -> None:
    g = deal(2)
    g.apply("first")
    first = g.turn.active
    back = tuple(sorted(g.player(first).hand)[:2])
    names = {g.object(i).card for i in back}
    g.apply(back)
    g.apply(())
    g.apply(back)
    other = whole.voice(g, g.opponent(first)).news(g.history)
    assert any("puts 2 cards under the deck" in x for x in other)
    assert not any(f"{n} goes to the deck" in x for n in names for x in other)
    assert any(hides(g, g.opponent(first), h) for h in g.history)


# ---------------------------------------------------------------- why not


def acting(**zones: Any) -> tuple[Situation, Any]:
    s = Situation({"hand": ("Groll", "Pious"), "game": (("Gnome", {"new": True}),)}, {"game": ("Wall",), "hand": ("Talitha",)}, coins=3)
    return s, whole.voice(s.g, s.anna)


@pytest.mark.parametrize("said, reason", [
    ("play Groll", "Anna has 3 open coins and needs 4"),
    ("Groll", "needs 4"),
    ("attack Wall with Gnome", "turn"),
    ("attack Gnome", "turn"),
    ("use Wall", "Wall"),
    ("end the turn", "nothing forbids it"),
    ("play Talitha", "no card that you can see"),
    ("nonsense", "no card that you can see"),
])
def test_why_not_in_words(said: str, reason: str) -> None:
    _, v = acting()
    lines = whole.why_words(v, said)
    assert lines and any(reason in x for x in lines), lines


def test_what_is_not_offered_has_reasons() -> None:
    s, v = acting()
    d = s.g.decision
    things = whole.not_offered(s.g, d)
    assert ("play", s.the("Groll", "hand")) in things
    assert all(whole.why_not(s.g, d, x) for x in things) and all(v.option(d, x) for x in things)


def test_equal_cards_in_play_are_told_apart() -> None:
    s = Situation({"game": ("Gnome", "Gnome")}, {"game": ("Gnome",)})
    v = whole.voice(s.g, s.anna)
    assert len({v.where(i) for i in s.g.turn.game}) == len(s.g.turn.game)


def test_setup_refuses_what_can_not_be() -> None:
    g = Berserk("newest", deal(0)._find, 1)
    with pytest.raises(LookupError):
        setup.seat(g, "Anna", "No such hero", ())
