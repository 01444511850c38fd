"""Combat, as far as it goes: attackers and blockers are declared, attack taxes paid, unblocked and blocked damage dealt simply."""
from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from apnap.kernel.data import Id
from apnap.kernel.events import Event
from apnap.kernel.game import Steps
from apnap.kernel.law import Rule
from apnap.kernel.options import Some
from apnap.kernel.refusal import Illegal, Refusal, refuse
from apnap.magic import choices, costs, law, legality, mana, permissions, reversal, window, words
from apnap.magic import events as ev
from apnap.magic.forms import effects as e
from apnap.magic.forms.keyworded import MustAttack
from apnap.magic.forms.statics import Affects, AttackTax, BlockTax, CantAttackBlock, CantBeBlocked
from apnap.magic.forms.words import Each, Several
from apnap.magic.state import Effect, Frame

if TYPE_CHECKING:
    from apnap.magic.game import Magic

Pair = tuple[Id, Id]


def restrictions(g: Magic, i: Id, kind: type) -> list[Any]:
    """The changes of this kind that concern a permanent: from static abilities and effects in force."""
    out = [c for f, x in g.statics(Affects) for c in x.changes if isinstance(c, kind) and i in _meant(g, f, x.what)]
    return out + [c for x in g.effects_in_force() if isinstance(x, Effect) and i in x.what for c in x.changes if isinstance(c, kind)]


def _meant(g: Magic, f: Frame, what: Any) -> tuple[Id, ...]:
    if hasattr(what, "kind"):
        return tuple(i for i in g.turn.battlefield if words.fits(g, f, what, i))
    return words.objects(g, f, what)


def why_not_attack(g: Magic, i: Id) -> tuple[Refusal, ...]:
    """Why a creature can't be declared as an attacker (508.1a, c)."""
    o, c = g.object(i), g.chars(i)
    out = []
    if "creature" not in c.types or c.controller != g.turn.active or o.tapped or legality.sick(g, i):
        out.append(refuse(law.ATTACKER_TAPPED, object=i))
    if c.has("defender"):
        out.append(refuse(law.DEFENDER, object=i))
    if any(x.attack for x in restrictions(g, i, CantAttackBlock)):
        out.append(refuse(law.ATTACK_RESTRICTIONS, object=i))
    return tuple(out)


def why_not_whom(g: Magic, i: Id, d: Id) -> tuple[Refusal, ...]:
    """Why a creature that can attack can't attack this player or planeswalker (508.1c)."""
    whose = d if g.is_player(d) else g.chars(d).controller
    if whose != g.object(i).owner:
        return ()
    return tuple(refuse(law.ATTACK_RESTRICTIONS, object=i, source=source) for source in permissions.said_of(g, i, "can't attack owner"))


def defenders(g: Magic) -> tuple[Id, ...]:
    """What may be attacked: opponents and their planeswalkers."""
    people = g.opponents(g.turn.active)
    walkers = tuple(i for i in g.turn.battlefield if "planeswalker" in g.chars(i).types and g.chars(i).controller in people)
    return (*people, *walkers)


def declare_attackers(g: Magic) -> None:
    """508.1: one declaration; attack taxes are paid before it is complete, or the whole is taken back and declared anew."""
    able = tuple(i for i in g.turn.battlefield if not why_not_attack(g, i))
    pairs = tuple((i, d) for i in able for d in defenders(g) if not why_not_whom(g, i, d))
    if not pairs:
        return
    _declare(g, g.turn.active, "attackers", pairs, (("attackers", _attack), ("attack tax", _pay_tax)), required(g, pairs))


def required(g: Magic, pairs: tuple[Pair, ...]) -> tuple[tuple[Pair, ...], ...]:
    """508.1d: for each creature that must attack and need not pay for it, the pairs of which one is declared."""
    out = []
    for i in dict.fromkeys(i for i, _ in pairs):
        free = tuple(pair for pair in pairs if pair[0] == i and not _taxes(g, (pair,)))
        must = [*restrictions(g, i, MustAttack), *(x for x in restrictions(g, i, CantAttackBlock) if x.must_attack)]
        whom = {x.whom for x in must if isinstance(x, MustAttack) and x.whom is not None}
        wanted = tuple(pair for pair in free if pair[1] in whom) or free
        if must and wanted:
            out.append(wanted)
    return tuple(out)


class Declaration:
    """What a player declares, and the mana abilities that he activated to pay for it."""

    __slots__ = ("pairs", "player", "used")

    def __init__(self, player: Id, pairs: tuple[Pair, ...]) -> None:
        self.player = player
        self.pairs = pairs
        self.used: list[reversal.Used] = []


def _declare(g: Magic, p: Id, kind: str, pairs: tuple[Pair, ...], steps: Steps,
             must: tuple[tuple[Pair, ...], ...] = ()) -> None:
    """One declaration with what it costs, or the whole is taken back and declared anew: otherwise, unless mana abilities stayed."""
    rule, why = (law.DECLARE_ATTACKERS, _why_not_these) if kind == "attackers" else (law.DECLARE_BLOCKERS, _why_not_blocks)
    refused: tuple[Any, ...] = ()
    while True:
        options = Attackers(pairs, refused, must)
        chosen = g.choose(p, kind, rule, options, why=why, default=choices.always(options.fewest))
        declared = Declaration(p, chosen)
        back = g.transaction(steps, declared)
        if back is None:
            return
        g.note(ev.Reversed(p, (kind.removesuffix("ers"), *(i for i, _ in chosen)), back.at, back.refusals), law.REVERSAL)
        stayed = reversal.keep_mana_abilities(g, p, declared.used, p)
        refused = () if stayed else (*refused, chosen)


def _why_not_these(g: Magic, answer: Any) -> tuple[Refusal, ...]:
    declared = pairs_in(g, answer)
    able = tuple((i, d) for i in g.turn.battlefield if not why_not_attack(g, i) for d in defenders(g) if not why_not_whom(g, i, d))
    must = required(g, able)
    unmet = [group for group in must if not any(x in declared for x in group)]
    obeys: dict[str, Any] = {"amount": len(must) - len(unmet), "needed": len(must)}
    kept = (refuse(law.ATTACK_REQUIREMENTS, object=group[0][0], **obeys) for group in unmet)
    return (*(r for i, d in declared for r in (*why_not_attack(g, i), *why_not_whom(g, i, d))), *kept)


def pairs_in(g: Magic, answer: Any) -> tuple[Pair, ...]:
    """The pairs of ids in what somebody answered."""
    pairs = answer if isinstance(answer, tuple) else ()
    return tuple(x for x in pairs if isinstance(x, tuple) and len(x) == 2 and g.is_object(x[0]))


class Attackers(Some):
    """Some of (attacker, defender), each attacker at most once, and not those `refused`: what could not be paid for."""

    __slots__ = ("must", "refused")

    def __init__(self, of: tuple[Pair, ...], refused: tuple[Any, ...] = (), must: tuple[tuple[Pair, ...], ...] = ()) -> None:
        super().__init__(of, 0, len(of))
        self.refused = refused
        self.must = must

    @property
    def fewest(self) -> tuple[Pair, ...]:
        """The declaration of those alone that must be declared."""
        return tuple(pair for pair in self.of if any(pair == group[0] for group in self.must))

    def _obeys(self, answer: Any) -> bool:
        return all(any(pair in answer for pair in group) for group in self.must)

    def why_not(self, answer: Any) -> str | None:
        no = super().why_not(answer)
        if no is None and len({i for i, _ in answer}) != len(answer):
            return "each attacker once"
        if no is None and not self._obeys(answer):
            return "those that must attack"
        return "a declaration that can be paid for" if no is None and answer in self.refused else no

    def __iter__(self) -> Any:
        return (x for x in super().__iter__() if len({i for i, _ in x}) == len(x) and x not in self.refused and self._obeys(x))

    @property
    def count(self) -> int:
        per: dict[Id, int] = {}
        must = {group[0][0]: len(group) for group in self.must}
        for i, _ in self.of:
            per[i] = per.get(i, 0) + 1
        out = 1
        for i, n in per.items():
            out *= must[i] if i in must else n + 1
        return out - len(self.refused)

    def pick(self, draw: Any) -> Any:
        out = self._any(draw)
        return next(iter(self)) if out in self.refused else out

    def _any(self, draw: Any) -> tuple[Pair, ...]:
        out = []
        for i in dict.fromkeys(i for i, _ in self.of):
            choices = [pair for pair in self.of if pair[0] == i]
            must = [group for group in self.must if group[0][0] == i]
            if must:
                out.append(must[0][draw(len(must[0]))])
                continue
            k = draw(len(choices) + 1)
            if k:
                out.append(choices[k - 1])
        return tuple(out)


def _attack(g: Magic, declared: Declaration) -> None:
    chosen = g.turn_edit().attacks = declared.pairs
    g.changed()
    batch: list[Event] = [ev.SetTapped(i, True) for i, _ in chosen if not g.chars(i).has("vigilance")]
    g.happen(*batch, rule=law.DECLARE_ATTACKERS)
    g.happen(*(ev.DeclareAttack(i, d) for i, d in chosen), rule=law.DECLARE_ATTACKERS)


def _pay_tax(g: Magic, declared: Declaration) -> None:
    """508.1h-j: what it costs to attack; mana abilities may be activated for it."""
    _pay_all(g, declared, _taxes(g, declared.pairs), law.ATTACK_TAX)


def _taxes(g: Magic, pairs: tuple[Pair, ...]) -> list[tuple[Id, tuple[Any, ...]]]:
    return [(f.source, x.cost) for f, x in g.statics(AttackTax) for i, d in pairs
            if d in _taxed(g, f, x.whom, d) and (x.filter is None or words.fits(g, f, x.filter, i))]


def _taxed(g: Magic, f: Frame, whom: Any, d: Id) -> tuple[Id, ...]:
    """The players and planeswalkers that it costs something to attack."""
    if whom is None:
        return (d,)
    if isinstance(whom, Several):
        return tuple(i for part in whom.of for i in _taxed(g, f, part, d))
    return words.objects(g, f, whom) if isinstance(whom, Each) else words.players(g, f, whom)


def _pay_all(g: Magic, declared: Declaration, taxes: list[tuple[Id, tuple[Any, ...]]], rule: Rule) -> None:
    """What a declaration costs in all; mana abilities may be activated for it."""
    if not taxes:
        return
    player = declared.player
    source, total = taxes[-1][0], tuple(c for _, cost in taxes for c in cost)
    symbols = tuple(s for c in total if isinstance(c, e.Mana) for s in mana.expand(c.symbols))
    if symbols:
        window.mana_window(g, player, symbols, source, declared.used)
    for c in total:
        costs.pay(g, costs.Payment(Frame(source, player), player), c)
        g.note(ev.Paid(source, player, c), rule, source)


# ---------------------------------------------------------------- blocking


def _alike(a: Any, c: Any) -> bool:
    """An artifact creature, or one that shares a colour."""
    return "artifact" in c.types or bool(set(a.colors) & set(c.colors))


EVASION: tuple[tuple[Rule, Callable[[Any, Any], bool]], ...] = (
    (law.FLYING, lambda a, c: a.has("flying") and not (c.has("flying") or c.has("reach"))),
    (law.SHADOW, lambda a, c: a.has("shadow") != c.has("shadow")),
    (law.HORSEMANSHIP, lambda a, c: a.has("horsemanship") and not c.has("horsemanship")),
    (law.FEAR, lambda a, c: a.has("fear") and not ("artifact" in c.types or "B" in c.colors)),
    (law.INTIMIDATE, lambda a, c: a.has("intimidate") and not _alike(a, c)),
    (law.SKULK, lambda a, c: a.has("skulk") and (c.power or 0) > (a.power or 0)),
)
"""Keywords that keep a creature from being blocked: the rule, and whether the attacker `a` evades the creature `c`."""


def why_not_block(g: Magic, i: Id, attacker: Id) -> tuple[Refusal, ...]:
    """Why a creature can't block an attacker (509.1a-b)."""
    o, c, a = g.object(i), g.chars(i), g.chars(attacker)
    out = []
    if "creature" not in c.types or o.tapped or any(x.block for x in restrictions(g, i, CantAttackBlock)):
        out.append(refuse(law.BLOCKER_TAPPED, object=i))
    out += [refuse(rule, object=i, target=attacker) for rule, evades in EVASION if evades(a, c)]
    for x in restrictions(g, attacker, CantBeBlocked):
        if x.by is None or words.fits(g, Frame(attacker, a.controller), x.by, i):
            out.append(refuse(law.BLOCK_RESTRICTIONS, object=i, target=attacker))
    lands = {t for j in g.turn.battlefield if g.chars(j).controller == c.controller for t in g.chars(j).subtypes}
    walks = [getattr(h.form, "name", "").removesuffix("walk").capitalize() for h in a.abilities
             if getattr(h.form, "name", "").endswith("walk")]
    if any(w in lands for w in walks):
        out.append(refuse(law.LANDWALK, object=i, target=attacker))
    return tuple(out)


def declare_blockers(g: Magic) -> None:
    """509.1: each defending player declares in turn order; here each creature blocks at most one attacker."""
    for p in g.opponents(g.turn.active):
        mine = [i for i in g.turn.battlefield if g.chars(i).controller == p]
        attackers = [i for i, d in g.turn.attacks if d == p or (not g.is_player(d) and g.chars(d).controller == p)]
        pairs = tuple((b, a) for b in mine for a in attackers if not why_not_block(g, b, a))
        if not pairs:
            continue
        _declare(g, p, "blockers", pairs, (("blockers", _block), ("block tax", _pay_block_tax)))


def _block(g: Magic, declared: Declaration) -> None:
    for a in dict.fromkeys(a for _, a in declared.pairs):
        if g.chars(a).has("menace") and sum(1 for _, x in declared.pairs if x == a) < 2:
            raise Illegal(refuse(law.MENACE, object=a))
    t = g.turn_edit()
    t.blocks = (*t.blocks, *declared.pairs)
    g.changed()
    g.happen(*(ev.DeclareBlock(b, a) for b, a in declared.pairs), rule=law.DECLARE_BLOCKERS)


def _pay_block_tax(g: Magic, declared: Declaration) -> None:
    """509.1d-f."""
    taxes = [(f.source, x.cost) for f, x in g.statics(BlockTax) for b, _ in declared.pairs
             if x.filter is None or words.fits(g, f, x.filter, b)]
    _pay_all(g, declared, taxes, law.BLOCK_TAX)


def _why_not_blocks(g: Magic, answer: Any) -> tuple[Refusal, ...]:
    return tuple(r for b, a in pairs_in(g, answer) if g.is_object(a) for r in why_not_block(g, b, a))
