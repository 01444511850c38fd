"""docs/law.md says what is so, and no rule is without code and situation unless it is listed as open."""
from __future__ import annotations

from tools import law_doc


def test_the_page_is_up_to_date() -> None:
    assert law_doc.PAGE.read_text(encoding="utf-8") == law_doc.page(), "run `make law`"


def test_every_rule_has_code_or_a_situation_or_is_listed_as_open() -> None:
    listed = law_doc.OPEN.read_text(encoding="utf-8").split()
    found = law_doc.open_rules(law_doc.code(), law_doc.situations())
    assert not set(found) - set(listed), "neither code nor situation: write one, or list it in docs/law-open.txt"
    assert not set(listed) - set(found), "listed as open, but in use: run `make law`"
