"""Copies of spells and abilities on the stack, and tokens that are copies (707)."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from apnap.kernel.data import Id
from apnap.kernel.options import Some
from apnap.magic import events as ev
from apnap.magic import law, targets, words
from apnap.magic.effects.moving import selected
from apnap.magic.effects.registry import does
from apnap.magic.effects.tokens import more_tokens
from apnap.magic.forms import effects as e
from apnap.magic.forms import statics as s
from apnap.magic.forms.abilities import Card
from apnap.magic.forms.keyworded import NoManaCost
from apnap.magic.layers import SUPERTYPES, TYPES, colors_of
from apnap.magic.state import Frame, Object

if TYPE_CHECKING:
    from apnap.magic.game import Magic


@does(e.Copy)
def copy(g: Magic, f: Frame, x: e.Copy) -> None:
    """707.10: a copy is put on the stack with the choices made for the original; it is neither cast nor activated."""
    who = words.players(g, f, x.who)
    made: tuple[Id, ...] = ()
    for i in selected(g, f, x.what, "copy", law.COPY_OF_ABILITY):
        if g.object(i).kind == "ability" or g.object(i).zone == "stack":
            made = (*made, copy_of(g, i, who[0] if who else f.you, x.new_targets))
    words.remember(g, f, "copied", made)


def copy_of(g: Magic, i: Id, controller: Id, new_targets: bool) -> Id:
    """The copy of one object on the stack, under `controller`'s control."""
    old = g.object(i)
    new = Object(old.card, controller, "stack")
    new.kind, new.token = old.kind, old.kind == "card"
    new.ability, new.source, new.origin = old.ability, old.source, old.origin
    new.modes, new.x, new.targets, new.division, new.kicked = old.modes, old.x, old.targets, old.division, old.kicked
    new.memory = dict(old.memory)
    made = g.add(new)
    if old.source == i:
        new.source = made
    t = g.turn_edit()
    t.stack = (*t.stack, made)
    g.changed()
    g.note(ev.Announced(made, controller, "copy", i), law.COPY_OF_ABILITY, i)
    if new_targets:
        _new_targets(g, made, controller)
    return made


def _new_targets(g: Magic, i: Id, controller: Id) -> None:
    """The controller may choose new targets; what is not changed stays, even where it is illegal."""
    o = g.object(i)
    f = Frame(o.source if o.source is not None else i, controller, i)
    chosen = []
    for n, slot in enumerate(g.slots_of(i)):
        old = o.targets[n] if n < len(o.targets) else ()
        can = tuple(dict.fromkeys((*old, *targets.legal(g, f, slot))))
        if len(can) <= len(old):
            chosen.append(old)
            continue
        chosen.append(g.choose(controller, "target", law.COPY_OF_ABILITY, Some(can, len(old), len(old)), object=i, slot=n, old=old))
    g.edit_object(i).targets = tuple(chosen)


@does(e.CreateCopy)
def create_copy(g: Magic, f: Frame, x: e.CreateCopy) -> None:
    """Tokens with the copiable values of an object, as it is or was last known."""
    n, made = words.amount(g, f, x.n), []
    for i in selected(g, f, x.of, "copy", law.CREATE):
        for p in words.players(g, f, x.who):
            batch = tuple(ev.Create(_copied(g, i, x.changes), p, x.tapped) for _ in range(n * more_tokens(g, p)))
            out = g.happen(*batch, cause=f.source, rule=law.CREATE)
            made += [o.done.new for o in out if isinstance(o.done, ev.Create) and o.done.new is not None]
    words.remember(g, f, "created", tuple(made))


def _copied(g: Magic, i: Id, changes: tuple[Any, ...]) -> str:
    """The name of the card that a copy of an object is of, with the exceptions of the effect that makes it (707.9)."""
    name = g.object(i).card
    return g.enter_card(excepted(g.card(name), changes)) if changes else name


def excepted(card: Card, changes: tuple[Any, ...]) -> Card:
    """A card with the exceptions of a copy effect: they are part of its copiable values."""
    for x in changes:
        if isinstance(x, s.SetColors):
            card = card.but(colors=(*(card.colors or ()), *x.colors) if x.add else x.colors)
        elif isinstance(x, s.AddTypes):
            types = tuple(t for t in x.words if t in TYPES and t not in card.types)
            subtypes = tuple(t for t in x.words if t not in TYPES and t not in SUPERTYPES and t not in card.subtypes)
            supertypes = tuple(t for t in x.words if t in SUPERTYPES and t not in card.supertypes)
            card = card.but(types=(*card.types, *types), subtypes=(*card.subtypes, *subtypes), supertypes=(*card.supertypes, *supertypes))
        elif isinstance(x, s.SetPowerToughness):
            card = card.but(power=x.power, toughness=x.toughness)
        elif isinstance(x, NoManaCost):
            card = card.but(mana_cost=None, colors=colors_of(card.mana_cost) if card.colors is None else card.colors)
        elif isinstance(x, s.GainAbilities):
            card = card.but(abilities=(*card.abilities, *x.abilities))
    return card
