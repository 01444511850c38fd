"""Abilities: what an object can have. An ability on an object is known by where it comes from, never by its form."""
from __future__ import annotations

from typing import Any

from apnap.kernel.data import Form


class Body(Form, frozen=True):
    """What a spell or ability does: its targets and its instructions, followed in order. Each instruction is one step."""

    instructions: tuple[Any, ...] = ()
    slots: tuple[Any, ...] = ()


class Modal(Form, frozen=True):
    """Choose between `least` and `most` of the modes (700.2); `chooser` is an opponent where the text says so."""

    modes: tuple[Body, ...]
    least: int = 1
    most: int = 1
    repeat: bool = False
    chooser: Any = None


class Activated(Form, frozen=True):
    """"[Cost]: [Effect.] [Activation instructions.]" `zone` is where it works (113.6); `label` an ability word or keyword."""

    cost: tuple[Any, ...]
    body: Body | Modal
    limits: tuple[Any, ...] = ()
    zone: str = "battlefield"
    label: str = ""


class Triggered(Form, frozen=True):
    """"When, whenever, at [event], [if condition], [effect]." `optional`: nothing yet; `condition` is the intervening if."""

    event: Any
    body: Body | Modal
    condition: Any = None
    zone: str = "battlefield"
    label: str = ""
    once: bool = False


class Static(Form, frozen=True):
    """Something that is simply true while it functions: `effects` are forms of `statics`; `condition` is "as long as"."""

    effects: tuple[Any, ...]
    condition: Any = None
    zone: str = "battlefield"
    label: str = ""


class Spell(Form, frozen=True):
    """What an instant or sorcery does as it resolves."""

    body: Body | Modal


class Keyword(Form, frozen=True):
    """A keyword without parameters that the rules read by its name: flying, haste, shroud, indestructible, split second."""

    name: str
    n: Any = None  # "annihilator 2"; a number, X, or None
    cost: tuple[Any, ...] | None = None  # "bestow {3}{W}": keywords that no function of `magic.keywords` expands yet
    what: Any = None  # "protection from red", "enchant creature", "affinity for artifacts"


class Unread(Form, frozen=True):
    """A line that was not understood: its text, the column where reading stopped, and the message for a reader. Never played."""

    text: str
    column: int = 0
    message: str = ""


# ---------------------------------------------------------------- activation instructions (602.1b)


class OnlyAsSorcery(Form, frozen=True):
    """"Activate only as a sorcery." """


class OnlyAsInstant(Form, frozen=True):
    """"Activate only as an instant." """


class OnceEachTurn(Form, frozen=True):
    """"Activate only once each turn." (or `n` times)"""

    n: int = 1


class OnlyOnce(Form, frozen=True):
    """"Activate only once." (exhaust)"""


class OnlyIf(Form, frozen=True):
    """"Activate only if", "only during": a condition when it is begun."""

    condition: Any


class AnyPlayerMay(Form, frozen=True):
    """"Any player may activate this ability." """


class OnlyPlayers(Form, frozen=True):
    """"Only your opponents may activate this ability", "only enchanted creature's controller ...". """

    who: Any


class XCantBeZero(Form, frozen=True):
    """"X can't be 0." """


# ---------------------------------------------------------------- cards


class Card(Form, frozen=True):
    """A card's facts and what its text was compiled to. Strings are printed English ones; `text` is kept for showing.

    `mana_cost` is a tuple of symbols without braces, None for a card that has no mana cost. `power` and `toughness` are integers
    or "*"-texts with a characteristic-defining ability among `abilities`. `colors` is set only where it is not that of the cost.
    """

    name: str
    mana_cost: tuple[str, ...] | None = None
    supertypes: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    abilities: tuple[Any, ...] = ()
    power: int | str | None = None
    toughness: int | str | None = None
    loyalty: int | str | None = None
    colors: tuple[str, ...] | None = None
    text: str = ""
    since: str = ""
    flip: Any = None  # the `Card` of the other half of a flip card (710)
    names: tuple[tuple[str, str], ...] = ()


class CostsLess(Form, frozen=True):
    """An activation instruction: this ability costs `n` generic less to activate for each that fits (`each`), or if `condition`."""

    n: int
    each: Any = None
    condition: Any = None


class SpendOnly(Form, frozen=True):
    """An activation instruction: "Spend only black mana on X." """

    color: str
