"""The game at rest: chance, undo, forks, automations, attempts, reversal, and what goes wrong in rules code."""
from __future__ import annotations

from typing import Any

import pytest

from apnap.kernel.data import Form, Id
from apnap.kernel.game import CHANCE, Attempted
from apnap.kernel.options import Number, One, Order
from apnap.kernel.refusal import Illegal, NotAnAnswer, refuse
from contract.toy import GIFT, Gain, Toy, Use, toy


class Dice(Toy):
    """A toss followed by a choice in the same step, again and again: the choice's options show the toss."""

    def step(self) -> bool:
        n = self.toss("die", GIFT, 100)
        self.happen(Gain(Id(1), self.choose(Id(1), "take", GIFT, Number(0, n))))
        return True


def dice(seed: int = 1, auto: tuple[str, ...] = ()) -> Dice:
    g = toy(seed, kind=Dice, auto=auto)
    assert isinstance(g, Dice)
    return g


def row(g: Toy, n: int = 12) -> list[Any]:
    out = []
    for _ in range(n):
        out.append(g.legal.most)
        g.push(0)
    return out


def test_a_toss_before_a_choice_is_neither_repeated_nor_skipped() -> None:
    values = row(dice())
    assert len(set(values)) > 6
    assert row(dice()) == values


def test_undo_gives_the_same_tosses_again() -> None:
    g = dice()
    values = row(g)
    for _ in values:
        g.pop()
    assert row(g) == values


def test_every_toss_counts_once_however_often_its_step_is_run() -> None:
    g = dice()
    row(g, 5)
    assert g.root.draws == 6
    g.pop()
    g.pop()
    assert g.root.draws == 4


def test_a_fork_tosses_the_same_and_a_fork_with_a_seed_does_not() -> None:
    g = dice()
    row(g, 3)
    same, other = g.fork(), g.fork(seed=99)
    assert other.legal.most == g.legal.most, "what chance has decided already stays"
    values, others = row(g), row(other)
    assert row(same) == values and others[0] == values[0]
    assert others[1:] != values[1:]


def test_chance_may_be_asked() -> None:
    g = dice(auto=("ask chance",))
    assert (g.decision.player, g.decision.by, g.decision.kind) == (CHANCE, CHANCE, "die")
    g.apply(42)
    assert g.legal.most == 42 and g.root.draws == 1
    with pytest.raises(NotAnAnswer, match="expected a number from 0 to 42"):
        g.apply(43)


def test_a_shuffle_is_a_permutation_and_shuffles_differ() -> None:
    class Shuffling(Toy):
        def step(self) -> bool:
            order = self.shuffled("shuffle", GIFT, 20)
            self.choose(Id(1), "look", GIFT, One((order,)))
            return True

    g = toy(kind=Shuffling)
    seen = []
    for _ in range(5):
        (order,) = g.legal
        seen.append(order)
        g.apply(order)
    assert all(sorted(o) == list(range(20)) for o in seen) and len(set(seen)) == 5


def test_single_options_may_be_chosen_by_the_engine_and_are_recorded() -> None:
    asked, auto = toy(each=("page",)), toy(each=("page",), auto=("single",))
    use = Use(asked.cards(asked.active)[0])
    asked.apply(use)
    auto.apply(use)
    assert asked.decision.kind == "target" and auto.decision.kind == "way to pay"
    assert auto.answers == [use, asked.cards(Id(2))[0]]
    asked.apply(asked.cards(Id(2))[0])
    assert asked.digest() == auto.digest()


def test_a_default_is_taken_only_for_the_kinds_that_are_listed() -> None:
    class Defaulting(Toy):
        def step(self) -> bool:
            n = self.choose(Id(1), "first", GIFT, Number(0, 9), default=lambda g: 7)
            self.happen(Gain(Id(1), n))
            self.choose(Id(1), "second", GIFT, Number(0, 9), default=lambda g: 8)
            return True

    assert toy(kind=Defaulting).decision.kind == "first"
    g = toy(kind=Defaulting, auto=("first",))
    assert g.decision.kind == "second" and g.answers == [7]
    g.push(1)
    g.pop()
    assert g.answers == [7] and len(g.history) == 1


def test_lazy_options_are_computed_only_when_they_are_asked_for() -> None:
    computed = []

    class Lazy(Toy):
        def step(self) -> bool:
            for n in range(5):
                self.choose(Id(1), "look", GIFT, lambda n=n: computed.append(n) or One(("x",)))
            return True

    g = toy(kind=Lazy)
    for _ in range(5):
        g.apply("x")
    assert computed == [0, 1, 2, 3, 4, 0]


def test_an_attempt_fails_where_the_rules_say_so_and_the_history_tells() -> None:
    g = toy(coins=0, each=("page",))
    use = Use(g.cards(g.active)[0])
    assert use not in g.legal
    before = g.digest()
    g.attempt(use)
    g.apply(g.cards(Id(2))[0])
    g.apply("coins")
    told = g.history[-1].what
    assert told.at == "pay" and [r.rule for r in told.refusals] == ["price"]
    assert g.digest() == before and g.root.queue == ()


def test_an_attempt_in_the_middle_of_a_transaction_reverses_all_of_it() -> None:
    g = toy(coins=9)
    before = g.digest()
    own = g.cards(g.active)[1]
    g.apply(Use(g.cards(g.active)[0]))
    g.attempt(own)
    told = g.history[-1].what
    assert told.at == "target" and told.refusals[0].rule == "target"
    assert g.digest() == before and g.decision.kind == "act"


def test_an_attempt_outside_a_transaction_raises_and_nothing_has_moved() -> None:
    g = dice()
    g.push(0)
    before, options, length = g.digest(), g.legal.most, len(g.history)
    with pytest.raises(Illegal) as no:
        g.attempt(1000)
    assert no.value.refusals[0].rule == "gift" and "a number from 0" in no.value.refusals[0].fact("expected")
    assert (g.digest(), g.legal.most, len(g.history)) == (before, options, length)
    g.apply(0)


def test_an_attempt_of_what_is_offered_is_an_answer() -> None:
    a, b = toy(), toy()
    a.attempt("pass")
    b.apply("pass")
    assert a.digest() == b.digest()


def test_an_error_in_the_rules_leaves_the_game_where_it_stood() -> None:
    class Broken(Toy):
        def step(self) -> bool:
            n = self.choose(Id(1), "n", GIFT, Number(0, 3))
            self.happen(Gain(Id(1), 5))
            if n == 2:
                raise ZeroDivisionError("a bug")
            return True

    g = toy(kind=Broken)
    g.push(1)
    before, decision = g.digest(), g.decision
    for way in (g.apply, g.push, g.attempt):
        with pytest.raises(ZeroDivisionError):
            way(2)
        assert g.digest() == before and g.decision is decision and len(g.history) == 1
    g.apply(1)
    g.pop()
    assert g.root.draws == 0 and g.history == []


class Script(Toy):
    """Runs a recorded script inside a transaction, as kept mana abilities are run again after a reversal."""

    lines: tuple[Any, ...] = (("m", 7), ("n", 3), ("n", 4))

    def step(self) -> bool:
        self.choose(Id(1), "go", GIFT, One(("go",)))
        with self.scripted(self.lines):
            for _ in range(2):
                self.happen(Gain(Id(1), self.choose(Id(1), "n", GIFT, Number(0, 9))))
        self.choose(Id(1), "after", GIFT, One(("after",)))
        return True


def test_a_script_answers_what_is_asked_inside_it_and_is_no_answer_of_the_step() -> None:
    g = toy(kind=Script)
    g.apply("go")
    assert g.answers == ["go"] and g.decision.kind == "after"
    assert [h.what.coins for h in g.history] == [3, 4]


@pytest.mark.parametrize("script", [(("n", 3),), (("n", 3), ("n", 10)), (("n", 3), ("m", 4))])
def test_what_a_script_does_not_answer_is_asked(script: tuple[Any, ...]) -> None:
    g = toy(kind=type("Short", (Script,), {"lines": script}))
    g.apply("go")
    assert g.decision.kind == "n"
    for other in (g, g.fork()):
        other.apply(5)
        assert other.answers == ["go", 5] and other.decision.kind == "after"
        assert [h.what.coins for h in other.history] == [3, 5]


def test_what_was_decided_is_recorded_with_its_kind() -> None:
    found: list[Any] = []

    class Recorded(Toy):
        def step(self) -> bool:
            self.choose(Id(1), "first", GIFT, One(("a", "b")))
            at = self.cursor
            self.choose(Id(1), "n", GIFT, Number(0, 9))
            self.choose(Id(1), "m", GIFT, Number(0, 9))
            found.append(self.recorded(at))
            return True

    g = toy(kind=Recorded)
    for answer in ("b", 1, 2):
        g.apply(answer)
    assert found == [(("n", 1), ("m", 2))]


def test_transactions_nest_and_each_takes_back_its_own() -> None:
    outcomes: list[Any] = []

    def inner(g: Toy, n: int) -> None:
        g.happen(Gain(Id(1), 10))
        if n > 1:
            raise Illegal(refuse(GIFT, n=n))

    def outer(g: Toy, n: int) -> None:
        g.happen(Gain(Id(1), 1))
        outcomes.append(g.transaction((("inner", inner),), n))
        if n > 2:
            raise Illegal(refuse(GIFT, outer=n))

    class Nested(Toy):
        def step(self) -> bool:
            n = self.choose(Id(1), "n", GIFT, Number(1, 3))
            outcomes.append(self.transaction((("outer", outer),), n))
            return True

    for n, coins, at in ((1, 11, [None, None]), (2, 1, ["inner", None]), (3, 0, ["inner", "outer"])):
        outcomes.clear()
        g = toy(kind=Nested, coins=0)
        g.apply(n)
        assert g.table[Id(1)].coins == coins == sum(h.what.coins for h in g.history)
        assert [o and o.at for o in outcomes] == at


def test_a_controlled_player_is_decided_for() -> None:
    class Controlled(Toy):
        def decider(self, player: Id) -> Id:
            return Id(2)

    g = toy(kind=Controlled)
    assert (g.decision.player, g.decision.by) == (1, 2)


def test_forks_have_no_past() -> None:
    g = toy()
    g.push("pass")
    with pytest.raises(IndexError):
        g.fork().pop()


def test_the_state_holds_only_answers_that_can_be_written() -> None:
    class Odd(Form, frozen=True):
        n: int

    class Any_(Toy):
        def step(self) -> bool:
            self.choose(Id(1), "first", GIFT, One((Odd(1), Id(4), (Id(5), "x"))))
            self.choose(Id(1), "second", GIFT, Order((1, 2)))
            return True

    g = toy(kind=Any_)
    for wrong in (Odd(True), 4, (5, "x"), [Id(5), "x"], Attempted(Odd(1)), Odd(1.0)):
        with pytest.raises(NotAnAnswer):
            g.apply(wrong)
    g.apply(Odd(1))
    assert g.digest() == g.fork().digest()
