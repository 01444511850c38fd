"""Keyword actions (701) and other single deeds."""
from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from apnap.kernel.data import Id
from apnap.kernel.events import Event
from apnap.kernel.options import Name, One, Order, Some
from apnap.magic import choices, law, words
from apnap.magic import events as ev
from apnap.magic.effects.moving import selected
from apnap.magic.effects.registry import does
from apnap.magic.forms import effects as e
from apnap.magic.forms import statics as s
from apnap.magic.forms.abilities import Activated, Body, Card
from apnap.magic.forms.words import This
from apnap.magic.state import COLORS, Effect, Frame
from apnap.magic.words import NotPlayable

if TYPE_CHECKING:
    from apnap.magic.game import Magic

Doing = Callable[["Magic", Frame, e.KeywordAction], None]

CLUE = Card("Clue", None, (), ("artifact",), ("Clue",), (
    Activated((e.Mana(("2",)), e.Sacrifice(This())), Body((e.Draw(1),))),
))


@does(e.KeywordAction)
def keyword_action(g: Magic, f: Frame, x: e.KeywordAction) -> None:
    action = ACTIONS.get(x.name)
    if action is None:
        raise NotPlayable(f"nothing carries out {x.name!r} yet")
    action(g, f, x)


def _n(g: Magic, f: Frame, x: e.KeywordAction) -> int:
    return 1 if x.n is None else words.amount(g, f, x.n)


def surveil(g: Magic, f: Frame, x: e.KeywordAction) -> None:
    for p in words.players(g, f, x.who):
        top = g.player(p).library[: _n(g, f, x)]
        if not top:
            continue
        away = g.choose(p, "surveil", law.ONE_SHOT, Some(top, 0, len(top)), object=f.source)
        g.happen(*(ev.Move(i, "graveyard", "surveil") for i in away), cause=f.source, rule=law.ONE_SHOT)
        up = tuple(i for i in top if i not in away)
        if len(up) > 1:
            up = g.choose(p, "order", law.ONE_SHOT, Order(up), object=f.source)
            player = g.edit_player(p)
            player.library = (*up, *player.library[len(up):])


def proliferate(g: Magic, f: Frame, x: e.KeywordAction) -> None:
    """Choose any number of permanents and players with counters; each gets one more of each kind it has."""
    holders: tuple[Id, ...] = tuple(i for i in g.turn.battlefield if g.object(i).counters)
    holders += tuple(p for p in g.apnap() if g.player(p).counters)
    if not holders:
        return
    chosen = g.choose(f.you, "counters", law.COUNTERS, Some(holders, 0, len(holders)), object=f.source)
    batch: list[Event] = []
    for i in chosen:
        counters = g.player(i).counters if g.is_player(i) else g.object(i).counters
        batch += [ev.PutCounters(i, kind, 1) for kind in sorted(counters)]
    g.happen(*batch, cause=f.source, rule=law.COUNTERS)


def investigate(g: Magic, f: Frame, x: e.KeywordAction) -> None:
    for p in words.players(g, f, x.who):
        for _ in range(_n(g, f, x)):
            g.happen(ev.Create(g.enter_card(CLUE), p), cause=f.source, rule=law.CREATE)


def adapt(g: Magic, f: Frame, x: e.KeywordAction) -> None:
    """If it has no +1/+1 counters on it, put n of them on it."""
    for i in words.objects(g, f, x.what):
        g.note(ev.Announced(i, f.you, "adapt", _n(g, f, x)), law.ADAPT, f.source)
        if g.object(i).zone and not g.object(i).counters.get("+1/+1"):
            g.happen(ev.PutCounters(i, "+1/+1", _n(g, f, x)), cause=f.source, rule=law.ADAPT)


def monstrosity(g: Magic, f: Frame, x: e.KeywordAction) -> None:
    """If it isn't monstrous, put n +1/+1 counters on it and it becomes monstrous."""
    for i in words.objects(g, f, x.what):
        g.note(ev.Announced(i, f.you, "monstrosity", _n(g, f, x)), law.MONSTROSITY, f.source)
        if g.object(i).zone and ("monstrous", "yes") not in g.object(i).chosen:
            g.happen(ev.PutCounters(i, "+1/+1", _n(g, f, x)), cause=f.source, rule=law.MONSTROSITY)
            record = g.edit_object(i)
            record.chosen = (*record.chosen, ("monstrous", "yes"))


def populate(g: Magic, f: Frame, x: e.KeywordAction) -> None:
    mine = tuple(i for i in g.turn.battlefield
                 if g.object(i).token and "creature" in g.chars(i).types and g.chars(i).controller == f.you)
    if mine:
        (i,) = g.choose(f.you, "copy", law.CREATE, Some(mine, 1, 1), object=f.source)
        g.happen(ev.Create(g.object(i).card, f.you), cause=f.source, rule=law.CREATE)


def flip(g: Magic, f: Frame, x: e.KeywordAction) -> None:
    """A flip card shows its other half from now on; that can't be undone (710.4)."""
    can = tuple(i for i in words.objects(g, f, x.what) if g.card(g.object(i).card).flip is not None and g.object(i).zone == "battlefield")
    g.happen(*(ev.Flip(i) for i in can if not g.object(i).flipped), cause=f.source, rule=law.FLIPPED)


ACTIONS: dict[str, Doing] = {
    "surveil": surveil, "proliferate": proliferate, "investigate": investigate, "adapt": adapt, "monstrosity": monstrosity,
    "populate": populate, "flip": flip,
}


# ---------------------------------------------------------------- single deeds


@does(e.LookAt)
def look_at(g: Magic, f: Frame, x: e.LookAt) -> None:
    for i in words.objects(g, f, x.what):
        g.note(ev.Announced(i, f.you, "look"), law.ONE_SHOT, f.source)


@does(e.MoveCounters)
def move_counters(g: Magic, f: Frame, x: e.MoveCounters) -> None:
    for old in selected(g, f, x.of, "counters", law.COUNTERS):
        for new in selected(g, f, x.on, "counters", law.COUNTERS):
            out = g.happen(ev.RemoveCounters(old, x.kind, words.amount(g, f, x.n)), cause=f.source, rule=law.COUNTERS)[0].done
            if isinstance(out, ev.RemoveCounters):
                g.happen(ev.PutCounters(new, x.kind, out.n), cause=f.source, rule=law.COUNTERS)


@does(e.DoubleCounters)
def double_counters(g: Magic, f: Frame, x: e.DoubleCounters) -> None:
    ids = [i for i in selected(g, f, x.on, "counters", law.COUNTERS) if g.object(i).counters.get(x.kind)]
    g.happen(*(ev.PutCounters(i, x.kind, g.object(i).counters[x.kind]) for i in ids), cause=f.source, rule=law.COUNTERS)


@does(e.TapOrUntap)
def tap_or_untap(g: Magic, f: Frame, x: e.TapOrUntap) -> None:
    for i in selected(g, f, x.what, "tap", law.TAP_UNTAP):
        way = g.choose(f.you, "tap or untap", law.TAP_UNTAP, One(("tap", "untap")), object=i)
        g.happen(ev.SetTapped(i, way == "tap"), cause=f.source, rule=law.TAP_UNTAP)


@does(e.RemoveFromCombat)
def remove_from_combat(g: Magic, f: Frame, x: e.RemoveFromCombat) -> None:
    gone = selected(g, f, x.what, "affect", law.ONE_SHOT)
    t = g.turn_edit()
    t.attacks = tuple(pair for pair in t.attacks if pair[0] not in gone)
    t.blocks = tuple(pair for pair in t.blocks if pair[0] not in gone)
    g.changed()


@does(e.ExchangeControl)
def exchange_control(g: Magic, f: Frame, x: e.ExchangeControl) -> None:
    """701.12: both or nothing."""
    ids = selected(g, f, x.what, "control", law.CONTINUOUS)
    if len(ids) != 2 or any(g.object(i).zone != "battlefield" for i in ids):
        return
    a, b = (g.chars(i).controller for i in ids)
    if a != b:
        for i, who in ((ids[0], b), (ids[1], a)):
            g.put_in_force(Effect(f.source, who, (i,), (s.ChangeControl(None),), "permanently", g.turn.number))


@does(e.ChooseWord)
def choose_word(g: Magic, f: Frame, x: e.ChooseWord) -> None:
    options = One(COLORS) if x.kind == "color" else Name(x.kind)
    kind = "color" if x.kind == "color" else "card name" if x.kind.endswith("card name") else x.kind
    word = g.choose(f.you, kind, law.CHOICES_ON_RESOLUTION, options, object=f.source, mana=False)
    words.remember(g, f, "chosen word", word)


@does(e.ChooseObject)
def choose_object(g: Magic, f: Frame, x: e.ChooseObject) -> None:
    who = words.players(g, f, x.who)[0]
    words.remember(g, f, "chosen", choices.select(g, f, who, x.what, "choose", law.CHOICES_ON_RESOLUTION))


@does(e.FlipCoin)
def flip_coin(g: Magic, f: Frame, x: e.FlipCoin) -> None:
    """The player calls, then the coin is flipped (705)."""
    for p in words.players(g, f, x.who):
        call = g.choose(p, "coin", law.ONE_SHOT, One(("heads", "tails")), object=f.source)
        side = g.chance("coin", law.ONE_SHOT, One(("heads", "tails")), object=f.source)
        words.remember(g, f, "flip", call == side)


@does(e.RevealUntil)
def reveal_until(g: Magic, f: Frame, x: e.RevealUntil) -> None:
    for p in words.players(g, f, x.who):
        rest: tuple[Id, ...] = ()
        found: tuple[Id, ...] = ()
        for i in g.player(p).library:
            g.note(ev.Announced(i, p, "reveal"), law.REVEAL, f.source)
            if words.fits(g, f, x.filter.but(kind="card", zone=None, whose=None), i):
                found = (i,)
                break
            rest = (*rest, i)
        if x.exile:
            g.happen(*(ev.Move(i, "exile", "exile") for i in (*rest, *found)), cause=f.source, rule=law.EXILE)
        words.remember(g, f, "found", found)
        words.remember(g, f, "rest", rest)
