"""Open and closed, coins, prayer tokens."""
from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.berserk import attacks, law, words
from apnap.berserk import events as ev
from apnap.berserk.effects.registry import does, result
from apnap.berserk.forms import effects as e
from apnap.berserk.forms import statics as s
from apnap.berserk.state import FULLY, NOT, PARTLY, Effect, Frame
from apnap.kernel.data import Id
from apnap.kernel.options import Number

if TYPE_CHECKING:
    from apnap.berserk.game import Berserk


@does(e.Open)
def open_(g: Berserk, f: Frame, x: e.Open) -> int:
    """An open card may be opened, and nothing happens: enough for a comma, too little for «при этом» (514.3)."""
    ids = tuple(i for i in words.present(g, f, x.what)
                if not g.chars(i).keyword("sleeping") and next(attacks.forbidden(g, i, "open"), None) is None)
    return _turned(g, f, ids, closed=False)


@does(e.Close)
def close(g: Berserk, f: Frame, x: e.Close) -> int:
    return _turned(g, f, words.present(g, f, x.what), closed=True)


def _turned(g: Berserk, f: Frame, ids: tuple[Id, ...], closed: bool) -> int:
    found = result(g.happen(*(ev.SetClosed(i, closed) for i in ids), cause=f.source, rule=law.OPEN_IS_OPEN))
    for i in ids if found == NOT else ():
        g.note(ev.Skipped(i, "turn"), law.OPEN_IS_OPEN, f.source)
    return max(found, PARTLY) if ids else NOT


@does(e.Stun)
def stun(g: Berserk, f: Frame, x: e.Stun) -> int:
    return result(g.happen(*(ev.SetClosed(i, True, stun=True) for i in words.present(g, f, x.what)), cause=f.source, rule=law.STUN))


@does(e.Wake)
def wake(g: Berserk, f: Frame, x: e.Wake) -> int:
    ids = words.present(g, f, x.what)
    asleep = tuple(i for i in ids if g.chars(i).keyword("sleeping"))
    if asleep:
        g.put_in_force(Effect(f.source, f.you, asleep, (s.Loses("sleeping"),), "", g.turn.number))
        g.happen(*(ev.SetClosed(i, False) for i in asleep), cause=f.source, rule=law.OPEN_IS_OPEN)
    return FULLY if asleep else NOT


@does(e.AttackAgain)
def attack_again(g: Berserk, f: Frame, x: e.AttackAgain) -> int:
    return result(g.happen(*(ev.Refresh(i) for i in words.present(g, f, x.what)), cause=f.source, rule=law.AXE))


@does(e.Ready)
def ready(g: Berserk, f: Frame, x: e.Ready) -> int:
    ids = words.present(g, f, x.what)
    out = g.happen(*(ev.Refresh(i, all=True) for i in ids), cause=f.source, rule=law.AXE)
    g.happen(*(ev.SetClosed(i, False) for i in ids), cause=f.source, rule=law.AXE)
    return result(out)


@does(e.Coins)
def pay_coins(g: Berserk, f: Frame, x: e.Coins) -> int:
    n = words.amount(g, f, x.n)
    return result(g.happen(ev.PayCoins(f.you, n), cause=f.source, rule=law.COINS)) if g.player(f.you).open_coins >= n else NOT


@does(e.CloseThis)
def close_this(g: Berserk, f: Frame, x: e.CloseThis) -> int:
    return result(g.happen(ev.SetClosed(f.source, True), cause=f.source, rule=law.PAID_BEFORE))


@does(e.GainCoins)
def gain_coins(g: Berserk, f: Frame, x: e.GainCoins) -> int:
    n = words.amount(g, f, x.n)
    return result(g.happen(ev.GainCoins(words.player(g, f, x.who), n, x.closed, x.temporary), cause=f.source, rule=law.COINS))


@does(e.LoseCoins)
def lose_coins(g: Berserk, f: Frame, x: e.LoseCoins) -> int:
    """The player chooses how many of them are closed ones (522.5)."""
    who = words.player(g, f, x.who)
    p, wanted = g.player(who), words.amount(g, f, x.n)
    n = min(wanted, p.open_coins + p.closed_coins)
    if n <= 0:
        return NOT
    least, most = max(0, n - p.open_coins), min(n, p.closed_coins)
    closed = least if least == most else g.choose(who, "closed coins", law.COINS, Number(least, most), object=f.source)
    g.happen(ev.LoseCoins(who, n, closed), cause=f.source, rule=law.COINS)
    return FULLY if n == wanted else PARTLY


@does(e.GainPrayers)
def gain_prayers(g: Berserk, f: Frame, x: e.GainPrayers) -> int:
    return result(g.happen(ev.Prayers(words.player(g, f, x.who), words.amount(g, f, x.n)), cause=f.source, rule=law.COINS))


@does(e.LosePrayers)
def lose_prayers(g: Berserk, f: Frame, x: e.LosePrayers) -> int:
    n = words.amount(g, f, x.n)
    out = g.happen(ev.Prayers(words.player(g, f, x.who), -n), cause=f.source, rule=law.COINS)
    return FULLY if isinstance(out[0].done, ev.Prayers) and out[0].done.n == -n else result(out) and PARTLY
