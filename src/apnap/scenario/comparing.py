"""The same situation in every edition: what comes of each line of its play, grouped where the rulings are equal.

What a file expects is left out: only what is done counts. A line that is refused changes nothing and the play goes on.
"""
from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from apnap.kernel.law import Change, Lawbook
from apnap.scenario.case import Case


@dataclass(slots=True)
class Outcome:
    """What came of one line: the reasons against it (with their rules), or what happened; `key` is the same in words of every edition."""

    said: str
    refused: list[str]
    happened: list[str]
    key: tuple[str, ...]


@dataclass(slots=True)
class Run:
    """One edition: the lines, the table at the end (as it is said there, and in today's words), the rules that were cited."""

    edition: str
    lines: list[Outcome]
    table: list[str]
    key: tuple[str, ...]
    cited: frozenset[str]


@dataclass(slots=True)
class Group:
    """Editions next to each other that rule alike; `until` is the first day of the next group."""

    runs: list[Run]
    until: str | None = None
    changes: list[dict[str, Any]] = field(default_factory=list)

    @property
    def first(self) -> Run:
        return self.runs[0]


def situations(found: list[Case]) -> list[Case]:
    """The cases of a file, one of each play on the same table (cases that differ in edition and expectations alone are one situation)."""
    out: dict[Any, Case] = {}
    for case in found:
        seats = tuple((s.name, s.life, tuple(sorted((t.name.text, t.zone, tuple(t.states)) for t in s.things))) for s in case.seats)
        play = tuple((step.said.text, tuple(c.text for c in step.choose)) for step in case.play if step.kind != "expect")
        out.setdefault((case.active, case.step, seats, play), case)
    return list(out.values())


def groups(runs: list[Run], law: Lawbook) -> list[Group]:
    """Runs in the order of their editions, grouped; each group but the first with the changes of rule that made the difference."""
    out: list[Group] = []
    for run in runs:
        if out and _key(out[-1].first) == _key(run):
            out[-1].runs.append(run)
            continue
        made = Group([run])
        if out:
            out[-1].until = run.edition
            made.changes = reasons(law, out[-1].runs[-1], run)
        out.append(made)
    return out


def _key(run: Run) -> tuple[Any, ...]:
    return tuple(line.key for line in run.lines), run.key


def reasons(law: Lawbook, before: Run, after: Run) -> list[dict[str, Any]]:
    """The changes of content between two editions in rules that one of the runs cited."""
    cited = before.cited | after.cited
    return [_change(c, before.edition, after.edition, cited) for c in law.changes
            if before.edition < c.date <= after.edition and any(r.name in cited for r in c.rules)]


def _change(c: Change, before: str, after: str, cited: frozenset[str]) -> dict[str, Any]:
    rule = next(r for r in c.rules if r.name in cited)
    return {"date": c.date, "rule": rule.name, "number_before": rule.number(before), "number_after": rule.number(after),
            "derived_before": rule.derived(before), "derived_after": rule.derived(after), "before": c.before, "after": c.after}
