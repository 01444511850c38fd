"""`apnap judge`: rulings as text or as lines of JSON."""
from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import click

from apnap import games
from apnap.faces.cli import WRONG, complain, our_mistake, yaml_files
from apnap.kernel.law import UnknownEdition
from apnap.scenario.case import load
from apnap.scenario.ruling import Ruling, Told
from apnap.scenario.source import Place, WrongFile


def run(paths: tuple[str, ...], as_json: bool, edition: str | None, explain: bool) -> int:
    """Rule on files and folders: one file's rulings whole, several files and folders with a line for each; the exit code."""
    try:
        files = list(_files(paths))
    except WrongFile as bad:
        return complain(bad)
    try:
        return _run(files, as_json, edition, explain, paths)
    except UnknownEdition as bad:
        return complain(bad)


def _run(files: list[Path], as_json: bool, edition: str | None, explain: bool, paths: tuple[str, ...]) -> int:
    many = len(files) > 1 or any(Path(p).is_dir() for p in paths)
    rulings, code = 0, 0
    held = 0
    for file in files:
        found = list(_rulings(file, edition))
        for r in found:
            rulings += 1
            if isinstance(r, Wrong):
                code = WRONG
                complain(r.why)
                if as_json:
                    _json(r.data())
                continue
            held += r.holds
            code = max(code, 0 if r.holds else 1)
            if as_json:
                _json(as_data(r))
            elif many:
                _one_line(r)
            else:
                click.echo("" if rulings == 1 else "\n", nl=rulings > 1)
                _whole(r, explain)
    if not as_json and (many or rulings > 1):
        click.echo("" if many else "\n", nl=not many)
        click.echo(click.style(f"{held} of {rulings} scenarios hold", fg="green" if held == rulings else "red", bold=True))
    return code


class Wrong(NamedTuple):
    """A case (or a whole file, without an id) that can't be ruled on."""

    id: str | None
    file: str
    why: WrongFile

    def data(self) -> dict[str, Any]:
        return {"id": self.id, "file": self.file, "edition": None, "holds": False, "verdicts": [], "unread": [], "error": str(self.why)}


def _rulings(file: Path, edition: str | None) -> Iterator[Ruling | Wrong]:
    """What comes of each case of a file; a case that is wrong does not hide the others."""
    try:
        found = load(file)
    except WrongFile as bad:
        yield Wrong(None, str(file), bad)
        return
    for case in found:
        try:
            yield games.words(case.game).rule_on(case, edition)
        except WrongFile as bad:
            yield Wrong(case.id, str(file), bad)
        except UnknownEdition:
            raise
        except Exception as bug:
            if os.environ.get("APNAP_TRACEBACK"):
                raise
            yield Wrong(case.id, str(file), WrongFile(case.place, f"case {case.id}: {our_mistake(bug)}"))


def _files(paths: tuple[str, ...]) -> Iterator[Path]:
    for text in paths:
        path = Path(text)
        if path.is_dir():
            found = yaml_files(path)
            if not found:
                raise WrongFile(Place(text, 1, 1), "expected a folder with situation files (.yaml); this one has none")
            yield from found
        else:
            yield path


def _json(data: dict[str, Any]) -> None:
    import msgspec

    click.echo(msgspec.json.encode(data).decode())


def as_data(r: Ruling) -> dict[str, Any]:
    """A ruling as data for JSON."""
    return {
        "id": r.case.id, "file": r.case.file, "title": r.case.title, "game": r.case.game, "edition": r.edition, "holds": r.holds,
        "verdicts": r.verdicts, "younger": r.younger, "unread": r.unread, "with_reservation": bool(r.unread),
        "reasons": [{"line": f.place.line, "column": f.place.column, "text": f.text} for f in r.failures],
        "refused": [{"line": t.place.line, "said": t.said, "at": t.at, "reasons": t.refused} for t in r.timeline if t.refused],
    }


# ---------------------------------------------------------------- text


def _one_line(r: Ruling) -> None:
    mark = click.style("holds", fg="green") if r.holds else click.style("FAILS", fg="red", bold=True)
    reservation = click.style(" (with reservation: not all was read)", fg="yellow") if r.unread else ""
    click.echo(f"{mark}  {r.case.id:<8} {r.case.title}  [{', '.join(r.verdicts) or '-'}]{reservation}")
    for f in r.failures:
        click.echo(f"       {f.place}: {f.text}")


def _whole(r: Ruling, explain: bool) -> None:
    """The verdict first, then what happened line by line, then the table."""
    title = f"{r.case.id}  {r.case.title}".strip()
    click.echo(click.style(title, bold=True) + click.style(f"   ({games.GAMES[r.case.game].title}, rules of {r.edition})", dim=True))
    click.echo()
    _verdict(r)
    if r.timeline:
        click.echo()
        click.echo(click.style("What happened", bold=True))
        for told in r.timeline:
            _told(told)
    click.echo()
    click.echo(click.style("The table at the end", bold=True))
    for line in r.table:
        click.echo(f"  {line}")
    if explain and r.rules:
        click.echo()
        click.echo(click.style("The rules", bold=True))
        for number, text in sorted(r.rules.items()):
            click.echo(f"  {number:<8} {text}")


def _verdict(r: Ruling) -> None:
    if r.holds:
        decided = f" Decided by {', '.join(r.verdicts)}." if r.verdicts else ""
        click.echo(click.style("The scenario holds.", fg="green", bold=True) + decided)
    else:
        click.echo(click.style("The scenario does not hold.", fg="red", bold=True))
        for f in r.failures:
            click.echo(click.style("  ✗ ", fg="red") + f"line {f.place.line}: {f.text}")
    if r.unread:
        click.echo(click.style("With reservation: this was not read.", fg="yellow"))
        for text in r.unread:
            click.echo(f"  {text}")
    for text in r.younger:
        click.echo(click.style(f"  note: {text}.", dim=True))
    for told in r.timeline:
        if told.refused:
            click.echo(click.style("  illegal: ", fg="yellow") + told.said + _how_far(told))
            for line in told.refused:
                click.echo(f"      {line}")
    for fact in r.expected:
        if not fact.startswith("refused, as expected"):
            click.echo(click.style("  ✓ ", fg="green") + fact)


def _how_far(told: Told) -> str:
    """How far a refused action went before it was taken back."""
    if not told.at:
        return ""
    return f"  (taken back at {told.at})" if told.begun else "  (it can't be begun)"


def _told(told: Told) -> None:
    click.echo(f"  {told.said}" + (click.style("  refused", fg="yellow") if told.refused else ""))
    for e in told.events:
        rule = click.style(f"  [{e.rule}]", dim=True) if e.rule else ""
        click.echo(f"    {'  ' * e.level}{e.text}{rule}")
    for note in told.notes:
        click.echo(click.style(f"    * {note}", dim=True))
