"""Zones: an object that changes its zone becomes a new object (400.7)."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from apnap.kernel.data import Id
from apnap.magic import law
from apnap.magic.events import Create, Move, PutCounters, Shuffle
from apnap.magic.state import OWN_ZONES, Object

if TYPE_CHECKING:
    from apnap.magic.game import Magic


def take_out(g: Magic, i: Id) -> None:
    """Take an object out of the list of its zone."""
    o = g.object(i)
    if o.zone in OWN_ZONES:
        p = g.edit_player(o.owner)
        setattr(p, o.zone, tuple(x for x in getattr(p, o.zone) if x != i))
    elif o.zone:
        t = g.turn_edit()
        setattr(t, o.zone, tuple(x for x in getattr(t, o.zone) if x != i))


PLACES = {"top": 0, "second": 1, "third": 2}
"""Where in a library a card is put, from the top; anything else is the bottom."""


def put_in(g: Magic, i: Id, zone: str, place: str = "top") -> None:
    """Put an object's id into the list of a zone. The top of a library is first, the top of the stack last."""
    o = g.object(i)
    if zone in OWN_ZONES:
        p = g.edit_player(o.owner)
        old = getattr(p, zone)
        at = PLACES.get(place, len(old)) if zone == "library" else len(old)
        setattr(p, zone, (*old[:at], i, *old[at:]))
    else:
        t = g.turn_edit()
        setattr(t, zone, (*getattr(t, zone), i))


MADNESS = "madness"
"""Why a discarded card with madness is exiled, and what `way` says of it there."""


def move(g: Magic, e: Move) -> Any:
    """Carry a `Move` out: the old record is left behind with `became`, a new one stands in the zone. None when it was gone already."""
    old = g.object(e.object)
    if old.became is not None or not old.zone or old.kind == "ability":
        return None
    origin = old.zone
    take_out(g, e.object)
    if old.token and (origin == "battlefield" or e.to != "battlefield"):
        return _token_gone(g, e, origin)
    new = Object(old.card, old.owner, e.to)
    new.kind, new.token = old.kind, old.token
    if origin == "stack" and e.to == "battlefield":
        new.kicked, new.x, new.memory, new.way, new.face_down = old.kicked, old.x, old.memory, old.way, old.face_down
    controller = e.controller if e.controller is not None else old.owner
    new.controller = new.controller_was = controller if e.to in ("battlefield", "stack") else old.owner
    new.tapped, new.chosen = e.tapped, e.chosen
    if e.why == MADNESS:
        new.way, new.memory = MADNESS, {MADNESS: e.object}
    i = g.add(new)
    put_in(g, i, e.to, e.place)
    record = g.edit_object(e.object)
    record.became, record.zone = i, ""
    g.changed()
    for kind, n in e.counters:
        g.happen(PutCounters(i, kind, n, new.controller), cause=i, rule=law.COUNTERS)
    return e.but(new=i, origin=origin)


def _token_gone(g: Magic, e: Move, origin: str) -> Any:
    """A token or copy that goes elsewhere is in the other zone for a moment and then ceases to exist (704.5d-e)."""
    record = g.edit_object(e.object)
    record.zone = ""
    g.changed()
    return e.but(origin=origin)


def create(g: Magic, e: Create) -> Any:
    """Create a token on the battlefield."""
    new = Object(e.card, e.controller, "battlefield")
    new.token, new.tapped = True, e.tapped
    i = g.add(new)
    put_in(g, i, "battlefield")
    g.changed()
    return e.but(new=i)


def cease(g: Magic, i: Id) -> None:
    """An object ceases to exist; its record stays as what was last known."""
    take_out(g, i)
    g.edit_object(i).zone = ""
    g.changed()


def shuffle(g: Magic, player: Id, order: tuple[int, ...]) -> None:
    """Shuffling renames the cards: nobody can follow one through it."""
    p = g.edit_player(player)
    old = p.library
    fresh = []
    for place in order:
        o = g.object(old[place])
        new = Object(o.card, o.owner, "library")
        new.kind = o.kind
        fresh.append(g.add(new))
        g.edit_object(old[place]).zone = ""
    g.edit_player(player).library = tuple(fresh)
    g.changed()


def shuffle_library(g: Magic, player: Id, cause: Id | None = None) -> None:
    """Shuffle, by chance."""
    order = g.shuffled("shuffle", law.SHUFFLE, len(g.player(player).library))
    g.happen(Shuffle(player, order), cause=cause, rule=law.SHUFFLE)


DISCARDED = "discarded"
"""What `way` says of a card in a graveyard that its madness exiled and that was not cast (702.35c)."""


def after_event(g: Magic, i: Id) -> Id:
    """The object that an event was about, now: what it became then (400.7e), or a discarded card after its madness (702.35c)."""
    one = g.object(i).became
    if g.object(i).zone or one is None:
        return i
    two = g.object(one).became
    return two if two is not None and g.object(two).way == DISCARDED else one


def find(g: Magic, i: Id) -> Id:
    """Where an object is now: follows `became` (for what may follow it, 400.7)."""
    while True:
        new = g.object(i).became
        if new is None:
            return i
        i = new
