"""Expectations: each holds where it should, and fails with what is so instead."""
from __future__ import annotations

import pytest

from scenario.judging import play

ANNA = """{life: 17, pool: "{G}{W}", counters: {poison: 2}, hand: [Forest, Island], graveyard: [Mogg Fanatic], library: [Swamp, Plains],
  battlefield: [{Ant Queen: {tapped: yes, counters: {+1/+1: 2}, damage: 3}}, Llanowar Elves, Forest x2,
  {Rancid: {attached to: Ant Queen}}]}"""
CARDS = """
cards:
  Rancid:
    type: Enchantment — Aura
    text: Enchant creature
"""
TRUE = [
    "Anna has 17 life", "Anna does not have 20 life", "Anna has 2 poison counters", "Anna has {G}{W} in the pool",
    "Nora has no mana in the pool",
    "Nora's pool is empty", "Anna's hand has 2 cards", "Anna has 2 cards in hand", "Nora's graveyard is empty",
    "Anna's library has two cards",
    "Ant Queen is tapped", "Ant Queen is not untapped", "Llanowar Elves is untapped", "Ant Queen is 7/7", "Ant Queen is not 5/5",
    "Ant Queen is green", "Ant Queen is not green and white", "Ant Queen is a creature", "Ant Queen is an Insect",
    "Ant Queen is not a Rhino",
    "Ant Queen has two +1/+1 counters", "Llanowar Elves has no counters", "Ant Queen has 3 damage", "Rancid is attached to Ant Queen",
    "Ant Queen has an activated ability", "Ant Queen has no mana abilities", "Llanowar Elves has 1 mana ability",
    "Rancid has no activated abilities",
    "Ant Queen doesn't have flying", "Ant Queen is on the battlefield", "Mogg Fanatic is in Anna's graveyard",
    "Mogg Fanatic is not in exile",
    "Swamp is on top of Anna's library", "Plains is not on top of Anna's library", "Anna controls Ant Queen",
    "Nora doesn't control Ant Queen",
    "Anna controls 2 Forests", "Anna controls 2 creatures", "Anna controls 1 untapped creature", "Anna controls 5 permanents",
    "Nora controls no creatures", "Anna controls an Elf", "the stack is empty", "Anna has priority", "Nora does not have priority",
    "it is Anna's main phase", "Anna has not lost", "Anna may activate Llanowar Elves", "Nora may not activate Ant Queen",
    "'Nora may not activate Ant Queen: 602.2'", "Anna may play Forest", "'not happened: draws'", "Ant Queen's ability costs {1}{G}",
    "Llanowar Elves is not summoning sick",
]
FALSE = [
    ("Anna has 20 life", "it is 17"), ("Ant Queen is untapped", "it is not untapped"), ("Ant Queen is 5/5", "it is 7/7"),
    ("Ant Queen is blue", "it is green"), ("Ant Queen is a Rhino", "it is: creature insect"), ("Ant Queen is in Anna's hand",
    "the battlefield"),
    ("Mogg Fanatic is on the battlefield", "it is in Anna's graveyard"), ("Ant Queen has 3 +1/+1 counters", "the number is 2"),
    ("Anna controls 3 Forests", "the number is 2"), ("the stack has 1 object", "from the top: nothing"), ("Nora has priority",
    "Anna has priority"),
    ("it is Nora's main phase", "it is Anna's precombat main"), ("Anna has lost", "Anna has not lost"), ("Anna has {G} in the pool",
    "{G}{W}"),
    ("Nora may activate Ant Queen", "it is refused: "), ("Anna may not activate Llanowar Elves", "it is legal"),
    ("Nora's hand has 1 card", "it has 0"), ("'happened: Nora draws'", "nothing of the kind happened"), ("Ant Queen has no abilities",
    "it has 1"),
    ("the game is over", "the game goes on"), ("Unsummon is in exile", "there is no Unsummon"), ("Rancid is attached to Llanowar Elves",
    "Ant Queen"),
]


@pytest.mark.parametrize("fact", TRUE)
def test_true(fact: str) -> None:
    r = play(anna=ANNA, more=CARDS, expect=(fact,))
    assert r.holds, r.failures[0].text


@pytest.mark.parametrize(("fact", "instead"), FALSE)
def test_false(fact: str, instead: str) -> None:
    r = play(anna=ANNA, more=CARDS + "  Unsummon: {type: Instant}\n", expect=(fact,))
    assert not r.holds
    assert instead in r.failures[0].text


def test_rules_must_have_been_cited() -> None:
    r = play(anna=ANNA, more=CARDS + "by: [601.2h]\n")
    assert r.failures[0].text == "601.2h was expected to decide this, and nothing that happened cited it"
