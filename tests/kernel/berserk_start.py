"""A start of «Берсерк. Герои» without attacks and text: the Queue, once-a-turn markers, trigger points, activation, reversal.

Numbers are those of the 15th edition (`v15`) and, where they differ, of the 2nd, which the scenarios quote.
"""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from apnap.kernel.data import Form, Id
from apnap.kernel.events import Event, Outcome
from apnap.kernel.game import Attempted, Game, Root
from apnap.kernel.law import Edition, Lawbook
from apnap.kernel.options import Number, One, Some
from apnap.kernel.refusal import Illegal, Refusal, refuse
from apnap.kernel.table import Record

BOOK = Lawbook("berserk", (Edition("2015", "2nd"), Edition("2024-05-31", "15th")))
FIRST = BOOK.rule("first", {"2024-05-31": "301.4"}, "Each rolls a die; who rolls higher chooses to be first or second.")
RESTORE = BOOK.rule("restore", {"2024-05-31": "303"}, "Cards and coins open; cards lose their once-a-turn markers.")
GATHER = BOOK.rule("gather", {"2024-05-31": "304"}, "The active player gains a coin and draws a card; the third failed draw loses.")
CHOICE = BOOK.rule("choice", {"2024-05-31": "306.1"}, "In the choice phase a player uses an ability, plays a card or ends his turn.")
PLAY = BOOK.rule("play", {"2024-05-31": "309.1"}, "A card is played from the own hand.")
ONCE_TRIGGER = BOOK.rule("once: triggered", {"2015": "113.5"}, "A triggered ability is declared once a turn.")
POINTS = BOOK.rule("points", {"2015": "113.6", "2024-05-31": "113.7"}, "Of several trigger points the controller chooses one.")
GONE = BOOK.rule("gone", {"2015": "113.7", "2024-05-31": "113.8"}, "What has become illegal is not declared, and not counted as declared.")
OWN_PHASE = BOOK.rule("own choice phase", {"2015": "~114.2"}, "Abilities are activated only in the choice phase of the own main stage.")
CONTROL = BOOK.rule("control", {"2015": "114.1"}, "A player activates the abilities of his cards in play.")
PAYMENT = BOOK.rule("payment", {"2015": "~114.3"}, "The payment is made at the declaration.")
ONCE = BOOK.rule("once", {"2015": "~114.4"}, "Each activated ability is declared once a turn.")
TARGET = BOOK.rule("target", {"2024-05-31": "502.9"}, "Without a legal target an ability is not declared.")
QUEUE = BOOK.rule("queue", {"2024-05-31": "401.1"}, "The Queue is performed first in, first out.")
LETHAL = BOOK.rule("lethal", {"2024-05-31": "505.1"}, "A creature whose wounds reach its lives is destroyed.")


class Use(Form, frozen=True):
    player: Id
    card: Id
    n: int


class Play(Form, frozen=True):
    player: Id
    card: Id


class Shots(Form, frozen=True):
    """Shots at different enemy creatures, one after another."""
    most: int
    amount: int


class Hit(Form, frozen=True):
    amount: int


class Heal(Form, frozen=True):
    amount: int


class Slay(Form, frozen=True):
    """Destroy what fulfilled the condition."""


class Luck(Form, frozen=True):
    """Toss a die; take up to that many coins, chosen while this is performed."""
    sides: int


class Poison(Form, frozen=True):
    amount: int


class Activated(Form, frozen=True):
    coins: int
    close: bool
    effect: Form


class Triggered(Form, frozen=True):
    on: str
    effect: Form


class Face(Form, frozen=True):
    name: str
    cost: int = 0
    lives: int = 0
    hero: bool = False
    abilities: tuple[Form, ...] = ()


class Point(Form, frozen=True):
    """A trigger point: the condition of an ability, known by where it comes from, was fulfilled by `subject`."""
    source: Id
    origin: tuple[str, int]
    effect: Form
    player: Id
    subject: Id | None


class Reversed(Form, frozen=True):
    at: str
    refusals: tuple[Refusal, ...]


class Declared(Form, frozen=True):
    source: Id
    effect: Form
    targets: tuple[Id, ...]


class Turn(Event, frozen=True):
    player: Id


class Wound(Event, frozen=True):
    card: Id
    amount: int

    def do(self, g: Berserk) -> Event | None:
        if g.table[self.card].zone != "play" or self.amount <= 0:
            return None
        g.table.edit(self.card).wounds += self.amount
        return self


class Mend(Event, frozen=True):
    card: Id
    amount: int

    def do(self, g: Berserk) -> Event | None:
        amount = min(self.amount, g.table[self.card].wounds)
        g.table.edit(self.card).wounds -= amount
        return self.but(amount=amount) if amount else None


class Move(Event, frozen=True):
    card: Id
    to: str
    new: Id | None = None

    def leaves(self, g: Berserk) -> tuple[Id, ...]:
        return (self.card,)

    def do(self, g: Berserk) -> Event | None:
        new = g.moved(self.card, self.to)
        return None if new is None else self.but(new=new)


class Destroy(Event, frozen=True):
    card: Id

    def inner(self, g: Berserk) -> tuple[Event, ...]:
        return (Move(self.card, "graveyard"),)


class Pay(Event, frozen=True):
    player: Id
    coins: int
    close: Id | None = None

    def do(self, g: Berserk) -> Event | None:
        g.table.edit(self.player).coins -= self.coins
        if self.close is not None:
            g.table.edit(self.close).closed = True
        return self


class Top(Root):
    __slots__ = ("active", "phase", "players", "queue", "running", "turn", "waiting", "zones")

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.players: tuple[Id, ...] = ()
        self.active = Id(0)
        self.phase = "roll"
        self.queue: tuple[Id, ...] = ()
        self.running: Id | None = None
        self.waiting: tuple[Point, ...] = ()
        self.zones: tuple[Id, ...] = ()  # all cards, wherever they are now
        self.turn = 0


class Player(Record):
    __slots__ = ("coins", "missed", "name", "supply")

    def __init__(self, name: str, coins: int) -> None:
        self.name, self.coins, self.supply, self.missed = name, coins, coins, 0


class Card(Record):
    __slots__ = ("became", "came", "closed", "face", "marks", "owner", "poison", "wounds", "zone")

    def __init__(self, face: Face, owner: Id, zone: str, came: int) -> None:
        self.face, self.owner, self.zone, self.came = face, owner, zone, came
        self.closed = False
        self.wounds = self.poison = 0
        self.marks: tuple[tuple[str, int], ...] = ()
        self.became: Id | None = None


class Entry(Record):
    """A declared ability in the Queue."""
    __slots__ = ("effect", "origin", "player", "source", "subject", "targets")

    def __init__(self, source: Id, origin: tuple[str, int], effect: Form, player: Id, subject: Id | None) -> None:
        self.source, self.origin, self.effect, self.player, self.subject = source, origin, effect, player, subject
        self.targets: tuple[Id, ...] = ()


def timing(g: Berserk, player: Id) -> Iterator[Refusal]:
    top = g.root
    if player != top.active or top.phase != "choice" or top.queue or top.waiting or top.running is not None:
        yield refuse(OWN_PHASE, player=player, phase=top.phase)


def may_not(g: Berserk, asked: Any) -> Iterator[Refusal]:
    """Who, timing and limits of an action."""
    card = g.table.get(asked.card) if type(asked) in (Use, Play) and type(asked.card) is Id and type(asked.player) is Id else None
    if not isinstance(card, Card):
        yield refuse(CHOICE)
        return
    if type(asked) is Play:
        if card.owner != asked.player or card.zone != "hand":
            yield refuse(PLAY, card=asked.card)
        yield from timing(g, asked.player)
        return
    if card.owner != asked.player or card.zone != "play" or g.activated(asked) is None:
        yield refuse(CONTROL, card=asked.card)
        return
    yield from timing(g, asked.player)
    if ("text", asked.n) in card.marks:
        yield refuse(ONCE, card=asked.card, n=asked.n)


def price(g: Berserk, asked: Any) -> Iterator[Refusal]:
    """What the payment of an action fails by."""
    card = g.table[asked.card]
    cost = card.face.cost if type(asked) is Play else g.activated(asked).coins
    if g.table[asked.player].coins < cost:
        yield refuse(PAYMENT, coins=cost, player=asked.player)
    if type(asked) is Use and g.activated(asked).close and (card.closed or (card.came == g.root.turn and not card.face.hero)):
        yield refuse(PAYMENT, card=asked.card)


def why_not(g: Berserk, asked: Any) -> Iterator[Refusal]:
    """Every reason against an action, in the order in which the rules ask."""
    reasons = tuple(may_not(g, asked))
    yield from reasons
    if any(r.rule in (CHOICE.name, CONTROL.name, PLAY.name) for r in reasons):
        return
    if type(asked) is Use and g.aims(g.activated(asked).effect, asked.player) == ():
        yield refuse(TARGET, card=asked.card)
    yield from price(g, asked)


def why_not_declare(g: Berserk, point: Any) -> Iterator[Refusal]:
    if type(point) is not Point:
        yield from why_not(g, point)
        return
    if point not in g.root.waiting:
        yield refuse(POINTS)
        return
    if point.origin in g.table[point.source].marks:
        yield refuse(ONCE_TRIGGER, card=point.source)
    if point.subject is not None and type(point.effect) is Slay and g.table[point.subject].zone != "play":
        yield refuse(GONE, card=point.subject)
    if g.aims(point.effect, point.player) == ():
        yield refuse(TARGET, card=point.source)


def announce(g: Berserk, asked: Any) -> None:
    reasons = tuple(may_not(g, asked))
    if reasons:
        raise Illegal(*reasons)
    if type(asked) is Use:
        g.queued(Point(asked.card, ("text", asked.n), g.activated(asked).effect, asked.player, None))
    else:
        g.happen(Move(asked.card, "play"), rule=PLAY)


def targets(g: Berserk, asked: Any) -> None:
    if type(asked) is Use:
        g.aimed(g.root.queue[-1])


def pay(g: Berserk, asked: Any) -> None:
    reasons = tuple(price(g, asked))
    if reasons:
        raise Illegal(*reasons)
    if type(asked) is Play:
        g.happen(Pay(asked.player, g.table[asked.card].face.cost), rule=PAYMENT)
    else:
        ability = g.activated(asked)
        g.happen(Pay(asked.player, ability.coins, asked.card if ability.close else None), rule=PAYMENT)


STEPS = (("announce", announce), ("targets", targets), ("pay", pay))


class Berserk(Game):
    lawbook = BOOK

    def other(self, player: Id) -> Id:
        a, b = self.root.players
        return b if player == a else a

    def cards(self, zone: str, owner: Id) -> tuple[Id, ...]:
        return tuple(c for c in self.root.zones if self.table[c].zone == zone and self.table[c].owner == owner)

    def named(self, name: str, zone: str = "play") -> Id:
        return next(c for c in self.root.zones if self.table[c].zone == zone and self.table[c].face.name == name)

    def activated(self, asked: Use) -> Any:
        """The activated ability that is asked for, or None."""
        abilities = self.table[asked.card].face.abilities
        found = abilities[asked.n] if type(asked.n) is int and 0 <= asked.n < len(abilities) else None
        return found if isinstance(found, Activated) else None

    def aims(self, effect: Form, player: Id) -> tuple[Id, ...] | None:
        """What the effect may be aimed at; None when it has no targets."""
        own, enemy = self.cards("play", player), self.cards("play", self.other(player))
        match effect:
            case Shots():
                return tuple(c for c in enemy if not self.table[c].face.hero)
            case Hit():
                return enemy
            case Heal():
                return own
        return None

    def aimed(self, i: Id) -> None:
        """Choose the targets of an entry."""
        entry = self.table[i]
        effect, player, fit = entry.effect, entry.player, self.aims(entry.effect, entry.player)
        if fit == ():
            raise Illegal(refuse(TARGET, card=entry.source))
        if fit is not None:
            most = effect.most if isinstance(effect, Shots) else 1
            self.table.edit(i).targets = self.choose(player, "targets", TARGET, Some(fit, 1, most), why=why_not)
        entry = self.table[i]
        self.note(Declared(entry.source, entry.effect, entry.targets), QUEUE)

    def queued(self, p: Point) -> Id:
        """Put an ability at the Queue's end, and the marker on its card."""
        entry = self.table.add(Entry(p.source, p.origin, p.effect, p.player, p.subject))
        self.edit_root().queue += (entry,)
        self.table.edit(p.source).marks += (p.origin,)
        return entry

    def moved(self, i: Id, to: str) -> Id | None:
        old = self.table.edit(i)
        if old.became is not None:
            return None
        new = old.became = self.table.add(Card(old.face, old.owner, to, self.root.turn))
        old.zone = "gone"
        top = self.edit_root()
        top.zones = (*(c for c in top.zones if c != i), new)
        return new

    def step(self) -> bool:
        top = self.root
        play = [c for p in top.players for c in self.cards("play", p) if self.table[c].wounds >= self.table[c].face.lives]
        if any(self.table[c].face.hero for c in play) or any(self.table[p].missed >= 3 for p in top.players):
            return False
        if play:
            self.happen(*(Destroy(c) for c in play), rule=LETHAL)
        elif top.waiting:
            self.declare()
        elif top.queue:
            self.perform()
        else:
            getattr(self, top.phase)()
        return True

    def declare(self) -> None:
        """One trigger into the Queue: the non-active player's first. What can't be declared is forgotten and leaves no marker."""
        for p in (self.other(self.root.active), self.root.active):
            fit = tuple(w for w in self.root.waiting if w.player == p and not any(why_not_declare(self, w)))
            if fit:
                point = self.choose(p, "declare", POINTS, One(fit), why=why_not_declare)
                top = self.edit_root()
                top.waiting = tuple(w for w in top.waiting if (w.source, w.origin) != (point.source, point.origin))
                self.aimed(self.queued(point))
                return
        self.edit_root().waiting = ()

    def perform(self) -> None:
        first = self.root.queue[0]
        top = self.edit_root()
        top.queue, top.running = top.queue[1:], first
        entry = self.table[first]
        if not self.carry_out(entry) and isinstance(entry.effect, Slay):
            source = self.table.edit(entry.source)
            source.marks = tuple(m for m in source.marks if m != entry.origin)
        self.edit_root().running = None

    def carry_out(self, entry: Entry) -> bool:
        out: list[Outcome] = []
        cause, effect = entry.source, entry.effect
        match effect:
            case Shots() | Hit():
                for t in entry.targets:
                    out += self.happen(Wound(t, effect.amount), cause=cause, rule=QUEUE)
            case Heal():
                out += self.happen(Mend(entry.targets[0], effect.amount), cause=cause, rule=QUEUE)
            case Poison():
                out += self.happen(Wound(entry.source, effect.amount), cause=cause, rule=QUEUE)
            case Slay():
                out += self.happen(Destroy(entry.subject), cause=cause, rule=QUEUE)
            case Luck():
                most = self.toss("die", QUEUE, effect.sides)
                taken = self.choose(entry.player, "coins", QUEUE, Number(0, most), why=why_not)
                out += self.happen(Pay(entry.player, -taken), cause=cause, rule=QUEUE)
        return any(o.done is not None for o in out)

    def roll(self) -> None:
        a, b = (self.toss("die", FIRST, 6) for _ in self.root.players)
        if a != b:
            winner = self.root.players[int(b > a)]
            first = self.choose(winner, "seat", FIRST, One(("first", "second"))) == "first"
            top = self.edit_root()
            top.active, top.phase = winner if first else self.other(winner), "restore"

    def restore(self) -> None:
        for c in self.root.zones:
            card = self.table.edit(c)
            card.marks = ()
            card.closed = card.closed and card.owner != self.root.active
        player = self.table.edit(self.root.active)
        player.supply = min(10, player.supply + 1)
        player.coins = player.supply
        self.edit_root().phase = "gather"

    def gather(self) -> None:
        top = self.edit_root()
        top.turn, top.phase = top.turn + 1, "choice"
        deck = self.cards("deck", top.active)
        if deck:
            self.happen(Move(deck[0], "hand"), rule=GATHER)
        elif top.turn > 1:
            self.table.edit(top.active).missed += 1
        self.happen(Turn(self.root.active), rule=GATHER)

    def choice(self) -> None:
        asked = self.choose(self.root.active, "act", CHOICE, self.actions, why=why_not, attempts=True)
        if asked == "end":
            top = self.edit_root()
            top.phase, top.active = "restore", self.other(top.active)
            return
        back = self.transaction(STEPS, asked.answer if isinstance(asked, Attempted) else asked)
        if back is not None:
            self.note(Reversed(back.at, back.refusals), CHOICE)

    def actions(self) -> One:
        p = self.root.active
        uses = [Use(p, c, n) for c in self.cards("play", p) for n in range(len(self.table[c].face.abilities))]
        return One(("end", *(a for a in (*uses, *(Play(p, c) for c in self.cards("hand", p))) if not any(why_not(self, a)))))

    def watchers(self) -> tuple[Any, ...]:
        found: list[Any] = []
        for i in (c for p in self.root.players for c in self.cards("play", p)):
            card = self.table[i]
            found += [(i, ("text", n), a.on, a.effect, card.owner) for n, a in enumerate(card.face.abilities) if isinstance(a, Triggered)]
            if card.poison:
                found.append((i, ("poison", 0), "turn", Poison(card.poison), card.owner))
        return tuple(found)

    def matches(self, watcher: Any, event: Event) -> bool:
        source, _, on, _, owner = watcher
        match event:
            case Move():
                return (on == "hire" and event.to == "play" and event.new == source) or (on == "death" and event.to == "graveyard"
                                                                                        and event.card == source)
            case Wound():
                return on == "enemy wounded" and self.table[event.card].owner != owner and not self.table[event.card].face.hero
            case Turn():
                return on == "turn" and event.player == owner
        return False

    def looks_back(self, watcher: Any, event: Event) -> bool:
        return watcher[2] == "death"

    def noticed(self, triggers: list[tuple[Any, Event]]) -> None:
        points = [Point(w[0], w[1], w[3], w[4], getattr(e, "card", None)) for w, e in triggers]
        self.edit_root().waiting += tuple(points)


HERO = Face("hero", lives=12, hero=True, abilities=(Activated(2, True, Hit(2)), Activated(1, False, Heal(1))))
TALITHA = Face("Talitha", 3, 4, abilities=(Triggered("enemy wounded", Slay()),))
ORC = Face("Orc crossbowman", 2, 3, abilities=(Triggered("hire", Shots(3, 1)),))
GNOME, GLUTTON, PRINCE = Face("Gnome", 1, 3), Face("Glutton", 2, 5), Face("Elf prince", 4, 4)
JESTER = Face("Jester", 1, 1, abilities=(Triggered("death", Luck(3)), Activated(0, True, Luck(2))))
ARCHER = Face("Archer", 2, 2, abilities=(Activated(1, False, Hit(1)), Activated(0, True, Shots(2, 1))))
DECK = (TALITHA, ORC, JESTER, ARCHER, GNOME)

Places = dict[str, tuple[Face, ...]]


def table(anna: Places, nora: Places, coins: int = 2, phase: str = "choice", active: int = 0, edition: str = "15th", seed: int = 1,
          poison: int = 0) -> Berserk:
    """A situation, at its first decision. Both have a hero in play; `poison` is laid on Nora's creatures, `coins` are Anna's and Nora's."""
    g = Berserk(edition)
    g.table.add(Top(seed))
    players = tuple(g.table.add(Player(name, coins)) for name in ("Anna", "Nora"))
    cards: list[Id] = []
    for p, places in zip(players, (anna, nora)):
        for zone, faces in {**places, "play": (HERO, *places.get("play", ()))}.items():
            cards += [g.table.add(Card(face, p, zone, -1)) for face in faces]
    for c in cards:
        card = g.table.edit(c)
        if card.owner == players[1] and card.zone == "play" and not card.face.hero:
            card.poison = poison
    top = g.edit_root()
    top.players, top.zones, top.phase, top.active = players, tuple(cards), phase, players[active]
    g.begin()
    return g


def duel(seed: int) -> Berserk:
    """A whole game from the roll for the first turn."""
    hand = DECK[seed % 5 :] + DECK[: seed % 5]
    return table({"hand": hand[:3], "deck": hand}, {"hand": hand[2:], "deck": hand[::-1]}, coins=0, phase="roll", seed=seed)
