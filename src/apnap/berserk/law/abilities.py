"""Abilities: triggered, activated, constant, complex and combined ones, those of spells, targeted ones (113-120)."""
from __future__ import annotations

from apnap.berserk.law.book import LAW, numbers

__all__ = [
    "ACTIVATED", "ALWAYS_QUEUED", "ANY_CARD", "AS_FAR_AS_POSSIBLE", "COMBINED", "CONSTANT", "CONSTANT_AT_ONCE", "CONSTANT_UNDECLARED",
    "DEFAULTS", "EFFECT_ENDS", "FIRST_PART_LEGAL", "GAME_ZONE", "ILLEGAL_UNDECLARED", "ILLEGAL_UNEXECUTED", "LAST_ONE_WINS", "MANDATORY",
    "MAY_PART", "NOTHING_RECEIVED", "ONCE_ACTIVATED", "ONCE_TRIGGERED", "OPTIONAL", "ORDER_OF_APPEARANCE", "OR_ELSE", "OTHER_ZONES",
    "OWN_CHOICE", "OWN_ZONE", "PAID_BEFORE", "PARTS_IN_ORDER", "SPELL_ABILITIES", "TARGETED_KINDS", "TARGETED_OR_NOT", "TARGET_CHOOSER",
    "TEXT_AND_ABILITY", "TRIGGER_CONTROLLER", "TRIGGER_POINTS", "UNTARGETED", "WHO_ACTIVATES", "WITH_THAT",
]

TEXT_AND_ABILITY = LAW.rule("text_and_ability", numbers(None, "111.1"),
    "An ability is anything that a card can do, by its text, by effects on it, or by the rules.")
LAST_ONE_WINS = LAW.rule("last_one_wins", numbers(None, "111.3"),
    "Of effects that give an ability and effects that take it away the latest decides.",
    refusal="{object} has lost {ability}")
ALWAYS_QUEUED = LAW.rule("always_queued", numbers(None, "113.2"), "A triggered ability is declared into the Queue.")
MANDATORY = LAW.rule("mandatory", numbers(None, "113.3"), "A triggered ability must be declared unless it says that one may.")
OPTIONAL = LAW.rule("optional", numbers(None, "113.4"),
    "An optional triggered ability that is not declared at the first chance is lost for that event.",
    refusal="{player} has let the chance to declare {ability} go by")
ONCE_TRIGGERED = LAW.rule("once_triggered", numbers("113.5", "113.5"),
    "Each triggered ability is declared at most once a turn, unless its text says that it is every time.",
    refusal="{ability} of {object} has been declared this turn already")
TRIGGER_CONTROLLER = LAW.rule("trigger_controller", numbers(None, "113.6"),
    "A triggered ability belongs to the player who controlled its source when it triggered.",
    refusal="{ability} of {object} is not {player}'s to declare")
TRIGGER_POINTS = LAW.rule("trigger_points", numbers("113.6", "113.7"),
    "Where an ability triggered several times, its player declares it for one of its trigger points, whichever he likes.",
    refusal="that is none of the trigger points that wait")
ILLEGAL_UNDECLARED = LAW.rule("illegal_undeclared", numbers("113.7", "113.8"),
    "What cannot legally be declared any more is not declared, and the turn's one declaration is not used up.",
    refusal="{target} is no longer where {ability} of {object} could reach it")
ILLEGAL_UNEXECUTED = LAW.rule("illegal_unexecuted", numbers(None, "113.9"),
    "What became illegal between declaring and executing does nothing, and the turn's one declaration is not used up.",
    refusal="{target} is no longer where {ability} of {object} could reach it")
OTHER_ZONES = LAW.rule("other_zones", numbers(None, "113.10"), "A text may make a triggered ability work in a deck, a graveyard or a hand.")

ACTIVATED = LAW.rule("activated", numbers("114.1", "114.1"),
    "An activated ability is written as a payment, a colon and an effect, and a player's will is all that makes it begin.",
    refusal="{ability} of {object} is not an activated ability")
WHO_ACTIVATES = LAW.rule("who_activates", numbers("~114.1", "114.1"), "A player uses the abilities of cards that he controls.",
    refusal="{player} does not control {object}")
OWN_CHOICE = LAW.rule("own_choice", numbers("~114.2", "114.2"),
    "Abilities are activated only in the choice phase of one's own main stage, while nothing is being performed.",
    refusal="{player} can do that only in the choice phase of his own turn, with nothing in the Queue")
PAID_BEFORE = LAW.rule("paid_before", numbers("~114.3", "114.3"),
    "The payment of an activated ability is made before the ability is performed.",
    refusal="{player} cannot pay {cost}")
ONCE_ACTIVATED = LAW.rule("once_activated", numbers("~114.4", "114.4"),
    "Each activated ability of a card is declared at most once a turn.",
    refusal="{ability} of {object} has been used this turn already")

CONSTANT = LAW.rule("constant", numbers("~115.1", "115.1"),
    "A constant ability works on every card that meets its condition, from the moment it does until it no longer does.")
CONSTANT_UNDECLARED = LAW.rule("constant_undeclared", numbers("~115.2", "115.2"),
    "A constant ability is neither declared nor performed, uses no Queue, and reaches cards without choosing them.")
CONSTANT_AT_ONCE = LAW.rule("constant_at_once", numbers("~115.3", "115.3"),
    "Some constant abilities matter only for a moment: those that replace, prevent or cancel.")
ORDER_OF_APPEARANCE = LAW.rule("order_of_appearance", numbers("115.4", "115.4"),
    "Several constant abilities change a card in the order in which they appeared.")

COMBINED = LAW.rule("combined", numbers("~116.1", "116.1"),
    "All targets of a combined ability are named as it is declared, but parts behind a full stop name theirs while it is performed.")
SPELL_ABILITIES = LAW.rule("spell_abilities", numbers("~117.1", "117.1"),
    "The abilities of a spell are carried out one after another, and all of them must be legal to declare.",
    refusal="a part of {object} could not be declared legally")

TARGET_CHOOSER = LAW.rule("target_chooser", numbers("118.1", "118.1"),
    "The player who controls an ability chooses its targets, unless it gives the choice to his opponent.",
    refusal="the targets of {ability} are chosen by {by}")
UNTARGETED = LAW.rule("untargeted", numbers("118.2", "118.2"), "An ability that asks for no choice of a target is untargeted.")
TARGETED_KINDS = LAW.rule("targeted_kinds", numbers("118.3", "118.3"),
    "Only activated, triggered and spell abilities can have targets.",
    refusal="a constant ability of {object} asks for a target")
TARGETED_OR_NOT = LAW.rule("targeted_or_not", numbers("118.4", "118.4"),
    "A description of all that is affected makes no target; a limited number, or a say in which, does.")
OWN_ZONE = LAW.rule("own_zone", numbers("118.6", "118.5"),
    "Where a text names a zone and nobody's, it is the zone of the player who controls the ability.",
    refusal="{target} lies in another player's {zone}")
GAME_ZONE = LAW.rule("game_zone", numbers("118.7", "118.6"),
    "Where a text names no zone, it speaks of cards in the game zone.",
    refusal="{target} is not in the game zone")
ANY_CARD = LAW.rule("any_card", numbers("118.8", "118.7"),
    "Where a text does not restrict the cards, any fitting card in the zone will do, whoever has it.")
DEFAULTS = LAW.rule("defaults", numbers("118.9", "118.8"),
    "What a text leaves open about zone, owner and cards is filled in alike for all texts.")

FIRST_PART_LEGAL = LAW.rule("first_part_legal", numbers(None, "119.2"),
    "To declare a complex ability its first part must be legal; commas and semicolons part it.",
    refusal="the first part of {ability} cannot be declared")
PARTS_IN_ORDER = LAW.rule("parts_in_order", numbers(None, "119.3"),
    "The parts of a complex ability run in order, and when one cannot be done the rest is left.")
WITH_THAT = LAW.rule("with_that", numbers(None, "119.4"),
    "What is joined by «при этом» happens only if the part before was done fully and was not replaced.")
MAY_PART = LAW.rule("may_part", numbers(None, "119.5"), "A part that one may do can be left out, and the rest goes on.")
OR_ELSE = LAW.rule("or_else", numbers(None, "119.7"),
    "What is joined by «иначе» happens only if the part before was declined or not done fully.")
EFFECT_ENDS = LAW.rule("effect_ends", numbers(None, "120.6"),
    "An effect that lasts under a condition is gone for good once the condition fails.")
AS_FAR_AS_POSSIBLE = LAW.rule("as_far_as_possible", numbers(None, "120.7"), "What can be done only in part is done as far as it goes.")
NOTHING_RECEIVED = LAW.rule("nothing_received", numbers(None, "120.8"),
    "An effect counts as not done when nothing that it was meant for can receive any of it.")
