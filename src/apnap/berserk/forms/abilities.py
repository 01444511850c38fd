"""Abilities and cards. An ability on a card is known by where it comes from, never by its form."""
from __future__ import annotations

from typing import Any

from apnap.kernel.data import Form

# ---------------------------------------------------------------- what abilities consist of


class Part(Form, frozen=True):
    """One part of a combined ability: a verb, the targets that it asks for, and how it is joined to the part before (116, 119).

    `joined`: "," or ";" (left when the one before could not be done), "." (a new sentence), "with" («при этом»), "else" («иначе»).
    `may`: it can be left out. `depends`: it speaks of the outcome of an earlier part, so its targets are chosen when it is reached
    (211.3). `divided`: that much is divided among the targets of its first slot.
    """

    do: Any
    slots: tuple[Any, ...] = ()
    joined: str = ","
    may: bool = False
    depends: bool = False
    divided: Any = None


class Body(Form, frozen=True):
    """What an ability does: its parts in order."""

    parts: tuple[Part, ...]


class Modal(Form, frozen=True):
    """Between `least` and `most` of the modes, as a chain in the order chosen (524); with `repeats` a mode may be chosen again."""

    modes: tuple[Body, ...]
    least: int = 1
    most: int = 1
    repeats: bool = False


# ---------------------------------------------------------------- the kinds of abilities


class Activated(Form, frozen=True):
    """[Payment]: [effect] (114). `times` a turn."""

    payment: tuple[Any, ...]
    body: Body | Modal
    times: int = 1
    label: str = ""


class Triggered(Form, frozen=True):
    """An ability that begins with before, when, after, if, at the start or end of a turn, or with a trigger keyword (113).

    `optional`: one may. `every`: «Каждый раз, когда», without the limit of one declaration (113.5); `times` a turn otherwise.
    `zone`: where it works; `condition` is asked when it would trigger.
    """

    event: Any
    body: Body | Modal
    condition: Any = None
    optional: bool = False
    every: bool = False
    times: int = 1
    zone: str = "game"
    label: str = ""


class Constant(Form, frozen=True):
    """What is simply so while it holds (115): `effects` are forms of `statics`, `condition` is «Пока»."""

    effects: tuple[Any, ...]
    condition: Any = None
    zone: str = "game"
    label: str = ""


class Spell(Form, frozen=True):
    """The instructions of a spell, carried out in order (117)."""

    body: Body | Modal


class Keyword(Form, frozen=True):
    """A keyword that the rules read by its name: "rush", "armour" with `n`, "protection" with `what`."""

    name: str
    n: Any = None
    what: str | None = None


class Unread(Form, frozen=True):
    """A line that was not understood: its text, the column where reading stopped, and the message for a reader. Never played."""

    text: str
    column: int = 0
    message: str = ""


# ---------------------------------------------------------------- cards


class Card(Form, frozen=True):
    """A card's facts and abilities. `type`: "hero", "creature", "spell", "support"; `cost` is a number, "X", or None for a hero.

    `names` are (language, name) pairs; `uncertain` says what of it is not known for sure.
    """

    name: str
    type: str = "creature"
    cost: int | str | None = None
    lives: int | None = None
    strike: int | None = None
    classes: tuple[str, ...] = ()
    elements: tuple[str, ...] = ()
    abilities: tuple[Any, ...] = ()
    text: str = ""
    names: tuple[tuple[str, str], ...] = ()
    uncertain: str = ""
