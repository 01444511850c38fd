"""Cards built from forms in Python, so that the rulebook can be tried without the compiler."""
from __future__ import annotations

from apnap.magic.forms import effects as e
from apnap.magic.forms import events as t
from apnap.magic.forms import statics as s
from apnap.magic.forms import words as w
from apnap.magic.forms.abilities import Activated, Body, Card, Keyword, OnceEachTurn, Spell, Static, Triggered

CREATURE = w.Filter(types=(("creature",),))
TARGET_CREATURE = w.Slot(CREATURE)
ANY = w.Slot(w.ANY_TARGET)


def basic(name: str, color: str) -> Card:
    ability = Activated((e.TapThis(),), Body((e.AddMana((color,)),)))
    return Card(name, None, ("basic",), ("land",), (name,), (ability,))


def creature(name: str, cost: str, power: int, toughness: int, *abilities: object, legendary: bool = False) -> Card:
    return Card(name, tuple(cost.split()), ("legendary",) if legendary else (), ("creature",), (), abilities, power, toughness)


def madness(*symbols: str) -> tuple[object, ...]:
    cost = (e.Mana(symbols),)
    body = Body((
        e.May((e.CastCard(w.That("it"), cost),)),
        e.If(w.Not(w.Did("may")), (e.PutInto(w.That("it"), "graveyard"),)),
    ))
    return Static((s.DiscardInstead(),), zone="hand"), Triggered(t.DiscardedInto(), body, zone="exile")


INSECT = Card("Insect", None, (), ("creature",), ("Insect",), (), 1, 1, colors=("G",))
SACRIFICE_THIS = (e.Sacrifice(w.This()),)

CARDS = {c.name: c for c in (
    basic("Forest", "G"), basic("Island", "U"), basic("Mountain", "R"),
    creature("Grizzly Bears", "1 G", 2, 2),
    creature("Llanowar Elves", "G", 1, 1, Activated((e.TapThis(),), Body((e.AddMana(("G",)),)))),
    creature("Birds of Paradise", "G", 0, 1, Keyword("flying"),
             Activated((e.TapThis(),), Body((e.AddMana(any_color=("W", "U", "B", "R", "G")),)))),
    creature("Ant Queen", "3 G G", 5, 5, Activated((e.Mana(("1", "G")),), Body((e.CreateToken(INSECT),)))),
    creature("Mogg Fanatic", "R", 1, 1, Activated(SACRIFICE_THIS, Body((e.DealDamage(1, w.Target(0)),), (ANY,)))),
    creature("Cursecatcher", "U", 1, 1, Activated(SACRIFICE_THIS, Body(
        (e.UnlessPays((e.Counter(w.Target(0)),), (e.Mana(("1",)),), w.ControllerOf(w.Target(0))),),
        (w.Slot(w.Filter(types=(("instant",), ("sorcery",)), kind="spell")),)))),
    creature("Saffi Eriksdotter", "G W", 2, 2, Activated(SACRIFICE_THIS, Body(
        (e.Delayed(t.Dies(w.Target(0), w.You()), Body((e.ReturnCard(w.That("it"), owner=True),)), this_turn=True),),
        (TARGET_CREATURE,))), legendary=True),
    creature("Wild Mongrel", "1 G", 2, 2, Activated((e.Discard(w.Choose(w.Filter(kind="card"))),), Body((
        e.Continuous(w.This(), (s.AddPowerToughness(1, 1), s.SetColors(chosen=True))),)))),
    creature("Basking Rootwalla", "G", 1, 1, Activated((e.Mana(("1", "G")),), Body((
        e.Continuous(w.This(), (s.AddPowerToughness(2, 2),)),)), (OnceEachTurn(),)), *madness("0")),
    creature("Arrogant Wurm", "3 G G", 4, 4, Keyword("trample"), *madness("2", "G")),
    Card("Lightning Bolt", ("R",), (), ("instant",), (), (Spell(Body((e.DealDamage(3, w.Target(0)),), (ANY,))),)),
    Card("Careful Study", ("U",), (), ("sorcery",), (), (Spell(Body((
        e.Draw(2), e.Discard(w.Choose(w.Filter(kind="card"), 2, 2))))),)),
    Card("Worn Coin", ("1",), (), ("artifact",), (), (Activated((e.TapThis(),), Body((
        e.FlipCoin(), e.If(w.Did("flip"), (e.GainLife(1),), (e.LoseLife(1),))))),)),
    Card("Careless Step", ("U",), (), ("sorcery",), (), (Spell(Body((
        e.Discard(w.Choose(w.Filter(kind="card"), random=True), w.Players("each")),))),)),
    Card("Stifle", ("U",), (), ("instant",), (), (Spell(Body((e.Counter(w.Target(0)),), (w.Slot(w.Either((
        w.Filter(kind="activated ability"), w.Filter(kind="triggered ability")))),))),)),
    Card("Sphere of Resistance", ("2",), (), ("artifact",), (), (Static((s.CostsMore(1),)),)),
    Card("Fertile Ground", ("1", "G"), (), ("enchantment",), ("Aura",), (
        Static((s.Enchant(w.Filter(types=(("land",),))),)),
        Triggered(t.TappedForMana(w.Host()), Body((e.AddMana(any_color=("W", "U", "B", "R", "G"), who=w.That("player")),))))),
)}
