"""Whom, what, how much, whether: the nouns of card texts."""
from __future__ import annotations

from typing import Any

from apnap.kernel.data import Form

# ---------------------------------------------------------------- whom and what


class This(Form, frozen=True):
    """The card that the ability is of: the card's own name (105)."""


class Target(Form, frozen=True):
    """What was chosen for the n-th slot of the body, counted from 0 through all its parts."""

    slot: int = 0


class That(Form, frozen=True):
    """Something said before. Triggers write "it" (the card of the event), "by" (what did it) and "player"; verbs "found", "created"."""

    key: str = "it"


class Each(Form, frozen=True):
    """Everything that fits: untargeted (118.4)."""

    filter: Any


class Choose(Form, frozen=True):
    """Chosen while it is done and not announced: what a payment takes, what a search finds. `who` chooses (None: who does it)."""

    filter: Any
    least: Any = 1
    most: Any = 1
    who: Any = None


class You(Form, frozen=True):
    """The controller of the ability."""


class Opponent(Form, frozen=True):
    """The other player."""


class EachPlayer(Form, frozen=True):
    """Both players, the active one first."""


class HeroOf(Form, frozen=True):
    """A player's hero; what is said of a player is said of it (209.5)."""

    who: Any = You()


class ControllerOf(Form, frozen=True):
    """Who controls a card, or last did."""

    what: Any


# ---------------------------------------------------------------- descriptions


class Filter(Form, frozen=True):
    """A description: every field that is set must hold.

    `kind`: "card", "creature", "hero", "character" (hero or creature), "spell", "support", "equipment". `side`: "own" or "enemy", by the
    controller. `zone` None is the game zone; a zone without `whose` is the controller's own (118): "own", "enemy", "any".
    `classes` and `elements`: any of these; "any" is every element, "none" that there is none.
    `status`: "open", "closed", "wounded", "unwounded",
    "wounded this turn", "poisoned", "created". `stats`: (which, comparison, quantity) with "cost", "lives", "strike", "wounds" and
    "<=", ">=", "=". `keywords` it must have, `lacks` it must not. `how` it came into the zone: "play", "free", "ambush", "call", "revive".
    """

    kind: str = "creature"
    side: str | None = None
    zone: str | None = None
    whose: str | None = None
    other: bool = False
    classes: tuple[str, ...] = ()
    elements: tuple[str, ...] = ()
    status: tuple[str, ...] = ()
    stats: tuple[tuple[str, str, Any], ...] = ()
    keywords: tuple[str, ...] = ()
    lacks: tuple[str, ...] = ()
    named: str | None = None
    how: str | None = None


class Slot(Form, frozen=True):
    """One choice of targets: what fits, how many (`most` None: any number), whose choice (None: the controller), not those before."""

    what: Filter
    least: Any = 1
    most: Any = 1
    chooser: Any = None
    other: bool = False


# ---------------------------------------------------------------- how much


class X(Form, frozen=True):
    """The announced X."""


class Divided(Form, frozen=True):
    """As much as was given to each target when the amount was divided."""


class Count(Form, frozen=True):
    """How many cards fit."""

    filter: Filter


class Stat(Form, frozen=True):
    """"cost", "lives", "strike" or "wounds" of a card, as it is or was last known."""

    of: Any
    which: str


class ThatMuch(Form, frozen=True):
    """An amount said before."""

    key: str = "amount"


class Plus(Form, frozen=True):
    """A sum."""

    parts: tuple[Any, ...]


class Times(Form, frozen=True):
    """A quantity so many times."""

    n: int
    of: Any


class OpenCoins(Form, frozen=True):
    """How many open coins a player has."""

    who: Any = You()


# ---------------------------------------------------------------- whether


class Compare(Form, frozen=True):
    """A comparison of two quantities: "<=", ">=", "=", "<", ">"."""

    a: Any
    op: str
    b: Any


class Is(Form, frozen=True):
    """A card fits a description, as it is or was last known."""

    what: Any
    filter: Filter


class Not(Form, frozen=True):
    """The opposite."""

    what: Any


class AllOf(Form, frozen=True):
    """All hold."""

    of: tuple[Any, ...]


class Attacking(Form, frozen=True):
    """The card attacks by strike now."""


class Dead(Form, frozen=True):
    """A card has gone from play to the graveyard."""

    what: Any


class InTurnOf(Form, frozen=True):
    """It is this player's turn."""

    who: Any = You()
