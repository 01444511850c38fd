"""What static abilities and continuous effects do: changes of characteristics by layer, costs, permissions, prohibitions, replacements."""
from __future__ import annotations

from typing import Any

from apnap.kernel.data import Form

# ---------------------------------------------------------------- changes of an object (layers 2-7)


class Affects(Form, frozen=True):
    """Objects that fit (or `This`, `Host`) are changed."""

    what: Any
    changes: tuple[Any, ...]


class ChangeControl(Form, frozen=True):
    """Layer 2: controlled by `who`."""

    who: Any


class AddTypes(Form, frozen=True):
    """Layer 4: has these type words in addition."""

    words: tuple[str, ...]


class SetTypes(Form, frozen=True):
    """Layer 4: "becomes a Rhino": these subtypes (or types) instead of its own of that kind."""

    words: tuple[str, ...]


class LoseTypes(Form, frozen=True):
    """Layer 4: "isn't a creature"."""

    words: tuple[str, ...]


class SetColors(Form, frozen=True):
    """Layer 5: becomes these colours; `chosen`: the colour of your choice, asked when the effect begins; `add`: in addition."""

    colors: tuple[str, ...] = ()
    chosen: bool = False
    add: bool = False


class GainAbilities(Form, frozen=True):
    """Layer 6: abilities (forms of `abilities`)."""

    abilities: tuple[Any, ...]


class LoseAbilities(Form, frozen=True):
    """Layer 6: keywords by name; all when empty."""

    names: tuple[str, ...] = ()


class SetPowerToughness(Form, frozen=True):
    """Layer 7b: base power and toughness; `defines` makes it characteristic-defining (7a)."""

    power: Any
    toughness: Any
    defines: bool = False


class AddPowerToughness(Form, frozen=True):
    """Layer 7c: +N/+N."""

    power: Any
    toughness: Any


class SwitchPowerToughness(Form, frozen=True):
    """Layer 7d."""


class CantAttackBlock(Form, frozen=True):
    """Can't attack, can't block, attacks if able."""

    attack: bool = False
    block: bool = False
    must_attack: bool = False


class CantBeBlocked(Form, frozen=True):
    """Can't be blocked (by what fits, if given)."""

    by: Any = None


# ---------------------------------------------------------------- costs


class CostsMore(Form, frozen=True):
    """Spells or activated abilities cost `n` generic more (negative: less).

    `of`: "spells" or "abilities"; `filter`: the spell, or the source of the ability; `who`: the player; `floor`: can't reduce the
    mana in that cost to less than so many mana; `no_mana`: except mana abilities; `this`: only the source itself.
    `symbols`: not generic mana but `n` times these symbols (`only_colored`: what exceeds the coloured part of the cost is lost);
    `label`: only abilities of this keyword; `targets`: only what targets something that fits; `per_target`: `n` for each target beyond so
    many; `turn`: only in the "own" turn of the player, or "not own".
    """

    n: Any
    of: str = "spells"
    filter: Any = None
    who: Any = None
    floor: int = 0
    no_mana: bool = False
    loyalty: bool = False
    symbols: tuple[str, ...] = ()
    only_colored: bool = False
    label: str = ""
    targets: Any = None
    per_target: int | None = None
    turn: str = ""


class CostsAtLeast(Form, frozen=True):
    """Spells that would cost less mana than `n` cost so much: applied once the total cost is determined."""

    n: int


class AdditionalCost(Form, frozen=True):
    """Spells or abilities cost an additional `cost`, `times` over (for each black mana symbol in their costs)."""

    cost: tuple[Any, ...]
    of: str = "spells"
    filter: Any = None
    who: Any = None
    times: Any = 1
    loyalty: bool = False
    label: str = ""
    targets: Any = None


class AttackTax(Form, frozen=True):
    """Creatures (that fit) can't attack `whom` (None: at all) unless their controller pays `cost` for each."""

    cost: tuple[Any, ...]
    whom: Any
    filter: Any = None


class BlockTax(Form, frozen=True):
    """Creatures that fit (None: any) can't block unless their controller pays `cost` for each."""

    cost: tuple[Any, ...]
    filter: Any = None


# ---------------------------------------------------------------- permissions and prohibitions


class AsThoughFlash(Form, frozen=True):
    """`who` may cast spells that fit as though they had flash."""

    who: Any
    filter: Any = None


class OnlyAsSorceryFor(Form, frozen=True):
    """`who` can cast spells only any time they could cast a sorcery."""

    who: Any


class CantCast(Form, frozen=True):
    """`who` can't cast spells that fit."""

    who: Any
    filter: Any = None


class CantActivate(Form, frozen=True):
    """Activated abilities of sources that fit can't be activated (except mana abilities, if `no_mana`); of `who` only, if given."""

    filter: Any
    no_mana: bool = False
    who: Any = None


class CantPay(Form, frozen=True):
    """`who` can't pay life (`life`) or sacrifice what fits (`sacrifice`) to cast spells or activate abilities."""

    who: Any
    life: bool = False
    sacrifice: Any = None


class CantHaveCounters(Form, frozen=True):
    """Counters of `kind` (None: any) can't be put on what fits, or on players (`who`)."""

    kind: str | None
    what: Any = None
    who: Any = None


class CantGainLife(Form, frozen=True):
    who: Any


class CantLoseLife(Form, frozen=True):
    """`who` can't lose life (nor pay any)."""

    who: Any


class MayActivateAsInstant(Form, frozen=True):
    """`who` may activate abilities of this keyword any time they could cast an instant."""

    who: Any
    label: str


class CantCauseSacrifice(Form, frozen=True):
    """Spells and abilities that opponents of `who` control can't cause `who` to sacrifice permanents."""

    who: Any


class CantLose(Form, frozen=True):
    """`who` can't lose the game and their opponents can't win."""

    who: Any


class CantBeCountered(Form, frozen=True):
    what: Any


class CantBeTarget(Form, frozen=True):
    """Can't be the target of spells or abilities (of `by` only, if given)."""

    what: Any
    by: Any = None


class NoMaximumHandSize(Form, frozen=True):
    who: Any


class SkipsStep(Form, frozen=True):
    step: str
    who: Any


# ---------------------------------------------------------------- replacements


class EntersTapped(Form, frozen=True):
    """`unless`: a condition, or a cost (tuple) that may be paid as it enters."""

    what: Any
    unless: Any = None


class EntersWithCounters(Form, frozen=True):
    n: Any
    kind: str
    what: Any


class AsEnters(Form, frozen=True):
    """As this enters, something is chosen: "card name", "nonland card name", "color", "creature type"."""

    choice: str


class EntersUnder(Form, frozen=True):
    """Enters under the control of an opponent of your choice."""

    who: Any


class MoreCounters(Form, frozen=True):
    """If counters of `kind` would be put on what fits (None: on anything or anybody), that many times `times` plus `plus` are put instead.

    `by`: only if this player would put them; `effect`: only if an effect would, not a cost; `half`: half that many, rounded down.
    """

    kind: str | None
    what: Any
    plus: int = 0
    times: int = 1
    by: Any = None
    effect: bool = False
    half: bool = False


class MoreTokens(Form, frozen=True):
    """If an effect would create tokens under the control of `who`, it creates `times` as many."""

    who: Any
    times: int = 2


class MoveInstead(Form, frozen=True):
    """If something that fits would be put into `zone` (from anywhere), it is put into `instead`."""

    what: Any
    zone: str
    instead: str


class DiscardInstead(Form, frozen=True):
    """Madness' first ability: if a player would discard this card, it is exiled instead of put into the graveyard, or may be."""

    may: bool = False


class PreventDamage(Form, frozen=True):
    """Prevent all (combat) damage that would be dealt to / by what fits."""

    to: Any = None
    by: Any = None
    combat: bool = False


class OpeningHand(Form, frozen=True):
    """You may begin the game with this card on the battlefield."""


class Enchant(Form, frozen=True):
    """"Enchant [what]": what this Aura can be attached to, and the target of its spell (303.4a, 702.5)."""

    what: Any


class OwnAdditionalCost(Form, frozen=True):
    """"As an additional cost to cast this spell, ..." (118.8)."""

    cost: tuple[Any, ...]


# ---------------------------------------------------------------- said by card texts (text/magic)


class Kicker(Form, frozen=True):
    """An optional additional cost to cast the spell (702.33); `many`: any number of times. Works on the stack."""

    cost: tuple[Any, ...]
    many: bool = False


class GainAbilitiesOf(Form, frozen=True):
    """Layer 6: has all "activated" abilities of everything that fits."""

    of: Any
    kind: str = "activated"


class Rule(Form, frozen=True):
    """A change of the rules for an object or player, by name; `what` is what it is about, if anything.

    For objects: "can't be regenerated", "can't be sacrificed", "can't attack owner", "can't attack alone", "can't attack you",
    "must block" (what, if given), "can't block" (what), "toughness damage", "can't be blocked by more than one", "blocks any number",
    "no combat damage", "ignores defender", "stays tapped", "blocks one more", "blocks only" (what), "can't transform", "can't crew",
    "can't untap", "goaded", "must be blocked", "can't be targeted by opponents".
    For players or the game: "no lands", "one draw", "no search", "one spell", "one untap" (what), "look at top", "top revealed",
    "untaps in others' turns" (what), "may stay tapped", "not from elsewhere" (what).
    """

    name: str
    what: Any = None


class CanPlayLands(Form, frozen=True):
    """You may play `n` additional lands on each of your turns."""

    n: Any


class EntersCopy(Form, frozen=True):
    """You may have it enter as a copy of something that fits."""

    of: Any


class BecomesCopyOf(Form, frozen=True):
    """Layer 1: becomes a copy of something."""

    of: Any


class AlternativeCost(Form, frozen=True):
    """You may pay this rather than the spell's mana cost. Works on the stack."""

    cost: tuple[Any, ...]


class CastOnlyDuring(Form, frozen=True):
    """Cast this spell only during these steps. Works on the stack."""

    condition: Any


class ExileInstead(Form, frozen=True):
    """If something that fits would "dies", "leaves" (the battlefield) or go to a "graveyard" from anywhere, exile it instead."""

    what: Any
    when: str = "dies"


class ChosenTypes(Form, frozen=True):
    """Layer 4: becomes the creature type (`land`: basic land type) chosen as the effect begins."""

    land: bool = False


class GainOneOf(Form, frozen=True):
    """Layer 6: one of these abilities, chosen as the effect begins: "gains your choice of flying or haste"."""

    abilities: tuple[Any, ...]
