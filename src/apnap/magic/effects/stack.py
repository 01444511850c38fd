"""What happens to spells and abilities on the stack, and casting while something resolves."""
from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.magic import announce, law, permissions, words, zones
from apnap.magic import events as ev
from apnap.magic.effects.moving import followed, selected
from apnap.magic.effects.registry import does
from apnap.magic.forms import effects as e
from apnap.magic.state import Effect, Frame

if TYPE_CHECKING:
    from apnap.magic.game import Magic


@does(e.Counter)
def counter(g: Magic, f: Frame, x: e.Counter) -> None:
    """Countered spells go to their owner's graveyard, abilities cease; nothing is paid back (701.6)."""
    ids = tuple(i for i in selected(g, f, x.what, "counter", law.COUNTER_ACTION) if g.object(i).zone == "stack")
    out = g.happen(*(ev.CounterSpell(i) for i in ids), cause=f.source, rule=law.COUNTER_ACTION)
    words.remember(g, f, "countered", tuple(i for i, o in zip(ids, out) if o.done is not None))


@does(e.CastCard)
def cast_card(g: Magic, f: Frame, x: e.CastCard) -> None:
    """A card is cast while this resolves: no priority, timing by type ignored (608.2g); reversed where it fails."""
    who = words.players(g, f, x.who)[0]
    done = []
    for i in followed(g, f, x.what, selected(g, f, x.what, "cast", law.CAST_DURING_RESOLUTION)):
        cost = () if x.free else x.cost
        back, spell = announce.cast(g, who, i, "resolution", cost)
        if back is None:
            done.append(spell)
    words.remember(g, f, "cast", tuple(done))


@does(e.CastWindow)
def cast_window(g: Magic, f: Frame, x: e.CastWindow) -> None:
    """The player may cast the card whenever an instant could be cast, until they next pass."""
    ids = selected(g, f, x.what, "cast", law.CONTINUOUS)
    if ids:
        g.put_in_force(Effect(f.source, f.you, ids, (x.but(what=None),), permissions.UNTIL_PASS, g.turn.number))


@does(e.PutDiscarded)
def put_discarded(g: Magic, f: Frame, x: e.PutDiscarded) -> None:
    """702.35c: the card is marked as the one that was discarded, so that what speaks of that one finds it."""
    for i in selected(g, f, x.what, "put", law.ONE_SHOT):
        moved = g.happen(ev.Move(i, "graveyard", "put"), cause=f.source, rule=law.MADNESS)[0].done
        if isinstance(moved, ev.Move) and moved.new is not None:
            g.edit_object(moved.new).way = zones.DISCARDED


@does(e.EndTurn)
def end_turn(g: Magic, f: Frame, x: e.EndTurn) -> None:
    """724.1: everything on the stack is exiled, abilities cease; then straight to the cleanup step."""
    t = g.turn_edit()
    t.waiting = ()
    batch = tuple(ev.Cease(i, "end the turn") if g.object(i).kind == "ability" else ev.Move(i, "exile", "end the turn") for i in t.stack)
    g.happen(*batch, cause=f.source, rule=law.END_THE_TURN)
    t = g.turn_edit()
    t.ending, t.resolving = "turn", None
    t.attacks, t.blocks = (), ()


