"""Mana: what pays what, which mana abilities there are, and a plan for paying."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from apnap.kernel.data import Id
from apnap.kernel.law import Dated, dated
from apnap.magic import layers
from apnap.magic.events import TapForMana
from apnap.magic.forms import effects as e
from apnap.magic.forms.abilities import Activated, Body, Modal, Triggered
from apnap.magic.forms.events import Activates, AddsMana, TappedForMana
from apnap.magic.state import COLORS, Has, Unit

if TYPE_CHECKING:
    from apnap.magic.game import Magic

# ---------------------------------------------------------------- which abilities are mana abilities (605.1)


def instructions(body: Body | Modal) -> Iterator[Any]:
    """Every instruction of a body, nested ones too."""
    todo: list[Any] = [b for m in (body.modes if isinstance(body, Modal) else (body,)) for b in m.instructions]
    while todo:
        x = todo.pop(0)
        yield x
        for name in ("do", "then", "otherwise", "of"):
            inner = getattr(x, name, ())
            if isinstance(inner, tuple):
                todo = [*inner, *todo]


def slots(body: Body | Modal) -> tuple[Any, ...]:
    return tuple(s for m in (body.modes if isinstance(body, Modal) else (body,)) for s in m.slots)


def adds_mana(body: Body | Modal) -> bool:
    return any(isinstance(x, e.AddMana | e.AddManaOf | e.AddManaLike) for x in instructions(body))


def moves_library_cards(parts: tuple[Any, ...]) -> bool:
    """As written, a card goes to or from a library."""
    return any(
        isinstance(x, e.Draw | e.Mill | e.Search | e.ShuffleInto | e.LookAtTop)
        or (isinstance(x, e.PutInto) and x.zone == "library")
        or type(getattr(x, "what", None)).__name__ == "Top"
        for x in parts
    )


def _targets_or_not(form: Activated) -> bool:
    """Before M10 no word was said about targets."""
    return adds_mana(form.body) and not any(isinstance(c, e.Loyalty) for c in form.cost)


@lru_cache(maxsize=4096)
def _by_what_it_does(form: Activated) -> bool:
    return _targets_or_not(form) and not slots(form.body)


@lru_cache(maxsize=4096)
def _by_what_it_does_and_moves(form: Activated) -> bool:
    return _by_what_it_does(form) and not moves_library_cards((*form.cost, *instructions(form.body)))


IS_MANA_ABILITY: Dated[Callable[[Activated], bool]] = dated({
    "1999": _targets_or_not, "2009-07-11": _by_what_it_does, "2026-08-07": _by_what_it_does_and_moves,
})
TRIGGERS_ON: Dated[tuple[type, ...]] = dated({
    "1999": (TappedForMana, AddsMana, Activates), "2017-08-25": (TappedForMana, AddsMana),
    "2021-04-19": (TappedForMana, AddsMana, Activates),
})
"""What a triggered mana ability triggers on (605.1b): activating a mana ability, its resolution, or either."""


def is_mana_ability(g: Magic, form: Any) -> bool:
    """Derived from the form and the edition (605.1a-b), never flagged."""
    if isinstance(form, Activated):
        return g.law(IS_MANA_ABILITY)(form)
    if isinstance(form, Triggered):
        return isinstance(form.event, g.law(TRIGGERS_ON)) and adds_mana(form.body) and not slots(form.body)
    return False


# ---------------------------------------------------------------- paying symbols from a pool


def expand(symbols: tuple[str, ...], x: int = 0) -> tuple[str, ...]:
    """A cost as single mana: coloured symbols first, then "1" for each generic mana."""
    colored: list[str] = []
    generic = 0
    for s in symbols:
        if s.isdigit():
            generic += int(s)
        elif s == "X":
            generic += x
        else:
            colored.append(s)
    return (*colored, *(["1"] * generic))


def pays(unit: Unit, symbol: str) -> bool:
    """Whether one mana pays one symbol (118.3a)."""
    if symbol == "1":
        return True
    if symbol == "S":
        return unit.snow
    return unit.color in symbol.split("/")


def payments(pool: tuple[Unit, ...], symbols: tuple[str, ...]) -> dict[str, tuple[int, ...]]:
    """Every way to pay that leaves a different pool: the colours paid, as text, with the places of the mana in the pool."""
    kinds = [(u.color, u.only, u.snow) for u in pool]
    found: dict[tuple[Any, ...], tuple[int, ...]] = {}
    seen: set[tuple[int, tuple[int, ...]]] = set()

    def go(k: int, used: tuple[int, ...]) -> None:
        state = (k, tuple(sorted(used)))
        if state in seen:
            return
        seen.add(state)
        if k == len(symbols):
            left = tuple(sorted(str(kinds[i]) for i in range(len(pool)) if i not in used))
            found.setdefault(left, tuple(sorted(used)))
            return
        tried: set[Any] = set()
        for i, unit in enumerate(pool):
            if i not in used and kinds[i] not in tried and pays(unit, symbols[k]):
                tried.add(kinds[i])
                go(k + 1, (*used, i))

    go(0, ())
    out: dict[str, tuple[int, ...]] = {}
    for places in found.values():
        label = "".join(sorted((pool[i].color for i in places), key="CWUBRG".index))
        while label in out:
            label += "'"
        out[label] = places
    return out


# ---------------------------------------------------------------- a plan: which mana abilities to activate


class Source:
    """A mana ability that could be activated: what it could make, one entry a mana.

    It is `plain` when {T} is its whole cost and its mana may be spent on anything.
    """

    __slots__ = ("action", "makes", "plain")

    def __init__(self, action: tuple[Any, ...], makes: tuple[tuple[str, ...], ...], plain: bool) -> None:
        self.action = action
        self.makes = makes
        self.plain = plain


def produces(form: Activated | Triggered) -> tuple[tuple[str, ...], ...]:
    """What a mana ability makes, one tuple of possible colours for each mana, as far as its form tells."""
    out: list[tuple[str, ...]] = []
    for x in instructions(form.body):
        if isinstance(x, e.AddMana):
            out += [(s,) for s in x.symbols]
            if x.any_color:
                out += [x.any_color] * (x.n if isinstance(x.n, int) else 1)
    return tuple(out)


def sources(g: Magic, player: Id, actions: tuple[tuple[Any, ...], ...]) -> list[Source]:
    """These mana abilities, the plain ones first; what a triggered mana ability adds to a tapped permanent is counted with it."""
    from apnap.magic import making

    out = []
    also = [w for w in g.watchers() if isinstance(w.form.event, TappedForMana) and is_mana_ability(g, w.form)]
    for action in actions:
        form = g.ability(action[1], action[2], action[3]).form
        plain = form.cost == (e.TapThis(),) and not any(getattr(x, "only", None) for x in instructions(form.body))
        made = making.makes(g, action[1], form)
        if plain and made:
            tapped = TapForMana(action[1], player, ())
            made = (*made, *(m for w in also if g.matches(w, tapped) for m in produces(w.form)))
        out.append(Source(action, made, plain))
    return sorted(out, key=lambda s: (not s.plain, len({c for m in s.makes for c in m})))


def plan(pool: tuple[Unit, ...], symbols: tuple[str, ...], available: list[Source]) -> tuple[tuple[Any, ...], ...] | None:
    """Actions that make enough mana for the symbols, from plain sources; None when they can't."""
    need = sorted(symbols, key=lambda s: (s == "1", s))
    units = list(pool)
    left: list[str] = []
    for s in need:
        fit = next((u for u in units if pays(u, s)), None)
        if fit is None:
            left.append(s)
        else:
            units.remove(fit)
    plain = [s for s in available if s.plain and s.makes]

    def go(todo: list[str], used: tuple[int, ...]) -> tuple[int, ...] | None:
        if not todo:
            return used
        if sum(len(s.makes) for k, s in enumerate(plain) if k not in used) < len(todo):
            return None
        if todo[0] == "1":  # only generic mana is left: any source will do
            for k, s in enumerate(plain):
                if todo and k not in used:
                    todo, used = todo[len(s.makes):], (*used, k)
            return used
        for k, s in enumerate(plain):
            if k in used:
                continue
            rest = _without(todo, s.makes)
            if rest.count(todo[0]) < todo.count(todo[0]):
                done = go(rest, (*used, k))
                if done is not None:
                    return done
        return None

    chosen = go(left, ())
    return None if chosen is None else tuple(plain[k].action for k in chosen)


def _without(todo: list[str], makes: tuple[tuple[str, ...], ...]) -> list[str]:
    rest = list(todo)
    for colors in makes:
        for s in rest:
            if s == "1" or any(c in s.split("/") for c in colors):
                rest.remove(s)
                break
    return rest


def colors_wanted(symbols: tuple[str, ...], pool: tuple[Unit, ...]) -> tuple[str, ...]:
    """The colours that a payment still lacks, then the others."""
    units = list(pool)
    lacking = []
    for s in symbols:
        fit = next((u for u in units if pays(u, s)), None)
        if fit is not None:
            units.remove(fit)
        elif s != "1":
            lacking += [c for c in COLORS if c in s.split("/")]
    return (*lacking, *(c for c in COLORS if c not in lacking))


def mana_abilities(g: Magic, i: Id) -> list[Has]:
    """The activated mana abilities of an object."""
    return [h for h in layers.activated(g.chars(i)) if is_mana_ability(g, h.form)]
