"""Tokens that have a name for all their characteristics (111.10)."""

from __future__ import annotations

from apnap.magic.forms.abilities import Activated, Body, Card, OnlyAsSorcery
from apnap.magic.forms.effects import (
    AddMana,
    Discard,
    Draw,
    Exile,
    GainLife,
    KeywordAction,
    Mana,
    PlayPermission,
    PutOnto,
    Sacrifice,
    Search,
    ShuffleLibrary,
    TapThis,
)
from apnap.magic.forms.words import Choose, Filter, Slot, Target, That, This, Top, You

ANY = ("W", "U", "B", "R", "G")
OUT = Sacrifice(This())
OWN_CREATURE = Filter(types=(("creature",),), controller=You())


def _token(name: str, ability: Activated) -> Card:
    return Card(name, None, (), ("artifact",), (name,), (ability,), colors=())


def _mana(n: str) -> Mana:
    return Mana((n,))


NONARTIFACT = Filter(nots=("artifact",), kind="spell")
BASIC = Choose(Filter(types=(("basic", "land"),), kind="card", zone="library"))
FETCH = Body((Search((BASIC,)), PutOnto(That("found"), tapped=True), ShuffleLibrary()))
JUNK = Body((Exile(Top()), PlayPermission(That("exiled"))))

PREDEFINED: dict[str, Card] = {
    "Treasure": _token("Treasure", Activated((TapThis(), OUT), Body((AddMana(any_color=ANY),)))),
    "Food": _token("Food", Activated((_mana("2"), TapThis(), OUT), Body((GainLife(3),)))),
    "Clue": _token("Clue", Activated((_mana("2"), OUT), Body((Draw(1),)))),
    "Gold": _token("Gold", Activated((OUT,), Body((AddMana(any_color=ANY),)))),
    "Blood": _token("Blood", Activated((_mana("1"), TapThis(), Discard(Choose(Filter(kind="card", zone="hand"))), OUT), Body((Draw(1),)))),
    "Powerstone": _token("Powerstone", Activated((TapThis(),), Body((AddMana(("C",), only=(("not cast", NONARTIFACT),)),)))),
    "Lander": _token("Lander", Activated((_mana("2"), TapThis(), OUT), FETCH)),
    "Junk": _token("Junk", Activated((TapThis(), OUT), JUNK, (OnlyAsSorcery(),))),
    "Map": _token(
        "Map",
        Activated(
            (_mana("1"), TapThis(), OUT), Body((KeywordAction("explore", what=Target(0)),), (Slot(OWN_CREATURE),)), (OnlyAsSorcery(),)
        ),
    ),
}
