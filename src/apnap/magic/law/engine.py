"""Reasons of the engine's own, which no rulebook numbers."""
from __future__ import annotations

from apnap.magic.law.book import LAW

__all__ = ["NOT_READ"]

NOT_READ = LAW.rule("not_read", {"1999": None},
    "What was not read from a card's text, or can't be carried out yet, is not played.",
    refusal="{ability} of {object} was not read, or can't be played yet")
