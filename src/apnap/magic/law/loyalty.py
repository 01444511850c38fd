"""Loyalty abilities (606) and planeswalkers (306); they came with Lorwyn in October 2007."""
from __future__ import annotations

from apnap.magic.law.book import LAW

__all__ = [
    "LOYALTY_ABILITY", "LOYALTY_AS_ENTERS", "LOYALTY_COMBINED", "LOYALTY_COST", "LOYALTY_IS_COUNTERS", "LOYALTY_NEGATIVE", "LOYALTY_ONCE",
    "LOYALTY_TIMING", "PLANESWALKER_ATTACKED", "PLANESWALKER_DAMAGE", "PLANESWALKER_REDIRECT",
]

LOYALTY_AS_ENTERS = LAW.rule("loyalty_as_enters", {"2007-10-12": "~212.9", "2009-07-11": "~306.5b", "2011-07-15": "306.5b"},
    "A planeswalker arrives with as many loyalty counters as its printed loyalty.")
LOYALTY_IS_COUNTERS = LAW.rule("loyalty_is_counters", {"2007-10-12": "~212.9", "2009-07-11": "~306.5c", "2011-07-15": "306.5c"},
    "On the battlefield its loyalty counters are its loyalty.")
PLANESWALKER_ATTACKED = LAW.rule("planeswalker_attacked", {"2007-10-12": "~212.9", "2009-07-11": "~306.6", "2011-07-15": "306.6"},
    "Creatures may attack planeswalkers.")
PLANESWALKER_REDIRECT = LAW.rule(
    "planeswalker_redirect", {"2007-10-12": "~212.9", "2009-07-11": "~306.7", "2011-07-15": "306.7", "2018-04-27": None},
    (
        "Damage other than from combat that a player is dealt by an opponent's source may be turned by that opponent upon a "
        "planeswalker of that player."
    ),
)
PLANESWALKER_DAMAGE = LAW.rule("planeswalker_damage", {"2007-10-12": "~212.9", "2009-07-11": "~306.8", "2011-07-15": "306.8"},
    "Damage to a planeswalker takes away loyalty counters.")
LOYALTY_ABILITY = LAW.rule("loyalty_ability", {"2007-10-12": "~212.9", "2009-07-11": "~606.2", "2011-07-15": "606.2"},
    "Activated abilities that cost a loyalty symbol are called loyalty abilities.")
LOYALTY_TIMING = LAW.rule("loyalty_timing", {"2007-10-12": "~212.9", "2009-07-11": "~606.3", "2011-07-15": "606.3"},
    "Loyalty abilities are for their controller's main phase, with priority and an empty stack, one a turn for each permanent.",
    refusal="a loyalty ability may be activated only in {player}'s own main phase, with priority and an empty stack")
LOYALTY_ONCE = LAW.rule("loyalty_once", {"2007-10-12": "~212.9", "2009-07-11": "~606.3", "2011-07-15": "606.3"},
    "A permanent of which someone used a loyalty ability offers no other that turn.",
    refusal="a loyalty ability of {object} was activated this turn already")
LOYALTY_COST = LAW.rule("loyalty_cost", {"2007-10-12": "~212.9", "2009-07-11": "~606.4", "2011-07-15": "606.4"},
    "The counters that a loyalty symbol adds or takes away are the cost.")
LOYALTY_COMBINED = LAW.rule("loyalty_combined", {"2021-06-09": "606.5"}, "Several loyalty costs in one total are added up into one.")
LOYALTY_NEGATIVE = LAW.rule(
    "loyalty_negative", {"2007-10-12": "~212.9", "2009-07-11": "~606.5", "2011-07-15": "606.5", "2021-06-09": "606.6"},
    "A loyalty cost that takes counters away needs that many counters there.",
    refusal="{object} has {amount} loyalty counters of the {needed} that {ability} takes",
)
