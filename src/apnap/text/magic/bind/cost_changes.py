"""What spells and abilities cost more or less."""

from __future__ import annotations

from typing import Any

from apnap.magic.forms import effects, statics, words
from apnap.text.engine.values import Node
from apnap.text.magic.bind.binder import Binder, CannotBind, binds
from apnap.text.magic.bind.clauses import mana_amount

WHO: dict[str, Any] = {"you": words.You(), "opponents": words.Players("opponents")}


@binds("CostChange")
def cost_change(b: Binder, n: Node) -> Any:
    of, change = n["of"], n["cost"]
    assert isinstance(of, Node) and isinstance(change, Node)
    what: dict[str, Any] = {"of": "abilities" if of.name == "Abilities" else "spells"}
    if of.name == "ThisSpell":
        what["filter"] = words.This()
    elif "what" in of:
        fits = b.bind(of["what"])
        if of.name == "Spells" and isinstance(fits, words.Filter):
            if fits.kind == "ability":
                what["of"] = "abilities"
            elif fits.kind != "spell":
                raise CannotBind("only spells cost something to cast")
            fits = _bare(fits, what)
        what["filter"] = fits
    if "other" in of:
        other = b.bind(of["other"])
        what["filter"] = words.Either((what["filter"], other.but(controller=None) if isinstance(other, words.Filter) else other))
    if "who" in of:
        what["who"] = WHO[str(of["who"])]
    if of.get("loyalty"):
        what["loyalty"] = True
    if "label" in of:
        what["label"] = str(of["label"])
    if of.get("nomana"):
        what["no_mana"] = True
    if "targets" in of:
        what["targets"] = b.bind(of["targets"])
    return CHANGE[change.name](b, change, what)


def _bare(fits: words.Filter, what: dict[str, Any]) -> words.Filter | None:
    """The description of a spell or ability without who casts or activates it and what it targets, which are entered in `what`."""
    if fits.controller is not None:
        what["who"] = fits.controller
    targets = [to for how, to in fits.relations if how == "targets"]
    if targets:
        what["targets"] = _target_of(targets[0])
    if fits.kind == "ability" and "mana ability" in fits.nots:
        what["no_mana"] = True
        fits = fits.but(nots=tuple(x for x in fits.nots if x != "mana ability"))
    bare = fits.but(controller=None, relations=tuple(r for r in fits.relations if r[0] != "targets"))
    return None if bare == words.Filter(kind=fits.kind) else bare


def _target_of(what: Any) -> Any:
    """"That target a Merfolk you control": any that fits."""
    return what.filter if isinstance(what, words.Choose | words.Each) else what


def _cost_by(b: Binder, n: Node, what: dict[str, Any]) -> Any:
    if isinstance(n["n"], str) and n["n"] in "WUBRGC":
        return statics.CostsMore(_signed(n, 1), symbols=(n["n"],), **what)
    if "unless" in n:
        what["no_mana"] = True
    if "targets" in n:
        what["targets"] = _target_of(b.bind(n["targets"]))
    return statics.CostsMore(_signed(n, mana_amount(n["n"])), turn=str(n.get("turn", "")), **what)


def _signed(n: Node, amount: Any) -> Any:
    if n["dir"] == "more":
        return amount
    return -amount if isinstance(amount, int) else words.Times(-1, amount)


def _cost_by_symbols(b: Binder, n: Node, what: dict[str, Any]) -> Any:
    symbols: Any = n["symbols"]
    if len(symbols) < 2 or any(s.isdigit() for s in symbols):
        raise CannotBind("a change by generic and coloured mana at once is not understood")
    return statics.CostsMore(_signed(n, 1), symbols=tuple(symbols), **what)


def _cost_per_target(b: Binder, n: Node, what: dict[str, Any]) -> Any:
    beyond = 1 if "beyond" in n else 0
    if "symbols" not in n:
        return statics.CostsMore(_signed(n, mana_amount(n["n"])), per_target=beyond, **what)
    symbols: Any = n["symbols"]
    generic = sum(int(s) for s in symbols if s.isdigit())
    colored = tuple(s for s in symbols if not s.isdigit())
    parts = [statics.CostsMore(_signed(n, generic), per_target=beyond, **what)] if generic else []
    return tuple(parts + ([statics.CostsMore(_signed(n, 1), symbols=colored, per_target=beyond, **what)] if colored else []))


def _cost_extra_life(b: Binder, n: Node, what: dict[str, Any]) -> Any:
    return statics.AdditionalCost((effects.PayLife(b.bind(n["n"])),), **what)


def _cost_extra_quoted(b: Binder, n: Node, what: dict[str, Any]) -> Any:
    from apnap.text.magic.bind.abilities import costs

    return statics.AdditionalCost(costs(b, n["cost"]), **what)


def _cost_each(sign: int) -> Any:
    def bind(b: Binder, n: Node, what: dict[str, Any]) -> Any:
        amount = mana_amount(n["n"])
        of = b.bind(n["of"])
        count = words.Count(of) if isinstance(of, (words.Filter, words.Either)) else of
        return statics.CostsMore(words.Times(sign * amount, count), **what)

    return bind


def _cost_extra(b: Binder, n: Node, what: dict[str, Any]) -> Any:
    cost = n["cost"]
    assert isinstance(cost, Node)
    component: Any = effects.Loyalty(cost["n"]) if cost.name == "Loyalty" else effects.Mana(tuple(cost["symbols"]))  # type: ignore[arg-type]
    return statics.AdditionalCost((component,), **what)


def _cost_extra_each(b: Binder, n: Node, what: dict[str, Any]) -> Any:
    from apnap.text.magic.bind.abilities import costs

    return statics.AdditionalCost(costs(b, n["cost"]), times=words.SymbolsInCost(str(n["color"])), **what)


CHANGE = {
    "CostBy": _cost_by,
    "CostBySymbols": _cost_by_symbols,
    "CostPerTarget": _cost_per_target,
    "CostExtraLife": _cost_extra_life,
    "CostExtraQuoted": _cost_extra_quoted,
    "CostLessEach": _cost_each(-1),
    "CostMoreEach": _cost_each(1),
    "CostExtra": _cost_extra,
    "CostExtraEach": _cost_extra_each,
}


@binds("OnlyColored")
def only_colored(b: Binder, n: Node) -> Any:
    return ("only colored",)


@binds("CostsAtLeast")
def costs_at_least(b: Binder, n: Node) -> Any:
    least: Any = n["n"]
    if n["n2"] != least:
        raise CannotBind("the same number is expected twice")
    return statics.CostsAtLeast(least)


@binds("Floor")
def floor(b: Binder, n: Node) -> Any:
    return ("floor",)
