"""Lasting effects, and what stands around verbs."""
from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.berserk import choices, law, payments, words
from apnap.berserk import events as ev
from apnap.berserk.effects.registry import carry_out, carry_out_all, does, result
from apnap.berserk.forms import effects as e
from apnap.berserk.state import FULLY, NOT, REFUSED, Effect, Frame

if TYPE_CHECKING:
    from apnap.berserk.game import Berserk


@does(e.Gets)
def gets(g: Berserk, f: Frame, x: e.Gets) -> int:
    """The bearers are those of now; each has the changes as abilities of its own."""
    ids = words.present(g, f, x.what)
    if ids:
        g.put_in_force(Effect(f.source, f.you, ids, x.changes, x.until, g.turn.number))
    return FULLY if ids else NOT


@does(e.If)
def if_(g: Berserk, f: Frame, x: e.If) -> int:
    chosen = x.then if words.holds(g, f, x.condition) else x.otherwise
    return carry_out_all(g, f, chosen) if chosen else FULLY


@does(e.May)
def may(g: Berserk, f: Frame, x: e.May) -> int:
    """Asked of that player when it can be done; refused, or not possible, leads to «иначе»."""
    who = words.player(g, f, x.who)
    theirs = Frame(f.source, who, f.record, f.base, f.extra)
    if any(True for _ in payments.why_not_pay(g, theirs, x.do)) or not choices.yes_or_no(g, who, "may", f.source, part=x.do):
        return REFUSED
    return carry_out(g, theirs, x.do)


@does(e.Together)
def together(g: Berserk, f: Frame, x: e.Together) -> int:
    return carry_out_all(g, f, x.of)


@does(e.WinLose)
def win_or_lose(g: Berserk, f: Frame, x: e.WinLose) -> int:
    who = words.player(g, f, x.who)
    loser = g.opponent(who) if x.wins else who
    return result(g.happen(ev.Loses(loser, law.BY_TEXT.name), cause=f.source, rule=law.BY_TEXT))


@does(e.ExtraTurn)
def extra_turn(g: Berserk, f: Frame, x: e.ExtraTurn) -> int:
    who = words.player(g, f, x.who)
    t = g.turn_edit()
    t.extra = (who, *t.extra)
    g.note(ev.Announced(f.record if f.record is not None else f.source, who, "extra turn"), law.EXTRA_TURN, f.source)
    return FULLY


@does(e.EndTurn)
def end_turn(g: Berserk, f: Frame, x: e.EndTurn) -> int:
    """Immediately: what waits and what is queued is gone, the triggers of the end are skipped (310)."""
    t = g.turn_edit()
    t.ending, t.queue, t.waiting, t.attack = True, (), (), None
    return FULLY
