"""The pool that ships: every card is read wholly, names are found, the stored pool is the compiled one."""

from __future__ import annotations

from pathlib import Path

import pytest

from apnap.cards.magic import pool, stored
from apnap.kernel.data import plain, value
from apnap.magic.forms.abilities import Card


@pytest.mark.parametrize("name", pool.facts())
def test_every_card_is_read_wholly(name: str) -> None:
    face = pool.face(name)
    assert [u.message for u in face.unread] == []
    assert len(face.spans) == len(face.card.abilities)
    for span in face.spans:
        assert 0 <= span.start <= span.end <= len(face.card.text)


@pytest.mark.parametrize("name", pool.facts())
def test_every_card_can_be_written_and_read(name: str) -> None:
    assert value(plain(pool.face(name).card)) == pool.card(name)


@pytest.mark.parametrize(("name", "facts"), pool.facts().items())
def test_facts_are_whole(name: str, facts: dict[str, object]) -> None:
    assert set(facts) <= {"name", "cost", "type", "power", "toughness", "loyalty", "colors", "text", "since", "flip"}
    card = pool.card(name)
    assert ("creature" in card.types) == (card.power is not None) == (card.toughness is not None)
    assert ("planeswalker" in card.types) == (card.loyalty is not None)
    assert ("land" in card.types) == (card.mana_cost is None)
    assert "(" not in card.text


def test_names_are_found_whatever_their_capitals() -> None:
    assert pool.card("saffi eriksdotter") is pool.card("Saffi Eriksdotter")


def test_an_unknown_name_tells_the_nearest() -> None:
    with pytest.raises(pool.UnknownCard) as caught:
        pool.card("Mog Fanatic")
    assert caught.value.nearest[0] == "Mogg Fanatic"
    assert "Mogg Fanatic" in str(caught.value)


def test_the_pool_is_stored_and_found_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert stored.load() is None
    stored.store({"Forest": plain(pool.card("Forest"))})
    found = stored.load()
    assert found is not None and value(found["Forest"]) == pool.card("Forest")
    (file,) = stored.folder().iterdir()
    file.write_bytes(b"{ not json")
    assert stored.load() is None


def test_a_cache_that_cannot_be_written_is_no_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(blocked))
    stored.store({})
    assert stored.load() is None


def test_load_pool_gives_every_card() -> None:
    cards = pool.load_pool()
    assert len(cards) >= 139
    assert all(isinstance(card, Card) for card in cards.values())
