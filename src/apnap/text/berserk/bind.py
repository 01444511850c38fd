"""From nodes to forms: what a reading of a Russian text means to the rules.

A node that names something to choose becomes a slot of the part at hand; «его» is what was spoken of last: the card of the trigger's
event, or the target before. What cannot be resolved raises `CannotBind`, never guesses.
"""
from __future__ import annotations

from typing import Any

from apnap.berserk.forms import effects as e
from apnap.berserk.forms import statics as s
from apnap.berserk.forms import words as w
from apnap.berserk.forms.abilities import Activated, Body, Constant, Modal, Part, Spell, Triggered
from apnap.berserk.keywords import ambush, hire, last_breath
from apnap.text.berserk.bind_statics import keywords, statics
from apnap.text.berserk.bind_words import CannotBind, condition, describe, event, many
from apnap.text.berserk.bind_words import number as plain
from apnap.text.engine.values import Node, Value

__all__ = ["Binder", "CannotBind", "line", "spell"]
WHO = {None: None, "enemy": w.Opponent(), "each": w.EachPlayer()}


class Binder:
    """Binds one ability: it numbers the slots through and knows what was spoken of last."""

    def __init__(self, it: Any = None) -> None:
        self.slots = 0
        self.it = it
        self.own: list[w.Slot] = []

    # -- bodies

    def body(self, value: Value) -> Body | Modal:
        first = many(value)[0]
        if first.name == "Modal":
            modes = tuple(Binder(self.it).sentences(m["body"]) for m in many(first["modes"]))
            return Modal(modes, 1, 2 if "both" in first else 1)
        return self.sentences(value)

    def sentences(self, value: Value) -> Body:
        parts: list[Part] = []
        for sentence in many(value):
            parts += self.part(sentence["first"], "." if parts else ",")
            for more in many(sentence.get("rest")):
                parts += self.part(more["clause"], str(more["join"]))
        return Body(tuple(parts))

    def part(self, node: Any, joined: str) -> list[Part]:
        verb = node["verb"] if node.name in ("May", "IfThen") else node
        self.own = []
        do = getattr(self, f"_{verb.name.lower()}")(verb)
        if node.name == "IfThen":
            do = e.If(self.condition(node["condition"]), (do,))
        return [Part(do, tuple(self.own), joined, node.name == "May")]

    def condition(self, node: Any) -> Any:
        """A condition, which may speak of what was said before."""
        if node.name not in ("ItDied", "ItIs"):
            return condition(node)
        if self.it is None:
            raise CannotBind("nothing was spoken of that this could be said of")
        return w.Dead(self.it) if node.name == "ItDied" else w.Is(self.it, describe(node["what"]))

    # -- objects and quantities

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
                return self.slot(describe(node["of"]), 0, None if node["most"] == "any" else plain(node["most"]))
            case "Exactly":
                return self.slot(describe(node["of"]), plain(node["most"]), plain(node["most"]))
        return self.slot(describe(node["of"]))

    def number(self, value: Any) -> Any:
        """A quantity, which may speak of what was said before."""
        if isinstance(value, Node) and value.name == "ThatMuch":
            return w.ThatMuch()
        if isinstance(value, Node) and value.name == "StatOf":
            if self.it is None:
                raise CannotBind("nothing was spoken of whose number that could be")
            return w.Stat(self.it, str(value["which"]))
        return plain(value)

    # -- verbs

    def _destroy(self, n: Any) -> Any:
        return e.Destroy(self.obj(n["what"]))

    def _wound(self, n: Any) -> Any:
        to = self.obj(n["to"])
        return e.Wound(self.number(n["n"]), to)

    def _heal(self, n: Any) -> Any:
        return e.Heal(self.number(n["n"]), self.obj(n["of"]))

    def _shot(self, n: Any) -> Any:
        to = self.obj(n["to"]) if "to" in n else self.slot(w.Filter("character", side="enemy"))
        return e.Shot(self.number(n["n"]), to)

    def _shots(self, n: Any) -> Any:
        return e.Shot(self.number(n["n"]), self.slot(describe(n["of"]), 0, self.number(n["most"])))

    def _draw(self, n: Any) -> Any:
        return e.Draw(self.number(n.get("n", 1)), WHO[n.get("who")])

    def _take(self, n: Any) -> Any:
        return e.Take(self.obj(n["what"]))

    def _takefrom(self, n: Any) -> Any:
        where = {"zone": n["zone"], "whose": n.get("whose")}
        taken = tuple(e.Take(self.slot(describe(d).but(**where))) for d in n["list"])
        return e.Together(taken)

    def _takecontrol(self, n: Any) -> Any:
        return e.TakeControl(self.obj(n["what"]))

    def _mill(self, n: Any) -> Any:
        return e.Mill(self.number(n.get("n", 1)), either="any" in n)

    def _revive(self, n: Any) -> Any:
        return e.Revive(self.obj(n["what"]))

    def _search(self, n: Any) -> Any:
        return e.Search(sought(n["what"]), plain(n.get("most", 1)))

    def _call(self, n: Any) -> Any:
        calls = tuple(e.Call(describe(d)) for d in many(n["list"]))
        return calls[0] if len(calls) == 1 else e.Together(calls)

    def _callsome(self, n: Any) -> Any:
        return e.Call(sought(n["what"]), plain(n["most"]))

    def _ready(self, n: Any) -> Any:
        return e.Ready(self.obj(n["what"]))

    def _wake(self, n: Any) -> Any:
        return e.Wake(self.obj(n["what"]))

    def _livesbecome(self, n: Any) -> Any:
        return e.LivesBecome(self.number(n["n"]), w.Each(describe(n["of"])))

    def _cure(self, n: Any) -> Any:
        return e.CurePoison(self.obj(n["what"]))

    def _poison(self, n: Any) -> Any:
        return e.Poison(self.number(n["n"]), self.obj(n["what"]))

    def _open(self, n: Any) -> Any:
        return e.Open(self.obj(n["what"]))

    def _close(self, n: Any) -> Any:
        return e.Close(self.obj(n["what"]))

    def _attackagain(self, n: Any) -> Any:
        return e.AttackAgain()

    def _pray(self, n: Any) -> Any:
        return e.GainPrayers(self.number(n["n"]))

    def _coins(self, n: Any) -> Any:
        return e.GainCoins(self.number(n["n"]), temporary="until" in n)

    def _fight(self, n: Any) -> Any:
        return e.Fight(self.obj(n["a"]), self.slot(describe(n["of"]), 0, None))

    def _advice(self, n: Any) -> Any:
        return e.TakeControl(self.slot(describe(n["what"]).but(side="enemy"), chooser=w.Opponent()))

    def _gains(self, n: Any) -> Any:
        changes = tuple(x for q in many(n["quoted"]) for x in granted(q))
        return e.Gets(changes, self.obj(n["of"]), str(n.get("until", "")))

    def _mustbetarget(self, n: Any) -> Any:
        return e.Gets((s.MustBeTarget(),), self.obj(n["what"]), "next turn")

    def _shufflein(self, n: Any) -> Any:
        return e.ShuffleIn(self.obj(n["what"]))

    def _discard(self, n: Any) -> Any:
        what, who = n["what"], WHO[n.get("who")]
        kind = w.Filter(str(what["kind"])) if "kind" in what else None
        return e.Discard(self.number(what["n"]), who, kind, w.You() if "chosen" in n else None)

    def _revealtop(self, n: Any) -> Any:
        return e.RevealTop(describe(n["what"]))

    def _strikebecomes(self, n: Any) -> Any:
        return e.StrikeBecomes(self.number(n["n"]), self.slot(describe(n["of"])))

    def _double(self, n: Any) -> Any:
        return e.Double(self.slot(describe(n["of"])))

    def _morepoison(self, n: Any) -> Any:
        return e.Poison(self.number(n["n"]), self.obj(n["what"]), more=True)

    def _stun(self, n: Any) -> Any:
        return e.Stun(self.obj(n["what"]))

    def _losecoins(self, n: Any) -> Any:
        return e.LoseCoins(self.number(n["n"]))

    def _opponentpays(self, n: Any) -> Any:
        return e.May(e.Coins(self.number(n["n"])), w.Opponent())

    def _strengthen(self, n: Any) -> Any:
        return e.Strengthen(n["n"], self.obj(n["of"]))

    def _extralives(self, n: Any) -> Any:
        return e.ExtraLives(self.number(n["n"]), self.obj(n["of"]))


# ---------------------------------------------------------------- lines


def granted(node: Any) -> tuple[Any, ...]:
    """What stands in quotation marks: changes, keywords and abilities that a card is given."""
    if node.name == "LastBreath":
        body = Binder().sentences(node["body"])
        return (s.Has((last_breath(*body.parts),)),)
    if node.name == "Activated":
        return (s.Has(line(node)),)
    if node.name == "Quoted":
        return tuple(x for q in many(node["given"]) for x in granted(q))
    return statics(node)


def sought(node: Any) -> w.Filter:
    """What is looked for in a deck; the card's own name means cards of that name (105)."""
    return w.Filter("card", named="~") if node.name == "This" else describe(node)


PAID = {"PayClose": e.CloseThis(), "PayDestroy": e.Destroy(w.This())}


def line(node: Any) -> tuple[Any, ...]:
    """The abilities of a line. Raises `CannotBind`."""
    match node.name:
        case "KeywordLine":
            return tuple(k for one in many(node["list"]) for k in (_ambush(one) if one.name == "Ambush" else keywords(one)))
        case "Hire":
            return (hire().but(body=Binder().body(node["body"]), optional="may" in node),)
        case "LastBreath":
            return (last_breath().but(body=Binder().body(node["body"]), optional="may" in node),)
        case "When" | "Always":
            what, it = event(node["event"])
            when = condition(node["condition"]) if "condition" in node else None
            made = Triggered(what, Binder(it).body(node["body"]), when, "may" in node, node.name == "Always", plain(node.get("times", 1)))
            return (made.but(zone=node["zone"]) if "zone" in node else made,)
        case "Activated":
            paid = tuple(e.Coins(plain(c["n"])) if c.name == "PayCoins" else PAID[c.name] for c in many(node["payment"]))
            return (Activated(paid, Binder().body(node["body"])),)
    return (_constant(node),)


def _ambush(node: Any) -> tuple[Any, ...]:
    """«Засада», with what is done after the card has been played so."""
    what, it = event(node["event"])
    then = Binder(it).part(node["then"], ",") if "then" in node else []
    return (ambush(plain(node["n"]), what, *then),)


def _constant(node: Any) -> Constant:
    match node.name:
        case "ConstantLine":
            return Constant(statics(node["says"]))
        case "While":
            return Constant(tuple(x for own in many(node["says"]) for x in granted(own)), condition(node["condition"]))
        case "Cheaper":
            return Constant((s.Costs(-plain(node["n"]), w.This()),), condition(node["condition"]), zone="hand")
    raise CannotBind(f"no line is called {node.name}")


def spell(value: Value) -> Spell:
    """The instructions of a spell."""
    return Spell(Binder().body(value))
