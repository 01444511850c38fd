"""What predicates change in an object: gets, gains, becomes, can't. A string stands for a change that is an action of its own."""

from __future__ import annotations

from typing import Any

from apnap.magic.forms import statics, words
from apnap.text.engine.values import Node
from apnap.text.magic.bind.binder import Binder, CannotBind
from apnap.text.magic.bind.descriptions import filter_of
from apnap.text.magic.bind.quantities import times_each

CARD_TYPES = ("artifact", "battle", "creature", "enchantment", "land", "planeswalker")


def changes_of(b: Binder, predicates: Any) -> tuple[Any, ...]:
    """The changes that predicates make, in order; a string is the name of an action."""
    out: list[Any] = []
    for predicate in predicates if isinstance(predicates, tuple) else (predicates,):
        function = CHANGES.get(predicate.name)
        if function is None:
            raise CannotBind(f"nothing carries out {predicate.name}")
        out += function(b, predicate)
    return tuple(out)


def half(value: Any) -> Any:
    """One half of +X/+0: a number, or X with its sign."""
    if isinstance(value, int):
        return value
    if isinstance(value, str) and value.lstrip("+-") == "x":
        return words.Times(-1, words.X()) if value.startswith("-") else words.X()
    raise CannotBind(f"{value} is not understood")


def _gets(b: Binder, n: Node) -> list[Any]:
    pm: Any = n["pm"]
    return [statics.AddPowerToughness(half(pm[0]), half(pm[1]))]


def _gets_per(b: Binder, n: Node) -> list[Any]:
    pm: Any = n["pm"]
    of = b.bind(n["of"])
    count = of if not isinstance(of, (words.Filter, words.Either)) else words.Count(of)
    return [statics.AddPowerToughness(*(0 if p == 0 else times_each(half(p), count) for p in pm))]


def flat(abilities: Any) -> tuple[Any, ...]:
    """A list of keywords as abilities: a keyword may stand for several."""
    return tuple(x for part in abilities for x in (part if isinstance(part, tuple) else (part,)))


def _gains(b: Binder, n: Node) -> list[Any]:
    return [statics.GainAbilities(flat(b.bind(n["has"])))]


def _gains_ability(b: Binder, n: Node) -> list[Any]:
    return [statics.GainAbilities((b.bind(n["ability"]),))]


def _gains_both(b: Binder, n: Node) -> list[Any]:
    return [statics.GainAbilities((*b.bind(n["has"]), b.bind(n["ability"])))]


def _loses(b: Binder, n: Node) -> list[Any]:
    has: Any = n["has"]
    if any(item.name != "Kw" for item in has):
        raise CannotBind("losing a keyword with a parameter is not understood")
    return [statics.LoseAbilities(tuple(str(item["name"]) for item in has))]


def _loses_all(b: Binder, n: Node) -> list[Any]:
    return [statics.LoseAbilities()]


def _color(b: Binder, n: Node) -> list[Any]:
    if n.get("chosen"):
        return [statics.SetColors(chosen=True)]
    colors: Any = n["color"]
    return [statics.SetColors(_colors(colors))]


def _colors(colors: Any) -> tuple[str, ...]:
    return tuple(c for c in (colors if isinstance(colors, tuple) else (colors,)) if c != "colorless")


def _became(b: Binder, outer: Node) -> list[Any]:
    n = outer["become"]
    assert isinstance(n, Node)
    written: Any = n["types"]
    types = tuple(w for w in CARD_TYPES if w in written)
    subtypes = tuple(w for w in written if w[:1].isupper())
    also = n.get("also")
    out: list[Any] = []
    if any(w in ("legendary", "snow", "basic", "world") for w in written):
        raise CannotBind("becoming of a supertype is not understood")
    if types:
        kept = also or {"artifact", "creature"} <= set(types)  # 205.1b: what becomes an artifact creature keeps its other types
        out.append(statics.AddTypes((*types, *subtypes)) if kept else statics.SetTypes((*types, *subtypes)))
    elif subtypes:
        out.append(statics.AddTypes(subtypes) if also in ("types", "colors") else statics.SetTypes(subtypes))
    colors: Any = n.get("color", ())
    if colors:
        out.append(statics.SetColors(_colors(colors), add=also == "colors"))
    gained = (*(b.bind(n["has"]) if "has" in n else ()), *((b.bind(n["ability"]),) if "ability" in n else ()))
    if gained:
        out.append(statics.GainAbilities(gained))
    if "n" in n:
        amount = b.bind(n["n"])
        out.append(statics.SetPowerToughness(amount, amount))
    for label in ("pt", "pt2"):
        if label in n:
            out.append(_base(n[label]))
    return out


def _base(pt: Any) -> Any:
    power, toughness = (words.X() if p == "x" else p for p in pt)
    if "*" in (power, toughness):
        raise CannotBind("a star in power or toughness is not understood here")
    return statics.SetPowerToughness(power, toughness)


def _base_pt(b: Binder, n: Node) -> list[Any]:
    if "pt" in n:
        return [_base(n["pt"])]
    return [statics.SetPowerToughness(b.bind(n["n"]), None)]


def _chosen_type(b: Binder, n: Node) -> list[Any]:
    return [statics.ChosenTypes(bool(n.get("land")))]


def _adds(b: Binder, n: Node) -> list[Any]:
    types: Any = n["types"]
    return [statics.AddTypes(tuple(types))]


def _sets(b: Binder, n: Node) -> list[Any]:
    types: Any = n["types"]
    return [statics.SetTypes(tuple(types))]


def _not_types(b: Binder, n: Node) -> list[Any]:
    types: Any = n["types"]
    return [statics.LoseTypes(tuple(types))]


def _cant(b: Binder, n: Node) -> list[Any]:
    what = str(n["not"])
    plain: dict[str, Any] = {
        "block": statics.CantAttackBlock(block=True),
        "attack": statics.CantAttackBlock(attack=True),
        "attack or block": statics.CantAttackBlock(attack=True, block=True),
    }
    if what == "be the target":
        return [statics.Rule("can't be targeted")]
    if what == "be the target of opponents":
        return [statics.Rule("can't be targeted by opponents")]
    if what == "be countered":
        return [statics.Rule("can't be countered")]
    if what == "attack, block or activate":
        return [plain["attack or block"], statics.Rule("can't activate")]
    return [plain.get(what) or statics.Rule(f"can't {what}")]


def _unblockable(b: Binder, n: Node) -> list[Any]:
    if "except" in n:
        return [statics.Rule("can't be blocked except by", filter_of(b, n["except"]))]
    return [statics.CantBeBlocked(filter_of(b, n["by"]) if "by" in n else None)]


def _rule(name: str) -> Any:
    return lambda b, n: [statics.Rule(name)]


def _blocks_only(b: Binder, n: Node) -> list[Any]:
    return [statics.Rule("blocks only", filter_of(b, n["what"]))]


def _must_attack(b: Binder, n: Node) -> list[Any]:
    return [statics.CantAttackBlock(must_attack=True)]


def _stays_tapped(b: Binder, n: Node) -> list[Any]:
    return ["stays tapped once"] if n.get("next") else [statics.Rule("stays tapped")]


def _no_counters(b: Binder, n: Node) -> list[Any]:
    return [statics.CantHaveCounters(str(n["kind"]))]


def _action(name: str) -> Any:
    return lambda b, n: [name]


def _copy(b: Binder, n: Node) -> list[Any]:
    return [statics.BecomesCopyOf(b.bind(n["of"]))]


def _switched(b: Binder, n: Node) -> list[Any]:
    return [statics.SwitchPowerToughness()]


def _choice(b: Binder, n: Node) -> list[Any]:
    return [statics.GainOneOf(b.bind(n["choice"]))]


def _not_activated(b: Binder, n: Node) -> list[Any]:
    return [statics.Rule("can't activate")]


def _must_block_it(b: Binder, n: Node) -> list[Any]:
    return [statics.Rule("must block", b.bind(n["what"]))]


def _cant_block_it(b: Binder, n: Node) -> list[Any]:
    return [statics.Rule("can't block", b.bind(n["what"]))]


def _cant_block_all(b: Binder, n: Node) -> list[Any]:
    return [statics.Rule("can't block", filter_of(b, n["whatever"]))]


CHANGES = {
    "GainsChoice": _choice,
    "NotActivated": _not_activated,
    "MustBeBlocked": _rule("must be blocked"),
    "NotByTwo": _rule("can't be blocked by more than one"),
    "BlocksAny": _rule("blocks any number"),
    "MustBlockIt": _must_block_it,
    "CantBlockIt": _cant_block_it,
    "CantBlockAll": _cant_block_all,
    "ToughnessDamage": _rule("toughness damage"),
    "Gets": _gets,
    "GetsPer": _gets_per,
    "Gains": _gains,
    "GainsAbility": _gains_ability,
    "GainsBoth": _gains_both,
    "Loses": _loses,
    "LosesAll": _loses_all,
    "BecomesColor": _color,
    "Becomes": _became,
    "BecomesType": _chosen_type,
    "Base": _base_pt,
    "AddsTypes": _adds,
    "SetsTypes": _sets,
    "NotTypes": _not_types,
    "CantDo": _cant,
    "CantBeBlocked": _unblockable,
    "CanBlockOnly": _blocks_only,
    "MustAttack": _must_attack,
    "MustBlock": _rule("must block"),
    "StaysTapped": _stays_tapped,
    "IgnoresDefender": _rule("ignores defender"),
    "BlocksMore": _rule("blocks one more"),
    "NoCounters": _no_counters,
    "PhasesOut": _action("phase out"),
    "NoCombatDamage": _rule("no combat damage"),
    "BecomesCopy": _copy,
    "Goaded": _action("goad"),
    "Switched": _switched,
}
