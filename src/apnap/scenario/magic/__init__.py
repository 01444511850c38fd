"""Situations of Magic: the words of the file here, the judge that plays a case in `judge`."""
from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from apnap.scenario.case import Case
    from apnap.scenario.comparing import Run
    from apnap.scenario.ruling import Ruling

STEPS = (
    "untap", "upkeep", "draw", "precombat main", "beginning of combat", "declare attackers", "declare blockers", "combat damage",
    "end of combat", "postcombat main", "end", "cleanup",
)
START = "precombat main"
ZONES = ("battlefield", "hand", "graveyard", "library", "exile", "command")
TABLE = "battlefield"
SEAT = ("life", "pool", "counters", "lands played", "team", *ZONES)
STATES = ("tapped", "counters", "sick", "attached to", "controlled by", "chosen", "damage", "as", "face down", "flipped")
LIFE = 20


def rule_on(case: Case, edition: str | None = None) -> Ruling:
    """Rule on a case. Raises `WrongFile`."""
    from apnap.scenario.magic.judge import Judge

    return Judge(case, edition).rule()


def every_edition(case: Case) -> list[Run]:
    """The case played in every edition, its expectations left out. Raises `WrongFile`."""
    from apnap.scenario.magic.comparing import every_edition

    return every_edition(case)


def possibilities(case: Case, edition: str | None = None) -> list[str]:
    """What each player may do in the final position, and what he could with priority, as lines. Raises `WrongFile`."""
    from apnap.scenario.magic.whys import possibilities

    return possibilities(case, edition)


def against(case: Case, action: str, edition: str | None = None) -> list[str]:
    """The reasons against an action in the final position, as lines; none when it is legal. Raises `WrongFile`."""
    from apnap.scenario.magic.whys import against

    return against(case, action, edition)
