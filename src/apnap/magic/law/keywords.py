"""Keyword abilities (702.2-702.22): those that the game never tires of."""
from __future__ import annotations

from apnap.magic.law.book import LAW

__all__ = [
    "BANDING", "DEATHTOUCH", "DEATHTOUCH_LETHAL", "DEFENDER", "DOUBLE_STRIKE", "ENCHANT", "EQUIP", "EQUIP_ACTIVATED", "EQUIP_QUALITY",
    "FIRST_STRIKE", "FLASH", "FLYING", "HASTE", "HASTE_ACTIVATE", "HASTE_ATTACK", "HEXPROOF", "HEXPROOF_FROM", "INDESTRUCTIBLE",
    "INTIMIDATE", "LANDWALK", "LIFELINK", "LIFELINK_GAIN", "MENACE", "PROTECTION", "PROTECTION_BLOCK", "PROTECTION_DAMAGE",
    "PROTECTION_ENCHANT", "PROTECTION_EQUIP", "PROTECTION_TARGET", "PROWESS", "REACH", "SHROUD", "SHROUD_KEYWORD", "TRAMPLE",
    "TRAMPLE_ASSIGN", "VIGILANCE", "WARD",
]

DEATHTOUCH = LAW.rule("deathtouch", {"2009-07-11": "~702.2", "2011-07-15": "702.2"},
    "Any damage from a source with deathtouch is enough to destroy a creature.")
DEATHTOUCH_LETHAL = LAW.rule(
    "deathtouch_lethal", {"2009-07-11": "~702.2b", "2011-07-15": "702.2b", "2015-07-17": "~702.2b", "2017-09-25": "702.2c"},
    "From a creature with deathtouch, one damage to a creature is lethal in combat.",
)
DEFENDER = LAW.rule("defender", {"2004-10-01": "~502.47", "2009-07-11": "~702.3", "2011-07-15": "702.3"},
    "Creatures with defender do not attack.",
    refusal="{object} has defender")
DOUBLE_STRIKE = LAW.rule("double_strike", {"2004-10-01": "~502.28", "2009-07-11": "~702.4", "2011-07-15": "702.4"},
    "Double strike deals combat damage in the early step and in the usual one.")
ENCHANT = LAW.rule("enchant", {"2004-10-01": "~502.45", "2009-07-11": "~702.5", "2011-07-15": "702.5"},
    "The enchant ability says what an Aura may target and be attached to.",
    refusal="{object} cannot enchant {target}")
EQUIP = LAW.rule("equip", {"2004-10-01": "~502.33", "2009-07-11": "~702.6", "2011-07-15": "702.6"},
    "Equip moves an Equipment to a creature of its controller, at the time of a sorcery.")
EQUIP_ACTIVATED = LAW.rule("equip_activated", {"2004-10-01": "~502.33a", "2009-07-11": "~702.6a", "2011-07-15": "702.6a"},
    "Equip is activated as a sorcery and targets one's own creature.",
    refusal="{target} is not a creature that {player} controls")
EQUIP_QUALITY = LAW.rule("equip_quality", {"2021-07-12": "~702.6c", "2022-04-29": "702.6c"},
    "Some equip abilities ask for a creature of a certain kind.",
    refusal="{target} is not of the kind that {ability} names")
FIRST_STRIKE = LAW.rule("first_strike", {"2004-10-01": "~502.2", "2009-07-11": "~702.7", "2011-07-15": "702.7"},
    "First strike deals combat damage in a step ahead of the usual one.")
FLASH = LAW.rule("flash", {"2006-10-06": "~502.57", "2009-07-11": "702.8"}, "A card with flash may be played when an instant might.")
FLYING = LAW.rule("flying", {"2004-10-01": "~502.4", "2009-07-11": "~702.9", "2011-07-15": "702.9"},
    "Flying lets only fliers and creatures with reach block.",
    refusal="{object} has neither flying nor reach and cannot block {target}")
HASTE = LAW.rule("haste", {"2004-10-01": "~502.5", "2009-07-11": "702.10"},
    "A creature with haste need not have been there since the turn began.")
HASTE_ATTACK = LAW.rule("haste_attack", {"2004-10-01": "~502.5", "2009-07-11": "702.10b"},
    "With haste a creature attacks in the turn it comes.")
HASTE_ACTIVATE = LAW.rule("haste_activate", {"2004-10-01": "~502.5", "2009-07-11": "702.10c"},
    "With haste, the tap and untap symbols in a creature's costs can be paid in the turn it comes.")
HEXPROOF = LAW.rule("hexproof", {"2011-07-15": "702.11b"}, "Hexproof keeps opponents from targeting.", refusal="{target} has hexproof")
HEXPROOF_FROM = LAW.rule("hexproof_from", {"2018-04-27": "~702.11d", "2022-04-29": "702.11d"},
    "Hexproof of a kind keeps opponents from targeting with that kind of thing.",
    refusal="{target} has hexproof from {source}")
INDESTRUCTIBLE = LAW.rule(
    "indestructible", {"2009-07-11": "~700.4", "2011-07-15": "700.4", "2013-07-13": "~702.12b", "2017-09-25": "702.12b"},
    "Neither an effect that destroys nor lethal damage moves an indestructible permanent.",
    refusal="{object} is indestructible",
)
INTIMIDATE = LAW.rule("intimidate", {"2009-10-02": "~702.11", "2011-07-15": "702.12", "2013-07-13": "~702.13", "2017-09-25": "702.13"},
    "Intimidate lets only artifact creatures and those that share a colour block.",
    refusal="{object} can block {target} neither as an artifact nor by colour")
LANDWALK = LAW.rule(
    "landwalk",
    {"2004-10-01": "~502.6", "2009-07-11": "~702.12", "2011-07-15": "702.13", "2013-07-13": "~702.14", "2017-09-25": "702.14"},
    "Landwalk forbids blocking to a player with such a land.",
    refusal="{player} controls a land of the kind that {target} walks",
)
LIFELINK = LAW.rule("lifelink", {"2009-07-11": "~702.13", "2011-07-15": "702.14", "2013-07-13": "~702.15", "2017-09-25": "702.15"},
    "Damage from a source with lifelink also gains its controller that much life.")
LIFELINK_GAIN = LAW.rule(
    "lifelink_gain", {"2009-07-11": "~702.13b", "2011-07-15": "702.14b", "2013-07-13": "~702.15b", "2017-09-25": "702.15b"},
    "The life gain of lifelink is a result of the damage itself.",
)
PROTECTION = LAW.rule(
    "protection",
    {"2004-10-01": "~502.7", "2009-07-11": "~702.14", "2011-07-15": "702.15", "2013-07-13": "~702.16", "2017-09-25": "702.16"},
    "Protection from a quality wards off targets, attachments, damage and blocks that have it.",
    refusal="{target} has protection from {source}",
)
PROTECTION_TARGET = LAW.rule(
    "protection_target",
    {"2004-10-01": "~502.7b", "2009-07-11": "~702.14b", "2011-07-15": "702.15b", "2013-07-13": "~702.16b", "2017-09-25": "702.16b"},
    "Nothing of the named quality can target what has protection from it.",
    refusal="{target} has protection from {source}",
)
PROTECTION_ENCHANT = LAW.rule(
    "protection_enchant",
    {"2004-10-01": "~502.7c", "2009-07-11": "~702.14c", "2011-07-15": "702.15c", "2013-07-13": "~702.16c", "2017-09-25": "702.16c"},
    "An Aura of the named quality falls off what has protection from it.",
    refusal="{target} has protection from {source} and cannot be enchanted by it",
)
PROTECTION_EQUIP = LAW.rule(
    "protection_equip",
    {"2004-10-01": "~502.7c", "2009-07-11": "~702.14d", "2011-07-15": "702.15d", "2013-07-13": "~702.16d", "2017-09-25": "702.16d"},
    "An Equipment of the named quality comes loose from what has protection from it.",
    refusal="{target} has protection from {source} and cannot be equipped with it",
)
PROTECTION_DAMAGE = LAW.rule(
    "protection_damage",
    {"2004-10-01": "~502.7d", "2009-07-11": "~702.14e", "2011-07-15": "702.15e", "2013-07-13": "~702.16e", "2017-09-25": "702.16e"},
    "Damage from what has the named quality is prevented.",
)
PROTECTION_BLOCK = LAW.rule(
    "protection_block",
    {"2004-10-01": "~502.7e", "2009-07-11": "~702.14f", "2011-07-15": "702.15f", "2013-07-13": "~702.16f", "2017-09-25": "702.16f"},
    "What has the named quality cannot block an attacker with protection from it.",
    refusal="{target} has protection from {object}, which cannot block it",
)
REACH = LAW.rule("reach", {"2009-07-11": "~702.15", "2011-07-15": "702.16", "2013-07-13": "~702.17", "2017-09-25": "702.17"},
    "Reach lets a creature block fliers.")
SHROUD_KEYWORD = LAW.rule(
    "shroud_keyword", {"2009-07-11": "~702.16", "2011-07-15": "702.17", "2013-07-13": "~702.18", "2017-09-25": "702.18"},
    "Shroud keeps everybody from targeting.",
)
SHROUD = LAW.rule("shroud", {"2009-07-11": "~702.16a", "2011-07-15": "702.17a", "2013-07-13": "~702.18a", "2017-09-25": "702.18a"},
    "What has shroud is no target for anyone's spells and abilities.",
    refusal="{target} has shroud")
TRAMPLE = LAW.rule(
    "trample", {"2004-10-01": "~502.9", "2009-07-11": "~702.17", "2011-07-15": "702.18", "2013-07-13": "~702.19", "2017-09-25": "702.19"},
    "Trample carries damage past the blockers to what is attacked.",
)
TRAMPLE_ASSIGN = LAW.rule(
    "trample_assign",
    {"2004-10-01": "~502.9b", "2009-07-11": "~702.17b", "2011-07-15": "702.18b", "2013-07-13": "~702.19b", "2017-09-25": "702.19b"},
    "Only after lethal damage for every blocker may the rest go through.",
    refusal="{object} has not assigned lethal damage to every blocker",
)
VIGILANCE = LAW.rule(
    "vigilance",
    {"2004-10-01": "~502.42", "2009-07-11": "~702.18", "2011-07-15": "702.19", "2013-07-13": "~702.20", "2017-09-25": "702.20"},
    "Creatures with vigilance attack without tapping.",
)
WARD = LAW.rule("ward", {"2021-04-23": "~702.21", "2022-04-29": "702.21"},
    "Ward counters what an opponent aims, unless that opponent pays.")
BANDING = LAW.rule(
    "banding",
    {
        "2004-10-01": "~502.10", "2009-07-11": "~702.19", "2011-07-15": "702.20", "2013-07-13": "~702.21", "2017-09-25": "702.21",
        "2021-04-19": "702.22",
    },
    "Banded creatures attack together and their controllers divide the damage.",
)
MENACE = LAW.rule("menace", {"2015-07-17": "~702.110", "2017-09-25": "702.110", "2021-04-19": "702.111"},
    "Menace asks for at least two blockers.",
    refusal="{target} has menace and takes two blockers or none")
PROWESS = LAW.rule("prowess", {"2014-09-26": "~702.107", "2017-09-25": "702.107", "2021-04-19": "702.108"},
    "Prowess strengthens a creature for a turn with each noncreature spell of its controller.")
