"""Trigger conditions."""
from __future__ import annotations

from typing import Any

from apnap.kernel.data import Form
from apnap.magic.forms import events, words
from apnap.text.engine.values import Node
from apnap.text.magic.bind.binder import Binder, CannotBind, binds
from apnap.text.magic.bind.nouns import filter_of, nouns_of

IT = words.That("it")


@binds("Some", "SomeMany", "Other")
def some(b: Binder, n: Node) -> Any:
    """ "a creature": what fits; it is "it" afterwards."""
    what = filter_of(b, n["what"], n.name == "Other" or bool(n.get("other")))
    b.say(IT, *nouns_of(what))
    return what


@binds("SelfOr")
def self_or(b: Binder, n: Node) -> Any:
    b.bind(n["what"])
    what = filter_of(b, n["also"], True)
    b.say(IT, *nouns_of(what), *b.this)
    return words.Either((words.This(), what))


@binds("AnySpellAbility")
def any_spell(b: Binder, n: Node) -> Any:
    return None


@binds("NthEach")
def nth_each(b: Binder, n: Node) -> Any:
    raise CannotBind("the n-th of each turn is not understood")


def _event(name: str, form: type[Form], moves: bool = False) -> None:
    def bind(b: Binder, n: Node) -> Any:
        what = b.bind(n["what"])
        if moves:
            b.say(IT, "card", *(b.this if what == words.This() else nouns_of(what)), *b.nouns_of(what))
            b.say_player(words.ControllerOf(IT))
        return form(what=what)  # type: ignore[call-arg]

    binds(name)(bind)


_event("Dies", events.Dies, True)
_event("Leaves", events.Leaves, True)
_event("Blocks", events.Blocks)
_event("BecomesBlocked", events.BecomesBlocked)
_event("BecomesTapped", events.BecomesTapped)
_event("BecomesUntapped", events.BecomesUntapped)
_event("TurnedFaceUp", events.TurnedFaceUp)


@binds("Enters")
def enters(b: Binder, n: Node) -> Any:
    what = b.bind(n["what"])
    if "under" in n:
        if not isinstance(what, words.Filter):
            raise CannotBind("'under your control' is not understood here")
        what = what.but(controller=words.You())
    return events.Enters(what)


@binds("Attacks")
def attacks(b: Binder, n: Node) -> Any:
    what = b.bind(n["what"])
    if "whom" in n:
        whom = b.bind(n["whom"])
        return events.AttacksPlayer(what, whom)
    b.say_player(words.That("defending"))
    return events.AttacksAlone(what) if n.get("alone") else events.Attacks(what)


@binds("EntersOrAttacks")
def enters_or_attacks(b: Binder, n: Node) -> Any:
    what = b.bind(n["what"])
    return events.OneOf((events.Enters(what), events.Attacks(what)))


@binds("AttacksOrBlocks")
def attacks_or_blocks(b: Binder, n: Node) -> Any:
    what = b.bind(n["what"])
    return events.OneOf((events.Attacks(what), events.Blocks(what)))


@binds("OrEvent")
def or_event(b: Binder, n: Node) -> Any:
    return events.OneOf((b.bind(n["a"]), b.bind(n["b"])))


@binds("PutGrave")
def put_grave(b: Binder, n: Node) -> Any:
    what = b.bind(n["what"])
    whose = b.bind(n["whose"])
    whose = None if whose == words.Players("each") else whose
    b.say(IT, "card", *(b.this if what == words.This() else nouns_of(what)), *b.nouns_of(what))
    zone = n.get("zone")
    permanent = what == words.This() or isinstance(what, words.Target) or (isinstance(what, words.Filter) and what.kind == "permanent")
    if zone == "battlefield" or (zone is None and permanent):
        return events.Dies(what, whose)
    if zone == "not battlefield":
        raise CannotBind("'from anywhere other than the battlefield' is not understood")
    return events.PutIntoGraveyard(what, whose, None if zone in (None, "anywhere") else str(zone))


@binds("BecomesTarget")
def becomes_target(b: Binder, n: Node) -> Any:
    what = b.bind(n["what"])
    b.bind(n["by"])
    return events.BecomesTarget(what)


@binds("DealsDamage")
def deals_damage(b: Binder, n: Node) -> Any:
    what = b.bind(n["what"])
    to = b.bind(n["to"]) if "to" in n else None
    if isinstance(to, words.Players) or isinstance(to, words.AnOpponent):
        b.say_player(words.That("player"))
    elif isinstance(to, words.Choose):
        to = to.filter
        b.say(words.That("damaged"), *nouns_of(to))
    return events.DealsDamage(what, to, "combat" in n)


@binds("IsDealtDamage")
def is_dealt_damage(b: Binder, n: Node) -> Any:
    return events.IsDealtDamage(b.bind(n["what"]), "combat" in n)


@binds("TappedForMana")
def tapped_for_mana(b: Binder, n: Node) -> Any:
    if "who" in n:
        who = b.bind(n["who"])
        if not isinstance(who, words.Players):
            raise CannotBind("only 'a player taps ... for mana' is understood")
        b.say_player(words.That("player"))
    return events.TappedForMana(b.bind(n["what"]))


def _by_player(name: str, form: type[Form], object_: bool = False) -> None:
    """An event of a player, maybe with an object."""

    def bind(b: Binder, n: Node) -> Any:
        who = b.bind(n["who"])
        what = b.bind(n["what"]) if object_ and "what" in n else None
        if not isinstance(who, words.You):
            b.say_player(words.That("player"))
        if object_:
            if what == words.Filter(kind="card"):
                what = None
            return form(who=who, what=what)  # type: ignore[call-arg]
        return form(who=who)  # type: ignore[call-arg]

    binds(name)(bind)


_by_player("Casts", events.Casts, True)
_by_player("Sacrificed", events.Sacrificed, True)
_by_player("Cycles", events.Cycles, True)
_by_player("Draws", events.Draws)
_by_player("GainsLife", events.GainsLife)
_by_player("LosesLife", events.LosesLife)


@binds("Discards")
def discards(b: Binder, n: Node) -> Any:
    who = b.bind(n["who"])
    what = b.bind(n["what"])
    if not isinstance(who, words.You):
        b.say_player(words.That("player"))
    return events.Discards(who, None if what == words.Filter(kind="card") else what, bool(n.get("cycled")))


@binds("Activates")
def activates(b: Binder, n: Node) -> Any:
    who = b.bind(n["who"])
    what = b.bind(n["what"])
    if not isinstance(who, words.You):
        b.say_player(words.That("player"))
    b.say(words.That("ability"), "ability")
    if not isinstance(what, words.Filter):
        raise CannotBind("which ability is activated is not understood")
    return events.Activates(who, None, "mana ability" in what.nots)


@binds("LosesControl")
def loses_control(b: Binder, n: Node) -> Any:
    who = b.bind(n["who"])
    if not isinstance(who, words.You):
        raise CannotBind("only 'you lose control' is understood")
    return events.LosesControl(b.bind(n["what"]))


@binds("YouAttack")
def you_attack(b: Binder, n: Node) -> Any:
    return events.PlayerAttacks(words.You())


WHOSE = {
    "you": words.You(),
    "each": words.Players("each"),
    "opponents": words.Players("opponents"),
    "others": words.Players("others"),
    "host": words.ControllerOf(words.Host()),
}


@binds("StepBegins")
def step_begins(b: Binder, n: Node) -> Any:
    step = n["step"]
    if not isinstance(step, Node):
        return events.StepBegins(str(step))
    whose = WHOSE[str(step["whose"])]
    if not isinstance(whose, words.You):
        b.say_player(words.That("player"))
    return events.StepBegins(str(step["step"]), whose)


@binds("State")
def state(b: Binder, n: Node) -> Any:
    who = b.bind(n["who"])
    return events.State(words.Compare(words.Count(filter_of(b, n["what"]).but(controller=who)), "=", 0))


@binds("StateNoCounters")
def no_counters(b: Binder, n: Node) -> Any:
    return events.State(words.Compare(words.CountersOn(b.bind(n["what"]), str(n["kind"])), "=", 0))
