"""What a command says a player does, as actions of the rulebook: several when the words fit several objects or abilities."""
from __future__ import annotations

from typing import Any

from apnap.kernel.data import Id
from apnap.magic import making, mana
from apnap.magic.forms.abilities import Activated, Unread
from apnap.magic.forms.effects import Loyalty
from apnap.magic.legality import uses_x
from apnap.magic.state import Has
from apnap.say.magic_forms import cost, symbols
from apnap.scenario.language import Line
from apnap.scenario.magic.names import Names, flat
from apnap.scenario.source import WrongFile
from apnap.text.engine.values import Node

Action = tuple[Any, ...]
ACTIONS = ("Activate", "Equip", "ByKeyword", "ForMana", "Cast", "Play", "Special", "Loose")


class Act:
    """What a player would do: the actions that the words may mean, and clauses that the verb itself adds."""

    __slots__ = ("actions", "clauses", "player")

    def __init__(self, player: Id, actions: list[Action], clauses: tuple[Any, ...] = ()) -> None:
        self.player = player
        self.actions = actions
        self.clauses = clauses


class Acts:
    """Reads commands that are actions."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.g = names.g

    def read(self, line: Line, node: Node, player: Id) -> list[Act]:
        """The acts of a command, one after another. Raises `WrongFile` when what it names does not exist."""
        reader = getattr(self, f"_{node.name.lower()}")
        made: list[Act] = reader(line, node, player)
        return made

    # ------------------------------------------------------------------------------------------------ things

    def _things(self, line: Line, node: Node, player: Id, zones: tuple[str, ...], mine: bool = True) -> list[Id]:
        """The objects that a thing may mean, in the first of these zones that has one; the player's own before others'."""
        found = self.names.candidates(line, node)
        if not found:
            raise self._nothing(line, node)
        for zone in zones:
            here = [i for i in found if self.g.object(i).zone == zone]
            own = [i for i in here if self._whose(i) == player]
            if own or (here and not mine):
                return own or here
        for zone in zones:
            here = [i for i in found if self.g.object(i).zone == zone]
            if here:
                return here
        return found

    def _whose(self, i: Id) -> Id:
        o = self.g.object(i)
        return Id(self.g.chars(i).controller) if o.zone in ("battlefield", "stack") else Id(o.owner)

    def _nothing(self, line: Line, node: Node) -> WrongFile:
        return line.wrong(f"there is no {self.names.said(line, node)} any more" if self._ever(line, node) else
                          f"there is no {self.names.said(line, node)} in this game")

    def _ever(self, line: Line, node: Node) -> bool:
        name = line.things[node["name"]]  # type: ignore[index]
        return any(type(self.g.table[Id(i)]).__name__ == "Object" and self.g.object(Id(i)).card == name for i in range(len(self.g.table)))

    # ------------------------------------------------------------------------------------------------ abilities

    def _activate(self, line: Line, node: Node, player: Id) -> list[Act]:
        what = node["what"]
        assert isinstance(what, Node) and isinstance(what["of"], Node)
        ids = self._things(line, what["of"], player, ("battlefield", "hand", "graveyard", "exile", "command"))
        actions: list[Action] = []
        for i in ids:
            abilities = self.abilities(line, i, what, flat(node.get("clauses")))
            actions += [("activate", i, h.origin, h.n) for h in abilities]
        if not actions:
            actions = [("activate", i, i, -1) for i in ids]
        return [Act(player, actions, node.get("clauses") or ())]  # type: ignore[arg-type]

    def abilities(self, line: Line, i: Id, what: Node, clauses: list[Any]) -> list[Has]:
        """The activated abilities of an object that the words may mean; empty when it has none at all. Raises `WrongFile`."""
        every = self.activated(i)
        if not every:
            return []
        chosen = self._told(line, i, what, every)
        if not chosen:
            said = "; ".join(f"{n}: {cost(h.form.cost)}" for n, h in enumerate(every, 1))
            unread = "; ".join(f"\"{x}\"" for x in self.unread(i))
            raise line.wrong(f"{self.g.chars(i).name} has no such activated ability; its activated abilities are {said}"
                             + (f"; not read: {unread}" if unread else ""))
        return self._fitting(chosen, clauses) if len(chosen) > 1 else chosen

    def unread(self, i: Id) -> list[str]:
        """The lines of an object with a colon that were not read."""
        forms = [h.form for h in self.g.chars(i).abilities]
        return [f.text.strip() for f in forms if isinstance(f, Unread) and ":" in f.text.split('"')[0]]

    def activated(self, i: Id) -> list[Has]:
        """An object's activated abilities, in order."""
        return [h for h in self.g.chars(i).abilities if isinstance(h.form, Activated)]

    def _told(self, line: Line, i: Id, what: Node, every: list[Has]) -> list[Has]:
        which = what.get("which", what.get("word"))
        if isinstance(which, int):
            return every[which - 1 : which]
        if isinstance(which, str):
            if which in ("mana", "loyalty"):
                return [h for h in every if (mana.is_mana_ability(self.g, h.form) if which == "mana" else _loyalty(h) is not None)]
            return every if which == "activated" else [h for h in every if h.form.label.split(" ")[0] == which]
        if "loyalty" in what:
            return [h for h in every if _loyalty(h) == str(what["loyalty"])]
        if "text" in what:
            return self._by_text(line.quoted[what["text"]], i, every)  # type: ignore[index]
        return every

    def _by_text(self, said: str, i: Id, every: list[Has]) -> list[Has]:
        """The ability whose text begins so: by the lines of the card with a colon, else by how its cost reads."""
        wanted = _plain(said)
        card = self.g.card(self.g.object(i).card)
        labelled = [h for h in every if h.form.label and h.form.label.casefold() == said.strip().casefold()]
        if labelled:
            return labelled
        lines = [t for t in card.text.split("\n") if ":" in t.split('"')[0].split("(")[0]]
        own = [h for h in every if h.origin == i and (not h.form.label or any(t.startswith(f"{h.form.label} —") for t in lines))]
        if len(lines) == len(own):
            found = [h for t, h in zip(lines, own) if _plain(t).startswith(wanted)]
            if found:
                return found
        return [h for h in every if _plain(cost(h.form.cost)).startswith(wanted.split(":")[0])]

    def _fitting(self, chosen: list[Has], clauses: list[Any]) -> list[Has]:
        """Of several abilities those that the clauses can belong to: "targeting" to one with targets, "with X" to one with X."""
        kinds = {c.name for c in clauses}
        verbs = {str(c["verb"]) for c in clauses if c.name == "Objects"}
        out = [h for h in chosen if ("Targeting" not in kinds or mana.slots(h.form.body)) and ("X" not in kinds or uses_x(h.form.cost)
               or any("X" in getattr(c, "symbols", ()) for c in h.form.cost))]
        names = {v: {"sacrifice": "Sacrifice", "discard": "Discard", "exile": "Exile", "return": "ReturnToHand"}.get(v, "") for v in verbs}
        out = [h for h in out if all(not n or any(type(c).__name__ == n for c in h.form.cost) for n in names.values())] or out
        return out or chosen

    def _equip(self, line: Line, node: Node, player: Id) -> list[Act]:
        on = node["on"]
        clauses = (Node("Targeting", [("what", (on,))]), *flat(node.get("clauses")))
        return self._keyword(line, node, player, "equip", clauses)

    def _bykeyword(self, line: Line, node: Node, player: Id) -> list[Act]:
        return self._keyword(line, node, player, str(node["word"]), tuple(flat(node.get("clauses"))))

    def _keyword(self, line: Line, node: Node, player: Id, word: str, clauses: tuple[Any, ...]) -> list[Act]:
        what = node["what"]
        assert isinstance(what, Node)
        found = self._things(line, what, player, ("battlefield",))
        every = [i for i in self.names.candidates(line, what) for h in self.activated(i) if self._works(i, h, word)]
        mine = [i for i in every if self._whose(i) == player] or every
        ids = list(dict.fromkeys(mine)) or found
        actions: list[Action] = [("activate", i, h.origin, h.n) for i in ids for h in self.activated(i) if _called(h, word)]
        if len(actions) > 1:
            fitting = {i: self._fitting([h for h in self.activated(i) if _called(h, word)], list(clauses)) for i in ids}
            actions = [("activate", i, h.origin, h.n) for i in ids for h in fitting[i]]
        return [Act(player, actions or [("activate", i, i, -1) for i in ids], clauses)]

    def _works(self, i: Id, h: Has, word: str) -> bool:
        """Whether an object has this keyword where it is."""
        return _called(h, word) and self.g.object(i).zone in h.form.zone.split(" or ")

    def _formana(self, line: Line, node: Node, player: Id) -> list[Act]:
        out = []
        made = flat(node.get("mana"))
        clauses = tuple(flat(node.get("clauses")))
        if made:
            clauses = (*clauses, Node("Mana", [("what", (Node("Symbols", [("mana", tuple(made))]),))]))
        for thing in flat(node["what"]):
            ids = self._things(line, thing, player, ("battlefield", "hand", "graveyard"))
            actions: list[Action] = []
            for i in ids:
                actions += [("activate", i, h.origin, h.n) for h in self._producing(line, i, made)]
            out += [Act(player, actions or [("activate", i, i, -1) for i in ids], clauses)] * int(thing.get("times") or 1)
        return out

    def _producing(self, line: Line, i: Id, made: list[str]) -> list[Has]:
        every = [h for h in self.activated(i) if mana.adds_mana(h.form.body)]
        if not made:
            return every
        fit = [h for h in every if any(made[0] in colors for colors in making.makes(self.g, i, h.form))]
        if every and not fit:
            raise line.wrong(f"{self.g.chars(i).name} does not make {symbols(tuple(made[:1]))}")
        return fit

    # ------------------------------------------------------------------------------------------------ cards

    def _cast(self, line: Line, node: Node, player: Id) -> list[Act]:
        thing = node["what"]
        assert isinstance(thing, Node)
        ids = self._things(line, thing, player, ("hand", "exile", "graveyard", "command", "library"))
        way = "face down" if any(c.name == "FaceDown" for c in flat(node.get("clauses"))) else ""
        return [Act(player, [("cast", i, way) for i in ids], node.get("clauses") or ())]  # type: ignore[arg-type]

    def _play(self, line: Line, node: Node, player: Id) -> list[Act]:
        thing = node["what"]
        assert isinstance(thing, Node)
        ids = self._things(line, thing, player, ("hand", "exile", "graveyard", "library"))
        actions: list[Action] = [("play", i) if "land" in self.g.chars(i).types else ("cast", i, "") for i in ids]
        return [Act(player, actions, node.get("clauses") or ())]  # type: ignore[arg-type]

    def _special(self, line: Line, node: Node, player: Id) -> list[Act]:
        thing = node["what"]
        assert isinstance(thing, Node)
        zones = {"suspend": ("hand",), "pay": ("graveyard", "exile", "stack", "battlefield")}.get(str(node["word"]), ("battlefield",))
        ids = self._things(line, thing, player, zones)
        return [Act(player, [("special", i, str(node["word"])) for i in ids], node.get("clauses") or ())]  # type: ignore[arg-type]

    def _loose(self, line: Line, node: Node, player: Id) -> list[Act]:
        """Something that no action of a player with priority is: "Anna sacrifices Mogg Fanatic"."""
        thing = flat(node["what"])[0]
        ids = self._things(line, thing, player, ("battlefield", "hand"))
        return [Act(player, [(str(node["verb"]), i) for i in ids])]


def _loyalty(h: Has) -> str | None:
    """A loyalty ability's number as it is said: "1", "-7", "-x"."""
    for c in h.form.cost:
        if isinstance(c, Loyalty):
            return "-x" if c.x else str(c.n)
    return None


def _called(h: Has, word: str) -> bool:
    """Whether an ability is called so: by its keyword or ability word; a typecycling ability is a cycling ability (702.29f)."""
    label = h.form.label.lower()
    return bool(label.startswith(word) or (word in ("cycling", "ninjutsu") and label.endswith(word)))


def _plain(text: str) -> str:
    return " ".join(text.lower().replace("−", "-").replace("’", "'").split())
