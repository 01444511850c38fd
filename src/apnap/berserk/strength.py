"""How strong an attack is and how many wounds come of it (508.4, 512, 523), before anything is prevented or replaced."""
from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.berserk import words
from apnap.berserk.events import Wound
from apnap.berserk.forms import statics as s
from apnap.berserk.state import Frame
from apnap.kernel.data import Id

if TYPE_CHECKING:
    from apnap.berserk.game import Berserk

ATTACKS = ("strike", "shot")


def strength(g: Berserk, source: Id, to: Id, n: int, how: str) -> int:
    """The strength of a strike, shot or other wounding against its final target; below 0 counts as 0 (512.1)."""
    for f, x in g.statics(s.Deals):
        if (not x.how or how in x.how) and words.matches(g, f, x.what, source) and words.matches(g, f, x.to, to):
            n += words.amount(g, f, x.n)
    if how in ATTACKS and g.chars(source).keyword("wrath") and g.object(to).hurt and g.chars(to).type == "creature":
        n += 1
    return max(0, n)


def wounding(g: Berserk, source: Id, to: Id, n: int, how: str) -> Wound:
    """The wounds that a strength comes to: greater where the card takes more; a strike or shot of 0 gets no such bonus (512.1.1)."""
    if n > 0:
        n += 1 if g.chars(to).keyword("vulnerability") else 0
        for f, x in g.statics(s.Takes):
            more = words.amount(g, f, x.n)
            if more > 0 and applies(g, f, x, source, to, how):
                n += more
    return Wound(source, to, n, how)


def applies(g: Berserk, f: Frame, x: s.Takes | s.NoWounds, source: Id, to: Id, how: str) -> bool:
    """Whether a "takes more", "takes less" or "takes no wounds" speaks of this wounding."""
    ways = (how, "attack") if how == "shot" or (how == "strike" and not strikes_back(g, source)) else (how,)
    fit = not x.how or any(way in x.how for way in ways)
    return fit and words.matches(g, f, x.what, to) and words.matches(g, f, x.by, source)


def strikes_back(g: Berserk, source: Id) -> bool:
    """Whether a card that strikes now does so because it is attacked: that is no attack (507.3)."""
    return g.turn.attack is not None and g.turn.attack.target == source
