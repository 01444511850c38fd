"""State-based actions (704), before M10 state-based effects (420)."""
from __future__ import annotations

from apnap.magic.law.book import LAW

__all__ = [
    "ATTACHED_ILLEGAL", "AURA_ILLEGAL", "BATTLE_DEFEATED", "BATTLE_PROTECTOR", "COMMANDER_DAMAGE", "COMMANDER_RETURNS", "COPY_CEASES",
    "COUNTERS_ANNIHILATE", "COUNTERS_TOO_MANY", "DEATHTOUCH_DAMAGE", "EQUIPMENT_ILLEGAL", "LEGEND", "LETHAL_DAMAGE", "LOSES_AT_ZERO_LIFE",
    "LOSES_EMPTY_LIBRARY", "LOSES_POISON", "LOSES_TEAM_LIFE", "LOSES_TEAM_POISON", "PLANESWALKER_UNIQUENESS", "ROLE_NEWEST", "SAGA",
    "SBA", "SBA_BLIND", "SBA_LAST_KNOWN", "SBA_ONE_REPLACEMENT", "STATE_BASED", "TOKEN_CEASES", "WORLD", "ZERO_LOYALTY", "ZERO_TOUGHNESS",
]

STATE_BASED = LAW.rule("state_based", {"2004-10-01": "~420.1", "2009-07-11": "~704.1", "2011-07-15": "704.1"},
    "State-based actions happen by themselves and without the stack.")
SBA = LAW.rule("sba", {"2004-10-01": "~420.3", "2009-07-11": "~704.3", "2011-07-15": "704.3"},
    "Just before a player gets priority, all actions of this kind are done at once, again and again until none is due.")
SBA_BLIND = LAW.rule("sba_blind", {"2004-10-01": "~420.4", "2009-07-11": "~704.4", "2011-07-15": "704.4"},
    "What a resolving effect did in between and undid again does not matter.")
LOSES_AT_ZERO_LIFE = LAW.rule("loses_at_zero_life", {"2004-10-01": "~420.5a", "2009-07-11": "~704.5a", "2011-07-15": "704.5a"},
    "A player at no life or below loses.")
LOSES_EMPTY_LIBRARY = LAW.rule("loses_empty_library", {"2004-10-01": "~420.5g", "2009-07-11": "~704.5b", "2011-07-15": "704.5b"},
    "A player who had to draw from an empty library loses.")
LOSES_POISON = LAW.rule("loses_poison", {"2004-10-01": "~420.5h", "2009-07-11": "~704.5c", "2011-07-15": "704.5c"},
    "Ten poison counters are the end of a player.")
TOKEN_CEASES = LAW.rule("token_ceases", {"2004-10-01": "~420.5f", "2009-07-11": "~704.5d", "2011-07-15": "704.5d"},
    "A token that has left the battlefield is no more.")
COPY_CEASES = LAW.rule("copy_ceases", {"2009-07-11": "~704.5e", "2011-07-15": "704.5e"},
    "A copy of a spell that has left the stack is no more.")
ZERO_TOUGHNESS = LAW.rule("zero_toughness", {"2004-10-01": "~420.5b", "2009-07-11": "~704.5f", "2011-07-15": "704.5f"},
    "A creature whose toughness has fallen to nothing goes to the graveyard.")
LETHAL_DAMAGE = LAW.rule("lethal_damage", {"2004-10-01": "~420.5c", "2009-07-11": "~704.5g", "2011-07-15": "704.5g"},
    "A creature with as much damage as toughness is destroyed.")
DEATHTOUCH_DAMAGE = LAW.rule("deathtouch_damage", {"2009-07-11": "~704.5h", "2011-07-15": "704.5h"},
    "A creature dealt damage by a source with deathtouch is destroyed.")
ZERO_LOYALTY = LAW.rule("zero_loyalty", {"2007-10-12": "~420.5", "2009-07-11": "~704.5i", "2011-07-15": "704.5i"},
    "A planeswalker without loyalty goes to the graveyard.")
PLANESWALKER_UNIQUENESS = LAW.rule(
    "planeswalker_uniqueness", {"2007-10-12": "~420.5", "2009-07-11": "~704.5j", "2011-07-15": "704.5j", "2017-09-25": None},
    "Planeswalkers of one type tolerated no other of it, whoever lost them being settled by the edition.",
)
LEGEND = LAW.rule("legend", {"2004-10-01": "~420.5e", "2009-07-11": "~704.5k", "2011-07-15": "704.5k", "2017-09-25": "704.5j"},
    "Legendary permanents of one name do not stay together.")
WORLD = LAW.rule("world", {"2004-10-01": "~420.5i", "2009-07-11": "~704.5m", "2011-07-15": "704.5m", "2017-09-25": "704.5k"},
    "Only the newest world permanent stays.")
AURA_ILLEGAL = LAW.rule(
    "aura_illegal", {"2004-10-01": "~420.5d", "2009-07-11": "~704.5n", "2011-07-15": "704.5n", "2017-09-25": "704.5m"},
    "An Aura that is on nothing, or on something it cannot enchant, goes to the graveyard.",
)
EQUIPMENT_ILLEGAL = LAW.rule(
    "equipment_illegal", {"2004-10-01": "~420.5m", "2009-07-11": "~704.5p", "2011-07-15": "704.5p", "2017-09-25": "704.5n"},
    "An Equipment on something it cannot equip comes loose and stays.",
)
ATTACHED_ILLEGAL = LAW.rule(
    "attached_illegal", {"2009-07-11": "~704.5q", "2011-07-15": "704.5q", "2015-07-17": "~704.5q", "2017-09-25": "704.5p"},
    "What has no business being attached comes loose and stays.",
)
COUNTERS_ANNIHILATE = LAW.rule(
    "counters_annihilate", {"2009-07-11": "~704.5r", "2011-07-15": "704.5r", "2015-07-17": "~704.5r", "2017-09-25": "704.5q"},
    "Counters of +1/+1 and -1/-1 on one permanent remove each other in pairs.",
)
COUNTERS_TOO_MANY = LAW.rule(
    "counters_too_many", {"2009-07-11": "~704.5s", "2011-07-15": "704.5s", "2015-07-17": "~704.5s", "2017-09-25": "704.5r"},
    "Counters beyond a permitted number are taken off.",
)
SAGA = LAW.rule("saga", {"2018-04-27": "~704.5s", "2022-04-29": "704.5s"}, "A Saga that has told its last chapter is sacrificed.")
BATTLE_DEFEATED = LAW.rule("battle_defeated", {"2023-04-21": "~704.5v", "2026-04-17": "704.5v"},
    "A battle without defence goes to the graveyard.")
BATTLE_PROTECTOR = LAW.rule("battle_protector", {"2023-04-21": "~704.5w", "2026-04-17": "704.5w"},
    "A battle without a protector gets one.")
ROLE_NEWEST = LAW.rule("role_newest", {"2023-09-08": "~704.5y", "2026-04-17": "704.5y"},
    "Of several Roles from one player on one permanent only the newest stays.")
LOSES_TEAM_LIFE = LAW.rule(
    "loses_team_life",
    {
        "2009-07-11": "~704.5t", "2011-07-15": "704.5t", "2015-07-17": "~704.5t", "2017-09-25": "704.5s", "2018-04-27": "~704.5s",
        "2021-07-12": "~704.6a", "2022-04-29": "704.6a",
    },
    "A team at no life or below loses.",
)
LOSES_TEAM_POISON = LAW.rule(
    "loses_team_poison",
    {
        "2009-07-11": "~704.5u", "2011-07-15": "704.5u", "2015-07-17": "~704.5u", "2017-09-25": "704.5t", "2018-04-27": "~704.5t",
        "2021-07-12": "~704.6b", "2022-04-29": "704.6b",
    },
    "Fifteen poison counters are the end of a team of two.",
)
COMMANDER_DAMAGE = LAW.rule(
    "commander_damage",
    {
        "2009-07-11": "~704.5v", "2011-07-15": "704.5v", "2015-07-17": "~704.5v", "2017-09-25": "704.5u", "2018-04-27": "~704.5u",
        "2021-07-12": "~704.6c", "2022-04-29": "704.6c",
    },
    "Enough combat damage from the same commander is the end of a player.",
)
COMMANDER_RETURNS = LAW.rule("commander_returns", {"2020-07-03": "~704.6d", "2022-04-29": "704.6d"},
    "A commander that went to the graveyard or to exile may go to the command zone.")
SBA_ONE_REPLACEMENT = LAW.rule(
    "sba_one_replacement",
    {"2009-07-11": "~704.6", "2011-07-15": "704.6", "2018-04-27": "~704.6", "2021-07-12": "~704.7", "2022-04-29": "704.7"},
    "One replacement answers all actions that would have the same result together.",
)
SBA_LAST_KNOWN = LAW.rule(
    "sba_last_known", {"2013-02-01": "704.7", "2018-04-27": "~704.7", "2021-07-12": "~704.8", "2022-04-29": "704.8"},
    "What leaves along with others is remembered as it was before all of them.",
)
