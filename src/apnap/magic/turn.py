"""The turn: its steps, what happens in them without anybody's priority, and when a step is over."""
from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.kernel.events import Event
from apnap.kernel.law import dated
from apnap.kernel.options import Some
from apnap.magic import combat, combat_damage, law, permissions, words
from apnap.magic import events as ev
from apnap.magic.forms import effects as e
from apnap.magic.forms.statics import NoMaximumHandSize, SkipsStep
from apnap.magic.state import PHASES, STEPS, DelayedTrigger, Effect

if TYPE_CHECKING:
    from apnap.magic.game import Magic


def advance(g: Magic) -> None:
    """The step is over: go to the next one and do what begins it."""
    t = g.turn_edit()
    if t.ending == "turn":
        t.ending = ""
        leave_step(g)
        begin_step(g, "cleanup")
        return
    leave_step(g)
    if g.turn.step == "cleanup":
        if g.turn.ending == "cleanup again":
            begin_step(g, "cleanup")
            return
        next_turn(g)
        return
    here = STEPS.index(g.turn.step)
    step = STEPS[here + 1]
    if step == "declare blockers" and not g.turn.attacks:
        step = "end of combat"
    elif g.turn.step == "combat damage" and combat_damage.second_step(g):
        step = "combat damage"
    begin_step(g, step)


def all_passed(g: Magic) -> bool:
    """117.4: everybody has passed in succession. What a pass triggered waits until somebody would receive priority again."""
    return g.turn.priority is not None and g.turn.passes >= len(g.apnap())


def next_turn(g: Magic) -> None:
    t = g.turn_edit()
    alive = [p for p in t.order if not g.player(p).lost]
    t.active = alive[(alive.index(t.active) + 1) % len(alive)] if t.active in alive else alive[0]
    t.number += 1
    p = g.edit_player(t.active)
    p.turn_began = g.now()
    for q in t.order:
        g.edit_player(q).lands_played = 0
    begin_step(g, "untap")


def _burn(g: Magic) -> None:
    """Until 2009 unspent mana hurt (mana burn), at the end of a phase."""
    for p in g.apnap():
        n = len(g.player(p).pool)
        if n:
            g.happen(ev.EmptyPool(p, n), rule=law.POOLS_EMPTY)
            g.happen(ev.LoseLife(p, n), rule=law.MANA_BURN)


def _empty(g: Magic) -> None:
    for p in g.apnap():
        if g.player(p).pool:
            g.happen(ev.EmptyPool(p, len(g.player(p).pool)), rule=law.POOLS_EMPTY)


POOLS_EMPTY_AFTER = dated({"1999": "phase", "2009-07-11": "step"})
EMPTY_POOLS = dated({"1999": _burn, "2009-07-11": _empty})


def leave_step(g: Magic) -> None:
    """Pools empty at the end of each step, or phase, as the edition has it (500.5)."""
    step = g.turn.step
    last_of_phase = step == "cleanup" or PHASES[STEPS[STEPS.index(step) + 1]] != PHASES[step]
    if g.law(POOLS_EMPTY_AFTER) == "step" or last_of_phase:
        g.law(EMPTY_POOLS)(g)
    if step == "end of combat":
        for x in g.effects_in_force():
            if isinstance(x, Effect) and x.duration == "combat":
                g.end_effect(x.id)
        t = g.turn_edit()
        t.attacks, t.blocks, t.struck = (), (), None


def begin_step(g: Magic, step: str) -> None:
    """Enter a step and do its turn-based actions; the active player receives priority where players do."""
    t = g.turn_edit()
    t.step, t.passes, t.priority = step, 0, t.active
    g.changed()
    if any(t.active in words.players(g, f, x.who) and x.step == step for f, x in g.statics(SkipsStep)):
        g.note(ev.Skipped(None, step), law.SKIPPING)
        g.turn_edit().priority = None
        return
    g.happen(ev.BeginStep(step, t.active), rule=law.BEGINNING_TRIGGERS)
    if step == "untap":
        _untap(g)
        g.turn_edit().priority = None
    elif step == "draw":
        g.happen(ev.Draw(g.turn.active), rule=law.DRAW_STEP)
    elif step == "declare attackers":
        combat.declare_attackers(g)
    elif step == "declare blockers":
        combat.declare_blockers(g)
    elif step == "combat damage":
        combat_damage.deal(g)
    elif step == "cleanup":
        _cleanup(g)


def _untap(g: Magic) -> None:
    held = {i for x in g.effects_in_force() if isinstance(x, Effect) and isinstance(x.changes[0], e.DoesntUntap) for i in x.what}
    batch: list[Event] = []
    for i in g.turn.battlefield:
        stays = i in held or any(True for _ in permissions.said_of(g, i, "stays tapped"))
        if g.chars(i).controller == g.turn.active and g.object(i).tapped and not stays:
            batch.append(ev.SetTapped(i, False))
    g.happen(*batch, rule=law.UNTAP)
    for x in g.effects_in_force():
        over = isinstance(x, Effect) and x.duration == "untap" and all(
            not g.object(i).zone or g.chars(i).controller == g.turn.active for i in x.what)
        if over or (isinstance(x, Effect) and x.duration == "your next turn" and x.controller == g.turn.active):
            g.end_effect(x.id)


def _cleanup(g: Magic) -> None:
    """514: discard down to the maximum hand size; then damage wears off and effects "until end of turn" end at once."""
    p = g.turn.active
    hand = g.player(p).hand
    unlimited = any(p in words.players(g, f, x.who) for f, x in g.statics(NoMaximumHandSize))
    if len(hand) > 7 and not unlimited:
        n = len(hand) - 7
        chosen = g.choose(p, "discard", law.CLEANUP_DISCARD, Some(hand, n, n), cleanup=True)
        g.happen(*(ev.Discard(i, p) for i in chosen), rule=law.CLEANUP_DISCARD)
    for i in g.turn.battlefield:
        if g.object(i).damage or g.object(i).deathtouched:
            record = g.edit_object(i)
            record.damage, record.deathtouched = 0, False
    for x in g.effects_in_force():
        if isinstance(x, Effect) and x.duration == "end of your next turn" and x.controller == p and x.made_in < g.turn.number:
            g.end_effect(x.id)
        if (isinstance(x, Effect) and x.duration == "turn") or (isinstance(x, DelayedTrigger) and x.this_turn == g.turn.number):
            g.end_effect(x.id)
    g.changed()
    t = g.turn_edit()
    t.ending = ""
    t.priority = None


def cleanup_goes_on(g: Magic) -> None:
    """514.3a: something waits in the cleanup step, so players receive priority, and another cleanup step follows."""
    g.note(ev.Skipped(None, "cleanup again"), law.CLEANUP_PRIORITY)
    t = g.turn_edit()
    t.ending, t.priority, t.passes = "cleanup again", t.active, 0
