"""The situations that ship: every case holds, by its edition; wrong files are told where they are wrong."""
from __future__ import annotations

import re
from pathlib import Path

import pytest

from apnap import games
from apnap.scenario.berserk.language import Words
from apnap.scenario.case import Case, Phrase, load
from apnap.scenario.source import Place, WrongFile

FOLDER = Path(__file__).parents[2] / "scenarios" / "berserk"
CASES = [c for p in sorted(FOLDER.rglob("*.yaml")) for c in load(p)]
PYTHON_ONLY = {"B24", "W15"}  # an impossible card; two cards that enter at once: see the tests beside this one


@pytest.mark.parametrize("case", CASES, ids=lambda c: c.id)
def test_it_holds(case: Case) -> None:
    ruling = games.words("berserk").rule_on(case)
    assert ruling.holds, [f.text for f in ruling.failures]
    assert not ruling.unread


def test_every_scenario_and_worked_example_is_there() -> None:
    told = {c.id.rstrip("abcd") for c in CASES} | PYTHON_ONLY
    wanted = {f"B{n:02}" for n in range(1, 33)} | {f"W{n:02}" for n in range(1, 27)}  # B33-B35 repeat B31, B28 and B32
    assert wanted <= told


def write(tmp_path: Path, play: str, players: str = "{Anna: {hand: [Gnome], coins: 5}, Nora: {}}") -> Path:
    path = tmp_path / "case.yaml"
    path.write_text(f"game: berserk\nplayers: {players}\nplay: {play}\n", encoding="utf-8")
    return path


@pytest.mark.parametrize("play, players, message", [
    ("[Anna pays Gnome]", None, "'pays' is not understood here"),
    ("[Anna plays Gnom]", None, "did you mean Gnome"),
    ("[Anna plays Gnome targeting Gnome]", None, "nothing asks for all that is said here"),
    ("[]", "{Anna: {hand: [Gnom]}, Nora: {}}", "no card is called 'Gnom'; did you mean Gnome"),
    ("[]", "{Anna: {game: [Cataclysm]}, Nora: {}}", "never in the game zone"),
    ("[]", "{Anna: {}, Nora: {}, Nick: {}}", "expected two players"),
])
def test_a_wrong_file_is_told_where(tmp_path: Path, play: str, players: str | None, message: str) -> None:
    path = write(tmp_path, play) if players is None else write(tmp_path, play, players)
    with pytest.raises(WrongFile, match=message) as wrong:
        games.words("berserk").rule_on(load(path)[0])
    assert str(wrong.value).startswith(str(path))


def test_what_may_be_done_and_why_not(tmp_path: Path) -> None:
    case = load(write(tmp_path, "[Anna plays Gnome]"))[0]
    column = games.words("berserk")
    assert any("end the turn" in line for line in column.possibilities(case))
    (reason,) = column.against(case, "Anna attacks Priest with Gnome")
    assert reason == "Gnome came under its controller's control only this turn  [108.5]"


DOCS = Path(__file__).parents[2] / "docs" / "berserk.md"
NAMES = ("Гном", "Угасание", "Воин", "Проглот", "Стена", "Талитха", "Побоище")


def test_the_manuals_commands_and_facts_are_understood() -> None:
    text = DOCS.read_text(encoding="utf-8")
    reader = Words(("Anna", "Nora", "Анна", "Нора"), NAMES)
    rows = [row.strip("|").split("|") for row in text.splitlines() if row.startswith(("| Anna", "| Nora"))]
    said = [part.strip() for row in rows for cell in row for part in cell.split(";")]
    assert len(said) > 18
    for words in said:
        words = words if words[:1].isupper() else f"Анна {words}"
        reader.line(Phrase(words, Place("docs", 1, 1)), "command")
    facts = text[text.index("Facts: ") : text.index("What the words leave open")]
    for fact in re.findall(r"`([^`]+)`", facts):
        if not fact.startswith(("in ", "strike", "wounds")):
            reader.line(Phrase(fact, Place("docs", 1, 1)), "fact")
