"""What 601.2b asks besides X: modes, who chooses them, alternative costs, kicker, and how hybrid and Phyrexian symbols will be paid."""
from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from apnap.kernel.data import Id
from apnap.kernel.law import Rule
from apnap.kernel.options import Number, One, Some
from apnap.kernel.refusal import Illegal, Refusal, refuse
from apnap.magic import choices, costs, law, legality, mana, reach, targets, words, zones
from apnap.magic import events as ev
from apnap.magic.forms import abilities as a
from apnap.magic.forms import effects as e
from apnap.magic.forms.keyworded import AllModes
from apnap.magic.forms.statics import AlternativeCost, Kicker
from apnap.magic.forms.words import Slot

if TYPE_CHECKING:
    from apnap.magic.announce import Proposal
    from apnap.magic.game import Magic


def give_up_if_hopeless(g: Magic, player: Id, symbols: tuple[str, ...], x: int = 0) -> None:
    """In a search: what can certainly not be paid is not tried any further. Raises `Illegal`."""
    if reach.hopeless(reach.units(g, player), mana.expand(symbols, x)):
        raise Illegal(refuse(law.CANT_PAY, player=player, cost="".join(f"{{{s}}}" for s in symbols)))


def modes(g: Magic, p: Proposal, body: a.Modal) -> tuple[a.Body, ...]:
    able = tuple(k for k, m in enumerate(body.modes) if not list(legality.choices(g, p.frame, m)))
    if entwined(g, p, len(able) == len(body.modes)):
        g.edit_object(p.object).modes = able
        return body.modes

    def why(game: Any, answer: Any) -> Iterable[Refusal]:
        for k in answer if isinstance(answer, tuple) else ():
            if k in range(len(body.modes)):
                yield from legality.choices(game, p.frame, body.modes[k])

    if len(able) < body.least:
        raise Illegal(refuse(law.MODES, tuple(why(g, tuple(range(len(body.modes))))), object=p.source))
    chooser = p.player if body.chooser is None else which_opponent(g, p)
    rule = law.MODES if chooser == p.player else opponents_rule(g, law.OPPONENT_CHOOSES, law.MODES)
    chosen = g.choose(chooser, "mode", rule, Some(able, body.least, min(body.most, len(able))), why=why, object=p.source)
    g.edit_object(p.object).modes = chosen
    g.note(ev.Announced(p.object, chooser, "mode", chosen), law.MODES, p.source)
    return tuple(body.modes[k] for k in chosen)


def entwined(g: Magic, p: Proposal, able: bool) -> bool:
    """702.42a: for the entwine cost all modes are chosen, in the order in which they are written."""
    for x in own(g, p, AllModes) if p.card and able else ():
        if g.choose(p.player, "kicker", law.ENTWINE_ALL_MODES, Number(0, 1), object=p.object, default=choices.always(0)):
            p.cost = (*p.cost, *x.cost)
            g.note(ev.Announced(p.object, p.player, "entwine"), law.ENTWINE_ALL_MODES, p.object)
            return True
    return False


def own(g: Magic, p: Proposal, kind: type) -> list[Any]:
    """The forms of a kind among the spell's own static abilities."""
    return [x for h in g.chars(p.object).abilities if isinstance(h.form, a.Static) for x in h.form.effects if isinstance(x, kind)]


def which_opponent(g: Magic, p: Proposal, slot: Slot | None = None) -> Id:
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


def opponents_rule(g: Magic, rule: Rule, otherwise: Rule) -> Rule:
    """The rule about what an opponent chooses, where the edition has it."""
    return rule if rule.number(g.edition) is not None else otherwise


def alternative(g: Magic, p: Proposal) -> None:
    """601.2b: that the spell is cast for an alternative cost is announced."""
    if p.base is not None:
        rule = law.MADNESS_COST if words.remembered(g, p.frame, "cast for") == zones.MADNESS else law.ONE_ALTERNATIVE_ANNOUNCED
        g.note(ev.Announced(p.object, p.player, "alternative", p.base), rule, p.source)
    else:
        own_alternative(g, p)


def own_alternative(g: Magic, p: Proposal) -> None:
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


def kick(g: Magic, p: Proposal) -> None:
    for h in g.chars(p.object).abilities:
        for x in h.form.effects if isinstance(h.form, a.Static) else ():
            if isinstance(x, Kicker):
                options, rule = Number(0, None if x.many else 1), law.MULTIKICKER if x.many else law.KICKER
                times = g.choose(p.player, "kicker", rule, options, object=p.object, default=lambda _: 0)
                g.edit_object(p.object).kicked += times
                p.cost = (*p.cost, *(x.cost * times))
                if times:
                    g.note(ev.Announced(p.object, p.player, "kicker", times), rule, p.object)


def ways_to_pay(g: Magic, p: Proposal, c: e.Mana) -> tuple[Any, ...]:
    """Each hybrid and Phyrexian symbol becomes what was announced for it; life becomes a component of its own."""
    symbols: list[str] = []
    life: list[Any] = []
    for n, s in enumerate(c.symbols):
        if "/" not in s:
            symbols.append(s)
            continue
        choice = way(g, p, s, tuple(x for x in c.symbols[n + 1 :] if "/" in x))
        record = g.edit_object(p.object)
        record.ways_paid = (*record.ways_paid, choice)
        g.note(ev.Announced(p.object, p.player, "way", (s, choice)), law.PHYREXIAN_ANNOUNCED if s.endswith("/P") else law.HYBRID, p.source)
        if choice == "life":
            life.append(e.PayLife(2))
        else:
            symbols.append(choice)
    return (e.Mana(tuple(symbols)), *life)


def way(g: Magic, p: Proposal, symbol: str, later: tuple[str, ...]) -> str:
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
