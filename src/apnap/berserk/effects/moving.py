"""Cards between zones: draw, discard, take, search, call, revive, create, control."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from apnap.berserk import choices, law, playing, words, zones
from apnap.berserk import events as ev
from apnap.berserk.effects.registry import does, result
from apnap.berserk.forms import effects as e
from apnap.berserk.state import FULLY, NOT, PARTLY, Frame
from apnap.kernel.data import Id
from apnap.kernel.options import Some

if TYPE_CHECKING:
    from apnap.berserk.game import Berserk


def _several(done: int, wanted: int) -> int:
    return NOT if not done else FULLY if done >= wanted else PARTLY


@does(e.Draw)
def draw(g: Berserk, f: Frame, x: e.Draw) -> int:
    """One card at a time (527.2)."""
    n, every = words.amount(g, f, x.n), words.players(g, f, x.who)
    drawn = [g.happen(ev.Draw(who), cause=f.source, rule=law.ONE_AT_A_TIME)[0].done for who in every for _ in range(n)]
    return _several(sum(1 for d in drawn if d), n * len(every))


@does(e.Mill)
def mill(g: Berserk, f: Frame, x: e.Mill) -> int:
    who, n = words.player(g, f, x.who), words.amount(g, f, x.n)
    if x.either:
        heroes = tuple(g.player(p).hero for p in g.turn.order)
        (hero,) = g.choose(f.you, "deck", law.ON_THE_HERO, Some(heroes, 1, 1), object=f.source)
        who = g.turn.order[heroes.index(hero)]
    done = 0
    for _ in range(n):
        if g.player(who).deck:
            g.happen(ev.Move(g.player(who).deck[0], "graveyard", "mill"), cause=f.source, rule=law.NOT_A_DEATH)
            done += 1
    return _several(done, n)


@does(e.Discard)
def discard(g: Berserk, f: Frame, x: e.Discard) -> int:
    n, every = words.amount(g, f, x.n), words.players(g, f, x.who)
    done = 0
    for who in every:
        can = g.player(who).hand if x.what is None else tuple(i for i in g.player(who).hand if words.fits(g, f, x.what, i))
        chooser = who if x.chooser is None else words.player(g, f, x.chooser)
        if chooser != who:
            _show(g, f, who, g.player(who).hand)
        ids = choices.some(g, chooser, can, n, n, law.NOT_A_DEATH, "discard", f.source)
        for i in ids:
            g.happen(ev.Move(i, "graveyard", "discard"), cause=f.source, rule=law.NOT_A_DEATH)
        done += len(ids)
    return _several(done, n * len(every))


def _show(g: Berserk, f: Frame, player: Id, ids: tuple[Id, ...]) -> None:
    """Cards are shown to both players, by their names."""
    entry = f.record if f.record is not None else f.source
    g.note(ev.Announced(entry, player, "shows", tuple(g.object(i).card for i in ids)), law.ZONES, f.source)


@does(e.Take)
def take(g: Berserk, f: Frame, x: e.Take) -> int:
    """To its owner's hand (203.4), from play or from a graveyard."""
    ids = tuple(i for i in words.objects(g, f, x.what) if g.object(i).zone in ("game", "graveyard"))
    return result(g.happen(*(ev.Move(i, "hand", "take") for i in ids), cause=f.source, rule=law.HAND))


@does(e.ShuffleIn)
def shuffle_in(g: Berserk, f: Frame, x: e.ShuffleIn) -> int:
    ids = tuple(i for i in words.objects(g, f, x.what) if g.object(i).zone in ("game", "graveyard"))
    out = g.happen(*(ev.Move(i, "deck", "shuffle") for i in ids), cause=f.source, rule=law.DECK)
    for owner in dict.fromkeys(g.object(i).owner for i in ids):
        zones.shuffle(g, owner, f.source)
    return result(out)


@does(e.RevealTop)
def reveal_top(g: Berserk, f: Frame, x: e.RevealTop) -> int:
    """No shuffle: the place is known (204.3)."""
    top = g.player(f.you).deck[:1]
    if not top:
        return NOT
    _show(g, f, f.you, top)
    if words.fits(g, f, x.what, top[0]):
        g.happen(ev.Move(top[0], "hand", "take"), cause=f.source, rule=law.HAND)
    return FULLY


def _from_deck(g: Berserk, f: Frame, x: Any, to: str) -> int:
    """Look through one's own deck; to find nothing is always allowed, and then there is no shuffle (519.3.1)."""
    what = x.what.but(zone="deck", whose="own")
    can, most = words.fitting(g, f, what), words.amount(g, f, x.most)
    chosen = choices.some(g, f.you, can, 0, most, law.CALLED, "search", f.source) if can else ()
    found = []
    for i in chosen:
        new = g.happen(ev.Move(i, to, "search", controller=f.you, how="call"), cause=f.source, rule=law.CALLED)[0].done
        found += [new.new] if isinstance(new, ev.Move) and new.new is not None else []
    words.remember(g, f, "found", tuple(found))
    if found:
        zones.shuffle(g, f.you, f.source)
    return _several(len(found), 1)


@does(e.Search)
def search(g: Berserk, f: Frame, x: e.Search) -> int:
    return _from_deck(g, f, x, "hand")


@does(e.Call)
def call(g: Berserk, f: Frame, x: e.Call) -> int:
    return _from_deck(g, f, x, "game")


@does(e.Revive)
def revive(g: Berserk, f: Frame, x: e.Revive) -> int:
    ids = words.present(g, f, x.what, "graveyard")
    back = (ev.Move(i, "game", "revive", controller=f.you, closed=x.closed, how="revive") for i in ids)
    return result(g.happen(*back, cause=f.source, rule=law.CALLED))


@does(e.Create)
def create(g: Berserk, f: Frame, x: e.Create) -> int:
    n = words.amount(g, f, x.n)
    out = g.happen(*(ev.Create(x.card, f.you) for _ in range(n)), cause=f.source, rule=law.CALLED)
    words.remember(g, f, "created", tuple(o.done.new for o in out if isinstance(o.done, ev.Create)))
    return result(out)


@does(e.TakeControl)
def take_control(g: Berserk, f: Frame, x: e.TakeControl) -> int:
    ids = words.present(g, f, x.what)
    return result(g.happen(*(ev.Control(i, f.you) for i in ids), cause=f.source, rule=law.OVERWRITTEN))


@does(e.PlayFor)
def play_for(g: Berserk, f: Frame, x: e.PlayFor) -> int:
    """A card is played as part of this, for another cost; what is illegal is taken back and counts as not done."""
    ids: tuple[Id, ...] = words.present(g, f, x.what, "hand")
    done = [playing.play(g, f.you, i, x.how, words.amount(g, f, x.cost)) is None for i in ids]
    return FULLY if done and all(done) else NOT
