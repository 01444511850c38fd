"""Replacement and prevention effects (614-616): which apply to an event, and the event as each changes it."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from apnap.kernel.data import Id
from apnap.kernel.events import Event
from apnap.kernel.law import dated
from apnap.kernel.options import Name, One
from apnap.magic import choices, costs, law, words
from apnap.magic import events as ev
from apnap.magic.forms import effects as e
from apnap.magic.forms import statics as s
from apnap.magic.forms.abilities import Static
from apnap.magic.forms.words import This
from apnap.magic.state import COLORS, Effect, Frame

if TYPE_CHECKING:
    from apnap.magic.game import Magic


class Replacement:
    """One effect that would change an event. Equal by where it comes from and its form: each applies once to an event."""

    __slots__ = ("form", "frame", "shield")

    def __init__(self, frame: Frame, form: Any, shield: Id | None = None) -> None:
        self.frame = frame
        self.form = form
        self.shield = shield

    def __eq__(self, other: object) -> bool:
        mine = (self.frame.source, self.form, self.shield)
        return isinstance(other, Replacement) and mine == (other.frame.source, other.form, other.shield)

    def __hash__(self) -> int:
        return hash((self.frame.source, self.shield))


def applicable(g: Magic, event: Event) -> list[Replacement]:
    """Every effect that would change this event."""
    if isinstance(event, ev.Move):
        return [*_of_entering(g, event), *_of_moving(g, event)]
    if isinstance(event, ev.PutCounters):
        return [Replacement(f, x) for f, x in g.statics(s.MoreCounters) if _counts(g, f, x, event)]
    if isinstance(event, ev.Damage):
        return _of_damage(g, event)
    if isinstance(event, ev.Destroy):
        return [Replacement(Frame(x.source, x.controller), x.changes[0], x.id) for x in g.effects_in_force()
                if event.regenerates and isinstance(x, Effect) and isinstance(x.changes[0], e.Regenerate) and event.object in x.what]
    return []


def _counts(g: Magic, f: Frame, x: s.MoreCounters, event: ev.PutCounters) -> bool:
    if x.kind not in (None, event.kind) or (x.effect and event.cost):
        return False
    if x.by is not None and (event.by is None or event.by not in words.players(g, f, x.by)):
        return False
    return x.what is None or (not g.is_player(event.object) and words.fits(g, f, x.what, event.object))


def _of_moving(g: Magic, event: ev.Move) -> list[Replacement]:
    out = []
    if event.why == "discard" and event.to == "graveyard":
        for h in g.chars(event.object).abilities:
            if isinstance(h.form, Static) and h.form.zone == "hand":
                out += [Replacement(Frame(event.object, g.object(event.object).owner), x) for x in h.form.effects
                        if isinstance(x, s.DiscardInstead)]
    for f, x in g.statics(s.MoveInstead):
        if x.zone == event.to:
            this = isinstance(x.what, This)
            if event.object == f.source if this else words.fits(g, f, x.what.but(kind="card", zone=None), event.object):
                out.append(Replacement(f, x))
    return [*out, *_exiled_instead(g, event)]


def _exiled_instead(g: Magic, event: ev.Move) -> list[Replacement]:
    """Effects that exile what would die, leave the battlefield or go to a graveyard."""
    leaves = g.object(event.object).zone == "battlefield" and event.to != "exile"
    when = {"leaves": leaves, "dies": leaves and event.to == "graveyard", "graveyard": event.to == "graveyard"}
    out = [Replacement(f, x) for f, x in g.statics(s.ExileInstead) if when[x.when] and words.fits(g, f, x.what, event.object)]
    for effect in g.effects_in_force():
        if isinstance(effect, Effect) and event.object in effect.what:
            out += [Replacement(Frame(effect.source, effect.controller), x, effect.id) for x in effect.changes
                    if isinstance(x, s.ExileInstead) and when[x.when]]
    return out


ENTERING = (s.EntersTapped, s.EntersWithCounters, s.AsEnters, s.EntersUnder)


def _of_entering(g: Magic, event: ev.Move) -> list[Replacement]:
    if event.to != "battlefield":
        return []
    out = []
    controller = event.controller if event.controller is not None else g.object(event.object).owner
    for h in g.chars(event.object).abilities:
        if isinstance(h.form, Static) and h.form.zone == "battlefield":
            f = Frame(event.object, controller, None)
            out += [Replacement(f, x) for x in h.form.effects
                    if isinstance(x, ENTERING) and isinstance(getattr(x, "what", This()), This) and words.holds(g, f, h.form.condition)
                    and not _unless(g, f, x)]
    for kind in (s.EntersTapped, s.EntersWithCounters):
        for f, x in g.statics(kind):
            if not isinstance(x.what, This) and words.fits(g, f, x.what.but(kind="card", zone=None), event.object) and not _unless(g, f, x):
                out.append(Replacement(f, x))
    c = g.chars(event.object)
    if "planeswalker" in c.types and c.loyalty and not any(k == "loyalty" for k, _ in event.counters):
        out.append(Replacement(Frame(event.object, controller), s.EntersWithCounters(c.loyalty, "loyalty", This())))
    return out


def _unless(g: Magic, f: Frame, x: Any) -> bool:
    """Whether "enters tapped unless you control ..." lets it enter untapped; what may be paid for that is asked as it enters."""
    unless = getattr(x, "unless", None)
    return unless is not None and not isinstance(unless, tuple) and words.holds(g, f, unless)


REDIRECT = "redirect"
"""The form of what was a rule and no text: damage to a player may go to a planeswalker of that player instead."""
REDIRECTS = dated({"1999": False, "2007-10-12": True, "2018-04-27": False})


def _walkers(g: Magic, event: ev.Damage) -> tuple[Id, ...]:
    """The planeswalkers to which noncombat damage from an opponent's source may be redirected."""
    c = g.chars(event.source)
    if not g.law(REDIRECTS) or event.combat or not g.is_player(event.to) or c.controller == event.to:
        return ()
    return tuple(i for i in g.turn.battlefield if g.chars(i).controller == event.to and "planeswalker" in g.chars(i).types)


def _of_damage(g: Magic, event: ev.Damage) -> list[Replacement]:
    out = [Replacement(Frame(event.source, g.chars(event.source).controller), REDIRECT)] if _walkers(g, event) else []
    for f, x in g.statics(s.PreventDamage):
        to_fits = x.to is None or _hit(g, f, x.to, event.to)
        if to_fits and (x.by is None or words.fits(g, f, x.by, event.source)) and (event.combat or not x.combat):
            out.append(Replacement(f, x))
    for effect in g.effects_in_force():
        x = effect.changes[0] if isinstance(effect, Effect) else None
        if isinstance(x, e.Prevent) and _shields(x, effect, event):
            out.append(Replacement(Frame(effect.source, effect.controller), x, effect.id))
    return out


def _shields(x: e.Prevent, effect: Effect, event: ev.Damage) -> bool:
    """Whether a prevention shield is for this damage: whom it hits, where it comes from, whether it is combat damage."""
    to_fits = x.to is None or event.to in effect.what
    return to_fits and (event.combat or not x.combat) and (x.by is None or event.source in x.by)


def _hit(g: Magic, f: Frame, what: Any, i: Id) -> bool:
    if hasattr(what, "kind") or hasattr(what, "of") or isinstance(what, This):
        return words.fits(g, f, what, i)
    return i in words.players(g, f, what)


def next_one(g: Magic, event: Event, effects: list[Replacement]) -> Replacement:
    """616.1: the controller of the affected object (or its owner, or the affected player) chooses which applies next."""
    if len(effects) == 1 or all(isinstance(r.form, s.EntersWithCounters) for r in effects):
        return effects[0]
    affected: Id = next(x for x in (getattr(event, name, None) for name in ("object", "to", "player")) if isinstance(x, Id))
    if g.is_player(affected):
        chooser = affected
    elif g.object(affected).zone in ("battlefield", "stack"):
        chooser = g.chars(affected).controller
    else:
        chooser = g.object(affected).owner
    k: int = g.choose(chooser, "replacement", law.REPLACEMENT_CHOICE, One(tuple(range(len(effects)))),
                 sources=tuple(r.frame.source for r in effects), event=event)
    return effects[k]


def _paid(g: Magic, f: Frame, cost: tuple[Any, ...]) -> bool:
    """"As this enters, you may pay 2 life": whether its controller can, wants to, and does."""
    p = costs.Payment(f, f.you)
    if any(True for c in cost for _ in costs.why_not_pay(g, p, c)):
        return False
    if not choices.yes_or_no(g, f.you, "may", law.ENTERS_TAPPED, object=f.source):
        return False
    for c in cost:
        costs.pay(g, p, c)
    return True


def replaced(g: Magic, event: Any, r: Replacement) -> Any:
    """The event as this effect changes it; None when nothing is left of it."""
    x, f = r.form, r.frame
    if x == REDIRECT:
        options = One((event.to, *_walkers(g, event)))
        return event.but(to=g.choose(f.you, "redirect", law.PLANESWALKER_REDIRECT, options, object=event.source))
    if isinstance(x, s.DiscardInstead):
        used = not x.may or choices.yes_or_no(g, f.you, "madness", law.MADNESS, object=event.object)
        return event.but(to="exile", why="madness") if used else event
    if isinstance(x, s.MoveInstead):
        return event.but(to=x.instead)
    if isinstance(x, s.ExileInstead):
        return event.but(to="exile")
    if isinstance(x, s.EntersTapped):
        if isinstance(x.unless, tuple) and _paid(g, f, x.unless):
            return event
        g.note(ev.Announced(event.object, f.you, "enters", "tapped"), law.ENTERS_TAPPED, f.source)
        return event.but(tapped=True)
    if isinstance(x, s.EntersWithCounters):
        g.note(ev.Announced(event.object, f.you, "enters", f"with {x.kind} counters"), law.ENTERS_WITH, f.source)
        return event.but(counters=(*event.counters, (x.kind, words.amount(g, f, x.n))))
    if isinstance(x, s.EntersUnder):
        people = g.opponents(f.you)
        who = people[0] if len(people) == 1 else g.choose(f.you, "opponent", law.ENTERS_WITH, One(people), object=f.source)
        return event.but(controller=who)
    if isinstance(x, s.AsEnters):
        return _as_enters(g, event, x, f)
    if isinstance(x, s.MoreCounters):
        n = event.n // 2 if x.half else event.n * x.times + x.plus
        return event.but(n=n) if n > 0 else None
    if isinstance(x, s.PreventDamage):
        return None
    if isinstance(x, e.Prevent):
        return _shielded(g, event, x, r.shield)
    if isinstance(x, e.Regenerate):
        assert r.shield is not None
        g.end_effect(r.shield)
        g.happen(ev.SetTapped(event.object, True), cause=f.source, rule=law.REGENERATE)
        record = g.edit_object(event.object)
        record.damage, record.deathtouched = 0, False
        return None
    return event


def _as_enters(g: Magic, event: ev.Move, x: s.AsEnters, f: Frame) -> Any:
    options = One(COLORS) if x.choice == "color" else Name(x.choice)
    kind = "color" if x.choice == "color" else "card name" if x.choice.endswith("card name") else x.choice
    answer = g.choose(f.you, kind, law.ENTERS_WITH, options, object=event.object, mana=False)
    return event.but(chosen=(*event.chosen, (kind, answer)))


def _shielded(g: Magic, event: ev.Damage, x: e.Prevent, shield: Id | None) -> Any:
    if x.n is None:
        if x.once and shield is not None:
            g.end_effect(shield)
        return None
    stopped = min(x.n, event.n)
    if shield is not None:
        record = g.table.edit(shield)
        assert isinstance(record, Effect)
        record.changes = (x.but(n=x.n - stopped),)
        if x.n == stopped:
            g.end_effect(shield)
    return event.but(n=event.n - stopped) if event.n > stopped else None
