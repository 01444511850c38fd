"""The pool of Berserk cards that ships: facts by hand, Russian texts in our own templating, compiled when they are asked for.

A card is found by its English gloss or by its Russian name.

    >>> card("Гном").name
    'Gnome'
"""
from __future__ import annotations

import difflib
from functools import cache
from pathlib import Path
from typing import Any

from apnap.berserk.forms.abilities import Card, Unread

POOL = Path(__file__).with_name("pool")


class UnknownCard(KeyError):
    """No card of the pool has this name; `nearest` are names like it."""

    def __init__(self, name: str, nearest: tuple[str, ...] = ()) -> None:
        super().__init__(name)
        self.name = name
        self.nearest = nearest

    def __str__(self) -> str:
        near = " or ".join(self.nearest)
        return f"no card is called {self.name!r}" + (f"; did you mean {near}?" if near else "")


@cache
def facts() -> dict[str, dict[str, Any]]:
    """Every card's facts by its gloss, in the order of the files. Raises `ValueError` when a name stands twice."""
    import yaml

    out: dict[str, dict[str, Any]] = {}
    for path in sorted(POOL.glob("*.yaml")):
        for entry in yaml.safe_load(path.read_text(encoding="utf-8")):
            if entry["name"] in out:
                raise ValueError(f"{path.name}: the pool has {entry['name']!r} twice")
            out[entry["name"]] = entry
    return out


@cache
def _by_folded() -> dict[str, str]:
    both = {n.casefold(): n for n in facts()}
    return {**{str(f["ru"]).casefold(): n for n, f in facts().items() if f.get("ru")}, **both}


def _as_written(folded: str) -> str:
    """The gloss or the Russian name that this is without its capitals."""
    gloss = _by_folded()[folded]
    return gloss if gloss.casefold() == folded else str(facts()[gloss]["ru"])


def names() -> tuple[str, ...]:
    """The glosses of all cards in the pool."""
    return tuple(facts())


@cache
def card(name: str) -> Card:
    """The compiled card of this gloss or Russian name; capitals don't matter. Raises `UnknownCard`."""
    from apnap.text.berserk.compile import compile_card

    known = _by_folded().get(name.casefold())
    if known is None:
        near = difflib.get_close_matches(name.casefold(), _by_folded(), 3, 0.6)
        raise UnknownCard(name, tuple(_as_written(n) for n in near))
    return compile_card(facts()[known])


TYPES = {"герой": "hero", "существо": "creature", "заклинание": "spell", "карта поддержки": "support", "поддержка": "support"}


def from_text(text: str, type_line: str = "creature", name: str = "") -> tuple[Card, bool]:
    """A card of one's own with this text, and whether all of it was read. Raises `ValueError` for an unknown type of card."""
    from apnap.text.berserk.compile import compile_card

    kind = TYPES.get(type_line.casefold(), type_line.casefold())
    if kind not in TYPES.values():
        raise ValueError(f"no card of this game is of the type {type_line!r}; expected {', '.join(sorted(set(TYPES.values())))}")
    made = compile_card({"name": name, "ru": name, "type": kind, "text": text})
    return made, not any(isinstance(a, Unread) for a in made.abilities)
