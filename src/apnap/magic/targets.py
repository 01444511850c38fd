"""Targets: what may be targeted, asked when they are chosen and again when the spell or ability resolves."""
from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from apnap.kernel.data import Id
from apnap.kernel.refusal import Refusal, refuse
from apnap.magic import law, words
from apnap.magic.forms import statics as s
from apnap.magic.forms.words import Slot
from apnap.magic.state import COLORS, Frame

if TYPE_CHECKING:
    from apnap.magic.game import Magic

QUALITY = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}


def why_not(g: Magic, f: Frame, slot: Slot, i: Id) -> Iterator[Refusal]:
    """Every reason why this object or player is no legal target for the slot."""
    if not g.is_player(i) and not g.is_object(i):
        yield refuse(law.ILLEGAL_TARGET_OF_KIND, target=i, object=f.source)
        return
    if not g.is_player(i) and (not g.object(i).zone or g.object(i).became is not None):
        yield refuse(law.ILLEGAL_TARGET_OF_KIND, (refuse(law.NEW_OBJECT, object=i),), target=i, object=f.source)
        return
    yield from _protected(g, f, i)
    if not _fits(g, f, slot.what, i):
        yield refuse(law.ILLEGAL_TARGET_OF_KIND, tuple(_of_kind(g, f, slot, i)), target=i, object=f.source)


def _of_kind(g: Magic, f: Frame, slot: Slot, i: Id) -> Iterator[Refusal]:
    """What a judge would add to "this is not what it may target"."""
    if i == f.record:
        yield refuse(law.TARGET_ITSELF, object=i)
    elif not g.is_player(i) and g.object(i).zone == "stack" and g.object(i).kind == "ability" and _kind_of(slot.what) == "spell":
        yield refuse(law.COUNTER_ABILITY_NEEDS_WORD, target=i)


def _kind_of(what: Any) -> str:
    return str(getattr(what, "kind", ""))


def _fits(g: Magic, f: Frame, what: Any, i: Id) -> bool:
    if i == f.record:
        return False  # a spell or ability on the stack is an illegal target for itself (115.5)
    return words.fits(g, f, what, i)


def _protected(g: Magic, f: Frame, i: Id) -> Iterator[Refusal]:
    if not g.is_player(i):
        c = g.chars(i)
        if c.has("shroud"):
            yield refuse(law.SHROUD, target=i)
        if c.has("hexproof") and f.you in g.opponents(c.controller):
            yield refuse(law.HEXPROOF, target=i, player=f.you)
        source = g.chars(f.source)
        for h in c.abilities:
            name = getattr(h.form, "name", "")
            if name.startswith("protection from ") and quality_fits(source, name[len("protection from "):]):
                yield refuse(law.PROTECTION_TARGET, target=i, source=f.source)
    for frame, form in g.statics(s.CantBeTarget):
        if form.by is not None and f.you not in words.players(g, frame, form.by):
            continue
        people = g.is_player(i) and not hasattr(form.what, "kind")
        if i in words.players(g, frame, form.what) if people else words.fits(g, frame, form.what, i):
            yield refuse(law.GOLDEN_CANT_BEATS_CAN, by=frame.source, target=i)


def quality_fits(source: Any, quality: str) -> bool:
    """Whether a source has the quality that protection is from."""
    if quality in QUALITY:
        return QUALITY[quality] in source.colors
    if quality in ("everything", "all colors"):
        return quality == "everything" or any(c in source.colors for c in COLORS)
    word = quality.removesuffix("s")
    return word in source.types or word.capitalize() in source.subtypes


def legal(g: Magic, f: Frame, slot: Slot, before: tuple[tuple[Id, ...], ...] = ()) -> tuple[Id, ...]:
    """The legal targets of a slot, in a fixed order; with "another", not those of the slots before."""
    taken = {i for chosen in before for i in chosen} if slot.other else set()
    return tuple(i for i in words.candidates(g, f, slot.what) if i not in taken and next(why_not(g, f, slot, i), None) is None)


def reasons(g: Magic, f: Frame, slot: Slot) -> tuple[Refusal, ...]:
    """Why no candidate will do: the reasons of every one of them."""
    return tuple(r for i in words.candidates(g, f, slot.what) for r in why_not(g, f, slot, i))


def bounds(g: Magic, f: Frame, slot: Slot) -> tuple[int, int | None]:
    """How few and how many targets the slot takes (None: any number)."""
    return words.amount(g, f, slot.least), None if slot.most is None else words.amount(g, f, slot.most)


def still_legal(g: Magic, record: Id) -> tuple[tuple[tuple[int, Id], ...], int]:
    """For a resolving record: the (slot, target) pairs that are illegal now, and how many targets there are in all (608.2b)."""
    o = g.object(record)
    f = Frame(o.source if o.source is not None else record, o.controller, record)
    gone = []
    total = 0
    for n, slot in enumerate(g.slots_of(record)):
        for i in o.targets[n] if n < len(o.targets) else ():
            total += 1
            chooser_frame = f
            if next(why_not(g, chooser_frame, slot, i), None) is not None:
                gone.append((n, i))
    return tuple(gone), total
