"""Playing a card in its twelve steps (309.1) and activating an ability in its eleven (308.1).

Each is one transaction, in the choice phase or inside the performance of an ability that lets a card be played. The proposal is the
`Entry`: X, modes, targets and division are written there as they are announced. Each step is one function named for what it does.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from apnap.berserk import choices, law, legality, payments, targets, triggers, words
from apnap.berserk import events as ev
from apnap.berserk.forms import effects as e
from apnap.berserk.forms import statics as s
from apnap.berserk.forms.abilities import Activated, Body
from apnap.berserk.forms.words import X
from apnap.berserk.state import Entry, Frame
from apnap.kernel.data import Id
from apnap.kernel.game import Reversal, Steps
from apnap.kernel.options import Number
from apnap.kernel.refusal import Illegal, refuse

if TYPE_CHECKING:
    from apnap.berserk.game import Berserk


class Proposal:
    """What is being played or activated. Lives in a frame of Python only; what must last is in the record `entry`."""

    __slots__ = ("action", "cost", "entry", "fixed", "form", "how", "origin", "payment", "player", "source", "waited")

    def __init__(self, player: Id, source: Id, action: tuple[Any, ...], how: str = "play", fixed: int | None = None) -> None:
        self.player = player
        self.source = source
        self.action = action
        self.how = how
        self.fixed = fixed  # another cost that is paid instead of the card's
        self.origin: Any = action[2] if action[0] == "use" else None
        self.form: Any = None
        self.entry = Id(-1)
        self.cost = 0
        self.payment: tuple[Any, ...] = ()
        self.waited = 0

    @property
    def frame(self) -> Frame:
        return Frame(self.source, self.player, self.entry if self.entry >= 0 else None)


# ---------------------------------------------------------------- playing: zone, costs, parameters


def take_from_zone(g: Berserk, p: Proposal) -> None:
    """(1) The zone from which it is played: the own hand."""
    why = tuple(legality.why_not_play(g, p.player, p.source, p.fixed))
    if why:
        raise Illegal(*why)
    p.waited = len(g.turn.waiting)
    body = legality.spell_body(g, p.source)
    _propose(g, p, "spell" if body is not None else "card", Body(()) if body is None else body)


def _propose(g: Berserk, p: Proposal, kind: str, body: Any) -> None:
    record = Entry(kind, p.player, p.source, p.origin, body)
    record.how = p.how
    p.entry = g.table.add(record)
    g.turn_edit().proposal = p.entry


def find_base_cost(g: Berserk, p: Proposal) -> None:
    """(2) The base cost; of cost X it is not known yet."""
    cost = p.fixed if p.fixed is not None else g.chars(p.source).cost
    p.cost = cost if isinstance(cost, int) else 0


def choose_parameters(g: Berserk, p: Proposal) -> None:
    """(3) The value of X, which is at least 1 (and 0 for a card that is played for another cost); additional costs; modes."""
    if g.chars(p.source).cost == "X" and p.fixed is None:
        _choose_x(g, p)
        p.cost = g.entry(p.entry).x or 0
    elif g.chars(p.source).cost == "X":
        g.edit_entry(p.entry).x = 0
    p.payment = legality.also_paid(g, p.source)
    triggers.choose_modes(g, p.entry)


def _choose_x(g: Berserk, p: Proposal) -> None:
    def why(game: Any, answer: Any) -> tuple[Any, ...]:
        return (refuse(law.X_NOT_ZERO if p.origin is None else law.X_CHOSEN, object=p.source),) if answer == 0 else ()

    most = g.player(p.player).open_coins
    x = g.choose(p.player, "x", law.PARAMETERS, Number(1, max(1, most) + _reductions(g, p)), why=why, object=p.source)
    g.edit_entry(p.entry).x = x
    g.note(ev.Announced(p.entry, p.player, "x", x), law.PARAMETERS, p.source)


def _reductions(g: Berserk, p: Proposal) -> int:
    return sum(max(0, -words.amount(g, f, x.n)) for f, x in g.statics(s.Costs)) if p.origin is None else 0


def find_final_cost(g: Berserk, p: Proposal) -> None:
    """(4) What changes the cost, put together; never below 0."""
    p.cost = legality.final_cost(g, p.player, p.source, p.cost)
    g.note(ev.Announced(p.entry, p.player, "cost", p.cost), law.FINAL_COST, p.source)


def move(g: Berserk, p: Proposal) -> None:
    """(5) A spell goes to the graveyard, before it takes effect; any other card enters play and its constant abilities begin."""
    spell = g.chars(p.source).type == "spell"
    event = ev.Move(p.source, "graveyard" if spell else "game", "play", controller=p.player, how=p.how)
    moved = g.happen(event, cause=p.source, rule=law.SPELL_MOVES_FIRST if spell else law.MOVE_TO_PLAY)[0].done
    if not isinstance(moved, ev.Move) or moved.new is None:
        raise Illegal(refuse(law.PLAY_ZONE, object=p.source, player=p.player))
    p.source = moved.new
    g.edit_entry(p.entry).source = moved.new


# ---------------------------------------------------------------- both: targets, division, legality, payment


def choose_targets(g: Berserk, p: Proposal) -> None:
    """(6) Targets, all that are named at the declaration."""
    targets.choose_all(g, p.entry, spell=g.entry(p.entry).kind == "spell")


def divide(g: Berserk, p: Proposal) -> None:
    """(7) What is divided."""
    targets.divide(g, p.entry)


def check_legality(g: Berserk, p: Proposal) -> None:
    """(8) Is it legal so? An illegal proposal is taken back to before its first step."""
    if p.fixed is None and g.entry(p.entry).x == 0:
        raise Illegal(refuse(law.X_NOT_ZERO, object=p.source))


def pay(g: Berserk, p: Proposal) -> None:
    """(9) Coins and whatever else; what is not paid in full will not be performed (501.2.1)."""
    payment = (e.Coins(p.cost), *p.payment) if p.origin is None else p.payment
    for c in payment:
        why = tuple(payments.why_not_pay(g, p.frame, c))
        if why:
            raise Illegal(*why)
        if not payments.pay(g, p.frame, c):
            g.edit_entry(p.entry).unpaid = True


# ---------------------------------------------------------------- playing: cancelling, what triggers, applying


def cancel(g: Berserk, p: Proposal) -> None:
    """(10) What cancels acts here (518): the card is paid for, does nothing, and lies in the graveyard."""
    for player in g.nap():
        for f, x in g.statics(s.Cancels):
            if f.you == player and (player != p.player) == (x.side == "enemy") and words.matches(g, f, x.what, p.source):
                can = not any(True for c in x.payment for _ in payments.why_not_pay(g, f, c))
                if can and choices.yes_or_no(g, player, "cancel", f.source, card=p.source):
                    for c in x.payment:
                        payments.pay(g, f, c)
                    _cancelled(g, p, f.source)
                    return


def _cancelled(g: Berserk, p: Proposal, by: Id) -> None:
    g.edit_entry(p.entry).cancelled = True
    g.note(ev.Announced(p.entry, p.player, "cancelled", by), law.CANCEL, by)
    if g.object(p.source).zone == "game":
        g.happen(ev.Move(p.source, "graveyard", "cancel"), cause=by, rule=law.CANCEL)
    t = g.turn_edit()
    t.waiting = (*t.waiting[: p.waited], *(w for w in t.waiting[p.waited :] if w.ability.label == "ambush"))


def become_played(g: Berserk, p: Proposal) -> None:
    """(11) The card has been played: what triggers on that will be declared."""
    if g.entry(p.entry).cancelled:
        return
    g.happen(ev.Played(p.source, p.player, p.how), cause=p.source, rule=law.PLAYED)
    triggers.chosen_as_targets(g, p.entry, "spell")


def apply(g: Berserk, p: Proposal) -> None:
    """(12) The abilities of a spell will be carried out."""
    t = g.turn_edit()
    t.proposal = None
    entry = g.entry(p.entry)
    if entry.kind == "spell" and not entry.cancelled:
        t.queue = (*t.queue, p.entry)
        targeted = any(step.part.slots for step in targets.steps(entry.body, entry.modes))
        g.note(ev.Declared(p.entry, p.source, p.player, entry.targets), law.APPLIED if targeted else law.UNTARGETED, p.source)


TWELVE: Steps = (
    ("zone", take_from_zone), ("base cost", find_base_cost), ("parameters", choose_parameters), ("final cost", find_final_cost),
    ("move", move), ("targets", choose_targets), ("division", divide), ("legality", check_legality), ("payment", pay), ("cancel", cancel),
    ("played", become_played), ("applied", apply),
)


# ---------------------------------------------------------------- activating


def announce(g: Berserk, p: Proposal) -> None:
    """(1) The ability is announced."""
    why = tuple(legality.why_not_use(g, p.player, p.source, p.origin))
    if why:
        raise Illegal(*why)
    p.form = g.ability_or_none(p.source, p.origin)
    assert isinstance(p.form, Activated)
    _propose(g, p, "activated", p.form.body)


def find_payment(g: Berserk, p: Proposal) -> None:
    """(2) The base cost: what stands before the colon."""
    p.payment = p.form.payment


def choose_ability_parameters(g: Berserk, p: Proposal) -> None:
    """(3) The value of X, and modes."""
    if any(isinstance(getattr(c, "n", None), X) for c in p.payment):
        _choose_x(g, p)
    triggers.choose_modes(g, p.entry)


def keep_cost(g: Berserk, p: Proposal) -> None:
    """(4) The final cost: no card of this game changes the payments of abilities yet."""


def cancel_ability(g: Berserk, p: Proposal) -> None:
    """(9) What cancels an ability acts here; cards that do so are not known."""


def become_used(g: Berserk, p: Proposal) -> None:
    """(10) The marker is on the card; what triggers on the use will be declared."""
    triggers.mark(g, p.source, p.origin, 1)
    g.note(ev.Declared(p.entry, p.source, p.player, g.entry(p.entry).targets), law.ACTIVATING, p.source)
    g.happen(ev.Used(p.source, p.player, p.entry), cause=p.source, rule=law.ACTIVATING)
    triggers.chosen_as_targets(g, p.entry, "ability")


def enqueue(g: Berserk, p: Proposal) -> None:
    """(11) It stands in the Queue and will be performed."""
    t = g.turn_edit()
    t.proposal, t.queue = None, (*t.queue, p.entry)


ELEVEN: Steps = (
    ("announcement", announce), ("base cost", find_payment), ("parameters", choose_ability_parameters), ("final cost", keep_cost),
    ("targets", choose_targets), ("division", divide), ("legality", check_legality), ("payment", pay), ("cancel", cancel_ability),
    ("used", become_used), ("executed", enqueue),
)


# ---------------------------------------------------------------- the transactions


def play(g: Berserk, player: Id, card: Id, how: str = "play", cost: int | None = None) -> Reversal | None:
    """Play a card from hand, for its cost or another one. None when done, else where it was taken back and why."""
    return _run(g, TWELVE, Proposal(player, card, ("play", card), how, cost), law.PLAYING)


def use(g: Berserk, player: Id, card: Id, origin: Any) -> Reversal | None:
    """Activate an ability of a card. None when done, else where it was taken back and why."""
    return _run(g, ELEVEN, Proposal(player, card, ("use", card, origin)), law.ACTIVATING)


def _run(g: Berserk, steps: Steps, p: Proposal, rule: Any) -> Reversal | None:
    card = p.source
    back = g.transaction(steps, p)
    if back is not None:
        g.note(ev.Reversed(p.player, p.action, back.at, back.refusals), rule, card)
    return back
