"""Descriptions: what adjectives, types, a noun and what follows it ask for."""

from __future__ import annotations

from typing import Any

from apnap.magic.forms import words
from apnap.text.engine.values import Node
from apnap.text.magic.bind.binder import Binder, CannotBind, binds


def nouns_of(what: Any) -> set[str]:
    """The nouns that may be used for what fits a description."""
    if isinstance(what, words.Either):
        return set().union(*(nouns_of(x) for x in what.of))
    if isinstance(what, words.PlayerFilter):
        return {"player"}
    if not isinstance(what, words.Filter):
        return set()
    found = {word.lower() for group in what.types for word in group} | {what.kind}
    if what.kind == "permanent" and not what.types:
        found |= {"creature", "land", "artifact", "enchantment", "planeswalker"}
    if "Aura" in {w for g in what.types for w in g}:
        found.add("enchantment")
    return found | ({"token"} if "token" in what.status else set())


def filter_of(b: Binder, value: Any, other: bool = False) -> Any:
    """A description bound, with "other" if it is said before. A lone player filter stays one."""
    what = b.bind(value)
    if other and isinstance(what, words.Filter):
        return what.but(other=True)
    return what


PERMANENTS = tuple((t,) for t in ("artifact", "battle", "creature", "enchantment", "land", "planeswalker"))
NOUNS: dict[str, dict[str, Any]] = {
    "card": {"kind": "card"},
    "spell": {"kind": "spell"},
    "token": {"status": ("token",)},
    "permanent": {},
    "permanent card": {"kind": "card", "types": PERMANENTS},
    "permanent spell": {"kind": "spell", "types": PERMANENTS},
    "source": {"kind": "source"},
    "nonland permanent": {"nots": ("land",)},
    "creature": {"types": (("creature",),)},
    "creature or planeswalker": {"types": (("creature",), ("planeswalker",))},
    "commander": {"status": ("commander",)},
}
ABILITIES = ("ability", "activated ability", "triggered ability", "loyalty ability", "mana ability")


@binds("Filter")
def filter_(b: Binder, n: Node) -> Any:
    noun = str(n.get("noun", "permanent"))
    if noun == "activated or triggered ability":
        return words.Either(tuple(_filled(b, n, {"kind": k}) for k in ("activated ability", "triggered ability")))
    if noun in ABILITIES:
        return _filled(b, n, {"kind": noun})
    fields = dict(NOUNS[noun])
    types = n.get("types")
    if isinstance(types, tuple):
        groups = tuple(tuple(sorted(map(str, group), key=_printed_first)) for group in types if isinstance(group, tuple))
        fields["types"] = (
            groups if noun not in ("permanent card", "permanent spell") else tuple((*g, *p) for g in groups for p in PERMANENTS)
        )
        split = _split(n, groups)
        if split is not None:
            return words.Either(tuple(_filled(b, part, {**fields, "types": some}) for part, some in split))
    return _filled(b, n, fields)


def _of_creatures(part: Any) -> bool:
    """Whether a word after a list of types is about creatures only: "with flying", "with power 4 or greater"."""
    return isinstance(part, Node) and (part.name in ("Has", "Lacks") or (part.name == "Stat" and part["stat"] in ("power", "toughness")))


def _split(n: Node, groups: tuple[tuple[str, ...], ...]) -> list[tuple[Node, tuple[tuple[str, ...], ...]]] | None:
    """ "artifact, enchantment, or creature with flying": what is about creatures narrows only them."""
    others = tuple(g for g in groups if not _may_be_creature(g))
    creatures = tuple(g for g in groups if _may_be_creature(g))
    post = _tuple(n.get("post"))
    if not others or not creatures or not any(map(_of_creatures, post)):
        return None
    rest = Node(n.name, [(k, v) for k, v in n if k != "post"] + [("post", tuple(p for p in post if not _of_creatures(p)))])
    return [(rest, others), (n, creatures)]


def _may_be_creature(group: tuple[str, ...]) -> bool:
    return "creature" in group or not any(word.islower() and word not in SUPERTYPES for word in group)


def _printed_first(word: str) -> tuple[int, str]:
    """Supertypes, then types, then subtypes."""
    return (0 if word in SUPERTYPES else 1 if word.islower() else 2), word


SUPERTYPES = ("basic", "legendary", "snow", "world")


def _filled(b: Binder, n: Node, fields: dict[str, Any]) -> Any:
    fields = dict(fields)
    parts = [x for label in ("adj", "post") for x in _tuple(n.get(label)) if isinstance(x, Node)]
    for part in parts:
        function = PARTS.get(part.name)
        if function is None:
            raise CannotBind(f"nothing understands {part.name} in a description")
        function(b, part, fields)
    return words.Filter(**fields)


def _tuple(value: Any) -> tuple[Any, ...]:
    return value if isinstance(value, tuple) else () if value is None else (value,)


def _add(fields: dict[str, Any], label: str, *values: Any) -> None:
    fields[label] = (*fields.get(label, ()), *values)


def opponents(who: Any) -> Any:
    """In a description "an opponent" is any of them."""
    return words.Players("opponents") if isinstance(who, words.AnOpponent) else who


def _color(b: Binder, p: Node, fields: dict[str, Any]) -> None:
    _add(fields, "colors", *(str(p[k]) for k in ("of", "or") if k in p))


def _non(b: Binder, p: Node, fields: dict[str, Any]) -> None:
    _add(fields, "nots", str(p["not"]))


def _status(b: Binder, p: Node, fields: dict[str, Any]) -> None:
    if p["is"] == "exiled":
        fields["zone"] = "exile"
    else:
        _add(fields, "status", str(p["is"]))


def _control(b: Binder, p: Node, fields: dict[str, Any]) -> None:
    if p["who"] == "notyou":
        fields["controller"] = words.Players("others")
    elif p["who"] == "defending":
        fields["controller"] = words.That("player" if b.attacking else "defending")
    else:
        fields["controller"] = opponents(b.bind(p["who"]))


def _own(b: Binder, p: Node, fields: dict[str, Any]) -> None:
    fields["owner"] = opponents(b.bind(p["who"]))


def _has(b: Binder, p: Node, fields: dict[str, Any]) -> None:
    if "or" in p:
        raise CannotBind("one keyword or another in a description is not understood")
    _add(fields, "keywords", keyword_name(p["has"]))


def _lacks(b: Binder, p: Node, fields: dict[str, Any]) -> None:
    _add(fields, "lacks", keyword_name(p["has"]))


def keyword_name(value: Any) -> str:
    """The name of a keyword without parameters. Raises `CannotBind`."""
    if isinstance(value, Node) and value.name == "Kw":
        return str(value["name"])
    raise CannotBind("a keyword with a parameter is not understood here")


def _stat(b: Binder, p: Node, fields: dict[str, Any]) -> None:
    cmp = p["cmp"]
    assert isinstance(cmp, Node)
    _add(fields, "stats", (str(p["stat"]), str(cmp["op"]), b.bind(cmp["n"])))


def _counters(b: Binder, p: Node, fields: dict[str, Any]) -> None:
    fields["counters"] = str(p["kind"])
    if "n" in p:
        fields["least_counters"] = b.bind(p["n"])


def in_zone(b: Binder, p: Node, fields: dict[str, Any]) -> None:
    zone = p["zone"]
    assert isinstance(zone, Node)
    fields["zone"] = str(zone["zone"])
    if "whose" in zone:
        fields["whose"] = opponents(b.bind(zone["whose"]))
    if zone.get("single"):
        fields["single"] = True
    if fields.get("controller") is not None and fields["zone"] not in ("stack", "battlefield"):
        raise CannotBind("what a player controls is on the battlefield")
    if fields.get("kind", "permanent") == "permanent":
        fields["kind"] = "card"


def _named(b: Binder, p: Node, fields: dict[str, Any]) -> None:
    fields["named"] = b.name or "~"


def _chosen_name(b: Binder, p: Node, fields: dict[str, Any]) -> None:
    fields["named_as_chosen"] = True


def _chosen(b: Binder, p: Node, fields: dict[str, Any]) -> None:
    _add(fields, "chosen", str(p["of"]))


def _other(b: Binder, p: Node, fields: dict[str, Any]) -> None:
    fields["other"] = True


def _other_than(b: Binder, p: Node, fields: dict[str, Any]) -> None:
    if b.bind(p["not"]) != words.This():
        raise CannotBind("'other than' something else than the object itself is not understood")
    fields["other"] = True


def _related(b: Binder, p: Node, fields: dict[str, Any]) -> None:
    of = b.bind(p["of"]) if "of" in p else words.You() if p["how"] == "attacking you" else b.last()
    _add(fields, "relations", (str(p["how"]), of))


def _from_source(b: Binder, p: Node, fields: dict[str, Any]) -> None:
    """Of an ability: "from an artifact source"."""
    if not str(fields.get("kind", "")).endswith("ability"):
        raise CannotBind("only an ability is from a source")
    _add(fields, "relations", ("from source", filter_of(b, p["of"])))


def _happened(b: Binder, p: Node, fields: dict[str, Any]) -> None:
    _add(fields, "status", f"{p['how']} this turn")


def _not_noun(b: Binder, p: Node, fields: dict[str, Any]) -> None:
    _add(fields, "nots", str(p["noun"]))


def _this_way(b: Binder, p: Node, fields: dict[str, Any]) -> None:
    key = words.That(str(p["how"]))
    _add(fields, "relations", ("remembered", key))
    if p["how"] in ("exiled", "discarded", "milled", "revealed"):
        fields["kind"] = "card"


def _cast_from(b: Binder, p: Node, fields: dict[str, Any]) -> None:
    _add(fields, "status", f"cast from {p['zone']}")


def _not_from_hand(b: Binder, p: Node, fields: dict[str, Any]) -> None:
    b.bind(p["whose"])
    _add(fields, "status", "cast from elsewhere than hand")


def _toughness_over(b: Binder, p: Node, fields: dict[str, Any]) -> None:
    _add(fields, "status", "toughness greater than power")


def _greatest(b: Binder, p: Node, fields: dict[str, Any]) -> None:
    _add(fields, "relations", (f"greatest {p['stat']}", None))


def _size(b: Binder, p: Node, fields: dict[str, Any]) -> None:
    pt: Any = p["pt"]
    if not all(isinstance(half, int) for half in pt):
        raise CannotBind("power and toughness of a description are numbers")
    _add(fields, "stats", ("power", "=", pt[0]), ("toughness", "=", pt[1]))


PARTS = {
    "Size": _size,
    "Greatest": _greatest,
    "ThisWayPost": _this_way,
    "CastFrom": _cast_from,
    "NotFromHand": _not_from_hand,
    "ToughnessOver": _toughness_over,
    "Color": _color,
    "Non": _non,
    "Status": _status,
    "Control": _control,
    "Own": _own,
    "Has": _has,
    "Lacks": _lacks,
    "Stat": _stat,
    "Counters": _counters,
    "In": in_zone,
    "Named": _named,
    "ChosenName": _chosen_name,
    "Chosen": _chosen,
    "Other": _other,
    "OtherThan": _other_than,
    "Related": _related,
    "FromSource": _from_source,
    "Happened": _happened,
    "NotNoun": _not_noun,
}
