"""Berserk's records: the turn (record 0), players, cards, declared abilities, effects in force; and characteristics as computed."""
from __future__ import annotations

from typing import Any

from apnap.kernel.data import Form, Id, Time
from apnap.kernel.game import Root
from apnap.kernel.table import Record

OWN_ZONES = ("hand", "deck", "graveyard", "reserve", "sideboard")
ZONES = ("game", *OWN_ZONES)
HIDDEN_ZONES = ("hand", "deck", "reserve", "sideboard")
PHASES = ("first player", "first hands", "redraw", "start", "choice", "end", "passing")
ELEMENTS = ("steppe", "mountain", "forest", "swamp", "dark")
MOST_COINS = 10
NOT, PARTLY, FULLY = 0, 1, 2  # what became of a part: could not be done, done as far as possible, done fully and unreplaced
REFUSED = -1

Origin = tuple[Any, int]  # ("text", n) for an ability of the card's own text, (id, n) for one given by a source or effect


class Readings(Form, frozen=True):
    """How the rules are read where the sources contradict each other (rules.md, 21); the defaults are what is recommended there.

    `defeat`: a hero is defeated by its lives "now" or by wounds against its "starting" lives (21.1). `markers`: a turn's start takes
    those of "both" players off, or only the "active" one's (21.2). `between_parts`: a hero without lives loses before the rest of a
    complex ability is done (21.4). `attacker_closes` "after" the fight or when it is "declared" (21.5). `suppression` closes the
    original target "after" or "before" the fight (21.7). `numbers`: constant changes of a number in the order of "appearance"
    (115.4) or of "operations" (523).
    """

    defeat: str = "now"
    markers: str = "both"
    between_parts: bool = True
    attacker_closes: str = "after"
    suppression: str = "after"
    numbers: str = "appearance"


class Has(Form, frozen=True):
    """An ability on a card: where it comes from, and its form."""

    origin: Origin
    form: Any


class Chars(Form, frozen=True):
    """What a card is now: its base properties with the constant changes of them, its abilities, its controller."""

    name: str = ""
    type: str = "creature"
    cost: int | str | None = None
    lives: int | None = None
    strike: int | None = None
    classes: tuple[str, ...] = ()
    elements: tuple[str, ...] = ()
    abilities: tuple[Has, ...] = ()
    controller: Id = Id(0)

    def keyword(self, name: str) -> int:
        """The highest number of a keyword (1 where it has none); 0 without the keyword. Numbers do not add up."""
        found = [h.form.n for h in self.abilities if getattr(h.form, "name", "") == name]
        return max((n if isinstance(n, int) else 1 for n in found), default=0)

    def protected(self, what: str) -> bool:
        """Whether it has protection from this."""
        return any(getattr(h.form, "name", "") == "protection" and h.form.what == what for h in self.abilities)


class Point(Form, frozen=True):
    """A trigger point: the ability of a source had its condition fulfilled, with what the event was about (113.7).

    `generation` counts the abilities of which each made the next one trigger, down to this one.
    """

    controller: Id
    source: Id
    origin: Origin
    ability: Any
    memory: tuple[tuple[str, Any], ...] = ()
    generation: int = 0


class Attack(Form, frozen=True):
    """The attack by strike that is going on, and how far it has come (307)."""

    attacker: Id
    original: Id
    target: Id
    defender: Id | None = None
    stage: str = "declared"


class Turn(Root):
    """Record 0: whose turn, which phase, the game zone, the Queue, what waits, what is in force."""

    __slots__ = (
        "active", "attack", "attacks", "clock", "effects", "ending", "extra", "game", "loses", "number", "order", "phase", "proposal",
        "queue", "readings", "running", "version", "waiting",
    )
    unwritten = frozenset({"history", "version"})
    unordered = frozenset({"game"})

    def __init__(self, seed: int, readings: Readings) -> None:
        super().__init__(seed)
        self.readings = readings
        self.active = Id(0)
        self.phase = "choice"
        self.number = 1
        self.order: tuple[Id, ...] = ()
        self.game: tuple[Id, ...] = ()
        self.queue: tuple[Id, ...] = ()
        self.running: Id | None = None
        self.proposal: Id | None = None
        self.waiting: tuple[Point, ...] = ()
        self.attack: Attack | None = None
        self.attacks = 0
        self.effects: tuple[Id, ...] = ()
        self.ending = False
        self.extra: tuple[Id, ...] = ()
        self.loses: tuple[tuple[Id, str], ...] = ()
        self.clock = Time(0)
        self.version: int | None = 0


class Player(Record):
    """A player: coins (open and closed), own zones (of the deck the first is the top), missed draws."""

    __slots__ = ("closed_coins", "deck", "graveyard", "hand", "hero", "missed", "name", "open_coins", "prayers", "reserve",
                 "sideboard", "temporary")
    unordered = frozenset({"hand"})

    def __init__(self, name: str) -> None:
        self.name = name
        self.hero = Id(0)
        self.open_coins = 0
        self.closed_coins = 0
        self.temporary = 0
        self.prayers = 0
        self.missed = 0
        self.hand: tuple[Id, ...] = ()
        self.deck: tuple[Id, ...] = ()
        self.graveyard: tuple[Id, ...] = ()
        self.reserve: tuple[Id, ...] = ()
        self.sideboard: tuple[Id, ...] = ()


class Object(Record):
    """A card. A zone change makes a new record and writes its id into `became`; `last` is what was last known of it.

    `extra` are extra lives less negative ones, `boost` effects of +1/+1 less those of -1/-1. `marks` counts the declarations of its
    abilities this turn. `since` is the turn in which it came under its controller's control. `armoured` is what Броня took away.
    `spared` are the lives with which its death was replaced: with as many it does not die again (525).
    """

    __slots__ = (
        "armoured", "attacked", "became", "boost", "card", "closed", "controller", "created", "defended", "extra", "how", "hurt", "hurt_by",
        "last", "marks", "owner", "poison", "since", "spared", "stunned", "timestamp", "wounds", "zone",
    )

    def __init__(self, card: str, owner: Id, zone: str) -> None:
        self.card = card
        self.owner = owner
        self.controller = owner
        self.zone = zone
        self.closed = False
        self.stunned = False
        self.created = False
        self.wounds = 0
        self.extra = 0
        self.boost = 0
        self.poison = 0
        self.since = 0
        self.how = ""
        self.attacked = False
        self.defended = False
        self.hurt = False
        self.hurt_by: Id | None = None
        self.spared: int | None = None
        self.armoured = 0
        self.marks: dict[Origin, int] = {}
        self.timestamp = Time(0)
        self.became: Id | None = None
        self.last: Chars | None = None


class Entry(Record):
    """A declared ability or spell, from its announcement until it has been performed. All that was announced is written here.

    `went` is what became of the part before (see `FULLY`), `stopped` that the rest of the sentence is left.
    """

    __slots__ = (
        "body", "cancelled", "division", "generation", "how", "kind", "memory", "modes", "origin", "pc", "player", "source", "stopped",
        "targets", "unpaid", "went", "x",
    )

    def __init__(self, kind: str, player: Id, source: Id, origin: Origin | None, body: Any) -> None:
        self.kind = kind
        self.player = player
        self.source = source
        self.origin = origin
        self.body = body
        self.how = ""
        self.generation = 0
        self.modes: tuple[int, ...] = ()
        self.x: int | None = None
        self.targets: tuple[tuple[Id, ...], ...] = ()
        self.division: tuple[tuple[int, ...], ...] = ()
        self.memory: dict[str, Any] = {}
        self.pc = 0
        self.went = FULLY
        self.stopped = False
        self.unpaid = False
        self.cancelled = False


class Effect(Record):
    """A lasting effect of an ability: these cards are changed so, until the "turn" or the "next turn" ends or they leave play ("")."""

    __slots__ = ("changes", "controller", "made_in", "source", "timestamp", "until", "what")

    def __init__(self, source: Id, controller: Id, what: tuple[Id, ...], changes: tuple[Any, ...], until: str, made_in: int) -> None:
        self.source = source
        self.controller = controller
        self.what = what
        self.changes = changes
        self.until = until
        self.made_in = made_in
        self.timestamp = Time(0)


class Frame:
    """Whose eyes a text is read with: its source, "you", and the entry that carries targets and memory (None outside a performance).

    `base` is the first slot of the mode that is being read; `extra` is memory that stands only for the moment.
    """

    __slots__ = ("base", "extra", "record", "source", "you")

    def __init__(self, source: Id, you: Id, record: Id | None = None, base: int = 0, extra: dict[str, Any] | None = None) -> None:
        self.source = source
        self.you = you
        self.record = record
        self.base = base
        self.extra = extra or {}
