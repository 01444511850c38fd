"""From the names in a line to the objects and players that they mean now."""
from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from apnap.kernel.data import Id
from apnap.scenario.language import Line
from apnap.text.engine.values import Node

ORDER = ("battlefield", "stack", "hand", "graveyard", "exile", "command", "library")


def flat(value: Any) -> list[Any]:
    """The items of a list of the grammar: nested tuples one after another, without the words between them."""
    if isinstance(value, tuple):
        return [x for v in value for x in flat(v)]
    return [] if value is None or value is True else [value]


class Names:
    """Finds what a line means in a game."""

    def __init__(self, game: Any, seats: dict[str, Id], aliases: dict[str, Id]) -> None:
        self.g = game
        self.seats = seats
        self.aliases = aliases

    def player(self, line: Line, n: Any) -> Id:
        return self.seats[line.players[n]]

    def now(self, i: Id) -> Id:
        """Where an object is now."""
        if not self.g.is_object(i):
            return i
        while (new := self.g.object(i).became) is not None:
            i = new
        return i

    def objects(self) -> list[Id]:
        """Everything that is somewhere, zone by zone."""
        t = self.g.turn
        out = [*t.battlefield, *reversed(t.stack)]
        out += [i for zone in ("hand", "graveyard") for p in t.order for i in getattr(self.g.player(p), zone)]
        return [*out, *t.exile, *t.command, *(i for p in t.order for i in self.g.player(p).library)]

    def said(self, line: Line, node: Node) -> str:
        """The words of a thing."""
        name = line.things[node["name"]]  # type: ignore[index]
        owner = node.get("owner")
        return f"{line.players[owner]}'s {name}" if isinstance(owner, int) else name

    def candidates(self, line: Line, node: Node, zones: Iterable[str] = ORDER) -> list[Id]:
        """The objects that a thing may mean, in the order of the zones. An object with a name of its own is meant by that alone."""
        name = line.things[node["name"]]  # type: ignore[index]
        if name in self.aliases:
            return [self.now(self.aliases[name])]
        owner = node.get("owner")
        out: list[Id] = []
        own = {self.now(i) for i in self.aliases.values()}
        for zone in zones:
            here = [i for i in self.objects() if self.g.object(i).zone == zone and self.called(i, name)]
            if isinstance(owner, int):
                whose = self.player(line, owner)
                owned = [i for i in here if self.g.object(i).owner == whose]
                held = [i for i in here if self.g.chars(i).controller == whose and i not in owned]
                here = owned or held
            out += here
        return [i for i in out if i not in own] or out

    def called(self, i: Id, name: str) -> bool:
        """Whether an object has this name (a face-down one answers to the card's)."""
        o = self.g.object(i)
        return bool(o.kind != "ability" and (self.g.chars(i).name == name or o.card == name))

    def stacked(self, line: Line, node: Node) -> list[Id]:
        """The abilities (or spells) on the stack that a phrase means, the topmost first; resolved ones when none is there."""
        sources = {self.now(i) for i in self._sources(line, node)}
        on_stack = list(reversed(self.g.turn.stack))
        if node.get("spell"):
            return [i for i in on_stack if i in sources]
        return [i for i in on_stack if self.g.object(i).kind == "ability" and self.now(self.g.object(i).source) in sources]

    def _sources(self, line: Line, node: Node) -> list[Id]:
        thing = node["of"]
        assert isinstance(thing, Node)
        found = self.candidates(line, thing)
        if found:
            return found
        name = line.things[thing["name"]]  # type: ignore[index]
        return [i for i in map(Id, range(len(self.g.table))) if self._is_object(i) and self.called(i, name)]

    def _is_object(self, i: Id) -> bool:
        return type(self.g.table[i]).__name__ == "Object"

    def refs(self, line: Line, value: Any) -> list[list[Id]]:
        """For each thing, player or ability of a list, what it may mean. "Forest x2" stands for two of them."""
        out: list[list[Id]] = []
        for node in flat(value):
            if node.name == "Player":
                out.append([self.player(line, node["n"])])
            elif node.name == "Stacked":
                out.append(self.stacked(line, node))
            else:
                out += [self.candidates(line, node)] * int(node.get("times") or 1)
        return out

    def pick(self, wanted: list[list[Id]], fits: Callable[[Id], bool]) -> list[list[Id]]:
        """The same with only those that fit, where any does."""
        return [[i for i in ids if fits(i)] or ids for ids in wanted]
