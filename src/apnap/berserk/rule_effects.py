"""Effects of the rules (503): what happens without a source, outside the Queue, as one event, again and again until nothing is due."""
from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.berserk import events as ev
from apnap.berserk import law, words
from apnap.kernel.data import Id
from apnap.kernel.events import Event

if TYPE_CHECKING:
    from apnap.berserk.game import Berserk

MISSES = 3  # the failure to draw in the own turn that loses the game (304.2)
SUPPORT_CLASSES = ("weapon", "amulet", "armour", "place", "event")


def settle(g: Berserk) -> bool:
    """Apply the effects that are due now; whether there were any. Asked after every indivisible action (21.4)."""
    any_due = False
    while g.result is None:
        losing = _defeats(g)
        if losing:
            g.happen(*losing, rule=law.DRAW if len(losing) > 1 else g.lawbook.rules[losing[0].rule])
            return True
        by_rule = ((_deaths(g), law.DEATH), (_surplus(g), law.ONE_OF_EACH_SUPPORT), (_created(g), law.CREATED))
        due = [event for events, _ in by_rule for event in events]
        if not due:
            return any_due
        for o in g.happen(*due, rule=next(rule for events, rule in by_rule if events)):
            if o.done is None and isinstance(o.asked, ev.Destroy):  # replaced: what would go on without end stops (525)
                lives = words.stat(g, o.asked.object, "lives")
                g.edit_object(o.asked.object).spared = lives
        any_due = True
    return any_due


def _defeats(g: Berserk) -> list[ev.Loses]:
    """Players who lose now. Both at once is a draw (603.1)."""
    if g.turn.running is not None and not g.turn.readings.between_parts:
        return []
    out: list[ev.Loses] = []
    for p in g.turn.order:
        if g.player(p).missed >= MISSES:
            out.append(ev.Loses(p, law.THIRD_MISSED_DRAW.name))
        elif defeated(g, g.player(p).hero):
            out.append(ev.Loses(p, law.HERO_DEFEATED.name))
    return out


def defeated(g: Berserk, hero: Id) -> bool:
    """A hero's lives are used up; by the other reading its wounds have reached its starting lives (21.1)."""
    if g.object(hero).zone != "game":
        return True
    if g.turn.readings.defeat == "starting":
        return g.object(hero).wounds >= (g.chars(hero).lives or 0)
    return words.stat(g, hero, "lives") <= 0


def _deaths(g: Berserk) -> list[Event]:
    """Creatures without lives. One that has none to start with dies only when the Queue is empty (512.6)."""
    busy = bool(g.turn.queue or g.turn.waiting or g.turn.running is not None)
    out: list[Event] = []
    for i in g.turn.game:
        c = g.chars(i)
        lives = words.stat(g, i, "lives")
        if c.type != "creature" or lives > 0 or lives == g.object(i).spared:
            continue
        if not (busy and g.card(g.object(i).card).lives == 0):
            out.append(ev.Destroy(i, g.object(i).hurt_by if g.object(i).wounds else None))
    return out


def _created(g: Berserk) -> list[Event]:
    """Created cards in graveyards, once their deaths have been declared."""
    if g.turn.waiting or g.turn.running is not None:
        return []
    return [ev.Move(i, "reserve", "created") for p in g.turn.order for i in g.player(p).graveyard if g.object(i).created]


def _surplus(g: Berserk) -> list[Event]:
    """Of the support cards of one class, and of unique cards of one name, a player keeps the newest (212.3)."""
    newest: dict[tuple[Id, str], Id] = {}
    out: list[Event] = []
    for i in g.turn.game:
        c = g.chars(i)
        kinds = [k for k in c.classes if k in SUPPORT_CLASSES] if c.type == "support" else []
        if c.keyword("unique"):
            kinds.append(f"named {c.name}")
        for kind in kinds:
            older = newest.get((c.controller, kind))
            if older is not None:
                out.append(ev.Move(older, "graveyard", "surplus"))
            newest[c.controller, kind] = i
    return out
