"""The law tables of Magic: numbers against the stored texts, sentences against the style they promise."""
from __future__ import annotations

import re
import string
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from apnap.kernel.law import Rule
from apnap.magic import law

SHARED = Path(__file__).resolve().parents[2].parent / "shared" / "magic"
STORED = ("2011-07-15", "2013-02-01", "2017-09-25", "2022-04-29", "2026-04-17")
PLACES = {"object", "player", "source", "target", "cost", "amount", "needed", "ability", "zone", "step", "by", "number"}
RULES = sorted(law.LAW.rules.values(), key=lambda r: r.name)
NEWEST = law.LAW.newest.date
# Numbers of older editions that the scenarios cite by themselves, outside of a chain that leads to today's number.
OLDER = {"314.3", "409.1b", "409.1f", "409.1g", "409.1h", "702.34c"}
RUN = 8  # as many words in a row as no sentence of ours shares with the official text

with_texts = pytest.mark.skipif(not SHARED.exists(), reason="the stored texts are not here")


def stored(date: str) -> str:
    return (SHARED / "cr" / f"cr-{date.replace('-', '')}.txt").read_text(encoding="utf-8-sig", errors="replace")


@cache
def numbers(date: str) -> frozenset[str]:
    found = (re.match(r"(\d{3}\.\d+[a-z]?)\.? ", line.strip()) for line in stored(date).splitlines())
    return frozenset(m[1] for m in found if m)


def words(text: str) -> list[str]:
    return re.findall(r"[a-z0-9]+", text.lower().replace("’", "'").replace("'", ""))


def runs(text: str) -> Iterator[tuple[str, ...]]:
    w = words(text)
    return (tuple(w[i : i + RUN]) for i in range(len(w) - RUN + 1))


def spread(cited: str) -> Iterator[str]:
    """The numbers that a citation names: "605.3a–b", "601.2c/h", "601.2b/f–h"."""
    base, letters = cited[: len(cited.rstrip("–/-abcdefghijklmnopqrstuvwxyz"))], re.search(r"[a-z].*$", cited)
    for part in letters[0].split("/") if letters else ("",):
        first, last = part[:1], part[-1:]
        yield from (base + chr(c) for c in range(ord(first), ord(last) + 1)) if first else (base,)


def citations() -> Iterator[str]:
    """Every number that parts A, C, D and E cite, the last one of each chain of arrows; tables of editions are left out."""
    parts = re.split(r"^## ([A-E])\. .*$", (SHARED / "scenarios.md").read_text(encoding="utf-8"), flags=re.M)
    for letter, text in zip(parts[1::2], parts[2::2]):
        if letter == "B":
            continue
        text = "\n".join(line for line in text.splitlines() if not line.startswith("|"))
        for m in re.finditer(r"(?<![\d.])(\d{3}\.\d+[a-z]?(?:[–/-][a-z]\b)*)(?P<chain>\s*→\s*\d|/\d{3}\.\d+[a-z]?\s*→)?", text):
            if not m["chain"]:
                yield from spread(m[1])


def test_every_constant_is_a_rule_of_its_own_name() -> None:
    constants = {name: value for name, value in vars(law).items() if isinstance(value, Rule)}
    assert {name.lower() for name in constants} == set(law.LAW.rules)
    for name, rule in constants.items():
        assert rule.name == name.lower()
        assert name in law.__all__


@with_texts
@pytest.mark.parametrize("date", STORED)
def test_numbers_not_marked_derived_stand_in_the_stored_text(date: str) -> None:
    missing = [(r.name, r.number(date)) for r in RULES if r.number(date) and not r.derived(date) and r.number(date) not in numbers(date)]
    assert missing == []


@pytest.mark.parametrize("date", STORED)
def test_stored_editions_are_hardly_derived(date: str) -> None:
    assert sum(r.derived(date) for r in RULES) <= 8


def test_before_m10_and_in_november_2024_moved_numbers_are_derived() -> None:
    assert law.SICKNESS.derived("2004-10-01") and not law.SICKNESS.derived("2009-07-11")
    assert law.REVERSAL.derived("2024-11-15") and not law.REVERSAL.derived("2026-04-17")


@with_texts
def test_every_number_that_the_scenarios_cite_is_a_rule() -> None:
    cited = set(citations())
    assert len(cited) > 110
    newest = {r.number(NEWEST) for r in RULES}
    assert sorted(c for c in cited - OLDER if c not in newest) == []
    ever = {r.number(e.date) for r in RULES for e in law.LAW.editions} | newest
    assert sorted(OLDER - ever) == []


def test_a_reason_of_the_engine_s_own_has_no_number() -> None:
    assert [law.NOT_READ.number(e.date) for e in law.LAW.editions] == [None] * len(law.LAW.editions)


def test_numbers_look_like_numbers_and_dates_like_dates() -> None:
    for rule in (r for r in RULES if r is not law.NOT_READ):
        for date, raw in zip(rule.numbers.dates, rule.numbers.values):
            assert re.fullmatch(r"\d{4}-\d{2}-\d{2}", date), rule
            assert raw is None or re.fullmatch(r"~?\d{3}(\.\d+[a-z]?)?", raw), (rule, raw)
        assert any(rule.number(e.date) for e in law.LAW.editions), f"{rule} is in no edition"


@pytest.mark.parametrize("rule", RULES, ids=lambda r: r.name)
def test_a_text_is_one_sentence_and_a_refusal_has_known_places(rule: Rule) -> None:
    assert rule.text.endswith(".") and rule.text[0].isupper()
    assert not re.search(r"[.!?:]\s", rule.text), "one sentence"
    assert not set(rule.text) & set("{}\n"), "the text serves where there is no refusal, so it has no places"
    assert not rule.refusal.endswith(".")
    named = {field for _, field, _, _ in string.Formatter().parse(rule.refusal) if field is not None}
    assert named <= PLACES


@with_texts
def test_our_sentences_are_our_own() -> None:
    ours: dict[tuple[str, ...], str] = {}
    for rule in RULES:
        for sentence in (rule.text, rule.refusal):
            ours |= dict.fromkeys(runs(sentence), rule.name)
    official = "\n".join(stored(date) for date in STORED)
    copied = {ours[run]: " ".join(run) for run in runs(official) if run in ours}
    assert copied == {}


@pytest.mark.parametrize(
    ("rule", "by_date"),
    [
        (law.SICKNESS, {"2004-10-01": "403.4", "2009-07-11": "602.5a", NEWEST: "602.5a"}),
        (law.TOTAL_COST, {"2006-10-06": "409.1f", "2013-02-01": "601.2e", "2015-07-17": "601.2f", NEWEST: "601.2f"}),
        (law.DONE, {"2009-07-11": "601.2h", "2018-01-19": "601.2i"}),
        (law.LEGALITY, {"2013-02-01": None, "2015-07-17": "601.2e"}),
        (law.MADNESS, {"2004-10-01": "502.24", "2011-07-15": "702.33a", "2016-04-08": "702.34a", "2024-11-15": "702.35a"}),
        (law.MADNESS_FOUND, {"2013-02-01": None, "2018-01-19": "702.34c", NEWEST: "702.35c"}),
        (law.MULTIKICKER, {"2009-07-11": None, "2010-04-23": "702.30c", "2011-07-15": "702.31c"}),
        (law.MULTIKICKER, {"2018-01-19": "702.32c", NEWEST: "702.33c"}),
        (law.REVERSAL, {"2010-04-23": "715.1", "2011-07-15": "716.1", "2013-02-01": "717.1", "2016-04-08": "717.1", "2018-01-19": "720.1"}),
        (law.REVERSAL, {"2018-04-27": "721.1", "2021-07-12": "725.1", "2022-04-29": "726.1", "2024-11-15": "730.1", NEWEST: "733.1"}),
        (law.END_THE_TURN, {"2011-07-15": "712.1a", "2018-01-19": "715.1b", NEWEST: "724.1b"}),
        (law.LEGEND, {"2004-10-01": "420.5e", "2016-04-08": "704.5k", "2018-01-19": "704.5j"}),
        (law.MANA_BURN, {"2006-10-06": "300.3", "2009-07-11": None, NEWEST: None}),
        (law.PLANESWALKER_UNIQUENESS, {"2006-10-06": None, "2016-04-08": "704.5j", "2018-01-19": None}),
        (law.CANT_PAY, {"2018-04-27": "117.3", "2021-07-12": "118.3"}),
        (law.LAST_KNOWN, {"2006-10-06": "413.2f", "2018-04-27": "608.2g", "2021-07-12": "608.2h"}),
        (law.SACRIFICE, {"2011-07-15": "701.13a", "2013-02-01": "701.14a", "2018-01-19": "701.15a"}),
        (law.SACRIFICE, {"2018-04-27": "701.16a", "2021-07-12": "701.17a", NEWEST: "701.21a"}),
        (law.FIGHT_ILLEGAL, {"2011-07-15": None, "2018-01-19": "701.11b", "2021-07-12": "701.12b", NEWEST: "701.14b"}),
        (law.LOYALTY_NEGATIVE, {"2006-10-06": None, "2018-01-19": "606.5", "2021-07-12": "606.6"}),
        (law.ACTIVATION_COST_MODIFIED, {"2022-04-29": None, "2024-11-15": None, NEWEST: "602.1e"}),
        (law.TARGET_ONLY_WHERE_TEXT_SAYS, {"2018-01-19": "114.9a", "2018-04-27": "114.10a", "2021-07-12": "115.10a"}),
        (law.LEVEL_UP, {"2009-07-11": None, "2011-07-15": "702.85a", "2018-01-19": "702.86a", NEWEST: "702.87a"}),
    ],
)
def test_moved_numbers(rule: Rule, by_date: dict[str, str | None]) -> None:
    assert {date: rule.number(date) for date in by_date} == by_date
