"""Conditions: if, unless, as long as, activate only if."""

from __future__ import annotations

from typing import Any

from apnap.magic.forms import words
from apnap.text.engine.values import Node
from apnap.text.magic.bind.binder import Binder, CannotBind, binds
from apnap.text.magic.bind.descriptions import filter_of, nouns_of


@binds("And")
def both(b: Binder, n: Node) -> Any:
    return words.AllOf((b.bind(n["a"]), b.bind(n["b"])))


@binds("Or")
def either(b: Binder, n: Node) -> Any:
    return words.AnyOf((b.bind(n["a"]), b.bind(n["b"])))


def _not(condition: Any, n: Node) -> Any:
    return words.Not(condition) if n.get("not") else condition


def counted(b: Binder, have: Any, **fields: Any) -> Any:
    """So many of what fits: "no", "a", "three or more"."""
    assert isinstance(have, Node)
    if have.name in ("AtLeastN", "NoneN", "SomeN"):
        amount = b.bind(have["of"])
    elif have.name == "AtLeastThis":
        return None
    elif have.name == "DifferentPowers":
        return words.Status("different powers", b.bind(have["n"]))
    elif have.name == "Delirium":
        return words.Status("delirium", b.bind(have["n"]))
    else:
        what = filter_of(b, have["what"], bool(have.get("other")))
        if not isinstance(what, words.Filter):
            raise CannotBind("this cannot be counted")
        b.say(words.That("it"), *nouns_of(what))
        amount = words.Count(what.but(**{k: v for k, v in fields.items() if getattr(what, k) is None}))
    op, n = OPS[have.name]
    return words.Compare(amount, op, b.get(have, "n", n))


OPS = {
    "None": ("=", 0),
    "NoneN": ("=", 0),
    "AtLeast": (">=", 1),
    "AtLeastN": (">=", 1),
    "SomeN": (">=", 1),
    "AtMost": ("<=", 1),
    "Exactly": ("=", 1),
}


@binds("Controls")
def controls(b: Binder, n: Node) -> Any:
    who = b.bind(n["who"])
    found = counted(b, n["what"], controller=who)
    if found is None:
        have = n["what"]
        assert isinstance(have, Node)
        return words.Is(b.bind(have["what"]), words.Filter(controller=who))
    return found


@binds("ControlsEither")
def controls_either(b: Binder, n: Node) -> Any:
    who = b.bind(n["who"])
    found = [filter_of(b, n[what]) for what in ("what", "what2")]
    if not all(isinstance(f, words.Filter) for f in found):
        raise CannotBind("this cannot be counted")
    return words.AnyOf(tuple(words.Compare(words.Count(f.but(controller=who)), ">=", 1) for f in found))


@binds("There")
def there(b: Binder, n: Node) -> Any:
    return counted(b, n["what"])


@binds("IsState")
def is_state(b: Binder, n: Node) -> Any:
    what = b.bind(n["what"])
    state = str(n["is"])
    fits = words.Filter() if state == "on the battlefield" else words.Filter(status=(state,))
    if state == "suspended":
        fits = fits.but(kind="card", zone="exile")
    return _not(words.Is(what, fits), n)


@binds("HostIs")
def host_is(b: Binder, n: Node) -> Any:
    state = n["is"]
    assert isinstance(state, Node)
    return words.Is(words.Host(), words.Filter(status=(str(state["is"]),)))


@binds("IsNp")
def is_np(b: Binder, n: Node) -> Any:
    what = b.bind(n["what"])
    fits = n["is"]
    assert isinstance(fits, Node)
    if fits.name == "ColorIs":
        bound: Any = words.Filter(kind="object", colors=(str(fits["of"]),))
    else:
        bound = filter_of(b, fits)
    if isinstance(bound, words.Filter) and bound.kind == "permanent" and "noun" not in fits:
        bound = bound.but(kind="object")
    return _not(words.Is(what, bound), n)


@binds("Did")
def did(b: Binder, n: Node) -> Any:
    return words.Did()


@binds("DidNot")
def did_not(b: Binder, n: Node) -> Any:
    return words.Not(words.Did())


@binds("CanNot")
def can_not(b: Binder, n: Node) -> Any:
    return words.Not(words.Did("done"))


@binds("Measure")
def measure(b: Binder, n: Node) -> Any:
    cmp = n["cmp"]
    assert isinstance(cmp, Node)
    return words.Compare(b.bind(n["a"]), str(cmp["op"]), b.bind(cmp["n"]))


@binds("XIs")
def x_is(b: Binder, n: Node) -> Any:
    cmp = n["cmp"]
    assert isinstance(cmp, Node)
    return words.Compare(words.X(), str(cmp["op"]), b.bind(cmp["n"]))


@binds("TotalPower")
def total_power(b: Binder, n: Node) -> Any:
    cmp = n["cmp"]
    assert isinstance(cmp, Node)
    return words.Compare(words.Among("total", "power", filter_of(b, n["what"])), str(cmp["op"]), b.bind(cmp["n"]))


def _compared(b: Binder, amount: Any, cmp: Any) -> Any:
    assert isinstance(cmp, Node)
    return words.Compare(amount, str(cmp["op"]), b.bind(cmp["n"]))


@binds("HandCmp")
def hand_cmp(b: Binder, n: Node) -> Any:
    return _compared(b, words.Stat(b.bind(n["who"]), "hand size"), n["n"])


@binds("LifeCmp")
def life_cmp(b: Binder, n: Node) -> Any:
    return _compared(b, words.Stat(b.bind(n["who"]), "life"), n["cmp"])


@binds("PlayerCounters")
def player_counters(b: Binder, n: Node) -> Any:
    return words.Compare(words.CountersOn(b.bind(n["who"]), str(n["kind"])), ">=", b.bind(n["n"]))


@binds("HasCounters")
def has_counters(b: Binder, n: Node) -> Any:
    counters = n["counters"]
    assert isinstance(counters, Node)
    return words.Compare(words.CountersOn(b.bind(n["what"]), b.get(counters, "kind")), str(counters["op"]), b.bind(counters["n"]))


@binds("HasKeyword")
def has_keyword(b: Binder, n: Node) -> Any:
    has = n["has"]
    if not isinstance(has, Node) or has.name != "Kw":
        raise CannotBind("a keyword with a parameter is not understood here")
    return words.Is(b.bind(n["what"]), words.Filter(keywords=(str(has["name"]),)))


@binds("WasKicked")
def was_kicked(b: Binder, n: Node) -> Any:
    b.bind(n["what"])
    return words.WasKicked()


@binds("NotKicked")
def not_kicked(b: Binder, n: Node) -> Any:
    return words.Not(words.WasKicked())


@binds("YourTurn")
def your_turn(b: Binder, n: Node) -> Any:
    return words.During((), words.You())


@binds("NotYourTurn")
def not_your_turn(b: Binder, n: Node) -> Any:
    return words.Not(words.During((), words.You()))


@binds("Happened")
def happened(b: Binder, n: Node) -> Any:
    return words.Happened(str(n["how"]), filter_of(b, n["what"]))


@binds("DiedYours")
def died_yours(b: Binder, n: Node) -> Any:
    return words.Happened("died", filter_of(b, n["what"]).but(controller=words.You()))


@binds("DrawnCards")
def drawn_cards(b: Binder, n: Node) -> Any:
    return words.Compare(words.Special("cards drawn this turn"), ">=", b.bind(n["n"]))


@binds("HappenedTo")
def happened_to(b: Binder, n: Node) -> Any:
    what = b.bind(n["what"])
    of = what.filter if isinstance(what, (words.Choose, words.Each)) else what
    if "under" in n:
        if not isinstance(of, words.Filter):
            raise CannotBind("'under your control' is not understood here")
        of = of.but(controller=words.You())
    return words.Happened(str(n["how"]), of)


@binds("YouDid")
def you_did(b: Binder, n: Node) -> Any:
    return words.Happened(str(n["how"]), words.You(), b.get(n, "n", 1))


@binds("OpponentDid")
def opponent_did(b: Binder, n: Node) -> Any:
    return words.Happened(str(n["how"]), words.AnOpponent())


@binds("CastThisTurn")
def cast_this_turn(b: Binder, n: Node) -> Any:
    what = b.bind(n["what"])
    if not isinstance(what, words.Choose):
        raise CannotBind("which spell was cast is not understood")
    return words.Happened("cast", what.filter, what.least)


@binds("Way")
def way(b: Binder, n: Node) -> Any:
    """ "a red card is discarded this way": something remembered fits."""
    what = b.bind(n["what"])
    if isinstance(what, words.Choose):
        return words.Is(words.That(str(n["how"])), what.filter)
    return words.Did(str(n["how"]))


@binds("Catch")
def catch(b: Binder, n: Node) -> Any:
    b.bind(n["what"])
    return words.Seen("you catch it with one hand")


@binds("OnBattlefield")
def on_battlefield(b: Binder, n: Node) -> Any:
    return words.Is(b.bind(n["what"]), words.Filter())


@binds("InZone")
def in_zone(b: Binder, n: Node) -> Any:
    zone = n["zone"]
    assert isinstance(zone, Node)
    what = b.bind(n["what"])
    return _not(words.Is(what, words.Filter(kind="card", zone=str(zone["zone"]), whose=b.get(zone, "whose"))), n)


@binds("TargetsCond")
def targets_condition(b: Binder, n: Node) -> Any:
    what, of = b.bind(n["what"]), b.bind(n["of"])
    of = of.filter if isinstance(of, (words.Choose, words.Each)) else of
    return words.Is(what, words.Filter(kind="object", relations=(("targets", of),)))


@binds("AttachedTo")
def attached_to(b: Binder, n: Node) -> Any:
    what, of = b.bind(n["what"]), b.bind(n["of"])
    of = of.filter if isinstance(of, (words.Choose, words.Each)) else of
    return words.Is(what, words.Filter(relations=(("attached", of),)))


@binds("FlipWon")
def flip_won(b: Binder, n: Node) -> Any:
    return words.Did("flip")


@binds("FlipLost")
def flip_lost(b: Binder, n: Node) -> Any:
    return words.Not(words.Did("flip"))


@binds("CastFromGraveyard")
def cast_from_graveyard(b: Binder, n: Node) -> Any:
    return words.Is(b.bind(n["what"]), words.Filter(kind="object", status=("cast from graveyard",)))


@binds("NthResolution")
def nth_resolution(b: Binder, n: Node) -> Any:
    return words.Status("resolved this turn", b.bind(n["n"]))


NAMED = {
    "NoSpells": "no spells last turn",
    "TwoSpells": "two spells by a player last turn",
    "Dungeon": "dungeon completed",
    "Descended": "descended",
    "Revolt": "revolt",
    "Lieutenant": "control your commander",
    "NoManaSpent": "no mana spent",
    "TreasureSpent": "treasure mana spent",
    "Blessing": "city's blessing",
    "Monarch": "monarch",
    "Initiative": "initiative",
    "NotManaAbility": "not a mana ability",
}


@binds(*NAMED)
def named(b: Binder, n: Node) -> Any:
    return words.Status(NAMED[n.name])


@binds("MoreThanYou")
def more_than_you(b: Binder, n: Node) -> Any:
    what = filter_of(b, n["what"])
    return words.Compare(words.Count(what.but(controller=words.AnOpponent())), ">", words.Count(what.but(controller=words.You())))
