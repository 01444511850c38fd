"""The smallest rulebook that uses every part of the kernel: cards strike each other from a first-in first-out queue.

On his turn a player uses cards of his (once a turn each; two coins or another card of his is the price) or passes, which gives a coin.
A struck card goes to the bin unless it has a shield, which goes instead. A mourner that sees a card go to the bin, itself included,
gives its owner a gift: he tosses a three-sided die and takes up to that many coins.
"""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from apnap.kernel.data import Form, Id, Time
from apnap.kernel.events import Event
from apnap.kernel.game import Attempted, Game, Root
from apnap.kernel.law import Edition, Lawbook, dated
from apnap.kernel.options import Number, One
from apnap.kernel.refusal import Illegal, Refusal, refuse
from apnap.kernel.search import completes
from apnap.kernel.table import Record

BOOK = Lawbook("toy", (Edition("2000", "first"), Edition("2010", "second")))
ACT = BOOK.rule("act", {"2000": "1"}, "On his turn a player uses a card or passes.")
OWN = BOOK.rule("own", {"2000": "1.1"}, "Only own cards on the table are used.")
ONCE = BOOK.rule("once", {"2000": "1.2"}, "A card is used once a turn.")
TARGET = BOOK.rule("target", {"2000": "2"}, "A strike needs a card of the enemy.")
PRICE = BOOK.rule("price", {"2000": "3", "2010": "~3.1"}, "A strike costs coins, or another card.")
GIFT = BOOK.rule("gift", {"2000": "4"}, "A mourner gives up to as many coins as the die shows.")
REVERSE = BOOK.rule("reverse", {"2000": "5"}, "What can't be completed is taken back.")
COINS = dated({"2000": 2, "2010": 3})


class Top(Root):
    __slots__ = ("clock", "players", "queue", "turn", "zones")

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.players: tuple[Id, ...] = ()
        self.zones: dict[str, tuple[Id, ...]] = {"table": (), "bin": ()}
        self.queue: tuple[Id, ...] = ()
        self.turn = 0
        self.clock = Time(0)


class Player(Record):
    __slots__ = ("coins", "name")

    def __init__(self, name: str, coins: int) -> None:
        self.name, self.coins = name, coins


class Card(Record):
    __slots__ = ("became", "known", "name", "owner", "shields", "since", "used", "zone")

    def __init__(self, name: str, owner: Id, zone: str, shields: int, since: Time) -> None:
        self.name, self.owner, self.zone, self.shields, self.since = name, owner, zone, shields, since
        self.used = -1
        self.known: tuple[Any, ...] = ()
        self.became: Id | None = None


class Entry(Record):
    __slots__ = ("player", "source", "target", "what")

    def __init__(self, what: str, player: Id, source: Id) -> None:
        self.what, self.player, self.source = what, player, source
        self.target: Id | None = None


class Use(Form, frozen=True):
    card: Id


class Reversed(Form, frozen=True):
    at: str
    refusals: tuple[Refusal, ...]


class Move(Event, frozen=True):
    card: Id
    to: str

    def leaves(self, g: Toy) -> tuple[Id, ...]:
        return (self.card,)

    def do(self, g: Toy) -> Event | None:
        return self if g.moved(self.card, self.to) else None


class Destroy(Event, frozen=True):
    card: Id

    def inner(self, g: Toy) -> tuple[Event, ...]:
        return (Move(self.card, "bin"),)


class Unshield(Event, frozen=True):
    card: Id

    def do(self, g: Toy) -> Event | None:
        g.table.edit(self.card).shields -= 1
        return self


class Gain(Event, frozen=True):
    player: Id
    coins: int

    def do(self, g: Toy) -> Event | None:
        g.table.edit(self.player).coins += self.coins
        return self if self.coins else None


def why_not_use(g: Toy, asked: Any) -> Iterator[Refusal]:
    """Every reason against an answer to "act"."""
    if type(asked) is not Use or type(asked.card) is not Id or not isinstance(g.table.get(asked.card), Card):
        yield refuse(ACT)
        return
    card = g.table[asked.card]
    if asked.card not in g.cards(g.active):
        yield refuse(OWN, card=asked.card)
    if card.used == g.root.turn:
        yield refuse(ONCE, card=asked.card)


def propose(g: Toy, asked: Any) -> None:
    reasons = tuple(why_not_use(g, asked))
    if reasons:
        raise Illegal(*reasons)
    g.queued("strike", g.active, asked.card)
    g.table.edit(asked.card).used = g.root.turn


def target(g: Toy, asked: Use) -> None:
    enemies = g.cards(next(p for p in g.root.players if p != g.active))
    if not enemies:
        raise Illegal(refuse(TARGET))
    which = g.choose(g.active, "target", TARGET, One(enemies))
    g.table.edit(g.root.queue[-1]).target = which


def pay(g: Toy, asked: Use) -> None:
    price = g.law(COINS)
    if g.choose(g.active, "way to pay", PRICE, One(("coins", "card"))) == "coins":
        if g.table[g.active].coins < price:
            raise Illegal(refuse(PRICE, coins=g.table[g.active].coins))
        g.happen(Gain(g.active, -price), rule=PRICE)
        return
    others = tuple(c for c in g.cards(g.active) if c != asked.card)
    if not others:
        raise Illegal(refuse(PRICE, card=asked.card))
    g.happen(Move(g.choose(g.active, "card to pay", PRICE, One(others)), "bin"), rule=PRICE)


STEPS = (("propose", propose), ("target", target), ("pay", pay))


class Toy(Game):
    lawbook = BOOK

    @property
    def active(self) -> Id:
        return self.root.players[self.root.turn % 2]

    def cards(self, player: Id) -> tuple[Id, ...]:
        return tuple(c for c in self.root.zones["table"] if self.table[c].owner == player)

    def queued(self, what: str, player: Id, source: Id) -> None:
        entry = self.table.add(Entry(what, player, source))
        self.edit_root().queue += (entry,)

    def moved(self, i: Id, to: str) -> bool:
        old = self.table.edit(i)
        if old.became is not None or old.zone == to:
            return False
        top = self.edit_root()
        top.clock = Time(top.clock + 1)
        new = old.became = self.table.add(Card(old.name, old.owner, to, 0, top.clock))
        gone = tuple(c for c in top.zones[old.zone] if c != i)
        top.zones = {**top.zones, old.zone: gone, to: (*top.zones[to], new)}
        return True

    def step(self) -> bool:
        if self.root.queue:
            self.resolve()
        elif self.root.turn >= 16 or not all(self.cards(p) for p in self.root.players):
            return False
        else:
            self.act()
        return True

    def act(self) -> None:
        answer = self.choose(self.active, "act", ACT, self.actions, why=why_not_use, attempts=True)
        if answer == "pass":
            self.happen(Gain(self.active, 1), rule=ACT)
            self.edit_root().turn += 1
            return
        back = self.transaction(STEPS, answer.answer if isinstance(answer, Attempted) else answer)
        if back is not None:
            self.note(Reversed(back.at, back.refusals), REVERSE)

    def actions(self) -> One:
        uses = [Use(c) for c in self.cards(self.active)]
        fit = [u for u in uses if not any(why_not_use(self, u)) and completes(self, u).found is not False]
        return One(("pass", *fit))

    def resolve(self) -> None:
        first = self.root.queue[0]
        self.edit_root().queue = self.root.queue[1:]
        entry = self.table[first]
        if entry.what == "strike":
            self.happen(Destroy(entry.target), cause=entry.source, rule=TARGET)
            return
        most = self.toss("die", GIFT, 3)
        self.happen(Gain(entry.player, self.choose(entry.player, "coins", GIFT, Number(0, most))), cause=entry.source, rule=GIFT)

    def watchers(self) -> tuple[Any, ...]:
        return tuple(c for c in self.root.zones["table"] if self.table[c].name == "mourner")

    def matches(self, watcher: Any, event: Event) -> bool:
        return isinstance(event, Move) and event.to == "bin"

    def looks_back(self, watcher: Any, event: Event) -> bool:
        return isinstance(event, Move)

    def noticed(self, triggers: list[tuple[Any, Event]]) -> None:
        for watcher, _ in triggers:
            self.queued("gift", self.table[watcher].owner, watcher)

    def replacements(self, event: Event) -> list[Any]:
        return ["shield"] if isinstance(event, Move) and event.to == "bin" and self.table[event.card].shields else []

    def replace(self, event: Event, effect: Any) -> Event | None:
        return Unshield(event.card)

    def freeze(self, i: Id) -> None:
        card = self.table.edit(i)
        card.known = (card.name, card.shields)


def toy(seed: int = 1, edition: str = "first", coins: int = 2, each: tuple[str, ...] = ("mourner", "knight", "page"), kind: type[Toy] = Toy,
        auto: tuple[str, ...] = ()) -> Toy:
    """A fresh game at its first decision. Knights begin with a shield."""
    g = kind(edition, auto)
    g.table.add(Top(seed))
    players = tuple(g.table.add(Player(name, coins)) for name in ("Anna", "Nora"))
    cards = tuple(g.table.add(Card(name, p, "table", int(name == "knight"), Time(0))) for p in players for name in each)
    g.edit_root().players = players
    g.edit_root().zones = {"table": cards, "bin": ()}
    g.begin()
    return g
