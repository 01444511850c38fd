"""Static abilities."""

from __future__ import annotations

from typing import Any

from apnap.magic.forms import abilities, effects, statics, words
from apnap.text.engine.values import Node
from apnap.text.magic.bind.binder import Binder, CannotBind, binds, replaced
from apnap.text.magic.bind.changes import changes_of, flat
from apnap.text.magic.bind.descriptions import filter_of, nouns_of


def static_line(b: Binder, statements: Any) -> abilities.Static:
    """A line of statements as one static ability."""
    out: list[Any] = []
    condition: Any = None
    for statement in statements:
        made, only = statement_of(b, statement)
        if only is not None and out and condition != only:
            raise CannotBind("statements of one line with different conditions are not understood")
        condition = only or condition
        for one in made:
            _join(out, one)
    return abilities.Static(tuple(out), condition, zone_of(out))


def spell_static(b: Binder, statements: Any) -> abilities.Static:
    """A line of an instant or sorcery that is about how it is cast. Raises `CannotBind` for what only a permanent can say."""
    made = static_line(b, statements)
    if made.zone == "battlefield":
        raise CannotBind("this is not about how the spell is cast")
    return made


def _join(out: list[Any], one: Any) -> None:
    """ "This effect can't reduce ... to less than one mana" belongs to the statement before."""
    if one in ("floor", "only colored"):
        if not out or not isinstance(out[-1], statics.CostsMore):
            raise CannotBind("no effect that reduces a cost stands before")
        out[-1] = out[-1].but(floor=1) if one == "floor" else out[-1].but(only_colored=True)
    else:
        out.append(one)


STACK = (statics.Kicker, statics.OwnAdditionalCost, statics.AlternativeCost, statics.CastOnlyDuring)


def zone_of(effects_: list[Any]) -> str:
    """Where a static ability works: on the stack if it is about how this spell is cast."""
    for effect in effects_:
        if isinstance(effect, STACK):
            return "stack"
        if isinstance(effect, (statics.CostsMore, statics.AdditionalCost)) and effect.filter == words.This():
            return "stack"
        if isinstance(effect, statics.CantBeCountered) and effect.what == words.This():
            return "stack"
        if isinstance(effect, statics.AsThoughFlash) and effect.filter == words.This():
            return "any"
        if isinstance(effect, statics.OpeningHand):
            return "hand"
    return "battlefield"


def statement_of(b: Binder, n: Any) -> tuple[list[Any], Any]:
    """A statement's effects, and the condition under which they are true."""
    if n.name == "While":
        before = len(b.objects)
        try:
            condition = b.bind(n["condition"])
            made, inner = statement_of(b, n["do"])
        except CannotBind:
            del b.objects[before:]
            made, inner = statement_of(b, n["do"])
            condition = b.bind(n["condition"])
        return made, condition if inner is None else words.AllOf((condition, inner))
    if n.name == "CantUnless":
        what = affected(b, n["what"])
        change = changes_of(b, Node("CantDo", [("not", n["not"])]))
        return [statics.Affects(what, change)], words.Not(b.bind(n["condition"]))
    if n.name == "During":
        during = words.During((), words.You())
        return statement_of(b, n["do"])[0], during if n["whose"] == "you" else words.Not(during)
    if n.name == "WhereX":
        made, condition = statement_of(b, n["do"])
        amount = b.bind(n["x"])
        return [replaced(one, words.X(), amount) for one in made], condition
    made = b.bind(n)
    return list(made) if isinstance(made, tuple) else [made], None


def affected(b: Binder, value: Any) -> Any:
    """What a static ability changes: `This`, `Host`, or a description."""
    what = b.bind(value)
    if isinstance(what, words.Each):
        b.say(what, *nouns_of(what.filter))
        return what.filter
    return what


@binds("ThisAnd")
def this_and(b: Binder, n: Node) -> Any:
    b.bind(n["what"])
    return words.Either((words.This(), filter_of(b, n["others"])))


@binds("Affects")
def affects(b: Binder, n: Node) -> Any:
    if "has" in n:
        what = filter_of(b, n["what"])
        if what.zone is None:
            what = what.but(zone="not battlefield")
        return statics.Affects(what, (statics.GainAbilities(flat(b.bind(n["has"]))),))
    what = affected(b, n["what"])
    changes = changes_of(b, n["change"])
    out: list[Any] = []
    kept: list[Any] = []
    for change in changes:
        if isinstance(change, str):
            if change != "goad":
                raise CannotBind(f"'{change}' is done, not true all the time")
            kept.append(statics.Rule("goaded"))
        if isinstance(change, statics.CantHaveCounters):
            out.append(change.but(what=what))
        elif isinstance(change, statics.Rule) and change.name == "can't activate":
            out.append(statics.CantActivate(what))
        elif isinstance(change, statics.Rule) and change.name == "can't be countered":
            out.append(statics.CantBeCountered(what))
        elif isinstance(change, statics.Rule) and change.name.startswith("can't be targeted"):
            out.append(statics.CantBeTarget(what, words.Players("opponents") if change.name.endswith("opponents") else None))
        else:
            kept.append(change)
    return ((statics.Affects(what, tuple(kept)),) if kept else ()) + tuple(out)


@binds("ControlHost")
def control_host(b: Binder, n: Node) -> Any:
    return statics.Affects(words.Host(), (statics.ChangeControl(words.You()),))


@binds("CantActivate")
def cant_activate(b: Binder, n: Node) -> Any:
    what = b.bind(n["what"]) if "what" in n else words.Filter(kind="source")
    return statics.CantActivate(what, "unless" in n)


@binds("CantActivateIts")
def cant_activate_its(b: Binder, n: Node) -> Any:
    return statics.CantActivate(as_filter(b.last()), "unless" in n)


def as_filter(ref: Any) -> Any:
    """What "each ..." describes; any other reference as it is."""
    return ref.filter if isinstance(ref, words.Each) else ref


@binds("Arrested")
def arrested(b: Binder, n: Node) -> Any:
    what = b.bind(n["what"])
    return statics.Affects(what, (statics.CantAttackBlock(attack=True, block=True),)), statics.CantActivate(what, "unless" in n)


# ---------------------------------------------------------------------------------------------------- taxes


@binds("AttackTax")
def attack_tax(b: Binder, n: Node) -> Any:
    symbols: Any = n["cost"]
    whom: Any = words.You()
    if n.get("walkers"):
        whom = words.Several((words.You(), words.Each(words.Filter(types=(("planeswalker",),), controller=words.You()))))
    return statics.AttackTax((effects.Mana(tuple(symbols)),), whom)


@binds("BlockTax")
def block_tax(b: Binder, n: Node) -> Any:
    symbols: Any = n["cost"]
    return statics.BlockTax((effects.Mana(tuple(symbols)),), b.bind(n["what"]))


@binds("HostTax")
def host_tax(b: Binder, n: Node) -> Any:
    symbols: Any = n["cost"]
    cost, host = (effects.Mana(tuple(symbols)),), b.bind(n["what"])
    taxes: list[Any] = [statics.AttackTax(cost, None, host)] if n.get("attack") else []
    return tuple(taxes + ([statics.BlockTax(cost, host)] if n.get("block") else []))


@binds("CastCost")
def cast_cost(b: Binder, n: Node) -> Any:
    from apnap.text.magic.bind.abilities import costs

    return statics.OwnAdditionalCost(costs(b, n["cost"]))


@binds("AlternativeCost")
def alternative_cost(b: Binder, n: Node) -> Any:
    from apnap.text.magic.bind.abilities import costs

    return statics.AlternativeCost(costs(b, n["cost"]))


@binds("CastOnly_")
def cast_only(b: Binder, n: Node) -> Any:
    return statics.CastOnlyDuring(b.bind(n["when"]))


# ---------------------------------------------------------------------------------------------------- players


@binds("PlayerNever")
def player_never(b: Binder, n: Node) -> Any:
    who = b.bind(n["who"])
    never = n["not"]
    assert isinstance(never, Node)
    name = never.name
    if name == "NoLife":
        return statics.CantGainLife(who)
    if name == "NoPlayerCounters":
        return statics.CantHaveCounters(str(never["kind"]) if "kind" in never else None, who=who)
    if name == "NoLossOfLife":
        return statics.CantLoseLife(who)
    if name == "NoCast":
        what = filter_of(b, never["what"])
        return statics.CantCast(who, None if what == words.Filter(kind="spell") else what)
    if name == "NoActivate":
        of = filter_of(b, never["what"]) if "what" in never else words.Filter(kind="source")
        made = statics.CantActivate(of, bool(never.get("no_mana")), who)
        return (statics.CantCast(who), made) if "cast" in never else made
    if name == "NoPay":
        return statics.CantPay(who, True, filter_of(b, never["what"]))
    if name in ("NoCastElsewhere", "OneUntap"):
        return statics.Rule({"OneUntap": "one untap"}.get(name, "not from elsewhere"), (who, filter_of(b, never["what"])))
    return statics.Rule({"NoLands": "no lands", "NoDraw": "one draw", "NoSearch": "no search", "OneSpell": "one spell"}[name], who)


@binds("CantLose")
def cant_lose(b: Binder, n: Node) -> Any:
    return statics.CantLose(b.bind(n["who"]))


@binds("NoMaximumHandSize")
def no_maximum(b: Binder, n: Node) -> Any:
    return statics.NoMaximumHandSize(b.bind(n["who"]))


@binds("SkipsStep")
def skips_step(b: Binder, n: Node) -> Any:
    return statics.SkipsStep(str(n["step"]), words.You())


@binds("AsThoughFlash")
def as_though_flash(b: Binder, n: Node) -> Any:
    what = filter_of(b, n["what"])
    return statics.AsThoughFlash(b.bind(n["who"]), None if what == words.Filter(kind="spell") else what)


@binds("LifeStays")
def life_stays(b: Binder, n: Node) -> Any:
    return statics.CantGainLife(words.You()), statics.CantLoseLife(words.You())


@binds("NoCountersOn")
def no_counters_on(b: Binder, n: Node) -> Any:
    return statics.CantHaveCounters(None, filter_of(b, n["what"]))


@binds("AsInstant")
def as_instant(b: Binder, n: Node) -> Any:
    return statics.MayActivateAsInstant(words.You(), str(n["label"]))


@binds("NoForcedSacrifice")
def no_forced_sacrifice(b: Binder, n: Node) -> Any:
    return statics.CantCauseSacrifice(words.You())


@binds("OnlyAsSorceryFor")
def only_as_sorcery_for(b: Binder, n: Node) -> Any:
    return statics.OnlyAsSorceryFor(b.bind(n["who"]))


@binds("CantCastNamed")
def cant_cast_named(b: Binder, n: Node) -> Any:
    return statics.CantCast(words.Players("each"), filter_of(b, n["what"]))


@binds("CantBeCountered")
def cant_be_countered(b: Binder, n: Node) -> Any:
    if "both" in n:
        return statics.CantBeCountered(words.Either((words.Filter(kind="spell"), words.Filter(kind="ability"))))
    return statics.CantBeCountered(affected(b, n["what"]))


@binds("OpeningHand")
def opening_hand(b: Binder, n: Node) -> Any:
    return statics.OpeningHand()


@binds("PlayerHas")
def player_has(b: Binder, n: Node) -> Any:
    return statics.Affects(b.bind(n["who"]), (statics.GainAbilities((b.bind(n["has"]),)),))


RULES = {"LookTop": "look at top", "TopRevealed": "top revealed"}


@binds(*RULES)
def named_rule(b: Binder, n: Node) -> Any:
    return statics.Rule(RULES[n.name], b.get(n, "who"))


@binds("DoesntRemove")
def doesnt_remove(b: Binder, n: Node) -> Any:
    return statics.Rule("doesn't remove this", words.This())


@binds("FlashThis")
def flash_this(b: Binder, n: Node) -> Any:
    return statics.AsThoughFlash(words.You(), words.This())


@binds("KeepsMana")
def keeps_mana(b: Binder, n: Node) -> Any:
    return statics.Rule("keeps mana", str(n["color"]))


@binds("UntapOthers")
def untap_others(b: Binder, n: Node) -> Any:
    return statics.Rule("untaps in others' turns", filter_of(b, n["what"]))


@binds("MayStayTapped")
def may_stay_tapped(b: Binder, n: Node) -> Any:
    return statics.Rule("may stay tapped", words.This())


@binds("MoreLands")
def more_lands(b: Binder, n: Node) -> Any:
    return statics.CanPlayLands(b.bind(n["n"]))
