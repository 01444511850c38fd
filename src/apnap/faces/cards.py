"""`apnap card` and `apnap read`: how a card was understood."""
from __future__ import annotations

import click

from apnap import games
from apnap.faces.cli import complain
from apnap.kernel.law import UnknownEdition


def show_card(name: str, edition: str) -> int:
    """Print a card of the pool; the exit code."""
    from apnap.cards.magic import pool
    from apnap.scenario.source import nearest_or_all

    try:
        card = pool.card(name)
    except LookupError:
        return complain(f"no card of the pool is called {name!r}; expected {nearest_or_all(name, pool.names(), 0)}")
    return _print(card, edition)


def show_text(text: str, type_line: str, name: str, edition: str) -> int:
    """Print how a text is understood; 1 when not all of it was read."""
    from apnap.text.magic.compile import compile_card

    face = compile_card({"name": name, "type": type_line, "text": text.replace("\\n", "\n")})
    return _print(face.card, edition) or (1 if face.unread else 0)


def _print(card: object, edition: str) -> int:
    from apnap.say.magic_cards import card_lines

    try:
        date = games.law("magic").edition(edition).date
    except UnknownEdition as bad:
        return complain(bad)
    for line in card_lines(card, date):
        click.echo(line)
    return 0
