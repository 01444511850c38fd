"""What may be attached to what (301.5, 301.6, 303.4, 701.3): asked when something would be attached, and again as a state-based action."""
from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from apnap.kernel.data import Id
from apnap.kernel.refusal import Refusal, refuse
from apnap.magic import law, targets, words
from apnap.magic.forms.statics import Enchant
from apnap.magic.state import Frame

if TYPE_CHECKING:
    from apnap.magic.game import Magic


def why_not(g: Magic, i: Id, host: Id) -> Iterator[Refusal]:
    """Every reason why a permanent can't be attached to an object or player."""
    types = g.chars(i).subtypes
    if "Aura" in types:
        yield from _not_enchanted(g, i, host)
    elif "Equipment" in types or "Fortification" in types:
        yield from _not_equipped(g, i, host)
    else:
        yield refuse(law.ATTACH, object=i, target=host)


def _not_enchanted(g: Magic, i: Id, host: Id) -> Iterator[Refusal]:
    if g.is_player(host):
        if g.player(host).lost:
            yield refuse(law.ENCHANT, object=i, target=host)
        return
    f = Frame(i, g.chars(i).controller)
    every = (x for h in g.chars(i).abilities for x in getattr(h.form, "effects", ()) if isinstance(x, Enchant))
    if g.object(host).zone != "battlefield" or i == host or any(not words.fits(g, f, x.what, host) for x in every):
        yield refuse(law.ENCHANT, object=i, target=host)
    elif _protected(g, i, host):
        yield refuse(law.PROTECTION_ENCHANT, object=i, target=host, source=i)


def _not_equipped(g: Magic, i: Id, host: Id) -> Iterator[Refusal]:
    """301.5, 301.5c, 301.6: Equipment sits on creatures, a Fortification on lands; none that is a creature itself."""
    c = g.chars(i)
    kind = "creature" if "Equipment" in c.subtypes else "land"
    if g.is_player(host) or g.object(host).zone != "battlefield" or kind not in g.chars(host).types:
        yield refuse(law.EQUIPMENT_CREATURE if kind == "creature" else law.ATTACH, object=i, target=host)
        return
    reconfigures = any(getattr(h.form, "label", "") == "reconfigure" for h in c.abilities)
    if i == host or ("creature" in c.types and not reconfigures):
        yield refuse(law.EQUIPMENT_ITSELF, object=i, target=host)
    elif _protected(g, i, host):
        yield refuse(law.PROTECTION_EQUIP, object=i, target=host, source=i)


def _protected(g: Magic, i: Id, host: Id) -> bool:
    """702.16c-d: the host has protection from a quality that this has."""
    names = (str(getattr(h.form, "name", "")) for h in g.chars(host).abilities)
    start = "protection from "
    return any(name.startswith(start) and targets.quality_fits(g.chars(i), name[len(start):]) for name in names)
