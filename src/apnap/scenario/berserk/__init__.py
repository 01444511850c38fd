"""Situations of Berserk: the words of the file here, the judge that plays a case in `judge`."""
from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from apnap.scenario.case import Case
    from apnap.scenario.ruling import Ruling

STEPS = ("start", "choice", "end")
START = "choice"
ZONES = ("game", "hand", "deck", "graveyard", "reserve", "sideboard")
TABLE = "game"
SEAT = ("coins", "closed coins", "prayers", *ZONES)
STATES = ("closed", "wounds", "poison", "new", "controlled by", "as")
LIFE = 0


def rule_on(case: Case, edition: str | None = None) -> Ruling:
    """Rule on a case. Raises `WrongFile`."""
    from apnap.scenario.berserk.judge import Judge

    return Judge(case, edition).rule()


def possibilities(case: Case, edition: str | None = None) -> list[str]:
    """What may be done in the final position, as lines. Raises `WrongFile`."""
    from apnap.scenario.berserk.judge import played

    j = played(case, edition)
    d = j.g.decision
    out = j.voice.table()
    return [*out, "the game is over"] if d is None else [*out, j.voice.question(d), *(f"  {o}" for o in j.voice.options(d, 40))]


def against(case: Case, action: str, edition: str | None = None) -> list[str]:
    """The reasons against an action in the final position, as lines; none when it is legal. Raises `WrongFile`."""
    from apnap.scenario.berserk.judge import played

    return played(case, edition).against(action)
