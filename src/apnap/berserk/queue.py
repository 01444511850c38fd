"""The Queue (401): its head is performed part by part; whatever triggers meanwhile is declared at its tail afterwards."""
from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.berserk import choices, effects, law, rule_effects, targets, triggers, words
from apnap.berserk import events as ev
from apnap.berserk.state import FULLY, NOT, REFUSED, Frame
from apnap.kernel.data import Id
from apnap.kernel.law import dated
from apnap.kernel.refusal import refuse

if TYPE_CHECKING:
    from apnap.berserk.game import Berserk

# Whether what became illegal between declaring and executing gives its marker back (113.9).
MARKER_BACK = dated({law.SECOND: False, law.FIFTEENTH: True})


def begin(g: Berserk) -> None:
    """The head of the Queue begins to be performed."""
    t = g.turn_edit()
    head, t.queue = t.queue[0], t.queue[1:]
    t.running = head
    entry = g.entry(head)
    source, rule = entry.source, law.SPELL_ABILITIES if entry.kind == "spell" else law.FIRST_IN_FIRST_OUT
    g.note(ev.Performed(head, source), rule, source)
    if entry.unpaid:
        g.note(ev.Skipped(source, "perform"), law.PAID_IN_PART, source)
        finish(g)
    elif entry.kind == "triggered":
        _still_legal(g, head)


def _still_legal(g: Berserk, i: Id) -> None:
    """What a triggered ability was about has left: it does nothing, and its marker comes off (113.9)."""
    entry = g.entry(i)
    source, origin = entry.source, entry.origin
    every = targets.steps(entry.body, entry.modes)
    gone = targets.gone(g, Frame(source, entry.player, i, every[0].base), every[0].part) if every else ()
    if gone:
        why = tuple(refuse(law.ILLEGAL_UNEXECUTED, target=x, object=source, ability=origin) for x in gone)
        g.note(ev.Skipped(source, "perform", why), law.ILLEGAL_UNEXECUTED, source)
        if g.law(MARKER_BACK):
            triggers.mark(g, source, origin, -1)
        finish(g)


def go_on(g: Berserk) -> None:
    """The next part of what runs: one step, with the rule effects that are due after it."""
    i = g.turn.running
    assert i is not None
    entry = g.entry(i)
    every = targets.steps(entry.body, entry.modes)
    if entry.pc >= len(every):
        finish(g)
        return
    step = every[entry.pc]
    g.edit_entry(i).pc += 1
    if step.leads or step.part.joined == ".":
        record = g.edit_entry(i)
        record.stopped, record.went = False, FULLY
    if _comes(g, i, step):
        _perform(g, i, step)
    if g.entry(i).pc >= len(every) and g.turn.running == i:
        finish(g)


def _comes(g: Berserk, i: Id, step: targets.Step) -> bool:
    """Whether this part's turn comes, by what became of the part before it (119)."""
    entry = g.entry(i)
    stopped, went, source = entry.stopped, entry.went, entry.source
    if step.leads or step.part.joined == ".":
        return True
    if step.part.joined == "else":
        if went == FULLY:
            return False
        g.edit_entry(i).stopped = False
        return True
    if stopped or (step.part.joined == "with" and went != FULLY):
        rule = law.WITH_THAT if step.part.joined == "with" else law.PARTS_IN_ORDER
        g.note(ev.Skipped(source, "part", (refuse(rule, object=source),)), rule, source)
        return False
    return True


def _perform(g: Berserk, i: Id, step: targets.Step) -> None:
    """Do a part; what it became is remembered, and a mandatory part that could not be done stops the rest of its sentence."""
    entry = g.entry(i)
    source, player = entry.source, entry.player
    f = Frame(source, player, i, step.base)
    can = not targets.named_later(g, step) or targets.choose(g, i, step, must=False)
    can = can and _has_targets(g, i, step, f)
    if step.part.may and not (can and choices.yes_or_no(g, player, "may", source, part=step.part)):
        g.edit_entry(i).went = REFUSED
        return
    if step.part.divided is not None and can:
        own = g.entry(i).targets[step.first]
        words.remember(g, f, "division", dict(zip(own, _amounts(g, i, step))))
    went = effects.carry_out(g, f, step.part.do) if can else NOT
    record = g.edit_entry(i)
    record.went = went
    if went == NOT:
        record.stopped = not step.part.may
        g.note(ev.Skipped(source, "part", (refuse(law.NOTHING_RECEIVED, object=source),)), law.NOTHING_RECEIVED, source)
    rule_effects.settle(g)


def _amounts(g: Berserk, i: Id, step: targets.Step) -> tuple[int, ...]:
    entry = g.entry(i)
    at = next(k for k, x in enumerate(targets.steps(entry.body, entry.modes)) if x.first == step.first)
    return entry.division[at]


def _has_targets(g: Berserk, i: Id, step: targets.Step, f: Frame) -> bool:
    """Whether each slot of the part has as many targets as it needs."""
    given = g.entry(i).targets[step.first : step.first + len(step.part.slots)]
    return all(len(ids) >= words.amount(g, f, slot.least) for ids, slot in zip(given, step.part.slots))


def finish(g: Berserk) -> None:
    g.turn_edit().running = None
