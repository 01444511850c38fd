"""Names of cards in a line, as cards of the game; and clauses of a command as answers."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from apnap.berserk import legality
from apnap.berserk.forms.abilities import Activated
from apnap.kernel.data import Id
from apnap.kernel.game import Decision
from apnap.scenario.language import Line

if TYPE_CHECKING:
    from apnap.berserk.game import Berserk
    from apnap.scenario.berserk.table import Table


class Names:
    """Finds what lines speak of."""

    def __init__(self, g: Berserk, table: Table) -> None:
        self.g = g
        self.table = table

    # ------------------------------------------------------------------------------------------------ cards

    def lives_of(self, line: Line, node: Any) -> list[Id]:
        """Every record, gone ones too, of the cards that a name may mean. Raises `WrongFile` when there never was one."""
        name = line.things[node["name"]]
        alias = self.table.aliases.get(name)
        if alias is not None:
            out = [alias]
            while (new := self.g.object(out[-1]).became) is not None:
                out.append(new)
            return out
        try:
            card = self.table.card(name).name
        except LookupError as bad:
            raise line.wrong(str(bad)) from None
        owner = self.table.seats[line.players[node["owner"]]] if "owner" in node else None
        every = [Id(i) for i in range(len(self.g.table)) if self.g.is_object(Id(i))]
        found = [i for i in every if self.g.object(i).card == card and owner in (None, self.g.object(i).owner)]
        if not found:
            raise line.wrong(f"there is no {name} in this game")
        return found

    def cards(self, line: Line, node: Any, zones: tuple[str, ...] = (), player: Id | None = None) -> list[Id]:
        """The cards as they are now: those in the first of these zones that has some, the player's own first; else all."""
        found = [i for i in self.lives_of(line, node) if self.g.object(i).became is None and self.g.object(i).zone]
        for zone in zones:
            here = [i for i in found if self.g.object(i).zone == zone]
            if here:
                return sorted(here, key=lambda i: self.g.chars(i).controller != player)
        return found or self.lives_of(line, node)

    def among(self, line: Line, node: Any, options: tuple[Any, ...]) -> Id:
        """The card of a name that is among these, or else any of the name."""
        found = self.cards(line, node)
        return next((i for i in found if i in options), found[0])

    # ------------------------------------------------------------------------------------------------ actions

    def actions(self, line: Line, player: Id) -> list[tuple[Any, ...]]:
        """The actions of the choice phase that a command may mean. Raises `WrongFile`."""
        node = line.node
        if node.name == "EndTurn":
            return [legality.END]
        if node.name == "Play":
            return [("play", i) for i in self.cards(line, node["what"], ("hand",), player)]
        if node.name == "Attack":
            own = self.cards(line, node["what"], ("game",), player)
            enemy = [i for i in self.cards(line, node["target"], ("game",)) if self.g.chars(i).controller != player]
            return [("attack", i, j) for i in own for j in enemy or self.cards(line, node["target"], ("game",))]
        if node.name != "Use":
            raise line.wrong("expected an action, such as \"Anna plays Gnome\"")
        out = [("use", i, o) for i in self.cards(line, node["what"], ("game",), player) for o in self.abilities(i, node.get("nth"))]
        return out or [("use", i, ("text", 0)) for i in self.cards(line, node["what"], ("game",), player)]

    def abilities(self, i: Id, nth: Any = None) -> list[Any]:
        """Where a card's activated abilities come from, or the n-th of them."""
        origins = [h.origin for h in self.g.chars(i).abilities if isinstance(h.form, Activated)]
        return origins if nth is None else origins[nth - 1 : nth]

    # ------------------------------------------------------------------------------------------------ answers

    def said(self, line: Line, clauses: list[Any], d: Decision) -> tuple[Any] | None:
        """The answer that the clauses give to a decision, as a tuple of one; what was used is taken out of them."""
        kind = {"targets": "Targets", "x": "X", "modes": "Modes"}.get(d.kind)
        clause = next((c for c in clauses if c.name == kind), None)
        if clause is None:
            return None
        clauses.remove(clause)
        if kind == "X":
            return (clause["n"],)
        if kind == "Modes":
            return (tuple(n - 1 for n in _many(clause["what"])),)
        chosen, left = self._targets(line, list(_many(clause["what"])), d)
        if left:
            clauses.insert(0, type(clause)("Targets", [("what", tuple(left))]))
        return (chosen,)

    def _targets(self, line: Line, things: list[Any], d: Decision) -> tuple[tuple[Id, ...], list[Any]]:
        """As many of the things as this slot takes; those that fit no slot are tried, for the sake of the reason."""
        options: Any = d.options
        chosen: list[Id] = []
        left = []
        for thing in things:
            fit = [i for i in self.cards(line, thing) if i in options.of and i not in chosen]
            if fit and len(chosen) < options.most:
                chosen.append(fit[0])
            else:
                left.append(thing)
        if not chosen and left:
            return (self.cards(line, left[0], ("game",))[0],), left[1:]
        return tuple(i for i in options.of if i in chosen), left

    def answer(self, line: Line, node: Any, d: Decision) -> Any:
        """What "chooses ..." means for the open decision."""
        if getattr(node, "name", "") == "Nothing":
            return ()
        many = _many(node)
        if isinstance(many[0], int):
            if d.kind == "modes":
                return tuple(n - 1 for n in many)
            return many[0] if d.kind != "division" else tuple(many)
        chosen, left = self._targets(line, list(many), d) if hasattr(d.options, "most") else ((), list(many))
        if left:
            raise line.wrong("not all of this can be chosen here")
        return chosen


def _many(value: Any) -> tuple[Any, ...]:
    return value if isinstance(value, tuple) else (value,)
