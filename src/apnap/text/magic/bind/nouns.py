"""Objects, players, zones: what noun phrases mean."""

from __future__ import annotations

from typing import Any

from apnap.magic.forms import words
from apnap.text.engine.values import Node
from apnap.text.magic.bind.binder import Binder, CannotBind, binds
from apnap.text.magic.bind.descriptions import filter_of, in_zone, nouns_of

ANY_COUNT = "any"


@binds("This")
def this(b: Binder, n: Node) -> Any:
    return b.say(words.This(), "permanent", "card", "spell", *b.this)


@binds("ThisFrom")
def this_from(b: Binder, n: Node) -> Any:
    """ "this card from your graveyard": the ability works there."""
    zone = n["zone"]
    assert isinstance(zone, Node)
    b.zone = str(zone["zone"])
    return b.say(words.This(), "card", *b.this)


@binds("RefFrom")
def ref_from(b: Binder, n: Node) -> Any:
    zone = n["zone"]
    assert isinstance(zone, Node)
    return words.InZone(b.bind(n["what"]), str(zone["zone"]), b.get(zone, "whose"))


@binds("Host")
def host(b: Binder, n: Node) -> Any:
    return b.say(words.Host(), "permanent", "creature", "land", "artifact")


@binds("It")
def it(b: Binder, n: Node) -> Any:
    return b.last()


@binds("That")
def that(b: Binder, n: Node) -> Any:
    return b.last(str(n["noun"]))


@binds("The")
def the(b: Binder, n: Node) -> Any:
    how = str(n["how"])
    key = {"returned": "returned", "copied": "copied"}.get(how, how)
    if how == "chosen" and b.slots:
        return b.last()
    return b.say(words.That(key), *([str(n["noun"]).lower()] if "noun" in n else []))


@binds("ThisWay")
def this_way(b: Binder, n: Node) -> Any:
    return b.last()


@binds("Rest")
def rest(b: Binder, n: Node) -> Any:
    if b.looking:
        raise CannotBind("'the rest' of the cards looked at is put somewhere as they are looked at")
    return words.That("rest")


@binds("OneOf")
def one_of(b: Binder, n: Node) -> Any:
    raise CannotBind("'one of them' is not understood")


@binds("ExiledWith")
def exiled_with(b: Binder, n: Node) -> Any:
    what = filter_of(b, n["what"])
    return words.Each(what.but(zone="exile", kind="card", relations=(*what.relations, ("exiled with", words.This()))))


@binds("Top")
def top(b: Binder, n: Node) -> Any:
    whose = b.get(n, "whose")
    ref = words.Top(b.get(n, "n", 1), None if isinstance(whose, words.You) else whose)
    if n.get("bottom"):
        raise CannotBind("the bottom of a library is not understood")
    return b.say(ref, "card")


@binds("Hand")
def hand(b: Binder, n: Node) -> Any:
    return words.Each(words.Filter(kind="card", zone="hand", whose=b.get(n, "whose")))


@binds("Yard")
def yard(b: Binder, n: Node) -> Any:
    return words.Each(words.Filter(kind="card", zone="graveyard", whose=b.get(n, "whose")))


@binds("HandAndYard")
def hand_and_yard(b: Binder, n: Node) -> Any:
    whose = b.get(n, "whose")
    return words.Several(tuple(words.Each(words.Filter(kind="card", zone=zone, whose=whose)) for zone in ("hand", "graveyard")))


@binds("Several")
def several(b: Binder, n: Node) -> Any:
    return words.Several(b.bind(n["of"]))


# ---------------------------------------------------------------------------------------------------- determiners


def _most(b: Binder, n: Node, default: Any) -> Any:
    most = b.get(n, "most", default)
    return None if most == ANY_COUNT else most


def counts(b: Binder, n: Node) -> tuple[Any, Any]:
    """How many: at least, at most (None: any number)."""
    count = b.get(n, "n", 1)
    return b.get(n, "least", count), _most(b, n, count)


def target(b: Binder, what: Any, least: Any = 1, most: Any = 1, other: bool = False, chooser: Any = None) -> Any:
    """A new slot, and the reference to it. "Another target" is other than the targets before it, or than the object itself."""
    if other and not b.slots:
        what, other = _other(what), False
    ref = words.Target(len(b.slots))
    b.slots.append(words.Slot(what, least, most, chooser, other))
    found = nouns_of(what)
    if found - {"player"}:
        b.say(ref, *found)
    if "player" in found:
        b.say_player(ref)
    return ref


def _other(what: Any) -> Any:
    if isinstance(what, words.Either):
        return words.Either(tuple(_other(part) for part in what.of))
    return what.but(other=True) if isinstance(what, words.Filter) else what


@binds("Target")
def target_object(b: Binder, n: Node) -> Any:
    what = b.bind(n["what"])
    least, most = counts(b, n)
    chooser = None
    if "chooser" in n:
        chooser = words.AnOpponent()
        what = what.but(controller=words.AnOpponent())
    return target(b, what, least, most, bool(n.get("other")), chooser)


@binds("AnyTarget")
def any_target(b: Binder, n: Node) -> Any:
    return target(b, words.ANY_TARGET, other=bool(n.get("other")), chooser=words.AnOpponent() if "chooser" in n else None)


@binds("Targets")
def targets(b: Binder, n: Node) -> Any:
    least, most = counts(b, n)
    return target(b, words.ANY_TARGET, least, most)


@binds("TargetPlayer")
def target_player(b: Binder, n: Node) -> Any:
    return target(b, words.PlayerFilter(str(n["how"])), n.get("least", 1), 1, bool(n.get("other")))


@binds("Either")
def either(b: Binder, n: Node) -> Any:
    return words.Either(b.bind(n["of"]))


@binds("Choose")
def choose(b: Binder, n: Node) -> Any:
    what = filter_of(b, n["what"], bool(n.get("other")))
    least, most = counts(b, n)
    who = b.get(n, "who")
    if "zone" in n:
        fields: dict[str, Any] = {}
        in_zone(b, n, fields)
        what = what.but(**fields)
    return words.Choose(what, least, most, None if isinstance(who, words.You) else who, bool(n.get("random")))


@binds("ChooseEither")
def choose_either(b: Binder, n: Node) -> Any:
    """"another creature or an artifact": one of two descriptions, each with its own article."""
    of = tuple(filter_of(b, n[what], n[a] == "another") for a, what in (("a1", "what"), ("a2", "what2")))
    if not all(isinstance(f, words.Filter) and f.zone is None for f in of):
        raise CannotBind("this cannot be chosen with one word")
    return words.Choose(words.Either(of))


@binds("Each", "Bare", "All")
def each(b: Binder, n: Node) -> Any:
    what = n.get("what", n.get("of"))
    assert what is not None
    bound = filter_of(b, what, bool(n.get("other")))
    if n.name != "Each" and isinstance(bound, words.Filter) and set(bound.status) & {"enchanted", "equipped"} and bound.controller is None:
        raise CannotBind("'enchanted creature' is the one this is attached to")
    return b.say(words.Each(bound), *nouns_of(bound))


# ---------------------------------------------------------------------------------------------------- players


@binds("You")
def you(b: Binder, n: Node) -> Any:
    return words.You()


@binds("EachPlayer")
def each_player(b: Binder, n: Node) -> Any:
    return b.say_player(words.Players(str(n["which"])))


@binds("AnOpponent")
def an_opponent(b: Binder, n: Node) -> Any:
    return words.AnOpponent()


@binds("AnyPlayer")
def any_player(b: Binder, n: Node) -> Any:
    return words.Players("others" if n.get("other") else "each")


@binds("ThatPlayer", "They")
def that_player(b: Binder, n: Node) -> Any:
    return b.last_player()


@binds("ControllerOf")
def controller_of(b: Binder, n: Node) -> Any:
    what = b.get(n, "of")
    return b.say_player(words.ControllerOf(b.last() if what is None else what))


@binds("OwnerOf")
def owner_of(b: Binder, n: Node) -> Any:
    what = b.get(n, "of")
    return b.say_player(words.OwnerOf(b.last() if what is None else what))


@binds("YouAndEach")
def you_and_each(b: Binder, n: Node) -> Any:
    return words.Several((words.You(), b.bind(n["other"])))


@binds("ActivePlayer")
def active_player(b: Binder, n: Node) -> Any:
    return b.say_player(words.ActivePlayer())


@binds("Defending")
def defending(b: Binder, n: Node) -> Any:
    return b.say_player(words.That("player" if b.attacking else "defending"))


@binds("EnchantedPlayer")
def enchanted_player(b: Binder, n: Node) -> Any:
    return b.say_player(words.Host())


@binds("PlayerFilter")
def player_filter(b: Binder, n: Node) -> Any:
    return words.PlayerFilter(str(n["which"]))


@binds("Their")
def their(b: Binder, n: Node) -> Any:
    """ "their hand": of the player who does it, else of the player said last."""
    if b.doer is not None:
        return words.Doer() if isinstance(b.doer, words.Players) else b.doer
    return b.last_player()
