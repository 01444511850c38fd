"""Values that a state may hold, and their written form.

Allowed are None, bool, int, str, tuples and dictionaries of these (never changed in place), `Id`, `Time` and `Form`s. Anything else
is refused when a state is written. `plain(value)` makes JSON-able data of it, `value(data)` reads that back, `canonical(value)` gives
the bytes that digests are made of.
"""
from __future__ import annotations

from typing import Any, ClassVar

import msgspec


def home(cls: type) -> str:
    """The game that a class belongs to: the package under `apnap`, or the module where there is none."""
    package = cls.__module__.split(".")
    return package[1] if len(package) > 1 else package[0]


class Id(int):
    """The name of a record. It is an integer; being a type of its own lets `position()` rename it wherever it stands."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"#{int(self)}"


class Time(int):
    """A timestamp of the rules: a counter in the state. Only the order of two of them means anything."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"@{int(self)}"


class Form(msgspec.Struct, frozen=True):
    """A frozen value with equality: an ability, an effect, a cost, an event. Its tag is its module and its class's name.

    Raises `TypeError` at class creation when two forms of a game would have one tag.
    """

    tags: ClassVar[dict[str, type[Form]]] = {}
    tag: ClassVar[str] = ""

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        cls.tag = f"{cls.__module__.removeprefix('apnap.')}.{cls.__name__}"
        known = Form.tags.get(cls.tag)
        if known is not None and known.__module__ != cls.__module__:
            raise TypeError(f"two forms are called {cls.tag}: in {known.__module__} and in {cls.__module__}")
        Form.tags[cls.tag] = cls

    def but(self, **fields: Any) -> Any:
        """The same form with other values in some fields."""
        return msgspec.structs.replace(self, **fields)


class NotWritable(TypeError):
    """A state holds something that can't be written down."""


def plain(value: Any) -> Any:
    """`value` as data for JSON. Raises `NotWritable`."""
    kind = type(value)
    if value is None or kind is bool or kind is int or kind is str:
        return value
    if kind is tuple:
        return [plain(x) for x in value]
    if kind is Id:
        return {"#": int(value)}
    if kind is Time:
        return {"@": int(value)}
    if isinstance(value, Form):
        data = {"$": value.tag}
        for name in value.__struct_fields__:
            data[name] = plain(getattr(value, name))
        return data
    if kind is dict:
        return {"%": [[plain(k), plain(v)] for k, v in sorted(value.items(), key=lambda kv: canonical(kv[0]))]}
    raise NotWritable(f"a state can't hold {value!r} of type {kind.__name__}; allowed are plain values, tuples, Id, Time and forms")


def value(data: Any) -> Any:
    """The value that `plain` made `data` of. Raises `ValueError` for data that no value has."""
    if isinstance(data, list):
        return tuple([value(x) for x in data])
    if data is None or isinstance(data, (bool, int, str)):
        return data
    match data:
        case {"#": int(n)}:
            return Id(n)
        case {"@": int(n)}:
            return Time(n)
        case {"%": list(pairs)} if all(isinstance(p, list) and len(p) == 2 for p in pairs):
            return {value(k): value(v) for k, v in pairs}
        case {"$": str(tag)}:
            return _form(tag, {k: value(v) for k, v in data.items() if k != "$"})
    raise ValueError(f"no value is written as {data!r}")


def _form(tag: str, fields: dict[str, Any]) -> Form:
    form = Form.tags.get(tag)
    if form is None:
        raise ValueError(f"no form is called {tag!r}; is this data of another game or version?")
    try:
        return form(**fields)
    except TypeError as bad:
        raise ValueError(f"{tag} can't be made of {', '.join(fields) or 'nothing'}: {bad}") from None


def canonical(value: Any) -> bytes:
    """Bytes that are equal exactly when the values are, types included (1, True and `Id(1)` differ). Raises `NotWritable`."""
    out: list[str] = []
    _write(value, out)
    return "".join(out).encode("utf-8", "surrogatepass")


def same(a: Any, b: Any) -> bool:
    """Whether two values are equal, types included; False for what can't be written."""
    if type(a) is not type(b) or a != b:
        return False
    try:
        return type(a) in (int, str, Id, bool) or canonical(a) == canonical(b)
    except NotWritable:
        return False


def _write(value: Any, out: list[str]) -> None:
    kind = type(value)
    if kind is str:
        out.append(f"'{len(value)}:{value}")
    elif kind is tuple:
        out.append("(")
        for x in value:
            _write(x, out)
        out.append(")")
    elif value is None or kind is bool or kind is int or kind is Id or kind is Time:
        out.append(f"{value!r};")
    elif isinstance(value, Form):
        out.append(f"<{value.tag} ")
        for name in value.__struct_fields__:
            _write(getattr(value, name), out)
        out.append(">")
    elif kind is dict:
        out.append("{")
        for k, v in sorted(value.items(), key=lambda kv: canonical(kv[0])):
            _write(k, out)
            _write(v, out)
        out.append("}")
    else:
        raise NotWritable(f"a state can't hold {value!r} of type {kind.__name__}")


def ids_in(value: Any) -> list[Id]:
    """Every `Id` inside `value`, in the order of reading."""
    found: list[Id] = []
    todo = [value]
    while todo:
        x = todo.pop()
        if type(x) is Id:
            found.append(x)
        elif type(x) is tuple:
            todo.extend(reversed(x))
        elif isinstance(x, Form):
            todo.extend(getattr(x, n) for n in reversed(x.__struct_fields__))
        elif type(x) is dict:
            for k in sorted(x, key=canonical, reverse=True):
                todo += (x[k], k)
    return found
