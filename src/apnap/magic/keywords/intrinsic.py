"""The mana abilities of the basic land types (305.6)."""

from __future__ import annotations

from collections.abc import Iterable

from apnap.magic.forms.abilities import Activated, Body
from apnap.magic.forms.effects import AddMana, TapThis

BASIC_LAND_TYPES = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}


def mana_ability(land_type: str) -> Activated:
    """{T}: Add one mana of the type's colour."""
    return Activated((TapThis(),), Body((AddMana((BASIC_LAND_TYPES[land_type],)),)), label="intrinsic")


def intrinsic(subtypes: Iterable[str]) -> tuple[Activated, ...]:
    """The abilities that a land has by its basic land types, in their order."""
    return tuple(mana_ability(name) for name in subtypes if name in BASIC_LAND_TYPES)
