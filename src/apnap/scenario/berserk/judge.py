"""Plays a case of Berserk and rules on it: commands one after another, refusals as expected, facts at the end.

What the words leave open and only one answer fits is answered; a defender that nobody names is nobody, and what one may declare and
nobody declares is declined.
"""
from __future__ import annotations

from typing import Any

from apnap.berserk import events as ev
from apnap.berserk import law, legality
from apnap.berserk.attacks import NOBODY
from apnap.berserk.triggers import DECLINE
from apnap.kernel.data import Id
from apnap.kernel.events import Happened
from apnap.kernel.refusal import Illegal, Refusal, refuse
from apnap.say.berserk import Voice
from apnap.scenario.berserk.language import Words
from apnap.scenario.berserk.names import Names
from apnap.scenario.berserk.table import Table, edition_of, names_of
from apnap.scenario.case import Case, Phrase, Step
from apnap.scenario.language import Line
from apnap.scenario.ruling import Event, Ruling, Told
from apnap.scenario.source import Place

STEP_RULES = {
    "zone": law.PLAY_ZONE, "parameters": law.PARAMETERS, "final cost": law.FINAL_COST, "move": law.MOVE_TO_PLAY, "targets": law.TARGETS,
    "division": law.DIVISION, "legality": law.LEGALITY, "payment": law.PAYMENT, "cancel": law.CANCELLING, "played": law.PLAYED,
}


class Refused(Exception):
    """What was done is illegal: the reasons, and the step at which it was taken back."""

    def __init__(self, refusals: tuple[Refusal, ...], at: str = "") -> None:
        super().__init__()
        self.refusals = refusals
        self.at = at


class Stopped(Exception):
    """A command that should be legal was not: nothing after it is played."""


class Judge:
    """One case being played."""

    def __init__(self, case: Case, edition: str | None = None) -> None:
        self.case = case
        self.edition = edition_of(case, edition)
        self.table = Table(case, self.edition)
        self.g = self.table.game
        self.voice = Voice(self.g, self.table.aliases, self.table.called)
        self.reader = Words([s.name for s in case.seats], names_of(case))
        self.names = Names(self.g, self.table)
        self.ruling = Ruling(case, self.edition)
        self.told = Told("", case.place)
        self.cited: dict[str, None] = {}
        self.said: list[Any] = []  # clauses of the command that no question has asked for yet

    # ------------------------------------------------------------------------------------------------ the case

    def rule(self) -> Ruling:
        """Play everything and rule. Raises `WrongFile`."""
        from apnap.scenario.berserk.verdict import conclude

        whole = True
        for step in self.case.play:
            try:
                self.step(step)
            except Stopped:
                whole = False
                break
        conclude(self, whole)
        return self.ruling

    def step(self, step: Step) -> None:
        """One line of the play. Raises `WrongFile`, `Stopped`."""
        from apnap.scenario.berserk.facts import Facts
        from apnap.scenario.berserk.verdict import check_rules

        if step.kind == "expect":
            for phrase in step.expect:
                Facts(self).check(phrase)
            return
        line = self.reader.line(step.said, "command")
        self.told = Told(step.said.text, step.said.place, step.kind)
        self.ruling.timeline.append(self.told)
        before = len(self.g.history)
        try:
            self.command(line, step.kind == "try")
        except Refused as no:
            self.tell(before)
            self._refused(step, no)
        else:
            self.tell(before)
            if step.kind == "try":
                self.told.holds = False
                self.ruling.fail(f"\"{step.said.text}\" was expected to be refused, and is legal", step.said.place)
                raise Stopped
        check_rules(self, step.by)

    def tell(self, before: int) -> None:
        """What happened since then, as sentences with their rules."""
        for h in outer_first(self.g.history[before:]):
            self.cited[h.rule] = None
            for r in getattr(h.what, "refusals", ()):
                self.cite(r)
            said = self.voice.entry(h)
            if said is not None:
                self.told.events.append(Event(said, self.voice.cite(h.rule) if h.rule else "", h.level))

    def cite(self, r: Refusal) -> None:
        self.cited[r.rule] = None
        for b in r.because:
            self.cite(b)

    def _refused(self, step: Step, no: Refused) -> None:
        from apnap.scenario.berserk.verdict import check_refusal

        for r in no.refusals:
            self.cite(r)
        self.told.refused = self.voice.refusals(no.refusals)
        rule = STEP_RULES.get(no.at)
        self.told.at = self.voice.number(rule.name) if rule is not None else ""
        self.told.begun = bool(no.at)
        if step.kind == "do":
            self.told.holds = False
            why = self.told.refused[0] if self.told.refused else "it can't be completed"
            self.ruling.fail(f"\"{step.said.text}\" is illegal: {why}", step.said.place)
            raise Stopped
        check_refusal(self, step, no.refusals)

    # ------------------------------------------------------------------------------------------------ commands

    def command(self, line: Line, trying: bool) -> None:
        """Carry out one command. Raises `WrongFile`, `Refused`."""
        node = line.node
        player = self.table.seats[line.players[node["who"]]]  # type: ignore[index]
        clauses: Any = node.get("clauses") or ()
        self.said = list(clauses)
        if node.name in ("Play", "Use", "Attack", "EndTurn"):
            self.convene()
            self.act(line, player)
        else:
            getattr(self, f"_{node.name.lower()}")(line, player)
        self.settle(line)
        if self.said:
            raise line.wrong("nothing asks for all that is said here")

    def act(self, line: Line, player: Id) -> None:
        """An action of the choice phase."""
        actions = self.names.actions(line, player)
        d = self.g.decision
        if d is None:
            raise Refused((refuse(law.FINAL),))
        if d.kind != "act" or d.by != player:
            reasons = legality.reasons(self.g, player, actions[0])
            raise Refused(reasons or (refuse(law.OWN_CHOICE, player=player),))
        offered = [a for a in actions if a in d.options]
        if not offered:
            raise Refused(self.g.why_not(actions[0]))
        self.apply(offered[0])

    def _defend(self, line: Line, player: Id) -> None:
        self.expect_kind(line, player, "defender")
        self.answer(line, self.names.among(line, line.node["what"], tuple(self.g.legal)))

    def _nodefender(self, line: Line, player: Id) -> None:
        if self.g.decision is not None and self.g.decision.kind == "defender":
            self.answer(line, NOBODY)

    def _declare(self, line: Line, player: Id) -> None:
        """A trigger point of a card; one that went into the Queue by itself may be said too."""
        ids = self.names.lives_of(line, line.node["what"])
        point = line.node.get("point")
        of = self.names.lives_of(line, point) if point is not None else None
        d = self.g.decision
        if d is not None and d.kind == "declare" and d.by == player:
            fit = [p for p in d.options if p != DECLINE and p.source in ids and (of is None or dict(p.memory).get("it") in of)]
            if fit:
                self.apply(fit[0])
                return
        notes = [h.what for h in self.g.history if isinstance(h.what, ev.Skipped | ev.Declared) and h.what.source in ids]
        last = notes[-1] if notes else None
        if isinstance(last, ev.Declared) and of is None:
            self.told.notes.append("it had to be declared")
            return
        skipped = [h for h in notes if isinstance(h, ev.Skipped) and h.refusals]
        raise Refused(skipped[-1].refusals if skipped else (refuse(law.TRIGGER_POINTS),))

    def _decline(self, line: Line, player: Id) -> None:
        d = self.g.decision
        if d is None or d.kind not in ("declare", "may", "cancel"):
            raise line.wrong("nothing is offered that could be declined")
        self.answer(line, DECLINE if d.kind == "declare" else False)

    def _accept(self, line: Line, player: Id) -> None:
        self.answer(line, True)

    def _choose(self, line: Line, player: Id) -> None:
        d = self.g.decision
        if d is None or d.by != player:
            raise line.wrong(f"{self.voice.name(player)} has nothing to choose here")
        self.answer(line, self.names.answer(line, line.node["what"], d))

    def expect_kind(self, line: Line, player: Id, kind: str) -> None:
        d = self.g.decision
        if d is None or d.kind != kind or d.by != player:
            raise Refused((refuse(law.CHOICE, player=player),) if d is None or d.kind == "act" else (refuse(d.rule, player=player),))

    # ------------------------------------------------------------------------------------------------ answers

    def answer(self, line: Line, answer: Any) -> None:
        """Answer the open decision; an answer that is not offered is refused with its reasons, and what was begun is taken back."""
        d = self.g.decision
        assert d is not None
        if answer in d.options:
            self.apply(answer)
            return
        reasons, before = self.g.why_not(answer), len(self.g.history)
        at = ""
        try:
            self.g.attempt(answer)
        except Illegal as no:
            reasons = no.refusals
        for h in self.g.history[before:]:
            if isinstance(h.what, ev.Reversed):
                at = h.what.at
        self.said = []
        raise Refused(reasons, at)

    def apply(self, answer: Any) -> None:
        """An answer that is offered; the rule by which it was asked is cited."""
        if self.g.decision is not None:
            self.cited[self.g.decision.rule.name] = None
        self.g.apply(answer)

    def settle(self, line: Line) -> None:
        """Answer what the command's clauses say, and what has only one answer."""
        while (d := self.g.decision) is not None and d.kind != "act":
            found = self.names.said(line, self.said, d)
            if found is not None:
                self.answer(line, found[0])
            elif d.options.count == 1:
                self.apply(next(iter(d.options)))
            else:
                return

    def convene(self) -> None:
        """A defender that nobody named is nobody; what one may declare and nobody declared is declined."""
        while (d := self.g.decision) is not None and d.kind in ("defender", "declare") and {NOBODY, DECLINE} & set(_words(d)):
            self.apply(NOBODY if d.kind == "defender" else DECLINE)

    def against(self, action: str) -> list[str]:
        """The reasons against an action here, as lines."""
        line = self.reader.line(Phrase(" ".join(action.split()), Place("--action", 1, 1)), "command")
        player = self.table.seats[line.players[line.node["who"]]]  # type: ignore[index]
        self.convene()
        return self.voice.refusals(legality.reasons(self.g, player, self.names.actions(line, player)[0]))


def _words(d: Any) -> list[str]:
    return [x for x in d.options if isinstance(x, str)]


def outer_first(news: list[Happened]) -> list[Happened]:
    """What consists of others stands before them."""
    out: list[Happened] = []
    inner: list[Happened] = []
    for h in news:
        if h.level:
            inner.append(h)
        else:
            out += [h, *inner]
            inner = []
    return out + inner


def played(case: Case, edition: str | None) -> Judge:
    """A judge at the end of the case's play. Raises `WrongFile`."""
    j = Judge(case, edition)
    for step in case.play:
        try:
            j.step(step)
        except Stopped:
            break
    return j
