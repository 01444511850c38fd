"""What a command says about madness: whether it is used, and that a card is cast for it."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from apnap.kernel.refusal import Refusal, refuse
from apnap.magic import law, permissions, resolve, words
from apnap.magic.forms.effects import CastCard
from apnap.scenario.magic.names import flat

if TYPE_CHECKING:
    from apnap.kernel.game import Decision
    from apnap.scenario.magic.acts import Act
    from apnap.scenario.magic.hints import Hints
    from apnap.scenario.magic.judge import Judge


def forced(j: Judge, hints: Hints, before: list[Any]) -> tuple[Refusal, ...]:
    """The reason against "not using madness" where nobody is asked; empty where somebody was, or nothing like it was said."""
    from apnap.scenario.magic.judge import since

    said = (h for h in (*hints.hints, *hints.queue) if h.node.name == "Madness" and not h.node["yes"] and not h.used)
    if next(said, None) is None:
        return ()
    done = [e.what for e in since(j.g, before) if getattr(e.what, "how", "") == "madness"]
    return tuple(refuse(law.MADNESS, object=what.object, player=what.player) for what in done[:1])


def is_offered(j: Judge, act: Act, d: Decision) -> bool:
    """Whether what a player may do as something resolves is to cast this very card."""
    record = j.g.turn.resolving
    if record is None:
        return False
    may = [x.what for x in d.facts.get("what", ()) if isinstance(x, CastCard)]
    ids = {i for what in may for i in words.objects(j.g, resolve.frame(j.g, record), what)}
    return any(a[0] == "cast" and a[1] in ids for a in act.actions)


def check_way(j: Judge, act: Act, d: Decision) -> None:
    """A spell is cast for madness only when its trigger lets it, and for one alternative cost only. Raises `Refused`."""
    from apnap.scenario.magic.judge import Refused

    ways = {str(c["word"]) for c in flat(act.clauses) if c.name == "Way"}
    kind, i = act.actions[0][0], act.actions[0][1]
    if kind != "cast" or "madness" not in ways:
        return
    if len(ways) > 1:
        because = refuse(law.ONE_ALTERNATIVE, object=i)
        raise Refused((refuse(law.ONE_ALTERNATIVE_ANNOUNCED, (because,), object=i, player=act.player),))
    if d.kind == "priority" and permissions.window(j.g, act.player, i) is None:
        raise Refused(permissions.why_not_for_madness(j.g, act.player, i))
