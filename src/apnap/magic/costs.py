"""The components of a cost: for each kind, `why_not_pay` and `pay`. A cost is an action done by the player who pays."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from apnap.kernel.data import Id
from apnap.kernel.events import Event
from apnap.kernel.options import One
from apnap.kernel.refusal import Illegal, Refusal, refuse
from apnap.magic import choices, law, mana, permissions, words
from apnap.magic import events as ev
from apnap.magic.forms import effects as e
from apnap.magic.forms.words import Choose, Each, Several, Top, X
from apnap.magic.state import Frame, Unit

if TYPE_CHECKING:
    from apnap.magic.game import Magic


class Payment:
    """A cost being paid: who, with whose eyes, for which record on the stack (None for a payment that an effect asks)."""

    __slots__ = ("frame", "player", "spell")

    def __init__(self, frame: Frame, player: Id, spell: bool = False) -> None:
        self.frame = frame
        self.player = player
        self.spell = spell


WhyNot = Callable[["Magic", Payment, Any], Iterator[Refusal]]
Pay = Callable[["Magic", Payment, Any], None]
kinds: dict[type, tuple[WhyNot, Pay]] = {}


def kind(form: type) -> Callable[[type], type]:
    """Register a class with the two functions of one kind of component."""

    def enter(cls: type) -> type:
        kinds[form] = (cls.why_not, cls.pay)  # type: ignore[attr-defined]
        return cls

    return enter


def why_not_pay(g: Magic, p: Payment, component: Any) -> Iterator[Refusal]:
    """Every reason why the component can't be paid now."""
    found = kinds.get(type(component))
    if found is None:
        yield refuse(law.UNPAYABLE, cost=type(component).__name__)
        return
    yield from found[0](g, p, component)


def pay(g: Magic, p: Payment, component: Any) -> None:
    """Pay it. Raises `Illegal` when it can't be paid."""
    reasons = tuple(why_not_pay(g, p, component))
    if reasons:
        raise Illegal(*reasons)
    kinds[type(component)][1](g, p, component)


def cost_memory(g: Magic, p: Payment, key: str, ids: tuple[Id, ...]) -> None:
    """Remember what paid: effects can find it (400.7j)."""
    words.remember(g, p.frame, key, (*(words.remembered(g, p.frame, key) or ()), *ids))


def _refuse_impossible(g: Magic, p: Payment, event: Event) -> Iterator[Refusal]:
    no = permissions.impossible(g, event)
    if no is not None:
        yield refuse(law.CANT_PAY_PROHIBITED, (no,), **{"player": p.player, **dict(no.facts)})


# ---------------------------------------------------------------- mana


@kind(e.Mana)
class _Mana:
    @staticmethod
    def why_not(g: Magic, p: Payment, c: e.Mana) -> Iterator[Refusal]:
        symbols = mana.expand(c.symbols, x_of(g, p))
        pool = spendable(g, p)
        if symbols and not mana.payments(pool, symbols):
            yield refuse(law.CANT_PAY, player=p.player, cost="".join(f"{{{s}}}" for s in c.symbols) or "{0}", needed=len(symbols),
                         amount=len(pool))

    @staticmethod
    def pay(g: Magic, p: Payment, c: e.Mana) -> None:
        symbols = mana.expand(c.symbols, x_of(g, p))
        if not symbols:
            return
        pool = g.player(p.player).pool
        usable = [i for i, u in enumerate(pool) if may_spend(g, p, u)]
        ways = mana.payments(tuple(pool[i] for i in usable), symbols)
        labels = tuple(ways)
        label = labels[0]
        if len(labels) > 1:
            no = refuse(law.CANT_PAY, player=p.player, cost=c)
            label = g.choose(p.player, "mana payment", law.PAY_MANA, One(labels), default=lambda _: labels[0], why=lambda *_: (no,),
                             object=p.frame.source)
        spent = {usable[i] for i in ways[label]}
        g.edit_player(p.player).pool = tuple(u for i, u in enumerate(pool) if i not in spent)
        cost_memory(g, p, "mana spent", ())
        if p.frame.record is not None and p.frame.record != g.turn.resolving:
            words.remember(g, p.frame, "mana spent by color", label)
            words.remember(g, p.frame, "mana spent from", tuple(pool[i].source for i in sorted(spent)))


def x_of(g: Magic, p: Payment) -> int:
    return words.amount(g, p.frame, X())


def may_spend(g: Magic, p: Payment, unit: Unit) -> bool:
    """Whether this mana may be spent on what is paid for."""
    if unit.only is None:
        return True
    if p.frame.record is None:
        return False
    f = Frame(unit.source or p.frame.source, p.player)
    what = p.frame.record if p.spell else p.frame.source
    return any(_spent_on(g, f, how, described, what, p.spell) for how, described in unit.only)


def _spent_on(g: Magic, f: Frame, how: str, described: Any, what: Id, spell: bool) -> bool:
    """One of the uses that mana is for: ("cast" | "not cast" | "activate", a description or None)."""
    fits = described is None or words.fits(g, f, described, what)
    if how == "not cast":
        return not (spell and fits)
    return spell == (how == "cast") and fits


def spendable(g: Magic, p: Payment) -> tuple[Unit, ...]:
    return tuple(u for u in g.player(p.player).pool if may_spend(g, p, u))


# ---------------------------------------------------------------- {T}, {Q}, loyalty, life


@kind(e.TapThis)
class _TapThis:
    @staticmethod
    def why_not(g: Magic, p: Payment, c: e.TapThis) -> Iterator[Refusal]:
        o = g.object(p.frame.source)
        if o.zone != "battlefield" or o.tapped:
            rule = law.TAP_SYMBOL if o.zone == "battlefield" else law.NEW_OBJECT
            yield refuse(law.CANT_PAY, (refuse(rule, object=o.id),), object=o.id, player=p.player, cost="{T}")

    @staticmethod
    def pay(g: Magic, p: Payment, c: e.TapThis) -> None:
        g.happen(ev.SetTapped(p.frame.source, True), cause=p.frame.source, rule=law.TAP_SYMBOL)


@kind(e.UntapThis)
class _UntapThis:
    @staticmethod
    def why_not(g: Magic, p: Payment, c: e.UntapThis) -> Iterator[Refusal]:
        o = g.object(p.frame.source)
        if o.zone != "battlefield" or not o.tapped:
            rule = law.UNTAP_SYMBOL if o.zone == "battlefield" else law.NEW_OBJECT
            yield refuse(law.CANT_PAY, (refuse(rule, object=o.id),), object=o.id, player=p.player, cost="{Q}")

    @staticmethod
    def pay(g: Magic, p: Payment, c: e.UntapThis) -> None:
        g.happen(ev.SetTapped(p.frame.source, False), cause=p.frame.source, rule=law.UNTAP_SYMBOL)


@kind(e.Loyalty)
class _Loyalty:
    @staticmethod
    def amount(g: Magic, p: Payment, c: e.Loyalty) -> int:
        return -x_of(g, p) if c.x else c.n

    @staticmethod
    def why_not(g: Magic, p: Payment, c: e.Loyalty) -> Iterator[Refusal]:
        n, have = _Loyalty.amount(g, p, c), g.object(p.frame.source).counters.get("loyalty", 0)
        if n < 0 and have < -n:
            yield refuse(law.LOYALTY_NEGATIVE, object=p.frame.source, amount=have, needed=-n)
        elif n > 0:
            yield from _refuse_impossible(g, p, ev.PutCounters(p.frame.source, "loyalty", n))

    @staticmethod
    def pay(g: Magic, p: Payment, c: e.Loyalty) -> None:
        n = _Loyalty.amount(g, p, c)
        event: Event = ev.RemoveCounters(p.frame.source, "loyalty", -n)
        if n > 0:
            event = ev.PutCounters(p.frame.source, "loyalty", n, p.player, True)
        if n:
            g.happen(event, cause=p.frame.source, rule=law.LOYALTY_COST)


@kind(e.PayLife)
class _PayLife:
    @staticmethod
    def why_not(g: Magic, p: Payment, c: e.PayLife) -> Iterator[Refusal]:
        n, life = words.amount(g, p.frame, c.n), g.player(p.player).life
        yield from permissions.cant_pay_life(g, p.player, n)
        if n > 0 and life < n:
            yield refuse(law.CANT_PAY, (refuse(law.PAY_LIFE, player=p.player, amount=life, needed=n),), player=p.player, amount=life,
                         needed=n, cost="life")

    @staticmethod
    def pay(g: Magic, p: Payment, c: e.PayLife) -> None:
        g.happen(ev.LoseLife(p.player, words.amount(g, p.frame, c.n), True), cause=p.frame.source, rule=law.PAY_LIFE)


@kind(e.PayPlayerCounters)
class _PayPlayerCounters:
    @staticmethod
    def why_not(g: Magic, p: Payment, c: e.PayPlayerCounters) -> Iterator[Refusal]:
        n, have = words.amount(g, p.frame, c.n), g.player(p.player).counters.get(c.kind, 0)
        if have < n:
            yield refuse(law.CANT_PAY, player=p.player, amount=have, needed=n, cost=c)

    @staticmethod
    def pay(g: Magic, p: Payment, c: e.PayPlayerCounters) -> None:
        g.happen(ev.RemoveCounters(p.player, c.kind, words.amount(g, p.frame, c.n)), cause=p.frame.source, rule=law.COST)


# ---------------------------------------------------------------- actions with objects


class Acts:
    """A component that does the same to each of some objects: what may be used, the event for each, what is remembered."""

    verb = ""
    key = ""
    zone: str | None = None

    @classmethod
    def unusable(cls, g: Magic, p: Payment, c: Any, i: Id) -> Refusal | None:
        raise NotImplementedError

    @classmethod
    def event(cls, g: Magic, p: Payment, c: Any, i: Id) -> Event:
        raise NotImplementedError

    @classmethod
    def ref(cls, c: Any) -> Any:
        return choices.in_zone(c.what, cls.zone) if cls.zone else c.what

    @classmethod
    def why_not(cls, g: Magic, p: Payment, c: Any) -> Iterator[Refusal]:
        ref = cls.ref(c)
        for part in ref.of if isinstance(ref, Several) else (ref,):
            yield from cls._why_not(g, p, c, part)

    @classmethod
    def _why_not(cls, g: Magic, p: Payment, c: Any, ref: Any) -> Iterator[Refusal]:
        def no(i: Id) -> Refusal | None:
            return cls.unusable(g, p, c, i)

        if isinstance(ref, Choose):
            can, least = choices.options_of(g, p.frame, ref, no), words.amount(g, p.frame, ref.least)
            if len(can) < least:
                yield choices.short(g, p.frame, ref, no, len(can), least, p.player, c)
        elif isinstance(ref, Top) and len(words.objects(g, p.frame, ref)) < words.amount(g, p.frame, ref.n):
            yield refuse(law.CANT_PAY, player=p.player, cost=c)
        elif not isinstance(ref, Each):
            found = words.objects(g, p.frame, ref)
            if not found:
                yield refuse(law.CANT_PAY, player=p.player, cost=c)
            yield from (r for r in map(no, found) if r is not None)

    @classmethod
    def pay(cls, g: Magic, p: Payment, c: Any) -> None:
        def no(i: Id) -> Refusal | None:
            return cls.unusable(g, p, c, i)

        ids = choices.select(g, p.frame, p.player, cls.ref(c), cls.verb, law.PAYMENT, no, cost=True)
        cls.carry_out(g, p, c, ids)
        if cls.key:
            cost_memory(g, p, cls.key, ids)

    @classmethod
    def carry_out(cls, g: Magic, p: Payment, c: Any, ids: tuple[Id, ...]) -> None:
        out = g.happen(*(cls.event(g, p, c, i) for i in ids), cause=p.frame.source, rule=law.PAYMENT)
        if not all(o.fully for o in out):
            g.note(ev.Skipped(p.frame.source, "cost replaced"), law.COST_PAID_WHEN_ASKED, p.frame.source)


def mine(g: Magic, p: Payment, i: Id, zone: str = "battlefield") -> Refusal | None:
    """The payer can use only permanents that they control and cards of their own zones."""
    o = g.object(i)
    owner = g.chars(i).controller if zone == "battlefield" else o.owner
    if o.zone != zone or owner != p.player:
        return refuse(law.CANT_PAY, object=i, player=p.player, zone=zone)
    return None


@kind(e.Sacrifice)
class _Sacrifice(Acts):
    verb, key = "sacrifice", "sacrificed"

    @classmethod
    def unusable(cls, g: Magic, p: Payment, c: Any, i: Id) -> Refusal | None:
        return mine(g, p, i) or next(permissions.cant_sacrifice(g, p.player, i), None)

    @classmethod
    def event(cls, g: Magic, p: Payment, c: Any, i: Id) -> Event:
        return ev.Sacrifice(i, p.player)


@kind(e.Discard)
class _Discard(Acts):
    verb, key, zone = "discard", "discarded", "hand"

    @classmethod
    def unusable(cls, g: Magic, p: Payment, c: Any, i: Id) -> Refusal | None:
        if i == p.frame.record:
            return refuse(law.CANT_PAY, object=i)
        return mine(g, p, i, "hand")

    @classmethod
    def event(cls, g: Magic, p: Payment, c: Any, i: Id) -> Event:
        return ev.Discard(i, p.player)


@kind(e.Exile)
class _Exile(Acts):
    verb, key = "exile", "exiled"

    @classmethod
    def unusable(cls, g: Magic, p: Payment, c: Any, i: Id) -> Refusal | None:
        o = g.object(i)
        if not o.zone or i == p.frame.record or (o.zone == "battlefield" and g.chars(i).controller != p.player):
            return refuse(law.CANT_PAY, object=i, player=p.player)
        return None

    @classmethod
    def event(cls, g: Magic, p: Payment, c: Any, i: Id) -> Event:
        return ev.Move(i, "exile", "exile")


@kind(e.ReturnToHand)
class _Return(Acts):
    verb, key = "return", "returned"

    @classmethod
    def unusable(cls, g: Magic, p: Payment, c: Any, i: Id) -> Refusal | None:
        return mine(g, p, i) if g.object(i).zone == "battlefield" else mine(g, p, i, g.object(i).zone or "battlefield")

    @classmethod
    def event(cls, g: Magic, p: Payment, c: Any, i: Id) -> Event:
        return ev.Move(i, "hand", "return")


@kind(e.Tap)
class _Tap(Acts):
    verb, key = "tap", "tapped"

    @classmethod
    def unusable(cls, g: Magic, p: Payment, c: Any, i: Id) -> Refusal | None:
        return mine(g, p, i) or (refuse(law.CANT_PAY, object=i, player=p.player) if g.object(i).tapped else None)

    @classmethod
    def event(cls, g: Magic, p: Payment, c: Any, i: Id) -> Event:
        return ev.SetTapped(i, True)


@kind(e.Untap)
class _Untap(Acts):
    verb, key = "untap", "untapped"

    @classmethod
    def unusable(cls, g: Magic, p: Payment, c: Any, i: Id) -> Refusal | None:
        return mine(g, p, i) or (None if g.object(i).tapped else refuse(law.CANT_PAY, object=i, player=p.player))

    @classmethod
    def event(cls, g: Magic, p: Payment, c: Any, i: Id) -> Event:
        return ev.SetTapped(i, False)


@kind(e.Reveal)
class _Reveal(Acts):
    verb, key, zone = "reveal", "revealed", "hand"

    @classmethod
    def unusable(cls, g: Magic, p: Payment, c: Any, i: Id) -> Refusal | None:
        zone = "command" if g.object(i).zone == "command" else "hand"
        return refuse(law.CANT_PAY, object=i) if i == p.frame.record else mine(g, p, i, zone)

    @classmethod
    def carry_out(cls, g: Magic, p: Payment, c: Any, ids: tuple[Id, ...]) -> None:
        for i in ids:
            g.note(ev.Announced(i, p.player, "reveal"), law.REVEAL, p.frame.source)


@kind(e.PutCounters)
class _PutCounters(Acts):
    verb = "counters"

    @classmethod
    def ref(cls, c: Any) -> Any:
        return c.on

    @classmethod
    def unusable(cls, g: Magic, p: Payment, c: Any, i: Id) -> Refusal | None:
        return mine(g, p, i) or next(_refuse_impossible(g, p, cls.event(g, p, c, i)), None)

    @classmethod
    def event(cls, g: Magic, p: Payment, c: Any, i: Id) -> Event:
        return ev.PutCounters(i, c.kind, words.amount(g, p.frame, c.n), p.player, True)


@kind(e.RemoveCounters)
class _RemoveCounters(Acts):
    verb = "counters"

    @classmethod
    def ref(cls, c: Any) -> Any:
        return c.of

    @classmethod
    def unusable(cls, g: Magic, p: Payment, c: Any, i: Id) -> Refusal | None:
        counters, n = g.object(i).counters, words.amount(g, p.frame, c.n)
        have = sum(counters.values()) if c.kind is None else counters.get(c.kind, 0)
        if have < n:
            return refuse(law.CANT_PAY, object=i, player=p.player, amount=have, needed=n, cost=c)
        return mine(g, p, i) if g.object(i).zone == "battlefield" else None

    @classmethod
    def carry_out(cls, g: Magic, p: Payment, c: Any, ids: tuple[Id, ...]) -> None:
        remove_counters(g, p.frame, p.player, ids, c.kind, words.amount(g, p.frame, c.n))


def remove_counters(g: Magic, f: Frame, player: Id, ids: tuple[Id, ...], kind: str | None, n: int | None) -> int:
    """Remove n counters (None: all) from each; asks which kind where it is open. How many were removed in all."""
    removed = 0
    for i in ids:
        counters = g.object(i).counters
        if n is None:
            batch = [ev.RemoveCounters(i, k, v) for k, v in sorted(counters.items()) if kind in (None, k)]
        else:
            name = kind
            if name is None:
                names = tuple(sorted(counters))
                if not names:
                    continue
                name = names[0] if len(names) == 1 else g.choose(player, "counter kind", law.COUNTERS, One(names), object=i)
            batch = [ev.RemoveCounters(i, name, n)]
        for o in g.happen(*batch, cause=f.source, rule=law.COUNTERS):
            removed += o.done.n if isinstance(o.done, ev.RemoveCounters) else 0
    return removed


@kind(e.Mill)
class _Mill:
    @staticmethod
    def why_not(g: Magic, p: Payment, c: e.Mill) -> Iterator[Refusal]:
        n, have = words.amount(g, p.frame, c.n), len(g.player(p.player).library)
        if have < n:
            yield refuse(law.CANT_PAY, player=p.player, amount=have, needed=n, cost="mill")

    @staticmethod
    def pay(g: Magic, p: Payment, c: e.Mill) -> None:
        ids = g.player(p.player).library[: words.amount(g, p.frame, c.n)]
        g.happen(*(ev.Move(i, "graveyard", "mill") for i in ids), cause=p.frame.source, rule=law.MILL)
        cost_memory(g, p, "milled", ids)


@kind(e.Physical)
class _Physical:
    @staticmethod
    def why_not(g: Magic, p: Payment, c: e.Physical) -> Iterator[Refusal]:
        return iter(())

    @staticmethod
    def pay(g: Magic, p: Payment, c: e.Physical) -> None:
        done = choices.yes_or_no(g, p.player, "judge", law.PAYMENT, text=c.text, object=p.frame.source)
        words.remember(g, p.frame, "physical", done)


# ---------------------------------------------------------------- whole costs


def waterbends(c: Any) -> bool:
    """A waterbend cost: mana that may also be paid by tapping (701.67a)."""
    return isinstance(c, e.KeywordAction) and c.name == "waterbend"


def late(c: Any) -> bool:
    """Components that involve chance or move cards from a library: since 2021 they are paid after all others (601.2h)."""
    what = getattr(c, "what", None)
    return isinstance(c, e.Mill) or isinstance(what, Top) or bool(getattr(what, "random", False))


def moves_something(c: Any) -> bool:
    """Components after which something is not where it was: the engine, left to itself, pays them last."""
    return isinstance(c, e.Sacrifice | e.Discard | e.Exile | e.ReturnToHand | e.Mill)


def in_sensible_order(parts: tuple[Any, ...]) -> tuple[int, ...]:
    """An order of payment that the engine takes when it is left to itself: what moves something comes last, the rest as written."""
    return tuple(sorted(range(len(parts)), key=lambda k: (late(parts[k]), moves_something(parts[k]), k)))
