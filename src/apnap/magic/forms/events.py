"""Trigger conditions: what a triggered ability waits for."""
from __future__ import annotations

from typing import Any

from apnap.kernel.data import Form


class Enters(Form, frozen=True):
    """Something that fits enters the battlefield (`This` or a filter)."""

    what: Any


class Dies(Form, frozen=True):
    """Something is put into a graveyard from the battlefield; `whose` graveyard, if the text says."""

    what: Any
    whose: Any = None


class PutIntoGraveyard(Form, frozen=True):
    """A card that fits is put into a graveyard (`whose`) from anywhere or from `zone`."""

    what: Any
    whose: Any = None
    zone: str | None = None


class Leaves(Form, frozen=True):
    """Leaves the battlefield."""

    what: Any


class Discards(Form, frozen=True):
    """A player discards a card that fits."""

    who: Any
    what: Any = None
    cycled_too: bool = False


class DiscardedInto(Form, frozen=True):
    """This card was exiled by its own madness as it was discarded (702.35a)."""


class Passes(Form, frozen=True):
    """When `who` passes while the card is where it was."""

    who: Any
    what: Any


class Casts(Form, frozen=True):
    who: Any
    what: Any = None


class Activates(Form, frozen=True):
    """A player activates an ability (that isn't a mana ability, if `no_mana`) of something in `zone` that fits."""

    who: Any
    what: Any = None
    no_mana: bool = False
    zone: str = "battlefield"


class TappedForMana(Form, frozen=True):
    """Something is tapped for mana (106.12a), by anybody or by these players."""

    what: Any
    who: Any = None


class AddsMana(Form, frozen=True):
    """Mana is added to a player's pool."""

    who: Any


class Attacks(Form, frozen=True):
    what: Any


class Blocks(Form, frozen=True):
    """Blocks (something that fits `attacker`)."""

    what: Any
    attacker: Any = None


class DealsDamage(Form, frozen=True):
    what: Any
    to: Any = None
    combat: bool = False


class StepBegins(Form, frozen=True):
    """At the beginning of a step: "upkeep", "draw", "end", "combat"; `whose`: You, Players("each"), ..."""

    step: str
    whose: Any = None


class LosesControl(Form, frozen=True):
    """When you lose control of it."""

    what: Any


class BecomesTarget(Form, frozen=True):
    """Becomes the target of a spell or ability (that `by` controls, if given); the spell or ability is `That("source")`."""

    what: Any
    by: Any = None


class Draws(Form, frozen=True):
    who: Any


class GainsLife(Form, frozen=True):
    who: Any


class Sacrificed(Form, frozen=True):
    who: Any
    what: Any = None


class State(Form, frozen=True):
    """A state trigger (603.8): triggers as soon as the condition is true."""

    condition: Any


# ---------------------------------------------------------------- said by card texts (text/magic)


class OneOf(Form, frozen=True):
    """Any of several events: "enters or attacks"."""

    of: tuple[Any, ...]


class BecomesBlocked(Form, frozen=True):
    what: Any
    by: Any = None


class BecomesTapped(Form, frozen=True):
    what: Any


class BecomesUntapped(Form, frozen=True):
    what: Any


class IsDealtDamage(Form, frozen=True):
    what: Any
    combat: bool = False


class Cycles(Form, frozen=True):
    who: Any
    what: Any = None


class LosesLife(Form, frozen=True):
    who: Any


class TurnedFaceUp(Form, frozen=True):
    what: Any


class AttacksAlone(Form, frozen=True):
    what: Any


class PlayerAttacks(Form, frozen=True):
    """A player attacks with at least `n` creatures that fit."""

    who: Any
    what: Any = None
    n: Any = 1


class AttacksPlayer(Form, frozen=True):
    """Something attacks a player."""

    what: Any
    whom: Any


class Nth(Form, frozen=True):
    """The n-th time in a turn that the event happens: "your second spell each turn", "for the first time each turn"."""

    n: int
    event: Any


class AttacksUnblocked(Form, frozen=True):
    """Attacks and isn't blocked."""

    what: Any


class CountersPut(Form, frozen=True):
    """One or more counters of a kind are put on something (by `who`)."""

    kind: str
    on: Any
    who: Any = None


class Copies(Form, frozen=True):
    """A player copies a spell that fits."""

    who: Any
    what: Any = None


class DiscardForced(Form, frozen=True):
    """A spell or ability an opponent controls causes you to discard this card."""


class LastCounterRemoved(Form, frozen=True):
    """The last counter of a kind is removed from it."""

    kind: str
    what: Any
