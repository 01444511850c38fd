"""May this be begun? Refusals in the order in which the rulebook asks: who and whence, prohibitions, timing, limits, choices, costs."""
from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from apnap.berserk import attacks, law, payments, targets, words
from apnap.berserk.forms import effects as e
from apnap.berserk.forms import statics as s
from apnap.berserk.forms.abilities import Activated, Body, Constant, Modal, Spell
from apnap.berserk.state import Frame
from apnap.kernel.data import Id
from apnap.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from apnap.berserk.game import Berserk

END = ("end",)
SHAPES = {"end": 1, "attack": 3, "use": 3, "play": 2}


def timing(g: Berserk, player: Id) -> Iterator[Refusal]:
    """The choice phase of his own turn, with nothing going on (114.2, 306)."""
    t = g.turn
    busy = t.queue or t.waiting or t.running is not None or t.attack is not None
    if t.active != player or t.phase != "choice" or busy:
        because = (refuse(law.AFTER_THE_RUNNING),) if busy and t.active == player else ()
        yield refuse(law.OWN_CHOICE, because, player=player)


# ---------------------------------------------------------------- playing


def spell_body(g: Berserk, i: Id) -> Body | Modal | None:
    """What a card does as a spell: all its instructions in order; None for a card without any."""
    bodies = [h.form.body for h in g.chars(i).abilities if isinstance(h.form, Spell)]
    if not bodies:
        return None
    if len(bodies) == 1:
        return bodies[0]
    return Body(tuple(p for b in bodies if isinstance(b, Body) for p in b.parts))


def also_paid(g: Berserk, i: Id) -> tuple[Any, ...]:
    """The payments that a card asks in addition to its cost."""
    forms = (h.form for h in g.chars(i).abilities if isinstance(h.form, Constant))
    return tuple(c for form in forms for x in form.effects if isinstance(x, s.AlsoPay) for c in x.payment)


def final_cost(g: Berserk, player: Id, i: Id, base: int) -> int:
    """What changes costs, added before it is subtracted, never below 0 (106.1.1, 523)."""
    said = [(f, x) for f, x in g.statics(s.Costs) if f.you == player and words.matches(g, f, x.what, i)]
    changes = [words.amount(g, f, x.n) for f, x in (*said, *_own_costs(g, player, i))]
    return max(0, base + sum(n for n in changes if n > 0) + sum(n for n in changes if n < 0))


def _own_costs(g: Berserk, player: Id, i: Id) -> list[tuple[Frame, Any]]:
    """What a card says of its own cost while it is in hand."""
    f = Frame(i, player)
    forms = (h.form for h in g.chars(i).abilities if isinstance(h.form, Constant) and h.form.zone == "hand")
    return [(f, x) for form in forms if words.holds(g, f, form.condition) for x in form.effects if isinstance(x, s.Costs)]


def why_not_play(g: Berserk, player: Id, i: Id, cost: int | None = None) -> Iterator[Refusal]:
    """Every reason why a card can't be played now; with `cost` an ability lets it be played for that, at any time."""
    o, c = g.object(i), g.chars(i)
    if o.zone != "hand" or o.owner != player or c.type == "hero":
        yield refuse(law.PLAY_ZONE, object=i, player=player)
        return
    if cost is None:
        yield from timing(g, player)
    f = Frame(i, player)
    body = spell_body(g, i)
    if body is not None:
        why = tuple(targets.why_not_declare(g, f, body, spell=True))
        if why:
            yield refuse(law.SPELL_ABILITIES, why, object=i)
    base = cost if cost is not None else 1 if c.cost == "X" else c.cost
    assert isinstance(base, int)
    yield from payments.short_of_coins(g, player, final_cost(g, player, i, base))
    for component in also_paid(g, i):
        yield from payments.why_not_pay(g, f, component)


# ---------------------------------------------------------------- activating


def why_not_use(g: Berserk, player: Id, i: Id, origin: Any) -> Iterator[Refusal]:
    """Every reason why an ability can't be activated now (114)."""
    form = g.ability_or_none(i, origin)
    if not isinstance(form, Activated):
        yield refuse(law.ACTIVATED, object=i, ability=origin)
        return
    o = g.object(i)
    if o.zone != "game":
        yield refuse(law.WORKS_IN_GAME, object=i, ability=origin)
        return
    if g.chars(i).controller != player:
        yield refuse(law.WHO_ACTIVATES, object=i, player=player)
    yield from timing(g, player)
    if o.marks.get(origin, 0) >= form.times:
        yield refuse(law.ONCE_ACTIVATED, object=i, ability=origin)
    f = Frame(i, player, extra={"x": 1})
    yield from targets.why_not_declare(g, f, form.body)
    for component in form.payment:
        yield from payments.why_not_pay(g, f, component)


# ---------------------------------------------------------------- all actions of the choice phase


def is_action(g: Berserk, action: Any) -> bool:
    """Whether this has the shape of something that is done in the choice phase, about cards that exist."""
    if not isinstance(action, tuple) or not action or not isinstance(action[0], str) or SHAPES.get(action[0]) != len(action):
        return False
    if action[0] == "attack":
        return g.is_object(action[1]) and g.is_object(action[2])
    return len(action) == 1 or g.is_object(action[1])


def reasons(g: Berserk, player: Id, action: Any) -> tuple[Refusal, ...]:
    """Every reason why a player can't begin this action now; empty when nothing forbids it."""
    if not is_action(g, action):
        return (refuse(law.CHOICE, player=player),)
    if action == END:
        return (*timing(g, player), *must_attack(g, player))
    if action[0] == "attack":
        return (*attacks.why_not_attack(g, player, action[1], timing(g, player)), *attacks.why_not_target(g, player, action[2], action[1]))
    if action[0] == "use":
        return tuple(why_not_use(g, player, action[1], action[2]))
    return tuple(why_not_play(g, player, action[1]))


def must_attack(g: Berserk, player: Id) -> Iterator[Refusal]:
    """Creatures with Бешенство that could still attack."""
    for i in g.turn.game:
        able = g.chars(i).keyword("frenzy") and next(attacks.why_not_attack(g, player, i), None) is None
        if able and any(next(attacks.why_not_target(g, player, j, i), None) is None for j in g.turn.game):
            yield refuse(law.FRENZY, object=i)


def candidates(g: Berserk, player: Id) -> tuple[tuple[Any, ...], ...]:
    """What might be done: a superset; refusals decide."""
    own = [i for i in g.turn.game if g.chars(i).controller == player]
    uses = [("use", i, h.origin) for i in own for h in g.chars(i).abilities if isinstance(h.form, Activated)]
    enemies = [i for i in g.turn.game if g.chars(i).controller != player]
    able = [i for i in own if next(attacks.why_not_attack(g, player, i), None) is None]
    strikes = [("attack", i, j) for i in able for j in enemies]
    return (*(("play", i) for i in g.player(player).hand), *uses, *strikes)


def plain(g: Berserk, action: tuple[Any, ...]) -> bool:
    """Whether nothing can go wrong once the action is begun: no two choices or payments that could meet, no X, no modes."""
    if action[0] in ("attack", "end"):
        return True
    if action[0] == "play":
        extra, body = also_paid(g, action[1]), spell_body(g, action[1])
        return not extra and g.chars(action[1]).cost != "X" and (body is None or _independent(body))
    form = g.ability_or_none(action[1], action[2])
    assert isinstance(form, Activated)
    simple = all(isinstance(c, e.CloseThis) or (isinstance(c, e.Coins) and isinstance(c.n, int)) for c in form.payment)
    return simple and _independent(form.body)


def _independent(body: Body | Modal) -> bool:
    return isinstance(body, Body) and all(not s.other and p.divided is None for p in body.parts for s in p.slots)
