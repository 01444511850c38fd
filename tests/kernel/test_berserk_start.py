"""Scenarios B03, B05, B08, B09 and B10 of the second game, with forms in Python."""
from __future__ import annotations

from typing import Any

import pytest

from apnap.kernel.data import Id
from apnap.kernel.refusal import Illegal
from kernel.berserk_start import (
    ARCHER,
    CONTROL,
    GLUTTON,
    GNOME,
    ONCE,
    ORC,
    OWN_PHASE,
    PAYMENT,
    PRINCE,
    TALITHA,
    Activated,
    Berserk,
    Declared,
    Destroy,
    Face,
    Heal,
    Luck,
    Move,
    Pay,
    Play,
    Point,
    Poison,
    Shots,
    Slay,
    Triggered,
    Use,
    Wound,
    table,
)


def players(g: Berserk) -> tuple[Id, Id]:
    return g.root.players


def rules(g: Berserk, asked: Any) -> list[str]:
    return [r.rule for r in g.why_not(asked)]


def told(g: Berserk, *kinds: type) -> list[Any]:
    return [h.what for h in g.history if isinstance(h.what, kinds)]


def orc_shoots_three() -> Berserk:
    """B03 up to Talitha's declaration."""
    g = table({"play": (TALITHA,), "hand": (ORC,)}, {"play": (GNOME, GLUTTON, PRINCE)})
    anna, _ = players(g)
    g.apply(Play(anna, g.named("Orc crossbowman", "hand")))
    (hire,) = g.legal
    assert isinstance(hire.effect, Shots)
    g.apply(hire)
    assert g.decision.kind == "targets"
    g.apply(tuple(g.named(n) for n in ("Gnome", "Glutton", "Elf prince")))
    return g


@pytest.mark.parametrize("name", ["Gnome", "Glutton", "Elf prince"])
def test_b03_of_three_trigger_points_any_one_is_declared_and_exactly_one_creature_dies(name: str) -> None:
    g = orc_shoots_three()
    assert g.decision.kind == "declare" and g.decision.rule.number(g.edition) == "113.7"
    assert [p.subject for p in g.legal] == [g.named(n) for n in ("Gnome", "Glutton", "Elf prince")]
    g.apply(next(p for p in g.legal if p.subject == g.named(name)))
    assert g.decision.kind == "act"
    _, nora = players(g)
    left = {g.table[c].face.name for c in g.cards("play", nora)}
    assert left == {"hero", "Gnome", "Glutton", "Elf prince"} - {name}


def test_b03_nothing_is_declared_in_the_middle_of_the_orcs_ability() -> None:
    g = orc_shoots_three()
    g.apply(next(iter(g.legal)))
    order = [type(w.effect).__name__ if isinstance(w, Declared) else "Wound" for w in told(g, Declared, Wound)]
    assert order == ["Shots", "Wound", "Wound", "Wound", "Slay"]


@pytest.mark.parametrize("first", ["Weak", "Strong"])
def test_b05_a_declaration_that_became_illegal_is_not_counted_in_either_order(first: str) -> None:
    weak, strong = Face("Weak", 1, 1), Face("Strong", 1, 5)
    g = table({"play": (TALITHA,)}, {"play": (weak, strong)}, phase="restore", active=1, poison=1)
    _, nora = players(g)
    assert g.decision.player == nora and all(isinstance(p.effect, Poison) for p in g.legal)
    g.apply(next(p for p in g.legal if p.source == g.named(first)))
    slain = g.named("Strong")
    while g.decision.kind == "declare":
        offered = list(g.legal)
        assert all(p.subject == slain for p in offered if isinstance(p.effect, Slay)), "the weak one is gone and can't be chosen"
        g.apply(offered[0])
    assert told(g, Destroy)[-1] == Destroy(slain)
    assert [g.table[c].face.name for c in g.cards("play", nora)] == ["hero"]
    assert len([d for d in told(g, Declared) if isinstance(d.effect, Slay)]) == 1


def test_b05_the_point_on_what_is_gone_is_refused_because_it_is_gone() -> None:
    g = table({"play": (TALITHA,)}, {"play": (Face("Weak", 1, 1), Face("Strong", 1, 5))}, phase="restore", active=1, poison=1)
    anna, _ = players(g)
    weak, talitha = g.named("Weak"), g.named("Talitha")
    g.apply(next(p for p in g.legal if p.source == weak))
    g.apply(next(iter(g.legal)))
    assert g.decision.player == anna
    assert "gone" not in rules(g, next(iter(g.legal)))
    dead = Point(talitha, ("text", 0), Slay(), anna, weak)
    assert rules(g, dead) == ["points"], "the point was forgotten when the Queue went on"


def test_b08a_in_the_own_choice_phase_an_ability_is_activated() -> None:
    g = table({"play": (ARCHER,)}, {})
    anna, _ = players(g)
    assert Use(anna, g.named("Archer"), 0) in g.legal
    g.apply(Use(anna, g.named("Archer"), 0))
    assert g.decision.kind == "targets"


def test_b08b_in_another_phase_of_the_own_turn_it_is_refused() -> None:
    g = table({}, {"play": (ARCHER, GNOME)}, phase="restore", active=1, poison=1)
    _, nora = players(g)
    assert g.root.queue == () and g.root.waiting and g.decision.player == nora and g.root.active == nora
    refused(g, Use(nora, g.named("Archer"), 0), OWN_PHASE.name)


def test_b08c_in_the_enemys_turn_it_is_refused() -> None:
    g = table({"play": (ARCHER,)}, {}, active=1)
    anna, _ = players(g)
    refused(g, Use(anna, g.named("Archer"), 0), OWN_PHASE.name)


def test_b08d_while_something_is_performed_it_is_refused() -> None:
    g = table({"play": (Face("Dicer", 1, 1, abilities=(Activated(0, False, Luck(3)),)), ARCHER)}, {})
    anna, _ = players(g)
    g.apply(Use(anna, g.named("Dicer"), 0))
    assert g.decision.kind == "coins" and g.root.running is not None
    refused(g, Use(anna, g.named("Archer"), 0), OWN_PHASE.name)


def refused(g: Berserk, asked: Use, rule: str) -> None:
    """It is not offered, says why, and trying it changes nothing."""
    before = g.digest()
    assert asked not in g.legal
    assert rules(g, asked)[0] == rule
    try:
        g.attempt(asked)
    except Illegal as no:
        assert no.refusals[0].rule == rule
    else:
        assert g.history[-1].what.refusals[0].rule == rule
    assert g.digest() == before


def test_b09_the_payment_comes_before_the_performing_and_is_not_returned() -> None:
    heal = Face("Healer", 1, 2, abilities=(Activated(2, False, Heal(1)),))
    g = table({"play": (heal,)}, {}, coins=2)
    anna, _ = players(g)
    g.apply(Use(anna, g.named("Healer"), 0))
    g.apply((g.named("Healer"),))
    assert told(g, Pay) == [Pay(anna, 2)]
    assert len(g.history) == 2, "declared and paid; healing a creature without wounds does nothing"
    assert g.table[anna].coins == 0


def test_b09_with_one_coin_of_two_the_declaration_is_reversed() -> None:
    heal = Face("Healer", 1, 2, abilities=(Activated(2, False, Heal(1)),))
    g = table({"play": (heal,)}, {}, coins=1)
    anna, _ = players(g)
    use = Use(anna, g.named("Healer"), 0)
    assert rules(g, use) == [PAYMENT.name]
    before = g.digest()
    g.attempt(use)
    assert g.decision.kind == "targets", "an attempt goes as far as the rules let it"
    g.apply((g.named("Healer"),))
    assert g.history[-1].what.at == "pay"
    assert g.digest() == before and g.root.queue == () and g.table[use.card].marks == ()


def test_playing_a_card_that_can_not_be_paid_takes_its_move_and_its_trigger_back() -> None:
    g = table({"hand": (ORC,)}, {"play": (GNOME,)}, coins=1)
    anna, _ = players(g)
    before = g.digest()
    g.attempt(Play(anna, g.named("Orc crossbowman", "hand")))
    assert g.history[-1].what.at == "pay" and not told(g, Move)
    assert g.digest() == before and g.root.waiting == ()


def test_b10_each_ability_of_each_copy_once_a_turn() -> None:
    hero = Face("Twin", 1, 9, abilities=(Activated(0, False, Luck(1)), Activated(0, False, Luck(2))))
    g = table({"play": (hero, hero)}, {})
    anna, _ = players(g)
    one, two = (c for c in g.cards("play", anna) if g.table[c].face.name == "Twin")
    for use in (Use(anna, one, 0), Use(anna, one, 1), Use(anna, two, 0)):
        g.apply(use)
        g.apply(0)
    assert Use(anna, two, 1) in g.legal
    for use in (Use(anna, one, 0), Use(anna, one, 1), Use(anna, two, 0)):
        refused(g, use, ONCE.name)
    g.apply("end")
    g.apply("end")
    assert Use(anna, one, 0) in g.legal, "the markers go at the start of a turn"
    assert rules(g, Use(anna, one, 7)) == [CONTROL.name]


def test_the_non_active_players_triggers_enter_the_queue_first() -> None:
    ghost = Face("Ghost", lives=0, abilities=(Triggered("death", Luck(1)),))
    g = table({"play": (ghost,)}, {"play": (ghost, ghost)})
    anna, nora = players(g)
    asked = []
    while g.decision.kind == "declare":
        asked.append(g.decision.player)
        g.apply(next(iter(g.legal)))
    assert asked == [nora, nora, anna]
    while g.decision.kind == "coins":
        g.apply(0)
    assert [d.source for d in told(g, Declared)] == [m.card for m in told(g, Move)[1:] + told(g, Move)[:1]]
    assert [h.rule for h in g.history if isinstance(h.what, Destroy)] == ["lethal"] * 3


def test_refusals_come_in_the_order_in_which_the_rules_ask() -> None:
    g = table({"play": (Face("Healer", 1, 2, abilities=(Activated(5, False, Heal(1)),)),)}, {}, active=1)
    anna, _ = players(g)
    assert rules(g, Use(anna, g.named("Healer"), 0)) == [OWN_PHASE.name, PAYMENT.name]
