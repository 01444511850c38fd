"""Whole random games of Berserk with the invariants on: `python tools/berserk_soak.py [games] [first seed]`.

Every game must end with a result, by a rule that ends games; one that does not, or breaks an invariant, is told with its seed. Exit code 1
when there was one. 1,000 games or more write docs/berserk-soak.txt.
"""
from __future__ import annotations

import os
import sys
import time
import traceback
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests")]
OUT = ROOT / "docs" / "berserk-soak.txt"


def one(seed: int) -> tuple[int, int, int, int, str, str]:
    """A game: seed, decisions, turns, the winner's seat (-1: drawn), how it ended, what went wrong."""
    from apnap.scenario.berserk import whole
    from berserk.test_invariants import ended, play

    try:
        g, answers = play(seed, edition="2nd" if seed % 5 == 4 else "newest")
        ended(g, answers)
        winners, rule = whole.over(g)
        seat = g.turn.order.index(winners[0]) if len(winners) == 1 else -1
        return seed, len(answers), g.turn.number, seat, whole.said_rule(g, rule), ""
    except Exception:
        return seed, 0, 0, -1, "failed", traceback.format_exc(limit=-3)


def main(games: int, first: int) -> int:
    began, lines = time.perf_counter(), []
    with ProcessPoolExecutor(int(os.environ.get("APNAP_CORES", "2"))) as pool:
        done = list(pool.map(one, range(first, first + games), chunksize=4))
    for seed, decisions, turns, seat, how, wrong in done:
        if wrong or seed >= first + games - 20:
            who = ("Anna wins", "Nora wins", "a draw")[seat]
            said = f"{who} in turn {turns} after {decisions} decisions: {how}"
            lines.append(f"seed {seed} FAILED\n{wrong}" if wrong else f"seed {seed}: {said}")
    seats, rules = Counter(d[3] for d in done if not d[5]), Counter(d[4].split(" [")[0] for d in done)
    failed = sum(bool(d[5]) for d in done)
    by = "; ".join(f"{rule}: {n}" for rule, n in rules.most_common())
    lines.append(f"{sum(d[1] for d in done)} decisions, the longest game {max(d[1] for d in done)}, {max(d[2] for d in done)} turns; "
                 f"{time.perf_counter() - began:.0f} s with the invariants on")
    lines.append(f"{games} games: first seat won {seats[0]}, second seat won {seats[1]}, {seats[-1]} drawn, {failed} failed; ended by {by}")
    print("\n".join(lines))
    if games >= 1000:
        OUT.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main(*(int(x) for x in (sys.argv[1:] + ["1000", "0"][len(sys.argv) - 1 :]))))
