"""What a command says about the choices that follow from it: its clauses, turned into answers to decisions.

`answers(decision)` gives the answers that the words may mean (several, when a name fits several objects), or None when the command
says nothing about this choice. An answer need not be offered: then it is tried, and the rules say why not.
"""
from __future__ import annotations

from collections.abc import Iterable
from itertools import islice, product
from typing import Any

from apnap.kernel.data import Id, ids_in
from apnap.kernel.game import Decision
from apnap.kernel.options import Division, Name, Number, Some
from apnap.magic.forms.abilities import Activated
from apnap.magic.mana import adds_mana
from apnap.magic.state import COLORS
from apnap.scenario.language import Line
from apnap.scenario.magic.modes import modes_named
from apnap.scenario.magic.names import Names, flat
from apnap.text.engine.values import Node

MOST_READINGS = 24
COMPONENTS = {
    "tap": ("TapThis", "Tap"), "untap": ("UntapThis", "Untap"), "mana": ("Mana",), "sacrifice": ("Sacrifice",), "discard": ("Discard",),
    "exile": ("Exile",), "return": ("ReturnToHand",), "life": ("PayLife",), "counters": ("PutCounters", "RemoveCounters"),
    "counter": ("PutCounters", "RemoveCounters"), "loyalty": ("Loyalty",), "reveal": ("Reveal",),
}
DONE = ("Sacrifice", "Discard", "Move", "SetTapped", "PutCounters", "RemoveCounters", "Attach", "Destroy")
YES, NO = ("yes", "true"), ("no", "false")


class Hint:
    """One clause: its node, whose choices it speaks of (None: anybody's), and what of it is left to be used."""

    __slots__ = ("left", "line", "node", "used", "who")

    def __init__(self, line: Line, node: Node, who: Id | None) -> None:
        self.line = line
        self.node = node
        self.who = who
        self.left: list[Any] = flat(node.get("what"))
        self.used = False

    def copy(self) -> Hint:
        other = Hint(self.line, self.node, self.who)
        other.left, other.used = list(self.left), self.used
        return other


class Hints:
    """The clauses of one command, and the answers of its `choose:` list, which are used one after another."""

    def __init__(self, names: Names, hints: Iterable[Hint] = (), queue: Iterable[Hint] = ()) -> None:
        self.names = names
        self.hints = list(hints)
        self.queue = list(queue)

    @classmethod
    def of(cls, names: Names, line: Line, who: Id | None, clauses: Any) -> Hints:
        """The clauses of a line."""
        out = []
        for node in flat(clauses):
            chooser = node.get("who")
            out.append(Hint(line, node, names.player(line, chooser) if isinstance(chooser, int) else who))
        return cls(names, out)

    def copy(self) -> Hints:
        return Hints(self.names, [h.copy() for h in self.hints], [h.copy() for h in self.queue])

    def take(self, other: Hints) -> None:
        """Become what a copy has become."""
        self.hints, self.queue = other.hints, other.queue

    def unused(self, name: str) -> Hint | None:
        """A clause of this kind that answered nothing."""
        return next((h for h in self.hints if h.node.name == name and not h.used), None)

    def was_used(self, h: Hint, happened: list[Any]) -> bool:
        """Whether a clause was used, or says what was done without a choice ("sacrificing X" where nothing else can be sacrificed)."""
        name = h.node.name
        if name == "PayingMana" and not h.used:
            asked = _mana_asked(happened)
            return not asked or sum(int(s) if str(s).isdigit() else 1 for s in flat(h.node["mana"])) in asked
        if name == "Madness":
            return h.used or (bool(h.node["yes"]) and any(getattr(e.what, "how", "") == "madness" for e in happened))
        if name in ("PayingMana", "Life", "First", "Way", "FaceDown", "Mana"):
            return True
        if h.used and not h.left:
            return True
        if name not in ("Objects", "Choosing") or any(x.name != "Thing" for x in h.left):
            return False
        done = {self.names.now(i) for e in happened if type(e.what).__name__ in DONE for i in ids_in(e.what)}
        return all(any(self.names.now(i) in done for i in ids) for ids in self.names.refs(h.line, tuple(h.left)))

    def answers(self, d: Decision) -> list[Any] | None:
        """The answers to a decision that the words may mean; None when they say nothing about it."""
        for h in self.hints:
            if h.who is not None and h.who != d.by and h.who != d.player:
                continue
            found = self._by(h, d)
            if found is not None:
                h.used = True
                return found
        if self.queue:
            h = self.queue[0]
            found = self._chosen(h, d) if h.who in (None, d.by, d.player) else None
            if found is not None:
                del self.queue[0]
                return found
        return None

    # ------------------------------------------------------------------------------------------------ clauses

    def _by(self, h: Hint, d: Decision) -> list[Any] | None:
        name = h.node.name
        if name == "Targeting":
            return self._targets(h, d) if d.kind == "target" else None
        if name in ("Choosing", "Mana"):
            return self._chosen(h, d) if h.left or not h.used else None
        if name == "Objects":
            return self._objects(h, d) if d.kind == h.node["verb"] else None
        if name == "X":
            return [h.node["n"]] if d.kind == "x" else None
        if name == "Dividing":
            return self._division(h, d)
        if name == "Kicked":
            return [h.node.get("n") or 1] if d.kind == "kicker" and not h.used else None
        if name == "Madness":
            return [bool(h.node["yes"])] if d.kind == "madness" else None
        if name == "Keeping":
            return self._keep(h, d) if d.kind == "keep mana abilities" else None
        return self._payment(h, d)

    def _targets(self, h: Hint, d: Decision) -> list[Any] | None:
        assert isinstance(d.options, Some)
        if not h.left:
            return [()] if d.options.least == 0 else None
        wanted = self.names.refs(h.line, tuple(h.left))
        least, most, of = d.options.least, d.options.most, d.options.of
        n = 0
        while n < len(wanted) and n < max(most, 1) and any(i in of for i in wanted[n]):
            n += 1
        if n < least:
            n = min(max(least, 1), len(wanted))
        if n == 0 and most:
            n = 1 if not of or len(wanted) == 1 else 0
        if d.facts.get("last"):  # nothing after it asks for targets: all of them are meant for this
            n = len(wanted) if d.facts.get("any_number") else min(len(wanted), max(n, most))
        taken, h.left = wanted[:n], self._rest(h.left, n)
        return self._readings(taken, of)

    @staticmethod
    def _rest(left: list[Any], n: int) -> list[Any]:
        return left[n:]

    def _objects(self, h: Hint, d: Decision) -> list[Any] | None:
        if not h.left or not isinstance(d.options, Some):
            return None
        left = self._single(h.left)
        wanted = self.names.refs(h.line, tuple(left))
        fitting = [k for k, ids in enumerate(wanted) if any(i in d.options.of for i in ids)]
        taken = (fitting or list(range(len(wanted))))[: max(d.options.most, 1)]
        h.left = [x for k, x in enumerate(left) if k not in taken]
        return self._readings([wanted[k] for k in taken], d.options.of)

    @staticmethod
    def _single(nodes: list[Any]) -> list[Any]:
        """"Forest x2" as two Forests."""
        out: list[Any] = []
        for node in nodes:
            times = int(node.get("times") or 1)
            out += [Node(node.name, [(k, v) for k, v in node if k != "times"])] * times if times > 1 else [node]
        return out

    def _readings(self, wanted: list[list[Id]], of: tuple[Any, ...]) -> list[Any]:
        """The tuples of options that the names may mean, each in the order of the options."""
        lists = [[i for i in ids if i in of] or ids[:1] for ids in wanted]
        places = {x: n for n, x in enumerate(of)}
        out: dict[tuple[Any, ...], None] = {}
        for combo in islice(product(*lists), 2000):
            if len(set(combo)) == len(combo):
                out[tuple(sorted(combo, key=lambda x: places.get(x, len(places))))] = None
            if len(out) >= MOST_READINGS:
                break
        return list(out) or [tuple(ids[0] for ids in lists if ids)]

    def _division(self, h: Hint, d: Decision) -> list[Any] | None:
        if not isinstance(d.options, Division):
            return None
        amounts = dict.fromkeys(d.options.among, 0)
        for part in flat(h.node["parts"]):
            ids = self.names.refs(h.line, part["to"])[0]
            here = [i for i in ids if i in amounts]
            if not here:
                raise h.line.wrong("expected the parts to go to the targets")
            amounts[here[0]] = part["n"]
        return [tuple(amounts[i] for i in d.options.among)]

    def _keep(self, h: Hint, d: Decision) -> list[Any] | None:
        kept = [i for ids in self.names.refs(h.line, tuple(h.left)) for i in ids]
        used = d.facts.get("used", ())
        return [tuple(k for k in d.options.of if used[k][1] in kept)] if isinstance(d.options, Some) else None

    def _payment(self, h: Hint, d: Decision) -> list[Any] | None:
        name, node = h.node.name, h.node
        if name == "Symbol" and d.kind in ("hybrid", "phyrexian") and not h.used and d.facts.get("symbol") == node["symbol"]:
            return ["life"] if node.get("way") == "life" else ["".join(flat(node["mana"]))]
        if name == "Life" and d.kind == "phyrexian" and not h.used:
            return ["life"]
        if name == "Way" and d.kind == "alternative cost":
            return [node["word"] == "alternative"]
        if name == "PayingWith" and d.kind == "mana window":
            return self._window(h, d)
        if name == "PayingMana" and d.kind == "mana payment":
            wanted = [c for m in flat(node["mana"]) for c in (["C"] * int(m) if str(m).isdigit() else [str(m)])]
            return ["".join(sorted(wanted, key="CWUBRG".find))]
        if name == "PayingMana" and d.kind in ("hybrid", "phyrexian") and h.left is not None:
            return self._symbol_of(h, d)
        if name == "First" and d.kind == "next payment":
            return self._first(h, d)
        return None

    def _symbol_of(self, h: Hint, d: Decision) -> list[Any] | None:
        """"paying {G}" says how a hybrid symbol with a G in it is paid, so that the later ones can be paid with the rest of it."""
        if not h.used:
            h.left = [str(m) for m in flat(h.node["mana"])]
        found = _paid_with([str(d.facts.get("symbol", "")), *d.facts.get("later", ())], h.left)
        if not found:
            return None
        h.left.remove(found)
        return [found]

    def _window(self, h: Hint, d: Decision) -> list[Any] | None:
        if not h.left:
            return [("done",)]
        h.left = self._single(h.left)
        wanted = self.names.refs(h.line, h.left.pop(0))
        actions = [a for a in d.options if a[0] == "activate" and a[1] in wanted[0]]
        if actions:
            return actions
        return self.untappable(wanted[0])

    def untappable(self, ids: list[Id]) -> list[Any] | None:
        """Mana abilities that are not offered, as things to try."""
        g = self.names.g
        for i in ids:
            every = [h for h in g.chars(i).abilities if isinstance(h.form, Activated)]
            for has in sorted(every, key=lambda h: not adds_mana(h.form.body)):
                return [("activate", i, has.origin, has.n)]
        return None

    def _first(self, h: Hint, d: Decision) -> list[Any] | None:
        order = [str(x) for x in flat(h.node.get("order"))] or [str(h.node["first"])]
        parts = d.facts["cost"]
        for word in order:
            for k, part in enumerate(parts):
                if type(part).__name__ in COMPONENTS[word]:
                    return [k]
        return None

    # ------------------------------------------------------------------------------------------------ "choosing ..."

    def _chosen(self, h: Hint, d: Decision) -> list[Any] | None:
        """What "choosing X" means for this decision, if it can mean anything; what it used up is taken off."""
        if d.kind in ("mana window", "priority", "next payment"):
            return None
        if h.node.name == "Madness":
            return [bool(h.node["yes"])] if d.kind == "madness" else None
        if not h.left:
            return None
        first = h.left[0]
        if first.name in ("Nothing", "No"):
            h.left = h.left[1:]
            return [()] if isinstance(d.options, Some) else [False] if False in list(islice(d.options, 4)) else None
        if d.kind == "mode":
            return self._modes(h, d)
        if d.kind == "replacement":
            return self._replacement(h, d)
        if isinstance(d.options, Number):
            return self._pop(h, [first["n"]]) if first.name == "Number" else None
        if first.name == "Symbols" and d.kind in ("color", "mana"):
            return self._symbols(h, d, first)
        if isinstance(d.options, Name) or d.kind in ("card name", "color", "counter kind"):
            word = self._text(h, first)
            return None if word is None else self._pop(h, [word])
        if isinstance(d.options, Division):
            return None
        if first.name == "Word" and first["word"] in (*YES, *NO):
            return self._pop(h, [first["word"] in YES])
        if first.name in ("Symbols", "Color"):
            return self._symbols(h, d, first)
        if first.name in ("Thing", "Player", "Stacked"):
            return self._things(h, d)
        return None

    @staticmethod
    def _pop(h: Hint, answers: list[Any]) -> list[Any]:
        h.left = h.left[1:]
        return answers

    def _modes(self, h: Hint, d: Decision) -> list[Any] | None:
        chosen = modes_named(self.names, h.line, d, h.left)
        if chosen is not None:
            h.left = []
            return [chosen]
        return None

    def _replacement(self, h: Hint, d: Decision) -> list[Any] | None:
        """The effect of the named source is applied first."""
        wanted = self.names.refs(h.line, tuple(h.left[:1]))[0]
        found = [k for k, source in enumerate(d.facts["sources"]) if source in wanted or self.names.now(source) in wanted]
        return self._pop(h, found) if found else None

    def _text(self, h: Hint, first: Node) -> str | None:
        if first.name == "Color":
            return str(first["color"])
        if first.name == "Thing":
            return h.line.things[first["name"]]  # type: ignore[index]
        if first.name == "Text":
            return h.line.quoted[first["text"]]  # type: ignore[index]
        return str(first["word"]) if first.name == "Word" else None

    def _symbols(self, h: Hint, d: Decision, first: Node) -> list[Any] | None:
        word = str(first["color"]) if first.name == "Color" else "".join(str(s) for s in flat(first.get("mana", ())) or ())
        options = list(islice(d.options, 64))
        if d.kind == "mana":
            word = next((str(x) for x in options if sorted(str(x)) == sorted(word)), word)
        elif d.kind == "color" and len(word) > 1:
            return self._one_of_many(h, first)
        if word in options:
            return self._pop(h, [word])
        if word in COLORS and (word,) in options:
            return self._pop(h, [(word,)])
        return None

    @staticmethod
    def _one_of_many(h: Hint, first: Node) -> list[Any]:
        """"for {R}{G}": each colour is chosen by itself."""
        one, *rest = flat(first["mana"])
        h.left = [Node(first.name, [("mana", tuple(rest))]), *h.left[1:]]
        return [str(one)]

    def _things(self, h: Hint, d: Decision) -> list[Any] | None:
        things = [x for x in h.left if x.name in ("Thing", "Player", "Stacked")]
        wanted = self.names.refs(h.line, tuple(things))
        if isinstance(d.options, Some):
            n = min(len(wanted), max(1, d.options.most))
            h.left = h.left[n:]
            return self._readings(wanted[:n], d.options.of)
        offered = list(islice(d.options, 256))
        found = [x for x in offered if x in wanted[0]]
        if found or any(isinstance(x, Id) for x in offered):
            h.left = h.left[1:]
            return found or wanted[0][:1]
        return None


def _paid_with(symbols: list[str], mana: list[Any]) -> str:
    """The mana that pays the first of some hybrid symbols if each is to be paid with another of `mana`; as many as possible."""
    halves = [m for m in dict.fromkeys(mana) if m in symbols[0].split("/")]
    return max(halves, key=lambda m: _how_many(symbols[1:], _without(mana, m)), default="")


def _how_many(symbols: list[str], mana: list[Any]) -> int:
    if not symbols:
        return 0
    ways = [1 + _how_many(symbols[1:], _without(mana, m)) for m in dict.fromkeys(mana) if m in symbols[0].split("/")]
    return max([*ways, _how_many(symbols[1:], mana)])


def _without(mana: list[Any], one: Any) -> list[Any]:
    k = mana.index(one)
    return [*mana[:k], *mana[k + 1 :]]


def _mana_asked(happened: list[Any]) -> list[int]:
    """How much mana the total costs that were announced asked for: the action's own, and those of the mana abilities on the way."""
    return [sum(int(s) if s.isdigit() else 1 for c in e.what.value if type(c).__name__ == "Mana" for s in c.symbols)
            for e in happened if type(e.what).__name__ == "Announced" and e.what.what == "cost"]
