"""What happened in a game of Magic, one saying a kind of history entry. None means: it goes without saying."""
from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from apnap.kernel.events import Happened
from apnap.kernel.law import dated
from apnap.say import _, counted, listed
from apnap.say.magic_forms import component, cost, symbols

if TYPE_CHECKING:
    from apnap.say.magic import Voice

SAYINGS: dict[str, Callable[[Any, Any, Happened], str | None]] = {}
Saying = Callable[["Voice", Any, Happened], "str | None"]
FIZZLES = dated({
    "1999": "{name} is countered by the rules: all its targets are illegal",
    "2018-04-27": "{name} does not resolve: all its targets are illegal",
})
EXPECTED = {"sacrifice": "graveyard", "destroy": "graveyard", "discard": "graveyard", "draw": "hand", "counter": "graveyard"}


def says(*kinds: str) -> Callable[[Saying], Saying]:
    """Register a saying for these kinds of entries."""

    def enter(saying: Saying) -> Saying:
        for kind in kinds:
            SAYINGS[kind] = saying
        return saying

    return enter


@says("Move")
def _move(v: Voice, e: Any, h: Happened) -> str | None:
    name, owner = v.name(e.object), v.g.object(e.object).owner
    if h.level and EXPECTED.get(e.why) == e.to and not h.replaced:
        return None
    if e.why == "cast":
        return None
    if e.to == "battlefield":
        return _("{name} enters the battlefield").format(name=name) + (_(" tapped") if e.tapped else "")
    where = v.zone(e.to, owner)
    if e.to == "library":
        on = _("{name} is put on the top of {zone}") if e.place == "top" else _("{name} is put on the bottom of {zone}")
        return on.format(name=name, zone=where)
    if e.to == "exile":
        return _("{name} is exiled").format(name=name)
    return _("{name} goes to {zone}").format(name=name, zone=where)


@says("Create")
def _create(v: Voice, e: Any, h: Happened) -> str:
    name = v.plain(e.new) if e.new is not None else e.card
    return _("{player} creates a token: {name}").format(player=v.name(e.controller), name=name)


@says("Destroy")
def _destroy(v: Voice, e: Any, h: Happened) -> str:
    return _("{name} is destroyed").format(name=v.name(e.object))


@says("Sacrifice")
def _sacrifice(v: Voice, e: Any, h: Happened) -> str:
    return _("{player} sacrifices {name}").format(player=v.name(e.player), name=v.name(e.object))


@says("Discard")
def _discard(v: Voice, e: Any, h: Happened) -> str:
    return _("{player} discards {name}").format(player=v.name(e.player), name=v.name(e.object))


@says("Draw")
def _draw(v: Voice, e: Any, h: Happened) -> str:
    return _("{player} draws a card").format(player=v.name(e.player))


@says("DrawFromEmpty")
def _empty(v: Voice, e: Any, h: Happened) -> str:
    return _("{player} can't draw: the library is empty").format(player=v.name(e.player))


@says("CounterSpell")
def _counter(v: Voice, e: Any, h: Happened) -> str:
    return _("{name} is countered").format(name=v.name(e.object))


@says("Cease")
def _cease(v: Voice, e: Any, h: Happened) -> str | None:
    return None if h.level or not e.why else _("{name} ceases to exist").format(name=v.name(e.object))


@says("Shuffle")
def _shuffle(v: Voice, e: Any, h: Happened) -> str:
    return _("{player} shuffles the library").format(player=v.name(e.player))


@says("SetTapped")
def _tapped(v: Voice, e: Any, h: Happened) -> str:
    return (_("{name} is tapped") if e.tapped else _("{name} is untapped")).format(name=v.name(e.object))


@says("Flip")
def _flip(v: Voice, e: Any, h: Happened) -> str:
    return _("{name} is flipped").format(name=v.name(e.object))


@says("PutCounters")
def _put(v: Voice, e: Any, h: Happened) -> str:
    n = counted(e.n, f"{e.kind} counter", f"{e.kind} counters")
    if v.g.is_player(e.object):
        return _("{player} gets {n}").format(player=v.name(e.object), n=n)
    return _("{n} put on {name}").format(n=n, name=v.name(e.object))


@says("RemoveCounters")
def _remove(v: Voice, e: Any, h: Happened) -> str:
    return _("{n} removed from {name}").format(n=counted(e.n, f"{e.kind} counter", f"{e.kind} counters"), name=v.name(e.object))


@says("Attach")
def _attach(v: Voice, e: Any, h: Happened) -> str:
    if e.to is None:
        return _("{name} becomes unattached").format(name=v.name(e.object))
    return _("{name} is attached to {to}").format(name=v.name(e.object), to=v.name(e.to))


@says("Damage")
def _damage(v: Voice, e: Any, h: Happened) -> str:
    return _("{source} deals {n} damage to {to}").format(source=v.name(e.source), n=e.n, to=v.name(e.to))


@says("MarkDamage", "Targeted", "TapForMana", "BeginStep", "Passed", "EmptyPool")
def _silent(v: Voice, e: Any, h: Happened) -> None:
    return None


@says("LoseLife")
def _lose(v: Voice, e: Any, h: Happened) -> str:
    how = _("{player} pays {n} life") if e.paid else _("{player} loses {n} life")
    return how.format(player=v.name(e.player), n=e.n)


@says("GainLife")
def _gain(v: Voice, e: Any, h: Happened) -> str:
    return _("{player} gains {n} life").format(player=v.name(e.player), n=e.n)


@says("AddMana")
def _mana(v: Voice, e: Any, h: Happened) -> str:
    return _("{player} gets {mana}").format(player=v.name(e.player), mana=symbols(tuple(u.color for u in e.units)))


@says("Cast")
def _cast(v: Voice, e: Any, h: Happened) -> str:
    return _("{player} has cast {name}").format(player=v.name(e.player), name=v.name(e.object))


@says("Activate")
def _activate(v: Voice, e: Any, h: Happened) -> str | None:
    kind = _("{player} has activated {name} (a mana ability)") if e.mana else _("{player} has activated {name}")
    return kind.format(player=v.name(e.player), name=v.name(e.source))


@says("Resolved")
def _resolved(v: Voice, e: Any, h: Happened) -> str:
    name = v.name(e.object)
    return _("{name} resolves").format(name=name) if e.legal else _(FIZZLES.at(v.g.edition)).format(name=name)


@says("ChangedControl")
def _control(v: Voice, e: Any, h: Happened) -> str:
    return _("{player} gains control of {name}").format(player=v.name(e.new), name=v.name(e.object))


@says("DeclareAttack")
def _attack(v: Voice, e: Any, h: Happened) -> str:
    return _("{name} attacks {defender}").format(name=v.name(e.object), defender=v.name(e.defender))


@says("DeclareBlock")
def _block(v: Voice, e: Any, h: Happened) -> str:
    return _("{name} blocks {attacker}").format(name=v.name(e.object), attacker=v.name(e.attacker))


@says("Loses")
def _loses(v: Voice, e: Any, h: Happened) -> str:
    return _("{player} loses the game").format(player=v.name(e.player))


KEYWORD_NOTES = {
    "payer": "{player} activates it and pays for it",
    "split second": "{name} is a mana ability: split second does not stop it",
    "at once": "{name} resolves at once, without the stack",
    "keyword": "{name} comes from the keyword {n}", "level": "{name} becomes level {n}", "adapt": "{name} adapts {n}",
    "enters": "{name} enters {n}", "monstrosity": "{name} gets to monstrosity {n}",
}


@says("Announced")
def _announced(v: Voice, e: Any, h: Happened) -> str | None:
    player, value = v.name(e.player), e.value
    if e.what == "targets":
        return _("{player} targets {names}").format(player=player, names=v.names(value))
    if e.what == "mode":
        return _("{player} chooses {modes}").format(player=player, modes=listed(_("mode {n}").format(n=k + 1) for k in value))
    if e.what == "x":
        return _("{player} announces X = {n}").format(player=player, n=value)
    if e.what == "cost" and [type(c).__name__ for c in value] == ["TapThis"]:
        return None
    if e.what == "next spell costs":
        name = v.name(e.object)
        said = _("{name}: the next such spell of {player} costs {n} less; nothing on the stack does")
        return said.format(name=name, player=player, n=value)
    if e.what == "reduction":
        return _("the cost is reduced by {n}").format(n=symbols(tuple(value)))
    if e.what == "opponent":
        return _("{player} lets {name} choose").format(player=player, name=v.name(value))
    if e.what == "copy":
        return _("{player} puts a copy of {name} on the stack").format(player=player, name=v.name(value))
    if e.what == "source":
        return _("the source of the ability is {name}, wherever that got it from").format(name=v.name(value))
    if e.what == "loyalty combined":
        return _("the loyalty costs are added up: {cost}").format(cost=cost(value))
    if e.what == "cost":
        return _("the total cost is {cost}").format(cost=cost(value))
    if e.what == "way":
        paid = _("2 life") if value[1] == "life" else f"{{{value[1]}}}"
        return _("{player} will pay {symbol} with {paid}").format(player=player, symbol=f"{{{value[0]}}}", paid=paid)
    if e.what == "trigger":
        return _("{name} is put on the stack").format(name=v.name(e.object))
    if e.what == "alternative":
        return _("{player} casts it for {cost} rather than its mana cost").format(player=player, cost=cost(value) or "{0}")
    if e.what == "division":
        return _("{player} divides: {parts}").format(player=player, parts=", ".join(map(str, value)))
    if e.what == "reveal":
        return _("{player} reveals {name}").format(player=player, name=v.name(e.object))
    if e.what in KEYWORD_NOTES:
        return _(KEYWORD_NOTES[e.what]).format(player=player, name=v.name(e.object), n=value)
    if e.what == "exert":
        return _("{player} exerts {name}: it will not untap in the next untap step").format(player=player, name=v.name(e.object))
    if e.what == "kicker":
        return _("{player} pays the kicker {n} times").format(player=player, n=value)
    said = v.fact("", value) if value is not None else ""
    return f"{player}: {e.what} {said}".rstrip()


@says("Reversed")
def _reversed(v: Voice, e: Any, h: Happened) -> str:
    v.instead = e.action[1] if len(e.action) > 1 else None
    why = v.refusal(e.refusals[0]) if e.refusals else _("it could not be completed")
    if e.at in ("propose", "action"):
        return _("that can't be begun: {why}").format(why=why)
    return _("all of it is taken back, at the step '{at}': {why}").format(at=_(e.at), why=why)


@says("Paid")
def _paid(v: Voice, e: Any, h: Happened) -> str | None:
    if type(e.cost).__name__ not in ("Mana",):
        return None
    return _("{player} pays {cost}").format(player=v.name(e.player), cost=component(e.cost))


@says("CantHappen")
def _cant_happen(v: Voice, e: Any, h: Happened) -> str:
    return v.refusal(e.why)


@says("LastKnown")
def _last_known(v: Voice, e: Any, h: Happened) -> str:
    return _("{name} is taken as it last existed").format(name=v.name(e.object))


SKIPPED = {
    "as much as possible": "only as much is done as is possible",
    "tapped already": "{name} is tapped already, so that part is passed over",
    "search": "nothing is found",
    "fight": "nothing fights, for one of the two is not there, or is no creature or no legal target",
    "more tokens": "the number of tokens is multiplied",
    "cleanup again": "players receive priority in this cleanup step, and another one follows",
    "cost replaced": "the cost is paid, although an effect changed what happened",
}


@says("Skipped")
def _skipped(v: Voice, e: Any, h: Happened) -> str:
    return _(SKIPPED.get(str(e.what), str(e.what))).format(name=v.name(e.object) if e.object is not None else "")
