"""Bars and symbols that put the lines under them, or beside them, under a condition: levelers, Classes, station cards."""

from __future__ import annotations

import re
from typing import Any

from apnap.magic.forms.abilities import Activated
from apnap.magic.forms.effects import KeywordAction
from apnap.magic.keywords import levels

LEVEL = re.compile(r"^LEVEL (\d+)(?:[-–](\d+)|\+)$")
SIZE = re.compile(r"^(\d+)/(\d+)$")
STATION = re.compile(r"^(?:STATION )?(\d+)\+ \| ")


class Bars:
    """What the lines read so far say about the lines that follow."""

    def __init__(self) -> None:
        self._level: tuple[int, int | None] | None = None
        self._class: int | None = None
        self._station: int | None = None
        self.last_station: int | None = None

    def opens(self, text: str) -> bool:
        """Whether the line is a level symbol alone: it says only what is true of the lines after it."""
        bar = LEVEL.match(text.strip())
        if bar:
            self._level = int(bar.group(1)), int(bar.group(2)) if bar.group(2) else None
        return bool(bar)

    def cut(self, text: str) -> int:
        """How much of the line is a station symbol, whose ability is the rest."""
        symbol = STATION.match(text)
        self._station = int(symbol.group(1)) if symbol else None
        if symbol:
            self.last_station = self._station
        return symbol.end() if symbol else 0

    def size(self, text: str) -> tuple[Any, ...]:
        """The power and toughness beside a level symbol, as an ability; empty for any other line."""
        size = SIZE.match(text.strip())
        if self._level is None or size is None:
            return ()
        return (levels.level_size(*self._level, int(size.group(1)), int(size.group(2))),)

    def under(self, ability: Any) -> Any:
        """An ability as it stands under the bar or beside the symbol."""
        if self._station is not None:
            return levels.station_ability(self._station, ability)
        if self._level is not None:
            return levels.level_ability(*self._level, ability)
        gained = level_gained(ability)
        if gained is not None:
            self._class = gained
            return ability
        return ability if self._class is None else levels.class_ability(self._class, ability)


def level_gained(ability: Any) -> int | None:
    """The level that a class level bar's activated ability gives; None for another ability."""
    if not isinstance(ability, Activated) or ability.label != "level":
        return None
    steps = getattr(ability.body, "instructions", ())
    return next((int(x.n) for x in steps if isinstance(x, KeywordAction) and x.name == "class level"), None)
