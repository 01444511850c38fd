"""Priority (117): what the player who has it may do, as one decision, and the doing."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from apnap.kernel.data import Id
from apnap.kernel.game import Attempted, Reversal
from apnap.kernel.options import One
from apnap.kernel.refusal import Illegal, Refusal, refuse
from apnap.kernel.search import completes
from apnap.magic import announce, costs, law, legality, mana, permissions, reach, special, window
from apnap.magic import events as ev
from apnap.magic.forms import effects as e
from apnap.magic.forms.abilities import Body, CostsLess, Static
from apnap.magic.forms.events import AddsMana
from apnap.magic.forms.keyworded import FaceUpCost
from apnap.magic.forms.words import Several

if TYPE_CHECKING:
    from apnap.magic.game import Magic

PASS = ("pass",)


def decide(g: Magic) -> None:
    """One step: the decision with the whole announcement that it begins."""
    player = g.turn.priority
    assert player is not None
    answer = g.choose(player, "priority", law.WHAT_PRIORITY_ALLOWS, lambda: One((PASS, *offered(g, player))), why=why_not, attempts=True)
    tried = isinstance(answer, Attempted)
    action = answer.answer if tried else answer
    if action == PASS:
        _pass(g, player)
        return
    back = do(g, player, action)
    if back is not None and not tried:  # not offered again until the state has changed
        t = g.turn_edit()
        t.failed = (*t.failed, action)


def do(g: Magic, player: Id, action: tuple[Any, ...]) -> Reversal | None:
    """Begin the action and carry it to its end; the reversal when it was illegal."""
    kind = action[0] if legality.is_action(g, action) else ""
    if kind == "activate":
        return announce.activate(g, player, action[1], g.ability_or_none(action[1], action[2], action[3]))
    if kind == "cast":
        return announce.cast(g, player, action[1], cost=permissions.price(g, player, action[1]), way=action[2])[0]
    if kind == "special":
        return special.take(g, player, action[1], action[2])
    back = g.transaction((("action", _other),), (player, action))
    if back is not None:
        g.note(ev.Reversed(player, action, back.at, back.refusals), law.REVERSAL)
    return back


def _other(g: Magic, what: tuple[Id, tuple[Any, ...]]) -> None:
    player, action = what
    why = legality.reasons(g, player, action)
    if why:
        raise Illegal(*why)
    g.edit_player(player).lands_played += 1
    g.turn_edit().failed = ()
    g.happen(ev.Move(action[1], "battlefield", "play", controller=player), cause=action[1], rule=law.LAND_PLAY)


def _pass(g: Magic, player: Id) -> None:
    g.happen(ev.Passed(player), rule=law.PRIORITY_PASSES)
    permissions.end_at_pass(g, player)
    t = g.turn_edit()
    t.passes += 1
    t.failed = ()
    alive = [p for p in t.order if not g.player(p).lost]
    t.priority = alive[(alive.index(player) + 1) % len(alive)] if player in alive else alive[0]


def candidates(g: Magic, player: Id) -> tuple[tuple[Any, ...], ...]:
    """What might be done: a superset; refusals decide."""
    cards = (*g.player(player).hand, *permissions.windows(g, player))
    down = (("cast", i, legality.FACE_DOWN) for i in g.player(player).hand if special.printed(g, i, FaceUpCost) is not None)
    played = (("play", i) if "land" in g.chars(i).types else ("cast", i, "") for i in cards)
    return (*g.activations(player), *special.candidates(g, player), *down, *played)


def offered(g: Magic, player: Id) -> tuple[tuple[Any, ...], ...]:
    """The actions that nothing refuses and that can still be completed."""
    out = []
    for action in candidates(g, player):
        if action in g.turn.failed or legality.reasons(g, player, action):
            continue
        able = analysed(g, player, action)
        if able is None:
            able = completes(g, action).found is not False
        if able:
            out.append(action)
    return tuple(out)


def analysed(g: Magic, player: Id, action: tuple[Any, ...]) -> bool | None:
    """Whether an action that nothing refuses can be completed, where its form alone shows it; None where it must be searched.

    That is so when no two components could meet, nothing in play changes costs, and every mana ability at hand is a plain one.
    """
    if action[0] == "play":
        return True
    if action[0] == "special" or legality.FACE_DOWN in action:
        return None
    parts, body = _asked(g, action)
    others = [c for c in parts if not isinstance(c, e.Mana)]
    alone = len(parts) == 1 and not isinstance(getattr(parts[0], "what", None), Several)
    simple = all(isinstance(c, e.TapThis | e.Loyalty) for c in others) or alone
    if action[0] == "activate" and any(isinstance(x, CostsLess) for x in g.ability(action[1], action[2], action[3]).form.limits):
        return None
    if not simple or not isinstance(body, Body) or len(body.slots) > 1 or legality.uses_x(parts) or g.cost_changes():
        return None
    if any(isinstance(x, e.DealDivided) for x in body.instructions):
        return None
    if any(costs.waterbends(c) for c in parts):
        return None
    symbols = tuple(s for c in parts if isinstance(c, e.Mana) for s in c.symbols)
    if not symbols or symbols == ("0",):
        return True
    if any(not s.isdigit() and len(s) > 1 for s in symbols) or "X" in symbols or "S" in symbols:
        return None
    return _payable(g, player, symbols, action)


def _asked(g: Magic, action: tuple[Any, ...]) -> tuple[tuple[Any, ...], Any]:
    """What an action costs as printed, and what it does; a body of None where more than that is asked."""
    if action[0] == "activate":
        form = g.ability(action[1], action[2], action[3]).form
        return form.cost, form.body
    c = g.chars(action[1])
    bodies = legality.spell_bodies(g, g.object(action[1]).owner, action[1])
    own = any(isinstance(h.form, Static) and h.form.zone == "stack" for h in c.abilities)
    body = None if own or len(bodies) > 1 else bodies[0][0] if bodies else Body()
    price = permissions.price(g, g.object(action[1]).owner if g.turn.priority is None else g.turn.priority, action[1])
    return (e.Mana(c.mana_cost or ()),) if price is None else price, body


def _payable(g: Magic, player: Id, symbols: tuple[str, ...], action: tuple[Any, ...]) -> bool | None:
    """Plain mana abilities that pay are enough; that they do not pay is certain only where there is nothing but them."""
    pool = tuple(u for u in g.player(player).pool if u.only is None)
    g.mana_asked_of = player
    available = mana.sources(g, player, window.mana_actions(g, player))
    g.mana_asked_of = None
    usable = [s for s in available if s.action[1] != action[1]] if _taps_itself(g, action) else available
    if mana.plan(pool, mana.expand(symbols), usable) is not None:
        return True
    more = len(pool) < len(g.player(player).pool) or any(not s.plain or not s.makes for s in available)
    if not more and not any(isinstance(w.form.event, AddsMana) for w in g.watchers()):
        return False
    return False if reach.hopeless(reach.units(g, player), mana.expand(symbols)) else None


def _taps_itself(g: Magic, action: tuple[Any, ...]) -> bool:
    return action[0] == "activate" and e.TapThis() in g.ability(action[1], action[2], action[3]).form.cost


def why_not(g: Magic, action: Any) -> tuple[Refusal, ...]:
    """The reasons against an action that is not offered: what forbids beginning it, else where its announcement fails."""
    player = g.turn.priority
    assert player is not None
    begun = legality.reasons(g, player, action)
    return begun or completes(g, action).refusals or (refuse(law.REVERSAL_PRIORITY, player=player),)
