"""`apnap why`: what each player may do in the final position of a case, and the reasons against an action."""
from __future__ import annotations

import click

from apnap import games
from apnap.faces.cli import complain
from apnap.kernel.law import UnknownEdition
from apnap.scenario.case import Case, load
from apnap.scenario.source import Place, WrongFile, nearest_or_all


def show(path: str, action: str | None, case_id: str | None, edition: str | None) -> int:
    """Print it; the exit code (with an action: 0 when nothing is against it, 1 when it is illegal)."""
    try:
        case = _case(load(path), case_id, path)
        words = games.words(case.game)
        if action is None:
            for line in words.possibilities(case, edition):
                click.echo(line)
            return 0
        reasons = words.against(case, action, edition)
    except (WrongFile, UnknownEdition) as bad:
        return complain(bad)
    if not reasons:
        click.echo(click.style("legal", fg="green", bold=True) + f": {action}")
        return 0
    click.echo(click.style("illegal", fg="red", bold=True) + f": {action}")
    for line in reasons:
        click.echo(f"  {line}")
    return 1


def _case(found: list[Case], case_id: str | None, path: str) -> Case:
    if case_id is None:
        if len(found) > 1:
            raise WrongFile(Place(path, 1, 1), f"expected --case with one of {', '.join(c.id for c in found)}")
        return found[0]
    for c in found:
        if c.id == case_id:
            return c
    raise WrongFile(Place(path, 1, 1), f"no case is called {case_id!r}; expected {nearest_or_all(case_id, [c.id for c in found])}")
