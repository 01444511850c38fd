"""Berserk's lawbook and its editions; the chapters enter their rules here.

Numbers of the 2nd edition were read in the fragment that the scenarios quote (113.5-118.9); those with `~` are inferred from the order
of its paragraphs, and the rest of that edition is lost, so its numbers are None. Numbers of the 15th edition were read in its text.
"""
from __future__ import annotations

from apnap.kernel.law import Edition, Lawbook

SECOND, FIFTEENTH = "2018-11-24", "2024-05-31"
LAW = Lawbook("berserk", (Edition(SECOND, "2nd"), Edition(FIFTEENTH, "15th", "newest")))


def numbers(second: str | None, fifteenth: str | None) -> dict[str, str | None]:
    """A rule's numbers in the two editions."""
    return {SECOND: second, FIFTEENTH: fifteenth}
