"""Abilities that effects give to cards which are neither on the battlefield nor on the stack ("creature cards in your hand have ...")."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from apnap.kernel.data import Id
from apnap.magic import words
from apnap.magic.forms import statics as s
from apnap.magic.forms.words import Filter
from apnap.magic.state import Frame, Has

if TYPE_CHECKING:
    from apnap.magic.game import Magic

ZONES = ("hand", "graveyard", "exile", "library", "not battlefield")


def _grants(g: Magic) -> list[tuple[Frame, Filter, tuple[Any, ...]]]:
    """Whose eyes, which cards, which abilities."""
    return [(f, x.what, c.abilities) for f, x in g.statics(s.Affects) if isinstance(x.what, Filter) and x.what.zone in ZONES
            for c in x.changes if isinstance(c, s.GainAbilities)]


def granted(g: Magic, i: Id, draft: Any) -> tuple[Has, ...]:
    """What a card gains where it is. `draft` is what it is by itself; nothing is granted while layers are being computed."""
    if g.drafts is not None:
        return ()
    out: tuple[Has, ...] = ()
    for f, what, abilities in g.cached("grants", lambda: _grants(g)):
        if _there(g, what, i) and _fits(g, f, what, i, draft):
            out = (*out, *(Has(f.source, 100 + n, form) for n, form in enumerate(abilities)))
    return out


def _there(g: Magic, what: Filter, i: Id) -> bool:
    return what.zone in (g.object(i).zone, "not battlefield")


def _fits(g: Magic, f: Frame, what: Filter, i: Id, draft: Any) -> bool:
    """Whether the card by itself is what the effect means."""
    g.drafts = {i: draft}
    try:
        return words.fits(g, f, what.but(kind="card", zone=None), i)
    finally:
        g.drafts = None
