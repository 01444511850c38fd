"""Effects that last, and abilities that wait."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from apnap.kernel.data import Id
from apnap.kernel.options import One
from apnap.magic import events as ev
from apnap.magic import law, words
from apnap.magic.effects.moving import selected
from apnap.magic.effects.registry import does
from apnap.magic.forms import effects as e
from apnap.magic.forms import statics as s
from apnap.magic.forms.keyworded import MustAttack
from apnap.magic.forms.words import Filter, Players, You
from apnap.magic.state import COLORS, DelayedTrigger, Effect, Frame, Waiting

if TYPE_CHECKING:
    from apnap.magic.game import Magic

COLOR_NAMES = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}


def begin_effect(g: Magic, f: Frame, what: tuple[Id, ...], changes: tuple[Any, ...], duration: str) -> Id | None:
    """Put a continuous effect in force: what it changes, and every number in it, is fixed now (611.2c-d)."""
    what = tuple(i for i in what if g.object(i).zone)
    if not what:
        return None
    return g.put_in_force(Effect(f.source, f.you, what, tuple(_fixed(g, f, c) for c in changes), duration, g.turn.number))


def _fixed(g: Magic, f: Frame, change: Any) -> Any:
    if isinstance(change, s.AddPowerToughness | s.SetPowerToughness):
        power = None if change.power is None else words.amount(g, f, change.power)
        return change.but(power=power, toughness=None if change.toughness is None else words.amount(g, f, change.toughness))
    if isinstance(change, MustAttack) and change.whom is not None:
        who = words.players(g, f, change.whom)
        return MustAttack(who[0] if who else None)
    if isinstance(change, s.SetColors) and change.chosen:
        color = g.choose(f.you, "color", law.CHOICES_ON_RESOLUTION, One(COLORS), object=f.source, mana=False)
        return s.SetColors((color,), add=change.add)
    if isinstance(change, s.GainAbilities) and any(_of_a_choice(a) for a in change.abilities):
        color = g.choose(f.you, "color", law.CHOICES_ON_RESOLUTION, One(COLORS), object=f.source, mana=False)
        return change.but(abilities=tuple(_from_color(a, color) if _of_a_choice(a) else a for a in change.abilities))
    return change


OF_CHOICE = "the color of your choice"


def _of_a_choice(ability: Any) -> bool:
    """Protection (or hexproof) from a colour that is chosen as the effect begins."""
    return str(getattr(ability, "name", "")).endswith(OF_CHOICE)


def _from_color(ability: Any, color: str) -> Any:
    name = ability.name.removesuffix(OF_CHOICE) + COLOR_NAMES[color]
    return ability.but(name=name, what=Filter(kind="source", colors=(color,)))


@does(e.Continuous)
def continuous(g: Magic, f: Frame, x: e.Continuous) -> None:
    if isinstance(x.what, You | Players):
        g.put_in_force(Effect(f.source, f.you, words.players(g, f, x.what), x.changes, x.duration, g.turn.number))
        return
    begin_effect(g, f, selected(g, f, x.what, "affect", law.CONTINUOUS), x.changes, x.duration)


@does(e.DoesntUntap)
def doesnt_untap(g: Magic, f: Frame, x: e.DoesntUntap) -> None:
    begin_effect(g, f, selected(g, f, x.what, "affect", law.CONTINUOUS), (e.DoesntUntap(None),), "untap")


@does(e.NextSpellCosts)
def next_spell_costs(g: Magic, f: Frame, x: e.NextSpellCosts) -> None:
    change = x.but(n=words.amount(g, f, x.n))
    g.put_in_force(Effect(f.source, f.you, (), (change,), "turn", g.turn.number))
    g.note(ev.Announced(f.source, f.you, "next spell costs", change.n), law.ALTERS_COSTS, f.source)


@does(e.Delayed)
def delayed(g: Magic, f: Frame, x: e.Delayed) -> None:
    """603.7: the delayed ability knows what the effect that made it knew."""
    record = DelayedTrigger(f.source, f.you, x.event, x.body, x.once, g.turn.number if x.this_turn else 0)
    record.memory = dict(g.object(f.record).memory) if f.record is not None else dict(f.extra)
    record.targets = g.object(f.record).targets if f.record is not None else ()
    g.put_in_force(record)


@does(e.Reflexive)
def reflexive(g: Magic, f: Frame, x: e.Reflexive) -> None:
    from apnap.magic.forms.abilities import Triggered

    memory = tuple(sorted(g.object(f.record).memory.items())) if f.record is not None else tuple(sorted(f.extra.items()))
    t = g.turn_edit()
    t.waiting = (*t.waiting, Waiting(f.you, f.source, Triggered(None, x.body), memory))


@does(e.PlayPermission)
def play_permission(g: Magic, f: Frame, x: e.PlayPermission) -> None:
    ids = selected(g, f, x.what, "affect", law.CONTINUOUS)
    who = words.players(g, f, x.who)
    if ids and who:
        g.put_in_force(Effect(f.source, who[0], ids, (x.but(what=None, who=None),), x.duration, g.turn.number))


@does(e.Prevent)
def prevent(g: Magic, f: Frame, x: e.Prevent) -> None:
    from apnap.magic.effects.damage import everything

    n = None if x.n is None else words.amount(g, f, x.n)
    by = None if x.by is None else selected(g, f, x.by, "source", law.PREVENTION)
    to = () if x.to is None else everything(g, f, x.to)
    g.put_in_force(Effect(f.source, f.you, to, (x.but(n=n, by=by, to=None if x.to is None else True),), "turn", g.turn.number))


@does(e.Regenerate)
def regenerate(g: Magic, f: Frame, x: e.Regenerate) -> None:
    begin_effect(g, f, selected(g, f, x.what, "affect", law.REGENERATE), (e.Regenerate(None),), "turn")
