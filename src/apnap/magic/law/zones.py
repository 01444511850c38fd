"""Zones (chapter 4): new objects, the stack, exile."""
from __future__ import annotations

from apnap.magic.law.book import LAW

__all__ = [
    "BATTLEFIELD", "COMMAND_ZONE", "EXILE_FACE_DOWN", "EXILE_ZONE", "FIND_AFTER_COST", "FIND_CAST_CARD", "FIND_DISCARDED",
    "GRAVEYARD_ORDER", "HAND_HIDDEN", "LIBRARY_FACE_DOWN", "MANA_ABILITY_IMMEDIATE", "NEW_OBJECT", "NOT_IN_ZONE", "NOT_ON_STACK",
    "NTH_FROM_TOP", "ORDER_STAYS", "OUTSIDE_THE_GAME", "OWNERS_ZONE", "SPELL_INFORMATION", "STACK", "STACK_ON_TOP", "STACK_TOP_RESOLVES",
    "TRIGGER_FINDS_MOVED",
]

NEW_OBJECT = LAW.rule("new_object", {"2004-10-01": "~217.1c", "2009-07-11": "~400.7", "2011-07-15": "400.7"},
    "Whatever changes zones arrives as a new object that remembers nothing of what it was.",
    refusal="{object} is not the object it was before it changed zones")
OWNERS_ZONE = LAW.rule("owners_zone", {"2004-10-01": "~217.1b", "2009-07-11": "~400.3", "2011-07-15": "400.3"},
    "A card bound for a library, hand or graveyard always ends up in the one of its owner.")
ORDER_STAYS = LAW.rule("order_stays", {"2009-07-11": "~400.5", "2011-07-15": "400.5"},
    "Nobody may rearrange a library, a graveyard or the stack unless told to.",
    refusal="the order of {zone} may not be changed")
FIND_CAST_CARD = LAW.rule(
    "find_cast_card", {"2015-07-17": "~400.7g", "2017-09-25": "400.7g", "2024-11-15": "~400.7h", "2026-04-17": "400.7h"},
    "The effect that let a card be cast can still find it as a spell on the stack.",
)
FIND_DISCARDED = LAW.rule(
    "find_discarded", {"2015-07-17": "~400.7i", "2017-09-25": "400.7i", "2024-11-15": "~400.7k", "2026-04-17": "400.7k"},
    "Once its madness ability has resolved without a cast, the discarded card can still be found in the public zone where it went.",
    refusal="the discarded card {object} cannot be found any more",
)
FIND_AFTER_COST = LAW.rule(
    "find_after_cost",
    {"2013-02-01": "400.7g", "2015-07-17": "~400.7g", "2017-09-25": "400.7h", "2024-11-15": "~400.7j", "2026-04-17": "400.7j"},
    "A spell or ability can find the objects that its own cost or effect has moved, provided that they went to a public zone.",
    refusal="{source} cannot find {object}, which is not in a public zone",
)
TRIGGER_FINDS_MOVED = LAW.rule(
    "trigger_finds_moved", {"2009-07-11": "~400.7d", "2011-07-15": "400.7d", "2024-11-15": "~400.7e", "2026-04-17": "400.7e"},
    "An ability that triggered on an object's move can find what that object became in a public zone.",
)
SPELL_INFORMATION = LAW.rule(
    "spell_information", {"2009-07-11": "~400.7c", "2011-07-15": "400.7c", "2024-11-15": "~400.7d", "2026-04-17": "400.7d"},
    "A permanent's abilities know how the spell that it was had been paid for and with which mana.",
)
OUTSIDE_THE_GAME = LAW.rule(
    "outside_the_game",
    {"2009-07-11": "~400.10", "2011-07-15": "400.10", "2018-04-27": "~400.10", "2021-07-12": "~400.11", "2022-04-29": "400.11"},
    "What lies in none of the zones is outside the game, and that is no zone.",
)
NOT_IN_ZONE = LAW.rule("not_in_zone", {"2004-10-01": "~217.1a", "2009-07-11": "~400.1", "2011-07-15": "400.1"},
    "Objects are always in a zone, and there are seven of those in an ordinary game.",
    refusal="{object} is not in {zone}")
LIBRARY_FACE_DOWN = LAW.rule("library_face_down", {"2004-10-01": "~217.2b", "2009-07-11": "~401.2", "2011-07-15": "401.2"},
    "A library stays face down, and its order is nobody's to see or to alter.",
    refusal="a player may not look at the cards of {zone}")
NTH_FROM_TOP = LAW.rule("nth_from_top", {"2009-07-11": "~401.8", "2011-07-15": "401.8", "2015-07-17": "~401.8", "2017-09-25": "401.7"},
    "A card that should go deeper into a library than the library has cards goes to the bottom.")
HAND_HIDDEN = LAW.rule("hand_hidden", {"2004-10-01": "~217.3b", "2009-07-11": "~402.3", "2011-07-15": "402.3"},
    "A player may look through the cards of their own hand whenever they like, and through nobody else's.")
BATTLEFIELD = LAW.rule("battlefield", {"2004-10-01": "~217.4", "2009-07-11": "~403.3", "2011-07-15": "403.3"},
    "Cards and tokens become permanents by arriving on the battlefield and are that until they leave it.")
GRAVEYARD_ORDER = LAW.rule("graveyard_order", {"2004-10-01": "~217.5b", "2009-07-11": "~404.2", "2011-07-15": "404.2"},
    "Graveyards lie face up and in order, open to every player.")
STACK = LAW.rule("stack", {"2004-10-01": "~217.6a", "2009-07-11": "~405.1", "2011-07-15": "405.1"},
    "Spells cast and abilities activated or triggered wait on the stack.")
STACK_ON_TOP = LAW.rule("stack_on_top", {"2004-10-01": "~217.6b", "2009-07-11": "~405.2", "2011-07-15": "405.2"},
    "Each new object on the stack lies above all those that were there.")
STACK_TOP_RESOLVES = LAW.rule("stack_top_resolves", {"2004-10-01": "~217.6", "2009-07-11": "~405.5", "2011-07-15": "405.5"},
    "When everyone has passed one after another, the topmost object of the stack resolves, or with no such object the step ends.")
NOT_ON_STACK = LAW.rule("not_on_stack", {"2004-10-01": "~408.2", "2009-07-11": "405.6"},
    "There are events of the game for which the stack is not used.")
MANA_ABILITY_IMMEDIATE = LAW.rule("mana_ability_immediate", {"2004-10-01": "~408.2e", "2009-07-11": "~405.6c", "2011-07-15": "405.6c"},
    "A mana ability does everything it does at once, and whoever held priority keeps it.")
EXILE_ZONE = LAW.rule("exile_zone", {"2004-10-01": "~217.7", "2009-07-11": "~406.1", "2011-07-15": "406.1"},
    "Exile keeps objects apart from the rest of the game, some for ever and some until an effect fetches them.")
EXILE_FACE_DOWN = LAW.rule("exile_face_down", {"2004-10-01": "~217.7a", "2009-07-11": "~406.3", "2011-07-15": "406.3"},
    "Exiled cards lie open unless they were exiled face down.")
COMMAND_ZONE = LAW.rule("command_zone", {"2009-07-11": "~408.1", "2011-07-15": "408.1"},
    "The command zone holds emblems and other objects that act on the game without being permanents.")
