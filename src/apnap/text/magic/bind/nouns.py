"""Objects, players, zones: what noun phrases mean."""
from __future__ import annotations

from typing import Any

from apnap.magic.forms import words
from apnap.text.engine.values import Node
from apnap.text.magic.bind.binder import Binder, CannotBind, binds

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


def target(b: Binder, what: Any, least: Any = 1, most: Any = 1, other: bool = False, chooser: Any = None) -> Any:
    """A new slot, and the reference to it."""
    ref = words.Target(len(b.slots))
    b.slots.append(words.Slot(what, least, most, chooser, other))
    found = nouns_of(what)
    if found - {"player"}:
        b.say(ref, *found)
    if "player" in found:
        b.say_player(ref)
    return ref


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
    ref = target(b, words.ANY_TARGET, other=bool(n.get("other")))
    return ref


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
    return words.Choose(what, least, most, None if isinstance(who, words.You) else who, bool(n.get("random")))


@binds("Each", "Bare", "All")
def each(b: Binder, n: Node) -> Any:
    what = n.get("what", n.get("of"))
    assert what is not None
    return words.Each(filter_of(b, what, bool(n.get("other"))))


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


@binds("ActivePlayer")
def active_player(b: Binder, n: Node) -> Any:
    return b.say_player(words.ActivePlayer())


@binds("Defending")
def defending(b: Binder, n: Node) -> Any:
    return b.say_player(words.That("defending"))


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


# ---------------------------------------------------------------------------------------------------- descriptions


def filter_of(b: Binder, value: Any, other: bool = False) -> Any:
    """A description bound, with "other" if it is said before. A lone player filter stays one."""
    what = b.bind(value)
    if other and isinstance(what, words.Filter):
        return what.but(other=True)
    return what


PERMANENTS = tuple((t,) for t in ("artifact", "battle", "creature", "enchantment", "land", "planeswalker"))
NOUNS: dict[str, dict[str, Any]] = {
    "card": {"kind": "card"},
    "spell": {"kind": "spell", "zone": "stack"},
    "token": {"status": ("token",)},
    "permanent": {},
    "permanent card": {"kind": "card", "types": PERMANENTS},
    "permanent spell": {"kind": "spell", "zone": "stack", "types": PERMANENTS},
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
        return words.Either(tuple(_filled(b, n, {"kind": k, "zone": "stack"}) for k in ("activated ability", "triggered ability")))
    if noun in ABILITIES:
        return _filled(b, n, {"kind": noun, "zone": "stack"})
    fields = dict(NOUNS[noun])
    types = n.get("types")
    if isinstance(types, tuple):
        groups = tuple(tuple(sorted(map(str, group), key=_printed_first)) for group in types if isinstance(group, tuple))
        fields["types"] = groups if noun not in ("permanent card", "permanent spell") else tuple((*g, *p) for g in groups for p in PERMANENTS)
    return _filled(b, n, fields)


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


def _color(b: Binder, p: Node, fields: dict[str, Any]) -> None:
    _add(fields, "colors", *(str(p[k]) for k in ("of", "or") if k in p))


def _non(b: Binder, p: Node, fields: dict[str, Any]) -> None:
    _add(fields, "nots", str(p["not"]))


def _status(b: Binder, p: Node, fields: dict[str, Any]) -> None:
    _add(fields, "status", str(p["is"]))


def _control(b: Binder, p: Node, fields: dict[str, Any]) -> None:
    if p["who"] == "notyou":
        fields["controller"] = words.Players("others")
    elif p["who"] == "defending":
        fields["controller"] = words.That("defending")
    else:
        fields["controller"] = b.bind(p["who"])


def _own(b: Binder, p: Node, fields: dict[str, Any]) -> None:
    fields["owner"] = b.bind(p["who"])


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


def _in(b: Binder, p: Node, fields: dict[str, Any]) -> None:
    zone = p["zone"]
    assert isinstance(zone, Node)
    fields["zone"] = str(zone["zone"])
    if "whose" in zone:
        fields["whose"] = b.bind(zone["whose"])
    if zone.get("single"):
        fields["single"] = True
    if fields.get("kind", "permanent") == "permanent":
        fields["kind"] = "card"


def _named(b: Binder, p: Node, fields: dict[str, Any]) -> None:
    fields["named"] = "~"


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


def _happened(b: Binder, p: Node, fields: dict[str, Any]) -> None:
    _add(fields, "status", f"{p['how']} this turn")


def _not_noun(b: Binder, p: Node, fields: dict[str, Any]) -> None:
    _add(fields, "nots", str(p["noun"]))


PARTS = {
    "Color": _color,
    "Non": _non,
    "Status": _status,
    "Control": _control,
    "Own": _own,
    "Has": _has,
    "Lacks": _lacks,
    "Stat": _stat,
    "Counters": _counters,
    "In": _in,
    "Named": _named,
    "ChosenName": _chosen_name,
    "Chosen": _chosen,
    "Other": _other,
    "OtherThan": _other_than,
    "Related": _related,
    "Happened": _happened,
    "NotNoun": _not_noun,
}
