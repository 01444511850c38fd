"""Mana abilities (605)."""
from __future__ import annotations

from apnap.magic.law.book import LAW

__all__ = [
    "MANA_ABILITIES", "MANA_ABILITY", "MANA_ABILITY_AS_ACTIVATED", "MANA_ABILITY_INSIDE_ITSELF", "MANA_ABILITY_NO_STACK",
    "MANA_ABILITY_STAYS", "MANA_ABILITY_WHEN", "NO_MANA_ABILITY", "SPELL_NO_MANA_ABILITY", "TARGET_NO_MANA_ABILITY",
    "TRIGGERED_MANA_ABILITY", "TRIGGERED_MANA_AT_ONCE",
]

MANA_ABILITIES = LAW.rule("mana_abilities", {"2004-10-01": "~406.1", "2009-07-11": "605.1"},
    "Mana abilities are certain activated and triggered abilities with rules of their own.")
MANA_ABILITY = LAW.rule("mana_ability", {"2004-10-01": "~406.1", "2009-07-11": "605.1a"},
    "An activated ability that may add mana, needs no target and has no loyalty cost is a mana ability.",
    refusal="{ability} of {object} is not a mana ability")
TRIGGERED_MANA_ABILITY = LAW.rule("triggered_mana_ability", {"2004-10-01": "~406.1", "2009-07-11": "605.1b"},
    "A triggered ability that may add mana, needs no target and goes off because of a mana ability or of mana is itself one.")
MANA_ABILITY_STAYS = LAW.rule("mana_ability_stays", {"2004-10-01": "~406.2", "2009-07-11": "605.2"},
    "A mana ability is one even while it could yield nothing.")
MANA_ABILITY_AS_ACTIVATED = LAW.rule("mana_ability_as_activated", {"2004-10-01": "~411.1", "2009-07-11": "605.3"},
    "Mana abilities are activated as others are, with some exceptions.")
MANA_ABILITY_WHEN = LAW.rule("mana_ability_when", {"2004-10-01": "~411.1", "2009-07-11": "605.3a"},
    "A mana ability may be activated with priority or while a payment of mana is being asked for, however deep in another action.",
    refusal="{player} neither has priority nor is asked for mana")
MANA_ABILITY_NO_STACK = LAW.rule("mana_ability_no_stack", {"2004-10-01": "~411.2", "2009-07-11": "605.3b"},
    "Nobody can target, counter or answer a mana ability, since it resolves on the spot without the stack.",
    refusal="{ability} is a mana ability and never on the stack")
MANA_ABILITY_INSIDE_ITSELF = LAW.rule("mana_ability_inside_itself", {"2015-07-17": "~605.3c", "2017-09-25": "605.3c"},
    "While a mana ability is being activated it cannot be activated once more.",
    refusal="{ability} of {object} is being activated already")
TRIGGERED_MANA_AT_ONCE = LAW.rule("triggered_mana_at_once", {"2004-10-01": "~411.3a", "2009-07-11": "605.4a"},
    "A triggered mana ability follows on the heels of the one that set it off, without the stack.")
NO_MANA_ABILITY = LAW.rule("no_mana_ability", {"2004-10-01": "~406.6", "2009-07-11": "605.5"},
    "Whatever falls short of the criteria is no mana ability.")
TARGET_NO_MANA_ABILITY = LAW.rule("target_no_mana_ability", {"2004-10-01": "~406.6", "2009-07-11": "605.5a"},
    "An ability that has a target is never a mana ability.",
    refusal="{ability} of {object} has a target and so is not a mana ability")
SPELL_NO_MANA_ABILITY = LAW.rule("spell_no_mana_ability", {"2004-10-01": "~406.6", "2009-07-11": "605.5b"},
    "No spell is a mana ability, whatever mana it makes.")
