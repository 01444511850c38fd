"""`apnap compare`: the same situation in every edition, where the rulings part, and by which change of rule."""
from __future__ import annotations

from typing import Any

import click

from apnap import games
from apnap.faces.cli import complain
from apnap.scenario.case import Case, load
from apnap.scenario.comparing import Group, Outcome, groups, situations
from apnap.scenario.source import Place, WrongFile, nearest_or_all


def show(path: str, case_id: str | None, as_json: bool) -> int:
    """Print it; the exit code."""
    try:
        for n, case in enumerate(_chosen(load(path), case_id, path)):
            found = groups(games.words(case.game).every_edition(case), games.law(case.game))
            if as_json:
                _json(case, found)
                continue
            if n:
                click.echo()
            _tell(case, found)
    except WrongFile as bad:
        return complain(bad)
    return 0


def _chosen(found: list[Case], case_id: str | None, path: str) -> list[Case]:
    if case_id is None:
        return situations(found)
    for case in found:
        if case.id == case_id:
            return [case]
    raise WrongFile(Place(path, 1, 1), f"no case is called {case_id!r}; expected {nearest_or_all(case_id, [c.id for c in found])}")


# ---------------------------------------------------------------- as data


def _json(case: Case, found: list[Group]) -> None:
    import msgspec

    data = {"id": case.id, "file": case.file, "title": case.title, "game": case.game, "groups": [_data(g) for g in found]}
    click.echo(msgspec.json.encode(data).decode())


def _data(g: Group) -> dict[str, Any]:
    lines = [{"said": x.said, "refused": x.refused, "happened": x.happened} for x in g.first.lines]
    return {"editions": [r.edition for r in g.runs], "until": g.until, "changes": g.changes, "lines": lines, "table": g.first.table}


# ---------------------------------------------------------------- as text


def _tell(case: Case, found: list[Group]) -> None:
    click.echo(click.style(f"{case.id.split('/')[0]}  {case.title}".strip(), bold=True))
    if len(found) == 1:
        click.echo("  The ruling is the same in every edition.")
    before: Group | None = None
    for g in found:
        click.echo()
        click.echo(click.style(_times(g, before), bold=True))
        for c in g.changes:
            click.echo(_why(c))
        if before is not None and not g.changes:
            click.echo("  No single change of rule that apnap knows accounts for it.")
        _lines(g, before)
        before = g


def _times(g: Group, before: Group | None) -> str:
    until = f" until {g.until}" if g.until else ""
    since = f"From {g.first.edition}" if before is None or until else f"Since {g.first.edition}"
    return f"{since}{until}"


def _why(c: dict[str, Any]) -> str:
    def number(which: str) -> str:
        shown = c[f"number_{which}"] or "no number"
        return f"{shown} (number derived)" if c[f"derived_{which}"] else str(shown)

    return f"  Until {c['date']} {c['before']} [{number('before')}].\n  Since then {c['after']} [{number('after')}]."


def _lines(g: Group, before: Group | None) -> None:
    old = {n: x.key for n, x in enumerate(before.first.lines)} if before is not None else {}
    for n, x in enumerate(g.first.lines):
        if before is None or old.get(n) != x.key or x.refused:
            _line(x)
    was = list(before.first.key) if before is not None else []
    shown = [line for line, key in list(zip(g.first.table, g.first.key))[1:] if key not in was]
    if shown:
        click.echo("  At the end: " + "; ".join(line.strip() for line in shown))


def _line(x: Outcome) -> None:
    if not x.refused:
        click.echo(f"  {x.said}: " + ("; ".join(x.happened[-3:]) or "done"))
        return
    why = x.refused[0].strip()
    mark = f"does not come up ({why})" if x.key == ("not asked",) else click.style("illegal", fg="yellow") + f": {why}"
    click.echo(f"  {x.said}: {mark}")
