"""Verbs of life, damage, mana, tokens and control."""

from __future__ import annotations

from typing import Any

from apnap.magic.forms import effects, words
from apnap.magic.forms.abilities import Card
from apnap.text.engine.values import Node
from apnap.text.magic.bind.binder import Binder, CannotBind, binds, replaced
from apnap.text.magic.bind.descriptions import filter_of
from apnap.text.magic.bind.nouns import target

COLORS = ("W", "U", "B", "R", "G")


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
    if n.get("same"):
        if b.subject is None:
            raise CannotBind("'deals' has no subject")
        source = b.subject
    else:
        source = b.subject = b.bind(n["source"])
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
    if "x" in n:
        made = replaced(made, words.X(), b.bind(n["x"]))
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
    return effects.AddManaOf(groups)


def _mana_any(b: Binder, n: Node) -> Any:
    colors: Any = n.get("colors", COLORS)
    return effects.AddMana(any_color=tuple(colors), n=b.bind(n["n"]), different=bool(n.get("different")))


def _mana_chosen(b: Binder, n: Node) -> Any:
    return effects.AddMana(any_color=("chosen",), n=b.bind(n["n"]))


def _mana_produced(b: Binder, n: Node) -> Any:
    return effects.AddMana(any_color=("produced",), n=b.bind(n["n"]))


def _mana_like(b: Binder, n: Node) -> Any:
    whose = words.You() if n["whose"] == "you" else words.Players("opponents")
    return effects.AddManaLike(b.bind(n["n"]), whose, bool(n.get("type")))


def _mana_commander(b: Binder, n: Node) -> Any:
    return effects.AddMana(any_color=("commander",), n=b.bind(n["n"]))


def _mana_amount(b: Binder, n: Node) -> Any:
    return effects.AddMana(any_color=(str(n["symbol"]),), n=b.bind(n["n"]))


def _mana_or_chosen(b: Binder, n: Node) -> Any:
    symbols: Any = n["symbols"]
    if len(symbols) != 1:
        raise CannotBind("a choice between several symbols and a colour is not understood")
    return effects.AddMana(any_color=(symbols[0], "chosen"))


def _mana_that_color(b: Binder, n: Node) -> Any:
    return effects.AddMana(any_color=("chosen",), n=b.bind(n["n"]))


MANA = {
    "ManaOrChosen": _mana_or_chosen,
    "ManaThatColor": _mana_that_color,
    "ManaOf": _mana_of,
    "ManaOr": _mana_or,
    "ManaAny": _mana_any,
    "ManaChosen": _mana_chosen,
    "ManaProduced": _mana_produced,
    "ManaLike": _mana_like,
    "ManaCommander": _mana_commander,
    "ManaAmount": _mana_amount,
}


@binds("SpendOnly")
def spend_only(b: Binder, n: Node) -> Any:
    return tuple(b.bind(n[label]) for label in ("of", "of2") if label in n)


@binds("SpendNot")
def spend_not(b: Binder, n: Node) -> Any:
    return (("not cast", filter_of(b, n["what"])),)


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
    return effects.CreateToken(token, amount, who, bool(n.get("tapped")) or "attacking" in n, "attacking" in n)


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
    power: Any
    toughness: Any
    power, toughness = (words.X() if half == "x" else half for half in pt)
    plain = tuple(c for c in colors if c != "colorless")
    return Card(" ".join(subtypes), None, supertypes, types, subtypes, abilities, power, toughness, colors=plain)


@binds("CreateCopy")
def create_copy(b: Binder, n: Node) -> Any:
    who = b.who(n)
    of = b.bind(n["what"])
    if "has" in n:
        raise CannotBind("a copy with an exception is not understood")
    b.say(words.That("created"), "token", "permanent", "creature")
    return effects.CreateCopy(of, b.bind(n["n"]), who, bool(n.get("tapped")))


@binds("GainControl")
def gain_control(b: Binder, n: Node) -> Any:
    who = b.who(n)
    return effects.GainControl(b.bind(n["what"]), str(n.get("for", b.until or "permanently")), who)
