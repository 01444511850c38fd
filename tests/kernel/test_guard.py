"""The guard catches the two faults that a copy-on-write table invites, and nothing else."""
from __future__ import annotations

from typing import Any

import pytest

from apnap.kernel.data import Id
from apnap.kernel.table import Record
from contract.toy import Destroy, Event, Gain, Toy, Use, toy
from kernel.guard import Shared, Stale, guarded


class WritesWithoutEdit(Toy):
    def resolve(self) -> None:
        card: Any = self.table[self.root.zones["table"][0]]
        card.since = self.root.clock
        super().resolve()


class WritesAfterMark(Toy):
    def act(self) -> None:
        player: Any = self.edit_root()
        self.transaction((), None)
        player.turn += 0
        super().act()


class ReadsSuperseded(Toy):
    def resolve(self) -> None:
        player: Any = self.table[self.active]
        self.happen(Gain(self.active, 1))
        assert player.coins >= 0
        super().resolve()


def strike(kind: type[Toy]) -> Toy:
    g = toy(coins=9, each=("page", "page"), kind=kind)
    g.apply(Use(g.cards(g.active)[0]))
    g.apply(g.cards(Id(2))[0])
    g.apply("coins")
    return g


@pytest.mark.parametrize(("kind", "fault", "message"), [
    (WritesWithoutEdit, Shared, r"Card #3.since is written to without edit"),
    (WritesAfterMark, Shared, r"Top #0.turn is written to without edit"),
    (ReadsSuperseded, Stale, r"Player #1.coins was kept over an edit"),
])
def test_a_planted_fault_is_caught_and_without_the_guard_it_is_not(kind: type[Toy], fault: type[Exception], message: str) -> None:
    strike(kind)
    with guarded(), pytest.raises(fault, match=message):
        strike(kind)


def test_the_toy_as_written_passes() -> None:
    with guarded():
        g = strike(Toy)
        assert len(g.root.zones["bin"]) == 1


def test_last_known_information_may_be_read() -> None:
    class Remembers(Toy):
        def happen(self, *events: Event, **named: Any) -> Any:
            out = super().happen(*events, **named)
            for e in events:
                if isinstance(e, Destroy):
                    gone: Any = self.table[e.card]
                    assert gone.became is not None and gone.known == ("page", 0)
            return out

    with guarded():
        strike(Remembers)


def test_the_guard_leaves_nothing_behind() -> None:
    with guarded():
        toy()
    assert "__setattr__" not in Record.__dict__ and "__getattribute__" not in Record.__dict__
    g = toy()
    g.table[Id(1)].coins = 5
    assert g.table[Id(1)].coins == 5
