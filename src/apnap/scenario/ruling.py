"""What a ruling is: whether the case holds, which rules decided, what happened line by line, how the table looks at the end."""
from __future__ import annotations

from dataclasses import dataclass, field

from apnap.scenario.case import Case, Phrase
from apnap.scenario.source import Place


@dataclass(slots=True)
class Event:
    """Something that happened, as a sentence, with its rule as it is shown; `level` says inside how many other things."""

    text: str
    rule: str = ""
    level: int = 0


@dataclass(slots=True)
class Told:
    """One line of the play with what came of it. `refused` holds the reasons as lines, the first is the one a judge names.

    `at` is the rule of the letter at which it was taken back; `begun` is false where it could not even be begun.
    """

    said: str
    place: Place
    kind: str = "do"
    events: list[Event] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    at: str = ""
    begun: bool = True
    holds: bool = True


@dataclass(slots=True)
class Ruling:
    """The answer to a case. It holds when no expectation failed; `failures` are those that did, with their places."""

    case: Case
    edition: str
    verdicts: list[str] = field(default_factory=list)
    failures: list[Phrase] = field(default_factory=list)
    expected: list[str] = field(default_factory=list)
    timeline: list[Told] = field(default_factory=list)
    table: list[str] = field(default_factory=list)
    unread: list[str] = field(default_factory=list)
    younger: list[str] = field(default_factory=list)  # cards that are younger than the edition, as sentences
    rules: dict[str, str] = field(default_factory=dict)

    @property
    def holds(self) -> bool:
        return not self.failures

    def fail(self, message: str, place: Place) -> None:
        """An expectation that does not hold."""
        self.failures.append(Phrase(message, place))
