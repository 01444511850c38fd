"""Around verbs: may, if, unless, durations, delayed triggers; and the other verbs; and how sentences make a body."""

from __future__ import annotations

from typing import Any

from apnap.kernel.data import Form
from apnap.magic.forms import effects, events, words
from apnap.magic.forms.abilities import Body
from apnap.magic.forms.statics import AddPowerToughness, AddTypes, SetTypes
from apnap.text.engine.values import Node
from apnap.text.magic.bind.binder import Binder, CannotBind, binds, replaced
from apnap.text.magic.bind.descriptions import filter_of
from apnap.text.magic.bind.quantities import counted, negative, times_each


def instructions(b: Binder, value: Any) -> tuple[Any, ...]:
    """A chain of clauses, or a body's sentences, as instructions in order."""
    out: list[Any] = []
    collect(b, value, out)
    return tuple(out)


def collect(b: Binder, value: Any, out: list[Any]) -> None:
    """Adds a chain's instructions to those before."""
    for item in value if isinstance(value, tuple) else (value,):
        if isinstance(item, tuple):
            collect(b, item, out)
            continue
        made = b.bind(item)
        for one in made if isinstance(made, tuple) else (made,):
            _append(out, one)


class Otherwise(Form, frozen=True):
    """Only while binding: joins the instruction before it."""

    do: tuple[Any, ...]


class NewTargets(Form, frozen=True):
    """Only while binding: "you may choose new targets for the copy"."""


class Take(Form, frozen=True):
    """Only while binding: what is taken of the cards looked at, and where the rest goes."""

    take: Any = None
    rest: str = ""
    random: bool = False
    to: str = "hand"
    tapped: bool = False
    hidden: bool = False


class Still(Form, frozen=True):
    """Only while binding: "it's still a land": what became something else keeps its types."""


class XEquals(Form, frozen=True):
    """Only while binding: "X is ..." as a sentence, said of what stands before."""

    amount: Any


class DamageInstead(Form, frozen=True):
    """If the condition holds, the damage of the sentence before is so much instead."""

    condition: Any
    n: Any


class InsteadOf(Form, frozen=True):
    """Only while binding: if the condition holds, this is done instead of the instruction before."""

    condition: Any
    do: tuple[Any, ...]


def _unless_paid(before: Any, made: Any) -> Any:
    """ "Pay {4}. If you don't, ...": one instruction, also in a delayed ability (118.12a); None when it is not that."""
    if not isinstance(made, effects.If) or made.condition != words.Not(words.Did("may")) or made.otherwise:
        return None
    if isinstance(before, effects.Pay):
        return effects.UnlessPays(made.then, before.cost)
    if isinstance(before, effects.Delayed) and before.body.instructions:
        *first, last = before.body.instructions
        inside = _unless_paid(last, made)
        return None if inside is None else before.but(body=before.body.but(instructions=(*first, inside)))
    return None


def _append(out: list[Any], made: Any) -> None:
    """Adds an instruction, or joins it to the one before where they are one."""
    if isinstance(made, effects.May) and len(made.do) == 1 and isinstance(made.do[0], (NewTargets, Take)):
        made = made.do[0]
    before = out[-1] if out else None
    joined = _unless_paid(before, made)
    if joined is not None:
        out[-1] = joined
    elif isinstance(made, Otherwise):
        if not isinstance(before, effects.If) or before.otherwise:
            out.append(made)
            return
        out[-1] = before.but(otherwise=made.do)
    elif isinstance(made, NewTargets):
        inside = before.then[-1] if isinstance(before, effects.If) and before.then else before
        if not isinstance(inside, effects.Copy):
            out.append(made)
            return
        copied = inside.but(new_targets=True)
        out[-1] = before.but(then=(*before.then[:-1], copied)) if isinstance(before, effects.If) else copied
    elif isinstance(made, Take):
        if not isinstance(before, effects.LookAtTop):
            out.append(made)
            return
        taken = {"take": made.take, "to": made.to, "tapped": made.tapped, "hidden": made.hidden} if made.take else {}
        out[-1] = before.but(**taken, **({"rest": made.rest, "random": made.random} if made.rest else {}))
    elif isinstance(made, DamageInstead):
        if not isinstance(before, effects.DealDamage):
            raise CannotBind("nothing dealt damage before")
        out[-1] = effects.If(made.condition, (before.but(n=made.n),), (before,))
    elif isinstance(made, InsteadOf):
        if before is None or isinstance(before, (effects.If, InsteadOf)):
            out.append(made)
            return
        out[-1] = effects.If(made.condition, made.do, (before,))
    elif isinstance(made, Still):
        kept = before.changes if isinstance(before, effects.Continuous) else ()
        if before is None or not any(isinstance(c, (SetTypes, AddTypes)) for c in kept):
            raise CannotBind("nothing became something else before")
        out[-1] = before.but(changes=tuple(AddTypes(c.words) if isinstance(c, SetTypes) else c for c in kept))
    elif isinstance(made, XEquals):
        out[:] = [replaced(one, words.X(), made.amount) for one in out]
    elif made == ():
        pass
    else:
        out.append(made)


def body(b: Binder, value: Any) -> Body:
    """The body of an ability: its instructions, and the slots that they use."""
    made = instructions(b, value)
    loose(made)
    return Body(made, tuple(b.slots))


def loose(form: Any) -> None:
    """Raises `CannotBind` where an instruction should have joined one before it and found none."""
    if isinstance(form, (Otherwise, NewTargets, Take, InsteadOf, DamageInstead)):
        raise CannotBind("a sentence needs one before it that is not there")
    if isinstance(form, tuple):
        for one in form:
            loose(one)
    elif isinstance(form, Form):
        for name in form.__struct_fields__:
            loose(getattr(form, name))


@binds("May")
def may(b: Binder, n: Node) -> Any:
    who = b.bind(n["who"])
    with b.acting(who):
        do = instructions(b, n["do"])
    if len(do) == 1 and isinstance(do[0], effects.PlayPermission):
        return do[0]
    return effects.May(do, None if isinstance(who, words.You) else who)


@binds("MayIf")
def may_if(b: Binder, n: Node) -> Any:
    made = may(b, n)
    return effects.If(b.bind(n["condition"]), (made,))


@binds("If")
def if_(b: Binder, n: Node) -> Any:
    condition = b.bind(n["condition"])
    return effects.If(condition, instructions(b, n["do"]))


@binds("AfterIf")
def after_if(b: Binder, n: Node) -> Any:
    do = instructions(b, n["do"])
    return effects.If(b.bind(n["condition"]), do)


@binds("Instead")
def instead(b: Binder, n: Node) -> Any:
    condition = b.bind(n["condition"])
    return InsteadOf(condition, instructions(b, n["do"]))


@binds("DamageInstead")
def damage_instead(b: Binder, n: Node) -> Any:
    condition = b.bind(n["condition"])
    b.bind(n["source"])
    return DamageInstead(condition, b.bind(n["n"]))


@binds("Otherwise")
def otherwise(b: Binder, n: Node) -> Any:
    return Otherwise(instructions(b, n["do"]))


@binds("Until")
def until(b: Binder, n: Node) -> Any:
    with b.lasting(str(n["for"])):
        return instructions(b, n["do"])


@binds("ForEach")
def for_each(b: Binder, n: Node) -> Any:
    of = filter_of(b, n["of"])
    if isinstance(of, words.PlayerFilter):
        each: Any = words.Players({"player": "each", "opponent": "opponents", "other": "others"}[of.which])
        b.say_player(words.That("each"))
    else:
        each = words.Each(of)
        b.say(words.That("each"))
    return effects.ForEach(each, instructions(b, n["do"]))


def multiplied(form: Any, count: Any) -> Any:
    """A verb done with its number for each of so many."""
    if isinstance(form, effects.AddMana) and form.symbols:
        if len(set(form.symbols)) > 1:
            raise CannotBind("several kinds of mana for each are not understood")
        return effects.AddMana(any_color=form.symbols[:1], n=times_each(len(form.symbols), count), who=form.who, only=form.only)
    if isinstance(form, effects.Continuous):
        changes = tuple(
            AddPowerToughness(*(times_each(x, count) if x != 0 else 0 for x in (c.power, c.toughness)))
            if isinstance(c, AddPowerToughness)
            else c
            for c in form.changes
        )
        return form.but(changes=changes)
    if hasattr(form, "n"):
        return form.but(n=times_each(form.n, count))
    raise CannotBind("'for each' multiplies nothing here")


@binds("PerEach")
def per_each(b: Binder, n: Node) -> Any:
    do = b.bind(n["do"])
    made = [m for m in b.objects if m.ref == words.That("created")]  # "a token for each counter on it": not on the token
    b.objects[:] = [m for m in b.objects if m not in made]
    of = b.bind(n["of"])
    b.objects += made
    count = (
        of
        if isinstance(of, (words.Special, words.CountersOn, words.CountDone, words.TimesKicked))
        else words.Special("opponents")
        if of == words.PlayerFilter("opponent")
        else counted(of)
    )
    return multiplied(do, count)


@binds("WhereX")
def where_x(b: Binder, n: Node) -> Any:
    do = instructions(b, n["do"])
    slots = len(b.slots)
    amount = b.bind(n["x"])
    b.slots[:slots] = [replaced(slot, words.X(), amount) for slot in b.slots[:slots]]
    x_mana = effects.Mana(("X",))
    return tuple(replaced(replaced(one, x_mana, effects.GenericMana(amount)), words.X(), amount) for one in do)


@binds("Still")
def still(b: Binder, n: Node) -> Any:
    return Still()


@binds("XSentence")
def x_sentence(b: Binder, n: Node) -> Any:
    return XEquals(b.bind(n["x"]))


@binds("Unless")
def unless(b: Binder, n: Node) -> Any:
    do = instructions(b, n["do"])
    who = b.bind(n["who"])
    return effects.UnlessPays(do, b.bind(n["cost"]), None if isinstance(who, words.You) else who)


@binds("UnlessEach")
def unless_each(b: Binder, n: Node) -> Any:
    do = instructions(b, n["do"])
    who = b.bind(n["who"])
    amount = times_each(mana_amount(n["n"]), counted(filter_of(b, n["of"])))
    return effects.UnlessPays(do, (effects.GenericMana(amount),), None if isinstance(who, words.You) else who)


@binds("UnlessDoes")
def unless_does(b: Binder, n: Node) -> Any:
    do = instructions(b, n["do"])
    who = b.bind(n["who"])
    with b.acting(who):
        act = instructions(b, n["verb"])
    if any(isinstance(one, effects.Pay) for one in act):
        raise CannotBind("a payment is a cost")
    return effects.UnlessPays(do, act, None if isinstance(who, words.You) else who)


@binds("Have")
def have(b: Binder, n: Node) -> Any:
    return b.bind(n["what"])


@binds("MayHave")
def may_have(b: Binder, n: Node) -> Any:
    who = b.bind(n["who"])
    return effects.May(instructions(b, n["what"]), None if isinstance(who, words.You) else who)


@binds("NextSpellCosts")
def next_spell(b: Binder, n: Node) -> Any:
    amount = mana_amount(n["n"])
    return effects.NextSpellCosts(filter_of(b, n["what"]).but(controller=None), amount if n["dir"] == "less" else negative(amount))


def mana_amount(value: Any) -> Any:
    """An amount of generic mana: {2}, {X}."""
    if value == "X":
        return words.X()
    if isinstance(value, str) and value.isdigit():
        return int(value)
    raise CannotBind(f"costs change by generic mana, not by {{{value}}}")


# ---------------------------------------------------------------------------------------------------- delayed


def _step(n: Any) -> events.StepBegins:
    assert isinstance(n, Node)
    whose = n.get("whose")
    if whose == "owner":
        return events.StepBegins(str(n["step"]), words.OwnerOf(words.That("it")))
    return events.StepBegins(str(n["step"]), words.You() if whose == "you" else None)


@binds("DelayedAfter")
def delayed_after(b: Binder, n: Node) -> Any:
    return effects.Delayed(_step(n["event"]), Body(instructions(b, n["do"])))


@binds("DelayedFront")
def delayed_front(b: Binder, n: Node) -> Any:
    return effects.Delayed(_step(n["event"]), inner_body(b, n["do"]))


@binds("DelayedWhen")
def delayed_when(b: Binder, n: Node) -> Any:
    event = b.bind(n["event"])
    return effects.Delayed(event, inner_body(b, n["do"]), this_turn=not n.get("once"))


@binds("Reflexive")
def reflexive(b: Binder, n: Node) -> Any:
    return effects.Reflexive(inner_body(b, n["do"]))


def inner_body(b: Binder, value: Any) -> Body:
    """The body of an ability inside this one, with targets of its own."""
    inside = b.inner()
    inside.slots = []
    made = body(inside, value)
    if made.slots and b.slots and any(isinstance(m.ref, words.Target) for m in b.objects):
        raise CannotBind("targets of two abilities in one text are not told apart")
    return made
