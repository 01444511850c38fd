"""Putting a situation on the table, or beginning a whole game. Only before `begin`."""
from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from apnap.berserk import zones
from apnap.berserk.state import ZONES, Object
from apnap.kernel.data import Id

if TYPE_CHECKING:
    from apnap.berserk.game import Berserk


def put(g: Berserk, card: str, zone: str, owner: Id, controller: Id | None = None, *, closed: bool = False, wounds: int = 0,
        poison: int = 0, new: bool = False) -> Id:
    """Put a card into a zone; in a deck the first one put is the top. A hero becomes its owner's. `new`: it came this turn.

    Raises `ValueError` for what can't be: an unknown zone, a closed card in a hand, a spell in the game zone.
    """
    facts = g.card(card)
    if zone not in ZONES:
        raise ValueError(f"there is no zone {zone!r}; there are {', '.join(ZONES)}")
    if zone != "game" and (closed or wounds or poison or new):
        raise ValueError(f"{card} is in a {zone}: only cards in the game zone are closed, wounded, poisoned or new")
    if zone == "game" and facts.type == "spell":
        raise ValueError(f"{card} is a spell and never in the game zone (211.2)")
    o = Object(card, owner, zone)
    o.controller = owner if controller is None else controller
    o.closed, o.wounds, o.poison = closed, wounds, poison
    i = g.add(o)
    o = g.edit_object(i)
    o.since = g.turn.number if new else 0
    zones.put_in(g, i, zone, "bottom")
    if facts.type == "hero" and zone == "game":
        g.edit_player(owner).hero = i
    return i


def coins(g: Berserk, player: Id, open_coins: int, closed: int = 0) -> None:
    """How many coins a player has."""
    p = g.edit_player(player)
    p.open_coins, p.closed_coins = open_coins, closed


def set_turn(g: Berserk, active: Id, phase: str = "choice", number: int = 3) -> None:
    """Whose turn it is, which phase, and the how manieth turn of the game. What was put as new stays new."""
    for i in g.turn.game:
        if g.object(i).since == g.turn.number:
            g.edit_object(i).since = number
    t = g.turn_edit()
    t.active, t.phase, t.number = active, phase, number
    g.changed()


def seat(g: Berserk, name: str, hero: str, deck: Iterable[str], sideboard: Iterable[str] = ()) -> Id:
    """A player of a whole game sits down with hero, deck and sideboard; the deck is shuffled when the game begins (301)."""
    player = g.add_player(name)
    put(g, hero, "game", player)
    for zone, cards in (("deck", deck), ("sideboard", sideboard)):
        for card in cards:
            put(g, card, zone, player)
    return player


def prepare(g: Berserk) -> None:
    """A whole game will begin, with the roll for the first turn (301.4)."""
    set_turn(g, g.turn.order[0], "first player", 1)
