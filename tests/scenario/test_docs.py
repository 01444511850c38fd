"""The situations in docs/scenarios.md are true, and so are those that ship."""
from __future__ import annotations

import re
from pathlib import Path

import pytest

from apnap import api, games
from apnap.scenario.case import cases
from apnap.scenario.source import parse

ROOT = Path(__file__).parents[2]
BLOCKS = [b for b in re.findall(r"```yaml\n(.*?)```", (ROOT / "docs/scenarios.md").read_text(), re.S) if "players:" in b]
FILES = sorted((ROOT / "scenarios").rglob("*.yaml"))


@pytest.mark.parametrize("block", BLOCKS)
def test_the_manual(block: str) -> None:
    for case in cases(parse(block, "docs/scenarios.md"), "manual"):
        ruling = games.words(case.game).rule_on(case)
        assert ruling.holds, ruling.failures


@pytest.mark.parametrize("file", FILES, ids=[f.stem for f in FILES])
def test_what_ships(file: Path) -> None:
    for ruling in api.rule(file):
        assert ruling.holds, (ruling.case.id, ruling.failures)


def test_ids_are_unique() -> None:
    ids = [case.id for file in FILES for case in api.load(file)]
    assert len(ids) == len(set(ids))
