"""What a triggered ability waits for. `what` is `This`, a `Filter` or None (anything)."""
from __future__ import annotations

from typing import Any

from apnap.berserk.forms.words import This, You
from apnap.kernel.data import Form


class Enters(Form, frozen=True):
    """A card enters play. «Найм:» is this with `This`."""

    what: Any = This()


class Dies(Form, frozen=True):
    """A card goes from play to the graveyard. «Гибель:» is this with `This`."""

    what: Any = This()


class Wounded(Form, frozen=True):
    """A card receives wounds; `by` is the source, `how` a kind of wounding."""

    what: Any = This()
    by: Any = None
    how: tuple[str, ...] = ()


class Healed(Form, frozen=True):
    what: Any = This()


class CoinsReach(Form, frozen=True):
    """A player has so many coins or more: when he gains some, and when the card enters play."""

    n: Any
    who: Any = You()


class GetsLives(Form, frozen=True):
    """A card gets extra lives."""

    what: Any = This()


class Kills(Form, frozen=True):
    """A card destroys another by wounds."""

    what: Any = This()
    whom: Any = None


class AttackDeclared(Form, frozen=True):
    """An attack by strike is declared («когда противник объявляет атаку»): before a defender is named."""

    what: Any = This()
    whom: Any = None


class Attacked(Form, frozen=True):
    """A card becomes the final target of a strike («когда становится целью атаки»)."""

    what: Any = This()
    by: Any = None


class Attacks(Form, frozen=True):
    """«При атаке»: a card has attacked; `how` is "strike", "shot" or both."""

    what: Any = This()
    whom: Any = None
    how: tuple[str, ...] = ("strike", "shot")


class Strikes(Form, frozen=True):
    """«При ударе»: a card has struck, or struck back."""

    what: Any = This()
    whom: Any = None


class Defends(Form, frozen=True):
    """A card is named as a defender."""

    what: Any = This()
    against: Any = None


class BecomesTarget(Form, frozen=True):
    """A card is chosen as a target; `of` is "spell" or None (anything)."""

    what: Any = This()
    of: str | None = None


class Plays(Form, frozen=True):
    """A player plays a card."""

    who: Any = You()
    what: Any = None


class TurnStarts(Form, frozen=True):
    """«В начале хода»; `whose` None: every turn."""

    whose: Any = None


class TurnEnds(Form, frozen=True):
    """«В конце хода»; `whose` None: every turn."""

    whose: Any = None


class Closes(Form, frozen=True):
    what: Any = This()


class Draws(Form, frozen=True):
    """A player draws a card."""

    who: Any = You()
