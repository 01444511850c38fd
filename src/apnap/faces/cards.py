"""`apnap card` and `apnap read`: how a card was understood, of any game."""
from __future__ import annotations

from contextlib import suppress

import click

from apnap import games
from apnap.faces.cli import complain
from apnap.kernel.law import UnknownEdition


def show_card(name: str, edition: str, game: str | None = None) -> int:
    """Print a card of the pool of a game, or of the first game that has one of this name; the exit code."""
    if game is not None and game not in games.GAMES:
        return _no_game(game)
    asked = tuple(games.GAMES) if game is None else (game,)
    for one in asked:
        with suppress(LookupError):
            return _print(one, games.pool(one).card(name), edition)
    return complain(f"no card of the pool is called {name!r}; expected {_nearest(name, asked)}")


def _nearest(name: str, asked: tuple[str, ...]) -> str:
    """The names that are like this one, of all these games."""
    from apnap.scenario.source import nearest_or_all

    near: list[str] = []
    for game in asked:
        try:
            games.pool(game).card(name)
        except LookupError as unknown:
            near += getattr(unknown, "nearest", ())
    if near:
        return " or ".join(repr(n) for n in near)
    return nearest_or_all(name, [n for game in asked for n in games.pool(game).names()], 0)


def show_text(text: str, type_line: str, name: str, edition: str, game: str = "magic") -> int:
    """Print how a text is understood; 1 when not all of it was read."""
    if game not in games.GAMES:
        return _no_game(game)
    try:
        card, whole = games.pool(game).from_text(text.replace("\\n", "\n"), type_line, name)
    except ValueError as bad:
        return complain(bad)
    return _print(game, card, edition) or (0 if whole else 1)


def _no_game(game: str) -> int:
    return complain(f"no game is called {game!r}; expected {' or '.join(games.GAMES)}")


def _print(game: str, card: object, edition: str) -> int:
    try:
        date = games.law(game).edition(edition).date
    except UnknownEdition as bad:
        return complain(bad)
    for line in games.reading(game).card_lines(card, date):
        click.echo(line)
    return 0
