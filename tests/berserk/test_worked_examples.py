"""The 26 worked examples of the restated rules (rules.md, section 20), by the 15th edition."""
from __future__ import annotations

import pytest

from apnap.berserk import definitions, law, setup
from apnap.berserk import events as ev
from apnap.berserk.legality import final_cost
from apnap.berserk.state import Readings
from berserk.cards_as_forms import CARDS
from berserk.playing import Situation


def numbers(name: str) -> str | None:
    return law.LAW.rules[name].number(law.FIFTEENTH)


def test_e01_talitha_and_the_orc_crossbowman() -> None:
    s = Situation({"game": ("Talitha",), "hand": ("Orc crossbowman",)}, {"game": ("Gnome", "Glutton", "Elf prince")})
    s.play("Orc crossbowman", tuple(s.the(n) for n in ("Gnome", "Glutton", "Elf prince")))
    assert len(list(s.g.legal)) == 3
    s.g.apply(list(s.g.legal)[2])
    assert s.all("Gnome") and s.all("Glutton") and not s.all("Elf prince")
    assert numbers("trigger_points") == "113.7"


@pytest.mark.parametrize("first", ["Gnome", "Glutton"])
def test_e02_poison(first: str) -> None:
    s = Situation({"game": ("Talitha",)}, {"game": (("Gnome", {"poison": 1, "wounds": 2}), ("Glutton", {"poison": 1}))})
    s.end()
    s.g.apply(next(p for p in s.g.legal if p.source == s.the(first)))
    dead = [s.g.object(m.object).card for m in s.told(ev.Move) if m.to == "graveyard"]
    assert dead == ["Gnome", "Glutton"]
    destroyed = [s.g.object(d.source).card for d in s.told(ev.Declared)]
    assert destroyed.count("Talitha") == 1


@pytest.mark.parametrize("edition, again", [("15th", True), ("2nd", False)])
def test_e03_the_second_lier_in_wait_can_trigger_again(edition: str, again: bool) -> None:
    s = Situation({"game": ("Lier-in-wait", "Lier-in-wait", "Scout")}, {"hand": ("Ambusher",)}, edition=edition)
    s.attack("Scout", s.g.player(s.nora).hero)
    assert s.kind == "declare" and s.g.decision.player == s.nora
    s.g.apply(next(iter(s.g.legal)))  # the ambush
    assert s.kind == "declare" and s.g.decision.player == s.anna
    first = next(iter(s.g.legal))
    s.g.apply(first)
    s.until_act()
    assert s.zone(s.nora, "graveyard") == ["Ambusher"]
    marks = [s.g.object(i).marks for i in s.all("Lier-in-wait")]
    assert sorted(len(m) for m in marks) == ([0, 1] if again else [1, 1])
    assert numbers("illegal_unexecuted") == "113.9"


def test_e04_fading_for_two() -> None:
    s = Situation({"hand": ("Fading",), "game": ("Gnome", "Scout")}, {"game": ("Gnome", "Glutton")})
    s.play("Fading", 2)
    assert not s.all("Gnome") and s.all("Scout") and s.all("Glutton")
    s = Situation({"hand": ("Fading",)}, {})
    s.play("Fading", 2)
    assert s.kind == "act" and s.zone(s.anna, "graveyard") == ["Fading"]


def test_e05_cataclysm_reaches_what_is_protected_from_spells() -> None:
    s = Situation({"hand": ("Cataclysm",)}, {"game": ("Warded", "Gnome")})
    s.play("Cataclysm")
    assert not s.all("Warded") and not s.all("Gnome")


def test_e06_carnage_is_targeted() -> None:
    assert definitions.targeted(CARDS["Carnage"].abilities[0])


def test_e07_rebirth_and_the_reborn_mermaid_take_from_the_own_graveyard() -> None:
    s = Situation({"hand": ("Rebirth",), "graveyard": ("Gnome",)}, {"graveyard": ("Elf prince",)})
    s.play("Rebirth", (s.the("Gnome", "graveyard"),))
    assert s.zone(s.anna, "hand") == ["Gnome"]
    s = Situation({"hand": ("Rebirth",)}, {"graveyard": ("Elf prince",)})
    assert s.rules("play", s.the("Rebirth", "hand")) == ["spell_abilities"]


def test_e08_doppelganger_takes_from_the_opponents() -> None:
    s = Situation({"hand": ("Doppelganger",), "graveyard": ("Gnome",)}, {})
    assert s.rules("play", s.the("Doppelganger", "hand")) == ["spell_abilities"]


@pytest.mark.parametrize("name", ["Gnome", "Elf prince"])
def test_e09_patrol_on_either_side(name: str) -> None:
    s = Situation({"hand": ("Patrol",), "game": ("Gnome",)}, {"game": ("Elf prince", "Archer")})
    s.play("Patrol", name)
    assert s.stat(name, "strike") == {"Gnome": 1, "Elf prince": 2}[name]
    if name == "Gnome":
        s.end().use("Archer", 0, "Gnome")
        assert s.stat("Gnome", "wounds") == 0  # «-2 от атак», and it stays


def test_e10_bad_advice_lets_the_opponent_choose_what_is_protected_from_spells() -> None:
    s = Situation({"hand": ("Bad advice", "Hidden blow")}, {"game": ("Warded", "Gnome")})
    assert s.act("play", s.the("Hidden blow", "hand")).kind == "targets"
    assert [r.rule for r in s.g.why_not((s.the("Warded"),))] == ["protection_from_spells"]
    s.answer("Gnome")
    s.play("Bad advice", "Warded")
    assert s.g.chars(s.the("Warded")).controller == s.anna
    assert numbers("protection_from_spells") == "515.2"


def test_e11_two_alps_and_one_creature() -> None:
    s = Situation({"game": ("Gnome",), "graveyard": ("Alp", "Alp")}, {})
    s.end()
    s.g.apply(next(iter(s.g.legal)))
    s.answer("Gnome")
    s.g.apply(next(iter(s.g.legal)))
    s.answer("Gnome")
    s.until_act()
    assert len(s.all("Alp")) == 1 and len(s.all("Alp", "graveyard")) == 1 and not s.all("Gnome")


def test_e12_hyena_of_chaos() -> None:
    s = Situation({"hand": ("Hyena of Chaos",)}, {})
    s.play("Hyena of Chaos")
    assert (s.hero(s.anna), s.hero(s.nora)) == (22, 22)
    s = Situation({"hand": ("Hyena of Chaos",), "game": ("Warden",)}, {})
    s.play("Hyena of Chaos")
    assert (s.hero(s.anna), s.hero(s.nora)) == (25, 25)
    assert [r.rule for r in s.told(ev.Skipped)[-1].refusals] == ["with_that"] and numbers("with_that") == "119.4"


@pytest.mark.parametrize("between, result", [(True, 1), (False, 0)])
def test_e12_at_three_lives_each_the_first_part_decides(between: bool, result: int) -> None:
    s = Situation({"hand": ("Hyena of Chaos",)}, {}, heroes=("Frail", "Frail"), readings=Readings(between_parts=between))
    s.play("Hyena of Chaos")
    assert s.g.result == ((s.nora,) if result else ())


def test_e13_what_was_replaced_is_not_done_fully() -> None:
    s = Situation({"hand": ("Sacrifice",), "game": ("Gnome", "Guardian"), "deck": ("Scout",)}, {"game": ("Elf prince",)})
    s.play("Sacrifice", "Gnome", "Elf prince")
    assert s.all("Gnome") and s.all("Elf prince") and s.zone(s.anna, "hand") == ["Scout"]
    s = Situation({"hand": ("Sacrifice",), "game": ("Gnome",)}, {"game": ("Elf prince",)})
    s.play("Sacrifice", "Gnome", "Elf prince")
    assert not s.all("Gnome") and not s.all("Elf prince")


def test_e14_a_part_that_one_may_do_is_left_out() -> None:
    s = Situation({"hand": ("Ponita",), "deck": ("Scout", "Wall")}, {})
    s.play("Ponita")
    assert s.hero(s.anna) == 25 and s.zone(s.anna, "hand") == ["Scout"] and s.zone(s.anna, "graveyard") == ["Wall"]
    s = Situation({"hand": ("Ponita",), "deck": ("Scout", "Wall")}, {"game": ("Gnome",)})
    s.play("Ponita", "Gnome", False)
    assert s.stat("Gnome", "wounds") == 0 and s.zone(s.anna, "hand") == ["Scout"]


def test_e15_a_target_that_no_longer_fits_is_affected_all_the_same() -> None:
    """Two creatures enter at once, one on each side: the non-active player's ability is declared and performed first."""
    s = Situation({"game": (("Gnome", {"poison": 1}),), "hand": ("Poison taster",)}, {}, phase="choice")
    g = s.g
    healer = setup.put(g, "Healer of poison", "hand", s.nora)
    taster = s.the("Poison taster", "hand")
    g.happen(ev.Move(taster, "game", controller=s.anna), ev.Move(healer, "game", controller=s.nora))
    g.begin()
    assert s.kind == "targets" and g.decision.player == s.nora
    s.answer("Gnome")
    assert s.kind == "targets" and g.decision.player == s.anna
    s.answer("Gnome")
    order = [type(x) for x in s.told(ev.SetPoison, ev.Destroy)]
    assert order == [ev.SetPoison, ev.Destroy] and not s.all("Gnome")
    assert numbers("checked_once") == "501.5"


def test_e16_restrictions_that_nothing_meets() -> None:
    s = Situation({}, {"game": ("Gnome",), "hand": ("Noita", "Archer")}, heroes=("Bjornbon", "Priest"))
    s.use("Bjornbon", 0)
    s.end()
    assert s.rules("attack", s.the("Gnome"), s.the("Bjornbon")) == []
    s.play("Noita")
    assert s.kind == "act" and not s.told(ev.Blow) and s.all("Noita")
    assert [r.rule for r in s.told(ev.Skipped)[-1].refusals] == ["no_target"] and numbers("no_target") == "502.9"


def test_e16_the_first_attack_must_target_bjornbon() -> None:
    s = Situation({"game": ("Scout",)}, {"game": ("Gnome", "Gnome")}, heroes=("Bjornbon", "Priest"))
    s.use("Bjornbon", 0).end()
    assert s.rules("attack", s.the("Gnome"), s.the("Scout")) == ["must_target"]
    assert s.numbers("attack", s.the("Gnome"), s.the("Scout")) == ["514.1"]
    s.attack("Gnome", s.the("Bjornbon"), "nobody")
    assert s.rules("attack", s.the("Gnome", k=1), s.the("Scout")) == []
    s.end().end()
    assert s.rules("attack", s.the("Gnome", k=1), s.the("Scout")) == []


def test_e17_smaita_dies_with_an_orc_avenger_in_play() -> None:
    s = Situation({"hand": ("Hidden blow",)}, {"game": ("Smaita", "Orc avenger"), "deck": ("Scout", "Orc avenger")})
    s.play("Hidden blow", "Smaita")
    assert s.kind == "declare" and s.g.decision.player == s.nora
    s.g.apply(next(iter(s.g.legal)))
    s.g.apply((s.g.player(s.anna).hero,))
    s.until_act()
    assert s.hero(s.anna) == 23
    assert len(s.told(ev.Declared)) == 3  # the spell, and both of these


def test_e18_lives_become_one() -> None:
    s = Situation({"hand": ("Shock",), "game": ("Akkenia",)}, {"game": (("Survivor", {"wounds": 2}), "Gnome"), "deck": ("Scout",)})
    s.play("Shock")
    assert s.stat("Survivor", "lives") == s.stat("Gnome", "lives") == 1
    assert s.stat("Survivor", "wounds") == 0
    assert s.zone(s.nora, "hand") == []  # no healing
    assert numbers("lives_become") == "106.2.1"


def test_e19_a_strength_below_zero_counts_as_zero() -> None:
    s = Situation({"game": ("Vail",)}, {"game": ("Quicksands", "Gnome")})
    assert s.stat("Vail", "strike") == 0
    s.attack("Vail", s.the("Gnome"), "nobody")
    assert s.stat("Gnome", "wounds") == 0 and s.told(ev.Blow)[0].n == 0
    assert numbers("below_zero") == "512.1"


def test_e20_the_steppe_werewolf_attacks_again() -> None:
    s = Situation({"game": ("Steppe werewolf",)}, {})
    hero = s.g.player(s.nora).hero
    s.attack("Steppe werewolf", hero)
    assert not s.g.object(s.the("Steppe werewolf")).closed
    s.attack("Steppe werewolf", hero)
    assert s.hero(s.nora) == 25 - 6
    assert s.rules("attack", s.the("Steppe werewolf"), hero) == ["attack_once"]
    assert numbers("open_is_open") == "514.3"


def test_e21_x_is_not_zero() -> None:
    s = Situation({"hand": ("Poison flame",)}, {"game": ("Wave-cutter",)})
    s.play("Poison flame")
    assert s.kind == "x" and 0 not in s.g.legal
    assert [r.rule for r in s.g.why_not(0)] == ["x_not_zero"] and numbers("x_not_zero") == "106.1.2"
    s.g.attempt(0)
    assert s.kind == "act" and s.told(ev.Reversed)[-1].at == "parameters"
    s.play("Poison flame", 1, "Wave-cutter")
    assert not s.all("Wave-cutter")


def test_e22_the_novices_amulet() -> None:
    s = Situation({"hand": ("Chain lightning",), "game": ("Novice's amulet",)}, {"game": ("Wall", "Glutton")})
    s.play("Chain lightning")
    assert s.stat("Wall", "wounds") == s.stat("Glutton", "wounds") == 4
    assert numbers("spell_strength") == "508.4.3"


def test_e23_a_bonus_counts_for_the_final_target() -> None:
    s = Situation({"game": ("Boarder",)}, {"game": ("Wall",)})
    s.attack("Boarder", s.g.player(s.nora).hero, "nobody")
    assert s.hero(s.nora) == 25 - 3
    s = Situation({"game": ("Boarder",)}, {"game": ("Wall",)})
    s.attack("Boarder", s.g.player(s.nora).hero, s.the("Wall"))
    assert s.stat("Wall", "wounds") == 1 and s.hero(s.nora) == 25
    assert numbers("bonus_by_target") == "508.4.1"


def test_e24_the_rune_singer() -> None:
    s = Situation({"hand": ("Gnome", "Rune-singer", "Scout"), "game": ("Rune-singer",)}, {})
    assert final_cost(s.g, s.anna, s.the("Gnome", "hand"), 2) == 1
    s.play("Gnome")
    assert s.g.player(s.anna).open_coins == 9
    assert s.stat("Gnome", "cost") == 2  # base cost, when it is not being played
    s.play("Rune-singer")
    assert s.g.player(s.anna).open_coins == 6


def test_e25_two_gallivespins() -> None:
    s = Situation({"hand": ("Prayer",), "game": ("Gallivespin", "Gallivespin")}, {})
    s.play("Prayer")
    assert s.g.player(s.anna).prayers == 3 and numbers("loop") == "525"


def test_e26_a_card_returns_to_its_owners_hand() -> None:
    s = Situation({"hand": ("Fever spirit", "Potion brewing")}, {"game": ("Gnome",)})
    s.play("Fever spirit", "Gnome")
    assert s.g.chars(s.the("Gnome")).controller == s.anna
    s.play("Potion brewing", "Gnome")
    assert s.zone(s.nora, "hand") == ["Gnome"] and s.zone(s.anna, "hand") == []
