"""A case played for comparing: nothing is expected, and what is refused or does not come up does not stop the play."""
from __future__ import annotations

from apnap.magic.law import LAW
from apnap.scenario.case import Case, Step
from apnap.scenario.comparing import Outcome, Run
from apnap.scenario.magic.judge import Judge, Refused, outer_first, since
from apnap.scenario.ruling import Told
from apnap.scenario.source import WrongFile

COSTS = ("Announced", "Paid", "Skipped")
"""What goes without saying when editions are compared."""


class Comparing(Judge):
    """Plays a case line by line and keeps what came of each."""

    def run(self) -> Run:
        """Play everything. Raises `WrongFile` for a line that is not understood."""
        lines = [self.line(step) for step in self.case.play if step.kind != "expect"]
        table = self.voice.table()
        today = self.voice.in_words_of(LAW.newest.date)
        return Run(self.edition, lines, table, tuple(today.table()), frozenset(self.cited))

    def line(self, step: Step) -> Outcome:
        """One line: refused, or done."""
        self.meet_tokens()
        line = self.reader.line(step.said, "command")
        self.told = Told(step.said.text, step.said.place, step.kind)
        before, refused, key = self.g.history, [], []
        doing = Step("do", step.said, step.choose)
        try:
            self.tell_after(before, lambda: self.command(doing, line))
        except Refused as no:
            for r in no.refusals:
                self.cite(r)
            refused = self.voice.refusals(no.refusals, about=no.about)
            key = ["refused", *(r.rule for r in no.refusals[:1])]
        except WrongFile as wrong:
            refused = [wrong.message.split(" (in \"")[0].removeprefix("this leaves open a choice that matters: ").split(". The options")[0]]
            key = ["not asked"]
        new = [h for h in outer_first(since(self.g, before)) if not h.level and type(h.what).__name__ not in COSTS]
        happened = [said for h in new if (said := self.voice.entry(h))]
        return Outcome(step.said.text, refused, happened, tuple(key))


def every_edition(case: Case) -> list[Run]:
    """The case in each edition of the lawbook, the oldest first. Raises `WrongFile`."""
    return [Comparing(case, e.date).run() for e in LAW.editions]
