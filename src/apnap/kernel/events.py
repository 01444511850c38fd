"""Everything that happens is an event, and events come in batches.

`happen(g, events)` does what happens at once: each event is prohibited, replaced or prevented until nothing applies; what will leave its
zone is frozen; inner events (destroy -> move) are done as one batch before the rest; triggers are noticed once, those that look back
against the watchers there were before; all of it is written to the history.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from apnap.kernel.data import Form, Id

if TYPE_CHECKING:
    from apnap.kernel.game import Game


class Event(Form, frozen=True):
    """Something that is about to happen. A leaf has `do`; a composite has `inner` events that carry it out."""

    def leaves(self, g: Any) -> tuple[Id, ...]:
        """The objects that this will move out of their zone; they are frozen first."""
        return ()

    def inner(self, g: Any) -> tuple[Event, ...]:
        """The events that this one consists of; none for a leaf."""
        return ()

    def do(self, g: Any) -> Event | None:
        """Carry a leaf out; what was really done, or None when nothing could be done."""
        return self

    def done(self, g: Any, inner: list[Outcome]) -> Event | None:
        """For a composite: what was done, after its inner events."""
        return self if any(o.done is not None for o in inner) else None


class Outcome:
    """What became of one event: as it was asked, as it was done (None: not at all), whether it was replaced, and its inner outcomes.

    A cost is paid when it was asked; "that much" reads `done`; `fully` is true when it and all inside it was done unreplaced.
    """

    __slots__ = ("asked", "done", "inner", "replaced", "will")

    def __init__(self, asked: Event) -> None:
        self.asked = asked
        self.will: Event | None = asked
        self.done: Event | None = None
        self.replaced = False
        self.inner: list[Outcome] = []

    @property
    def fully(self) -> bool:
        return self.done is not None and not self.replaced and all(o.fully for o in self.inner)

    def leaf(self) -> Event | None:
        """The innermost thing done: the move of a destruction."""
        return self.inner[0].leaf() if self.inner else self.done


class Happened(Form, frozen=True):
    """A line of the history: what was done, because of which object, by which rule (its name), inside which other events."""

    what: Form
    cause: Id | None = None
    rule: str = ""
    level: int = 0
    replaced: bool = False


class Link:
    """The history as a chain: forks share it, going back forgets it."""

    __slots__ = ("before", "entry", "length")

    def __init__(self, entry: Happened, before: Link | None) -> None:
        self.entry = entry
        self.before = before
        self.length: int = 1 if before is None else before.length + 1


def entries(link: Link | None) -> list[Happened]:
    """The chain as a list, oldest first."""
    out: list[Happened] = []
    while link is not None:
        out.append(link.entry)
        link = link.before
    out.reverse()
    return out


def happen(g: Game, asked: tuple[Event, ...], cause: Id | None, rule: str, level: int = 0) -> list[Outcome]:
    """Do a batch. Choices (which replacement next) are asked by the rulebook's hooks."""
    out = [Outcome(e) for e in asked]
    for o in out:
        _replace(g, o)
    before = g.watchers()
    for o in out:
        if o.will is not None:
            for i in o.will.leaves(g):
                g.freeze(i)
    _inner(g, out, cause, rule, level)
    for o in out:
        if o.will is not None:
            o.done = o.will.done(g, o.inner) if o.inner else o.will.do(g)
    done = [o for o in out if o.done is not None]
    for o in done:
        assert o.done is not None
        g.write(Happened(o.done, cause, rule, level, o.replaced))
    if done:
        _notice(g, done, before)
    return out


def _inner(g: Game, out: list[Outcome], cause: Id | None, rule: str, level: int) -> None:
    """The inner events of the whole batch are one batch."""
    parts = [(o, o.will.inner(g)) for o in out if o.will is not None]
    flat = tuple(e for _, events in parts for e in events)
    if not flat:
        return
    results = iter(happen(g, flat, cause, rule, level + 1))
    for o, events in parts:
        o.inner = [next(results) for _ in events]


def _replace(g: Game, o: Outcome) -> None:
    used: tuple[Any, ...] = ()
    while o.will is not None:
        if g.impossible(o.will):
            o.will = None
            return
        can = [e for e in g.replacements(o.will) if e not in used]
        if not can:
            return
        effect = g.next_replacement(o.will, can)
        used = (*used, effect)
        will = g.replace(o.will, effect)
        if will != o.will:
            o.replaced = True
        o.will = will


def _notice(g: Game, done: list[Outcome], before: tuple[Any, ...]) -> None:
    after = g.watchers()
    found: list[tuple[Any, Event]] = []
    for o in done:
        assert o.done is not None
        if before is after:
            found += [(w, o.done) for w in after if g.matches(w, o.done)]
            continue
        for w in before:
            if g.looks_back(w, o.done) and g.matches(w, o.done):
                found.append((w, o.done))
        for w in after:
            if not g.looks_back(w, o.done) and g.matches(w, o.done):
                found.append((w, o.done))
    if found:
        g.noticed(found)
