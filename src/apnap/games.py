"""The one table that names the games. Everything of a game is imported on demand."""
from __future__ import annotations

from importlib import import_module
from typing import Any, NamedTuple


class Column(NamedTuple):
    """A game's modules on each floor: its lawbook, its rulebook (module and class), its pool of cards, its sayings, its situations.

    `whole` is what whole games are played with; empty where they can't be played yet. `reading` says how a card was understood.
    """

    title: str
    law: str
    rulebook: tuple[str, str]
    cards: str
    say: str
    scenario: str
    reading: str
    whole: str = ""


GAMES = {
    "magic": Column(
        "Magic: The Gathering", "apnap.magic.law", ("apnap.magic.game", "Magic"), "apnap.cards.magic.pool", "apnap.say.magic",
        "apnap.scenario.magic", "apnap.say.magic_cards",
    ),
    "berserk": Column(
        "Берсерк. Герои", "apnap.berserk.law", ("apnap.berserk.game", "Berserk"), "apnap.cards.berserk.pool", "apnap.say.berserk",
        "apnap.scenario.berserk", "apnap.say.berserk_cards", "apnap.scenario.berserk.whole",
    ),
}


DEFAULT = "magic"
"""The game that is meant where none is named."""


def column(game: str) -> Column:
    """The game's modules. Raises `LookupError` with the games that there are."""
    if game not in GAMES:
        raise LookupError(f"no game is called {game!r}; there is {', '.join(GAMES)}")
    return GAMES[game]


def law(game: str) -> Any:
    """The game's lawbook."""
    return import_module(column(game).law).LAW


def game(game: str) -> Any:
    """The class of the game's rulebook."""
    module, name = column(game).rulebook
    return getattr(import_module(module), name)


def cards(game: str) -> Any:
    """The function that gives a card of the shipped pool by its name."""
    return import_module(column(game).cards).card


def pool(game: str) -> Any:
    """The shipped pool: `card`, `names`, and `from_text` for a card of one's own."""
    return import_module(column(game).cards)


def reading(game: str) -> Any:
    """What says how a card was understood: `card_lines`."""
    return import_module(column(game).reading)


def words(game: str) -> Any:
    """The words of the game's situations, and its judge."""
    return import_module(column(game).scenario)


def say(game: str) -> Any:
    """What people read of the game."""
    return import_module(column(game).say)


def whole(game: str) -> Any:
    """What whole games are played with: decks, dealing, sayings to a player; None where they can't be played yet."""
    module = column(game).whole
    return import_module(module) if module else None
