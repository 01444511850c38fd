"""What can happen in a game of Magic: events that consist of others, and leaves that change the records."""
from __future__ import annotations

from typing import Any

from apnap.kernel.data import Form, Id
from apnap.kernel.events import Event, Outcome
from apnap.magic.keywords.editions import TRIGGERED_KEYWORDS
from apnap.magic.state import Object, Unit

# ---------------------------------------------------------------- moving


class Move(Event, frozen=True):
    """An object goes to a zone: of its owner, or a shared one. `why` says as part of what ("destroy", "sacrifice", "discard", ...).

    The new object has a new id, written into the old record's `became` (400.7). `controller` is set for permanents and spells.
    """

    object: Id
    to: str
    why: str = ""
    controller: Id | None = None
    tapped: bool = False
    place: str = "top"
    counters: tuple[tuple[str, int], ...] = ()
    chosen: tuple[tuple[str, str], ...] = ()
    new: Id | None = None
    origin: str = ""

    def leaves(self, g: Any) -> tuple[Id, ...]:
        return (self.object,)

    def do(self, g: Any) -> Any:
        from apnap.magic.zones import move

        return move(g, self)


class Create(Event, frozen=True):
    """A token is created; `new` is its id once it is done."""

    card: str
    controller: Id
    tapped: bool = False
    new: Id | None = None

    def do(self, g: Any) -> Any:
        from apnap.magic.zones import create

        return create(g, self)


class Destroy(Event, frozen=True):
    """A permanent is destroyed (701.8); with `regenerates` false it can't be regenerated."""

    object: Id
    regenerates: bool = True

    def inner(self, g: Any) -> tuple[Event, ...]:
        return (Move(self.object, "graveyard", "destroy"),)


class Sacrifice(Event, frozen=True):
    """A player moves a permanent that they control to its owner's graveyard (701.21a). `by`: whose effect causes it; None for a cost."""

    object: Id
    player: Id
    by: Id | None = None

    def inner(self, g: Any) -> tuple[Event, ...]:
        return (Move(self.object, "graveyard", "sacrifice"),)


class Discard(Event, frozen=True):
    """A player discards a card from their hand (701.9). `new` and `how` say what became of it ("madness": exiled instead)."""

    object: Id
    player: Id
    new: Id | None = None
    how: str = ""

    def inner(self, g: Any) -> tuple[Event, ...]:
        return (Move(self.object, "graveyard", "discard"),)

    def done(self, g: Any, inner: list[Outcome]) -> Event | None:
        moved = inner[0].done
        return self.but(new=moved.new, how=moved.why) if isinstance(moved, Move) else None


class Draw(Event, frozen=True):
    """A player draws one card."""

    player: Id

    def inner(self, g: Any) -> tuple[Event, ...]:
        library = g.player(self.player).library
        return (Move(library[0], "hand", "draw"),) if library else (DrawFromEmpty(self.player),)

    def done(self, g: Any, inner: list[Outcome]) -> Event | None:
        return self if isinstance(inner[0].done, Move) else None


class DrawFromEmpty(Event, frozen=True):
    """A player would draw from an empty library: they will lose the next time state-based actions are checked."""

    player: Id

    def do(self, g: Any) -> Event | None:
        g.edit_player(self.player).drew_from_empty = True
        return self


class CounterSpell(Event, frozen=True):
    """A spell or ability is countered (701.6a)."""

    object: Id

    def inner(self, g: Any) -> tuple[Event, ...]:
        return (Cease(self.object),) if g.object(self.object).kind == "ability" else (Move(self.object, "graveyard", "counter"),)


class Cease(Event, frozen=True):
    """An ability leaves the stack, or a copy or token ceases to exist."""

    object: Id
    why: str = ""

    def leaves(self, g: Any) -> tuple[Id, ...]:
        return (self.object,)

    def do(self, g: Any) -> Event | None:
        from apnap.magic.zones import cease

        cease(g, self.object)
        return self


class Shuffle(Event, frozen=True):
    """A library is shuffled; `order` names the old places in their new order."""

    player: Id
    order: tuple[int, ...]

    def do(self, g: Any) -> Event | None:
        from apnap.magic.zones import shuffle

        shuffle(g, self.player, self.order)
        return self


# ---------------------------------------------------------------- states of permanents


class Flip(Event, frozen=True):
    """A flip card is flipped."""

    object: Id

    def do(self, g: Any) -> Event | None:
        g.edit_object(self.object).flipped = True
        g.changed()
        return self


class SetTapped(Event, frozen=True):
    object: Id
    tapped: bool
    for_mana: bool = False

    def do(self, g: Any) -> Event | None:
        o: Object = g.object(self.object)
        if o.tapped == self.tapped or o.zone != "battlefield":
            return None
        g.edit_object(self.object).tapped = self.tapped
        g.changed()
        return self


class TurnFaceUp(Event, frozen=True):
    """A face-down permanent is turned face up: it has its own characteristics again and does not enter anew (708.8)."""

    object: Id
    player: Id

    def do(self, g: Any) -> Event | None:
        if not g.object(self.object).face_down:
            return None
        g.edit_object(self.object).face_down = False
        g.changed()
        return self


class PutCounters(Event, frozen=True):
    """Counters are put on an object, or a player gets them. `by`: who puts them there; `cost`: to pay a cost, not by an effect."""

    object: Id
    kind: str
    n: int
    by: Id | None = None
    cost: bool = False

    def do(self, g: Any) -> Event | None:
        if self.n <= 0:
            return None
        holder = g.edit_player(self.object) if g.is_player(self.object) else g.edit_object(self.object)
        holder.counters = {**holder.counters, self.kind: holder.counters.get(self.kind, 0) + self.n}
        g.changed()
        return self


class RemoveCounters(Event, frozen=True):
    object: Id
    kind: str
    n: int

    def do(self, g: Any) -> Event | None:
        holder = g.edit_player(self.object) if g.is_player(self.object) else g.edit_object(self.object)
        n = min(self.n, holder.counters.get(self.kind, 0))
        if n <= 0:
            return None
        left = {k: v - (n if k == self.kind else 0) for k, v in holder.counters.items()}
        holder.counters = {k: v for k, v in left.items() if v}
        g.changed()
        return RemoveCounters(self.object, self.kind, n)


class Attach(Event, frozen=True):
    object: Id
    to: Id | None

    def do(self, g: Any) -> Event | None:
        o = g.edit_object(self.object)
        o.attached_to = self.to
        o.timestamp = g.now()
        g.changed()
        return self


# ---------------------------------------------------------------- damage and life


class Damage(Event, frozen=True):
    """A source deals damage to an object or player (120.3)."""

    source: Id
    to: Id
    n: int
    combat: bool = False

    def inner(self, g: Any) -> tuple[Event, ...]:
        if self.n <= 0:
            return ()
        out: list[Event] = []
        c, triggered = g.chars(self.source), g.law(TRIGGERED_KEYWORDS)
        if g.is_player(self.to):
            out.append(PutCounters(self.to, "poison", self.n) if c.has("infect") else LoseLife(self.to, self.n))
        else:
            types = g.chars(self.to).types
            if "planeswalker" in types:
                out.append(RemoveCounters(self.to, "loyalty", self.n))
            if "creature" in types:
                wither = c.has("infect") or c.has("wither")
                deathtouch = c.has("deathtouch") and "deathtouch" not in triggered
                out.append(PutCounters(self.to, "-1/-1", self.n) if wither else MarkDamage(self.to, self.n, deathtouch))
        if out and c.has("lifelink") and "lifelink" not in triggered:
            out.append(GainLife(c.controller, self.n))
        return tuple(out)

    def do(self, g: Any) -> Event | None:
        return None

    def done(self, g: Any, inner: list[Outcome]) -> Event | None:
        """Damage is dealt even if what would come of it can't happen: no life can be lost, no counters can be put."""
        return self


class MarkDamage(Event, frozen=True):
    object: Id
    n: int
    deathtouch: bool = False

    def do(self, g: Any) -> Event | None:
        o = g.edit_object(self.object)
        o.damage += self.n
        o.deathtouched = o.deathtouched or self.deathtouch
        g.changed()
        return self


class LoseLife(Event, frozen=True):
    player: Id
    n: int
    paid: bool = False

    def do(self, g: Any) -> Event | None:
        if self.n <= 0:
            return None
        g.edit_player(self.player).life -= self.n
        g.changed()
        return self


class GainLife(Event, frozen=True):
    player: Id
    n: int

    def do(self, g: Any) -> Event | None:
        if self.n <= 0:
            return None
        g.edit_player(self.player).life += self.n
        g.changed()
        return self


# ---------------------------------------------------------------- mana


class AddMana(Event, frozen=True):
    player: Id
    units: tuple[Unit, ...]

    def do(self, g: Any) -> Event | None:
        if not self.units:
            return None
        p = g.edit_player(self.player)
        p.pool = (*p.pool, *self.units)
        g.turn_edit().failed = ()
        return self


class TapForMana(Event, frozen=True):
    """A permanent was tapped for mana: its mana ability with {T} in its cost produced mana (106.12a)."""

    object: Id
    player: Id
    colors: tuple[str, ...] = ()


class EmptyPool(Event, frozen=True):
    player: Id
    n: int

    def do(self, g: Any) -> Event | None:
        g.edit_player(self.player).pool = ()
        return self


# ---------------------------------------------------------------- announcements and the turn: leaves that only tell


class Cast(Event, frozen=True):
    """A spell was cast (601.2i)."""

    object: Id
    player: Id


class Targeted(Event, frozen=True):
    """An object or player became the target of a spell or ability (601.2c); `by` is that spell or ability, `player` who controls it."""

    object: Id
    by: Id
    player: Id


class Activate(Event, frozen=True):
    """An ability was activated (602.2b with 601.2i); `object` is the ability on the stack (or, for a mana ability, None)."""

    source: Id
    player: Id
    origin: Id
    n: int
    object: Id | None = None
    mana: bool = False


class Passed(Event, frozen=True):
    """A player with priority passed."""

    player: Id


class Cycle(Event, frozen=True):
    """A card was cycled (702.29c): discarded to pay for its cycling ability. `new` is what it became."""

    object: Id
    player: Id
    new: Id


class BeginStep(Event, frozen=True):
    step: str
    player: Id


class Resolved(Event, frozen=True):
    """A spell or ability began to resolve, or did not (`legal` false: all its targets were illegal, 608.2b)."""

    object: Id
    legal: bool = True


class ChangedControl(Event, frozen=True):
    object: Id
    old: Id
    new: Id


class DeclareAttack(Event, frozen=True):
    object: Id
    defender: Id


class DeclareBlock(Event, frozen=True):
    object: Id
    attacker: Id


class Loses(Event, frozen=True):
    """A player loses the game."""

    player: Id
    rule: str

    def do(self, g: Any) -> Event | None:
        if g.player(self.player).lost:
            return None
        g.edit_player(self.player).lost = self.rule
        g.changed()
        return self


# ---------------------------------------------------------------- notes


class Announced(Form, frozen=True):
    """A line of the history: what a player announced while casting or activating; `what` is the letter's work."""

    object: Id
    player: Id
    what: str
    value: Any = None


class Reversed(Form, frozen=True):
    """A line of the history: an action was illegal and was taken back, at which of its steps and why."""

    player: Id
    action: Any
    at: str
    refusals: tuple[Any, ...] = ()


class Paid(Form, frozen=True):
    """A line of the history: a component of a cost was paid."""

    object: Id
    player: Id
    cost: Any
    with_: Any = None


class LastKnown(Form, frozen=True):
    """A line of the history: an object that is gone is taken as it last existed."""

    object: Id


class CantHappen(Form, frozen=True):
    """A line of the history: something that was to happen can't, and why."""

    why: Any


class Skipped(Form, frozen=True):
    """A line of the history: an instruction did nothing, or a token of a rule."""

    object: Id | None
    what: str
