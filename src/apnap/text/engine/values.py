"""What a text compiles to: nodes, words, numbers and tuples of them. Values are frozen, hashable, and know no place in the text."""
from __future__ import annotations

from collections.abc import Iterable, Iterator
from operator import itemgetter
from typing import NoReturn, TypeAlias, Union

Value: TypeAlias = Union["Node", str, int, "tuple[Value, ...]"]
"""A node, a word, a number, `True` (an optional word that stood there) or a tuple of values."""

_LABEL = itemgetter(0)


class Node:
    """A named value with labelled fields: `Node("Draw", [("n", 2)])`, or shorter `Node.of("Draw", n=2)`.

    Fields are kept in alphabetical order of their labels, so that two languages that say the same in another order give equal
    nodes. A field that is not there is absent: `get` gives the default, `[]` raises `KeyError`. A label must not be given twice.
    As everywhere in Python `True == 1`: do not let one field hold both.
    """

    __slots__ = ("_hash", "fields", "name")
    _hash: int
    name: str
    fields: tuple[tuple[str, Value], ...]

    def __init__(self, name: str, fields: Iterable[tuple[str, Value]] = ()) -> None:
        ordered = tuple(sorted(fields, key=_LABEL))
        _set_name(self, name)
        _set_fields(self, ordered)
        _set_hash(self, hash((name, ordered)))

    @classmethod
    def of(cls, name: str, /, **fields: Value) -> Node:
        """The node with these fields."""
        return cls(name, fields.items())

    def get(self, label: str, default: Value | None = None) -> Value | None:
        """The field's value, or the default when the field is absent."""
        for key, value in self.fields:
            if key == label:
                return value
        return default

    def __getitem__(self, label: str) -> Value:
        for key, value in self.fields:
            if key == label:
                return value
        raise KeyError(f"{self.name} has no field {label!r}")

    def __contains__(self, label: str) -> bool:
        return any(key == label for key, _ in self.fields)

    def __iter__(self) -> Iterator[tuple[str, Value]]:
        return iter(self.fields)

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, Node):
            return NotImplemented
        return self._hash == other._hash and self.name == other.name and self.fields == other.fields

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        return f"{self.name}({', '.join(f'{label}={value!r}' for label, value in self.fields)})"

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a node is frozen: {name} cannot be set")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"a node is frozen: {name} cannot be deleted")

    def __reduce__(self) -> tuple[type[Node], tuple[str, tuple[tuple[str, Value], ...]]]:
        return Node, (self.name, self.fields)


_set_name = Node.__dict__["name"].__set__
_set_fields = Node.__dict__["fields"].__set__
_set_hash = Node.__dict__["_hash"].__set__

SortKey: TypeAlias = tuple[int, object]


def sort_key(value: Value) -> SortKey:
    """A key that puts any values into one fixed order: numbers, words, tuples, nodes."""
    if isinstance(value, int):
        return 0, int(value)
    if isinstance(value, str):
        return 1, value
    if isinstance(value, tuple):
        return 2, tuple(sort_key(v) for v in value)
    return 3, (value.name, tuple((label, sort_key(v)) for label, v in value.fields))


def walk(value: Value, path: tuple[str | int, ...] = ()) -> Iterator[tuple[tuple[str | int, ...], Node]]:
    """Every node in the value with its path of labels and indices, outermost first: `(("cost", 0), Mana(...))`."""
    if isinstance(value, tuple):
        for i, item in enumerate(value):
            yield from walk(item, (*path, i))
    elif isinstance(value, Node):
        yield path, value
        for label, item in value.fields:
            yield from walk(item, (*path, label))
