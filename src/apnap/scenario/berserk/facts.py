"""Facts that a case expects, checked against the game as it stands."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from apnap.berserk import definitions, words
from apnap.berserk import events as ev
from apnap.kernel.data import Id
from apnap.scenario.case import Phrase
from apnap.scenario.language import Line

if TYPE_CHECKING:
    from apnap.scenario.berserk.judge import Judge


class Facts:
    """Checks expectations of one judge."""

    def __init__(self, judge: Judge) -> None:
        self.j = judge
        self.g = judge.g

    def check(self, phrase: Phrase) -> None:
        """Note that the fact holds, or fail the ruling with what is so instead. Raises `WrongFile`."""
        line = self.j.reader.line(phrase, "fact")
        instead = getattr(self, f"_{line.node.name.lower()}")(line, line.node)
        if instead is None:
            self.j.ruling.expected.append(phrase.text)
        else:
            self.j.ruling.fail(f"\"{phrase.text}\" does not hold: {instead}", phrase.place)

    def player(self, line: Line, node: Any) -> Id:
        return self.j.table.seats[line.players[node["who"]]]

    def _count(self, what: str, have: int, wanted: int) -> str | None:
        return None if have == wanted else f"it is {have} {what}"

    def _coins(self, line: Line, node: Any) -> str | None:
        p = self.g.player(self.player(line, node))
        have = {"open": p.open_coins, "closed": p.closed_coins, None: p.open_coins + p.closed_coins}[node.get("state")]
        return self._count("coins", have, node["n"])

    def _prayers(self, line: Line, node: Any) -> str | None:
        return self._count("prayer tokens", self.g.player(self.player(line, node)).prayers, node["n"])

    def _stat(self, line: Line, node: Any) -> str | None:
        found = [words.stat(self.g, i, node["which"]) for i in self.j.names.cards(line, node["what"], ("game",))]
        return None if node["n"] in found else f"it is {found[0]}"

    def _in(self, line: Line, node: Any) -> str | None:
        zones = [self.g.object(i).zone for i in self.j.names.cards(line, node["what"])]
        return None if node["place"] in zones else f"it is in the {zones[0] or 'reserve'}" + (" zone" if zones[0] == "game" else "")

    def _state(self, line: Line, node: Any) -> str | None:
        i = self.j.names.cards(line, node["what"], ("game",))[0]
        o = self.g.object(i)
        has = {"open": not o.closed, "closed": o.closed, "poisoned": o.poison > 0, "wounded": o.wounds > 0}[node["state"]]
        return None if has != bool(node.get("not")) else "it is not so" if not node.get("not") else "it is"

    def _controls(self, line: Line, node: Any) -> str | None:
        ids = [i for i in self.j.names.lives_of(line, node["what"]) if self.g.object(i).zone == "game"]
        has = any(self.g.chars(i).controller == self.player(line, node) for i in ids)
        return None if has != bool(node.get("no")) else "it is not so"

    def _won(self, line: Line, node: Any) -> str | None:
        return None if self.g.result == (self.player(line, node),) else "the game goes on" if self.g.result is None else "it is not so"

    def _drawn(self, line: Line, node: Any) -> str | None:
        return None if self.g.result == () else "the game goes on" if self.g.result is None else "somebody has won"

    def _empty(self, line: Line, node: Any) -> str | None:
        busy = [*self.g.turn.queue, *self.g.turn.waiting]
        return None if not busy and self.g.turn.running is None else "something stands in it"

    def _targeted(self, line: Line, node: Any) -> str | None:
        is_so = any(definitions.targeted(a) for a in self._abilities(line, node))
        return None if is_so != bool(node.get("not")) else "it is untargeted" if not is_so else "it is targeted"

    def _haskind(self, line: Line, node: Any) -> str | None:
        kinds = [definitions.kind(a) for a in self._abilities(line, node)]
        return None if node["kind"] in kinds else f"its abilities are {', '.join(kinds) or 'none'}"

    def _abilities(self, line: Line, node: Any) -> tuple[Any, ...]:
        return self.g.card(self.g.object(self.j.names.lives_of(line, node["what"])[0]).card).abilities

    def _declaredtimes(self, line: Line, node: Any) -> str | None:
        ids = self.j.names.lives_of(line, node["what"])
        return self._count("times", sum(1 for h in self.g.history if isinstance(h.what, ev.Declared) and h.what.source in ids), node["n"])

    def _asked(self, line: Line, node: Any) -> str | None:
        d = self.g.decision
        if d is not None and d.kind != "act" and d.by == self.player(line, node):
            return None
        return "nobody has to choose" if d is None or d.kind == "act" else f"it is {self.j.voice.name(d.by)}"
