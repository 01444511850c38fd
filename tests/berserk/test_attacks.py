"""Attacks (307, 507-510), wounds and lives (504, 505), keywords."""
from __future__ import annotations

import pytest

from apnap.berserk import events as ev
from apnap.berserk.state import Readings
from berserk.playing import Situation


def fighters(attacker: object, target: object, **how: object) -> Situation:
    return Situation({"game": (attacker,)}, {"game": (target,)}, **how)  # type: ignore[arg-type]


def test_both_strike_and_only_the_attacker_closes() -> None:
    s = fighters("Wall", "Glutton")
    s.attack("Wall", s.the("Glutton"))
    assert (s.stat("Wall", "wounds"), s.stat("Glutton", "wounds")) == (2, 0)
    assert s.g.object(s.the("Wall")).closed and not s.g.object(s.the("Glutton")).closed


def test_a_closed_creature_does_not_strike_back() -> None:
    s = fighters("Gnome", ("Elf prince", {"closed": True}))
    s.attack("Gnome", s.the("Elf prince"))
    assert s.stat("Gnome", "wounds") == 0 and s.stat("Elf prince", "wounds") == 3


@pytest.mark.parametrize("who, rules", [
    (("Gnome", {"closed": True}), ["open_to_attack"]), (("Gnome", {"new": True}), ["weakness"]), (("Centaur", {"new": True}), []),
])
def test_who_may_attack(who: object, rules: list[str]) -> None:
    s = fighters(who, "Wall")
    assert s.rules("attack", s.g.turn.game[1], s.the("Wall")) == rules


def test_once_a_turn_and_only_enemies_and_no_heroes() -> None:
    s = Situation({"game": ("Steppe werewolf", "Gnome")}, {"game": ("Wall",)})
    s.attack("Steppe werewolf", s.the("Wall"))
    assert s.rules("attack", s.the("Steppe werewolf"), s.the("Wall")) == ["attack_once"]
    assert s.rules("attack", s.the("Gnome"), s.the("Steppe werewolf")) == ["enemy_character"]
    assert s.rules("attack", s.the("Warrior"), s.the("Wall")) == ["heroes"]


def test_a_defender_becomes_the_final_target_and_closes() -> None:
    s = Situation({"game": ("Wall",)}, {"game": ("Glutton", ("Gnome", {"closed": True}))})
    s.attack("Wall", s.the("Priest"))
    assert s.kind == "defender" and list(s.g.legal) == ["nobody", s.the("Glutton")]
    assert [r.rule for r in s.g.why_not(s.the("Gnome"))] == ["defender"]
    s.answer(s.the("Glutton"))
    assert s.hero(s.nora) == 25 and s.g.object(s.the("Glutton")).closed and s.stat("Wall", "wounds") == 2


def test_a_defender_defends_once_a_turn_even_if_it_stays_open() -> None:
    s = Situation({"game": ("Scout", "Wall")}, {"game": ("Veteran",)})
    s.attack("Scout", s.the("Priest"), s.the("Veteran"))
    assert not s.g.object(s.the("Veteran")).closed
    s.attack("Wall", s.the("Priest"))
    assert s.kind == "act"


def test_a_directed_strike_knows_no_defender() -> None:
    s = fighters("Lancer", "Wall")
    s.attack("Lancer", s.the("Priest"))
    assert s.kind == "act" and s.hero(s.nora) == 22


def test_first_strike_spares_the_striker_who_kills() -> None:
    s = fighters("Duelist", "Gnome")
    s.attack("Duelist", s.the("Gnome"))
    assert not s.all("Gnome") and s.stat("Duelist", "wounds") == 0


def test_armour_prevents_the_first_wounds_of_a_turn() -> None:
    s = Situation({"game": ("Archer", "Gnome")}, {"game": ("Knight",)})
    s.use("Archer", 0, "Knight")
    s.attack("Gnome", s.the("Knight"))
    assert s.stat("Knight", "wounds") == 1 + 3 - 2


@pytest.mark.parametrize("reading, closed_in_time", [("after", False), ("before", True)])
def test_suppression_closes_the_original_target(reading: str, closed_in_time: bool) -> None:
    s = fighters("Aggressor", "Glutton", readings=Readings(suppression=reading))
    s.attack("Aggressor", s.the("Glutton"))
    assert s.g.object(s.the("Glutton")).closed
    assert (s.stat("Aggressor", "wounds") == 0) == closed_in_time


def test_vampirism_heals_and_gives_the_rest_as_extra_lives() -> None:
    s = fighters(("Vampire", {"wounds": 1}), ("Wall", {"closed": True}))
    s.attack("Vampire", s.the("Wall"))
    assert s.stat("Vampire", "wounds") == 0 and s.stat("Vampire", "lives") == 4


def test_regeneration_at_the_end_of_the_own_turn() -> None:
    s = fighters(("Troll", {"wounds": 3}), "Wall")
    s.end()
    assert s.stat("Troll", "wounds") == 1


def test_the_attacker_closes_at_the_declaration_by_the_other_reading() -> None:
    s = fighters("Gnome", "Scout", readings=Readings(attacker_closes="declared"))
    s.act("attack", s.the("Gnome"), s.the("Priest"))
    assert s.kind == "defender" and s.g.object(s.the("Gnome")).closed


def test_an_ability_that_closes_its_creature_is_an_action() -> None:
    s = fighters(("Archer", {"new": True}), "Gnome")
    assert s.rules("use", s.the("Archer"), ("text", 0)) == ["action_weakness"]


def test_wounds_stay_and_kill_later() -> None:
    s = fighters("Gnome", "Glutton")
    s.attack("Gnome", s.the("Glutton")).end().end()
    s.attack("Gnome", s.the("Glutton"))
    assert s.stat("Glutton", "wounds", 0) if s.all("Glutton") else True
    assert not s.all("Glutton") and s.told(ev.Destroy)


def test_a_creature_of_no_lives_dies_when_the_queue_is_empty() -> None:
    s = Situation({"hand": ("Zero",)}, {})
    s.play("Zero")
    assert s.stat("Zero", "lives") == 1  # its own text counts it
