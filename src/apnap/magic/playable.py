"""What was read from a text but can't be played yet: forms that nothing carries out, asks for or watches.

`lacking(form)` names them. Activated abilities and spells with such a form are refused when they are begun (`law.NOT_READ`); static and
triggered abilities become `Unread`, so that every ruling over them is one with reservation.
"""
from __future__ import annotations

from functools import lru_cache
from typing import Any

from apnap.kernel.data import Form
from apnap.magic import costs, effects, layers, triggers, words
from apnap.magic.effects import actions, paying
from apnap.magic.forms import abilities as a
from apnap.magic.forms import effects as e
from apnap.magic.forms import events as t
from apnap.magic.forms import keyworded as k
from apnap.magic.forms import statics as s
from apnap.magic.forms import words as w

WORDS = frozenset({
    w.This, w.Target, w.That, w.Host, w.Each, w.Choose, w.Top, w.You, w.Players, w.AnOpponent, w.ControllerOf, w.OwnerOf, w.ActivePlayer,
    w.Filter, w.PlayerFilter, w.Either, w.Slot, w.X, w.Count, w.Stat, w.CountersOn, w.Plus, w.Times, w.Half, w.ThatMuch, w.Devotion,
    w.SymbolsInCost, w.TimesKicked, w.Compare, w.Is, w.Did, w.Not, w.AllOf, w.AnyOf, w.During, w.WasKicked, w.Several, w.InZone, w.Doer,
    w.Still, e.GenericMana, w.Among, w.CountDone, w.Special, w.Happened, w.Seen,
})
"""The nouns that `apnap.magic.words` and `apnap.magic.choices` read."""
STATICS = frozenset({
    s.Affects, s.CantAttackBlock, s.CantBeBlocked, s.CostsMore, s.CostsAtLeast, s.AdditionalCost, s.AttackTax, s.BlockTax,
    s.AsThoughFlash, s.OnlyAsSorceryFor, s.CantCast, s.CantActivate, s.CantPay, s.CantHaveCounters, s.CantGainLife, s.CantLose,
    s.CantBeCountered, s.CantBeTarget, s.NoMaximumHandSize, s.SkipsStep, s.EntersTapped, s.EntersWithCounters, s.AsEnters, s.EntersUnder,
    s.MoreCounters, s.MoreTokens, s.MoveInstead, s.CantLoseLife, s.MayActivateAsInstant, s.CantCauseSacrifice, s.Rule, s.ExileInstead,
    s.DiscardInstead, s.PreventDamage, s.OpeningHand, s.Enchant, s.OwnAdditionalCost, s.AlternativeCost, s.Kicker, k.Becomes,
    k.MustAttack, k.NoManaCost, k.FaceUpCost, k.Suspend, k.AllModes, k.AsTurnedFaceUp,
})
"""The static abilities that somebody asks for, besides the changes of the layers."""
ABILITIES = frozenset({
    a.Body, a.Modal, a.Activated, a.Triggered, a.Static, a.Spell, a.Keyword, a.Card, a.OnlyAsSorcery, a.OnlyAsInstant, a.OnceEachTurn,
    a.OnlyOnce, a.OnlyIf, a.AnyPlayerMay, a.OnlyPlayers, a.XCantBeZero, a.CostsLess,
})
IDLE: frozenset[Any] = frozenset()
"""Carried out, but nothing asks for what they leave behind yet."""
DURATIONS = (
    "turn", "permanently", "your next turn", "end of your next turn", "untap", "combat", "while tapped", "while controlled",
    "while on the battlefield",
)
PARTLY: dict[type, dict[str, tuple[Any, ...]]] = {
    w.Filter: {
        "chosen": ((), ("type",), ("color",), ("color now",)), "single": (False,),
        "zone": (None, "battlefield", "graveyard", "hand", "library", "exile", "stack", "command",
                 "not battlefield"),
        "kind": ("permanent", "card", "spell", "object", "source", "ability", "activated ability", "triggered ability", "loyalty ability"),
    },
    a.Triggered: {"once": (False,)},
    e.PutOnto: {"counters": ((),)},
    e.ReturnCard: {"transformed": (False,)},
    e.Exile: {"until_leaves": (False,), "face_down": (False,)},
    e.LookAtTop: {"to": ("hand",), "tapped": (False,), "hidden": (False,)},
    e.PlayPermission: {"duration": DURATIONS},
    e.Continuous: {"duration": DURATIONS},
    e.GainControl: {"duration": DURATIONS},
    s.Rule: {"name": ("can't be sacrificed", "can't attack owner", "can't activate", "stays tapped")},
    t.Blocks: {"attacker": (None,)},
}
"""Fields of which only these values are understood."""


@lru_cache(maxsize=20_000)
def lacking(form: Any) -> tuple[str, ...]:
    """The names of the forms inside a form that can't be played yet, each once; empty when all of it can."""
    return tuple(dict.fromkeys(_lacking(form)))


def _lacking(form: Any) -> list[str]:
    if isinstance(form, tuple):
        return [n for x in form for n in _lacking(x)]
    if not isinstance(form, Form):
        return []
    kind = type(form)
    out = [] if _known(kind) else [kind.__name__]
    if isinstance(form, e.KeywordAction) and form.name not in actions.ACTIONS and form.name not in paying.NAMED:
        out.append(form.name)
    if isinstance(form, w.Filter):
        out += [f"'{x}'" for x in form.status if x not in words.STATUSES]
        out += [f"'{how}'" for how, _ in form.relations if how not in words.RELATIONS]
    out += [f"{kind.__name__}.{n}" for n, values in PARTLY.get(kind, {}).items() if getattr(form, n, None) not in values]
    return out + [n for f in form.__struct_fields__ for n in _lacking(getattr(form, f))]


def _known(kind: type) -> bool:
    known = kind in WORDS or kind in ABILITIES or kind in STATICS or kind in layers.LAYER
    return (known or kind in effects.doings or kind in costs.kinds or kind in triggers.TESTS) and kind not in IDLE


def as_played(card: a.Card) -> a.Card:
    """The card with every static or triggered ability that can't be played yet as `Unread`; its other abilities keep their places."""
    if isinstance(card.flip, a.Card):
        card = card.but(flip=as_played(card.flip))
    made = tuple(_as_played(x) for x in card.abilities)
    return card if made == card.abilities else card.but(abilities=made)


KEYWORDS = frozenset({
    "changeling", "deathtouch", "defender", "double strike", "fear", "first strike", "flash", "flying", "haste", "hexproof", "horsemanship",
    "indestructible", "infect", "intimidate", "lifelink", "menace", "reach", "shadow", "shroud", "skulk", "split second", "trample",
    "vigilance", "wither",
})
"""The keywords without parameters that the rulebook reads by their names; landwalk and protection beside them."""


def keyword_played(name: str) -> bool:
    """Whether somebody asks for a keyword of this name."""
    return name in KEYWORDS or name.endswith("walk") or name.startswith("protection from ")


def _as_played(ability: Any) -> Any:
    if isinstance(ability, a.Keyword) and not keyword_played(ability.name):
        return a.Unread(ability.name, 0, f"nothing can play the keyword {ability.name} yet")
    missing = lacking(ability) if isinstance(ability, a.Static | a.Triggered) else ()
    if not missing:
        return ability
    what = ability.label or type(ability).__name__.lower() + " ability"
    return a.Unread(what, 0, f"nothing can play {', '.join(missing)} yet")
