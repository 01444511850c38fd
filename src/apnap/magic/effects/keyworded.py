"""What keyword abilities do beyond the common verbs: total power tapped as a cost, exchanged zones, levels, attacking as it enters."""
from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from apnap.kernel.data import Id
from apnap.kernel.options import One, Some
from apnap.kernel.refusal import Illegal, Refusal, refuse
from apnap.magic import choices, combat, costs, law, words
from apnap.magic import events as ev
from apnap.magic.costs import Payment, kind
from apnap.magic.effects import actions
from apnap.magic.effects.moving import moved_ids
from apnap.magic.effects.registry import does
from apnap.magic.forms import effects as e
from apnap.magic.forms import keyworded as k
from apnap.magic.forms.abilities import Body
from apnap.magic.forms.statics import Rule
from apnap.magic.forms.words import ControllerOf
from apnap.magic.state import DelayedTrigger, Effect, Frame

if TYPE_CHECKING:
    from apnap.magic.game import Magic

# ---------------------------------------------------------------- costs


@kind(k.TapTotal)
class TapTotal:
    """Untapped permanents of the payer's are tapped; a creature under new control will do, the tap symbol is not paid (302.6)."""

    @staticmethod
    def usable(g: Magic, p: Payment, c: Any) -> tuple[Id, ...]:
        return tuple(i for i in g.turn.battlefield if words.fits(g, p.frame, c.filter, i) and not g.object(i).tapped
                     and g.chars(i).controller == p.player
                     and not any(x.name == "can't crew" for x in combat.restrictions(g, i, Rule)))

    @staticmethod
    def total(g: Magic, c: Any, ids: tuple[Id, ...]) -> int:
        return sum(words.stat(g, i, c.stat) for i in ids)

    @classmethod
    def why_not(cls, g: Magic, p: Payment, c: Any) -> Iterator[Refusal]:
        can = tuple(i for i in cls.usable(g, p, c) if words.stat(g, i, c.stat) > 0)
        have, needed = cls.total(g, c, can), words.amount(g, p.frame, c.n)
        if have < needed:
            yield refuse(law.CANT_PAY, player=p.player, object=p.frame.source, cost=c, amount=have, needed=needed)

    @classmethod
    def pay(cls, g: Magic, p: Payment, c: Any) -> None:
        can, needed = cls.usable(g, p, c), words.amount(g, p.frame, c.n)

        def enough(game: Any) -> tuple[Id, ...]:
            """As few as reach the total, the strongest first."""
            order = sorted(can, key=lambda i: -words.stat(game, i, c.stat))
            n = next((n for n in range(len(order) + 1) if cls.total(game, c, tuple(order[:n])) >= needed), len(order))
            return tuple(i for i in can if i in order[:n])

        def why(game: Any, answer: Any) -> tuple[Refusal, ...]:
            return tuple(refuse(law.NOT_ASKED, object=i, player=p.player) for i in answer if i not in can)

        ids = tuple(g.choose(p.player, "tap", law.PAYMENT, Some(can, 0, len(can)), why=why, default=enough, object=p.frame.source,
                             number=needed))
        have = cls.total(g, c, ids)
        if have < needed:
            raise Illegal(refuse(law.CANT_PAY, player=p.player, object=p.frame.source, cost=c, amount=have, needed=needed))
        g.happen(*(ev.SetTapped(i, True) for i in ids), cause=p.frame.source, rule=law.PAYMENT)
        costs.cost_memory(g, p, "tapped", ids)


# ---------------------------------------------------------------- effects


@does(k.ExchangeZones)
def exchange_zones(g: Magic, f: Frame, x: k.ExchangeZones) -> None:
    """701.12a, 702.65b: when either half can't be done, nothing is."""
    out = tuple(i for i in words.objects(g, f, x.a) if g.object(i).zone == "battlefield")
    host = g.object(out[0]).attached_to if out else None
    if host is None or not out:
        return
    if not choices.options_of(g, f, x.b, choices.nothing_against):
        g.note(ev.Skipped(f.source, "as much as possible"), law.AURA_SWAP, f.source)
        return
    card = choices.select(g, f, f.you, x.b, "exchange", law.AURA_SWAP)
    if not card:
        return
    back = ev.Move(out[0], g.object(card[0]).zone, "exchange")
    moved = g.happen(ev.Move(card[0], "battlefield", "exchange", controller=f.you), back, cause=f.source, rule=law.AURA_SWAP)
    new = moved_ids(moved[:1])
    if new:
        g.happen(ev.Attach(new[0], host), cause=f.source, rule=law.ATTACH)


@does(k.MayPayUntil)
def may_pay_until(g: Magic, f: Frame, x: k.MayPayUntil) -> None:
    """603.7, 116.2c: a delayed trigger, and for those who may pay before it the chance to do so."""
    record = DelayedTrigger(f.source, f.you, x.event, Body(x.do), True, 0)
    record.memory = dict(g.object(f.record).memory) if f.record is not None else dict(f.extra)
    record.targets = g.object(f.record).targets if f.record is not None else ()
    trigger = g.put_in_force(record)
    for p in (*words.players(g, f, x.who), *words.players(g, f, ControllerOf(x.who))):
        g.put_in_force(Effect(f.source, p, (), (k.PayToStop(x.cost, trigger),), "permanently", g.turn.number))


def unattach(g: Magic, f: Frame, x: e.KeywordAction) -> None:
    """701.3d: it stays where it is, attached to nothing."""
    for i in words.objects(g, f, x.what):
        if g.object(i).attached_to is not None:
            g.happen(ev.Attach(i, None), cause=f.source, rule=law.ATTACH)


def class_level(g: Magic, f: Frame, x: e.KeywordAction) -> None:
    """716.2a: its level becomes n; levels are a designation (716.2b)."""
    if g.object(f.source).zone == "battlefield":
        g.edit_object(f.source).level = words.amount(g, f, x.n)
        g.changed()
        g.note(ev.Announced(f.source, f.you, "level", x.n), law.CLASS_LEVEL, f.source)


actions.ACTIONS |= {"unattach": unattach, "class level": class_level}


# ---------------------------------------------------------------- put onto the battlefield attacking


def enters_attacking(g: Magic, f: Frame, ids: tuple[Id, ...]) -> None:
    """508.4: they attack what their controller chooses; after ninjutsu what the returned creature attacked (702.49c)."""
    if g.phase != "combat":
        return
    of_returned = [d for a, d in g.turn.attacks if a in (words.remembered(g, f, "returned") or ())]
    for i in ids:
        if g.chars(i).controller != g.turn.active:
            continue
        can = tuple(of_returned) or combat.defenders(g)
        if can:
            rule = law.NINJUTSU_ATTACKS if of_returned else law.ENTERS_ATTACKING
            whom = can[0] if len(can) == 1 else g.choose(g.turn.active, "defender", rule, One(can), object=i)
            t = g.turn_edit()
            t.attacks = (*t.attacks, (i, whom))
            g.changed()
            g.note(ev.Announced(i, g.turn.active, "attacking", whom), rule, i)
