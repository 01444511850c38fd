"""Trigger conditions."""

from __future__ import annotations

from typing import Any

from apnap.kernel.data import Form
from apnap.magic.forms import events, words
from apnap.text.engine.values import Node
from apnap.text.magic.bind.binder import Binder, CannotBind, binds
from apnap.text.magic.bind.descriptions import filter_of, nouns_of, opponents

IT = words.That("it")


@binds("Some", "SomeBare", "SomeMany", "Other")
def some(b: Binder, n: Node) -> Any:
    """ "a creature": what fits; it is "it" afterwards."""
    what = filter_of(b, n["what"], n.name == "Other" or bool(n.get("other")))
    if n.name == "SomeBare" and isinstance(what, words.Filter) and set(what.status) & {"enchanted", "equipped"} and what.controller is None:
        raise CannotBind("'enchanted creature' is the one this is attached to")
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


def _event(name: str, form: type[Form], moves: bool = False) -> None:
    def bind(b: Binder, n: Node) -> Any:
        what = b.bind(n["what"])
        if moves:
            b.say(IT, "card", *(b.this if what == words.This() else nouns_of(what)), *b.nouns_of(what))
            b.say_player(words.ControllerOf(IT))
        return form(what=what)

    binds(name)(bind)


_event("Dies", events.Dies, True)
_event("Leaves", events.Leaves, True)


@binds("Blocks")
def blocks(b: Binder, n: Node) -> Any:
    what = b.bind(n["what"])
    b.say(words.That("attacker"), "creature")
    if what == words.This():
        b.say(what, *b.this)
    return events.Blocks(what)


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
    b.attacking = True
    b.say_player(words.That("player"))
    return events.AttacksAlone(what) if n.get("alone") else events.Attacks(what)


VERBS: dict[str, type[Form]] = {
    "enters": events.Enters,
    "dies": events.Dies,
    "attacks": events.Attacks,
    "blocks": events.Blocks,
    "becomes blocked": events.BecomesBlocked,
    "leaves": events.Leaves,
    "turned up": events.TurnedFaceUp,
    "becomes tapped": events.BecomesTapped,
    "becomes untapped": events.BecomesUntapped,
}


@binds("TwoEvents")
def two_events(b: Binder, n: Node) -> Any:
    what = b.bind(n["what"])
    verbs = [str(n[k]) for k in ("a", "b", "c") if k in n]
    if {"dies", "leaves"} & set(verbs):
        b.say(IT, *(b.this if what == words.This() else nouns_of(what)), *b.nouns_of(what), "card")
    hit = events.DealsDamage(what, words.Players("each"), True)
    return events.OneOf(tuple(hit if verb == "hits" else VERBS[verb](what=what) for verb in verbs))


@binds("NthDraw")
def nth_draw(b: Binder, n: Node) -> Any:
    who = opponents(b.bind(n["who"]))
    if not isinstance(who, words.You):
        b.say_player(words.That("player"))
    return events.Nth(_int(n["n"]), events.Draws(who))


@binds("NthCast")
def nth_cast(b: Binder, n: Node) -> Any:
    who = opponents(b.bind(n["who"]))
    what = filter_of(b, n["what"])
    b.say(IT, "spell", *nouns_of(what))
    if not isinstance(who, words.You):
        b.say_player(words.That("player"))
    return events.Nth(_int(n["n"]), events.Casts(who, what))


@binds("FirstTime")
def first_time(b: Binder, n: Node) -> Any:
    return events.Nth(1, b.bind(n["event"]))


def _int(value: Any) -> int:
    assert isinstance(value, int)
    return value


@binds("NotBlocked")
def not_blocked(b: Binder, n: Node) -> Any:
    what = b.bind(n["what"])
    b.attacking = True
    b.say_player(words.That("player"))
    return events.AttacksUnblocked(what)


@binds("BecomesBlocked")
def becomes_blocked(b: Binder, n: Node) -> Any:
    what = b.bind(n["what"])
    if "by" not in n:
        return events.BecomesBlocked(what)
    by = b.bind(n["by"])
    b.say(words.That("blocker"), *nouns_of(by))
    return events.BecomesBlocked(what, by)


@binds("BlockEither")
def block_either(b: Binder, n: Node) -> Any:
    what, by = b.bind(n["what"]), b.bind(n["by"])
    b.say(words.That("blocker"), *nouns_of(by))
    return events.OneOf((events.Blocks(what, by), events.BecomesBlocked(what, by)))


@binds("CastsThen")
def casts_then(b: Binder, n: Node) -> Any:
    raise CannotBind("casting only in certain turns is not understood")


@binds("CountersPut")
def counters_put(b: Binder, n: Node) -> Any:
    return events.CountersPut(str(n["kind"]), b.bind(n["what"]), b.get(n, "who"))


@binds("YouAttackWith")
def you_attack_with(b: Binder, n: Node) -> Any:
    what = filter_of(b, n["what"])
    b.say(IT, *nouns_of(what))
    many = n["n"]
    return events.PlayerAttacks(words.You(), what, b.bind(many["n"]) if isinstance(many, Node) else many)


@binds("Battalion")
def battalion(b: Binder, n: Node) -> Any:
    b.bind(n["what"])
    raise CannotBind("attacking together with others is not understood")


@binds("CastsOrCopies")
def casts_or_copies(b: Binder, n: Node) -> Any:
    who, what = b.bind(n["who"]), b.bind(n["what"])
    return events.OneOf((events.Casts(who, what), events.Copies(who, what)))


@binds("ForcedDiscard")
def forced_discard(b: Binder, n: Node) -> Any:
    b.bind(n["what"])
    return events.DiscardForced()


@binds("OrEvent")
def or_event(b: Binder, n: Node) -> Any:
    return events.OneOf((b.bind(n["a"]), b.bind(n["b"])))


@binds("PutGrave")
def put_grave(b: Binder, n: Node) -> Any:
    what = b.bind(n["what"])
    whose = opponents(b.bind(n["whose"]))
    whose = None if whose == words.Players("each") else whose
    b.say(IT, "card", *(b.this if what == words.This() else nouns_of(what)), *b.nouns_of(what))
    zone = n.get("zone")
    permanent = isinstance(what, (words.This, words.Host, words.Target)) or (isinstance(what, words.Filter) and what.kind == "permanent")
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
    to = opponents(b.bind(n["to"])) if "to" in n else None
    if isinstance(to, (words.Players, words.AnOpponent)):
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
        who = opponents(b.bind(n["who"]))
        if not isinstance(who, words.You):
            b.say_player(words.That("player"))
        every = who == words.Players("each")
        return events.TappedForMana(b.bind(n["what"]), None if every else who)
    return events.TappedForMana(b.bind(n["what"]))


def _by_player(name: str, form: type[Form], object_: bool = False) -> None:
    """An event of a player, maybe with an object."""

    def bind(b: Binder, n: Node) -> Any:
        who = opponents(b.bind(n["who"]))
        if not isinstance(who, words.You):
            b.say_player(words.That("player"))
        what = b.bind(n["what"]) if object_ and "what" in n else None
        if not isinstance(who, words.You):
            b.say_player(words.That("player"))
        if object_:
            if what == words.Filter(kind="card"):
                what = None
            return form(who=who, what=what)
        return form(who=who)

    binds(name)(bind)


_by_player("Casts", events.Casts, True)
_by_player("Sacrificed", events.Sacrificed, True)
_by_player("Cycles", events.Cycles, True)
_by_player("Draws", events.Draws)
_by_player("GainsLife", events.GainsLife)
_by_player("LosesLife", events.LosesLife)


@binds("Discards")
def discards(b: Binder, n: Node) -> Any:
    who = opponents(b.bind(n["who"]))
    what = b.bind(n["what"])
    if not isinstance(who, words.You):
        b.say_player(words.That("player"))
    return events.Discards(who, None if what == words.Filter(kind="card") else what, bool(n.get("cycled")))


@binds("Activates")
def activates(b: Binder, n: Node) -> Any:
    who = opponents(b.bind(n["who"]))
    what = b.bind(n["what"])
    if not isinstance(who, words.You):
        b.say_player(words.That("player"))
    b.say(IT, "ability")
    if not isinstance(what, words.Filter):
        raise CannotBind("which ability is activated is not understood")
    return events.Activates(who, None, "mana ability" in what.nots)


@binds("ActivatesOf")
def activates_of(b: Binder, n: Node) -> Any:
    """"activates an ability of an artifact", "an ability of equipped creature is activated": `what` has the ability."""
    who = opponents(b.bind(n["who"])) if "who" in n else words.Players("each")
    what = b.bind(n["of"])
    if not isinstance(who, words.You):
        b.say_player(words.That("player"))
    b.say(IT, "ability")
    no_mana = "mana" in n
    if isinstance(what, words.Filter) and "mana ability" in what.nots:
        what, no_mana = what.but(nots=tuple(x for x in what.nots if x != "mana ability")), True
    return events.Activates(who, what, no_mana)


@binds("LosesControl")
def loses_control(b: Binder, n: Node) -> Any:
    who = opponents(b.bind(n["who"]))
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
    who = opponents(b.bind(n["who"]))
    return events.State(words.Compare(words.Count(filter_of(b, n["what"]).but(controller=who)), "=", 0))


@binds("StateNoCounters")
def no_counters(b: Binder, n: Node) -> Any:
    return events.State(words.Compare(words.CountersOn(b.bind(n["what"]), str(n["kind"])), "=", 0))
