"""Tokens that have a name for all their characteristics (111.10)."""

from __future__ import annotations

from apnap.magic.forms.abilities import Activated, Body, Card, OnlyAsSorcery
from apnap.magic.forms.effects import AddMana, Discard, Draw, GainLife, KeywordAction, Mana, Sacrifice, TapThis
from apnap.magic.forms.words import Choose, Filter, Slot, Target, This, You

ANY = ("W", "U", "B", "R", "G")
OUT = Sacrifice(This())
OWN_CREATURE = Filter(types=(("creature",),), controller=You())


def _token(name: str, ability: Activated) -> Card:
    return Card(name, None, (), ("artifact",), (name,), (ability,), colors=())


def _mana(n: str) -> Mana:
    return Mana((n,))


PREDEFINED: dict[str, Card] = {
    "Treasure": _token("Treasure", Activated((TapThis(), OUT), Body((AddMana(any_color=ANY),)))),
    "Food": _token("Food", Activated((_mana("2"), TapThis(), OUT), Body((GainLife(3),)))),
    "Clue": _token("Clue", Activated((_mana("2"), OUT), Body((Draw(1),)))),
    "Gold": _token("Gold", Activated((OUT,), Body((AddMana(any_color=ANY),)))),
    "Blood": _token("Blood", Activated((_mana("1"), TapThis(), Discard(Choose(Filter(kind="card", zone="hand"))), OUT), Body((Draw(1),)))),
    "Map": _token(
        "Map",
        Activated(
            (_mana("1"), TapThis(), OUT), Body((KeywordAction("explore", what=Target(0)),), (Slot(OWN_CREATURE),)), (OnlyAsSorcery(),)
        ),
    ),
}
