"""Situations for the tests: who has what, and short words for what is done."""
from __future__ import annotations

from typing import Any

from apnap.berserk import legality, setup, words
from apnap.berserk.forms.abilities import Card
from apnap.berserk.game import Berserk
from apnap.berserk.state import Readings
from apnap.kernel.data import Id
from berserk.cards_as_forms import CARDS

Cards = tuple[Any, ...]  # names, or (name, what is special about it)


class Situation:
    """A game with Anna (active, in her choice phase) and Nora. Cards are given by zone; `more` are cards made for the test."""

    def __init__(self, anna: dict[str, Cards], nora: dict[str, Cards], *, coins: int = 10, edition: str = "15th", phase: str = "choice",
                 heroes: tuple[str, str] = ("Warrior", "Priest"), readings: Readings | None = None, number: int = 3,
                 active: int = 0, auto: tuple[str, ...] = (), more: tuple[Card, ...] = ()) -> None:
        self.g = g = Berserk(edition, {**CARDS, **{c.name: c for c in more}}, 1, auto, readings)
        self.anna, self.nora = (g.add_player(n) for n in ("Anna", "Nora"))
        for p, hero, zones in ((self.anna, heroes[0], anna), (self.nora, heroes[1], nora)):
            setup.put(g, hero, "game", p)
            setup.coins(g, p, coins)
            for zone, cards in zones.items():
                for card in cards:
                    name, how = (card, {}) if isinstance(card, str) else card
                    setup.put(g, name, zone, p, **how)
        setup.set_turn(g, g.turn.order[active], phase, number)
        g.begin()

    # -- finding

    def all(self, name: str, zone: str = "game") -> list[Id]:
        g = self.g
        ids = g.turn.game if zone == "game" else [i for p in g.turn.order for i in getattr(g.player(p), zone)]
        return [i for i in ids if g.object(i).card == name]

    def the(self, name: str, zone: str = "game", k: int = 0) -> Id:
        return self.all(name, zone)[k]

    def zone(self, player: Id, zone: str) -> list[str]:
        return [self.g.object(i).card for i in getattr(self.g.player(player), zone)]

    def stat(self, name: str, which: str, k: int = 0) -> int:
        return words.stat(self.g, self.the(name, k=k), which)

    def hero(self, player: Id) -> int:
        return words.stat(self.g, self.g.player(player).hero, "lives")

    # -- doing

    @property
    def kind(self) -> str:
        return self.g.decision.kind if self.g.decision is not None else "over"

    def act(self, *action: Any) -> Situation:
        self.g.apply(action)
        return self

    def play(self, name: str, *answers: Any) -> Situation:
        return self.act("play", self.the(name, "hand")).answer(*answers)

    def use(self, name: str, n: int, *answers: Any, k: int = 0) -> Situation:
        return self.act("use", self.the(name, k=k), ("text", n)).answer(*answers)

    def attack(self, name: str, target: Id, *answers: Any) -> Situation:
        return self.act("attack", self.the(name), target).answer(*answers)

    def answer(self, *answers: Any) -> Situation:
        """A name stands for one target in play; "nobody" is left out where no defender could be named."""
        for a in answers:
            if a == "nobody" and self.kind != "defender":
                continue
            if isinstance(a, str) and self.kind == "targets":
                a = (self.the(a),)
            self.g.apply(a)
        return self

    def end(self) -> Situation:
        return self.act(*legality.END)

    def until_act(self) -> Situation:
        """Everybody takes the first thing offered until somebody acts in a choice phase."""
        while self.g.decision is not None and self.kind != "act":
            self.g.apply(next(iter(self.g.legal)))
        return self

    def rules(self, *action: Any) -> list[str]:
        """The names of the rules that forbid an action now."""
        return [r.rule for r in self.g.why_not(action)]

    def numbers(self, *action: Any) -> list[str | None]:
        """Their numbers in the edition of the game."""
        return [self.g.lawbook.rules[r].number(self.g.edition) for r in self.rules(*action)]

    def told(self, *kinds: type) -> list[Any]:
        return [h.what for h in self.g.history if isinstance(h.what, kinds)]
