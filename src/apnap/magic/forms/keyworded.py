"""Forms that keyword abilities and keyword actions need: parts of costs, exceptions of copies, designations."""
from __future__ import annotations

from typing import Any

from apnap.kernel.data import Form


class TapTotal(Form, frozen=True):
    """A cost: tap any number of what fits with a total `stat` of `n` or greater (crew, saddle)."""

    filter: Any
    n: Any
    stat: str = "power"


class ExchangeZones(Form, frozen=True):
    """Exchange a permanent with a card of another zone (701.12), both or nothing: an Aura comes attached where the other was."""

    a: Any
    b: Any


class NoManaCost(Form, frozen=True):
    """Of a copy (707.9): it has no mana cost."""


class Becomes(Form, frozen=True):
    """A change: a designation without rules meaning of its own ("saddled")."""

    word: str


class MustAttack(Form, frozen=True):
    """A change: it attacks if able (508.1d); `whom`: this player."""

    whom: Any = None


class FaceUpCost(Form, frozen=True):
    """Morph and its like: what it costs to turn this face up (a special action), and with which it may be cast face down for {3}.

    `counter`: megamorph puts a +1/+1 counter on it.
    """

    cost: tuple[Any, ...]
    counter: bool = False


class Suspend(Form, frozen=True):
    """702.62a: a card in hand may be exiled for `cost` with `n` time counters on it, a special action; X is `least` or more."""

    n: Any
    cost: tuple[Any, ...]
    least: int = 0


class AllModes(Form, frozen=True):
    """Entwine: an optional additional cost for which all modes are chosen. Works on the stack."""

    cost: tuple[Any, ...]


class AsTurnedFaceUp(Form, frozen=True):
    """As this is turned face up, these instructions are followed (a replacement: nothing can come between)."""

    do: tuple[Any, ...]


class MayPayUntil(Form, frozen=True):
    """An instruction: a delayed trigger does `do` at the event, unless `who` pays `cost` before; paying is a special action (116.2c)."""

    event: Any
    do: tuple[Any, ...]
    cost: tuple[Any, ...]
    who: Any


class PayToStop(Form, frozen=True):
    """Left behind by `MayPayUntil`: for `cost` the delayed trigger will not trigger."""

    cost: tuple[Any, ...]
    trigger: Any
