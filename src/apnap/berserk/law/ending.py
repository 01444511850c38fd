"""How a game ends (601-605)."""
from __future__ import annotations

from apnap.berserk.law.book import LAW, numbers

__all__ = [
    "AGREED_DRAW", "BY_TEXT", "CONCESSION", "DRAW", "FINAL", "HERO_DEFEATED", "THIRD_MISSED_DRAW", "WIN",
]

WIN = LAW.rule("win", numbers(None, "601.1"), "A player wins by defeating the enemy hero.")
DRAW = LAW.rule("draw", numbers(None, "603.1"), "Where both lose at the same time, the game is drawn.")
HERO_DEFEATED = LAW.rule("hero_defeated", numbers(None, "604.1"), "A player whose hero has no lives left loses.")
THIRD_MISSED_DRAW = LAW.rule("third_missed_draw", numbers(None, "604.1"),
    "A player loses when for the third time he has no card to draw in his turn.")
CONCESSION = LAW.rule("concession", numbers(None, "604.1"), "A player may concede at any time, and loses.")
AGREED_DRAW = LAW.rule("agreed_draw", numbers(None, "603.1"), "The game is drawn where both players agree to it.")
BY_TEXT = LAW.rule("by_text", numbers(None, "604.1"), "A player loses or wins where a card says so.")
FINAL = LAW.rule("final", numbers(None, "605.1"), "Nothing changes the result of a game that is over.", refusal="the game is over")
