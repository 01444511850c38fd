"""Resolving (608): targets are checked, instructions followed one a step, then the spell or ability leaves the stack."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from apnap.kernel.data import Form, Id
from apnap.kernel.law import dated
from apnap.magic import effects, law, playable, targets, triggers, words
from apnap.magic import events as ev
from apnap.magic.forms import abilities as a
from apnap.magic.forms import effects as e
from apnap.magic.forms.statics import Enchant
from apnap.magic.forms.words import Slot, Target
from apnap.magic.state import PERMANENT_TYPES, Frame

if TYPE_CHECKING:
    from apnap.magic.game import Magic


# ---------------------------------------------------------------- what a record does


def bodies(g: Magic, i: Id) -> tuple[a.Body, ...]:
    """The bodies of a spell or ability on the stack with the modes chosen, their targets numbered through."""
    o = g.object(i)
    if o.kind == "ability":
        written: list[Any] = [o.ability.body]
    else:
        written = [h.form.body for h in g.chars(i).abilities if isinstance(h.form, a.Spell)]
        if not written and "Aura" in g.chars(i).subtypes:
            written = [a.Body((), (Slot(x.what),)) for h in g.chars(i).abilities if isinstance(h.form, a.Static)
                       for x in h.form.effects if isinstance(x, Enchant)]
    out: list[a.Body] = []
    offset = 0
    for body in written:
        for part in [body.modes[k] for k in o.modes] if isinstance(body, a.Modal) else [body]:
            out.append(a.Body(_shifted(part.instructions, offset), part.slots) if offset else part)
            offset += len(part.slots)
    return tuple(out)


def _shifted(form: Any, offset: int) -> Any:
    if isinstance(form, Target):
        return Target(form.slot + offset)
    if isinstance(form, e.DealDivided):
        form = form.but(slot=form.slot + offset)
    if isinstance(form, tuple):
        return tuple(_shifted(x, offset) for x in form)
    if isinstance(form, a.Body | a.Modal):
        return form
    if isinstance(form, Form):
        return form.but(**{n: _shifted(getattr(form, n), offset) for n in form.__struct_fields__})
    return form


def instructions(g: Magic, i: Id) -> tuple[Any, ...]:
    return tuple(x for b in bodies(g, i) for x in b.instructions)


def frame(g: Magic, i: Id) -> Frame:
    """The eyes with which a record on the stack is read."""
    o = g.object(i)
    return Frame(o.source if o.source is not None else i, g.chars(i).controller, i)


# ---------------------------------------------------------------- the steps


def begin(g: Magic) -> None:
    """The top of the stack begins to resolve: intervening if, then targets (608.2a-b)."""
    t = g.turn_edit()
    i = t.stack[-1]
    t.resolving, t.pc, t.passes, t.priority = i, 0, 0, None
    o = g.object(i)
    condition = getattr(o.ability, "condition", None) if o.kind == "ability" else None
    if not words.holds(g, frame(g, i), condition):
        g.note(ev.Resolved(i, False), law.INTERVENING_CHECK, i)
        leave(g, i)
        return
    gone, total = targets.still_legal(g, i)
    if total and len(gone) == total:
        g.note(ev.Resolved(i, False), law.TARGETS_CHECKED, i)
        leave(g, i)
        return
    if gone:
        words.remember(g, frame(g, i), "illegal targets", gone)
    g.note(ev.Resolved(i), law.RESOLVE, i)


def leave(g: Magic, i: Id, why: str = "") -> None:
    """A spell goes to its owner's graveyard, an ability ceases; the active player receives priority."""
    if g.object(i).zone == "stack":
        g.happen(ev.Cease(i, why) if g.object(i).kind == "ability" else ev.Move(i, "graveyard", "resolved"), cause=i, rule=law.RESOLVE)
    done(g)


def done(g: Magic) -> None:
    t = g.turn_edit()
    t.resolving, t.pc, t.passes, t.priority = None, 0, 0, t.active


def instruction(g: Magic) -> None:
    """One step of a resolution: the next instruction, or the end."""
    i = g.turn.resolving
    assert i is not None
    todo = instructions(g, i)
    pc = g.turn.pc
    if pc < len(todo):
        mark = g.table.mark()
        try:
            if isinstance(g.object(i).ability, a.Activated) and (missing := playable.lacking(todo[pc])):
                raise words.NotPlayable(getattr(todo[pc], "text", "") or ", ".join(missing))
            effects.carry_out(g, frame(g, i), todo[pc])
        except words.NotPlayable as what:  # not seen when it was begun: nothing of it is done, and that is told
            g.table.back(mark)
            g.note(ev.Skipped(i, str(what)), law.NOT_READ, i)
        t = g.turn_edit()
        if t.resolving == i:
            t.pc = pc + 1
        return
    if g.object(i).zone == "stack" and g.object(i).kind == "card" and set(g.chars(i).types) & set(PERMANENT_TYPES):
        become_permanent(g, i)
        done(g)
    else:
        leave(g, i)


def become_permanent(g: Magic, i: Id) -> None:
    """608.3: a permanent spell enters the battlefield under its controller's control; an Aura attached to its target."""
    o = g.object(i)
    host = o.targets[0][0] if o.targets and o.targets[0] and "Aura" in g.chars(i).subtypes else None
    moved = g.happen(ev.Move(i, "battlefield", "resolved", controller=g.chars(i).controller), cause=i, rule=law.PERMANENT_RESOLVES)[0].done
    if host is not None and isinstance(moved, ev.Move) and moved.new is not None:
        g.happen(ev.Attach(moved.new, host), cause=moved.new, rule=law.AURA_ATTACH)


TAPPED_WITH_MANA = dated({"1999": False, "2015-07-17": True})
"""Whether a permanent is tapped for mana only when mana comes of it (106.12a)."""


def at_once(g: Magic, i: Id, body: a.Body | a.Modal) -> None:
    """A mana ability resolves immediately after it is activated (605.3b), then the triggered mana abilities it caused (605.4a)."""
    f = frame(g, i)
    waiting, g.mana_triggers = g.mana_triggers, []
    try:
        before = len(g.player(f.you).pool)
        for x in instructions(g, i):
            effects.carry_out(g, f, x)
        made = tuple(u.color for u in g.player(f.you).pool[before:])
        o = g.object(i)
        if (made or not g.law(TAPPED_WITH_MANA)) and any(isinstance(c, e.TapThis) for c in getattr(o.ability, "cost", ())):
            g.happen(ev.TapForMana(f.source, f.you, made), cause=f.source, rule=law.TAPPED_FOR_MANA)
        g.edit_object(i).zone = ""
        for w in g.mana_triggers:
            record = triggers.record_of(g, w, "mana")
            g.note(ev.Announced(record, w.controller, "at once"), law.TRIGGERED_MANA_AT_ONCE, w.source)
            at_once(g, record, w.ability.body)
    finally:
        g.mana_triggers = waiting
