"""Tokens and emblems."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from apnap.kernel.data import Id
from apnap.magic import events as ev
from apnap.magic import law, words, zones
from apnap.magic.effects.registry import does
from apnap.magic.forms import effects as e
from apnap.magic.forms.abilities import Card
from apnap.magic.forms.statics import MoreTokens
from apnap.magic.state import Frame, Object

if TYPE_CHECKING:
    from apnap.magic.game import Magic


def more_tokens(g: Magic, p: Id) -> int:
    """How many tokens are created for each that an effect would create under the player's control (614.1a)."""
    times = 1
    for f, form in g.statics(MoreTokens):
        if p in words.players(g, f, form.who):
            g.note(ev.Skipped(f.source, "more tokens"), law.REPLACEMENT, f.source)
            times *= form.times
    return times


@does(e.CreateToken)
def create_token(g: Magic, f: Frame, x: e.CreateToken) -> None:
    n, name = words.amount(g, f, x.n), g.enter_card(x.token)
    batch = tuple(ev.Create(name, p, x.tapped) for p in words.players(g, f, x.who) for _ in range(n * more_tokens(g, p)))
    made: tuple[Id, ...] = ()
    for o in g.happen(*batch, cause=f.source, rule=law.CREATE):
        if isinstance(o.done, ev.Create) and o.done.new is not None:
            made = (*made, o.done.new)
    words.remember(g, f, "created", made)
    if x.attacking:
        from apnap.magic.effects.keyworded import enters_attacking

        enters_attacking(g, f, made)


@does(e.GetEmblem)
def get_emblem(g: Magic, f: Frame, x: e.GetEmblem) -> None:
    """An emblem lies in the command zone and has only abilities (114)."""
    card = Card(name="Emblem", abilities=tuple(_from_command_zone(a) for a in x.abilities))
    for p in words.players(g, f, x.who):
        record = Object(g.enter_card(card), p, "command")
        record.kind = "emblem"
        zones.put_in(g, g.add(record), "command")
    g.changed()


def _from_command_zone(ability: Any) -> Any:
    return ability.but(zone="command") if hasattr(ability, "zone") else ability
