"""Would it be legal? An action tried on a fork, with anything chosen where the words leave it open."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from apnap.kernel.data import Id
from apnap.kernel.refusal import Refusal
from apnap.magic import combat
from apnap.scenario.case import Step
from apnap.scenario.language import Line
from apnap.scenario.magic.hints import Hints
from apnap.scenario.magic.names import flat
from apnap.text.engine.values import Node

if TYPE_CHECKING:
    from apnap.scenario.magic.judge import Judge


def tries(j: Judge, line: Line, node: Node, player: Id, step: Step) -> tuple[Refusal, ...]:
    """The reasons against an action; empty when it is legal."""
    if node.name == "Attack":
        ids = [ids[0] for ids in j.names.refs(line, node["what"]) if ids]
        return tuple(r for i in ids for r in combat.why_not_attack(j.g, i))
    out: tuple[Refusal, ...] = ()
    for act in j.acts.read(line, node, player):
        d = j.g.decision
        if d is None:
            return out
        if d.by != player or d.kind not in ("priority", "mana window"):
            return j.reasons(player, act.actions[0], d)
        for action in act.actions:
            if action in d.options and not flat(act.clauses):
                out = ()
                break
            out = with_clauses(j, line, act.clauses, player, action, step) if action in d.options else j.g.why_not(action)
            if not out:
                break
        if out:
            return out
    return out


def with_clauses(j: Judge, line: Line, clauses: Any, player: Id, action: Any, step: Step) -> tuple[Refusal, ...]:
    """The same with the choices that the words make."""
    from apnap.scenario.magic.judge import Refused

    kept = j.g, j.told, j.names.g, j.acts.g, j.voice.g
    fork = j.g.fork()
    j.g = j.names.g = j.acts.g = j.voice.g = fork
    try:
        before, start = fork.history, fork.start
        hints = Hints.of(j.names, line, player, clauses)
        j.attempt(action)
        j.settle(hints, step.said, before, start, [action])
    except Refused as no:
        return no.refusals
    finally:
        j.g, j.told, j.names.g, j.acts.g, j.voice.g = kept
        j.open, j.goal = None, None
    return ()
