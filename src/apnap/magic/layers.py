"""Characteristics after the continuous effects, layer by layer (613). A cached full pass over the battlefield and the stack.

Static abilities and effects in force are gathered once a pass and applied in layers 2, 4, 5, 6 and 7 by timestamp; abilities gained in
layer 6 are gathered again for what follows. Dependency (613.8) is not tried yet.
"""
from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from apnap.kernel.data import Id
from apnap.magic import elsewhere, words
from apnap.magic.forms import statics as s
from apnap.magic.forms.abilities import Activated, Card, Static, Triggered
from apnap.magic.forms.words import Each, Filter, Host, This
from apnap.magic.keywords.intrinsic import BASIC_LAND_TYPES, intrinsic
from apnap.magic.state import COLORS, PERMANENT_TYPES, Chars, Effect, Frame, Has, Object

if TYPE_CHECKING:
    from apnap.magic.game import Magic

SUPERTYPES = ("basic", "legendary", "snow", "world", "ongoing")
TYPES = (*PERMANENT_TYPES, "instant", "sorcery", "kindred")
LAYER: dict[Any, int] = {
    s.ChangeControl: 2, s.AddTypes: 4, s.SetTypes: 4, s.LoseTypes: 4, s.SetColors: 5, s.GainAbilities: 6, s.LoseAbilities: 6,
    s.GainAbilitiesOf: 6,
    s.SetPowerToughness: 7, s.AddPowerToughness: 7, s.SwitchPowerToughness: 7,
}
SUBLAYER: dict[Any, int] = {s.SetPowerToughness: 1, s.AddPowerToughness: 2, s.SwitchPowerToughness: 4}


class Draft:
    """Characteristics while they are being computed; reads like `Chars`."""

    __slots__ = (
        "abilities", "colors", "controller", "loyalty", "mana_cost", "name", "power", "subtypes", "supertypes", "toughness", "types",
    )

    def __init__(self, card: Card, o: Object) -> None:
        top, card, first = card, face(card, o), 0
        if card is not top:  # colour and mana cost stay those of the card (710.1c); the abilities are other ones
            card, first = card.but(mana_cost=top.mana_cost, colors=top.colors), len(top.abilities)
        self.name = card.name
        self.mana_cost = card.mana_cost
        self.colors = card.colors if card.colors is not None else colors_of(card.mana_cost)
        self.supertypes = card.supertypes
        self.types = card.types
        self.subtypes = card.subtypes
        self.abilities = tuple(Has(o.id, first + n, form) for n, form in enumerate(card.abilities))
        self.power = card.power if isinstance(card.power, int) else None if card.power is None else 0
        self.toughness = card.toughness if isinstance(card.toughness, int) else None if card.toughness is None else 0
        self.loyalty = card.loyalty if isinstance(card.loyalty, int) else None
        self.controller = o.controller

    def has(self, keyword: str) -> bool:
        return any(getattr(h.form, "name", "") == keyword for h in self.abilities)

    def finished(self) -> Chars:
        if "creature" in self.types:  # a creature without a value has 0 (208.5)
            self.power, self.toughness = self.power or 0, self.toughness or 0
        return Chars(self.name, self.mana_cost, self.colors, self.supertypes, self.types, self.subtypes, self.abilities,
                     self.power, self.toughness, self.loyalty, self.controller)


class Change:
    """One change to be applied to some objects: its layer, timestamp, and the frame it is read with."""

    __slots__ = ("change", "condition", "frame", "key", "n", "origin", "time", "what")

    def __init__(self, change: Any, what: Any, frame: Frame, condition: Any, time: int, origin: Id, n: int) -> None:
        self.change = change
        self.what = what
        self.frame = frame
        self.condition = condition
        self.time = time
        self.origin = origin
        self.n = n
        defines = isinstance(change, s.SetPowerToughness) and change.defines
        self.key = (LAYER.get(type(change), 9), 0 if defines else SUBLAYER.get(type(change), 0), time)


def face(card: Card, o: Object) -> Card:
    """The half of a flip card whose characteristics an object has (710.2): the other one only for a flipped permanent."""
    return card.flip if o.flipped and o.zone == "battlefield" and isinstance(card.flip, Card) else card


@lru_cache(maxsize=4096)
def colors_of(cost: tuple[str, ...] | None) -> tuple[str, ...]:
    """The colours of the mana symbols in a cost (202.2)."""
    found = {part for symbol in cost or () for part in symbol.split("/")}
    return tuple(c for c in COLORS if c in found)


def printed(g: Magic, i: Id) -> Chars:
    """The characteristics of a card in a zone where the layers are not applied; it may have been given abilities there."""
    o = g.object(i)
    if o.kind == "ability":
        return Chars(controller=o.controller)
    draft = Draft(face_of(g, o), o)
    draft.abilities = (*draft.abilities, *elsewhere.granted(g, i, draft))
    return draft.finished()


FACE_DOWN = Card(name="", types=("creature",), power=2, toughness=2)
"""What a face-down spell or permanent is (708.2a)."""


def face_of(g: Magic, o: Object) -> Card:
    """The card whose characteristics an object has before any effect: of what lies face down, those of a plain 2/2."""
    return FACE_DOWN if o.face_down and o.zone in ("battlefield", "stack") else g.card(o.card)


def compute(g: Magic) -> dict[Id, Chars]:
    """The characteristics of everything on the battlefield and the stack."""
    drafts: dict[Id, Any] = {}
    for i in (*g.turn.battlefield, *g.turn.stack, *g.turn.command):
        o = g.object(i)
        drafts[i] = Draft(face_of(g, o), o) if o.kind != "ability" else Chars(controller=o.controller)
    g.drafts = drafts
    try:
        changes = _gathered(g, drafts)
        for layer in (2, 4, 5, 6):
            _apply(g, drafts, [c for c in changes if c.key[0] == layer])
            if layer == 6 or (layer == 4 and any(isinstance(c.change, s.SetTypes) for c in changes)):
                changes = _gathered(g, drafts)
        sizes = [c for c in changes if c.key[0] == 7]
        _apply(g, drafts, [c for c in sizes if c.key[1] < 2])
        for i, d in drafts.items():
            _count_counters(g, i, d)
        _apply(g, drafts, [c for c in sizes if c.key[1] >= 2])
    finally:
        g.drafts = None
    return {i: d.finished() if isinstance(d, Draft) else d for i, d in drafts.items()}


def _gathered(g: Magic, drafts: dict[Id, Any]) -> list[Change]:
    out: list[Change] = []
    for i, d in drafts.items():
        o = g.object(i)
        for h in d.abilities:
            if isinstance(h.form, Static) and h.form.zone == o.zone:
                for e in h.form.effects:
                    if isinstance(e, s.Affects):
                        frame = Frame(i, d.controller)
                        out += [Change(c, e.what, frame, h.form.condition, int(o.timestamp), h.origin, h.n) for c in e.changes]
    for e in g.effects_in_force():
        if isinstance(e, Effect):
            frame = Frame(e.source, e.controller)
            out += [Change(c, e.what, frame, None, int(e.timestamp), e.id, n) for n, c in enumerate(e.changes)]
    out.sort(key=lambda c: c.key)
    return out


def _apply(g: Magic, drafts: dict[Id, Any], changes: list[Change]) -> None:
    for c in changes:
        for i in _affected(g, drafts, c):
            d = drafts.get(i)
            if isinstance(d, Draft) and words.holds(g, c.frame, c.condition):
                _change(g, i, d, c)


def _affected(g: Magic, drafts: dict[Id, Any], c: Change) -> tuple[Id, ...]:
    if isinstance(c.what, tuple):
        return c.what
    if isinstance(c.what, Filter):
        return tuple(i for i in drafts if words.fits(g, c.frame, c.what, i))
    if isinstance(c.what, This | Host | Each):
        return words.objects(g, c.frame, c.what)
    return ()


def _change(g: Magic, i: Id, d: Draft, c: Change) -> None:
    change, f = c.change, c.frame
    if isinstance(change, s.ChangeControl):
        who = words.players(g, f, change.who)
        d.controller = who[0] if who else d.controller
    elif isinstance(change, s.AddTypes):
        _add_types(d, change.words)
        _land_abilities(d, change.words, c)
    elif isinstance(change, s.SetTypes):
        _set_types(d, change.words)
        if "land" in d.types and any(w in BASIC_LAND_TYPES for w in change.words):
            d.abilities = ()  # what its text gave it is gone (305.7); abilities that effects give come in a later layer
            _land_abilities(d, change.words, c)
    elif isinstance(change, s.LoseTypes):
        d.types = tuple(t for t in d.types if t not in change.words)
        if "creature" not in d.types:
            d.power, d.toughness = (d.power, d.toughness) if "Vehicle" in d.subtypes else (None, None)
        d.subtypes = tuple(t for t in d.subtypes if t not in change.words)
    elif isinstance(change, s.SetColors):
        kept = d.colors if change.add else ()
        d.colors = tuple(color for color in COLORS if color in (*kept, *change.colors))
    elif isinstance(change, s.GainAbilities):
        start = c.n * 100
        d.abilities = (*d.abilities, *(Has(c.origin, start + n, form) for n, form in enumerate(change.abilities)))
    elif isinstance(change, s.GainAbilitiesOf):
        d.abilities = (*d.abilities, *_abilities_of(g, f, i, change))
    elif isinstance(change, s.LoseAbilities):
        names = change.names
        d.abilities = tuple(h for h in d.abilities if names and getattr(h.form, "name", getattr(h.form, "label", "")) not in names)
    else:
        _change_size(g, d, change, f)


def _land_abilities(d: Draft, names: tuple[str, ...], c: Change) -> None:
    """The mana abilities of the basic land types that a land gets (305.6)."""
    if "land" in d.types:
        d.abilities = (*d.abilities, *(Has(c.origin, 9000 + c.n * 100 + n, form) for n, form in enumerate(intrinsic(names))))


def _abilities_of(g: Magic, f: Frame, i: Id, change: s.GainAbilitiesOf) -> Iterator[Has]:
    """The abilities of other objects, each known by the object that it comes from (602.5c)."""
    kind = {"activated": Activated, "triggered": Triggered}.get(change.kind)
    for other in words.objects(g, f, Each(change.of)):
        if other != i:
            yield from (h for h in g.chars(other).abilities if kind is None or isinstance(h.form, kind))


def _change_size(g: Magic, d: Draft, change: Any, f: Frame) -> None:
    if d.power is None or d.toughness is None:
        if "creature" not in d.types:
            return
        d.power, d.toughness = d.power or 0, d.toughness or 0
    if isinstance(change, s.SetPowerToughness):
        d.power = d.power if change.power is None else words.amount(g, f, change.power)
        d.toughness = d.toughness if change.toughness is None else words.amount(g, f, change.toughness)
    elif isinstance(change, s.AddPowerToughness):
        d.power += words.amount(g, f, change.power)
        d.toughness += words.amount(g, f, change.toughness)
    elif isinstance(change, s.SwitchPowerToughness):
        d.power, d.toughness = d.toughness, d.power


def _add_types(d: Draft, more: tuple[str, ...]) -> None:
    d.types = tuple(dict.fromkeys((*d.types, *(t for t in more if t in TYPES))))
    d.supertypes = tuple(dict.fromkeys((*d.supertypes, *(t for t in more if t in SUPERTYPES))))
    d.subtypes = tuple(dict.fromkeys((*d.subtypes, *(t for t in more if t not in TYPES and t not in SUPERTYPES))))


def _set_types(d: Draft, new: tuple[str, ...]) -> None:
    """New card types replace the old ones; new subtypes replace the old ones of the kept types (205.1a-b)."""
    types = tuple(t for t in new if t in TYPES)
    subtypes = tuple(t for t in new if t not in TYPES and t not in SUPERTYPES)
    if types:
        d.types = types
    if subtypes or types:
        d.subtypes = subtypes


def _count_counters(g: Magic, i: Id, d: Any) -> None:
    """+1/+1 counters and their like (layer 7c)."""
    counters = g.object(i).counters
    if counters and isinstance(d, Draft) and d.power is not None and d.toughness is not None:
        power, toughness = counter_sizes(counters)
        d.power += power
        d.toughness += toughness


def counter_sizes(counters: dict[str, int]) -> tuple[int, int]:
    """What the counters of a creature add to its power and toughness (122.1a)."""
    power = toughness = 0
    for kind, n in counters.items():
        parts = kind.split("/")
        if len(parts) == 2 and all(p[:1] in "+-" and p[1:].isdigit() for p in parts):
            power += n * int(parts[0])
            toughness += n * int(parts[1])
    return power, toughness


def activated(c: Any) -> list[Has]:
    """The activated abilities among an object's abilities."""
    return [h for h in c.abilities if isinstance(h.form, Activated)]
