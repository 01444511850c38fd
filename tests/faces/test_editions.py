"""`apnap compare` and `apnap rule`: what they say, JSON, exit codes."""
from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.faces.test_cli import run

from apnap.say.magic_terms import said_in

MADNESS = Path(__file__).parents[2] / "scenarios/magic/702-madness"


def test_the_owners_choice_and_its_end() -> None:
    code, out, err = run("compare", MADNESS / "D07-optional.yaml", "--case", "D07/2004")
    assert (code, err) == (0, "")
    assert "From 2004-10-01 until 2016-04-08" in out and "Since 2016-04-08" in out
    assert "Until 2016-04-08 the owner of a discarded card chooses between exile and the graveyard [702.34a" in out
    assert "not using madness: illegal: Basking Rootwalla is exiled as it is discarded" in out


@pytest.mark.parametrize("name", ["D26-priority-and-passes", "D29-land-for-the-mana"])
def test_the_window_and_its_end(name: str) -> None:
    code, out, _ = run("compare", MADNESS / f"{name}.yaml")
    assert code == 0 and "From 2004-10-01 until 2006-10-06" in out and "Since 2006-10-06" in out
    assert "until they next pass" in out and "while the trigger resolves" in out


def test_what_is_the_same_everywhere_is_said_once() -> None:
    code, out, _ = run("compare", MADNESS / "D06-no-permission.yaml", "--case", "D06/2016")
    assert code == 0 and "The ruling is the same in every edition." in out


def test_compare_as_json() -> None:
    code, out, _ = run("compare", MADNESS / "D07-optional.yaml", "--case", "D07/2004", "--json")
    data = json.loads(out)
    assert code == 0 and data["id"] == "D07/2004"
    first, second = data["groups"]
    assert first["until"] == "2016-04-08" == second["editions"][0] and first["changes"] == []
    assert [c["rule"] for c in second["changes"]] == ["madness"]
    assert second["lines"][0]["refused"] and not first["lines"][0]["refused"]


def test_words_differ_but_the_ruling_does_not() -> None:
    code, out, _ = run("compare", MADNESS / "D30-rootwalla-to-mongrel.yaml", "--case", "D30/2016", "--json")
    assert code == 0 and [g["until"] for g in json.loads(out)["groups"]] in ([None], ["2006-10-06", None])


def test_compare_with_wrong_input(tmp_path: Path) -> None:
    assert run("compare", tmp_path / "none.yaml")[0] == 2
    assert run("compare", MADNESS / "D07-optional.yaml", "--case", "D99")[0] == 2


def test_a_number_that_moved() -> None:
    code, out, err = run("rule", "715", "--edition", "2024-11-15")
    assert (code, err) == (0, "")
    assert "Adventurer Cards" in out and "(number derived)" in out
    assert "Handling Illegal Actions (usually meant)\n    715 from 2010-04-23 until 2011-05-13; here 730 (number derived), now 733" in out
    assert "no single edition has all of them" in out


def test_a_number_as_json() -> None:
    code, out, _ = run("rule", "601.2e", "--json")
    data = json.loads(out)
    moved = next(m for m in data["elsewhere"] if m["usual"])
    assert code == 0 and moved["times"] == [{"from": "2009-07-11", "until": "2015-07-17"}] and moved["here"] == "601.2f"
    assert [x["number"] for x in data["here"]] == ["601.2e"]


def test_a_number_that_does_not_exist_there() -> None:
    code, out, _ = run("rule", "602.5a", "--edition", "kamigawa")
    assert code == 0 and "here 403.4 (number derived), now 602.5a" in out


@pytest.mark.parametrize("number", ["602.99", "abc", "", "602.5aa"])
def test_no_number(number: str) -> None:
    code, out, err = run("rule", number)
    assert code == 2 and out == "" and "error" in err


def test_a_number_in_an_unknown_edition() -> None:
    code, _, err = run("rule", "602.5a", "--edition", "m11")
    assert code == 2 and "no edition 'm11'" in err


@pytest.mark.parametrize("today,then", [
    ("Anna has cast Giant Growth", "Anna has played Giant Growth"),
    ("Basking Rootwalla is exiled", "Basking Rootwalla is removed from the game"),
    ("Forest enters the battlefield", "Forest comes into play"), ("Ant Queen is on the battlefield", "Ant Queen is in play"),
    ("Nora may not activate Ant Queen", "Nora may not play Ant Queen"),
    ("the activated ability of Ant Queen", "the activated ability of Ant Queen"),
])
def test_words_of_the_time(today: str, then: str) -> None:
    assert said_in("2006-10-06", today) == then
    assert said_in("2011-07-15", today) == today
    assert said_in("2026-04-17", today) == today.replace("enters the battlefield", "enters")
