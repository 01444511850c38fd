"""The final position of a case: what may be done there, and why something may not."""
from __future__ import annotations

from apnap.kernel.data import Id
from apnap.magic import priority
from apnap.scenario.case import Case, Phrase, Step
from apnap.scenario.magic.acts import ACTIONS
from apnap.scenario.magic.judge import Judge, Stopped
from apnap.scenario.magic.trying import tries
from apnap.scenario.source import Place


def played(case: Case, edition: str | None) -> Judge:
    """A judge at the end of the case's play."""
    j = Judge(case, edition)
    for step in case.play:
        try:
            j.step(step)
        except Stopped:
            break
    return j


def possibilities(case: Case, edition: str | None) -> list[str]:
    """What each player may do now, and what the others could if they had priority."""
    j = played(case, edition)
    d = j.g.decision
    out = j.voice.table()
    if d is None:
        return [*out, "the game is over"]
    if d.kind != "priority":
        return [*out, j.voice.question(d), *(f"  {o}" for o in j.voice.options(d, 40))]
    for p in j.g.apnap():
        name = j.voice.name(p)
        if p == d.by:
            out.append(f"{name} has priority and may:")
            out += _said(j, [a for a in d.options if a != priority.PASS]) or ["  pass, and nothing else"]
        else:
            out.append(f"{name} could, with priority:")
            out += _said(j, list(with_priority(j, p))) or ["  do nothing but pass"]
    return out


def with_priority(j: Judge, p: Id) -> tuple[tuple[object, ...], ...]:
    """The actions that a player could take if he had priority now."""
    fork = j.g.fork()
    fork.table.back(fork.start)
    t = fork.turn_edit()
    t.priority, t.failed = p, ()
    fork.begin()
    d = fork.decision
    return tuple(a for a in d.options if a != priority.PASS) if d is not None and d.kind == "priority" else ()


def _said(j: Judge, actions: list[tuple[object, ...]]) -> list[str]:
    counts: dict[str, int] = {}
    for a in actions:
        said = j.voice.action(a)
        counts[said] = counts.get(said, 0) + 1
    return [f"  {said}" + (f" (x{n})" if n > 1 else "") for said, n in counts.items()]


def against(case: Case, action: str, edition: str | None) -> list[str]:
    """The reasons against an action, as lines."""
    j = played(case, edition)
    phrase = Phrase(" ".join(action.split()), Place("--action", 1, 1))
    line = j.reader.line(phrase, "command")
    if line.node.name not in ACTIONS:
        raise line.wrong("expected an action, such as \"Anna activates Ant Queen\"")
    player = j.names.player(line, line.node["who"])
    return j.voice.refusals(tries(j, line, line.node, player, Step("try", phrase)))
