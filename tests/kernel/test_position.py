"""Positions: equal up to the names of records and the size of timestamps, and in nothing else."""
from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Any

import pytest

from apnap.kernel.data import Id, Time
from apnap.kernel.game import Root
from apnap.kernel.position import position
from apnap.kernel.table import Record
from contract.toy import Card, Player, Top, Toy, Use, toy

CARDS = (("mourner", 0), ("knight", 0), ("page", 1), ("knight", 1))


def made(order: Sequence[int], clock: int = 0, junk: int = 0, **changes: Any) -> Toy:
    """One state, whose records were created in some order: 0 to 3 are the cards, 4 and 5 the players."""
    g = Toy("first")
    g.table.add(Top(1))
    for n in range(junk):
        g.table.add(Player(f"nobody {n}", 9))
    ids: dict[int, Id] = {}
    for n in order:
        ids[n] = g.table.add(Player(("Anna", "Nora")[n - 4], 2) if n > 3 else Card(CARDS[n][0], Id(0), "table", 1, Time(clock + n)))
    for n, (_, owner) in enumerate(CARDS):
        g.table.edit(ids[n]).owner = ids[4 + owner]
    top = g.edit_root()
    top.players, top.clock = (ids[4], ids[5]), Time(clock + 50)
    top.zones = {"table": tuple(ids[n] for n in range(4)), "bin": ()}
    for name, x in changes.items():
        setattr(g.table.edit(ids[2]), name, x)
    g.begin()
    return g


def test_the_order_in_which_records_were_made_does_not_count() -> None:
    orders = list(permutations(range(6)))[::37]
    assert len({position(made(o)) for o in orders}) == 1
    assert len({made(o).digest() for o in orders}) > 1, "digests are exact, positions are not"


def test_records_that_nothing_refers_to_do_not_count() -> None:
    assert position(made(range(6))) == position(made(range(6), junk=40))


def test_of_timestamps_only_the_order_counts() -> None:
    assert position(made(range(6))) == position(made(range(6), clock=1000))
    assert position(made(range(6))) == position(made(range(6), since=Time(2)))
    assert position(made(range(6))) != position(made(range(6), since=Time(0)))
    assert position(made(range(6))) != position(made(range(6), since=Time(60)))


@pytest.mark.parametrize("change", [{"name": "x"}, {"used": 3}, {"shields": 2}, {"known": (1,)}, {"became": Id(0)}, {"owner": Id(0)},
                                    {"became": Id(99)}, {"shields": True}])
def test_whatever_else_differs_makes_another_position(change: dict[str, Any]) -> None:
    assert position(made(range(6))) != position(made(range(6), **change))


def test_seed_and_counter_of_chance_do_not_count_and_a_rulebooks_own_draws_do() -> None:
    g = toy(seed=1)
    assert position(g) == position(toy(seed=2))

    class Counter(Record):
        __slots__ = ("draws", "seed")

        def __init__(self, draws: int, seed: int) -> None:
            self.draws, self.seed = draws, seed

    seen = set()
    for draws, seed in ((0, 0), (0, 1), (1, 0)):
        g = toy()
        counter = g.table.add(Counter(draws, seed))
        g.edit_root().queue = (counter,)
        seen.add(position(g))
    assert len(seen) == 3


def test_answers_given_in_the_step_count_unless_the_live_state_alone_is_asked_for() -> None:
    a = toy(each=("page", "page"))
    first, second = a.cards(a.active)
    b = a.fork()
    a.apply(Use(first))
    b.apply(Use(second))
    c = a.fork()
    assert position(a) != position(b), "one of the two pages in a row is used, the first or the second"
    assert position(a) == position(c)
    assert position(a, live=True) != position(a)
    assert position(a, live=True, also=(1,)) != position(a, live=True, also=(2,))


def test_answers_are_renamed_too() -> None:
    a, b = made(range(6)), made((5, 4, 3, 2, 1, 0))
    a.apply(Use(a.cards(a.active)[0]))
    b.apply(Use(b.cards(b.active)[0]))
    assert a.answers != b.answers and position(a) == position(b)


class Shelf(Root):
    __slots__ = ("counters",)

    def __init__(self) -> None:
        super().__init__(1)
        self.counters: dict[Id, int] = {}


class Shelved(Toy):
    def step(self) -> bool:
        return False


def shelf(order: Sequence[int], values: Sequence[int]) -> Toy:
    """A dictionary by ids that nothing else leads to; the cards' ids reach over ten, where text and numbers sort differently."""
    g = Shelved("first")
    g.table.add(Shelf())
    for n in range(7):
        g.table.add(Player("nobody", n))
    ids = {n: g.table.add(Player("abcdefg"[n], n)) for n in order}
    g.edit_root().counters = {ids[n]: values[n] for n in order}
    g.begin()
    return g


def test_a_dictionary_by_ids_is_read_by_what_the_records_are() -> None:
    orders = list(permutations(range(4)))
    assert len({position(shelf(o, (7, 7, 8, 9))) for o in orders}) == 1
    assert position(shelf(orders[0], (7, 7, 8, 9))) != position(shelf(orders[0], (7, 8, 7, 9)))
