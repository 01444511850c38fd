"""The choice phase (306): what the active player does next, as one decision with the whole announcement that it begins."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from apnap.berserk import attacks, law, legality, playing
from apnap.berserk import events as ev
from apnap.kernel.data import Id
from apnap.kernel.game import Attempted, Reversal
from apnap.kernel.options import One
from apnap.kernel.refusal import Illegal, Refusal, refuse
from apnap.kernel.search import completes

if TYPE_CHECKING:
    from apnap.berserk.game import Berserk


def decide(g: Berserk) -> None:
    """One step: attack by strike, use an ability, play a card, or end the turn."""
    player = g.turn.active
    answer = g.choose(player, "act", law.CHOICE, lambda: One(offered(g, player)), why=why_not, attempts=True)
    do(g, player, answer.answer if isinstance(answer, Attempted) else answer)


def do(g: Berserk, player: Id, action: Any) -> Reversal | None:
    """Begin the action and carry it to its end; the reversal when it was illegal."""
    if legality.is_action(g, action) and action[0] == "use":
        return playing.use(g, player, action[1], action[2])
    if legality.is_action(g, action) and action[0] == "play":
        return playing.play(g, player, action[1])
    back = g.transaction((("action", _other),), (player, action))
    if back is not None:
        g.note(ev.Reversed(player, action if legality.is_action(g, action) else "", back.at, back.refusals), law.CHOICE)
    return back


def _other(g: Berserk, what: tuple[Id, Any]) -> None:
    player, action = what
    why = legality.reasons(g, player, action)
    if why:
        raise Illegal(*why)
    if action == legality.END:
        g.turn_edit().phase = "end"
    else:
        attacks.declare(g, action[1], action[2])


def offered(g: Berserk, player: Id) -> tuple[tuple[Any, ...], ...]:
    """The actions that nothing refuses and that can still be completed."""
    every = (*legality.candidates(g, player), legality.END)
    return tuple(action for action in every if not legality.reasons(g, player, action)
                 and (legality.plain(g, action) or completes(g, action).found is not False))


def why_not(g: Berserk, action: Any) -> tuple[Refusal, ...]:
    """The reasons against an action that is not offered: what forbids beginning it, else where its announcement fails."""
    player = g.turn.active
    return legality.reasons(g, player, action) or completes(g, action).refusals or (refuse(law.CHOICE, player=player),)
