"""What kind of ability a form is, whether it has targets (118), and whether a card could exist at all."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from apnap.berserk import law
from apnap.berserk.forms.abilities import Activated, Body, Card, Constant, Keyword, Modal, Spell, Triggered
from apnap.berserk.forms.words import Target
from apnap.kernel.data import Form
from apnap.kernel.refusal import Refusal, refuse

KINDS: dict[type, str] = {Activated: "activated", Triggered: "triggered", Constant: "constant", Spell: "spell", Keyword: "keyword"}


def kind(ability: Any) -> str:
    """"activated", "triggered", "constant", "spell" or "keyword"; of anything else "unread"."""
    return KINDS.get(type(ability), "unread")


def targeted(ability: Any) -> bool:
    """Whether somebody chooses what it is applied to (118.4)."""
    return any(part.slots for body in _bodies(getattr(ability, "body", None)) for part in body.parts)


def _bodies(body: Any) -> tuple[Body, ...]:
    if isinstance(body, Modal):
        return body.modes
    return (body,) if isinstance(body, Body) else ()


def why_not_card(card: Card) -> Iterator[Refusal]:
    """What makes a card impossible: a constant ability that asks for a target (118.3), a target that nothing chooses."""
    for ability in card.abilities:
        if isinstance(ability, Constant) and any(asks_target(x) for x in ability.effects):
            yield refuse(law.TARGETED_KINDS, object=card.name)
        for body in _bodies(getattr(ability, "body", None)):
            slots = sum(len(part.slots) for part in body.parts)
            if any(n >= slots for part in body.parts for n in target_slots(part.do)):
                yield refuse(law.TARGETED_OR_NOT, object=card.name)


def asks_target(form: Any) -> bool:
    return any(True for _ in target_slots(form))


def target_slots(form: Any) -> Iterator[int]:
    """The numbers of the slots that a form speaks of, however deep; an ability that is given has slots of its own."""
    if isinstance(form, Target):
        yield form.slot
    elif isinstance(form, Form) and not isinstance(form, Activated | Triggered | Spell):
        for name in form.__struct_fields__:
            yield from target_slots(getattr(form, name))
    elif isinstance(form, tuple):
        for x in form:
            yield from target_slots(x)
