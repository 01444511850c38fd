"""The shipped pool: golden forms, and its cards played. The tests of the texts as such are in `test_text.py`."""
from __future__ import annotations

from typing import Any

import pytest

from apnap.berserk.forms import effects as e
from apnap.berserk.forms import events as on
from apnap.berserk.forms import statics as s
from apnap.berserk.forms.abilities import Activated, Body, Constant, Keyword, Modal, Part, Spell, Triggered
from apnap.berserk.forms.words import Compare, Count, Each, Filter, HeroOf, OpenCoins, Opponent, Slot, Stat, Target, ThatMuch, This, You
from apnap.berserk.keywords import hire, last_breath, thirst
from apnap.cards.berserk import pool
from berserk.playing import Situation

CREATURE, CHARACTER = Filter(), Filter("character")
ENEMY_CHARACTER = Filter("character", side="enemy")
HAND, THEIR_HAND = Count(Filter("card", zone="hand")), Count(Filter("card", zone="hand", whose="enemy"))


def at(*slots: Any, do: Any, **how: Any) -> Part:
    return Part(do, tuple(slots), **how)


GOLDEN: dict[str, tuple[Any, ...]] = {
    "Aldis": (Constant((s.Strike(2), s.Has((Keyword("rush"),))), Compare(HAND, "<", THEIR_HAND)),),
    "Orc band": (hire(at(Slot(CHARACTER, 2, 2), do=e.Wound(1, Target()))),
                 Triggered(on.Attacks(), Body((at(Slot(CHARACTER, 2, 2), do=e.Wound(1, Target())),)))),
    "Archer of Zahra": (Keyword("protection", what="spells"), hire(at(Slot(ENEMY_CHARACTER), do=e.Shot(2, Target())))),
    "Brawl master": (Triggered(on.Kills(This(), CREATURE), Body((Part(e.Strengthen(1, This())),))),),
    "Flame-thrower": (hire(Part(e.Wound(1, Each(Filter(other=True))))),),
    "Bugur": (Constant((s.Takes(-2, by=Filter("card", elements=("swamp",))),)),),
    "Monsterology": (Spell(Modal((
        Body((at(Slot(Filter(stats=(("cost", "<=", 5),))), do=e.Heal(5, Target())),)),
        Body((at(Slot(Filter(stats=(("cost", ">=", 5),))), do=e.Wound(5, Target())),))), 1, 2)),),
    "Project Maris Tauro": (Triggered(
        on.Wounded(Filter("hero"), This(), ("strike",)), Body((Part(e.Heal(ThatMuch(), HeroOf())),)), every=True),),
    "Flower fairy": (Keyword("horde"), Constant((s.NoWounds(by=Filter(stats=(("strike", ">=", 6),))),))),
    "Little lizard": (Constant((s.Strike(2),), Compare(Count(Filter(side="own", other=True, classes=("beast",))), ">=", 1)),),
    "Madness": (Spell(Body((at(Slot(CREATURE), do=e.Wound(Stat(Target(), "strike"), Target())),))),),
    "Swamp soul-slayer": (Constant((s.Costs(-1, This()),), Compare(OpenCoins(Opponent()), "=", 0), "hand"),),
    "Aquanite chief": (hire(Part(e.May(e.Coins(2), Opponent())), at(Slot(CREATURE), do=e.Take(Target()), joined="else", may=True)),),
    "Jaal": (hire(Part(e.If(Compare(HAND, ">", THEIR_HAND), (e.Draw(),)))),),
    "Rrykh": (Activated((e.Coins(2),), Body((Part(e.ShuffleIn(This())),))),),
    "Sleepy ogre": (Constant((s.AttacksOnly(Filter("character", status=("unwounded",))),)),),
    "Son of the river of Dreams": (Triggered(
        on.TurnStarts(), Body((Part(e.Discard(1, None, Filter("spell"))), Part(e.Take(This()), joined="with"))), optional=True,
        zone="graveyard"),),
    "Corsair of Ellion": (hire(Part(e.Discard(1, Opponent(), None, You()))),),
    "Druid's staff": (Triggered(on.TurnEnds(You()), Body((Part(e.ExtraLives(1, HeroOf())),))),
                      Activated((e.Destroy(This()),), Body((Part(e.Heal(3, HeroOf())),)))),
    "Snakemouth": (Keyword("protection", what="spells"), thirst(2)),
    "Mad corpse": (last_breath(Part(e.Mill(2, either=True))),
                   Triggered(on.Dies(Filter(side="own")), Body((Part(e.Strengthen(1, This())),)), every=True)),
    "War is coming": (Spell(Body((Part(e.Gets((s.Strike(2),), Each(CREATURE), "turn")),))),),
}


@pytest.mark.parametrize("name", GOLDEN)
def test_golden_forms(name: str) -> None:
    assert pool.card(name).abilities == GOLDEN[name]


def test_every_card_has_a_gloss_a_russian_name_and_numbers() -> None:
    for name, facts in pool.facts().items():
        assert name.isascii() and not facts["ru"].isascii(), name
        needed = {"creature": {"cost", "strike", "lives"}, "hero": {"lives"}, "spell": {"cost"}, "support": {"cost", "classes"}}
        assert needed[facts["type"]] <= set(facts), name
    russian = [f["ru"] for f in pool.facts().values()]
    assert len(russian) == len(set(russian))


# ---------------------------------------------------------------- played

EVERY = tuple(pool.card(n) for n in pool.names())


def table(anna: dict[str, Any], nora: dict[str, Any], **how: Any) -> Situation:
    return Situation(anna, nora, more=EVERY, **how)


def test_a_bonus_by_the_size_of_hands_comes_and_goes() -> None:
    t = table({"game": (("Aldis", {"new": True}),), "hand": ("Concentration",), "deck": ("Wall",) * 3}, {"hand": ("Gnome", "Gnome")})
    assert t.stat("Aldis", "strike") == 4 and t.rules("attack", t.the("Aldis"), t.g.player(t.nora).hero) == []
    t.play("Concentration").until_act()
    assert t.stat("Aldis", "strike") == 2 and t.rules("attack", t.the("Aldis"), t.g.player(t.nora).hero) == ["weakness"]
    even = table({"game": ("Aldis",), "hand": ("Gnome",)}, {"hand": ("Gnome",)})
    assert even.stat("Aldis", "strike") == 2


def test_a_card_in_hand_is_cheaper_while_its_condition_holds() -> None:
    t = table({"hand": ("Swamp soul-slayer",)}, {}, coins=3)
    assert t.rules("play", t.the("Swamp soul-slayer", "hand")) == ["payment"]
    poor = table({"hand": ("Swamp soul-slayer", "Tracking", "Tracking")}, {}, coins=0)
    poor.play("Tracking").play("Tracking").play("Swamp soul-slayer").until_act()
    assert poor.g.player(poor.anna).open_coins == 1


@pytest.mark.parametrize("pays", [True, False])
def test_the_opponent_may_pay_or_else(pays: bool) -> None:
    t = table({"hand": ("Aquanite chief",), "game": ("Gnome",)}, {}).play("Aquanite chief")
    t.answer("Gnome")
    assert t.kind == "may" and t.g.decision is not None and t.g.decision.by == t.nora
    t.answer(pays)
    if not pays:
        assert t.kind == "may" and t.g.decision.by == t.anna
        t.answer(True)
    assert bool(t.all("Gnome")) is pays
    assert t.g.player(t.nora).open_coins == (8 if pays else 10)


def test_the_hand_is_shown_and_the_other_player_chooses() -> None:
    t = table({"hand": ("Corsair of Ellion",)}, {"hand": ("Gnome", "Groll")}).play("Corsair of Ellion")
    assert t.g.decision is not None and (t.kind, t.g.decision.by) == ("discard", t.anna)
    t.answer((t.the("Groll", "hand"),))
    assert t.zone(t.nora, "hand") == ["Gnome"] and t.zone(t.nora, "graveyard") == ["Groll"]


def test_a_creature_is_shuffled_into_the_deck_and_may_be_new_when_it_does_so() -> None:
    t = table({"game": (("Rrykh", {"new": True}),)}, {})
    t.use("Rrykh", 0).until_act()
    assert t.zone(t.anna, "deck") == ["Rrykh"] and not t.all("Rrykh")


def test_only_what_has_no_wounds_may_be_attacked() -> None:
    t = table({"game": ("Sleepy ogre", "Groll")}, {"game": (("Wall", {"wounds": 1}), "Gnome")})
    assert t.rules("attack", t.the("Sleepy ogre"), t.the("Wall")) == ["restricted"]
    assert t.rules("attack", t.the("Sleepy ogre"), t.the("Gnome")) == []
    assert t.rules("attack", t.the("Groll"), t.the("Wall")) == []


def test_a_spell_is_discarded_to_take_a_card_from_the_graveyard() -> None:
    t = table({"graveyard": ("Son of the river of Dreams",), "hand": ("Madness", "Gnome")}, {"deck": ("Wall",) * 3})
    t.end()
    while t.kind != "act":
        t.answer(next(a for a in t.g.legal if a != "decline"))
    assert t.zone(t.anna, "hand") == ["Gnome", "Son of the river of Dreams"] and "Madness" in t.zone(t.anna, "graveyard")


@pytest.mark.parametrize("top, taken", [("Young orc", True), ("Groll", False), ("Gnome", False)])
def test_the_top_card_goes_to_hand_if_it_fits(top: str, taken: bool) -> None:
    t = table({"deck": (top, "Wall")}, {}, heroes=("Kos-Zag the Ataman", "Priest"))
    t.use("Kos-Zag the Ataman", 0).until_act()
    assert t.zone(t.anna, "hand") == ([top] if taken else [])
    assert t.zone(t.anna, "deck") == (["Wall"] if taken else [top, "Wall"])


def test_strike_and_lives_are_doubled() -> None:
    t = table({"game": (("Neibl", {"wounds": 1}),)}, {}, heroes=("Vitoslava", "Priest"))
    t.use("Vitoslava", 1)
    if t.kind == "targets":
        t.answer("Neibl")
    t.until_act()
    assert (t.stat("Neibl", "strike"), t.stat("Neibl", "lives")) == (6, 8)


def test_wounds_by_what_is_counted() -> None:
    t = table({"game": ("Gnome", "Wall")}, {"game": ("Groll",)}, heroes=("Furgot", "Priest"))
    t.use("Furgot", 1).until_act()
    assert t.hero(t.nora) == 22
    t = table({"hand": ("Gnome", "Wall")}, {}, heroes=("Snirk", "Priest"))
    t.use("Snirk", 1).until_act()
    assert t.hero(t.nora) == 23


def test_fewer_wounds_from_attacks_but_not_from_a_strike_back() -> None:
    """A strike back is no attack (507.3)."""
    t = table({"game": ("Groll",)}, {"game": ("Shia",)})
    t.attack("Groll", t.the("Shia"), "nobody").until_act()
    assert t.zone(t.nora, "graveyard") == ["Shia"]
    t = table({"game": ("Gnome",)}, {"game": ("Shia",)})
    t.attack("Gnome", t.the("Shia"), "nobody").until_act()
    assert t.stat("Shia", "lives") == 2
    t = table({"game": ("Shia",)}, {"game": ("Gnome",)})
    t.attack("Shia", t.the("Gnome"), "nobody").until_act()
    assert t.stat("Shia", "lives") == 1


def test_fewer_wounds_from_cards_of_an_element() -> None:
    t = table({"hand": ("Weaving fire", "Thunderclap")}, {"game": ("Vyurr", "Bugur")})
    t.play("Weaving fire", "Vyurr").until_act()
    assert not t.all("Vyurr")
    t.play("Thunderclap", "Bugur").until_act()
    assert not t.all("Bugur")
    t = table({"hand": ("Madness",)}, {"game": ("Bugur",)})
    t.play("Madness").until_act()
    assert t.stat("Bugur", "lives") == 2


def test_one_mode_or_both() -> None:
    t = table({"hand": ("Monsterology",), "game": (("Gnome", {"wounds": 2}),)}, {"game": ("Gruns",)})
    t.play("Monsterology", (0, 1)).until_act()
    assert t.stat("Gnome", "lives") == 3 and t.stat("Gruns", "lives") == 1


def test_poison_grows_only_where_there_is_some() -> None:
    t = table({}, {"game": (("Wall", {"poison": 1}), "Gnome")}, heroes=("Tisha", "Priest"))
    t.use("Tisha", 0, "Wall").until_act()
    assert t.g.object(t.the("Wall")).poison == 2
    t = table({}, {"game": ("Gnome",)}, heroes=("Tisha", "Priest"))
    t.use("Tisha", 0).until_act()
    assert t.g.object(t.the("Gnome")).poison == 0


def test_a_support_card_is_destroyed_as_payment() -> None:
    t = table({"game": ("Druid's staff",), "hand": ("Weaving fire",)}, {})
    t.play("Weaving fire", (t.g.player(t.anna).hero,)).until_act()
    t.use("Druid's staff", 1).until_act()
    assert t.hero(t.anna) == 24 and "Druid's staff" in t.zone(t.anna, "graveyard")


def test_wounds_may_be_taken_in_place_of_the_hero() -> None:
    t = table({"game": ("Groll",)}, {"game": ("Night watch",)})
    t.attack("Groll", t.g.player(t.nora).hero, "nobody")
    assert t.kind == "instead"
    t.answer(True).until_act()
    assert t.hero(t.nora) == 25 and t.stat("Night watch", "lives") == 1


def test_a_quotation_gives_keywords() -> None:
    t = table({"hand": ("Gift of the Lady",), "game": (("Gnome", {"wounds": 1}),)}, {})
    t.play("Gift of the Lady").until_act()
    t.attack("Gnome", t.g.player(t.nora).hero, "nobody").until_act()
    assert t.stat("Gnome", "lives") == 4


def test_superiority_unity_and_incarnation() -> None:
    more = tuple(pool.from_text(text, "creature", name)[0].but(cost=2, strike=2, lives=4) for name, text in (
        ("Giant", "Превосходство над существами стоимостью 3 или меньше"), ("Bond", "Единение 2"), ("Eternal", "Инкарнация 2")))
    t = Situation({"game": ("Giant",)}, {"game": ("Wall", "Knight")}, more=more)
    t.attack("Giant", t.the("Wall"), "nobody").until_act()
    assert t.stat("Wall", "lives") == 4
    t = Situation({"game": (("Bond", {"wounds": 3}),), "deck": ("Gnome", "Groll")}, {"game": ("Gnome",)}, more=(*more, *EVERY))
    t.attack("Bond", t.the("Gnome"), "nobody")
    assert t.kind == "search" and len(list(t.g.legal)) == 2
    t = Situation({"graveyard": ("Eternal",), "deck": ("Wall",)}, {"deck": ("Wall",)}, more=more)
    t.end()
    while not t.all("Eternal"):
        t.answer(next(a for a in t.g.legal if a is not False) if t.kind != "act" else ("end",))
    assert t.g.object(t.the("Eternal")).closed and t.g.player(t.anna).open_coins + t.g.player(t.anna).closed_coins <= 9


def test_after_an_ambush_more_is_done() -> None:
    t = table({"hand": ("Gnome",)}, {"hand": ("Border defender",)})
    t.play("Gnome")
    while t.kind != "act":
        t.answer(next(a for a in t.g.legal if a not in ("decline", False)))
    assert t.all("Border defender") and not t.all("Gnome")
    assert t.g.player(t.nora).open_coins == 7


def test_every_strike_must_be_at_one_of_those_that_say_so() -> None:
    t = table({"game": ("Groll", "Gnome")}, {"game": ("Sanctorum", "Wall", "Frantic guardian")})
    for attacker in ("Groll", "Gnome"):
        assert t.rules("attack", t.the(attacker), t.the("Wall")) == ["must_target"]
        assert t.rules("attack", t.the(attacker), t.the("Sanctorum")) == t.rules("attack", t.the(attacker), t.the("Frantic guardian")) == []


@pytest.mark.parametrize("target, experienced", [("Scout", True), ("Wall", False)])
def test_what_happened_to_the_target_is_asked_later(target: str, experienced: bool) -> None:
    t = table({"hand": ("Narrakh",)}, {"game": (target,)}).play("Narrakh").until_act()
    assert bool(t.g.chars(t.the("Narrakh")).keyword("armour")) is experienced


def test_a_sleeping_card_wakes() -> None:
    t = table({"game": (("Drowned man", {"closed": True}),), "hand": ("Thunderclap",)}, {"game": ("Gnome",)})
    t.play("Thunderclap", "Gnome").until_act()
    awake = t.the("Drowned man")
    assert not t.g.object(awake).closed and not t.g.chars(awake).keyword("sleeping")
    t.attack("Drowned man", t.g.player(t.nora).hero).until_act()
    t.end().until_act().end().until_act()
    assert not t.g.object(awake).closed


def test_an_ability_with_targets_is_given_while_something_holds() -> None:
    t = table({"game": ("Satyr", "Wall")}, {"game": ("Gnome",)})
    use = next(a for a in t.g.legal if a[0] == "use" and a[1] == t.the("Satyr"))
    t.act(*use).answer("Gnome").until_act()
    assert t.stat("Gnome", "lives") == 2
    assert not [a for a in table({"game": ("Satyr",)}, {"game": ("Gnome",)}).g.legal if a[0] == "use" and len(a) == 3 and a[2][0] != "text"]


def test_twice_a_turn_and_as_many_lives() -> None:
    t = table({"game": ("Aushiroho", "Gnome", "Neibl", "Wall")}, {})
    for name in ("Gnome", "Neibl", "Wall"):
        t.attack(name, t.g.player(t.nora).hero, "nobody").until_act()
    assert [t.g.object(t.the(n)).extra for n in ("Gnome", "Neibl", "Wall")] == [1, 1, 0]
    t = table({"game": ("Night aristocrat", "Gnome"), "hand": ("Druid's sign",)}, {})
    t.play("Druid's sign", "Gnome").until_act()
    assert t.stat("Night aristocrat", "lives") == 5


def test_no_wounds_while_it_attacks_and_wounds_for_who_attacks() -> None:
    t = table({"game": ("Spear master",)}, {"game": (("Gnome", {"wounds": 1}),)})
    t.attack("Spear master", t.the("Gnome"), "nobody").until_act()
    assert t.stat("Spear master", "lives") == 1 and t.stat("Spear master", "strike") == 4
    t = table({"game": ("Scout",)}, {"game": ("Drax",)})
    t.attack("Scout", t.the("Drax"), "nobody").until_act()
    assert not t.all("Scout") and t.stat("Drax", "lives") == 3


def test_dwarves_are_called_one_by_one() -> None:
    t = table({"hand": ("King Goldrib",), "deck": ("Nimble dwarf", "Gnome", "Burk", "Groll")}, {}).play("King Goldrib")
    while t.kind != "act":
        t.answer(max(t.g.legal, key=lambda a: len(a) if isinstance(a, tuple) else 0))
    assert all(t.all(n) for n in ("Nimble dwarf", "Gnome", "Burk")) and t.zone(t.anna, "deck") == ["Groll"]


@pytest.mark.parametrize("coins, awake", [(3, False), (4, True)])
def test_a_card_wakes_when_there_are_coins_enough(coins: int, awake: bool) -> None:
    t = table({"game": (("Spriggan", {"closed": True}),), "deck": ("Wall",) * 3}, {"deck": ("Wall",) * 3}, coins=coins)
    t.end().until_act().end().until_act()
    assert t.g.object(t.the("Spriggan")).closed is not awake
    assert len(t.zone(t.anna, "hand")) == (2 if awake else 1)


def test_it_wakes_at_once_when_they_were_there_before() -> None:
    t = table({"hand": ("Ancient turtle",)}, {}, coins=5).play("Ancient turtle").until_act()
    assert not t.g.object(t.the("Ancient turtle")).closed


@pytest.mark.parametrize("target, drawn", [("Groll", 1), ("Gnome", 0)])
def test_what_a_card_was_is_remembered(target: str, drawn: int) -> None:
    t = table({"hand": ("The Banisher",), "deck": ("Wall",) * 2}, {"game": (target,)}).play("The Banisher", target).until_act()
    assert t.zone(t.nora, "hand") == [target] and len(t.zone(t.anna, "hand")) == drawn
