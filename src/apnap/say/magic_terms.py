"""The words of the time: sentences are made in today's terms and said in those of the edition.

Until July 2009 cards and abilities were played, permanents were in play, and cards were removed from the game; since 2024 permanents just
enter. Names of cards begin with capitals and are left alone.
"""
from __future__ import annotations

import re

from apnap.kernel.law import dated
from apnap.say import _

Terms = tuple[tuple[str, str], ...]
_BE = r"\b(be|been|being|is|are|was|were|has|have)((?: \w+)?)"
OLD: Terms = (
    (r"\bthe battlefield: ", "in play: "), (r"^(\s*)battlefield: ", r"\1in play: "), (r"^exile: ", "removed from the game: "),
    (r"\benters the battlefield\b", "comes into play"), (r"\benter the battlefield\b", "come into play"),
    (r"\bon the battlefield\b", "in play"), (r"\bonto the battlefield\b", "into play"), (r"\bthe battlefield\b", "play"),
    (r"\b(goes to|is in|in) exile\b", r"\1 the removed-from-the-game zone"),
    (r"\bexiles (\w+)\b", r"removes \1 from the game"),
    (r"\bexiled\b", "removed from the game"), (r"\bto exile\b", "to remove from the game"),
    (_BE + r" (cast|activated)\b", r"\1\2 played"), (r"\b(casts|activates)\b", "plays"), (r"\b(casting|activating)\b", "playing"),
    (r"\b(cast|activate)\b", "play"), (r"\b(activated) (abilit)", r"\1 \2"), (r"\bstate-based actions\b", "state-based effects"),
)
MIDDLE: Terms = ()
NOW: Terms = ((r"\benters the battlefield\b", "enters"), (r"\benter the battlefield\b", "enter"))
TERMS = dated({"1999": OLD, "2009-07-11": MIDDLE, "2024-07-26": NOW})


def said_in(date: str, sentence: str) -> str:
    """A sentence in the words of an edition.

    >>> said_in("2004-10-01", "Anna has cast Giant Growth")
    'Anna has played Giant Growth'
    """
    for old, new in TERMS.at(date):
        sentence = re.sub(old, _(new), sentence)
    return sentence
