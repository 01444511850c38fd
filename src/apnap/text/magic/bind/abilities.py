"""Lines: activated, triggered; costs and activation instructions."""

from __future__ import annotations

from typing import Any

from apnap.magic.forms import abilities, effects, events, words
from apnap.magic.keywords import levels
from apnap.text.engine.values import Node
from apnap.text.magic.bind.binder import Binder, CannotBind, binds
from apnap.text.magic.bind.clauses import body, instructions, mana_amount
from apnap.text.magic.bind.descriptions import filter_of


def bodied(b: Binder, value: Any) -> Any:
    """A body; a modal one has no modes yet: the compiler adds those of the lines that follow."""
    if isinstance(value, Node) and value.name == "ModalHead":
        return modal_head(b, value)
    return body(b, value)


def modal_head(b: Binder, n: Node) -> abilities.Modal:
    """How many modes may be chosen, and by whom."""
    number = n["number"]
    assert isinstance(number, Node)
    few = {"One": (1, 1), "OneOrBoth": (1, 2), "OneOrMore": (1, 99), "AnyNumber": (0, 99)}
    if number.name in few:
        least, most = few[number.name]
    else:
        most = b.bind(number["n"])
        least = 0 if number.name == "UpTo" else most
    chooser = b.get(n, "chooser")
    return abilities.Modal((), least, most, "repeat" in n, chooser)


@binds("Activated")
def activated(b: Binder, n: Node) -> abilities.Activated:
    cost = costs(b, n["cost"])
    limits = tuple(x for limit in _tuple(n.get("limits")) for x in b.bind(limit))
    made = bodied(b, n["body"])
    return abilities.Activated(cost, made, limits, zone_of(b, cost, limits))


@binds("ClassLevel")
def class_level(b: Binder, n: Node) -> abilities.Activated:
    """716.2a: "{3}{W}: Level 2" becomes that level, as a sorcery."""
    level: Any = n["level"]
    return levels.class_level(costs(b, n["cost"]), int(level))


def _tuple(value: Any) -> tuple[Any, ...]:
    return value if isinstance(value, tuple) else () if value is None else (value,)


def zone_of(b: Binder, cost: tuple[Any, ...], limits: tuple[Any, ...]) -> str:
    """Where the ability works (113.6): from where its cost or effect takes the object itself."""
    if any(isinstance(part, effects.Discard) and part.what == words.This() for part in cost):
        return "hand"
    for limit in limits:
        condition = getattr(limit, "condition", None)
        if isinstance(condition, words.Is) and condition.what == words.This() and condition.filter.zone:
            return str(condition.filter.zone)
    return b.zone or "battlefield"


def costs(b: Binder, value: Any) -> tuple[Any, ...]:
    """A cost's components."""
    out: list[Any] = []
    for item in _tuple(value):
        made = b.bind(item)
        out.append(made)
    return tuple(out)


@binds("Mana")
def mana(b: Binder, n: Node) -> Any:
    symbols: Any = n["symbols"]
    return effects.Mana(tuple(symbols))


@binds("TapThis")
def tap_this(b: Binder, n: Node) -> Any:
    return effects.TapThis()


@binds("UntapThis")
def untap_this(b: Binder, n: Node) -> Any:
    return effects.UntapThis()


@binds("Loyalty")
def loyalty(b: Binder, n: Node) -> Any:
    value = n["n"]
    return effects.Loyalty(value) if isinstance(value, int) else effects.Loyalty(x=True)


@binds("PayLife")
def pay_life(b: Binder, n: Node) -> Any:
    if n.get("half"):
        return effects.PayLife(words.Half(words.Stat(words.You(), "life"), True))
    return effects.PayLife(b.bind(n["n"]))


@binds("PayEnergy")
def pay_energy(b: Binder, n: Node) -> Any:
    return effects.PayPlayerCounters(b.bind(n["n"]), "energy")


@binds("Pay")
def pay(b: Binder, n: Node) -> Any:
    who = b.who(n)
    if who is not None and who != b.actor:
        raise CannotBind("a payment that another player must make is not understood")
    return effects.Pay(costs(b, n["cost"]))


@binds("Exert", "Unattach")
def exert(b: Binder, n: Node) -> Any:
    return effects.KeywordAction(n.name.lower(), what=b.bind(n["what"]))


@binds("Waterbend", "CollectEvidence", "Blight", "Forage")
def action_cost(b: Binder, n: Node) -> Any:
    names = {"CollectEvidence": "collect evidence"}
    value = b.get(n, "n")
    amount: Any = (int(value[0]) if value[0].isdigit() else words.X()) if isinstance(value, tuple) else value
    return effects.KeywordAction(names.get(n.name, n.name.lower()), amount)


@binds("Throw")
def throw(b: Binder, n: Node) -> Any:
    b.bind(n["what"])
    seated = " while seated" if "seated" in n else ""
    return effects.Physical(f"throw it into the air at least {n['feet']} feet above your head{seated}")


# ---------------------------------------------------------------------------------------------------- limits


@binds("Limits")
def limits(b: Binder, n: Node) -> Any:
    return tuple(b.bind(n[label]) for label in ("of", "of2") if label in n)


@binds("AnyPlayerMay")
def any_player_may(b: Binder, n: Node) -> Any:
    return (abilities.AnyPlayerMay(), *((b.bind(n["of"]),) if "of" in n else ()))


@binds("OnlyPlayers")
def only_players(b: Binder, n: Node) -> Any:
    who = b.bind(n["who"])
    if who == words.Players("each"):
        raise CannotBind("any player may activate it")
    return (abilities.OnlyPlayers(who), *((b.bind(n["of"]),) if "of" in n else ()))


@binds("XCantBeZero")
def x_not_zero(b: Binder, n: Node) -> Any:
    return (abilities.XCantBeZero(),)


@binds("CostsLessEach")
def costs_less_each(b: Binder, n: Node) -> Any:
    of = b.bind(n["of"])
    return (abilities.CostsLess(mana_amount(n["n"]), of),)


@binds("CostsLessIf")
def costs_less_if(b: Binder, n: Node) -> Any:
    return (abilities.CostsLess(mana_amount(n["n"]), None, b.bind(n["condition"])),)


@binds("SpendOnlyOnX")
def spend_only_x(b: Binder, n: Node) -> Any:
    return (abilities.SpendOnly(str(n["color"])),)


@binds("OnlyAsSorcery")
def as_sorcery(b: Binder, n: Node) -> Any:
    return abilities.OnlyAsSorcery()


@binds("OnlyAsInstant")
def as_instant(b: Binder, n: Node) -> Any:
    return abilities.OnlyAsInstant()


@binds("OnceEachTurn")
def once_each_turn(b: Binder, n: Node) -> Any:
    return abilities.OnceEachTurn(b.get(n, "n", 1))


@binds("OnlyOnce")
def only_once(b: Binder, n: Node) -> Any:
    return abilities.OnlyOnce()


@binds("OnlyIf")
def only_if(b: Binder, n: Node) -> Any:
    return abilities.OnlyIf(b.bind(n["condition"]))


@binds("OnlyDuring")
def only_during(b: Binder, n: Node) -> Any:
    return abilities.OnlyIf(b.bind(n["when"]))


@binds("Period")
def period(b: Binder, n: Node) -> Any:
    whose = {"you": words.You(), "opponent": words.Players("opponents")}.get(str(n.get("whose")))
    return words.During((str(n["when"]),) if "when" in n else (), whose)


# ---------------------------------------------------------------------------------------------------- triggered


@binds("Triggered")
def triggered(b: Binder, n: Node) -> abilities.Triggered:
    b.trigger = True
    event = b.bind(n["event"])
    condition = b.bind(n["condition"]) if "condition" in n else None
    if "saddled" in n:
        condition = words.Is(words.This(), words.Filter(status=("saddled",)))
    if isinstance(event, events.Activates) and condition == words.Status("not a mana ability"):
        event, condition = event.but(no_mana=True), None
    if condition is None and _begins_with_if(n["body"]):
        raise CannotBind("an 'if' right after the event is part of the event")
    made = bodied(b, n["body"])
    return abilities.Triggered(event, made, condition, trigger_zone(b, event, condition), once="once" in n)


def _begins_with_if(value: Any) -> bool:
    while isinstance(value, tuple) and value:
        value = value[0]
    if isinstance(value, Node) and value.name == "WhereX":
        return _begins_with_if(value["do"])
    return isinstance(value, Node) and value.name == "If"


def trigger_zone(b: Binder, event: Any, condition: Any = None) -> str:
    """Where a triggered ability works: on the battlefield but for "when you cast this spell" and "return this card from ..."."""
    if isinstance(event, events.Casts) and event.what == words.This():
        return "stack"
    if isinstance(event, events.Cycles) and event.what == words.This():
        return "graveyard"
    if isinstance(condition, words.Is) and condition.what == words.This() and "suspended" in condition.filter.status:
        return "exile"
    if isinstance(event, (events.Dies, events.Leaves)) and event.what == words.This():
        return "battlefield"
    return b.zone or "battlefield"


@binds("Quoted")
def quoted(b: Binder, n: Node) -> Any:
    """An ability granted: inside it "this creature" is the object that gets it."""
    inside = Binder(frozenset({"creature", "permanent", "token", "land", "artifact"}))
    of = n["of"]
    if isinstance(of, tuple):
        from apnap.text.magic.bind.statics import static_line

        return static_line(inside, of)
    made = inside.bind(of)
    if isinstance(getattr(made, "body", None), abilities.Modal):
        raise CannotBind("a granted ability with modes is not understood")
    return made


@binds("QuotedStatement")
def quoted_statement(b: Binder, n: Node) -> Any:
    """A quoted static ability without its full stop: "x" and "y."."""
    from apnap.text.magic.bind.statics import static_line

    return static_line(Binder(frozenset({"creature", "permanent", "token", "land", "artifact"})), (n["of"],))


def spell(b: Binder, value: Any) -> Any:
    """Instructions of one line of an instant or sorcery."""
    return instructions(b, value)


__all__ = ["activated", "bodied", "costs", "filter_of", "modal_head", "spell", "triggered"]
