"""Triggered abilities (113): what is watched, what matches, the trigger points that wait, and their declaration into the Queue."""
from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from apnap.berserk import events as ev
from apnap.berserk import keywords, law, legality, targets, words, zones
from apnap.berserk.forms import events as on
from apnap.berserk.forms.abilities import Modal, Triggered
from apnap.berserk.forms.effects import PlayFor
from apnap.berserk.state import Entry, Frame, Has, Point
from apnap.kernel.data import Id
from apnap.kernel.events import Event
from apnap.kernel.game import Attempted
from apnap.kernel.options import One, Some
from apnap.kernel.refusal import Illegal, Refusal, refuse

if TYPE_CHECKING:
    from apnap.berserk.game import Berserk

DECLINE = "decline"
ENDLESS = 100  # generations of abilities, each of which made the next trigger: no finite chain is as long (525)


class Watcher:
    """A triggered ability that could trigger."""

    __slots__ = ("controller", "form", "has", "source")

    def __init__(self, source: Id, controller: Id, form: Triggered, has: Has) -> None:
        self.source = source
        self.controller = controller
        self.form = form
        self.has = has


def watchers(g: Berserk) -> tuple[Watcher, ...]:
    """Every triggered ability that works where its card is, in the order of the zones."""
    out: list[Watcher] = []
    places = [("game", g.turn.game), *((z, getattr(g.player(p), z)) for p in g.turn.order for z in ("graveyard", "hand", "deck"))]
    for zone, ids in places:
        for i in ids:
            if zone == "game" or g.triggers_elsewhere(g.object(i).card):
                c = g.chars(i)
                for h in c.abilities:
                    form = keywords.meaning(h.form, g.turn.readings)
                    if isinstance(form, Triggered) and form.zone == zone:
                        out.append(Watcher(i, c.controller, form, h))
    return tuple(out)


# ---------------------------------------------------------------- what matches


def looks_back(w: Watcher) -> bool:
    """A death is judged by the moment before: the card loses its abilities only after they have triggered (205.3)."""
    return isinstance(w.form.event, on.Dies)


def subject(g: Berserk, w: Watcher, e: Event) -> dict[str, Any] | None:
    """What "it", "by" and "player" are when the event fulfils the condition; None when it does not."""
    test = TESTS.get(type(w.form.event))
    return None if test is None else test(g, Frame(w.source, w.controller), w.form.event, e)


def _enters(g: Berserk, f: Frame, c: on.Enters, e: Event) -> dict[str, Any] | None:
    new = e.new if (isinstance(e, ev.Move) and e.to == "game") or isinstance(e, ev.Create) else None
    return {"it": new} if new is not None and words.matches(g, f, c.what, new) else None


def _dies(g: Berserk, f: Frame, c: on.Dies, e: Event) -> dict[str, Any] | None:
    fit = isinstance(e, ev.Move) and e.origin == "game" and e.to == "graveyard" and words.matches(g, f, c.what, e.object)
    return {"it": e.object, "by": e.by} if fit and isinstance(e, ev.Move) else None


def _wounded(g: Berserk, f: Frame, c: on.Wounded, e: Event) -> dict[str, Any] | None:
    if not isinstance(e, ev.Wound) or (c.how and e.how not in c.how):
        return None
    fit = words.matches(g, f, c.what, e.to) and words.matches(g, f, c.by, e.source)
    return {"it": e.to, "by": e.source, "amount": e.n} if fit else None


def _healed(g: Berserk, f: Frame, c: on.Healed, e: Event) -> dict[str, Any] | None:
    return {"it": e.object, "amount": e.n} if isinstance(e, ev.Heal) and words.matches(g, f, c.what, e.object) else None


def _coins_reach(g: Berserk, f: Frame, c: on.CoinsReach, e: Event) -> dict[str, Any] | None:
    who = words.player(g, f, c.who)
    gained = isinstance(e, ev.GainCoins) and e.player == who
    entered = isinstance(e, ev.Move) and e.to == "game" and e.new == f.source
    have = g.player(who).open_coins + g.player(who).closed_coins
    return {"player": who} if (gained or entered) and have >= words.amount(g, f, c.n) else None


def _gets_lives(g: Berserk, f: Frame, c: on.GetsLives, e: Event) -> dict[str, Any] | None:
    fit = isinstance(e, ev.Extra) and e.n > 0 and words.matches(g, f, c.what, e.object)
    return {"it": e.object, "amount": e.n} if fit and isinstance(e, ev.Extra) else None


def _kills(g: Berserk, f: Frame, c: on.Kills, e: Event) -> dict[str, Any] | None:
    fit = isinstance(e, ev.Destroy) and e.by is not None and words.matches(g, f, c.what, e.by) and words.matches(g, f, c.whom, e.object)
    return {"it": e.object, "by": e.by} if fit and isinstance(e, ev.Destroy) else None


def _attack_declared(g: Berserk, f: Frame, c: on.AttackDeclared, e: Event) -> dict[str, Any] | None:
    if not isinstance(e, ev.AttackDeclared) or not (words.matches(g, f, c.what, e.attacker) and words.matches(g, f, c.whom, e.target)):
        return None
    return {"it": e.target, "original": e.target, "by": e.attacker}


def _attacked(g: Berserk, f: Frame, c: on.Attacked, e: Event) -> dict[str, Any] | None:
    fit = isinstance(e, ev.Attacked) and words.matches(g, f, c.what, e.target) and words.matches(g, f, c.by, e.attacker)
    return {"it": e.target, "by": e.attacker} if fit and isinstance(e, ev.Attacked) else None


def _attacks(g: Berserk, f: Frame, c: on.Attacks, e: Event) -> dict[str, Any] | None:
    if not isinstance(e, ev.HasAttacked) or e.how not in c.how:
        return None
    fit = words.matches(g, f, c.what, e.attacker) and words.matches(g, f, c.whom, e.original if e.original is not None else e.target)
    return {"it": e.target, "original": e.original, "by": e.attacker} if fit else None


def _strikes(g: Berserk, f: Frame, c: on.Strikes, e: Event) -> dict[str, Any] | None:
    if not isinstance(e, ev.Blow) or e.how != "strike":
        return None
    return {"it": e.to, "by": e.source} if words.matches(g, f, c.what, e.source) and words.matches(g, f, c.whom, e.to) else None


def _defends(g: Berserk, f: Frame, c: on.Defends, e: Event) -> dict[str, Any] | None:
    fit = isinstance(e, ev.Defend) and words.matches(g, f, c.what, e.defender) and words.matches(g, f, c.against, e.attacker)
    return {"it": e.defender, "by": e.attacker} if fit and isinstance(e, ev.Defend) else None


def _becomes_target(g: Berserk, f: Frame, c: on.BecomesTarget, e: Event) -> dict[str, Any] | None:
    fit = isinstance(e, ev.BecomesTarget) and c.of in (None, e.of) and words.matches(g, f, c.what, e.object)
    return {"it": e.object} if fit and isinstance(e, ev.BecomesTarget) else None


def _plays(g: Berserk, f: Frame, c: on.Plays, e: Event) -> dict[str, Any] | None:
    if not isinstance(e, ev.Played) or (c.who is not None and words.player(g, f, c.who) != e.player):
        return None
    return {"it": e.object, "player": e.player} if words.matches(g, f, c.what, e.object) else None


def _turn(g: Berserk, f: Frame, c: on.TurnStarts | on.TurnEnds, e: Event) -> dict[str, Any] | None:
    if not isinstance(e, ev.TurnBegins if isinstance(c, on.TurnStarts) else ev.TurnEnds):
        return None
    return {"player": e.player} if c.whose is None or words.player(g, f, c.whose) == e.player else None


def _closes(g: Berserk, f: Frame, c: on.Closes, e: Event) -> dict[str, Any] | None:
    fit = isinstance(e, ev.SetClosed) and e.closed and words.matches(g, f, c.what, e.object)
    return {"it": e.object} if fit and isinstance(e, ev.SetClosed) else None


def _draws(g: Berserk, f: Frame, c: on.Draws, e: Event) -> dict[str, Any] | None:
    return {"player": e.player} if isinstance(e, ev.Draw) and words.player(g, f, c.who) == e.player else None


TESTS: dict[type, Any] = {
    on.Enters: _enters, on.Dies: _dies, on.Wounded: _wounded, on.Healed: _healed, on.Kills: _kills, on.AttackDeclared: _attack_declared,
    on.Attacked: _attacked, on.Attacks: _attacks, on.Strikes: _strikes, on.Defends: _defends, on.BecomesTarget: _becomes_target,
    on.Plays: _plays, on.TurnStarts: _turn, on.TurnEnds: _turn, on.Closes: _closes, on.Draws: _draws,
    on.GetsLives: _gets_lives, on.CoinsReach: _coins_reach,
}


def notice(g: Berserk, found: list[tuple[Watcher, Event]]) -> None:
    """Each event that fulfils a condition is a trigger point; points wait until what runs has been finished (401.2)."""
    points = []
    running = g.turn.running
    generation = 0 if running is None else g.entry(running).generation + 1
    for w, e in found:
        memory = subject(g, w, e)
        if memory is not None and words.holds(g, Frame(w.source, w.controller, extra=memory), w.form.condition):
            points.append(Point(w.controller, w.source, w.has.origin, w.form, tuple(sorted(memory.items())), generation))
    if points:
        t = g.turn_edit()
        t.waiting = (*t.waiting, *points)


# ---------------------------------------------------------------- declaring


def why_not_declare(g: Berserk, point: Any) -> Iterator[Refusal]:
    """Every reason against declaring an ability for this trigger point: whose, the limit a turn, what is gone, no targets."""
    if not isinstance(point, Point) or point not in g.turn.waiting:
        yield refuse(law.TRIGGER_POINTS)
        return
    ability: Triggered = point.ability
    if not ability.every and g.object(zones.now(g, point.source)).marks.get(point.origin, 0) >= ability.times:
        yield refuse(law.ONCE_TRIGGERED, object=point.source, ability=point.origin)
    if point.generation > ENDLESS:
        yield refuse(law.LOOP, object=point.source)
    f = Frame(point.source, point.controller, extra=dict(point.memory))
    if not isinstance(ability.body, Modal):
        first = ability.body.parts[0]
        for i in targets.gone(g, f, first):
            yield refuse(law.ILLEGAL_UNDECLARED, target=i, object=point.source, ability=point.origin)
        if isinstance(first.do, PlayFor):
            yield from legality.why_not_play(g, point.controller, zones.now(g, point.source), words.amount(g, f, first.do.cost))
    yield from targets.why_not_declare(g, f, ability.body)


def declare(g: Berserk) -> None:
    """One trigger into the Queue: first what must be declared, then what may be, each time the non-active player's before (402.1)."""
    optional, p = next((o, p) for o in (False, True) for p in g.nap()
                       if any(w.controller == p and w.ability.optional == o for w in g.turn.waiting))
    mine = tuple(w for w in g.turn.waiting if w.controller == p and w.ability.optional == optional)
    can = tuple(w for w in mine if next(why_not_declare(g, w), None) is None)
    if not can:
        _forget(g, mine)
        return
    options: tuple[Any, ...] = (*can, DECLINE) if optional else can
    answer: Any = options[0]
    if len(options) > 1:
        rule = law.OPTIONAL if optional else law.TRIGGER_POINTS if len({(w.source, w.origin) for w in can}) == 1 else law.SIMULTANEOUS
        answer = g.choose(p, "declare", rule, One(options), why=why_not_declare)
    if answer == DECLINE:
        _forget(g, mine)
        return
    at = g.cursor
    back = g.transaction((("targets", _announce), ("queue", _enqueue)), [answer, None])
    if back is not None:
        g.note(ev.Reversed(p, ("declare", answer.source), back.at, back.refusals), law.ILLEGAL_UNDECLARED, answer.source)
        if not any(isinstance(a, Attempted) for a in g.answers[at : g.cursor]):
            _forget(g, (answer,))


def _forget(g: Berserk, points: tuple[Point, ...]) -> None:
    """Points that can't be declared, or that their player lets go by; no marker is left (113.8)."""
    for w in points:
        why = tuple(why_not_declare(g, w))
        rule = g.lawbook.rules[why[0].rule] if why else law.FIRST_CHANCE
        g.note(ev.Skipped(w.source, "declare", why), rule, w.source)
    left = list(g.turn.waiting)
    for w in points:
        left.remove(w)
    g.turn_edit().waiting = tuple(left)


def _announce(g: Berserk, proposal: list[Any]) -> None:
    point: Point = proposal[0]
    entry = Entry("triggered", point.controller, point.source, point.origin, point.ability.body)
    entry.memory, entry.generation = dict(point.memory), point.generation
    i = proposal[1] = g.table.add(entry)
    g.turn_edit().proposal = i
    choose_modes(g, i)
    targets.choose_all(g, i)
    targets.divide(g, i)


def _enqueue(g: Berserk, proposal: list[Any]) -> None:
    """The ability stands in the Queue, its marker on the card; the point is used up."""
    point, i = proposal
    left = list(g.turn.waiting)
    left.remove(point)
    t = g.turn_edit()
    t.waiting, t.queue, t.proposal = tuple(left), (*t.queue, i), None
    mark(g, point.source, point.origin, 1)
    rule = law.ALWAYS_QUEUED if g.object(point.source).zone == "game" else law.WITHOUT_SOURCE
    g.note(ev.Declared(i, point.source, point.controller, g.entry(i).targets), rule, point.source)
    chosen_as_targets(g, i, "ability")


def mark(g: Berserk, source: Id, origin: Any, n: int) -> None:
    """Put a once-a-turn marker on the card (or, with -1, take it off), wherever the card keeps markers (205.3)."""
    i = zones.now(g, source)
    if g.object(i).zone in ("game", "graveyard"):
        marks = {**g.object(i).marks, origin: g.object(i).marks.get(origin, 0) + n}
        g.edit_object(i).marks = {k: v for k, v in marks.items() if v > 0}


def chosen_as_targets(g: Berserk, entry: Id, of: str) -> None:
    """What was chosen has become a target."""
    chosen = dict.fromkeys(i for ids in g.entry(entry).targets for i in ids)
    source = g.entry(entry).source
    if chosen:
        g.happen(*(ev.BecomesTarget(i, entry, of) for i in chosen), cause=source, rule=law.TARGETS)


def choose_modes(g: Berserk, entry: Id) -> None:
    """Modes are chosen as a chain, in the order in which they will be carried out (524)."""
    record = g.entry(entry)
    body, source, player = record.body, record.source, record.player
    if not isinstance(body, Modal):
        return
    f = Frame(source, player, entry)
    can = tuple(k for k, m in enumerate(body.modes) if next(targets.why_not_declare(g, f, m), None) is None)
    if body.repeats:
        chosen: tuple[int, ...] = ()
        for _ in range(body.most):
            chosen = (*chosen, g.choose(player, "mode", law.CHAIN, One(can), object=source))
            g.edit_entry(entry).modes = chosen
    else:
        if len(can) < body.least:
            raise Illegal(*targets.why_not_declare(g, f, body))
        chosen = g.choose(player, "modes", law.CHAIN, Some(can, body.least, body.most), object=source)
    g.edit_entry(entry).modes = chosen
    g.note(ev.Announced(entry, player, "modes", chosen), law.CHAIN, source)
