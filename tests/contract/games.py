"""The rulebooks that the contract holds for. To enter one, add it to `GAMES`: a fresh game from a seed, and how it is saved and loaded.

Run as a program (`python -m contract.games NAME SEED`) this prints the digests of one game, so that processes can be compared.
"""
from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from itertools import count
from typing import Any

from apnap.berserk.game import Berserk
from apnap.kernel.game import Game
from apnap.kernel.saving import read, restore, save
from apnap.magic.game import Magic
from berserk.duel import duel as berserk_duel
from contract import magic_duel
from contract.toy import Toy, toy
from kernel import berserk_start

EVERY, TENTH = 3, 30  # games that are looked at at every decision, and at every tenth


class Entry:
    """How the contract makes, saves and loads a game of one rulebook. `wrong` are answers that no decision of it takes."""

    def __init__(self, new: Callable[[int], Game], kind: type[Game], save: Callable[[Game], bytes] = save,
                 wrong: tuple[Any, ...] = ()) -> None:
        self.new = new
        self.kind = kind
        self.save = save
        self.wrong = wrong

    def load(self, saved: bytes) -> Game:
        own = getattr(self.kind, "load", None)
        if own is not None:
            loaded: Game = own(saved)
            return loaded
        data = read(saved)
        g = self.kind(data["edition"], data["auto"])
        restore(g, data)
        return g


GAMES: dict[str, Entry] = {
    "toy": Entry(lambda seed: toy(seed, coins=seed % 4), Toy),
    "berserk": Entry(berserk_duel, Berserk, Berserk.save),
    "berserk start": Entry(berserk_start.duel, berserk_start.Berserk),
    "magic": Entry(magic_duel.duel, Magic, Magic.save),
}


def drawing(seed: object) -> Callable[[int], int]:
    """A seeded draw that is the same in every process."""
    n = count()
    return lambda sides: int.from_bytes(blake2b(f"{seed}/{next(n)}".encode(), digest_size=8).digest(), "big") % sides


@cache
def spots(name: str) -> tuple[Game, ...]:
    """Forks of random games at their decisions: three games at every decision, thirty at every tenth."""
    found: list[Game] = []
    for seed in range(EVERY + TENTH):
        g, draw = GAMES[name].new(seed), drawing(seed)
        at = 0
        while g.decision is not None:
            if seed < EVERY or at % 10 == seed % 10:
                found.append(g.fork())
            g.apply(g.legal.pick(draw))
            at += 1
    return tuple(found)


def main(name: str, seed: str) -> None:
    g, draw = GAMES[name].new(int(seed)), drawing(seed)
    print(g.digest())
    while g.decision is not None:
        g.apply(g.legal.pick(draw))
        print(g.digest())


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
