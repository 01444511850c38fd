"""Rules that stand behind what happened besides the one that an entry of the history is written down with."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from apnap.kernel.law import Rule
from apnap.magic import events as ev
from apnap.magic import law, mana, zones
from apnap.magic.forms import abilities as a
from apnap.magic.forms import effects as e
from apnap.magic.forms.words import Choose

IMPLIED: dict[type, tuple[Rule, ...]] = {
    ev.Cast: (law.CAST_PROPOSE,),
    ev.Sacrifice: (law.SACRIFICE,),
    ev.CounterSpell: (law.COUNTER_ZONE, law.COUNTER_NO_REFUND),
    ev.Move: (law.NEW_OBJECT,),
}
KEYWORDS = {
    "equip": (law.EQUIP, law.EQUIP_ACTIVATED), "cycling": (law.CYCLING, law.CYCLING_IN_HAND),
    "unearth": (law.UNEARTH, law.UNEARTH_ACTIVATED), "level up": (law.LEVEL_UP,), "transmute": (law.TRANSMUTE,),
    "ninjutsu": (law.NINJUTSU, law.NINJUTSU_SWAP), "scavenge": (law.SCAVENGE,), "outlast": (law.OUTLAST,), "crew": (law.CREW,),
    "reinforce": (law.REINFORCE,), "fortify": (law.FORTIFY,),
    "reconfigure": (law.RECONFIGURE,), "level": (law.CLASS_LEVEL,),
}
"""The rules of the keywords that are activated abilities, by the label of their forms."""


def behind(g: Any, entry: Any) -> Iterator[str]:
    """The names of the rules behind one entry of the history."""
    what = entry.what
    for rule in IMPLIED.get(type(what), ()):
        yield rule.name
    if isinstance(what, ev.Move) and what.why == "madness":
        yield law.MADNESS.name
    if isinstance(what, ev.Move) and g.object(what.object).way == zones.DISCARDED:
        yield from (law.MADNESS_FOUND.name, law.FIND_DISCARDED.name)
    if isinstance(what, ev.Announced) and what.what in ("x", "way", "mode", "kicker", "alternative"):
        yield law.MODES.name
    if isinstance(what, ev.Announced) and what.what == "kicker":
        yield law.KICKED.name
    if isinstance(what, ev.Announced) and what.what == "alternative":
        yield from (r.name for r in (law.ALTERNATIVE_COSTS, law.ALTERNATIVE_KEEPS_MANA_COST, law.ONE_ALTERNATIVE_ANNOUNCED))
    if isinstance(what, ev.Announced) and what.what == "trigger":
        yield law.TRIGGER_ORDER.name
    if isinstance(what, ev.Announced) and what.what == "cost" and g.object(what.object).memory.get("cast for"):
        yield law.ADDITIONAL_TO_ALTERNATIVE.name
    if isinstance(what, ev.Resolved) and any(g.object(what.object).targets):
        yield law.TARGETS_CHECKED.name
    if isinstance(what, ev.Resolved) and what.legal:
        yield law.INSTRUCTIONS_IN_ORDER.name
        source = g.object(what.object).source
        if g.object(what.object).kind == "ability" and source is not None and not g.object(source).zone:
            yield law.SOURCE_INDEPENDENT.name
    if isinstance(what, ev.Paid) and isinstance(getattr(what.cost, "what", None), Choose):
        yield law.TARGET_ONLY_WHERE_TEXT_SAYS.name
    if isinstance(what, ev.Activate):
        yield from (r.name for r in _activated(g, what))


def _activated(g: Any, what: Any) -> Iterator[Rule]:
    yield from (law.WHO_ACTIVATES, law.ANNOUNCE_ABILITY, law.AS_CASTING, law.ACTIVATED, law.ACTIVATED_KIND, law.ACTIVATION_COST)
    if what.mana:
        yield from (law.MANA_ABILITIES, law.MANA_ABILITY, law.MANA_ABILITY_AS_ACTIVATED, law.MANA_ABILITY_WHEN, law.MANA_ABILITY_NO_STACK)
    else:
        yield law.ACTIVATE_NEEDS_PRIORITY
    form = g.object(what.object).ability if what.object is not None and g.is_object(what.object) else None
    if not isinstance(form, a.Activated):
        return
    if any(isinstance(c, e.Loyalty) for c in form.cost):
        yield from (law.LOYALTY_ABILITY, law.LOYALTY_TIMING)
    if mana.adds_mana(form.body) and mana.slots(form.body):
        yield law.TARGET_NO_MANA_ABILITY
    if form.limits:
        yield law.INSTRUCTIONS
    if any(isinstance(x, a.OnlyAsSorcery) for x in form.limits):
        yield law.AS_SORCERY
    label = "cycling" if form.label.endswith("cycling") else form.label
    yield from KEYWORDS.get(label, ())
    if label == "cycling" and form.label != label:
        yield law.TYPECYCLING
