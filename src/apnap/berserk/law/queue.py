"""Priority, the Queue, simultaneity, last known information (121, 401-403)."""
from __future__ import annotations

from apnap.berserk.law.book import LAW, numbers

__all__ = [
    "AFTER_THE_RUNNING", "FIRST_CHANCE", "FIRST_IN_FIRST_OUT", "LAST_KNOWN", "PRIORITY", "QUEUE", "SIMULTANEOUS", "WITHOUT_SOURCE",
]

PRIORITY = LAW.rule("priority", numbers(None, "121.2"), "The non-active player has priority first.")
QUEUE = LAW.rule("queue", numbers(None, "401.1"),
    "Declared abilities stand in the Queue; the first to come in is the first to be performed.")
AFTER_THE_RUNNING = LAW.rule("after_the_running", numbers(None, "401.2"),
    "Whatever is declared joins the Queue at its tail, once the ability that runs has been finished.",
    refusal="something is still being performed")
FIRST_IN_FIRST_OUT = LAW.rule("first_in_first_out", numbers(None, "401.3"), "The head of the Queue is performed next.")
WITHOUT_SOURCE = LAW.rule("without_source", numbers(None, "401.5"),
    "An ability that triggered is declared even if its source has left or lost it.")
FIRST_CHANCE = LAW.rule("first_chance", numbers(None, "401.7"),
    "Abilities that one may declare are declared at the first priority or not at all.")
SIMULTANEOUS = LAW.rule("simultaneous", numbers(None, "402.1"),
    "Of what triggers at once the non-active player's goes first in the order he likes, then the active player's.")
LAST_KNOWN = LAW.rule("last_known", numbers(None, "403.1"), "What must be known of a card that is gone is what was last known of it.")
