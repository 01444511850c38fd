"""Priority (117): what the player who has it may do, as one decision, and the doing."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from apnap.kernel.data import Id
from apnap.kernel.game import Attempted, Reversal
from apnap.kernel.options import One
from apnap.kernel.refusal import Illegal, Refusal
from apnap.kernel.search import completes
from apnap.magic import announce, law, legality, mana
from apnap.magic import events as ev
from apnap.magic.forms import effects as e
from apnap.magic.forms.abilities import Body

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
    if action[0] == "pass":
        _pass(g, player)
        return
    back = do(g, player, action)
    if back is not None:
        t = g.turn_edit()
        t.failed = (*t.failed, action)


def do(g: Magic, player: Id, action: tuple[Any, ...]) -> Reversal | None:
    """Begin the action and carry it to its end; the reversal when it was illegal."""
    kind = action[0]
    if kind == "activate":
        return announce.activate(g, player, action[1], g.ability_or_none(action[1], action[2], action[3]))
    if kind == "cast":
        return announce.cast(g, player, action[1])[0]
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
    g.note(ev.Passed(player), law.PRIORITY_PASSES)
    t = g.turn_edit()
    t.passes += 1
    t.failed = ()
    alive = [p for p in t.order if not g.player(p).lost]
    t.priority = alive[(alive.index(player) + 1) % len(alive)] if player in alive else alive[0]


def candidates(g: Magic, player: Id) -> tuple[tuple[Any, ...], ...]:
    """What might be done: a superset; refusals decide."""
    hand = tuple(("play" if "land" in g.chars(i).types else "cast", i) + (() if "land" in g.chars(i).types else ("",))
                 for i in g.player(player).hand)
    return (*g.activations(player), *hand)


def offered(g: Magic, player: Id) -> tuple[tuple[Any, ...], ...]:
    """The actions that nothing refuses and that can still be completed."""
    out = []
    for action in candidates(g, player):
        if action in g.turn.failed or legality.reasons(g, player, action):
            continue
        if surely(g, player, action) or completes(at_priority(g, player), action).found is not False:
            out.append(action)
    return tuple(out)


def surely(g: Magic, player: Id, action: tuple[Any, ...]) -> bool:
    """True when the form alone shows that the action can be completed: no mana is asked and no two components could meet."""
    if action[0] == "play":
        return True
    if action[0] != "activate":
        return False
    form = g.ability(action[1], action[2], action[3]).form
    plain = all(isinstance(c, e.TapThis | e.Loyalty) for c in form.cost) or (len(form.cost) == 1 and not isinstance(form.cost[0], e.Mana))
    return plain and isinstance(form.body, Body) and not legality.uses_x(form.cost) and not g.cost_changes() and (
        mana.is_mana_ability(g, form) or not any(isinstance(x, e.DealDivided) for x in form.body.instructions))


def at_priority(g: Magic, player: Id) -> Magic:
    """This very game, seen as one whose step begins with the priority decision."""
    return g


def why_not(g: Magic, action: Any) -> tuple[Refusal, ...]:
    """The reasons against an action that is not offered: what forbids beginning it, else where its announcement fails."""
    player = g.turn.priority
    assert player is not None
    begun = legality.reasons(g, player, action)
    return begun or completes(g, action).refusals
