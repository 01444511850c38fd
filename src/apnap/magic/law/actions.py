"""Keyword actions (701) and special actions (116, until 2019 it was 115)."""
from __future__ import annotations

from apnap.magic.law.book import LAW

__all__ = [
    "ACTIVATE_ACTION", "AMASS", "ATTACH", "BEHOLD", "CAST_ACTION", "COMPANION_ACTION", "CONNIVE", "COUNTER_ACTION", "COUNTER_NO_REFUND",
    "COUNTER_ZONE", "CREATE", "DESTROY", "DISCARD", "DISCARD_ACTION", "DISCARD_HIDDEN", "DISCOVER", "DOUBLE", "END_EFFECT_PAYMENT",
    "EXCHANGE", "EXILE", "EXPLORE", "FIGHT", "FIGHT_ILLEGAL", "FIGHT_NO_COMBAT", "FORETELL_ACTION", "GOAD", "IGNORE_EFFECT_ACTION",
    "INVESTIGATE", "LAND_PLAY", "MANIFEST", "MILL", "MILL_TOO_MANY", "PLAY", "PLOT_ACTION", "PRIORITY_AFTER_SPECIAL_ACTION",
    "PROLIFERATE", "REGENERATE", "REVEAL", "SACRIFICE", "SCRY", "SEARCH", "SEARCH_MAY_FAIL", "SEARCH_MUST_FIND", "SHUFFLE",
    "SHUFFLE_NOTHING", "SPECIAL_ACTION", "SPECIAL_ACTIONS", "SURVEIL", "SUSPEND_ACTION", "TAP", "TAP_UNTAP", "TRANSFORM", "TURN_FACE_UP",
    "UNLOCK_ACTION", "UNTAP_ACTION", "WATERBEND",
]

SPECIAL_ACTION = LAW.rule(
    "special_action", {"2004-10-01": "~408.2", "2009-07-11": "~115.1", "2011-07-15": "115.1", "2019-07-12": "116.1"},
    "A special action is taken with priority, without the stack.",
)
SPECIAL_ACTIONS = LAW.rule("special_actions", {"2004-10-01": "~408.2", "2009-07-11": "115.2", "2019-07-12": "116.2"},
    "Only the actions that the rules list are special actions.",
    refusal="that is no special action")
LAND_PLAY = LAW.rule("land_play", {"2004-10-01": "~408.2d", "2009-07-11": "~115.2a", "2011-07-15": "115.2a", "2019-07-12": "116.2a"},
    "To play a land is a special action that puts it onto the battlefield from where it was.",
    refusal="{object} is no land that {player} may play")
TURN_FACE_UP = LAW.rule(
    "turn_face_up", {"2004-10-01": "~408.2h", "2009-07-11": "~115.2b", "2011-07-15": "115.2b", "2019-07-12": "116.2b"},
    "To turn a face-down permanent up is a special action open to whoever has priority.",
    refusal="{object} cannot be turned face up by {player}",
)
END_EFFECT_PAYMENT = LAW.rule("end_effect_payment", {"2009-07-11": "~115.2c", "2011-07-15": "115.2c", "2019-07-12": "116.2c"},
    "What an effect lets a player do later on to end it or to stop its trigger is a special action.",
    refusal="it is too late for {player} to do what {source} allowed")
IGNORE_EFFECT_ACTION = LAW.rule("ignore_effect_action", {"2009-07-11": "~115.2d", "2011-07-15": "115.2d", "2019-07-12": "116.2d"},
    "What a static ability lets a player do to ignore it for a while is a special action.")
DISCARD_ACTION = LAW.rule("discard_action", {"2015-07-17": "~115.2e", "2017-09-25": "115.2e", "2019-07-12": "116.2e"},
    "Discarding a card that says it may be discarded at instant speed is a special action.")
SUSPEND_ACTION = LAW.rule(
    "suspend_action",
    {"2006-10-06": "~408.2i", "2009-07-11": "~115.2e", "2011-07-15": "115.2e", "2017-09-25": "115.2f", "2019-07-12": "116.2f"},
    "To suspend a card from hand is a special action, possible when one might begin to cast it.",
    refusal="{player} could not begin to cast {object} now",
)
COMPANION_ACTION = LAW.rule("companion_action", {"2020-06-01": "~116.2g", "2022-04-29": "116.2g"},
    "Fetching a companion for three mana is a special action at the time of a sorcery.")
FORETELL_ACTION = LAW.rule("foretell_action", {"2021-02-05": "~116.2h", "2022-04-29": "116.2h"},
    "To foretell a card is a special action in one's own turn.")
PLOT_ACTION = LAW.rule("plot_action", {"2024-04-19": "~116.2k", "2026-04-17": "116.2k"},
    "To plot a card is a special action at the time of a sorcery.")
UNLOCK_ACTION = LAW.rule("unlock_action", {"2024-09-27": "~116.2m", "2026-04-17": "116.2m"},
    "To unlock half of a Room is a special action at the time of a sorcery.")
PRIORITY_AFTER_SPECIAL_ACTION = LAW.rule(
    "priority_after_special_action", {"2009-07-11": "~115.3", "2011-07-15": "115.3", "2019-07-12": "116.3"},
    "Whoever took a special action has priority again.",
)
ACTIVATE_ACTION = LAW.rule("activate_action", {"2009-07-11": "~701.2", "2011-07-15": "701.2"},
    "Activating an ability puts it on the stack for its cost.")
ATTACH = LAW.rule("attach", {"2009-07-11": "~701.3", "2011-07-15": "701.3"},
    "Attaching moves an Aura, Equipment or Fortification to something that it may be on.",
    refusal="{object} cannot be attached to {target}")
BEHOLD = LAW.rule("behold", {"2025-04-11": "~701.4", "2026-04-17": "701.4"},
    "Beholding shows such a card from hand or points at such a permanent.")
CAST_ACTION = LAW.rule("cast_action", {"2009-07-11": "~701.4", "2011-07-15": "701.4", "2024-11-15": "~701.4", "2026-04-17": "701.5"},
    "Casting a spell puts it on the stack for its cost.")
COUNTER_ACTION = LAW.rule(
    "counter_action",
    {"2004-10-01": "~414", "2009-07-11": "~701.5", "2011-07-15": "701.5", "2024-11-15": "~701.5", "2026-04-17": "701.6"},
    "Countering takes a spell or ability off the stack before it can resolve.",
    refusal="{target} cannot be countered",
)
COUNTER_ZONE = LAW.rule(
    "counter_zone",
    {"2004-10-01": "~414.2", "2009-07-11": "~701.5a", "2011-07-15": "701.5a", "2024-11-15": "~701.5a", "2026-04-17": "701.6a"},
    "A countered spell ends in the graveyard of its owner, and nothing of what it says is done.",
)
COUNTER_NO_REFUND = LAW.rule(
    "counter_no_refund",
    {"2004-10-01": "~414.3", "2009-07-11": "~701.5b", "2011-07-15": "701.5b", "2024-11-15": "~701.5b", "2026-04-17": "701.6b"},
    "Being countered gives no one the paid costs back.",
)
CREATE = LAW.rule("create", {"2016-09-30": "~701.6", "2017-09-25": "701.6", "2025-04-11": "~701.7", "2026-04-17": "701.7"},
    "Creating tokens puts them onto the battlefield as described.")
DESTROY = LAW.rule(
    "destroy",
    {
        "2009-07-11": "~701.6", "2011-07-15": "701.6", "2016-09-30": "~701.7", "2017-09-25": "701.7", "2024-11-15": "~701.7",
        "2026-04-17": "701.8",
    },
    "Destroying moves a permanent from the battlefield to the graveyard of its owner.",
    refusal="{object} cannot be destroyed",
)
DISCARD = LAW.rule(
    "discard",
    {
        "2009-07-11": "~701.7", "2011-07-15": "701.7", "2016-09-30": "~701.8", "2017-09-25": "701.8", "2024-11-15": "~701.8",
        "2026-04-17": "701.9",
    },
    "Discarding moves a card from hand to graveyard, and its player picks it unless told otherwise.",
    refusal="{player} has {amount} cards in hand of the {needed} to discard",
)
DISCARD_HIDDEN = LAW.rule(
    "discard_hidden",
    {
        "2009-07-11": "~701.7c", "2011-07-15": "701.7c", "2016-09-30": "~701.8c", "2017-09-25": "701.8c", "2024-11-15": "~701.8c",
        "2026-04-17": "701.9c",
    },
    "A card that is discarded unseen into a hidden zone has no known traits.",
)
DOUBLE = LAW.rule("double", {"2018-04-27": "~701.9", "2022-04-29": "701.9", "2025-04-11": "~701.10", "2026-04-17": "701.10"},
    "Doubling a value adds that much to it.")
EXCHANGE = LAW.rule(
    "exchange",
    {
        "2009-07-11": "~701.8", "2011-07-15": "701.8", "2016-09-30": "~701.9", "2017-09-25": "701.9", "2018-04-27": "~701.10",
        "2018-07-13": "701.10", "2024-11-15": "~701.10", "2026-04-17": "701.12",
    },
    "An exchange happens as a whole or not at all.",
    refusal="the whole exchange is not possible",
)
EXILE = LAW.rule(
    "exile",
    {
        "2009-07-11": "~701.9", "2011-07-15": "701.9", "2016-09-30": "~701.10", "2017-09-25": "701.10", "2018-04-27": "~701.11",
        "2018-07-13": "701.11", "2024-11-15": "~701.11", "2026-04-17": "701.13",
    },
    "Exiling moves an object to exile from wherever it is.",
    refusal="{object} cannot be exiled",
)
FIGHT = LAW.rule(
    "fight",
    {
        "2011-09-30": "~701.10a", "2013-02-01": "701.10a", "2016-09-30": "~701.11a", "2017-09-25": "701.11a", "2018-04-27": "~701.12a",
        "2018-07-13": "701.12a", "2025-11-14": "701.14a",
    },
    "Creatures that fight deal damage to each other, each as much as its power.",
)
FIGHT_ILLEGAL = LAW.rule(
    "fight_illegal",
    {
        "2011-09-30": "~701.10b", "2013-02-01": "701.10b", "2016-09-30": "~701.11b", "2017-09-25": "701.11b", "2018-04-27": "~701.12b",
        "2018-07-13": "701.12b", "2025-11-14": "701.14b",
    },
    "If a fighter is missing or no creature any more, no damage is dealt at all.",
    refusal="{object} is not there to fight",
)
FIGHT_NO_COMBAT = LAW.rule(
    "fight_no_combat",
    {
        "2011-09-30": "~701.10d", "2013-02-01": "701.10d", "2016-09-30": "~701.11d", "2017-09-25": "701.11d", "2018-04-27": "~701.12d",
        "2018-07-13": "701.12d", "2025-11-14": "701.14d",
    },
    "What fighters deal is not combat damage.",
)
GOAD = LAW.rule(
    "goad",
    {
        "2016-08-26": "~701.35", "2016-09-30": "~701.36", "2017-09-25": "701.36", "2018-04-27": "~701.37", "2018-07-13": "701.37",
        "2020-07-03": "701.38", "2024-11-15": "~701.38", "2026-04-17": "701.15",
    },
    "A goaded creature must attack if it can, and someone else than the goading player if it can.",
)
INVESTIGATE = LAW.rule(
    "investigate",
    {
        "2016-04-08": "~701.33", "2016-09-30": "~701.34", "2017-09-25": "701.34", "2018-04-27": "~701.35", "2018-07-13": "701.35",
        "2020-07-03": "701.36", "2024-11-15": "~701.36", "2026-04-17": "701.16",
    },
    "Investigating creates a Clue.",
)
MILL = LAW.rule("mill", {"2020-07-03": "701.13", "2024-11-15": "~701.13", "2025-11-14": "701.17"},
    "Milling moves cards from the top of a library to its graveyard.")
MILL_TOO_MANY = LAW.rule("mill_too_many", {"2020-07-03": "701.13b", "2024-11-15": "~701.13b", "2025-11-14": "701.17b"},
    "Nobody may choose to mill more cards than there are, and whoever is told to mills what there is.",
    refusal="{player} has {amount} cards in the library of the {needed} to mill")
PLAY = LAW.rule(
    "play",
    {
        "2009-07-11": "~701.10", "2011-07-15": "701.10", "2011-09-30": "~701.11", "2013-02-01": "701.11", "2016-09-30": "~701.12",
        "2017-09-25": "701.12", "2018-04-27": "~701.13", "2018-07-13": "701.13", "2020-07-03": "701.14", "2024-11-15": "~701.14",
        "2026-04-17": "701.18",
    },
    "Playing a land puts it onto the battlefield, and playing another card casts it.",
    refusal="{player} may not play {object} now",
)
REGENERATE = LAW.rule(
    "regenerate",
    {
        "2004-10-01": "~419.6d", "2009-07-11": "~701.11", "2011-07-15": "701.11", "2011-09-30": "~701.12", "2013-02-01": "701.12",
        "2016-09-30": "~701.13", "2017-09-25": "701.13", "2018-04-27": "~701.14", "2018-07-13": "701.14", "2020-07-03": "701.15",
        "2024-11-15": "~701.15", "2026-04-17": "701.19",
    },
    "Regenerating sets up a shield that replaces the next destruction of that permanent this turn.",
    refusal="{object} cannot be regenerated",
)
WATERBEND = LAW.rule("waterbend", {"2025-11-14": "~701.67a", "2026-04-17": "701.67a"},
    "For each generic mana of a waterbend cost one may tap an untapped artifact or creature of one's own.")
REVEAL = LAW.rule(
    "reveal",
    {
        "2009-07-11": "~701.12a", "2011-07-15": "701.12a", "2011-09-30": "~701.13a", "2013-02-01": "701.13a", "2016-09-30": "~701.14a",
        "2017-09-25": "701.14a", "2018-04-27": "~701.15a", "2018-07-13": "701.15a", "2020-07-03": "701.16a", "2024-11-15": "~701.16a",
        "2026-04-17": "701.20a",
    },
    "A card is shown to everyone, and stays shown while the cost, ability or effect calls for it.",
)
SACRIFICE = LAW.rule(
    "sacrifice",
    {
        "2009-07-11": "~701.13a", "2011-07-15": "701.13a", "2011-09-30": "~701.14a", "2013-02-01": "701.14a", "2016-09-30": "~701.15a",
        "2017-09-25": "701.15a", "2018-04-27": "~701.16a", "2018-07-13": "701.16a", "2020-07-03": "701.17a", "2024-11-15": "~701.17a",
        "2026-04-17": "701.21a",
    },
    "Only permanents that one controls can be sacrificed, and they go straight to the graveyard of their owner.",
    refusal="{object} is not a permanent that {player} controls and may sacrifice",
)
SCRY = LAW.rule(
    "scry",
    {
        "2009-07-11": "~701.17", "2011-07-15": "701.17", "2011-09-30": "~701.18", "2013-02-01": "701.18", "2015-07-17": "~701.15",
        "2016-09-30": "~701.16", "2017-09-25": "701.16", "2018-04-27": "~701.17", "2018-07-13": "701.17", "2020-07-03": "701.18",
        "2024-11-15": "~701.18", "2026-04-17": "701.22",
    },
    "Whoever scries looks at the top cards and puts each on top or at the bottom.",
)
SEARCH = LAW.rule(
    "search",
    {
        "2009-07-11": "~701.14", "2011-07-15": "701.14", "2011-09-30": "~701.15", "2013-02-01": "701.15", "2015-07-17": "~701.16",
        "2016-09-30": "~701.17", "2017-09-25": "701.17", "2018-04-27": "~701.18", "2018-07-13": "701.18", "2020-07-03": "701.19",
        "2024-11-15": "~701.19", "2026-04-17": "701.23",
    },
    "Whoever searches looks through the whole zone for what was described.",
)
SEARCH_MAY_FAIL = LAW.rule(
    "search_may_fail",
    {
        "2009-07-11": "~701.14b", "2011-07-15": "701.14b", "2011-09-30": "~701.15b", "2013-02-01": "701.15b", "2015-07-17": "~701.16b",
        "2016-09-30": "~701.17b", "2017-09-25": "701.17b", "2018-04-27": "~701.18b", "2018-07-13": "701.18b", "2020-07-03": "701.19b",
        "2024-11-15": "~701.19b", "2026-04-17": "701.23b",
    },
    "In a hidden zone nobody must find a card of a stated kind, even if it is there.",
)
SEARCH_MUST_FIND = LAW.rule(
    "search_must_find",
    {
        "2009-07-11": "~701.14c", "2011-07-15": "701.14c", "2011-09-30": "~701.15d", "2013-02-01": "701.15d", "2015-07-17": "~701.16d",
        "2016-09-30": "~701.17d", "2017-09-25": "701.17d", "2018-04-27": "~701.18d", "2018-07-13": "701.18d", "2020-07-03": "701.19d",
        "2024-11-15": "~701.19d", "2026-04-17": "701.23d",
    },
    "A search for just a number of cards has to find them if they exist.",
    refusal="{player} has to find {needed} cards",
)
SHUFFLE = LAW.rule(
    "shuffle",
    {
        "2009-07-11": "~701.15", "2011-07-15": "701.15", "2011-09-30": "~701.16", "2013-02-01": "701.16", "2015-07-17": "~701.17",
        "2016-09-30": "~701.18", "2017-09-25": "701.18", "2018-04-27": "~701.19", "2018-07-13": "701.19", "2020-07-03": "701.20",
        "2024-11-15": "~701.20", "2026-04-17": "701.24",
    },
    "Shuffling leaves nobody with knowledge of the order.",
)
SHUFFLE_NOTHING = LAW.rule(
    "shuffle_nothing",
    {
        "2009-07-11": "~701.15c", "2011-07-15": "701.15c", "2011-09-30": "~701.16c", "2013-02-01": "701.16c", "2015-07-17": "~701.17c",
        "2016-09-30": "~701.18c", "2017-09-25": "701.18c", "2018-04-27": "~701.19c", "2018-07-13": "701.19c", "2020-07-03": "701.20c",
        "2024-11-15": "~701.20c", "2026-04-17": "701.24c",
    },
    "A library is shuffled even if what should be shuffled into it is not where it was expected.",
)
SURVEIL = LAW.rule(
    "surveil",
    {"2018-10-05": "~701.41", "2020-07-03": "~701.42", "2022-04-29": "701.42", "2024-11-15": "~701.42", "2026-04-17": "701.25"},
    "Whoever surveils looks at the top cards and puts each on top or into the graveyard.",
)
TAP_UNTAP = LAW.rule(
    "tap_untap",
    {
        "2009-07-11": "~701.16", "2011-07-15": "701.16", "2011-09-30": "~701.17", "2013-02-01": "701.17", "2015-07-17": "~701.18",
        "2016-09-30": "~701.19", "2017-09-25": "701.19", "2018-04-27": "~701.20", "2018-07-13": "701.20", "2020-07-03": "701.21",
        "2024-11-15": "~701.21", "2026-04-17": "701.26",
    },
    "Only what is untapped can be tapped, and only what is tapped can be untapped.",
)
TAP = LAW.rule(
    "tap",
    {
        "2009-07-11": "~701.16a", "2011-07-15": "701.16a", "2011-09-30": "~701.17a", "2013-02-01": "701.17a", "2015-07-17": "~701.18a",
        "2016-09-30": "~701.19a", "2017-09-25": "701.19a", "2018-04-27": "~701.20a", "2018-07-13": "701.20a", "2020-07-03": "701.21a",
        "2024-11-15": "~701.21a", "2026-04-17": "701.26a",
    },
    "To be tapped, a permanent has to be untapped.",
    refusal="{object} is tapped already",
)
UNTAP_ACTION = LAW.rule(
    "untap_action",
    {
        "2009-07-11": "~701.16b", "2011-07-15": "701.16b", "2011-09-30": "~701.17b", "2013-02-01": "701.17b", "2015-07-17": "~701.18b",
        "2016-09-30": "~701.19b", "2017-09-25": "701.19b", "2018-04-27": "~701.20b", "2018-07-13": "701.20b", "2020-07-03": "701.21b",
        "2024-11-15": "~701.21b", "2026-04-17": "701.26b",
    },
    "To be untapped, a permanent has to be tapped.",
    refusal="{object} is untapped already",
)
TRANSFORM = LAW.rule(
    "transform",
    {
        "2011-09-30": "~701.25", "2013-02-01": "701.25", "2016-09-30": "~701.26", "2017-09-25": "701.26", "2018-04-27": "~701.27",
        "2018-07-13": "701.27", "2020-07-03": "701.28", "2024-11-15": "~701.28", "2026-04-17": "701.27",
    },
    "Transforming turns a double-faced permanent over.",
)
PROLIFERATE = LAW.rule(
    "proliferate",
    {
        "2009-07-11": "~701.23", "2011-07-15": "701.23", "2011-09-30": "~701.24", "2013-02-01": "701.24", "2016-09-30": "~701.25",
        "2017-09-25": "701.25", "2018-04-27": "~701.26", "2018-07-13": "701.26", "2020-07-03": "701.27", "2024-11-15": "~701.27",
        "2026-04-17": "701.34",
    },
    "Proliferating adds one counter of each kind there to chosen players and permanents.",
)
MANIFEST = LAW.rule(
    "manifest",
    {
        "2015-01-23": "~701.31", "2016-09-30": "~701.32", "2017-09-25": "701.32", "2018-04-27": "~701.33", "2018-07-13": "701.33",
        "2020-07-03": "701.34", "2024-11-15": "~701.34", "2026-04-17": "701.40",
    },
    "A manifested card enters face down and counts as a 2/2 creature.",
)
EXPLORE = LAW.rule(
    "explore",
    {
        "2017-09-25": "701.38", "2018-04-27": "~701.39", "2018-07-13": "701.39", "2020-07-03": "701.40", "2024-11-15": "~701.40",
        "2026-04-17": "701.44",
    },
    "An exploring creature reveals the top card, which goes to hand as a land and else earns a counter.",
)
AMASS = LAW.rule(
    "amass", {"2019-05-03": "~701.43", "2020-07-03": "~701.44", "2022-04-29": "701.44", "2024-11-15": "~701.44", "2026-04-17": "701.47"},
    "Amassing puts counters on an Army, which is created first if need be.",
)
CONNIVE = LAW.rule("connive", {"2022-04-29": "701.47", "2024-11-15": "~701.47", "2026-04-17": "701.50"},
    "A conniving creature's controller draws, discards, and adds a counter if that was no land.")
DISCOVER = LAW.rule("discover", {"2023-11-17": "~701.57", "2026-04-17": "701.57"},
    "Discovering exiles cards from the library up to one that is cheap enough to cast free or to keep.")
