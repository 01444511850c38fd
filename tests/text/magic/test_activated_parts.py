"""An activated ability as it is read: cost, effect, and instructions that are no part of the effect (602.1, 602.1a-b, 602.1d)."""
from __future__ import annotations

import pytest

from apnap.magic.forms import abilities as a
from apnap.magic.forms import effects as e
from apnap.text.magic.compile import compile_text


def only(text: str) -> a.Activated:
    """The one ability of a text, which must be an activated one that was read whole."""
    face = compile_text(text)
    assert not face.unread
    (ability,) = face.card.abilities
    assert isinstance(ability, a.Activated)
    return ability


def test_three_parts() -> None:
    ability = only("{1}{G}: This creature gets +2/+2 until end of turn. Activate only once each turn.")
    assert ability.cost == (e.Mana(("1", "G")),)
    assert isinstance(ability.body, a.Body)
    assert [type(x) for x in ability.body.instructions] == [e.Continuous]
    assert ability.limits == (a.OnceEachTurn(),)


def test_the_instruction_changes_nothing_of_the_effect() -> None:
    bare, limited = only("{G}: You gain 1 life."), only("{G}: You gain 1 life. Activate only during your upkeep.")
    assert limited.body == bare.body
    assert limited.cost == bare.cost
    assert not bare.limits
    assert limited.limits


@pytest.mark.parametrize(("old", "new"), [
    ("{1}: Draw a card. Play this ability only any time you could play a sorcery.", "{1}: Draw a card. Activate only as a sorcery."),
    ("{1}: Draw a card. Activate this ability only any time you could cast a sorcery.", "{1}: Draw a card. Activate only as a sorcery."),
    ("{1}: Draw a card. Play this ability only once each turn.", "{1}: Draw a card. Activate only once each turn."),
    ("{1}: Draw a card. Play this ability only during your upkeep.", "{1}: Draw a card. Activate only during your upkeep."),
])
def test_words_of_old_cards_mean_the_same(old: str, new: str) -> None:
    assert only(old) == only(new)


@pytest.mark.parametrize(("text", "kinds"), [
    ("{2}, {T}: You gain 1 life.", [e.Mana, e.TapThis]),
    ("{1}{U}, {Q}: You gain 1 life.", [e.Mana, e.UntapThis]),
    ("Sacrifice this creature: You gain 1 life.", [e.Sacrifice]),
    ("Remove five quest counters from this enchantment and sacrifice it: You gain 1 life.", [e.RemoveCounters, e.Sacrifice]),
    ("Discard a card: You gain 1 life.", [e.Discard]),
    ("Exile two cards from your graveyard: You gain 1 life.", [e.Exile]),
    ("{1}{B}, Pay 2 life: Draw a card.", [e.Mana, e.PayLife]),
    ("Put a -1/-1 counter on this creature: Untap this creature.", [e.PutCounters]),
])
def test_what_stands_before_the_colon_is_cost(text: str, kinds: list[type]) -> None:
    assert [type(c) for c in only(text).cost] == kinds
