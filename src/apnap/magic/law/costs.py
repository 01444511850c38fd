"""Costs (118, until 2019 it was 117), the mana pool and the symbols that are paid (106, 107)."""
from __future__ import annotations

from apnap.magic.law.book import LAW

__all__ = [
    "ADDITIONAL_COSTS", "ADDITIONAL_COSTS_ANY_NUMBER", "ADDITIONAL_COSTS_OPTIONAL", "ADDITIONAL_KEEPS_MANA_COST",
    "ADDITIONAL_TO_ALTERNATIVE", "ALTERNATIVE_COSTS", "ALTERNATIVE_KEEPS_MANA_COST", "ALTERNATIVE_OPTIONAL", "ANY_TYPE_SPENT", "CANT_PAY",
    "CANT_PAY_MANA", "COLOURED_SYMBOL", "COLOURLESS_SYMBOL", "COST", "COST_PAID_WHEN_ASKED", "COST_WITH_X", "GENERIC_MANA", "HYBRID",
    "IF_YOU_DO", "MANA_ABILITIES_FOR_COST", "MANA_ABILITIES_OPTIONAL", "MANA_BURN", "MANA_POOL", "MANA_RESTRICTED", "MANA_SYMBOLS",
    "NOTHING_TO_PAY_WITH", "NOT_ASKED", "NO_COUNTERS_LEFT", "ONE_ALTERNATIVE", "ONE_PAYMENT", "PAID_IN_SEVERAL_WAYS", "PAY_LIFE_COST",
    "PAY_MANA",
    "PHYREXIAN", "PHYREXIAN_ANNOUNCED", "PHYREXIAN_ON_RESOLUTION", "REDUCTION", "REDUCTION_HYBRID", "REDUCTION_ONLY_GENERIC",
    "REDUCTION_OTHER_TYPE", "REDUCTION_PHYREXIAN", "REDUCTION_SNOW", "REDUCTION_SPILLS_COLOURED", "REDUCTION_SPILLS_COLOURLESS",
    "SNOW_MANA", "SNOW_MANA_ADDED", "TAPPED_FOR_MANA", "TAP_FOR_MANA", "TAP_SYMBOL", "UNLESS", "UNPAYABLE", "UNPAYABLE_STAYS",
    "UNTAP_SYMBOL", "X_ELSEWHERE", "X_NOT_NEGATIVE", "X_NOT_ZERO", "X_OF_ABILITY", "X_ONLY_ZERO", "X_VALUE", "ZERO_COST",
]

MANA_POOL = LAW.rule("mana_pool", {"2004-10-01": "~300.3", "2009-07-11": "~106.4", "2011-07-15": "106.4"},
    "Mana that is produced waits in its player's pool until it is spent or the pool empties.")
MANA_BURN = LAW.rule("mana_burn", {"2004-10-01": "~300.3", "2009-07-11": None},
    "Mana that a phase ends with is lost, and its player loses that much life.")
MANA_RESTRICTED = LAW.rule("mana_restricted", {"2009-07-11": "~106.6", "2011-07-15": "106.6"},
    "Mana may carry a limit on what it is spent for, or an addition to whatever it pays for.",
    refusal="that mana may not be spent on {object}")
SNOW_MANA_ADDED = LAW.rule(
    "snow_mana_added",
    {"2009-07-11": "~106.9", "2011-07-15": "106.9", "2015-07-17": "~106.9", "2017-09-25": "106.10", "2019-07-12": "106.11"},
    "An effect that would add snow mana adds colourless mana instead.",
)
TAP_FOR_MANA = LAW.rule(
    "tap_for_mana",
    {"2009-07-11": "~106.10", "2011-07-15": "106.10", "2015-07-17": "~106.10", "2017-09-25": "106.11", "2019-07-12": "106.12"},
    "To tap a permanent for mana means to activate its mana ability whose cost has the tap symbol.",
)
TAPPED_FOR_MANA = LAW.rule("tapped_for_mana", {"2015-07-17": "~106.10a", "2017-09-25": "106.11a", "2019-07-12": "106.12a"},
    "What triggers on tapping a permanent for mana waits for such an ability to resolve and to yield the mana in question.")
X_VALUE = LAW.rule("x_value", {"2009-07-11": "~107.3a", "2011-07-15": "107.3a"},
    "Whoever casts or activates names X during the announcement, unless the text fixes it.",
    refusal="X was announced as {number} and stays so")
X_NOT_NEGATIVE = LAW.rule("x_not_negative", {"2009-07-11": "~107.1b", "2011-07-15": "107.1b"},
    "Nobody may choose a number below zero.",
    refusal="X cannot be {number}")
X_NOT_ZERO = LAW.rule("x_not_zero", {"2010-04-23": "~602.1b", "2011-07-15": "602.1b"},
    "Where an ability says so, X is at least one.",
    refusal="the text of {object} does not let X be {number}")
X_ONLY_ZERO = LAW.rule("x_only_zero", {"2009-07-11": "~107.3b", "2011-07-15": "107.3b"},
    "X can only be nothing when neither the mana cost nor another cost with X in it is paid.",
    refusal="X can only be 0 for {object}, not {number}")
X_ELSEWHERE = LAW.rule(
    "x_elsewhere",
    {"2009-07-11": "~107.3f", "2011-07-15": "107.3f", "2018-04-27": "~107.3f", "2021-07-12": "~107.3g", "2022-04-29": "107.3g"},
    "Away from the stack, an X in a mana cost counts as nothing.",
)
X_OF_ABILITY = LAW.rule("x_of_ability", {"2021-07-12": "~107.3k", "2022-04-29": "107.3k"},
    "The X in an activation cost has nothing to do with any other X of the same object.")
MANA_SYMBOLS = LAW.rule("mana_symbols", {"2004-10-01": "~104.3", "2009-07-11": "~107.4", "2011-07-15": "107.4"},
    "The mana symbols say which mana is produced or asked for.")
COLOURED_SYMBOL = LAW.rule("coloured_symbol", {"2004-10-01": "~104.3a", "2009-07-11": "~107.4a", "2011-07-15": "107.4a"},
    "A symbol of one colour can be paid with nothing but mana of that colour.",
    refusal="{player} has no mana of the colour that {cost} asks for")
GENERIC_MANA = LAW.rule("generic_mana", {"2004-10-01": "~104.3b", "2009-07-11": "~107.4b", "2011-07-15": "107.4b"},
    "A generic amount may be paid with mana of every type.")
COLOURLESS_SYMBOL = LAW.rule("colourless_symbol", {"2016-01-22": "~107.4c", "2017-09-25": "107.4c"},
    "The colourless symbol in a cost takes colourless mana only.",
    refusal="{player} has no colourless mana for {cost}")
HYBRID = LAW.rule("hybrid", {"2004-10-01": "~104.3f", "2009-07-11": "~107.4e", "2011-07-15": "107.4e"},
    "A hybrid symbol is paid with one half or the other and has the colours of both.")
PHYREXIAN = LAW.rule("phyrexian", {"2011-05-13": "~107.4f", "2011-07-15": "107.4f"},
    "A Phyrexian symbol is paid with a mana of its colour or with 2 life.")
SNOW_MANA = LAW.rule("snow_mana", {"2009-07-11": "~107.4h", "2011-07-15": "107.4h"},
    "A snow symbol in a cost takes any mana that came from a snow source, and reductions of generic mana pass it by.",
    refusal="{player} has no mana of a snow source for {cost}")
TAP_SYMBOL = LAW.rule("tap_symbol", {"2004-10-01": "~104.4", "2009-07-11": "~107.5", "2011-07-15": "107.5"},
    "The tap symbol in a cost tells its payer to tap the permanent itself, which must be untapped for that.",
    refusal="{object} is tapped already")
UNTAP_SYMBOL = LAW.rule("untap_symbol", {"2008-05-02": "~104.5", "2009-07-11": "~107.6", "2011-07-15": "107.6"},
    "The untap symbol in a cost tells its payer to untap the permanent itself, which must be tapped for that.",
    refusal="{object} is untapped already")
COST = LAW.rule("cost", {"2009-07-11": "~117.1", "2011-07-15": "117.1", "2019-07-12": "118.1"},
    "A cost is what must be done or given so that something else may happen or be stopped.")
MANA_ABILITIES_FOR_COST = LAW.rule("mana_abilities_for_cost", {"2009-07-11": "~117.2", "2011-07-15": "117.2", "2019-07-12": "118.2"},
    "Whoever must pay mana gets the chance to use mana abilities for it.")
CANT_PAY = LAW.rule("cant_pay", {"2009-07-11": "~117.3", "2011-07-15": "117.3", "2019-07-12": "118.3"},
    "A cost can be paid only by a player who has everything it asks for.",
    refusal="{player} cannot pay {cost}")
NOT_ASKED = LAW.rule("not_asked", {"2009-07-11": "~117.3", "2011-07-15": "117.3", "2019-07-12": "118.3"},
    "A cost is paid with what it asks for and with nothing else.",
    refusal="{object} is not what the cost asks for")
CANT_PAY_MANA = LAW.rule("cant_pay_mana", {"2009-07-11": "~117.3", "2011-07-15": "117.3", "2019-07-12": "118.3"},
    "Mana that is not there cannot be paid.",
    refusal="{player} has {amount} mana of the {needed} that {cost} takes")
NO_COUNTERS_LEFT = LAW.rule("no_counters_left", {"2009-07-11": "~117.3", "2011-07-15": "117.3", "2019-07-12": "118.3"},
    "Counters can be removed as a cost only from an object that carries that many.",
    refusal="{object} has {amount} of the {needed} counters that {cost} takes")
NOTHING_TO_PAY_WITH = LAW.rule("nothing_to_pay_with", {"2009-07-11": "~117.3", "2011-07-15": "117.3", "2019-07-12": "118.3"},
    "A cost that uses up an object needs an object that fits its description.",
    refusal="{player} has {amount} of the {needed} objects that {cost} takes")
PAY_MANA = LAW.rule("pay_mana", {"2009-07-11": "~117.3a", "2011-07-15": "117.3a", "2019-07-12": "118.3a"},
    "Mana is paid out of the pool, and paying none is always possible.")
PAY_LIFE_COST = LAW.rule("pay_life_cost", {"2009-07-11": "~117.3b", "2011-07-15": "117.3b", "2019-07-12": "118.3b"},
    "A payment of life comes off the life total, and paying none is always possible.")
MANA_ABILITIES_OPTIONAL = LAW.rule("mana_abilities_optional", {"2009-07-11": "~117.3c", "2013-02-01": "117.3c", "2019-07-12": "118.3c"},
    "No one is obliged to use mana abilities, not even for a cost that must be paid.")
COST_WITH_X = LAW.rule("cost_with_x", {"2009-07-11": "~117.4", "2011-07-15": "117.4", "2019-07-12": "118.4"},
    "A cost may contain X, which then follows what the rules say about that letter.")
ZERO_COST = LAW.rule("zero_cost", {"2009-07-11": "~117.5", "2011-07-15": "117.5", "2019-07-12": "118.5"},
    "A cost of nothing is still a cost, paid by saying so.")
UNPAYABLE = LAW.rule("unpayable", {"2009-07-11": "~117.6", "2011-07-15": "117.6", "2019-07-12": "118.6"},
    "What has no mana cost cannot be paid for by paying its mana cost.",
    refusal="{object} has no mana cost, and so {cost} cannot be paid")
UNPAYABLE_STAYS = LAW.rule("unpayable_stays", {"2009-07-11": "~117.6a", "2011-07-15": "117.6a", "2019-07-12": "118.6a"},
    "Additions leave an unpayable cost unpayable, whereas an alternative cost takes its place and can be paid.",
    refusal="{cost} cannot be paid, however much is added to it")
REDUCTION = LAW.rule("reduction", {"2009-07-11": "~117.7", "2011-07-15": "117.7", "2019-07-12": "118.7"},
    "Effects may change or lower what is really paid, down to no mana but never below.")
REDUCTION_ONLY_GENERIC = LAW.rule("reduction_only_generic", {"2015-07-17": "~117.7a", "2017-09-25": "117.7a", "2019-07-12": "118.7a"},
    "A reduction by generic mana never touches the coloured or colourless part.")
REDUCTION_OTHER_TYPE = LAW.rule(
    "reduction_other_type",
    {"2009-07-11": "~117.7a", "2011-07-15": "117.7a", "2015-07-17": "~117.7a", "2017-09-25": "117.7b", "2019-07-12": "118.7b"},
    "A reduction by a colour that the cost lacks is taken from its generic part.",
)
REDUCTION_SPILLS_COLOURED = LAW.rule(
    "reduction_spills_coloured",
    {"2009-07-11": "~117.7b", "2011-07-15": "117.7b", "2015-07-17": "~117.7b", "2017-09-25": "117.7c", "2019-07-12": "118.7c"},
    "What a reduction by a colour has left after that colour is gone is taken from generic mana.",
)
REDUCTION_SPILLS_COLOURLESS = LAW.rule(
    "reduction_spills_colourless", {"2016-01-22": "~117.7d", "2017-09-25": "117.7d", "2019-07-12": "118.7d"},
    "What a reduction by colourless mana has left after its like is gone is taken from generic mana.",
)
REDUCTION_HYBRID = LAW.rule(
    "reduction_hybrid",
    {"2009-07-11": "~117.7c", "2011-07-15": "117.7c", "2015-07-17": "~117.7c", "2017-09-25": "117.7e", "2019-07-12": "118.7e"},
    "For a reduction by a hybrid symbol the payer picks the half that counts.",
)
REDUCTION_PHYREXIAN = LAW.rule(
    "reduction_phyrexian",
    {"2011-05-13": "~117.7d", "2011-07-15": "117.7d", "2015-07-17": "~117.7d", "2017-09-25": "117.7f", "2019-07-12": "118.7f"},
    "A Phyrexian symbol reduces by a mana of its colour, not by life.",
)
REDUCTION_SNOW = LAW.rule("reduction_snow", {"2021-07-12": "~118.7g", "2022-04-29": "118.7g"}, "A snow symbol reduces by generic mana.")
ADDITIONAL_COSTS = LAW.rule("additional_costs", {"2009-07-11": "~117.8", "2011-07-15": "117.8", "2019-07-12": "118.8"},
    "An additional cost is paid together with the cost it is added to.")
ADDITIONAL_COSTS_ANY_NUMBER = LAW.rule(
    "additional_costs_any_number", {"2009-07-11": "~117.8a", "2011-07-15": "117.8a", "2019-07-12": "118.8a"},
    "There is no limit to the additional costs that are paid for one spell or ability.",
)
ADDITIONAL_COSTS_OPTIONAL = LAW.rule(
    "additional_costs_optional", {"2009-07-11": "~117.8b", "2011-07-15": "117.8b", "2019-07-12": "118.8b"},
    "Some additional costs may be left unpaid.",
)
ADDITIONAL_KEEPS_MANA_COST = LAW.rule(
    "additional_keeps_mana_cost",
    {"2009-07-11": "~117.8c", "2011-07-15": "117.8c", "2015-07-17": "~117.8c", "2017-09-25": "117.8d", "2019-07-12": "118.8d"},
    "Additional costs leave the printed mana cost what it is.",
)
ALTERNATIVE_COSTS = LAW.rule("alternative_costs", {"2009-07-11": "~117.9", "2011-07-15": "117.9", "2019-07-12": "118.9"},
    "An alternative cost is paid in place of the mana cost.")
ONE_ALTERNATIVE = LAW.rule("one_alternative", {"2009-07-11": "~117.9a", "2011-07-15": "117.9a", "2019-07-12": "118.9a"},
    "A spell is cast for at most one alternative cost.",
    refusal="{object} is being cast for another alternative cost already")
ALTERNATIVE_OPTIONAL = LAW.rule("alternative_optional", {"2009-07-11": "~117.9b", "2011-07-15": "117.9b", "2019-07-12": "118.9b"},
    "Nobody has to choose an alternative cost, unless the effect that permits the cast demands it.")
ALTERNATIVE_KEEPS_MANA_COST = LAW.rule(
    "alternative_keeps_mana_cost", {"2009-07-11": "~117.9c", "2011-07-15": "117.9c", "2019-07-12": "118.9c"},
    "A spell cast for an alternative cost keeps its mana cost and with it its mana value.",
)
ADDITIONAL_TO_ALTERNATIVE = LAW.rule(
    "additional_to_alternative", {"2009-07-11": "~117.9d", "2011-07-15": "117.9d", "2019-07-12": "118.9d"},
    "Additions, increases and reductions work on an alternative cost as they would on the mana cost.",
)
ONE_PAYMENT = LAW.rule("one_payment", {"2009-07-11": "~117.10", "2011-07-15": "117.10", "2019-07-12": "118.10"},
    "A payment serves one purpose and never two.",
    refusal="{object} pays for one cost and cannot pay for another")
COST_PAID_WHEN_ASKED = LAW.rule("cost_paid_when_asked", {"2009-07-11": "~117.11", "2011-07-15": "117.11", "2019-07-12": "118.11"},
    "A cost counts as paid even when an effect changed what was done for it.")
IF_YOU_DO = LAW.rule("if_you_do", {"2009-07-11": "~117.12", "2011-07-15": "117.12", "2019-07-12": "118.12"},
    "A choice to pay that an effect offers is made while it resolves, and what hangs on it asks whether the player chose it.")
UNLESS = LAW.rule("unless", {"2009-07-11": "~117.12a", "2011-07-15": "117.12a", "2019-07-12": "118.12a"},
    "To do something unless a player pays means that this player may pay and that otherwise it is done.")
PAID_IN_SEVERAL_WAYS = LAW.rule("paid_in_several_ways", {"2021-07-12": "~118.13", "2022-04-29": "118.13"},
    "Hybrid and Phyrexian symbols leave the payer a choice.")
PHYREXIAN_ANNOUNCED = LAW.rule("phyrexian_announced", {"2021-07-12": "~118.13a", "2022-04-29": "118.13a"},
    "How hybrid and Phyrexian symbols will be paid is said when the spell or ability is proposed.",
    refusal="the way to pay {cost} was announced and cannot be changed")
PHYREXIAN_ON_RESOLUTION = LAW.rule("phyrexian_on_resolution", {"2021-07-12": "~118.13b", "2022-04-29": "118.13b"},
    "For a cost that an effect asks for, the way to pay a symbol is chosen just ahead of paying.")
ANY_TYPE_SPENT = LAW.rule("any_type_spent", {"2026-04-17": "118.14"},
    "Where mana of any type may be spent, a coloured symbol can be paid with every mana.")
