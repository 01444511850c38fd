"""Costs that are keyword actions (701), and cards put somewhere as a cost: their components, as in `apnap.magic.costs`."""
from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from apnap.kernel.data import Id
from apnap.kernel.events import Event
from apnap.kernel.options import One, Some
from apnap.kernel.refusal import Illegal, Refusal, refuse
from apnap.magic import choices, costs, law, words
from apnap.magic import events as ev
from apnap.magic.costs import Acts, Payment, kind
from apnap.magic.effects.registry import carry_out
from apnap.magic.forms import effects as e
from apnap.magic.forms.words import Choose, Filter, This, You

if TYPE_CHECKING:
    from apnap.magic.game import Magic

YOUR_CREATURE = Choose(Filter(types=(("creature",),), controller=You()))
THREE_CARDS = e.Exile(Choose(Filter(kind="card", zone="graveyard", whose=You()), 3, 3))
A_FOOD = e.Sacrifice(Choose(Filter(types=(("Food",),))))


@kind(e.PutInto)
class PutAway(Acts):
    """A card or permanent is put into a zone: the top or the bottom of a library, a graveyard."""

    verb, key = "put", "put"

    @classmethod
    def unusable(cls, g: Magic, p: Payment, c: Any, i: Id) -> Refusal | None:
        zone = g.object(i).zone
        if zone in ("exile", "graveyard"):  # the words say whose
            return None
        return costs.mine(g, p, i, zone or "battlefield")

    @classmethod
    def event(cls, g: Magic, p: Payment, c: Any, i: Id) -> Event:
        return ev.Move(i, c.zone, "put", place=c.where)


@kind(e.KeywordAction)
class ByName:
    """A keyword action by its name; one that nobody can pay is refused."""

    @staticmethod
    def why_not(g: Magic, p: Payment, c: Any) -> Iterator[Refusal]:
        found = NAMED.get(c.name)
        if found is None:
            yield refuse(law.NOT_READ, object=p.frame.source)
        else:
            yield from found.why_not(g, p, c)

    @staticmethod
    def pay(g: Magic, p: Payment, c: Any) -> None:
        NAMED[c.name].pay(g, p, c)


class Unattach:
    """701.3d: the Equipment stays on the battlefield and is on nothing any more."""

    @staticmethod
    def why_not(g: Magic, p: Payment, c: Any) -> Iterator[Refusal]:
        o = g.object(p.frame.source)
        if o.zone != "battlefield" or o.attached_to is None:
            yield refuse(law.CANT_PAY, player=p.player, object=o.id, cost=c)

    @staticmethod
    def pay(g: Magic, p: Payment, c: Any) -> None:
        g.happen(ev.Attach(p.frame.source, None), cause=p.frame.source, rule=law.PAYMENT)


class Exert:
    """701.43a: it will not untap during the next untap step. Exerted before or untapped, it can still be exerted."""

    @staticmethod
    def why_not(g: Magic, p: Payment, c: Any) -> Iterator[Refusal]:
        if g.object(p.frame.source).zone != "battlefield":
            yield refuse(law.CANT_PAY, player=p.player, object=p.frame.source, cost=c)

    @staticmethod
    def pay(g: Magic, p: Payment, c: Any) -> None:
        g.note(ev.Announced(p.frame.source, p.player, "exert"), law.PAYMENT, p.frame.source)
        carry_out(g, p.frame, e.DoesntUntap(This()))


class Blight:
    """701.68a: -1/-1 counters on one's own creature."""

    @staticmethod
    def counters(c: Any) -> e.PutCounters:
        return e.PutCounters(c.n, "-1/-1", YOUR_CREATURE)

    @classmethod
    def why_not(cls, g: Magic, p: Payment, c: Any) -> Iterator[Refusal]:
        if any(costs.why_not_pay(g, p, cls.counters(c))):
            yield refuse(law.CANT_PAY, player=p.player, object=p.frame.source, cost=c)

    @classmethod
    def pay(cls, g: Magic, p: Payment, c: Any) -> None:
        costs.pay(g, p, cls.counters(c))


class Forage:
    """701.61a: exile three cards from the graveyard, or sacrifice a Food."""

    @staticmethod
    def able(g: Magic, p: Payment) -> tuple[Any, ...]:
        return tuple(way for way in (THREE_CARDS, A_FOOD) if not any(costs.why_not_pay(g, p, way)))

    @classmethod
    def why_not(cls, g: Magic, p: Payment, c: Any) -> Iterator[Refusal]:
        if not cls.able(g, p):
            yield refuse(law.CANT_PAY, player=p.player, object=p.frame.source, cost=c)

    @classmethod
    def pay(cls, g: Magic, p: Payment, c: Any) -> None:
        ways = {"exile" if way is THREE_CARDS else "sacrifice": way for way in cls.able(g, p)}
        word = next(iter(ways))
        if len(ways) > 1:
            word = g.choose(p.player, "way", law.PAYMENT, One(tuple(ways)), object=p.frame.source)
        costs.pay(g, p, ways[word])


class CollectEvidence:
    """701.59a: exile cards from the graveyard with a total mana value of n or more."""

    @staticmethod
    def total(g: Magic, ids: Iterable[Any]) -> int:
        return sum(words.stat(g, i, "mana value") for i in ids)

    @classmethod
    def why_not(cls, g: Magic, p: Payment, c: Any) -> Iterator[Refusal]:
        have = cls.total(g, g.player(p.player).graveyard)
        if have < c.n:
            yield refuse(law.CANT_PAY, player=p.player, object=p.frame.source, cost=c, amount=have, needed=c.n)

    @classmethod
    def pay(cls, g: Magic, p: Payment, c: Any) -> None:
        can = tuple(g.player(p.player).graveyard)
        def why(game: Any, answer: Any) -> tuple[Refusal, ...]:
            return tuple(refuse(law.NOT_ASKED, object=i, player=p.player) for i in answer if i not in can)

        ids = g.choose(p.player, "exile", law.PAYMENT, Some(can, 0, len(can)), why=why, object=p.frame.source, number=c.n)
        have = cls.total(g, ids)
        if have < c.n:
            raise Illegal(refuse(law.CANT_PAY, player=p.player, object=p.frame.source, cost=c, amount=have, needed=c.n))
        g.happen(*(ev.Move(i, "exile", "exile") for i in ids), cause=p.frame.source, rule=law.PAYMENT)
        costs.cost_memory(g, p, "exiled", tuple(ids))


class Waterbend:
    """701.67a: so much generic mana; for each of it an untapped artifact or creature may be tapped instead."""

    @staticmethod
    def helpers(g: Magic, p: Payment) -> tuple[Id, ...]:
        mine = (i for i in g.turn.battlefield if g.chars(i).controller == p.player and not g.object(i).tapped)
        return tuple(i for i in mine if {"artifact", "creature"} & set(g.chars(i).types))

    @classmethod
    def least(cls, g: Magic, p: Payment, n: int) -> int:
        """How many must be tapped, for want of mana."""
        pool = costs.spendable(g, p)
        return max(0, n - len(pool))

    @classmethod
    def why_not(cls, g: Magic, p: Payment, c: Any) -> Iterator[Refusal]:
        n, have = words.amount(g, p.frame, c.n), len(cls.helpers(g, p))
        if cls.least(g, p, n) > have:
            yield refuse(law.CANT_PAY, (refuse(law.WATERBEND, player=p.player),), player=p.player, object=p.frame.source, cost=c,
                         amount=have + len(costs.spendable(g, p)), needed=n)

    @classmethod
    def pay(cls, g: Magic, p: Payment, c: Any) -> None:
        n, can = words.amount(g, p.frame, c.n), cls.helpers(g, p)
        least = cls.least(g, p, n)
        tapped: tuple[Id, ...] = ()
        if can:
            options = Some(can, least, min(n, len(can)))
            tapped = g.choose(p.player, "tap", law.WATERBEND, options, object=p.frame.source, number=n,
                              default=choices.always(can[:least]))
        g.happen(*(ev.SetTapped(i, True) for i in tapped), cause=p.frame.source, rule=law.WATERBEND)
        costs.pay(g, p, e.Mana((str(n - len(tapped)),)))


NAMED: dict[str, Any] = {
    "unattach": Unattach, "exert": Exert, "blight": Blight, "forage": Forage, "collect evidence": CollectEvidence, "waterbend": Waterbend,
}
