"""Bad input: each is an error with file, line, column, what was expected and the nearest words."""
from __future__ import annotations

import pytest

from apnap.scenario.source import WrongFile
from scenario.judging import rule

BASE = """\
turn: Anna
players:
  Anna:
    battlefield: [Ant Queen, Forest x2]
  Nora:
    battlefield: [Mogg Fanatic]
"""
MORE = [  # what is added, and the beginning and a part of the message
    ("play: [Anna activates Ant Quen]", "7:23", "did you mean Ant Queen?"),
    ("play: [Ana activates Ant Queen]", "7:8", "did you mean Anna?"),
    ("play: [Anna activats Ant Queen]", "7:13", "did you mean activates"),
    ("play: [Anna wins the game]", "7:13", "'wins' is not understood here"),
    ("expect: [Anna's libary has 2 cards]", "7:17", "did you mean library?"),
    ("expect: [Anna has nineteen life]", "7:19", "expected a number"),
    ("by: [602.2z]", "7:6", "did you mean 602.2"),
    ("by: [six]", "7:6", "expected the number of a rule"),
    ("edition: m100", "7:10", "expected 'm10'"),
    ("edition: 2018-13-99", "7:10", "no edition of Magic is called '2018-13-99'"),
    ("edition: 1993-08-05", "7:10", "no edition of Magic"),
    ("game: magick", "7:7", "expected 'magic'"),
    ("step: precombat mian", "7:7", "expected 'precombat main'"),
    ("turn: Nora", "7:1", "first in line 1"),
    ("exspect: [Anna has 20 life]", "7:1", "expected 'expect'"),
    ("play: {Anna: passes}", "7:7", "expected the play as a list"),
    ("play: [{try: Anna passes}]", "7:8", "expected `refused:`"),
    ("play: [{try: Anna passes, refused: yes, ofered: no}]", "7:41", "expected 'offered'"),
    ("play: [{do: Anna passes, refused: yes}]", "7:26", "stands beside `try:`"),
    ("play: [Nora chooses Ant Queen]", "7:8", "Nora is not asked anything now"),
    ("play: [Anna activates Ant Queen's third ability]", "7:8", "its activated abilities are 1: {1}{G}"),
    ("play: [Anna activates Ant Queen targeting Ant Queen]", "7:8", "nothing asks for what 'targeting' says"),
    ("play: [Anna activates Ant Queen with X = 3]", "7:8", "nothing asks for what 'with X' says"),
    ("play:\n  - Anna taps Forest for {R}", "8:5", "Forest does not make {R}"),
    ("play: [Anna passes, Nora activates Mogg Fanatic]", "7:21", "this leaves open a choice that matters: Nora chooses a target"),
    ("play: [to Nora's untap step]", "7:8", "nobody has priority in the untap step"),
    ("cards: {Foo: {type: Creature, cost: \"{Q}\"}}", "7:37", "no mana symbol is {Q}"),
    ("cards: {Foo: {type: Creature, cost: two}}", "7:37", "expected mana symbols in braces"),
    ("cards: {Foo: {type: Creatur}}", "7:21", "expected 'Creature'"),
    ("cards: {Foo: {typ: Creature}}", "7:15", "expected 'type'"),
    ("cards: {Foo: {type: Creature, text: \"{T}: Ad {G}.\"}}", "7:43", "Did you mean \"add\""),
    ("cards: {Foo: {type: Artifact, text: \"{T}, Sacrifce this artifact: Draw a card.\"}}", "7:43", "Did you mean \"sacrifice\""),
    ("cases: [{title: x}]", "7:9", "expected an `id`"),
    ("cases: [{id: a}, {id: a}]", "7:23", "expected each id once"),
    ("cases: []", "7:8", "expected at least one case"),
]


@pytest.mark.parametrize(("more", "place", "part"), MORE)
def test_wrong_words(more: str, place: str, part: str) -> None:
    with pytest.raises(WrongFile) as no:
        rule(BASE + more)
    assert str(no.value).startswith(f"test.yaml:{place}: ")
    assert part in str(no.value)


CHANGED = [  # what is replaced by what in the table
    ("Ant Queen", "Ant Quen", "4:19", "expected 'Ant Queen'"),
    ("Ant Queen", "ant queen", "4:19", "expected 'Ant Queen'"),
    ("Ant Queen", "Erebos, God of the Dead", "4:19", 'stands in quotes: "Erebos, God of the Dead"'),
    ("battlefield: [Mogg", "battelfield: [Mogg", "6:5", "expected 'battlefield'"),
    ("turn: Anna", "turn: Nina", "1:7", "no player is called 'Nina'"),
    ("Forest x2", "Forest x99999", "4:30", "expected 1 to 200"),
    ("Forest x2", "{Forest: {taped: yes}}", "4:40", "expected 'tapped'"),
    ("Forest x2", "{Forest: {tapped: maybe}}", "4:48", "expected yes or no"),
    ("Forest x2", "{Forest: {counters: {+1/+1: x}}}", "4:58", "as a whole number"),
    ("Forest x2", "{Forest: {counters: {+1/+1: -1}}}", "4:58", "of 0 or more"),
    ("Forest x2", "{Forest: {controlled by: Nina}}", "4:55", "no player is called 'Nina'"),
    ("Forest x2", "{Forest: {attached to: Ant Quen}}", "4:53", "expected 'Ant Queen'"),
    ("Forest x2", "{Training Grounds: {attached to: Propaganda}}, {Propaganda: {attached to: Training Grounds}}", "4:63", "in a circle"),
    ("Forest x2", "{Training Grounds: {attached to: Training Grounds}}", "4:63", "nothing on the battlefield is called"),
    ("Forest x2", "Unsummon", "4:30", "no permanent card"),
    ("Forest x2", "{Forest: {chosen: blue}}", "4:48", "nothing is chosen"),
    ("Forest x2", "{Forest: {as: Nora}}", "4:44", "taken"),
    ("  Nora:", "    life: -3\n  Nora:", "5:11", "expected life of 0 or more"),
    ("  Nora:", "    pool: green\n  Nora:", "5:11", "expected mana such as"),
    ("  Nora:", "    hand: [{Forest: {tapped: yes}}]\n  Nora:", "5:30", "only a permanent can be tapped"),
    ("  Nora:", "  nora:", "5:3", "with a capital letter"),
]


@pytest.mark.parametrize(("old", "new", "place", "part"), CHANGED)
def test_wrong_tables(old: str, new: str, place: str, part: str) -> None:
    with pytest.raises(WrongFile) as no:
        rule(BASE.replace(old, new, 1))
    assert str(no.value).startswith(f"test.yaml:{place}: ")
    assert part in str(no.value)


def test_one_player() -> None:
    with pytest.raises(WrongFile, match="expected two players or more"):
        rule("players: {Anna: {}}")


def test_no_players() -> None:
    with pytest.raises(WrongFile, match="expected `players:`"):
        rule("turn: Anna")


def test_a_permanent_without_abilities() -> None:
    with pytest.raises(WrongFile, match="Grizzly Bears has no such activated ability"):
        rule(BASE.replace("Forest x2", "Grizzly Bears") + "play: [Anna activates Grizzly Bears]")


def test_two_of_a_name_where_it_matters() -> None:
    two = BASE.replace("Forest x2", "{Mogg Fanatic: {tapped: yes}}, Mogg Fanatic")
    with pytest.raises(WrongFile, match=r"7:8: 2 objects may be meant: Anna's Mogg Fanatic .*\(tapped\); Anna's Mogg Fanatic .*`as:`"):
        rule(two + "play: [Anna activates Mogg Fanatic targeting Nora]")
    named = two.replace("{tapped: yes}", "{tapped: yes, as: the tired one}")
    assert rule(named + "play: [Anna activates the tired one targeting Nora]").holds


def test_two_of_a_name_where_it_does_not_matter() -> None:
    assert rule(BASE.replace("Forest x2", "Mogg Fanatic x2") + "play: [Anna activates Mogg Fanatic targeting Nora]").holds


def test_a_target_must_be_told_apart() -> None:
    two = BASE.replace("Forest x2", "Mogg Fanatic, Island").replace("[Ant", "[{Mogg Fanatic: {as: the third}}, Ant")
    with pytest.raises(WrongFile, match="the words fit several: Anna's Mogg Fanatic on the battlefield; Nora's Mogg Fanatic"):
        rule(two + "play: [Anna activates the third targeting Mogg Fanatic]")
    assert rule(two + "play: [\"Anna activates the third targeting Nora's Mogg Fanatic\"]").holds
