"""What a case expects of its run: refusals by their rules, rules that decided, facts at the end; and the verdicts it comes to."""
from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from apnap.kernel.refusal import Refusal
from apnap.magic import law
from apnap.magic.events import Skipped
from apnap.scenario.case import Phrase, Step
from apnap.scenario.source import WrongFile, nearest

if TYPE_CHECKING:
    from apnap.scenario.magic.judge import Judge

NUMBER = re.compile(r"\d{3}(?:\.\d+[a-z]?)?")


def check_refusal(j: Judge, step: Step, refusals: tuple[Refusal, ...]) -> None:
    """The first reason must be by the first number named; the others must be among the reasons."""
    first = chain(j, refusals)
    wanted = [p for p in step.refused or () if p.text not in ("yes", "true")]
    j.ruling.verdicts += [n for n in first if n not in j.ruling.verdicts]
    known = {j.voice.number(r.rule) for r in every(refusals)}
    for n, p in enumerate(wanted):
        _exists(j, p)
        if p.text not in (first if n == 0 else known):
            j.told.holds = False
            found = j.told.refused[0].strip() if j.told.refused else "no reason"
            j.ruling.fail(f"\"{step.said.text}\" was expected to be refused by {p.text}; it is by: {found}", p.place)
    if step.at is not None and step.at.text != j.told.at:
        j.told.holds = False
        j.ruling.fail(f"\"{step.said.text}\" was expected to fail at {step.at.text}, not at {j.told.at or 'its beginning'}", step.at.place)
    if j.told.holds:
        j.ruling.expected.append(f"refused, as expected: {step.said.text}")


def chain(j: Judge, refusals: tuple[Refusal, ...]) -> list[str]:
    """The numbers of the first reason and of what stands behind it, as long as that is one reason."""
    out = []
    here = refusals[:1]
    while len(here) == 1:
        out.append(j.voice.number(here[0].rule))
        here = here[0].because
    return list(dict.fromkeys(n for n in out if n))


def every(refusals: tuple[Refusal, ...]) -> Iterator[Refusal]:
    """Reasons with the reasons behind them."""
    for r in refusals:
        yield r
        yield from every(r.because)


def _exists(j: Judge, p: Phrase) -> None:
    """Raises `WrongFile` for what is no rule's number in this edition."""
    if not NUMBER.fullmatch(p.text):
        raise WrongFile(p.place, f"expected the number of a rule, such as 602.5a, not {p.text!r}")
    lawbook = j.g.lawbook
    if next(iter(lawbook.by_number(p.text, j.edition)), None) is None:
        numbers = {n for r in lawbook.rules.values() if (n := r.number(j.edition))}
        near = nearest(p.text, sorted(numbers))
        hint = f"; did you mean {' or '.join(near)}?" if near else ""
        raise WrongFile(p.place, f"no rule that apnap knows is numbered {p.text} in the edition of {j.edition}{hint}")


def check_rules(j: Judge, numbers: list[Phrase]) -> None:
    """Numbers under `by:` must be rules of the edition that the run cited so far."""
    cited = {j.voice.number(name) for name in j.cited}
    for p in numbers:
        _exists(j, p)
        if p.text in cited:
            if p.text not in j.ruling.verdicts:
                j.ruling.verdicts.append(p.text)
        else:
            j.ruling.fail(f"{p.text} was expected to decide this, and nothing that happened cited it", p.place)


def conclude(j: Judge, played: bool) -> None:
    """The facts at the end, what was not read, the table."""
    from apnap.scenario.magic.facts import Facts

    if played:
        j.meet_tokens()
        facts = Facts(j)
        for phrase in j.case.expect:
            facts.check(phrase)
        check_rules(j, j.case.by)
    j.ruling.table = j.voice.table()
    j.ruling.unread = unread(j)
    j.ruling.younger = younger(j)
    j.ruling.rules = {n: rule.text for name in j.cited if (rule := j.g.lawbook.rules.get(name)) is not None
                      and (n := rule.number(j.edition))}


def unread(j: Judge) -> list[str]:
    """The lines that were not understood on anything that is not in a library."""
    names = [t.name.text for s in j.case.seats for t in s.things if t.zone != "library"]
    names += [j.g.object(i).card for i, _ in j.g.unread()]
    skipped = [h.what.what for h in j.g.history if h.rule == law.NOT_READ.name and isinstance(h.what, Skipped)]
    lines = j.table.cards.unread(names)
    return [*lines, *(x for x in skipped if not any(x in line for line in lines))]


def younger(j: Judge) -> list[str]:
    """Cards with a keyword or a card type that the edition does not know yet: they may be used, and that is said."""
    out: dict[str, None] = {}
    named = {t.name.text for s in j.case.seats for t in s.things}
    for card in (c for name, c in sorted(j.g.cards.items()) if name in named):
        names = [getattr(a, "name", "") or getattr(a, "label", "") for a in card.abilities]
        names += ["loyalty_ability"] if "planeswalker" in card.types else []
        for name in dict.fromkeys(names):
            rule = j.g.lawbook.rules.get(name.replace(" ", "_"))
            if rule is not None and rule.numbers.dates[0] > j.edition:
                what = "planeswalkers" if name == "loyalty_ability" else name
                out[f"{card.name} is younger than these rules, which do not know {what}"] = None
    return list(out)
