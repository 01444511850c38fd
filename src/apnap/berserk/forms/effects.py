"""The verbs. A payment is an action of the player who pays: the same form stands in `Activated.payment` and in a `Part`.

`who` is None for "you" (the controller, or who pays). Cards are references or selections from `words`.
"""
from __future__ import annotations

from typing import Any

from apnap.berserk.forms.words import This
from apnap.kernel.data import Form

# ---------------------------------------------------------------- only payments


class Coins(Form, frozen=True):
    """Pay coins: close that many open ones."""

    n: Any


class CloseThis(Form, frozen=True):
    """The turned arrow: the card itself closes, which makes using the ability an action (501.6)."""


# ---------------------------------------------------------------- wounds and lives


class Wound(Form, frozen=True):
    n: Any
    to: Any


class Shot(Form, frozen=True):
    """«Выстрел на n»: one attack after another, one at each target."""

    n: Any
    to: Any


class Fight(Form, frozen=True):
    """«Сразиться»: pairs of the two selections fight, one after another."""

    a: Any
    b: Any


class Heal(Form, frozen=True):
    """Wounds come off; with `rest` what is left over becomes extra lives."""

    n: Any
    of: Any
    rest: bool = False


class Destroy(Form, frozen=True):
    what: Any


class ExtraLives(Form, frozen=True):
    """Gets extra lives, or negative ones."""

    n: Any
    to: Any


class LivesBecome(Form, frozen=True):
    n: Any
    what: Any


class StrikeBecomes(Form, frozen=True):
    n: Any
    what: Any


class Strengthen(Form, frozen=True):
    """Effects of +1/+1, or (negative) -1/-1; they take each other away. With `most` only while there are fewer."""

    n: Any
    what: Any
    most: int | None = None


class Poison(Form, frozen=True):
    """Poisons by n; with `more` («усильте») a poison that is there already grows by n."""

    n: Any
    what: Any
    more: bool = False


class Double(Form, frozen=True):
    """Strike and lives are doubled, once, as they are now."""

    what: Any


class CurePoison(Form, frozen=True):
    what: Any


# ---------------------------------------------------------------- open and closed


class Open(Form, frozen=True):
    what: Any


class Close(Form, frozen=True):
    what: Any


class Stun(Form, frozen=True):
    what: Any


class Wake(Form, frozen=True):
    """«Теряет Спящий»: it opens at that moment."""

    what: Any


class AttackAgain(Form, frozen=True):
    """May attack by strike once more this turn."""

    what: Any = This()


class Ready(Form, frozen=True):
    """«Подготовить»: opens, loses its once-a-turn markers, may attack and defend again."""

    what: Any


# ---------------------------------------------------------------- cards and zones


class Draw(Form, frozen=True):
    n: Any = 1
    who: Any = None


class Mill(Form, frozen=True):
    """The top cards of a deck go to the graveyard; with `either` («Мор») of the deck of a player who is chosen."""

    n: Any = 1
    who: Any = None
    either: bool = False


class Discard(Form, frozen=True):
    """Cards go from hand to the graveyard: of a description `what`, chosen by `chooser` (None: by who discards), who then sees the hand."""

    n: Any = 1
    who: Any = None
    what: Any = None
    chooser: Any = None


class Take(Form, frozen=True):
    """To its owner's hand, from wherever it is."""

    what: Any


class ShuffleIn(Form, frozen=True):
    """Into its owner's deck, which is shuffled."""

    what: Any


class RevealTop(Form, frozen=True):
    """The top card of one's own deck is shown; if it fits it goes to hand."""

    what: Any


class Search(Form, frozen=True):
    """«Поиск»: find cards in one's own deck, show them, take them to hand, shuffle; may be declined."""

    what: Any
    most: Any = 1


class Call(Form, frozen=True):
    """«Вызвать»: from one's own deck into play; may be declined."""

    what: Any
    most: Any = 1


class Revive(Form, frozen=True):
    """«Возродить»: from the graveyard into play, open."""

    what: Any
    closed: bool = False


class Create(Form, frozen=True):
    """«Создать» a created card."""

    card: str
    n: Any = 1


class TakeControl(Form, frozen=True):
    what: Any


class PlayFor(Form, frozen=True):
    """Play a card from hand for another cost, as part of an effect; `how` is "ambush" or "free"."""

    cost: Any
    what: Any = This()
    how: str = "free"


# ---------------------------------------------------------------- coins and tokens


class GainCoins(Form, frozen=True):
    """Coins from the reserve, open unless `closed`; `temporary` ones go back when the turn ends."""

    n: Any = 1
    who: Any = None
    closed: bool = False
    temporary: bool = False


class LoseCoins(Form, frozen=True):
    n: Any = 1
    who: Any = None


class GainPrayers(Form, frozen=True):
    n: Any = 1
    who: Any = None


class LosePrayers(Form, frozen=True):
    n: Any = 1
    who: Any = None


# ---------------------------------------------------------------- lasting, and around verbs


class Gets(Form, frozen=True):
    """Gets these changes (forms of `statics`): until "turn" ends, until the "next turn" of the opponent ends, or while in play ("")."""

    changes: tuple[Any, ...]
    what: Any = This()
    until: str = ""


class If(Form, frozen=True):
    """If the condition holds the one, else the other."""

    condition: Any
    then: tuple[Any, ...]
    otherwise: tuple[Any, ...] = ()


class May(Form, frozen=True):
    """A player may do this, or pay this; «иначе» goes on when he does not."""

    do: Any
    who: Any = None


class Together(Form, frozen=True):
    """Several verbs as one part."""

    of: tuple[Any, ...]


class WinLose(Form, frozen=True):
    """A player wins, or loses, the game."""

    wins: bool
    who: Any = None


class ExtraTurn(Form, frozen=True):
    """A player has one more turn after this one."""

    who: Any = None


class EndTurn(Form, frozen=True):
    """«Немедленно закончите ход»."""

