"""Payments (501.2): whether a component can be paid, and paying it. What is paid for before it is performed is never given back."""
from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from apnap.berserk import events as ev
from apnap.berserk import law, words
from apnap.berserk.effects.registry import carry_out
from apnap.berserk.forms import effects as e
from apnap.berserk.forms.words import Choose
from apnap.berserk.state import FULLY, Frame
from apnap.kernel.data import Id
from apnap.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from apnap.berserk.game import Berserk


def why_not_pay(g: Berserk, f: Frame, c: Any) -> Iterator[Refusal]:
    """Every reason why the player cannot pay this component."""
    p = g.player(f.you)
    if isinstance(c, e.Coins):
        yield from short_of_coins(g, f.you, words.amount(g, f, c.n))
    elif isinstance(c, e.CloseThis):
        if g.object(f.source).closed:
            yield refuse(law.PAID_BEFORE, (refuse(law.OPEN_IS_OPEN, object=f.source),), player=f.you, cost=c)
        if weak(g, f.source):
            yield refuse(law.ACTION_WEAKNESS, object=f.source)
    elif isinstance(c, e.LosePrayers | e.LoseCoins | e.Discard):
        have = p.prayers if isinstance(c, e.LosePrayers) else len(p.hand) if isinstance(c, e.Discard) else p.open_coins + p.closed_coins
        if have < words.amount(g, f, c.n):
            yield refuse(law.PAID_BEFORE, player=f.you, cost=c)
    else:
        ref = getattr(c, "to", getattr(c, "what", None))
        can = words.fitting(g, f, ref.filter) if isinstance(ref, Choose) else words.present(g, f, ref)
        if len(can) < (words.amount(g, f, ref.least) if isinstance(ref, Choose) else 1):
            yield refuse(law.PAID_BEFORE, player=f.you, cost=c)


def short_of_coins(g: Berserk, player: Id, needed: int) -> Iterator[Refusal]:
    have = g.player(player).open_coins
    if have < needed:
        yield refuse(law.PAYMENT, player=player, amount=have, needed=needed)


def weak(g: Berserk, i: Id) -> bool:
    """First-turn weakness (108.5): a creature without Рывок in the turn in which it came under its controller's control."""
    c = g.chars(i)
    return c.type == "creature" and g.object(i).since == g.turn.number and not c.keyword("rush")


def pay(g: Berserk, f: Frame, c: Any) -> bool:
    """Pay a component; False when it was not paid in full (501.2.1)."""
    if isinstance(c, e.Coins):
        n = words.amount(g, f, c.n)
        return not n or g.happen(ev.PayCoins(f.you, n), cause=f.source, rule=law.PAYMENT)[0].fully
    if isinstance(c, e.CloseThis):
        return g.happen(ev.SetClosed(f.source, True), cause=f.source, rule=law.PAID_BEFORE)[0].fully
    return carry_out(g, f, c) == FULLY
