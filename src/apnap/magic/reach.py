"""How much mana a player could have at most, whatever he does: searches need not try payments that are hopeless.

A bound must hold for certain: where an ability makes an amount that its form does not tell, or can be activated again and again, there
is none.
"""
from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from apnap.kernel.data import Id
from apnap.magic import mana, words
from apnap.magic.events import TapForMana
from apnap.magic.forms import abilities as a
from apnap.magic.forms import effects as e
from apnap.magic.forms.events import TappedForMana
from apnap.magic.forms.statics import CostsMore
from apnap.magic.forms.words import Choose, This
from apnap.magic.state import COLORS, Effect, Frame

if TYPE_CHECKING:
    from apnap.magic.announce import Proposal
    from apnap.magic.game import Magic

Units = tuple[tuple[str, ...], ...]
"""The types that each mana could be of."""
TYPES = (*COLORS, "C")
HARMLESS = (e.AddMana, e.LoseLife, e.GainLife, e.DealDamage)
"""What a mana ability may do without making another one possible."""


class Unbounded(Exception):
    """No bound is known."""


def units(g: Magic, player: Id) -> Units | None:
    """The mana in the pool and all that mana abilities could add to it, at most; None where that is not known."""
    more: Units | None = g.cached(f"units {player}", lambda: _all(g, player))
    return None if more is None else (*((u.color,) for u in g.player(player).pool), *more)


def hopeless(found: Units | None, symbols: tuple[str, ...]) -> bool:
    """Whether so much mana can certainly not pay these symbols."""
    if found is None:
        return False
    if len(found) < len(symbols):
        return True
    plain = {s for s in symbols if s not in ("1", "S")}
    return any(sum(1 for types in found if any(t in s.split("/") for t in types)) < symbols.count(s) for s in plain)


def most_x(g: Magic, p: Proposal, least: int) -> int | None:
    """The greatest X that could be paid for; None where that is not known."""
    bounds = [g.object(p.source).counters.get("loyalty", 0) for c in p.cost if isinstance(c, e.Loyalty) and c.x]
    symbols = [s for c in p.cost if isinstance(c, e.Mana) for s in c.symbols]
    found = units(g, p.player)
    if "X" in symbols and found is not None and not cheaper(g, p):
        others = len(mana.expand(tuple(s for s in symbols if s != "X")))
        bounds.append((len(found) - others) // symbols.count("X"))
    return max(least, min(bounds)) if bounds else None


def cheaper(g: Magic, p: Proposal) -> bool:
    """Whether something might reduce the cost."""
    own = any(isinstance(x, a.CostsLess) for x in getattr(p.form, "limits", ()))
    less = any(not isinstance(x.n, int) or x.n < 0 for _, x in g.statics(CostsMore))
    return own or less or any(isinstance(x, Effect) and isinstance(x.changes[0], e.NextSpellCosts) for x in g.effects_in_force())


def _all(g: Magic, player: Id) -> Units | None:
    try:
        return tuple(types for x in g.activations(player, mana_only=True) for types in _of(g, player, x[1], g.ability(*x[1:]).form))
    except Unbounded:
        return None


def _of(g: Magic, player: Id, i: Id, form: a.Activated) -> Iterator[tuple[str, ...]]:
    """What one mana ability could add while something is paid."""
    others = any(isinstance(x, a.AnyPlayerMay | a.OnlyPlayers) for x in form.limits)
    if g.object(i).zone == "battlefield" and g.chars(i).controller != player and not others:
        return
    tap = e.TapThis() in form.cost
    if tap and g.object(i).tapped:
        return
    made = list(_made(form))
    if tap:
        tapped = TapForMana(i, player, ())
        made += [m for w in g.watchers() if isinstance(w.form.event, TappedForMana) and g.matches(w, tapped) for m in _made(w.form)]
    elif not any(getattr(c, "what", None) == This() for c in form.cost):
        made *= _times(g, player, i, form)
    yield from made


def _made(form: Any) -> Iterator[tuple[str, ...]]:
    for x in mana.instructions(form.body):
        if not isinstance(x, HARMLESS) or not isinstance(getattr(x, "n", 0), int):
            raise Unbounded
        if isinstance(x, e.AddMana):
            yield from ((s,) for s in x.symbols * (1 if x.any_color else x.n))
            yield from [TYPES] * (x.n if x.any_color else 0)


def _times(g: Magic, player: Id, source: Id, form: a.Activated) -> int:
    """How often an ability that does not use its own source up can be activated."""
    for what in (c.what for c in form.cost if isinstance(c, e.Sacrifice) and isinstance(c.what, Choose)):
        f = Frame(source, player)
        return sum(1 for i in g.turn.battlefield if g.chars(i).controller == player and words.fits(g, f, what.filter, i))
    raise Unbounded
