"""Effects, trigger conditions and static abilities as short English sentences, made of the forms alone: what the engine understood.

A form without a sentence of its own is named with what it holds (`magic_forms.form`), so nothing is hidden.
"""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from apnap.magic.forms import effects as e
from apnap.magic.forms import events as t
from apnap.magic.forms import statics as s
from apnap.magic.forms import words as w
from apnap.magic.forms.abilities import Activated, Body, Card, Static, Triggered
from apnap.say import _, listed, magic_keyworded
from apnap.say.magic_forms import COLORS, component, cost, filter_, form, many, quantity, symbols, thing

Sentence = Callable[[Any], str]
TIMES = {
    "turn": "until end of turn", "permanently": "from now on", "your next turn": "until your next turn",
    "end of your next turn": "until the end of your next turn",
    "while controlled": "for as long as you control the source", "untap": "during its controller's next untap step",
}


def effect(x: Any) -> str:
    """One instruction."""
    if isinstance(x, tuple):
        return listed((effect(y) for y in x), "and")
    sentence = magic_keyworded.EFFECTS.get(type(x)) or SENTENCES.get(type(x))
    return sentence(x) if sentence is not None else form(x)


def who(ref: Any, verb: str) -> str:
    """The doer with the verb agreeing: "draw", "each player draws"."""
    if ref is None or isinstance(ref, w.You):
        return verb
    return f"{thing(ref)} {verb.split(' ', 1)[0]}s" + (f" {verb.split(' ', 1)[1]}" if " " in verb else "")


def cards(n: Any) -> str:
    return _("a card") if n == 1 else _("{n} cards").format(n=quantity(n))


def token(card: Card, n: Any = 1) -> str:
    """"a 1/1 green Insect creature token"."""
    size = f"{card.power}/{card.toughness} " if card.power is not None else ""
    colors = listed((_(COLORS.get(c, c)) for c in card.colors or ()), "and")
    words = [size.strip(), colors, *card.supertypes, *card.subtypes, *card.types]
    text = " ".join(x for x in words if x)
    keywords = listed(k.name for k in card.abilities if hasattr(k, "name"))
    out = f"a {text} token" if n == 1 else f"{quantity(n)} {text} tokens"
    return out + (_(" with {keywords}").format(keywords=keywords) if keywords else "")


def change(x: Any) -> str:
    """One change of characteristics: "gets +1/+1", "gains flying"."""
    if isinstance(x, s.AddPowerToughness):
        return _("gets {p}/{t}").format(p=signed(x.power), t=signed(x.toughness))
    if isinstance(x, s.SetPowerToughness):
        return _("has base power and toughness {p}/{t}").format(p=quantity(x.power), t=quantity(x.toughness))
    if isinstance(x, s.GainAbilities):
        return _("gains {what}").format(what=listed(ability_name(a) for a in x.abilities))
    if isinstance(x, s.LoseAbilities):
        return _("loses {what}").format(what=listed(x.names) or _("all abilities"))
    if isinstance(x, s.SetColors):
        if x.chosen:
            return _("becomes the color of your choice")
        return _("becomes {colors}").format(colors=listed(_(COLORS.get(c, c)) for c in x.colors))
    if isinstance(x, s.AddTypes):
        return _("is also {what}").format(what=" ".join(x.words))
    if isinstance(x, s.SetTypes):
        return _("becomes {what}").format(what=" ".join(x.words))
    if isinstance(x, s.LoseTypes):
        return _("is not {what}").format(what=" ".join(x.words))
    if isinstance(x, s.ChangeControl):
        return _("is controlled by {who}").format(who=thing(x.who) if x.who is not None else _("you"))
    if isinstance(x, s.CantBeBlocked):
        return _("can't be blocked") + ("" if x.by is None else _(" by {what}").format(what=filter_(x.by)))
    if isinstance(x, s.CantAttackBlock):
        parts = [_("can't attack")] * x.attack + [_("can't block")] * x.block + [_("attacks if able")] * x.must_attack
        return listed(parts)
    sentence = magic_keyworded.CHANGES.get(type(x))
    return sentence(x) if sentence is not None else form(x)


def signed(q: Any) -> str:
    """"+1", "-X"."""
    if isinstance(q, int):
        return f"{q:+d}"
    if isinstance(q, w.Times) and q.factor == -1:
        return f"-{quantity(q.of)}"
    return f"+{quantity(q)}"


def ability_name(a: Any) -> str:
    if isinstance(a, Activated) and isinstance(a.body, Body):
        return f"\"{cost(a.cost)}: {listed(effect(x) for x in a.body.instructions)}\""
    if isinstance(a, Triggered) and isinstance(a.body, Body):
        return f"\"{event(a.event)}: {listed(effect(x) for x in a.body.instructions)}\""
    if isinstance(a, Static):
        return f"\"{'; '.join(static(x) for x in a.effects)}\""
    return str(getattr(a, "name", "")) or _("an ability ({what})").format(what=form(type(a).__name__.lower()))


def condition(x: Any) -> str:
    """A condition: "the sacrificed object is red"."""
    said = magic_keyworded.condition(x)
    if said is not None:
        return said
    if isinstance(x, w.Is):
        return _("{what} is {filter}").format(what=thing(x.what), filter=filter_(x.filter))
    if isinstance(x, w.Did):
        return _("that was done") if x.key == "may" else _("something was {key}").format(key=x.key)
    if isinstance(x, w.Not):
        return _("not ({what})").format(what=condition(x.what))
    if isinstance(x, w.Compare):
        return f"{quantity(x.a)} {x.op} {quantity(x.b)}"
    if isinstance(x, w.AllOf | w.AnyOf):
        return listed((condition(c) for c in x.of), "and" if isinstance(x, w.AllOf) else "or")
    if isinstance(x, w.During):
        turn = "" if x.whose is None else _(" of {who} turn").format(who=_("your") if isinstance(x.whose, w.You) else thing(x.whose))
        return _("it is {when}{turn}").format(when=listed(x.when, "or") or _("any time"), turn=turn)
    return form(x)


def _damage(x: e.DealDamage) -> str:
    return _("{source} deals {n} damage to {to}").format(source=thing(x.source), n=quantity(x.n), to=thing(x.to))


def _mana(x: e.AddMana) -> str:
    if x.any_color:
        return who(x.who, _("add {n} mana of any color").format(n=quantity(x.n)))
    times = "" if x.n == 1 else _(" for each of {n}").format(n=quantity(x.n))
    return who(x.who, _("add {mana}{times}").format(mana=symbols(x.symbols), times=times))


def _continuous(x: e.Continuous) -> str:
    return f"{thing(x.what)} {listed(change(c) for c in x.changes)} {_(TIMES.get(x.duration, x.duration))}"


def _search(x: e.Search) -> str:
    found = listed(filter_(p.filter if isinstance(p, w.Choose) else p) for p in x.parts)
    return _("search a library for {what}").format(what=found) + (_(" and reveal it") if x.reveal else "")


def _delayed(x: e.Delayed) -> str:
    body = listed(effect(y) for y in x.body.instructions)
    return _("{when}{until}: {body}").format(when=event(x.event), until=_(" this turn") if x.this_turn else "", body=body)


def _if(x: e.If) -> str:
    out = _("if {condition}: {then}").format(condition=condition(x.condition), then=effect(x.then))
    return out + (_("; otherwise: {other}").format(other=effect(x.otherwise)) if x.otherwise else "")


def _return(x: e.ReturnCard) -> str:
    owner = _(" under its owner's control") if x.owner else ""
    return _("return {what} to the {zone}{owner}").format(what=thing(x.what), zone=x.zone, owner=owner)


SENTENCES: dict[type, Sentence] = {
    e.DealDamage: _damage,
    e.DealDivided: lambda x: _("deal {n} damage divided among the targets").format(n=quantity(x.n)),
    e.GainLife: lambda x: who(x.who, _("gain {n} life").format(n=quantity(x.n))),
    e.LoseLife: lambda x: who(x.who, _("lose {n} life").format(n=quantity(x.n))),
    e.Draw: lambda x: who(x.who, _("draw {cards}").format(cards=cards(x.n))),
    e.Mill: lambda x: who(x.who, _("mill {cards}").format(cards=cards(x.n))),
    e.AddMana: _mana,
    e.Destroy: lambda x: _("destroy {what}").format(what=thing(x.what)),
    e.Counter: lambda x: _("counter {what}").format(what=thing(x.what)),
    e.CreateToken: lambda x: who(x.who, _("create {token}").format(token=token(x.token, x.n))),
    e.PutInto: lambda x: _("put {what} into the {zone}").format(what=thing(x.what), zone=x.zone),
    e.ReturnCard: _return,
    e.ReturnToHand: lambda x: _("return {what} to its owner's hand").format(what=thing(x.what)),
    e.Search: _search,
    e.ShuffleLibrary: lambda x: who(x.who, _("shuffle the library")),
    e.ShuffleInto: lambda x: _("shuffle {what} into its owner's library").format(what=thing(x.what)),
    e.GainControl: lambda x: _("gain control of {what} {time}").format(what=thing(x.what), time=_(TIMES.get(x.duration, x.duration))),
    e.Fight: lambda x: _("{a} fights {b}").format(a=thing(x.a), b=thing(x.b)),
    e.Attach: lambda x: _("attach this to {what}").format(what=thing(x.to)),
    e.Continuous: _continuous,
    e.DoesntUntap: lambda x: _("{what} doesn't untap during its controller's next untap step").format(what=thing(x.what)),
    e.Delayed: _delayed,
    e.EndTurn: lambda x: _("end the turn"),
    e.CastCard: lambda x: who(x.who, _("cast {what}{price}").format(
        what=thing(x.what), price="" if x.cost is None else _(" for {cost}").format(cost=cost(x.cost)))),
    e.PlayPermission: lambda x: _("{when}, you may play {what}").format(when=_(TIMES.get(x.duration, x.duration)), what=thing(x.what))
    + (_(" without paying its mana cost") if x.free else ""),
    e.CastWindow: lambda x: _("until you next pass, you may cast {what} for {cost} any time you could cast an instant").format(
        what=thing(x.what), cost=cost(x.cost)),
    e.PutDiscarded: lambda x: _("put {what} into its owner's graveyard").format(what=thing(x.what)),
    e.PutCounters: lambda x: component(x),
    e.Scry: lambda x: who(x.who, _("scry {n}").format(n=quantity(x.n))),
    e.May: lambda x: _("{who} may {what}").format(who=_("you") if x.who is None else thing(x.who), what=effect(x.do)),
    e.If: _if,
    e.UnlessPays: lambda x: _("{do} unless {who} pays {cost}").format(do=effect(x.do), who=thing(x.who), cost=cost(x.cost)),
    e.Together: lambda x: effect(x.of),
    e.Pay: lambda x: _("pay {cost}").format(cost=cost(x.cost)),
    e.ForEach: lambda x: _("for each of {of}: {do}").format(of=thing(x.of), do=effect(x.do)),
    e.GetEmblem: lambda x: _("get an emblem that says: {what}").format(
        what="; ".join(static(y) for a in x.abilities for y in getattr(a, "effects", (a,)))),
    e.NextSpellCosts: lambda x: _("the next {what} you cast this turn costs {n} less").format(what=filter_(x.filter), n=quantity(x.n)),
    e.Regenerate: lambda x: _("regenerate {what}").format(what=thing(x.what)),
    e.Sacrifice: lambda x: who(x.who, component(x.but(who=None))),
    e.Discard: lambda x: who(x.who, component(x.but(who=None))),
    e.Exile: lambda x: component(x), e.Tap: lambda x: component(x), e.Untap: lambda x: component(x), e.Reveal: lambda x: component(x),
    e.RemoveCounters: lambda x: component(x),
}


# ---------------------------------------------------------------- trigger conditions


def event(x: Any) -> str:
    """A trigger condition: "when it dies"."""
    sentence = magic_keyworded.EVENTS.get(type(x)) or EVENTS.get(type(x))
    return sentence(x) if sentence is not None else form(x)


def _activates(x: t.Activates) -> str:
    """"activates an ability (of an artifact) (that isn't a mana ability)"."""
    described = hasattr(x.what, "kind") or hasattr(x.what, "of")
    of = "" if x.what is None else _(" of {what}").format(what=filter_(x.what) if described else thing(x.what))
    return _("activates an ability") + of + (_(" that isn't a mana ability") if x.no_mana else "")


def _when(x: Any, verb: str) -> str:
    return _("when {what} {verb}").format(what=_("something") if x is None else thing(x), verb=verb)


EVENTS: dict[type, Sentence] = {
    t.Enters: lambda x: _when(x.what, _("enters")),
    t.Dies: lambda x: _when(x.what, _("dies")),
    t.Leaves: lambda x: _when(x.what, _("leaves the battlefield")),
    t.PutIntoGraveyard: lambda x: _when(x.what, _("is put into a graveyard")),
    t.Discards: lambda x: _when(x.who, _("discards a card")).replace("when you discards", "when you discard"),
    t.DiscardedInto: lambda x: _("when this card is exiled by its madness"),
    t.Passes: lambda x: _when(x.who, _("passes and {what} is still there").format(what=thing(x.what))).replace("you passes", "you pass"),
    t.Casts: lambda x: _when(x.who, _("casts {what}").format(what=_("a spell") if x.what is None else filter_(x.what))),
    t.Activates: lambda x: _when(x.who, _activates(x)),
    t.TappedForMana: lambda x: _when(x.what, _("is tapped for mana")),
    t.Attacks: lambda x: _when(x.what, _("attacks")),
    t.Blocks: lambda x: _when(x.what, _("blocks")),
    t.StepBegins: lambda x: _("at the beginning of the {step} step of {who}").format(
        step=x.step, who=_("anyone") if x.whose is None else thing(x.whose)),
    t.LosesControl: lambda x: _("when you lose control of {what}").format(what=thing(x.what)),
}


# ---------------------------------------------------------------- static abilities


def static(x: Any) -> str:
    """What is simply true while the ability functions."""
    sentence = magic_keyworded.STATICS.get(type(x)) or STATICS.get(type(x))
    return sentence(x) if sentence is not None else form(x)


def each(what: Any) -> str:
    """"each creature you control", "this"."""
    return _("each {what}").format(what=filter_(what)) if isinstance(what, w.Filter | w.Either) else thing(what)


def _costs(x: s.CostsMore) -> str:
    what = _("spells") if x.of == "spells" else _("{label} abilities").format(label=x.label) if x.label else _("activated abilities")
    if x.filter is not None:
        what += _(" of {filter}").format(filter=many(filter_(x.filter)))
    n = x.n if isinstance(x.n, int) else 1
    amount = symbols(x.symbols) if x.symbols else "{%s}" % (abs(x.n) if isinstance(x.n, int) else quantity(x.n))
    if x.targets is not None:
        what += _(" that target {filter}").format(filter=each(x.targets))
    out = _("{what} cost {n} {more}").format(what=what, n=amount, more=_("more") if n > 0 else _("less"))
    out += _(", but not less than {floor} mana").format(floor=x.floor) if x.floor else ""
    return out + (_(", except mana abilities") if x.no_mana else "")


def _cant_pay(x: s.CantPay) -> str:
    what = [_("pay life")] * x.life + ([] if x.sacrifice is None else [_("sacrifice {what}").format(what=many(filter_(x.sacrifice)))])
    return _("{who} can't {what} to cast spells or activate abilities").format(who=thing(x.who), what=listed(what, "or"))


STATICS: dict[type, Sentence] = {
    s.Affects: lambda x: f"{each(x.what)} {listed(change(c) for c in x.changes)}",
    s.CostsMore: _costs,
    s.AdditionalCost: lambda x: _("{of} cost an additional {cost}").format(of=x.of, cost=cost(x.cost)),
    s.AttackTax: lambda x: _("creatures can't attack {whom} unless their controller pays {cost} for each").format(
        whom=thing(x.whom), cost=cost(x.cost)),
    s.AsThoughFlash: lambda x: _("{who} may cast spells as though they had flash").format(who=thing(x.who)),
    s.OnlyAsSorceryFor: lambda x: _("{who} can cast spells only as sorceries").format(who=thing(x.who)),
    s.CantCast: lambda x: _("{who} can't cast {what}").format(
        who=thing(x.who), what=_("spells") if x.filter is None else many(filter_(x.filter))),
    s.CantActivate: lambda x: _("activated abilities of {what} can't be activated{but}").format(
        what=each(x.filter), but=_(" unless they're mana abilities") if x.no_mana else ""),
    s.CantPay: _cant_pay,
    s.CantHaveCounters: lambda x: _("{kind} counters can't be put on {what}").format(
        kind=x.kind or _("any"), what=each(x.what) if x.who is None else thing(x.who)),
    s.CantGainLife: lambda x: _("{who} can't gain life").format(who=thing(x.who)),
    s.CantLose: lambda x: _("{who} can't lose the game").format(who=thing(x.who)),
    s.Enchant: lambda x: _("enchant {what}").format(what=filter_(x.what)),
    s.EntersTapped: lambda x: _("{what} enters tapped").format(what=thing(x.what)),
    s.EntersWithCounters: lambda x: _("{what} enters with {n} {kind} counters").format(what=thing(x.what), n=quantity(x.n), kind=x.kind),
    s.AsEnters: lambda x: _("as this enters, choose a {what}").format(what=x.choice),
    s.DiscardInstead: lambda x: _("if you would discard this, you may exile it instead") if x.may
    else _("if you would discard this, it is exiled instead"),
    s.Kicker: lambda x: _("may be kicked{many} for {cost}").format(cost=cost(x.cost), many=_(" any number of times") if x.many else ""),
    s.SkipsStep: lambda x: _("{who} skips the {step} step").format(who=thing(x.who), step=x.step),
    s.MoreCounters: lambda x: _("of {kind} counters put on {what}, times {times} plus {plus} are put").format(
        kind=x.kind or _("any"), what=thing(x.what), times=x.times, plus=x.plus),
    s.OpeningHand: lambda x: _("in your opening hand, it may begin the game on the battlefield"),
}
