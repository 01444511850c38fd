"""What happens instead, and what is prevented (515-517): which effects an event meets, and the event as each changes it."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from apnap.berserk import events as ev
from apnap.berserk import law, words
from apnap.berserk.forms import statics as s
from apnap.berserk.state import Frame
from apnap.berserk.strength import ATTACKS, applies, strikes_back
from apnap.kernel.data import Form, Id
from apnap.kernel.events import Event
from apnap.kernel.options import One

if TYPE_CHECKING:
    from apnap.berserk.game import Berserk

PROTECTED_FROM = {
    "strike": ("strikes", "attacks"), "shot": ("shots", "attacks"), "poison": ("poison",), "ability": ("abilities",), "spell": (),
}


class Change(Form, frozen=True):
    """One effect that would change an event: of which card, whose, and what it says (a form of `statics`, or a keyword's name)."""

    source: Id
    player: Id
    what: Any
    prevents: bool = False


def applicable(g: Berserk, event: Event) -> list[Change]:
    """The effects that would change this event; replacements stand before preventions, which use the final number (516.1)."""
    if isinstance(event, ev.Wound):
        return [*_replacing_wounds(g, event), *_preventing(g, event)]
    if isinstance(event, ev.Destroy):
        return [Change(f.source, f.you, x) for f, x in g.statics(s.Instead)
                if x.event == "die" and words.matches(g, f, x.what, event.object)]
    if isinstance(event, ev.Prayers) and event.n > 0:
        return [Change(f.source, f.you, x) for f, x in g.statics(s.MoreTokens) if f.you == event.player]
    return []


def _replacing_wounds(g: Berserk, event: ev.Wound) -> list[Change]:
    c = g.chars(event.to)
    back = event.how == "strike" and strikes_back(g, event.source)
    from_what = (x for x in PROTECTED_FROM[event.how] if not (back and x == "attacks"))
    out = [Change(event.to, c.controller, f"protection from {x}") for x in from_what if c.protected(x)]
    for f, x in g.statics(s.NoWounds):
        if applies(g, f, x, event.source, event.to, event.how) if not x.only else _only_others(g, f, x, event):
            out.append(Change(f.source, f.you, x))
    out += [Change(f.source, f.you, x) for f, x in g.statics(s.Instead)
            if x.event == "be wounded" and words.matches(g, f, x.what, event.to)]
    return out


def _only_others(g: Berserk, f: Frame, x: s.NoWounds, event: ev.Wound) -> bool:
    """«Получает раны только от …»: this wounding is not one of those."""
    return words.matches(g, f, x.what, event.to) and not applies(g, f, x, event.source, event.to, event.how)


def _preventing(g: Berserk, event: ev.Wound) -> list[Change]:
    c, o = g.chars(event.to), g.object(event.to)
    out = []
    if event.how in ATTACKS:
        if o.armoured < c.keyword("armour"):
            out.append(Change(event.to, c.controller, "armour", True))
        if event.n <= c.keyword("scales"):
            out.append(Change(event.to, c.controller, "scales", True))
    for f, x in g.statics(s.Takes):
        if words.amount(g, f, x.n) < 0 and applies(g, f, x, event.source, event.to, event.how):
            out.append(Change(f.source, f.you, x, True))
    return out


def next_one(g: Berserk, event: Event, changes: list[Change]) -> Change:
    """Replacements first, as the controller of the card concerned likes (517.3), then the non-active player's preventions (516)."""
    group = [c for c in changes if not c.prevents]
    chooser = _concerned(g, event)
    if not group:
        chooser = next(p for p in g.nap() if any(c.player == p for c in changes))
        group = [c for c in changes if c.player == chooser]
    if len(group) == 1 or all(c.what == group[0].what for c in group):
        return group[0]
    rule = law.PREVENTION if group[0].prevents else law.REPLACEMENT_CHOICE
    k: int = g.choose(chooser, "replacement", rule, One(tuple(range(len(group)))), changes=tuple(group), event=event)
    return group[k]


def _concerned(g: Berserk, event: Any) -> Id:
    """The player whose card or tokens the event is about."""
    card = getattr(event, "to", getattr(event, "object", None))
    player: Id = g.chars(card).controller if card is not None else event.player
    return player


def replaced(g: Berserk, event: Any, change: Change) -> Event | None:
    """The event as this effect changes it; None when nothing is left of it."""
    x = change.what
    if x == "armour":
        stopped = min(event.n, g.chars(event.to).keyword("armour") - g.object(event.to).armoured)
        g.edit_object(event.to).armoured += stopped
        return _fewer(event, stopped)
    if isinstance(x, s.Takes):
        return _fewer(event, -words.amount(g, Frame(change.source, change.player), x.n))
    if isinstance(x, s.MoreTokens):
        return event.but(n=event.n + x.n)  # type: ignore[no-any-return]
    if isinstance(x, s.Instead):
        return _instead(g, event, change, x)
    return None


def _fewer(event: ev.Wound, n: int) -> ev.Wound | None:
    return event.but(n=event.n - n) if event.n > n else None


def _instead(g: Berserk, event: Event, change: Change, x: s.Instead) -> Event | None:
    from apnap.berserk.effects import carry_out_all

    if x.may and not g.choose(change.player, "instead", law.REPLACEMENT, One((True, False)), object=change.source, event=event):
        return event
    carry_out_all(g, Frame(change.source, change.player), x.do)
    return None
