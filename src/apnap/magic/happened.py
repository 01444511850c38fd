"""What has happened this turn, as conditions ask for it ("if a creature died this turn"): read from the history."""
from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from apnap.kernel.data import Id
from apnap.magic import events as ev
from apnap.magic import words
from apnap.magic.forms.words import Filter, This
from apnap.magic.state import Frame

if TYPE_CHECKING:
    from apnap.magic.game import Magic


def this_turn(g: Magic) -> Iterator[Any]:
    """What was done this turn, the latest first."""
    link = g.root.history
    while link is not None:
        what = link.entry.what
        if isinstance(what, ev.BeginStep) and what.step == "untap":
            return
        yield what
        link = link.before


def times(g: Magic, f: Frame, how: str, of: Any) -> int:
    """How often it happened to what fits; for life, how much of it."""
    if how in ("gained life", "lost life"):
        kind = ev.GainLife if how == "gained life" else ev.LoseLife
        who = words.players(g, f, of) if of is not None else g.apnap()
        return sum(x.n for x in this_turn(g) if isinstance(x, kind) and x.player in who)
    return sum(1 for x in this_turn(g) for i in (_object(x, how),) if i is not None and _fits(g, f, of, i))


def _object(x: Any, how: str) -> Id | None:
    """The object that an event is about, if it is an event of this kind."""
    if isinstance(x, ev.Move):
        if how == "died" and (x.origin, x.to) == ("battlefield", "graveyard"):
            return x.object
        return x.new if how == "entered" and x.to == "battlefield" else None
    if isinstance(x, ev.Create):
        return x.new if how == "entered" else None
    if isinstance(x, ev.DeclareAttack):
        return x.object if how.startswith("attacked") else None
    if isinstance(x, ev.DeclareBlock):
        return x.object if how == "attacked or blocked" else None
    if isinstance(x, ev.Damage):
        return x.to if how == "dealt damage" and x.n > 0 else None
    return x.object if isinstance(x, ev.Cast) and how == "cast" else None


def _fits(g: Magic, f: Frame, of: Any, i: Id) -> bool:
    if of is None:
        return True
    if isinstance(of, Filter):
        return words.fits(g, f, of.but(kind="object", zone=None), i)
    if isinstance(of, This):
        return i == f.source
    if g.is_player(i):
        return i in words.players(g, f, of)
    if type(of).__name__ in ("You", "AnOpponent", "Players"):
        return g.chars(i).controller in words.players(g, f, of)
    return i in words.objects(g, f, of)
