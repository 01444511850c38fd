"""The golden rules and objects (101, 108-110, 120, 122, 2xx), and the types (3xx)."""
from __future__ import annotations

from apnap.magic.law.book import LAW

__all__ = [
    "ARTIFACT_CAST", "AS_MUCH_AS_POSSIBLE_INSTRUCTION", "AURA_ATTACH", "AURA_CONTROL", "AURA_NOWHERE", "AURA_PUT", "AURA_TARGET",
    "BASIC_LAND_TYPES", "BASIC_TYPE_SET", "BATTLE_CAST", "BATTLE_DAMAGE", "CARD_BEATS_RULES", "CARD_OWNER", "CHARACTERISTICS",
    "CLASS_LEVEL", "COLOUR", "CONTROLLER_OF_OBJECT", "COUNTERS", "COUNTERS_LOST", "COUNTERS_MOVED", "COUNTERS_POWER", "CREATURE_CAST",
    "DAMAGE", "DAMAGE_INFECT", "DAMAGE_LIFELINK", "DAMAGE_MARKED", "DAMAGE_STAYS", "DAMAGE_TO_PLANESWALKER", "DAMAGE_TO_PLAYER",
    "DAMAGE_WITHER", "DAMAGE_ZERO", "DOUBLE_FACED", "EMBLEM", "ENCHANTMENT_CAST", "EQUIPMENT_CREATURE", "EQUIPMENT_ITSELF",
    "EQUIP_CONTROL", "FACE_DOWN", "FACE_DOWN_CAST", "FACE_DOWN_REVEALED", "FACE_UP", "FLIPPED", "GOLDEN_CANT_BEATS_CAN", "INSTANT_CAST",
    "INSTANT_NOT_ENTERING", "INSTANT_TIMING", "INTRINSIC", "KINDRED_CAST", "LAND_COMPARED", "LAND_NEVER_SPELL", "LAND_NUMBER",
    "LAND_ONE_A_TURN", "LAND_OTHER_TURN", "LAND_PUT", "LAND_TIMING", "LEVELER", "MANA_COST", "MANA_VALUE", "MANA_VALUE_HYBRID",
    "MANA_VALUE_STACK_ABILITY", "MANA_VALUE_X", "NAME", "OBJECT", "PERMANENT", "PLANESWALKER_CAST", "SAGA_CHAPTERS", "SICK_CREATURE",
    "SORCERY_CAST", "SORCERY_NOT_ENTERING", "SORCERY_TIMING", "SPELL", "STATUS", "SUPERTYPE_LEGENDARY", "TOKEN", "YOU_ON_OBJECT",
]

CARD_BEATS_RULES = LAW.rule("card_beats_rules", {"2004-10-01": "~103.1", "2009-07-11": "~101.1", "2011-07-15": "101.1"},
    "A card that contradicts the rules is right, for just that case.")
GOLDEN_CANT_BEATS_CAN = LAW.rule("golden_cant_beats_can", {"2004-10-01": "~103.2", "2009-07-11": "~101.2", "2011-07-15": "101.2"},
    "Of a permission and a prohibition, the prohibition wins.",
    refusal="{source} says that it cannot be done")
AS_MUCH_AS_POSSIBLE_INSTRUCTION = LAW.rule(
    "as_much_as_possible_instruction", {"2004-10-01": "~103.3", "2009-07-11": "~101.3", "2011-07-15": "101.3"},
    "The impossible part of an instruction is passed over.",
)
CARD_OWNER = LAW.rule("card_owner", {"2009-07-11": "~108.3", "2011-07-15": "108.3"},
    "Whoever began the game with a card in their deck owns it.",
    refusal="{player} does not own {object}")
OBJECT = LAW.rule("object", {"2004-10-01": "~200.1", "2009-07-11": "~109.1", "2011-07-15": "109.1"},
    "Cards, copies, tokens, spells, permanents, emblems and abilities on the stack are objects.")
CHARACTERISTICS = LAW.rule("characteristics", {"2004-10-01": "~201.3", "2009-07-11": "~109.3", "2011-07-15": "109.3"},
    "Name, cost, colour, types, text, power and the like make up the traits of an object.")
CONTROLLER_OF_OBJECT = LAW.rule("controller_of_object", {"2009-07-11": "~109.4", "2011-07-15": "109.4"},
    "Objects on the battlefield and the stack have controllers, and others have none.",
    refusal="{player} does not control {object}")
YOU_ON_OBJECT = LAW.rule("you_on_object", {"2004-10-01": "~200.2", "2009-07-11": "~109.5", "2011-07-15": "109.5"},
    "You on an object is its controller, or who is about to be that, or the owner where there is none.")
PERMANENT = LAW.rule("permanent", {"2004-10-01": "~214.1", "2009-07-11": "~110.1", "2011-07-15": "110.1"},
    "Whatever card or token is on the battlefield is a permanent.",
    refusal="{object} is not a permanent")
STATUS = LAW.rule(
    "status", {"2009-07-11": "~110.6", "2011-07-15": "110.6", "2018-04-27": "~110.6", "2021-07-12": "~110.5", "2022-04-29": "110.5"},
    "A permanent is tapped or not, flipped or not, face up or down, phased in or out.",
)
TOKEN = LAW.rule("token", {"2004-10-01": "~216.1", "2009-07-11": "~110.5", "2011-07-15": "110.5", "2019-07-12": "111.1"},
    "A token stands for a permanent that no card stands for.")
SPELL = LAW.rule("spell", {"2004-10-01": "~213.1", "2009-07-11": "~111.1", "2011-07-15": "111.1", "2019-07-12": "112.1"},
    "A card or copy on the stack is a spell.",
    refusal="{object} is not a spell")
EMBLEM = LAW.rule("emblem", {"2010-10-01": "~113.1", "2011-07-15": "113.1", "2019-07-12": "114.1"},
    "An emblem is a mark in the command zone that bears abilities.")
DAMAGE = LAW.rule("damage", {"2009-07-11": "~119.3", "2011-07-15": "119.3", "2019-07-12": "120.3"},
    "What damage does follows from who deals it and who is dealt it.")
DAMAGE_TO_PLAYER = LAW.rule("damage_to_player", {"2009-07-11": "~119.3a", "2011-07-15": "119.3a", "2019-07-12": "120.3a"},
    "Damage costs a player life.")
DAMAGE_INFECT = LAW.rule("damage_infect", {"2009-07-11": "~119.3b", "2011-07-15": "119.3b", "2019-07-12": "120.3b"},
    "Damage with infect gives a player poison.")
DAMAGE_TO_PLANESWALKER = LAW.rule("damage_to_planeswalker", {"2009-07-11": "~119.3c", "2011-07-15": "119.3c", "2019-07-12": "120.3c"},
    "Damage costs a planeswalker loyalty.")
DAMAGE_WITHER = LAW.rule("damage_wither", {"2009-07-11": "~119.3d", "2011-07-15": "119.3d", "2019-07-12": "120.3d"},
    "Damage with wither or infect gives a creature -1/-1 counters.")
DAMAGE_MARKED = LAW.rule("damage_marked", {"2009-07-11": "~119.3e", "2011-07-15": "119.3e", "2019-07-12": "120.3e"},
    "Ordinary damage is marked on a creature.")
DAMAGE_LIFELINK = LAW.rule("damage_lifelink", {"2009-07-11": "~119.3f", "2011-07-15": "119.3f", "2019-07-12": "120.3f"},
    "Damage with lifelink gains life besides.")
DAMAGE_STAYS = LAW.rule("damage_stays", {"2009-07-11": "~119.6", "2011-07-15": "119.6", "2019-07-12": "120.6"},
    "Marked damage stays until cleanup.")
DAMAGE_ZERO = LAW.rule("damage_zero", {"2009-07-11": "~119.8", "2011-07-15": "119.8", "2019-07-12": "120.8"},
    "Damage of nothing is no damage.")
COUNTERS = LAW.rule("counters", {"2009-07-11": "~121.1", "2011-07-15": "121.1", "2019-07-12": "122.1"},
    "Counters are marks on objects and players that mean something to rules and effects.")
COUNTERS_POWER = LAW.rule("counters_power", {"2009-07-11": "~121.1a", "2011-07-15": "121.1a", "2019-07-12": "122.1a"},
    "Counters of plus or minus numbers change power and toughness.")
COUNTERS_LOST = LAW.rule("counters_lost", {"2009-07-11": "~121.2", "2011-07-15": "121.2", "2019-07-12": "122.2"},
    "An object that changes zones is without its counters.")
COUNTERS_MOVED = LAW.rule("counters_moved", {"2009-07-11": "~121.5", "2011-07-15": "121.5", "2019-07-12": "122.5"},
    "Moving a counter needs both an object that has it and another that can take it.",
    refusal="no counter can be moved from {object} to {target}")
NAME = LAW.rule("name", {"2009-07-11": "~201.2", "2011-07-15": "201.2"}, "Objects of one name are alike in name whatever else they are.")
MANA_COST = LAW.rule("mana_cost", {"2004-10-01": "~203.1", "2009-07-11": "~202.1", "2011-07-15": "202.1"},
    "The mana cost of a card is printed in its corner.")
COLOUR = LAW.rule("colour", {"2004-10-01": "~203.2", "2009-07-11": "~202.2", "2011-07-15": "202.2"},
    "An object has the colours of the symbols in its mana cost.")
MANA_VALUE = LAW.rule("mana_value", {"2004-10-01": "~203.3", "2009-07-11": "~202.3", "2011-07-15": "202.3"},
    "The mana value is the amount of mana in a mana cost.")
MANA_VALUE_STACK_ABILITY = LAW.rule(
    "mana_value_stack_ability", {"2004-10-01": "~203.3a", "2009-07-11": "~202.3a", "2011-07-15": "202.3a"},
    "What has no mana cost, such as an ability on the stack, has a mana value of nothing.",
)
MANA_VALUE_X = LAW.rule(
    "mana_value_x",
    {
        "2009-07-11": "~202.3b", "2011-07-15": "202.3b", "2015-07-17": "~202.3b", "2017-09-25": "202.3d", "2018-04-27": "~202.3d",
        "2021-07-12": "~202.3e", "2022-04-29": "202.3e",
    },
    "X counts for mana value only on the stack, and there as announced.",
)
MANA_VALUE_HYBRID = LAW.rule(
    "mana_value_hybrid",
    {
        "2009-07-11": "~202.3c", "2011-07-15": "202.3c", "2015-07-17": "~202.3c", "2017-09-25": "202.3e", "2018-04-27": "~202.3e",
        "2021-07-12": "~202.3f", "2022-04-29": "202.3f",
    },
    "For mana value a hybrid symbol counts with its larger half.",
)
SUPERTYPE_LEGENDARY = LAW.rule(
    "supertype_legendary", {"2004-10-01": "~212.1f", "2009-07-11": "~204.4d", "2011-07-15": "204.4d", "2013-02-01": "205.4d"},
    "Legendary permanents are subject to the legend rule.",
)
ARTIFACT_CAST = LAW.rule("artifact_cast", {"2004-10-01": "~212.2a", "2009-07-11": "~301.1", "2011-07-15": "301.1"},
    "An artifact spell is for one's own main phase, with priority and an empty stack.",
    refusal="{object} may be cast only in {player}'s own main phase, with priority and an empty stack")
EQUIPMENT_CREATURE = LAW.rule("equipment_creature", {"2004-10-01": "~212.2i", "2009-07-11": "~301.5", "2011-07-15": "301.5"},
    "Equipment sits on creatures.",
    refusal="{target} is not a creature")
EQUIPMENT_ITSELF = LAW.rule("equipment_itself", {"2009-07-11": "~301.5c", "2011-07-15": "301.5c"},
    "An Equipment that is a creature equips nothing, and none equips itself.",
    refusal="{object} cannot equip {target}")
EQUIP_CONTROL = LAW.rule("equip_control", {"2009-07-11": "~301.5d", "2011-07-15": "301.5d"},
    "The Equipment has its own controller, who alone activates its abilities.",
    refusal="whoever controls {target} does not control {object} for that")
CREATURE_CAST = LAW.rule("creature_cast", {"2004-10-01": "~212.3a", "2009-07-11": "~302.1", "2011-07-15": "302.1"},
    "A creature spell is for one's own main phase, with priority and an empty stack.",
    refusal="{object} may be cast only in {player}'s own main phase, with priority and an empty stack")
SICK_CREATURE = LAW.rule("sick_creature", {"2004-10-01": "~212.3d", "2009-07-11": "302.6"},
    "A creature that came under its controller since their turn began neither attacks nor pays with the tap or untap symbol.",
    refusal="{object} is a creature that came under the control of {player} since then")
ENCHANTMENT_CAST = LAW.rule("enchantment_cast", {"2004-10-01": "~212.4a", "2009-07-11": "~303.1", "2011-07-15": "303.1"},
    "An enchantment spell is for one's own main phase, with priority and an empty stack.",
    refusal="{object} may be cast only in {player}'s own main phase, with priority and an empty stack")
AURA_ATTACH = LAW.rule("aura_attach", {"2004-10-01": "~212.4d", "2009-07-11": "~303.4", "2011-07-15": "303.4"},
    "An Aura enters attached to what its enchant ability allows.",
    refusal="{object} cannot be attached to {target}")
AURA_TARGET = LAW.rule("aura_target", {"2004-10-01": "~212.4e", "2009-07-11": "~303.4a", "2011-07-15": "303.4a"},
    "An Aura spell has a target, set by its enchant ability.",
    refusal="{target} is not what {object} may enchant")
AURA_CONTROL = LAW.rule("aura_control", {"2004-10-01": "~212.4h", "2009-07-11": "~303.4e", "2011-07-15": "303.4e"},
    "The Aura has its own controller, who alone activates its abilities.",
    refusal="{player} does not control {object}")
AURA_PUT = LAW.rule("aura_put", {"2004-10-01": "~212.4j", "2009-07-11": "~303.4f", "2011-07-15": "303.4f"},
    "Whoever puts an Aura onto the battlefield otherwise chooses what it enchants.")
AURA_NOWHERE = LAW.rule("aura_nowhere", {"2004-10-01": "~212.4j", "2009-07-11": "~303.4g", "2011-07-15": "303.4g"},
    "An Aura with nothing to enchant stays where it is.",
    refusal="there is nothing that {object} can enchant")
INSTANT_CAST = LAW.rule("instant_cast", {"2004-10-01": "~212.5a", "2009-07-11": "~304.1", "2011-07-15": "304.1"},
    "An instant is cast with priority.",
    refusal="{player} does not have priority to cast {object}")
INSTANT_NOT_ENTERING = LAW.rule("instant_not_entering", {"2004-10-01": "~212.5e", "2009-07-11": "~304.4", "2011-07-15": "304.4"},
    "Instants do not enter the battlefield.",
    refusal="{object} is an instant")
INSTANT_TIMING = LAW.rule("instant_timing", {"2004-10-01": "~212.5f", "2009-07-11": "304.5"},
    "When one might cast an instant means simply with priority.",
    refusal="{player} does not have priority")
LAND_TIMING = LAW.rule("land_timing", {"2004-10-01": "~212.6a", "2009-07-11": "~305.1", "2011-07-15": "305.1"},
    "A land is played by a player with priority in their own main phase on an empty stack, and not cast.",
    refusal="{object} may be played only in {player}'s own main phase, with priority and an empty stack")
LAND_NUMBER = LAW.rule("land_number", {"2004-10-01": "~212.6b", "2009-07-11": "~305.2", "2011-07-15": "305.2"},
    "The number of lands to play in a turn is one, and effects may raise it.")
LAND_COMPARED = LAW.rule("land_compared", {"2013-07-13": "~305.2a", "2017-09-25": "305.2a"},
    "What was played this turn is held against what may be played.")
LAND_ONE_A_TURN = LAW.rule(
    "land_one_a_turn", {"2009-07-11": "~305.3", "2011-07-15": "305.3", "2015-07-17": "~305.3", "2017-09-25": "305.2b"},
    "Whoever has played as many lands as they may plays no more, whatever an effect says.",
    refusal="{player} has played {amount} of the {needed} lands of this turn",
)
LAND_OTHER_TURN = LAW.rule("land_other_turn", {"2009-07-11": "~305.3", "2011-07-15": "305.3"},
    "Lands are played in one's own turn, whatever an effect says.",
    refusal="it is not {player}'s turn")
LAND_PUT = LAW.rule("land_put", {"2004-10-01": "~212.6c", "2009-07-11": "~305.4", "2011-07-15": "305.4"},
    "Putting a land onto the battlefield is not playing it.")
BASIC_LAND_TYPES = LAW.rule("basic_land_types", {"2004-10-01": "~212.6e", "2009-07-11": "~305.6", "2011-07-15": "305.6"},
    "Plains, Island, Swamp, Mountain and Forest are the basic land types, and each brings its mana ability to a land.")
INTRINSIC = LAW.rule("intrinsic", {"2004-10-01": "~212.6e", "2009-07-11": "~305.6", "2011-07-15": "305.6"},
    "What a basic land type lets a land do is an activated ability, though its text box need not say so.")
BASIC_TYPE_SET = LAW.rule("basic_type_set", {"2004-10-01": "~212.6f", "2009-07-11": "~305.7", "2011-07-15": "305.7"},
    "A land set to a basic type loses its other types and its printed abilities.")
LAND_NEVER_SPELL = LAW.rule("land_never_spell", {"2004-10-01": "~212.6a", "2009-07-11": "~305.9", "2011-07-15": "305.9"},
    "What is a land among other things is never cast.",
    refusal="{object} is a land and cannot be cast")
PLANESWALKER_CAST = LAW.rule("planeswalker_cast", {"2007-10-12": "~212.9", "2009-07-11": "~306.1", "2011-07-15": "306.1"},
    "A planeswalker spell is for one's own main phase, with priority and an empty stack.",
    refusal="{object} may be cast only in {player}'s own main phase, with priority and an empty stack")
SORCERY_CAST = LAW.rule("sorcery_cast", {"2004-10-01": "~212.7a", "2009-07-11": "~307.1", "2011-07-15": "307.1"},
    "A sorcery is for one's own main phase, with priority and an empty stack.",
    refusal="{object} may be cast only in {player}'s own main phase, with priority and an empty stack")
SORCERY_NOT_ENTERING = LAW.rule("sorcery_not_entering", {"2004-10-01": "~212.7e", "2009-07-11": "~307.4", "2011-07-15": "307.4"},
    "Sorceries do not enter the battlefield.",
    refusal="{object} is a sorcery")
SORCERY_TIMING = LAW.rule("sorcery_timing", {"2004-10-01": "~212.7f", "2009-07-11": "307.5"},
    "When one might cast a sorcery means with priority, in one's own main phase, with an empty stack.",
    refusal="that may be done only in {player}'s own main phase, with priority and an empty stack")
KINDRED_CAST = LAW.rule("kindred_cast", {"2009-07-11": "~308.1", "2011-07-15": "308.1"},
    "A kindred card is cast at the time of its other type.",
    refusal="{object} follows the timing of its other type")
BATTLE_CAST = LAW.rule("battle_cast", {"2023-04-21": "~310.1", "2026-04-17": "310.1"},
    "A battle spell is for one's own main phase, with priority and an empty stack.",
    refusal="{object} may be cast only in {player}'s own main phase, with priority and an empty stack")
BATTLE_DAMAGE = LAW.rule("battle_damage", {"2023-04-21": "~310.6", "2026-04-17": "310.6"},
    "Damage to a battle takes away defence counters.")
FACE_DOWN = LAW.rule(
    "face_down", {"2004-10-01": "~504.2", "2009-07-11": "~707.2", "2011-07-15": "707.2", "2021-07-12": "~708.2", "2022-04-29": "708.2"},
    "What is face down has no traits but those given by whatever put it so.",
)
FACE_DOWN_CAST = LAW.rule(
    "face_down_cast",
    {"2004-10-01": "~504.4", "2009-07-11": "~707.4", "2011-07-15": "707.4", "2021-07-12": "~708.4", "2022-04-29": "708.4"},
    "A card cast face down is turned before it reaches the stack.",
)
FACE_UP = LAW.rule(
    "face_up", {"2004-10-01": "~504.6", "2009-07-11": "~707.8", "2011-07-15": "707.8", "2021-07-12": "~708.8", "2022-04-29": "708.8"},
    "Turned up, a permanent is again what it is and has not entered anew.",
)
FACE_DOWN_REVEALED = LAW.rule(
    "face_down_revealed",
    {"2004-10-01": "~504.7", "2009-07-11": "~707.9", "2011-07-15": "707.9", "2021-07-12": "~708.9", "2022-04-29": "708.9"},
    "A face-down permanent that leaves is shown to all.",
)
FLIPPED = LAW.rule(
    "flipped", {"2004-10-01": "~508.2", "2009-07-11": "~709.2", "2011-07-15": "709.2", "2021-07-12": "~710.2", "2022-04-29": "710.2"},
    "A flip card that is flipped on the battlefield has the name, text, types, power and toughness of its other half.",
)
LEVELER = LAW.rule("leveler", {"2010-04-23": "~710.2", "2011-07-15": "710.2", "2021-07-12": "711.2"},
    "A level symbol gives a leveler its size and abilities for certain numbers of counters.")
DOUBLE_FACED = LAW.rule("double_faced", {"2011-09-30": "~711.1", "2013-02-01": "711.1", "2021-07-12": "~712.1", "2022-04-29": "712.1"},
    "Double-faced cards have a face on either side.")
SAGA_CHAPTERS = LAW.rule(
    "saga_chapters",
    {
        "2018-04-27": "~714.2", "2018-07-13": "714.2", "2021-07-12": "~715.2", "2022-04-29": "715.2", "2024-11-15": "~714.2",
        "2026-04-17": "714.2",
    },
    "A chapter goes off when the lore counters reach its number.",
)
CLASS_LEVEL = LAW.rule("class_level", {"2021-07-12": "~717.2a", "2022-04-29": "717.2a", "2024-11-15": "~716.2a", "2026-04-17": "716.2a"},
    "A class level is bought, one after another and at the time of a sorcery.",
    refusal="{object} is not at the level below the one that {ability} gives")
