"""What a number means in an edition of a rulebook, and what it meant in others; for every game alike."""
from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from apnap.kernel.law import Lawbook, Rule, within
from apnap.say import _

NUMBER = re.compile(r"\d{3}(?:\.\d+[a-z]?)?|\d{1,2}(?:\.\d+)*[a-z]?")
NEAR = 4


@dataclass(slots=True)
class Moved:
    """A rule or section that carried the number in another edition: when, and where it is now."""

    name: str
    text: str
    times: list[tuple[str, str | None]]
    here: str | None
    here_derived: bool
    now: str | None
    usual: bool


@dataclass(slots=True)
class About:
    """A number in an edition."""

    number: str
    edition: str
    here: list[dict[str, Any]] = field(default_factory=list)
    elsewhere: list[Moved] = field(default_factory=list)
    near: list[str] = field(default_factory=list)

    @property
    def known(self) -> bool:
        """Whether any edition has the number."""
        return bool(self.here or self.elsewhere)

    def data(self) -> dict[str, Any]:
        """The same for JSON."""
        moved = [{"name": m.name, "text": m.text, "times": [{"from": a, "until": b} for a, b in m.times], "here": m.here,
                  "derived": m.here_derived, "now": m.now, "usual": m.usual} for m in self.elsewhere]
        return {"number": self.number, "edition": self.edition, "here": self.here, "elsewhere": moved, "near": self.near}


def about(law: Lawbook, number: str, wanted: str) -> About:
    """What `number` is in an edition, and the rules that carried it in others. Raises `UnknownEdition`; `ValueError` for no number."""
    if not NUMBER.fullmatch(number):
        raise ValueError(f"expected the number of a rule, such as 602.5a, not {number!r}")
    date = law.edition(wanted).date
    out = About(number, date)
    everything = [*law.sections.items(), *law.rules.items()]
    for title, rule in everything:
        if (n := rule.number(date)) is not None and within(n, number) and (title in law.sections or n == number or "." in number):
            out.here.append({"number": n, "name": _called(law, title), "text": rule.text, "derived": rule.derived(date)})
    if not out.here:
        out.here = [{"number": n, "name": "", "text": r.text, "derived": r.derived(date)} for r in law.rules.values()
                    if (n := r.number(date)) is not None and within(n, number)]
    out.here.sort(key=lambda x: (x["number"] != number, _order(x["number"])))
    meant = law.meant.get(number)
    for title, rule in everything:
        times = _exactly(rule, number, section=title in law.sections)
        n = rule.number(date)
        if times and (n is None or not within(n, number)):
            now = rule.number(law.newest.date)
            out.elsewhere.append(Moved(_called(law, title), rule.text, times, n, rule.derived(date), now, rule is meant))
    out.elsewhere.sort(key=lambda m: (not m.usual, m.times[0][0]))
    if not out.here:
        out.near = nearest_numbers(law, number, date)
    return out


def _exactly(rule: Rule, number: str, section: bool) -> list[tuple[str, str | None]]:
    """The times in which the rule had this very number; a bare section number is left to the sections."""
    return rule.spans(number) if section or "." in number else []


def _called(law: Lawbook, title: str) -> str:
    return title if title in law.sections else ""


def _order(number: str) -> tuple[Any, ...]:
    return tuple(int(x) if x.isdigit() else x for x in re.findall(r"\d+|[a-z]", number))


def nearest_numbers(law: Lawbook, number: str, date: str) -> list[str]:
    """The numbers of the edition that come next to one that it does not have."""
    known = sorted({n for r in (*law.rules.values(), *law.sections.values()) if (n := r.number(date))}, key=lambda n: _key(n))
    place = sum(_key(n) < _key(number) for n in known)
    return known[max(0, place - NEAR // 2) : place + NEAR // 2]


def _key(number: str) -> tuple[int, int, str]:
    head, _dot, tail = number.partition(".")
    digits = re.match(r"\d*", tail)
    at = digits[0] if digits else ""
    return int(re.match(r"\d+", head)[0]), int(at or 0), tail[len(at):]  # type: ignore[index]


# ---------------------------------------------------------------- as lines


def lines(a: About, newest: str) -> list[str]:
    """What a number is, as lines for a person."""
    out = [_("{number} in the rules of {edition}").format(number=a.number, edition=a.edition)]
    for x in a.here:
        name = f"{x['name']}: " if x["name"] else ""
        at = "" if x["number"] == a.number else f"{x['number']}  "
        out.append(f"  {at}{name}{x['text']}" + (_("  (number derived)") if x["derived"] else ""))
    if not a.here:
        near = _("; near it are {numbers}").format(numbers=", ".join(a.near)) if a.near else ""
        out.append("  " + _("no rule that apnap knows has this number there") + near)
    if a.elsewhere:
        out.append(_("What it was in other editions"))
        for m in a.elsewhere:
            out += _moved(a, m, newest)
        out.append(_("A text that quotes {number} for one of these was written by the rules of that time, whatever date it bears.").format(
            number=a.number))
    return out


def _moved(a: About, m: Moved, newest: str) -> list[str]:
    usual = _(" (usually meant)") if m.usual else ""
    when = ", ".join(_("from {a} until {b}").format(a=x, b=y) if y else _("since {a}").format(a=x) for x, y in m.times)
    here = _("none here") if m.here is None else _("here {n}").format(n=m.here) + (_(" (number derived)") if m.here_derived else "")
    now = "" if a.edition == newest else _(", now {n}").format(n=m.now) if m.now else _(", now gone")
    times = _("{number} {when}; {here}{now}").format(number=a.number, when=when, here=here, now=now)
    return [f"  {m.name or m.text}{usual}", f"    {times}"]
