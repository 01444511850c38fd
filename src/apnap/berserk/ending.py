"""How players end a game themselves (603, 604): by conceding, which needs no turn and no moment, and by agreeing to a draw."""
from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.berserk import events as ev
from apnap.berserk import law
from apnap.kernel.data import Id
from apnap.kernel.law import Rule
from apnap.kernel.refusal import Illegal, refuse

if TYPE_CHECKING:
    from apnap.berserk.game import Berserk


def concede(g: Berserk, player: Id) -> None:
    """The player loses, whatever was going on; what was begun and not done is gone. `pop` takes it back. Raises `Illegal` after the end."""
    _end(g, law.CONCESSION, player)


def agree(g: Berserk) -> None:
    """The players agree to a draw. `pop` takes it back. Raises `Illegal` after the end."""
    _end(g, law.AGREED_DRAW, *g.turn.order)


def _end(g: Berserk, rule: Rule, *losers: Id) -> None:
    if g.decision is None:
        raise Illegal(refuse(law.FINAL))
    g.past.append((g.start, list(g.answers)))
    g.table.back(g.start)
    g.happen(*(ev.Loses(p, rule.name) for p in losers), rule=rule)
    g.begin()
