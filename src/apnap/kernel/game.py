"""The game: steps as transactions, decisions, undo, forks, chance. Rulebooks are subclasses that fill in the hooks.

A step is what is undone together or happens at once. Rules code calls `choose`; an unanswered choice raises `Stop`, the game goes back
to the step's start when the answer comes, and the step runs again with one more answer. At rest a game is therefore its step's start,
the answers so far, and the state in which the question stands.
"""
from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from hashlib import blake2b
from typing import Any, ClassVar

from apnap.kernel.data import Form, Id, canonical
from apnap.kernel.events import Event, Happened, Link, Outcome, entries, happen
from apnap.kernel.law import Dated, Lawbook, Rule, T
from apnap.kernel.options import Number, Options, Order
from apnap.kernel.refusal import Illegal, NotAnAnswer, Refusal, refuse
from apnap.kernel.table import Mark, Record, Table, digest

CHANCE = Id(-1)
ROOT = Id(0)
Why = Callable[[Any, Any], Iterable[Refusal]]  # of the game and an answer
Default = Callable[[Any], Any]


class Stop(BaseException):
    """An open choice. Only the loop catches it."""


class Ended(BaseException):
    """A watched transaction came to its end (see `apnap.kernel.search`)."""

    def __init__(self, refusals: tuple[Refusal, ...] | None) -> None:
        self.refusals = refusals


class Attempted(Form, frozen=True):
    """An answer that was not offered, and is tried all the same."""

    answer: Any


class Decision:
    """An open choice: whose it is, who makes it, what kind, by which rule, among what."""

    __slots__ = ("by", "default", "facts", "kind", "options", "player", "rule", "why")

    def __init__(self, player: Id, by: Id, kind: str, rule: Rule, options: Options, why: Why | None, facts: dict[str, Any],
                 default: Default | None = None) -> None:
        self.player = player
        self.by = by
        self.kind = kind
        self.rule = rule
        self.options = options
        self.why = why
        self.facts = facts
        self.default = default

    def __repr__(self) -> str:
        return f"<{self.kind} of {self.player!r}>"


class Root(Record):
    """Record 0: what belongs to no object. Rulebooks extend it."""

    __slots__ = ("draws", "history", "seed")
    unwritten = frozenset({"history"})

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.draws = 0
        self.history: Link | None = None


class Trial:
    """The search for a way to complete a transaction: armed once the answer at `arm` has been given.

    The next `dive` open choices are answered at once: by their default, else by the first option.
    """

    __slots__ = ("arm", "dive", "watching")

    def __init__(self, arm: int, dive: int = 0) -> None:
        self.arm = arm
        self.dive = dive
        self.watching = False


class Reversal:
    """A transaction that was taken back: at which of its steps, and why."""

    __slots__ = ("at", "refusals")

    def __init__(self, at: str, refusals: tuple[Refusal, ...]) -> None:
        self.at = at
        self.refusals = refusals


Steps = Sequence[tuple[str, Callable[[Any, Any], None]]]


class Game:
    """A game at rest between decisions. Rulebooks fill in the hooks at the end of this class."""

    lawbook: ClassVar[Lawbook]

    def __init__(self, edition: str, auto: Iterable[str] = ()) -> None:
        self.edition = self.lawbook.edition(edition).date
        self.auto = frozenset(auto)
        self.table = Table()
        self.answers: list[Any] = []
        self.kinds: list[str] = []  # of the decisions that were answered, as far as the cursor
        self.script: list[tuple[str, Any]] | None = None
        self.cursor = 0
        self.decision: Decision | None = None
        self.past: list[tuple[Mark, list[Any]]] = []
        self.trial: Trial | None = None
        self.strict = False  # check replayed answers: while a saved game is being loaded
        self.start: Mark = self.table.mark()
        self.steps = 0

    # -- the friendly side

    def begin(self) -> Decision | None:
        """Make the present state the start of a step and go to the first decision."""
        self.start, self.answers = self.table.mark(), []
        return self._advance()

    @property
    def legal(self) -> Options:
        """What the open decision offers. Raises `NotAnAnswer` when the game is over."""
        return self._open().options

    def why_not(self, answer: Any) -> tuple[Refusal, ...]:
        """Every reason against an answer to the open decision; empty when it is legal."""
        decision = self._open()
        if answer in decision.options:
            return ()
        reasons = tuple(decision.why(self, answer)) if decision.why else ()
        return reasons or (refuse(decision.rule, expected=str(decision.options.why_not(answer))),)

    def apply(self, answer: Any) -> Decision | None:
        """Answer the open decision and go to the next. Raises `NotAnAnswer` before anything moves."""
        decision = self._open()
        self._check(decision.kind, decision.options, answer)
        return self._answer(answer)

    def attempt(self, answer: Any) -> Decision | None:
        """Try what is not offered: it goes as far as the rules let it and is then reversed; the history tells where and why.

        Where no transaction is open (a choice on resolution, say) there is nothing to reverse: `Illegal` is raised and nothing has moved.
        """
        decision = self._open()
        return self._answer(answer if answer in decision.options else Attempted(answer))

    def push(self, answer: Any) -> Decision | None:
        """`apply`, to be taken back by `pop`."""
        self.past.append((self.start, list(self.answers)))
        try:
            return self.apply(answer)
        except BaseException:
            self.past.pop()
            raise

    def pop(self) -> None:
        """Take the last `push` back. Raises `IndexError` when there is none."""
        self.start, self.answers = self.past.pop()
        self._advance()

    def fork(self, seed: int | None = None) -> Any:
        """An independent game in the same state. With a seed it has another future in what chance decides from now on."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.answers, other.kinds, other.past, other.table = list(self.answers), list(self.kinds), [], Table()
        other.table.back(self.table.mark())
        other.trial, other.strict = None, False
        if seed is not None:
            other.table.back(self.start)
            root = other.table.edit(ROOT)
            root.seed = seed  # type: ignore[attr-defined]
            other.start = other.table.mark()
            other._advance()
        return other

    def digest(self) -> str:
        """The exact state as 32 hexadecimal digits, without history and caches."""
        h = blake2b(digest(self.start), digest_size=16)
        h.update(canonical(tuple(self.answers)))
        return h.hexdigest()

    def position(self) -> str:
        """The state up to the names of records and timestamps, as 32 hexadecimal digits (see `apnap.kernel.position`)."""
        from apnap.kernel.position import position

        return position(self).hex()

    @property
    def history(self) -> list[Happened]:
        """What happened, oldest first."""
        return entries(self.root.history)

    def history_at(self, table: Table) -> list[Happened]:
        """The history as it stood in another state of this game."""
        root = table[ROOT]
        assert isinstance(root, Root)
        return entries(root.history)

    # -- the loop

    def _open(self) -> Decision:
        if self.decision is None:
            raise NotAnAnswer("the game is over: no decision is open")
        return self.decision

    def _answer(self, answer: Any) -> Decision | None:
        kept, here = (self.start, self.answers, self.decision), self.table.mark()
        self.answers = [*self.answers, answer]
        try:
            return self._advance()
        except BaseException:  # whatever went wrong in the rules, the game stands where it stood
            self.start, self.answers, self.decision = kept
            self.table.back(here)
            raise

    def _advance(self) -> Decision | None:
        self.table.back(self.start)
        self.cursor = 0
        self.decision = None
        while True:
            self.steps += 1
            try:
                going = self.step()
            except Stop:
                return self.decision
            if not going:
                return None
            self.answers, self.cursor, self.start = [], 0, self.table.mark()

    def choose(self, player: Id, kind: str, rule: Rule, options: Options | Callable[[], Options], *, why: Why | None = None,
               default: Default | None = None, attempts: bool = False, **facts: Any) -> Any:
        """Ask for a choice; the answer is in the options, or (with `attempts`) an `Attempted` one that the caller judges.

        `default` is what the engine chooses by itself when the caller of the game lists `kind` among its automations.
        `why` gives the reasons against an answer that is not offered.
        """
        if self.script is not None:
            found = self._by_script(kind, options)
            if found:
                return found[0]
        if self.cursor < len(self.answers):
            answer = self.answers[self.cursor]
            tried = isinstance(answer, Attempted)
            if tried and not attempts:
                offered = options() if callable(options) else options
                self._consumed(kind)
                if answer.answer in offered:
                    return answer.answer
                reasons = tuple(why(self, answer.answer)) if why else ()
                raise Illegal(*(reasons or (refuse(rule, expected=str(offered.why_not(answer.answer))),)))
            if self.strict and not tried:
                self._check(kind, options() if callable(options) else options, answer)
            self._consumed(kind)
            return answer
        offered = options() if callable(options) else options
        if self.trial is None:
            if default is not None and kind in self.auto:
                return self._chosen(kind, default(self))
            if "single" in self.auto and offered.count == 1:
                return self._chosen(kind, next(iter(offered)))
        elif self.trial.dive and offered.count != 0:
            self.trial.dive -= 1
            answer = default(self) if default is not None else None
            if default is None or answer not in offered:
                answer = next(iter(offered))
            return self._chosen(kind, answer)
        self.decision = Decision(player, self.decider(player), kind, rule, offered, why, facts, default)
        raise Stop

    def _check(self, kind: str, options: Options, answer: Any) -> None:
        expected = options.why_not(answer)
        if expected is not None:
            raise NotAnAnswer(f"{kind}: {answer!r} is not taken; expected {expected}")

    def _consumed(self, kind: str) -> None:
        trial = self.trial
        if trial is not None and self.cursor == trial.arm:
            trial.watching = True
        self.kinds[self.cursor :] = [kind]
        self.cursor += 1

    def _chosen(self, kind: str, answer: Any) -> Any:
        self.answers = [*self.answers, answer]
        self._consumed(kind)
        return answer

    def _by_script(self, kind: str, options: Options | Callable[[], Options]) -> tuple[Any, ...]:
        """The script's next answer to a decision of this kind, if it is still one that may be given."""
        assert self.script is not None
        at = next((n for n, (what, _) in enumerate(self.script) if what == kind), None)
        if at is None:
            return ()
        answer = self.script.pop(at)[1]
        return (answer,) if answer in (options() if callable(options) else options) else ()

    def chance(self, kind: str, rule: Rule, options: Options, **facts: Any) -> Any:
        """A decision of chance: answered from the seed and the counter, or asked when the caller lists "ask chance"."""
        found = self._by_script(kind, options) if self.script is not None else ()
        if found:
            answer = found[0]
        elif self.cursor < len(self.answers):
            answer = self.answers[self.cursor]
            if self.strict:
                self._check(kind, options, answer)
            self._consumed(kind)
        elif "ask chance" in self.auto and self.trial is None:
            self.decision = Decision(CHANCE, CHANCE, kind, rule, options, None, facts)
            raise Stop
        else:
            answer = self._chosen(kind, options.pick(self._draw()))
        self.edit_root().draws += 1
        return answer

    def _draw(self) -> Callable[[int], int]:
        """Draw n of this game is computed from the seed and n, so replaying never repeats or skips one."""
        root, k = self.root, 0

        def draw(n: int) -> int:
            nonlocal k
            k += 1
            h = blake2b(f"{root.seed}/{root.draws}/{k}".encode(), digest_size=8)
            return int.from_bytes(h.digest(), "big") % n

        return draw

    def shuffled(self, kind: str, rule: Rule, n: int) -> tuple[int, ...]:
        """A permutation of n places, by chance."""
        order: tuple[int, ...] = self.chance(kind, rule, Order(tuple(range(n))))
        return order

    def toss(self, kind: str, rule: Rule, sides: int) -> int:
        """A number from 1 to `sides`, by chance."""
        return int(self.chance(kind, rule, Number(1, sides)))

    def recorded(self, since: int) -> tuple[tuple[str, Any], ...]:
        """What was decided in this step since the cursor stood there: a script for `scripted`."""
        return tuple(zip(self.kinds[since : self.cursor], self.answers[since : self.cursor]))

    @contextmanager
    def scripted(self, script: Sequence[tuple[str, Any]]) -> Iterator[None]:
        """Inside, each decision takes the script's next answer of its kind; what that does not answer is asked as ever."""
        kept, self.script = self.script, list(script)
        try:
            yield
        finally:
            self.script = kept

    # -- what rules code uses

    @property
    def root(self) -> Root:
        return self.table[ROOT]  # type: ignore[return-value]

    def edit_root(self) -> Root:
        return self.table.edit(ROOT)  # type: ignore[return-value]

    def law(self, value: Dated[T]) -> T:
        """The dated value or function in this game's edition."""
        return value.at(self.edition)

    def happen(self, *events: Event, cause: Id | None = None, rule: Rule | None = None) -> list[Outcome]:
        """Let these happen at once; an outcome for each, in their order."""
        return happen(self, events, cause, rule.name if rule else "")

    def write(self, entry: Happened) -> None:
        """Add a line to the history."""
        root = self.edit_root()
        root.history = Link(entry, root.history)

    def note(self, what: Form, rule: Rule, cause: Id | None = None) -> None:
        """Write something to the history that is no event of the game: an announcement, a reversal."""
        self.write(Happened(what, cause, rule.name))

    def transaction(self, steps: Steps, proposal: Any) -> Reversal | None:
        """Run named steps; an `Illegal` in one takes all of them back. None when all were done.

        The mark lives in this frame only, so nothing of a half-made proposal ever rests in the state.
        """
        mark = self.table.mark()
        trial = self.trial
        watched = trial is not None and trial.watching
        if trial is not None:
            trial.watching = False
        at = ""
        try:
            for name, step in steps:
                at = name
                step(self, proposal)
        except Illegal as no:
            if watched:
                raise Ended(no.refusals) from None
            self.table.back(mark)
            return Reversal(at, no.refusals)
        if watched:
            raise Ended(None)
        return None

    # -- hooks of the rulebook

    def step(self) -> bool:
        """The next transaction; False when the game is over."""
        raise NotImplementedError

    def decider(self, player: Id) -> Id:
        """Who makes this player's choices."""
        return player

    def watchers(self) -> tuple[Any, ...]:
        """Every triggered ability that could trigger now; the same tuple while nothing relevant changed."""
        return ()

    def matches(self, watcher: Any, event: Event) -> bool:
        """Whether the event fulfils the watcher's trigger condition."""
        return False

    def looks_back(self, watcher: Any, event: Event) -> bool:
        """Whether this trigger is judged by the moment before the event."""
        return False

    def noticed(self, triggers: list[tuple[Any, Event]]) -> None:
        """These triggered: hold them or let them resolve at once."""

    def impossible(self, event: Event) -> bool:
        """Whether an effect or rule says that this can't happen."""
        return False

    def replacements(self, event: Event) -> list[Any]:
        """The replacement and prevention effects that would change this event."""
        return []

    def next_replacement(self, event: Event, effects: list[Any]) -> Any:
        """Which of several is applied next; asks whom the rulebook says."""
        return effects[0]

    def replace(self, event: Event, effect: Any) -> Event | None:
        """The event as this effect changes it; None when it is prevented whole."""
        return event

    def freeze(self, i: Id) -> None:
        """Keep what is last known of an object that is about to leave its zone."""
