"""The pool of Magic cards that ships: facts by hand, texts compiled once and kept in the user's cache.

    >>> card("Mogg Fanatic").power
    1
"""
from __future__ import annotations

import difflib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from apnap.cards.magic import stored
from apnap.kernel.data import plain, value
from apnap.magic.forms import abilities, effects, events, keyworded, statics, words

if TYPE_CHECKING:
    from apnap.magic.forms.abilities import Card
    from apnap.text.magic.compile import CompiledFace

POOL = Path(__file__).with_name("pool")
NEAR = 0.6
FORMS = (abilities, effects, events, keyworded, statics, words)
"""The modules whose forms stored cards are made of: they are imported so that `value` knows them."""


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
    """Every card's facts by its name, in the order of the files. Raises `ValueError` when a name stands twice."""
    import yaml

    loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    out: dict[str, dict[str, Any]] = {}
    for path in sorted(POOL.glob("*.yaml")):
        for entry in yaml.load(path.read_text(encoding="utf-8"), loader):
            if entry["name"] in out:
                raise ValueError(f"{path.name}: the pool has {entry['name']!r} twice")
            out[entry["name"]] = {**entry, "text": str(entry.get("text") or "").rstrip("\n")}
    return out


@cache
def _plain() -> dict[str, Any]:
    """Every compiled card as plain data: from the cache, else compiled now and stored."""
    found = stored.load()
    if found is None:
        found = {name: plain(face(name).card) for name in facts()}
        stored.store(found)
    return found


def names() -> tuple[str, ...]:
    """The names of all cards in the pool."""
    return tuple(_plain())


@cache
def _by_folded() -> dict[str, str]:
    return {name.casefold(): name for name in _plain()}


def find(name: str) -> str:
    """The name as it is printed; capitals don't matter. Raises `UnknownCard`."""
    folded = _by_folded()
    known = folded.get(name.casefold())
    if known is None:
        near = difflib.get_close_matches(name.casefold(), folded, 3, NEAR)
        raise UnknownCard(name, tuple(folded[n] for n in near))
    return known


@cache
def face(name: str) -> CompiledFace:
    """The face compiled anew, with spans and what was not read; the name as printed. Raises `UnknownCard`."""
    from apnap.text.magic.compile import compile_card

    if name not in facts():
        raise UnknownCard(name)
    return compile_card(facts()[name])


@cache
def _card(name: str) -> Card:
    made: Card = value(_plain()[name])
    return made


def card(name: str) -> Card:
    """The compiled card of this name; capitals don't matter. Raises `UnknownCard`."""
    return _card(find(name))


def load_pool() -> dict[str, Card]:
    """The whole pool, compiled."""
    return {name: card(name) for name in names()}


def from_text(text: str, type_line: str, name: str = "") -> tuple[Card, bool]:
    """A card of one's own with this text, and whether all of it was read."""
    from apnap.text.magic.compile import compile_card

    made = compile_card({"name": name, "type": type_line, "text": text})
    return made.card, not made.unread
