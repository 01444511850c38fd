"""A state up to the renaming of ids and timestamps: for loops, merged searches, and "a choice that makes no difference"."""
from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from apnap.kernel.data import Form, Id, Time, canonical
from apnap.kernel.game import Root
from apnap.kernel.table import Record, Table

if TYPE_CHECKING:
    from apnap.kernel.game import Game

SKIPPED = frozenset({"draws", "seed"})  # of record 0


def position(g: Game, live: bool = False, also: tuple[Any, ...] = ()) -> bytes:
    """16 bytes, equal for states that differ only in the names of records and in what nothing refers to any more.

    Compared are the state in which the open question stands and the answers given in its step so far; with `live` the state alone.
    `also` is a value that belongs to what is compared. What counts is what record 0 leads to. Seed and counter of chance do not count,
    nor do fields that are `unwritten`; a counter of timestamps must be a `Time` for its size not to count.

    Different states never give equal bytes. Equal ones may give different bytes where a dictionary's keys are ids of records that
    nothing else leads to and that look alike at first sight: then they are read in the order of ids.
    """
    h = blake2b(digest_size=16)
    for body in shape(g, live, also):
        h.update(canonical(body))
    return h.digest()


def shape(g: Game, live: bool = False, also: tuple[Any, ...] = ()) -> tuple[Any, ...]:
    """What `position` makes its bytes of: compared within one process, this is as good and costs less."""
    naming = _Naming(g.table)
    bodies = [naming.renamed((also,) if live else (also, tuple(g.answers)))]
    at = 0
    while at < len(naming.order):
        record = g.table.get(naming.order[at])
        at += 1
        bodies.append(("nobody",) if record is None else (record.tag, *(naming.renamed(x) for x in _fields(record))))
    ranks = {t: n for n, t in enumerate(sorted(naming.times))}
    return tuple([_ranked(body, ranks) for body in bodies])


def _fields(record: Record) -> list[Any]:
    skipped = record.unwritten | SKIPPED if isinstance(record, Root) else record.unwritten
    return [_content(record, f) for f in record.fields if f not in skipped]


def _content(record: Record, field: str) -> Any:
    """The field's value; a tuple of ids whose order means nothing is read as a dictionary, which has none."""
    value = getattr(record, field)
    return dict.fromkeys(value, True) if field in record.unordered else value


class _Naming:
    """New names for ids, in the order of being met; record 0 keeps its own."""

    __slots__ = ("names", "order", "table", "times")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.names: dict[int, int] = {0: 0}
        self.order: list[Id] = [Id(0)]
        self.times: set[int] = set()

    def renamed(self, value: Any) -> Any:
        """`value` with new names; forms and dictionaries become tuples."""
        kind = type(value)
        if kind is Id:
            if value < 0:
                return value
            name = self.names.get(value)
            if name is None:
                name = self.names[value] = len(self.order)
                self.order.append(value)
            return Id(name)
        if kind is Time:
            self.times.add(int(value))
            return value
        if kind is tuple:
            return tuple([self.renamed(x) for x in value])
        if isinstance(value, Form):
            return ("$", value.tag, *[self.renamed(getattr(value, f)) for f in value.__struct_fields__])
        if kind is dict:
            pairs = sorted(value.items(), key=lambda pair: canonical(self.masked(pair, 1)))
            return ("%", *[(self.renamed(k), self.renamed(v)) for k, v in pairs])
        return value

    def masked(self, value: Any, depth: int) -> Any:
        """`value` as it looks without the names that are not given yet; records are looked into, `depth` deep."""
        kind = type(value)
        if kind is Id:
            record = self.table.get(value)
            if value in self.names or value < 0 or record is None:
                return Id(self.names.get(value, -1))
            return (record.tag, *[self.masked(x, depth - 1) for x in _fields(record)]) if depth else "?"
        if kind is Time:
            return "@"
        if kind is tuple:
            return tuple([self.masked(x, depth) for x in value])
        if isinstance(value, Form):
            return (value.tag, *[self.masked(getattr(value, f), depth) for f in value.__struct_fields__])
        if kind is dict:
            return tuple(sorted([self.masked(pair, depth) for pair in value.items()], key=canonical))
        return value


def _ranked(value: Any, ranks: dict[int, int]) -> Any:
    if type(value) is Time:
        return Time(ranks[int(value)])
    if type(value) is tuple:
        return tuple([_ranked(x, ranks) for x in value])
    return value
