"""Resolving (608), effects (609-611), layers (613) and copies (707)."""
from __future__ import annotations

from apnap.magic.law.book import LAW

__all__ = [
    "APNAP_ON_RESOLUTION", "AS_LONG_AS", "AS_MUCH_AS_POSSIBLE", "AS_THOUGH", "AURA_RESOLVES", "CAST_DURING_RESOLUTION",
    "CHOICES_ON_RESOLUTION", "CONTINUOUS", "CONTINUOUS_EFFECTS", "COPYING", "COPY_CAST", "COPY_NEW_TARGETS", "COPY_OF_ABILITY",
    "DAMAGE_SOURCE_CHOSEN", "DEFINING_FIRST", "DEPENDENCY", "DURATION", "EACH_PROCESSED", "EFFECT", "EFFECTS_ON_PLAYERS",
    "EFFECTS_ON_RULES", "EFFECT_KEEPS_APPLYING", "INSTRUCTIONS_IN_ORDER", "INTERVENING_CHECK", "KNOWN_BY_COST", "LAST_KNOWN", "LAYERS",
    "LAYER_ABILITIES", "LAYER_COLOUR", "LAYER_CONTROL", "LAYER_COPY", "LAYER_POWER", "LAYER_TEXT", "LAYER_TYPE", "LOCKED_IN",
    "LOOKS_AT_PAST", "NO_PRIORITY_DURING_RESOLUTION", "ONE_SHOT", "PERMANENT_ENTERS", "PERMANENT_RESOLVES", "POWER_SUBLAYERS", "RESOLVE",
    "RESOLVES", "RESOLVES_FULLY", "SPELL_TO_GRAVEYARD", "STATIC_EFFECT", "STATIC_NOT_LOCKED", "TARGETS_CHECKED", "TARGET_GONE",
    "TIMESTAMPS", "UNTIL_EVENT",
]

RESOLVES = LAW.rule("resolves", {"2004-10-01": "~413.1", "2009-07-11": "~608.1", "2011-07-15": "608.1"},
    "After all have passed in turn, the topmost spell or ability resolves.")
RESOLVE = LAW.rule("resolve", {"2004-10-01": "~413.2", "2009-07-11": "~608.2", "2011-07-15": "608.2"},
    "Resolution first checks condition and targets and then follows the text.")
INTERVENING_CHECK = LAW.rule("intervening_check", {"2004-10-01": "~413.2a", "2009-07-11": "~608.2a", "2011-07-15": "608.2a"},
    "A condition between event and effect is asked again on resolution, and if it fails nothing happens.")
TARGETS_CHECKED = LAW.rule("targets_checked", {"2004-10-01": "~413.2a", "2009-07-11": "~608.2b", "2011-07-15": "608.2b"},
    "What has targets does nothing when all of them have become illegal, and leaves the illegal ones alone otherwise.",
    refusal="every target of {object} has become illegal")
TARGET_GONE = LAW.rule("target_gone", {"2004-10-01": "~413.2a", "2009-07-11": "~608.2b", "2011-07-15": "608.2b"},
    "A target that has left its zone is illegal, and so is one that no longer fits.",
    refusal="{target} is no longer a legal target of {object}")
INSTRUCTIONS_IN_ORDER = LAW.rule("instructions_in_order", {"2004-10-01": "~413.2b", "2009-07-11": "~608.2c", "2011-07-15": "608.2c"},
    "Instructions are carried out as they stand, though later words may change the sense of earlier ones.")
CHOICES_ON_RESOLUTION = LAW.rule("choices_on_resolution", {"2004-10-01": "~413.2c", "2009-07-11": "~608.2d", "2011-07-15": "608.2d"},
    "Choices that were not due at the announcement are made on resolution, and never for the impossible.",
    refusal="{player} cannot choose what is illegal or impossible")
APNAP_ON_RESOLUTION = LAW.rule("apnap_on_resolution", {"2009-07-11": "~608.2e", "2011-07-15": "608.2e"},
    "Each step of an effect that concerns several players is chosen in turn order and then done at once.")
EACH_PROCESSED = LAW.rule("each_processed", {"2021-07-12": "~608.2f", "2022-04-29": "608.2f"},
    "What is done to many is done to all of them together where that can be.")
CAST_DURING_RESOLUTION = LAW.rule(
    "cast_during_resolution", {"2004-10-01": "~413.2e", "2009-07-11": "~608.2f", "2011-07-15": "608.2f", "2021-04-19": "608.2g"},
    "A cast that an effect allows happens during the resolution itself, without anyone having priority.",
    refusal="{object} can be cast only while {ability} resolves",
)
NO_PRIORITY_DURING_RESOLUTION = LAW.rule(
    "no_priority_during_resolution", {"2009-07-11": "~116.2e", "2011-07-15": "116.2e", "2019-07-12": "117.2e"},
    "While something resolves nobody has priority.",
    refusal="nobody has priority while {object} resolves",
)
LAST_KNOWN = LAW.rule("last_known", {"2004-10-01": "~413.2f", "2009-07-11": "~608.2g", "2011-07-15": "608.2g", "2021-04-19": "608.2h"},
    "An effect asks for facts once, when it applies, and takes an object that is gone as it last was.")
LOOKS_AT_PAST = LAW.rule("looks_at_past", {"2021-07-12": "~609.8", "2022-04-29": "609.8", "2024-11-15": "~609.8", "2026-04-17": "608.2i"},
    "An effect that asks about the past does not need its objects to be there still.")
KNOWN_BY_COST = LAW.rule(
    "known_by_cost",
    {
        "2004-10-01": "~413.2g", "2009-07-11": "~608.2i", "2011-07-15": "608.2i", "2018-04-27": "~608.2i", "2021-07-12": "~608.2j",
        "2022-04-29": "608.2j", "2024-11-15": "~608.2j", "2026-04-17": "608.2k",
    },
    "An object named by the cost or the trigger stays meant even if its traits have changed.",
)
RESOLVES_FULLY = LAW.rule(
    "resolves_fully",
    {
        "2009-07-11": "~608.2j", "2011-07-15": "608.2j", "2018-04-27": "~608.2j", "2021-07-12": "~608.2k", "2022-04-29": "608.2k",
        "2024-11-15": "~608.2k", "2026-04-17": "608.2m",
    },
    "What leaves the stack in the middle of its resolution is carried out to the end.",
)
SPELL_TO_GRAVEYARD = LAW.rule(
    "spell_to_graveyard",
    {
        "2004-10-01": "~413.2h", "2009-07-11": "~608.2k", "2011-07-15": "608.2k", "2018-04-27": "~608.2k", "2021-07-12": "~608.2m",
        "2022-04-29": "608.2m", "2024-11-15": "~608.2m", "2026-04-17": "608.2n",
    },
    "Last of all, an instant or sorcery goes to its owner's graveyard and an ability is gone.",
)
PERMANENT_RESOLVES = LAW.rule("permanent_resolves", {"2004-10-01": "~413.3", "2009-07-11": "~608.3", "2011-07-15": "608.3"},
    "A spell that is to be a permanent enters the battlefield when it resolves.")
PERMANENT_ENTERS = LAW.rule(
    "permanent_enters",
    {"2004-10-01": "~413.3", "2009-07-11": "~608.3", "2011-07-15": "608.3", "2024-11-15": "~608.3", "2026-04-17": "608.3a"},
    "A resolving permanent spell without a target enters under the control of whoever controls the spell.",
)
AURA_RESOLVES = LAW.rule(
    "aura_resolves", {"2009-07-11": "~608.3a", "2011-07-15": "608.3a", "2024-11-15": "~608.3a", "2026-04-17": "608.3c"},
    "An Aura spell enters attached to what it targeted.",
)
EFFECT = LAW.rule("effect", {"2004-10-01": "~416.1", "2009-07-11": "609.1"}, "An effect is what a spell or ability brings about.")
AS_MUCH_AS_POSSIBLE = LAW.rule("as_much_as_possible", {"2004-10-01": "~416.3", "2009-07-11": "609.3"},
    "Where not all of an effect can be done, what can be done is.")
AS_THOUGH = LAW.rule("as_though", {"2009-07-11": "~609.4", "2011-07-15": "609.4"},
    "Permission to act as though something were so holds for that action and for nothing else.")
DAMAGE_SOURCE_CHOSEN = LAW.rule("damage_source_chosen", {"2009-07-11": "~609.7a", "2011-07-15": "609.7a"},
    "A source of damage is picked from the objects that exist or are spoken of when the effect asks.",
    refusal="{object} cannot be chosen as a source of damage")
ONE_SHOT = LAW.rule("one_shot", {"2004-10-01": "~417.1", "2009-07-11": "~610.1", "2011-07-15": "610.1"},
    "A one-shot effect happens once and is over.")
UNTIL_EVENT = LAW.rule("until_event", {"2015-07-17": "~610.3", "2017-09-25": "610.3"},
    "What is moved until something happens comes back right after it happened.")
CONTINUOUS_EFFECTS = LAW.rule("continuous_effects", {"2004-10-01": "~418.1", "2009-07-11": "~611.1", "2011-07-15": "611.1"},
    "A continuous effect changes objects, players or rules for some length of time.")
CONTINUOUS = LAW.rule("continuous", {"2004-10-01": "~418.3", "2009-07-11": "~611.2", "2011-07-15": "611.2"},
    "A resolved spell or ability can leave a continuous effect behind.")
DURATION = LAW.rule("duration", {"2004-10-01": "~418.3a", "2009-07-11": "~611.2a", "2011-07-15": "611.2a"},
    "An effect left behind lasts for its stated time, or for the rest of the game if it states none.")
AS_LONG_AS = LAW.rule("as_long_as", {"2009-07-11": "~611.2b", "2011-07-15": "611.2b"},
    "A duration that is over before it begins, or never begins, makes the effect do nothing.")
LOCKED_IN = LAW.rule("locked_in", {"2004-10-01": "~418.3b", "2009-07-11": "~611.2c", "2011-07-15": "611.2c"},
    "What a resolved effect changes traits or control of is settled when it begins, and nothing joins later.")
STATIC_EFFECT = LAW.rule("static_effect", {"2004-10-01": "~418.4", "2009-07-11": "~611.3", "2011-07-15": "611.3"},
    "Static abilities make continuous effects too.")
STATIC_NOT_LOCKED = LAW.rule("static_not_locked", {"2004-10-01": "~418.4a", "2009-07-11": "~611.3a", "2011-07-15": "611.3a"},
    "A static ability's effect covers at each moment whatever it then describes.")
LAYERS = LAW.rule("layers", {"2004-10-01": "~418.5", "2009-07-11": "~613.1", "2011-07-15": "613.1"},
    "An object's traits are found by applying the effects on it layer after layer.")
LAYER_COPY = LAW.rule("layer_copy", {"2004-10-01": "~418.5a", "2009-07-11": "~613.1a", "2011-07-15": "613.1a"},
    "Layer one holds what changes copiable values.")
LAYER_CONTROL = LAW.rule("layer_control", {"2004-10-01": "~418.5a", "2009-07-11": "~613.1b", "2011-07-15": "613.1b"},
    "Layer two holds changes of control.")
LAYER_TEXT = LAW.rule("layer_text", {"2004-10-01": "~418.5a", "2009-07-11": "~613.1c", "2011-07-15": "613.1c"},
    "Layer three holds changes of text.")
LAYER_TYPE = LAW.rule("layer_type", {"2004-10-01": "~418.5a", "2009-07-11": "~613.1d", "2011-07-15": "613.1d"},
    "Layer four holds changes of types and supertypes.")
LAYER_COLOUR = LAW.rule("layer_colour", {"2004-10-01": "~418.5a", "2009-07-11": "~613.1e", "2011-07-15": "613.1e"},
    "Layer five holds changes of colour.")
LAYER_ABILITIES = LAW.rule("layer_abilities", {"2004-10-01": "~418.5a", "2009-07-11": "~613.1f", "2011-07-15": "613.1f"},
    "Layer six adds abilities and takes them away.")
LAYER_POWER = LAW.rule("layer_power", {"2004-10-01": "~418.5a", "2009-07-11": "~613.1g", "2011-07-15": "613.1g"},
    "Layer seven holds changes of power and toughness.")
DEFINING_FIRST = LAW.rule(
    "defining_first",
    {"2009-07-11": "~613.2", "2011-07-15": "613.2", "2018-04-27": "~613.2", "2021-07-12": "~613.3", "2022-04-29": "613.3"},
    "Within a layer, abilities that define a trait come before all else.",
)
POWER_SUBLAYERS = LAW.rule(
    "power_sublayers",
    {"2009-07-11": "~613.3", "2011-07-15": "613.3", "2018-04-27": "~613.3", "2021-07-12": "~613.4", "2022-04-29": "613.4"},
    "In layer seven come defining abilities, then set values, then additions, then switches.",
)
EFFECT_KEEPS_APPLYING = LAW.rule(
    "effect_keeps_applying",
    {"2009-07-11": "~613.5", "2013-02-01": "613.5", "2018-04-27": "~613.5", "2021-07-12": "~613.6", "2022-04-29": "613.6"},
    "An effect that has begun in one layer goes on in the later ones for the same objects.",
)
TIMESTAMPS = LAW.rule(
    "timestamps",
    {
        "2004-10-01": "~418.5b", "2009-07-11": "~613.6", "2011-07-15": "613.6", "2018-04-27": "~613.6", "2021-07-12": "~613.7",
        "2022-04-29": "613.7",
    },
    "Within a layer the older effect comes first.",
)
DEPENDENCY = LAW.rule(
    "dependency",
    {
        "2004-10-01": "~418.5b", "2009-07-11": "~613.7", "2011-07-15": "613.7", "2018-04-27": "~613.7", "2021-07-12": "~613.8",
        "2022-04-29": "613.8",
    },
    "An effect that hangs on another of its layer waits for it, whatever their ages.",
)
EFFECTS_ON_PLAYERS = LAW.rule(
    "effects_on_players",
    {"2009-07-11": "~613.9", "2011-07-15": "613.9", "2018-04-27": "~613.9", "2021-07-12": "~613.10", "2022-04-29": "613.10"},
    "Effects on players are applied by age after all objects have their traits.",
)
EFFECTS_ON_RULES = LAW.rule(
    "effects_on_rules",
    {"2009-07-11": "~613.10", "2011-07-15": "613.10", "2018-04-27": "~613.10", "2021-07-12": "~613.11", "2022-04-29": "613.11"},
    "Effects on the rules of the game come after all others.",
)
COPYING = LAW.rule(
    "copying", {"2004-10-01": "~503.2", "2009-07-11": "~706.2", "2011-07-15": "706.2", "2021-07-12": "~707.2", "2022-04-29": "707.2"},
    "A copy takes over the copiable values, and on the stack also the choices that were made.",
)
COPY_OF_ABILITY = LAW.rule(
    "copy_of_ability",
    {
        "2004-10-01": "~503.10", "2009-07-11": "~706.9", "2011-07-15": "706.9", "2013-02-01": "706.10", "2021-07-12": "~707.10",
        "2022-04-29": "707.10",
    },
    "Putting a copy on the stack is neither casting nor activating.",
)
COPY_NEW_TARGETS = LAW.rule(
    "copy_new_targets",
    {"2009-07-11": "~706.9c", "2011-07-15": "706.9c", "2013-02-01": "706.10c", "2021-07-12": "~707.10c", "2022-04-29": "707.10c"},
    "Where a copy may get new targets, its controller may also leave old ones as they are.",
)
COPY_CAST = LAW.rule(
    "copy_cast",
    {"2009-07-11": "~706.11", "2011-07-15": "706.11", "2013-02-01": "706.12", "2021-07-12": "~707.12", "2022-04-29": "707.12"},
    "A copy of a card that is to be cast is made where the card is and cast from there.",
)
