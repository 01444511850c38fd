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

from apnap.magic.keywords import activated, casting, editions, graveyard, intrinsic, special, tapping, triggered
from apnap.magic.keywords.labelled import LABELLED

__all__ = ["KEYWORDS", "LABELLED", "intrinsic"]

KEYWORDS: dict[str, Callable[..., Any]] = {
    "affinity": casting.affinity,
    "aura swap": activated.aura_swap,
    "commander ninjutsu": activated.commander_ninjutsu,
    "crew": tapping.crew,
    "cycling": activated.cycling,
    "embalm": graveyard.embalm,
    "encore": graveyard.encore,
    "entwine": special.entwine,
    "equip": activated.equip,
    "eternalize": graveyard.eternalize,
    "evoke": special.evoke,
    "extort": triggered.extort,
    "fortify": activated.fortify,
    "kicker": casting.kicker,
    "level up": activated.level_up,
    "madness": editions.madness,
    "megamorph": special.megamorph,
    "morph": special.morph,
    "multikicker": casting.multikicker,
    "ninjutsu": activated.ninjutsu,
    "outlast": activated.outlast,
    "persist": triggered.persist,
    "reconfigure": activated.reconfigure,
    "reinforce": activated.reinforce,
    "saddle": tapping.saddle,
    "scavenge": activated.scavenge,
    "station": tapping.station,
    "suspend": special.suspend,
    "transfigure": activated.transfigure,
    "transmute": activated.transmute,
    "typecycling": activated.typecycling,
    "undying": triggered.undying,
    "unearth": activated.unearth,
    "ward": triggered.ward,
}
