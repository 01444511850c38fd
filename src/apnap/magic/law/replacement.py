"""Replacement and prevention (614-616), and what cannot happen (614.17)."""
from __future__ import annotations

from apnap.magic.law.book import LAW

__all__ = [
    "ANY_REPLACEMENT", "CANT_BE_REPLACED", "CANT_ENTER", "CANT_HAPPEN", "CANT_PAY_PROHIBITED", "CONTROL_REPLACEMENT_FIRST",
    "COPY_REPLACEMENT_FIRST", "DRAW_REPLACED", "ENTERING_CHOICE", "ENTERING_LOOKAHEAD", "ENTERS_TAPPED", "ENTERS_WITH", "INSTEAD",
    "PREVENTION", "PREVENTION_BEFOREHAND", "PREVENTION_SHIELD", "REDIRECTION", "REGENERATION_REPLACES", "REPLACED_NEVER_HAPPENS",
    "REPLACEMENT", "REPLACEMENT_BEFOREHAND", "REPLACEMENT_CHOICE", "REPLACEMENT_LATER", "REPLACEMENT_ONCE", "REPLACEMENT_REPEATS",
    "SELF_REPLACEMENT", "SELF_REPLACEMENT_FIRST", "SKIP", "SKIPPING", "TURNED_UP_REPLACEMENT", "UNPREVENTABLE",
]

REPLACEMENT = LAW.rule("replacement", {"2004-10-01": "~419.1", "2009-07-11": "~614.1", "2011-07-15": "614.1"},
    "A replacement effect waits for an event and puts something else in its place.")
INSTEAD = LAW.rule("instead", {"2004-10-01": "~419.1a", "2009-07-11": "~614.1a", "2011-07-15": "614.1a"},
    "The word instead marks a replacement.")
SKIP = LAW.rule("skip", {"2004-10-01": "~419.1b", "2009-07-11": "~614.1b", "2011-07-15": "614.1b"},
    "The word skip marks a replacement by nothing.")
ENTERS_WITH = LAW.rule("enters_with", {"2004-10-01": "~419.1c", "2009-07-11": "~614.1c", "2011-07-15": "614.1c"},
    "Words about what a permanent enters with or as are a replacement of its entering.")
ENTERS_TAPPED = LAW.rule("enters_tapped", {"2004-10-01": "~419.1d", "2009-07-11": "~614.1d", "2011-07-15": "614.1d"},
    "Words that make objects enter in some way, tapped for example, are a replacement of their entering.")
TURNED_UP_REPLACEMENT = LAW.rule("turned_up_replacement", {"2009-07-11": "~614.1e", "2011-07-15": "614.1e"},
    "Words about what happens as a permanent turns face up are a replacement.")
REPLACEMENT_BEFOREHAND = LAW.rule("replacement_beforehand", {"2004-10-01": "~419.3", "2009-07-11": "~614.4", "2011-07-15": "614.4"},
    "Only an effect that is there ahead of an event can replace it.")
REPLACEMENT_ONCE = LAW.rule("replacement_once", {"2004-10-01": "~419.6b", "2009-07-11": "~614.5", "2011-07-15": "614.5"},
    "To one event and what becomes of it, a replacement applies once.")
REPLACED_NEVER_HAPPENS = LAW.rule("replaced_never_happens", {"2004-10-01": "~419.6a", "2009-07-11": "~614.6", "2011-07-15": "614.6"},
    "The replaced event never takes place, and the new one may trigger abilities.")
REGENERATION_REPLACES = LAW.rule("regeneration_replaces", {"2004-10-01": "~419.6d", "2009-07-11": "~614.8", "2011-07-15": "614.8"},
    "Regeneration is a replacement of destruction.")
REDIRECTION = LAW.rule("redirection", {"2009-07-11": "~614.9", "2011-07-15": "614.9"},
    "An effect may turn damage from one recipient to another that can be dealt damage.")
SKIPPING = LAW.rule("skipping", {"2004-10-01": "~419.5", "2009-07-11": "~614.10", "2011-07-15": "614.10"},
    "Whoever skips a step, phase or turn passes over it as if it were not there.")
DRAW_REPLACED = LAW.rule("draw_replaced", {"2004-10-01": "~419.7", "2009-07-11": "~614.11", "2011-07-15": "614.11"},
    "A draw can be replaced even with an empty library.")
ENTERING_LOOKAHEAD = LAW.rule("entering_lookahead", {"2009-07-11": "~614.12", "2011-07-15": "614.12"},
    "To find what changes its entering, a permanent is looked at as it would be on the battlefield.")
ENTERING_CHOICE = LAW.rule("entering_choice", {"2013-02-01": "614.12a"}, "Choices about how a permanent enters are made before it does.")
SELF_REPLACEMENT = LAW.rule("self_replacement", {"2004-10-01": "~419.6c", "2009-07-11": "~614.15", "2011-07-15": "614.15"},
    "A spell or ability that replaces a part of its own effect goes before the other replacements.")
CANT_HAPPEN = LAW.rule("cant_happen", {"2015-07-17": "~614.17", "2017-09-25": "614.17"},
    "What cannot happen does not, and this is no replacement.",
    refusal="{source} says that this cannot happen")
CANT_PAY_PROHIBITED = LAW.rule("cant_pay_prohibited", {"2015-07-17": "~614.17b", "2017-09-25": "614.17b"},
    "A cost that contains something that cannot happen cannot be paid.",
    refusal="{source} says that {player} cannot do what {cost} asks for")
CANT_BE_REPLACED = LAW.rule("cant_be_replaced", {"2015-07-17": "~614.17c", "2017-09-25": "614.17c"},
    "What cannot happen is open to no replacement but those of the very spell or ability.")
CANT_ENTER = LAW.rule("cant_enter", {"2015-07-17": "~614.17d", "2017-09-25": "614.17d"},
    "An object that may not enter the battlefield stays where it is.",
    refusal="{object} cannot enter the battlefield")
PREVENTION = LAW.rule("prevention", {"2004-10-01": "~419.1", "2009-07-11": "~615.1", "2011-07-15": "615.1"},
    "A prevention effect waits for damage and takes all or some of it away.")
PREVENTION_BEFOREHAND = LAW.rule("prevention_beforehand", {"2004-10-01": "~419.3", "2009-07-11": "~615.4", "2011-07-15": "615.4"},
    "Only an effect that is there ahead of the damage can prevent it.")
PREVENTION_SHIELD = LAW.rule("prevention_shield", {"2009-07-11": "~615.7", "2011-07-15": "615.7"},
    "A shield against an amount of damage shrinks by what it prevents until nothing is left.")
UNPREVENTABLE = LAW.rule(
    "unpreventable", {"2009-07-11": "~615.11", "2011-07-15": "615.11", "2015-07-17": "~615.11", "2017-09-25": "615.12"},
    "Prevention applies to unpreventable damage without preventing any.",
)
REPLACEMENT_CHOICE = LAW.rule("replacement_choice", {"2004-10-01": "419.9a", "2009-07-11": "~616.1", "2011-07-15": "616.1"},
    "Where several replacements or preventions fit, the player concerned says which applies next, within fixed ranks.")
SELF_REPLACEMENT_FIRST = LAW.rule("self_replacement_first", {"2004-10-01": "~419.9a", "2009-07-11": "~616.1a", "2011-07-15": "616.1a"},
    "A replacement of its own effect must be picked ahead of others.")
CONTROL_REPLACEMENT_FIRST = LAW.rule("control_replacement_first", {"2009-07-11": "~616.1b", "2011-07-15": "616.1b"},
    "Next come those that settle who will control an entering object.")
COPY_REPLACEMENT_FIRST = LAW.rule("copy_replacement_first", {"2013-02-01": "616.1c"},
    "Next come those that make an entering object a copy.")
ANY_REPLACEMENT = LAW.rule(
    "any_replacement",
    {
        "2004-10-01": "~419.9a", "2009-07-11": "~616.1c", "2011-07-15": "616.1c", "2013-02-01": "616.1d", "2021-07-12": "~616.1e",
        "2022-04-29": "616.1e",
    },
    "When no rank is left, any that fits may be picked.",
)
REPLACEMENT_REPEATS = LAW.rule(
    "replacement_repeats",
    {
        "2004-10-01": "~419.9a", "2009-07-11": "~616.1d", "2011-07-15": "616.1d", "2013-02-01": "616.1e", "2021-07-12": "~616.1f",
        "2022-04-29": "616.1f",
    },
    "One after another they are applied until none fits.",
)
REPLACEMENT_LATER = LAW.rule("replacement_later", {"2004-10-01": "~419.9b", "2009-07-11": "~616.2", "2011-07-15": "616.2"},
    "A replacement may come to fit an event only because another one changed it.")
