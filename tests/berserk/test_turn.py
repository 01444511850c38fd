"""The preparation, the turn, coins, playing a card step by step, and how a game ends (301-310, 522, 601-605)."""
from __future__ import annotations

import pytest

from apnap.berserk import events as ev
from apnap.berserk import setup
from apnap.berserk.decks import why_not_deck
from apnap.berserk.effects import doings
from apnap.berserk.forms import effects as e
from apnap.berserk.forms.abilities import Keyword
from apnap.berserk.game import Berserk
from apnap.berserk.playing import ELEVEN, TWELVE
from apnap.kernel.data import Form
from berserk.cards_as_forms import CARDS
from berserk.playing import Situation


def prepared(seed: int = 1) -> Berserk:
    g = Berserk("15th", CARDS, seed)
    for name in ("Anna", "Nora"):
        p = g.add_player(name)
        setup.put(g, "Warrior", "game", p)
        for card in ("Gnome", "Scout", "Wall", "Groll", "Glutton", "Archer"):
            setup.put(g, card, "deck", p)
    setup.prepare(g)
    g.begin()
    return g


def test_preparation() -> None:
    g = prepared()
    assert g.decision.kind == "seat"
    winner = g.decision.player
    g.apply("second")
    first, second = g.opponent(winner), winner
    assert g.decision.kind == "redraw" and g.decision.player == first
    back = sorted(g.player(first).hand)[:2]
    g.apply(tuple(back))
    g.apply(())
    assert g.decision.kind == "bottom order" and g.decision.player == first
    g.apply(tuple(back))
    assert g.decision.kind == "act" and g.decision.player == first
    assert len(g.player(first).hand) == len(g.player(second).hand) == 4  # the first player draws nothing in the first turn
    assert g.player(first).open_coins == 1 and g.player(second).open_coins == 0
    assert [g.object(i).card for i in g.player(first).deck[-2:]] == [g.object(i).card for i in back]
    g.apply(("end",))
    assert len(g.player(second).hand) == 5 and g.player(second).open_coins == 1


def test_restoration_opens_and_ten_coins_are_the_most() -> None:
    s = Situation({"game": (("Gnome", {"closed": True}),), "deck": ("Scout", "Wall")}, {"game": (("Groll", {"closed": True}),)}, coins=10)
    s.use("Warrior", 1, "Gnome").end()
    assert not s.g.object(s.the("Groll")).closed and s.g.object(s.the("Gnome")).closed
    assert s.g.player(s.anna).closed_coins == 1
    s.end()
    assert not s.g.object(s.the("Gnome")).closed and (s.g.player(s.anna).open_coins, s.g.player(s.anna).closed_coins) == (10, 0)


def test_the_third_missed_draw_loses() -> None:
    s = Situation({}, {"deck": ("Scout",) * 9})
    for _ in range(2):
        s.end().end()
    assert s.g.player(s.anna).missed == 2
    s.end().end()
    assert s.g.result == (s.nora,) and s.told(ev.Loses)[0].rule == "third_missed_draw"
    assert s.g.decision is None


def test_simultaneous_defeat_is_a_draw() -> None:
    s = Situation({"hand": ("Cataclysm",)}, {}, heroes=("Frail", "Frail"))
    heroes = [s.g.player(p).hero for p in s.g.turn.order]
    s.g.happen(*(ev.Wound(h, h, 3) for h in heroes))
    s.g.begin()
    assert s.g.result == ()


def test_the_steps_of_playing_and_activating_are_twelve_and_eleven() -> None:
    assert (len(TWELVE), len(ELEVEN)) == (12, 11)


def test_a_spell_lies_in_the_graveyard_before_its_effect() -> None:
    s = Situation({"hand": ("Two sentences",), "deck": ("Scout",)}, {"game": ("Gnome",)})
    s.play("Two sentences")
    assert s.kind == "targets" and s.zone(s.anna, "graveyard") == ["Two sentences"] and s.g.player(s.anna).open_coins == 10


def test_an_illegal_play_is_taken_back_to_before_its_first_step() -> None:
    s = Situation({"hand": ("Pious",)}, {})
    assert s.rules("play", s.the("Pious", "hand")) == ["paid_before"]
    before = s.g.digest()
    s.g.attempt(("play", s.the("Pious", "hand")))
    assert s.g.digest() == before and s.told(ev.Reversed)[0].at == "zone"


def test_an_additional_cost_is_paid() -> None:
    s = Situation({"hand": ("Thirsty",), "game": ("Gnome", "Wall")}, {})
    s.play("Thirsty")
    assert s.kind == "cards"
    s.answer((s.the("Wall"),))
    assert s.stat("Wall", "wounds") == 1 and s.all("Thirsty")


def test_support_of_one_class_replaces_the_older() -> None:
    s = Situation({"hand": ("Quicksands",), "game": ("Quicksands",)}, {})
    old = s.the("Quicksands")
    s.play("Quicksands")
    assert s.all("Quicksands") != [old] and s.zone(s.anna, "graveyard") == ["Quicksands"]


@pytest.mark.parametrize("modes, expected", [((0, 2), (2, 8 + 1)), ((1,), (0, 8))])
def test_modes_are_chosen_as_a_chain(modes: tuple[int, ...], expected: tuple[int, int]) -> None:
    s = Situation({"hand": ("Order",), "deck": ("Scout", "Scout")}, {"game": ("Glutton",)})
    s.play("Order", modes)
    if 0 in modes:
        s.answer("Glutton")
    assert (s.stat("Glutton", "wounds"), s.g.player(s.anna).open_coins) == expected


def test_what_is_divided_gives_each_target_one_at_least() -> None:
    s = Situation({"hand": ("First aid",), "game": (("Gnome", {"wounds": 2}), ("Glutton", {"wounds": 2}))}, {})
    s.play("First aid")
    s.answer((s.the("Gnome"), s.the("Glutton")))
    assert s.kind == "division" and list(s.g.legal) == [(1, 2), (2, 1)]
    s.answer((1, 2))
    assert (s.stat("Gnome", "wounds"), s.stat("Glutton", "wounds")) == (1, 0)


def test_or_else_comes_when_the_part_before_was_declined() -> None:
    s = Situation({"hand": ("Or else",), "game": ("Gnome",)}, {})
    s.play("Or else", "Gnome", False)
    assert s.all("Gnome") and s.hero(s.anna) == 22
    s = Situation({"hand": ("Or else",), "game": ("Gnome",)}, {})
    s.play("Or else", "Gnome", True)
    assert not s.all("Gnome") and s.hero(s.anna) == 25


def test_to_end_the_turn_at_once_skips_the_triggers_of_its_end() -> None:
    s = Situation({"hand": ("Halt",), "game": (("Troll", {"wounds": 2}),)}, {})
    s.play("Halt")
    assert s.g.turn.active == s.nora and s.stat("Troll", "wounds") == 2


def test_a_card_in_the_graveyard_keeps_its_markers_and_in_hand_it_is_new() -> None:
    s = Situation({"hand": ("Ponita", "Potion brewing"), "deck": ("Scout",) * 5}, {})
    s.play("Ponita")
    assert s.g.object(s.the("Ponita")).marks
    s.play("Potion brewing", "Ponita")
    s.play("Ponita")
    assert len(s.zone(s.anna, "graveyard")) == 1 + 2  # its Найм has triggered again


def test_hidden_cards_are_seen_by_their_owner_and_shuffling_renames_them() -> None:
    g = prepared()
    g.apply("first")
    first = g.turn.active
    hand, deck = g.player(first).hand[0], g.player(first).deck[0]
    assert g.sees(first, hand) and not g.sees(g.opponent(first), hand) and not g.sees(first, deck)
    assert all(i > 20 for i in g.player(first).deck)


def test_abilities_that_trigger_each_other_without_end_stop() -> None:
    s = Situation({"game": ("Archer",)}, {"game": ("Miser",)})
    s.use("Archer", 0, "Miser")
    assert s.kind == "act"
    assert [r.rule for r in s.told(ev.Skipped)[-1].refusals] == ["loop"]


def test_an_ambush_that_cannot_be_played_is_not_offered() -> None:
    for coins, kind in ((2, "act"), (3, "declare")):
        s = Situation({"game": ("Scout",)}, {"hand": ("Dear ambusher",)}, coins=coins)
        s.attack("Scout", s.the("Priest"))
        assert s.kind == kind


def test_every_verb_is_carried_out_by_something() -> None:
    verbs = {x for x in vars(e).values() if isinstance(x, type) and issubclass(x, Form) and x.__module__ == e.__name__}
    assert verbs - set(doings) == set()


def test_a_deck_has_its_limits() -> None:
    hero = CARDS["Warrior"].but(elements=("mountain",))
    gnome, orc = CARDS["Gnome"], CARDS["Groll"]
    assert [r.rule for r in why_not_deck(hero, [gnome] * 3, least=3)] == []
    assert [r.rule for r in why_not_deck(hero, [gnome] * 4)] == ["deck_size", "deck_copies"]
    assert [r.rule for r in why_not_deck(hero, [orc], least=1)] == ["deck_elements"]
    assert [r.rule for r in why_not_deck(gnome, [], [gnome] * 11, least=0)][:2] == ["deck_hero", "sideboard"]
    horde = gnome.but(abilities=(Keyword("horde"),))
    assert [r.rule for r in why_not_deck(hero, [horde] * 5, least=5)] == []
    created = gnome.but(abilities=(Keyword("created"),))
    assert [r.rule for r in why_not_deck(hero, [created], least=1)] == ["deck_created"]


def test_a_created_card_leaves_for_the_reserve_after_its_death() -> None:
    s = Situation({"hand": ("Summons", "Hidden blow")}, {})
    s.play("Summons").end().end()
    assert s.all("Antornax")
    s.g.happen(ev.Destroy(s.the("Antornax")))
    s.g.begin()
    assert s.zone(s.anna, "graveyard") == ["Summons"] and s.zone(s.anna, "reserve") == ["Antornax"]
    assert [d for d in s.told(ev.Declared) if s.g.object(d.source).card == "Antornax"]
