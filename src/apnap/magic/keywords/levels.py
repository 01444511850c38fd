"""What stands beside the symbols and bars of levelers, Classes and station cards: static abilities under a condition."""
from __future__ import annotations

from typing import Any

from apnap.magic.forms.abilities import Activated, Body, OnlyAsSorcery, OnlyIf, Static
from apnap.magic.forms.effects import KeywordAction
from apnap.magic.forms.statics import AddTypes, Affects, GainAbilities, SetPowerToughness
from apnap.magic.forms.words import AllOf, Compare, CountersOn, Special, This

CLASS = Special("class level")
CHARGES = CountersOn(This(), "charge")


def between(least: int, most: int | None) -> Any:
    """711.2: at least and at most so many level counters."""
    count = CountersOn(This(), "level")
    low = Compare(count, ">=", least)
    return low if most is None else AllOf((low, Compare(count, "<=", most)))


def held(condition: Any, change: Any, label: str) -> Static:
    """While the condition holds, this has it."""
    return Static((Affects(This(), (change,)),), condition, label=label)


def level_size(least: int, most: int | None, power: int, toughness: int) -> Static:
    """711.2a-b: the power and toughness beside a level symbol."""
    return held(between(least, most), SetPowerToughness(power, toughness), "level symbol")


def level_ability(least: int, most: int | None, ability: Any) -> Static:
    """711.2a-b: an ability beside a level symbol."""
    return held(between(least, most), GainAbilities((ability,)), "level symbol")


def class_level(cost: tuple[Any, ...], level: int) -> Activated:
    """716.2a: this Class's level becomes n, only if it is n-1 and only as a sorcery."""
    limits = (OnlyIf(Compare(CLASS, "=", level - 1)), OnlyAsSorcery())
    return Activated(cost, Body((KeywordAction("class level", level),)), limits, label="level")


def class_ability(level: int, ability: Any) -> Static:
    """716.2a: from level n on it has this ability."""
    return held(Compare(CLASS, ">=", level), GainAbilities((ability,)), "level")


def station_ability(n: int, ability: Any) -> Static:
    """721.2a: with n or more charge counters it has this ability."""
    return held(Compare(CHARGES, ">=", n), GainAbilities((ability,)), "station symbol")


def station_creature(n: int, power: int, toughness: int) -> Static:
    """721.2b: with n or more charge counters it is a creature of this size too."""
    size = (AddTypes(("creature",)), SetPowerToughness(power, toughness))
    return Static((Affects(This(), size),), Compare(CHARGES, ">=", n), label="station symbol")
