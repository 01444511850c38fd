"""Wounds, shots, fights, healing, lives and strikes."""
from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.berserk import attacks, law, rule_effects, words, zones
from apnap.berserk import events as ev
from apnap.berserk.choices import select
from apnap.berserk.effects.registry import does, result
from apnap.berserk.forms import effects as e
from apnap.berserk.forms import statics as s
from apnap.berserk.forms.words import Divided
from apnap.berserk.state import FULLY, NOT, Effect, Frame
from apnap.kernel.data import Id

if TYPE_CHECKING:
    from apnap.berserk.game import Berserk


def _ways(g: Berserk, f: Frame) -> str:
    """In what way this text wounds: as a spell, as poison, or as any other ability."""
    if f.record is None:
        return "ability"
    entry = g.entry(f.record)
    if entry.origin is not None and entry.origin[0] == "poison":
        return "poison"
    return "spell" if entry.kind == "spell" else "ability"


def _amounts(g: Berserk, f: Frame, n: object, ids: tuple[Id, ...]) -> list[int]:
    """How much each gets: as it was divided, or the same for all."""
    if isinstance(n, Divided):
        given = words.remembered(g, f, "division") or {}
        return [given.get(i, 0) for i in ids]
    return [words.amount(g, f, n)] * len(ids)


@does(e.Wound)
def wound(g: Berserk, f: Frame, x: e.Wound) -> int:
    """All of them at once."""
    ids, how = select(g, f, x.to, law.PAID_BEFORE), _ways(g, f)
    amounts = _amounts(g, f, x.n, ids)
    strong = [g.strength(f.source, i, n, how) for i, n in zip(ids, amounts)]
    rule = law.SPELL_STRENGTH if how == "spell" and strong != amounts else law.LIVES
    out = g.happen(*(g.wounding(f.source, i, n, how) for i, n in zip(ids, strong)), cause=f.source, rule=rule)
    words.remember(g, f, "amount", sum(o.done.n for o in out if isinstance(o.done, ev.Wound)))
    return result(out)


@does(e.Shot)
def shoot(g: Berserk, f: Frame, x: e.Shot) -> int:
    """One shot after another; deaths are seen to after each, triggers wait for the end (507.5, 21.4)."""
    results = []
    here = zones.now(g, f.source)
    source = here if g.object(here).zone == "game" else f.source  # a card that has been played from an ambush shoots as it is now
    for i in words.objects(g, f, x.to):
        if g.object(i).zone == "game" and g.result is None:
            results.append(attacks.shoot(g, source, i, words.amount(g, f, x.n)))
            rule_effects.settle(g)
    return NOT if not any(results) else min(results)


@does(e.Fight)
def fight(g: Berserk, f: Frame, x: e.Fight) -> int:
    """Forced fights (507.4), pair by pair."""
    done = 0
    for a, b in zip(words.present(g, f, x.a), words.present(g, f, x.b)):
        if g.object(a).zone == g.object(b).zone == "game" and g.result is None:
            attacks.fight(g, a, b, back=True, rule=law.FORCED_FIGHT)
            rule_effects.settle(g)
            done += 1
    return FULLY if done else NOT


@does(e.Heal)
def heal(g: Berserk, f: Frame, x: e.Heal) -> int:
    ids = select(g, f, x.of, law.HEALING)
    amounts = _amounts(g, f, x.n, ids)
    wounds = [g.object(i).wounds for i in ids]
    out = g.happen(*(ev.Heal(i, n) for i, n in zip(ids, amounts)), cause=f.source, rule=law.HEALING)
    if x.rest:
        out += g.happen(*(ev.Extra(i, n - w) for i, n, w in zip(ids, amounts, wounds) if n > w), cause=f.source, rule=law.EXTRA_LIVES)
    return result(out)


@does(e.Destroy)
def destroy(g: Berserk, f: Frame, x: e.Destroy) -> int:
    ids = select(g, f, x.what, law.DEATH)
    return result(g.happen(*(ev.Destroy(i, f.source) for i in ids), cause=f.source, rule=law.DEATH))


@does(e.ExtraLives)
def extra_lives(g: Berserk, f: Frame, x: e.ExtraLives) -> int:
    n = words.amount(g, f, x.n)
    return result(g.happen(*(ev.Extra(i, n) for i in select(g, f, x.to, law.EXTRA_LIVES)), cause=f.source, rule=law.EXTRA_LIVES))


@does(e.LivesBecome)
def lives_become(g: Berserk, f: Frame, x: e.LivesBecome) -> int:
    n = words.amount(g, f, x.n)
    return result(g.happen(*(ev.SetLives(i, n) for i in words.present(g, f, x.what)), cause=f.source, rule=law.LIVES_BECOME))


@does(e.StrikeBecomes)
def strike_becomes(g: Berserk, f: Frame, x: e.StrikeBecomes) -> int:
    """By an effect of plus or minus (106.3.1), which lasts while the card is in play."""
    ids = words.present(g, f, x.what)
    for i in ids:
        off = words.amount(g, f, x.n) - (g.chars(i).strike or 0) - g.object(i).boost
        g.put_in_force(Effect(f.source, f.you, (i,), (s.Strike(off),), "", g.turn.number))
    return FULLY if ids else NOT


@does(e.Strengthen)
def strengthen(g: Berserk, f: Frame, x: e.Strengthen) -> int:
    n = words.amount(g, f, x.n)
    ids = tuple(i for i in words.present(g, f, x.what) if x.most is None or g.object(i).boost < x.most)
    return result(g.happen(*(ev.Boost(i, n) for i in ids), cause=f.source, rule=law.AS_FAR_AS_POSSIBLE))


@does(e.Poison)
def poison(g: Berserk, f: Frame, x: e.Poison) -> int:
    n, ids = words.amount(g, f, x.n), words.present(g, f, x.what)
    if x.more:
        ids = tuple(i for i in ids if g.object(i).poison)
    deeper = (ev.SetPoison(i, n + g.object(i).poison if x.more else n) for i in ids)
    return result(g.happen(*deeper, cause=f.source, rule=law.POISON))


@does(e.Double)
def double(g: Berserk, f: Frame, x: e.Double) -> int:
    """As much again: strike by a lasting effect, lives as extra lives."""
    ids = words.present(g, f, x.what)
    for i in ids:
        g.put_in_force(Effect(f.source, f.you, (i,), (s.Strike(words.stat(g, i, "strike")),), "", g.turn.number))
    out = g.happen(*(ev.Extra(i, words.stat(g, i, "lives")) for i in ids), cause=f.source, rule=law.EXTRA_LIVES)
    return result(out)


@does(e.CurePoison)
def cure_poison(g: Berserk, f: Frame, x: e.CurePoison) -> int:
    return result(g.happen(*(ev.SetPoison(i, 0) for i in words.present(g, f, x.what)), cause=f.source, rule=law.POISON))


