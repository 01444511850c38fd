"""Adding mana."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from apnap.kernel.data import Id
from apnap.kernel.options import One
from apnap.magic import events as ev
from apnap.magic import law, making, mana, words
from apnap.magic.effects.registry import does
from apnap.magic.forms import effects as e
from apnap.magic.state import Frame, Unit

if TYPE_CHECKING:
    from apnap.magic.game import Magic


@does(e.AddMana)
def add_mana(g: Magic, f: Frame, x: e.AddMana) -> None:
    """Mana goes to the pool of the player; each colour that is open is chosen by that player (106.4)."""
    snow = "snow" in g.chars(f.source).supertypes
    for p in words.players(g, f, x.who):
        n = words.amount(g, f, x.n)
        colors: list[str] = list(x.symbols) * (n if x.symbols and not x.any_color else 1)
        could = making.open_colors(g, f, x.any_color)
        if could and n > 0:
            if x.different:
                colors += [_color(g, f, p, could) for _ in range(n)]
            else:
                colors += [_color(g, f, p, could)] * n
        g.happen(ev.AddMana(p, tuple(Unit(c, f.source, x.only, snow) for c in colors)), cause=f.source, rule=law.MANA_POOL)


@does(e.AddManaLike)
def add_mana_like(g: Magic, f: Frame, x: e.AddManaLike) -> None:
    """Mana of a colour that a land could produce: none where there is no such land (106.7)."""
    add_mana(g, f, e.AddMana(any_color=making.like(g, f, x), n=x.n))


@does(e.AddManaOf)
def add_mana_of(g: Magic, f: Frame, x: e.AddManaOf) -> None:
    """One of several lots of mana."""
    lots = tuple("".join(lot) for lot in x.options)

    def wanted(game: Any) -> str:
        lacking = mana.colors_wanted(mana.expand(game.wanted), game.player(f.you).pool)
        return min(lots, key=lambda lot: [lacking.index(c) if c in lacking else len(lacking) for c in lot])

    lot = g.choose(f.you, "mana", law.MANA_POOL, One(lots), default=wanted, object=f.source)
    add_mana(g, f, e.AddMana(symbols=tuple(lot)))


def _color(g: Magic, f: Frame, p: Id, colors: tuple[str, ...]) -> str:
    if len(colors) == 1:
        return colors[0]

    def wanted(game: Any) -> str:
        lacking = mana.colors_wanted(mana.expand(game.wanted), game.player(p).pool)
        return next(c for c in (*lacking, *colors) if c in colors)

    return str(g.choose(p, "color", law.MANA_POOL, One(colors), default=wanted, object=f.source, mana=True))
