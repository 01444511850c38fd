"""Zones: a card that changes its zone becomes a new record, and the old one knows what it became."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from apnap.berserk import law
from apnap.berserk.characteristics import printed
from apnap.berserk.state import Object
from apnap.kernel.data import Id

if TYPE_CHECKING:
    from apnap.berserk.game import Berserk


def take_out(g: Berserk, i: Id) -> None:
    """Take a card out of the list of its zone."""
    o = g.object(i)
    if o.zone == "game":
        t = g.turn_edit()
        t.game = tuple(x for x in t.game if x != i)
    elif o.zone:
        p = g.edit_player(o.owner)
        setattr(p, o.zone, tuple(x for x in getattr(p, o.zone) if x != i))


def put_in(g: Berserk, i: Id, zone: str, place: str = "top") -> None:
    """Put a card's id into the list of a zone. The top of a deck is first."""
    o = g.object(i)
    if zone == "game":
        t = g.turn_edit()
        t.game = (*t.game, i)
    else:
        p = g.edit_player(o.owner)
        old = getattr(p, zone)
        setattr(p, zone, (i, *old) if zone == "deck" and place == "top" else (*old, i))


def move(g: Berserk, e: Any) -> Any:
    """Carry a `Move` out. None when the card was gone already.

    A card that dies keeps its once-a-turn markers (205.3); in hand and deck it is a new card (201.4). A created card that would go to
    a hand or deck goes to the reserve.
    """
    old = g.object(e.object)
    if old.became is not None or not old.zone or old.zone == e.to == "game":
        return None
    origin, to = old.zone, "reserve" if old.created and e.to in ("hand", "deck") else e.to
    new = Object(old.card, old.owner, to)
    new.created = old.created
    if to == "game":
        new.controller = old.owner if e.controller is None else e.controller
        sleeping = bool(printed(g, new).keyword("sleeping"))
        new.since, new.closed, new.how = g.turn.number, e.closed or sleeping, e.how
    if "graveyard" in (to, origin) and to in ("graveyard", "game"):
        new.marks = dict(old.marks)
    take_out(g, e.object)
    i = g.add(new)
    put_in(g, i, to, e.place)
    record = g.edit_object(e.object)
    record.became, record.zone = i, ""
    return e.but(new=i, origin=origin, to=to)


def create(g: Berserk, e: Any) -> Any:
    """A created card enters play, open, under its player's control."""
    new = Object(e.card, e.player, "game")
    new.created, new.since, new.how = True, g.turn.number, "create"
    i = g.add(new)
    put_in(g, i, "game")
    return e.but(new=i)


def reorder(g: Berserk, player: Id, order: tuple[int, ...]) -> None:
    """Shuffling renames the cards: nobody can follow one through it."""
    old = g.player(player).deck
    fresh = []
    for place in order:
        o = g.object(old[place])
        new = Object(o.card, o.owner, "deck")
        new.created = o.created
        fresh.append(g.add(new))
        g.edit_object(old[place]).zone = ""
    g.edit_player(player).deck = tuple(fresh)


def shuffle(g: Berserk, player: Id, cause: Id | None = None) -> None:
    """Shuffle, by chance."""
    from apnap.berserk.events import Shuffle

    order = g.shuffled("shuffle", law.SHUFFLE, len(g.player(player).deck))
    g.happen(Shuffle(player, order), cause=cause, rule=law.DECK)


def now(g: Berserk, i: Id) -> Id:
    """The record of a card as it is now, wherever it went."""
    while True:
        new = g.object(i).became
        if new is None:
            return i
        i = new
