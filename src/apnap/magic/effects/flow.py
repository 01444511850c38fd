"""Around verbs: may, if, unless, for each, together."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from apnap.kernel.data import Id
from apnap.kernel.options import One
from apnap.kernel.refusal import Refusal
from apnap.magic import choices, costs, law, mana, reversal, words
from apnap.magic import events as ev
from apnap.magic.effects.registry import carry_out_all, does
from apnap.magic.forms import effects as e
from apnap.magic.forms.words import Seen, Still, X
from apnap.magic.state import Frame
from apnap.magic.window import mana_window

if TYPE_CHECKING:
    from apnap.magic.game import Magic


def as_player(f: Frame, player: Id) -> Frame:
    """The same text with another player in the place of "you"."""
    return Frame(f.source, player, f.record, f.extra)


@does(e.May)
def may(g: Magic, f: Frame, x: e.May) -> None:
    """What is offered is chosen first; "if you do" reads what was chosen and done (118.12)."""
    done = False
    for p in words.players(g, f, x.who):
        pays = [part for part in x.do if isinstance(part, e.Pay)]
        frame = as_player(f, p)
        can = not any(_hopeless(g, frame, p, part) for part in pays) and not any(_gone(g, frame, part) for part in x.do)
        if can and choices.yes_or_no(g, p, "may", law.CHOICES_ON_RESOLUTION, object=f.source, what=x.do):
            done = all(_do_offered(g, frame, p, part) for part in x.do)
    words.remember(g, f, "may", done)


DONE_KEYS: dict[Any, str] = {e.CastCard: "cast", e.Sacrifice: "sacrificed", e.Discard: "discarded"}


def _do_offered(g: Magic, f: Frame, p: Id, part: Any) -> bool:
    if isinstance(part, e.Pay):
        return pay_now(g, f, p, part.cost)
    carry_out_all(g, f, (part,))
    key = DONE_KEYS.get(type(part))
    return True if key is None else bool(words.remembered(g, f, key))


def _gone(g: Magic, f: Frame, part: Any) -> bool:
    """A card that might be cast has left its zone: nobody is asked about it."""
    return isinstance(part, e.CastCard) and isinstance(part.what, Still) and not words.objects(g, f, part.what)


def _hopeless(g: Magic, f: Frame, p: Id, part: e.Pay) -> bool:
    payment = costs.Payment(f, p)
    return any(True for c in known(g, f, part.cost) if not isinstance(c, e.Mana) for _ in costs.why_not_pay(g, payment, c))


@does(e.Pay)
def pay(g: Magic, f: Frame, x: e.Pay) -> None:
    words.remember(g, f, "paid", pay_now(g, f, f.you, x.cost))


def known(g: Magic, f: Frame, cost: tuple[Any, ...]) -> tuple[Any, ...]:
    """A cost whose amount of generic mana an effect works out, as symbols."""
    return tuple(e.Mana((str(words.amount(g, f, c.n)),)) if isinstance(c, e.GenericMana) else c for c in cost)


def pay_now(g: Magic, f: Frame, p: Id, asked: tuple[Any, ...]) -> bool:
    """A payment that an effect asks: mana abilities may be activated first (605.3a); it is made whole or taken back."""
    cost = known(g, f, asked)
    used: list[reversal.Used] = []

    def window(game: Magic, _: Any) -> None:
        symbols = tuple(s for c in cost if isinstance(c, e.Mana) for s in mana.expand(c.symbols, words.amount(g, f, X())))
        if symbols:
            mana_window(game, p, symbols, f.source, used)

    def pay_all(game: Magic, _: Any) -> None:
        for k in costs.in_sensible_order(cost):
            costs.pay(game, costs.Payment(f, p), cost[k])
            game.note(ev.Paid(f.record if f.record is not None else f.source, p, cost[k]), law.IF_YOU_DO, f.source)

    back = g.transaction((("mana abilities", window), ("payment", pay_all)), None)
    if back is not None:
        g.note(ev.Reversed(p, ("pay", f.source), back.at, back.refusals), law.REVERSAL, f.source)
        reversal.keep_mana_abilities(g, p, used, f.source)
    return back is None


@does(e.UnlessPays)
def unless_pays(g: Magic, f: Frame, x: e.UnlessPays) -> None:
    """"... unless its controller pays {1}": the player is asked, in turn order where several are."""
    for p in words.players(g, f, x.who):
        frame = as_player(f, p)
        payment, cost = costs.Payment(frame, p), known(g, f, x.cost)
        why: tuple[Refusal, ...] = tuple(r for c in cost if not isinstance(c, e.Mana) for r in costs.why_not_pay(g, payment, c))
        options = One((False,)) if why else One((True, False))
        pays = g.choose(p, "unless", law.IF_YOU_DO, options, why=_reasons(why), object=f.source, cost=cost)
        if pays and pay_now(g, frame, p, cost):
            words.remember(g, f, "paid", True)
            return
    words.remember(g, f, "paid", False)
    carry_out_all(g, f, x.do)


@does(e.If)
def if_(g: Magic, f: Frame, x: e.If) -> None:
    carry_out_all(g, f, x.then if _true(g, f, x.condition) else x.otherwise)


def _true(g: Magic, f: Frame, condition: Any) -> bool:
    """Whether a condition holds; what only a judge can see is asked."""
    if isinstance(condition, Seen):
        return choices.yes_or_no(g, f.you, "judge", law.CHOICES_ON_RESOLUTION, text=condition.text, object=f.source)
    return words.holds(g, f, condition)


@does(e.Together)
def together(g: Magic, f: Frame, x: e.Together) -> None:
    carry_out_all(g, f, x.of)


@does(e.ForEach)
def for_each(g: Magic, f: Frame, x: e.ForEach) -> None:
    from apnap.magic.effects.damage import everything

    for i in everything(g, f, x.of):
        frame = Frame(f.source, f.you, f.record, {**f.extra, "each": i, "player": i} if g.is_player(i) else {**f.extra, "each": i})
        carry_out_all(g, frame, x.do)


def _reasons(why: tuple[Refusal, ...]) -> Any:
    return lambda _, answer: why
