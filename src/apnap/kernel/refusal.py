"""A refusal is a value: which rule forbids, with which facts, and because of what."""
from __future__ import annotations

from typing import Any

from apnap.kernel.data import Form
from apnap.kernel.law import Rule


class Refusal(Form, frozen=True):
    """This may not be done: the name of the rule that forbids it, ids and values, and the reasons behind the reason."""

    rule: str
    facts: tuple[tuple[str, Any], ...] = ()
    because: tuple[Refusal, ...] = ()

    def fact(self, name: str) -> Any:
        """A fact by its name, or None."""
        return dict(self.facts).get(name)


def refuse(rule: Rule, because: tuple[Refusal, ...] = (), **facts: Any) -> Refusal:
    """`refuse(SICKNESS, object=elves, player=anna)`."""
    return Refusal(rule.name, tuple(facts.items()), because)


class Illegal(Exception):
    """An action that the rules forbid, with every reason in the order in which the rulebook asks. The first is the one a judge names."""

    def __init__(self, *refusals: Refusal) -> None:
        super().__init__(refusals[0].rule if refusals else "illegal")
        self.refusals = refusals


class NotAnAnswer(ValueError):
    """An answer that the open decision does not take; the message says what was expected."""


class Ambiguous(ValueError):
    """Words that fit more than one thing; `among` are those."""

    def __init__(self, message: str, among: tuple[Any, ...] = ()) -> None:
        super().__init__(message)
        self.among = among
