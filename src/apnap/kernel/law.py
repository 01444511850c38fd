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

    def derived(self, date: str) -> bool:
        """True when the number was derived from neighbouring editions and not read in a text."""
        raw = self._raw(date)
        return raw is not None and raw.startswith("~")

    def __repr__(self) -> str:
        return f"<rule {self.name}>"


class Edition:
    """A dated state of the rules, with its names. Two editions of one date are the same edition."""

    __slots__ = ("date", "names")

    def __init__(self, date: str, *names: str) -> None:
        self.date = date
        self.names = names

    def __repr__(self) -> str:
        return f"<edition {self.date}>"


class Lawbook:
    """All rules and editions of one game. Rules are entered with `rule(...)`, once each by name."""

    def __init__(self, game: str, editions: tuple[Edition, ...]) -> None:
        self.game = game
        self.editions = tuple(sorted(editions, key=lambda e: e.date))
        self.rules: dict[str, Rule] = {}

    def rule(self, name: str, numbers: Mapping[str, str | None], text: str, refusal: str = "") -> Rule:
        """Enter a rule. Raises `ValueError` for a name that is taken."""
        if name in self.rules:
            raise ValueError(f"the rule {name!r} is entered twice in the lawbook of {self.game}")
        made = self.rules[name] = Rule(name, numbers, text, refusal)
        return made

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
