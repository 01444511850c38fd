"""What must be so at every decision of every whole game of Berserk: random games with random decks, from the dice to the end.

`APNAP_GAMES=1000` plays that many games instead of the usual ones. A game that fails is named by its seed: `play(seed)` plays it again.
"""
from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from apnap.berserk import events as ev
from apnap.berserk import rule_effects
from apnap.berserk.game import Berserk
from apnap.berserk.state import OWN_ZONES, Object
from apnap.berserk.view import imagined, view
from apnap.kernel.data import Id
from apnap.kernel.options import Some
from apnap.kernel.refusal import NotAnAnswer, Refusal
from apnap.scenario.berserk import whole
from berserk.whole_games import NAMES, deal
from contract.games import drawing
from kernel.guard import guarded

GAMES = int(os.environ.get("APNAP_GAMES", "60"))
MOST = 4000  # decisions of a game
ENDS = {"hero_defeated", "third_missed_draw", "by_text"}
SOME = 23  # what is dear is looked at at every so manieth decision


# ---------------------------------------------------------------- what must be so


def objects(g: Berserk) -> Iterator[Object]:
    return (r for r in g.table.records() if isinstance(r, Object))


def zones_agree(g: Berserk, cards: int) -> None:
    """Each card is in one zone, the lists of the zones say so too, and an own zone holds only its owner's cards."""
    listed: Counter[Id] = Counter()
    for i in g.turn.game:
        listed[i] += 1
        assert g.object(i).zone == "game" and g.card(g.object(i).card).type != "spell"
    for p in g.turn.order:
        for zone in OWN_ZONES:
            for i in getattr(g.player(p), zone):
                listed[i] += 1
                assert (g.object(i).zone, g.object(i).owner) == (zone, p)
    assert not [i for i, n in listed.items() if n > 1]
    placed = [o for o in objects(g) if o.zone]
    assert {o.id for o in placed} == set(listed)
    assert all(o.became is None for o in placed)
    assert sum(1 for o in placed if not o.created) == cards


def options_are_sound(g: Berserk) -> None:
    options = g.legal
    assert options.count is None or options.count > 0, g.decision
    if isinstance(options, Some):
        assert 0 <= options.least <= options.most <= len(options.of)


def refusals_in(value: Any) -> Iterator[Refusal]:
    if isinstance(value, Refusal):
        yield value
    for x in value if isinstance(value, tuple) else [getattr(value, f) for f in getattr(value, "__struct_fields__", ())]:
        yield from refusals_in(x)


def rules_exist(g: Berserk, news: list[Any]) -> None:
    """All that happened names a rule, and in the newest edition the rule has a number."""
    for h in news:
        for name in (h.rule, *(r.rule for r in refusals_in(h.what))):
            rule = g.lawbook.rules[name]
            assert rule.number(g.edition) or rule.number("2024-05-31") is None or g.edition != "2024-05-31", (name, h)


def numbers_add_up(g: Berserk) -> None:
    """Coins are what was gained, less what was lost; nothing is below nothing."""
    coins: Counter[Id] = Counter()
    for h in g.history:
        if isinstance(h.what, ev.GainCoins):
            coins[h.what.player] += h.what.n
        elif isinstance(h.what, ev.LoseCoins):
            coins[h.what.player] -= h.what.n
        elif isinstance(h.what, ev.CoinsGoBack):
            return  # temporary coins
    for p in g.turn.order:
        player = g.player(p)
        assert coins[p] == player.open_coins + player.closed_coins
        assert min(player.open_coins, player.closed_coins, player.prayers, player.missed) >= 0
    assert all(min(g.object(i).wounds, g.object(i).poison, g.object(i).armoured) >= 0 for i in g.turn.game)


def nothing_is_due(g: Berserk) -> None:
    """In the choice phase no effect of the rules applies, nothing waits and nothing is queued."""
    if g.decision is not None and g.decision.kind == "act":
        fork = g.fork()
        t = fork.turn
        assert not t.waiting and not t.queue and t.running is None and t.attack is None and t.proposal is None
        assert not rule_effects.settle(fork)


def offers_are_kept(g: Berserk) -> None:
    """What is offered is taken; what is not offered is refused, with reasons, and nothing has moved."""
    before = g.digest()
    for n, answer in enumerate(g.legal):
        if n == 6:
            break
        g.fork().apply(answer)
    d = g.decision
    for thing in whole.not_offered(g, d)[:6]:
        answer = (thing,) if isinstance(d.options, Some) else thing
        if answer not in d.options:
            assert g.why_not(answer)
            with pytest.raises(NotAnAnswer):
                g.apply(answer)
    assert g.digest() == before


def nothing_hidden_shows(g: Berserk) -> None:
    """Deal anew what a player can't see: he sees the same table, and has the same options when he acts."""
    for p in g.turn.order:
        other = imagined(g, p, drawing(f"imagine {g.digest()}"))
        if other is None:
            assert g.decision.kind != "act"  # what has happened fits these cards only: a search, a card revealed, an ambush
            continue
        assert view(other, p) == view(g, p)
        assert whole.voice(other, p).table() == whole.voice(g, p).table()
        if g.decision.by == p and g.decision.kind in ("act", "redraw", "defender"):
            assert tuple(other.legal) == tuple(g.legal)
            assert whole.not_offered(other, other.decision) == whole.not_offered(g, g.decision)


def undone_and_saved(g: Berserk) -> None:
    """Undo after do, and a saved and loaded game, are the same to the byte."""
    digest, saved = g.digest(), g.save()
    g.push(next(iter(g.legal)))
    g.pop()
    assert g.digest() == digest and g.save() == saved
    assert Berserk.load(saved).digest() == digest


# ---------------------------------------------------------------- the games


def play(seed: int, check: bool = True, edition: str = "newest") -> tuple[Berserk, list[Any]]:
    """A random game to its end, looked at at every decision; and the answers."""
    g, draw, answers = deal(seed, edition), drawing(f"play {seed}"), []
    cards = sum(1 for o in objects(g) if o.zone)
    while g.decision is not None and len(answers) < MOST:
        n = len(answers)
        if check:
            options_are_sound(g)
            nothing_is_due(g)
            if n % 7 == 0:
                zones_agree(g, cards)
                numbers_add_up(g)
            if (n + seed) % SOME == 0:
                offers_are_kept(g)
                nothing_hidden_shows(g)
                undone_and_saved(g)
        answers.append(g.legal.pick(draw))
        g.apply(answers[-1])
    if check:
        rules_exist(g, g.history)
        zones_agree(g, cards)
        numbers_add_up(g)
    return g, answers


def ended(g: Berserk, answers: list[Any]) -> None:
    """It has a result, and a rule by which games end."""
    assert g.decision is None, f"no end after {len(answers)} decisions"
    assert g.result is not None and {rule for _, rule in g.turn.loses} <= ENDS
    assert whole.ended(g)


@pytest.mark.parametrize("seed", range(GAMES))
def test_what_must_be_so_is_so_and_the_game_ends(seed: int) -> None:
    g, answers = play(seed, edition="2nd" if seed % 5 == 4 else "newest")
    ended(g, answers)
    if seed % 6 == 0:
        again = deal(seed, g.edition)
        for a in answers:
            again.apply(a)
        assert again.digest() == g.digest() and again.history == g.history


def test_no_shared_record_is_written_and_no_superseded_one_is_read() -> None:
    with guarded():
        for seed in range(2):
            play(seed, check=False)


def test_two_runs_are_alike() -> None:
    a, b = play(3, check=False)[0], play(3, check=False)[0]
    assert a.digest() == b.digest() and a.save() == b.save()


def test_the_seats_are_fair() -> None:
    """Who sits first at the table has no better dice: over some games each player goes first."""
    first = Counter()
    for seed in range(12):
        g = deal(seed)
        first[g.player(g.decision.by).name] += 1
    assert set(first) == set(NAMES)


def test_the_speed_of_whole_games_is_told() -> None:
    began, games = time.perf_counter(), 5
    for seed in range(games):
        play(seed, check=False)
    print(f"{games / (time.perf_counter() - began):.1f} random games of Berserk a second")
