"""Permanents and cards change their zone or their state."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from apnap.kernel.data import Id
from apnap.kernel.events import Event, Outcome
from apnap.kernel.law import Rule
from apnap.kernel.options import Order
from apnap.kernel.refusal import Refusal, refuse
from apnap.magic import attaching, choices, costs, law, words, zones
from apnap.magic import events as ev
from apnap.magic.effects.registry import does
from apnap.magic.forms import effects as e
from apnap.magic.state import Frame

if TYPE_CHECKING:
    from apnap.magic.game import Magic


def selected(g: Magic, f: Frame, ref: Any, kind: str, rule: Rule, why_not: choices.WhyNot = choices.nothing_against) -> tuple[Id, ...]:
    """The objects that the controller's instruction means."""
    return choices.select(g, f, f.you, ref, kind, rule, why_not)


def chosen(g: Magic, f: Frame, x: Any, kind: str, rule: Rule) -> tuple[Id, ...]:
    """The same where the instruction is another player's: "target player exiles a card from their graveyard"; each in turn order."""
    if x.who is None:
        return selected(g, f, x.what, kind, rule)
    out: list[Id] = []
    for p in words.players(g, f, x.who):
        frame = Frame(f.source, f.you, f.record, {**f.extra, "player": p, "actor": p})
        out += [i for i in choices.select(g, frame, p, x.what, kind, rule) if i not in out]
    return tuple(out)


def followed(g: Magic, f: Frame, ref: Any, ids: tuple[Id, ...]) -> tuple[Id, ...]:
    """Objects that "that card" follows into a public zone when this very spell, ability or its cost moved them (400.7j)."""
    out = []
    for i in ids:
        now = zones.find(g, i)
        if now == i or (g.object(now).zone not in ("hand", "library") and g.object(i).became == now):
            out.append(now)
    return tuple(i for i in out if g.object(i).zone)


def moved_ids(outcomes: list[Outcome]) -> tuple[Id, ...]:
    """The new objects of what moved."""
    out = []
    for o in outcomes:
        leaf = o.leaf()
        if isinstance(leaf, ev.Move) and leaf.new is not None:
            out.append(leaf.new)
    return tuple(out)


def do_to(g: Magic, f: Frame, events: tuple[Event, ...], rule: Rule, key: str) -> list[Outcome]:
    """Let it happen, and remember the objects it happened to."""
    out = g.happen(*events, cause=f.source, rule=rule)
    done = tuple(e.object for o, e in zip(out, events) if o.done is not None and hasattr(e, "object"))
    words.remember(g, f, key, done)
    return out


@does(e.Destroy)
def destroy(g: Magic, f: Frame, x: e.Destroy) -> None:
    ids = selected(g, f, x.what, "destroy", law.DESTROY)
    do_to(g, f, tuple(ev.Destroy(i, not x.no_regeneration) for i in ids), law.DESTROY, "destroyed")


@does(e.Sacrifice)
def sacrifice(g: Magic, f: Frame, x: e.Sacrifice) -> None:
    """Each player in question chooses in turn order, then all is sacrificed at once (101.4)."""
    batch: list[Event] = []
    for p in words.players(g, f, x.who):
        def mine(i: Id, p: Id = p) -> Refusal | None:
            ok = g.object(i).zone == "battlefield" and g.chars(i).controller == p
            return None if ok else refuse(law.SACRIFICE, object=i, player=p)

        frame = Frame(f.source, f.you, f.record, {**f.extra, "player": p, "actor": p})
        batch += [ev.Sacrifice(i, p, f.you) for i in choices.select(g, frame, p, x.what, "sacrifice", law.SACRIFICE, mine)]
    do_to(g, f, tuple(batch), law.SACRIFICE, "sacrificed")


@does(e.Exile)
def exile(g: Magic, f: Frame, x: e.Exile) -> None:
    ids = followed(g, f, x.what, chosen(g, f, x, "exile", law.EXILE))
    out = do_to(g, f, tuple(ev.Move(i, "exile", "exile") for i in ids), law.EXILE, "exiled")
    words.remember(g, f, "exiled", tuple(i for o in out if (i := _to_remember(o)) is not None))


def _to_remember(o: Outcome) -> Id | None:
    """What was exiled from the battlefield is looked at as it last existed there; any other card as it is in exile."""
    leaf = o.leaf()
    return None if not isinstance(leaf, ev.Move) else leaf.object if leaf.origin == "battlefield" else leaf.new


@does(e.ReturnToHand)
def return_to_hand(g: Magic, f: Frame, x: e.ReturnToHand) -> None:
    ids = followed(g, f, x.what, chosen(g, f, x, "return", law.ONE_SHOT))
    do_to(g, f, tuple(ev.Move(i, "hand", "return") for i in ids), law.ONE_SHOT, "returned")


@does(e.ReturnCard)
def return_card(g: Magic, f: Frame, x: e.ReturnCard) -> None:
    ids = followed(g, f, x.what, selected(g, f, x.what, "return", law.ONE_SHOT))
    counters = tuple((kind, words.amount(g, f, n)) for n, kind in x.counters)
    batch = tuple(
        ev.Move(i, x.zone, "return", g.object(i).owner if x.owner else f.you, x.tapped, counters=counters) if x.zone == "battlefield"
        else ev.Move(i, x.zone, "return")
        for i in ids
    )
    out = do_to(g, f, batch, law.ONE_SHOT, "returned")
    words.remember(g, f, "returned", moved_ids(out))


@does(e.PutOnto)
def put_onto(g: Magic, f: Frame, x: e.PutOnto) -> None:
    who = words.players(g, f, x.who)
    controller = who[0] if who else f.you
    ids = followed(g, f, x.what, choices.select(g, f, controller, x.what, "put", law.ONE_SHOT))
    out = do_to(g, f, tuple(ev.Move(i, "battlefield", "put", controller=controller, tapped=x.tapped) for i in ids), law.ONE_SHOT, "put")
    words.remember(g, f, "put", moved_ids(out))
    if x.attacking:
        from apnap.magic.effects.keyworded import enters_attacking

        enters_attacking(g, f, moved_ids(out))


@does(e.PutInto)
def put_into(g: Magic, f: Frame, x: e.PutInto) -> None:
    ids = followed(g, f, x.what, chosen(g, f, x, "put", law.ONE_SHOT))
    if x.where.endswith("random") and len(ids) > 1:
        order = g.chance("random", law.ONE_SHOT, Order(tuple(range(len(ids)))))
        ids = tuple(ids[k] for k in order)
    place = x.where.removesuffix(" random")
    out = do_to(g, f, tuple(ev.Move(i, x.zone, "put", place=place) for i in ids), law.ONE_SHOT, "put")
    words.remember(g, f, "put", moved_ids(out))


def _pass_over(g: Magic, f: Frame, ids: tuple[Id, ...]) -> None:
    """What is tapped already can't be tapped: that part is ignored (609.3)."""
    for i in ids:
        if g.object(i).tapped and g.object(i).zone == "battlefield":
            g.note(ev.Skipped(i, "tapped already"), law.AS_MUCH_AS_POSSIBLE, f.source)


@does(e.Tap)
def tap(g: Magic, f: Frame, x: e.Tap) -> None:
    ids = chosen(g, f, x, "tap", law.TAP_UNTAP)
    _pass_over(g, f, ids)
    do_to(g, f, tuple(ev.SetTapped(i, True) for i in ids), law.TAP_UNTAP, "tapped")


@does(e.Untap)
def untap(g: Magic, f: Frame, x: e.Untap) -> None:
    ids = chosen(g, f, x, "untap", law.TAP_UNTAP)
    do_to(g, f, tuple(ev.SetTapped(i, False) for i in ids), law.TAP_UNTAP, "untapped")


@does(e.PutCounters)
def put_counters(g: Magic, f: Frame, x: e.PutCounters) -> None:
    n = words.amount(g, f, x.n)
    ids = selected(g, f, x.on, "counters", law.COUNTERS)
    do_to(g, f, tuple(ev.PutCounters(i, x.kind, n, f.you) for i in ids if g.object(i).zone), law.COUNTERS, "counters put")


@does(e.RemoveCounters)
def remove_counters(g: Magic, f: Frame, x: e.RemoveCounters) -> None:
    n = None if x.n is None else words.amount(g, f, x.n)
    removed = costs.remove_counters(g, f, f.you, selected(g, f, x.of, "counters", law.COUNTERS), x.kind, n)
    words.remember(g, f, "amount", removed)


@does(e.Attach)
def attach(g: Magic, f: Frame, x: e.Attach) -> None:
    ids = selected(g, f, x.to, "attach", law.ATTACH)
    for i in (f.source,) if x.what is None else selected(g, f, x.what, "attach", law.ATTACH):
        if not ids or g.object(i).zone != "battlefield" or g.object(i).attached_to == ids[0]:
            continue  # 701.3b: on what it is attached to already, nothing happens
        if any(attaching.why_not(g, i, ids[0])):
            g.note(ev.Skipped(i, "cannot be attached"), law.ATTACH, f.source)
            continue
        g.happen(ev.Attach(i, ids[0]), cause=f.source, rule=law.ATTACH)


@does(e.GainControl)
def gain_control(g: Magic, f: Frame, x: e.GainControl) -> None:
    from apnap.magic.effects.lasting import begin_effect
    from apnap.magic.forms.statics import ChangeControl

    begin_effect(g, f, selected(g, f, x.what, "control", law.CONTINUOUS), (ChangeControl(x.who),), x.duration)


@does(e.Reveal)
def reveal(g: Magic, f: Frame, x: e.Reveal) -> None:
    ids = selected(g, f, x.what, "reveal", law.REVEAL)
    for i in ids:
        g.note(ev.Announced(i, f.you, "reveal"), law.REVEAL, f.source)
    words.remember(g, f, "revealed", ids)
