"""The turn (500-514) and priority (117, until 2019 it was 116)."""
from __future__ import annotations

from apnap.magic.law.book import LAW

__all__ = [
    "ACTIVATE_NEEDS_PRIORITY", "ATTACKED_CHOSEN", "ATTACKERS_CHOSEN", "ATTACKERS_TAP", "ATTACKER_TAPPED", "ATTACKING", "ATTACKING_PLAYER",
    "ATTACK_MANA_WINDOW", "ATTACK_OPTIONAL_COSTS", "ATTACK_PAYMENT", "ATTACK_REQUIREMENTS", "ATTACK_RESTRICTIONS", "ATTACK_TAX",
    "ATTACK_TRIGGERS", "BEFORE_PRIORITY", "BEGINNING_TRIGGERS", "BLOCKED", "BLOCKED_ASSIGNS", "BLOCKERS_CHOSEN", "BLOCKER_ASSIGNS",
    "BLOCKER_TAPPED", "BLOCKING", "BLOCK_MANA_WINDOW", "BLOCK_PAYMENT", "BLOCK_REQUIREMENTS", "BLOCK_RESTRICTIONS", "BLOCK_TAX",
    "BLOCK_TRIGGERS", "CAST_NEEDS_PRIORITY", "CLEANUP_DAMAGE", "CLEANUP_DISCARD", "CLEANUP_NO_PRIORITY", "CLEANUP_PRIORITY",
    "COMBAT_DAMAGE", "COMBAT_DAMAGE_ON_STACK", "DAMAGE_ASSIGNED", "DAMAGE_BY_POWER", "DECLARE_ATTACKERS", "DECLARE_BLOCKERS",
    "DEFENDER_CHOSEN", "DRAW_STEP", "END_OF_COMBAT", "END_STEP", "END_STEP_MISSED", "ENTERS_ATTACKING", "EXTRA_PHASES", "EXTRA_TURNS",
    "IN_RESPONSE", "MAIN_PHASES", "MAIN_PHASE_LAND", "MAIN_PHASE_SPELLS", "MANA_ABILITY_TIMES", "NO_ATTACKERS", "NO_PRIORITY",
    "NO_PRIORITY_IN_UNTAP", "PHASES", "PHASE_IN_AND_OUT", "POOLS_EMPTY", "PRIORITY_AFTER_RESOLUTION", "PRIORITY_AT_BEGINNING",
    "PRIORITY_HELD", "PRIORITY_PASSED", "PRIORITY_PASSES", "REMOVED_FROM_COMBAT", "SAGA_COUNTERS", "SKIPPED",
    "SPECIAL_ACTION_NEEDS_PRIORITY", "STEP_ENDS", "TWO_DAMAGE_STEPS", "UNBLOCKED_ASSIGNS", "UNTAP", "UPKEEP", "WHAT_CAN_BE_ATTACKED",
    "WHAT_PRIORITY_ALLOWS",
]

WHAT_PRIORITY_ALLOWS = LAW.rule("what_priority_allows", {"2009-07-11": "~116.1", "2011-07-15": "116.1", "2019-07-12": "117.1"},
    "With priority a player may cast, activate and take special actions, and nothing besides unless told to.",
    refusal="{player} may do only what a player with priority may do")
NO_PRIORITY = LAW.rule("no_priority", {"2009-07-11": "~116.1", "2011-07-15": "116.1", "2019-07-12": "117.1"},
    "Without priority a player may not act on their own.",
    refusal="{player} does not have priority")
CAST_NEEDS_PRIORITY = LAW.rule(
    "cast_needs_priority", {"2004-10-01": "~408.1c", "2009-07-11": "~116.1a", "2011-07-15": "116.1a", "2019-07-12": "117.1a"},
    "Instants are cast with priority, and all else with priority in one's own main phase on an empty stack.",
    refusal="{player} does not have priority to cast {object}",
)
ACTIVATE_NEEDS_PRIORITY = LAW.rule(
    "activate_needs_priority", {"2004-10-01": "~408.1c", "2009-07-11": "~116.1b", "2011-07-15": "116.1b", "2019-07-12": "117.1b"},
    "Abilities are activated with priority.",
    refusal="{player} does not have priority to activate {ability}",
)
SPECIAL_ACTION_NEEDS_PRIORITY = LAW.rule(
    "special_action_needs_priority", {"2004-10-01": "~408.1c", "2009-07-11": "~116.1c", "2011-07-15": "116.1c", "2019-07-12": "117.1c"},
    "Special actions are taken with priority.",
    refusal="{player} does not have priority",
)
MANA_ABILITY_TIMES = LAW.rule(
    "mana_ability_times", {"2004-10-01": "~411.1", "2009-07-11": "~116.1d", "2011-07-15": "116.1d", "2019-07-12": "117.1d"},
    "Mana abilities are free to whoever has priority or must pay mana just now.",
    refusal="{player} neither has priority nor is asked for mana",
)
PRIORITY_AT_BEGINNING = LAW.rule(
    "priority_at_beginning", {"2004-10-01": "~408.1b", "2009-07-11": "~116.3a", "2011-07-15": "116.3a", "2019-07-12": "117.3a"},
    "The active player has priority first in a step, after what the step does by itself.",
)
PRIORITY_AFTER_RESOLUTION = LAW.rule(
    "priority_after_resolution", {"2004-10-01": "~408.1b", "2009-07-11": "~116.3b", "2011-07-15": "116.3b", "2019-07-12": "117.3b"},
    "After a resolution the active player has priority.",
)
PRIORITY_HELD = LAW.rule(
    "priority_held", {"2004-10-01": "~408.1b", "2009-07-11": "~116.3c", "2011-07-15": "116.3c", "2019-07-12": "117.3c"},
    "Whoever had priority and used it has it again.",
)
PRIORITY_PASSED = LAW.rule(
    "priority_passed", {"2004-10-01": "~408.1b", "2009-07-11": "~116.3d", "2011-07-15": "116.3d", "2019-07-12": "117.3d"},
    "Whoever passes hands priority on to the next in turn.",
)
PRIORITY_PASSES = LAW.rule(
    "priority_passes", {"2004-10-01": "~408.1b", "2009-07-11": "~116.4", "2011-07-15": "116.4", "2019-07-12": "117.4"},
    "When all have passed in a row, the top of the stack resolves or the step is over.",
)
BEFORE_PRIORITY = LAW.rule(
    "before_priority", {"2004-10-01": "~408.1b", "2009-07-11": "~116.5", "2011-07-15": "116.5", "2019-07-12": "117.5"},
    "State-based actions and waiting triggers come ahead of anyone's priority.",
)
IN_RESPONSE = LAW.rule("in_response", {"2009-07-11": "~116.7", "2011-07-15": "116.7", "2019-07-12": "117.7"},
    "What is put above something on the stack answers it and resolves sooner.")
PHASES = LAW.rule("phases", {"2004-10-01": "~300.1", "2009-07-11": "~500.1", "2011-07-15": "500.1"},
    "A turn runs through its five phases in order.")
STEP_ENDS = LAW.rule("step_ends", {"2004-10-01": "~300.2", "2009-07-11": "~500.2", "2011-07-15": "500.2"},
    "A step with priority ends when all pass on an empty stack.")
POOLS_EMPTY = LAW.rule(
    "pools_empty", {"2004-10-01": "~300.3", "2009-07-11": "~500.4", "2011-07-15": "500.4", "2024-11-15": "~500.4", "2026-04-17": "500.5"},
    "What lasts to the end of a step or phase stops there, and unspent mana is lost.",
)
BEGINNING_TRIGGERS = LAW.rule("beginning_triggers", {"2004-10-01": "~300.5", "2009-07-11": "~500.6", "2011-07-15": "500.6"},
    "What triggers at the beginning of a step waits for the first priority in it.")
EXTRA_TURNS = LAW.rule("extra_turns", {"2004-10-01": "~300.6", "2009-07-11": "~500.7", "2011-07-15": "500.7"},
    "Extra turns are put in right after the present one, the latest first.")
EXTRA_PHASES = LAW.rule("extra_phases", {"2004-10-01": "~300.6", "2009-07-11": "~500.8", "2011-07-15": "500.8"},
    "Extra phases are put in right after the named one.")
SKIPPED = LAW.rule(
    "skipped", {"2004-10-01": "~300.7", "2009-07-11": "~500.10", "2011-07-15": "500.10", "2024-11-15": "~500.10", "2026-04-17": "500.11"},
    "What is skipped is passed over.",
)
PHASE_IN_AND_OUT = LAW.rule("phase_in_and_out", {"2004-10-01": "~302.1", "2009-07-11": "~502.1", "2011-07-15": "502.1"},
    "Phasing comes first in the untap step.")
UNTAP = LAW.rule(
    "untap",
    {
        "2004-10-01": "~302.2", "2009-07-11": "~502.2", "2011-07-15": "502.2", "2018-04-27": "~502.2", "2021-07-12": "~502.3",
        "2022-04-29": "502.3",
    },
    "The active player untaps their permanents together.",
)
NO_PRIORITY_IN_UNTAP = LAW.rule(
    "no_priority_in_untap",
    {
        "2004-10-01": "~302.3", "2009-07-11": "~502.3", "2011-07-15": "502.3", "2018-04-27": "~502.3", "2021-07-12": "~502.4",
        "2022-04-29": "502.4",
    },
    "In the untap step nobody has priority.",
    refusal="nobody has priority in the untap step",
)
UPKEEP = LAW.rule(
    "upkeep", {"2004-10-01": "~303.1", "2009-07-11": "~503.2", "2011-07-15": "503.2", "2015-07-17": "~503.2", "2017-09-25": "503.1"},
    "In the upkeep nothing is done by itself, and the active player has priority.",
)
DRAW_STEP = LAW.rule("draw_step", {"2004-10-01": "~304.1", "2009-07-11": "~504.1", "2011-07-15": "504.1"},
    "The active player draws a card, without the stack.")
MAIN_PHASES = LAW.rule("main_phases", {"2004-10-01": "~305.1", "2009-07-11": "~505.1", "2011-07-15": "505.1"},
    "A turn has a main phase on each side of combat.")
SAGA_COUNTERS = LAW.rule("saga_counters", {"2018-04-27": "~505.4", "2022-04-29": "505.4"},
    "Each of the active player's Sagas gets a counter as the first main phase begins.")
MAIN_PHASE_SPELLS = LAW.rule(
    "main_phase_spells",
    {
        "2004-10-01": "~305.3", "2009-07-11": "~505.5a", "2011-07-15": "505.5a", "2015-07-17": "~505.5a", "2017-09-25": "505.4a",
        "2018-04-27": "~505.4a", "2021-07-12": "~505.5a", "2022-04-29": "505.5a", "2024-11-15": "~505.5a", "2026-04-17": "505.6a",
    },
    "Spells other than instants belong to the main phase.",
    refusal="{object} may be cast only in {player}'s own main phase, not in {step}",
)
MAIN_PHASE_LAND = LAW.rule(
    "main_phase_land",
    {
        "2004-10-01": "~305.4", "2009-07-11": "~505.5b", "2011-07-15": "505.5b", "2015-07-17": "~505.5b", "2017-09-25": "505.4b",
        "2018-04-27": "~505.4b", "2021-07-12": "~505.5b", "2022-04-29": "505.5b", "2024-11-15": "~505.5b", "2026-04-17": "505.6b",
    },
    "A land is played in the main phase.",
)
ATTACKING_PLAYER = LAW.rule("attacking_player", {"2004-10-01": "~306.2", "2009-07-11": "~506.2", "2011-07-15": "506.2"},
    "The active player attacks, and the others defend.")
WHAT_CAN_BE_ATTACKED = LAW.rule("what_can_be_attacked", {"2004-10-01": "~306.2", "2009-07-11": "~506.3", "2011-07-15": "506.3"},
    "Creatures attack players, planeswalkers and battles.",
    refusal="{target} cannot be attacked")
REMOVED_FROM_COMBAT = LAW.rule("removed_from_combat", {"2004-10-01": "~306.3", "2009-07-11": "~506.4", "2011-07-15": "506.4"},
    "What leaves, changes controller or is no longer fit for combat is out of it.")
DEFENDER_CHOSEN = LAW.rule("defender_chosen", {"2009-07-11": "~507.1", "2011-07-15": "507.1"},
    "In a game of many the active player may have to choose whom to attack.")
DECLARE_ATTACKERS = LAW.rule("declare_attackers", {"2004-10-01": "~308.2", "2009-07-11": "~508.1", "2011-07-15": "508.1"},
    "Attackers are declared all at once, step by step, and an illegal declaration is taken back.",
    refusal="that declaration of attackers is illegal")
ATTACKERS_CHOSEN = LAW.rule("attackers_chosen", {"2004-10-01": "~308.2a", "2009-07-11": "~508.1a", "2011-07-15": "508.1a"},
    "Attackers are untapped creatures that were there since the turn began or have haste.",
    refusal="{object} cannot be declared as an attacker")
ATTACKER_TAPPED = LAW.rule("attacker_tapped", {"2004-10-01": "~308.2a", "2009-07-11": "~508.1a", "2011-07-15": "508.1a"},
    "What attacks must be untapped.",
    refusal="{object} is tapped")
ATTACKED_CHOSEN = LAW.rule("attacked_chosen", {"2009-07-11": "~508.1b", "2011-07-15": "508.1b"},
    "For each attacker it is said what it attacks.",
    refusal="{object} must attack something that can be attacked")
ATTACK_RESTRICTIONS = LAW.rule("attack_restrictions", {"2004-10-01": "~308.2b", "2009-07-11": "~508.1c", "2011-07-15": "508.1c"},
    "A declaration must heed all effects that forbid an attack.",
    refusal="{source} keeps {object} from attacking")
ATTACK_REQUIREMENTS = LAW.rule("attack_requirements", {"2004-10-01": "~308.2b", "2009-07-11": "~508.1d", "2011-07-15": "508.1d"},
    "A declaration must obey as many demands for attack as it can.",
    refusal="{object} must attack, and the declaration obeys {amount} of {needed} requirements")
ATTACKERS_TAP = LAW.rule("attackers_tap", {"2004-10-01": "~308.2c", "2009-07-11": "~508.1f", "2011-07-15": "508.1f"},
    "Declared attackers become tapped, and that is not a cost.")
ATTACK_OPTIONAL_COSTS = LAW.rule("attack_optional_costs", {"2015-07-17": "~508.1g", "2017-09-25": "508.1g"},
    "Optional costs of attacking are chosen.")
ATTACK_TAX = LAW.rule("attack_tax", {"2009-07-11": "~508.1g", "2011-07-15": "508.1g", "2015-07-17": "~508.1g", "2017-09-25": "508.1h"},
    "The total cost of the attack is found and fixed.")
ATTACK_MANA_WINDOW = LAW.rule(
    "attack_mana_window", {"2009-07-11": "~508.1h", "2011-07-15": "508.1h", "2015-07-17": "~508.1h", "2017-09-25": "508.1i"},
    "If the attack costs mana, mana abilities may be used.",
)
ATTACK_PAYMENT = LAW.rule(
    "attack_payment", {"2009-07-11": "~508.1i", "2011-07-15": "508.1i", "2015-07-17": "~508.1i", "2017-09-25": "508.1j"},
    "The whole cost of the attack is paid.",
    refusal="{player} cannot pay {cost} for the attack",
)
ATTACKING = LAW.rule(
    "attacking",
    {"2004-10-01": "~308.2", "2009-07-11": "~508.1j", "2011-07-15": "508.1j", "2015-07-17": "~508.1j", "2017-09-25": "508.1k"},
    "What was chosen and is still there attacks until combat ends or it is removed.",
)
ATTACK_TRIGGERS = LAW.rule(
    "attack_triggers",
    {"2004-10-01": "~308.4", "2009-07-11": "~508.2", "2011-07-15": "508.2", "2015-07-17": "~508.2", "2017-09-25": "508.1m"},
    "What triggers on the attack triggers.",
)
ENTERS_ATTACKING = LAW.rule("enters_attacking", {"2004-10-01": "~308.5", "2009-07-11": "~508.4", "2011-07-15": "508.4"},
    "A creature put there attacking was never declared.")
NO_ATTACKERS = LAW.rule(
    "no_attackers",
    {"2004-10-01": "~308.6", "2009-07-11": "~508.6", "2011-07-15": "508.6", "2015-07-17": "~508.6", "2017-09-25": "508.8"},
    "Without attackers there are neither blocks nor combat damage.",
)
DECLARE_BLOCKERS = LAW.rule("declare_blockers", {"2004-10-01": "~309.2", "2009-07-11": "~509.1", "2011-07-15": "509.1"},
    "Blockers are declared all at once, step by step, and an illegal declaration is taken back.",
    refusal="that declaration of blockers is illegal")
BLOCKERS_CHOSEN = LAW.rule("blockers_chosen", {"2004-10-01": "~309.2a", "2009-07-11": "~509.1a", "2011-07-15": "509.1a"},
    "Blockers are untapped creatures, each with an attacker that it can block.",
    refusal="{object} cannot be declared as a blocker of {target}")
BLOCKER_TAPPED = LAW.rule("blocker_tapped", {"2004-10-01": "~309.2a", "2009-07-11": "~509.1a", "2011-07-15": "509.1a"},
    "What blocks must be untapped.",
    refusal="{object} is tapped")
BLOCK_RESTRICTIONS = LAW.rule("block_restrictions", {"2004-10-01": "~309.2b", "2009-07-11": "~509.1b", "2011-07-15": "509.1b"},
    "A declaration must heed all effects that forbid a block.",
    refusal="{source} keeps {object} from blocking {target}")
BLOCK_REQUIREMENTS = LAW.rule("block_requirements", {"2004-10-01": "~309.2b", "2009-07-11": "~509.1c", "2011-07-15": "509.1c"},
    "A declaration must obey as many demands for blocks as it can.",
    refusal="{object} must block, and the declaration obeys {amount} of {needed} requirements")
BLOCK_TAX = LAW.rule("block_tax", {"2009-07-11": "~509.1d", "2011-07-15": "509.1d"}, "The total cost of the blocks is found and fixed.")
BLOCK_MANA_WINDOW = LAW.rule("block_mana_window", {"2009-07-11": "~509.1e", "2011-07-15": "509.1e"},
    "If the blocks cost mana, mana abilities may be used.")
BLOCK_PAYMENT = LAW.rule("block_payment", {"2009-07-11": "~509.1f", "2011-07-15": "509.1f"},
    "The whole cost of the blocks is paid.",
    refusal="{player} cannot pay {cost} for the blocks")
BLOCKING = LAW.rule("blocking", {"2004-10-01": "~309.2", "2009-07-11": "~509.1g", "2011-07-15": "509.1g"},
    "What was chosen and is still there blocks until combat ends or it is removed.")
BLOCKED = LAW.rule("blocked", {"2004-10-01": "~309.2d", "2009-07-11": "~509.1h", "2011-07-15": "509.1h"},
    "An attacker with a blocker stays blocked, even if the blocker goes.")
BLOCK_TRIGGERS = LAW.rule(
    "block_triggers",
    {"2004-10-01": "~309.4", "2009-07-11": "~509.4", "2013-02-01": "509.4", "2015-07-17": "~509.4", "2017-09-25": "509.1i"},
    "What triggers on the blocks triggers.",
)
DAMAGE_ASSIGNED = LAW.rule("damage_assigned", {"2004-10-01": "~310.1", "2009-07-11": "~510.1", "2011-07-15": "510.1"},
    "Players say how their creatures' combat damage is spread.",
    refusal="{player} may not assign the combat damage of {object} so")
DAMAGE_BY_POWER = LAW.rule("damage_by_power", {"2004-10-01": "~310.1", "2009-07-11": "~510.1a", "2011-07-15": "510.1a"},
    "A creature assigns as much as its power, and with none it assigns nothing.")
UNBLOCKED_ASSIGNS = LAW.rule("unblocked_assigns", {"2004-10-01": "~310.2a", "2009-07-11": "~510.1b", "2011-07-15": "510.1b"},
    "An unblocked creature assigns everything to what it attacks.")
BLOCKED_ASSIGNS = LAW.rule("blocked_assigns", {"2004-10-01": "~310.2b", "2009-07-11": "~510.1c", "2011-07-15": "510.1c"},
    "A blocked creature assigns everything to its blockers.")
BLOCKER_ASSIGNS = LAW.rule("blocker_assigns", {"2004-10-01": "~310.2c", "2009-07-11": "~510.1d", "2011-07-15": "510.1d"},
    "A blocker assigns everything to what it blocks.")
COMBAT_DAMAGE = LAW.rule("combat_damage", {"2004-10-01": "~310.4", "2009-07-11": "~510.2", "2011-07-15": "510.2"},
    "The assigned damage is dealt together.")
COMBAT_DAMAGE_ON_STACK = LAW.rule("combat_damage_on_stack", {"2004-10-01": "~310.4", "2009-07-11": None},
    "Assigned combat damage waits on the stack, and players may answer it.")
TWO_DAMAGE_STEPS = LAW.rule(
    "two_damage_steps", {"2009-07-11": "~510.5", "2011-07-15": "510.5", "2015-07-17": "~510.5", "2017-09-25": "510.4"},
    "First and double strike bring a damage step of their own.",
)
END_OF_COMBAT = LAW.rule("end_of_combat", {"2004-10-01": "~311.3", "2009-07-11": "~511.3", "2011-07-15": "511.3"},
    "All are out of combat when it is over.")
END_STEP = LAW.rule(
    "end_step", {"2004-10-01": "~313.1", "2009-07-11": "~513.2", "2011-07-15": "513.2", "2015-07-17": "~513.2", "2017-09-25": "513.1"},
    "In the end step nothing is done by itself, and the active player has priority.",
)
END_STEP_MISSED = LAW.rule(
    "end_step_missed",
    {"2004-10-01": "~313.2", "2009-07-11": "~513.3", "2011-07-15": "513.3", "2015-07-17": "~513.3", "2017-09-25": "513.2"},
    "What comes too late for the beginning of the end step waits for the next one.",
)
CLEANUP_DISCARD = LAW.rule("cleanup_discard", {"2004-10-01": "~314.1", "2009-07-11": "~514.1", "2011-07-15": "514.1"},
    "The active player discards down to their hand size.",
    refusal="{player} must discard down to {number} cards")
CLEANUP_DAMAGE = LAW.rule("cleanup_damage", {"2004-10-01": "~314.2", "2009-07-11": "~514.2", "2011-07-15": "514.2"},
    "Damage wears off and the effects of the turn end together.")
CLEANUP_NO_PRIORITY = LAW.rule("cleanup_no_priority", {"2004-10-01": "~314.3", "2009-07-11": "~514.3", "2011-07-15": "514.3"},
    "As a rule nobody has priority in the cleanup step.",
    refusal="nobody has priority in the cleanup step")
CLEANUP_PRIORITY = LAW.rule("cleanup_priority", {"2004-10-01": "~314.3", "2009-07-11": "~514.3a", "2011-07-15": "514.3a"},
    "If anything is due or waits in the cleanup step, players do get priority and another such step follows.")
