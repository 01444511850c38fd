"""What a player sees, as plain data without anything hidden: not the other's hand, no deck, not the other's reserve and sideboard."""
from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from apnap.berserk import events as ev
from apnap.berserk import words, zones
from apnap.berserk.state import HIDDEN_ZONES
from apnap.kernel.data import Id, ids_in
from apnap.kernel.events import Happened
from apnap.kernel.refusal import Illegal, NotAnAnswer

if TYPE_CHECKING:
    from apnap.berserk.game import Berserk

SHOWN = ("search", "take", "return")  # moves between hidden zones in which the card is shown


def view(g: Berserk, player: Id) -> dict[str, Any]:
    """The table as `player` sees it, JSON-able. Equal for two games that differ only in what the player can't see."""
    t = g.turn
    names = {p: g.player(p).name for p in t.order}
    return {
        "turn": t.number, "active": names[t.active], "phase": t.phase,
        "queue": [g.chars(g.entry(i).source).name for i in t.queue],
        "attack": None if t.attack is None else [int(t.attack.attacker), int(t.attack.target)],
        "players": [_player(g, p, p == player) for p in t.order],
        "game": [_card(g, i, names) for i in t.game],
    }


def _player(g: Berserk, p: Id, own: bool) -> dict[str, Any]:
    player = g.player(p)
    out: dict[str, Any] = {
        "name": player.name, "hero": int(player.hero), "open": player.open_coins, "closed": player.closed_coins,
        "prayers": player.prayers, "missed draws": player.missed, "lost": [rule for q, rule in g.turn.loses if q == p],
        "deck": len(player.deck), "graveyard": _names(g, player.graveyard),
    }
    for zone in ("hand", "reserve", "sideboard"):
        cards = getattr(player, zone)
        out[zone] = _names(g, cards) if own else len(cards)
    return out


def _names(g: Berserk, ids: tuple[Id, ...]) -> list[str]:
    return [g.object(i).card for i in ids]


def _card(g: Berserk, i: Id, names: dict[Id, str]) -> dict[str, Any]:
    o, c = g.object(i), g.chars(i)
    out: dict[str, Any] = {"id": int(i), "name": c.name, "type": c.type, "controller": names[c.controller], "closed": o.closed}
    if c.type == "creature":
        out |= {"strike": words.stat(g, i, "strike"), "new": o.since == g.turn.number}
    if c.lives is not None:
        out |= {"lives": words.stat(g, i, "lives"), "wounds": o.wounds}
    return out | ({"poison": o.poison} if o.poison else {})


def hides(g: Berserk, player: Id, h: Happened) -> bool:
    """Whether a line of the history would tell `player` of a card that he can't see. Asked when the line is new."""
    what: Any = h.what
    if isinstance(what, ev.Shuffle):
        return False
    if isinstance(what, ev.Move):
        hidden = what.origin in HIDDEN_ZONES and what.to in HIDDEN_ZONES and what.why not in SHOWN
        return hidden and (g.object(what.object).owner != player or {what.origin, what.to} == {"deck"})
    return any(g.is_object(i) and not g.sees(player, i) for i in ids_in(what))


def _unseen_now(g: Berserk, player: Id, i: Id) -> bool:
    """Whether a card that lay hidden when the step began is hidden still; one that was shuffled is."""
    now = zones.now(g, i)
    return not g.object(now).zone or not g.sees(player, now)


def imagined(g: Berserk, player: Id, draw: Callable[[int], int]) -> Berserk | None:
    """A fork in which all that `player` can't see is dealt anew: for players that look ahead and may not peek.

    `draw(n)` gives a number below n. What chance decides from now on is another future too. None when what happened in the step that
    goes on (what somebody took from a deck that he searched, or revealed) does not fit other cards; never when somebody acts.
    """
    fork: Berserk = g.fork()
    fork.table.back(fork.start)
    for p in fork.turn.order:
        record = fork.player(p)
        hidden = ("deck",) if p == player else ("deck", "hand")
        unseen = [i for zone in hidden for i in getattr(record, zone) if _unseen_now(g, player, i)]
        left = [(fork.object(i).card, fork.object(i).created) for i in unseen]
        for i in unseen:
            card, created = left.pop(draw(len(left)))
            o = fork.edit_object(i)
            o.card, o.created = card, created
    fork.edit_root().seed = draw(1 << 30)
    fork.start = fork.table.mark()
    try:
        fork._advance()
    except (Illegal, NotAnAnswer, LookupError):
        return None
    same = fork.decision is not None and g.decision is not None and fork.decision.kind == g.decision.kind
    begun = g.decision is not None and g.decision.kind == "act"  # nothing has happened in this step before the question
    return fork if same and (begun or view(fork, player) == view(g, player)) else None
