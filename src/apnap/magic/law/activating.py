"""Activating activated abilities (602), and what an ability is (113, until 2019 it was 112)."""
from __future__ import annotations

from apnap.magic.law.book import LAW

__all__ = [
    "ABILITY", "ABILITY_CONTROLLER", "ABILITY_FUNCTIONS_IN_ZONE", "ABILITY_LOST", "ABILITY_NAMES_ZONE", "ACQUIRED_LIMIT", "ACTIVATED",
    "ACTIVATED_KIND", "ACTIVATION_COST", "ACTIVATION_COST_MODIFIED", "ALTERS_COSTS", "ANNOUNCE_ABILITY", "AS_CASTING", "AS_INSTANT",
    "AS_SORCERY", "CANT_HAVE_ABILITY", "CONDITION_BY_INSTRUCTION", "CONTROLLER_FIRST", "COST_TELLS_ZONE", "COUNTER_ABILITY_NEEDS_WORD",
    "INSTRUCTIONS", "KINDS_OF_ABILITIES", "LIMIT_STAYS", "MOVES_FROM_ZONE", "NO_ALTERING", "ONLY_ACTIVATED", "OPPONENT_CHOOSES",
    "PLAY_MEANS_ACTIVATE", "PROHIBITED", "PROHIBITED_BY_INSTRUCTION", "SICKNESS", "SOURCE", "SOURCE_INDEPENDENT", "SPELL_KIND",
    "STATIC_KIND", "TIMING_BY_INSTRUCTION", "TRIGGERED_KIND", "WHICH_OPPONENT", "WHO_ACTIVATES",
    "WHO_ACTIVATES_BY_INSTRUCTION", "WHO_BY_INSTRUCTION",
]

ABILITY = LAW.rule("ability", {"2009-07-11": "~112.1", "2011-07-15": "112.1", "2019-07-12": "113.1"},
    "An ability is something an object or player has, or what of it waits on the stack.")
KINDS_OF_ABILITIES = LAW.rule(
    "kinds_of_abilities", {"2004-10-01": "~402.1", "2009-07-11": "~112.3", "2011-07-15": "112.3", "2019-07-12": "113.3"},
    "Abilities are spell abilities, activated, triggered or static.",
)
SPELL_KIND = LAW.rule("spell_kind", {"2009-07-11": "~112.3a", "2011-07-15": "112.3a", "2019-07-12": "113.3a"},
    "The text that a resolving instant or sorcery carries out is its spell ability.")
ACTIVATED_KIND = LAW.rule(
    "activated_kind", {"2004-10-01": "~403.1", "2009-07-11": "~112.3b", "2011-07-15": "112.3b", "2019-07-12": "113.3b"},
    "An activated ability is known by its colon, with a cost on the left and an effect on the right.",
    refusal="{ability} is not an activated ability",
)
TRIGGERED_KIND = LAW.rule(
    "triggered_kind", {"2004-10-01": "~404.1", "2009-07-11": "~112.3c", "2011-07-15": "112.3c", "2019-07-12": "113.3c"},
    "A triggered ability is known by when, whenever or at, and goes off by itself.",
)
STATIC_KIND = LAW.rule("static_kind", {"2004-10-01": "~405.1", "2009-07-11": "~112.3d", "2011-07-15": "112.3d", "2019-07-12": "113.3d"},
    "A static ability is simply true as long as it is there.")
ABILITY_FUNCTIONS_IN_ZONE = LAW.rule("ability_functions_in_zone", {"2004-10-01": "~402.8", "2009-07-11": "112.6", "2019-07-12": "113.6"},
    "Abilities of permanents work on the battlefield and those of instants and sorceries on the stack, apart from listed exceptions.",
    refusal="{ability} of {object} does not work in {zone}")
ABILITY_NAMES_ZONE = LAW.rule(
    "ability_names_zone", {"2004-10-01": "~402.8", "2009-07-11": "~112.6b", "2011-07-15": "112.6b", "2019-07-12": "113.6b"},
    "Where an ability says itself in which zones it works, it works there and nowhere else.",
    refusal="{ability} of {object} does not work in {zone}",
)
COST_TELLS_ZONE = LAW.rule(
    "cost_tells_zone",
    {"2009-07-11": "~112.6i", "2011-07-15": "112.6i", "2018-04-27": "~112.6i", "2019-07-12": "~113.6j", "2022-04-29": "113.6j"},
    "An ability whose cost cannot be paid from the battlefield works wherever the cost can be.",
)
MOVES_FROM_ZONE = LAW.rule(
    "moves_from_zone",
    {"2009-07-11": "~112.6k", "2011-07-15": "112.6k", "2018-04-27": "~112.6k", "2019-07-12": "~113.6m", "2022-04-29": "113.6m"},
    "An ability that takes its own card out of a zone works in that zone alone.",
    refusal="{ability} works only where it can move {object} from, and that is not {zone}",
)
SOURCE = LAW.rule("source", {"2004-10-01": "~402.6", "2009-07-11": "~112.7", "2011-07-15": "112.7", "2019-07-12": "113.7"},
    "An ability has a source, namely the object that it came from.")
SOURCE_INDEPENDENT = LAW.rule("source_independent", {"2004-10-01": "~402.6", "2009-07-11": "112.7a", "2019-07-12": "113.7a"},
    "An ability that is on the stack no longer needs its source.")
ABILITY_CONTROLLER = LAW.rule(
    "ability_controller", {"2004-10-01": "~402.7", "2009-07-11": "~112.8", "2011-07-15": "112.8", "2019-07-12": "113.8"},
    "Whoever activated an ability controls it, and a triggered one belongs to whoever controlled its source at that time.",
)
COUNTER_ABILITY_NEEDS_WORD = LAW.rule(
    "counter_ability_needs_word", {"2004-10-01": "~402.9", "2009-07-11": "~112.9", "2011-07-15": "112.9", "2019-07-12": "113.9"},
    "Abilities are no spells and can be countered only by what counters abilities.",
    refusal="{target} is an ability and not a spell",
)
ABILITY_LOST = LAW.rule("ability_lost", {"2009-07-11": "~112.10", "2011-07-15": "112.10", "2019-07-12": "113.10"},
    "Effects can give abilities to objects and take them away.",
    refusal="{object} has lost {ability}")
CANT_HAVE_ABILITY = LAW.rule("cant_have_ability", {"2013-04-26": "~112.11", "2017-09-25": "112.11", "2019-07-12": "113.11"},
    "An object that is said not to have an ability loses it and cannot gain it.",
    refusal="{object} cannot have {ability}")
ACTIVATED = LAW.rule("activated", {"2004-10-01": "~403.1", "2009-07-11": "602.1"},
    "An activated ability consists of a cost, a colon, an effect and maybe instructions for its use.")
ACTIVATION_COST = LAW.rule(
    "activation_cost", {"2004-10-01": "~403.1", "2009-07-11": "~602.1", "2010-04-23": "~602.1a", "2011-07-15": "602.1a"},
    "All that stands left of the colon is cost, owed by the activating player.",
    refusal="{cost} is paid by the player who activates {ability}, and that is {player}",
)
INSTRUCTIONS = LAW.rule("instructions", {"2010-04-23": "~602.1b", "2011-07-15": "602.1b"},
    "Words after the colon that say who may activate, when, or how the cost is made up are instructions and no part of the effect.",
    refusal="the instructions of {ability} do not let {player} activate it now")
WHO_BY_INSTRUCTION = LAW.rule("who_by_instruction", {"2010-04-23": "~602.1b", "2011-07-15": "602.1b"},
    "An ability may itself name the players who can activate it.",
    refusal="{ability} of {object} may not be activated by {player}")
CONDITION_BY_INSTRUCTION = LAW.rule("condition_by_instruction", {"2010-04-23": "~602.1b", "2011-07-15": "602.1b"},
    "An ability may set a condition that must hold when somebody activates it.",
    refusal="{ability} of {object} may be activated only under a condition that does not hold now")
TIMING_BY_INSTRUCTION = LAW.rule("timing_by_instruction", {"2010-04-23": "~602.1b", "2011-07-15": "602.1b"},
    "An ability may name the steps, phases or turns in which it can be activated.",
    refusal="{ability} of {object} may not be activated in {step}")
ONLY_ACTIVATED = LAW.rule("only_activated", {"2009-07-11": "602.1a", "2010-04-23": "~602.1c", "2011-07-15": "602.1c"},
    "Activating is a thing done with activated abilities and with no other kind.",
    refusal="{ability} of {object} is not an activated ability")
PLAY_MEANS_ACTIVATE = LAW.rule("play_means_activate", {"2009-07-11": "602.1b", "2010-04-23": "~602.1d", "2011-07-15": "602.1d"},
    "Where an old card speaks of playing an ability, it means activating.")
ACTIVATION_COST_MODIFIED = LAW.rule("activation_cost_modified", {"2025-11-14": "602.1e"},
    "A change to the way an activation cost may be paid reaches the whole total cost.")
WHO_ACTIVATES = LAW.rule("who_activates", {"2004-10-01": "~403.2", "2009-07-11": "602.2"},
    "An ability is activated by the controller of its object, or by the owner where nobody controls it, unless it says otherwise.",
    refusal="{player} does not control {object}")
WHO_ACTIVATES_BY_INSTRUCTION = LAW.rule("who_activates_by_instruction", {"2004-10-01": "~403.2", "2009-07-11": "602.2"},
    "An ability that says itself who may activate it is for those players alone.",
    refusal="{player} is none of those who may activate {ability}")
NO_ALTERING = LAW.rule("no_altering", {"2004-10-01": "~409.1", "2009-07-11": "602.2"},
    "What was announced and paid for an ability stands.",
    refusal="{player} cannot take back what was announced or paid for {ability}")
ANNOUNCE_ABILITY = LAW.rule(
    "announce_ability", {"2004-10-01": "~409.1a", "2009-07-11": "602.2a"},
    (
        "The ability is announced, its card shown if it was hidden, and a thing with no other trait than its text appears on top "
        "of the stack."
    ),
)
AS_CASTING = LAW.rule("as_casting", {"2004-10-01": "~409.1b", "2009-07-11": "602.2b"},
    "From the modes on, activating goes as casting does, with the activation cost in the role of the mana cost.")
OPPONENT_CHOOSES = LAW.rule("opponent_chooses", {"2009-07-11": "602.3"},
    "An opponent whom an ability lets choose does so at the moment when its controller would have.")
WHICH_OPPONENT = LAW.rule("which_opponent", {"2009-07-11": "602.3a"},
    "The ability's controller says which of several opponents makes the choice.",
    refusal="{by} is none of the opponents who could choose for {ability}")
CONTROLLER_FIRST = LAW.rule("controller_first", {"2009-07-11": "602.3b"},
    "When an ability makes its controller and someone else choose together, the controller is first, no matter whose turn it is.")
ALTERS_COSTS = LAW.rule("alters_costs", {"2009-07-11": "602.4"}, "An ability that changes costs comes too late for what is on the stack.")
PROHIBITED = LAW.rule("prohibited", {"2009-07-11": "602.5"},
    "A forbidden ability cannot even be begun.",
    refusal="{source} keeps {player} from activating {ability} of {object}")
PROHIBITED_BY_INSTRUCTION = LAW.rule("prohibited_by_instruction", {"2009-07-11": "602.5"},
    "An ability cannot be begun while its own instructions are against it.",
    refusal="{player} cannot begin to activate {ability} now")
SICKNESS = LAW.rule(
    "sickness", {"2004-10-01": "~403.4", "2009-07-11": "602.5a"},
    (
        "A creature's ability with the tap or untap symbol in its cost is for a player who has had the creature since their "
        "latest turn began."
    ),
    refusal="{player} has not controlled {object} without a break since the latest turn of {player} began",
)
LIMIT_STAYS = LAW.rule("limit_stays", {"2004-10-01": "~403.3", "2009-07-11": "602.5b"},
    "A limit on the use of an ability sticks to the object through changes of control.",
    refusal="{ability} of {object} has been activated as often as it may be")
ACQUIRED_LIMIT = LAW.rule("acquired_limit", {"2009-07-11": "602.5c"},
    "Abilities that an object got from different objects have separate limits, however alike they read.",
    refusal="{ability} that {object} got from {source} has been activated as often as it may be")
AS_SORCERY = LAW.rule("as_sorcery", {"2004-10-01": "~403.5", "2009-07-11": "602.5d"},
    "Activating only as a sorcery means at the time of one, whether or not there is such a card.",
    refusal="{ability} may be activated only in {player}'s own main phase, with priority and an empty stack")
AS_INSTANT = LAW.rule("as_instant", {"2004-10-01": "~403.5", "2009-07-11": "602.5e"},
    "Activating only as an instant means with priority, whether or not there is such a card.",
    refusal="{ability} may be activated only with priority, and {player} does not have it")
