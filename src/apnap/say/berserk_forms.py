"""The forms of Berserk in words: cards and numbers, conditions, events, verbs, constant statements."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from apnap.berserk.forms import words as w
from apnap.berserk.forms.abilities import Keyword
from apnap.kernel.data import Form
from apnap.say import _, listed

# ---------------------------------------------------------------- whom, how much, whether

OPS = {"<=": "at most", ">=": "at least", "=": "exactly", "<": "less than", ">": "more than"}


def thing(x: Any) -> str:
    """Cards or players."""
    if x is None:
        return _("any card")
    if isinstance(x, w.Filter):
        return description(x)
    if isinstance(x, w.Each):
        return _("all of: {what}").format(what=description(x.filter))
    if isinstance(x, w.Choose):
        return _("a chosen {what}").format(what=description(x.filter))
    if isinstance(x, w.Target):
        return _("target {n}").format(n=x.slot + 1)
    if isinstance(x, w.HeroOf):
        return _("your hero") if isinstance(x.who, w.You) else _("the opponent's hero")
    plain: dict[type, str] = {
        w.This: _("this card"), w.That: _("that card"), w.You: _("you"), w.Opponent: _("the opponent"), w.EachPlayer: _("each player"),
    }
    return plain.get(type(x)) or type(x).__name__


def description(x: w.Filter) -> str:
    """What a card must be."""
    side = {"own": _("your "), "enemy": _("enemy "), None: ""}[x.side]
    elements = [_(" or ").join(_("neutral") if e == "none" else e for e in x.elements)] if x.elements else []
    words = [*(_("other"),) * x.other, *x.status, *elements, *x.classes]
    kind = "" if x.classes and x.kind == "creature" else x.kind
    said = side + " ".join((*words, *([kind] if kind else [])))
    limits = [_("with {which} {op} {n}").format(which=which, op=_(OPS[op]), n=quantity(n)) for which, op, n in x.stats]
    limits += [_("named {name}").format(name=x.named)] if x.named else []
    limits += [_("that came by {how}").format(how=x.how)] if x.how else []
    whose = {"enemy": _("the opponent's"), "any": _("any")}.get(str(x.whose), _("your"))
    limits += [_("in {whose} {zone}").format(whose=whose, zone=x.zone)] if x.zone else []
    return " ".join((said, *limits))


def quantity(q: Any) -> str:
    """How much."""
    if isinstance(q, w.Count):
        return _("the number of: {what}").format(what=description(q.filter))
    if isinstance(q, w.Stat):
        return _("the {which} of {what}").format(which=q.which, what=thing(q.of))
    if isinstance(q, w.Times):
        return _("{n} for each of {what}").format(n=q.n, what=quantity(q.of))
    if isinstance(q, w.OpenCoins):
        return _("the open coins of {who}").format(who=thing(q.who))
    if isinstance(q, w.Plus):
        return " + ".join(quantity(p) for p in q.parts)
    plain: dict[type, str] = {w.X: "X", w.ThatMuch: _("as many"), w.Divided: _("as divided")}
    return plain.get(type(q)) or str(q)


def signed(q: Any) -> str:
    """A number with its sign."""
    return f"{q:+}" if isinstance(q, int) else f"+{quantity(q)}"


def condition(x: Any) -> str:
    """What must hold."""
    if isinstance(x, w.Compare):
        return f"{quantity(x.a)}: {_(OPS[x.op])} {quantity(x.b)}"
    if isinstance(x, w.Is):
        return _("{what} is {kind}").format(what=thing(x.what), kind=thing(x.filter))
    if isinstance(x, w.Dead):
        return _("{what} has died").format(what=thing(x.what))
    if isinstance(x, w.Attacking):
        return _("this card attacks")
    if isinstance(x, w.Not):
        return _("not: {what}").format(what=condition(x.what))
    if isinstance(x, w.AllOf):
        return listed([condition(c) for c in x.of])
    return _("it is {whose} turn").format(whose=_whose(x.who)) if isinstance(x, w.InTurnOf) else type(x).__name__


# ---------------------------------------------------------------- tables of sentences

Say = Callable[[Any], str]


def _field(name: str, value: Any) -> str:
    """A field in words: a number in those that count, else cards or players."""
    if name == "what" and isinstance(value, str):
        return value
    if name in ("n", "least", "most"):
        return quantity(value)
    return thing(value) if isinstance(value, Form) or value is None else str(value)


def _filled(sentence: str) -> Say:
    def say(x: Any) -> str:
        return _(sentence).format(**{f: _field(f, getattr(x, f)) for f in x.__struct_fields__ if "{" + f + "}" in sentence})

    return say


def _who(x: Any) -> str:
    return thing(x.who if x.who is not None else w.You())


def _by_table(x: Any, table: dict[str, Any]) -> str:
    said = table.get(type(x).__name__)
    if said is None:
        return type(x).__name__.lower()
    return said(x) if callable(said) else _filled(said)(x)


# ---------------------------------------------------------------- events

EVENTS: dict[str, Any] = {
    "Enters": "{what} enters play", "Dies": "{what} dies", "Wounded": lambda x: _wounded(x), "Healed": "{what} is healed",
    "GetsLives": "{what} gets extra lives", "CoinsReach": "{who}: {n} coins or more",
    "Kills": "{what} kills {whom}", "AttackDeclared": "an attack of {what} is declared", "Attacked": "{what} is attacked by {by}",
    "Attacks": lambda x: _filled("{what} attacks")(x) + (_(" by {how}").format(how=x.how[0]) if len(x.how) == 1 else ""),
    "Strikes": "{what} strikes {whom}", "Defends": "{what} defends",
    "BecomesTarget": lambda x: _("{what} becomes a target of a {of}").format(what=thing(x.what), of=x.of or _("card")),
    "Plays": "{who} plays {what}", "Closes": "{what} closes", "Draws": "{who} draws",
    "TurnStarts": lambda x: _("a turn starts") if x.whose is None else _("{whose} turn starts").format(whose=_whose(x.whose)),
    "TurnEnds": lambda x: _("a turn ends") if x.whose is None else _("{whose} turn ends").format(whose=_whose(x.whose)),
}


def _whose(x: Any) -> str:
    return _("your") if isinstance(x, w.You) else _("the opponent's")


def _wounded(x: Any) -> str:
    by = "" if x.by is None else _(" by {by}").format(by=thing(x.by))
    return _("{what} is wounded").format(what=thing(x.what)) + by + (f" ({', '.join(x.how)})" if x.how else "")


def event(x: Any) -> str:
    """What a triggered ability waits for."""
    return _by_table(x, EVENTS)


# ---------------------------------------------------------------- verbs


def _discard(x: Any) -> str:
    what = _("card") if x.what is None else description(x.what)
    chosen = "" if x.chooser is None else _(", chosen by {who} from the hand that is shown").format(who=thing(x.chooser))
    return _("{who}: discard {n} {what}").format(who=_who(x), n=quantity(x.n), what=what) + chosen


def _gets(x: Any) -> str:
    until = {"turn": _(" until the turn ends"), "next turn": _(" until the next turn ends")}.get(x.until, "")
    return _("{what} gets: {list}").format(what=thing(x.what), list="; ".join(static(c) for c in x.changes)) + until


def _coins(x: Any) -> str:
    return _("{who}: gain {n} coins").format(who=_who(x), n=quantity(x.n)) + (_(" until the turn ends") if x.temporary else "")


VERBS: dict[str, Any] = {
    "Coins": "pay {n} coins", "CloseThis": "close this card", "Wound": "wound {to} by {n}", "Shot": "shot of {n} at {to}",
    "Fight": "{a} fights {b}", "Destroy": "destroy {what}", "ExtraLives": "{to} gets {n} extra lives",
    "Double": "double strike and lives of {what}",
    "Heal": lambda x: _filled("heal {of} by {n}")(x) + (_(", the rest as extra lives") if x.rest else ""),
    "LivesBecome": "the lives of {what} become {n}", "StrikeBecomes": "the strike of {what} becomes {n}",
    "Strengthen": lambda x: _("{what} gets the effect {n}/{n}").format(what=thing(x.what), n=signed(x.n)),
    "Poison": lambda x: _filled("increase the poison of {what} by {n}" if x.more else "poison {what} by {n}")(x),
    "CurePoison": "cure {what} of poison", "Open": "open {what}", "Close": "close {what}", "Stun": "stun {what}",
    "Wake": "{what} loses Спящий and opens",
    "AttackAgain": "{what} may attack again", "Ready": "ready {what}",
    "Draw": lambda x: _("{who}: draw {n}").format(who=_who(x), n=quantity(x.n)),
    "Mill": lambda x: _("put the top {n} of {deck} in the graveyard").format(
        n=quantity(x.n), deck=_("any deck") if x.either else _("the deck")),
    "Discard": _discard, "Take": "return {what} to its owner's hand", "ShuffleIn": "shuffle {what} into its owner's deck",
    "RevealTop": "show the top card of the deck; a {what} goes to hand", "Search": "search the deck for {what}", "Call": "call {what}",
    "Revive": "revive {what}", "Create": "create {card}", "TakeControl": "take control of {what}", "PlayFor": "play {what} for {cost}",
    "GainCoins": _coins, "LoseCoins": lambda x: _("{who}: lose {n} coins").format(who=_who(x), n=quantity(x.n)),
    "GainPrayers": "gain {n} prayer tokens", "LosePrayers": "lose {n} prayer tokens", "Gets": _gets,
    "If": lambda x: _("if {that}: {do}").format(that=condition(x.condition), do=listed([effect(e) for e in x.then])),
    "May": lambda x: _("{who} may {do}").format(who=_who(x), do=effect(x.do)), "Together": lambda x: listed([effect(e) for e in x.of]),
    "WinLose": lambda x: (_("{who} wins the game") if x.wins else _("{who} loses the game")).format(who=_who(x)),
    "ExtraTurn": "another turn", "EndTurn": "the turn ends at once",
}


def effect(x: Any) -> str:
    """What is done."""
    return _by_table(x, VERBS)


def pay(payment: tuple[Any, ...]) -> str:
    """A payment."""
    return ", ".join(effect(c) for c in payment) or _("nothing")


# ---------------------------------------------------------------- what is constantly so


def _changed(x: Any, which: str) -> str:
    said = _("{which} becomes {n}") if x.to else "{which} {n}"
    return f"{thing(x.what)}: " + said.format(which=which, n=quantity(x.n) if x.to else signed(x.n))


def _ways(x: Any) -> str:
    return f" ({', '.join(x.how)})" if x.how else ""


def _has(x: Any) -> str:
    from apnap.say.berserk_cards import ability_lines, keyword

    said = [keyword(a) if isinstance(a, Keyword) else " ".join(line.strip() for line in ability_lines(a)) for a in x.abilities]
    return f"{thing(x.what)}: {'; '.join(said)}"


STATICS: dict[str, Any] = {
    "Strike": lambda x: _changed(x, _("strike")), "Lives": lambda x: _changed(x, _("lives")), "Has": _has,
    "LosesText": "{what} loses its text",
    "Loses": "{what} loses: {name}",
    "IsClass": "{what} is of the class {name}", "Costs": lambda x: _("{what}: cost {n}").format(what=thing(x.what), n=signed(x.n)),
    "Deals": lambda x: _("{what} wounds {to} by {n}").format(what=thing(x.what), to=thing(x.to), n=signed(x.n)) + _ways(x),
    "Takes": lambda x: _("{what}: {n} wounds from {by}").format(what=thing(x.what), n=signed(x.n), by=thing(x.by)) + _ways(x),
    "NoWounds": lambda x: _("{what} takes no wounds from {by}").format(what=thing(x.what), by=thing(x.by)) + _ways(x),
    "Instead": lambda x: _("when {what} would {event}, instead{may} {do}").format(
        what=thing(x.what), event=x.event, may=_(", if wanted,") if x.may else "", do=listed([effect(e) for e in x.do])),
    "MoreTokens": "{n} more prayer tokens", "Cancels": lambda x: _("may cancel a card that is played: {pay}").format(pay=pay(x.payment)),
    "Cannot": lambda x: _("{what} cannot {do}").format(what=thing(x.what), do=x.do), "AttacksOnly": "{what} may attack only {whom}",
    "MustBeTarget": lambda x: _("{what} must be the target of {which}").format(
        what=thing(x.what), which=_("every strike") if x.every else _("the first attack")),
    "AlsoPay": lambda x: _("also pay: {what}").format(what=pay(x.payment)),
}


def static(x: Any) -> str:
    """What is constantly so."""
    return _by_table(x, STATICS)
