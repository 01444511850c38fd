"""What the search for choices without difference must know of Magic, and the choices that go without saying."""
from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from apnap.kernel.game import CHANCE, Decision
from apnap.magic import events as ev
from apnap.magic import window
from apnap.scenario.magic.hints import Hints
from apnap.scenario.magic.shape import Shape

if TYPE_CHECKING:
    from apnap.scenario.magic.judge import Judge


class MagicGuide:
    """Follows one command through forks of its game."""

    __slots__ = ("before", "hints", "judge")

    def __init__(self, judge: Judge, hints: Hints, before: int | None = None) -> None:
        self.judge = judge
        self.hints = hints.copy()
        self.before = before if before is not None else reversals(judge.g)

    def copy(self) -> MagicGuide:
        return MagicGuide(self.judge, self.hints, self.before)

    def said(self, game: Any) -> Any:
        found = self.hints.answers(game.decision)
        if found is not None:
            return (found[0],)
        usual = convention(self.judge, game.decision)
        if usual is not None:
            return usual
        return (next(iter(game.decision.options)),) if game.decision.options.count == 1 else None

    def shape(self, game: Any) -> int:
        return Shape(game).whole()

    def likes(self, game: Any) -> Callable[[Any], Any]:
        shape = Shape(game)
        return shape.of

    def failed(self, game: Any) -> bool:
        if game.decision is not None and game.decision.kind == "keep mana abilities":
            return True
        return reversals(game) > self.before

    def anyway(self, game: Any, options: list[Any]) -> Any:
        """In a mana window what makes the mana that is asked, so that the action fails for what else is wrong with it."""
        d = game.decision
        if d.kind != "mana window":
            return options[0]
        asked, game.mana_asked_of = game.mana_asked_of, d.player
        try:
            usual = window.window_default(game, d.player, d.facts["symbols"], set())
        finally:
            game.mana_asked_of = asked
        return usual if usual in options else options[0]

    def price(self, game: Any, answer: Any) -> int:
        return int(game.decision.kind == "mana window" and answer != ("done",))


def reversals(game: Any) -> int:
    """How many actions were taken back so far."""
    n, link = 0, game.root.history
    while link is not None:
        n += isinstance(link.entry.what, ev.Reversed)
        link = link.before
    return n


def convention(judge: Judge, d: Decision) -> tuple[Any] | None:
    """The answer that goes without saying when a file says nothing, as a tuple of one; None when there is none.

    Spells are not kicked, madness is used where it is a choice, damage goes where it is dealt, mana abilities of a reversed action are
    reversed too, nobody attacks or blocks while time goes on, and libraries are shuffled.
    """
    if d.by == CHANCE and d.kind == "shuffle":
        return (d.options.pick(_draw(judge.g.root.draws)),)
    if d.kind == "kicker":
        return (0,)
    if d.kind == "alternative cost":
        return (False,)
    if d.kind == "madness":
        return (True,)
    if d.kind == "redirect":
        return (next(iter(d.options)),)
    if d.kind in ("keep mana abilities", "attackers", "blockers"):
        return (getattr(d.options, "fewest", ()),)  # nobody attacks but who must
    return None


def _draw(n: int) -> Callable[[int], int]:
    k = 0

    def draw(sides: int) -> int:
        nonlocal k
        k += 1
        return int.from_bytes(blake2b(f"{n}/{k}".encode(), digest_size=8).digest(), "big") % sides

    return draw
