"""Editions: what differs is data and dated forms, never a date in a body; madness in its forms; headings against the stored texts."""
from __future__ import annotations

import re
from pathlib import Path

import pytest

from apnap.kernel.law import Rule
from apnap.magic import law
from apnap.magic.forms.abilities import Static, Triggered
from apnap.magic.forms.effects import CastWindow, May, PutDiscarded, PutInto
from apnap.magic.forms.statics import DiscardInstead
from apnap.magic.game import Magic
from apnap.magic.keywords import KEYWORDS, editions

SRC = Path(__file__).parents[2] / "src" / "apnap"
SHARED = Path(__file__).resolve().parents[2].parent / "shared" / "magic" / "cr"
STORED = ("2013-02-01", "2017-09-25", "2022-04-29", "2026-04-17")
BODIES = [p for folder in ("magic", "berserk") for p in sorted((SRC / folder).rglob("*.py")) if p.name != "book.py"]
ASKS = re.compile(r"(?:^|\s)(?:if|elif|while|and|or|not|return)\b[^\n#]*(?:\.edition\b|\bedition\s*[<>=!]|[<>=!]=?\s*[\"']\d{4}-\d\d)")


@pytest.mark.parametrize("path", BODIES, ids=lambda p: str(p.relative_to(SRC)))
def test_no_body_asks_for_the_edition(path: Path) -> None:
    text = re.sub(r"\.number\([\w.]*edition\)", "", path.read_text(encoding="utf-8"))  # a dated value, read
    found = [line for line in text.splitlines() if ASKS.search(line)]
    assert found == [], "what differs between editions is a dated value or function, bound by g.law"


@pytest.mark.parametrize("path", BODIES, ids=lambda p: str(p.relative_to(SRC)))
def test_dates_stand_in_dated_tables_alone(path: Path) -> None:
    text = re.sub(r'"""[\s\S]*?"""|#.*', "", path.read_text(encoding="utf-8"))
    for line in text.splitlines():
        for m in re.finditer(r"[\"']\d{4}(?:-\d\d-\d\d)?[\"']", line):
            after = line[m.end():].lstrip()
            assert after.startswith((":", ",", ")")), f"a date that is no key of a table: {line.strip()}"


def forms(edition: str) -> tuple[Static, Triggered]:
    static, trigger = editions.on(edition, KEYWORDS["madness"](("cost",)))
    return static, trigger


@pytest.mark.parametrize("edition", [e.date for e in law.LAW.editions])
def test_madness_is_two_abilities_in_every_edition(edition: str) -> None:
    static, trigger = forms(edition)
    (instead,) = static.effects
    assert isinstance(instead, DiscardInstead) and static.zone == "hand"
    assert instead.may == (edition < "2016-04-08")
    window = any(isinstance(x, CastWindow) for x in trigger.body.instructions)
    assert window == (edition < "2006-10-06")
    assert any(isinstance(x, May) for x in trigger.body.instructions) != window
    found = "PutDiscarded" in repr(trigger)
    assert found == (edition >= "2015-07-17") and trigger.label == static.label == "madness"


def test_the_forms_of_a_card_are_those_of_its_game_and_are_saved() -> None:
    from apnap.cards.magic import pool

    old, new = Magic("kamigawa", pool.card), Magic("newest", pool.card)
    assert "CastWindow" in repr(old.card("Basking Rootwalla").abilities)
    assert "CastWindow" not in repr(new.card("Basking Rootwalla").abilities)
    for g in (old, new):
        g.add_player("Anna")
        g.add_player("Nora")
        g.begin()
    assert Magic.load(old.save()).card("Basking Rootwalla") == old.card("Basking Rootwalla")


def test_understanding_a_card_twice_changes_nothing() -> None:
    for edition in law.LAW.editions:
        once = editions.on(edition.date, KEYWORDS["madness"](("cost",)))
        assert editions.on(edition.date, once) == once
        assert editions.on(law.LAW.newest.date, once) == KEYWORDS["madness"](("cost",))


def test_madness_that_another_ability_grants_is_that_of_the_edition() -> None:
    from apnap.magic.forms.statics import GainAbilities

    grants = GainAbilities(KEYWORDS["madness"](("cost",)))
    assert "CastWindow" in repr(editions.on("2004-10-01", grants))
    assert editions.on(law.LAW.newest.date, grants) == grants


def test_a_card_that_was_not_cast_is_put_where_its_edition_says() -> None:
    assert PutInto.__name__ in repr(forms("2013-02-01")[1]) and PutDiscarded.__name__ in repr(forms("2018-01-19")[1])


@pytest.mark.skipif(not SHARED.exists(), reason="the stored texts are not here")
@pytest.mark.parametrize("date", STORED)
@pytest.mark.parametrize("name", [n for n in law.LAW.sections if n not in ("Madness", "Kicker")])
def test_headings_have_the_numbers_of_the_stored_texts(name: str, date: str) -> None:
    text = (SHARED / f"cr-{date.replace('-', '')}.txt").read_text(encoding="utf-8-sig", errors="replace")
    names = {"Ending the Turn": ("Ending the Turn", "Ending Turns and Phases")}.get(name, (name,))
    found = next((m[1] for n in names if (m := re.search(rf"^(\d{{3}})\. {n}\s*$", text, re.M))), None)
    section: Rule = law.LAW.sections[name]
    assert section.number(date) == found


def test_every_change_of_content_has_a_rule_and_two_sentences() -> None:
    assert len(law.LAW.changes) > 20
    for c in law.LAW.changes:
        assert re.fullmatch(r"\d{4}-\d\d-\d\d", c.date)
        assert c.rules and c.before != c.after and not c.before.endswith(".")
    assert [c.date for c in law.LAW.changes] == sorted(c.date for c in law.LAW.changes)


MADNESS = Path(__file__).parents[2] / "scenarios" / "magic" / "702-madness"
SAME = {"2004": ("2004-10-01",), "2006": ("2009-07-11", "2013-02-01"), "2016": ("2016-04-08", "2021-07-12")}
CASES = sorted(p.name for p in MADNESS.glob("[DE][0-9][0-9]-*.yaml"))


@pytest.mark.parametrize("name", CASES)
def test_the_three_forms_of_madness_hold_throughout_their_time(name: str) -> None:
    """The numbers differ and are left out; what happens is the same in every edition of a form."""
    from apnap.scenario.case import load
    from apnap.scenario.magic import rule_on

    for case in load(MADNESS / name):
        era = case.id.split("/")[1][:4]
        case.by = []
        for step in case.play:
            step.by = []
            if step.refused is not None:
                step.refused = []
        for date in SAME[era]:
            ruling = rule_on(case, date)
            assert ruling.holds, (case.id, date, ruling.failures)


def test_every_scenario_of_part_d_has_its_three_editions() -> None:
    from apnap.scenario.case import load

    ids = {c.id for name in CASES for c in load(MADNESS / name)}
    for n in range(1, 32):
        assert {f"D{n:02}/{y}" for y in SAME} <= {i.rsplit("-", 1)[0] for i in ids} | ids, n
