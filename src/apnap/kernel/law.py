"""The law as dated data: rules with a number per edition, dated values, editions with names.

A `Rule` is a named constant; code refers to the constant and never to a number. A number given with a leading `~` is derived
from neighbouring editions and not read in a text of that edition; `Rule.derived` tells, and whoever shows the number shows the mark.
Dates are ISO strings and may be shortened ("1999" is before every day of 1999), so they compare as text.
"""
from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping
from typing import Generic, TypeVar

T = TypeVar("T")


class UnknownEdition(ValueError):
    """No edition has this name or date; the message lists those that exist."""


class Dated(Generic[T]):
    """A value that changes with the date. `at(date)` is the newest one that is not later."""

    __slots__ = ("dates", "values")

    def __init__(self, values: Mapping[str, T]) -> None:
        self.dates = sorted(values)
        self.values = [values[d] for d in self.dates]

    def at(self, date: str) -> T:
        """The value in force on `date`. Raises `LookupError` when nothing was in force yet."""
        i = bisect_right(self.dates, date) - 1
        if i < 0:
            raise LookupError(f"nothing in force on {date}; the first date is {self.dates[0]}")
        return self.values[i]


def dated(values: Mapping[str, T]) -> Dated[T]:
    """A dated value or a dated function (registered under its dates): `dated({"1999": "phase", "2009-07-11": "step"})`."""
    return Dated(values)


class Rule:
    """One rule: its name, its number in each edition, and one sentence of ours that says what it means.

    `text` is the rule as a sentence. `refusal` is the sentence for "this may not be done, because ..." with named places that
    the facts of a `Refusal` fill; where it is empty, `text` serves.
    """

    __slots__ = ("name", "numbers", "refusal", "text")

    def __init__(self, name: str, numbers: Mapping[str, str | None], text: str, refusal: str = "") -> None:
        self.name = name
        self.numbers: Dated[str | None] = Dated(dict(numbers))
        self.text = text
        self.refusal = refusal

    def _raw(self, date: str) -> str | None:
        return self.numbers.at(date) if self.numbers.dates and date >= self.numbers.dates[0] else None

    def number(self, date: str) -> str | None:
        """The rule's number in the edition of `date`; None when no such rule exists there."""
        raw = self._raw(date)
        return raw.lstrip("~") if raw else None

    def spans(self, number: str) -> list[tuple[str, str | None]]:
        """The times in which the rule carried this number (or one below it, for the number of a section): from, and until (None: now)."""
        out: list[tuple[str, str | None]] = []
        ends = [*self.numbers.dates[1:], None]
        for start, end, raw in zip(self.numbers.dates, ends, self.numbers.values):
            if raw is not None and within(raw.lstrip("~"), number):
                if out and out[-1][1] == start:
                    start = out.pop()[0]
                out.append((start, end))
        return out

    def derived(self, date: str) -> bool:
        """True when the number was derived from neighbouring editions and not read in a text."""
        raw = self._raw(date)
        return raw is not None and raw.startswith("~")

    def __repr__(self) -> str:
        return f"<rule {self.name}>"


def within(number: str, of: str) -> bool:
    """Whether a number is this one, or one of the section or rule that is numbered so ("601.2f" of "601.2" and of "601")."""
    rest = number.removeprefix(of)
    return number == of or (number.startswith(of) and (rest[:1] == "." if "." not in of else rest.isalpha()))


class Edition:
    """A dated state of the rules, with its names. Two editions of one date are the same edition."""

    __slots__ = ("date", "names")

    def __init__(self, date: str, *names: str) -> None:
        self.date = date
        self.names = names

    def __repr__(self) -> str:
        return f"<edition {self.date}>"


class Change:
    """What an edition changed in content: from which day, in which rules, and how it was before and after, in a sentence each."""

    __slots__ = ("after", "before", "date", "rules")

    def __init__(self, date: str, rules: tuple[Rule, ...], before: str, after: str) -> None:
        self.date = date
        self.rules = rules
        self.before = before
        self.after = after


class Lawbook:
    """All rules and editions of one game. Rules are entered with `rule(...)`, once each by name.

    `sections` are the headings under which rules stand, by their names, numbered as rules are. `meant` says which rule or section people
    usually mean by a number that they quote from an older edition; `quoted` are numbers that texts quote together though no edition has
    all of them; `changes` says what the editions changed in content.
    """

    def __init__(self, game: str, editions: tuple[Edition, ...]) -> None:
        self.game = game
        self.editions = tuple(sorted(editions, key=lambda e: e.date))
        self.rules: dict[str, Rule] = {}
        self.sections: dict[str, Rule] = {}
        self.meant: dict[str, Rule] = {}
        self.quoted: tuple[str, ...] = ()
        self.changes: list[Change] = []

    def rule(self, name: str, numbers: Mapping[str, str | None], text: str, refusal: str = "") -> Rule:
        """Enter a rule. Raises `ValueError` for a name that is taken."""
        if name in self.rules:
            raise ValueError(f"the rule {name!r} is entered twice in the lawbook of {self.game}")
        made = self.rules[name] = Rule(name, numbers, text, refusal)
        return made

    def change(self, date: str, rules: tuple[Rule, ...], before: str, after: str) -> None:
        """Enter what changed in content on a day."""
        self.changes.append(Change(date, rules, before, after))
        self.changes.sort(key=lambda c: c.date)

    @property
    def newest(self) -> Edition:
        """The newest edition."""
        return self.editions[-1]

    def edition(self, wanted: str) -> Edition:
        """The edition of a date or a name. A date between two editions means the older one; "newest" the newest.

        Raises `UnknownEdition` for an unknown name and for a date before the first edition.
        """
        if wanted == "newest":
            return self.newest
        for edition in self.editions:
            if wanted == edition.date or wanted in edition.names:
                return edition
        older = [e for e in self.editions if e.date <= wanted] if wanted[:4].isdigit() else []
        if older:
            return older[-1]
        known = ", ".join(e.date + (f" ({', '.join(e.names)})" if e.names else "") for e in self.editions)
        raise UnknownEdition(f"no edition {wanted!r} of {self.game}; there are {known}")

    def by_number(self, number: str, date: str) -> Iterator[Rule]:
        """The rules that carry this number in the edition of `date`."""
        return (r for r in self.rules.values() if r.number(date) == number)
