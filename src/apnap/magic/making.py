"""Which mana a mana ability could make, as far as it depends on the game: chosen colours, what lands could produce (106.7)."""
from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from apnap.kernel.data import Id
from apnap.magic import mana, words
from apnap.magic.forms import effects as e
from apnap.magic.forms.abilities import Activated
from apnap.magic.state import COLORS, Frame

if TYPE_CHECKING:
    from apnap.magic.game import Magic

TYPES = (*COLORS, "C")


def open_colors(g: Magic, f: Frame, colors: tuple[str, ...]) -> tuple[str, ...]:
    """The colours that may be chosen; "chosen" stands for the one chosen while this resolves, or as the source entered,
    "produced" for the types of mana that a triggered mana ability saw made."""
    out: list[str] = []
    for c in colors:
        if c == "chosen":
            known = words.remembered(g, f, "chosen word") or dict(g.object(f.source).chosen).get("color")
            out += [known] if known else []
        elif c == "produced":
            out += words.remembered(g, f, "colors") or ()
        elif c in TYPES:
            out.append(c)
    return tuple(dict.fromkeys(out))


def like(g: Magic, f: Frame, x: e.AddManaLike, seen: tuple[Id, ...] = ()) -> tuple[str, ...]:
    """The colours (or types) of mana that a land of these players could produce."""
    people = words.players(g, f, x.whose)
    lands = [i for i in g.turn.battlefield if i not in seen and "land" in g.chars(i).types and g.chars(i).controller in people]
    found = {c for i in lands for c in could_produce(g, i, (*seen, f.source))}
    return tuple(c for c in (TYPES if x.type else COLORS) if c in found)


def could_produce(g: Magic, i: Id, seen: tuple[Id, ...] = ()) -> set[str]:
    """The types of mana that a permanent's mana abilities could make, whether or not they could be paid for (106.7)."""
    if i in seen:
        return set()
    return {c for h in mana.mana_abilities(g, i) for m in makes(g, i, h.form, seen) for c in m}


def makes(g: Magic, i: Id, form: Activated, seen: tuple[Id, ...] = ()) -> tuple[tuple[str, ...], ...]:
    """What an ability of this object makes: one tuple of possible types for each mana."""
    f = Frame(i, g.chars(i).controller)
    return tuple(m for x in mana.instructions(form.body) for m in _one(g, f, x, seen))


def _one(g: Magic, f: Frame, x: Any, seen: tuple[Id, ...]) -> Iterator[tuple[str, ...]]:
    if isinstance(x, e.AddMana):
        yield from ((s,) for s in x.symbols)
        if x.any_color:
            yield from [open_colors(g, f, x.any_color)] * (x.n if isinstance(x.n, int) else 1)
    elif isinstance(x, e.AddManaOf):
        yield from (tuple(dict.fromkeys(lot)) for lot in zip(*x.options))
    elif isinstance(x, e.AddManaLike):
        yield like(g, f, x, seen)
