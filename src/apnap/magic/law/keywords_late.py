"""Keyword abilities (702.63-): those of single sets, from Time Spiral on."""
from __future__ import annotations

from apnap.magic.law.book import LAW

__all__ = [
    "ANNIHILATOR", "BESTOW", "BOAST", "CASCADE", "CHANGELING", "CREW", "DASH", "DELVE", "DEVOUR", "EMBALM", "EMERGE", "ESCAPE", "EVOKE",
    "EXALTED", "EXHAUST", "EXTORT", "FORETELL", "FORTIFY", "HIDEAWAY", "IMPROVISE", "INFECT", "LEVEL_UP", "LIVING_WEAPON", "MIRACLE",
    "OUTLAST", "OVERLOAD", "PERSIST", "PLOT", "PROWL", "REBOUND", "RECONFIGURE", "REINFORCE", "RETRACE", "SCAVENGE", "TOTEM_ARMOR",
    "TOXIC", "UNDYING", "UNEARTH", "UNEARTH_ACTIVATED", "VANISHING", "WITHER",
]

VANISHING = LAW.rule(
    "vanishing",
    {"2009-07-11": "~702.60", "2011-07-15": "702.61", "2013-07-13": "~702.62", "2017-09-25": "702.62", "2021-04-19": "702.63"},
    "A permanent with vanishing lasts as long as its time counters.",
)
DELVE = LAW.rule(
    "delve", {"2009-07-11": "~702.63", "2011-07-15": "702.64", "2013-07-13": "~702.65", "2017-09-25": "702.65", "2021-04-19": "702.66"},
    "Cards exiled from the graveyard stand in for generic mana of a spell with delve.",
)
FORTIFY = LAW.rule(
    "fortify", {"2009-07-11": "~702.64", "2011-07-15": "702.65", "2013-07-13": "~702.66", "2017-09-25": "702.66", "2021-04-19": "702.67"},
    "Fortify moves a Fortification to a land of its controller.",
)
CHANGELING = LAW.rule(
    "changeling",
    {"2009-07-11": "~702.70", "2011-07-15": "702.71", "2013-07-13": "~702.72", "2017-09-25": "702.72", "2021-04-19": "702.73"},
    "A changeling has every creature type.",
)
EVOKE = LAW.rule(
    "evoke", {"2009-07-11": "~702.71", "2011-07-15": "702.72", "2013-07-13": "~702.73", "2017-09-25": "702.73", "2021-04-19": "702.74"},
    "An evoked creature is cheap and sacrificed as it enters.",
)
HIDEAWAY = LAW.rule(
    "hideaway",
    {"2009-07-11": "~702.72", "2011-07-15": "702.73", "2013-07-13": "~702.74", "2017-09-25": "702.74", "2021-04-19": "702.75"},
    "Hideaway lays one of the top cards face down in exile.",
)
PROWL = LAW.rule(
    "prowl", {"2009-07-11": "~702.73", "2011-07-15": "702.74", "2013-07-13": "~702.75", "2017-09-25": "702.75", "2021-04-19": "702.76"},
    "Prowl is another cost, open after such creatures have dealt combat damage to a player.",
)
REINFORCE = LAW.rule(
    "reinforce",
    {"2009-07-11": "~702.74", "2011-07-15": "702.75", "2013-07-13": "~702.76", "2017-09-25": "702.76", "2021-04-19": "702.77"},
    "Reinforce discards its card from hand to put counters on a creature.",
)
PERSIST = LAW.rule(
    "persist", {"2009-07-11": "~702.76", "2011-07-15": "702.77", "2013-07-13": "~702.78", "2017-09-25": "702.78", "2021-04-19": "702.79"},
    "A creature with persist returns with a -1/-1 counter if it died without one.",
)
WITHER = LAW.rule(
    "wither", {"2009-07-11": "~702.77", "2011-07-15": "702.78", "2013-07-13": "~702.79", "2017-09-25": "702.79", "2021-04-19": "702.80"},
    "Damage from a source with wither stays on creatures as -1/-1 counters.",
)
RETRACE = LAW.rule(
    "retrace", {"2009-07-11": "~702.78", "2011-07-15": "702.79", "2013-07-13": "~702.80", "2017-09-25": "702.80", "2021-04-19": "702.81"},
    "Retrace casts a card from the graveyard if a land is discarded too.",
)
DEVOUR = LAW.rule(
    "devour", {"2009-07-11": "~702.79", "2011-07-15": "702.80", "2013-07-13": "~702.81", "2017-09-25": "702.81", "2021-04-19": "702.82"},
    "A devouring creature eats others as it enters and grows.",
)
EXALTED = LAW.rule(
    "exalted", {"2009-07-11": "~702.80", "2011-07-15": "702.81", "2013-07-13": "~702.82", "2017-09-25": "702.82", "2021-04-19": "702.83"},
    "Exalted strengthens a creature that attacks alone.",
)
UNEARTH = LAW.rule(
    "unearth", {"2009-07-11": "~702.81", "2011-07-15": "702.82", "2013-07-13": "~702.83", "2017-09-25": "702.83", "2021-04-19": "702.84"},
    "Unearth brings its card back from the graveyard for a turn.",
)
UNEARTH_ACTIVATED = LAW.rule(
    "unearth_activated",
    {"2009-07-11": "~702.81a", "2011-07-15": "702.82a", "2013-07-13": "~702.83a", "2017-09-25": "702.83a", "2021-04-19": "702.84a"},
    "Unearth is activated in the graveyard as a sorcery and exiles the creature in the end.",
)
CASCADE = LAW.rule(
    "cascade", {"2009-07-11": "~702.82", "2011-07-15": "702.83", "2013-07-13": "~702.84", "2017-09-25": "702.84", "2021-04-19": "702.85"},
    "Cascade turns up a cheaper card to cast free.",
)
ANNIHILATOR = LAW.rule(
    "annihilator",
    {"2010-04-23": "~702.83", "2011-07-15": "702.84", "2013-07-13": "~702.85", "2017-09-25": "702.85", "2021-04-19": "702.86"},
    "Annihilator makes the defending player sacrifice permanents.",
)
LEVEL_UP = LAW.rule(
    "level_up",
    {"2010-04-23": "~702.84a", "2011-07-15": "702.85a", "2013-07-13": "~702.86a", "2017-09-25": "702.86a", "2021-04-19": "702.87a"},
    "Level up is activated as a sorcery and adds a level counter.",
    refusal="level up of {object} is activated only as a sorcery",
)
REBOUND = LAW.rule(
    "rebound", {"2010-04-23": "~702.85", "2011-07-15": "702.86", "2013-07-13": "~702.87", "2017-09-25": "702.87", "2021-04-19": "702.88"},
    "A spell with rebound cast from hand comes back next turn.",
)
TOTEM_ARMOR = LAW.rule(
    "totem_armor",
    {
        "2010-04-23": "~702.86", "2011-07-15": "702.87", "2013-07-13": "~702.88", "2017-09-25": "702.88", "2018-04-27": "~702.88",
        "2022-04-29": None, "2026-04-17": "702.89",
    },
    "An Aura with this ability is destroyed in place of what it enchants.",
)
INFECT = LAW.rule(
    "infect", {"2010-10-01": "~702.87", "2011-07-15": "702.88", "2013-07-13": "~702.89", "2017-09-25": "702.89", "2021-04-19": "702.90"},
    "Damage with infect gives poison to players and -1/-1 counters to creatures.",
)
LIVING_WEAPON = LAW.rule(
    "living_weapon",
    {"2011-02-04": "~702.89", "2011-07-15": "702.90", "2013-07-13": "~702.91", "2017-09-25": "702.91", "2021-04-19": "702.92"},
    "A living weapon brings a Germ and sits on it.",
)
UNDYING = LAW.rule("undying", {"2013-02-01": "702.91", "2013-07-13": "~702.92", "2017-09-25": "702.92", "2021-04-19": "702.93"},
    "A creature with undying returns with a +1/+1 counter if it died without one.")
MIRACLE = LAW.rule("miracle", {"2013-02-01": "702.92", "2013-07-13": "~702.93", "2017-09-25": "702.93", "2021-04-19": "702.94"},
    "A miracle drawn first in a turn may be cast for less.")
OVERLOAD = LAW.rule("overload", {"2013-02-01": "702.94", "2013-07-13": "~702.95", "2017-09-25": "702.95", "2021-04-19": "702.96"},
    "Overload turns each target of a spell into all such things.")
SCAVENGE = LAW.rule("scavenge", {"2013-02-01": "702.95", "2013-07-13": "~702.96", "2017-09-25": "702.96", "2021-04-19": "702.97"},
    "Scavenge exiles a creature card from the graveyard to put counters on another creature.")
EXTORT = LAW.rule("extort", {"2013-02-01": "702.99a", "2013-07-13": "~702.100a", "2017-09-25": "702.100a", "2021-04-19": "702.101a"},
    "Extort triggers on its controller's spells and offers a payment when it resolves.")
BESTOW = LAW.rule("bestow", {"2013-09-27": "~702.102", "2017-09-25": "702.102", "2021-04-19": "702.103"},
    "A bestowed creature is cast as an Aura.")
OUTLAST = LAW.rule("outlast", {"2014-09-26": "~702.106", "2017-09-25": "702.106", "2021-04-19": "702.107"},
    "Outlast taps its creature as a sorcery to add a counter.")
DASH = LAW.rule("dash", {"2015-03-27": "~702.108", "2017-09-25": "702.108", "2021-04-19": "702.109"},
    "A dashed creature is hasty and returns to hand.")
EMERGE = LAW.rule("emerge", {"2016-07-22": "~702.118", "2017-09-25": "702.118", "2021-04-19": "702.119"},
    "An emerging creature costs less for one that is sacrificed.")
CREW = LAW.rule("crew", {"2016-09-30": "~702.121", "2017-09-25": "702.121", "2021-04-19": "702.122"},
    "Creatures are tapped to crew a Vehicle.")
IMPROVISE = LAW.rule("improvise", {"2017-01-20": "~702.125", "2017-09-25": "702.125", "2021-04-19": "702.126"},
    "Artifacts may be tapped in place of generic mana for a spell with improvise.")
EMBALM = LAW.rule("embalm", {"2017-04-28": "~702.127", "2017-09-25": "702.127", "2021-04-19": "702.128"},
    "Embalm exiles a creature card from the graveyard for a token copy.")
ESCAPE = LAW.rule("escape", {"2020-01-24": "~702.137", "2021-04-19": "~702.138", "2022-04-29": "702.138"},
    "Escape casts a card from the graveyard by exiling others.")
BOAST = LAW.rule("boast", {"2021-02-05": "~702.141", "2021-04-19": "~702.142", "2022-04-29": "702.142"},
    "Boast is activated once a turn by a creature that attacked.",
    refusal="{object} has not attacked this turn or has boasted already")
FORETELL = LAW.rule("foretell", {"2021-02-05": "~702.142", "2021-04-19": "~702.143", "2022-04-29": "702.143"},
    "A foretold card waits in exile to be cast for less in a later turn.")
RECONFIGURE = LAW.rule("reconfigure", {"2022-02-18": "~702.151", "2022-04-29": "702.151"},
    "Reconfigure fastens a creature as an Equipment and loosens it.")
TOXIC = LAW.rule("toxic", {"2023-02-10": "~702.164", "2026-04-17": "702.164"}, "Combat damage from a toxic creature adds poison.")
PLOT = LAW.rule("plot", {"2024-04-19": "~702.170", "2026-04-17": "702.170"}, "A plotted card is cast free in a later turn of its owner.")
EXHAUST = LAW.rule("exhaust", {"2025-02-14": "~702.177", "2026-04-17": "702.177"},
    "An exhaust ability is activated once in the life of its object.",
    refusal="{ability} of {object} was activated already and is exhausted")
