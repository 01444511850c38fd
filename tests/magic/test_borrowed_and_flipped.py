"""Abilities got from other objects, the other half of a flip card, and who is an opponent."""
from __future__ import annotations

from apnap.cards.magic import pool
from apnap.kernel.data import Id
from apnap.magic import setup
from apnap.magic.game import Magic
from apnap.magic.view import revealed, view


def table(*players: str) -> Magic:
    g = Magic("newest", pool.card)
    for name in players:
        g.add_player(name)
    return g


def test_an_acquired_ability_is_known_by_the_card_that_it_comes_from() -> None:
    g = table("Anna", "Nora")
    anna, nora = g.turn.order
    ooze = setup.put(g, "Necrotic Ooze", "battlefield", anna)
    first = setup.put(g, "Skinshifter", "graveyard", anna)
    second = setup.put(g, "Skinshifter", "graveyard", nora)
    g.begin()
    lent = [h for h in g.chars(ooze).abilities if h.origin != ooze]
    assert [h.origin for h in lent] == [first, second]
    assert lent[0].form == lent[1].form
    assert not [a for a in g.activations(anna) if a[1] in (first, second) and not g.has_activated("Skinshifter")]


def test_a_flipped_permanent_keeps_cost_and_colour_and_forgets_when_it_leaves() -> None:
    g = table("Anna", "Nora")
    anna = g.turn.order[0]
    i = setup.put(g, "Cunning Bandit", "battlefield", anna, flipped=True)
    g.begin()
    c = g.chars(i)
    assert (c.name, c.power, c.toughness, c.supertypes) == ("Azamuki, Treachery Incarnate", 5, 2, ("legendary",))
    assert (c.mana_cost, c.colors) == (("1", "R", "R"), ("R",))
    assert "Human" not in c.subtypes
    plain = g.card("Cunning Bandit")
    assert {h.n for h in c.abilities}.isdisjoint(range(len(plain.abilities)))
    hand = setup.put(g, "Cunning Bandit", "hand", anna)
    assert g.chars(hand).name == "Cunning Bandit"


def test_no_other_card_can_be_flipped() -> None:
    g = table("Anna", "Nora")
    try:
        setup.put(g, "Grizzly Bears", "battlefield", g.turn.order[0], flipped=True)
    except ValueError as no:
        assert "710.1" in str(no)
    else:
        raise AssertionError("Grizzly Bears is no flip card")


def test_players_of_one_team_are_no_opponents_and_win_together() -> None:
    g = table("Anna", "Nora", "Abe", "Nick")
    anna, nora, abe, nick = g.turn.order
    for p in (anna, abe):
        g.edit_player(p).team = "left"
    g.begin()
    assert g.opponents(anna) == (nora, nick)
    assert g.opponents(nora) == (anna, abe, nick)
    assert g.result is None
    for p in (nora, nick):
        g.edit_player(p).lost = "conceded"
    assert g.result == (anna, abe)


def test_a_card_shown_for_its_ability_is_seen_by_the_others() -> None:
    g = table("Anna", "Nora")
    anna, nora = g.turn.order
    wraith = setup.put(g, "Necrotic Ooze", "hand", anna)
    g.begin()
    assert not revealed(g, wraith)
    assert all("revealed" not in p for p in view(g, nora)["players"])
    assert isinstance(wraith, Id)
