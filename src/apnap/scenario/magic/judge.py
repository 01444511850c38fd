"""Plays a case and rules on it: commands one after another, choices as the words say, refusals as expected, facts at the end."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from apnap.kernel.data import Id
from apnap.kernel.game import CHANCE, Decision
from apnap.kernel.refusal import Illegal, Refusal, refuse
from apnap.magic import announce, law, legality, window
from apnap.magic import events as ev
from apnap.magic.forms import effects as e
from apnap.magic.mana import is_mana_ability
from apnap.say.magic import Voice
from apnap.scenario import free
from apnap.scenario.case import Case, Phrase, Step
from apnap.scenario.language import Line, Reader
from apnap.scenario.magic import madness
from apnap.scenario.magic.acts import ACTIONS, Act, Action, Acts
from apnap.scenario.magic.guide import MagicGuide, convention
from apnap.scenario.magic.hints import Hint, Hints
from apnap.scenario.magic.names import Names
from apnap.scenario.magic.standing import behind
from apnap.scenario.magic.table import Table, edition_of, names_of
from apnap.scenario.ruling import Event, Ruling, Told

MOST_PASSES = 500
SAID = {
    "Targeting": "targeting", "X": "with X", "Choosing": "choosing", "Dividing": "dividing", "Kicked": "kicked", "Keeping": "keeping",
    "PayingWith": "paying with", "PayingMana": "paying", "Symbol": "paying", "Life": "paying life", "First": "first", "Way": "for",
    "FaceDown": "face down", "Madness": "using madness",
}
VERBS = {"sacrifice": "sacrificing", "discard": "discarding", "exile": "exiling", "return": "returning", "tap": "tapping",
         "untap": "untapping", "reveal": "revealing", "put": "putting", "counters": "removing"}
Goal = Callable[[], bool]


class Refused(Exception):
    """What was done is illegal: the reasons, and the letter of the announcement at which it was taken back."""

    def __init__(self, refusals: tuple[Refusal, ...], at: str = "", about: Any = None, kind: str = "") -> None:
        super().__init__()
        self.kind = kind
        self.refusals = refusals
        self.at = at
        self.about = about


def asks_mana(d: Decision) -> bool:
    """Whether a player is offered to pay mana while something resolves."""
    offered = d.facts.get("cost", ()) if d.kind == "unless" else d.facts.get("what", ()) if d.kind == "may" else ()
    parts = [c for x in offered for c in (x.cost if isinstance(x, e.Pay) else (x,))]
    return any(isinstance(c, e.Mana) for c in parts)


class Stopped(Exception):
    """A command that should be legal was not: nothing after it is played."""


class Judge:
    """One case being played."""

    def __init__(self, case: Case, edition: str | None = None) -> None:
        self.case = case
        self.edition = edition_of(case, edition)
        self.table = Table(case, self.edition)
        self.g: Any = self.table.game
        self.voice = Voice(self.g, self.table.aliases)
        self.names = Names(self.g, self.table.seats, self.table.aliases)
        self.acts = Acts(self.names)
        self.legality = legality
        self.reader = Reader([s.name for s in case.seats], names_of(case))
        self.ruling = Ruling(case, self.edition)
        self.cited: dict[str, None] = {}
        self.goal: Goal | None = None
        self.open: Phrase | None = None
        self.hints = Hints(self.names)
        self.told = Told("", case.place)
        self.paid = False
        self.more = False

    # ------------------------------------------------------------------------------------------------ the case

    def rule(self) -> Ruling:
        """Play everything and rule. Raises `WrongFile`."""
        from apnap.scenario.magic.verdict import conclude

        played, trying = True, False
        for step in self.case.play:
            trying = step.kind == "try"
            try:
                self.step(step)
            except Stopped:
                played = False
                break
        if played and not trying:  # a refused try may stand in the middle of something
            self.nothing_open()
        conclude(self, played)
        return self.ruling

    def step(self, step: Step) -> None:
        """One line of the play. Raises `WrongFile`, `Stopped`."""
        from apnap.scenario.magic.facts import Facts

        self.meet_tokens()
        if step.kind == "expect":
            self.convene()
            for phrase in step.expect:
                Facts(self).check(phrase)
            return
        line = self.reader.line(step.said, "command")
        self.told = Told(step.said.text, step.said.place, step.kind)
        self.ruling.timeline.append(self.told)
        before = self.g.history
        try:
            self.tell_after(before, lambda: self.command(step, line))
        except Refused as no:
            self._refused(step, no)
        else:
            if step.kind == "try":
                self.told.holds = False
                self.ruling.fail(f"\"{step.said.text}\" was expected to be refused, and is legal", step.said.place)
                raise Stopped
        from apnap.scenario.magic.verdict import check_rules

        check_rules(self, step.by)

    def tell_after(self, before: list[Any], do: Callable[[], None]) -> None:
        """Do something and tell what happened, also when it is refused."""
        try:
            do()
        finally:
            for h in outer_first(since(self.g, before)):
                self.cited[h.rule] = None
                self.cited.update(dict.fromkeys(behind(self.g, h)))
                if isinstance(h.what, ev.Reversed):
                    for r in h.what.refusals:
                        self.cite(r)
                said = self.voice.entry(h)
                if said is not None:
                    self.told.events.append(Event(said, self.voice.cite(h.rule) if h.rule else "", h.level))

    def cite(self, r: Refusal) -> None:
        self.cited[r.rule] = None
        for b in r.because:
            self.cite(b)

    def _refused(self, step: Step, no: Refused) -> None:
        from apnap.scenario.magic.verdict import check_refusal

        for r in no.refusals:
            self.cite(r)
        self.told.refused = self.voice.refusals(no.refusals, about=no.about)
        rule = law.ANNOUNCE_ABILITY if no.at == "propose" and no.kind == "activate" else announce.LETTER_RULES.get(no.at)
        self.told.at = self.voice.number(rule.name) if rule is not None else ""
        self.told.begun = no.at != "propose"
        if step.kind == "do":
            self.told.holds = False
            why = self.told.refused[0].strip() if self.told.refused else "it can't be completed"
            self.ruling.fail(f"\"{step.said.text}\" is illegal: {why}", step.said.place)
            raise Stopped
        check_refusal(self, step, no.refusals)

    def meet_tokens(self) -> None:
        """Names of tokens that have been made can be said from now on."""
        self.reader.add(n for i in self.g.turn.battlefield if (n := self.g.chars(i).name))

    # ------------------------------------------------------------------------------------------------ commands

    def command(self, step: Step, line: Line) -> None:
        """Carry out one command. Raises `WrongFile`, `Refused`."""
        node = line.node
        trying = step.kind == "try"
        queue = [self._given(p) for p in step.choose]
        if node.name in ACTIONS:
            player = self.names.player(line, node["who"])
            acts = self.acts.read(line, node, player)
            for n, act in enumerate(acts, 1):
                hints = Hints.of(self.names, line, player, act.clauses)
                hints.queue = queue
                self.more = n < len(acts)
                self.perform(act, hints, line, step, trying)
            return
        if node.name == "Alter":
            raise Refused(self._no_altering(line))
        from apnap.scenario.magic.answers import Answers

        start, answers = self.g.start, list(self.g.answers)
        try:
            Answers(self).command(step, line, queue)
        except Refused:
            if trying and (self.g.start is not start or self.g.answers != answers):  # what was begun is not done at all
                self.g.past.append((start, answers))
                self.g.pop()
            raise

    def _no_altering(self, line: Line) -> tuple[Refusal, ...]:
        """What was announced and paid stands: for an ability, or else for a spell."""
        player = self.names.player(line, line.node["who"])
        of = self.names.refs(line, line.node["of"])[0] if "of" in line.node else list(reversed(self.g.turn.stack))
        if not of:
            raise line.wrong("nothing is announced that could be taken back")
        return (refuse(law.NO_ALTERING, object=of[0], ability=of[0], player=player),)

    def _given(self, phrase: Phrase) -> Hint:
        """An entry of a `choose:` list."""
        line = self.reader.line(phrase, "given")
        node = line.node
        who = node.get("who")
        return Hint(line, node, self.names.player(line, who) if isinstance(who, int) else None)

    def perform(self, act: Act, hints: Hints, line: Line, step: Step, trying: bool) -> None:
        """Begin an action where the player may, and go on to the end of its announcement."""
        self.ready_for(act)
        d = self.g.decision
        if d is None:
            raise line.wrong("the game is over; nobody can do anything")
        mine = d.by == act.player
        if act.actions[0][0] == "activate" and act.actions[0][3] < 0 and self.acts.unread(act.actions[0][1]):
            raise Refused((refuse(law.NOT_READ, object=act.actions[0][1]),))
        if act.actions[0][0] == "activate" and act.actions[0][3] < 0:
            if not trying:
                raise line.wrong(f"{self.voice.name(act.actions[0][1])} has no such activated ability")
            raise Refused(tuple(legality.why_not_activate(self.g, act.player, act.actions[0][1], None)))
        if not trying and d.kind != "priority" and self.open is not None and act.actions[0][0] != "cast":
            self._not_a_window(act, d)
        madness.check_way(self, act, d)
        before, start, answers = self.g.history, self.g.start, list(self.g.answers)
        if mine and d.kind == "mana window" and act.actions[0][0] == "activate":
            self._begin(act, hints, line, step)
        elif mine and d.kind == "may" and madness.is_offered(self, act, d):
            self.answer(True)
        elif asks_mana(d) and mine and not self.reasons(act.player, act.actions[0], d):
            self.answer(True)  # whoever makes mana for a payment that is asked means to pay
            self._begin(act, hints, line, step)
        elif mine and d.kind == "priority":
            self._begin(act, hints, line, step)
        else:
            reasons = self.reasons(act.player, act.actions[0], d)
            if not reasons:
                self.nothing_open()
            raise Refused(reasons)
        self.settle(hints, line.phrase, before, start, act.actions)
        if trying:
            self.nothing_open()
        left = hints.unused("PayingWith") if trying else None
        if left is not None:
            self.g.past.append((start, answers))
            self.g.pop()  # a part of what was tried is illegal: all of it is taken back
            self._no_window(act, left, line)
        forced = madness.forced(self, hints, before) or (self._other_objects(act, hints, before) if trying else ())
        if forced:
            self.g.past.append((start, answers))
            self.g.pop()
            raise Refused(forced)
        if self.g.decision is None or self.g.decision.kind == "priority":
            self.all_used(hints, before)

    def _not_a_window(self, act: Act, d: Decision) -> None:
        """An action where an earlier line left a choice open: a mana ability may answer a mana window, anything else can't."""
        if (d.kind != "mana window" and not asks_mana(d)) or d.by != act.player:
            self.nothing_open()

    def _other_objects(self, act: Act, hints: Hints, before: list[Any]) -> tuple[Refusal, ...]:
        """What the words would pay with, where the cost was paid with the only other objects that can pay it."""
        for h in hints.hints:
            if h.node.name == "Objects" and not h.used and not hints.was_used(h, since(self.g, before)):
                ids = [found[0] for found in self.names.refs(h.line, tuple(h.left) if h.left else h.node["what"]) if found]
                return tuple(refuse(law.NOT_ASKED, object=i, player=act.player) for i in ids)
        return ()

    def all_used(self, hints: Hints, before: list[Any]) -> None:
        """Nothing that the words say may be passed over. Raises `WrongFile`."""
        for h in (*hints.hints, *hints.queue):
            if not hints.was_used(h, since(self.g, before)):
                said = f"{VERBS.get(str(h.node['verb']))} ..." if h.node.name == "Objects" else SAID.get(h.node.name, "choose")
                raise h.line.wrong(f"nothing asks for what '{said}' says here")

    def ready_for(self, act: Act) -> None:
        """Declarations that nobody spoke of are made empty before somebody acts."""
        d = self.g.decision
        while d is not None and d.kind in ("attackers", "blockers"):
            self.answer(getattr(d.options, "fewest", ()))
            d = self.g.decision

    def reasons(self, player: Id, action: Action, d: Decision) -> tuple[Refusal, ...]:
        """Why a player can't do this while somebody else is to decide, or while something else is to be decided."""
        g = self.g
        if action[0] == "activate":
            moment = "priority" if d.kind == "priority" else "announcing" if g.turn.resolving is None else "resolution"
            has = g.ability_or_none(action[1], action[2], action[3])
            if asks_mana(d) and player == d.by and has is not None and is_mana_ability(g, has.form):
                return window.window_reasons(g, player, action)
            return tuple(legality.why_not_activate(g, player, action[1], has, moment))
        return tuple(legality.reasons(g, player, action)) or tuple(legality.reasons(g, player, ("pass",)))

    def _begin(self, act: Act, hints: Hints, line: Line, step: Step) -> None:
        d = self.g.decision
        offered = [a for a in act.actions if a in d.options]
        if step.offered is not None and bool(offered) != step.offered:
            self.told.holds = False
            self.ruling.fail(f"\"{step.said.text}\" was expected {'' if step.offered else 'not '}to be offered", step.said.place)
        chosen = offered or act.actions
        if len(chosen) > 1:
            chosen = [self._which(chosen, hints, line, bool(offered))]
        self.attempt(chosen[0])

    def _which(self, actions: list[Action], hints: Hints, line: Line, offered: bool) -> Action:
        """One of several things that the words fit, if it makes no difference which. Raises `WrongFile`."""
        key = MagicGuide(self, hints).likes(self.g)
        different = list({key(a): a for a in reversed(actions)}.values())
        if len(different) == 1:
            return actions[0]
        if offered:
            way = free.choose(self.g, MagicGuide(self, hints), actions)
            if way is not None:
                return tuple(way.answers[0])
        objects = list(dict.fromkeys(a[1] for a in actions))
        if len(objects) > 1:
            raise line.wrong(f"{len(objects)} objects may be meant: {'; '.join(self.voice.full(i) for i in objects)}; tell them apart with "
                             "`as:` or by their owner")
        said = "; ".join(self.voice.action(a) for a in actions)
        raise line.wrong(f"{len(actions)} abilities may be meant: {said}; say 'the first ability of', or quote the beginning of its text")

    def _no_window(self, act: Act, hint: Hint, line: Line) -> None:
        """A mana ability named where no mana was asked: refused, though the rest was done."""
        ids = [i for found in self.names.refs(line, tuple(hint.left)) for i in found]
        actions = hint.left and Hints(self.names).untappable(ids)
        if actions:
            a = actions[0]
            has = self.g.ability_or_none(*a[1:])
            raise Refused(tuple(legality.why_not_activate(self.g, act.player, a[1], has, "announcing")), "mana abilities")

    # ------------------------------------------------------------------------------------------------ going on

    def answer(self, answer: Any) -> None:
        """Apply an answer that is offered."""
        self.cited[self.g.decision.rule.name] = None
        self.g.apply(answer)

    def attempt(self, answer: Any) -> None:
        """Apply an answer, offered or not. Raises `Refused` where nothing could be begun."""
        d = self.g.decision
        self.cited[d.rule.name] = None
        before = None if answer in d.options else self.g.history
        try:
            self.g.attempt(answer)
        except Illegal as no:
            raise Refused(no.refusals) from None
        if before is not None and d.kind == "mana window":
            self._taken_back(before, [answer])

    def settle(self, hints: Hints, phrase: Phrase, before: list[Any], start: Any, actions: list[Action] | None = None) -> None:
        """Answer what follows: by the words, by convention, or because it makes no difference. What is left stays open.

        With `actions` the announcement of one of them is under way: `Refused` is raised when it was taken back.
        """
        self.hints, self.open = hints, None
        while (d := self.g.decision) is not None:
            if actions is not None and d.kind != "keep mana abilities":
                self._taken_back(before, actions)
            if d.kind == "priority":
                if actions is not None or self.goal is None or self.goal():
                    break
                self.answer(("pass",))
                continue
            if self.goal is not None and d.kind in ("attackers", "blockers") and self.goal():
                break
            if self.more and d.kind == "mana window" and actions is not None:
                return  # the same line goes on making mana
            if not self.decide(d, hints, phrase):
                self.open = phrase
                return
            if actions is not None and self.g.start is not start and self.g.decision is not None and self.g.decision.kind != "priority":
                self._taken_back(before, actions)
                actions = None
        if actions is not None:
            self._taken_back(before, actions)
        else:
            self.goal = None

    def decide(self, d: Decision, hints: Hints, phrase: Phrase) -> bool:
        """Answer one decision if it can be; False when it is open and matters."""
        said = hints.answers(d)
        if said is not None:
            self.attempt(said[0] if len(said) == 1 else self.reading(d, said, hints, phrase))
            return True
        usual = convention(self, d)
        if usual is not None:
            self.answer(usual[0])
            return True
        way = free.choose(self.g, MagicGuide(self, hints))
        if way is None:
            return False
        if d.options.count != 1 and d.by != CHANCE:
            self._note(d, way.answers[0])
        self.paid = d.kind == "mana window"
        self.answer(way.answers[0])
        return True

    def _note(self, d: Decision, answer: Any) -> None:
        if d.kind != "mana window":
            self.told.notes.append(f"{self.voice.question(d)}: {self.voice.answer(d, answer)} (it makes no difference)")

    def reading(self, d: Decision, said: list[Any], hints: Hints, phrase: Phrase) -> Any:
        """One of several answers that the words fit, if it makes no difference which. Raises `WrongFile`."""
        key = MagicGuide(self, hints).likes(self.g)
        different = list({key(a): a for a in reversed(said)}.values())
        if len(different) == 1:
            return said[0]
        way = free.choose(self.g, MagicGuide(self, hints), said)
        if way is not None:
            return way.answers[0]
        from apnap.scenario.source import WrongFile

        things = list(dict.fromkeys(self._one(d, a) for a in said))
        raise WrongFile(phrase.place, f"{self.voice.question(d)}, and the words fit several: {'; '.join(things)}; tell them apart with "
                        f"`as:`, by their owner, or quote an ability (in \"{phrase.text}\")")

    def _one(self, d: Decision, answer: Any) -> str:
        if d.kind == "mana window":
            return self.voice.action(answer)
        ids = answer if isinstance(answer, tuple) else (answer,)
        return ", ".join(self.voice.full(i) if isinstance(i, Id) else str(i) for i in ids)

    def _taken_back(self, before: list[Any], actions: list[Action]) -> None:
        for h in since(self.g, before):
            what = h.what
            if isinstance(what, ev.Reversed) and any(what.action[:2] == a[:2] for a in actions):
                raise Refused(what.refusals, what.at, what.action[1], what.action[0])

    # ------------------------------------------------------------------------------------------------ what stays open

    def nothing_open(self) -> None:
        """Raises `WrongFile` when a choice that matters was left open."""
        d = self.g.decision
        if d is None or d.kind == "priority":
            return
        if d.kind in ("attackers", "blockers"):
            return
        from apnap.scenario.source import WrongFile

        at = self.open or Phrase("", self.case.place)
        options = ", ".join(self.voice.options(d))
        raise WrongFile(at.place, f"this leaves open a choice that matters: {self.voice.question(d)}. The options are: {options}. "
                        f"Say it with a clause ('targeting ...', 'choosing ...', 'paying with ...') or in the next line (in \"{at.text}\")")

    def convene(self) -> None:
        """Before facts are checked nothing may be open."""
        self.nothing_open()


def outer_first(entries: list[Any], level: int = 0) -> list[Any]:
    """What happened inside something is told after it; the history has it before."""
    out: list[Any] = []
    n = 0
    while n < len(entries):
        k = n
        while k < len(entries) and entries[k].level > level:
            k += 1
        m = k + 1
        while k > n and m < len(entries) and _batch(entries[m]) == _batch(entries[k]):
            m += 1
        out += [*entries[k:m], *outer_first(entries[n:k], level + 1)]
        n = m
    return out


def _batch(h: Any) -> tuple[Any, ...]:
    return h.level, type(h.what), h.cause, h.rule


def since(g: Any, before: list[Any]) -> list[Any]:
    """The entries of the history that were not there before. (A step that runs again writes its entries anew.)"""
    now = g.history
    n = 0
    while n < len(before) and n < len(now) and now[n] == before[n]:
        n += 1
    found: list[Any] = now[n:]
    return found
