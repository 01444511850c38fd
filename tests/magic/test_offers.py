"""Offers are exact: what is offered with priority is what trying everything finds, at random positions and all through the scenarios.

`APNAP_OFFERS=all` looks at every position instead of a sample.
"""
from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from apnap.kernel.search import completes
from apnap.magic import legality, priority
from apnap.magic.game import Magic
from apnap.scenario.case import Case, load
from apnap.scenario.magic import table
from apnap.scenario.magic.judge import Judge
from apnap.scenario.magic.table import Table, edition_of
from contract.games import drawing
from contract.magic_duel import duel

FILES = sorted((Path(__file__).parents[2] / "scenarios" / "magic").rglob("*.yaml"))
ALL = os.environ.get("APNAP_OFFERS") == "all"
BUDGET = 20_000
GAMES, EACH = (40, 1) if ALL else (20, 3)
BEGINNINGS = 1 if ALL else 2


def tried(g: Magic) -> tuple[set[Any], set[Any]]:
    """What can be completed, found by trying every candidate; and what the budget was too small for."""
    assert g.decision is not None
    found: set[Any] = {priority.PASS}
    unknown: set[Any] = set()
    for action in priority.candidates(g, g.decision.player):
        if legality.reasons(g, g.decision.player, action) or action in g.turn.failed:
            continue
        search = completes(g, action, BUDGET)
        if search.found is None:
            unknown.add(action)
        elif search.found:
            found.add(action)
    return found, unknown


def agree(g: Magic) -> int:
    """The offers of an open priority decision are those found by trying; how many the budget left open."""
    found, unknown = tried(g)
    offered = set(g.legal)
    assert offered - unknown == found - unknown, [(g.object(a[1]).card, a) for a in offered ^ found if len(a) > 1]
    assert unknown <= offered
    return len(unknown)


def spots() -> Iterator[Magic]:
    """Positions of random duels in which somebody has priority."""
    for seed in range(GAMES):
        g, draw, n = duel(seed), drawing(seed), 0
        while g.decision is not None:
            if g.decision.kind == "priority":
                n += 1
                if n % EACH == 0:
                    yield g
            g.apply(g.legal.pick(draw))


def test_offers_are_exact_in_random_duels() -> None:
    seen = beyond = 0
    for g in spots():
        seen += 1
        beyond += agree(g)
    print(f"{seen} positions of random duels; {beyond} offers beyond the budget of {BUDGET} tries")
    assert seen > 100


def beginnings() -> list[Case]:
    cases = [case for path in FILES for case in load(path)]
    return cases[::BEGINNINGS]


@pytest.mark.skipif(not FILES, reason="the scenarios are not here")
def test_offers_are_exact_where_scenarios_begin() -> None:
    beyond, cases = 0, beginnings()
    for case in cases:
        g = Table(case, edition_of(case, None)).game
        if g.decision is not None and g.decision.kind == "priority":
            beyond += agree(g)
    print(f"the beginnings of {len(cases)} scenarios; {beyond} offers beyond the budget of {BUDGET} tries")


class Watched(Magic):
    """Keeps a fork at every decision of the game that a case plays; the judge's own forks are not looked at."""

    met: list[Magic] = []
    game: Magic | None = None

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        Watched.met, Watched.game = [], self

    def _advance(self) -> Any:
        decision = super()._advance()
        if self is Watched.game and decision is not None and decision.kind == "priority":
            Watched.met.append(self.fork())
        return decision


@pytest.mark.skipif(not FILES, reason="the scenarios are not here")
def test_offers_are_exact_in_the_middle_of_scenarios(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "Magic", Watched)
    cases = [case for path in FILES for case in load(path)][:: 1 if ALL else 12]
    seen: set[str] = set()
    beyond = 0
    for case in cases:
        Judge(case).rule()
        for g in Watched.met:
            if g.position() not in seen:
                seen.add(g.position())
                beyond += agree(g)
    print(f"{len(seen)} positions of {len(cases)} scenarios; {beyond} offers beyond the budget of {BUDGET} tries")
    assert len(seen) > len(cases) / 2
