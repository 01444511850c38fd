"""The command line: output, JSON, exit codes, and never a traceback."""
from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from apnap.faces.cli import cli

ROOT = Path(__file__).parents[2]
SAFFI = ROOT / "scenarios/magic/602-activating/saffi-targets-herself.yaml"
TABLE = "players:\n  Anna: {battlefield: [Ant Queen]}\n  Nora: {}\n"


def run(*args: object) -> tuple[int, str, str]:
    result = CliRunner().invoke(cli, [str(a) for a in args])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.stdout, result.stderr


def test_one_file() -> None:
    code, out, err = run("judge", SAFFI)
    assert (code, err) == (0, "")
    places = [out.index(part) for part in ("The scenario holds. Decided by 601.2c", "What happened", "The table at the end")]
    assert places == sorted(places)
    assert "does not resolve: all its targets are illegal  [608.2b]" in out
    assert "\x1b" not in out


def test_refusals_stand_at_the_top(tmp_path: Path) -> None:
    file = tmp_path / "a.yaml"
    file.write_text(TABLE + "play: [{try: Anna activates Ant Queen, refused: 118.3}]\n")
    code, out, _ = run("judge", file)
    assert code == 0
    assert out.index("illegal: Anna activates Ant Queen  (taken back at 601.2h)") < out.index("What happened")
    assert "[118.3]" in out


def test_a_folder(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text(TABLE + "id: A1\nexpect: [Anna has 20 life]\n")
    (tmp_path / "sub").mkdir()
    (tmp_path / "sub" / "b.yaml").write_text(TABLE + "id: A2\nexpect: [Anna has 19 life]\n")
    code, out, _ = run("judge", tmp_path)
    assert code == 1
    assert "holds  A1" in out and "FAILS  A2" in out and "it is 20" in out
    assert out.rstrip().endswith("1 of 2 scenarios hold")


def test_one_wrong_file_does_not_hide_the_others(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text(TABLE + "id: A1\n")
    (tmp_path / "b.yaml").write_text("- x")
    code, out, err = run("judge", tmp_path)
    assert code == 2
    assert "1 of 2 scenarios hold" in out and "b.yaml:1:1: expected a scenario" in err


def test_json(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text(TABLE + "id: A1\nplay: [{try: Anna activates Ant Queen, refused: 118.3}]\nexpect: [Anna has 1 life]\n")
    (tmp_path / "b.yaml").write_text("- x")
    code, out, _ = run("judge", "--json", tmp_path)
    first, second = map(json.loads, out.splitlines())
    assert code == 2
    assert first["id"] == "A1" and first["holds"] is False and first["verdicts"] == ["118.3"] and first["unread"] == []
    assert first["edition"] == "2026-08-07" and first["file"].endswith("a.yaml")
    assert first["reasons"][0]["line"] == 6 and "it is 20" in first["reasons"][0]["text"]
    assert second["id"] is None and "b.yaml:1:1" in second["error"]


def test_editions() -> None:
    code, out, _ = run("judge", "--edition", "m10", "--json", SAFFI)
    assert json.loads(out)["edition"] == "2009-07-11"
    assert code == 0
    for wrong in ("foo", "2018-99-99"):
        code, out, err = run("judge", "--edition", wrong, SAFFI)
        assert code == 2 and out == "" and wrong in err


@pytest.mark.parametrize("args", [
    ("judge", "/no/such/file.yaml"), ("judge", "/dev/null"), ("judge", "/"), ("why", "/no/such/file.yaml"), ("card", "Ant Quen"),
    ("judge",), ("jugde",), ("why", SAFFI, "--action", "Anna activates"), ("why", SAFFI, "--case", "A59"),
])
def test_wrong_arguments(args: tuple[object, ...], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    if args == ("judge", "/"):
        args = ("judge", tmp_path)
    code, out, err = run(*args)
    assert code == 2
    assert err and "Traceback" not in err + out


def test_mistakes_of_our_own_are_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    from apnap.scenario import magic

    def broken(case: object, edition: object) -> None:
        raise RuntimeError("oops")

    monkeypatch.setattr(magic, "rule_on", broken)
    code, _, err = run("judge", SAFFI)
    assert code == 2
    assert "case A58: apnap made a mistake of its own here (RuntimeError: oops)" in err


def test_explain() -> None:
    _, out, _ = run("judge", "--explain", SAFFI)
    assert "\nThe rules\n" in out and "  601.2h   " in out


def test_why() -> None:
    code, out, _ = run("why", SAFFI)
    assert code == 0
    assert "Anna has priority and may:" in out and "Nora could, with priority:" in out
    code, out, _ = run("why", SAFFI, "--action", "Anna activates Saffi Eriksdotter")
    assert code == 1
    assert out.startswith("illegal: ")


def test_card_and_read() -> None:
    code, out, _ = run("card", "Mogg Fanatic")
    assert code == 0
    assert "activated" in out and "cost: sacrifice this" in out and "target: " in out
    code, out, _ = run("read", "{T}: Add {G}.")
    assert code == 0 and "activated, a mana ability" in out
    code, out, _ = run("read", "{T}: Ad {G}.")
    assert code == 1 and "not read: \"Ad {G}.\"" in out and "Did you mean \"add\"?" in out


def test_from_the_shell_with_a_closed_pipe() -> None:
    command = f"{sys.executable} -m apnap.faces.cli judge --explain {SAFFI} | true"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False, cwd=ROOT)
    assert "Traceback" not in done.stderr
