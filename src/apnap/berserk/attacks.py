"""Attacks (307, 507-510): the strike from its declaration to the closing of the fighters, shots, and fights."""
from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from apnap.berserk import events as ev
from apnap.berserk import law, payments, rule_effects, words
from apnap.berserk.forms import statics as s
from apnap.berserk.state import FULLY, PARTLY, Attack
from apnap.kernel.data import Id
from apnap.kernel.law import Rule
from apnap.kernel.options import One
from apnap.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from apnap.berserk.game import Berserk

NOBODY = "nobody"

# ---------------------------------------------------------------- may it?


def why_not_attack(g: Berserk, player: Id, attacker: Id, timing: Iterable[Refusal] = ()) -> Iterator[Refusal]:
    """Every reason why this card can't attack by strike now, whatever the target; `timing` are those against the moment."""
    o, c = g.object(attacker), g.chars(attacker)
    if o.zone != "game" or c.controller != player:
        yield refuse(law.CREATURES_ATTACK, object=attacker)
        return
    if c.type != "creature":
        yield refuse(law.HEROES if c.type == "hero" else law.CREATURES_ATTACK, object=attacker)
        return
    yield from forbidden(g, attacker, "attack")
    yield from timing
    if payments.weak(g, attacker):
        yield refuse(law.WEAKNESS, object=attacker)
    if o.closed:
        yield refuse(law.OPEN_TO_ATTACK, object=attacker)
    if o.attacked:
        yield refuse(law.ATTACK_ONCE, object=attacker)


def why_not_target(g: Berserk, player: Id, target: Id, attacker: Id | None = None) -> Iterator[Refusal]:
    """Every reason why a player can't attack this card, by shot or (with an `attacker`) by its strike."""
    o, c = g.object(target), g.chars(target)
    if o.zone != "game" or c.type not in ("hero", "creature") or c.controller == player:
        yield refuse(law.ENEMY_CHARACTER, target=target)
        return
    if g.turn.attacks == 0 and g.turn.active == player:
        for f, x in g.statics(s.MustBeTarget):
            if not x.every and f.you != player and not words.matches(g, f, x.what, target):
                yield refuse(law.MUST_TARGET, source=f.source, target=target)
    if attacker is not None:
        musts = [(f, x) for f, x in g.statics(s.MustBeTarget) if x.every and f.you != player]
        if musts and not any(words.matches(g, f, x.what, target) for f, x in musts):
            yield refuse(law.MUST_TARGET, source=musts[0][0].source, target=target)
        for f, only in g.statics(s.AttacksOnly):
            if words.matches(g, f, only.what, attacker) and not words.matches(g, f, only.whom, target):
                yield refuse(law.RESTRICTED, target=target, object=f.source)


def forbidden(g: Berserk, i: Id, do: str) -> Iterator[Refusal]:
    """The texts that say that this card cannot do it, or have it done."""
    return (refuse(law.AXE, source=f.source, object=i) for f, x in g.statics(s.Cannot) if x.do == do and words.matches(g, f, x.what, i))


def why_not_defend(g: Berserk, attack: Attack, i: Id) -> Iterator[Refusal]:
    """Every reason why a card can't step in as the defender (509). First-turn weakness is none."""
    o, c = g.object(i), g.chars(i)
    if o.zone != "game" or c.type != "creature" or c.controller == g.chars(attack.attacker).controller or i == attack.target:
        yield refuse(law.DEFENDER, object=i)
        return
    if directed(g, attack):
        yield refuse(law.UNDEFENDED, object=attack.attacker)
    if o.closed:
        yield refuse(law.DEFENDER, (refuse(law.OPEN_TO_ATTACK, object=i),), object=i)
    if o.defended:
        yield refuse(law.DEFEND_ONCE, object=i)
    yield from forbidden(g, i, "defend")


def directed(g: Berserk, attack: Attack) -> bool:
    """Направленный удар, by itself or against creatures only."""
    found = [h.form for h in g.chars(attack.attacker).abilities if getattr(h.form, "name", "") == "directed"]
    return any(k.what is None or g.chars(attack.target).type == "creature" for k in found)


# ---------------------------------------------------------------- the strike, stage by stage


def declare(g: Berserk, attacker: Id, target: Id) -> None:
    """Attacker and target are declared; what triggers on that runs before a defender is named."""
    g.edit_object(attacker).attacked = True
    t = g.turn_edit()
    t.attack, t.attacks = Attack(attacker, target, target), t.attacks + 1
    g.happen(ev.AttackDeclared(attacker, target), cause=attacker, rule=law.ATTACK_DECLARED)
    if g.turn.readings.attacker_closes == "declared":
        _close(g, attacker, "attack experience")


def go_on(g: Berserk) -> None:
    """The next stage of the attack, now that the Queue is empty. It is over when its attacker has left."""
    a = g.turn.attack
    assert a is not None
    if g.object(a.attacker).zone != "game":
        g.turn_edit().attack = None
        return
    STAGES[a.stage](g, a)


def _name_defender(g: Berserk, a: Attack) -> None:
    """The defending player may name another open creature (307.1, 509)."""
    can = tuple(i for i in g.turn.game if next(why_not_defend(g, a, i), None) is None)
    if can and g.object(a.target).zone == "game":
        player = g.chars(a.target).controller

        def why(game: Berserk, answer: object) -> tuple[Refusal, ...]:
            known = isinstance(answer, Id) and game.is_object(answer)
            return tuple(why_not_defend(game, a, answer)) if known else (refuse(law.DEFENDER),)  # type: ignore[arg-type]

        chosen = g.choose(player, "defender", law.DEFENDER, One((NOBODY, *can)), why=why, attacker=a.attacker, target=a.target)
        if chosen != NOBODY:
            a = a.but(target=chosen, defender=chosen)
            g.happen(ev.Defend(chosen, a.attacker), cause=chosen, rule=law.DEFENDER)
    g.turn_edit().attack = a.but(stage="defended")
    g.happen(ev.Attacked(a.target, a.attacker), cause=a.attacker, rule=law.ATTACK_DECLARED)


def _strike(g: Berserk, a: Attack) -> None:
    g.turn_edit().attack = a.but(stage="struck")
    if g.object(a.target).zone == "game":
        back = not g.object(a.target).closed and next(forbidden(g, a.target, "strike back"), None) is None
        fight(g, a.attacker, a.target, back, law.STRIKE_BACK)
        g.happen(ev.HasAttacked(a.attacker, a.target, "strike", a.original), cause=a.attacker, rule=law.AFTER_THE_FIGHT)


def _close_fighters(g: Berserk, a: Attack) -> None:
    """The attacker and an assigned defender close; the creature that was attacked does not (307.3)."""
    g.turn_edit().attack = a.but(stage="over")
    _close(g, a.attacker, "attack experience")
    if a.defender is not None:
        _close(g, a.defender, "defence experience")


def _over(g: Berserk, a: Attack) -> None:
    g.turn_edit().attack = None


STAGES = {"declared": _name_defender, "defended": _strike, "struck": _close_fighters, "over": _over}


def _close(g: Berserk, i: Id, experience: str) -> None:
    if g.object(i).zone == "game" and not g.chars(i).keyword(experience):
        g.happen(ev.SetClosed(i, True), cause=i, rule=law.FIGHTERS_CLOSE)


# ---------------------------------------------------------------- blows


def blow(g: Berserk, source: Id, to: Id, back: bool = False) -> ev.Blow:
    """A strike with its strength against this target."""
    return ev.Blow(source, to, g.strength(source, to, words.stat(g, source, "strike"), "strike"), "strike", back)


def fight(g: Berserk, a: Id, b: Id, back: bool, rule: Rule) -> None:
    """Both strike at once, unless one of them is first (Первый удар, Последний удар); who is dead by then does not strike."""
    if g.chars(b).type != "creature":
        back = False
    ca, cb = g.chars(a), g.chars(b)
    first = bool(ca.keyword("first strike") or cb.keyword("last strike"))
    second = bool(cb.keyword("first strike") or ca.keyword("last strike"))
    if not back:
        g.happen(blow(g, a, b), cause=a, rule=rule)
    elif first == second:
        g.happen(blow(g, a, b), blow(g, b, a, True), cause=a, rule=rule)
    else:
        one, other = (a, b) if first else (b, a)
        g.happen(blow(g, one, other, one == b), cause=one, rule=law.FIRST_STRIKE)
        rule_effects.settle(g)
        if g.object(other).zone == g.object(one).zone == "game":
            g.happen(blow(g, other, one, other == b), cause=other, rule=law.FIRST_STRIKE)
    rule_effects.settle(g)


def shoot(g: Berserk, source: Id, to: Id, n: int) -> int:
    """One shot (507.5): an attack without defender and strike back. A source that is gone shoots with what was last known of it."""
    g.turn_edit().attacks += 1
    n = g.strength(source, to, n, "shot")
    out = g.happen(ev.Blow(source, to, n, "shot"), cause=source, rule=law.SHOT)
    g.happen(ev.HasAttacked(source, to, "shot", to), cause=source, rule=law.SHOT)
    return FULLY if out[0].fully else PARTLY
