"""Targets (118, 502): what may be chosen, asked when it is chosen and never again, and the choosing."""
from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from apnap.berserk import attacks, law, words
from apnap.berserk import events as ev
from apnap.berserk.forms import effects as e
from apnap.berserk.forms.abilities import Body, Modal, Part
from apnap.berserk.forms.words import Slot, That, This
from apnap.berserk.state import Frame
from apnap.kernel.data import Id
from apnap.kernel.law import Rule, dated
from apnap.kernel.options import Division, Some
from apnap.kernel.refusal import Illegal, Refusal, refuse

if TYPE_CHECKING:
    from apnap.berserk.game import Berserk

# Parts behind these name their targets while the ability is performed (116); later editions have all at the declaration (21.3).
NAMED_LATER = dated({law.SECOND: (";", "."), law.FIFTEENTH: ()})
# What of a spell must be legal to declare: everything in its list (117), or the first part of each sentence (117.1, 119.2).
MUST_BE_LEGAL = dated({law.SECOND: "parts", law.FIFTEENTH: "sentences"})

# ---------------------------------------------------------------- the parts of what is declared


class Step:
    """A part with its place: the first slot of its mode, and its own first slot."""

    __slots__ = ("base", "first", "leads", "part")

    def __init__(self, part: Part, base: int, first: int, leads: bool) -> None:
        self.part = part
        self.base = base
        self.first = first
        self.leads = leads  # the first of a body


def steps(body: Body | Modal, modes: tuple[int, ...] = ()) -> list[Step]:
    """The parts of a body with the modes chosen, in order; slots are numbered through."""
    out: list[Step] = []
    base = 0
    for b in (body.modes[k] for k in modes) if isinstance(body, Modal) else (body,):
        first = base
        for k, part in enumerate(b.parts):
            out.append(Step(part, base, first, k == 0))
            first += len(part.slots)
        base = first
    return out


def must_be_legal(g: Berserk, step: Step, spell: bool) -> bool:
    """Whether the declaration fails if this part has no legal target."""
    if step.leads:
        return not step.part.may
    if not spell or step.part.may or step.part.depends:
        return False
    return g.law(MUST_BE_LEGAL) == "parts" or step.part.joined == "."


def named_later(g: Berserk, step: Step) -> bool:
    """Whether the targets of a part are chosen only when it is reached."""
    return step.part.depends or (not step.leads and step.part.joined in g.law(NAMED_LATER))


# ---------------------------------------------------------------- may it be chosen?


def why_not(g: Berserk, f: Frame, part: Part, slot: Slot, i: Id, chooser: Id) -> Iterator[Refusal]:
    """Every reason why this card is no legal target: its zone and whose it is, what the text asks, what protects it."""
    if not g.is_object(i) or g.object(i).became is not None:
        yield refuse(law.GAME_ZONE, target=i)
        return
    o, what = g.object(i), slot.what
    if o.zone != (what.zone or "game"):
        yield refuse(law.RESTRICTED if what.zone else law.GAME_ZONE, target=i, object=f.source)
        return
    if i not in words.candidates(g, f, what):
        yield refuse(law.OWN_ZONE, target=i, zone=o.zone)
    if not words.fits(g, f, what, i):
        yield refuse(law.RESTRICTED, target=i, object=f.source)
    if isinstance(part.do, e.Shot):
        yield from attacks.why_not_target(g, f.you, i)
    if o.zone == "game":
        if chooser == f.you and g.chars(f.source).type == "spell" and g.chars(i).protected("spells"):
            yield refuse(law.PROTECTION_FROM_SPELLS, target=i)
        yield from attacks.forbidden(g, i, "be chosen")


def legal(g: Berserk, f: Frame, part: Part, slot: Slot, before: tuple[Id, ...] = ()) -> tuple[Id, ...]:
    """What may be chosen for a slot."""
    chooser = words.player(g, f, slot.chooser)
    return tuple(i for i in words.candidates(g, f, slot.what)
                 if not (slot.other and i in before) and next(why_not(g, f, part, slot, i, chooser), None) is None)


def reasons(g: Berserk, f: Frame, part: Part, slot: Slot) -> tuple[Refusal, ...]:
    """Why the cards that come near (in anybody's such zone) do not fit, for the refusal that nothing can be chosen."""
    chooser = words.player(g, f, slot.chooser)
    anywhere = slot.what.but(whose="any") if slot.what.zone is not None else slot.what
    near = (i for i in words.candidates(g, f, anywhere) if words.kind_fits(g.chars(i).type, g.chars(i).classes, slot.what.kind))
    return tuple(r for i in near for r in why_not(g, f, part, slot, i, chooser))


def why_none(g: Berserk, f: Frame, part: Part) -> Iterator[Refusal]:
    """A slot of the part without enough legal targets."""
    for slot in part.slots:
        if len(legal(g, f, part, slot)) < words.amount(g, f, slot.least):
            yield refuse(law.NO_TARGET, reasons(g, f, part, slot), object=f.source)


def why_not_declare(g: Berserk, f: Frame, body: Body | Modal, spell: bool = False) -> Iterator[Refusal]:
    """What forbids declaring a body: no legal targets where there must be some; of a choice every mode."""
    if isinstance(body, Modal):
        without = [list(why_not_declare(g, f, m, spell)) for m in body.modes]
        if sum(1 for why in without if not why) < (1 if body.repeats else body.least):
            yield from (r for why in without for r in why)
        return
    for step in steps(body):
        if must_be_legal(g, step, spell):
            yield from why_none(g, f, step.part)


# ---------------------------------------------------------------- is it still there?


def gone(g: Berserk, f: Frame, part: Part) -> tuple[Id, ...]:
    """The cards that a part is about, when none of them is where it could reach them any more; else nothing."""
    if isinstance(part.do, e.Take | e.PlayFor | e.Gets):
        return ()
    zone = "graveyard" if isinstance(part.do, e.Revive) else "game"
    for name in ("what", "to", "of", "a"):
        ref = getattr(part.do, name, None)
        if isinstance(ref, This | That) or type(ref).__name__ == "Target":
            found = words.objects(g, f, ref)
            if found and not words.present(g, f, ref, zone):
                return found
    return ()


# ---------------------------------------------------------------- choosing


def choose_all(g: Berserk, entry: Id, spell: bool = False) -> None:
    """Choose the targets that are named at the declaration. Raises `Illegal` where there must be some and are none."""
    every = steps(g.entry(entry).body, g.entry(entry).modes)
    g.edit_entry(entry).targets = ((),) * sum(len(x.part.slots) for x in every)
    for step in every:
        if not named_later(g, step):
            choose(g, entry, step, must_be_legal(g, step, spell))


def choose(g: Berserk, entry: Id, step: Step, must: bool) -> bool:
    """Choose the targets of one part; False when there were not enough. Raises `Illegal` then if there `must` be."""
    record = g.entry(entry)
    source, player = record.source, record.player
    f = Frame(source, player, entry, step.base)
    for k, slot in enumerate(step.part.slots):
        before = tuple(i for ids in g.entry(entry).targets[step.base : step.first + k] for i in ids)
        can, chooser = legal(g, f, step.part, slot, before), words.player(g, f, slot.chooser)
        least = words.amount(g, f, slot.least)
        if len(can) < least:
            if must:
                raise Illegal(refuse(law.NO_TARGET, reasons(g, f, step.part, slot), object=source))
            return False
        most = _most(g, f, step.part, slot, can)
        if can and most:
            why, rule = _why(f, step.part, slot, chooser), _rule(step)
            chosen = g.choose(chooser, "targets", rule, Some(can, least, most), why=why, object=source, slot=step.first + k)
        else:
            chosen = ()
        given = list(g.entry(entry).targets)
        given[step.first + k] = chosen
        g.edit_entry(entry).targets = tuple(given)
        if chosen:
            g.note(ev.Announced(entry, chooser, "targets", chosen), _rule(step), source)
    return True


def _rule(step: Step) -> Rule:
    """By which rule the targets of a part are chosen when they are: those of later parts by that of combined abilities."""
    return law.DEPENDS_ON_OUTCOME if step.part.depends else law.TARGET_CHOOSER if step.leads else law.COMBINED


def _most(g: Berserk, f: Frame, part: Part, slot: Slot, can: tuple[Id, ...]) -> int:
    most = len(can) if slot.most is None else words.amount(g, f, slot.most)
    return most if part.divided is None else min(most, words.amount(g, f, part.divided))


def _why(f: Frame, part: Part, slot: Slot, chooser: Id) -> Any:
    def why(g: Berserk, answer: Any) -> tuple[Refusal, ...]:
        ids = answer if isinstance(answer, tuple) else (answer,)
        return tuple(r for i in ids if isinstance(i, Id) for r in why_not(g, f, part, slot, i, chooser))

    return why


def divide(g: Berserk, entry: Id) -> None:
    """Each chosen target gets at least one unit of what is divided (309.1(7))."""
    record = g.entry(entry)
    f = Frame(record.source, record.player, entry)
    for step in steps(record.body, record.modes):
        parts: tuple[int, ...] = ()
        if step.part.divided is not None:
            total, chosen = words.amount(g, f, step.part.divided), g.entry(entry).targets[step.first]
            options = Division(total, chosen, 1)
            if chosen and not options.count:
                raise Illegal(refuse(law.DIVISION, amount=total, needed=len(chosen)))
            if chosen:
                parts = g.choose(f.you, "division", law.DIVISION, options, object=f.source)
                g.note(ev.Announced(entry, f.you, "division", parts), law.DIVISION, f.source)
        record = g.edit_entry(entry)
        record.division = (*record.division, parts)
