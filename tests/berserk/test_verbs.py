"""The verbs one by one, how far a part was done, replacement and prevention, last known information."""
from __future__ import annotations

from typing import Any

import pytest

from apnap.berserk import events as ev
from apnap.berserk import law
from apnap.berserk.forms import effects as e
from apnap.berserk.forms import events as on
from apnap.berserk.forms import statics as s
from apnap.berserk.forms.abilities import Body, Card, Constant, Keyword, Modal, Part, Spell, Triggered
from apnap.berserk.forms.words import Compare, Count, Each, Filter, HeroOf, Opponent, Slot, Stat, Target, This
from apnap.berserk.keywords import last_breath
from berserk.cards_as_forms import creature, spell, to
from berserk.playing import Situation

CREATURE, OWN, ENEMY = Filter(), Filter(side="own"), Filter(side="enemy")


def cast(do: Any, anna: Any = None, nora: Any = None, **how: Any) -> Situation:
    """Anna plays a spell that does this to every creature, or to nothing in particular."""
    sit = Situation({"hand": ("Test",), **(anna or {})}, nora or {}, more=(spell("Test", 0, Part(do)), *how.pop("more", ())), **how)
    return sit.play("Test")


ALL = Each(CREATURE)


@pytest.mark.parametrize("do, facts", [
    (e.ExtraLives(2, ALL), {"lives": 4}), (e.Strengthen(-1, ALL), {"lives": 1, "strike": 2}),
    (e.Strengthen(1, ALL), {"lives": 3, "strike": 4}),
    (e.StrikeBecomes(1, ALL), {"strike": 1}), (e.LivesBecome(5, ALL), {"lives": 5, "wounds": 0}), (e.Heal(5, ALL), {"wounds": 0}),
    (e.Gets((s.Lives(2),), ALL), {"lives": 4}), (e.Gets((s.Strike(3),), ALL, "turn"), {"strike": 6}),
    (e.If(Compare(Count(CREATURE), ">=", 2), (e.Wound(1, ALL),), (e.Heal(1, ALL),)), {"wounds": 0}),
])
def test_numbers(do: Any, facts: dict[str, int]) -> None:
    sit = cast(do, {"game": (("Gnome", {"wounds": 1}),)})
    assert {k: sit.stat("Gnome", k) for k in facts} == facts


def test_plus_and_minus_take_each_other_away() -> None:
    sit = cast(e.Together((e.Strengthen(2, ALL), e.Strengthen(-2, ALL))), {"game": ("Gnome",)})
    assert (sit.stat("Gnome", "strike"), sit.stat("Gnome", "lives")) == (3, 3)


def test_losing_extra_lives_can_kill() -> None:
    sit = Situation({"hand": ("Give", "Take"), "game": (("Gnome", {"wounds": 2}),)}, {},
                    more=(spell("Give", 0, Part(e.ExtraLives(2, ALL))), spell("Take", 0, Part(e.ExtraLives(-3, ALL)))))
    sit.play("Give")
    assert sit.stat("Gnome", "lives") == 3
    sit.play("Take")
    assert not sit.all("Gnome")


@pytest.mark.parametrize("do, closed", [(e.Close(ALL), True), (e.Open(ALL), False), (e.Ready(ALL), False)])
def test_open_and_closed(do: Any, closed: bool) -> None:
    sit = cast(do, {"game": (("Gnome", {"closed": not closed}),)})
    assert sit.g.object(sit.the("Gnome")).closed is closed


def test_who_is_stunned_misses_one_restoration() -> None:
    sit = cast(e.Stun(Each(ENEMY)), {}, {"game": ("Gnome",)})
    sit.end()
    assert sit.g.object(sit.the("Gnome")).closed
    sit.end().end()
    assert not sit.g.object(sit.the("Gnome")).closed


def test_a_sleeping_creature_enters_closed_and_does_not_open() -> None:
    sleeper = creature("Sleeper", 0, 1, 1, Keyword("sleeping"))
    sit = Situation({"hand": ("Sleeper",)}, {}, more=(sleeper,))
    sit.play("Sleeper").end().end()
    assert sit.g.object(sit.the("Sleeper")).closed


def test_poison_does_not_add_up_and_full_healing_does_not_cure_it() -> None:
    sit = cast(e.Together((e.Poison(2, ALL), e.Poison(1, ALL), e.Heal(9, ALL))), {}, {"game": ("Gnome",)})
    assert sit.g.object(sit.the("Gnome")).poison == 2
    sit.end()
    assert sit.stat("Gnome", "wounds") == 2


def test_a_search_may_be_declined_and_then_nothing_is_shuffled() -> None:
    sit = cast(e.Search(CREATURE), {"deck": ("Scout", "Cataclysm", "Gnome")})
    assert sit.kind == "search" and len(list(sit.g.legal)) == 3
    fork = sit.g.fork()
    sit.g.apply(())
    assert not sit.told(ev.Shuffle)
    fork.apply(list(fork.legal)[1])
    assert [h for h in fork.history if isinstance(h.what, ev.Shuffle)]


def test_call_and_revive_bring_cards_into_play_open() -> None:
    sit = cast(e.Call(CREATURE), {"deck": ("Gnome", "Wall")})
    sit.g.apply((sit.the("Gnome", "deck"),))
    assert not sit.g.object(sit.the("Gnome")).closed and sit.rules("attack", sit.the("Gnome"), sit.the("Priest")) == ["weakness"]


def test_discarding_as_far_as_there_are_cards() -> None:
    sit = cast(e.Discard(2, Opponent()), {}, {"hand": ("Gnome", "Scout", "Wall")})
    assert sit.g.decision.player == sit.nora
    sit.g.apply(next(iter(sit.g.legal)))
    assert len(sit.zone(sit.nora, "hand")) == 1 and len(sit.zone(sit.nora, "graveyard")) == 2


def test_who_loses_coins_says_which() -> None:
    sit = Situation({"hand": ("Tax",)}, {}, coins=4, more=(spell("Tax", 2, Part(e.LoseCoins(3))),))
    sit.play("Tax")
    assert sit.kind == "closed coins" and list(sit.g.legal) == [1, 2]
    sit.g.apply(2)
    p = sit.g.player(sit.anna)
    assert (p.open_coins, p.closed_coins) == (1, 0)


def test_a_text_may_win_the_game() -> None:
    assert (sit := cast(e.WinLose(True))).g.result == (sit.anna,) and sit.kind == "over"


# ---------------------------------------------------------------- how far a part was done


@pytest.mark.parametrize("do, comma, fully", [
    (e.Wound(1, Each(ENEMY)), True, True), (e.Open(Each(ENEMY)), True, False), (e.Heal(1, Each(ENEMY)), False, False),
    (e.Draw(2), True, False), (e.Destroy(Each(OWN)), False, False),
])
def test_what_comes_after_a_comma_and_after_with_that(do: Any, comma: bool, fully: bool) -> None:
    """An open creature is opened to no effect: enough for a comma (514.3); two cards drawn with one in the deck are done in part."""
    for joined, comes in ((",", comma), ("with", fully), ("else", not fully)):
        card = spell("Test", 0, Part(do), Part(e.GainPrayers(1), joined=joined))
        sit = Situation({"hand": ("Test",), "deck": ("Scout",)}, {"game": ("Gnome",)}, more=(card,))
        sit.play("Test")
        assert (sit.g.player(sit.anna).prayers == 1) is comes, joined


def test_a_full_stop_begins_anew() -> None:
    card = spell("Test", 0, Part(e.Heal(1, Each(ENEMY))), Part(e.GainPrayers(1)), Part(e.GainPrayers(1), joined="."))
    sit = Situation({"hand": ("Test",)}, {}, more=(card,))
    assert sit.play("Test").g.player(sit.anna).prayers == 1


def test_a_mode_may_be_chosen_again_where_the_text_says_so() -> None:
    modal = Modal((Body((Part(e.GainPrayers(1)),)), Body((Part(e.GainCoins(1)),))), 3, 3, repeats=True)
    sit = Situation({"hand": ("Thrice",)}, {}, coins=0, more=(Card("Thrice", "spell", 0, abilities=(Spell(modal),)),))
    sit.play("Thrice", 0, 0, 1)
    assert (sit.g.player(sit.anna).prayers, sit.g.player(sit.anna).open_coins) == (2, 1)


# ---------------------------------------------------------------- replacement, prevention, last known information


def test_of_several_replacements_the_controller_of_the_card_chooses() -> None:
    draws = creature("Draws", 1, 1, 1, Constant((s.Instead("be wounded", (e.Draw(),), Filter("hero", side="own")),)))
    prays = creature("Prays", 1, 1, 1, Constant((s.Instead("be wounded", (e.GainPrayers(1),), Filter("hero", side="own")),)))
    sit = cast(e.Wound(2, HeroOf(Opponent())), {}, {"game": ("Draws", "Prays"), "deck": ("Scout",)}, more=(draws, prays))
    assert sit.kind == "replacement" and sit.g.decision.player == sit.nora and sit.g.decision.rule is law.REPLACEMENT_CHOICE
    sit.g.apply(1)
    assert sit.g.player(sit.nora).prayers == 1 and sit.hero(sit.nora) == 25 and sit.zone(sit.nora, "hand") == []


def test_prevention_comes_last_the_non_active_players_first() -> None:
    mine = creature("Mine", 1, 1, 9, Constant((s.Takes(-1, CREATURE),)))
    theirs = creature("Theirs", 1, 1, 9, Constant((s.Takes(-3, CREATURE),)))
    sit = cast(e.Wound(3, Each(Filter(named="Wall"))), {"game": ("Mine", "Wall")}, {"game": ("Theirs",)}, more=(mine, theirs))
    assert sit.stat("Wall", "wounds") == 0
    sit = cast(e.Wound(5, Each(Filter(named="Wall"))), {"game": ("Mine", "Wall")}, {"game": ("Theirs",)}, more=(mine, theirs))
    assert sit.stat("Wall", "wounds") == 1


def test_only_from_strikes() -> None:
    ferros = creature("Ferros", 3, 2, 4, Constant((s.NoWounds(This(), ("strike",), only=True),)))
    sit = Situation({"game": ("Archer", "Gnome")}, {"game": ("Ferros",)}, more=(ferros,))
    sit.use("Archer", 0, "Ferros")
    assert sit.stat("Ferros", "wounds") == 0
    sit.attack("Gnome", sit.the("Ferros"))
    assert sit.stat("Ferros", "wounds") == 3


def test_what_is_known_of_a_card_that_is_gone_is_what_was_last_known() -> None:
    bomb = creature("Bomb", 1, 3, 1, last_breath(to(Slot(Filter("hero", side="enemy")), do=e.Wound(Stat(This(), "strike"), Target()))))
    sit = Situation({"hand": ("Hidden blow",)}, {"game": ("Bomb", "Drummer")}, more=(bomb,))
    sit.play("Hidden blow", "Bomb", (sit.g.player(sit.anna).hero,))
    assert sit.hero(sit.anna) == 25 - 5  # with the drummer's +2


def test_an_ability_is_declared_though_its_source_has_left() -> None:
    watch = creature("Watch", 1, 1, 1, Triggered(on.Wounded(This()), Body((Part(e.GainPrayers(1)),))))
    sit = Situation({"game": ("Archer",)}, {"game": ("Watch",)}, more=(watch,))
    sit.use("Archer", 0, "Watch")
    assert not sit.all("Watch") and sit.g.player(sit.nora).prayers == 1
    assert sit.g.object(sit.the("Watch", "graveyard")).marks  # and the marker is on the card in the graveyard (205.3)


def test_temporary_coins_go_back_when_the_turn_ends() -> None:
    sit = Situation({"hand": ("Loan",)}, {}, coins=1, more=(spell("Loan", 0, Part(e.GainCoins(2, temporary=True))),))
    sit.play("Loan")
    assert sit.g.player(sit.anna).open_coins == 3
    sit.end()
    assert sit.g.player(sit.anna).open_coins == 1 and not sit.told(ev.LoseCoins)


def test_an_extra_turn_comes_right_after_this_one() -> None:
    sit = Situation({"hand": ("Again",)}, {}, more=(spell("Again", 0, Part(e.ExtraTurn())),))
    sit.play("Again").end()
    assert sit.g.turn.active == sit.anna
    sit.end()
    assert sit.g.turn.active == sit.nora


def test_a_frenzied_creature_attacks_before_its_turn_ends() -> None:
    sit = Situation({"game": ("Raging",)}, {}, more=(creature("Raging", 1, 2, 2, Keyword("frenzy")),))
    assert sit.rules("end") == ["frenzy"]
    sit.attack("Raging", sit.the("Priest"))
    assert sit.rules("end") == []
