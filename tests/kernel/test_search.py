"""The search: a way through a transaction is found if there is one; False only when there is none; None when the budget is spent."""
from __future__ import annotations

from typing import Any

import pytest

from apnap.kernel.data import Id
from apnap.kernel.game import Game, Root
from apnap.kernel.law import Edition, Lawbook
from apnap.kernel.options import Number, One
from apnap.kernel.refusal import Illegal, refuse
from apnap.kernel.search import completes
from apnap.kernel.table import Record

BOOK = Lawbook("purse", (Edition("2000"),))
BUY = BOOK.rule("buy", {"2000": "1"}, "Buying is a transaction.")
USE = BOOK.rule("use", {"2000": "2"}, "A source is used when what it needs is there.")
MISSING = BOOK.rule("missing", {"2000": "3"}, "The price is not reached.")


class Purse(Root):
    __slots__ = ("bought", "coins", "sources", "sum")

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.coins = self.bought = self.sum = 0
        self.sources: tuple[Id, ...] | dict[Id, int] = ()


class Source(Record):
    __slots__ = ("gives", "needs", "used")

    def __init__(self, needs: int, gives: int) -> None:
        self.needs, self.gives, self.used = needs, gives, False


class Shop(Game):
    """Answers to "buy" are prices; a price is paid from sources, one after another. 100 asks for a number first, 200 tosses first."""

    lawbook = BOOK
    default: Any = None

    def step(self) -> bool:
        if self.root.bought:
            return False
        price = self.choose(Id(0), "buy", BUY, Number(0, 500))
        if price:
            back = self.transaction((("number", number), ("pay", pay)), price)
            self.edit_root().bought = 1 if back is None else 2
        else:
            self.edit_root().bought = 3
        return True


def number(g: Shop, price: int) -> None:
    if price == 100 and g.choose(Id(0), "number", BUY, Number(0, None)) != 77:
        raise Illegal(refuse(MISSING))
    if price == 200:
        g.toss("die", BUY, 6)
        g.toss("die", BUY, 6)


def pay(g: Shop, price: int) -> None:
    while g.root.coins < price % 100:
        left = tuple(s for s in g.root.sources if not g.table[s].used)
        if not left:
            raise Illegal(refuse(MISSING, coins=g.root.coins))
        s = g.choose(Id(0), "source", USE, One(left), default=g.default)
        source = g.table.edit(s)
        if source.needs > g.root.coins:
            raise Illegal(refuse(USE, source=s))
        source.used = True
        g.edit_root().coins += source.gives


def shop(*sources: tuple[int, int]) -> Shop:
    g = Shop("2000")
    g.table.add(Purse(1))
    ids = tuple(g.table.add(Source(*s)) for s in sources)
    g.edit_root().sources = ids
    g.begin()
    return g


def test_a_payment_whose_order_matters_is_found() -> None:
    g = shop((2, 2), (1, 1), (0, 1))
    before = g.digest()
    found = completes(g, 4)
    assert found.found is True
    assert found.way == (Id(3), Id(2), Id(1))
    assert g.digest() == before and g.decision.kind == "buy" and g.history == []


def test_the_way_that_is_found_is_a_way() -> None:
    g = shop((2, 2), (1, 1), (0, 1))
    way = completes(g, 4).way
    g.apply(4)
    for answer in way:
        g.apply(answer)
    assert g.root.bought == 1


def test_a_price_that_no_order_reaches_is_refused_with_the_reasons_of_the_way_that_came_farthest() -> None:
    found = completes(shop((2, 2), (1, 1), (0, 1)), 5)
    assert found.found is False
    assert [r.rule for r in found.refusals] == ["missing"] and found.refusals[0].fact("coins") == 4


def test_when_the_budget_is_spent_nothing_is_claimed() -> None:
    g = shop((2, 2), (1, 1), (0, 1))
    assert completes(g, 5, budget=3).found is None
    assert completes(g, 4, budget=3).found is None
    assert completes(g, 5, budget=3).tries == 3


def test_tries_that_reach_the_same_position_are_merged() -> None:
    found = completes(shop(*[(0, 1)] * 6), 7)
    assert found.found is False
    assert found.tries == 1 + 6 * 2**5, "every set of used sources is gone on from once; the ways in are 1,957"


def test_equal_records_in_a_zone_without_order_are_merged() -> None:
    g = shop(*[(0, 1)] * 20)
    assert completes(g, 21).found is None, "a tuple has an order, so the sets of used sources are many"
    g.edit_root().sources = dict.fromkeys(g.root.sources, 1)
    g.begin()
    found = completes(g, 21)
    assert found.found is False and found.tries == 1 + 20 * 21 // 2, "a dictionary by ids has none: how many are used is all that counts"


def test_sources_that_differ_are_not_merged_away() -> None:
    assert completes(shop((0, 1), (0, 3), (3, 5), (0, 1), (5, 9)), 19, budget=2000).found is True


def test_an_unbounded_choice_is_not_refused_because_it_was_not_tried_out() -> None:
    found = completes(shop(), 100)
    assert found.found is None


def test_an_answer_that_begins_no_transaction_completes() -> None:
    found = completes(shop(), 0)
    assert found.found is True and found.way == () and found.tries == 1


def test_chance_before_a_choice_does_not_shift_the_answers() -> None:
    class Tossing(Shop):
        def step(self) -> bool:
            if self.root.bought:
                return False
            price = self.choose(Id(0), "buy", BUY, Number(0, 500))
            back = self.transaction((("toss", lambda g, p: number(g, 200)), ("pay", pay)), price)
            self.edit_root().bought = 1 if back is None else 2
            return True

    g = Tossing("2000")
    g.table.add(Purse(1))
    g.edit_root().sources = tuple(g.table.add(Source(*s)) for s in ((2, 2), (1, 1), (0, 1)))
    g.begin()
    found = completes(g, 4)
    assert found.found is True and found.way[2:] == (Id(3), Id(2), Id(1))
    assert completes(g, 5).found is False


def test_the_default_is_tried_first() -> None:
    g = shop((1, 1), (0, 1))
    assert completes(g, 2).tries == 4
    g.default = lambda g: [s for s in g.root.sources if not g.table[s].used][-1]
    assert completes(g, 2).tries == 1


@pytest.mark.parametrize("default", [lambda g: None, lambda g: 99])
def test_a_default_that_is_not_offered_is_not_tried(default: Any) -> None:
    g = shop((1, 1), (0, 1))
    g.default = default
    assert completes(g, 2).way == (Id(2), Id(1))


def test_an_automation_does_not_narrow_the_search() -> None:
    g = shop((1, 1), (0, 1))
    g.auto = frozenset({"single", "source"})
    g.default = lambda g: g.root.sources[0]
    assert completes(g, 2).found is True
