"""Casting spells (601), modes (700.2) and targets (115, until 2019 it was 114)."""
from __future__ import annotations

from apnap.magic.law.book import LAW

__all__ = [
    "ANY_TARGET", "CAST", "CAST_NOT_ALLOWED", "CAST_PROHIBITED", "CAST_PROPOSE", "CHANGE_TARGETS", "CHOICES_AHEAD", "DIVISION",
    "DIVISION_TOTAL", "DONE", "FLASH_BY_CHOICE", "ILLEGAL_TARGET_OF_KIND", "LEGALITY", "MANA_WINDOW", "MODAL", "MODES",
    "ONE_ALTERNATIVE_ANNOUNCED", "MODE_BY_OTHER", "MODE_CHOSEN", "MODE_ONCE",
    "NEW_TARGETS", "NO_LONGER_ALLOWED", "NO_TARGETS_CHOSEN", "PAYMENT", "PLAY_A_CARD", "PROHIBITION_ESCAPED", "SPELL_ALTERS_COSTS",
    "SPELL_CONTROLLER_FIRST", "SPELL_OPPONENT_CHOOSES", "SPELL_WHICH_OPPONENT", "TARGETS", "TARGETS_CHOSEN", "TARGET_ITSELF",
    "TARGET_ONLY_WHERE_TEXT_SAYS", "TARGET_PERMANENTS", "TARGET_ANNOUNCED_TWICE", "TARGET_TWICE", "TOTAL_COST", "YOU_NO_TARGET",
]

PLAY_A_CARD = LAW.rule("play_a_card", {"2009-07-11": "~601.1a", "2011-07-15": "601.1a"},
    "To play a card is to play it as a land or to cast it, as its kind demands.")
CAST = LAW.rule("cast", {"2004-10-01": "~409.1", "2009-07-11": "~601.2", "2011-07-15": "601.2"},
    "Casting takes a card to the stack, settles its choices and pays for it, step by step.",
    refusal="{player} cannot complete the casting of {object}")
CAST_PROPOSE = LAW.rule("cast_propose", {"2004-10-01": "~409.1a", "2009-07-11": "601.2a"},
    "The card moves to the top of the stack and whoever casts it controls it there.")
MODES = LAW.rule("modes", {"2004-10-01": "409.1b", "2009-07-11": "601.2b"},
    "Modes, X, the costs one means to pay and the ways to pay symbols are announced first.",
    refusal="{player} cannot make that choice of mode or cost for {object}")
ONE_ALTERNATIVE_ANNOUNCED = LAW.rule("one_alternative_announced", {"2004-10-01": "409.1b", "2009-07-11": "601.2b"},
    "An alternative cost is announced with the modes, and a second one cannot join it.",
    refusal="{object} cannot be cast for two alternative costs at once")
TARGETS_CHOSEN = LAW.rule("targets_chosen", {"2004-10-01": "~409.1c", "2009-07-11": "601.2c"},
    "After the modes come the targets, one legal choice for each that is asked for.",
    refusal="there is no legal target for {object}")
ILLEGAL_TARGET_OF_KIND = LAW.rule("illegal_target_of_kind", {"2004-10-01": "~409.1c", "2009-07-11": "601.2c"},
    "A target must be of the kind that the text names.",
    refusal="{target} is not what {object} may target")
TARGET_ANNOUNCED_TWICE = LAW.rule("target_announced_twice", {"2004-10-01": "~409.1c", "2009-07-11": "601.2c"},
    "While targets are chosen, the same one is not chosen again for the same word target.",
    refusal="{target} is announced twice")
TARGET_TWICE = LAW.rule("target_twice", {"2009-07-11": "~114.3", "2011-07-15": "114.3", "2019-07-12": "115.3"},
    "One instance of the word target never gets the same thing more than once.",
    refusal="{target} was chosen already for the same part of {object}")
TARGET_ITSELF = LAW.rule(
    "target_itself",
    {"2009-07-11": "~114.4", "2011-07-15": "114.4", "2018-04-27": "~114.5", "2018-07-13": "114.5", "2019-07-12": "115.5"},
    "Nothing on the stack may aim at itself.",
    refusal="{object} cannot target itself",
)
DIVISION = LAW.rule("division", {"2004-10-01": "~409.1d", "2009-07-11": "601.2d"},
    "What is divided among targets is divided at the announcement, and each of them gets at least one.",
    refusal="{target} must be given at least 1 of what {object} divides")
DIVISION_TOTAL = LAW.rule("division_total", {"2004-10-01": "~409.1d", "2009-07-11": "601.2d"},
    "The whole amount is divided, no more and no less.",
    refusal="{object} divides {needed} in all, and not {amount}")
LEGALITY = LAW.rule("legality", {"2015-07-17": "601.2e"},
    "Once proposed, a spell is looked at as it now is, and an illegal one goes back to where it was.",
    refusal="{object} as proposed may not be cast")
TOTAL_COST = LAW.rule("total_cost", {"2004-10-01": "~409.1f", "2009-07-11": "601.2e", "2015-07-17": "601.2f"},
    "The total cost is the cost plus increases minus reductions, and from then on it is fixed.")
MANA_WINDOW = LAW.rule("mana_window", {"2004-10-01": "~409.1g", "2009-07-11": "601.2f", "2015-07-17": "601.2g"},
    "If mana is to be paid, mana abilities may be used now and no later.",
    refusal="mana abilities can be activated here only while {cost} asks for mana")
PAYMENT = LAW.rule("payment", {"2004-10-01": "~409.1h", "2009-07-11": "601.2g", "2015-07-17": "601.2h"},
    "The total cost is paid in full, in whatever order the payer likes within each stage.",
    refusal="{player} cannot pay all of {cost}")
DONE = LAW.rule("done", {"2004-10-01": "~409.1i", "2009-07-11": "601.2h", "2015-07-17": "601.2i"},
    "With the last payment it has been cast or activated, and what watches for that triggers.")
CAST_PROHIBITED = LAW.rule(
    "cast_prohibited", {"2009-07-11": "~601.5", "2011-07-15": "601.5", "2015-07-17": "~601.3", "2017-09-25": "601.3"},
    "Casting may begin only with a permission and without a prohibition.",
    refusal="{source} keeps {player} from casting {object}",
)
CAST_NOT_ALLOWED = LAW.rule("cast_not_allowed", {"2015-07-17": "~601.3", "2017-09-25": "601.3"},
    "Without a rule or effect that allows it, a card cannot be cast.",
    refusal="nothing allows {player} to cast {object} from {zone}")
PROHIBITION_ESCAPED = LAW.rule("prohibition_escaped", {"2021-07-12": "~601.3a", "2022-04-29": "601.3a"},
    "A prohibition of certain spells is no hindrance at the start if choices of the announcement could lift it.")
FLASH_BY_CHOICE = LAW.rule("flash_by_choice", {"2015-07-17": "~601.3b", "2017-09-25": "601.3b"},
    "Casting at instant speed may begin if choices of the announcement could make the permission fit.")
CHOICES_AHEAD = LAW.rule("choices_ahead", {"2026-04-17": "601.4"},
    "A choice may be made in view of a later one without which it would be impossible.")
NO_LONGER_ALLOWED = LAW.rule(
    "no_longer_allowed",
    {
        "2015-07-17": "~601.3", "2017-09-25": "601.3", "2021-07-12": "~601.4", "2022-04-29": "601.4", "2024-11-15": "~601.5",
        "2026-04-17": "601.5",
    },
    "A spell that after its proposal is allowed no more goes back to where it was.",
    refusal="{player} may not cast {object} any more as it was proposed",
)
SPELL_OPPONENT_CHOOSES = LAW.rule(
    "spell_opponent_chooses",
    {
        "2009-07-11": "~601.3", "2011-07-15": "601.3", "2015-07-17": "~601.4", "2017-09-25": "601.4", "2018-04-27": "~601.4",
        "2021-07-12": "~601.5", "2022-04-29": "601.5", "2024-11-15": "~601.5", "2026-04-17": "601.6",
    },
    "An opponent whom a spell lets choose does so at the moment when its controller would have.",
)
SPELL_WHICH_OPPONENT = LAW.rule(
    "spell_which_opponent",
    {
        "2009-07-11": "~601.3a", "2011-07-15": "601.3a", "2015-07-17": "~601.4a", "2017-09-25": "601.4a", "2018-04-27": "~601.4a",
        "2021-07-12": "~601.5a", "2022-04-29": "601.5a", "2024-11-15": "~601.5a", "2026-04-17": "601.6a",
    },
    "The spell's controller says which of several opponents makes the choice.",
)
SPELL_CONTROLLER_FIRST = LAW.rule(
    "spell_controller_first",
    {
        "2009-07-11": "~601.3b", "2011-07-15": "601.3b", "2015-07-17": "~601.4b", "2017-09-25": "601.4b", "2018-04-27": "~601.4b",
        "2021-07-12": "~601.5b", "2022-04-29": "601.5b", "2024-11-15": "~601.5b", "2026-04-17": "601.6b",
    },
    "When a spell makes its controller and someone else choose together, the controller is first.",
)
SPELL_ALTERS_COSTS = LAW.rule(
    "spell_alters_costs",
    {
        "2009-07-11": "~601.4", "2011-07-15": "601.4", "2015-07-17": "~601.5", "2017-09-25": "601.5", "2018-04-27": "~601.5",
        "2021-07-12": "~601.6", "2022-04-29": "601.6", "2024-11-15": "~601.6", "2026-04-17": "601.7",
    },
    "A spell that changes costs comes too late for what is on the stack.",
)
MODAL = LAW.rule("modal", {"2009-07-11": "~700.2", "2011-07-15": "700.2"},
    "A modal spell or ability lists options of which a player takes some.")
MODE_CHOSEN = LAW.rule("mode_chosen", {"2009-07-11": "~700.2a", "2011-07-15": "700.2a"},
    "Modes are part of the announcement, and one that could not be carried out legally may not be taken.",
    refusal="the mode {ability} cannot be chosen for {object}")
MODE_ONCE = LAW.rule("mode_once", {"2015-07-17": "~700.2d", "2017-09-25": "700.2d"},
    "The same mode is not taken twice unless the text says that it may be.",
    refusal="the mode {ability} was chosen already for {object}")
MODE_BY_OTHER = LAW.rule(
    "mode_by_other", {"2009-07-11": "~700.2d", "2011-07-15": "700.2d", "2015-07-17": "~700.2d", "2017-09-25": "700.2e"},
    "A mode that another player is to choose is chosen when the controller would have chosen it.",
)
TARGETS = LAW.rule("targets", {"2004-10-01": "~415.1", "2009-07-11": "114.1", "2019-07-12": "115.1"},
    "Targets are chosen when something is put on the stack, and only what calls for them has any.",
    refusal="{object} has no targets")
TARGET_PERMANENTS = LAW.rule("target_permanents", {"2009-07-11": "~114.2", "2011-07-15": "114.2", "2019-07-12": "115.2"},
    "Without further words, only permanents can be targets.",
    refusal="{target} is not a permanent")
ANY_TARGET = LAW.rule("any_target", {"2018-04-27": "~114.4", "2018-07-13": "114.4", "2019-07-12": "115.4"},
    "Any target means a creature, a player, a planeswalker or a battle.",
    refusal="{target} is none of the things that any target stands for")
NO_TARGETS_CHOSEN = LAW.rule(
    "no_targets_chosen",
    {"2009-07-11": "~114.5", "2011-07-15": "114.5", "2018-04-27": "~114.6", "2018-07-13": "114.6", "2019-07-12": "115.6"},
    "What may have no target at all can be put on the stack without one.",
)
CHANGE_TARGETS = LAW.rule(
    "change_targets",
    {"2009-07-11": "~114.6", "2011-07-15": "114.6", "2018-04-27": "~114.7", "2018-07-13": "114.7", "2019-07-12": "115.7"},
    "Targets can be changed only to others that would be legal.",
    refusal="{target} would be an illegal target for {object}",
)
NEW_TARGETS = LAW.rule(
    "new_targets",
    {"2009-07-11": "~114.6d", "2011-07-15": "114.6d", "2018-04-27": "~114.7d", "2018-07-13": "114.7d", "2019-07-12": "115.7d"},
    "New targets may be picked for some, for all or for none.",
)
TARGET_ONLY_WHERE_TEXT_SAYS = LAW.rule(
    "target_only_where_text_says",
    {"2009-07-11": "~114.9a", "2011-07-15": "114.9a", "2018-04-27": "~114.10a", "2018-07-13": "114.10a", "2019-07-12": "115.10a"},
    "Being affected makes nothing a target, for only the word target or a rule that uses it does.",
)
YOU_NO_TARGET = LAW.rule(
    "you_no_target",
    {"2009-07-11": "~114.9b", "2011-07-15": "114.9b", "2018-04-27": "~114.10b", "2018-07-13": "114.10b", "2019-07-12": "115.10b"},
    "Being called you is not being targeted.",
)
