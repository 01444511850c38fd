"""Scenarios B01-B35: rules 113.5-118.9 of the 2nd edition, with the 15th where it differs. Each names the rule that decides."""
from __future__ import annotations

from typing import Any

import pytest

from apnap.berserk import definitions, law
from apnap.berserk import events as ev
from apnap.berserk.forms import effects as e
from apnap.berserk.forms import statics
from apnap.berserk.forms.abilities import Activated, Body, Card, Constant, Part, Spell, Triggered
from apnap.berserk.forms.words import Each, Filter, Slot, Target
from apnap.berserk.legality import why_not_use
from apnap.berserk.state import Readings
from berserk.cards_as_forms import CARDS
from berserk.playing import Situation

BOTH = pytest.mark.parametrize("edition", ["2nd", "15th"])
THREE = ("Gnome", "Glutton", "Elf prince")


def number(rule: str, edition: str) -> str | None:
    return law.LAW.rules[rule].number(law.LAW.edition(edition).date)


def orc_shoots_three(edition: str) -> Situation:
    s = Situation({"game": ("Talitha",), "hand": ("Orc crossbowman",)}, {"game": THREE}, edition=edition)
    return s.play("Orc crossbowman", tuple(s.the(n) for n in THREE))


def points(s: Situation, name: str) -> list[Any]:
    return [p for p in s.g.turn.waiting if s.g.object(p.source).card == name]


# ---------------------------------------------------------------- triggered abilities (113)


@BOTH
def test_b01_a_triggered_ability_is_declared_once_a_turn(edition: str) -> None:
    s = Situation({"game": ("Archer", "Scout")}, {"game": ("Watchful",)}, edition=edition, coins=0)
    s.use("Archer", 0, "Watchful")
    assert s.g.player(s.nora).open_coins == 1
    s.attack("Scout", s.the("Watchful"), "nobody")
    assert s.g.player(s.nora).open_coins == 1
    skipped = s.told(ev.Skipped)[-1]
    assert [r.rule for r in skipped.refusals] == ["once_triggered"]
    assert number("once_triggered", edition) == "113.5"
    s.end().end()
    s.use("Archer", 0, "Watchful")
    assert s.g.player(s.nora).open_coins == 1 + 1 + 1  # a coin of her own turn, and the second declaration


def test_b01_every_time_is_exempt() -> None:
    s = Situation({"game": ("Archer", "Scout")}, {"game": ("Ever watchful",)}, coins=0)
    s.use("Archer", 0, "Ever watchful").attack("Scout", s.the("Ever watchful"), "nobody")
    assert s.g.player(s.nora).open_coins == 2


@BOTH
def test_b02_of_several_trigger_points_one_is_declared(edition: str) -> None:
    s = orc_shoots_three(edition)
    assert len(points(s, "Talitha")) == 3
    assert s.g.decision.rule is law.TRIGGER_POINTS
    assert s.g.decision.rule.number(s.g.edition) == {"2nd": "113.6", "15th": "113.7"}[edition]
    s.g.apply(next(iter(s.g.legal)))
    assert len([d for d in s.told(ev.Declared) if s.g.object(d.source).card == "Talitha"]) == 1


@BOTH
@pytest.mark.parametrize("chosen", THREE)
def test_b03_talitha_destroys_exactly_the_one_whose_point_is_used(edition: str, chosen: str) -> None:
    s = orc_shoots_three(edition)
    s.g.apply(next(p for p in s.g.legal if dict(p.memory)["it"] == s.the(chosen)))
    assert s.kind == "act"
    assert [n for n in THREE if s.all(n)] == [n for n in THREE if n != chosen]


def test_b03_nothing_is_declared_in_the_middle_of_the_orcs_ability() -> None:
    s = orc_shoots_three("15th")
    told = s.told(ev.Blow, ev.Declared)
    shots = [k for k, x in enumerate(told) if isinstance(x, ev.Blow)]
    assert len(shots) == 3
    assert all(not isinstance(x, ev.Declared) for x in told[shots[0] : shots[-1]])


@BOTH
def test_b04_an_illegal_declaration_does_not_use_the_turns_one_up(edition: str) -> None:
    s = Situation({"game": ("Talitha", "Archer"), "hand": ("Orc crossbowman",)}, {"game": ("Scout", "Glutton")}, edition=edition)
    s.play("Orc crossbowman", (s.the("Scout"),))  # the scout dies of the shot: nothing is left to destroy
    assert [r.rule for r in s.told(ev.Skipped)[-1].refusals] == ["illegal_undeclared"]
    assert number("illegal_undeclared", edition) == {"2nd": "113.7", "15th": "113.8"}[edition]
    s.use("Archer", 0, "Glutton")
    assert not s.all("Glutton")


@BOTH
@pytest.mark.parametrize("first", [0, 1])
def test_b05_poison_in_either_order_destroys_the_larger(edition: str, first: int) -> None:
    poisoned = (("Gnome", {"poison": 1, "wounds": 2}), ("Glutton", {"poison": 1}))
    s = Situation({"game": ("Talitha",)}, {"game": poisoned}, edition=edition)
    s.end()
    assert s.kind == "declare" and s.g.decision.player == s.nora
    s.g.apply(list(s.g.legal)[first])
    assert s.kind == "act"
    assert not s.all("Gnome") and not s.all("Glutton") and s.all("Talitha")
    by = {s.g.object(m.object).card: m.why for m in s.told(ev.Move) if m.to == "graveyard"}
    assert by == {"Gnome": "destroy", "Glutton": "destroy"}


# ---------------------------------------------------------------- activated abilities (114)


def test_b06_payment_colon_effect_is_an_activated_ability() -> None:
    ability = CARDS["Twofold"].abilities[0]
    assert isinstance(ability, Activated) and ability.payment == (e.Coins(1),)
    free = Card("Free", "creature", 1, 1, 1, abilities=(Activated((), Body((Part(e.Draw()),))),))
    assert not list(definitions.why_not_card(free))
    assert (number("activated", "2nd"), number("activated", "15th")) == ("114.1", "114.1")


def test_b07_it_is_declared_by_its_players_will_alone() -> None:
    s = Situation({"game": ("Twofold",)}, {"game": ("Gnome",)})
    s.attack("Twofold", s.the("Gnome"), "nobody")
    assert s.kind == "act" and not s.told(ev.Declared)


def test_b08_only_in_the_choice_phase_of_the_own_turn() -> None:
    s = Situation({"game": ("Twofold",)}, {"game": ("Wall", "Scout", "Twofold")}, edition="2nd")
    use = ("use", s.the("Twofold"), ("text", 0))
    assert s.rules(*use) == []
    theirs = ("use", s.the("Twofold", k=1), ("text", 0))
    assert "own_choice" not in s.rules(*theirs) and s.rules(*theirs)  # not hers
    s.attack("Twofold", s.the("Wall"))
    assert s.kind == "defender"
    assert [r.rule for r in why_not_use(s.g, s.anna, *use[1:])] == ["own_choice"]  # (d) while something is going on
    s.answer("nobody").end()
    assert s.g.turn.active == s.nora
    assert "own_choice" in [r.rule for r in why_not_use(s.g, s.anna, *use[1:])]  # (c) the other player's turn
    assert law.OWN_CHOICE.number(s.g.edition) == "114.2" and law.OWN_CHOICE.derived(s.g.edition)


def test_b08_not_in_another_phase() -> None:
    s = Situation({"game": ("Twofold", "Troll", "Troll")}, {"game": ("Gnome",)})
    s.end()
    assert s.g.turn.phase == "passing" and s.kind == "declare"
    assert [r.rule for r in why_not_use(s.g, s.anna, s.the("Twofold"), ("text", 0))] == ["own_choice"]


def test_b09_the_payment_comes_before_the_effect() -> None:
    s = Situation({"game": ("Twofold",)}, {"game": ("Gnome",)}, coins=1)
    s.use("Twofold", 0, "Gnome")
    order = [type(x) for x in s.told(ev.PayCoins, ev.Wound)]
    assert order == [ev.PayCoins, ev.Wound]
    assert s.rules("use", s.the("Twofold"), ("text", 1)) == ["payment"]
    assert (number("paid_before", "2nd"), law.PAID_BEFORE.derived(law.SECOND)) == ("114.3", True)


def test_b09_coins_are_gone_even_if_nothing_comes_of_it() -> None:
    s = Situation({"game": ("Twofold",)}, {"game": ("Gnome",)}, coins=1)
    s.use("Twofold", 1, "Twofold")  # no wound to heal
    assert s.g.player(s.anna).open_coins == 0 and not s.told(ev.Heal)


@BOTH
def test_b10_each_ability_of_each_card_once_a_turn(edition: str) -> None:
    s = Situation({"game": ("Twofold", "Twofold")}, {"game": ("Wall",)}, edition=edition)
    s.use("Twofold", 0, "Wall").use("Twofold", 1, "Twofold")
    assert s.rules("use", s.the("Twofold"), ("text", 0)) == ["once_activated"]
    assert s.numbers("use", s.the("Twofold"), ("text", 0)) == ["114.4"]
    s.use("Twofold", 0, "Wall", k=1)
    assert s.stat("Wall", "wounds") == 2


# ---------------------------------------------------------------- constant abilities (115)


def test_b11_a_constant_ability_works_while_its_condition_holds() -> None:
    s = Situation({"game": ("Elf chief", "Teacher of elves", "Gnome")}, {})
    assert s.stat("Gnome", "strike") == 3
    s.use("Teacher of elves", 0, "Gnome")
    assert s.stat("Gnome", "strike") == 4
    s.end()
    assert s.stat("Gnome", "strike") == 3
    assert not [d for d in s.told(ev.Declared) if s.g.object(d.source).card == "Elf chief"]


def test_b12_it_stops_when_the_source_leaves_or_loses_it() -> None:
    s = Situation({"game": ("Elf chief", "Elf prince"), "hand": ("Potion brewing",)}, {})
    assert s.stat("Elf prince", "strike") == 5
    s.play("Potion brewing", "Elf chief")
    assert s.stat("Elf prince", "strike") == 4
    s = Situation({"game": ("Elf chief", "Elf prince", "Muter")}, {})
    s.use("Muter", 0, "Elf chief")
    assert s.stat("Elf prince", "strike") == 4


def test_b13_a_constant_ability_has_a_form_of_its_own() -> None:
    """The words by which it is recognised are the text's affair; to the rules it is a kind."""
    assert definitions.kind(CARDS["Elf chief"].abilities[0]) == "constant"
    assert definitions.kind(CARDS["Lone wolf"].abilities[0]) == "constant"
    assert definitions.kind(CARDS["Talitha"].abilities[0]) == "triggered"
    assert number("constant", "2nd") == "115.1"


def test_b14_it_chooses_no_targets() -> None:
    s = Situation({"game": ("Drummer",), "hand": ("Patrol",)}, {"game": ("Scout", "Untouchable")})
    s.play("Patrol")
    assert s.the("Untouchable") not in {i for ids in s.g.legal for i in ids}
    assert [r.rule for r in s.g.why_not((s.the("Untouchable"),))] == ["axe"]
    assert s.stat("Untouchable", "strike") == 3  # the drummer's constant ability reaches it all the same


def test_b15_replacing_preventing_and_cancelling_act_only_in_their_moment() -> None:
    s = Situation({"game": ("Archer",), "hand": ("Cataclysm",)}, {"game": ("Canceller",)})
    assert not s.told(ev.Announced)
    s.play("Cataclysm")
    assert s.kind == "cancel" and s.g.decision.player == s.nora
    s.answer(True)
    assert s.kind == "closed coins" or s.kind == "act"
    s.until_act()
    assert s.all("Archer") and s.zone(s.anna, "graveyard") == ["Cataclysm"]
    assert s.g.player(s.anna).open_coins == 4 and s.g.player(s.nora).open_coins == 9
    assert number("constant_at_once", "2nd") == "115.3"


@pytest.mark.parametrize("order, strike", [(("Equaliser", "Drummer"), 3), (("Drummer", "Equaliser"), 1)])
def test_b16_constant_abilities_apply_in_order_of_appearance(order: tuple[str, str], strike: int) -> None:
    s = Situation({"game": (*order, "Gnome")}, {}, edition="2nd")
    assert s.stat("Gnome", "strike") == strike
    assert number("order_of_appearance", "2nd") == "115.4"


@pytest.mark.parametrize("order", [("Equaliser", "Drummer"), ("Drummer", "Equaliser")])
def test_b16_by_the_other_reading_setting_comes_last(order: tuple[str, str]) -> None:
    s = Situation({"game": (*order, "Gnome")}, {}, readings=Readings(numbers="operations"))
    assert s.stat("Gnome", "strike") == 1


# ---------------------------------------------------------------- combined and spell abilities (116, 117)


def asked_before_payment(name: str, edition: str) -> int:
    """How many of the two targets are named before the payment."""
    s = Situation({"game": (name, ("Gnome", {"wounds": 1}))}, {"game": ("Glutton", "Wall")}, edition=edition)
    s.use(name, 0, "Glutton")
    n = 1
    if s.kind == "targets" and not s.told(ev.PayCoins):
        n += 1
    s.answer("Gnome")
    assert s.stat("Glutton", "wounds") == 1 and s.stat("Gnome", "wounds") == 0
    return n


@BOTH
def test_b17_all_targets_of_a_combined_ability_are_named_at_the_declaration(edition: str) -> None:
    assert asked_before_payment("Combined", edition) == 2


def test_b17_only_the_first_part_must_be_legal() -> None:
    s = Situation({"game": ("Combined",)}, {})
    assert s.rules("use", s.the("Combined"), ("text", 0)) == ["no_target"]
    s = Situation({"game": ("Combined",)}, {"game": ("Gnome",)})
    assert s.rules("use", s.the("Combined"), ("text", 0)) == []


@pytest.mark.parametrize("name, edition, before", [
    ("Semicolon", "2nd", 1), ("Full stop", "2nd", 1), ("Semicolon", "15th", 2), ("Full stop", "15th", 2)])
def test_b18_parts_behind_a_semicolon_or_full_stop(name: str, edition: str, before: int) -> None:
    assert asked_before_payment(name, edition) == before


@BOTH
def test_b19_the_instructions_of_a_spell_run_in_order_without_a_gap(edition: str) -> None:
    s = Situation({"hand": ("Two sentences",), "deck": ("Scout",), "game": ("Talitha",)}, {"game": ("Antornax",), "deck": ("Wall",)},
                  edition=edition)
    s.play("Two sentences", "Antornax")
    done = [type(x).__name__ for x in s.told(ev.Draw, ev.Destroy, ev.Declared)]
    assert done == ["Declared", "Draw", "Destroy", "Declared", "Draw"]  # the death's trigger comes after both instructions


@BOTH
def test_b20_every_part_of_a_spell_must_be_legal_to_declare(edition: str) -> None:
    s = Situation({"hand": ("Two sentences", "Outcome"), "deck": ("Scout",)}, {}, edition=edition)
    assert s.rules("play", s.the("Two sentences", "hand")) == ["spell_abilities"]
    assert s.numbers("play", s.the("Two sentences", "hand")) == ["117.1"]
    assert s.rules("play", s.the("Outcome", "hand")) == []  # it speaks of an outcome: not checked (211.3)
    s.play("Outcome")
    assert s.zone(s.anna, "hand") == ["Two sentences", "Scout"]
    assert s.told(ev.Skipped)


# ---------------------------------------------------------------- targets (118)


def test_b21_the_controller_chooses_the_targets() -> None:
    s = Situation({"hand": ("Patrol",)}, {"game": ("Gnome", "Scout")})
    s.play("Patrol")
    assert s.g.decision.player == s.anna and s.g.decision.rule is law.TARGET_CHOOSER
    assert number("target_chooser", "2nd") == "118.1"


@BOTH
def test_b22_bad_advice_leaves_the_choice_to_the_opponent(edition: str) -> None:
    s = Situation({"hand": ("Bad advice",)}, {"game": ("Gnome", "Scout", "Elf prince")}, edition=edition)
    s.play("Bad advice")
    assert s.g.decision.player == s.nora
    assert s.the("Elf prince") not in {i for ids in s.g.legal for i in ids}
    s.answer("Gnome")
    assert s.g.chars(s.the("Gnome")).controller == s.anna
    assert definitions.targeted(CARDS["Bad advice"].abilities[0])


@BOTH
def test_b23_cataclysm_is_untargeted(edition: str) -> None:
    assert not definitions.targeted(CARDS["Cataclysm"].abilities[0])
    s = Situation({"hand": ("Cataclysm",), "game": ("Scout",)}, {"game": ("Warded", "Gnome")}, edition=edition)
    s.play("Cataclysm")
    assert not [i for i in s.g.turn.game if s.g.chars(i).type == "creature"]
    s = Situation({"hand": ("Cataclysm",)}, {}, edition=edition)
    s.play("Cataclysm")
    assert s.kind == "act"


def test_b24_a_constant_ability_with_a_target_is_no_ability() -> None:
    wrong = Card("Wrong", "creature", 1, 1, 1, abilities=(Constant((statics.Strike(1, Target()),)),))
    assert [r.rule for r in definitions.why_not_card(wrong)] == ["targeted_kinds"]
    assert number("targeted_kinds", "2nd") == "118.3"
    assert all(not list(definitions.why_not_card(c)) for c in CARDS.values())


def test_b25_description_or_choice() -> None:
    all_of_cost_2 = Spell(Body((Part(e.Destroy(Each(Filter(stats=(("cost", "=", 2),))))),)))
    up_to_two = Spell(Body((Part(e.Destroy(Target()), (Slot(Filter(), 0, 2),)),)))
    assert not definitions.targeted(all_of_cost_2) and definitions.targeted(up_to_two)
    assert number("targeted_or_not", "2nd") == "118.4"


@BOTH
@pytest.mark.parametrize("n", [0, 3, 10])
def test_b26_fading_for_two_destroys_what_costs_exactly_two(edition: str, n: int) -> None:
    s = Situation({"hand": ("Fading",), "game": ("Gnome",) * (n // 2) + ("Scout", "Glutton")},
                  {"game": ("Gnome",) * (n - n // 2) + ("Scout", "Glutton")}, edition=edition)
    s.play("Fading", 2)
    assert len(s.all("Gnome")) == 0 and len(s.all("Scout")) == 2 and len(s.all("Glutton")) == 2
    assert s.g.player(s.anna).closed_coins == 2


def test_b27_carnage_lets_one_choose_and_so_is_targeted() -> None:
    assert definitions.targeted(CARDS["Carnage"].abilities[0])
    s = Situation({"hand": ("Carnage",), "game": ("Groll", "Wall")}, {"game": ("Gnome", "Scout")})
    s.play("Carnage", "Groll", "Gnome")
    assert not s.all("Gnome") and not s.all("Groll") and s.all("Scout") and s.all("Wall")


@BOTH
def test_b28_b34_a_zone_without_an_owner_is_the_own_one(edition: str) -> None:
    s = Situation({"hand": ("Rebirth",), "graveyard": ("Gnome",)}, {"graveyard": ("Elf prince",)}, edition=edition)
    s.play("Rebirth")
    assert list(s.g.legal) == [(s.the("Gnome", "graveyard"),)]
    assert [r.rule for r in s.g.why_not((s.the("Elf prince", "graveyard"),))] == ["own_zone"]
    assert number("own_zone", edition) == {"2nd": "118.6", "15th": "118.5"}[edition]
    assert number("defaults", "2nd") == "118.9"


def test_b29_reborn_mermaid_hires_from_the_own_graveyard() -> None:
    s = Situation({"hand": ("Reborn mermaid",), "graveyard": ("Gnome", "Cataclysm")}, {"graveyard": ("Elf prince", "Shock")})
    s.play("Reborn mermaid", (s.the("Gnome", "graveyard"),), (s.the("Cataclysm", "graveyard"),))
    assert sorted(s.zone(s.anna, "hand")) == ["Cataclysm", "Gnome"]
    assert isinstance(CARDS["Reborn mermaid"].abilities[0], Triggered)  # its colon makes no payment


@BOTH
def test_b30_doppelganger_names_the_opponents_graveyard(edition: str) -> None:
    s = Situation({"hand": ("Doppelganger",), "graveyard": ("Gnome",)}, {"graveyard": ("Elf prince",)}, edition=edition)
    s.play("Doppelganger")
    assert list(s.g.legal) == [(s.the("Elf prince", "graveyard"),)]
    assert [r.rule for r in s.g.why_not((s.the("Gnome", "graveyard"),))] == ["own_zone"]


@BOTH
def test_b31_b33_no_zone_named_means_the_game_zone(edition: str) -> None:
    s = Situation({"hand": ("Hidden blow", "Scout")}, {"game": ("Gnome",), "graveyard": ("Elf prince",)}, edition=edition)
    s.play("Hidden blow")
    assert list(s.g.legal) == [(s.the("Gnome"),)]
    for i in (s.the("Elf prince", "graveyard"), s.the("Scout", "hand")):
        assert [r.rule for r in s.g.why_not((i,))] == ["game_zone"]
    assert number("game_zone", edition) == {"2nd": "118.7", "15th": "118.6"}[edition]


@BOTH
@pytest.mark.parametrize("name", ["Gnome", "Elf prince"])
def test_b32_b35_patrol_takes_any_creature_in_play(edition: str, name: str) -> None:
    s = Situation({"hand": ("Patrol",), "game": ("Gnome",)}, {"game": ("Elf prince",)}, edition=edition)
    was = s.stat(name, "strike")
    s.play("Patrol", name)
    assert s.stat(name, "strike") == was - 2
    assert number("any_card", edition) == {"2nd": "118.8", "15th": "118.7"}[edition]


def test_an_attempt_of_an_illegal_target_takes_the_play_back() -> None:
    s = Situation({"hand": ("Hidden blow",)}, {"game": ("Gnome",), "graveyard": ("Elf prince",)})
    before = s.g.digest()
    s.play("Hidden blow")
    s.g.attempt((s.the("Elf prince", "graveyard"),))
    back = s.told(ev.Reversed)[-1]
    assert back.at == "targets" and back.refusals[0].rule == "game_zone"
    assert s.g.digest() == before
