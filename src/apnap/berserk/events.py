"""What can happen in a game of Berserk: events that consist of others, leaves that change the records, and lines that only tell."""
from __future__ import annotations

from typing import Any

from apnap.berserk import zones
from apnap.berserk.notes import *  # noqa: F403
from apnap.kernel.data import Id
from apnap.kernel.events import Event, Outcome

# ---------------------------------------------------------------- moving


class Move(Event, frozen=True):
    """A card goes to a zone, its owner's where it is not the game zone. `why` says as part of what; `how` it enters play."""

    object: Id
    to: str
    why: str = ""
    controller: Id | None = None
    closed: bool = False
    how: str = ""
    place: str = "top"
    by: Id | None = None
    new: Id | None = None
    origin: str = ""

    def leaves(self, g: Any) -> tuple[Id, ...]:
        return (self.object,)

    def do(self, g: Any) -> Any:
        return zones.move(g, self)


class Create(Event, frozen=True):
    """A created card enters play; `new` is its id once it is done."""

    card: str
    player: Id
    new: Id | None = None

    def do(self, g: Any) -> Any:
        return zones.create(g, self)


class Destroy(Event, frozen=True):
    """A card in play is destroyed; `by` is the card that did it."""

    object: Id
    by: Id | None = None

    def inner(self, g: Any) -> tuple[Event, ...]:
        return (Move(self.object, "graveyard", "destroy", by=self.by),) if g.object(self.object).zone == "game" else ()

    def do(self, g: Any) -> Event | None:
        return None


class Draw(Event, frozen=True):
    """A player draws a card. From an empty deck he does not (527)."""

    player: Id

    def inner(self, g: Any) -> tuple[Event, ...]:
        deck = g.player(self.player).deck
        return (Move(deck[0], "hand", "draw"),) if deck else ()

    def do(self, g: Any) -> Event | None:
        return None


class MissDraw(Event, frozen=True):
    """The active player has no card to draw in his turn (304.2)."""

    player: Id

    def do(self, g: Any) -> Event | None:
        g.edit_player(self.player).missed += 1
        return self


class Shuffle(Event, frozen=True):
    """A deck is shuffled; `order` names the old places in their new order."""

    player: Id
    order: tuple[int, ...]

    def do(self, g: Any) -> Event | None:
        zones.reorder(g, self.player, self.order)
        return self


class Control(Event, frozen=True):
    """A player takes control of a card in play; it is weak as if it had just come (210.2)."""

    object: Id
    player: Id

    def do(self, g: Any) -> Event | None:
        old = g.object(self.object)
        if old.zone != "game" or old.controller == self.player:
            return None
        number = g.turn.number
        o = g.edit_object(self.object)
        o.controller, o.since = self.player, number
        return self


# ---------------------------------------------------------------- wounds and lives


class Wound(Event, frozen=True):
    """A card receives wounds. `how`: "strike", "shot", "spell", "ability" or "poison"."""

    source: Id
    to: Id
    n: int
    how: str = "ability"

    def do(self, g: Any) -> Event | None:
        if self.n <= 0 or g.object(self.to).zone != "game" or g.chars(self.to).lives is None:
            return None
        o = g.edit_object(self.to)
        o.wounds += self.n
        o.hurt, o.hurt_by = True, self.source
        return self


class Blow(Event, frozen=True):
    """A strike, a strike back or a shot with its strength; even one of 0 has struck (512.1.1)."""

    source: Id
    to: Id
    n: int
    how: str = "strike"
    back: bool = False

    def inner(self, g: Any) -> tuple[Event, ...]:
        return (g.wounding(self.source, self.to, self.n, self.how),) if self.n > 0 else ()

    def done(self, g: Any, inner: list[Outcome]) -> Event | None:
        return self


class Heal(Event, frozen=True):
    object: Id
    n: int

    def do(self, g: Any) -> Event | None:
        n = min(self.n, g.object(self.object).wounds)
        if n <= 0:
            return None
        g.edit_object(self.object).wounds -= n
        return Heal(self.object, n)


class Extra(Event, frozen=True):
    """Extra lives, or negative ones."""

    object: Id
    n: int

    def do(self, g: Any) -> Event | None:
        if not self.n or g.object(self.object).zone != "game":
            return None
        g.edit_object(self.object).extra += self.n
        return self


class SetLives(Event, frozen=True):
    """Lives become n: wounds come off, extra or negative lives make up the rest (106.2.1)."""

    object: Id
    n: int

    def do(self, g: Any) -> Event | None:
        starting = g.chars(self.object).lives
        if starting is None or g.object(self.object).zone != "game":
            return None
        boost = g.object(self.object).boost
        o = g.edit_object(self.object)
        o.wounds, o.extra = 0, self.n - starting - boost
        return self


class Boost(Event, frozen=True):
    """Effects of +1/+1, or of -1/-1."""

    object: Id
    n: int

    def do(self, g: Any) -> Event | None:
        if not self.n or g.object(self.object).zone != "game":
            return None
        g.edit_object(self.object).boost += self.n
        return self


class SetPoison(Event, frozen=True):
    """A card is poisoned (two poisons do not add up: the stronger stays), or, with 0, cured."""

    object: Id
    n: int

    def do(self, g: Any) -> Event | None:
        was = g.object(self.object).poison
        n = max(was, self.n) if self.n else 0
        if n == was or g.object(self.object).zone != "game":
            return None
        g.edit_object(self.object).poison = n
        return self


# ---------------------------------------------------------------- open and closed


class SetClosed(Event, frozen=True):
    object: Id
    closed: bool
    stun: bool = False

    def do(self, g: Any) -> Event | None:
        old = g.object(self.object)
        if old.zone != "game" or (old.closed == self.closed and not self.stun):
            return None
        o = g.edit_object(self.object)
        o.closed, o.stunned = self.closed, o.stunned or self.stun
        return self


class Refresh(Event, frozen=True):
    """May attack by strike again; with `all` defend again too, and its once-a-turn markers are off."""

    object: Id
    all: bool = False

    def do(self, g: Any) -> Event | None:
        if g.object(self.object).zone != "game":
            return None
        o = g.edit_object(self.object)
        o.attacked = False
        if self.all:
            o.defended, o.marks = False, {}
        return self


# ---------------------------------------------------------------- coins and tokens


class GainCoins(Event, frozen=True):
    player: Id
    n: int
    closed: bool = False
    temporary: bool = False

    def do(self, g: Any) -> Event | None:
        if self.n <= 0:
            return None
        p = g.edit_player(self.player)
        p.temporary += self.n if self.temporary else 0
        if self.closed:
            p.closed_coins += self.n
        else:
            p.open_coins += self.n
        return self


class LoseCoins(Event, frozen=True):
    """Coins go back to the reserve, `closed` of them closed ones."""

    player: Id
    n: int
    closed: int = 0

    def do(self, g: Any) -> Event | None:
        p = g.edit_player(self.player)
        p.closed_coins -= self.closed
        p.open_coins -= self.n - self.closed
        return self if self.n else None


class CoinsGoBack(Event, frozen=True):
    """Temporary coins go back to the reserve, those that were paid with first; that is not losing them (522.4)."""

    player: Id

    def do(self, g: Any) -> Event | None:
        p = g.edit_player(self.player)
        closed = min(p.temporary, p.closed_coins)
        p.closed_coins -= closed
        p.open_coins -= min(p.temporary - closed, p.open_coins)
        p.temporary = 0
        return self


class PayCoins(Event, frozen=True):
    """Open coins are closed."""

    player: Id
    n: int

    def do(self, g: Any) -> Event | None:
        p = g.edit_player(self.player)
        p.open_coins -= self.n
        p.closed_coins += self.n
        return self


class Prayers(Event, frozen=True):
    """Prayer tokens are gained, or lost."""

    player: Id
    n: int

    def do(self, g: Any) -> Event | None:
        n = max(self.n, -g.player(self.player).prayers)
        if not n:
            return None
        g.edit_player(self.player).prayers += n
        return Prayers(self.player, n)


# ---------------------------------------------------------------- what only tells


class TurnBegins(Event, frozen=True):
    player: Id


class TurnEnds(Event, frozen=True):
    player: Id


class AttackDeclared(Event, frozen=True):
    attacker: Id
    target: Id


class Attacked(Event, frozen=True):
    """A card is the final target of a strike."""

    target: Id
    attacker: Id


class HasAttacked(Event, frozen=True):
    """An attack, by strike or shot, has been made."""

    attacker: Id
    target: Id
    how: str = "strike"
    original: Id | None = None


class Defend(Event, frozen=True):
    """A card steps in as the defender."""

    defender: Id
    attacker: Id

    def do(self, g: Any) -> Event | None:
        g.edit_object(self.defender).defended = True
        return self


class Played(Event, frozen=True):
    """A card was played; `object` is where it lies now."""

    object: Id
    player: Id
    how: str = "play"


class Used(Event, frozen=True):
    """An activated ability was used."""

    source: Id
    player: Id
    entry: Id


class BecomesTarget(Event, frozen=True):
    object: Id
    entry: Id
    of: str


class Loses(Event, frozen=True):
    """A player loses the game, by the rule of this name."""

    player: Id
    rule: str

    def do(self, g: Any) -> Event | None:
        t = g.turn_edit()
        if any(p == self.player for p, _ in t.loses):
            return None
        t.loses = (*t.loses, (self.player, self.rule))
        return self
