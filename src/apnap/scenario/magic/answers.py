"""Commands that are no actions: passing, moving on in time, and answers to the choice that is open."""
from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import TYPE_CHECKING, Any

from apnap.kernel.data import Id
from apnap.kernel.game import Decision
from apnap.kernel.options import Order, Some
from apnap.magic import combat
from apnap.magic.events import Reversed
from apnap.scenario.case import Step
from apnap.scenario.language import Line
from apnap.scenario.magic.hints import Hint, Hints
from apnap.scenario.magic.judge import MOST_PASSES, Goal, Judge, Refused, since
from apnap.scenario.magic.names import flat
from apnap.text.engine.values import Node

if TYPE_CHECKING:
    from apnap.kernel.refusal import Refusal


class Answers:
    """Carries out commands of these kinds for a judge."""

    def __init__(self, judge: Judge) -> None:
        self.j = judge
        self.g: Any = judge.g
        self.names = judge.names

    def command(self, step: Step, line: Line, queue: list[Hint]) -> None:
        """Carry one out. Raises `WrongFile`, `Refused`."""
        reader: Callable[[Line, Node, Hints, Step], None] = getattr(self, f"_{line.node.name.lower()}")
        who = line.node.get("who")
        player = self.names.player(line, who) if isinstance(who, int) else None
        hints = Hints.of(self.names, line, player, line.node.get("clauses"))
        hints.queue = queue
        before = self.g.history
        reader(line, line.node, hints, step)
        if self.g.decision is None or self.g.decision.kind == "priority":
            self.j.all_used(hints, before)

    # ------------------------------------------------------------------------------------------------ passing and time

    def _pass(self, line: Line, node: Node, hints: Hints, step: Step) -> None:
        player = self.names.player(line, node["who"])
        d = self.g.decision
        if d is not None and d.kind == "mana window" and d.by == player:
            self.j.nothing_open()
        elif d is None or d.kind != "priority" or d.by != player:
            reasons: tuple[Refusal, ...] = self.j.legality.reasons(self.g, player, ("pass",))
            raise Refused(reasons)
        else:
            self.j.answer(("pass",))
        self.j.settle(hints, line.phrase, self.g.history, self.g.start)

    def _passall(self, line: Line, node: Node, hints: Hints, step: Step) -> None:
        self.j.nothing_open()
        for _ in range(int(str(node.get("times") or 1))):
            self.pursue(self._empty() if "until" in node else self._resolved(), line, hints)

    def _resolved(self) -> Goal:
        """All have passed once: the top of the stack has resolved, or (the stack being empty) the step is over."""
        t = self.g.turn
        top = t.stack[-1] if t.stack else None
        here = (t.number, t.step)
        if top is None:
            return lambda: (self.g.turn.number, self.g.turn.step) != here
        return lambda: top not in self.g.turn.stack

    def _empty(self) -> Goal:
        return lambda: not self.g.turn.stack and not self.g.turn.waiting

    def _until(self, line: Line, node: Node, hints: Hints, step: Step) -> None:
        self.j.nothing_open()
        moment = node["moment"]
        assert isinstance(moment, Node)
        whose = self.names.player(line, moment["whose"]) if "whose" in moment else None
        wanted = str(moment["step"])
        if wanted in ("untap", "cleanup"):
            raise line.wrong(f"nobody has priority in the {wanted} step; expected a step in which somebody can do something")
        start, number = (self.g.turn.number, self.g.turn.step), self.g.turn.number

        def there() -> bool:
            t = self.g.turn
            if (t.number, t.step) == start and wanted != "turn":
                return False
            if wanted == "turn":
                return bool(t.number > number and whose in (None, t.active))
            return bool(t.step == wanted and whose in (None, t.active))

        self.pursue(there, line, hints)

    def pursue(self, goal: Goal, line: Line, hints: Hints) -> None:
        """Everybody passes until the goal is reached, the game is over, or a choice that matters is open."""
        passes = 0

        def limited() -> bool:
            nonlocal passes
            passes += 1
            if passes > MOST_PASSES:
                raise line.wrong("this moment does not come: nobody has priority then, or the step is skipped")
            return goal()

        self.j.goal = limited
        self.j.settle(hints, line.phrase, self.g.history, self.g.start)

    # ------------------------------------------------------------------------------------------------ answers

    def _asked(self, line: Line, kinds: tuple[str, ...] = ()) -> Decision:
        """The open decision, which must be this player's. Raises `WrongFile`."""
        d: Decision | None = self.g.decision
        player = self.names.player(line, line.node["who"])
        name = self.j.voice.name(player)
        if d is None or d.kind == "priority":
            raise line.wrong(f"{name} is not asked anything now")
        if player not in (d.by, d.player):
            raise line.wrong(f"{name} is not asked anything now; {self.j.voice.question(d)}")
        if kinds and d.kind not in kinds:
            raise line.wrong(f"this does not answer what is asked: {self.j.voice.question(d)}")
        return d

    def _go_on(self, line: Line, hints: Hints) -> None:
        """Whatever the answer began goes on, with the rest of the earlier command's words behind this one's."""
        earlier = self.j.hints
        together = Hints(self.names, [*hints.hints, *earlier.hints], [*hints.queue, *earlier.queue])
        self.j.settle(together, line.phrase, self.g.history, self.g.start)

    def _give(self, d: Decision, answer: Any, line: Line, hints: Hints) -> None:
        before = self.g.history
        if answer in d.options:
            self.j.answer(answer)
        else:
            reasons = self.g.why_not(answer)
            try:
                self.j.attempt(answer)
            except Refused:
                raise Refused(reasons) from None
        del before
        self._go_on(line, hints)

    def _answer(self, line: Line, node: Node, hints: Hints, step: Step) -> None:
        d = self._asked(line)
        yes = bool(node["yes"])
        offered = list(islice(d.options, 8))
        if d.kind == "mana window" and not yes:
            self._give(d, ("done",), line, hints)
        elif True in offered or False in offered:
            self._give(d, yes, line, hints)
        elif not yes and isinstance(d.options, Some):
            self._give(d, d.facts.get("old", ()), line, hints)  # a copy keeps its targets
        else:
            raise line.wrong(f"this is no question of yes and no: {self.j.voice.question(d)}")

    def _pay(self, line: Line, node: Node, hints: Hints, step: Step) -> None:
        if self.j.paid and (self.g.decision is None or self.g.decision.kind == "priority") and not hints.hints:
            self.j.told.notes.append("this was paid already")
            return
        d = self._asked(line)
        what = node.get("what")
        if isinstance(what, Node):
            extra = Node("PayingMana", what.fields) if what.name == "Symbols" else what
            hints.hints.append(Hint(line, extra, None))
        if "with" in node:
            hints.hints.append(Hint(line, Node("PayingWith", [("what", node["with"])]), None))
        if d.kind in ("unless", "may"):
            self._give(d, True, line, hints)
        elif d.kind == "mana window" and not hints.hints:
            self._give(d, ("done",), line, hints)
        else:
            self._by_words(line, hints, d)

    def _by_words(self, line: Line, hints: Hints, d: Decision) -> None:
        """The words of this command must answer the open decision."""
        said = hints.answers(d)
        if said is None:
            options = ", ".join(self.j.voice.options(d))
            raise line.wrong(f"this does not answer what is asked: {self.j.voice.question(d)}. The options are: {options}")
        answer = said[0] if len(said) == 1 else self.j.reading(d, said, hints, line.phrase)
        self._give(d, answer, line, hints)

    def _choose(self, line: Line, node: Node, hints: Hints, step: Step) -> None:
        d = self._asked(line)
        first = Node("Targeting" if d.kind == "target" else "Choosing", [("what", node["what"])])
        hints.hints.insert(0, Hint(line, first, None))
        self._by_words(line, hints, d)

    def _chance(self, line: Line, node: Node, hints: Hints, step: Step) -> None:
        d = self.g.decision
        if d is None or d.kind == "priority":
            raise line.wrong("nothing is left to chance now")
        hints.hints.insert(0, Hint(line, Node("Choosing", [("what", node["what"])]), None))
        self._by_words(line, hints, d)

    def _keep(self, line: Line, node: Node, hints: Hints, step: Step) -> None:
        d = self._asked(line)
        hints.hints.insert(0, Hint(line, Node("Keeping", [("what", node.get("what", ()) or ())]), None))
        self._by_words(line, hints, d)

    def _divide(self, line: Line, node: Node, hints: Hints, step: Step) -> None:
        d = self._asked(line, ("division",))
        hints.hints.insert(0, Hint(line, Node("Dividing", [("parts", node["parts"])]), None))
        self._by_words(line, hints, d)

    def _order(self, line: Line, node: Node, hints: Hints, step: Step) -> None:
        """The first named is put on the stack first (and resolves last)."""
        d = self._asked(line)
        assert isinstance(d.options, Order)
        left = list(d.options.of)
        out = []
        for wanted in flat(node["what"]):
            k = next((k for k in left if self._is(k, wanted, line, d)), None)
            if k is None:
                raise line.wrong(f"this is not one of what is ordered: {self.j.voice.question(d)}")
            left.remove(k)
            out.append(k)
        self._give(d, (*out, *left), line, hints)

    def _is(self, k: Any, wanted: Node, line: Line, d: Decision) -> bool:
        triggers = d.facts.get("triggers")
        thing = wanted["of"] if wanted.name == "Stacked" else wanted
        assert isinstance(thing, Node)
        i = triggers[k].source if triggers else k
        ids = self.names.candidates(line, thing)
        return isinstance(i, Id) and (i in ids or self.names.now(i) in ids)

    # ------------------------------------------------------------------------------------------------ combat

    def _attack(self, line: Line, node: Node, hints: Hints, step: Step) -> None:
        player = self.names.player(line, node["who"])
        d = self.g.decision
        ids = [ids[0] for ids in self.names.refs(line, node.get("what", ())) if ids]
        t = self.g.turn
        if step.kind != "try" and player == t.active and not t.stack and t.step in ("precombat main", "beginning of combat"):
            self._until(line, Node.of("Until", moment=Node.of("Moment", step="declare attackers")), hints, step)
            d = self.g.decision
        if d is None or d.kind != "attackers" or d.by != player:
            reasons = tuple(r for i in ids for r in combat.why_not_attack(self.g, i))
            raise Refused(reasons) if reasons else line.wrong("nobody declares attackers now; say \"until ...'s declare attackers\" first")
        whom = self.names.refs(line, node["on"])[0][0] if "on" in node else self.g.opponents(player)[0]
        before = self.g.history
        self._give(d, tuple((i, whom) for i in ids), line, hints)
        self._taken_back(before, "attack")

    def _taken_back(self, before: list[Any], what: str) -> None:
        """A declaration that could not be completed was taken back. Raises `Refused`."""
        for h in since(self.g, before):
            if isinstance(h.what, Reversed) and h.what.action[0] == what:
                raise Refused(h.what.refusals, h.what.at)

    def _block(self, line: Line, node: Node, hints: Hints, step: Step) -> None:
        player = self.names.player(line, node["who"])
        d = self.g.decision
        if d is None or d.kind != "blockers" or d.by != player:
            raise line.wrong("nobody declares blockers now; say \"until ...'s declare blockers\" first")
        pairs = []
        for pair in flat(node.get("pairs", ())):
            attacker = self.names.refs(line, pair["attacker"])[0][0]
            pairs += [(ids[0], attacker) for ids in self.names.refs(line, pair["blockers"]) if ids]
        order = list(getattr(d.options, "of", ()))
        before = self.g.history
        self._give(d, tuple(sorted(pairs, key=lambda x: order.index(x) if x in order else len(order))), line, hints)
        self._taken_back(before, "block")
