"""Speed, as ratios within one run: machines differ, ratios do not much. `make bench` prints a table."""
from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT / "tests")]

from apnap.cards.berserk import decks  # noqa: E402
from apnap.kernel.search import completes  # noqa: E402
from apnap.scenario.berserk import whole  # noqa: E402
from contract.games import GAMES, drawing  # noqa: E402

CASE = ROOT / "scenarios/magic/602-activating/saffi-targets-herself.yaml"


def seconds(do: Callable[[], object], times: int) -> float:
    """The median of single runs."""
    runs = []
    for _ in range(times):
        t = time.perf_counter()
        do()
        runs.append(time.perf_counter() - t)
    return sorted(runs)[times // 2]


def command(*words: str) -> Callable[[], object]:
    return lambda: subprocess.run([sys.executable, *words], check=True, capture_output=True)


def play(name: str, seeds: range) -> tuple[int, float]:
    """Decisions and seconds of random games."""
    n, t = 0, time.perf_counter()
    for seed in seeds:
        g, draw = GAMES[name].new(seed), drawing(seed)
        while g.decision is not None and n < 20_000:
            g.apply(g.legal.pick(draw))
            n += 1
    return n, time.perf_counter() - t


def whole_games(seeds: range) -> tuple[int, float]:
    """Random games of Berserk from the dice to the end with decks that ship, and their seconds."""
    names = decks.names()
    known = [decks.load(n) for n in names]
    t = time.perf_counter()
    for seed in seeds:
        g, draw = whole.deal([known[seed % len(known)], known[(seed + 1) % len(known)]], ("Anna", "Nora"), seed), drawing(seed)
        while g.decision is not None:
            g.apply(g.legal.pick(draw))
    return len(seeds), time.perf_counter() - t


def main() -> None:
    unit = seconds(lambda: sum(i * i for i in range(100_000)), 15)
    print(f"unit: 100,000 steps of a loop, {unit * 1000:.1f} ms here\n")
    bare = seconds(command("-c", "pass"), 7)
    judge = seconds(command("-m", "apnap.faces.cli", "judge", str(CASE)), 7)
    print(f"apnap judge of one file        {judge / unit:8.1f} units   {judge / bare:.1f} times a bare Python start")
    for name in GAMES:
        n, t = play(name, range(10))
        print(f"random play, {name:9}         {t / n / unit * 1000:8.2f} milliunits a decision   {n / t:,.0f} decisions/s here")
    games, t = whole_games(range(10))
    print(f"whole games of berserk         {t / games / unit:8.1f} units a game   {games / t:.1f} games/s here")
    g = GAMES["magic"].new(1)
    fork = seconds(g.fork, 2000)
    print(f"fork, magic                    {fork / unit * 1000:8.3f} milliunits   {fork * 1e6:.1f} µs here")
    answer = next(x for x in g.legal if x != ("pass",))
    search = seconds(lambda: completes(g, answer), 50)
    print(f"search of one action, magic    {search / unit * 1000:8.2f} milliunits   {search * 1e3:.2f} ms here")
    digest = seconds(g.digest, 500)
    print(f"digest, magic                  {digest / unit * 1000:8.3f} milliunits   {digest * 1e6:.0f} µs here")


if __name__ == "__main__":
    main()
