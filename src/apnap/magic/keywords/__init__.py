"""Keyword abilities as functions from their parameters to forms, by name.

    >>> from apnap.magic.keywords import KEYWORDS
    >>> from apnap.magic.forms.effects import Mana
    >>> KEYWORDS["cycling"]((Mana(("2",)),)).zone
    'hand'

A keyword that has no function here stays a `Keyword` form, which the rules read by its name or do not know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from apnap.magic.keywords import activated, casting, intrinsic, triggered

__all__ = ["KEYWORDS", "intrinsic"]

KEYWORDS: dict[str, Callable[..., Any]] = {
    "affinity": casting.affinity,
    "cycling": activated.cycling,
    "equip": activated.equip,
    "fortify": activated.fortify,
    "kicker": casting.kicker,
    "level up": activated.level_up,
    "madness": casting.madness,
    "multikicker": casting.multikicker,
    "ninjutsu": activated.ninjutsu,
    "outlast": activated.outlast,
    "scavenge": activated.scavenge,
    "transmute": activated.transmute,
    "typecycling": activated.typecycling,
    "unearth": activated.unearth,
    "ward": triggered.ward,
}
