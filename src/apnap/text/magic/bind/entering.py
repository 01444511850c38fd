"""How things enter, what happens instead, and what defines them."""

from __future__ import annotations

from typing import Any

from apnap.magic.forms import keyworded, statics, words
from apnap.text.engine.values import Node
from apnap.text.magic.bind.abilities import costs
from apnap.text.magic.bind.binder import Binder, CannotBind, binds
from apnap.text.magic.bind.clauses import instructions
from apnap.text.magic.bind.descriptions import filter_of
from apnap.text.magic.bind.statics import affected, as_filter


@binds("EntersTapped")
def enters_tapped(b: Binder, n: Node) -> Any:
    what = affected(b, n["what"])
    unless = n.get("unless")
    return statics.EntersTapped(what, b.bind(unless["condition"]) if isinstance(unless, Node) else None)


@binds("EntersTappedWith")
def enters_tapped_with(b: Binder, n: Node) -> Any:
    what = affected(b, n["what"])
    return statics.EntersTapped(what), statics.EntersWithCounters(b.bind(n["n"]), str(n["kind"]), what)


@binds("EntersWithCounters")
def enters_with(b: Binder, n: Node) -> Any:
    what = affected(b, n["what"])
    amount = b.bind(n["n"])
    if "of" in n:
        each = b.bind(n["of"])
        each = words.Count(each) if isinstance(each, (words.Filter, words.Either)) else each
        amount = each if amount == 1 else words.Times(amount, each)
    return statics.EntersWithCounters(amount, str(n["kind"]), what)


@binds("EntersTappedCost")
def enters_tapped_cost(b: Binder, n: Node) -> Any:
    return statics.EntersTapped(words.This(), costs(b, n["cost"]))


@binds("AsEnters")
def as_enters(b: Binder, n: Node) -> Any:
    if isinstance(n["choice"], Node):
        raise CannotBind("a colour other than one is not understood")
    return statics.AsEnters(str(n["choice"]))


@binds("AsTurnedFaceUp")
def as_turned_face_up(b: Binder, n: Node) -> Any:
    b.bind(n["what"])
    return keyworded.AsTurnedFaceUp(instructions(b, n["do"]))


@binds("EntersUnder")
def enters_under(b: Binder, n: Node) -> Any:
    return statics.EntersUnder(words.AnOpponent())


@binds("EntersCopy")
def enters_copy(b: Binder, n: Node) -> Any:
    return statics.EntersCopy(filter_of(b, n["of"]))


@binds("TokensTwice")
def tokens_twice(b: Binder, n: Node) -> Any:
    return statics.MoreTokens(words.You())


@binds("CountersMinus", "CountersPlus", "CountersTwice", "CountersHalf")
def more_counters(b: Binder, n: Node) -> Any:
    what = b.bind(n["what"]) if "what" in n else None
    kind = n.get("kind")
    if n.get("kind2") != kind:
        raise CannotBind("two kinds of counters do not agree")
    plus, times = {"CountersMinus": (-1, 1), "CountersPlus": (1, 1), "CountersTwice": (0, 2), "CountersHalf": (0, 1)}[n.name]
    by = {"you": words.You(), "opponents": words.Players("opponents")}.get(str(n.get("by")))
    return statics.MoreCounters(None if kind is None else str(kind), what, plus, times, by, "effect" in n, n.name == "CountersHalf")


@binds("ExileInstead")
def exile_instead(b: Binder, n: Node) -> Any:
    return statics.ExileInstead(b.bind(n["what"]), str(n["from"]))


@binds("ExileGraveyard")
def exile_graveyard(b: Binder, n: Node) -> Any:
    whose = b.bind(n["whose"])
    owner = None if whose == words.Players("each") else whose
    return statics.MoveInstead(words.Filter(kind="card", owner=owner), "graveyard", "exile")


@binds("StaticPrevent")
def static_prevent(b: Binder, n: Node) -> Any:
    combat = "combat" in n
    if "both" in n:
        what = affected(b, n["both"])
        return statics.PreventDamage(what, None, combat), statics.PreventDamage(None, what, combat)
    to = affected(b, n["to"]) if "to" in n else None
    by = affected(b, n["by"]) if "by" in n else None
    return statics.PreventDamage(to, by, combat)


@binds("HasAllAbilities")
def has_all(b: Binder, n: Node) -> Any:
    what = affected(b, n["what"])
    of = b.bind(n["of"])
    return statics.Affects(what, (statics.GainAbilitiesOf(as_filter(of)),))


@binds("HasAllAbilitiesThis")
def has_all_this(b: Binder, n: Node) -> Any:
    return statics.Affects(words.This(), (statics.GainAbilitiesOf(filter_of(b, n["of"])),))


@binds("DefinesBoth", "DefinesPower", "DefinesToughness")
def defines(b: Binder, n: Node) -> Any:
    b.bind(n["what"])
    amount = b.bind(n["n"])
    power = None if n.name == "DefinesToughness" else amount
    toughness = None if n.name == "DefinesPower" else amount
    return statics.Affects(words.This(), (statics.SetPowerToughness(power, toughness, defines=True),))
