"""From nodes to what is constantly so: keywords and plain sentences."""
from __future__ import annotations

from typing import Any

from apnap.berserk.forms import effects as e
from apnap.berserk.forms import statics as s
from apnap.berserk.forms import words as w
from apnap.berserk.forms.abilities import Keyword
from apnap.berserk.keywords import incarnation, superiority, thirst, unity
from apnap.text.berserk.bind_words import CannotBind, describe, many, number
from apnap.text.engine.values import Node


def keyword(node: Any) -> tuple[Any, ...]:
    """A keyword, with its number or what it is about; of a protection from several things several."""
    match node.name:
        case "Thirst":
            return (thirst(number(node["n"])),)
        case "Unity":
            return (unity(number(node["n"])),)
        case "Incarnation":
            return (incarnation(number(node["n"])),)
        case "Superiority":
            return (superiority(describe(node["what"])),)
        case "Protection":
            return tuple(Keyword("protection", what=str(x)) for x in many(node["from"]))
    return (Keyword(str(node["name"]), node.get("n"), node.get("what")),)


def keywords(value: Any) -> tuple[Any, ...]:
    """All keywords of a list."""
    return tuple(k for node in many(value) for k in keyword(node))


def statics(node: Any) -> tuple[Any, ...]:
    """What a plain sentence says. Raises `CannotBind`."""
    found = _numbers(node) or _wounds(node) or _others(node)
    if not found:
        raise CannotBind(f"nothing constant is called {node.name}")
    return found


def _numbers(node: Any) -> tuple[Any, ...]:
    """Strikes, lives and costs."""
    match node.name:
        case "PlusStrike" if "against" in node:
            return (s.Deals(node["n"], w.This(), ("strike",), describe(node["against"])),)
        case "PlusStrike":
            return (s.Strike(node["n"]),)
        case "PlusStrikePerWound":
            return (s.Strike(w.Times(node["n"], w.Stat(w.This(), "wounds"))),)
        case "PlusBoth":
            return (s.Strike(node["n"]), s.Lives(node["n"]))
        case "GiveStrike":
            return (s.Strike(node["n"], describe(node["what"])),)
        case "GiveBoth":
            return (s.Strike(node["n"], describe(node["what"])), s.Lives(node["n"], describe(node["what"])))
        case "SetStrike":
            return (s.Strike(node["n"], describe(node["what"]), to=True),)
        case "CostLess":
            return (s.Costs(-node["n"], describe(node["what"])),)
    return ()


def _wounds(node: Any) -> tuple[Any, ...]:
    """Who wounds more, and who takes fewer."""
    match node.name:
        case "Fewer":
            return (s.Takes(node["n"], **_source(node["from"])),)
        case "Deal":
            what = describe(node["what"])
            return (s.Deals(node["n"], what, ("spell",) if what.kind == "spell" else ()),)
        case "TakesMore":
            return (s.Takes(node["n"] if node["than"] == ">" else -node["n"], **_source(node["from"])),)
        case "Unwoundable":
            return (s.NoWounds(**_source(node.get("from"))),)
        case "HeroUnhurt":
            return (s.NoWounds(w.Filter("hero", side="own"), how=("ability",)),)
        case "DrawInstead":
            return (s.Instead("die", (e.Draw(),), describe(node["what"])),)
        case "TakeInstead":
            hero = w.Filter("hero", side="own")
            return (s.Instead("be wounded", (e.Wound(number(node["n"]), w.This()),), hero, may=True),)
    return ()


def _source(value: Any) -> dict[str, Any]:
    """"From" a way of wounding, or from cards."""
    if value is None:
        return {}
    return {"by": describe(value)} if isinstance(value, Node) else {"how": many(value)}


def _others(node: Any) -> tuple[Any, ...]:
    """Given keywords, what cannot be done, what is cancelled."""
    match node.name:
        case "Give":
            return (s.Has(keywords(node["list"]), describe(node["what"])),)
        case "Own":
            return (s.Has(keywords(node["list"])),)
        case "Cannot":
            both = ("attack", "defend") if node["what"] == "both" else (str(node["what"]),)
            return tuple(s.Cannot(x) for x in both)
        case "OnlyTarget":
            return (s.MustBeTarget(every=True),)
        case "AttacksOnly":
            return (s.AttacksOnly(describe(node["whom"])),)
        case "Cancel":
            return (s.Cancels((e.LoseCoins(node["n"]),)),)
        case "MorePrayers":
            return (s.MoreTokens(node["n"]),)
    return ()
