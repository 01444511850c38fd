"""The places of the parts of an activated ability."""
from __future__ import annotations

from apnap.text.magic.parts import parts

TEXT = "Flying\n{2}, {T}, Sacrifice a creature: Draw a card, then discard a card. Activate only as a sorcery. Activate only once each turn."


def said(name: str, types: str, text: str) -> list[list[tuple[str, str]]]:
    found = parts(name, types, text)
    assert all(text[p.start : p.end] == p.text for ability in found for p in ability)
    return [[(p.kind, p.text) for p in ability] for ability in found]


def test_cost_components_effect_and_instructions() -> None:
    assert said("Thing", "Creature", TEXT) == [[
        ("cost", "{2}"), ("cost", "{T}"), ("cost", "Sacrifice a creature"),
        ("effect", "Draw a card, then discard a card"),
        ("instruction", "Activate only as a sorcery."), ("instruction", "Activate only once each turn."),
    ]]


def test_the_card_s_own_name_keeps_its_columns() -> None:
    text = "Sacrifice Saffi Eriksdotter: Draw a card."
    assert said("Saffi Eriksdotter", "Legendary Creature", text) == [[("cost", "Sacrifice Saffi Eriksdotter"), ("effect", "Draw a card")]]


def test_several_abilities_and_lines_without_one() -> None:
    found = said("Thing", "Creature", "Vigilance\n{T}: Add {G}.\nWhen this creature dies, draw a card.\n{1}, Pay 2 life: Draw a card.")
    assert [[kind for kind, _ in ability] for ability in found] == [["cost", "effect"], ["cost", "cost", "effect"]]


def test_modes_are_parts_of_their_own() -> None:
    text = "{G}: Choose one. Activate only once each turn.\n• Draw a card.\n• You gain 2 life."
    assert said("Thing", "Creature", text) == [[
        ("cost", "{G}"), ("effect", "Choose one."), ("instruction", "Activate only once each turn."),
        ("mode", "Draw a card."), ("mode", "You gain 2 life."),
    ]]


def test_reminder_text_and_quotes_open_nothing() -> None:
    text = "({T}: Add {G}.)\nEnchanted creature has \"{2}: Draw a card.\""
    assert said("Thing", "Enchantment — Aura", text) == []
