"""Verbs of costs and effects."""

from __future__ import annotations

from typing import Any

from apnap.kernel.data import Form
from apnap.magic.forms import effects, words
from apnap.text.engine.values import Node
from apnap.text.magic.bind.binder import Binder, CannotBind, binds
from apnap.text.magic.bind.descriptions import filter_of, nouns_of


def remember(b: Binder, what: Any, key: str, *more: str) -> None:
    """What a verb did something to can be said afterwards under its key."""
    if key in ("revealed", "tapped", "untapped") and not isinstance(what, (words.Choose, words.Each)):
        return
    if isinstance(what, words.This):
        nouns: set[str] = set(b.this)
    elif isinstance(what, (words.Choose, words.Each)):
        nouns = nouns_of(what.filter)
    else:
        nouns = set(b.nouns_of(what))
    b.say(words.That(key), *nouns, *more)


def _does(name: str, form: type[Form], key: str = "", *more: str) -> None:
    """A verb with a doer and an object, remembered under a key."""

    def bind(b: Binder, n: Node) -> Any:
        who = b.who(n)
        what = b.bind(n["what"])
        if key and what != words.This():
            remember(b, what, key, *more)
        return form(what=what, who=who)

    binds(name)(bind)


_does("Sacrifice", effects.Sacrifice, "sacrificed")
_does("Tap", effects.Tap, "tapped")
_does("Untap", effects.Untap, "untapped")
_does("Reveal", effects.Reveal, "revealed")


@binds("Discard")
def discard(b: Binder, n: Node) -> Any:
    who = b.who(n)
    what = b.bind(n["what"])
    if isinstance(what, (words.Choose, words.Each)):
        parts = what.filter.of if isinstance(what.filter, words.Either) else (what.filter,)
        if any(f.zone not in (None, "hand") for f in parts):
            raise CannotBind("cards are discarded from the hand only")
        held = tuple(f.but(zone="hand", whose=None) for f in parts)
        what = what.but(filter=words.Either(held) if isinstance(what.filter, words.Either) else held[0])
    if what != words.This():
        remember(b, what, "discarded", "card")
    return effects.Discard(what, who)


@binds("Exile")
def exile(b: Binder, n: Node) -> Any:
    who = b.who(n)
    what = b.bind(n["what"])
    if "until" in n:
        b.bind(n["until"])
    remember(b, what, "exiled", "card")
    return effects.Exile(what, who, bool(n.get("face_down")), "until" in n)


@binds("Destroy")
def destroy(b: Binder, n: Node) -> Any:
    return effects.Destroy(b.bind(n["what"]), bool(n.get("noregen")))


@binds("TapOrUntap")
def tap_or_untap(b: Binder, n: Node) -> Any:
    return effects.TapOrUntap(b.bind(n["what"]))


@binds("ReturnToHand")
def return_to_hand(b: Binder, n: Node) -> Any:
    who = b.who(n)
    what = b.bind(n["what"])
    remember(b, what, "returned", "card")
    if n["to"] == Node("You"):
        return effects.ReturnCard(what, "hand")
    return effects.ReturnToHand(what, who)


@binds("ReturnBattlefield")
def return_battlefield(b: Binder, n: Node) -> Any:
    b.who(n)
    what = b.bind(n["what"])
    remember(b, what, "returned", "permanent")
    under = n.get("under")
    tapped = "tapped" in n or "tapped2" in n
    counters = entering(b, n)
    if under == Node("ThatPlayer"):
        return effects.PutOnto(what, b.last_player(), tapped, counters)
    return effects.ReturnCard(what, "battlefield", tapped, under == Node("Owner"), counters, bool(n.get("transformed")))


def entering(b: Binder, n: Node) -> tuple[tuple[Any, str], ...]:
    """The counters that something is returned or put with."""
    counters = n.get("counters")
    return ((b.bind(counters["n"]), str(counters["kind"])),) if isinstance(counters, Node) else ()


@binds("PutOnto")
def put_onto(b: Binder, n: Node) -> Any:
    who = b.who(n)
    what = b.bind(n["what"])
    remember(b, what, "put", "permanent")
    under = n.get("under")
    owner: Any = words.OwnerOf(what) if under == Node("Owner") else b.last_player() if under == Node("ThatPlayer") else who
    return effects.PutOnto(what, owner, bool(n.get("tapped")), entering(b, n), "attacking" in n)


@binds("PutOntoRest", "PutHandRest")
def put_and_rest(b: Binder, n: Node) -> Any:
    b.who(n)
    what = b.bind(n["what"])
    b.say(words.That("put"), "permanent", "card")
    rest = str(n["rest"])
    where = "bottom random" if n.get("order") == "random" else rest
    away = effects.PutInto(words.That("rest"), "library" if rest == "bottom" else rest, where if rest == "bottom" else "top")
    first: Any = effects.PutOnto(what, tapped="tapped" in n) if n.name == "PutOntoRest" else effects.PutInto(what, "hand")
    return first, away


@binds("PutInto")
def put_into(b: Binder, n: Node) -> Any:
    who = b.who(n)
    what = b.bind(n["what"])
    remember(b, what, "put", "card")
    zone = n["zone"]
    if isinstance(zone, Node):
        if zone.name in ("Second", "Third"):
            return effects.PutInto(what, "library", zone.name.lower(), who)
        zone = zone["zone"]
    where = str(n.get("where", "top"))
    if where == "either":
        raise CannotBind("on the top or bottom is not understood")
    if n.get("order") == "random":
        where += " random"
    whose = b.get(n, "whose")
    for owner in [whose] if whose is not None else []:
        b.say_player(words.OwnerOf(words.That("put")) if isinstance(owner, words.OwnerOf) else owner)
    return effects.PutInto(what, str(zone), where, who)


@binds("PutCounters")
def put_counters(b: Binder, n: Node) -> Any:
    who = b.who(n)
    return effects.PutCounters(b.bind(n["n"]), str(n["kind"]), b.bind(n["on"]), who)


@binds("MoveCounters")
def move_counters(b: Binder, n: Node) -> Any:
    return effects.MoveCounters(b.bind(n["n"]), str(n["kind"]), b.bind(n["of"]), b.bind(n["on"]))


@binds("DoubleCounters")
def double_counters(b: Binder, n: Node) -> Any:
    return effects.DoubleCounters(str(n["kind"]), b.bind(n["on"]))


@binds("AnyNumber")
def any_number(b: Binder, n: Node) -> Any:
    return words.X()


@binds("RemoveCounters")
def remove_counters(b: Binder, n: Node) -> Any:
    who = b.who(n)
    amount = b.bind(n["n"])
    if "among" in n:
        of: Any = words.Choose(filter_of(b, n["among"]), 1, None)
    else:
        of = b.bind(n["of"])
    return effects.RemoveCounters(amount, b.get(n, "kind"), of, who)


@binds("Mill")
def mill(b: Binder, n: Node) -> Any:
    who = b.who(n)
    b.say(words.That("milled"), "card", "creature", "land")
    return effects.Mill(b.bind(n["n"]), who)


@binds("MillTop")
def mill_top(b: Binder, n: Node) -> Any:
    who = b.who(n)
    top = b.bind(n["what"])
    b.say(words.That("milled"), "card", "creature", "land")
    return effects.Mill(top.n, who if top.whose is None or isinstance(top.whose, words.Doer) else top.whose)


@binds("Draw")
def draw(b: Binder, n: Node) -> Any:
    who = b.who(n)
    amount = b.bind(n["n"])
    b.say(words.That("drawn"), "card")
    return effects.Draw(amount, who)


@binds("Search")
def search(b: Binder, n: Node) -> Any:
    who = b.who(n)
    whose = b.bind(n["whose"])
    parts = b.bind(n["for"]) if "for" in n else b.bind(n["what"])
    out = tuple(part.but(filter=part.filter.but(zone="library", kind="card")) for part in parts)
    b.say(words.That("found"), "card", *set().union(*(nouns_of(part.filter) for part in out)))
    whose = None if isinstance(whose, words.You) or whose == who else whose
    return effects.Search(out, who if whose is None else whose, who=who)


@binds("ShuffleLibrary")
def shuffle(b: Binder, n: Node) -> Any:
    return effects.ShuffleLibrary(b.who(n))


@binds("ShuffleInto")
def shuffle_into(b: Binder, n: Node) -> Any:
    who = b.who(n)
    what = b.bind(n["what"])
    b.bind(n["whose"])
    return effects.ShuffleInto(what, who)
