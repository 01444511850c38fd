"""Verbs of costs and effects."""
from __future__ import annotations

from typing import Any

from apnap.kernel.data import Form
from apnap.magic.forms import effects, words
from apnap.magic.forms.abilities import Card
from apnap.text.engine.values import Node
from apnap.text.magic.bind.binder import Binder, CannotBind, binds
from apnap.text.magic.bind.nouns import filter_of, nouns_of, target

COLORS = ("W", "U", "B", "R", "G")


def remember(b: Binder, what: Any, key: str, *more: str) -> None:
    """What a verb did something to can be said afterwards under its key."""
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
        return form(what=what, who=who)  # type: ignore[call-arg]

    binds(name)(bind)


_does("Sacrifice", effects.Sacrifice, "sacrificed")
_does("Tap", effects.Tap)
_does("Untap", effects.Untap)
_does("Reveal", effects.Reveal, "revealed")


@binds("Discard")
def discard(b: Binder, n: Node) -> Any:
    who = b.who(n)
    what = b.bind(n["what"])
    if isinstance(what, (words.Choose, words.Each)):
        if what.filter.zone not in (None, "hand"):
            raise CannotBind("cards are discarded from the hand only")
        what = what.but(filter=what.filter.but(zone="hand", whose=None))
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
    if under == Node("ThatPlayer"):
        return effects.PutOnto(what, b.last_player(), tapped)
    return effects.ReturnCard(what, "battlefield", tapped, under == Node("Owner"))


@binds("PutOnto")
def put_onto(b: Binder, n: Node) -> Any:
    who = b.who(n)
    what = b.bind(n["what"])
    if "attacking" in n:
        raise CannotBind("put onto the battlefield attacking is not understood")
    remember(b, what, "put", "permanent")
    under = n.get("under")
    owner: Any = words.OwnerOf(what) if under == Node("Owner") else b.last_player() if under == Node("ThatPlayer") else who
    return effects.PutOnto(what, owner, bool(n.get("tapped")))


@binds("PutInto")
def put_into(b: Binder, n: Node) -> Any:
    b.who(n)
    what = b.bind(n["what"])
    remember(b, what, "put", "card")
    zone = n["zone"]
    if isinstance(zone, Node):
        zone = zone["zone"]
    where = str(n.get("where", "top"))
    if where == "either":
        raise CannotBind("on the top or bottom is not understood")
    if n.get("order") == "random":
        where += " random"
    whose = b.get(n, "whose")
    for owner in ([whose] if whose is not None else []):
        b.say_player(words.OwnerOf(words.That("put")) if isinstance(owner, words.OwnerOf) else owner)
    return effects.PutInto(what, str(zone), where)


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
        of: Any = words.Choose(filter_of(b, n["among"]).filter, 1, None)
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
    return effects.Draw(b.bind(n["n"]), who)


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


# ---------------------------------------------------------------------------------------------------- values


@binds("GainLife")
def gain_life(b: Binder, n: Node) -> Any:
    who = b.who(n)
    return effects.GainLife(b.bind(n["n"]), who)


@binds("LoseLife")
def lose_life(b: Binder, n: Node) -> Any:
    who = b.who(n)
    return effects.LoseLife(b.bind(n["n"]), who)


@binds("LoseHalf")
def lose_half(b: Binder, n: Node) -> Any:
    who = b.who(n)
    return effects.LoseLife(words.Half(words.Stat(who or words.You(), "life"), True), who)


def damaged(b: Binder, value: Any) -> Any:
    """To whom or what damage is dealt."""
    to = b.bind(value)
    return words.ANY_TARGET if to is None else to


@binds("EachAnd")
def each_and(b: Binder, n: Node) -> Any:
    which = {"player": "each", "opponent": "opponents", "other": "others"}[str(b.bind(n["who"]).which)]
    return words.Several((words.Each(filter_of(b, n["what"])), words.Players(which)))


@binds("ObjAnd")
def obj_and(b: Binder, n: Node) -> Any:
    return words.Several((b.bind(n["what"]), b.bind(n["who"])))


@binds("YouAnd")
def you_and(b: Binder, n: Node) -> Any:
    return words.Several((words.You(), b.bind(n["what"])))


def _source(b: Binder, n: Node) -> Any:
    source = b.bind(n["source"])
    return None if source == words.This() else source


@binds("DealDamage")
def deal_damage(b: Binder, n: Node) -> Any:
    source = _source(b, n)
    amount = b.bind(n["n"])
    return effects.DealDamage(amount, damaged(b, n["to"]), source)


@binds("DealDamage2")
def deal_damage_twice(b: Binder, n: Node) -> Any:
    source = _source(b, n)
    first = effects.DealDamage(b.bind(n["n"]), damaged(b, n["to"]), source)
    return effects.Together((first, effects.DealDamage(b.bind(n["n2"]), damaged(b, n["to2"]), source)))


@binds("DealDivided")
def deal_divided(b: Binder, n: Node) -> Any:
    source = _source(b, n)
    among = n["among"]
    assert isinstance(among, Node)
    what = filter_of(b, among["what"]) if "what" in among else words.ANY_TARGET
    most = b.get(among, "most", 1)
    slot = len(b.slots)
    target(b, what, among.get("least", 1), None if most == "any" else most)
    return effects.DealDivided(b.bind(n["n"]), slot, source)


@binds("AddMana")
def add_mana(b: Binder, n: Node) -> Any:
    who = b.who(n)
    of = n["of"]
    assert isinstance(of, Node)
    only = b.get(n, "only")
    made = MANA[of.name](b, of)
    fields: dict[str, Any] = {} if who is None else {"who": who}
    if only is not None:
        fields["only"] = only
    if not fields or not isinstance(made, effects.AddMana):
        if fields:
            raise CannotBind("this mana cannot be given away or tied to a use")
        return made
    return made.but(**fields)


def _mana_of(b: Binder, n: Node) -> Any:
    return effects.AddMana(symbols=tuple(n["symbols"]))  # type: ignore[arg-type]


def _mana_or(b: Binder, n: Node) -> Any:
    choices: Any = n["symbols"]
    groups = tuple(tuple(group) for group in choices)
    if all(len(group) == 1 for group in groups):
        return effects.AddMana(any_color=tuple(group[0] for group in groups))
    raise CannotBind("a choice between several symbols of mana is not understood")


def _mana_any(b: Binder, n: Node) -> Any:
    colors: Any = n.get("colors", COLORS)
    return effects.AddMana(any_color=tuple(colors), n=b.bind(n["n"]), different=bool(n.get("different")))


def _mana_chosen(b: Binder, n: Node) -> Any:
    return effects.AddMana(any_color=("chosen",), n=b.bind(n["n"]))


def _mana_like(b: Binder, n: Node) -> Any:
    whose = words.You() if n["whose"] == "you" else words.Players("opponents")
    return effects.AddManaLike(b.bind(n["n"]), whose, bool(n.get("type")))


def _mana_commander(b: Binder, n: Node) -> Any:
    return effects.AddMana(any_color=("commander",), n=b.bind(n["n"]))


def _mana_amount(b: Binder, n: Node) -> Any:
    return effects.AddMana(any_color=(str(n["symbol"]),), n=b.bind(n["n"]))


MANA = {
    "ManaOf": _mana_of,
    "ManaOr": _mana_or,
    "ManaAny": _mana_any,
    "ManaChosen": _mana_chosen,
    "ManaLike": _mana_like,
    "ManaCommander": _mana_commander,
    "ManaAmount": _mana_amount,
}


@binds("SpendOnly")
def spend_only(b: Binder, n: Node) -> Any:
    return tuple(b.bind(n[label]) for label in ("of", "of2") if label in n)


@binds("CastOnly")
def cast_only(b: Binder, n: Node) -> Any:
    return "cast", filter_of(b, n["what"])


@binds("ActivateOnly")
def activate_only(b: Binder, n: Node) -> Any:
    return "activate", filter_of(b, n["what"]) if "what" in n else None


@binds("Counter")
def counter(b: Binder, n: Node) -> Any:
    return effects.Counter(b.bind(n["what"]))


# ---------------------------------------------------------------------------------------------------- tokens


@binds("CreateToken")
def create_token(b: Binder, n: Node) -> Any:
    who = b.who(n)
    kind = n["what"]
    assert isinstance(kind, Node)
    if "attacking" in n:
        raise CannotBind("tokens that enter attacking are not understood")
    amount = b.bind(n["n"])
    if kind.name == "Predefined":
        from apnap.magic.keywords.tokens import PREDEFINED

        name = str(kind["name"])
        if name not in PREDEFINED:
            raise CannotBind(f"what a {name} token does is not written down yet")
        token = PREDEFINED[name]
    else:
        inside = [*_abilities(b, n)]
        token = token_card(b, kind, tuple(inside))
    b.say(words.That("created"), "token", "permanent", *token.types, *(s.lower() for s in token.subtypes))
    return effects.CreateToken(token, amount, who, bool(n.get("tapped")))


def _abilities(b: Binder, n: Node) -> tuple[Any, ...]:
    listed = b.bind(n["has"]) if "has" in n else ()
    return tuple(listed) + ((b.bind(n["ability"]),) if "ability" in n else ())


def token_card(b: Binder, kind: Node, abilities: tuple[Any, ...]) -> Card:
    """The card of a token from its description. Its name is that of its subtypes (111.4)."""
    written: Any = kind["types"]
    types = tuple(w for w in ("artifact", "battle", "creature", "enchantment", "land") if w in written)
    subtypes = tuple(w for w in written if w[:1].isupper())
    supertypes = ("legendary",) if "legendary" in kind else tuple(w for w in ("snow", "legendary") if w in written)
    colors: Any = kind.get("color", ())
    pt: Any = kind["pt"]
    power, toughness = (words.X() if half == "x" else half for half in pt)
    plain = tuple(c for c in colors if c != "colorless")
    return Card(" ".join(subtypes), None, supertypes, types, subtypes, abilities, power, toughness, colors=plain)


@binds("CreateCopy")
def create_copy(b: Binder, n: Node) -> Any:
    who = b.who(n)
    of = b.bind(n["what"])
    b.say(words.That("created"), "token", "permanent", "creature")
    return effects.CreateCopy(of, b.bind(n["n"]), who, bool(n.get("tapped")))


@binds("GainControl")
def gain_control(b: Binder, n: Node) -> Any:
    who = b.who(n)
    return effects.GainControl(b.bind(n["what"]), str(n.get("for", b.until or "permanently")), who)
