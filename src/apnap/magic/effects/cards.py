"""Drawing, discarding, milling, searching, shuffling, looking."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from apnap.kernel.data import Id
from apnap.kernel.events import Event
from apnap.kernel.options import Name, Order, Some
from apnap.kernel.refusal import Refusal, refuse
from apnap.magic import choices, law, words, zones
from apnap.magic import events as ev
from apnap.magic.effects.moving import moved_ids, selected
from apnap.magic.effects.registry import does
from apnap.magic.forms import effects as e
from apnap.magic.forms.words import Choose, Each, Filter
from apnap.magic.state import Frame

if TYPE_CHECKING:
    from apnap.magic.game import Magic


@does(e.Draw)
def draw(g: Magic, f: Frame, x: e.Draw) -> None:
    """One card at a time (121.2)."""
    n = words.amount(g, f, x.n)
    drawn: tuple[Id, ...] = ()
    for p in words.players(g, f, x.who):
        for _ in range(n):
            drawn = (*drawn, *moved_ids(g.happen(ev.Draw(p), cause=f.source, rule=law.DRAW)))
    words.remember(g, f, "drawn", drawn)


@does(e.Discard)
def discard(g: Magic, f: Frame, x: e.Discard) -> None:
    """Each player in question chooses in turn order, then all is discarded at once."""
    batch: list[Event] = []
    for p in words.players(g, f, x.who):
        frame = Frame(f.source, p, f.record, f.extra)

        def mine(i: Id, p: Id = p) -> Refusal | None:
            ok = g.object(i).zone == "hand" and g.object(i).owner == p
            return None if ok else refuse(law.DISCARD, object=i, player=p)

        what = choices.in_zone(Each(Filter(kind="card")) if x.what is None else x.what, "hand")
        batch += [ev.Discard(i, p) for i in choices.select(g, frame, p, what, "discard", law.DISCARD, mine)]
    g.happen(*batch, cause=f.source, rule=law.DISCARD)
    words.remember(g, f, "discarded", tuple(b.object for b in batch if isinstance(b, ev.Discard)))


@does(e.Mill)
def mill(g: Magic, f: Frame, x: e.Mill) -> None:
    n = words.amount(g, f, x.n)
    ids = tuple(i for p in words.players(g, f, x.who) for i in g.player(p).library[:n])
    if any(len(g.player(p).library) < n for p in words.players(g, f, x.who)):
        g.note(ev.Skipped(f.source, "as much as possible"), law.AS_MUCH_AS_POSSIBLE, f.source)
    out = g.happen(*(ev.Move(i, "graveyard", "mill") for i in ids), cause=f.source, rule=law.MILL)
    words.remember(g, f, "milled", moved_ids(out))


@does(e.Search)
def search(g: Magic, f: Frame, x: e.Search) -> None:
    """A player may fail to find a card with a stated quality in a hidden zone (701.23b)."""
    found: tuple[Id, ...] = ()
    who = words.players(g, f, x.who)
    for whose in words.players(g, f, x.whose) if who else ():
        library = g.player(whose).library
        for part in x.parts:
            found = (*found, *_find(g, Frame(f.source, who[0], f.record, f.extra), part, library, found))
    words.remember(g, f, "found", found)
    if x.reveal:
        for i in found:
            g.note(ev.Announced(i, f.you, "reveal"), law.REVEAL, f.source)


def _find(g: Magic, f: Frame, part: Any, library: tuple[Id, ...], found: tuple[Id, ...]) -> tuple[Id, ...]:
    what = part.filter if isinstance(part, Choose) else part
    cards = what.but(kind="card", zone="library", whose=None) if isinstance(what, Filter) else what
    can = tuple(i for i in library if i not in found and words.fits(g, f, cards, i))
    most = words.amount(g, f, part.most) if isinstance(part, Choose) and part.most is not None else len(can)
    stated = isinstance(cards, Filter) and bool(cards.types or cards.colors or cards.stats or cards.named or cards.nots or cards.keywords)
    least = 0 if stated else min(most, len(can))
    if not can or most == 0:
        g.note(ev.Skipped(f.source, "search"), law.SEARCH, f.source)
        return ()
    chosen = tuple(g.choose(f.you, "search", law.SEARCH, Some(can, least, most), object=f.source))
    if not chosen:
        g.note(ev.Skipped(f.source, "search"), law.SEARCH_MAY_FAIL, f.source)
    return chosen


@does(e.ShuffleLibrary)
def shuffle_library(g: Magic, f: Frame, x: e.ShuffleLibrary) -> None:
    for p in words.players(g, f, x.who):
        zones.shuffle_library(g, p, f.source)


@does(e.ShuffleInto)
def shuffle_into(g: Magic, f: Frame, x: e.ShuffleInto) -> None:
    """The library is shuffled even when nothing goes there (701.24)."""
    ids = selected(g, f, x.what, "shuffle", law.SHUFFLE)
    owners = tuple(dict.fromkeys(g.object(i).owner for i in ids)) or words.players(g, f, x.who)
    g.happen(*(ev.Move(i, "library", "shuffle") for i in ids if g.object(i).zone), cause=f.source, rule=law.SHUFFLE)
    for p in owners:
        zones.shuffle_library(g, p, f.source)


@does(e.Scry)
def scry(g: Magic, f: Frame, x: e.Scry) -> None:
    for p in words.players(g, f, x.who):
        top = g.player(p).library[: words.amount(g, f, x.n)]
        if not top:
            continue
        down = g.choose(p, "scry", law.SCRY, Some(top, 0, len(top)), object=f.source)
        up = tuple(i for i in top if i not in down)
        up = g.choose(p, "order", law.SCRY, Order(up), object=f.source) if len(up) > 1 else up
        down = g.choose(p, "order", law.SCRY, Order(down), object=f.source) if len(down) > 1 else down
        player = g.edit_player(p)
        player.library = (*up, *player.library[len(top):], *down)


@does(e.LookAtTop)
def look_at_top(g: Magic, f: Frame, x: e.LookAtTop) -> None:
    """Look at the top n; take what fits; the rest goes to the bottom (in a random or chosen order) or the graveyard."""
    p = f.you
    top = g.player(p).library[: words.amount(g, f, x.n)]
    taken: tuple[Id, ...] = ()
    if x.take is not None:
        what = x.take.filter.but(kind="card", zone="library", whose=None)
        can = tuple(i for i in top if words.fits(g, f, what, i))
        most = words.amount(g, f, x.take.most)
        if can:
            taken = g.choose(p, "search", law.SEARCH, Some(can, 0, most), object=f.source)
            for i in taken:
                g.note(ev.Announced(i, p, "reveal"), law.REVEAL, f.source)
            g.happen(*(ev.Move(i, "hand", "put") for i in taken), cause=f.source, rule=law.ONE_SHOT)
    rest = tuple(i for i in top if i not in taken)
    if x.rest == "graveyard":
        g.happen(*(ev.Move(i, "graveyard", "put") for i in rest), cause=f.source, rule=law.ONE_SHOT)
    elif len(rest) > 1:
        options = Order(tuple(range(len(rest))))
        order = g.chance("random", law.ONE_SHOT, options) if x.random else g.choose(p, "order", law.ONE_SHOT, options, object=f.source)
        rest = tuple(rest[k] for k in order)
    if x.rest == "bottom":
        player = g.edit_player(p)
        player.library = (*(i for i in player.library if i not in rest), *rest)


@does(e.ChooseName)
def choose_name(g: Magic, f: Frame, x: e.ChooseName) -> None:
    name = g.choose(f.you, "card name", law.ONE_SHOT, Name("a nonland card" if x.nonland else "a card"), object=f.source)
    words.remember(g, f, "card name", name)
