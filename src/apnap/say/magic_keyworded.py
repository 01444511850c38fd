"""What keyword abilities hold, in words: the parts that the common verbs, changes, conditions and events have no sentence for."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from apnap.magic.forms import effects as e
from apnap.magic.forms import events as t
from apnap.magic.forms import keyworded as k
from apnap.magic.forms import words as w
from apnap.magic.keywords import KEYWORDS, LABELLED
from apnap.say import _, listed
from apnap.say.magic_forms import component, cost, filter_, quantity, thing

Sentence = Callable[[Any], str]


def keyword_of(ability: Any) -> str:
    """The keyword that an ability comes from; empty for one that is written out. Typecycling is a kind of cycling."""
    label = str(getattr(ability, "label", ""))
    if label.startswith("level") or label in ("station symbol", "enchant") or label.endswith("cycling"):
        return label
    return label if label in KEYWORDS or label in LABELLED else ""


def special_action(ability: Any) -> bool:
    """Whether a static ability lets a player take a special action (116.2b, 116.2f)."""
    return any(isinstance(x, k.FaceUpCost | k.Suspend) for x in getattr(ability, "effects", ()))


def _action(x: e.KeywordAction) -> str:
    said = {"unattach": _("unattach {what}"), "class level": _("this Class becomes level {n}"), "adapt": _("adapt {n}"),
            "monstrosity": _("monstrosity {n}")}
    n = "" if x.n is None else quantity(x.n)
    return said[x.name].format(what=thing(x.what), n=n) if x.name in said else component(x)


def _copy(x: e.CreateCopy) -> str:
    from apnap.say.magic_effects import change

    made = _("create a token that's a copy of {what}") if x.n == 1 else _("create {n} tokens that are copies of {what}")
    excepted = _(", except it {changes}").format(changes=listed(change(c) for c in x.changes)) if x.changes else ""
    return made.format(n=quantity(x.n), what=thing(x.of)) + excepted


def _put_onto(x: e.PutOnto) -> str:
    how = _(" tapped and attacking") if x.tapped and x.attacking else _(" attacking") if x.attacking else _(" tapped") if x.tapped else ""
    return _("put {what} onto the battlefield").format(what=thing(x.what)) + how


def _pay_until(x: k.MayPayUntil) -> str:
    from apnap.say.magic_effects import effect, event

    said = _("{when}: {do}, unless {who} pays {cost} before that (a special action)")
    return said.format(when=event(x.event), do=effect(x.do), who=thing(x.who), cost=cost(x.cost))


def _event(x: Any) -> str:
    from apnap.say.magic_effects import event

    return event(x)


def _do(x: Any) -> str:
    from apnap.say.magic_effects import effect

    return effect(x)


EFFECTS: dict[type, Sentence] = {
    e.KeywordAction: _action,
    e.CreateCopy: _copy,
    e.PutOnto: _put_onto,
    k.ExchangeZones: lambda x: _("exchange {a} with {b}").format(a=thing(x.a), b=thing(x.b)),
    k.MayPayUntil: _pay_until,
}
CHANGES: dict[type, Sentence] = {
    k.NoManaCost: lambda x: _("has no mana cost"),
    k.Becomes: lambda x: _("becomes {word}").format(word=_(x.word)),
    k.MustAttack: lambda x: _("attacks if able") if x.whom is None else _("attacks {whom} if able").format(whom=thing(x.whom)),
}
EVENTS: dict[type, Sentence] = {
    t.OneOf: lambda x: listed((_event(y) for y in x.of), "or"),
    t.Cycles: lambda x: _("when you cycle {what}").format(what=_("a card") if x.what is None else thing(x.what)),
    t.LastCounterRemoved: lambda x: _("when the last {kind} counter is removed from {what}").format(kind=x.kind, what=thing(x.what)),
    t.TurnedFaceUp: lambda x: _("when {what} is turned face up").format(what=thing(x.what)),
}
STATICS: dict[type, Sentence] = {
    k.FaceUpCost: lambda x: _("may be cast face down as a 2/2 creature for {{3}}; turned face up for {cost} any time you have priority")
    .format(cost=cost(x.cost)) + (_(", with a +1/+1 counter") if x.counter else ""),
    k.Suspend: lambda x: _("if you could begin to cast this, you may pay {cost} and exile it with {n} time counters on it").format(
        cost=cost(x.cost), n=quantity(x.n)),
    k.AllModes: lambda x: _("you may choose all modes for an additional {cost}").format(cost=cost(x.cost)),
    k.AsTurnedFaceUp: lambda x: _("as this is turned face up, {do}").format(do=_do(x.do)),
}


def condition(x: Any) -> str | None:
    """A condition that only keywords use; None for another."""
    if isinstance(x, w.Happened) and x.n == 1:
        return _("{what} {how} this turn").format(what=thing(x.of), how=x.how)
    if isinstance(x, w.Compare) and x.a == w.Special("class level"):
        return _("this Class is level {n}{more}").format(n=quantity(x.b), more=_(" or greater") if x.op == ">=" else "")
    if isinstance(x, w.Is) and x.what == w.Host():
        return _("this is attached to {what}").format(what=filter_(x.filter))
    return None
