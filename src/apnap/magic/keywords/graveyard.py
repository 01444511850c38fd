"""Keyword activated abilities of cards in graveyards that make tokens: copies of the card that is exiled."""
from __future__ import annotations

from typing import Any

from apnap.magic.forms.abilities import Activated, Body, Keyword, OnlyAsSorcery
from apnap.magic.forms.effects import Continuous, CreateCopy, Delayed, Exile, ForEach, Sacrifice
from apnap.magic.forms.events import StepBegins
from apnap.magic.forms.keyworded import MustAttack, NoManaCost
from apnap.magic.forms.statics import AddTypes, GainAbilities, SetColors, SetPowerToughness
from apnap.magic.forms.words import Players, That, This

Cost = tuple[Any, ...]
MUMMY = (NoManaCost(), AddTypes(("Zombie",)))


def _copying(cost: Cost, instructions: tuple[Any, ...], label: str) -> Activated:
    return Activated((*cost, Exile(This())), Body(instructions), (OnlyAsSorcery(),), zone="graveyard", label=label)


def embalm(cost: Cost) -> Activated:
    """702.128a: exile this card from your graveyard: a token copy, but white, without mana cost, a Zombie too. As a sorcery."""
    return _copying(cost, (CreateCopy(This(), changes=(SetColors(("W",)), *MUMMY)),), "embalm")


def eternalize(cost: Cost) -> Activated:
    """702.129a: exile this card from your graveyard: a token copy, but black, 4/4, without mana cost, a Zombie too. As a sorcery."""
    return _copying(cost, (CreateCopy(This(), changes=(SetColors(("B",)), SetPowerToughness(4, 4), *MUMMY)),), "eternalize")


def encore(cost: Cost) -> Activated:
    """702.141a: exile this card from your graveyard: for each opponent a hasty token copy that attacks them and is sacrificed."""
    made = That("created")
    each = ForEach(Players("opponents"), (
        CreateCopy(This()),
        Continuous(made, (MustAttack(That("each")),), "turn"),
        Continuous(made, (GainAbilities((Keyword("haste"),)),), "permanently"),
        Delayed(StepBegins("end"), Body((Sacrifice(made),))),
    ))
    return _copying(cost, (each,), "encore")
