"""What is an activated ability and what only looks like one: the colon test and its traps (602.1, 113.3)."""

from __future__ import annotations

from typing import Any

import pytest

from apnap.magic.forms.abilities import Activated, Keyword, Modal, Spell, Static, Triggered, Unread
from apnap.magic.mana import IS_MANA_ABILITY
from apnap.text.magic.compile import compile_card

KINDS = {Activated: "activated", Triggered: "triggered", Static: "static", Spell: "spell", Keyword: "keyword", Unread: "unread"}

LINES = [
    ("{T}: Add {G}.", "Creature", "activated"),
    ("Sacrifice this creature: It deals 1 damage to any target.", "Creature", "activated"),
    ("{1}{U}: Untap this creature. Activate only as a sorcery.", "Creature", "activated"),
    ("Equip {1} ({1}: Attach to target creature you control. Equip only as a sorcery.)", "Artifact — Equipment", "activated"),
    ("Cycling {2} ({2}, Discard this card: Draw a card.)", "Instant", "activated"),
    ("{3}{W}: Level 2", "Enchantment — Class", "activated"),
    ("Channel — {1}{R}, Discard this card: It deals 2 damage to any target.", "Artifact Creature", "activated"),
    ("Whenever you cycle or discard a card, you may pay {1}. If you do, draw a card.", "Enchantment", "triggered"),
    ("Whenever you cast a spell, you may pay {2}. If you do, draw a card.", "Artifact", "triggered"),
    ("Extort (Whenever you cast a spell, you may pay {W/B}. If you do, each opponent loses 1 life and you gain that much life.)",
     "Enchantment", "triggered"),
    ('Creatures you control have "{T}: Add {G}."', "Artifact", "static"),
    ("Kicker {R} (You may pay an additional {R} as you cast this spell.)", "Creature", "static"),
    ("Multikicker {1}{W} (You may pay an additional {1}{W} any number of times as you cast this spell.)", "Creature", "static"),
    ("Entwine {2} (Choose both if you pay the entwine cost.)", "Sorcery", "static"),
    ("Morph {3}{G}{G}", "Creature", "static"),
    ("As an additional cost to cast this spell, sacrifice a creature.", "Sorcery", "static"),
    ("Creatures can't attack you unless their controller pays {2} for each creature they control that's attacking you.", "Enchantment",
     "static"),
    ("Draw two cards.", "Sorcery", "spell"),
    ("Counter target spell unless its controller pays {3}.", "Instant", "spell"),
    ("Flying", "Creature", "keyword"),
]


def abilities(text: str, type_line: str) -> tuple[Any, ...]:
    return compile_card({"name": "Test Bear", "type": type_line, "text": text}).card.abilities


@pytest.mark.parametrize(("text", "type_line", "kind"), LINES, ids=[line[0][:40] for line in LINES])
def test_the_kind_of_a_line(text: str, type_line: str, kind: str) -> None:
    assert [KINDS[type(x)] for x in abilities(text, type_line)] == [kind]


def test_basic_land_types_give_a_mana_ability_without_a_line() -> None:
    (made,) = abilities("", "Basic Land — Forest")
    assert isinstance(made, Activated) and IS_MANA_ABILITY.at("2026-08-07")(made)


def test_suspend_is_a_special_action_and_triggers_in_exile() -> None:
    made = abilities("Suspend 2—{2}{B}{B} (Rather than cast this card from your hand, you may pay {2}{B}{B} and exile it.)", "Sorcery")
    assert [(KINDS[type(x)], x.zone) for x in made] == [
        ("static", "hand"), ("triggered", "exile"), ("triggered", "exile"), ("static", "battlefield"),
    ]


def test_modes_of_a_line_belong_to_it() -> None:
    (triggered,) = abilities("Whenever you cast a spell, choose one —\n• You gain 1 life.\n• Draw a card.", "Artifact")
    assert isinstance(triggered, Triggered) and isinstance(triggered.body, Modal)
    (activated,) = abilities("{2}, {T}: Choose one —\n• You gain 1 life.\n• Draw a card.", "Artifact")
    assert isinstance(activated, Activated) and isinstance(activated.body, Modal)
    assert len(activated.cost) == 2 and len(activated.body.modes) == 2


def test_everything_before_the_colon_is_cost() -> None:
    text = (
        "{1}, Throw this creature into the air at least two feet above your head while seated: If you catch this creature with one hand, "
        "prevent all damage a source of your choice would deal to you this turn and tap this creature. Otherwise, sacrifice it."
    )
    (made,) = abilities(text, "Artifact Creature — Bird")
    assert isinstance(made, Activated)
    assert [type(c).__name__ for c in made.cost] == ["Mana", "Physical"]
