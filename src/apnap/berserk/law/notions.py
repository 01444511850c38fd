"""Notions: actions, targets, rule effects, lives and wounds, attacks, numbers, prevention and the rest (501-528)."""
from __future__ import annotations

from apnap.berserk.law.book import LAW, numbers

__all__ = [
    "ACTION", "ACTION_WEAKNESS", "ALL_CREATURES", "AS_ONE_EVENT", "AXE", "BELOW_ZERO", "BONUS_BY_TARGET", "CALLED", "CANCEL", "CHAIN",
    "CHECKED_ONCE", "COINS", "DEATH", "DEFENDER", "DEFEND_ONCE", "DELAYED", "ENEMY_CHARACTER", "EXTRA_LIVES", "FORCED_FIGHT", "HEALING",
    "LIVES", "LOOP", "MUST_TARGET", "NO_TARGET", "ONE_AT_A_TIME", "OPEN_IS_OPEN", "ORDER_OF_NUMBERS", "PAID_IN_PART", "PREVENTION",
    "PROTECTION", "PROTECTION_FROM_SPELLS", "REPLACEMENT", "REPLACEMENT_CHOICE", "RESTRICTED", "RULE_EFFECTS", "SHOT", "SPELL_STRENGTH",
    "STOPS_ATTACKING", "STRENGTH", "STRIKE_BACK", "TEMPORARY_COINS", "UNDEFENDED", "X_CHOSEN", "ZERO_IS_NO_SOURCE",
]

PAID_IN_PART = LAW.rule("paid_in_part", numbers(None, "501.2.1"), "Where a payment was not made in full, the ability is not performed.")
CHECKED_ONCE = LAW.rule("checked_once", numbers(None, "501.5"), "Whether a target fits is asked when it is chosen and not again.")
ACTION = LAW.rule("action", numbers(None, "501.6"),
    "Attacking by strike, defending, and what is paid for by closing the card itself are actions.")
ALL_CREATURES = LAW.rule("all_creatures", numbers(None, "502.6"), "What is said of all cards of a kind is legal even if there is none.")
NO_TARGET = LAW.rule("no_target", numbers(None, "502.9"),
    "A target must meet every restriction, and without such a target the ability is not declared.",
    refusal="nothing that {object} could choose meets every restriction")
RESTRICTED = LAW.rule("restricted", numbers(None, "502.9"), "A target must meet every restriction that the text puts on it.",
    refusal="{target} is not what {object} asks for")
RULE_EFFECTS = LAW.rule("rule_effects", numbers(None, "503.1"), "Effects of the rules have neither source nor target and use no Queue.")
AS_ONE_EVENT = LAW.rule("as_one_event", numbers(None, "503.3"),
    "The effects of the rules that are due happen as one event, again and again until none is due.")
LIVES = LAW.rule("lives", numbers(None, "504.1"), "Lives now are starting and extra lives less negative lives and wounds.")
EXTRA_LIVES = LAW.rule("extra_lives", numbers(None, "504.5"), "Extra and negative lives take each other away, and wounds leave both alone.")
DEATH = LAW.rule("death", numbers(None, "505.1"), "A card whose lives are used up is destroyed at once.")
ACTION_WEAKNESS = LAW.rule("action_weakness", numbers(None, "506.1"), "A creature of this turn takes no action.",
    refusal="{object} came under its controller's control only this turn")
ENEMY_CHARACTER = LAW.rule("enemy_character", numbers(None, "507.1"), "One attacks an enemy character, whichever one likes.",
    refusal="{target} is not an enemy character in play")
FORCED_FIGHT = LAW.rule("forced_fight", numbers(None, "507.4"),
    "In a forced fight both strike even if closed, nobody defends, and nobody closes.")
SHOT = LAW.rule("shot", numbers(None, "507.5"), "A shot is an attack without a defender and without a strike back.")
STRENGTH = LAW.rule("strength", numbers(None, "508.4"),
    "The strength of an attack is worked out with all that changes it, for its final target.")
BONUS_BY_TARGET = LAW.rule("bonus_by_target", numbers(None, "508.4.1"), "A bonus against certain targets counts for the final target.")
SPELL_STRENGTH = LAW.rule("spell_strength", numbers(None, "508.4.3"), "What makes a spell stronger counts for each card that it wounds.")
STOPS_ATTACKING = LAW.rule("stops_attacking", numbers(None, "508.5"), "The attacking card stops being one when its attack is over.")
DEFENDER = LAW.rule("defender", numbers(None, "509.1"), "The defending player may name another open creature of his as the defender.",
    refusal="{object} cannot be named as the defender")
UNDEFENDED = LAW.rule("undefended", numbers(None, "509.2"), "A shot, a directed strike and a forced fight know no defender.",
    refusal="no defender can be named against {object}")
DEFEND_ONCE = LAW.rule("defend_once", numbers(None, "509.3"),
    "A creature defends once a turn.", refusal="{object} has defended this turn already")
STRIKE_BACK = LAW.rule("strike_back", numbers(None, "510.1"), "An open creature that is struck strikes back, which is no attack.")
AXE = LAW.rule("axe", numbers(None, "511.1"), "Card texts beat the rules.", refusal="{source} forbids that to {object}")
BELOW_ZERO = LAW.rule("below_zero", numbers(None, "512.1"), "A strength below 0 counts as 0.")
ZERO_IS_NO_SOURCE = LAW.rule("zero_is_no_source", numbers(None, "512.1.1"),
    "A strike or shot of 0 is no source of wounds and gets no bonus of wounds.")
X_CHOSEN = LAW.rule("x_chosen", numbers(None, "512.3"),
    "An X that a player chooses is at least 1.", refusal="{object} cannot be used with X = 0")
MUST_TARGET = LAW.rule("must_target", numbers(None, "514.1"),
    "Where a card must be the target, nothing else can be, and where two such demands conflict nothing can.",
    refusal="{source} must be the target, and {target} is not")
OPEN_IS_OPEN = LAW.rule("open_is_open", numbers(None, "514.3"), "An open card may be chosen to be opened, and then nothing happens.")
PROTECTION = LAW.rule("protection", numbers(None, "515.1"), "Protection keeps wounds from such a source away and nothing else.")
PROTECTION_FROM_SPELLS = LAW.rule("protection_from_spells", numbers(None, "515.2"),
    "With protection from spells a card cannot be chosen by the player whose spell it is.",
    refusal="{target} has protection from spells")
PREVENTION = LAW.rule("prevention", numbers(None, "516.1"),
    "Prevention takes wounds away when their number is known, the non-active player's first.")
REPLACEMENT = LAW.rule("replacement", numbers(None, "517.1"),
    "What happens instead happens while the replaced thing would, and has no limit a turn.")
REPLACEMENT_CHOICE = LAW.rule("replacement_choice", numbers(None, "517.3"),
    "The controller of the card concerned chooses among several replacements.")
CANCEL = LAW.rule("cancel", numbers(None, "518.1"), "A cancelled card is paid for, does nothing and goes to the graveyard.")
CALLED = LAW.rule("called", numbers(None, "519.1"),
    "Called, revived and created cards enter open, under the control of the player who brings them.")
HEALING = LAW.rule("healing", numbers(None, "520.2"), "Healing takes off as many wounds as there are, up to its amount.")
DELAYED = LAW.rule("delayed", numbers(None, "521.1"), "A delayed effect that names no bearer is on the hero of its controller.")
COINS = LAW.rule("coins", numbers(None, "522.2"), "Coins are gained open and lost as their player chooses.")
ORDER_OF_NUMBERS = LAW.rule("order_of_numbers", numbers(None, "523"), "Add, multiply, subtract, divide, set, and take nothing below 0.")
CHAIN = LAW.rule("chain", numbers(None, "524"), "A choice of several times makes a chain, of one or more a chain without repetition.")
LOOP = LAW.rule("loop", numbers(None, "525"), "What would go on without end stops before its first repetition.")
ONE_AT_A_TIME = LAW.rule("one_at_a_time", numbers(None, "527.2"), "Cards move one at a time.")
TEMPORARY_COINS = LAW.rule("temporary_coins", numbers(None, "522.4"),
    "Temporary coins go back when their time is over, and that is not losing them.")
