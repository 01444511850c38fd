"""From nodes to forms: what a reading of a Russian text means to the rules.

A node that names something to choose becomes a slot of the part at hand; «его» is what was spoken of last: the card of the trigger's
event, or the target before. What cannot be resolved raises `CannotBind`, never guesses.
"""
from __future__ import annotations

from typing import Any

from apnap.berserk.forms import effects as e
from apnap.berserk.forms import events as on
from apnap.berserk.forms import statics as s
from apnap.berserk.forms import words as w
from apnap.berserk.forms.abilities import Activated, Body, Constant, Keyword, Part, Spell, Triggered
from apnap.berserk.keywords import ambush
from apnap.text.engine.values import Node, Value

OTHER_CLASSES = {"place": "support", "event": "support", "amulet": "support"}


class CannotBind(ValueError):
    """A reading means nothing to the rules; the message says which word of it."""


def _many(value: Value | None) -> tuple[Any, ...]:
    if value is None:
        return ()
    return value if isinstance(value, tuple) else (value,)


def number(value: Any) -> Any:
    """A quantity: a number or X."""
    return w.X() if isinstance(value, Node) else value


def describe(node: Any) -> w.Filter:
    """A description."""
    what = node["what"]
    kind = what.get("kind", OTHER_CLASSES.get(str(what.get("class")), "creature"))
    status = tuple(str(x) for x in (node.get("status"), "unwounded" if node.get("unwounded") else None) if x)
    stats: tuple[Any, ...] = ()
    if "cost" in node:
        stats = (("cost", "<=" if node.get("less") else "=", number(node["cost"])),)
    classes = (str(what["class"]),) if "class" in what else ()
    return w.Filter(
        str(kind), side=node.get("side"), zone=node.get("zone"), whose=node.get("whose"), other=bool(node.get("other")), classes=classes,
        status=status, stats=stats,
    )


class Binder:
    """Binds one ability: it numbers the slots through and knows what was spoken of last."""

    def __init__(self, it: Any = None) -> None:
        self.slots = 0
        self.it = it
        self.own: list[w.Slot] = []

    # -- bodies

    def body(self, value: Value) -> Body:
        parts: list[Part] = []
        for sentence in _many(value):
            parts += self.part(sentence["first"], "." if parts else ",")
            for more in _many(sentence.get("rest")):
                parts += self.part(more["clause"], str(more["join"]))
        return Body(tuple(parts))

    def part(self, node: Any, joined: str) -> list[Part]:
        may = node.name == "May"
        verb = node["verb"] if may else node
        self.own = []
        do = getattr(self, f"_{verb.name.lower()}")(verb)
        return [Part(do, tuple(self.own), joined, may)]

    # -- objects

    def slot(self, what: w.Filter, least: Any = 1, most: Any = 1, chooser: Any = None) -> w.Target:
        self.own.append(w.Slot(what, least, most, chooser))
        self.slots += 1
        self.it = w.Target(self.slots - 1)
        return w.Target(self.slots - 1)

    def obj(self, node: Any) -> Any:
        """Whom a verb is about: a target, everything that fits, the card itself, or what was spoken of."""
        match node.name:
            case "It":
                if self.it is None:
                    raise CannotBind("nothing was spoken of that «его» could mean")
                return self.it
            case "This":
                return w.This()
            case "Hero":
                return w.HeroOf(w.You() if node["whose"] == "own" else w.Opponent())
            case "All":
                return w.Each(describe(node["of"]))
            case "Some":
                return self.slot(describe(node["of"]), 0, None if node["most"] == "any" else number(node["most"]))
        return self.slot(describe(node["of"]))

    # -- verbs

    def _destroy(self, n: Any) -> Any:
        return e.Destroy(self.obj(n["what"]))

    def _wound(self, n: Any) -> Any:
        return e.Wound(number(n["n"]), self.obj(n["to"]))

    def _heal(self, n: Any) -> Any:
        return e.Heal(number(n["n"]), self.obj(n["of"]))

    def _shot(self, n: Any) -> Any:
        return e.Shot(number(n["n"]), self.obj(n["to"]))

    def _shots(self, n: Any) -> Any:
        return e.Shot(number(n["n"]), self.slot(describe(n["of"]), 0, number(n["most"])))

    def _draw(self, n: Any) -> Any:
        return e.Draw(number(n.get("n", 1)))

    def _take(self, n: Any) -> Any:
        return e.Take(self.obj(n["what"]))

    def _takefrom(self, n: Any) -> Any:
        where = {"zone": n["zone"], "whose": n.get("whose")}
        taken = tuple(e.Take(self.slot(describe(d).but(**where))) for d in n["list"])
        return e.Together(taken)

    def _takecontrol(self, n: Any) -> Any:
        return e.TakeControl(self.obj(n["what"]))

    def _mill(self, n: Any) -> Any:
        return e.Mill()

    def _revive(self, n: Any) -> Any:
        return e.Revive(self.obj(n["what"]))

    def _search(self, n: Any) -> Any:
        what = n["what"]
        return e.Search(w.Filter("card", named="~") if what.name == "This" else describe(what))

    def _livesbecome(self, n: Any) -> Any:
        return e.LivesBecome(number(n["n"]), w.Each(describe(n["of"])))

    def _cure(self, n: Any) -> Any:
        return e.CurePoison(self.obj(n["what"]))

    def _poison(self, n: Any) -> Any:
        return e.Poison(number(n["n"]), self.obj(n["what"]))

    def _open(self, n: Any) -> Any:
        return e.Open(self.obj(n["what"]))

    def _close(self, n: Any) -> Any:
        return e.Close(self.obj(n["what"]))

    def _attackagain(self, n: Any) -> Any:
        return e.AttackAgain()

    def _pray(self, n: Any) -> Any:
        return e.GainPrayers(number(n["n"]))

    def _coins(self, n: Any) -> Any:
        return e.GainCoins(number(n["n"]))

    def _fight(self, n: Any) -> Any:
        return e.Fight(self.obj(n["a"]), self.slot(describe(n["of"]), 0, None))

    def _advice(self, n: Any) -> Any:
        return e.TakeControl(self.slot(describe(n["what"]).but(side="enemy"), chooser=w.Opponent()))

    def _gains(self, n: Any) -> Any:
        changes = tuple(x for q in _many(n["quoted"]) for x in statics(q))
        return e.Gets(changes, self.slot(describe(n["of"])))

    def _mustbetarget(self, n: Any) -> Any:
        return e.Gets((s.MustBeTarget(),), self.obj(n["what"]), "next turn")


# ---------------------------------------------------------------- events, statements, lines


def event(node: Any) -> tuple[Any, Any]:
    """What triggers, and what «его» means then."""
    it = w.That("it")
    whose = {"own": w.You(), "enemy": w.Opponent(), None: None}[node.get("whose")]
    match node.name:
        case "Wounded":
            return on.Wounded(describe(node["what"])), it
        case "Enters":
            return on.Enters(describe(node["what"]).but(how=node.get("how"))), it
        case "Dies":
            return on.Dies(describe(node["what"])), it
        case "WoundsByStrike":
            return on.Wounded(describe(node["whom"]), w.This(), ("strike",)), w.This()
        case "TargetOfSpell":
            return on.BecomesTarget(w.This(), "spell"), w.This()
        case "Healed":
            return on.Healed(), w.This()
        case "AttackDeclared":
            return on.AttackDeclared(w.Filter(side="enemy")), w.That("by")
        case "TurnStarts":
            return on.TurnStarts(whose), None
        case "TurnEnds":
            return on.TurnEnds(whose), None
    raise CannotBind(f"no event is called {node.name}")


def keyword(node: Any) -> Any:
    """A keyword, with its number or what it is about."""
    if node.name == "Ambush":
        return ambush(number(node["n"]), event(node["event"])[0])
    return Keyword(str(node["name"]), node.get("n"), node.get("what"))


def statics(node: Any) -> tuple[Any, ...]:
    """What a plain sentence says."""
    match node.name:
        case "PlusStrike" if "against" in node:
            return (s.Deals(node["n"], w.This(), ("strike",), describe(node["against"])),)
        case "PlusStrike":
            return (s.Strike(node["n"]),)
        case "FromAttacks":
            return (s.Takes(node["n"], how=("strike", "shot")),)
        case "GiveStrike":
            return (s.Strike(node["n"], describe(node["what"])),)
        case "SetStrike":
            return (s.Strike(node["n"], describe(node["what"]), to=True),)
        case "Cancel":
            return (s.Cancels((e.LoseCoins(node["n"]),)),)
        case "Give":
            return (s.Has(tuple(keyword(k) for k in _many(node["list"])), describe(node["what"])),)
        case "Deal":
            what = describe(node["what"])
            return (s.Deals(node["n"], what, ("spell",) if what.kind == "spell" else ()),)
        case "CostLess":
            return (s.Costs(-node["n"], describe(node["what"])),)
        case "MorePrayers":
            return (s.MoreTokens(node["n"]),)
        case "HeroUnhurt":
            return (s.NoWounds(w.Filter("hero", side="own"), how=("ability",)),)
        case "DrawInstead":
            return (s.Instead("die", (e.Draw(),), describe(node["what"])),)
    raise CannotBind(f"nothing constant is called {node.name}")


def line(node: Any) -> tuple[Any, ...]:
    """The abilities of a line. Raises `CannotBind`."""
    match node.name:
        case "KeywordLine":
            return tuple(keyword(k) for k in _many(node["list"]))
        case "Hire":
            return (Triggered(on.Enters(), Binder().body(node["body"]), optional="may" in node, label="hire"),)
        case "LastBreath":
            return (Triggered(on.Dies(), Binder().body(node["body"]), optional="may" in node, label="death"),)
        case "When" | "Always":
            what, it = event(node["event"])
            made = Triggered(what, Binder(it).body(node["body"]), optional="may" in node, every=node.name == "Always")
            return (made.but(zone=node["zone"]) if "zone" in node else made,)
        case "Activated":
            paid = tuple(e.Coins(number(c["n"])) if c.name == "PayCoins" else e.CloseThis() for c in _many(node["payment"]))
            return (Activated(paid, Binder().body(node["body"])),)
        case "ConstantLine":
            condition = w.InTurnOf() if "condition" in node else None
            return (Constant(statics(node["says"]), condition),)
    raise CannotBind(f"no line is called {node.name}")


def spell(value: Value) -> Spell:
    """The instructions of a spell."""
    return Spell(Binder().body(value))
