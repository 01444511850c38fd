"""The total cost of a spell or ability (601.2f): what is asked, plus additional costs and increases, minus reductions."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from apnap.kernel.law import dated
from apnap.magic import law, mana, words
from apnap.magic.events import Announced
from apnap.magic.forms import effects as e
from apnap.magic.forms import statics as s
from apnap.magic.state import Frame

if TYPE_CHECKING:
    from apnap.magic.announce import Proposal
    from apnap.magic.game import Magic

OwnAdditionalCost = s.OwnAdditionalCost
LOYALTY_COMBINES = dated({"1999": False, "2021-06-09": True})


def total_cost(g: Magic, p: Proposal) -> tuple[Any, ...]:
    """All components to be paid, the mana as one component of symbols without X."""
    x = g.object(p.object).x or 0
    symbols = [sym for c in p.cost if isinstance(c, e.Mana) for sym in _with_x(c.symbols, x)]
    asks_mana = any(isinstance(c, e.Mana) for c in p.cost)
    others = [c for c in p.cost if not isinstance(c, e.Mana)]
    for f, form in g.statics(s.AdditionalCost):
        if _concerns(g, p, f, form):
            times = words.amount(g, _cost_frame(g, p, f), form.times)
            for c in form.cost * times:
                if isinstance(c, e.Mana):
                    symbols += c.symbols
                    asks_mana = True
                else:
                    others.append(c)
    others = combined_loyalty(g, others)
    changes = [(words.amount(g, f, form.n), form.floor) for f, form in g.statics(s.CostsMore) if _concerns(g, p, f, form)]
    changes += [(n, floor) for n, floor in g.next_spell_changes(p)]
    more = sum(n for n, _ in changes if n > 0)
    if more:
        symbols = _add_generic(symbols, more)
        asks_mana = True
    for n, floor in sorted((c for c in changes if c[0] < 0), key=lambda c: c[1]):
        symbols = _reduce(symbols, -n, floor)
        g.note(Announced(p.object, p.player, "reduction", -n), law.REDUCTION_ONLY_GENERIC, p.source)
    return ((e.Mana(tuple(symbols)),) if asks_mana else ()) + tuple(others)


def _with_x(symbols: tuple[str, ...], x: int) -> tuple[str, ...]:
    return tuple(str(x) if sym == "X" else sym for sym in symbols)


def _cost_frame(g: Magic, p: Proposal, f: Frame) -> Frame:
    return Frame(f.source, f.you, None, {"cost symbols": words.remembered(g, p.frame, "cost symbols")})


def _concerns(g: Magic, p: Proposal, f: Frame, form: Any) -> bool:
    if (form.of == "spells") != p.card:
        return False
    if form.who is not None and p.player not in words.players(g, f, form.who):
        return False
    if not p.card:
        if getattr(form, "no_mana", False) and mana.is_mana_ability(g, p.form):
            return False
        if form.loyalty and not any(isinstance(c, e.Loyalty) for c in p.form.cost):
            return False
    if form.filter is None:
        return True
    return words.fits(g, f, form.filter, p.source)


def _add_generic(symbols: list[str], n: int) -> list[str]:
    generic = sum(int(x) for x in symbols if x.isdigit()) + n
    return [str(generic), *(x for x in symbols if not x.isdigit())]


def _reduce(symbols: list[str], n: int, floor: int) -> list[str]:
    """Generic mana only (118.7a), and not below `floor` mana in all."""
    generic = sum(int(x) for x in symbols if x.isdigit())
    colored = [x for x in symbols if not x.isdigit()]
    least = max(0, floor - len(colored))
    left = min(generic, max(generic - n, least))
    return ([str(left)] if left or not colored else []) + colored


def combined_loyalty(g: Magic, parts: list[Any]) -> list[Any]:
    """Several loyalty costs are one (606.5, since June 2021); before they are paid one by one."""
    loyalty = [c for c in parts if isinstance(c, e.Loyalty)]
    if len(loyalty) < 2 or not g.law(LOYALTY_COMBINES):
        return parts
    total = e.Loyalty(sum(c.n for c in loyalty), any(c.x for c in loyalty))
    return [c for c in parts if not isinstance(c, e.Loyalty)] + [total]


