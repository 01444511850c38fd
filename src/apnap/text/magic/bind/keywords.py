"""Keyword abilities: those with parameters are functions of `apnap.magic.keywords`, which give the forms they stand for."""

from __future__ import annotations

from typing import Any

from apnap.magic.forms import abilities, effects, keyworded, statics, words
from apnap.magic.keywords import KEYWORDS
from apnap.text.engine.values import Node
from apnap.text.magic.bind.abilities import costs
from apnap.text.magic.bind.binder import Binder, CannotBind, binds
from apnap.text.magic.bind.descriptions import filter_of
from apnap.text.magic.en.lexicon import COLOR_LETTERS


def keyword_line(b: Binder, items: Any) -> tuple[Any, ...]:
    """A line of keywords as abilities in order."""
    out: list[Any] = []
    for item in items:
        made = b.bind(item)
        out += made if isinstance(made, tuple) else (made,)
    return tuple(out)


PLAIN = ("extort", "persist", "station", "undying")
"""Keywords without parameters that stand for abilities."""


@binds("KeywordLimited")
def limited(b: Binder, n: Node) -> tuple[Any, ...]:
    """A keyword with activation instructions of its own: "Crew 1. Activate only once each turn." """
    of: Any = n["of"]
    said: Any = n.get("limits", ())
    limits = tuple(x for limit in (said if isinstance(said, tuple) else (said,)) for x in b.bind(limit))
    made = keyword_line(b, (of,))
    if limits == (abilities.XCantBeZero(),) and any(_suspends(x) for x in made):
        return tuple(x.but(effects=tuple(y.but(least=1) for y in x.effects)) if _suspends(x) else x for x in made)
    if not limits or not all(isinstance(x, abilities.Activated) for x in made):
        raise CannotBind("this keyword takes no activation instruction")
    return tuple(x.but(limits=(*x.limits, *(y for y in limits if y not in x.limits))) for x in made)


def _suspends(ability: Any) -> bool:
    return isinstance(ability, abilities.Static) and any(isinstance(x, keyworded.Suspend) for x in ability.effects)


@binds("Kw")
def kw(b: Binder, n: Node) -> Any:
    name = str(n["name"])
    return KEYWORDS[name]() if name in PLAIN else abilities.Keyword(name)


@binds("KwN")
def kw_n(b: Binder, n: Node) -> Any:
    if n["name"] in ("crew", "saddle"):
        return KEYWORDS[str(n["name"])](b.bind(n["n"]))
    return abilities.Keyword(str(n["name"]), b.bind(n["n"]))


def from_what(b: Binder, n: Any) -> Any:
    """What protection is from."""
    assert isinstance(n, Node)
    simple = {"Everything": words.Filter(kind="source"), "AllColors": words.Filter(kind="source", nots=("colorless",))}
    if n.name == "Color":
        return words.Filter(kind="source", colors=(str(n["of"]),))
    if n.name in simple:
        return simple[n.name]
    if n.name == "Np":
        what = filter_of(b, n["what"])
        return what.but(kind="source") if isinstance(what, words.Filter) and what.zone is None else what
    if n.name == "ColorOfChoice":
        return words.Filter(kind="source", chosen=("color now",))
    if n.name == "Opponents":
        return words.Players("opponents")
    return words.Filter(kind="source", chosen=("color",))


COLOR_WORDS = {letter: word for word, letter in COLOR_LETTERS.items()}
QUALITIES = {
    "Everything": "everything",
    "AllColors": "all colors",
    "ColorOfChoice": "the color of your choice",
    "ChosenColor": "the chosen color",
}


def _from(name: str, b: Binder, quality: Any) -> abilities.Keyword:
    """ "protection from red": the quality is part of the keyword's name where it has a word, and stands in `what` in any case."""
    what = from_what(b, quality)
    if quality.name == "Color":
        word = COLOR_WORDS.get(str(quality["of"]), str(quality["of"]))
    elif isinstance(what, words.Filter) and quality.name == "Np" and what.but(types=()) == words.Filter(kind="source"):
        word = "".join(what.types[0]) + "s" if len(what.types) == 1 and len(what.types[0]) == 1 else "what fits"
    else:
        word = QUALITIES.get(quality.name, "what fits")
    return abilities.Keyword(f"{name} from {word}", what=what)


@binds("Protection")
def protection(b: Binder, n: Node) -> Any:
    if "from2" in n:
        return tuple(_from("protection", b, n[k]) for k in ("from", "from2"))
    return _from("protection", b, n["from"])


@binds("HexproofFrom")
def hexproof_from(b: Binder, n: Node) -> Any:
    return _from("hexproof", b, n["from"])


@binds("Ward")
def ward(b: Binder, n: Node) -> Any:
    cost: Any = n["cost"]
    made = costs(b, cost) if not isinstance(cost, tuple) or not all(isinstance(x, str) for x in cost) else (effects.Mana(cost),)
    return KEYWORDS["ward"](made)


@binds("KwCost")
def kw_cost(b: Binder, n: Node) -> Any:
    name = str(n["name"])
    cost = costs(b, n["cost"])
    function = KEYWORDS.get(name)
    return function(cost) if function else abilities.Keyword(name, cost=cost)


@binds("Kickers")
def kickers(b: Binder, n: Node) -> Any:
    return tuple(KEYWORDS["kicker"]((effects.Mana(tuple(n[k])),)) for k in ("a", "b"))  # type: ignore[arg-type]


@binds("Suspend", "Reinforce", "KwNCost")
def n_cost(b: Binder, n: Node) -> Any:
    cost = (effects.Mana(tuple(n["cost"])),)  # type: ignore[arg-type]
    function = KEYWORDS.get(n.name.lower())
    return function(b.bind(n["n"]), cost) if function else abilities.Keyword(str(n.get("name", n.name.lower())), b.bind(n["n"]), cost)


@binds("Enchant")
def enchant(b: Binder, n: Node) -> Any:
    return abilities.Static((statics.Enchant(filter_of(b, n["what"])),), label="enchant")


@binds("EquipWhat")
def equip_what(b: Binder, n: Node) -> Any:
    return KEYWORDS["equip"](costs(b, n["cost"]), filter_of(b, n["what"]))


@binds("Typecycling")
def typecycling(b: Binder, n: Node) -> Any:
    land = str(n["land"])
    types = ((land, "land"),) if land in ("basic", "artifact") else ((land,),)
    return KEYWORDS["typecycling"](costs(b, n["cost"]), words.Filter(types=types, kind="card"), land)


@binds("Affinity")
def affinity(b: Binder, n: Node) -> Any:
    return KEYWORDS["affinity"](filter_of(b, n["what"]))


@binds("Offering")
def offering(b: Binder, n: Node) -> Any:
    return abilities.Keyword("offering", what=words.Filter(types=((str(n["type"]),),)))


@binds("Champion")
def champion(b: Binder, n: Node) -> Any:
    return abilities.Keyword("champion", what=filter_of(b, n["what"]))


@binds("Splice")
def splice(b: Binder, n: Node) -> Any:
    return abilities.Keyword("splice", cost=costs(b, n["cost"]), what=words.Filter(types=((str(n["type"]),),), kind="spell"))
