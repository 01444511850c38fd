"""The state: one persistent table of records under one run of ids.

`edit(id)` gives a copy private to the present; `mark()` is a reference to the whole table and makes everything shared; `back(mark)`
is an assignment. The table is a spine of small chunks that are copied on first write, so a mark, a fork and a way back cost the same
however large the game is. Stamps tell what is private to the present; they order nothing and are never saved.
"""
from __future__ import annotations

from hashlib import blake2b
from itertools import count
from typing import Any, ClassVar

from apnap.kernel.data import Id, canonical, home

CHUNK = 32
_stamps = count(1)


class Record:
    """One thing that can change. Subclasses list their fields in `__slots__` and set each of them in `__init__`.

    Fields named in `unwritten` are caches and history: copied, but neither digested nor compared.
    """

    __slots__ = ("id", "stamp")
    fields: ClassVar[tuple[str, ...]] = ()
    unwritten: ClassVar[frozenset[str]] = frozenset()
    kinds: ClassVar[dict[str, type[Record]]] = {}
    tag: ClassVar[str] = ""
    unordered: ClassVar[frozenset[str]] = frozenset()

    id: Id
    stamp: int

    def __init_subclass__(cls) -> None:
        slots = [s for base in reversed(cls.__mro__) for s in getattr(base, "__slots__", ())]
        cls.fields = tuple(s for s in slots if s not in ("id", "stamp"))
        cls.tag = f"{home(cls)}.{cls.__name__}"
        known = Record.kinds.get(cls.tag)
        if known is not None and known.__module__ != cls.__module__:
            raise TypeError(f"two records are called {cls.tag}: in {known.__module__} and in {cls.__module__}")
        Record.kinds[cls.tag] = cls
        cls.copy = _copier(cls)  # type: ignore[method-assign]

    def copy(self) -> Record:
        """A copy that belongs to nobody yet."""
        raise NotImplementedError

    def written(self) -> bytes:
        """The bytes of this record's meaning."""
        return canonical((self.tag, *(getattr(self, f) for f in self.fields if f not in self.unwritten)))


def _copier(cls: type[Record]) -> Any:
    """A straight-line copy function for the class: ten times faster than copying by names."""
    lines = ["def copy(self):", "    new = make(cls)", "    new.id = self.id", "    new.stamp = 0"]
    lines += [f"    new.{f} = self.{f}" for f in cls.fields]
    lines.append("    return new")
    scope: dict[str, Any] = {"make": object.__new__, "cls": cls}
    exec("\n".join(lines), scope)
    return scope["copy"]


class Chunk:
    """A run of records. `sum` is the digest of their bytes while the chunk is shared."""

    __slots__ = ("items", "stamp", "sum")

    def __init__(self, items: list[Record], stamp: int) -> None:
        self.items = items
        self.stamp = stamp
        self.sum = b""

    def digest(self) -> bytes:
        if not self.sum:
            h = blake2b(digest_size=16)
            for r in self.items:
                h.update(r.written())
            self.sum = h.digest()
        return self.sum


Mark = tuple[tuple[Chunk, ...], int]


class Table:
    """All records of a game, by id."""

    __slots__ = ("_own", "_spine", "size", "stamp")

    def __init__(self) -> None:
        self._spine: list[Chunk] = []
        self._own = True
        self.size = 0
        self.stamp = next(_stamps)

    def __getitem__(self, i: Id) -> Record:
        return self._spine[i >> 5].items[i & 31]

    def __len__(self) -> int:
        return self.size

    def get(self, i: Id) -> Record | None:
        """The record, or None for an id that names nothing."""
        return self[i] if 0 <= i < self.size else None

    def edit(self, i: Id) -> Record:
        """The record, private to the present: write to it at once and do not keep it over an event."""
        chunk = self._chunk(i >> 5)
        record = chunk.items[i & 31]
        if record.stamp != self.stamp:
            record = record.copy()
            record.stamp = self.stamp
            chunk.items[i & 31] = record
        return record

    def add(self, record: Record) -> Id:
        """Enter a new record and give it the next id."""
        i = Id(self.size)
        record.id = i
        record.stamp = self.stamp
        self.size += 1
        if i & 31 == 0:
            if not self._own:
                self._spine, self._own = list(self._spine), True
            self._spine.append(Chunk([record], self.stamp))
        else:
            self._chunk(i >> 5).items.append(record)
        return i

    def _chunk(self, n: int) -> Chunk:
        chunk = self._spine[n]
        if chunk.stamp != self.stamp:
            chunk = Chunk(list(chunk.items), self.stamp)
            if not self._own:
                self._spine, self._own = list(self._spine), True
            self._spine[n] = chunk
        return chunk

    def mark(self) -> Mark:
        """A reference to the state as it is. Everything is shared from now on; whoever writes must `edit` again."""
        self.stamp = next(_stamps)
        self._own = False
        return tuple(self._spine), self.size

    def back(self, mark: Mark) -> None:
        """The state becomes that of the mark."""
        spine, self.size = mark
        self._spine, self._own = list(spine), True
        self.stamp = next(_stamps)

    def records(self) -> list[Record]:
        """Every record, in the order of ids."""
        return [r for c in self._spine for r in c.items]


def digest(mark: Mark) -> bytes:
    """The exact bytes of a marked state, 16 of them, without history and caches. Chunks remember theirs."""
    h = blake2b(digest_size=16)
    for chunk in mark[0]:
        h.update(chunk.digest())
    return h.digest()
