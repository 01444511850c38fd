"""A state up to the renaming of ids and timestamps: for loops, merged searches, and "a choice that makes no difference"."""
from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from apnap.kernel.data import Form, Id, Time, canonical

if TYPE_CHECKING:
    from apnap.kernel.game import Game

SKIPPED = frozenset({"draws", "seed"})


def position(g: Game, live: bool = False) -> bytes:
    """16 bytes, equal for states that differ only in the names of records and in what nothing refers to any more.

    With `live` the state in which the open question stands, else (the same thing) that and the step's answers.
    """
    names: dict[int, int] = {0: 0}
    order: list[Id] = [Id(0)]
    times: set[int] = set()
    bodies: list[tuple[Any, ...]] = []
    at = 0
    while at < len(order):
        record = g.table.get(order[at])
        at += 1
        if record is None:
            bodies.append(("nobody",))
            continue
        fields = [f for f in record.fields if f not in record.unwritten and f not in SKIPPED]
        bodies.append((type(record).__name__, *(_renamed(getattr(record, f), names, order, times) for f in fields)))
    ranks = {t: n for n, t in enumerate(sorted(times))}
    h = blake2b(digest_size=16)
    for body in bodies:
        h.update(canonical(_ranked(body, ranks)))
    if not live:
        h.update(canonical(_ranked(_renamed(tuple(g.answers), names, order, times), ranks)))
    return h.digest()


def _renamed(value: Any, names: dict[int, int], order: list[Id], times: set[int]) -> Any:
    kind = type(value)
    if kind is Id:
        if value < 0:
            return value
        name = names.get(value)
        if name is None:
            name = names[value] = len(order)
            order.append(value)
        return Id(name)
    if kind is Time:
        times.add(int(value))
        return value
    if kind is tuple:
        return tuple([_renamed(x, names, order, times) for x in value])
    if isinstance(value, Form):
        return (value.tag, *(_renamed(getattr(value, f), names, order, times) for f in value.__struct_fields__))
    if kind is dict:
        return tuple((_renamed(k, names, order, times), _renamed(value[k], names, order, times)) for k in sorted(value, key=canonical))
    return value


def _ranked(value: Any, ranks: dict[int, int]) -> Any:
    if type(value) is Time:
        return Time(ranks.get(int(value), -1))
    if type(value) is tuple:
        return tuple([_ranked(x, ranks) for x in value])
    return value
