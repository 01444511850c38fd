"""The total cost of a spell or ability (601.2f): what is asked, plus additional costs and increases, minus reductions."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from apnap.kernel.data import Form
from apnap.kernel.law import dated
from apnap.magic import law, mana, words
from apnap.magic.events import Announced
from apnap.magic.forms import abilities as a
from apnap.magic.forms import effects as e
from apnap.magic.forms import statics as s
from apnap.magic.forms.words import Count, Either, Filter, X, You
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
    others = [_with_number(c, g.object(p.object).x) for c in p.cost if not isinstance(c, e.Mana)]
    for f, form in g.statics(s.AdditionalCost):
        if _concerns(g, p, f, form):
            times = words.amount(g, _cost_frame(g, p, f), form.times)
            for c in form.cost * times:
                if isinstance(c, e.Mana):
                    symbols += c.symbols
                    asks_mana = True
                else:
                    others.append(c)
    asked, others = others, combined_loyalty(g, others)
    if others != asked:
        g.note(Announced(p.object, p.player, "loyalty combined", tuple(others)), law.LOYALTY_COMBINED, p.source)
    if sum(sym.isdigit() for sym in symbols) > 1:
        symbols = _add_generic(symbols, 0)
    changes = _changes(g, p)
    for n, form in changes:
        if n > 0:
            symbols = [*symbols, *(form.symbols * n)] if form.symbols else _add_generic(symbols, n)
            asks_mana = True
    for n, form in sorted((c for c in changes if c[0] < 0), key=lambda c: -c[1].floor):
        symbols = _reduced(g, p, symbols, -n, form)
    return ((e.Mana(tuple(_at_least(g, p, symbols))),) if asks_mana else ()) + tuple(others)


def _changes(g: Magic, p: Proposal) -> list[tuple[int, s.CostsMore]]:
    """Every increase and reduction that concerns this, each with its amount."""
    out = []
    for f, form in g.statics(s.CostsMore):
        if _concerns(g, p, f, form):
            times = 1 if form.per_target is None else max(0, len(_targets(g, p)) - form.per_target)
            out.append((words.amount(g, f, form.n) * times, form))
    for limit in p.form.limits if isinstance(p.form, a.Activated) else ():
        if isinstance(limit, a.CostsLess):
            f = Frame(p.source, p.player)
            each = Count(limit.each) if isinstance(limit.each, Filter | Either) else limit.each
            if words.holds(g, f, limit.condition):
                out.append((-limit.n * (1 if each is None else words.amount(g, f, each)), s.CostsMore(-1, "abilities")))
    return [*out, *((n, s.CostsMore(n, floor=floor)) for n, floor in g.next_spell_changes(p))]


def _targets(g: Magic, p: Proposal) -> tuple[Any, ...]:
    return tuple(i for slot in g.object(p.object).targets for i in slot)


def _reduced(g: Magic, p: Proposal, symbols: list[str], n: int, form: s.CostsMore) -> list[str]:
    """The cost after one reduction (118.7a-c): coloured mana first takes its colour, the rest of it generic mana."""
    generic, left = (0, list(symbols)) if form.symbols else (n, symbols)
    for color in form.symbols * n:
        if color in left:
            left.remove(color)
        elif not form.only_colored:
            generic += 1
    rule = law.REDUCTION_OTHER_TYPE if form.symbols else law.REDUCTION_ONLY_GENERIC
    g.note(Announced(p.object, p.player, "reduction", form.symbols * n or (str(n),)), rule, p.source)
    return _reduce(left, generic, form.floor) or ["0"]


def _at_least(g: Magic, p: Proposal, symbols: list[str]) -> list[str]:
    """What affects the total cost directly comes last of all."""
    have = len(mana.expand(tuple(symbols)))
    for _, form in g.statics(s.CostsAtLeast):
        if p.card and have < form.n:
            symbols, have = _add_generic(symbols, form.n - have), form.n
    return symbols


def _with_number(form: Any, x: int | None) -> Any:
    """A component in which X is the number announced for it."""
    if isinstance(form, X) and x is not None:
        return x
    if isinstance(form, tuple):
        return tuple(_with_number(part, x) for part in form)
    if not isinstance(form, Form):
        return form
    made = {name: _with_number(getattr(form, name), x) for name in form.__struct_fields__}
    return form.but(**made) if any(made[name] is not getattr(form, name) for name in made) else form


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
        if form.label and not (p.form.label == form.label or (form.label == "cycling" and p.form.label.endswith("cycling"))):
            return False
    if form.targets is not None and not any(_meant(g, f, form.targets, i) for i in _targets(g, p)):
        return False
    if getattr(form, "turn", "") and (g.turn.active == p.player) != (form.turn == "own"):
        return False
    if form.filter is None:
        return True
    return words.fits(g, f, form.filter, p.source)


def _meant(g: Magic, f: Frame, what: Any, i: Any) -> bool:
    return i in words.players(g, f, what) if isinstance(what, You) else words.fits(g, f, what, i)


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


