"""From nodes to words: descriptions, quantities, conditions, and what a trigger waits for."""
from __future__ import annotations

from typing import Any

from apnap.berserk.forms import events as on
from apnap.berserk.forms import words as w
from apnap.text.engine.values import Node, Value

OTHER_CLASSES = {"place": "support", "event": "support", "amulet": "support", "weapon": "support"}


class CannotBind(ValueError):
    """A reading means nothing to the rules; the message says which word of it."""


def many(value: Value | None) -> tuple[Any, ...]:
    """The values of a field that holds none, one or several."""
    if value is None:
        return ()
    return value if isinstance(value, tuple) else (value,)


def number(value: Any) -> Any:
    """A quantity that speaks of nothing said before: a number, X, or how many there are."""
    if not isinstance(value, Node):
        return value
    if value.name == "CountOf":
        return w.Count(describe(value["of"]))
    if value.name != "X":
        raise CannotBind("such a quantity can only be said of what a text does")
    return w.X()


def describe(node: Any) -> w.Filter:
    """A description."""
    what = node["what"]
    kind = what.get("kind", OTHER_CLASSES.get(str(what.get("class")), "creature"))
    fields: dict[str, Any] = {"status": (str(node["status"]),) if "status" in node else (), "stats": ()}
    for limit in many(node.get("limits")):
        match limit.name:
            case "Unwounded":
                fields["status"] = (*fields["status"], "unwounded")
            case "Element":
                fields["elements"] = tuple(str(x) for x in many(limit["of"]))
            case "From":
                fields |= {"zone": limit["zone"], "whose": limit.get("whose")}
            case _:
                fields["stats"] = (*fields["stats"], (str(limit["which"]), str(limit["op"]), number(limit["n"])))
    classes = (str(what["class"]),) if "class" in what else ()
    return w.Filter(str(kind), side=node.get("side"), other=bool(node.get("other")), classes=classes, **fields)


# ---------------------------------------------------------------- conditions


def _count(kind: str, **how: Any) -> w.Count:
    return w.Count(w.Filter(kind, **how))


def condition(node: Any) -> Any:
    """What holds, or does not."""
    hand, theirs = _count("card", zone="hand"), _count("card", zone="hand", whose="enemy")
    match node.name:
        case "YourTurn":
            return w.InTurnOf()
        case "Have":
            what = describe(node["what"])
            return w.Compare(w.Count(what.but(side="own") if what.zone is None else what), ">=", 1)
        case "HandCompare":
            return w.Compare(hand, str(node["than"]), theirs)
        case "HandAtLeast":
            return w.Compare(hand, ">=", number(node["n"]))
        case "EnemyHas":
            what = describe(node["of"])
            return w.Compare(w.Count(what.but(side="enemy")), str(node["than"]), w.Count(what.but(side="own")))
        case "NoOpenCoins":
            return w.Compare(w.OpenCoins(w.Opponent()), "=", 0)
        case "WoundsAtLeast":
            return w.Compare(w.Stat(w.This(), "wounds"), ">=", number(node["n"]))
        case "Unhurt":
            return w.Compare(w.Stat(w.This(), "wounds"), "=", 0)
        case "Attacking":
            return w.Attacking()
    raise CannotBind(f"no condition is called {node.name}")


# ---------------------------------------------------------------- events


def event(node: Any) -> tuple[Any, Any]:
    """What triggers, and what «его» means then."""
    found = _of_cards(node) or _of_this(node) or _of_moment(node)
    if found is None:
        raise CannotBind(f"no event is called {node.name}")
    return found


def _of_cards(node: Any) -> tuple[Any, Any] | None:
    it = w.That("it")
    match node.name:
        case "Wounded":
            return on.Wounded(describe(node["what"])), it
        case "Enters":
            return on.Enters(describe(node["what"]).but(how=node.get("how"))), it
        case "Dies":
            return on.Dies(describe(node["what"])), it
        case "AttackDeclared":
            return on.AttackDeclared(w.Filter(side="enemy")), w.That("by")
        case "Plays":
            return on.Plays(w.You() if "mine" in node else w.Opponent(), describe(node["what"])), it
        case "BecomesTarget":
            return on.BecomesTarget(describe(node["what"])), it
        case "AttacksHero":
            return on.Attacks(describe(node["what"]), w.Filter("hero", side="own")), w.That("by")
        case "Closes":
            return on.Closes(describe(node["what"])), it
        case "GetsLives":
            return on.GetsLives(describe(node["what"])), it
    return None


def _of_this(node: Any) -> tuple[Any, Any] | None:
    this = w.This()
    match node.name:
        case "WoundedByAttack":
            return on.Wounded(this, None, ("strike", "shot")), this
        case "WoundsByStrike":
            return on.Wounded(describe(node["whom"]), this, ("strike",)), this
        case "Wounds":
            return on.Wounded(describe(node["whom"]), this), this
        case "Kills":
            return on.Kills(this, describe(node["whom"])), this
        case "TargetOfSpell":
            return on.BecomesTarget(this, "spell"), this
        case "Healed":
            return on.Healed(), this
        case "CoinsReach":
            return on.CoinsReach(number(node["n"])), this
        case "IsWounded":
            return on.Wounded(), this
        case "Attacked":
            return on.Attacked(), w.That("by")
        case "DefendedAgainst":
            return on.Defends(None, this), this
    return None


def _of_moment(node: Any) -> tuple[Any, Any] | None:
    whose = {"own": w.You(), "enemy": w.Opponent(), None: None}[node.get("whose")]
    match node.name:
        case "TurnStarts":
            return on.TurnStarts(whose), None
        case "TurnEnds":
            return on.TurnEnds(whose), None
        case "Attacks":
            return on.Attacks(how=("strike",)) if "how" in node else on.Attacks(), w.That("it")
        case "Strikes":
            whom = w.Filter(str(node["whom"])) if "whom" in node else None
            return on.Strikes(w.This(), whom), w.That("it")
    return None
