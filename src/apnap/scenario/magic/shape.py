"""A state up to what makes no difference to a judge: names of records, timestamps, the order of permanents on the table.

`Shape(game).whole()` is equal for two states of one run that differ only in that; `of(value)` is the same for one value in a state,
so two options of equal shape are the same choice (either of two untapped Forests). Used within one process only.
"""
from __future__ import annotations

from typing import Any

from apnap.kernel.data import Form, Id, Time

DEPTH = 3
SKIPPED = frozenset({"history", "version", "clock", "draws", "seed", "timestamp", "turn_began", "failed", "became"})
LOOSE = frozenset({"battlefield", "exile", "command", "hand", "graveyard"})
SPENT = frozenset({"mana spent by color", "mana spent from"})
"""What is remembered of the mana that was spent: a difference only where some card asks for it."""
DEFAULTS = (None, 0, False, "", ())


class Shape:
    """Hashes of records and values of one state, each seen to a small depth of references."""

    __slots__ = ("g", "known", "spent")

    def __init__(self, game: Any) -> None:
        self.g = game
        self.known: dict[tuple[int, int], int] = {}
        self.spent = any(word in c.text.lower() for c in game.cards.values() for word in ("spent", "sunburst"))

    def whole(self) -> int:
        """The state's hash, with the answers of the step under way."""
        players = tuple(self.record(p, DEPTH) for p in self.g.turn.order)
        return hash((self.record(Id(0), DEPTH), players))

    def record(self, i: Id, depth: int) -> int:
        """A record's hash; what it refers to is looked at so deep."""
        if i < 0:
            return int(i)
        key = (int(i), depth)
        known = self.known.get(key)
        if known is not None:
            return known
        self.known[key] = 0
        record = self.g.table.get(i)
        if record is None:
            return 0
        out: list[Any] = [type(record).__name__]
        for n, f in enumerate(record.fields):
            if f in SKIPPED:
                continue
            if f == "control_since":
                out.append((n, record.control_since > self.g.player(record.controller).turn_began))
                continue
            v = getattr(record, f)
            if v in DEFAULTS and type(v) is not Id:
                continue
            if f == "memory":  # what was sacrificed, and what else: in whatever order it was paid
                v = {k: tuple(sorted(x)) if isinstance(x, tuple) and all(isinstance(y, Id) for y in x) else x for k, x in v.items()
                     if self.spent or k not in SPENT}
            out.append((n, self._loose(v, depth) if f in LOOSE and isinstance(v, tuple) else self.of(v, depth)))
        made = self.known[key] = hash(tuple(out))
        return made

    def _loose(self, ids: tuple[Any, ...], depth: int) -> Any:
        return tuple(sorted(self.of(i, depth) for i in ids))

    def of(self, value: Any, depth: int = DEPTH) -> Any:
        """A value with the shapes of records in the place of their ids."""
        kind = type(value)
        if kind is Id:
            if depth == 0:
                return self.bare(value)
            return self.record(value, depth - 1)
        if kind is Time:
            return 0
        if kind is tuple:
            return tuple([self.of(x, depth) for x in value])
        if kind is dict:
            return tuple(sorted((repr(self.of(k, depth)), repr(self.of(v, depth))) for k, v in value.items()))
        if isinstance(value, Form):
            return (value.tag, *(self.of(getattr(value, f), depth) for f in value.__struct_fields__))
        return value

    def bare(self, i: Id) -> Any:
        """A record seen from outside: what is printed on it, whose it is, where."""
        if i < 0:
            return int(i)
        record = self.g.table.get(i)
        if record is None or type(record).__name__ != "Object":
            return int(i)
        return (record.card, record.kind, int(record.owner), record.zone, record.tapped)
