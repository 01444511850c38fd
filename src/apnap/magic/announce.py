"""Casting spells and activating abilities: rule 601.2, letter by letter, which 602.2 borrows.

`activate` and `cast` are one transaction, wherever they happen: with priority, inside a resolution, inside a payment. The proposal is
the record on the stack: modes, X, ways to pay, targets and division are written there as they are announced. Each letter is one
function named for what it does; which letters there are, in which order, is a dated list.
"""
from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from apnap.kernel.data import Id
from apnap.kernel.game import Attempted, Reversal, Steps
from apnap.kernel.law import Dated, Rule, dated
from apnap.kernel.options import Division, Number, One, Some
from apnap.kernel.refusal import Illegal, Refusal, refuse
from apnap.magic import costs, law, legality, mana, misanswered, permissions, reach, targets, totals, words, zones
from apnap.magic import events as ev
from apnap.magic.forms import abilities as a
from apnap.magic.forms import effects as e
from apnap.magic.forms.keyworded import AllModes
from apnap.magic.forms.statics import AlternativeCost, Kicker
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
    if p.has.origin != p.source and not p.is_mana:
        g.note(ev.Announced(p.object, p.player, "source", p.source), law.SOURCE, p.source)
    if p.player != _whose(g, p.source):
        g.note(ev.Announced(p.object, p.player, "payer"), law.ACTIVATION_COST, p.source)
    if p.is_mana and any(permissions.split_second(g)):
        g.note(ev.Announced(p.object, p.player, "split second"), law.SPLIT_SECOND_ALLOWS, p.source)
    keyword = law.KEYWORD_RULES.get("typecycling" if p.form.label.endswith("cycling") and p.form.label != "cycling" else p.form.label)
    if keyword is not None:
        g.note(ev.Announced(p.object, p.player, "keyword", p.form.label), keyword, p.source)
    if not p.is_mana:
        t = g.turn_edit()
        t.stack = (*t.stack, p.object)
    g.changed()
    p.cost = p.form.cost


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
    p.body = tuple(m for b in bodies for m in (_modes(g, p, b) if isinstance(b, a.Modal) else (b,)))
    if p.card:
        _alternative(g, p)
        _kick(g, p)
    if legality.uses_x(p.cost) or any(isinstance(c, e.Mana) and "X" in c.symbols for c in p.cost):
        least = 1 if not p.card and any(isinstance(x, a.XCantBeZero) for x in p.form.limits) else 0
        most = None if g.trial is None else reach.most_x(g, p, least)  # a search need not try what can't be paid
        x = g.choose(p.player, "x", law.X_VALUE, Number(least, most), why=misanswered.x(p.source), object=p.source,
                     default=lambda _: least)
        g.edit_object(p.object).x = x
        g.note(ev.Announced(p.object, p.player, "x", x), law.X_VALUE, p.source)
    asked: tuple[Any, ...] = (e.Mana(g.chars(p.object).mana_cost or ()),) if p.card else p.cost
    words.remember(g, p.frame, "cost symbols", tuple(s for c in asked if isinstance(c, e.Mana) for s in c.symbols))
    p.cost = tuple(part for c in p.cost for part in (_ways_to_pay(g, p, c) if isinstance(c, e.Mana) else (c,)))
    if g.trial is not None and not reach.cheaper(g, p):
        _give_up_if_hopeless(g, p.player, tuple(s for c in p.cost if isinstance(c, e.Mana) for s in c.symbols), g.object(p.object).x or 0)


def _give_up_if_hopeless(g: Magic, player: Id, symbols: tuple[str, ...], x: int = 0) -> None:
    """In a search: what can certainly not be paid is not tried any further. Raises `Illegal`."""
    if reach.hopeless(reach.units(g, player), mana.expand(symbols, x)):
        raise Illegal(refuse(law.CANT_PAY, player=player, cost="".join(f"{{{s}}}" for s in symbols)))


def _modes(g: Magic, p: Proposal, body: a.Modal) -> tuple[a.Body, ...]:
    able = tuple(k for k, m in enumerate(body.modes) if not list(legality.choices(g, p.frame, m)))
    if _entwined(g, p, len(able) == len(body.modes)):
        g.edit_object(p.object).modes = able
        return body.modes

    def why(game: Any, answer: Any) -> Iterable[Refusal]:
        for k in answer if isinstance(answer, tuple) else ():
            if k in range(len(body.modes)):
                yield from legality.choices(game, p.frame, body.modes[k])

    if len(able) < body.least:
        raise Illegal(refuse(law.MODES, tuple(why(g, tuple(range(len(body.modes))))), object=p.source))
    chooser = p.player if body.chooser is None else _which_opponent(g, p)
    rule = law.MODES if chooser == p.player else _opponents_rule(g, law.OPPONENT_CHOOSES, law.MODES)
    chosen = g.choose(chooser, "mode", rule, Some(able, body.least, min(body.most, len(able))), why=why, object=p.source)
    g.edit_object(p.object).modes = chosen
    g.note(ev.Announced(p.object, chooser, "mode", chosen), law.MODES, p.source)
    return tuple(body.modes[k] for k in chosen)


def _entwined(g: Magic, p: Proposal, able: bool) -> bool:
    """702.42a: for the entwine cost all modes are chosen, in the order in which they are written."""
    for x in _own(g, p, AllModes) if p.card and able else ():
        if g.choose(p.player, "kicker", law.ENTWINE_ALL_MODES, Number(0, 1), object=p.object, default=always(0)):
            p.cost = (*p.cost, *x.cost)
            g.note(ev.Announced(p.object, p.player, "entwine"), law.ENTWINE_ALL_MODES, p.object)
            return True
    return False


def _own(g: Magic, p: Proposal, kind: type) -> list[Any]:
    """The forms of a kind among the spell's own static abilities."""
    return [x for h in g.chars(p.object).abilities if isinstance(h.form, a.Static) for x in h.form.effects if isinstance(x, kind)]


def _which_opponent(g: Magic, p: Proposal, slot: Slot | None = None) -> Id:
    """602.3a: the controller decides which opponent makes the choice, of those who could."""
    people = g.opponents(p.player)
    if slot is not None:
        least, _ = targets.bounds(g, p.frame, slot)
        people = tuple(o for o in people if len(legality.legal_for(g, p.frame, slot, o)) >= least) or people

    def why(_: Any, answer: Any) -> tuple[Refusal, ...]:
        return () if answer in people else (refuse(law.WHICH_OPPONENT, by=answer, object=p.source),)

    who: Id = people[0] if len(people) == 1 else g.choose(p.player, "opponent", law.WHICH_OPPONENT, One(people), why=why, object=p.source)
    words.remember(g, p.frame, "opponent", who)
    if len(people) > 1:
        g.note(ev.Announced(p.object, p.player, "opponent", who), law.WHICH_OPPONENT, p.source)
    return who


def _opponents_rule(g: Magic, rule: Rule, otherwise: Rule) -> Rule:
    """The rule about what an opponent chooses, where the edition has it."""
    return rule if rule.number(g.edition) is not None else otherwise


def _alternative(g: Magic, p: Proposal) -> None:
    """601.2b: that the spell is cast for an alternative cost is announced."""
    if p.base is not None:
        rule = law.MADNESS_COST if words.remembered(g, p.frame, "cast for") == zones.MADNESS else law.ONE_ALTERNATIVE_ANNOUNCED
        g.note(ev.Announced(p.object, p.player, "alternative", p.base), rule, p.source)
    else:
        _own_alternative(g, p)


def _own_alternative(g: Magic, p: Proposal) -> None:
    """The spell's own text may let another cost be paid; only one alternative cost can be (118.9a)."""
    for h in g.chars(p.object).abilities:
        for x in h.form.effects if isinstance(h.form, a.Static) else ():
            if isinstance(x, AlternativeCost) and words.holds(g, p.frame, h.form.condition):
                options = One((False, True))
                if g.choose(p.player, "alternative cost", law.ALTERNATIVE_COSTS, options, default=lambda _: False, object=p.object):
                    p.cost = (*x.cost, *p.cost[1:])
                    g.note(ev.Announced(p.object, p.player, "alternative", x.cost), law.ALTERNATIVE_COSTS, p.source)
                    words.remember(g, p.frame, "cast for", h.form.label)
                    return


def _kick(g: Magic, p: Proposal) -> None:
    for h in g.chars(p.object).abilities:
        for x in h.form.effects if isinstance(h.form, a.Static) else ():
            if isinstance(x, Kicker):
                options, rule = Number(0, None if x.many else 1), law.MULTIKICKER if x.many else law.KICKER
                times = g.choose(p.player, "kicker", rule, options, object=p.object, default=lambda _: 0)
                g.edit_object(p.object).kicked += times
                p.cost = (*p.cost, *(x.cost * times))
                if times:
                    g.note(ev.Announced(p.object, p.player, "kicker", times), rule, p.object)


def _ways_to_pay(g: Magic, p: Proposal, c: e.Mana) -> tuple[Any, ...]:
    """Each hybrid and Phyrexian symbol becomes what was announced for it; life becomes a component of its own."""
    symbols: list[str] = []
    life: list[Any] = []
    for n, s in enumerate(c.symbols):
        if "/" not in s:
            symbols.append(s)
            continue
        choice = _way(g, p, s, tuple(x for x in c.symbols[n + 1 :] if "/" in x))
        record = g.edit_object(p.object)
        record.ways_paid = (*record.ways_paid, choice)
        g.note(ev.Announced(p.object, p.player, "way", (s, choice)), law.PHYREXIAN_ANNOUNCED if s.endswith("/P") else law.HYBRID, p.source)
        if choice == "life":
            life.append(e.PayLife(2))
        else:
            symbols.append(choice)
    return (e.Mana(tuple(symbols)), *life)


def _way(g: Magic, p: Proposal, symbol: str, later: tuple[str, ...]) -> str:
    """What pays one symbol; `later` are those that will be asked for after it."""
    phyrexian = symbol.endswith("/P")
    halves = tuple(x for x in symbol.split("/") if x != "P")
    if phyrexian:
        already = sum(x.n for x in p.cost if isinstance(x, e.PayLife) and isinstance(x.n, int))
        already += 2 * g.object(p.object).ways_paid.count("life")
        payment = costs.Payment(p.frame, p.player, p.card)
        why_life = tuple(costs.why_not_pay(g, payment, e.PayLife(2 + already)))
        options = halves if why_life else (*halves, "life")

        def why(game: Any, answer: Any) -> tuple[Refusal, ...]:
            return tuple(costs.why_not_pay(game, payment, e.PayLife(2 + already))) if answer == "life" else ()

        return str(g.choose(p.player, "phyrexian", law.PHYREXIAN_ANNOUNCED, One(options), why=why, object=p.source, symbol=symbol,
                            later=later))
    return str(g.choose(p.player, "hybrid", law.HYBRID, One(halves), object=p.source, symbol=symbol, later=later))


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
            chooser = _which_opponent(g, p, slots[n]) if isinstance(named, AnOpponent) else words.players(g, p.frame, named)[0]
        before = tuple(chosen[k] for k in sorted(chosen) if k < n)
        chosen[n] = _choose_slot(g, p, slots[n], n, chooser, before, n == order[-1])
        g.edit_object(p.object).targets = tuple(chosen.get(k, ()) for k in range(len(slots)))
        if chosen[n]:
            rule = law.TARGETS_CHOSEN if chooser == p.player else _opponents_rule(g, law.OPPONENT_CHOOSES, law.TARGETS_CHOSEN)
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
        yield from (refuse(law.TARGET_TWICE, target=i, object=p.source) for i in dict.fromkeys(ids) if ids.count(i) > 1)
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
        rule = _opponents_rule(g, law.CONTROLLER_FIRST if both else law.OPPONENT_CHOOSES, rule)
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
    if symbols:
        mana_window(g, p.player, symbols, p.source, p.used, p)


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
            first = order[0]
            k = g.choose(p.player, "next payment", law.PAYMENT, One(order), default=always(first), object=p.source, cost=tuple(left))
        component = left.pop(k)
        costs.pay(g, payment, component)
        g.note(ev.Paid(p.object, p.player, component), law.PAYMENT, p.source)


def always(answer: Any) -> Any:
    """A default that is the same whatever the game."""
    return lambda _: answer


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


# ---------------------------------------------------------------- the mana window


def mana_window(g: Magic, player: Id, symbols: tuple[str, ...], source: Id, used: list[Used], p: Proposal | None = None) -> None:
    """The chance to activate mana abilities while a mana payment is asked (605.3a), one after another."""
    before, asked = g.wanted, g.mana_asked_of
    failed: set[Any] = set()
    g.mana_asked_of = player
    try:
        while True:
            g.wanted = symbols
            if g.trial is not None:
                _give_up_if_hopeless(g, player, symbols)
            answer = g.choose(
                player, "mana window", law.MANA_WINDOW, lambda: One((("done",), *mana_actions(g, player, failed))), attempts=True,
                default=lambda game: window_default(game, player, symbols, failed), why=lambda game, x: window_reasons(game, player, x),
                object=source, symbols=symbols,
            )
            action = answer.answer if isinstance(answer, Attempted) else answer
            if action == ("done",):
                return
            if not legality.is_action(g, action) or action[0] != "activate":
                raise Illegal(*window_reasons(g, player, action))
            i, origin, n = action[1:4]
            back = activate(g, player, i, g.ability_or_none(i, origin, n), "mana", used)
            if back is not None:
                failed.add(action)
                if isinstance(answer, Attempted) and p is not None:
                    raise Illegal(*back.refusals)
    finally:
        g.wanted, g.mana_asked_of = before, asked


def window_default(g: Magic, player: Id, symbols: tuple[str, ...], failed: set[Any]) -> tuple[Any, ...]:
    """What an automation does in the window: the next step of a plan that pays, or nothing."""
    pool = g.player(player).pool
    available = mana.sources(g, player, mana_actions(g, player, failed))
    todo = mana.plan(pool, symbols, available)
    return todo[0] if todo else ("done",)


def mana_actions(g: Magic, player: Id, failed: set[Any] | None = None) -> tuple[tuple[Any, ...], ...]:
    """The mana abilities that the player can begin to activate while a payment is asked."""
    can = (x for x in g.activations(player, mana_only=True) if not failed or x not in failed)
    return tuple(x for x in can if next(legality.why_not_activate(g, player, x[1], g.ability(*x[1:]), "mana"), None) is None)


def window_reasons(g: Magic, player: Id, action: Any) -> tuple[Refusal, ...]:
    if legality.is_action(g, action) and action[0] == "activate":
        g.mana_asked_of = player
        try:
            return tuple(legality.why_not_activate(g, player, action[1], g.ability_or_none(*action[1:]), "mana"))
        finally:
            g.mana_asked_of = None
    return (refuse(law.MANA_WINDOW, player=player),)


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
