"""Combat damage: the number of ways to divide it in each edition, first strike, trample, and who may block."""
from __future__ import annotations

import pytest

from apnap.kernel.data import Id
from apnap.magic import setup
from apnap.magic.combat_damage import Assignment
from apnap.magic.forms.abilities import Card, Keyword
from apnap.magic.game import Magic


def ways(power: int, toughness: tuple[int, ...], in_order: bool, trample: bool = False) -> int:
    among = (*range(len(toughness)), "defender") if trample else tuple(range(len(toughness)))
    return len(list(Assignment(power, among, toughness, trample, in_order)))


def test_closed_forms() -> None:
    assert ways(5, (2, 2), False) == 6
    assert ways(5, (2, 2), True) * 2 == 8  # two orders of blockers
    assert ways(5, (2, 2, 2), False) == 21
    assert ways(5, (2, 2, 2), True) * 6 == 30
    assert ways(3, (2, 1), False) == 4
    assert ways(3, (2, 1), True) + ways(3, (1, 2), True) == 5
    assert ways(3, (2,), False, trample=True) == 2  # all to the blocker, or one over it


def creature(name: str, power: int, toughness: int, *keywords: str) -> Card:
    return Card(name, ("1",), (), ("creature",), (), tuple(Keyword(k) for k in keywords), power, toughness)


CARDS = {c.name: c for c in (
    creature("Bear", 2, 2), creature("Giant", 3, 3), creature("Knight", 2, 2, "first strike"), creature("Champion", 2, 2, "double strike"),
    creature("Beast", 5, 5, "trample"), creature("Snake", 1, 1, "deathtouch"), creature("Brute", 3, 3, "menace"),
    creature("Shade", 2, 2, "shadow"), creature("Bird", 1, 1, "flying"),
)}


def fight(attacker: str, blockers: tuple[str, ...], edition: str = "newest") -> tuple[Magic, Id, tuple[Id, ...]]:
    """Combat up to the damage, the attacker blocked by all; automations divide the damage."""
    g = Magic(edition, CARDS, auto=("division", "single"))
    anna, nora = g.add_player("Anna"), g.add_player("Nora")
    a = setup.put(g, attacker, "battlefield", anna)
    bs = tuple(setup.put(g, b, "battlefield", nora) for b in blockers)
    setup.set_turn(g, anna)
    g.begin()
    while g.decision is not None and g.turn.step != "end of combat":
        if g.decision.kind == "attackers":
            g.apply(((a, nora),))
        elif g.decision.kind == "blockers":
            g.apply(tuple((b, a) for b in bs))
        else:
            g.apply(("pass",))
    return g, a, bs


def dead(g: Magic, i: Id) -> bool:
    return not g.object(i).zone


def test_first_strike_kills_first() -> None:
    g, a, (b,) = fight("Knight", ("Bear",))
    assert (dead(g, a), dead(g, b)) == (False, True)


def test_double_strike_deals_twice() -> None:
    g, a, (b,) = fight("Champion", ("Giant",))
    assert (dead(g, a), dead(g, b)) == (True, True)


def test_without_either_both_die() -> None:
    g, a, (b,) = fight("Bear", ("Bear",))
    assert (dead(g, a), dead(g, b)) == (True, True)


def test_trample_goes_over_lethal_damage() -> None:
    g, _, (b,) = fight("Beast", ("Bear",))
    assert dead(g, b)
    assert g.player(g.turn.order[1]).life == 17


def test_deathtouch_is_lethal_with_one() -> None:
    g, a, (b,) = fight("Snake", ("Giant",))
    assert (dead(g, a), dead(g, b)) == (True, True)


@pytest.mark.parametrize(("attacker", "blocker"), [("Shade", "Bear"), ("Bear", "Shade"), ("Bird", "Bear")])
def test_who_cannot_block_is_not_asked(attacker: str, blocker: str) -> None:
    g = Magic("newest", CARDS)
    anna, nora = g.add_player("Anna"), g.add_player("Nora")
    a = setup.put(g, attacker, "battlefield", anna)
    setup.put(g, blocker, "battlefield", nora)
    setup.set_turn(g, anna)
    g.begin()
    kinds = []
    while g.decision is not None and g.turn.step != "end of combat":
        kinds.append(g.decision.kind)
        g.apply(((a, nora),) if g.decision.kind == "attackers" else ("pass",))
    assert "attackers" in kinds
    assert "blockers" not in kinds


def test_menace_needs_two_blockers() -> None:
    g = Magic("newest", CARDS)
    anna, nora = g.add_player("Anna"), g.add_player("Nora")
    a = setup.put(g, "Brute", "battlefield", anna)
    b, c = (setup.put(g, "Bear", "battlefield", nora) for _ in range(2))
    setup.set_turn(g, anna)
    g.begin()
    while g.decision is not None and g.decision.kind != "blockers":
        g.apply(((a, nora),) if g.decision.kind == "attackers" else ("pass",))
    g.attempt(((b, a),))
    assert g.turn.blocks == ()
    assert g.decision is not None
    g.apply(((b, a), (c, a)))
    assert len(g.turn.blocks) == 2
