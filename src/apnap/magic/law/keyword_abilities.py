"""Keyword activated abilities and their like, by the sub-rule that says what they stand for (701, 702, 711, 716, 721)."""
from __future__ import annotations

from apnap.magic.law.book import LAW
from apnap.magic.law.keywords import ENCHANT, EQUIP_ACTIVATED, WARD
from apnap.magic.law.keywords_late import EVOKE, EXTORT, LEVEL_UP, UNEARTH_ACTIVATED
from apnap.magic.law.keywords_more import (
    AFFINITY,
    CYCLING_IN_HAND,
    ENTWINE_ALL_MODES,
    KICKER,
    MADNESS,
    MORPH_CAST,
    MULTIKICKER,
    NINJUTSU_SWAP,
    SUSPEND,
    TYPECYCLING,
)

__all__ = [
    "ADAPT", "AURA_SWAP", "BOAST_ACTIVATED", "CLASS_AS_SORCERY", "COMMANDER_NINJUTSU", "CREW_ACTIVATED", "EMBALM_ACTIVATED", "ENCORE",
    "EQUIP_AS_SORCERY", "ETERNALIZE", "EXHAUST_ACTIVATED", "FORECAST_ACTIVATED", "FORTIFY_ACTIVATED", "FORTIFY_TARGET", "KEYWORD_RULES",
    "KEYWORD_TARGETS", "LEVEL_SYMBOL", "MONSTROSITY", "NINJUTSU_ATTACKS", "OUTLAST_ACTIVATED", "RECONFIGURED", "RECONFIGURE_ACTIVATED",
    "RECONFIGURE_TARGET", "REINFORCE_ACTIVATED", "SADDLE", "SCAVENGE_ACTIVATED", "STATION", "STATION_SYMBOL", "TRANSFIGURE",
    "TRANSMUTE_ACTIVATED",
]


def _since_m10(n: int, part: str) -> dict[str, str]:
    """The numbers of a keyword that the rules had before M10 and that is 702.n since 2021."""
    return {
        "2009-07-11": f"~702.{n - 3}{part}", "2011-07-15": f"702.{n - 2}{part}", "2013-07-13": f"~702.{n - 1}{part}",
        "2017-09-25": f"702.{n - 1}{part}", "2021-04-19": f"702.{n}{part}",
    }


def _since(began: str, n: int, part: str) -> dict[str, str]:
    """The numbers of a keyword that came between 2013 and 2017 and is 702.n since 2021."""
    return {began: f"~702.{n - 1}{part}", "2017-09-25": f"702.{n - 1}{part}", "2021-04-19": f"702.{n}{part}"}


TRANSMUTE_ACTIVATED = LAW.rule("transmute_activated", _since_m10(53, "a"),
    "Transmute is activated from the hand as a sorcery and discards its own card.")
FORECAST_ACTIVATED = LAW.rule("forecast_activated", _since_m10(57, "b"),
    "A forecast ability is activated from the hand, in its owner's upkeep and once each turn.")
AURA_SWAP = LAW.rule("aura_swap", _since_m10(65, "a"), "Aura swap exchanges an Aura for one in its controller's hand.")
FORTIFY_ACTIVATED = LAW.rule("fortify_activated", _since_m10(67, "a"), "Fortify targets one's own land, as a sorcery.")
FORTIFY_TARGET = LAW.rule("fortify_target", _since_m10(67, "a"), "Fortify is for lands of its controller.",
    refusal="{target} is not a land that {player} controls")
EQUIP_AS_SORCERY = LAW.rule("equip_as_sorcery", {"2004-10-01": "~502.33a", "2009-07-11": "~702.6a", "2011-07-15": "702.6a"},
    "Equip is an activated ability for the time of a sorcery.")
CLASS_AS_SORCERY = LAW.rule(
    "class_as_sorcery", {"2021-07-12": "~717.2a", "2022-04-29": "717.2a", "2024-11-15": "~716.2a", "2026-04-17": "716.2a"},
    "The bar of a class level stands for an activated ability for the time of a sorcery.",
)
TRANSFIGURE = LAW.rule("transfigure", _since_m10(71, "a"),
    "Transfigure sacrifices a permanent for a creature card of the same mana value.")
REINFORCE_ACTIVATED = LAW.rule("reinforce_activated", _since_m10(77, "a"),
    "Reinforce is activated from the hand and discards its own card for counters on a creature.")
SCAVENGE_ACTIVATED = LAW.rule("scavenge_activated", {"2013-02-01": "702.95a", **_since("2013-07-13", 97, "a")},
    "Scavenge is activated in the graveyard as a sorcery and counts the power of the card it exiles.")
OUTLAST_ACTIVATED = LAW.rule("outlast_activated", _since("2014-09-26", 107, "a"), "Outlast is activated as a sorcery by tapping.")
CREW_ACTIVATED = LAW.rule("crew_activated", _since("2016-09-30", 122, "a"),
    "Crewing taps untapped creatures with enough power in all and makes an artifact creature for a turn.")
EMBALM_ACTIVATED = LAW.rule("embalm_activated", _since("2017-04-28", 128, "a"),
    "Embalm makes a white Zombie copy without mana cost of the card that it exiles from the graveyard.")
ETERNALIZE = LAW.rule("eternalize", _since("2017-07-14", 129, "a"),
    "Eternalize makes a 4/4 black Zombie copy without mana cost of the card that it exiles from the graveyard.")
ENCORE = LAW.rule("encore", {"2020-11-20": "~702.140a", "2021-04-19": "~702.141a", "2022-04-29": "702.141a"},
    "Encore makes a hasty copy for each opponent, which attacks that opponent and is sacrificed in the end.")
BOAST_ACTIVATED = LAW.rule("boast_activated", {"2021-02-05": "~702.141a", "2021-04-19": "~702.142a", "2022-04-29": "702.142a"},
    "A boast ability is activated only if its creature attacked this turn, and once each turn.")
RECONFIGURE_ACTIVATED = LAW.rule("reconfigure_activated", {"2022-02-18": "~702.151a", "2022-04-29": "702.151a"},
    "Reconfigure is two abilities, one that attaches to another creature and one that unattaches.")
RECONFIGURE_TARGET = LAW.rule("reconfigure_target", {"2022-02-18": "~702.151a", "2022-04-29": "702.151a"},
    "Reconfigure attaches to a creature of its controller that is not the Equipment itself.",
    refusal="{target} is not another creature that {player} controls")
RECONFIGURED = LAW.rule("reconfigured", {"2022-02-18": "~702.151b", "2022-04-29": "702.151b"},
    "While it is attached, an Equipment with reconfigure is no creature.")
SADDLE = LAW.rule("saddle", {"2024-04-19": "~702.171a", "2026-04-17": "702.171a"},
    "Saddling taps other untapped creatures with enough power in all, as a sorcery.")
EXHAUST_ACTIVATED = LAW.rule("exhaust_activated", {"2025-02-14": "~702.177a", "2026-04-17": "702.177a"},
    "An exhaust ability of an object is activated once at most.")
STATION = LAW.rule("station", {"2025-08-01": "~702.184a", "2026-04-17": "702.184a"},
    "Stationing taps another creature for as many charge counters as its power, as a sorcery.")
STATION_SYMBOL = LAW.rule("station_symbol", {"2025-08-01": "~721.2b", "2026-04-17": "721.2b"},
    "What stands beside a station symbol holds from so many charge counters on.")
COMMANDER_NINJUTSU = LAW.rule("commander_ninjutsu", {"2017-09-25": "~702.48d", "2021-04-19": "~702.49d", "2022-04-29": "702.49d"},
    "Commander ninjutsu works in the command zone too.")
NINJUTSU_ATTACKS = LAW.rule("ninjutsu_attacks", _since_m10(49, "c"),
    "A creature that came by ninjutsu attacks what the returned one attacked.")
LEVEL_SYMBOL = LAW.rule(
    "level_symbol", {"2010-04-23": "~710.2a", "2011-07-15": "710.2a", "2021-07-12": "~711.2a", "2022-04-29": "711.2a"},
    "What stands beside a level symbol holds while there are so many level counters.",
)
MONSTROSITY = LAW.rule(
    "monstrosity", {"2013-09-27": "~701.28a", "2017-09-25": "701.29a", "2022-04-29": "701.31a", "2026-04-17": "701.37a"},
    "Monstrosity does something only to what is not monstrous yet.",
)
ADAPT = LAW.rule("adapt", {"2019-01-25": "~701.42a", "2022-04-29": "701.43a", "2026-04-17": "701.46a"},
    "Adapting does something only to a creature without +1/+1 counters.")

KEYWORD_RULES = {
    "equip": EQUIP_AS_SORCERY, "fortify": FORTIFY_ACTIVATED, "reconfigure": RECONFIGURE_ACTIVATED, "cycling": CYCLING_IN_HAND,
    "level up": LEVEL_UP, "unearth": UNEARTH_ACTIVATED, "outlast": OUTLAST_ACTIVATED, "crew": CREW_ACTIVATED, "saddle": SADDLE,
    "station": STATION, "ninjutsu": NINJUTSU_SWAP, "commander ninjutsu": COMMANDER_NINJUTSU, "scavenge": SCAVENGE_ACTIVATED,
    "embalm": EMBALM_ACTIVATED, "eternalize": ETERNALIZE, "encore": ENCORE, "transmute": TRANSMUTE_ACTIVATED,
    "transfigure": TRANSFIGURE, "reinforce": REINFORCE_ACTIVATED, "forecast": FORECAST_ACTIVATED, "boast": BOAST_ACTIVATED,
    "exhaust": EXHAUST_ACTIVATED, "aura swap": AURA_SWAP, "level": CLASS_AS_SORCERY, "typecycling": TYPECYCLING,
    "level symbol": LEVEL_SYMBOL, "station symbol": STATION_SYMBOL, "kicker": KICKER, "multikicker": MULTIKICKER,
    "entwine": ENTWINE_ALL_MODES, "morph": MORPH_CAST, "suspend": SUSPEND, "madness": MADNESS, "evoke": EVOKE, "extort": EXTORT,
    "ward": WARD, "affinity": AFFINITY, "enchant": ENCHANT,
}
"""The rule that says what a keyword stands for, by the label of its ability."""
KEYWORD_TARGETS = {"equip": EQUIP_ACTIVATED, "fortify": FORTIFY_TARGET, "reconfigure": RECONFIGURE_TARGET}
"""The rules that say what the abilities of these keywords may target."""
