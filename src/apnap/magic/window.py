"""The mana window (601.2g, 605.3a): the chance to activate mana abilities while a mana payment is asked."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from apnap.kernel.data import Id
from apnap.kernel.game import Attempted
from apnap.kernel.options import One
from apnap.kernel.refusal import Illegal, Refusal, refuse
from apnap.magic import law, legality, mana, ways
from apnap.magic.reversal import Used

if TYPE_CHECKING:
    from apnap.magic.announce import Proposal
    from apnap.magic.game import Magic


def mana_window(g: Magic, player: Id, symbols: tuple[str, ...], source: Id, used: list[Used], p: Proposal | None = None,
                bent: int = 0) -> None:
    """The chance to activate mana abilities while a mana payment is asked (605.3a), one after another.

    The last `bent` of the symbols may also be paid otherwise.
    """
    from apnap.magic import announce

    before, asked = g.wanted, g.mana_asked_of
    failed: set[Any] = set()
    g.mana_asked_of = player
    try:
        while True:
            g.wanted = symbols
            if g.trial is not None:
                ways.give_up_if_hopeless(g, player, symbols[: len(symbols) - bent])
            answer = g.choose(
                player, "mana window", law.MANA_WINDOW, lambda: One((("done",), *mana_actions(g, player, failed))), attempts=True,
                default=lambda game: window_default(game, player, symbols, failed), why=lambda game, x: window_reasons(game, player, x),
                object=source, symbols=symbols,
            )
            action = answer.answer if isinstance(answer, Attempted) else answer
            if action == ("done",):
                return
            if not legality.is_action(g, action) or action[0] != "activate":
                raise Illegal(*window_reasons(g, player, action))
            i, origin, n = action[1:4]
            back = announce.activate(g, player, i, g.ability_or_none(i, origin, n), "mana", used)
            if back is not None:
                failed.add(action)
                if isinstance(answer, Attempted) and p is not None:
                    raise Illegal(*back.refusals)
    finally:
        g.wanted, g.mana_asked_of = before, asked


def window_default(g: Magic, player: Id, symbols: tuple[str, ...], failed: set[Any]) -> tuple[Any, ...]:
    """What an automation does in the window: the next step of a plan that pays, or nothing."""
    pool = g.player(player).pool
    available = mana.sources(g, player, mana_actions(g, player, failed))
    todo = mana.plan(pool, symbols, available)
    return todo[0] if todo else ("done",)


def mana_actions(g: Magic, player: Id, failed: set[Any] | None = None) -> tuple[tuple[Any, ...], ...]:
    """The mana abilities that the player can begin to activate while a payment is asked."""
    can = (x for x in g.activations(player, mana_only=True) if not failed or x not in failed)
    return tuple(x for x in can if next(legality.why_not_activate(g, player, x[1], g.ability(*x[1:]), "mana"), None) is None)


def window_reasons(g: Magic, player: Id, action: Any) -> tuple[Refusal, ...]:
    if legality.is_action(g, action) and action[0] == "activate":
        g.mana_asked_of = player
        try:
            return tuple(legality.why_not_activate(g, player, action[1], g.ability_or_none(*action[1:]), "mana"))
        finally:
            g.mana_asked_of = None
    return (refuse(law.MANA_WINDOW, player=player),)
