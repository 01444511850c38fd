"""Casting spells and activating abilities: rule 601.2, letter by letter, which 602.2 borrows.

`activate` and `cast` are one transaction, wherever they happen: with priority, inside a resolution, inside a payment. The proposal is
the record on the stack: modes, X, ways to pay, targets and division are written there as they are announced. Each letter is one
function named for what it does; which letters there are, in which order, is a dated list.
"""
from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from apnap.kernel.data import Id
from apnap.kernel.game import Reversal, Steps
from apnap.kernel.law import Dated, dated
from apnap.kernel.options import Division, Number, One, Some
from apnap.kernel.refusal import Illegal, Refusal, refuse
from apnap.magic import choices, costs, law, legality, mana, misanswered, permissions, reach, targets, totals, ways, window, words
from apnap.magic import events as ev
from apnap.magic.forms import abilities as a
from apnap.magic.forms import effects as e
from apnap.magic.forms.words import AnOpponent, Filter, Slot, You
from apnap.magic.reversal import Used, keep_mana_abilities, library_disturbed
from apnap.magic.state import HIDDEN_ZONES, Frame, Has, Object

if TYPE_CHECKING:
    from apnap.magic.game import Magic


OWN_CREATURE = Filter(types=(("creature",),), controller=You())
MORPH_COST = (e.Mana(("3",)),)


class Proposal:
    """A spell or ability while it is announced. Lives in a frame of Python only; what must last is in the record `object`."""

    __slots__ = (
        "base", "body", "card", "cost", "form", "free", "has", "is_mana", "moment", "object", "player", "source", "total", "used", "way",
    )

    def __init__(self, player: Id, source: Id, has: Has | None, moment: str, base: tuple[Any, ...] | None = None) -> None:
        self.player = player
        self.source = source
        self.has = has
        self.form: Any = has.form if has is not None else None
        self.moment = moment
        self.base = base  # an alternative cost to be paid instead
        self.card = has is None
        self.object = Id(-1)
        self.is_mana = False
        self.body: tuple[Any, ...] = ()
        self.cost: tuple[Any, ...] = ()
        self.total: tuple[Any, ...] = ()
        self.used: list[Used] = []
        self.free = False
        self.way = ""  # "face down": the card is turned down before it is put onto the stack (702.37c)

    @property
    def frame(self) -> Frame:
        return Frame(self.source, self.player, self.object if self.object >= 0 else None)


# ---------------------------------------------------------------- (a) propose


def propose_ability(g: Magic, p: Proposal) -> None:
    """602.2a: the ability becomes the topmost object on the stack; a card in a hidden zone is revealed."""
    why = tuple(legality.why_not_activate(g, p.player, p.source, p.has, p.moment))
    if why:
        raise Illegal(*why)
    assert p.has is not None
    g.activating = (*g.activating, (p.source, p.has.origin, p.has.n))
    if g.object(p.source).zone in HIDDEN_ZONES:
        rule = law.NINJUTSU_REVEALED if p.form.label.endswith("ninjutsu") else law.REVEAL
        g.note(ev.Announced(p.source, p.player, "reveal"), rule, p.source)
    p.is_mana = mana.is_mana_ability(g, p.form)
    record = Object("", p.player, "mana" if p.is_mana else "stack")
    record.kind, record.ability, record.source, record.origin = "ability", p.form, p.source, (p.has.origin, p.has.n)
    if g.object(p.source).zone != "battlefield":
        record.memory = {"activated from": g.object(p.source).zone}
    p.object = g.add(record)
    _tell_what_bears_on_it(g, p, p.has)
    if not p.is_mana:
        t = g.turn_edit()
        t.stack = (*t.stack, p.object)
    g.changed()
    p.cost = p.form.cost


def _tell_what_bears_on_it(g: Magic, p: Proposal, has: Has) -> None:
    """For the history: an acquired ability's source, a payer who does not control it, split second, the keyword it stands for."""
    label = p.form.label
    if has.origin != p.source and not p.is_mana:
        g.note(ev.Announced(p.object, p.player, "source", p.source), law.SOURCE, p.source)
    if p.player != _whose(g, p.source):
        g.note(ev.Announced(p.object, p.player, "payer"), law.ACTIVATION_COST, p.source)
    if p.is_mana and any(permissions.split_second(g)):
        g.note(ev.Announced(p.object, p.player, "split second"), law.SPLIT_SECOND_ALLOWS, p.source)
    keyword = law.KEYWORD_RULES.get("typecycling" if label.endswith("cycling") and label != "cycling" else label)
    if keyword is not None:
        g.note(ev.Announced(p.object, p.player, "keyword", label), keyword, p.source)


def _whose(g: Magic, i: Id) -> Id:
    """Who controls an object, or owns it where nobody does."""
    return g.chars(i).controller if g.object(i).zone in ("battlefield", "stack") else g.object(i).owner


def propose_spell(g: Magic, p: Proposal) -> None:
    """601.2a: the card moves to the stack."""
    why = tuple(legality.why_not_cast(g, p.player, p.source, p.moment, p.way))
    if why:
        raise Illegal(*why)
    rule = law.CAST_DURING_RESOLUTION if p.moment == "resolution" else law.CAST_PROPOSE
    moved = g.happen(ev.Move(p.source, "stack", "cast", controller=p.player), cause=p.source, rule=rule)[0].done
    assert isinstance(moved, ev.Move) and moved.new is not None
    before, p.source = p.source, moved.new
    p.object = moved.new
    record = g.edit_object(p.object)
    record.source = p.object
    record.face_down = p.way == legality.FACE_DOWN
    if record.face_down:
        g.changed()
        g.note(ev.Announced(p.object, p.player, "face down"), law.MORPH_CAST, p.object)
    record.memory = {"cast from": g.object(before).zone or moved.origin, "cast for": g.object(before).way}
    printed = g.chars(p.object).mana_cost
    if p.base is not None:
        p.cost = p.base
    elif printed is not None:
        p.cost = (e.Mana(printed),)
    else:
        raise Illegal(refuse(law.UNPAYABLE, object=p.object))
    for h in g.chars(p.object).abilities:
        if isinstance(h.form, a.Static) and h.form.zone == "stack":
            p.cost = (*p.cost, *(c for x in h.form.effects if isinstance(x, totals.OwnAdditionalCost) for c in x.cost))


def propose(g: Magic, p: Proposal) -> None:
    (propose_spell if p.card else propose_ability)(g, p)


# ---------------------------------------------------------------- (b) modes, X, ways to pay


def choose_modes(g: Magic, p: Proposal) -> None:
    """601.2b: the mode, kicker and its like, X, and how hybrid and Phyrexian symbols will be paid."""
    bodies = [b for b, _ in legality.spell_bodies(g, p.player, p.object)] if p.card else [p.form.body]
    p.body = tuple(m for b in bodies for m in (ways.modes(g, p, b) if isinstance(b, a.Modal) else (b,)))
    if p.card:
        ways.alternative(g, p)
        ways.kick(g, p)
    if legality.uses_x(p.cost) or any(isinstance(c, e.Mana) and "X" in c.symbols for c in p.cost):
        least = 1 if not p.card and any(isinstance(x, a.XCantBeZero) for x in p.form.limits) else 0
        most = None if g.trial is None else reach.most_x(g, p, least)  # a search need not try what can't be paid
        x = g.choose(p.player, "x", law.X_VALUE, Number(least, most), why=misanswered.x(p.source), object=p.source,
                     default=lambda _: least)
        g.edit_object(p.object).x = x
        g.note(ev.Announced(p.object, p.player, "x", x), law.X_VALUE, p.source)
    asked: tuple[Any, ...] = (e.Mana(g.chars(p.object).mana_cost or ()),) if p.card else p.cost
    words.remember(g, p.frame, "cost symbols", tuple(s for c in asked if isinstance(c, e.Mana) for s in c.symbols))
    p.cost = tuple(part for c in p.cost for part in (ways.ways_to_pay(g, p, c) if isinstance(c, e.Mana) else (c,)))
    if g.trial is not None and not reach.cheaper(g, p):
        symbols = tuple(s for c in p.cost if isinstance(c, e.Mana) for s in c.symbols)
        ways.give_up_if_hopeless(g, p.player, symbols, g.object(p.object).x or 0)


# ---------------------------------------------------------------- (c) targets, (d) division


def choose_targets(g: Magic, p: Proposal) -> None:
    """601.2c: the controller's choices first, then those that an opponent makes (602.3b)."""
    slots = tuple(s for m in p.body for s in m.slots)
    order = [n for n, s in enumerate(slots) if s.chooser is None] + [n for n, s in enumerate(slots) if s.chooser is not None]
    chosen: dict[int, tuple[Id, ...]] = {}
    for n in order:
        chooser = p.player
        if slots[n].chooser is not None:
            named = slots[n].chooser
            chooser = ways.which_opponent(g, p, slots[n]) if isinstance(named, AnOpponent) else words.players(g, p.frame, named)[0]
        before = tuple(chosen[k] for k in sorted(chosen) if k < n)
        chosen[n] = _choose_slot(g, p, slots[n], n, chooser, before, n == order[-1])
        g.edit_object(p.object).targets = tuple(chosen.get(k, ()) for k in range(len(slots)))
        if chosen[n]:
            rule = law.TARGETS_CHOSEN if chooser == p.player else ways.opponents_rule(g, law.OPPONENT_CHOOSES, law.TARGETS_CHOSEN)
            g.note(ev.Announced(p.object, chooser, "targets", chosen[n]), rule, p.source)
    aimed = tuple(dict.fromkeys(i for n in sorted(chosen) for i in chosen[n]))
    g.happen(*(ev.Targeted(i, p.object, p.player) for i in aimed), cause=p.source, rule=law.TARGETS_CHOSEN)


def _choose_slot(g: Magic, p: Proposal, slot: Slot, n: int, chooser: Id, before: tuple[tuple[Id, ...], ...],
                 last: bool) -> tuple[Id, ...]:
    if slot.chooser is not None:
        can = legality.legal_for(g, p.frame, slot, chooser, before)
    else:
        can = targets.legal(g, p.frame, slot, before)
    least, most = targets.bounds(g, p.frame, slot)
    if len(can) < least:
        why_none = targets.reasons(g, p.frame, slot)
        raise Illegal(refuse(law.TARGETS_CHOSEN, why_none, object=p.source), *why_none)

    def why(game: Any, answer: Any) -> Iterable[Refusal]:
        ids = answer if isinstance(answer, tuple) else ()
        yield from (refuse(law.TARGET_TWICE, (refuse(law.TARGET_ANNOUNCED_TWICE, target=i),), target=i, object=p.source)
                    for i in dict.fromkeys(ids) if ids.count(i) > 1)
        for i in ids:
            against = tuple(targets.why_not(game, p.frame, slot, i))
            yield from against
            keyword = law.KEYWORD_TARGETS.get(getattr(p.form, "label", ""))
            if against and keyword is not None:
                equips = keyword is law.EQUIP_ACTIVATED and words.fits(g, p.frame, OWN_CREATURE, i)
                yield refuse(law.EQUIP_QUALITY if equips else keyword, object=p.source, target=i, player=p.player)

    options = Some(can, least, len(can) if most is None else most)
    rule = law.TARGETS_CHOSEN
    if chooser != p.player:  # the controller was first, whoever's turn it is
        both = any(s.chooser is None for m in p.body for s in m.slots)
        rule = ways.opponents_rule(g, law.CONTROLLER_FIRST if both else law.OPPONENT_CHOOSES, rule)
    answer = g.choose(chooser, "target", rule, options, why=why, object=p.source, slot=n, last=last, any_number=most is None)
    return tuple(answer)


def divide(g: Magic, p: Proposal) -> None:
    """601.2d: each target receives at least one of what is divided."""
    for m in p.body:
        for x in m.instructions:
            if isinstance(x, e.DealDivided):
                total, chosen = words.amount(g, p.frame, x.n), g.object(p.object).targets[x.slot]
                if not chosen:
                    continue
                options = Division(total, chosen, 1)
                if options.count == 0:
                    raise Illegal(refuse(law.DIVISION, object=p.source, amount=total, needed=len(chosen)))
                why = misanswered.division(p.source, total, chosen)
                parts = g.choose(p.player, "division", law.DIVISION, options, why=why, object=p.source)
                record = g.edit_object(p.object)
                record.division = (*record.division, parts)
                g.note(ev.Announced(p.object, p.player, "division", parts), law.DIVISION, p.source)


# ---------------------------------------------------------------- (e) to (i)


def check_legality(g: Magic, p: Proposal) -> None:
    """601.2e: may this proposed spell be cast at all?"""
    if p.card:
        why = [r for r in permissions.cant_cast(g, p.player, p.object) if r.rule != law.SPLIT_SECOND.name]
        if why:
            raise Illegal(*why)


def lock_cost(g: Magic, p: Proposal) -> None:
    """601.2f: the total cost, increases before reductions, locked in from now on."""
    p.total = totals.total_cost(g, p)
    g.note(ev.Announced(p.object, p.player, "cost", p.total), law.TOTAL_COST, p.source)


def activate_mana_abilities(g: Magic, p: Proposal) -> None:
    """601.2g: only where mana is asked, before anything is paid."""
    symbols = tuple(s for c in p.total if isinstance(c, e.Mana) for s in mana.expand(c.symbols, g.object(p.object).x or 0))
    bent = sum(words.amount(g, p.frame, c.n) for c in p.total if costs.waterbends(c))
    if symbols or bent:
        window.mana_window(g, p.player, (*symbols, *(["1"] * bent)), p.source, p.used, p, bent)


def pay_costs(g: Magic, p: Proposal) -> None:
    """601.2h: everything is paid, in any order (since 2021 what involves chance or libraries after the rest)."""
    for stage in g.law(PAYMENT_STAGES)(p.total):
        _pay_stage(g, p, list(stage))


def _pay_stage(g: Magic, p: Proposal, left: list[Any]) -> None:
    payment = costs.Payment(p.frame, p.player, p.card)
    while left:
        k = 0
        if len(left) > 1:
            order = costs.in_sensible_order(tuple(left))
            first = choices.always(order[0])
            k = g.choose(p.player, "next payment", law.PAYMENT, One(order), default=first, object=p.source, cost=tuple(left))
        component = left.pop(k)
        costs.pay(g, payment, component)
        g.note(ev.Paid(p.object, p.player, component), law.PAYMENT, p.source)


def _one_stage(total: tuple[Any, ...]) -> tuple[tuple[Any, ...], ...]:
    return (total,)


def _two_stages(total: tuple[Any, ...]) -> tuple[tuple[Any, ...], ...]:
    return tuple(c for c in total if not costs.late(c)), tuple(c for c in total if costs.late(c))


PAYMENT_STAGES = dated({"1999": _one_stage, "2021-07-12": _two_stages})


def become_cast(g: Magic, p: Proposal) -> None:
    """601.2i: the spell becomes cast, the ability becomes activated; what triggers on that triggers now."""
    t = g.turn_edit()
    t.passes, t.failed = 0, ()
    if p.card:
        g.happen(ev.Cast(p.object, p.player), cause=p.object, rule=law.DONE)
        return
    assert p.has is not None
    if not p.is_mana or p.form.limits:
        _count_use(g, p)
    g.happen(ev.Activate(p.source, p.player, p.has.origin, p.has.n, p.object, p.is_mana), cause=p.source, rule=law.DONE)
    if p.form.label.endswith("cycling"):
        g.happen(ev.Cycle(p.source, p.player, g.now_at(p.source)), cause=p.source, rule=law.WHEN_CYCLED)


def _count_use(g: Magic, p: Proposal) -> None:
    """Restrictions are recorded against (object, origin, n): 602.5b-c."""
    assert p.has is not None
    o = g.edit_object(p.source)
    key = (p.has.origin, p.has.n)
    turn, times, ever = o.used.get(key, (0, 0, 0))
    o.used = {**o.used, key: (g.turn.number, times + 1 if turn == g.turn.number else 1, ever + 1)}
    if any(isinstance(c, e.Loyalty) for c in p.form.cost):
        o.loyalty_used = g.turn.number


LETTERS: Dated[Steps] = dated({
    "1999": (
        ("propose", propose), ("modes, X and ways to pay", choose_modes), ("targets", choose_targets), ("division", divide),
        ("legality", check_legality), ("total cost", lock_cost), ("mana abilities", activate_mana_abilities), ("payment", pay_costs),
        ("done", become_cast),
    ),
    "2009-07-11": (
        ("propose", propose), ("modes, X and ways to pay", choose_modes), ("targets", choose_targets), ("division", divide),
        ("total cost", lock_cost), ("mana abilities", activate_mana_abilities), ("payment", pay_costs), ("done", become_cast),
    ),
    "2015-07-17": (
        ("propose", propose), ("modes, X and ways to pay", choose_modes), ("targets", choose_targets), ("division", divide),
        ("legality", check_legality), ("total cost", lock_cost), ("mana abilities", activate_mana_abilities), ("payment", pay_costs),
        ("done", become_cast),
    ),
})

LETTER_RULES = {
    "propose": law.CAST_PROPOSE, "modes, X and ways to pay": law.MODES, "targets": law.TARGETS_CHOSEN, "division": law.DIVISION,
    "legality": law.LEGALITY, "total cost": law.TOTAL_COST, "mana abilities": law.MANA_WINDOW, "payment": law.PAYMENT, "done": law.DONE,
}


# ---------------------------------------------------------------- the transactions


def activate(g: Magic, player: Id, i: Id, has: Has | None, moment: str = "priority", used: list[Used] | None = None) -> Reversal | None:
    """Announce an activated ability; a mana ability resolves at once (605.3b). None when done, else where it was taken back and why.

    What must be known to keep a mana ability when a greater action is reversed is added to `used`.
    """
    p = Proposal(player, i, has, moment)
    p.card = False
    before, cursor, history = g.activating, g.cursor, g.root.history
    try:
        back = g.transaction(_mana_letters(g) if has is not None and mana.is_mana_ability(g, has.form) else g.law(LETTERS), p)
    finally:
        g.activating = before
    if back is not None:
        reverse(g, p, back, ("activate", i))
    elif used is not None and has is not None:
        spent = words.remembered(g, p.frame, "mana spent from") or ()
        used.append(Used(("activate", i, has.origin, has.n), g.recorded(cursor), spent, library_disturbed(g, history)))
    return back


def _mana_letters(g: Magic) -> tuple[Any, ...]:
    return (*g.law(LETTERS), ("resolution", _resolve_mana))


def _resolve_mana(g: Magic, p: Proposal) -> None:
    from apnap.magic import resolve

    resolve.at_once(g, p.object, p.form.body)


def cast(g: Magic, player: Id, i: Id, moment: str = "priority", cost: tuple[Any, ...] | None = None,
         way: str = "") -> tuple[Reversal | None, Id]:
    """Announce a spell; with `cost` that is paid rather than its mana cost. The reversal (or None) and the spell's id."""
    p = Proposal(player, i, None, moment, MORPH_COST if way == legality.FACE_DOWN else cost)
    p.way = way
    back = g.transaction(g.law(LETTERS), p)
    if back is not None:
        reverse(g, p, back, ("cast", i))
    return back, p.object


def reverse(g: Magic, p: Proposal, back: Reversal, action: tuple[Any, ...]) -> None:
    """733.1: the action is taken back, with the mana abilities of which the player does not say that they stay."""
    g.note(ev.Reversed(p.player, action, back.at, back.refusals), law.REVERSAL, action[1])
    keep_mana_abilities(g, p.player, p.used, action[1])
