"""Lines of commands and expectations as nodes."""
from __future__ import annotations

import pytest

from apnap.scenario.case import Phrase
from apnap.scenario.language import Reader
from apnap.scenario.source import Place, WrongFile

READER = Reader(["Anna", "Nora"], ["Ant Queen", "Mogg Fanatic", "Elspeth, Knight-Errant", "the first queen", "Forest", "Queen"])
COMMANDS = [
    ("Anna activates Ant Queen", "Activate(what=Ability(of=Thing(name=0)), who=0)"),
    ("Anna activates Ant Queen.", "Activate(what=Ability(of=Thing(name=0)), who=0)"),
    ("Anna activates the first queen", "Activate(what=Ability(of=Thing(name=3)), who=0)"),
    ("Anna activates Queen", "Activate(what=Ability(of=Thing(name=5)), who=0)"),
    ("Anna activates Elspeth, Knight-Errant's +1", "Activate(what=Ability(loyalty='1', of=Thing(name=2)), who=0)"),
    ("Anna activates Elspeth, Knight-Errant's −8", "Activate(what=Ability(loyalty='-8', of=Thing(name=2)), who=0)"),
    ("Anna activates Nora's Mogg Fanatic", "Activate(what=Ability(of=Thing(name=1, owner=1)), who=0)"),
    ("Anna activates Ant Queen's \"{1}{G}: Create\"", "Activate(what=Ability(of=Thing(name=0), text=0), who=0)"),
    ("everyone passes until the stack is empty", "PassAll(until='empty')"),
    ("everyone passes three times", "PassAll(times=3)"),
    ("until Nora's declare attackers", "Until(moment=Moment(step='declare attackers', whose=1))"),
    ("to Anna's next upkeep", "Until(moment=Moment(next=1, step='upkeep', whose=0))"),
    ("Anna attacks Nora with Ant Queen, Mogg Fanatic", "Attack(on=Player(n=1), what=(Thing(name=0), (True, Thing(name=1))), who=0)"),
    ("Anna taps Forest x2 for mana", "ForMana(what=(Thing(name=4, times=2),), who=0)"),
]


@pytest.mark.parametrize(("text", "node"), COMMANDS)
def test_commands(text: str, node: str) -> None:
    assert repr(READER.line(Phrase(text, Place("f", 1, 1)), "command").node) == node


CLAUSES = [
    "targeting Nora", "targeting Ant Queen's ability and Nora", "with X = 3", "with x=3", "choosing Rhino", "choosing mode 2",
    "choosing nothing",
    "dividing 2 to Ant Queen and 0 to Nora", "sacrificing Mogg Fanatic and discarding Forest", "paying {G} with 2 life",
    "paying {W/U} with {U}", "paying with Forest x2, Ant Queen", "paying the return first", "holding priority", "kicked twice",
    "removing two +1/+1 counters from Ant Queen", "with Nora choosing Forest", "keeping Forest", "without paying its mana cost",
    "face down",
]


@pytest.mark.parametrize("clause", CLAUSES)
def test_clauses(clause: str) -> None:
    node = READER.line(Phrase(f"Anna casts Ant Queen {clause}", Place("f", 1, 1)), "command").node
    assert node.name == "Cast"
    assert ("clauses" in node) == (clause != "holding priority")


def test_an_unknown_word_is_told_with_its_column() -> None:
    with pytest.raises(WrongFile, match=r"^f:3:30: 'targetting' is not understood here; .*did you mean targeting\?"):
        READER.line(Phrase("Anna activates Ant Queen targetting Nora", Place("f", 3, 5)), "command")


def test_a_line_that_ends_too_early() -> None:
    with pytest.raises(WrongFile, match="the line ends too early; expected an ability"):
        READER.line(Phrase("Anna activates", Place("f", 1, 1)), "command")


def test_a_long_line_is_no_problem() -> None:
    with pytest.raises(WrongFile):
        READER.line(Phrase("Anna activates " + "Ant Queen and " * 5_000, Place("f", 1, 1)), "command")
