"""A card's facts as they are printed: the type line, the mana cost, numbers."""

from __future__ import annotations

import re
from dataclasses import dataclass

SUPERTYPES = frozenset({"basic", "legendary", "snow", "world", "ongoing", "host", "elite"})


@dataclass(frozen=True)
class TypeLine:
    """A type line's parts: supertypes and types in lower case, subtypes as printed."""

    supertypes: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()


def type_line(text: str) -> TypeLine:
    """Reads a type line: "Legendary Creature — Human Scout". A plain hyphen between blanks does as well."""
    front, _, back = re.sub(r"\s+[-–—]\s+", " — ", text).partition(" — ")
    words = [word.lower() for word in front.split()]
    supertypes = tuple(word for word in words if word in SUPERTYPES)
    types = tuple("kindred" if word == "tribal" else word for word in words if word not in SUPERTYPES)
    return TypeLine(supertypes, types, tuple(back.split()))


def mana_symbols(text: str) -> tuple[str, ...]:
    """A mana cost's symbols without braces: "{1}{G/P}" -> ("1", "G/P"). Raises `ValueError` for anything else."""
    symbols = re.findall(r"\{([^{}\s]+)\}", text)
    if "".join(f"{{{s}}}" for s in symbols) != text.strip():
        raise ValueError(f"not a mana cost: {text!r}")
    return tuple(symbol.upper() for symbol in symbols)


def number(value: object) -> int | str | None:
    """Power, toughness or loyalty: a number where it is one, else as printed."""
    if value is None or isinstance(value, int):
        return value
    text = str(value)
    return int(text) if text.lstrip("-").isdigit() else text
