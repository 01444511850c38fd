"""A test-only guard: inside `guarded()`, writing to a record that a mark shares, and reading a superseded one, raise.

Superseded is a record that the running game has edited since, so that another record object stands in the table under its id. Records
frozen as last known information keep their id and are not superseded.
"""
from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import apnap.kernel.search as search
from apnap.kernel.game import Game
from apnap.kernel.table import Record, Table

FREE = ("id", "stamp", "fields", "unwritten", "kind")
_read = object.__getattribute__
_write = object.__setattr__


class Shared(AssertionError):
    """A record was written to without `edit`, or after a mark or a way back had made it everybody's."""


class Stale(AssertionError):
    """A record was read that has been edited since: it was kept over an event."""


class _Watch:
    def __init__(self) -> None:
        self.own: set[int] = set()  # stamps whose records may be written to
        self.running: Table | None = None  # the table of the game whose step runs
        self.superseded: dict[int, dict[int, Record]] = {}  # by table, the records that edits left behind

    def stamped(self, method: Callable[..., Any]) -> Callable[..., Any]:
        """A method of `Table` that gives it another stamp."""

        def wrapped(table: Table, *args: Any) -> Any:
            self.own.discard(getattr(table, "stamp", 0))
            result = method(table, *args)
            self.own.add(table.stamp)
            if method.__name__ == "__init__":
                self.superseded[id(table)] = {}
            return result

        return wrapped

    def edit(self, method: Callable[..., Any]) -> Callable[..., Any]:
        def wrapped(table: Table, i: Any) -> Record:
            old = table[i]
            new: Record = method(table, i)
            if new is not old:
                self.superseded.setdefault(id(table), {})[id(old)] = old
            return new

        return wrapped

    def step(self, method: Callable[..., Any]) -> Callable[..., Any]:
        """`Game._advance`, or `step` of a fork that a search runs."""

        def wrapped(g: Game, *args: Any) -> Any:
            outer, self.running = self.running, g.table
            try:
                return method(g, *args)
            finally:
                self.running = outer

        return wrapped

    def outside(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """What a search reads of its forks is not read by the game that asked."""

        def wrapped(*args: Any, **named: Any) -> Any:
            outer, self.running = self.running, None
            try:
                result = function(*args, **named)
                return iter(list(result)) if isinstance(result, Iterator) else result
            finally:
                self.running = outer

        return wrapped

    def set(self, record: Record, name: str, value: Any) -> None:
        stamp = getattr(record, "stamp", 0)
        if name not in FREE and stamp and stamp not in self.own:
            raise Shared(f"{type(record).__name__} {record.id!r}.{name} is written to without edit()")
        _write(record, name, value)

    def get(self, record: Record, name: str) -> Any:
        if self.running is not None and name not in FREE and not name.startswith("__") and name != "copy":
            left = self.superseded.get(id(self.running), {})
            if id(record) in left and self.running.get(_read(record, "id")) is not record:
                raise Stale(f"{type(record).__name__} {record.id!r}.{name} was kept over an edit; read it from the table again")
        return _read(record, name)


@contextmanager
def guarded() -> Iterator[None]:
    """Watch every table and every record that is made inside."""
    watch = _Watch()
    changes: list[tuple[Any, str, Any]] = [
        (Table, "__init__", watch.stamped(Table.__init__)),
        (Table, "mark", watch.stamped(Table.mark)),
        (Table, "back", watch.stamped(Table.back)),
        (Table, "edit", watch.edit(Table.edit)),
        (Game, "_advance", watch.step(Game._advance)),
        (search, "_run", watch.outside(search._run)),
        (search, "_ways", watch.outside(search._ways)),
        (search, "_here", watch.outside(search._here)),
    ]
    kept = [(where, name, getattr(where, name)) for where, name, _ in changes]
    for where, name, new in changes:
        setattr(where, name, new)
    Record.__setattr__ = lambda r, name, value: watch.set(r, name, value)  # type: ignore[method-assign,assignment]
    Record.__getattribute__ = lambda r, name: watch.get(r, name)  # type: ignore[method-assign,assignment]
    try:
        yield
    finally:
        del Record.__setattr__, Record.__getattribute__
        for where, name, old in kept:
            setattr(where, name, old)
