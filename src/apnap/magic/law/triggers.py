"""Triggered abilities (603)."""
from __future__ import annotations

from apnap.magic.law.book import LAW

__all__ = [
    "COUNTERED_LOOKS_BACK", "DELAYED", "DELAYED_OBJECT", "DELAYED_ONCE", "ENTERS_TRIGGER", "ENTERS_WITH_IS_STATIC", "INTERVENING_IF",
    "LEAVES_LOOKS_BACK", "LEAVES_ZONE", "LOOKS_BACK", "OPTIONAL_TRIGGER", "PUT_ON_STACK", "REFLEXIVE", "STATE_TRIGGER", "TRIGGERS",
    "TRIGGERS_UNDER_PROHIBITION", "TRIGGER_CONTROLLER", "TRIGGER_MODES", "TRIGGER_NEEDS_EVENT", "TRIGGER_ONCE_AN_EVENT",
    "TRIGGER_ONLY_ONCE_A_TURN", "TRIGGER_ORDER", "TRIGGER_TARGETS", "ZONE_CHANGE_TRIGGERS",
]

TRIGGERS = LAW.rule("triggers", {"2004-10-01": "~410.2", "2009-07-11": "~603.2", "2011-07-15": "603.2"},
    "An ability triggers by itself whenever the game shows what it waits for.")
TRIGGERS_UNDER_PROHIBITION = LAW.rule("triggers_under_prohibition", {"2009-07-11": "~603.2a", "2011-07-15": "603.2a"},
    "Effects that forbid casting or activating stop no ability from triggering.")
TRIGGER_ONCE_AN_EVENT = LAW.rule("trigger_once_an_event", {"2004-10-01": "~410.2", "2009-07-11": "~603.2c", "2011-07-15": "603.2c"},
    "An event sets an ability off once for every time its condition occurs in it.")
TRIGGER_NEEDS_EVENT = LAW.rule(
    "trigger_needs_event",
    {
        "2009-07-11": "~603.2f", "2013-02-01": "603.2f", "2018-04-27": "~603.2f", "2021-07-12": "~603.2h", "2022-04-29": "603.2h",
        "2024-11-15": "~603.2h", "2026-04-17": "603.2g",
    },
    "What was prevented or replaced did not happen and triggers nothing.",
)
TRIGGER_ONLY_ONCE_A_TURN = LAW.rule(
    "trigger_only_once_a_turn", {"2021-07-12": "~603.2i", "2022-04-29": "603.2i", "2024-11-15": "~603.2i", "2026-04-17": "603.2h"},
    "An ability that says to do its action but once a turn stays silent after its controller did so.",
)
PUT_ON_STACK = LAW.rule("put_on_stack", {"2004-10-01": "~410.3", "2009-07-11": "~603.3", "2011-07-15": "603.3"},
    "Whatever has triggered goes on the stack before anybody next gets priority.")
TRIGGER_CONTROLLER = LAW.rule("trigger_controller", {"2009-07-11": "~603.3a", "2011-07-15": "603.3a"},
    "Whoever controlled the source at that time controls the triggered ability.")
TRIGGER_ORDER = LAW.rule("trigger_order", {"2004-10-01": "~410.3", "2009-07-11": "~603.3b", "2011-07-15": "603.3b"},
    "The active player puts their triggered abilities on the stack in an order of their choice, then the others in turn.",
    refusal="the order of these abilities was settled when they were put on the stack")
TRIGGER_MODES = LAW.rule("trigger_modes", {"2009-07-11": "~603.3c", "2011-07-15": "603.3c"},
    "A triggered ability's mode is chosen as it goes on the stack, and without a legal one it is taken off.")
TRIGGER_TARGETS = LAW.rule("trigger_targets", {"2009-07-11": "~603.3d", "2011-07-15": "603.3d"},
    "A triggered ability's targets are chosen as it goes on the stack, and without legal ones it is taken off.",
    refusal="there is no legal choice for the triggered ability {ability}")
INTERVENING_IF = LAW.rule("intervening_if", {"2004-10-01": "~404.3", "2009-07-11": "~603.4", "2011-07-15": "603.4"},
    "A condition between the event and the effect must hold both when the ability triggers and when it resolves.")
OPTIONAL_TRIGGER = LAW.rule("optional_trigger", {"2009-07-11": "~603.5", "2011-07-15": "603.5"},
    "Whether to make use of an optional effect is decided on resolution, so the ability goes on the stack in any case.")
ZONE_CHANGE_TRIGGERS = LAW.rule("zone_change_triggers", {"2004-10-01": "~410.10", "2009-07-11": "~603.6", "2011-07-15": "603.6"},
    "Abilities that trigger on a move look for the moved object where it went, and do nothing if it is there no more.")
ENTERS_TRIGGER = LAW.rule("enters_trigger", {"2004-10-01": "~410.10a", "2009-07-11": "~603.6a", "2011-07-15": "603.6a"},
    "An ability about arrivals checks everything that arrives, itself included.")
LEAVES_ZONE = LAW.rule(
    "leaves_zone", {"2004-10-01": "~410.10c", "2009-07-11": "~603.6c", "2011-07-15": "603.6c"},
    (
        "An ability about leaving the battlefield triggers when a permanent goes elsewhere, and a mere arrival in a graveyard "
        "from anywhere is not of this kind."
    ),
)
ENTERS_WITH_IS_STATIC = LAW.rule(
    "enters_with_is_static", {"2009-07-11": "~603.6e", "2011-07-15": "603.6e", "2015-07-17": "~603.6e", "2017-09-25": "603.6d"},
    "Words about how a permanent enters are static and trigger nothing.",
)
DELAYED = LAW.rule("delayed", {"2004-10-01": "~404.4", "2009-07-11": "~603.7", "2011-07-15": "603.7"},
    "An effect may set up a triggered ability that waits for a later moment.")
DELAYED_ONCE = LAW.rule("delayed_once", {"2009-07-11": "~603.7b", "2011-07-15": "603.7b"},
    "An ability set up for later goes off once, unless it states how long it lasts.")
DELAYED_OBJECT = LAW.rule("delayed_object", {"2009-07-11": "~603.7c", "2011-07-15": "603.7c"},
    "An ability set up for later affects its object only if that is still where it should be.")
STATE_TRIGGER = LAW.rule("state_trigger", {"2004-10-01": "~410.11", "2009-07-11": "~603.8", "2011-07-15": "603.8"},
    "An ability that waits for a state of the game triggers as soon as it is so, and again only after it has left the stack.")
LOOKS_BACK = LAW.rule(
    "looks_back",
    {"2004-10-01": "~410.10d", "2009-07-11": "~603.6d", "2011-07-15": "603.6d", "2015-07-17": "~603.6d", "2017-09-25": "603.10"},
    "Most conditions are checked against the state after the event, and the listed ones against the state before.",
)
LEAVES_LOOKS_BACK = LAW.rule(
    "leaves_looks_back",
    {"2004-10-01": "~410.10d", "2009-07-11": "~603.6d", "2011-07-15": "603.6d", "2015-07-17": "~603.6d", "2017-09-25": "603.10a"},
    "Abilities about leaving the battlefield see the game as it was just before.",
)
COUNTERED_LOOKS_BACK = LAW.rule("countered_looks_back", {"2015-07-17": "~603.10e", "2017-09-25": "603.10e"},
    "Abilities about a countered spell see the game as it was just before.")
REFLEXIVE = LAW.rule("reflexive", {"2015-07-17": "~603.12", "2017-09-25": "603.12"},
    "A resolving effect may create an ability that triggers at once on what was done in the course of it.")
