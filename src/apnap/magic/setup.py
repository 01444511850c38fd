"""Putting a situation on the table. Only before `begin`."""
from __future__ import annotations

import re
from typing import TYPE_CHECKING

from apnap.kernel.data import Id, Time
from apnap.magic import zones
from apnap.magic.state import PERMANENT_TYPES, SHARED_ZONES, STEPS, Object, Unit

if TYPE_CHECKING:
    from apnap.magic.game import Magic

SYMBOL = re.compile(r"\{([^{}]+)\}")


def symbols(text: str) -> tuple[str, ...]:
    """"{2}{G/P}" as symbols without braces. Raises `ValueError` for text that is no mana cost."""
    found = tuple(SYMBOL.findall(text))
    if "".join(f"{{{s}}}" for s in found) != text.replace(" ", ""):
        raise ValueError(f"{text!r} is no mana cost; expected symbols such as {{2}}{{G}}")
    return found


def put(g: Magic, card: str, zone: str, owner: Id, controller: Id | None = None, *, tapped: bool = False,
        counters: dict[str, int] | None = None, sick: bool = False, attached_to: Id | None = None, damage: int = 0,
        chosen: tuple[tuple[str, str], ...] = (), face_down: bool = False, token: bool = False,
        flipped: bool = False) -> Id:
    """Put a card into a zone. In a library the first one put is the top.

    A planeswalker without counters gets its printed loyalty. Raises `ValueError` for what can't be, such as a tapped card in a hand.
    """
    facts = g.card(card)
    _check(facts.types, card, zone, tapped, counters, sick, damage)
    o = Object(card, owner, zone)
    o.token = token
    if zone in SHARED_ZONES and controller is not None:
        o.controller = o.controller_was = controller
    o.tapped, o.damage, o.chosen, o.face_down = tapped, damage, chosen, face_down
    if flipped and facts.flip is None:
        raise ValueError(f"{card} is no flip card and can't be flipped (710.1)")
    o.flipped = flipped
    o.counters = dict(counters or {})
    if zone == "battlefield" and "planeswalker" in facts.types and "loyalty" not in o.counters and isinstance(facts.loyalty, int):
        o.counters["loyalty"] = facts.loyalty
    i = g.add(o)
    if not sick:
        o.control_since = Time(0)
    o.attached_to = attached_to
    zones.put_in(g, i, zone, "bottom")
    g.changed()
    return i


def _check(types: tuple[str, ...], card: str, zone: str, tapped: bool, counters: dict[str, int] | None, sick: bool, damage: int) -> None:
    if zone != "battlefield":
        for said, what in ((tapped, "tapped"), (sick, "summoning sick"), (damage, "damaged")):
            if said:
                raise ValueError(f"{card} is in a {zone} and can't be {what}: only permanents can (110.5)")
    elif not set(types) & set(PERMANENT_TYPES):
        raise ValueError(f"{card} is no permanent card and can't be on the battlefield (110.4)")
    if any(n < 0 for n in (counters or {}).values()):
        raise ValueError(f"{card} can't have fewer than no counters")


def set_turn(g: Magic, active: Id, step: str = "precombat main") -> None:
    """Whose turn it is and in which step; that player has priority. Raises `ValueError` for an unknown step."""
    if step not in STEPS:
        raise ValueError(f"there is no step {step!r}; there are {', '.join(STEPS)}")
    t = g.turn_edit()
    t.active = t.priority = active
    t.step = step


def pool(g: Magic, player: Id, text: str) -> None:
    """Put mana into a player's pool: "{G}{G}", "{3}" for three colourless."""
    units = tuple(Unit("C" if s.isdigit() else s) for s in symbols(text) for _ in range(int(s) if s.isdigit() else 1))
    p = g.edit_player(player)
    p.pool = (*p.pool, *units)
