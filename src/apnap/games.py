"""The one table that names the games. Everything of a game is imported on demand."""
from __future__ import annotations

from importlib import import_module
from typing import Any, NamedTuple


class Column(NamedTuple):
    """A game's modules on each floor."""

    title: str
    law: str
    scenario: str
    say: str


GAMES = {
    "magic": Column("Magic: The Gathering", "apnap.magic.law", "apnap.scenario.magic", "apnap.say.magic"),
}


def law(game: str) -> Any:
    """The game's lawbook."""
    return import_module(GAMES[game].law).LAW


def words(game: str) -> Any:
    """The words of the game's situations: zones, steps, states of an object."""
    return import_module(GAMES[game].scenario)


def say(game: str) -> Any:
    """What people read of the game."""
    return import_module(GAMES[game].say)
