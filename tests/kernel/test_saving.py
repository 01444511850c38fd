"""Saved games: what is damaged or belongs to something else is refused with a message, never half loaded."""
from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from apnap.kernel.data import Id
from apnap.kernel.saving import NotASave, read, restore, save
from contract.toy import Toy, Use, toy


def played() -> Toy:
    """A game with a history, in the middle of an announcement."""
    g = toy(seed=3, coins=4)
    g.apply(Use(g.cards(g.active)[0]))
    g.apply(g.cards(Id(2))[0])
    g.apply("coins")
    while g.decision.kind == "coins":
        g.apply(0)
    g.apply(Use(g.cards(g.active)[1]))
    assert g.history and g.answers
    return g


def load(saved: bytes) -> Toy:
    g = Toy("first")
    restore(g, read(saved))
    return g


def test_a_saved_game_is_json_that_names_its_game_and_edition() -> None:
    data = json.loads(save(played(), cards={"facts": 1}))
    assert (data["game"], data["edition"], data["format"], data["cards"]) == ("toy", "2000", 1, {"facts": 1})
    assert data["answers"] and data["history"]


def test_what_is_loaded_is_what_was_saved() -> None:
    g = played()
    loaded = load(save(g))
    assert loaded.digest() == g.digest() and loaded.history == g.history
    assert list(loaded.legal) == list(g.legal) and not loaded.strict


def test_marks_and_forks_do_not_change_what_is_saved() -> None:
    g = played()
    saved = save(g)
    g.fork(seed=9)
    g.push(next(iter(g.legal)))
    g.pop()
    assert save(g) == saved


def damage(change: Callable[[dict[str, Any]], Any]) -> bytes:
    data = json.loads(save(played()))
    changed = change(data)
    return json.dumps(data if changed is None else changed).encode()


@pytest.mark.parametrize(("saved", "message"), [
    (b"", "this is not a saved game: "),
    (b"\xff\xfe", "this is not a saved game: "),
    (b"not json", "this is not a saved game: "),
    (b"[" * 100_000, "this is not a saved game: "),
    (save(played())[:-20], "this is not a saved game: "),
    (b"[]", "this is not a saved game of format 1"),
    (b"{}", "this is not a saved game of format 1"),
    (damage(lambda d: d.update(format=2)), "this is not a saved game of format 1"),
    (damage(lambda d: d.update(game="chess")), "this is a saved game of 'chess', not of 'toy'"),
    (damage(lambda d: d.pop("records") and None), "'records'"),
    (damage(lambda d: d.pop("answers") and None), "'answers'"),
    (damage(lambda d: d.update(records=[])), "damaged"),
    (damage(lambda d: d.update(records=7)), "damaged"),
    (damage(lambda d: d["records"].insert(0, d["records"].pop())), "damaged"),
    (damage(lambda d: d["records"][1].append(3)), "damaged"),
    (damage(lambda d: d["records"][1].pop() and None), "damaged"),
    (damage(lambda d: d["records"][1].__setitem__(0, "toy.Dragon")), "no record is called 'toy.Dragon'"),
    (damage(lambda d: d["records"][1].__setitem__(0, [])), "damaged"),
    (damage(lambda d: d["records"][1].__setitem__(1, 1.5)), "no value is written as 1.5"),
    (damage(lambda d: d["records"][0].__setitem__(3, {"#": "x"})), "no value is written as"),
    (damage(lambda d: d["history"][0].update({"$": "toy.Nothing"})), "no form is called 'toy.Nothing'"),
    (damage(lambda d: d["history"].append(5)), "5 is no line of a history"),
    (damage(lambda d: d["answers"].__setitem__(0, "fly")), "act: 'fly' is not taken; expected one of"),
    (damage(lambda d: d["answers"].__setitem__(0, {"$": "contract.toy.Use", "card": {"#": 400}})), "is not taken; expected one of"),
    (damage(lambda d: d["answers"].append(3)), "target: 3 is not taken; expected one of"),
])
def test_what_is_no_saved_game_is_refused_with_what_is_wrong(saved: bytes, message: str) -> None:
    with pytest.raises(NotASave) as no:
        load(saved)
    assert message in str(no.value)


def test_an_attempt_is_saved_like_any_answer() -> None:
    g = toy(coins=0, each=("page",))
    g.attempt(Use(g.cards(g.active)[0]))
    assert g.decision.kind == "target"
    assert load(save(g)).digest() == g.digest()


@pytest.mark.parametrize("seed", [0, -5, 2**80])
def test_a_seed_of_any_size_is_saved(seed: int) -> None:
    g = toy(seed=seed)
    assert load(save(g)).root.seed == seed
