"""Whom, what, how much, whether: the nouns of card texts."""
from __future__ import annotations

from typing import Any

from apnap.kernel.data import Form

# ---------------------------------------------------------------- whom and what


class This(Form, frozen=True):
    """The object that the ability is of (its source): "this creature", the card's own name."""


class Target(Form, frozen=True):
    """The n-th target of the mode, counted from 0; with several in the slot, all of them."""

    slot: int = 0


class That(Form, frozen=True):
    """Something said before: "it", "that card", "the sacrificed creature", "that player". `key` names where it was remembered.

    Keys that instructions and costs write: "sacrificed", "discarded", "exiled", "returned", "revealed", "found", "created", "chosen",
    "milled", "put", "destroyed"; triggers write "it" (the object of the event), "player" (the player of the event), "source".
    """

    key: str = "it"


class Host(Form, frozen=True):
    """What the source is attached to: "enchanted creature", "equipped creature"."""


class Each(Form, frozen=True):
    """Everything that fits: "each creature", "all lands target player controls", "your hand"."""

    filter: Any


class Choose(Form, frozen=True):
    """Chosen while the action is done (or the cost is paid): "a creature", "two cards from your graveyard", "up to one".

    `who` chooses (default: the player who does the action); `random` leaves it to chance.
    """

    filter: Any
    least: Any = 1
    most: Any = 1
    who: Any = None
    random: bool = False


class Top(Form, frozen=True):
    """The top `n` cards of a player's library."""

    n: Any = 1
    whose: Any = None


class You(Form, frozen=True):
    """The controller of the spell or ability; for a static ability that of its source."""


class Players(Form, frozen=True):
    """Several players: "each" player, "opponents" (each opponent), "others" (each other player)."""

    which: str = "each"


class AnOpponent(Form, frozen=True):
    """An opponent, chosen by the controller where there are several."""


class ControllerOf(Form, frozen=True):
    """The controller of an object (as last known when it is gone)."""

    what: Any


class OwnerOf(Form, frozen=True):
    """The owner of an object."""

    what: Any


class ActivePlayer(Form, frozen=True):
    """The player whose turn it is."""


# ---------------------------------------------------------------- descriptions


class Filter(Form, frozen=True):
    """A description: every field that is set must hold.

    `types`: any of these groups of type words, each group whole (("artifact", "creature"),) or (("artifact",), ("creature",));
    words are card types, supertypes and subtypes in their printed spelling, types and supertypes in lower case.
    `nots`: type words, colours or "token" that must not hold. `kind`: "permanent" (on the battlefield; the default where `zone` is
    None), "card", "spell", "ability", "activated ability", "triggered ability", "loyalty ability", "mana ability", "source",
    "object" (anything: only in `Is`). `zone` with `whose` (None: anybody's): "graveyard", "hand", "library", "exile", "stack",
    "not battlefield". `status`: "tapped", "untapped", "attacking", "blocking", "unblocked", "token", "face-down",
    "attached". `stats`: (which, op, quantity) with "power", "toughness", "mana value", "loyalty" and "<=", ">=", "=", "<", ">".
    """

    types: tuple[tuple[str, ...], ...] = ()
    nots: tuple[str, ...] = ()
    colors: tuple[str, ...] = ()
    kind: str = "permanent"
    controller: Any = None
    owner: Any = None
    zone: str | None = None
    whose: Any = None
    other: bool = False
    status: tuple[str, ...] = ()
    stats: tuple[tuple[str, str, Any], ...] = ()
    keywords: tuple[str, ...] = ()
    lacks: tuple[str, ...] = ()
    named: str | None = None
    named_as_chosen: bool = False
    counters: str | None = None
    is_host: bool = False
    # relations: ("attached", x), ("blocking", x), ("blocked by", x), ("exiled with", x), ("targets", x), ("remembered", That), ...
    relations: tuple[tuple[str, Any], ...] = ()
    chosen: tuple[str, ...] = ()  # "type", "color": chosen as the source entered; "color now": as the effect begins
    single: bool = False  # with several targets: all of one player's graveyard
    least_counters: Any = 1  # with `counters`


class PlayerFilter(Form, frozen=True):
    """Players that may be chosen: "player", "opponent", "other player"."""

    which: str = "player"


class Either(Form, frozen=True):
    """Anything that fits one of several descriptions: "creature or player", "spell, activated ability, or triggered ability"."""

    of: tuple[Any, ...]


ANY_TARGET = Either(
    (Filter(types=(("creature",), ("planeswalker",), ("battle",))), PlayerFilter("player"))
)
"""What "any target" means (115.4)."""


class Slot(Form, frozen=True):
    """One use of the word "target": what fits, how many, and who chooses (None: the controller)."""

    what: Any
    least: Any = 1
    most: Any = 1
    chooser: Any = None
    other: bool = False  # "another target": not among the targets of the slots before


# ---------------------------------------------------------------- how much


class X(Form, frozen=True):
    """The announced X of this spell or ability."""


class Count(Form, frozen=True):
    """How many objects fit."""

    filter: Any


class Stat(Form, frozen=True):
    """"power", "toughness", "mana value" or "loyalty" of an object (as last known); "life" and "hand size" of a player."""

    of: Any
    which: str


class CountersOn(Form, frozen=True):
    """How many counters (of a kind, or of any) are on an object."""

    what: Any
    kind: str | None = None


class Plus(Form, frozen=True):
    """A sum."""

    parts: tuple[Any, ...]


class Times(Form, frozen=True):
    """A product: "twice", "2 for each"."""

    factor: Any
    of: Any


class Half(Form, frozen=True):
    """Half of it, rounded up or down."""

    of: Any
    up: bool = False


class ThatMuch(Form, frozen=True):
    """An amount said before: "that much", "that many"."""

    key: str = "amount"


class Devotion(Form, frozen=True):
    """Devotion to colours: mana symbols among the mana costs of permanents one controls (700.5)."""

    colors: tuple[str, ...]


class SymbolsInCost(Form, frozen=True):
    """How many mana symbols of a colour stand in the activation or mana cost of the object in question (hybrid and Phyrexian count)."""

    color: str


class TimesKicked(Form, frozen=True):
    """How many times the spell (or the spell that became this permanent) was kicked."""


# ---------------------------------------------------------------- whether


class Compare(Form, frozen=True):
    """A comparison of two quantities: "<=", ">=", "=", "<", ">"."""

    a: Any
    op: str
    b: Any


class Is(Form, frozen=True):
    """An object fits a description, as it is or was last known: "if the sacrificed creature was red"."""

    what: Any
    filter: Any


class Did(Form, frozen=True):
    """What was offered or asked was chosen and done: "if you do" (key "may"), or something was done "this way" (another key)."""

    key: str = "may"


class Not(Form, frozen=True):
    """The opposite."""

    what: Any


class AllOf(Form, frozen=True):
    """All hold."""

    of: tuple[Any, ...]


class AnyOf(Form, frozen=True):
    """At least one holds."""

    of: tuple[Any, ...]


class During(Form, frozen=True):
    """It is (one of) these steps or phases: "upkeep", "combat", "main", ...; `whose` turn, if it matters."""

    when: tuple[str, ...] = ()
    whose: Any = None


class WasKicked(Form, frozen=True):
    """The spell was kicked."""


# ---------------------------------------------------------------- said by card texts (text/magic)


class Doer(Form, frozen=True):
    """The player who does the action at hand: "their" in "each player discards their hand"."""


class Several(Form, frozen=True):
    """Several references done at once: "tap target creature and target land"."""

    of: tuple[Any, ...]


class InZone(Form, frozen=True):
    """The object referred to, if it is in that zone (of that player): "that card from your graveyard". """

    what: Any
    zone: str
    whose: Any = None


class Still(Form, frozen=True):
    """The object referred to as long as it has not changed its zone: a new object is not it (400.7)."""

    what: Any


class Among(Form, frozen=True):
    """ "greatest", "least" or "total" of a stat ("power", "toughness", "mana value") among what fits."""

    which: str
    stat: str
    filter: Any


class Special(Form, frozen=True):
    """A quantity with a name of its own: "domain", "party", "colors spent", "speed", "opponents"."""

    name: str


class CountDone(Form, frozen=True):
    """How many were remembered under a key (and fit): "the number of creature cards discarded this way". A number counts as itself."""

    key: str
    filter: Any = None


class Happened(Form, frozen=True):
    """Something happened this turn at least `n` times, to what fits or by a player (`of`).

    `how`: "died", "entered", "attacked", "attacked or blocked", "dealt damage", "gained life", "lost life", "cast".
    """

    how: str
    of: Any = None
    n: Any = 1


class Seen(Form, frozen=True):
    """A fact that only a judge can see ("you catch it with one hand"): it is asked. `text` is what is to be seen."""

    text: str


class Status(Form, frozen=True):
    """A condition with a name of its own: "city's blessing", "monarch", "initiative", "no mana spent", "treasure mana spent",
    "delirium", "different powers"."""

    name: str
    n: Any = 1
