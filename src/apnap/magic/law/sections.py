"""The headings under which rules stand, as far as their numbers moved, and what people mean by numbers of older editions."""
from __future__ import annotations

from collections.abc import Mapping

from apnap.kernel.law import Rule
from apnap.magic.law.book import LAW
from apnap.magic.law.casting import TOTAL_COST
from apnap.magic.law.handling import END_THE_TURN_PROCEDURE, REVERSAL, SHORTCUTS, TURN_CONTROL
from apnap.magic.law.keywords_more import KICKER, MADNESS, MULTIKICKER

__all__: list[str] = []


def _section(name: str, numbers: Mapping[str, str | None], text: str) -> Rule:
    made = LAW.sections[name] = Rule(name, numbers, text)
    return made


def _of(rule: Rule) -> dict[str, str | None]:
    """The numbers of the section (or keyword) in which a rule stands."""
    marked = zip(rule.numbers.dates, rule.numbers.values)
    return {date: None if raw is None else raw.rstrip("abcdefghij").removesuffix(".1") for date, raw in marked}


ILLEGAL_ACTIONS = _section("Handling Illegal Actions", _of(REVERSAL), "What has begun and turns out to be illegal is taken back.")
_section("Taking Shortcuts", _of(SHORTCUTS), "Players may shorten what they have understood.")
_section("Ending the Turn", _of(END_THE_TURN_PROCEDURE), "An effect that ends the turn has a procedure of its own.")
_section("Controlling Another Player", _of(TURN_CONTROL), "One player may decide for another.")
_section("Madness", _of(MADNESS), "A discarded card may be cast from exile.")
_section("Kicker", _of(KICKER), "More is paid for a spell that then does more.")
_section(
    "Leveler Cards", {"2010-04-23": "~710", "2017-08-25": "710", "2021-07-12": "711"},
    "Cards with striped boxes become stronger by levels.")
_section(
    "Subgames", {
        "2009-07-11": "~712", "2010-04-23": "~713", "2011-05-13": "~714", "2011-07-15": "714", "2011-09-30": "~715", "2013-02-01": "715",
        "2016-07-22": "~717", "2016-08-26": "~718", "2017-09-25": "718", "2018-04-27": "~719", "2019-10-04": "~720", "2020-04-17": "~720",
        "2021-07-12": "~721", "2021-11-15": "~722", "2022-04-29": "722", "2022-07-08": "~723", "2025-11-14": "~728", "2026-04-17": "729",
    }, "A game may be played inside a game.")
_section(
    "Saga Cards", {
        "2018-04-27": "~714", "2018-07-13": "714", "2021-11-15": "715", "2022-07-08": "~715", "2024-11-15": "~714", "2025-11-14": "714",
    }, "Sagas tell their chapters one after another.")
_section("Adventurer Cards", {"2019-10-04": "715", "2021-11-15": "716", "2022-07-08": "~716", "2024-11-15": "~715", "2025-11-14": "715"},
    "Some cards may be cast as an adventure first.")
_section("Class Cards", {"2021-07-12": "~717", "2021-11-15": "717", "2022-07-08": "~717", "2024-11-15": "~716", "2025-11-14": "716"},
    "Classes gain levels, each with an ability of its own.")

LAW.meant |= {"714": ILLEGAL_ACTIONS, "715": ILLEGAL_ACTIONS, "601.2e": TOTAL_COST, "702.31c": MULTIKICKER}
LAW.quoted = ("715", "601.2e", "702.31c")  # in two source texts dated January 2018 and November 2024
