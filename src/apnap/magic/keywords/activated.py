"""Keywords that are activated abilities."""

from __future__ import annotations

from typing import Any

from apnap.magic.forms.abilities import Activated, Body, Keyword, OnlyAsSorcery, OnlyIf, Static
from apnap.magic.forms.effects import (
    Attach,
    Continuous,
    Delayed,
    Discard,
    Draw,
    Exile,
    KeywordAction,
    May,
    PutCounters,
    PutInto,
    PutOnto,
    ReturnCard,
    ReturnToHand,
    Reveal,
    Sacrifice,
    Search,
    ShuffleLibrary,
    TapThis,
)
from apnap.magic.forms.events import StepBegins
from apnap.magic.forms.keyworded import ExchangeZones
from apnap.magic.forms.statics import Affects, ExileInstead, GainAbilities, LoseTypes
from apnap.magic.forms.words import Choose, Filter, Host, Is, Slot, Stat, Target, That, This, You

Cost = tuple[Any, ...]
CREATURE = (("creature",),)
SUPERTYPES = ("basic", "artifact")
AURA_IN_HAND = Filter(types=(("Aura",),), kind="card", zone="hand", whose=You())
IN_LIBRARY: dict[str, Any] = {"kind": "card", "zone": "library"}


def equip(cost: Cost, what: Filter | None = None) -> Activated:
    """702.6: attach this to target creature you control, as a sorcery. `what` narrows the creature; 702.6e: or a planeswalker."""
    fits = (what or Filter(types=CREATURE)).but(controller=You())
    if not any({"creature", "planeswalker"} & set(group) for group in fits.types):
        fits = fits.but(types=tuple((*group, "creature") for group in fits.types) or CREATURE)
    return Activated(cost, Body((Attach(Target(0)),), (Slot(fits),)), (OnlyAsSorcery(),), label="equip")


def fortify(cost: Cost) -> Activated:
    """702.67: attach this to target land you control, as a sorcery."""
    return Activated(
        cost, Body((Attach(Target(0)),), (Slot(Filter(types=(("land",),), controller=You())),)), (OnlyAsSorcery(),), label="fortify"
    )


def cycling(cost: Cost) -> Activated:
    """702.29a: pay and discard this card: draw a card. Works in the hand."""
    return Activated((*cost, Discard(This())), Body((Draw(1),)), zone="hand", label="cycling")


def typecycling(cost: Cost, what: Filter, name: str) -> Activated:
    """702.29e: pay and discard this card: search for a card of the type, reveal it, put it into your hand, shuffle."""
    search = Search((Choose(what.but(**IN_LIBRARY)),), reveal=True)
    body = Body((search, PutInto(That("found"), "hand"), ShuffleLibrary()))
    return Activated((*cost, Discard(This())), body, zone="hand", label=f"{name.lower()}{' land' * (name in SUPERTYPES)}cycling")


def transmute(cost: Cost) -> Activated:
    """702.53: pay and discard this card: search for a card of the same mana value. Works in the hand, as a sorcery."""
    fits = Filter(stats=(("mana value", "=", Stat(This(), "mana value")),), **IN_LIBRARY)
    body = Body((Search((Choose(fits),), reveal=True), PutInto(That("found"), "hand"), ShuffleLibrary()))
    return Activated((*cost, Discard(This())), body, (OnlyAsSorcery(),), zone="hand", label="transmute")


def level_up(cost: Cost) -> Activated:
    """702.87a: put a level counter on this permanent, as a sorcery."""
    return Activated(cost, Body((PutCounters(1, "level", This()),)), (OnlyAsSorcery(),), label="level up")


def outlast(cost: Cost) -> Activated:
    """702.107: pay and tap: a +1/+1 counter, as a sorcery."""
    return Activated((*cost, TapThis()), Body((PutCounters(1, "+1/+1", This()),)), (OnlyAsSorcery(),), label="outlast")


def scavenge(cost: Cost) -> Activated:
    """702.97: exile this card from your graveyard: +1/+1 counters equal to its power on target creature, as a sorcery."""
    body = Body((PutCounters(Stat(This(), "power"), "+1/+1", Target(0)),), (Slot(Filter(types=CREATURE)),))
    return Activated((*cost, Exile(This())), body, (OnlyAsSorcery(),), zone="graveyard", label="scavenge")


def unearth(cost: Cost) -> Activated:
    """702.84a: return this card from your graveyard; it gains haste; it is exiled at the next end step or if it would leave."""
    back = That("returned")
    steps = (
        ReturnCard(This()),
        Continuous(back, (GainAbilities((Keyword("haste"),)), ExileInstead(This(), "leaves")), "permanently"),
        Delayed(StepBegins("end"), Body((Exile(back),))),
    )
    return Activated(cost, Body(steps), (OnlyAsSorcery(),), zone="graveyard", label="unearth")


def ninjutsu(cost: Cost, zone: str = "hand", label: str = "ninjutsu") -> Activated:
    """702.49a: reveal this, return an unblocked attacker you control to hand: this card from your hand, tapped and attacking."""
    attacker = Choose(Filter(types=CREATURE, controller=You(), status=("attacking", "unblocked")))
    body = Body((PutOnto(This(), tapped=True, attacking=True),))
    return Activated((*cost, Reveal(This()), ReturnToHand(attacker)), body, zone=zone, label=label)


def commander_ninjutsu(cost: Cost) -> Activated:
    """702.49d: ninjutsu that works in the command zone too."""
    return ninjutsu(cost, "hand or command", "commander ninjutsu")


def reconfigure(cost: Cost) -> tuple[Activated, Activated, Static]:
    """702.151: attach this to another creature you control; unattach it; while it is attached it isn't a creature."""
    another = Filter(types=CREATURE, controller=You(), other=True)
    on_creature = Is(Host(), Filter(types=CREATURE))
    off = Body((KeywordAction("unattach", what=This()),))
    return (
        Activated(cost, Body((Attach(Target(0)),), (Slot(another),)), (OnlyAsSorcery(),), label="reconfigure"),
        Activated(cost, off, (OnlyIf(on_creature), OnlyAsSorcery()), label="reconfigure"),
        Static((Affects(This(), (LoseTypes(("creature",)),)),), on_creature, label="reconfigure"),
    )


def reinforce(n: Any, cost: Cost) -> Activated:
    """702.77a: pay and discard this card: n +1/+1 counters on target creature. Works in the hand."""
    body = Body((PutCounters(n, "+1/+1", Target(0)),), (Slot(Filter(types=CREATURE)),))
    return Activated((*cost, Discard(This())), body, zone="hand", label="reinforce")


def transfigure(cost: Cost) -> Activated:
    """702.71a: pay and sacrifice this: a creature card of the same mana value from your library, as a sorcery."""
    fits = Filter(types=CREATURE, stats=(("mana value", "=", Stat(This(), "mana value")),), **IN_LIBRARY)
    body = Body((Search((Choose(fits),)), PutOnto(That("found")), ShuffleLibrary()))
    return Activated((*cost, Sacrifice(This())), body, (OnlyAsSorcery(),), label="transfigure")


def aura_swap(cost: Cost) -> Activated:
    """702.65a: you may exchange this with an Aura card in your hand."""
    return Activated(cost, Body((May((ExchangeZones(This(), Choose(AURA_IN_HAND)),)),)), label="aura swap")
