"""What a player sees: plain data without anything hidden. Hidden cards are named by their place and counted, never by id."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from apnap.kernel.data import Id
from apnap.magic.state import HIDDEN_ZONES

if TYPE_CHECKING:
    from apnap.magic.game import Magic


def view(g: Magic, player: Id) -> dict[str, Any]:
    """The table as `player` sees it, JSON-able. Equal for two games that differ only in what the player can't see."""
    t = g.turn
    names = {p: g.player(p).name for p in t.order}
    return {
        "active": names[t.active],
        "step": t.step,
        "turn": t.number,
        "priority": names.get(t.priority) if t.priority is not None else None,
        "players": [_player(g, p, p == player) for p in t.order],
        "battlefield": [_permanent(g, i, names) for i in t.battlefield],
        "stack": [_on_stack(g, i, names) for i in t.stack],
        "exile": [g.chars(i).name for i in t.exile],
    }


def revealed(g: Magic, i: Id) -> bool:
    """Whether a card in a hidden zone is shown to everybody: while an ability that was activated from there is on the stack (602.2a).

    A card whose forecast ability was activated stays shown for the rest of the upkeep (702.57b).
    """
    if g.turn.step == "upkeep" and g.object(i).zone == "hand" and any(turn == g.turn.number for turn, _, _ in g.object(i).used.values()):
        return True
    return g.object(i).zone in HIDDEN_ZONES and any(g.object(k).kind == "ability" and g.object(k).source == i for k in g.turn.stack)


def _player(g: Magic, p: Id, own: bool) -> dict[str, Any]:
    player = g.player(p)
    hand: Any = [g.chars(i).name for i in player.hand] if own else len(player.hand)
    shown = [g.chars(i).name for i in player.hand if revealed(g, i)]
    return {
        **({"revealed": shown} if shown and not own else {}),
        "name": player.name, "life": player.life, "pool": "".join(u.color for u in player.pool), "counters": dict(player.counters),
        "hand": hand, "library": len(player.library), "graveyard": [g.chars(i).name for i in player.graveyard], "lost": player.lost,
    }


def _permanent(g: Magic, i: Id, names: dict[Id, str]) -> dict[str, Any]:
    o, c = g.object(i), g.chars(i)
    out: dict[str, Any] = {
        "id": int(i), "name": c.name, "controller": names[c.controller], "tapped": o.tapped, "counters": dict(o.counters),
    }
    if c.power is not None:
        out |= {"power": c.power, "toughness": c.toughness, "damage": o.damage}
    if o.attached_to is not None:
        out["attached to"] = names.get(o.attached_to, int(o.attached_to))
    return out


def _on_stack(g: Magic, i: Id, names: dict[Id, str]) -> dict[str, Any]:
    o = g.object(i)
    source = o.source if o.source is not None else i
    targets = [names.get(x, int(x)) for slot in o.targets for x in slot]
    return {"id": int(i), "kind": "ability" if o.kind == "ability" else "spell", "of": g.chars(source).name,
            "controller": names[g.chars(i).controller], "targets": targets}
