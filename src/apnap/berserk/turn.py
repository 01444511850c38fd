"""The preparation of a game (301) and the turn (303-310): what happens when nothing is going on, phase by phase."""
from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.berserk import choice, law, zones
from apnap.berserk import events as ev
from apnap.berserk.state import MOST_COINS, Effect
from apnap.kernel.data import Id
from apnap.kernel.events import Event
from apnap.kernel.options import One, Order, Some

if TYPE_CHECKING:
    from apnap.berserk.game import Berserk

FIRST_HAND = 4


def advance(g: Berserk) -> None:
    """What the phase does next."""
    PHASES[g.turn.phase](g)


# ---------------------------------------------------------------- preparation


def _first_player(g: Berserk) -> None:
    """Each rolls a die; the higher one chooses; ties are rolled again (301.4)."""
    a, b = (_die(g, p) for p in g.turn.order)
    if a != b:
        winner = g.turn.order[int(b > a)]
        seat = g.choose(winner, "seat", law.FIRST_PLAYER, One(("first", "second")))
        t = g.turn_edit()
        t.active, t.phase = winner if seat == "first" else g.opponent(winner), "first hands"


def _die(g: Berserk, player: Id) -> int:
    n = g.toss("die", law.FIRST_PLAYER, 6)
    g.note(ev.Announced(player, player, "die", n), law.FIRST_PLAYER)
    return n


def _first_hands(g: Berserk) -> None:
    for p in g.turn.order:
        zones.shuffle(g, p)
    for p in (g.turn.active, g.opponent(g.turn.active)):
        for _ in range(FIRST_HAND):
            g.happen(ev.Draw(p), rule=law.FIRST_HAND)
    g.turn_edit().phase = "redraw"


def _redraw(g: Berserk) -> None:
    """Both say which cards they put back, and in which order, the first player first; then both do it (301.7)."""
    both = (g.turn.active, g.opponent(g.turn.active))
    back = []
    for p in both:
        back.append(g.choose(p, "redraw", law.REDRAW, Some(tuple(sorted(g.player(p).hand)), 0, FIRST_HAND)))
        g.note(ev.Announced(p, p, "redraw", len(back[-1])), law.REDRAW)
    back = [_in_order(g, p, ids) for p, ids in zip(both, back)]
    for p, ids in zip(both, back):
        for i in ids:
            g.happen(ev.Move(i, "deck", "redraw", place="bottom"), rule=law.REDRAW)
        for _ in ids:
            g.happen(ev.Draw(p), rule=law.REDRAW)
    g.turn_edit().phase = "start"


def _in_order(g: Berserk, player: Id, ids: tuple[Id, ...]) -> tuple[Id, ...]:
    """The order in which cards come under the deck: the first one lies above the others."""
    if len(ids) < 2:
        return ids
    ordered: tuple[Id, ...] = g.choose(player, "bottom order", law.REDRAW, Order(ids), default=lambda game: ids)
    return ordered


# ---------------------------------------------------------------- start


def _start(g: Berserk) -> None:
    """Restoration and accumulation (303, 304). What triggers meanwhile is declared when both are over."""
    _restore(g)
    _accumulate(g)
    g.turn_edit().phase = "choice"
    g.happen(ev.TurnBegins(g.turn.active), rule=law.TURN_STARTS)


def _restore(g: Berserk) -> None:
    """The active player's cards and coins open; once-a-turn markers come off, of both players' cards (21.2)."""
    active = g.turn.active
    for i in (*g.turn.game, *(i for p in g.turn.order for i in g.player(p).graveyard)):
        own = g.chars(i).controller == active
        if own or g.turn.readings.markers == "both":
            g.edit_object(i).marks = {}
        o = g.edit_object(i)
        o.attacked = o.defended = o.hurt = False
        o.armoured = 0
        if own:
            stunned = o.stunned
            o.stunned = False
            if not stunned and not o.closed:
                continue
            if not stunned and not g.chars(i).keyword("sleeping"):
                g.happen(ev.SetClosed(i, False), rule=law.RESTORATION)
    p = g.edit_player(active)
    p.open_coins, p.closed_coins = p.open_coins + p.closed_coins, 0


def _accumulate(g: Berserk) -> None:
    active = g.turn.active
    if g.player(active).open_coins < MOST_COINS:
        g.happen(ev.GainCoins(active, 1), rule=law.COIN)
    if g.turn.number > 1:
        event: Event = ev.Draw(active) if g.player(active).deck else ev.MissDraw(active)
        g.happen(event, rule=law.TURN_DRAW)


# ---------------------------------------------------------------- end


def _end(g: Berserk) -> None:
    g.turn_edit().phase = "passing"
    g.happen(ev.TurnEnds(g.turn.active), rule=law.TURN_ENDS)


def _pass(g: Berserk) -> None:
    """Effects until the end of the turn end, and the turn passes (310)."""
    for effect in g.effects_in_force():
        if over(g, effect, g.turn.number):
            g.end_effect(effect.id)
    for p in g.turn.order:
        if g.player(p).temporary:
            g.happen(ev.CoinsGoBack(p), rule=law.TEMPORARY_COINS)
    t = g.turn_edit()
    t.active, t.extra = (t.extra[0], t.extra[1:]) if t.extra else (g.opponent(t.active), ())
    t.number, t.phase, t.attacks, t.attack, t.ending = t.number + 1, "start", 0, None, False
    g.changed()


def over(g: Berserk, effect: Effect, number: int) -> bool:
    """Whether a lasting effect is over with this turn; one that lasts "" is over when its bearers are gone."""
    gone = all(g.object(i).zone != "game" for i in effect.what)
    return gone or effect.until == "turn" or (effect.until == "next turn" and number > effect.made_in)


PHASES = {
    "first player": _first_player, "first hands": _first_hands, "redraw": _redraw, "start": _start, "choice": choice.decide, "end": _end,
    "passing": _pass,
}


def end_at_once(g: Berserk) -> None:
    """«Немедленно закончите ход»: the triggers of the end are skipped."""
    t = g.turn_edit()
    t.ending, t.phase, t.running = False, "passing", None
