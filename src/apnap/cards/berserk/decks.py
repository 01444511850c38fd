"""The decks that ship, as lists in `decks/`.

    >>> load("furgot").hero
    'Furgot'
"""
from __future__ import annotations

from functools import cache
from pathlib import Path

from apnap.cards.berserk.lists import Deck, parse

DECKS = Path(__file__).with_name("decks")


class UnknownDeck(KeyError):
    """No deck that ships has this name."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name

    def __str__(self) -> str:
        return f"no deck is called {self.name!r}; there is {', '.join(names())}"


def names() -> tuple[str, ...]:
    """The names of the decks that ship."""
    return tuple(sorted(p.stem for p in DECKS.glob("*.txt")))


@cache
def load(name: str) -> Deck:
    """A deck that ships, by its name: a hero and cards, as names. Raises `UnknownDeck`."""
    if name not in names():
        raise UnknownDeck(name)
    return parse((DECKS / f"{name}.txt").read_text(encoding="utf-8"))
