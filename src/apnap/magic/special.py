"""Special actions (116): taken with priority, without the stack; their costs are paid as costs are, and may fail and be taken back.

`("special", object, "face up")` turns a face-down permanent up, `("special", card, "suspend")` suspends a card from the hand,
`("special", source, "pay")` pays what an effect offers to be paid in time. Each kind has its refusals, its cost and its deed.
"""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from apnap.kernel.data import Id
from apnap.kernel.game import Reversal
from apnap.kernel.options import Number
from apnap.kernel.refusal import Illegal, Refusal, refuse
from apnap.magic import choices, costs, effects, law, legality, mana, reversal, window, words
from apnap.magic import events as ev
from apnap.magic.forms import effects as e
from apnap.magic.forms import keyworded as k
from apnap.magic.forms.abilities import Static
from apnap.magic.state import Effect, Frame

if TYPE_CHECKING:
    from apnap.magic.game import Magic


class Special:
    """A special action while it is taken. Lives in a frame of Python only."""

    __slots__ = ("cost", "object", "player", "used", "what", "x")

    def __init__(self, player: Id, i: Id, what: str) -> None:
        self.player = player
        self.object = i
        self.what = what
        self.cost: tuple[Any, ...] = ()
        self.x = 0
        self.used: list[reversal.Used] = []

    @property
    def frame(self) -> Frame:
        return Frame(self.object, self.player, None, {"x": self.x})


def printed(g: Magic, i: Id, kind: type) -> Any:
    """A form of this kind among the static abilities of a card as it is printed, whichever way it lies; None without one."""
    every = (x for a in g.card(g.object(i).card).abilities if isinstance(a, Static) for x in a.effects)
    return next((x for x in every if isinstance(x, kind)), None)


# ---------------------------------------------------------------- may this be done?


def why_not(g: Magic, player: Id, i: Id, what: str) -> Iterator[Refusal]:
    """Every reason why a player can't take this special action now."""
    found = KINDS.get(what)
    if found is None:
        yield refuse(law.SPECIAL_ACTIONS, object=i, player=player)
        return
    if g.turn.priority != player:
        yield refuse(law.SPECIAL_ACTION, object=i, player=player)
    yield from found[0](g, player, i)


def _not_face_up(g: Magic, player: Id, i: Id) -> Iterator[Refusal]:
    """116.2b, 702.37e."""
    o = g.object(i)
    if o.zone != "battlefield" or not o.face_down or g.chars(i).controller != player:
        yield refuse(law.TURN_FACE_UP, object=i, player=player)
    elif printed(g, i, k.FaceUpCost) is None:
        yield refuse(law.TURN_FACE_UP, (refuse(law.MORPH, object=i),), object=i, player=player)


def _not_suspended(g: Magic, player: Id, i: Id) -> Iterator[Refusal]:
    """116.2f: only from the hand, and only if one could begin to cast the card."""
    o = g.object(i)
    if o.zone != "hand" or o.owner != player or printed(g, i, k.Suspend) is None:
        yield refuse(law.SPECIAL_ACTIONS, object=i, player=player)
        return
    because = tuple(r for r in legality.why_not_cast(g, player, i) if r.rule not in (law.UNPAYABLE.name, law.TARGETS_CHOSEN.name))
    if because:
        yield refuse(law.SUSPEND_ACTION, because, object=i, player=player)


def _not_paid(g: Magic, player: Id, i: Id) -> Iterator[Refusal]:
    """116.2c: as long as the effect allows it."""
    if _offer(g, player, i) is None:
        yield refuse(law.END_EFFECT_PAYMENT, object=i, player=player, source=i)


def _offer(g: Magic, player: Id, i: Id) -> Effect | None:
    """The effect of this source that lets the player pay."""
    for x in g.effects_in_force():
        if isinstance(x, Effect) and x.controller == player and isinstance(x.changes[0], k.PayToStop) and g.now_at(x.source) == g.now_at(i):
            return x if x.changes[0].trigger in g.turn.effects else None
    return None


def candidates(g: Magic, player: Id) -> tuple[tuple[Any, ...], ...]:
    """What might be done: a superset."""
    up = tuple(("special", i, "face up") for i in g.turn.battlefield if g.object(i).face_down)
    down = tuple(("special", i, "suspend") for i in g.player(player).hand if printed(g, i, k.Suspend) is not None)
    offers = (x for x in g.effects_in_force() if isinstance(x, Effect) and x.controller == player and isinstance(x.changes[0], k.PayToStop))
    return (*up, *down, *(("special", g.now_at(x.source), "pay") for x in offers))


# ---------------------------------------------------------------- what it costs and does


def _cost_of_face_up(g: Magic, s: Special) -> tuple[Any, ...]:
    cost: tuple[Any, ...] = printed(g, s.object, k.FaceUpCost).cost
    return cost


def _turn_face_up(g: Magic, s: Special) -> None:
    """702.37e, 708.8: it is what it is again; what happens as it is turned up happens in the same moment."""
    g.happen(ev.TurnFaceUp(s.object, s.player), cause=s.object, rule=law.MORPH)
    if printed(g, s.object, k.FaceUpCost).counter:
        g.happen(ev.PutCounters(s.object, "+1/+1", 1), cause=s.object, rule=law.FACE_UP)
    for h in g.chars(s.object).abilities:
        for x in h.form.effects if isinstance(h.form, Static) else ():
            if isinstance(x, k.AsTurnedFaceUp):
                effects.carry_out_all(g, s.frame, x.do)


def _cost_of_suspend(g: Magic, s: Special) -> tuple[Any, ...]:
    cost: tuple[Any, ...] = printed(g, s.object, k.Suspend).cost
    return cost


def _suspend(g: Magic, s: Special) -> None:
    n = words.amount(g, s.frame, printed(g, s.object, k.Suspend).n)
    g.happen(ev.Move(s.object, "exile", "suspend", counters=(("time", n),)), cause=s.object, rule=law.SUSPEND)
    g.edit_object(g.now_at(s.object)).way = "suspend"


def _cost_of_offer(g: Magic, s: Special) -> tuple[Any, ...]:
    found = _offer(g, s.player, s.object)
    assert found is not None
    cost: tuple[Any, ...] = found.changes[0].cost
    return cost


def _stop(g: Magic, s: Special) -> None:
    """The delayed trigger will not trigger, and nothing is left to pay."""
    found = _offer(g, s.player, s.object)
    assert found is not None
    g.end_effect(found.changes[0].trigger)
    g.end_effect(found.id)


KINDS: dict[str, tuple[Callable[..., Iterator[Refusal]], Callable[..., tuple[Any, ...]], Callable[..., None], Any]] = {
    "face up": (_not_face_up, _cost_of_face_up, _turn_face_up, law.TURN_FACE_UP),
    "suspend": (_not_suspended, _cost_of_suspend, _suspend, law.SUSPEND_ACTION),
    "pay": (_not_paid, _cost_of_offer, _stop, law.END_EFFECT_PAYMENT),
}


# ---------------------------------------------------------------- the transaction


def take(g: Magic, player: Id, i: Id, what: str) -> Reversal | None:
    """Take a special action: the cost is determined, mana abilities, payment, the deed. The reversal when it was illegal."""
    s = Special(player, i, what)
    back = g.transaction(STEPS, s)
    if back is not None:
        g.note(ev.Reversed(player, ("special", i, what), back.at, back.refusals), law.REVERSAL, i)
        reversal.keep_mana_abilities(g, player, s.used, i)
    return back


def _begin(g: Magic, s: Special) -> None:
    why = tuple(why_not(g, s.player, s.object, s.what))
    if why:
        raise Illegal(*why)
    g.note(ev.Announced(s.object, s.player, "special", s.what), KINDS[s.what][3], s.object)
    s.cost = KINDS[s.what][1](g, s)
    if legality.uses_x(s.cost) or any("X" in c.symbols for c in s.cost if isinstance(c, e.Mana)):
        least = getattr(printed(g, s.object, k.Suspend), "least", 0)
        s.x = g.choose(s.player, "x", law.X_VALUE, Number(least, None), object=s.object, default=choices.always(least))


def _mana_abilities(g: Magic, s: Special) -> None:
    symbols = tuple(x for c in s.cost if isinstance(c, e.Mana) for x in mana.expand(c.symbols, s.x))
    if symbols:
        window.mana_window(g, s.player, symbols, s.object, s.used)


def _pay(g: Magic, s: Special) -> None:
    for c in s.cost:
        costs.pay(g, costs.Payment(s.frame, s.player), c)
        g.note(ev.Paid(s.object, s.player, c), law.PAYMENT, s.object)


def _do(g: Magic, s: Special) -> None:
    """The player has priority afterwards (116.3)."""
    KINDS[s.what][2](g, s)
    t = g.turn_edit()
    t.passes, t.failed = 0, ()
    g.note(ev.Announced(s.object, s.player, "special done", s.what), law.PRIORITY_AFTER_SPECIAL_ACTION, s.object)


STEPS = (("special action", _begin), ("mana abilities", _mana_abilities), ("payment", _pay), ("done", _do))
