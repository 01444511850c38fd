"""`apnap rule`: what a number means in an edition, and where the rule that people mean by it has moved."""
from __future__ import annotations

import click

from apnap import games
from apnap.faces.cli import WRONG, complain
from apnap.kernel.law import UnknownEdition
from apnap.say.rulebook import about, lines


def show_rule(number: str, edition: str, game: str, as_json: bool) -> int:
    """Print it; the exit code (2 when no edition has the number)."""
    try:
        law = games.law(game)
        found = about(law, number, edition)
    except (UnknownEdition, LookupError, ValueError) as bad:
        return complain(bad)
    if as_json:
        import msgspec

        click.echo(msgspec.json.encode(found.data()).decode())
    elif not found.known:
        near = f"; near it are {', '.join(found.near)}" if found.near else ""
        return complain(f"no rule that apnap knows is numbered {number} in any edition{near}")
    else:
        for n, line in enumerate(lines(found, law.newest.date)):
            click.echo(click.style(line, bold=True) if n == 0 else line)
        if number in law.quoted:
            click.echo(f"Texts that are passed on quote {', '.join(law.quoted)} side by side; no single edition has all of them.")
    return 0 if found.known else WRONG
