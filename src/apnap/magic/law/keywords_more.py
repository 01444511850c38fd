"""Keyword abilities (702.23-702.62): those of single sets, up to Time Spiral."""
from __future__ import annotations

from apnap.magic.law.book import LAW

__all__ = [
    "AFFINITY", "BUYBACK", "CONVOKE", "CUMULATIVE_UPKEEP", "CYCLING", "CYCLING_IN_HAND", "DREDGE", "ECHO", "ENTWINE", "ENTWINE_ALL_MODES",
    "FADING", "FEAR", "FLANKING", "FLASHBACK", "FORECAST", "HAUNT", "HORSEMANSHIP", "KICKED", "KICKER",
    "KICKER_TARGETS", "MADNESS", "MADNESS_COST",
    "MADNESS_FOUND", "MADNESS_TIME",
    "MODULAR", "MORPH", "MORPH_CAST", "MULTIKICKER", "NINJUTSU", "NINJUTSU_REVEALED", "NINJUTSU_SWAP", "PHASING",
    "SHADOW", "SKULK", "SPLICE", "SPLIT_SECOND", "SPLIT_SECOND_ALLOWS", "STORM", "SUNBURST", "SUSPEND",
    "TRANSMUTE", "TYPECYCLING", "WHEN_CYCLED",
]

CUMULATIVE_UPKEEP = LAW.rule(
    "cumulative_upkeep",
    {
        "2004-10-01": "~502.13", "2009-07-11": "~702.21", "2011-07-15": "702.22", "2013-07-13": "~702.23", "2017-09-25": "702.23",
        "2021-04-19": "702.24",
    },
    "Cumulative upkeep costs more from turn to turn or else the permanent itself.",
)
FLANKING = LAW.rule(
    "flanking",
    {
        "2004-10-01": "~502.3", "2009-07-11": "~702.22", "2011-07-15": "702.23", "2013-07-13": "~702.24", "2017-09-25": "702.24",
        "2021-04-19": "702.25",
    },
    "Flanking weakens blockers that lack it.",
)
PHASING = LAW.rule(
    "phasing",
    {
        "2004-10-01": "~502.15", "2009-07-11": "~702.23", "2011-07-15": "702.24", "2013-07-13": "~702.25", "2017-09-25": "702.25",
        "2021-04-19": "702.26",
    },
    "What is phased out is treated as though it were not there.",
    refusal="{object} is phased out",
)
BUYBACK = LAW.rule(
    "buyback",
    {
        "2004-10-01": "~502.16", "2009-07-11": "~702.24", "2011-07-15": "702.25", "2013-07-13": "~702.26", "2017-09-25": "702.26",
        "2021-04-19": "702.27",
    },
    "A spell whose buyback was paid returns to hand when it resolves.",
)
SHADOW = LAW.rule(
    "shadow",
    {
        "2004-10-01": "~502.17", "2009-07-11": "~702.25", "2011-07-15": "702.26", "2013-07-13": "~702.27", "2017-09-25": "702.27",
        "2021-04-19": "702.28",
    },
    "Creatures with shadow block and are blocked by their like only.",
    refusal="only one of {object} and {target} has shadow",
)
CYCLING = LAW.rule(
    "cycling",
    {
        "2004-10-01": "~502.18", "2009-07-11": "~702.26", "2011-07-15": "702.27", "2013-07-13": "~702.28", "2017-09-25": "702.28",
        "2021-04-19": "702.29",
    },
    "A card with cycling can be paid for and discarded from hand to draw a card.",
)
CYCLING_IN_HAND = LAW.rule(
    "cycling_in_hand",
    {
        "2004-10-01": "~502.18a", "2009-07-11": "~702.26a", "2011-07-15": "702.27a", "2013-07-13": "~702.28a", "2017-09-25": "702.28a",
        "2021-04-19": "702.29a",
    },
    "Cycling is activated from the hand and discards its own card as a cost.",
    refusal="{object} can be cycled only from the hand, and it is in {zone}",
)
WHEN_CYCLED = LAW.rule(
    "when_cycled",
    {"2009-07-11": "~702.26c", "2011-07-15": "702.27c", "2013-07-13": "~702.28c", "2017-09-25": "702.28c", "2021-04-19": "702.29c"},
    "To cycle is to discard the card for the cost of its cycling.",
)
TYPECYCLING = LAW.rule(
    "typecycling",
    {
        "2004-10-01": "~502.18c", "2009-07-11": "~702.26d", "2011-07-15": "702.27d", "2013-07-13": "~702.28e", "2017-09-25": "702.28e",
        "2021-04-19": "702.29e",
    },
    "A typecycled card fetches one of a kind in place of drawing.",
)
ECHO = LAW.rule(
    "echo",
    {
        "2004-10-01": "~502.19", "2009-07-11": "~702.27", "2011-07-15": "702.28", "2013-07-13": "~702.29", "2017-09-25": "702.29",
        "2021-04-19": "702.30",
    },
    "Echo asks for a payment in the first upkeep, or the permanent is sacrificed.",
)
FADING = LAW.rule(
    "fading",
    {
        "2004-10-01": "~502.20", "2009-07-11": "~702.29", "2011-07-15": "702.30", "2013-07-13": "~702.31", "2017-09-25": "702.31",
        "2021-04-19": "702.32",
    },
    "A permanent with fading lasts as long as its counters.",
)
KICKER = LAW.rule(
    "kicker",
    {
        "2004-10-01": "~502.21a", "2009-07-11": "~702.30a", "2011-07-15": "702.31a", "2013-07-13": "~702.32a", "2017-09-25": "702.32a",
        "2021-04-19": "702.33a",
    },
    "A kicker cost may be paid a single time.",
    refusal="kicker of {object} can be paid only once",
)
MULTIKICKER = LAW.rule(
    "multikicker",
    {"2010-02-05": "~702.30c", "2011-07-15": "702.31c", "2013-07-13": "~702.32c", "2017-09-25": "702.32c", "2021-04-19": "702.33c"},
    "Multikicker may be paid as often as one likes.",
)
KICKED = LAW.rule(
    "kicked",
    {"2009-07-11": "~702.30d", "2011-07-15": "702.31d", "2013-07-13": "~702.32d", "2017-09-25": "702.32d", "2021-04-19": "702.33d"},
    "A spell is kicked when its controller declares to pay a kicker, and as many times as declared.",
)
KICKER_TARGETS = LAW.rule(
    "kicker_targets",
    {"2009-07-11": "~702.30g", "2011-07-15": "702.31g", "2013-07-13": "~702.32g", "2017-09-25": "702.32g", "2021-04-19": "702.33g"},
    "Targets that depend on the kicker are chosen only for a kicked spell.",
)
FLASHBACK = LAW.rule(
    "flashback",
    {
        "2004-10-01": "~502.22", "2009-07-11": "~702.31", "2011-07-15": "702.32", "2013-07-13": "~702.33", "2017-09-25": "702.33",
        "2021-04-19": "702.34",
    },
    "Flashback casts a card from the graveyard and exiles it after.",
)
MADNESS = LAW.rule(
    "madness",
    {
        "2004-10-01": "502.24", "2009-07-11": "~702.32a", "2011-07-15": "702.33a", "2013-07-13": "~702.34a", "2017-09-25": "702.34a",
        "2021-04-19": "702.35a",
    },
    "Madness sends a discarded card to exile, from where a trigger lets its owner cast it for its madness cost.",
    refusal="{object} is exiled as it is discarded, and nobody may choose otherwise",
)
MADNESS_TIME = LAW.rule(
    "madness_time",
    {
        "2004-10-01": "502.24", "2009-07-11": "~702.32a", "2011-07-15": "702.33a", "2013-07-13": "~702.34a", "2017-09-25": "702.34a",
        "2021-04-19": "702.35a",
    },
    "The madness trigger gives one opportunity to cast the card, and no other time will do.",
    refusal="no madness trigger lets {player} cast {object} now",
)
MADNESS_COST = LAW.rule(
    "madness_cost",
    {
        "2004-10-01": "502.24", "2009-07-11": "~702.32b", "2011-07-15": "702.33b", "2013-07-13": "~702.34b", "2017-09-25": "702.34b",
        "2021-04-19": "702.35b",
    },
    "The madness cost is an alternative cost and paid like one.",
)
MADNESS_FOUND = LAW.rule("madness_found", {"2015-07-17": "~702.34c", "2017-09-25": "702.34c", "2021-04-19": "702.35c"},
    "If it was not cast, effects that speak of the discarded card find it where it went.")
HORSEMANSHIP = LAW.rule(
    "horsemanship",
    {"2004-10-01": "~502.13", "2009-07-11": "~702.28", "2011-07-15": "702.29", "2013-07-13": "~702.30", "2017-09-25": "702.30",
     "2021-04-19": "702.31"},
    "Horsemanship lets only creatures with horsemanship block.",
    refusal="{object} has no horsemanship and cannot block {target}",
)
SKULK = LAW.rule("skulk", {"2016-04-08": "~702.117", "2017-09-25": "702.117", "2021-04-19": "702.118"},
    "Skulk keeps creatures of greater power from blocking.",
    refusal="{object} has more power than {target} and cannot block it")
FEAR = LAW.rule(
    "fear",
    {
        "2004-10-01": "~502.25", "2009-07-11": "~702.33", "2011-07-15": "702.34", "2013-07-13": "~702.35", "2017-09-25": "702.35",
        "2021-04-19": "702.36",
    },
    "Fear lets only black and artifact creatures block.",
    refusal="{object} is neither black nor an artifact and cannot block {target}",
)
MORPH = LAW.rule(
    "morph",
    {
        "2004-10-01": "~502.26d", "2009-07-11": "~702.34d", "2011-07-15": "702.35d", "2013-07-13": "~702.36e", "2017-09-25": "702.36e",
        "2021-04-19": "702.37e",
    },
    "With priority, a face-down permanent with morph may be turned up for its morph cost.",
    refusal="{object} has no morph cost that {player} can pay",
)
MORPH_CAST = LAW.rule(
    "morph_cast",
    {
        "2004-10-01": "~502.26b", "2009-07-11": "~702.34b", "2011-07-15": "702.35b", "2013-07-13": "~702.36c", "2017-09-25": "702.36c",
        "2021-04-19": "702.37c",
    },
    "A card is turned down before it is cast with morph, and prohibitions then see the face-down card.",
)
STORM = LAW.rule(
    "storm",
    {
        "2004-10-01": "~502.30", "2009-07-11": "~702.37", "2011-07-15": "702.38", "2013-07-13": "~702.39", "2017-09-25": "702.39",
        "2021-04-19": "702.40",
    },
    "Storm copies a spell for each that was cast before it in the turn.",
)
AFFINITY = LAW.rule(
    "affinity",
    {
        "2004-10-01": "~502.31", "2009-07-11": "~702.38", "2011-07-15": "702.39", "2013-07-13": "~702.40", "2017-09-25": "702.40",
        "2021-04-19": "702.41",
    },
    "Affinity lowers a cost by one for each thing of a kind.",
)
ENTWINE = LAW.rule(
    "entwine",
    {
        "2004-10-01": "~502.32", "2009-07-11": "~702.39", "2011-07-15": "702.40", "2013-07-13": "~702.41", "2017-09-25": "702.41",
        "2021-04-19": "702.42",
    },
    "The entwine cost buys all modes of a spell.",
)
ENTWINE_ALL_MODES = LAW.rule(
    "entwine_all_modes",
    {
        "2004-10-01": "~502.32a", "2009-07-11": "~702.39a", "2011-07-15": "702.40a", "2013-07-13": "~702.41a", "2017-09-25": "702.41a",
        "2021-04-19": "702.42a",
    },
    "Entwine is a static ability that works on the stack and offers every mode for one more cost.",
)
MODULAR = LAW.rule(
    "modular", {"2009-07-11": "~702.40", "2011-07-15": "702.41", "2013-07-13": "~702.42", "2017-09-25": "702.42", "2021-04-19": "702.43"},
    "A modular creature passes its counters on when it dies.",
)
SUNBURST = LAW.rule(
    "sunburst",
    {"2009-07-11": "~702.41", "2011-07-15": "702.42", "2013-07-13": "~702.43", "2017-09-25": "702.43", "2021-04-19": "702.44"},
    "A permanent with sunburst gets a counter for each colour of mana spent on it.",
)
SPLICE = LAW.rule(
    "splice", {"2009-07-11": "~702.44", "2011-07-15": "702.45", "2013-07-13": "~702.46", "2017-09-25": "702.46", "2021-04-19": "702.47"},
    "Splice lends a card's text to a spell while the card stays in hand.",
)
NINJUTSU = LAW.rule(
    "ninjutsu",
    {"2009-07-11": "~702.46", "2011-07-15": "702.47", "2013-07-13": "~702.48", "2017-09-25": "702.48", "2021-04-19": "702.49"},
    "Ninjutsu swaps an unblocked attacker for a card from hand.",
)
NINJUTSU_SWAP = LAW.rule(
    "ninjutsu_swap",
    {"2009-07-11": "~702.46a", "2011-07-15": "702.47a", "2013-07-13": "~702.48a", "2017-09-25": "702.48a", "2021-04-19": "702.49a"},
    "Ninjutsu is activated from the hand by returning one's unblocked attacker.",
    refusal="{player} controls no unblocked attacker to return",
)
NINJUTSU_REVEALED = LAW.rule(
    "ninjutsu_revealed",
    {"2009-07-11": "~702.46b", "2011-07-15": "702.47b", "2013-07-13": "~702.48b", "2017-09-25": "702.48b", "2021-04-19": "702.49b"},
    "A card used for ninjutsu stays shown until its ability has left the stack.",
)
CONVOKE = LAW.rule(
    "convoke", {"2009-07-11": "~702.48", "2011-07-15": "702.49", "2013-07-13": "~702.50", "2017-09-25": "702.50", "2021-04-19": "702.51"},
    "Creatures may be tapped in place of mana for a spell with convoke.",
)
DREDGE = LAW.rule(
    "dredge", {"2009-07-11": "~702.49", "2011-07-15": "702.50", "2013-07-13": "~702.51", "2017-09-25": "702.51", "2021-04-19": "702.52"},
    "A card with dredge may come back from the graveyard in place of a draw.",
    refusal="{player} has too few cards in the library to dredge {object}",
)
TRANSMUTE = LAW.rule(
    "transmute",
    {"2009-07-11": "~702.50", "2011-07-15": "702.51", "2013-07-13": "~702.52", "2017-09-25": "702.52", "2021-04-19": "702.53"},
    "A transmuted card fetches another of the same mana value.",
)
HAUNT = LAW.rule(
    "haunt", {"2009-07-11": "~702.52", "2011-07-15": "702.53", "2013-07-13": "~702.54", "2017-09-25": "702.54", "2021-04-19": "702.55"},
    "A card with haunt dwells on a creature after its death.",
)
FORECAST = LAW.rule(
    "forecast",
    {"2009-07-11": "~702.54", "2011-07-15": "702.55", "2013-07-13": "~702.56", "2017-09-25": "702.56", "2021-04-19": "702.57"},
    "Forecast is activated from the hand in one's own upkeep, once a turn.",
)
SPLIT_SECOND = LAW.rule(
    "split_second",
    {
        "2006-10-06": "~502.58a", "2009-07-11": "~702.58a", "2011-07-15": "702.59a", "2013-07-13": "~702.60a", "2017-09-25": "702.60a",
        "2021-04-19": "702.61a",
    },
    "While a spell with split second waits, nobody casts, and nobody activates anything but mana abilities.",
    refusal="{source} has split second and is on the stack",
)
SPLIT_SECOND_ALLOWS = LAW.rule(
    "split_second_allows",
    {
        "2006-10-06": "~502.58b", "2009-07-11": "~702.58b", "2011-07-15": "702.59b", "2013-07-13": "~702.60b", "2017-09-25": "702.60b",
        "2021-04-19": "702.61b",
    },
    "Mana abilities, special actions and triggers go on under split second.",
)
SUSPEND = LAW.rule(
    "suspend",
    {
        "2006-10-06": "~502.59a", "2009-07-11": "~702.59a", "2011-07-15": "702.60a", "2013-07-13": "~702.61a", "2017-09-25": "702.61a",
        "2021-04-19": "702.62a",
    },
    "A suspended card waits in exile until its time counters are gone and is then cast free.",
)
