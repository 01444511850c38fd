"""What every rulebook owes whoever plays it. Each test is one promise, held at the decisions of many random games."""
from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from apnap.kernel.data import Id
from apnap.kernel.game import Game
from apnap.kernel.position import position
from apnap.kernel.refusal import Illegal, NotAnAnswer, Refusal
from apnap.kernel.table import Table, digest
from contract.games import EVERY, GAMES, drawing, spots
from kernel.guard import guarded

pytestmark = pytest.mark.parametrize("name", sorted(GAMES))
NONSENSE = (None, True, False, -1, 10**9, 1.0, "no such answer", "", (), (None,), ("no", "such"), [], {}, Id(10**6), Id(-1), object())


def face(g: Game) -> tuple[Any, ...]:
    """All that can be seen of a game at rest."""
    d = g.decision
    shown = None if d is None else (d.player, d.by, d.kind, d.rule, d.facts, type(d.options), list(islice(d.options, 40)))
    return g.digest(), position(g), shown, g.history, g.edition, g.auto


def sample(g: Game, n: int = 4) -> list[Any]:
    """Some of what is offered: the first few, and a few that are picked."""
    draw = drawing(g.digest())
    return [*islice(g.legal, n), *(g.legal.pick(draw) for _ in range(n))]


def wrong_answers(name: str, g: Game) -> Iterator[Any]:
    """Answers that are not offered: nonsense, near misses, and what was offered at other decisions."""
    near: list[Any] = []
    for x in sample(g, 2):
        near += [(x,), [x], (x, x), str(x)]
        if type(x) is Id:
            near += [int(x), float(x)]
        if type(x) is int:
            near += [Id(x), float(x), str(x)]
        if type(x) is tuple:
            near += [x[:-1], (*x, *x), x[::-1], list(x)]
    elsewhere = [x for other in spots(name)[:40:4] for x in islice(other.legal, 3)]
    wrong = [x for x in (*NONSENSE, *GAMES[name].wrong, *near, *elsewhere) if x not in g.legal]
    start = (len(g.history) + len(g.answers)) % 5  # a fifth of them at each spot: over all spots each is tried often
    yield from wrong[start::5]


def play(g: Game, seed: object, most: int = 8) -> list[str]:
    """Play on at random; the digests on the way."""
    draw, out = drawing(seed), []
    while g.decision is not None and len(out) < most:
        g.apply(g.legal.pick(draw))
        out.append(g.digest())
    return out


def test_every_offered_answer_is_accepted(name: str) -> None:
    for g in spots(name):
        for answer in sample(g):
            assert answer in g.legal
            assert g.why_not(answer) == ()
            g.fork().apply(answer)


def test_a_decision_offers_something(name: str) -> None:
    for g in spots(name):
        assert g.legal.count is None or g.legal.count > 0
        assert g.decision.rule.name in g.lawbook.rules


def test_a_wrong_answer_is_refused_before_anything_moves(name: str) -> None:
    for spot in spots(name):
        g = spot.fork()
        before = face(g)
        for answer in wrong_answers(name, g):
            for way in (g.apply, g.push):
                with pytest.raises(NotAnAnswer, match="expected"):
                    way(answer)
        assert face(g) == before
        with pytest.raises(IndexError):
            g.pop()


def test_what_is_not_offered_has_reasons_by_rules_of_the_book(name: str) -> None:
    for g in spots(name):
        before = face(g)
        for answer in wrong_answers(name, g):
            reasons = g.why_not(answer)
            assert reasons
            assert all(r.rule in g.lawbook.rules for r in reasons)
        assert face(g) == before


def test_pop_takes_push_back(name: str) -> None:
    for spot in spots(name):
        g = spot.fork()
        before = face(g)
        for answer in sample(g, 2):
            g.push(answer)
            g.pop()
            assert face(g) == before


def test_a_row_of_pushes_is_taken_back_one_by_one_and_played_again_alike(name: str) -> None:
    for spot in spots(name)[::5]:
        g, draw = spot.fork(), drawing("row")
        faces, answers = [face(g)], []
        while g.decision is not None and len(answers) < 12:
            answers.append(g.legal.pick(draw))
            g.push(answers[-1])
            faces.append(face(g))
        for was in reversed(faces[:-1]):
            g.pop()
            assert face(g) == was
        for answer, then in zip(answers, faces[1:]):
            g.push(answer)
            assert face(g) == then


def test_a_fork_goes_on_alike_and_leaves_the_original_alone(name: str) -> None:
    for spot in spots(name)[::2]:
        before = face(spot)
        a, b = spot.fork(), spot.fork()
        assert play(a, "fork") == play(b, "fork")
        assert face(a) == face(b)
        assert face(spot) == before
        play(a, "elsewhere", 3)
        c = spot.fork()
        play(c, "fork")
        assert face(c) == face(b)


def test_save_and_load_give_the_same_game_with_the_same_future(name: str) -> None:
    for spot in spots(name)[::2]:
        saved = GAMES[name].save(spot)
        loaded = GAMES[name].load(saved)
        assert face(loaded) == face(spot)
        assert GAMES[name].save(loaded) == saved
        fork = spot.fork()
        assert play(loaded, "saved") == play(fork, "saved")
        assert face(loaded) == face(fork)


def test_another_seed_is_another_future_and_the_same_present(name: str) -> None:
    differ = 0
    for seed in range(EVERY):
        g = GAMES[name].new(seed)
        other = g.fork(seed=1000 + seed)
        assert other.decision.kind == g.decision.kind
        assert list(islice(other.legal, 40)) == list(islice(g.legal, 40))
        assert other.history == g.history
        for kept in (g, other):
            play(kept, "seed", 200)
        differ += g.history != other.history
    assert differ


def test_the_own_seed_is_the_own_future(name: str) -> None:
    for spot in spots(name)[::7]:
        a, b = spot.fork(), spot.fork(seed=spot.root.seed)
        assert play(a, "own") == play(b, "own")


def history_at_start(g: Game) -> list[Any]:
    table = Table()
    table.back(g.start)
    return g.history_at(table)


def refusals_in(value: Any) -> list[Refusal]:
    if isinstance(value, Refusal):
        return [value]
    if isinstance(value, tuple):
        return [r for x in value for r in refusals_in(x)]
    return [r for f in getattr(value, "__struct_fields__", ()) for r in refusals_in(getattr(value, f))]


def test_an_attempt_of_what_is_not_offered_ends_with_the_reason_and_nothing_else(name: str) -> None:
    for spot in spots(name)[::3]:
        before = face(spot)
        for answer in wrong_answers(name, spot):
            if type(answer) in (float, list, dict, object):
                continue
            g = spot.fork()
            try:
                g.attempt(answer)
            except Illegal as no:
                assert no.refusals
                assert face(g) == before
                continue
            assert face(spot) == before
            draw = drawing("attempt")
            while g.decision is not None and g.start is spot.start:
                g.apply(g.legal.pick(draw))
            news = g.history[len(history_at_start(spot)) :]
            assert refusals_in(tuple(news)), f"{answer!r} at {spot.decision} left no reason"
            if not spot.answers:
                assert digest(g.start) == digest(spot.start)


def test_the_same_bytes_in_every_process(name: str) -> None:
    tests = Path(__file__).parents[1]
    runs = []
    for hash_seed in ("0", "1", "random"):
        env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join([str(tests), str(tests.parent / "src")])}
        run = subprocess.run([sys.executable, "-m", "contract.games", name, "5"], env=env, capture_output=True, text=True, check=True)
        runs.append(run.stdout)
    assert len(runs[0].split()) > 5
    assert runs[0] == runs[1] == runs[2]


def test_positions_differ_where_a_game_moves_on(name: str) -> None:
    for seed in range(EVERY):
        g, draw = GAMES[name].new(seed), drawing(seed)
        seen = {position(g)}
        n = 1
        while g.decision is not None and n < 60:
            g.apply(g.legal.pick(draw))
            seen.add(position(g))
            n += 1
        assert len(seen) > n // 2


def test_no_shared_record_is_written_and_no_superseded_one_is_read(name: str) -> None:
    with guarded():
        g, draw = GAMES[name].new(2), drawing("guard")
        while g.decision is not None:
            g.push(g.legal.pick(draw))
            g.pop()
            g.apply(g.legal.pick(draw))


def test_a_game_that_is_over_takes_no_answer(name: str) -> None:
    g = GAMES[name].new(0)
    play(g, 0, 10**6)
    assert g.decision is None
    for asked in (lambda: g.legal, lambda: g.apply("x"), lambda: g.attempt("x"), lambda: g.why_not("x")):
        with pytest.raises(NotAnAnswer, match="over"):
            asked()
    loaded = GAMES[name].load(GAMES[name].save(g))
    assert face(loaded) == face(g)
    assert face(g.fork()) == face(g)
