"""The law: dated values, editions by name and date, numbers of rules."""
from __future__ import annotations

import pytest

from apnap.kernel.law import Edition, Lawbook, Rule, UnknownEdition, dated


@pytest.fixture
def book() -> Lawbook:
    return Lawbook("some game", (Edition("2009-07-11", "m10"), Edition("1999", "sixth", "classic"), Edition("2024-11-15")))


def test_a_dated_value_is_the_newest_that_is_not_later() -> None:
    pools = dated({"2009-07-11": "step and phase", "1999": "phase"})
    assert [pools.at(d) for d in ("1999", "1999-04-01", "2009-07-10", "2009-07-11", "2030")] == ["phase"] * 3 + ["step and phase"] * 2


def test_before_the_first_date_nothing_is_in_force() -> None:
    with pytest.raises(LookupError, match="nothing in force on 1998-12-31; the first date is 1999"):
        dated({"1999": 1}).at("1998-12-31")


def test_a_dated_function_is_bound_by_date() -> None:
    step = dated({"1999": str.upper, "2009-07-11": str.lower})
    assert step.at("2000")("x") == "X" and step.at("2010")("X") == "x"


@pytest.mark.parametrize(("wanted", "date"), [
    ("1999", "1999"), ("classic", "1999"), ("m10", "2009-07-11"), ("2009-07-11", "2009-07-11"), ("2009-07-10", "1999"),
    ("2015-01-01", "2009-07-11"), ("2024-11-15", "2024-11-15"), ("2099-01-01", "2024-11-15"), ("newest", "2024-11-15")])
def test_an_edition_is_found_by_name_by_date_and_between_dates(book: Lawbook, wanted: str, date: str) -> None:
    assert book.edition(wanted).date == date


@pytest.mark.parametrize("wanted", ["m11", "1993-08-05", "", "latest"])
def test_an_unknown_edition_is_answered_with_those_that_exist(book: Lawbook, wanted: str) -> None:
    with pytest.raises(UnknownEdition) as no:
        book.edition(wanted)
    assert str(no.value) == f"no edition {wanted!r} of some game; there are 1999 (sixth, classic), 2009-07-11 (m10), 2024-11-15"


def test_a_rule_has_its_number_in_each_edition_and_none_where_it_is_not() -> None:
    rule = Rule("sickness", {"1999": "403.4", "2009-07-11": "~602.5a", "2024-11-15": None}, "...")
    assert [rule.number(d) for d in ("1998", "1999", "2010-01-01", "2024-11-15")] == [None, "403.4", "602.5a", None]


def test_a_derived_number_says_so() -> None:
    rule = Rule("sickness", {"1999": "403.4", "2009-07-11": "~602.5a", "2024-11-15": None}, "...")
    assert [rule.derived(d) for d in ("1998", "1999", "2010-01-01", "2024-11-15")] == [False, False, True, False]


def test_a_rule_is_entered_once_and_found_by_number(book: Lawbook) -> None:
    rule = book.rule("sickness", {"1999": "403.4", "2009-07-11": "602.5a"}, "...")
    assert book.rules["sickness"] is rule
    assert list(book.by_number("602.5a", "2010-01-01")) == [rule] and not list(book.by_number("602.5a", "2000-01-01"))
    with pytest.raises(ValueError, match="'sickness' is entered twice in the lawbook of some game"):
        book.rule("sickness", {}, "")


def test_a_rule_without_numbers_has_none_anywhere() -> None:
    rule = Rule("own invention", {}, "...")
    assert rule.number("2020-01-01") is None and not rule.derived("2020-01-01")
