"""Choosing objects while an action is done or a cost is paid."""
from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from apnap.kernel.data import Id
from apnap.kernel.law import Rule
from apnap.kernel.options import One, Some
from apnap.kernel.refusal import Illegal, Refusal, refuse
from apnap.magic import events as ev
from apnap.magic import law, words
from apnap.magic.forms.words import Choose, Each, Filter, Several
from apnap.magic.state import Frame

if TYPE_CHECKING:
    from apnap.magic.game import Magic

WhyNot = Callable[[Id], "Refusal | None"]


def nothing_against(_: Id) -> Refusal | None:
    return None


def in_zone(ref: Any, zone: str) -> Any:
    """The same selection over the cards of a zone of the player who acts."""
    if isinstance(ref, Choose | Each) and isinstance(ref.filter, Filter) and ref.filter.zone is None:
        return ref.but(filter=ref.filter.but(zone=zone, kind="card"))
    return Several(tuple(in_zone(part, zone) for part in ref.of)) if isinstance(ref, Several) else ref


def select(g: Magic, f: Frame, player: Id, ref: Any, kind: str, rule: Rule, why_not: WhyNot = nothing_against,
           cost: bool = False) -> tuple[Id, ...]:
    """The objects that a reference means, asking `player` where there is a choice.

    As a cost all that is asked must be there, else `Illegal`; as an effect as many as possible are taken (609.3).
    """
    if isinstance(ref, Several):
        return _each_of(g, f, player, ref, kind, rule, why_not, cost)
    if not isinstance(ref, Choose):
        found = words.objects(g, f, ref)
        reasons = [r for r in map(why_not, found) if r is not None]
        if cost and (reasons or not found) and not isinstance(ref, Each):
            raise Illegal(*(reasons or (refuse(law.CANT_PAY, object=f.source),)))
        return tuple(i for i in found if why_not(i) is None)
    return choose_among(g, f, player, ref, kind, rule, why_not, cost)


def _each_of(g: Magic, f: Frame, player: Id, ref: Several, kind: str, rule: Rule, why_not: WhyNot, cost: bool) -> tuple[Id, ...]:
    """"A Swamp and a Forest": no object stands for two of them."""
    taken: tuple[Id, ...] = ()

    def no(i: Id) -> Refusal | None:
        return refuse(rule, object=i, player=player) if i in taken else why_not(i)

    for part in ref.of:
        found = select(g, f, player, part, kind, rule, no, cost)
        if not found and not cost:
            g.note(ev.Skipped(f.source, "as much as possible"), law.AS_MUCH_AS_POSSIBLE, f.source)
        taken = (*taken, *found)
    return taken


def options_of(g: Magic, f: Frame, ref: Choose, why_not: WhyNot) -> tuple[Id, ...]:
    """What may be chosen."""
    fitting = (i for i in words.candidates(g, f, ref.filter) if words.fits(g, f, ref.filter, i))
    return tuple(i for i in fitting if why_not(i) is None)


def choose_among(g: Magic, f: Frame, player: Id, ref: Choose, kind: str, rule: Rule, why_not: WhyNot, cost: bool) -> tuple[Id, ...]:
    can = options_of(g, f, ref, why_not)
    least, most = words.amount(g, f, ref.least), len(can) if ref.most is None else words.amount(g, f, ref.most)
    if cost and len(can) < least:
        raise Illegal(short(g, f, ref, why_not, len(can), least, player))
    if not cost and len(can) < least:
        g.note(ev.Skipped(f.source, "as much as possible"), law.AS_MUCH_AS_POSSIBLE, f.source)
    least, most = min(least, len(can)), min(most, len(can))
    if most == 0:
        return ()
    if ref.random:
        taken: tuple[Id, ...] = can if most == len(can) else g.chance("random", rule, Some(can, most, most))
        return taken
    chooser = player if ref.who is None else words.players(g, f, ref.who)[0]
    if least == most == len(can):
        return can

    def why(game: Any, answer: Any) -> tuple[Refusal, ...]:
        ids = answer if isinstance(answer, tuple) else (answer,)
        reasons = [r for r in (why_not(i) for i in ids if game.is_object(i)) if r is not None]
        if cost and not reasons:
            reasons = [refuse(law.NOT_ASKED, object=i, player=player) for i in ids if i not in can]
        return tuple(reasons) or (refuse(rule, expected=str(least), player=player),)

    answer = g.choose(chooser, kind, rule, Some(can, least, most), why=why, object=f.source, number=least)
    return tuple(answer)


def short(g: Magic, f: Frame, ref: Choose, why_not: WhyNot, have: int, needed: int, player: Id, cost: Any = None) -> Refusal:
    """There is not enough to pay with; because of what each candidate that fits is not usable."""
    fitting = [i for i in words.candidates(g, f, ref.filter) if words.fits(g, f, ref.filter, i)]
    because = tuple(r for r in map(why_not, fitting) if r is not None)
    prohibited = [r for r in because if r.rule == law.CANT_PAY_PROHIBITED.name]
    if prohibited:
        return prohibited[0]
    because = tuple(r for r in because if r.rule != law.CANT_PAY.name)
    facts = {} if cost is None else {"cost": cost}
    return refuse(law.CANT_PAY, because, player=player, object=f.source, amount=have, needed=needed, **facts)


def yes_or_no(g: Magic, player: Id, kind: str, rule: Rule, **facts: Any) -> bool:
    """A choice between doing it (True) and not (False)."""
    return bool(g.choose(player, kind, rule, One((True, False)), **facts))


def always(answer: Any) -> Any:
    """A default that is the same whatever the game."""
    return lambda _: answer
