"""What must be so at every decision of every game of Magic: random games over the whole pool that ships.

`APNAP_GAMES=1000` plays that many games instead of the usual ones. A game that fails is named by its seed: `play(seed)` plays it again.
"""
from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

from apnap.cards.magic import pool
from apnap.kernel.data import Id
from apnap.kernel.options import Some
from apnap.kernel.refusal import Refusal
from apnap.magic import events as ev
from apnap.magic import law, playable, setup, state_based, turn
from apnap.magic.forms.abilities import Activated, Card, Unread
from apnap.magic.game import Magic
from apnap.magic.state import OWN_ZONES, PERMANENT_TYPES, SHARED_ZONES, Object
from contract.games import drawing
from kernel.guard import guarded

GAMES = int(os.environ.get("APNAP_GAMES", "60"))
MOST = 60  # decisions of a game
BASICS = ("Plains", "Island", "Swamp", "Mountain", "Forest")
Draw = Callable[[int], int]


def wholly(card: Card) -> bool:
    """Whether every word of a card is read and can be played."""
    return not any(isinstance(a, Unread) or playable.lacking(a) for a in card.abilities)


@cache
def names() -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The cards of the pool that can be played wholly, and all of them."""
    every = tuple(sorted(pool.names()))
    return tuple(n for n in every if wholly(pool.card(n))), every


def deal(seed: int, edition: str = "newest") -> Magic:
    """Two players with lands, some permanents, a hand and a library, all at random. Every third game has cards that can't be played."""
    draw = drawing(f"deal {seed}")
    cards = names()[seed % 3 == 0]
    g = Magic(edition, pool.card, seed)
    for name in ("Anna", "Nora"):
        p = g.add_player(name, 20)
        for n in range(7):
            setup.put(g, BASICS[(seed + n) % 5], "battlefield", p)
        for zone, n in (("battlefield", 5), ("hand", 6), ("graveyard", 3), ("library", 12)):
            for _ in range(n):
                card = cards[draw(len(cards))]
                types = set(pool.card(card).types)
                auras = "Aura" in pool.card(card).subtypes
                if zone != "battlefield" or (types & set(PERMANENT_TYPES) and not auras):
                    setup.put(g, card, zone, p)
    setup.set_turn(g, g.turn.order[seed % 2])
    g.begin()
    return g


# ---------------------------------------------------------------- what must be so


def objects(g: Magic) -> Iterator[Object]:
    return (r for r in (g.table.get(Id(n)) for n in range(len(list(g.table)))) if isinstance(r, Object))


def zones_agree(g: Magic, cards: int) -> None:
    """Each card is in one zone, the lists of the zones say so too, and an own zone holds only its owner's cards."""
    listed: Counter[Id] = Counter()
    for zone in SHARED_ZONES:
        for i in getattr(g.turn, zone):
            listed[i] += 1
            assert g.object(i).zone == zone
    for p in g.turn.order:
        for zone in OWN_ZONES:
            for i in getattr(g.player(p), zone):
                listed[i] += 1
                assert (g.object(i).zone, g.object(i).owner) == (zone, p)
    assert not [i for i, n in listed.items() if n > 1]
    placed = [o for o in objects(g) if o.zone and o.zone != "mana"]
    assert {o.id for o in placed} == set(listed)
    assert all(o.became is None for o in placed)
    assert sum(1 for o in placed if o.kind == "card" and not o.token) == cards


def options_are_sound(g: Magic) -> None:
    options = g.legal
    assert options.count is None or options.count > 0, g.decision
    if isinstance(options, Some):
        assert 0 <= options.least <= options.most <= len(options.of)


def refusals_in(value: Any) -> Iterator[Refusal]:
    if isinstance(value, Refusal):
        yield value
    for x in value if isinstance(value, tuple) else [getattr(value, f) for f in getattr(value, "__struct_fields__", ())]:
        yield from refusals_in(x)


def rules_exist(g: Magic, news: list[Any]) -> None:
    """All that happened names a rule of the edition."""
    for h in news:
        for name in (h.rule, *(r.rule for r in refusals_in(h.what))):
            rule = g.lawbook.rules[name]
            assert rule.number(g.edition) or rule is law.NOT_READ, (name, h)


def numbers_add_up(g: Magic, start: dict[Id, int], history: list[Any]) -> None:
    """Life is what it was at the start, plus what was gained, minus what was lost."""
    life = dict(start)
    for h in history:
        if isinstance(h.what, ev.GainLife):
            life[h.what.player] += h.what.n
        elif isinstance(h.what, ev.LoseLife):
            life[h.what.player] -= h.what.n
    assert life == {p: g.player(p).life for p in g.turn.order}


def nothing_is_due(g: Magic) -> None:
    """With priority no state-based action applies and no trigger waits (117.5)."""
    if g.decision is not None and g.decision.kind == "priority":
        fork = g.fork()
        assert not fork.turn.waiting
        fork.checked = -1
        assert not state_based.check(fork)


def play(seed: int, most: int = MOST, check: bool = True, edition: str = "newest") -> tuple[Magic, int]:
    """A random game to its end or its last decision, looked at at every decision; and the number of decisions."""
    g, draw, n = deal(seed, edition), drawing(f"play {seed}"), 0
    cards = sum(1 for o in objects(g) if o.kind == "card" and o.zone)
    start = {p: g.player(p).life for p in g.turn.order}
    seen = 0
    while g.decision is not None and n < most:
        if check:
            history = g.history
            zones_agree(g, cards)
            options_are_sound(g)
            rules_exist(g, history[seen:])
            numbers_add_up(g, start, history)
            nothing_is_due(g)
            seen = 0 if g.answers else len(history)
        g.apply(g.legal.pick(draw))
        n += 1
    return g, n


@pytest.fixture
def pools_are_empty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has mana when a step begins."""
    begin = turn.begin_step

    def checked(g: Magic, step: str) -> None:
        assert all(not g.player(p).pool for p in g.turn.order)
        begin(g, step)

    monkeypatch.setattr(turn, "begin_step", checked)


@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.usefixtures("pools_are_empty")
def test_what_must_be_so_is_so_at_every_decision(seed: int) -> None:
    g, n = play(seed)
    assert g.decision is None or n == MOST
    skipped = [g.object(h.what.object) for h in g.history if isinstance(h.what, ev.Skipped) and h.rule == law.NOT_READ.name]
    assert not [o for o in skipped if not isinstance(o.ability, Activated) or not playable.lacking(o.ability)]


@pytest.mark.parametrize("edition", [e.date for e in law.LAW.editions])
def test_older_editions_are_played_without_a_fault(edition: str) -> None:
    """Cards that are younger than the edition are played all the same: their rules have no numbers there."""
    g, n = play(1, 40, check=False, edition=edition)
    zones_agree(g, sum(1 for o in objects(g) if o.kind == "card" and o.zone and not o.token))
    assert g.decision is None or n == 40


def test_two_runs_are_alike() -> None:
    for seed in range(0, GAMES, 12):
        a, b = play(seed, check=False)[0], play(seed, check=False)[0]
        assert a.digest() == b.digest() and a.history == b.history and a.save() == b.save()
        assert Magic.load(a.save()).digest() == a.digest()


def test_no_shared_record_is_written_and_no_superseded_one_is_read() -> None:
    with guarded():
        for seed in range(3):
            play(seed, 60, check=False)


def test_the_speed_of_random_play_is_told() -> None:
    began, n = time.perf_counter(), 0
    for seed in range(4):
        n += play(seed, check=False)[1]
    print(f"{n / (time.perf_counter() - began):.0f} decisions a second in random games over the pool")


def test_most_of_the_pool_can_be_played() -> None:
    can, every = names()
    missing = sorted(set(every) - set(can))
    print(f"{len(can)} of {len(every)} cards can be played wholly; not: {', '.join(missing)}")
    assert len(can) > 100
