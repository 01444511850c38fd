"""Options: what is iterated is taken, counted and picked; what is not taken is told what was expected."""
from __future__ import annotations

from itertools import islice
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from apnap.kernel.data import Id, canonical
from apnap.kernel.options import Division, Name, Number, One, Options, Order, Some

OF = st.lists(st.integers(-3, 3) | st.sampled_from("abc") | st.integers(0, 3).map(Id), max_size=5, unique_by=canonical).map(tuple)
OPTIONS: st.SearchStrategy[Options] = st.one_of(
    OF.map(One),
    st.builds(Some, OF, st.integers(0, 3), st.integers(0, 6)),
    OF.map(Order),
    st.builds(Number, st.integers(-5, 5), st.integers(-5, 9)),
    st.builds(Division, st.integers(0, 7), OF, st.integers(0, 3)),
)


@given(OPTIONS)
def test_what_is_iterated_is_taken_once_and_counted(options: Options) -> None:
    answers = list(options)
    assert options.count == len(answers) == len({canonical(a) for a in answers})
    assert all(a in options for a in answers)
    assert answers == list(options), "a fixed order"


@given(OPTIONS, st.data())
def test_what_is_picked_is_taken(options: Options, data: st.DataObject) -> None:
    if options.count:
        answer = options.pick(lambda n: data.draw(st.integers(0, n - 1)))
        assert answer in options
        assert canonical(answer) in {canonical(a) for a in options}


@given(OPTIONS, st.recursive(st.none() | st.booleans() | st.integers(-4, 4) | st.floats() | st.text("abc", max_size=2)
                             | st.integers(0, 3).map(Id), lambda v: st.lists(v, max_size=3) | st.lists(v, max_size=4).map(tuple)))
def test_what_is_taken_is_what_is_iterated(options: Options, answer: Any) -> None:
    offered = {canonical(a) for a in options}
    try:
        listed = canonical(answer) in offered
    except TypeError:
        listed = False
    assert (answer in options) == listed
    assert (options.why_not(answer) is None) == listed


@pytest.mark.parametrize(("options", "wrong", "expected"), [
    (One(("a", "b")), "c", "one of 'a', 'b'"),
    (One(()), "c", "one of "),
    (One((Id(1),)), 1, "one of #1"),
    (One((1,)), True, "one of 1"),
    (One((1,)), 1.0, "one of 1"),
    (One(tuple(range(100))), -1, "one of 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 88 more"),
    (Some(("a", "b", "c"), 1, 2), ("b", "a"), "a tuple of 1 to 2 different elements, in this order, of 'a', 'b', 'c'"),
    (Some(("a", "b", "c"), 2, 2), ("a",), "a tuple of 2 different elements, in this order, of 'a', 'b', 'c'"),
    (Some(("a", "b"), 0, 2), ("a", "a"), "a tuple of 0 to 2 different elements, in this order, of 'a', 'b'"),
    (Some(("a", "b"), 0, 2), ["a"], "a tuple of 0 to 2 different elements, in this order, of 'a', 'b'"),
    (Order(("a", "b")), ("a", "a"), "these in some order: 'a', 'b'"),
    (Order((1, 2)), (2, True), "these in some order: 1, 2"),
    (Number(1, 3), 4, "a number from 1 to 3"),
    (Number(1, None), 0, "a number from 1"),
    (Number(0, 1), True, "a number from 0 to 1"),
    (Division(5, ("a", "b"), 1), (5, 0), "a tuple of 2 amounts of at least 1 each that add up to 5"),
    (Division(5, ("a", "b"), 0), (5,), "a tuple of 2 amounts of at least 0 each that add up to 5"),
    (Name("a card"), "", "the name of a card"),
    (Name("a card"), "two\nlines", "the name of a card"),
    (Name("a card"), 3, "the name of a card"),
])
def test_a_wrong_answer_is_told_what_was_expected(options: Options, wrong: Any, expected: str) -> None:
    assert wrong not in options
    assert options.why_not(wrong) == expected


def test_equal_elements_may_be_taken_as_often_as_they_are_there() -> None:
    some = Some(("G", "R", "G"), 0, 3)
    assert all(a in some for a in some)
    assert ("G", "G", "G") not in some
    order = Order(("G", "G", "R"))
    assert ("G", "R", "G") in order and ("R", "R", "G") not in order


def test_unbounded_options_have_no_count_and_can_be_picked_from() -> None:
    number, name = Number(2, None), Name("a colour", ("red", "green"))
    assert number.count is None and list(islice(number, 3)) == [2, 3, 4] and number.pick(lambda n: n - 1) in number
    assert name.count is None and list(name) == ["red", "green"] and name.pick(lambda n: 0) == "red"
    assert "blue" in name and Name("a card").pick(lambda n: 0) in Name("a card")


def test_large_options_are_counted_without_being_listed() -> None:
    assert Order(tuple(range(60))).count > 10**80
    assert Some(tuple(range(60)), 0, 60).count == 2**60
    assert Division(100, tuple(range(20)), 0).count > 10**15
    draws = iter(range(10**6))
    assert Order(tuple(range(60))).pick(lambda n: next(draws) % n) in Order(tuple(range(60)))
