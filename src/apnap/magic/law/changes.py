"""What the editions changed in content, in our own sentences: before and after, with the rules in question."""
from __future__ import annotations

from apnap.magic.law.activating import SICKNESS
from apnap.magic.law.book import LAW
from apnap.magic.law.casting import LEGALITY, PAYMENT
from apnap.magic.law.costs import MANA_BURN, TAPPED_FOR_MANA
from apnap.magic.law.keywords import DEATHTOUCH, LIFELINK
from apnap.magic.law.keywords_more import MADNESS, MADNESS_FOUND, MADNESS_TIME
from apnap.magic.law.loyalty import LOYALTY_COMBINED, PLANESWALKER_REDIRECT
from apnap.magic.law.mana_abilities import MANA_ABILITY, TARGET_NO_MANA_ABILITY, TRIGGERED_MANA_ABILITY
from apnap.magic.law.resolving import CAST_DURING_RESOLUTION, TARGETS_CHECKED
from apnap.magic.law.state_based import COUNTERS_ANNIHILATE, LEGEND, PLANESWALKER_UNIQUENESS
from apnap.magic.law.turn import COMBAT_DAMAGE, COMBAT_DAMAGE_ON_STACK, POOLS_EMPTY

__all__: list[str] = []

LAW.change("2004-10-01", (LEGEND,), "of legendary permanents of one name the newer ones go", "all legendary permanents of one name go")
LAW.change(
    "2006-10-06", (MADNESS, MADNESS_TIME, CAST_DURING_RESOLUTION),
    "the trigger lets the owner play the card until they next pass, and the pass itself triggers and puts it into the graveyard",
    "the owner plays the card while the trigger resolves, or it goes to the graveyard at once")
LAW.change("2006-10-06", (COUNTERS_ANNIHILATE,),
           "+1/+1 and -1/-1 counters stay side by side", "+1/+1 and -1/-1 counters remove each other")
LAW.change("2008-05-02", (SICKNESS,), "summoning sickness stops {T} alone", "summoning sickness stops {T} and {Q}")
LAW.change("2009-07-11", (POOLS_EMPTY,), "mana stays until the phase ends", "mana stays until the step ends")
LAW.change("2009-07-11", (MANA_BURN,), "mana that is left over costs its player life", "mana that is left over just goes")
LAW.change(
    "2009-07-11", (COMBAT_DAMAGE_ON_STACK, COMBAT_DAMAGE), "combat damage waits on the stack, and players may act in between",
    "combat damage is dealt at once")
LAW.change("2009-07-11", (LIFELINK, DEATHTOUCH),
           "lifelink and deathtouch trigger on damage", "lifelink and deathtouch are part of the damage")
LAW.change("2009-07-11", (TARGET_NO_MANA_ABILITY, MANA_ABILITY), "targets make no difference to a mana ability",
           "what has a target is no mana ability")
LAW.change("2009-07-11", (LEGALITY,), "the announced spell is looked at once more before its cost is counted",
           "nothing is looked at between the targets and the cost")
LAW.change("2013-07-13", (LEGEND,), "all legendary permanents of one name go",
           "each player keeps one of the legendary permanents of one name")
LAW.change("2013-07-13", (PLANESWALKER_UNIQUENESS,), "all planeswalkers of one type go",
           "each player keeps one of the planeswalkers of one type")
LAW.change(
    "2015-07-17", (LEGALITY,), "nothing is looked at between the targets and the cost",
    "the announced spell is looked at once more before its cost is counted, so that the later letters move on by one")
LAW.change("2015-07-17", (TAPPED_FOR_MANA,), "tapping for mana triggers whether or not mana comes of it",
           "tapping for mana triggers when mana comes of it")
LAW.change("2015-07-17", (MADNESS_FOUND,), "what speaks of the discarded card does not find it after madness",
           "what speaks of the discarded card finds it when it was not cast (the day is derived: not in 2013, in 2017)")
LAW.change(
    "2016-04-08", (MADNESS,), "the owner of a discarded card chooses between exile and the graveyard",
    "the discarded card is exiled, and nobody chooses")
LAW.change("2017-09-29", (PLANESWALKER_UNIQUENESS,), "each player keeps one of the planeswalkers of one type",
           "planeswalkers are legendary, and their types do not matter")
LAW.change("2018-04-27", (PLANESWALKER_REDIRECT,), "damage from an opponent's source may go to a planeswalker instead of its player",
           "damage goes where it is dealt")
LAW.change("2018-04-27", (TARGETS_CHECKED,), "with all its targets illegal a spell or ability is countered by the rules",
           "with all its targets illegal a spell or ability does not resolve")
LAW.change("2019-01-25", (TARGET_NO_MANA_ABILITY, MANA_ABILITY), "what has a target is no mana ability",
           "what may have a target is no mana ability")
LAW.change("2021-04-19", (TRIGGERED_MANA_ABILITY,), "a triggered mana ability triggers on the resolution of an activated one",
           "a triggered mana ability triggers on the activation or the resolution of an activated one")
LAW.change("2021-06-09", (LOYALTY_COMBINED,), "several loyalty costs are paid one by one", "several loyalty costs are added up first")
LAW.change("2021-07-12", (PAYMENT,), "all parts of a cost are paid in any order",
           "what involves chance or moves cards of a library is paid after the rest")
LAW.change("2026-08-07", (MANA_ABILITY,), "a mana ability may move cards of a library",
           "what moves a card to or from a library is no mana ability")
