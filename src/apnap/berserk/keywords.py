"""Keywords: those that stand for an ability are functions from their parameters to forms; the rest the rules read by name."""
from __future__ import annotations

from typing import Any

from apnap.berserk.forms import effects as e
from apnap.berserk.forms import events as on
from apnap.berserk.forms import statics as s
from apnap.berserk.forms.abilities import Body, Constant, Keyword, Part, Triggered
from apnap.berserk.forms.words import Choose, Filter, That, This, You
from apnap.berserk.state import Readings


def hire(*parts: Part, optional: bool = False) -> Triggered:
    """«Найм:»: when this card enters play."""
    return Triggered(on.Enters(), Body(parts), optional=optional, label="hire")


def last_breath(*parts: Part, optional: bool = False) -> Triggered:
    """«Гибель:»: when this card goes from play to the graveyard."""
    return Triggered(on.Dies(), Body(parts), optional=optional, label="death")


def poison(n: int) -> Triggered:
    """«Отравление n»: at the start of its controller's turn it gets n wounds."""
    return Triggered(on.TurnStarts(You()), Body((Part(e.Wound(n, This())),)), label="poison")


def regeneration(n: int) -> Triggered:
    """«Регенерация n»: at the end of its controller's turn it is healed by n."""
    return Triggered(on.TurnEnds(You()), Body((Part(e.Heal(n, This())),)), label="regeneration")


def vampirism(n: int) -> Triggered:
    """«Вампиризм n»: on wounding by strike it is healed by n, and the rest becomes extra lives."""
    return Triggered(on.Wounded(None, This(), ("strike",)), Body((Part(e.Heal(n, This(), rest=True)),)), label="vampirism")


def might(n: int) -> Triggered:
    """«Могущество n»: at the end of the turn it gets +1/+1 if it has fewer than n such effects."""
    return Triggered(on.TurnEnds(You()), Body((Part(e.Strengthen(1, This(), most=n)),)), label="might")


def suppression(readings: Readings) -> Triggered:
    """«Подавление»: when it attacks a creature, the original target closes, after the fight or before it (21.7)."""
    creature, close = Filter(), Body((Part(e.Close(That("original"))),))
    event = on.AttackDeclared(This(), creature) if readings.suppression == "before" else on.Attacks(This(), creature, ("strike",))
    return Triggered(event, close, label="suppression")


def ambush(cost: Any, event: Any, *then: Part) -> Triggered:
    """«Засада n»: on its condition the card may be played for n from hand, in either turn; `then` more is done."""
    return Triggered(event, Body((Part(e.PlayFor(cost, This(), "ambush")), *then)), optional=True, zone="hand", label="ambush")


def thirst(n: int) -> Constant:
    """«Жажда n»: another own character is wounded in addition to the cost."""
    return Constant((s.AlsoPay((e.Wound(n, Choose(Filter("character", side="own", other=True))),)),), label="thirst")


def unity(n: Any) -> Triggered:
    """«Единение n»: on its death its controller searches for a creature of cost n or less."""
    return Triggered(on.Dies(), Body((Part(e.Search(Filter(stats=(("cost", "<=", n),)))),)), label="unity")


def incarnation(n: Any) -> Triggered:
    """«Инкарнация n»: at the start of the turn its owner may lose n coins to revive it closed."""
    body = Body((Part(e.May(e.LoseCoins(n))), Part(e.Revive(This(), closed=True), joined="with")))
    return Triggered(on.TurnStarts(You()), body, zone="graveyard", label="incarnation")


def superiority(over: Filter) -> Constant:
    """«Превосходство над …»: by strikes, shots and abilities it wounds these 2 more, and is wounded 2 less by them (21.12)."""
    ways = ("strike", "shot", "ability")
    return Constant((s.Deals(2, This(), ways, over), s.Takes(-2, This(), ways, over)), label="superiority")


MEANINGS = {"regeneration": regeneration, "vampirism": vampirism, "might": might}


def meaning(form: Any, readings: Readings) -> Any:
    """The ability that a keyword stands for; any other form as it is."""
    if not isinstance(form, Keyword):
        return form
    if form.name == "suppression":
        return suppression(readings)
    function = MEANINGS.get(form.name)
    return form if function is None else function(form.n)
