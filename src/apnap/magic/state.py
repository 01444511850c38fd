"""Magic's records: the turn (record 0), players, objects, effects in force, and characteristics as they are computed."""
from __future__ import annotations

from typing import Any

from apnap.kernel.data import Form, Id, Time
from apnap.kernel.game import Root
from apnap.kernel.table import Record

COLORS = ("W", "U", "B", "R", "G")
PERMANENT_TYPES = ("artifact", "battle", "creature", "enchantment", "land", "planeswalker")
SHARED_ZONES = ("battlefield", "stack", "exile", "command")
OWN_ZONES = ("library", "hand", "graveyard")
HIDDEN_ZONES = ("library", "hand")

STEPS = (
    "untap", "upkeep", "draw", "precombat main", "beginning of combat", "declare attackers", "declare blockers", "combat damage",
    "end of combat", "postcombat main", "end", "cleanup",
)
PHASES = {
    "untap": "beginning", "upkeep": "beginning", "draw": "beginning", "precombat main": "precombat main",
    "beginning of combat": "combat", "declare attackers": "combat", "declare blockers": "combat", "combat damage": "combat",
    "end of combat": "combat", "postcombat main": "postcombat main", "end": "ending", "cleanup": "ending",
}


class Unit(Form, frozen=True):
    """One mana in a pool: its colour ("W" ... or "C"), what made it, what it may be spent on (None: anything), whether it is snow."""

    color: str
    source: Id | None = None
    only: Any = None
    snow: bool = False


class Has(Form, frozen=True):
    """An ability on an object: where it comes from (the object or effect `origin`, its n-th) and its form."""

    origin: Id
    n: int
    form: Any


class Chars(Form, frozen=True):
    """An object's characteristics after the layers, with its controller."""

    name: str = ""
    mana_cost: tuple[str, ...] | None = None
    colors: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    abilities: tuple[Has, ...] = ()
    power: int | None = None
    toughness: int | None = None
    loyalty: int | None = None
    controller: Id = Id(0)

    def has(self, keyword: str) -> bool:
        """Whether it has a keyword ability of this name."""
        return any(getattr(h.form, "name", "") == keyword for h in self.abilities)


class Turn(Root):
    """Record 0: whose turn, which step, who has priority, the shared zones, what waits, what is in force."""

    __slots__ = (
        "active", "attacks", "battlefield", "blocks", "clock", "command", "effects", "ending", "exile", "failed", "number", "order",
        "passes", "pc", "priority", "resolving", "stack", "step", "struck", "version", "waiting",
    )
    unwritten = frozenset({"history", "version"})
    unordered = frozenset({"battlefield", "exile", "command"})

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.active = Id(0)
        self.step = "precombat main"
        self.number = 1
        self.order: tuple[Id, ...] = ()
        self.priority: Id | None = None
        self.passes = 0
        self.stack: tuple[Id, ...] = ()
        self.battlefield: tuple[Id, ...] = ()
        self.exile: tuple[Id, ...] = ()
        self.command: tuple[Id, ...] = ()
        self.resolving: Id | None = None
        self.pc = 0
        self.waiting: tuple[Any, ...] = ()
        self.effects: tuple[Id, ...] = ()
        self.attacks: tuple[tuple[Id, Id], ...] = ()
        self.blocks: tuple[tuple[Id, Id], ...] = ()
        self.clock = Time(0)
        self.struck: tuple[Id, ...] | None = None
        self.failed: tuple[Any, ...] = ()
        self.ending = ""
        self.version: int | None = 0


class Player(Record):
    """A player: life, pool, own zones (of the library the first is the top), counters, and what was done this turn."""

    __slots__ = (
        "counters", "drew_from_empty", "graveyard", "hand", "lands_played", "library", "life", "lost", "name", "pool", "team",
        "turn_began",
    )
    unordered = frozenset({"hand"})

    def __init__(self, name: str, life: int) -> None:
        self.name = name
        self.life = life
        self.pool: tuple[Unit, ...] = ()
        self.library: tuple[Id, ...] = ()
        self.hand: tuple[Id, ...] = ()
        self.graveyard: tuple[Id, ...] = ()
        self.counters: dict[str, int] = {}
        self.lands_played = 0
        self.drew_from_empty = False
        self.lost = ""
        self.turn_began = Time(0)
        self.team = ""  # players of one team are no opponents (102.3)


class Object(Record):
    """A card, token, emblem, or an ability on the stack. A zone change makes a new record and writes its id into `became`.

    What is announced for a spell or ability is written here as it is announced; a permanent keeps it (400.7d). `last` is what was last
    known of it when it left its zone. `used` counts activations of its abilities: (origin, n) -> (turn, times in it, times ever).
    """

    __slots__ = (
        "attached_to", "became", "card", "chosen", "control_since", "controller", "controller_was", "counters", "damage", "deathtouched",
        "kind", "last", "origin", "owner", "tapped", "timestamp", "token", "used", "loyalty_used", "zone",
        "ability", "flipped", "source", "modes", "x", "targets", "division", "kicked", "way", "memory", "skip_untap", "ways_paid",
        "face_down", "level",
    )

    def __init__(self, card: str, owner: Id, zone: str) -> None:
        self.card = card
        self.owner = owner
        self.controller = owner
        self.controller_was = owner
        self.zone = zone
        self.kind = "card"
        self.token = False
        self.tapped = False
        self.face_down = False
        self.flipped = False
        self.level = 0
        self.counters: dict[str, int] = {}
        self.damage = 0
        self.deathtouched = False
        self.attached_to: Id | None = None
        self.timestamp = Time(0)
        self.control_since = Time(0)
        self.became: Id | None = None
        self.last: Chars | None = None
        self.chosen: tuple[tuple[str, str], ...] = ()
        self.used: dict[tuple[Id, int], tuple[int, int, int]] = {}
        self.loyalty_used = 0
        self.skip_untap = 0
        self.ability: Any = None
        self.source: Id | None = None
        self.origin: tuple[Id, int] | None = None
        self.modes: tuple[int, ...] = ()
        self.x: int | None = None
        self.targets: tuple[tuple[Id, ...], ...] = ()
        self.division: tuple[tuple[int, ...], ...] = ()
        self.kicked = 0
        self.way: Any = None
        self.ways_paid: tuple[str, ...] = ()
        self.memory: dict[str, Any] = {}


class Effect(Record):
    """A continuous effect made by a resolution: these objects are changed so, until its duration is over."""

    __slots__ = ("changes", "controller", "duration", "made_in", "source", "timestamp", "what")

    def __init__(self, source: Id, controller: Id, what: tuple[Id, ...], changes: tuple[Any, ...], duration: str, made_in: int) -> None:
        self.source = source
        self.controller = controller
        self.what = what
        self.changes = changes
        self.duration = duration
        self.made_in = made_in
        self.timestamp = Time(0)


class DelayedTrigger(Record):
    """A delayed triggered ability that waits (603.7)."""

    __slots__ = ("body", "controller", "event", "memory", "once", "source", "targets", "this_turn")

    def __init__(self, source: Id, controller: Id, event: Any, body: Any, once: bool, this_turn: int) -> None:
        self.source = source
        self.controller = controller
        self.event = event
        self.body = body
        self.once = once
        self.this_turn = this_turn
        self.targets: tuple[tuple[Id, ...], ...] = ()
        self.memory: dict[str, Any] = {}


class Waiting(Form, frozen=True):
    """A trigger that waits to be put on the stack: whose, of which source and ability, with what the event was about."""

    controller: Id
    source: Id
    ability: Any
    memory: tuple[tuple[str, Any], ...] = ()
    targets: tuple[tuple[Id, ...], ...] = ()
    origin: tuple[Id, int] | None = None


class Frame:
    """Whose eyes a text is read with: its source, "you", and the record that carries targets and memory (None outside a resolution).

    `extra` is memory that stands only for the moment (the object of an event, the one in a "for each").
    """

    __slots__ = ("extra", "record", "source", "you")

    def __init__(self, source: Id, you: Id, record: Id | None = None, extra: dict[str, Any] | None = None) -> None:
        self.source = source
        self.you = you
        self.record = record
        self.extra = extra or {}
