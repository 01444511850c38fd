"""May this be begun? Refusals in the order in which the rulebook asks: who, prohibitions, timing, limits, choices, costs.

`moment` says how the action would come about: "priority", "mana" (a mana payment is being asked: 605.3a), or "resolution" (an effect
lets the player cast a card while it resolves: 608.2g).
"""
from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from apnap.kernel.data import Id
from apnap.kernel.law import Dated, dated
from apnap.kernel.refusal import Refusal, refuse
from apnap.magic import costs, law, mana, permissions, playable, targets, totals, words
from apnap.magic.forms import abilities as a
from apnap.magic.forms import effects as e
from apnap.magic.forms.keyworded import FaceUpCost
from apnap.magic.forms.statics import AdditionalCost, Enchant
from apnap.magic.forms.words import Players, Slot, This, X
from apnap.magic.state import Chars, Frame, Has

if TYPE_CHECKING:
    from apnap.magic.game import Magic


def why_not_activate(g: Magic, player: Id, i: Id, has: Has | None, moment: str = "priority") -> Iterator[Refusal]:
    """Every reason why the player can't begin to activate this ability now."""
    if has is None or not isinstance(has.form, a.Activated):
        unread = [h.form.text for h in g.chars(i).abilities if isinstance(h.form, a.Unread) and (has is None or has.form == h.form)]
        if unread:  # it may be one of these that is meant
            yield refuse(law.NOT_READ, object=i, what=", ".join(unread))
        yield refuse(law.ONLY_ACTIVATED, object=i, player=player)
        return
    form: a.Activated = has.form
    missing = _lacking(form)
    if missing:
        yield refuse(law.NOT_READ, object=i, what=", ".join(missing))
        return
    f = Frame(i, player)
    is_mana = mana.is_mana_ability(g, form)
    yield from _who(g, player, i, form, f)
    yield from permissions.cant_activate(g, player, i, has, is_mana)
    yield from _moment(g, player, i, has, moment, is_mana)
    yield from _limits(g, player, i, has, form, f)
    yield from _sick(g, player, i, form)
    yield from choices(g, f, form.body)
    unpayable = tuple(_costs(g, f, player, form.cost))
    yield from unpayable
    if unpayable and g.object(i).zone == "battlefield" and player != g.chars(i).controller:
        yield refuse(law.ACTIVATION_COST, object=i, player=player)


def _lacking(form: a.Activated) -> tuple[str, ...]:
    """What can't be played of an ability and is needed to begin it; its other instructions are passed over when it resolves."""
    missing = playable.lacking(form)
    if not missing or isinstance(form.body, a.Modal) or mana.adds_mana(form.body):
        return missing
    return playable.lacking(form.but(body=form.body.but(instructions=())))


def _who(g: Magic, player: Id, i: Id, form: a.Activated, f: Frame) -> Iterator[Refusal]:
    o = g.object(i)
    if o.zone not in form.zone.split(" or "):
        own = (refuse(law.MOVES_FROM_ZONE, object=i, zone=o.zone),) if form.zone != "battlefield" and moves_itself(form) else ()
        yield refuse(law.ABILITY_FUNCTIONS_IN_ZONE, own, object=i, zone=o.zone)
    who = [x for x in form.limits if isinstance(x, a.AnyPlayerMay | a.OnlyPlayers)]
    owner = g.chars(i).controller if o.zone in ("battlefield", "stack") else o.owner
    if not who:
        if player != owner:
            separate = "Equipment" in g.chars(i).subtypes and o.attached_to is not None and g.chars(o.attached_to).controller == player
            because = (refuse(law.EQUIP_CONTROL, object=i, target=o.attached_to),) if separate else ()
            yield refuse(law.WHO_ACTIVATES, because, object=i, player=player)
    elif isinstance(who[0], a.OnlyPlayers) and player not in words.players(g, Frame(i, owner), who[0].who):
        named = refuse(law.WHO_BY_INSTRUCTION, object=i, player=player)
        yield refuse(law.WHO_ACTIVATES_BY_INSTRUCTION, (named,), object=i, player=player)


def _moment(g: Magic, player: Id, i: Id, has: Has, moment: str, is_mana: bool) -> Iterator[Refusal]:
    form: a.Activated = has.form
    asked = moment == "mana"
    if is_mana and asked and (i, has.origin, has.n) in g.activating:
        yield refuse(law.MANA_ABILITY_INSIDE_ITSELF, object=i)
    has_priority = moment == "priority" and g.turn.priority == player
    if is_mana and not has_priority and not (asked and player == g.mana_asked_of):
        because = refuse(law.MANA_ABILITY_WHEN, object=i, player=player)
        yield refuse(law.MANA_WINDOW, (because,), object=i, player=player) if moment == "announcing" else because
    elif not is_mana and not has_priority:
        because_of: tuple[Refusal, ...] = ()
        if mana.adds_mana(form.body):
            law_of = law.TARGET_NO_MANA_ABILITY if mana.slots(form.body) else law.MANA_ABILITY
            because_of = (refuse(law_of, object=i),)
        yield refuse(law.ACTIVATE_NEEDS_PRIORITY, because_of, object=i, player=player)
    if _is_loyalty(form):
        if has_priority and not g.sorcery_time(player):
            yield refuse(law.LOYALTY_TIMING, object=i, player=player)
        return
    for limit in form.limits:
        if isinstance(limit, a.OnlyAsSorcery) and has_priority and form.label and permissions.may_as_instant(g, player, form.label):
            continue
        if isinstance(limit, a.OnlyAsSorcery) and not (has_priority and g.sorcery_time(player)):
            because = refuse(law.SORCERY_TIMING, player=player)
            keyword = law.KEYWORD_RULES.get(form.label)
            if keyword is not None:
                because = refuse(keyword, (because,), object=i, player=player)
            yield refuse(law.AS_SORCERY, (because,), object=i, player=player)
        elif isinstance(limit, a.OnlyAsInstant) and not has_priority:
            yield refuse(law.AS_INSTANT, (refuse(law.INSTANT_TIMING, player=player),), object=i, player=player)


def _is_loyalty(form: a.Activated) -> bool:
    return any(isinstance(c, e.Loyalty) for c in form.cost)


def _limits(g: Magic, player: Id, i: Id, has: Has, form: a.Activated, f: Frame) -> Iterator[Refusal]:
    o = g.object(i)
    turn, times, ever = o.used.get((has.origin, has.n), (0, 0, 0))
    for limit in form.limits:
        if isinstance(limit, a.OnceEachTurn) and turn == g.turn.number and times >= limit.n:
            yield _used_up(g, i, has, limit.n)
        elif isinstance(limit, a.OnlyOnce) and ever:
            yield _used_up(g, i, has, 1)
        elif isinstance(limit, a.OnlyIf) and not words.holds(g, f, limit.condition):
            because = refuse(law.CONDITION_BY_INSTRUCTION, object=i)
            yield refuse(law.PROHIBITED_BY_INSTRUCTION, (because,), object=i, player=player)
    if _is_loyalty(form) and o.loyalty_used == g.turn.number:
        yield refuse(law.LOYALTY_ONCE, object=i, player=player)


def _used_up(g: Magic, i: Id, has: Has, n: int) -> Refusal:
    """That an ability was activated as often as it may be; one that the object has from another has a limit of its own (602.5c)."""
    stays = refuse(law.LIMIT_STAYS, object=i, number=n)
    acquired = has.origin != i and g.is_object(has.origin)
    return refuse(law.ACQUIRED_LIMIT, (stays,), object=i, source=has.origin, number=n) if acquired else stays


def moves_itself(form: a.Activated) -> bool:
    """Whether paying or following it moves the card that it is of."""
    return any(getattr(x, "what", None) == This() for x in (*form.cost, *mana.instructions(form.body)))


SICK_SYMBOLS: Dated[tuple[type, ...]] = dated({"1999": (e.TapThis,), "2008-05-02": (e.TapThis, e.UntapThis)})
"""The symbols in a cost that a creature's summoning sickness stops (602.5a)."""


def _sick(g: Magic, player: Id, i: Id, form: a.Activated) -> Iterator[Refusal]:
    if any(isinstance(c, g.law(SICK_SYMBOLS)) for c in form.cost) and sick(g, i):
        yield refuse(law.SICKNESS, (refuse(law.SICK_CREATURE, object=i, player=player),), object=i, player=player)


def sick(g: Magic, i: Id) -> bool:
    """A creature without haste that its controller has not controlled since their most recent turn began (302.6)."""
    o, c = g.object(i), g.chars(i)
    new = o.zone == "battlefield" and o.control_since > g.player(c.controller).turn_began
    return new and "creature" in c.types and not c.has("haste")


def choices(g: Magic, f: Frame, body: a.Body | a.Modal) -> Iterator[Refusal]:
    """Some choice of modes must have legal targets for every slot."""
    if isinstance(body, a.Modal):
        without = [list(choices(g, f, m)) for m in body.modes]
        if sum(1 for reasons in without if not reasons) < (1 if body.repeat else body.least):
            yield from (r for reasons in without for r in reasons)
        return
    for slot in body.slots:
        least, _ = targets.bounds(g, f, slot)
        if least > 0 and not _enough(g, f, slot, least):
            yield refuse(law.TARGETS_CHOSEN, targets.reasons(g, f, slot), object=f.source)


def _enough(g: Magic, f: Frame, slot: Slot, least: int) -> bool:
    if slot.chooser is None:
        return len(targets.legal(g, f, slot)) >= least
    return any(len(legal_for(g, f, slot, chooser)) >= least for chooser in words.players(g, f, Players("opponents")))


def legal_for(g: Magic, f: Frame, slot: Slot, chooser: Id, before: tuple[tuple[Id, ...], ...] = ()) -> tuple[Id, ...]:
    """The legal targets when `chooser` chooses them ("target creature of an opponent's choice they control")."""
    return targets.legal(g, Frame(f.source, f.you, f.record, {**f.extra, "chooser": chooser, "opponent": chooser}), slot, before)


def _costs(g: Magic, f: Frame, player: Id, parts: tuple[Any, ...]) -> Iterator[Refusal]:
    """Components that can't be paid whatever is done on the way; mana is left to the announcement (it may still be made)."""
    p = costs.Payment(f, player)
    more = any(form.loyalty for _, form in g.statics(AdditionalCost))
    combined = more and g.law(totals.LOYALTY_COMBINES)  # what the loyalty cost is in all is known later (606.5)
    for c in parts:
        if isinstance(c, e.Mana) or costs.waterbends(c) or uses_x(c) or (combined and isinstance(c, e.Loyalty)):
            continue
        yield from costs.why_not_pay(g, p, c)


def uses_x(form: Any) -> bool:
    """Whether X stands anywhere in a form."""
    if isinstance(form, X):
        return True
    if isinstance(form, e.Loyalty):
        return form.x
    if isinstance(form, tuple):
        return any(uses_x(x) for x in form)
    names = getattr(form, "__struct_fields__", ())
    return any(uses_x(getattr(form, n)) for n in names)


# ---------------------------------------------------------------- casting

FACE_DOWN = "face down"
PERMANENT_CAST = {
    "creature": law.CREATURE_CAST, "artifact": law.ARTIFACT_CAST, "enchantment": law.ENCHANTMENT_CAST,
    "planeswalker": law.PLANESWALKER_CAST, "battle": law.BATTLE_CAST,
}


def why_not_cast(g: Magic, player: Id, i: Id, moment: str = "priority", way: str = "") -> Iterator[Refusal]:
    """Every reason why the player can't begin to cast this card now."""
    o, c = g.object(i), g.chars(i)
    if o.kind != "card" or not o.zone or o.became is not None or "land" in c.types:
        yield refuse(law.CAST_PROHIBITED, object=i, player=player)
        return
    window = permissions.window(g, player, i) if moment == "priority" else None
    allowed = window is not None or (moment == "priority" and permissions.permission(g, player, i) is not None)
    if moment != "resolution":
        if not allowed and (o.zone != "hand" or o.owner != player):
            rule = law.CAST_NOT_ALLOWED if law.CAST_NOT_ALLOWED.number(g.edition) is not None else law.CAST_PROHIBITED
            yield refuse(rule, object=i, player=player, zone=o.zone)
        if g.turn.priority != player:
            yield refuse(law.CAST_NEEDS_PRIORITY, object=i, player=player)
    if way == FACE_DOWN and not any(isinstance(x, FaceUpCost) for h in c.abilities for x in getattr(h.form, "effects", ())):
        yield refuse(law.CAST_PROHIBITED, (refuse(law.MORPH_CAST, object=i),), object=i, player=player)
    yield from permissions.cant_cast(g, player, i)
    yield from _cast_timing(g, player, i, moment, window is not None)
    if way == FACE_DOWN:
        return
    unread = tuple(_not_read(c))
    if unread:
        yield refuse(law.NOT_READ, object=i, what=", ".join(unread))
        return
    if c.mana_cost is None and moment != "resolution" and permissions.price(g, player, i) is None:
        yield refuse(law.UNPAYABLE, object=i)
    for body, f in spell_bodies(g, player, i):
        yield from choices(g, f, body)


def _not_read(c: Chars) -> Iterator[str]:
    """What of a card was not read, or can't be played yet, although casting it needs it."""
    for h in c.abilities:
        if isinstance(h.form, a.Unread) and {"instant", "sorcery"} & set(c.types):
            yield h.form.text
        elif isinstance(h.form, a.Spell):
            yield from playable.lacking(h.form)


def _cast_timing(g: Magic, player: Id, i: Id, moment: str, as_instant: bool) -> Iterator[Refusal]:
    now = moment == "priority" and g.turn.priority == player and g.sorcery_time(player)
    if not now:
        for r in permissions.sorcery_only(g, player):
            yield refuse(law.CAST_PROHIBITED, (r,), object=i, player=player)
    if moment == "resolution" or now or as_instant:
        return
    c = g.chars(i)
    if "instant" not in c.types and not c.has("flash") and not permissions.as_though_flash(g, player, i):
        permanent = next((PERMANENT_CAST[t] for t in PERMANENT_CAST if t in c.types), law.CREATURE_CAST)
        rule = law.SORCERY_CAST if "sorcery" in c.types else permanent
        yield refuse(rule, object=i, player=player)


def spell_bodies(g: Magic, player: Id, i: Id) -> list[tuple[Any, Frame]]:
    """What a card does as a spell, with its targets: the text of an instant or sorcery, or the target of an Aura (303.4a)."""
    f = Frame(i, player)
    out: list[tuple[Any, Frame]] = [(h.form.body, f) for h in g.chars(i).abilities if isinstance(h.form, a.Spell)]
    for h in g.chars(i).abilities:
        if isinstance(h.form, a.Static) and "Aura" in g.chars(i).subtypes:
            out += [(a.Body((), (Slot(x.what),)), f) for x in h.form.effects if isinstance(x, Enchant)]
    return out


def why_not_play_land(g: Magic, player: Id, i: Id) -> Iterator[Refusal]:
    """Every reason why the player can't play this land now (116.2a, 305)."""
    o, c = g.object(i), g.chars(i)
    may = (o.zone == "hand" and o.owner == player) or permissions.permission(g, player, i) is not None
    if "land" not in c.types or not may:
        yield refuse(law.LAND_PLAY, object=i, player=player, zone=o.zone)
        return
    if g.turn.active != player:
        yield refuse(law.LAND_OTHER_TURN, object=i, player=player)
    elif g.turn.priority != player or not g.sorcery_time(player):
        yield refuse(law.LAND_TIMING, object=i, player=player)
    if g.player(player).lands_played >= 1:
        yield refuse(law.LAND_ONE_A_TURN, object=i, player=player, amount=g.player(player).lands_played, needed=1)


SHAPES = {"pass": 1, "activate": 4, "cast": 3, "play": 2, "special": 3}


def is_action(g: Magic, action: Any) -> bool:
    """Whether this has the shape of something that can be done with priority, about an object that exists."""
    if not isinstance(action, tuple) or not action or not isinstance(action[0], str) or SHAPES.get(action[0]) != len(action):
        return False
    return len(action) == 1 or g.is_object(action[1])


def reasons(g: Magic, player: Id, action: Any) -> tuple[Refusal, ...]:
    """Every reason why a player can't begin this action now; empty when nothing forbids it."""
    if not is_action(g, action):
        return (refuse(law.WHAT_PRIORITY_ALLOWS, player=player),)
    kind = action[0]
    if kind == "pass":
        return () if g.turn.priority == player else (refuse(law.PRIORITY_PASSES, player=player),)
    if kind == "activate":
        return tuple(why_not_activate(g, player, action[1], g.ability_or_none(action[1], action[2], action[3])))
    if kind == "cast":
        return tuple(why_not_cast(g, player, action[1], way=action[2]))
    if kind == "special":
        from apnap.magic import special

        return tuple(special.why_not(g, player, action[1], action[2]))
    return tuple(why_not_play_land(g, player, action[1]))
