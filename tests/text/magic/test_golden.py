"""Forms written by hand from what the cards mean, compared with what their texts compile to."""

from __future__ import annotations

from typing import Any

import pytest

from apnap.cards.magic import pool
from apnap.magic.forms import effects as e
from apnap.magic.forms import events as t
from apnap.magic.forms import statics as s
from apnap.magic.forms import words as w
from apnap.magic.forms.abilities import (
    Activated,
    AnyPlayerMay,
    Body,
    Card,
    Keyword,
    Modal,
    OnceEachTurn,
    OnlyAsInstant,
    OnlyAsSorcery,
    OnlyIf,
    OnlyPlayers,
    Spell,
    Static,
    Triggered,
)

THIS, YOU, IT = w.This(), w.You(), w.That("it")
ANY_COLOR = ("W", "U", "B", "R", "G")


def kind(*words: str, **more: Any) -> w.Filter:
    return w.Filter(types=tuple((word,) for word in words), **more)


def card_in(zone: str, *words: str, **more: Any) -> w.Filter:
    return kind(*words, kind="card", zone=zone, **more)


def does(*instructions: Any, slots: tuple[Any, ...] = ()) -> Body:
    return Body(instructions, slots)


def mana(*symbols: str) -> e.Mana:
    return e.Mana(symbols)


CREATURE = kind("creature")
A_CREATURE = w.Slot(CREATURE)
ANY = w.Slot(w.ANY_TARGET)
OUT = e.Sacrifice(THIS)
TARGET = w.Target(0)
FLYING = Keyword("flying")
DISCARD = e.Discard(w.Choose(w.Filter(kind="card", zone="hand")))


def token(name: str, color: str, n: int, *abilities: Any) -> Card:
    return Card(name, None, (), ("creature",), (name,), abilities, n, n, colors=(color,))


def grow(n: int) -> e.Continuous:
    return e.Continuous(THIS, (s.AddPowerToughness(n, n),))


GOLDEN: dict[str, tuple[Any, ...]] = {
    "Ant Queen": (Activated((mana("1", "G"),), does(e.CreateToken(token("Insect", "G", 1)))),),
    "Mogg Fanatic": (Activated((OUT,), does(e.DealDamage(1, TARGET), slots=(ANY,))),),
    "Cursecatcher": (
        Activated(
            (OUT,),
            does(
                e.UnlessPays((e.Counter(TARGET),), (mana("1"),), w.ControllerOf(TARGET)),
                slots=(w.Slot(kind("instant", "sorcery", kind="spell")),),
            ),
        ),
    ),
    "Saffi Eriksdotter": (
        Activated((OUT,), does(e.Delayed(t.Dies(TARGET, YOU), does(e.ReturnCard(IT)), this_turn=True), slots=(A_CREATURE,))),
    ),
    "Shattergang Brothers": tuple(
        Activated((mana("2", c), e.Sacrifice(w.Choose(kind(word)))), does(e.Sacrifice(w.Choose(kind(word)), w.Players("others"))))
        for c, word in (("B", "creature"), ("R", "artifact"), ("G", "enchantment"))
    ),
    "Lyzolda, the Blood Witch": (
        Activated(
            (mana("2"), e.Sacrifice(w.Choose(CREATURE))),
            does(
                e.If(w.Is(w.That("sacrificed"), w.Filter(kind="object", colors=("R",))), (e.DealDamage(2, TARGET),)),
                e.If(w.Is(w.That("sacrificed"), w.Filter(kind="object", colors=("B",))), (e.Draw(1),)),
                slots=(ANY,),
            ),
        ),
    ),
    "Devoted Druid": (
        Activated((e.TapThis(),), does(e.AddMana(("G",)))),
        Activated((e.PutCounters(1, "-1/-1", THIS),), does(e.Untap(THIS))),
    ),
    "Erebos, God of the Dead": (
        Keyword("indestructible"),
        Static((s.Affects(THIS, (s.LoseTypes(("creature",)),)),), w.Compare(w.Devotion(("B",)), "<", 5)),
        Static((s.CantGainLife(w.Players("opponents")),)),
        Activated((mana("1", "B"), e.PayLife(2)), does(e.Draw(1))),
    ),
    "Training Grounds": (Static((s.CostsMore(-2, "abilities", kind("creature", controller=YOU), floor=1),)),),
    "Suppression Field": (Static((s.CostsMore(2, "abilities", no_mana=True),)),),
    "Birthing Pod": (
        Activated(
            (mana("1", "G/P"), e.TapThis(), e.Sacrifice(w.Choose(CREATURE))),
            does(
                e.Search(
                    (
                        w.Choose(
                            card_in(
                                "library",
                                "creature",
                                stats=(("mana value", "=", w.Plus((1, w.Stat(w.That("sacrificed"), "mana value")))),),
                            )
                        ),
                    )
                ),
                e.PutOnto(w.That("found")),
                e.ShuffleLibrary(),
            ),
            (OnlyAsSorcery(),),
        ),
    ),
    "Lion's Eye Diamond": (
        Activated(
            (e.Discard(w.Each(w.Filter(kind="card", zone="hand", whose=None))), OUT),
            does(e.AddMana(any_color=ANY_COLOR, n=3)),
            (OnlyAsInstant(),),
        ),
    ),
    "Melira, Sylvok Outcast": (
        Static((s.CantHaveCounters("poison", who=YOU),)),
        Static((s.CantHaveCounters("-1/-1", kind("creature", controller=YOU)),)),
        Static((s.Affects(kind("creature", controller=w.Players("opponents")), (s.LoseAbilities(("infect",)),)),)),
    ),
    "Vizier of Remedies": (Static((s.MoreCounters("-1/-1", kind("creature", controller=YOU), plus=-1),)),),
    "Basking Rootwalla": (
        Activated((mana("1", "G"),), does(grow(2)), (OnceEachTurn(),)),
        Static((s.DiscardInstead(),), zone="hand", label="madness"),
        Triggered(
            t.DiscardedInto(),
            does(e.May((e.CastCard(w.Still(IT), (mana("0"),)),)), e.If(w.Not(w.Did()), (e.PutDiscarded(w.Still(IT)),))),
            zone="exile",
            label="madness",
        ),
    ),
    "Wild Mongrel": (Activated((DISCARD,), does(e.Continuous(THIS, (s.AddPowerToughness(1, 1), s.SetColors(chosen=True))))),),
    "Skinshifter": (
        Activated(
            (mana("G"),),
            Modal(
                tuple(
                    does(
                        e.Continuous(
                            THIS, (s.SetTypes((word,)), s.SetPowerToughness(p, n), *(s.GainAbilities((Keyword(k),)) for k in gains))
                        )
                    )
                    for word, p, n, gains in (("Rhino", 4, 4, ("trample",)), ("Bird", 2, 2, ("flying",)), ("Plant", 0, 8, ()))
                )
            ),
            (OnceEachTurn(),),
        ),
    ),
    "Ajani Vengeant": (
        Activated((e.Loyalty(1),), does(e.DoesntUntap(TARGET), slots=(w.Slot(w.Filter()),))),
        Activated((e.Loyalty(-2),), does(e.DealDamage(3, TARGET), e.GainLife(3), slots=(ANY,))),
        Activated((e.Loyalty(-7),), does(e.Destroy(w.Each(kind("land", controller=TARGET))), slots=(w.Slot(w.PlayerFilter()),))),
    ),
    "Elspeth, Knight-Errant": (
        Activated((e.Loyalty(1),), does(e.CreateToken(token("Soldier", "W", 1)))),
        Activated(
            (e.Loyalty(1),),
            does(e.Continuous(TARGET, (s.AddPowerToughness(3, 3), s.GainAbilities((FLYING,)))), slots=(A_CREATURE,)),
        ),
        Activated(
            (e.Loyalty(-8),),
            does(
                e.GetEmblem(
                    (
                        Static(
                            (
                                s.Affects(
                                    kind("artifact", "creature", "enchantment", "land", controller=YOU),
                                    (s.GainAbilities((Keyword("indestructible"),)),),
                                ),
                            )
                        ),
                    )
                )
            ),
        ),
    ),
    "Stifle": (
        Spell(does(e.Counter(TARGET), slots=(w.Slot(w.Either((w.Filter(kind="activated ability"), w.Filter(kind="triggered ability")))),))),
    ),
    "Careful Study": (Spell(does(e.Draw(2), e.Discard(w.Choose(w.Filter(kind="card", zone="hand"), 2, 2)))),),
    "Xantcha, Sleeper Agent": (
        Static((s.EntersUnder(w.AnOpponent()),)),
        Static((s.Affects(THIS, (s.CantAttackBlock(must_attack=True), s.Rule("can't attack owner"))),)),
        Activated((mana("3"),), does(e.LoseLife(2, w.ControllerOf(THIS)), e.Draw(1)), (AnyPlayerMay(),)),
    ),
    "Soul Ransom": (
        Static((s.Enchant(CREATURE),), label="enchant"),
        Static((s.Affects(w.Host(), (s.ChangeControl(YOU),)),)),
        Activated(
            (e.Discard(w.Choose(w.Filter(kind="card", zone="hand"), 2, 2)),),
            does(e.Sacrifice(THIS, w.ControllerOf(THIS)), e.Draw(2, w.ControllerOf(THIS))),
            (OnlyPlayers(w.Players("opponents")),),
        ),
    ),
    "Compulsory Rest": (
        Static((s.Enchant(CREATURE),), label="enchant"),
        Static((s.Affects(w.Host(), (s.CantAttackBlock(attack=True, block=True),)),)),
        Static((s.Affects(w.Host(), (s.GainAbilities((Activated((mana("2"), OUT), does(e.GainLife(2))),)),)),)),
    ),
    "Goblin Bushwhacker": (
        Static((s.Kicker((mana("R"),)),), zone="stack", label="kicker"),
        Triggered(
            t.Enters(THIS),
            does(e.Continuous(w.Each(kind("creature", controller=YOU)), (s.AddPowerToughness(1, 0), s.GainAbilities((Keyword("haste"),))))),
            w.WasKicked(),
        ),
    ),
    "Rings of Brighthearth": (
        Triggered(
            t.Activates(YOU, no_mana=True),
            does(e.May((e.Pay((mana("2"),)),)), e.If(w.Did(), (e.Copy(IT, new_targets=True),))),
        ),
    ),
    "Oracle's Vault": (
        Activated(
            (mana("2"), e.TapThis()),
            does(e.Exile(w.Top()), e.PlayPermission(w.That("exiled")), e.PutCounters(1, "brick", THIS)),
        ),
        Activated(
            (e.TapThis(),),
            does(e.Exile(w.Top()), e.PlayPermission(w.That("exiled"), free=True)),
            (OnlyIf(w.Compare(w.CountersOn(THIS, "brick"), ">=", 3)),),
        ),
    ),
    "Ghost Quarter": (
        Activated((e.TapThis(),), does(e.AddMana(("C",)))),
        Activated(
            (e.TapThis(), OUT),
            does(
                e.Destroy(TARGET),
                e.May(
                    (
                        e.Search(
                            (w.Choose(w.Filter(types=(("basic", "land"),), kind="card", zone="library")),),
                            w.ControllerOf(TARGET),
                            who=w.ControllerOf(TARGET),
                        ),
                        e.PutOnto(w.That("found"), w.ControllerOf(TARGET)),
                        e.ShuffleLibrary(w.ControllerOf(TARGET)),
                    ),
                    w.ControllerOf(TARGET),
                ),
                slots=(w.Slot(kind("land")),),
            ),
        ),
    ),
    "Electrolyze": (Spell(does(e.DealDivided(2), e.Draw(1), slots=(w.Slot(w.ANY_TARGET, 1, 2),))),),
    "Street Wraith": (
        Keyword("swampwalk"),
        Activated((e.PayLife(2), e.Discard(THIS)), does(e.Draw(1)), zone="hand", label="cycling"),
    ),
    "Bonesplitter": (
        Static((s.Affects(w.Host(), (s.AddPowerToughness(2, 0),)),)),
        Activated(
            (mana("1"),), does(e.Attach(TARGET), slots=(w.Slot(kind("creature", controller=YOU)),)), (OnlyAsSorcery(),), label="equip"
        ),
    ),
    "Mishra's Factory": (
        Activated((e.TapThis(),), does(e.AddMana(("C",)))),
        Activated(
            (mana("1"),),
            does(e.Continuous(THIS, (s.AddTypes(("artifact", "creature", "Assembly-Worker")), s.SetPowerToughness(2, 2)), "turn")),
        ),
        Activated(
            (e.TapThis(),),
            does(
                e.Continuous(TARGET, (s.AddPowerToughness(1, 1),)),
                slots=(w.Slot(w.Filter(types=(("creature", "Assembly-Worker"),))),),
            ),
        ),
    ),
    "Drake Haven": (
        Triggered(
            t.Discards(YOU, cycled_too=True),
            does(e.May((e.Pay((mana("1"),)),)), e.If(w.Did(), (e.CreateToken(token("Drake", "U", 2, FLYING)),))),
        ),
    ),
}


@pytest.mark.parametrize("name", GOLDEN)
def test_the_text_means_what_was_written_by_hand(name: str) -> None:
    assert pool.face(name).card.abilities == GOLDEN[name]


def test_facts() -> None:
    saffi = pool.card("Saffi Eriksdotter")
    assert (saffi.mana_cost, saffi.supertypes, saffi.types, saffi.subtypes) == (
        ("G", "W"),
        ("legendary",),
        ("creature",),
        ("Human", "Scout"),
    )
    assert (saffi.power, saffi.toughness, saffi.loyalty, saffi.colors) == (2, 2, None, None)
    assert pool.card("Dryad Arbor").colors == ("G",)
    assert pool.card("Dryad Arbor").mana_cost is None
    assert pool.card("Darksteel Citadel").types == ("artifact", "land")
    assert pool.card("Memnite").mana_cost == ("0",)


def test_basic_land_types_give_their_mana_abilities() -> None:
    (forest,) = pool.card("Forest").abilities
    assert forest == Activated((e.TapThis(),), does(e.AddMana(("G",))), label="intrinsic")
    assert pool.card("Dryad Arbor").abilities == (forest,)
