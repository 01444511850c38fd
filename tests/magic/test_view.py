"""What a player sees does not depend on what is hidden from him."""
from __future__ import annotations

import json

from apnap.kernel.data import Id
from apnap.magic import setup
from apnap.magic.game import Magic
from magic.cards_as_forms import CARDS


def table(hand: tuple[str, ...], library: tuple[str, ...]) -> tuple[Magic, Id, Id]:
    g = Magic("newest", CARDS)
    anna, nora = g.add_player("Anna"), g.add_player("Nora")
    setup.put(g, "Forest", "battlefield", anna)
    setup.put(g, "Ant Queen", "battlefield", nora, tapped=True)
    setup.put(g, "Lightning Bolt", "hand", anna)
    for card in hand:
        setup.put(g, card, "hand", nora)
    for card in library:
        setup.put(g, card, "library", nora)
    setup.set_turn(g, anna)
    g.begin()
    return g, anna, nora


def test_hidden_cards_do_not_show() -> None:
    one, anna, nora = table(("Stifle", "Forest"), ("Mountain", "Island"))
    two, _, _ = table(("Forest", "Careful Study"), ("Island", "Wild Mongrel"))
    assert one.view(anna) == two.view(anna)
    assert one.view(nora) != two.view(nora)
    assert list(one.legal) == list(two.legal)


def test_a_view_is_plain_data() -> None:
    g, anna, _ = table(("Stifle",), ())
    seen = json.loads(json.dumps(g.view(anna)))
    assert seen["players"][0]["hand"] == ["Lightning Bolt"]
    assert seen["players"][1]["hand"] == 1
    assert seen["battlefield"][1] == {
        "id": 4, "name": "Ant Queen", "controller": "Nora", "tapped": True, "counters": {}, "power": 5, "toughness": 5, "damage": 0,
    }


def test_objects_are_found_by_name_and_zone() -> None:
    g, _, _ = table(("Stifle",), ())
    assert g.find("Ant Queen") == (Id(4),)
    assert g.find("Stifle", "hand") == (Id(6),)
    assert g.find("Stifle") == ()
