"""Keyword abilities are functions from their parameters to forms; the compiler and these functions give the same."""
from __future__ import annotations

from typing import Any

import pytest

from apnap.magic.forms import effects as e
from apnap.magic.forms import keyworded as k
from apnap.magic.forms import statics as s
from apnap.magic.forms import words as w
from apnap.magic.forms.abilities import Activated, Body, Keyword, OnceEachTurn, OnlyAsSorcery, OnlyIf, OnlyOnce, Static
from apnap.magic.forms.events import StepBegins
from apnap.magic.keywords import KEYWORDS, LABELLED
from apnap.magic.playable import lacking
from apnap.say.magic_cards import ability_lines
from apnap.text.magic.compile import compile_card

THIS, YOU, TARGET = w.This(), w.You(), w.Target(0)
COST = (e.Mana(("2",)),)
SORCERY = (OnlyAsSorcery(),)
CREATURE = w.Filter(types=(("creature",),))
MINE = CREATURE.but(controller=YOU)
OTHERS = MINE.but(status=("untapped",), other=True)
FOUND = (e.PutInto(w.That("found"), "hand"), e.ShuffleLibrary())


def search(**what: Any) -> e.Search:
    return e.Search((w.Choose(w.Filter(kind="card", zone="library", **what)),), reveal=True)


def token(*changes: Any) -> Body:
    return Body((e.CreateCopy(THIS, changes=(*changes, k.NoManaCost(), s.AddTypes(("Zombie",)))),))


SAME_VALUE = {"stats": (("mana value", "=", w.Stat(THIS, "mana value")),)}
ATTACKER = w.Choose(MINE.but(status=("attacking", "unblocked")))
NINJA = (*COST, e.Reveal(THIS), e.ReturnToHand(ATTACKER))
PUT_NINJA = Body((e.PutOnto(THIS, tapped=True, attacking=True),))
ON_CREATURE = w.Is(w.Host(), CREATURE)
MADE = w.That("created")
AURA_IN_HAND = w.Filter(types=(("Aura",),), kind="card", zone="hand", whose=YOU)

GOLDEN: dict[str, tuple[Any, ...]] = {
    "Equip {2}": (Activated(COST, Body((e.Attach(TARGET),), (w.Slot(MINE),)), SORCERY, label="equip"),),
    "Equip Knight {2}": (
        Activated(COST, Body((e.Attach(TARGET),), (w.Slot(MINE.but(types=(("Knight", "creature"),))),)), SORCERY, label="equip"),
    ),
    "Fortify {2}": (
        Activated(COST, Body((e.Attach(TARGET),), (w.Slot(w.Filter(types=(("land",),), controller=YOU)),)), SORCERY, label="fortify"),
    ),
    "Reconfigure {2}": (
        Activated(COST, Body((e.Attach(TARGET),), (w.Slot(MINE.but(other=True)),)), SORCERY, label="reconfigure"),
        Activated(COST, Body((e.KeywordAction("unattach", what=THIS),)), (OnlyIf(ON_CREATURE), *SORCERY), label="reconfigure"),
        Static((s.Affects(THIS, (s.LoseTypes(("creature",)),)),), ON_CREATURE, label="reconfigure"),
    ),
    "Cycling {2}": (Activated((*COST, e.Discard(THIS)), Body((e.Draw(1),)), zone="hand", label="cycling"),),
    "Plainscycling {2}": (
        Activated((*COST, e.Discard(THIS)), Body((search(types=(("Plains",),)), *FOUND)), zone="hand", label="plainscycling"),
    ),
    "Basic landcycling {2}": (
        Activated((*COST, e.Discard(THIS)), Body((search(types=(("basic", "land"),)), *FOUND)), zone="hand", label="basic landcycling"),
    ),
    "Level up {2}": (Activated(COST, Body((e.PutCounters(1, "level", THIS),)), SORCERY, label="level up"),),
    "Outlast {2}": (Activated((*COST, e.TapThis()), Body((e.PutCounters(1, "+1/+1", THIS),)), SORCERY, label="outlast"),),
    "Crew 3": (
        Activated((k.TapTotal(OTHERS, 3),), Body((e.Continuous(THIS, (s.AddTypes(("artifact", "creature")),), "turn"),)), label="crew"),
    ),
    "Saddle 2": (
        Activated((k.TapTotal(OTHERS, 2),), Body((e.Continuous(THIS, (k.Becomes("saddled"),), "turn"),)), SORCERY, label="saddle"),
    ),
    "Station": (
        Activated((e.Tap(w.Choose(OTHERS)),), Body((e.PutCounters(w.Stat(w.That("tapped"), "power"), "charge", THIS),)), SORCERY,
                  label="station"),
    ),
    "Ninjutsu {2}": (Activated(NINJA, PUT_NINJA, zone="hand", label="ninjutsu"),),
    "Commander ninjutsu {2}": (Activated(NINJA, PUT_NINJA, zone="hand or command", label="commander ninjutsu"),),
    "Scavenge {2}": (
        Activated((*COST, e.Exile(THIS)), Body((e.PutCounters(w.Stat(THIS, "power"), "+1/+1", TARGET),), (w.Slot(CREATURE),)), SORCERY,
                  zone="graveyard", label="scavenge"),
    ),
    "Embalm {2}": (Activated((*COST, e.Exile(THIS)), token(s.SetColors(("W",))), SORCERY, zone="graveyard", label="embalm"),),
    "Eternalize {2}": (
        Activated((*COST, e.Exile(THIS)), token(s.SetColors(("B",)), s.SetPowerToughness(4, 4)), SORCERY, zone="graveyard",
                  label="eternalize"),
    ),
    "Encore {2}": (
        Activated((*COST, e.Exile(THIS)), Body((e.ForEach(w.Players("opponents"), (
            e.CreateCopy(THIS),
            e.Continuous(MADE, (k.MustAttack(w.That("each")),), "turn"),
            e.Continuous(MADE, (s.GainAbilities((Keyword("haste"),)),), "permanently"),
            e.Delayed(StepBegins("end"), Body((e.Sacrifice(MADE),))),
        )),)), SORCERY, zone="graveyard", label="encore"),
    ),
    "Transmute {2}": (
        Activated((*COST, e.Discard(THIS)), Body((search(**SAME_VALUE), *FOUND)), SORCERY, zone="hand", label="transmute"),
    ),
    "Transfigure {2}": (
        Activated((*COST, e.Sacrifice(THIS)), Body((
            search(types=(("creature",),), **SAME_VALUE).but(reveal=False), e.PutOnto(w.That("found")), e.ShuffleLibrary(),
        )), SORCERY, label="transfigure"),
    ),
    "Reinforce 3—{2}": (
        Activated((*COST, e.Discard(THIS)), Body((e.PutCounters(3, "+1/+1", TARGET),), (w.Slot(CREATURE),)), zone="hand",
                  label="reinforce"),
    ),
    "Aura swap {2}": (
        Activated(COST, Body((e.May((k.ExchangeZones(THIS, w.Choose(AURA_IN_HAND)),)),)), label="aura swap"),
    ),
    "Forecast — {2}, Reveal this card from your hand: Draw a card.": (
        Activated((*COST, e.Reveal(THIS)), Body((e.Draw(1),)), (OnlyIf(w.During(("upkeep",), YOU)), OnceEachTurn()), zone="hand",
                  label="forecast"),
    ),
    "Boast — {2}: Draw a card.": (
        Activated(COST, Body((e.Draw(1),)), (OnlyIf(w.Happened("attacked", THIS)), OnceEachTurn()), label="boast"),
    ),
    "Exhaust — {2}: Draw a card.": (Activated(COST, Body((e.Draw(1),)), (OnlyOnce(),), label="exhaust"),),
    "Bloodrush — {2}, Discard this card: Draw a card.": (
        Activated((*COST, e.Discard(THIS)), Body((e.Draw(1),)), zone="hand", label="Bloodrush"),
    ),
    "Channel — {2}, Discard this card: Draw a card.": (
        Activated((*COST, e.Discard(THIS)), Body((e.Draw(1),)), zone="hand", label="Channel"),
    ),
    "{2}: Adapt 1.": (Activated(COST, Body((e.KeywordAction("adapt", 1, THIS),))),),
    "{2}: Monstrosity 1.": (Activated(COST, Body((e.KeywordAction("monstrosity", 1, THIS),))),),
}


def compiled(text: str, type_line: str = "Artifact Creature — Bear") -> tuple[Any, ...]:
    return compile_card({"name": "Test Bear", "type": type_line, "text": text}).card.abilities


@pytest.mark.parametrize("text", GOLDEN)
def test_what_a_keyword_stands_for(text: str) -> None:
    assert compiled(text) == GOLDEN[text]


@pytest.mark.parametrize("text", GOLDEN)
def test_all_of_it_can_be_played(text: str) -> None:
    assert lacking(GOLDEN[text]) == ()


def test_the_abilities_that_are_not_activated() -> None:
    for text in ("Kicker {2}", "Multikicker {2}", "Entwine {2}", "Morph {2}", "Megamorph {2}", "Suspend 2—{2}", "Evoke {2}", "Extort"):
        made = compiled(text)
        assert made and not any(isinstance(x, Activated) for x in made), text
        assert lacking(made) == (), text


def test_a_label_adds_no_instruction_twice() -> None:
    written = Activated(COST, Body((e.Draw(1),)), (OnceEachTurn(),))
    assert LABELLED["boast"](written).limits == (OnceEachTurn(), OnlyIf(w.Happened("attacked", THIS)))


def test_levels_hold_between_two_numbers() -> None:
    made = compiled("Level up {2}\nLEVEL 2-6\n3/3\nFirst strike\nLEVEL 7+\n4/4\nDouble strike")
    assert [x.label for x in made] == ["level up", *["level symbol"] * 4]
    count = w.CountersOn(THIS, "level")
    assert made[1].condition == w.AllOf((w.Compare(count, ">=", 2), w.Compare(count, "<=", 6)))
    assert made[3].condition == w.Compare(count, ">=", 7)


def test_a_class_level_bar_is_two_abilities() -> None:
    bar, gained = compiled("{2}: Level 2\nWhenever you cast a spell, draw a card.", "Enchantment — Class")
    level = w.Special("class level")
    assert bar == Activated(COST, Body((e.KeywordAction("class level", 2),)), (OnlyIf(w.Compare(level, "=", 1)), *SORCERY), label="level")
    assert gained.condition == w.Compare(level, ">=", 2)
    assert isinstance(gained.effects[0].changes[0], s.GainAbilities)


def test_a_station_card_has_its_size_only_from_so_many_counters_on() -> None:
    facts = {"name": "Ship", "type": "Artifact — Spacecraft", "power": "6", "toughness": "5", "text": "Station\n8+ | Flying"}
    card = compile_card(facts).card
    assert (card.power, card.toughness) == (None, None)
    size = card.abilities[-1]
    assert size.condition == w.Compare(w.CountersOn(THIS, "charge"), ">=", 8)
    assert size.effects[0].changes == (s.AddTypes(("creature",)), s.SetPowerToughness(6, 5))


def test_the_words_are_printed_from_the_form() -> None:
    (crew,) = compiled("Crew 3")
    assert ability_lines(crew, "2026-08-07") == [
        "  activated (crew)",
        "    keyword: crew  [702.122a]",
        "    cost: tap any number of other untapped creatures you control with total power 3 or greater",
        "    effect: this is also artifact creature until end of turn",
    ]
    (boast,) = compiled("Boast — {2}: Draw a card.")
    assert "    instructions: only if this attacked this turn; only once each turn" in ability_lines(boast, "2026-08-07")
    (morph,) = compiled("Morph {3}{G}")
    assert ability_lines(morph, "2026-08-07")[0].startswith("  static, a special action (morph): ")
    assert ability_lines(morph, "2026-08-07")[1] == "    keyword: morph  [702.37c, 116.2b]"


def test_every_function_has_its_keyword_in_the_list() -> None:
    assert list(KEYWORDS) == sorted(KEYWORDS)
