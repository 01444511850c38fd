"""The states of objects that descriptions name: "tapped", "attacking", "monstrous". Each is asked of the object as it is now."""
from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from apnap.kernel.data import Id
from apnap.magic.forms.keyworded import Becomes
from apnap.magic.state import Effect, Object

if TYPE_CHECKING:
    from apnap.magic.game import Magic

Test = Callable[["Magic", Object], bool]
AFTER_BLOCKS = ("declare blockers", "combat damage", "end of combat")


def attacking(g: Magic, o: Object) -> bool:
    return any(a == o.id for a, _ in g.turn.attacks)


def blocking(g: Magic, o: Object) -> bool:
    return any(b == o.id for b, _ in g.turn.blocks)


def blocked(g: Magic, o: Object) -> bool:
    return any(a == o.id for _, a in g.turn.blocks)


def unblocked(g: Magic, o: Object) -> bool:
    """Only once blockers were declared (509.1h)."""
    return g.turn.step in AFTER_BLOCKS and attacking(g, o) and not blocked(g, o)


def attached(g: Magic, o: Object) -> tuple[Id, ...]:
    """What is attached to it."""
    return tuple(i for i in g.turn.battlefield if g.object(i).attached_to == o.id)


def enchanted(g: Magic, o: Object) -> bool:
    return any("Aura" in g.chars(i).subtypes for i in attached(g, o))


def equipped(g: Magic, o: Object) -> bool:
    return any("Equipment" in g.chars(i).subtypes for i in attached(g, o))


def modified(g: Magic, o: Object) -> bool:
    """Counters, Equipment, or an Aura of its own controller (700.9)."""
    own = (i for i in attached(g, o) if g.chars(i).controller == g.chars(o.id).controller)
    return any(o.counters.values()) or equipped(g, o) or any("Aura" in g.chars(i).subtypes for i in own)


def historic(g: Magic, o: Object) -> bool:
    from apnap.magic.words import is_type

    return is_type(g, o.id, "historic")


def saddled(g: Magic, o: Object) -> bool:
    """702.171b: until the end of the turn in which it was saddled."""
    return any(Becomes("saddled") in x.changes for x in g.effects_in_force() if isinstance(x, Effect) and o.id in x.what)


def suspended(g: Magic, o: Object) -> bool:
    """702.62b: in exile, with suspend, with a time counter."""
    here = o.zone == "exile" and bool(o.counters.get("time"))
    return here and any(getattr(h.form, "label", "") == "suspend" for h in g.chars(o.id).abilities)


def cast_by_suspend(g: Magic, o: Object) -> bool:
    """Until its owner, who cast it, loses control of it."""
    return bool(o.memory.get("cast for") == "suspend" and g.chars(o.id).controller == o.owner)


STATUSES: dict[str, Test] = {
    "tapped": lambda g, o: o.tapped, "untapped": lambda g, o: not o.tapped,
    "face-down": lambda g, o: o.face_down, "face-up": lambda g, o: not o.face_down,
    "token": lambda g, o: o.token, "attached": lambda g, o: o.attached_to is not None, "kicked": lambda g, o: o.kicked > 0,
    "attacking": attacking, "blocking": blocking, "attacking or blocking": lambda g, o: attacking(g, o) or blocking(g, o),
    "blocked": blocked, "unblocked": unblocked, "enchanted": enchanted, "equipped": equipped, "modified": modified, "historic": historic,
    "monstrous": lambda g, o: ("monstrous", "yes") in o.chosen, "saddled": saddled, "suspended": suspended,
    "evoked": lambda g, o: o.memory.get("cast for") == "evoke", "cast by suspend": cast_by_suspend,
}
"""The states that are known; `apnap.magic.playable` reports any other."""
