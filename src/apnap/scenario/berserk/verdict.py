"""What a case expects of its run: refusals by their rules, rules that decided, facts at the end; and the verdicts it comes to."""
from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from apnap.kernel.refusal import Refusal
from apnap.scenario.case import Phrase, Step
from apnap.scenario.source import WrongFile, nearest

if TYPE_CHECKING:
    from apnap.scenario.berserk.judge import Judge

NUMBER = re.compile(r"\d{3}(?:\.\d+)*(?:\(\d+\))?")


def check_refusal(j: Judge, step: Step, refusals: tuple[Refusal, ...]) -> None:
    """The first reason, or what stands behind it, must be by the first number named; the others must be among the reasons."""
    first = [n for r in every(refusals[:1]) if (n := j.voice.number(r.rule))]
    known = [n for r in every(refusals) if (n := j.voice.number(r.rule))]
    j.ruling.verdicts += [n for n in first if n not in j.ruling.verdicts]
    for k, p in enumerate(p for p in step.refused or () if p.text not in ("yes", "true")):
        _exists(j, p)
        if p.text not in (first if k == 0 else known):
            j.told.holds = False
            found = j.told.refused[0].strip() if j.told.refused else "no reason"
            j.ruling.fail(f"\"{step.said.text}\" was expected to be refused by {p.text}; it is by: {found}", p.place)
    if step.at is not None and step.at.text != j.told.at:
        j.told.holds = False
        j.ruling.fail(f"\"{step.said.text}\" was expected to fail at {step.at.text}, not at {j.told.at or 'its beginning'}", step.at.place)
    if j.told.holds:
        j.ruling.expected.append(f"refused, as expected: {step.said.text}")


def every(refusals: tuple[Refusal, ...]) -> Iterator[Refusal]:
    """Reasons with the reasons behind them."""
    for r in refusals:
        yield r
        yield from every(r.because)


def _exists(j: Judge, p: Phrase) -> None:
    if not NUMBER.fullmatch(p.text):
        raise WrongFile(p.place, f"expected the number of a rule, such as 113.7, not {p.text!r}")
    if next(iter(j.g.lawbook.by_number(p.text, j.edition)), None) is None:
        numbers = sorted({n for r in j.g.lawbook.rules.values() if (n := r.number(j.edition))})
        near = nearest(p.text, numbers)
        hint = f"; did you mean {' or '.join(near)}?" if near else ""
        raise WrongFile(p.place, f"no rule that apnap knows is numbered {p.text} in the edition of {j.edition}{hint}")


def check_rules(j: Judge, numbers: list[Phrase]) -> None:
    """Numbers under `by:` must be rules of the edition that the run cited so far."""
    cited = {j.voice.number(name) for name in j.cited}
    for p in numbers:
        _exists(j, p)
        if p.text not in cited:
            j.ruling.fail(f"{p.text} was expected to decide this, and nothing that happened cited it", p.place)
        elif p.text not in j.ruling.verdicts:
            j.ruling.verdicts.append(p.text)


def conclude(j: Judge, whole: bool) -> None:
    """The facts at the end, what was not read, the table."""
    from apnap.scenario.berserk.facts import Facts

    if whole:
        if not any("choos" in p.text or "спрашивают" in p.text for p in j.case.expect):
            j.convene()
        d = j.g.decision
        if j.case.expect and d is not None and d.rule.name not in j.cited:
            j.cited[d.rule.name] = None
        for phrase in j.case.expect:
            Facts(j).check(phrase)
        check_rules(j, j.case.by)
    j.ruling.table = j.voice.table()
    j.ruling.unread = j.table.unread()
    j.ruling.rules = {n: rule.text for name in j.cited if (rule := j.g.lawbook.rules.get(name)) is not None
                      and (n := rule.number(j.edition))}
