"""Cards as forms in Python, with English glosses for names: those of the source text, of the worked examples, and plain ones.

Where a card's text or numbers are not known (`uncertain`), they are what the example needs.
"""
from __future__ import annotations

from apnap.berserk.forms import effects as e
from apnap.berserk.forms import events as on
from apnap.berserk.forms import statics as s
from apnap.berserk.forms.abilities import Activated, Body, Card, Constant, Keyword, Modal, Part, Spell, Triggered
from apnap.berserk.forms.words import (
    Count,
    Divided,
    Each,
    Filter,
    HeroOf,
    InTurnOf,
    Opponent,
    Slot,
    Target,
    That,
    This,
    X,
    You,
)
from apnap.berserk.keywords import ambush, hire, last_breath, thirst

CREATURE, CHARACTER = Filter(), Filter("character")
ENEMY, OWN = Filter(side="enemy"), Filter(side="own")
ENEMY_CHARACTER = Filter("character", side="enemy")


def spell(name: str, cost: int | str, *parts: Part, **facts: object) -> Card:
    return Card(name, "spell", cost, abilities=(Spell(Body(parts)),), **facts)


def creature(name: str, cost: int, strike: int, lives: int, *abilities: object, **facts: object) -> Card:
    return Card(name, "creature", cost, lives, strike, abilities=abilities, **facts)


def to(*slots: Slot, do: object, **how: object) -> Part:
    return Part(do, slots, **how)


HEROES = (
    Card("Warrior", "hero", None, 25, classes=("warrior",), abilities=(
        Activated((e.Coins(2), e.CloseThis()), Body((to(Slot(CHARACTER), do=e.Wound(2, Target())),))),
        Activated((e.Coins(1),), Body((to(Slot(OWN), do=e.Heal(1, Target())),))),
    )),
    Card("Priest", "hero", None, 25, classes=("priest",)),
    Card("Bjornbon", "hero", None, 30, abilities=(
        Activated((e.CloseThis(),), Body((Part(e.Gets((s.MustBeTarget(),), This(), "next turn")),))),
    )),
    Card("Frail", "hero", None, 3),
    Card("Apprentice", "hero", None, 6, abilities=(
        Activated((e.Coins(2), e.CloseThis()), Body((to(Slot(CHARACTER), do=e.Wound(2, Target())),))),
    )),
)

PLAIN = (
    creature("Gnome", 2, 3, 3, classes=("dwarf",), elements=("mountain",)),
    creature("Glutton", 3, 2, 5, uncertain="only named in the source text"),
    creature("Elf prince", 4, 4, 4, classes=("elf",), elements=("forest",), uncertain="only named in the source text"),
    creature("Groll", 4, 6, 3, classes=("orc",), elements=("steppe",)),
    creature("Centaur", 3, 4, 3, Keyword("rush"), classes=("centaur",), elements=("steppe",)),
    creature("Wall", 1, 0, 8),
    creature("Scout", 1, 1, 1),
)

SOURCE_TEXT = (
    creature("Talitha", 3, 2, 4, Triggered(on.Wounded(ENEMY), Body((Part(e.Destroy(That("it"))),))),
             uncertain="wording inferred from the examples of 113.6 and 113.7"),
    creature("Orc crossbowman", 5, 5, 3, Keyword("wrath"),
             hire(to(Slot(ENEMY_CHARACTER, 0, 5), do=e.Shot(1, Target()))), classes=("orc",), elements=("steppe",)),
    spell("Fading", "X", Part(e.Destroy(Each(Filter(stats=(("cost", "=", X()),)))))),
    spell("Cataclysm", 6, Part(e.Destroy(Each(CREATURE)))),
    spell("Carnage", 4, to(Slot(OWN, 0, None), Slot(ENEMY, 0, None), do=e.Fight(Target(0), Target(1))),
          uncertain="who fights whom is not said"),
    spell("Rebirth", 1, to(Slot(Filter(zone="graveyard")), do=e.Take(Target()))),
    creature("Reborn mermaid", 4, 3, 3,
             hire(to(Slot(Filter(zone="graveyard")), Slot(Filter("spell", zone="graveyard")),
                     do=e.Together((e.Take(Target(0)), e.Take(Target(1))))))),
    spell("Doppelganger", 3, to(Slot(Filter(zone="graveyard", whose="enemy")), do=e.Take(Target()))),
    spell("Patrol", 2, to(Slot(CREATURE), do=e.Gets((s.Strike(-2), s.Takes(-2, how=("attack",))), Target()))),
    spell("Bad advice", 5, to(Slot(Filter(side="enemy", stats=(("cost", "<=", 3),)), chooser=Opponent()), do=e.TakeControl(Target()))),
)

EXAMPLES = (
    creature("Lier-in-wait", 3, 2, 4, Triggered(on.Enters(Filter(side="enemy", how="ambush")), Body((Part(e.Destroy(That("it"))),)))),
    creature("Ambusher", 4, 3, 3, ambush(0, on.AttackDeclared(Filter(side="enemy")))),
    creature("Alp", 5, 6, 3, Triggered(on.TurnEnds(You()), Body((
        to(Slot(OWN), do=e.Destroy(Target())), Part(e.Revive(This())))), optional=True, zone="graveyard")),
    creature("Hyena of Chaos", 3, 3, 3, hire(Part(e.Wound(3, HeroOf())), Part(e.Wound(3, HeroOf(Opponent())), joined="with"))),
    creature("Warden", 3, 2, 3, Constant((s.NoWounds(Filter("hero", side="own"), how=("ability",)),))),
    creature("Guardian", 3, 2, 3, Constant((s.Instead("die", (e.Draw(),), OWN),))),
    spell("Sacrifice", 2, to(Slot(OWN), do=e.Destroy(Target(0))), to(Slot(ENEMY), do=e.Destroy(Target(1)), joined="with")),
    creature("Ponita", 3, 2, 2, hire(
        Part(e.Wound(1, HeroOf())), to(Slot(ENEMY), do=e.Wound(1, Target(0)), may=True), Part(e.Heal(1, HeroOf())), Part(e.Draw()),
        Part(e.Mill()))),
    creature("Healer of poison", 2, 1, 2, hire(to(Slot(CREATURE), do=e.CurePoison(Target())))),
    creature("Poison taster", 2, 1, 2, hire(to(Slot(Filter(status=("poisoned",))), do=e.Destroy(Target())))),
    spell("Reinforcements", 2, Part(e.Call(Filter(), 2))),
    creature("Noita", 1, 1, 1, hire(to(Slot(Filter(side="enemy", status=("unwounded",))), do=e.Shot(3, Target())))),
    creature("Smaita", 4, 4, 3, last_breath(to(Slot(CHARACTER), do=e.Wound(2, Target())))),
    creature("Orc avenger", 2, 3, 2,
             Triggered(on.Dies(Filter(side="own", other=True)), Body((Part(e.Search(Filter("card", named="Orc avenger"))),)))),
    Card("Akkenia", "support", 4, classes=("event",), abilities=(Constant((s.Has((Keyword("vulnerability"),), ENEMY),)),)),
    spell("Shock", 4, Part(e.LivesBecome(1, Each(CREATURE)))),
    creature("Survivor", 2, 2, 4, Triggered(on.Healed(), Body((Part(e.Draw()),)))),
    creature("Vail", 1, 0, 3),
    Card("Quicksands", "support", 3, classes=("place",), abilities=(Constant((s.Strike(-1, Filter(side="enemy")),)),)),
    creature("Steppe werewolf", 4, 3, 4, Keyword("attack experience"),
             Triggered(on.Wounded(Filter("hero"), This(), ("strike",)), Body((Part(e.Open(This())), Part(e.AttackAgain(This())))))),
    creature("Wave-cutter", 3, 4, 5, Triggered(on.BecomesTarget(This(), "spell"), Body((Part(e.Destroy(This())),)))),
    spell("Poison flame", "X", to(Slot(CREATURE), do=e.Wound(X(), Target()))),
    Card("Novice's amulet", "support", 2, classes=("amulet",),
         abilities=(Constant((s.Deals(1, Filter("spell", side="own"), ("spell",)),)),)),
    spell("Chain lightning", 6, Part(e.Wound(3, Each(ENEMY)))),
    creature("Boarder", 2, 1, 3, Constant((s.Deals(2, This(), ("strike",), Filter("hero")),))),
    creature("Rune-singer", 3, 3, 3, Constant((s.Costs(-1, Filter(side="own", classes=("dwarf",))),)), elements=("mountain",)),
    creature("Gallivespin", 2, 2, 2, Constant((s.MoreTokens(1),))),
    spell("Prayer", 1, Part(e.GainPrayers(1))),
    spell("Potion brewing", 1, to(Slot(CREATURE), do=e.Take(Target()))),
    creature("Fever spirit", 3, 2, 2, hire(to(Slot(ENEMY), do=e.TakeControl(Target())))),
)

OTHERS = (
    creature("Warded", 2, 2, 3, Keyword("protection", what="spells")),
    creature("Antornax", 2, 2, 2, last_breath(Part(e.Draw()))),
    creature("Elf chief", 3, 2, 3, Constant((s.Strike(1, Filter(side="own", classes=("elf",), other=True)),)), classes=("elf",)),
    creature("Teacher of elves", 2, 1, 2,
             Activated((e.Coins(1),), Body((to(Slot(CREATURE), do=e.Gets((s.IsClass("elf"),), Target(), "turn")),)))),
    creature("Muter", 2, 2, 2, Activated((), Body((to(Slot(CREATURE), do=e.Gets((s.LosesText(),), Target())),)))),
    creature("Untouchable", 1, 1, 2, Constant((s.Cannot("be chosen"),))),
    creature("Equaliser", 2, 1, 3, Constant((s.Strike(1, CREATURE, to=True),))),
    creature("Drummer", 2, 1, 3, Constant((s.Strike(2, CREATURE),))),
    creature("Lone wolf", 2, 2, 2, Constant((s.Strike(2),), condition=InTurnOf())),
    creature("Twofold", 3, 2, 3, Activated((e.Coins(1),), Body((to(Slot(ENEMY), do=e.Wound(1, Target())),))),
             Activated((e.Coins(1),), Body((to(Slot(OWN), do=e.Heal(1, Target())),)))),
    creature("Combined", 2, 2, 2, Activated((e.Coins(1),), Body((
        to(Slot(ENEMY), do=e.Wound(1, Target(0))), to(Slot(OWN), do=e.Heal(1, Target(1)), joined=","))))),
    creature("Semicolon", 2, 2, 2, Activated((e.Coins(1),), Body((
        to(Slot(ENEMY), do=e.Wound(1, Target(0))), to(Slot(OWN), do=e.Heal(1, Target(1)), joined=";"))))),
    creature("Full stop", 2, 2, 2, Activated((e.Coins(1),), Body((
        to(Slot(ENEMY), do=e.Wound(1, Target(0))), to(Slot(OWN), do=e.Heal(1, Target(1)), joined="."))))),
    spell("Two sentences", 2, Part(e.Draw()), to(Slot(ENEMY), do=e.Destroy(Target()), joined=".")),
    spell("Outcome", 2, Part(e.Draw()), to(Slot(ENEMY), do=e.Destroy(Target()), joined=".", depends=True)),
    spell("Hidden blow", 2, to(Slot(ENEMY), do=e.Destroy(Target()))),
    spell("Or else", 2, to(Slot(OWN, 0, 1), do=e.Destroy(Target()), may=True), Part(e.Wound(3, HeroOf()), joined="else")),
    creature("Watchful", 2, 1, 4, Triggered(on.Wounded(), Body((Part(e.GainCoins(1)),)))),
    creature("Ever watchful", 2, 1, 4, Triggered(on.Wounded(), Body((Part(e.GainCoins(1)),)), every=True)),
    creature("Pious", 2, 2, 2, Constant((s.AlsoPay((e.LosePrayers(1),)),))),
    spell("Summons", 1, Part(e.Create("Antornax"))),
    creature("Dear ambusher", 4, 3, 3, ambush(3, on.AttackDeclared(Filter(side="enemy")))),
    creature("Miser", 2, 1, 4, Triggered(on.Healed(), Body((Part(e.Wound(1, This())),)), every=True),
             Triggered(on.Wounded(), Body((Part(e.Heal(1, This())),)), every=True)),
    creature("Archer", 2, 2, 3, Activated((e.CloseThis(),), Body((to(Slot(ENEMY_CHARACTER), do=e.Shot(1, Target())),)))),
    creature("Canceller", 3, 2, 3, Constant((s.Cancels((e.LoseCoins(1),)),))),
    creature("Thirsty", 2, 4, 4, thirst(1)),
    creature("Duelist", 2, 3, 2, Keyword("first strike")),
    creature("Lancer", 3, 3, 3, Keyword("directed")),
    creature("Knight", 3, 2, 4, Keyword("armour", 2)),
    creature("Veteran", 3, 2, 4, Keyword("defence experience")),
    creature("Aggressor", 3, 2, 3, Keyword("suppression")),
    creature("Vampire", 3, 3, 3, Keyword("vampirism", 2)),
    creature("Troll", 3, 2, 4, Keyword("regeneration", 2)),
    creature("Zero", 2, 1, 0, Constant((s.Lives(Count(OWN)),))),
    spell("First aid", 1, to(Slot(Filter("character", side="own"), 0, 3), do=e.Heal(Divided(), Target()), divided=3)),
    Card("Order", "spell", 2, abilities=(Spell(Modal((
        Body((to(Slot(ENEMY), do=e.Wound(2, Target())),)), Body((Part(e.Draw(2)),)), Body((Part(e.GainCoins(1)),))), 1, 2)),)),
    spell("Halt", 1, Part(e.EndTurn())),
)

CARDS = {c.name: c for c in (*HEROES, *PLAIN, *SOURCE_TEXT, *EXAMPLES, *OTHERS)}
