"""Values: written, read back, compared by bytes; what a state can't hold is refused."""
from __future__ import annotations

from enum import IntEnum
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from apnap.kernel.data import Form, Id, NotWritable, Time, canonical, ids_in, plain, same, value


class Pair(Form, frozen=True):
    a: Any
    b: Any = None


class Pair1(Form, frozen=True):
    a: Any
    b: Any = None


LEAVES = (st.none() | st.booleans() | st.integers() | st.text(st.characters(exclude_categories=("Cs",)), max_size=5)
          | st.integers(0, 99).map(Id) | st.integers(0, 99).map(Time))
KEYS = st.text(max_size=3) | st.integers(0, 9).map(Id)
VALUES = st.recursive(LEAVES, lambda v: st.lists(v, max_size=3).map(tuple) | st.dictionaries(KEYS, v, max_size=3) | st.builds(Pair, v, v)
                      | st.builds(Pair1, v, v), max_leaves=12)


def typed(v: Any) -> Any:
    """A value with all its types shown, so that `==` sees them."""
    if isinstance(v, Form):
        return type(v), typed(v.a), typed(v.b)
    if type(v) is dict:
        return dict, sorted(((repr(type(k)), repr(k)), typed(x)) for k, x in v.items())
    return (type(v), [typed(x) for x in v]) if type(v) is tuple else (type(v), v)


@given(VALUES)
def test_what_is_written_is_read_back_alike_through_json(v: Any) -> None:
    back = value(msgspec.json.decode(msgspec.json.encode(plain(v))))
    assert typed(back) == typed(v)
    assert canonical(back) == canonical(v)
    assert same(back, v)


@given(VALUES, VALUES)
def test_bytes_are_equal_exactly_when_values_are(v: Any, w: Any) -> None:
    assert (canonical(v) == canonical(w)) == (repr(typed(v)) == repr(typed(w)))


@pytest.mark.parametrize(("v", "w"), [
    (1, True), (1, Id(1)), (Id(1), Time(1)), (0, None), ("1", 1), ((), ""), (("ab",), ("a", "b")), ((1, 2), (12,)), (((1,), 2), (1, (2,))),
    (Pair(12), Pair1(2)), ({}, ()), ({1: 2}, (1, 2)), (Pair(1, 2), ("Pair", 1, 2)), ("a'1:b", ("a", "b"))])
def test_values_that_are_easily_confused_have_different_bytes(v: Any, w: Any) -> None:
    assert canonical(v) != canonical(w)
    assert canonical((v, w)) != canonical((w, v))
    assert not same(v, w)


def test_the_order_in_which_a_dictionary_was_filled_does_not_count() -> None:
    assert canonical({Id(10): 1, Id(9): 2}) == canonical({Id(9): 2, Id(10): 1})
    assert plain({Id(10): 1, Id(9): 2}) == plain({Id(9): 2, Id(10): 1})


class Colour(IntEnum):
    RED = 1


@pytest.mark.parametrize("bad", [1.5, [1], {1}, frozenset(), b"x", object(), Colour.RED, range(3), type("S", (str,), {})("x")])
def test_a_state_holds_nothing_else(bad: Any) -> None:
    for write in (plain, canonical):
        with pytest.raises(NotWritable, match="can't hold"):
            write((1, {"in": Pair(bad)}))
    assert not same(bad, bad)


@pytest.mark.parametrize("bad", [1.5, {}, {"#": "1"}, {"#": 1.0}, {"%": 3}, {"%": [[1]]}, {"$": 4}, {"$": "no.Such"},
                                 {"$": "test_data.Pair"}, {"$": "test_data.Pair", "a": 1, "c": 2}, {"x": 1}, [{"@": None}]])
def test_data_that_no_value_has_is_refused(bad: Any) -> None:
    with pytest.raises(ValueError, match=r"no value is written|no form is called|can't be made of"):
        value(bad)


def test_forms_of_one_name_in_two_modules_are_told_apart() -> None:
    other = type(Form)("Pair", (Form,), {"__module__": "other.test_data", "__annotations__": {"a": int}}, frozen=True)
    assert other.tag != Pair.tag and canonical(other(1)) != canonical(Pair(1, 1))


def test_ids_are_found_everywhere_in_the_order_of_reading() -> None:
    assert ids_in((Id(3), 4, Pair(Id(1), {Id(2): (Id(5), Time(6))}), "7")) == [3, 1, 2, 5]


def test_but_changes_some_fields_of_a_form() -> None:
    assert Pair(1, 2).but(b=3) == Pair(1, 3)
