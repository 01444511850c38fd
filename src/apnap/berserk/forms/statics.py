"""What constant abilities and lasting effects say. `what` is `This`, a reference, or a `Filter`."""
from __future__ import annotations

from typing import Any

from apnap.berserk.forms.words import This
from apnap.kernel.data import Form

# ---------------------------------------------------------------- changes of what a card is


class Strike(Form, frozen=True):
    """"+n to strike"; with `to` the strike becomes n."""

    n: Any
    what: Any = This()
    to: bool = False


class Lives(Form, frozen=True):
    """"+n to lives"; with `to` the starting lives become n."""

    n: Any
    what: Any = This()
    to: bool = False


class Has(Form, frozen=True):
    """Has these abilities as well."""

    abilities: tuple[Any, ...]
    what: Any = This()


class Loses(Form, frozen=True):
    """Has no keyword of this name any more."""

    name: str
    what: Any = This()


class LosesText(Form, frozen=True):
    """Has no abilities any more."""

    what: Any = This()


class IsClass(Form, frozen=True):
    """Is of this class instead (104.3.1), or with `also` of this one too."""

    name: str
    what: Any = This()
    also: bool = False


# ---------------------------------------------------------------- costs and strength


class Costs(Form, frozen=True):
    """Cards cost `n` more (less, when negative) while they are played; `who` plays them is the controller."""

    n: Any
    what: Any


class Deals(Form, frozen=True):
    """What `what` wounds is wounded `n` more: by these ways ("strike", "shot", "spell", "ability", "poison"), to these cards."""

    n: Any
    what: Any = This()
    how: tuple[str, ...] = ()
    to: Any = None


class Takes(Form, frozen=True):
    """Takes `n` more wounds (less, when negative: prevention) whenever wounded in one of these ways (none named: in any).

    Beside the ways of `Deals` there is "attack": a strike that is no strike back, or a shot.
    """

    n: Any
    what: Any = This()
    how: tuple[str, ...] = ()
    by: Any = None


# ---------------------------------------------------------------- instead


class NoWounds(Form, frozen=True):
    """Takes no wounds in these ways, or (`only`) in all but these: a replacement (517.1.1)."""

    what: Any = This()
    how: tuple[str, ...] = ()
    by: Any = None
    only: bool = False


class Instead(Form, frozen=True):
    """When `what` would "die" or "be wounded" (`event`), `do` happens instead; with `may` the controller decides."""

    event: str
    do: tuple[Any, ...] = ()
    what: Any = This()
    may: bool = False


class MoreTokens(Form, frozen=True):
    """When its controller would gain prayer tokens he gains `n` more."""

    n: int = 1


class Cancels(Form, frozen=True):
    """Its controller may make this payment to cancel a card that is being played (518)."""

    payment: tuple[Any, ...]
    what: Any = None
    side: str = "enemy"


# ---------------------------------------------------------------- cannot and must


class Cannot(Form, frozen=True):
    """Cannot "attack", "defend", "open", "be chosen" or "strike back"."""

    do: str
    what: Any = This()


class AttacksOnly(Form, frozen=True):
    """May attack by strike only what fits."""

    whom: Any
    what: Any = This()


class MustBeTarget(Form, frozen=True):
    """Must be the target of the first attack in a turn (514.1); with `every` of every strike, or another card of which that is said."""

    what: Any = This()
    every: bool = False


class AlsoPay(Form, frozen=True):
    """The card is played for this payment in addition (309.1(3))."""

    payment: tuple[Any, ...]
