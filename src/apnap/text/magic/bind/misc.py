"""The other verbs: changes for a time, prevention, casting, looking, keyword actions."""

from __future__ import annotations

from typing import Any

from apnap.magic.forms import effects, events, keyworded, statics, words
from apnap.text.engine.values import Node
from apnap.text.magic.bind.binder import Binder, CannotBind, binds, plainly
from apnap.text.magic.bind.changes import changes_of
from apnap.text.magic.bind.clauses import NewTargets, Take
from apnap.text.magic.bind.descriptions import filter_of, nouns_of
from apnap.text.magic.bind.values import damaged

plainly("EndTurn", effects.EndTurn)
plainly("Regenerate", effects.Regenerate, "what")
plainly("Fight", effects.Fight, "a", "b")
plainly("RemoveFromCombat", effects.RemoveFromCombat, "what")
plainly("ExchangeControl", effects.ExchangeControl, "what")


NO_REGENERATION = Node("CantDo", [("not", "be regenerated")])


@binds("SacrificeHalf")
def sacrifice_half(b: Binder, n: Node) -> Any:
    """ "Target player sacrifices half the permanents they control." """
    who = b.bind(n["who"])
    controlled = words.Filter(controller=who)
    half = words.Half(words.Count(controlled), n["way"] == "up")
    return effects.Sacrifice(words.Choose(controlled, half, half), who)


@binds("UnlessPaidBefore")
def unless_paid_before(b: Binder, n: Node) -> Any:
    """116.2c: a delayed trigger that a player may buy off before it triggers."""
    cost = (effects.Mana(tuple(n["cost"])),)  # type: ignore[arg-type]
    damage = effects.DealDamage(b.bind(n["n"]), words.Target(0), words.This())
    return keyworded.MayPayUntil(events.StepBegins("upkeep", words.You()), (damage,), cost, words.Target(0))


@binds("Changes", "ChangesSame")
def changes(b: Binder, n: Node) -> Any:
    if n.name == "ChangesSame":
        if b.subject is None or b.unfinished:
            raise CannotBind("a verb has no subject")
        what = b.subject
    else:
        what = b.subject = b.bind(n["what"])
        b.unfinished = "for" not in n
    change: Any = n["change"]
    now = any(part.get("now") for part in change)
    duration = str(n.get("for", b.until or ("turn" if now else "permanently")))
    said = n.get("what")
    if isinstance(said, Node) and said.name == "It" and NO_REGENERATION in change:
        raise CannotBind("'it can't be regenerated' belongs to the destruction before it")
    if duration == "untap":
        raise CannotBind("'during the next untap step' belongs to 'doesn't untap'")
    made = changes_of(b, n["change"])
    if isinstance(made, str):
        if made == "stays tapped once":
            return effects.DoesntUntap(what)
        return effects.KeywordAction(made, what=what)
    kept = tuple(x for x in made if not isinstance(x, str))
    out: list[Any] = [effects.Continuous(what, kept, duration)] if kept else []
    for name in (x for x in made if isinstance(x, str)):
        out.append(effects.DoesntUntap(what) if name == "stays tapped once" else effects.KeywordAction(name, what=what))
    return out[0] if len(out) == 1 else effects.Together(tuple(out))


@binds("ChangesBase")
def changes_base(b: Binder, n: Node) -> Any:
    pt: Any = n["pt"]
    return effects.Continuous(b.bind(n["what"]), (statics.SetPowerToughness(*pt),), b.until or "permanently")


@binds("Switch")
def switch(b: Binder, n: Node) -> Any:
    return effects.Continuous(b.bind(n["what"]), (statics.SwitchPowerToughness(),), str(n.get("for", b.until or "permanently")))


@binds("FightEach")
def fight_each(b: Binder, n: Node) -> Any:
    what = n["what"]
    both = [words.Target(i) for i in range(len(b.slots))]
    if isinstance(what, Node) and what.name in ("That", "It") and len(both) == 2:
        return effects.Fight(*both)
    raise CannotBind("which two fight each other is not understood")


@binds("GetEmblem")
def get_emblem(b: Binder, n: Node) -> Any:
    return effects.GetEmblem(tuple(b.bind(n[k]) for k in ("ability", "second") if k in n))


@binds("Attach")
def attach(b: Binder, n: Node) -> Any:
    what = b.bind(n["what"])
    return effects.Attach(b.bind(n["to"]), None if what == words.This() else what)


@binds("Scry")
def scry(b: Binder, n: Node) -> Any:
    who = b.who(n)
    return effects.Scry(b.bind(n["n"]), who)


@binds("WinLose")
def win_lose(b: Binder, n: Node) -> Any:
    return effects.WinLose(b.bind(n["who"]), bool(n.get("wins")))


@binds("Copy")
def copy(b: Binder, n: Node) -> Any:
    what = b.bind(n["what"])
    b.say(words.That("copied"), "spell", "ability")
    return effects.Copy(what)


@binds("NewTargets")
def new_targets(b: Binder, n: Node) -> Any:
    return NewTargets()


@binds("ChooseTarget")
def choose_target(b: Binder, n: Node) -> Any:
    b.bind(n["what"])
    return ()


@binds("ChooseWord")
def choose_word(b: Binder, n: Node) -> Any:
    kind = str(n["what"])
    return effects.ChooseName(nonland=kind.startswith("nonland")) if kind.endswith("card name") else effects.ChooseWord(kind)


@binds("SourceOfChoice")
def source_of_choice(b: Binder, n: Node) -> Any:
    colors = (str(n["color"]),) if "color" in n else ()
    return words.Choose(words.Filter(kind="source", colors=colors))


@binds("PreventAll")
def prevent_all(b: Binder, n: Node) -> Any:
    to = damaged(b, n["to"]) if "to" in n else None
    return effects.Prevent(None, to, b.get(n, "by"), bool(n.get("combat")))


@binds("Prevent")
def prevent(b: Binder, n: Node) -> Any:
    return effects.Prevent(b.bind(n["n"]), damaged(b, n["to"]))


@binds("PreventNextTime")
def prevent_next_time(b: Binder, n: Node) -> Any:
    return effects.Prevent(None, damaged(b, n["to"]), b.bind(n["by"]), once=True)


@binds("PreventBoth")
def prevent_both(b: Binder, n: Node) -> Any:
    what = b.bind(n["what"])
    combat = bool(n.get("combat"))
    return effects.Together((effects.Prevent(None, what, None, combat), effects.Prevent(None, None, what, combat)))


@binds("FlipCoin")
def flip_coin(b: Binder, n: Node) -> Any:
    return effects.FlipCoin(b.actor)


@binds("ChooseFromHand")
def choose_from_hand(b: Binder, n: Node) -> Any:
    who = b.who(n)
    what = filter_of(b, n["what"])
    whose = b.bind(n["whose"]) if "whose" in n else b.last_player()
    b.say(words.That("chosen"), "card", "permanent")
    return effects.ChooseObject(words.Choose(what.but(kind="card", zone="hand", whose=whose)), who)


@binds("ShuffleHandGraveyard")
def shuffle_hand_graveyard(b: Binder, n: Node) -> Any:
    who = b.who(n)
    whose = b.bind(n["whose"])
    return effects.ShuffleInto(
        words.Several(tuple(words.Each(words.Filter(kind="card", zone=z, whose=whose)) for z in ("hand", "graveyard"))), who
    )


@binds("FlashThisTurn")
def flash_this_turn(b: Binder, n: Node) -> Any:
    who = b.who(n)
    what = filter_of(b, n["what"])
    plain = words.Filter(kind="spell")
    return effects.Continuous(who or words.You(), (statics.AsThoughFlash(who or words.You(), None if what == plain else what),), "turn")


@binds("RevealUntil")
def reveal_until(b: Binder, n: Node) -> Any:
    who = b.who(n)
    what = filter_of(b, n["what"])
    b.say(words.That("rest"), "cards")
    b.say(words.That("found"), "card", *nouns_of(what))
    return effects.RevealUntil(what, bool(n.get("exile")), who)


@binds("TakeOnto")
def take_onto(b: Binder, n: Node) -> Any:
    b.say(words.That("put"), "permanent", "card", "creature", "land")
    return Take(take=_taken(b, n), to="battlefield", tapped="tapped" in n)


def _taken(b: Binder, n: Node) -> Any:
    what = b.bind(n["what"])
    return what if isinstance(what, words.Choose) else words.Choose(what, 0, 1)


@binds("WouldDie")
def would_die(b: Binder, n: Node) -> Any:
    return effects.Continuous(b.bind(n["what"]), (statics.ExileInstead(words.This(), "dies"),), "turn")


@binds("WouldDieDamaged")
def would_die_damaged(b: Binder, n: Node) -> Any:
    return effects.Continuous(words.That("damaged"), (statics.ExileInstead(words.This(), "dies"),), "turn")


@binds("ChangeTarget")
def change_target(b: Binder, n: Node) -> Any:
    return effects.KeywordAction("change target", what=b.bind(n["what"]))


@binds("ExtraCombat")
def extra_combat(b: Binder, n: Node) -> Any:
    return effects.KeywordAction("extra combat and main" if n.get("main") else "extra combat")


@binds("ExtraLandPlay")
def extra_land_play(b: Binder, n: Node) -> Any:
    return effects.Continuous(words.You(), (statics.CanPlayLands(1),), "turn")


@binds("NoMaxHand")
def no_maximum_hand(b: Binder, n: Node) -> Any:
    who = b.bind(n["who"])
    return effects.Continuous(who, (statics.NoMaximumHandSize(who),), "permanently")


@binds("SkipNext")
def skip_next(b: Binder, n: Node) -> Any:
    return effects.KeywordAction(f"skip next {n['step']}", who=b.who(n))


@binds("ExtraTurn")
def extra_turn(b: Binder, n: Node) -> Any:
    return effects.ExtraTurn(b.who(n))


@binds("PlayerCant")
def player_cant(b: Binder, n: Node) -> Any:
    who = b.bind(n["who"])
    what = n["not"]
    if isinstance(what, Node):
        return effects.PlayerCant(who, "cast", filter_of(b, what["what"]), str(n.get("for", b.until or "permanently")))
    return effects.PlayerCant(who, str(what), None, str(n.get("for", b.until or "permanently")))


# ---------------------------------------------------------------------------------------------------- cards


@binds("CastCard")
def cast_card(b: Binder, n: Node) -> Any:
    who = b.who(n)
    free = "free" in n
    return effects.CastCard(b.bind(n["what"]), () if free else None, free, who)


@binds("PlayCard")
def play_card(b: Binder, n: Node) -> Any:
    who = b.who(n)
    duration = n.get("for", b.until)
    if duration is None:
        raise CannotBind("how long the card may be played is not said")
    return effects.PlayPermission(b.bind(n["what"]), str(duration), "free" in n, who)


@binds("LookAt")
def look_at(b: Binder, n: Node) -> Any:
    who = b.who(n)
    what = b.bind(n["what"])
    if isinstance(what, words.Top) and what.whose is None and who is None:
        b.looking = True
        return effects.LookAtTop(what.n)
    return effects.LookAt(what, who)


@binds("TakeRevealed")
def take_revealed(b: Binder, n: Node) -> Any:
    return Take(take=_taken(b, n), hidden=bool(n.get("hidden")))


@binds("TakeAny")
def take_any(b: Binder, n: Node) -> Any:
    count = b.bind(n["n"])
    return Take(take=words.Choose(words.Filter(kind="card"), count, count))


@binds("TakeAnd")
def take_and(b: Binder, n: Node) -> Any:
    count = b.bind(n["n"])
    return Take(words.Choose(words.Filter(kind="card"), count, count), str(n["zone"]))


@binds("RestTo")
def rest_to(b: Binder, n: Node) -> Any:
    return Take(rest=str(n["zone"]), random=n.get("order") == "random")


# ---------------------------------------------------------------------------------------------------- keyword actions


@binds("Action")
def action(b: Binder, n: Node) -> Any:
    name = str(n["name"])
    what = b.get(n, "what")
    if name == "investigate":
        from apnap.magic.keywords.tokens import PREDEFINED

        return effects.CreateToken(PREDEFINED["Clue"])
    if name in ("adapt", "monstrosity", "explore", "connive") and what is None:
        what = words.This()
    return effects.KeywordAction(name, b.get(n, "n"), what)


@binds("PlayerGets")
def player_gets(b: Binder, n: Node) -> Any:
    who = b.who(n)
    return effects.GetPlayerCounters(b.bind(n["n"]), str(n["kind"]), who)


@binds("GetEnergy")
def get_energy(b: Binder, n: Node) -> Any:
    b.who(n)
    return effects.GetPlayerCounters(b.bind(n["n"]), "energy")


@binds("Amass")
def amass(b: Binder, n: Node) -> Any:
    return effects.KeywordAction(f"amass {n.get('type', 'Zombie')}", b.bind(n["n"]))
