"""What cards are now: their printed properties with the constant abilities and lasting effects, in order of appearance (115).

A lasting effect is a constant ability that its bearer has been given, so there is one machinery for both. What a description or a
condition speaks of is read from the result of the pass before, and passes are made until nothing changes: an effect lies on a card
"as soon as" it fits. Passes that would go round in a circle stop before the first repetition (525).
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from apnap.berserk import keywords, words
from apnap.berserk.forms import statics as s
from apnap.berserk.forms.abilities import Constant
from apnap.berserk.state import Chars, Effect, Frame, Has, Object
from apnap.kernel.data import Id

if TYPE_CHECKING:
    from apnap.berserk.game import Berserk

CHANGES = (s.Strike, s.Lives, s.Has, s.Loses, s.LosesText, s.IsClass)
Item = tuple[tuple[int, int, int], Frame, Any, Any]  # when, whose, the change or the effect, the origin of what it gives


def printed(g: Berserk, o: Object) -> Chars:
    """A card's properties before anything changes them; a poisoned one has the ability that wounds it."""
    card = g.card(o.card)
    abilities = tuple(Has(("text", n), form) for n, form in enumerate(card.abilities))
    if o.poison:
        abilities = (*abilities, Has(("poison", 0), keywords.poison(o.poison)))
    controller = o.controller if o.zone == "game" or o.last is not None else o.owner
    return Chars(card.name, card.type, card.cost, card.lives, card.strike, card.classes, card.elements, abilities, controller)


def compute(g: Berserk) -> dict[Id, Chars]:
    """The characteristics of every card in the game zone."""
    base = {i: printed(g, g.object(i)) for i in g.turn.game}
    effects = g.effects_in_force()
    if not effects and not any(isinstance(h.form, Constant) for c in base.values() for h in c.abilities):
        return base
    now, seen = base, [base]
    while True:
        after = _pass(g, base, now, effects)
        if after in seen:
            return after
        seen.append(after)
        now = after


def _pass(g: Berserk, base: dict[Id, Chars], before: dict[Id, Chars], effects: list[Effect]) -> dict[Id, Chars]:
    outer, g.drafts = g.drafts, before
    try:
        items = _items(g, before, effects)
        if g.turn.readings.numbers == "operations":
            items.sort(key=lambda item: _operation(item[2]))
        now = dict(base)
        for _, f, change, origin in items:
            for i in _bearers(g, f, change):
                now[i] = _changed(g, f, now[i], change, origin)
        return now
    finally:
        g.drafts = outer


def _items(g: Berserk, before: dict[Id, Chars], effects: list[Effect]) -> list[Item]:
    """The changes in force, in order of appearance."""
    items: list[Item] = []
    for i, c in before.items():
        for k, h in enumerate(c.abilities):
            if isinstance(h.form, Constant) and h.form.zone == "game":
                f = Frame(i, c.controller)
                given = g.table.get(h.origin[0]) if isinstance(h.origin[0], Id) else None
                when = given.timestamp if isinstance(given, Effect) else g.object(i).timestamp
                if words.holds(g, f, h.form.condition):
                    items += [((when, i, k), f, x, (i, k)) for x in h.form.effects if isinstance(x, CHANGES)]
    items += [((e.timestamp, e.source, -1), Frame(e.source, e.controller), e, None) for e in effects]
    return sorted(items, key=lambda item: item[0])


def _operation(change: Any) -> int:
    """523: add, multiply, subtract, divide, set; what gives abilities goes before."""
    if not isinstance(change, s.Strike | s.Lives):
        return 0
    return 3 if change.to else 2 if isinstance(change.n, int) and change.n < 0 else 1


def _bearers(g: Berserk, f: Frame, change: Any) -> tuple[Id, ...]:
    if isinstance(change, Effect):
        return tuple(i for i in change.what if g.object(i).zone == "game")
    if hasattr(change.what, "kind"):
        return tuple(i for i in g.turn.game if words.fits(g, f, change.what, i))
    return tuple(i for i in words.objects(g, f, change.what) if g.object(i).zone == "game")


def _changed(g: Berserk, f: Frame, c: Chars, change: Any, origin: Any) -> Chars:
    if isinstance(change, Effect):
        plain = tuple(x for x in change.changes if not isinstance(x, s.Has))
        given: tuple[Any, ...] = (Constant(plain),) if plain else ()
        given += tuple(a for x in change.changes if isinstance(x, s.Has) for a in x.abilities)
        return _given(c, change.id, given)
    if isinstance(change, s.Has):
        return _given(c, origin[0], change.abilities, 100 * (origin[1] + 1))
    if isinstance(change, s.Loses):
        return c.but(abilities=tuple(h for h in c.abilities if getattr(h.form, "name", "") != change.name))  # type: ignore[no-any-return]
    if isinstance(change, s.LosesText):
        kept = [h for h in c.abilities if h.origin[0] == "poison"]
        return c.but(abilities=tuple(kept))  # type: ignore[no-any-return]
    if isinstance(change, s.IsClass):
        return c.but(classes=(*c.classes, change.name) if change.also else (change.name,))  # type: ignore[no-any-return]
    which = "strike" if isinstance(change, s.Strike) else "lives"
    old = getattr(c, which)
    if old is None:
        return c
    n = words.amount(g, f, change.n)
    return c.but(**{which: n if change.to else old + n})  # type: ignore[no-any-return]


def _given(c: Chars, source: Id, abilities: tuple[Any, ...], first: int = 0) -> Chars:
    new = tuple(Has((source, first + n), a) for n, a in enumerate(abilities))
    return c.but(abilities=(*c.abilities, *new))  # type: ignore[no-any-return]
