"""Triggered abilities (603): what is watched, what matches, and putting triggers on the stack."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from apnap.kernel.data import Id
from apnap.kernel.events import Event
from apnap.kernel.options import Order
from apnap.kernel.refusal import Illegal
from apnap.magic import announce, law, mana, words, zones
from apnap.magic import events as ev
from apnap.magic.forms import events as t
from apnap.magic.forms.abilities import Keyword, Triggered
from apnap.magic.forms.words import This
from apnap.magic.keywords.editions import TRIGGERED_KEYWORDS
from apnap.magic.state import DelayedTrigger, Frame, Has, Object, Waiting

if TYPE_CHECKING:
    from apnap.magic.game import Magic

LOOKS_BACK = (t.Dies, t.Leaves, t.Sacrificed, t.LosesControl)


class Watcher:
    """A triggered ability that could trigger: of an object, or one that an effect left behind (`delayed`)."""

    __slots__ = ("controller", "delayed", "form", "has", "source")

    def __init__(self, source: Id, controller: Id, form: Any, has: Has | None = None, delayed: Id | None = None) -> None:
        self.source = source
        self.controller = controller
        self.form = form
        self.has = has
        self.delayed = delayed


def watchers(g: Magic) -> tuple[Watcher, ...]:
    """Every triggered ability that functions now, in the order of ids."""
    out: list[Watcher] = []
    for zone in ("battlefield", "stack", "command"):
        for i in getattr(g.turn, zone):
            c = g.chars(i)
            out += [Watcher(i, c.controller, h.form, h) for h in c.abilities if isinstance(h.form, Triggered) and h.form.zone == zone]
            out += _of_keywords(g, i, c) if zone == "battlefield" else []
    for zone, ids in (("exile", g.turn.exile), *((z, getattr(g.player(p), z)) for p in g.turn.order for z in ("graveyard", "hand"))):
        for i in ids:
            if zone == "exile" and g.object(i).way == zones.MADNESS:
                out += _of_madness(g, i)
            elif g.has_triggers(g.object(i).card):
                c = g.chars(i)
                own = g.object(i).owner
                out += [Watcher(i, own, h.form, h) for h in c.abilities if isinstance(h.form, Triggered) and h.form.zone == zone]
    for effect in g.effects_in_force():
        if isinstance(effect, DelayedTrigger):
            out.append(Watcher(effect.source, effect.controller, Triggered(effect.event, effect.body), None, effect.id))
    return tuple(out)


def _of_madness(g: Magic, i: Id) -> list[Watcher]:
    """The second ability of madness functions when the first was applied, also where the card was given both in the hand (702.35a)."""
    had = g.object(g.object(i).memory[zones.MADNESS]).last
    found = [h for h in had.abilities if isinstance(h.form, Triggered) and h.form.zone == "exile"] if had is not None else []
    return [Watcher(i, g.object(i).owner, h.form, h) for h in found]


def _of_keywords(g: Magic, i: Id, c: Any) -> list[Watcher]:
    """The triggered abilities that keywords stand for in this edition."""
    forms = g.law(TRIGGERED_KEYWORDS)
    found = [(h, forms[h.form.name]) for h in c.abilities if isinstance(h.form, Keyword) and h.form.name in forms] if forms else []
    return [Watcher(i, c.controller, form, Has(h.origin, h.n, form)) for h, form in found]


def frame_of(g: Magic, w: Watcher) -> Frame:
    extra: dict[str, Any] = {}
    if w.delayed is not None:
        record = g.table[w.delayed]
        assert isinstance(record, DelayedTrigger)
        extra = {**record.memory, "targets": record.targets}
    return Frame(w.source, w.controller, None, extra)


def looks_back(w: Watcher, e: Event) -> bool:
    """603.10a: leaves-the-battlefield and sacrifice triggers are judged by the moment before."""
    if isinstance(w.form.event, t.OneOf):
        left = isinstance(e, ev.Sacrifice | ev.ChangedControl) or (isinstance(e, ev.Move) and e.origin == "battlefield")
        return left and any(isinstance(c, LOOKS_BACK) for c in w.form.event.of)
    return isinstance(w.form.event, LOOKS_BACK)


def subject(g: Magic, w: Watcher, e: Event) -> tuple[bool, dict[str, Any]]:
    """Whether the event fulfils the condition, and what "it" and "that player" are."""
    f, c = frame_of(g, w), w.form.event
    test = TESTS.get(type(c))
    if test is None:
        return False, {}
    found = test(g, f, c, e)
    return (found is not None), found or {}


def _is(g: Magic, f: Frame, what: Any, i: Id) -> bool:
    return what is None or (i == f.source if isinstance(what, This) else words.fits(g, f, what, i))


def _who(g: Magic, f: Frame, who: Any, p: Id) -> bool:
    return who is None or p in words.players(g, f, who)


def _enters(g: Magic, f: Frame, c: t.Enters, e: Event) -> dict[str, Any] | None:
    new = e.new if (isinstance(e, ev.Move) and e.to == "battlefield") or isinstance(e, ev.Create) else None
    return {"it": new, "player": g.chars(new).controller} if new is not None and _is(g, f, c.what, new) else None


def _dies(g: Magic, f: Frame, c: t.Dies, e: Event) -> dict[str, Any] | None:
    if not isinstance(e, ev.Move) or e.origin != "battlefield" or e.to != "graveyard" or not _is(g, f, c.what, e.object):
        return None
    return {"it": e.object, "player": g.chars(e.object).controller} if _who(g, f, c.whose, g.object(e.object).owner) else None


def _into_graveyard(g: Magic, f: Frame, c: t.PutIntoGraveyard, e: Event) -> dict[str, Any] | None:
    if not isinstance(e, ev.Move) or e.to != "graveyard" or e.new is None or (c.zone is not None and e.origin != c.zone):
        return None
    if not _who(g, f, c.whose, g.object(e.object).owner):
        return None
    what = c.what
    if isinstance(what, This):
        fit = e.object == f.source or e.new == f.source
    else:
        fit = what is None or words.fits(g, f, what.but(kind="card", zone=None, whose=None), e.new)
    return {"it": e.object} if fit else None


def _leaves(g: Magic, f: Frame, c: t.Leaves, e: Event) -> dict[str, Any] | None:
    gone = isinstance(e, ev.Move) and e.origin == "battlefield"
    return {"it": e.object} if gone and isinstance(e, ev.Move) and _is(g, f, c.what, e.object) else None


def _discards(g: Magic, f: Frame, c: t.Discards, e: Event) -> dict[str, Any] | None:
    if not isinstance(e, ev.Discard) or not _who(g, f, c.who, e.player):
        return None
    if isinstance(c.what, This):
        fit = e.object == f.source
    else:
        fit = c.what is None or words.fits(g, f, c.what.but(kind="card", zone=None, whose=None), e.object)
    return {"it": e.object, "player": e.player, "discarded": (e.object,)} if fit else None


def _madness(g: Magic, f: Frame, c: t.DiscardedInto, e: Event) -> dict[str, Any] | None:
    return {"it": e.new} if isinstance(e, ev.Discard) and e.new == f.source and e.how == "madness" else None


def _passes(g: Magic, f: Frame, c: t.Passes, e: Event) -> dict[str, Any] | None:
    fit = isinstance(e, ev.Passed) and _who(g, f, c.who, e.player) and words.objects(g, f, c.what)
    return {"player": e.player} if fit and isinstance(e, ev.Passed) else None


def _casts(g: Magic, f: Frame, c: t.Casts, e: Event) -> dict[str, Any] | None:
    if not isinstance(e, ev.Cast) or not _who(g, f, c.who, e.player) or not _is(g, f, c.what, e.object):
        return None
    return {"it": e.object, "player": e.player}


def _becomes_target(g: Magic, f: Frame, c: t.BecomesTarget, e: Event) -> dict[str, Any] | None:
    if not isinstance(e, ev.Targeted) or not _who(g, f, c.by, e.player) or g.is_player(e.object) or not _is(g, f, c.what, e.object):
        return None
    return {"it": e.object, "source": e.by, "player": e.player}


def _activates(g: Magic, f: Frame, c: t.Activates, e: Event) -> dict[str, Any] | None:
    if not isinstance(e, ev.Activate) or (c.no_mana and e.mana) or not _who(g, f, c.who, e.player) or not _is(g, f, c.what, e.source):
        return None
    if c.what is not None and e.object is not None and g.object(e.object).memory.get("activated from", c.zone) != c.zone:
        return None
    return {"it": e.object, "player": e.player, "source": e.source}


def _tapped_for_mana(g: Magic, f: Frame, c: t.TappedForMana, e: Event) -> dict[str, Any] | None:
    fit = isinstance(e, ev.TapForMana) and _is(g, f, c.what, e.object) and (c.who is None or _who(g, f, c.who, e.player))
    return {"it": e.object, "player": e.player, "colors": e.colors} if fit and isinstance(e, ev.TapForMana) else None


def _adds_mana(g: Magic, f: Frame, c: t.AddsMana, e: Event) -> dict[str, Any] | None:
    return {"player": e.player} if isinstance(e, ev.AddMana) and _who(g, f, c.who, e.player) else None


def _attacks(g: Magic, f: Frame, c: t.Attacks, e: Event) -> dict[str, Any] | None:
    return {"it": e.object, "player": e.defender} if isinstance(e, ev.DeclareAttack) and _is(g, f, c.what, e.object) else None


def _blocks(g: Magic, f: Frame, c: t.Blocks, e: Event) -> dict[str, Any] | None:
    return {"it": e.object, "attacker": e.attacker} if isinstance(e, ev.DeclareBlock) and _is(g, f, c.what, e.object) else None


def _deals_damage(g: Magic, f: Frame, c: t.DealsDamage, e: Event) -> dict[str, Any] | None:
    if not isinstance(e, ev.Damage) or (c.combat and not e.combat) or not _is(g, f, c.what, e.source):
        return None
    if c.to is not None and not (words.fits(g, f, c.to, e.to) if hasattr(c.to, "kind") or hasattr(c.to, "of") else _who(g, f, c.to, e.to)):
        return None
    return {"it": e.source, "player": e.to, "damaged": e.to, "amount": e.n}


def _step(g: Magic, f: Frame, c: t.StepBegins, e: Event) -> dict[str, Any] | None:
    if not isinstance(e, ev.BeginStep) or not _who(g, f, c.whose, e.player):
        return None
    names = {"combat": "beginning of combat", "main": "precombat main"}
    return {"player": e.player} if e.step == names.get(c.step, c.step) else None


def _loses_control(g: Magic, f: Frame, c: t.LosesControl, e: Event) -> dict[str, Any] | None:
    fit = isinstance(e, ev.ChangedControl) and e.old == f.you and _is(g, f, c.what, e.object)
    return {"it": e.object} if fit and isinstance(e, ev.ChangedControl) else None


def _draws(g: Magic, f: Frame, c: t.Draws, e: Event) -> dict[str, Any] | None:
    return {"player": e.player} if isinstance(e, ev.Draw) and _who(g, f, c.who, e.player) else None


def _gains_life(g: Magic, f: Frame, c: t.GainsLife, e: Event) -> dict[str, Any] | None:
    return {"player": e.player, "amount": e.n} if isinstance(e, ev.GainLife) and _who(g, f, c.who, e.player) else None


def _sacrificed(g: Magic, f: Frame, c: t.Sacrificed, e: Event) -> dict[str, Any] | None:
    fit = isinstance(e, ev.Sacrifice) and _who(g, f, c.who, e.player) and _is(g, f, c.what, e.object)
    return {"it": e.object, "player": e.player} if fit and isinstance(e, ev.Sacrifice) else None


def _last_counter(g: Magic, f: Frame, c: t.LastCounterRemoved, e: Event) -> dict[str, Any] | None:
    fit = isinstance(e, ev.RemoveCounters) and e.kind == c.kind and not g.is_player(e.object) and _is(g, f, c.what, e.object)
    return {"it": e.object} if fit and isinstance(e, ev.RemoveCounters) and not g.object(e.object).counters.get(c.kind) else None


def _cycles(g: Magic, f: Frame, c: t.Cycles, e: Event) -> dict[str, Any] | None:
    if not isinstance(e, ev.Cycle) or not _who(g, f, c.who, e.player):
        return None
    fit = e.new == f.source if isinstance(c.what, This) else c.what is None or words.fits(g, f, c.what.but(kind="card", zone=None), e.new)
    return {"it": e.new, "player": e.player} if fit else None


def _turned_up(g: Magic, f: Frame, c: t.TurnedFaceUp, e: Event) -> dict[str, Any] | None:
    return {"it": e.object} if isinstance(e, ev.TurnFaceUp) and _is(g, f, c.what, e.object) else None


def _one_of(g: Magic, f: Frame, c: t.OneOf, e: Event) -> dict[str, Any] | None:
    """One event triggers it once, even where it fits several of the descriptions."""
    tests = ((TESTS.get(type(part)), part) for part in c.of)
    return next((found for test, part in tests if test is not None and (found := test(g, f, part, e)) is not None), None)


TESTS: dict[type, Any] = {
    t.OneOf: _one_of,
    t.Enters: _enters, t.Dies: _dies, t.PutIntoGraveyard: _into_graveyard, t.Leaves: _leaves, t.Discards: _discards,
    t.DiscardedInto: _madness, t.Passes: _passes,
    t.Casts: _casts, t.BecomesTarget: _becomes_target, t.Activates: _activates, t.TappedForMana: _tapped_for_mana, t.AddsMana: _adds_mana,
    t.Attacks: _attacks, t.Blocks: _blocks, t.DealsDamage: _deals_damage, t.StepBegins: _step, t.LosesControl: _loses_control,
    t.Draws: _draws, t.GainsLife: _gains_life, t.Sacrificed: _sacrificed, t.LastCounterRemoved: _last_counter,
    t.TurnedFaceUp: _turned_up, t.Cycles: _cycles,
}


# ---------------------------------------------------------------- waiting


def notice(g: Magic, found: list[tuple[Watcher, Event]]) -> None:
    """Hold what triggered until a player would receive priority; triggered mana abilities resolve at once instead (605.4a)."""
    for w, e in found:
        memory = subject(g, w, e)[1]
        f = Frame(w.source, w.controller, None, {**frame_of(g, w).extra, **memory})
        if not words.holds(g, f, w.form.condition):
            continue
        held = {k: v for k, v in f.extra.items() if k != "targets"}
        origin = (w.has.origin, w.has.n) if w.has is not None else None
        waits = Waiting(w.controller, w.source, w.form, tuple(sorted(held.items())), f.extra.get("targets", ()), origin)
        if w.delayed is not None:
            record = g.table[w.delayed]
            if isinstance(record, DelayedTrigger) and record.once:
                g.end_effect(w.delayed)
        if mana.is_mana_ability(g, w.form):
            g.mana_triggers.append(waits)
        else:
            t_ = g.turn_edit()
            t_.waiting = (*t_.waiting, waits)


def record_of(g: Magic, w: Waiting, zone: str = "stack") -> Id:
    """The ability as an object on the stack."""
    record = Object("", w.controller, zone)
    record.kind, record.ability, record.source, record.origin = "ability", w.ability, w.source, w.origin
    record.memory = dict(w.memory)
    i = g.add(record)
    if zone == "stack":
        t_ = g.turn_edit()
        t_.stack = (*t_.stack, i)
    g.changed()
    return i


def put_on_stack(g: Magic) -> None:
    """603.3b: each player in turn order puts the triggers he controls on the stack, in an order he chooses once."""
    player = next(p for p in g.apnap() if any(w.controller == p for w in g.turn.waiting))
    mine = [w for w in g.turn.waiting if w.controller == player]
    order = tuple(range(len(mine)))
    if len(mine) > 1 and any(w != mine[0] for w in mine):
        order = g.choose(player, "order triggers", law.TRIGGER_ORDER, Order(order), triggers=tuple(mine))
    t_ = g.turn_edit()
    t_.waiting = tuple(w for w in t_.waiting if w.controller != player)
    for k in order:
        _put(g, mine[k])


def _put(g: Magic, w: Waiting) -> None:
    mark = g.table.mark()
    i = record_of(g, w)
    if w.targets:
        g.edit_object(i).targets = w.targets
    g.note(ev.Announced(i, w.controller, "trigger", w.ability), law.PUT_ON_STACK, w.source)
    p = announce.Proposal(w.controller, w.source, None, "trigger")
    p.card, p.form, p.object = False, w.ability, i
    try:
        announce.choose_modes(g, p)
        if any(m.slots for m in p.body):
            announce.choose_targets(g, p)
            announce.divide(g, p)
    except Illegal as no:
        g.table.back(mark)
        g.note(ev.Skipped(w.source, "trigger without a legal choice"), law.TRIGGER_TARGETS, w.source)
        del no
