"""The combat damage step (510): who deals when, how an attacker's damage is divided among its blockers, trample and first strike."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from apnap.kernel.data import Id
from apnap.kernel.events import Event
from apnap.kernel.law import dated
from apnap.kernel.options import Division
from apnap.magic import choices, law
from apnap.magic import events as ev

if TYPE_CHECKING:
    from apnap.magic.game import Magic

Lethal = tuple[int, ...]


def deal(g: Magic) -> None:
    """510.1-2: all combat damage of a step is assigned, then dealt at once; with first strike there are two such steps (510.4)."""
    who = strikers(g)
    batch: list[Event] = []
    for a, d in g.turn.attacks:
        if a in who and g.object(a).zone:
            batch += _attacker(g, a, d)
    for b, a in g.turn.blocks:
        if b in who and g.object(b).zone and g.object(a).zone:
            batch.append(ev.Damage(b, a, g.chars(b).power or 0, True))
    g.happen(*(x for x in batch if isinstance(x, ev.Damage) and x.n > 0), rule=law.COMBAT_DAMAGE)


def strikers(g: Magic) -> tuple[Id, ...]:
    """Who deals damage in this step. A first step is only for first and double strike, where anybody has it (702.7b)."""
    t = g.turn_edit()
    fighting = tuple(dict.fromkeys((*(a for a, _ in t.attacks), *(b for b, _ in t.blocks))))
    quick = tuple(i for i in fighting if g.object(i).zone and (g.chars(i).has("first strike") or g.chars(i).has("double strike")))
    if t.struck is None and quick:
        t.struck = quick
        return quick
    first, t.struck = t.struck or (), ()
    return tuple(i for i in fighting if i not in first or (g.object(i).zone and g.chars(i).has("double strike")))


def second_step(g: Magic) -> bool:
    """Whether a second combat damage step follows this one."""
    return bool(g.turn.struck)


def _attacker(g: Magic, a: Id, d: Id) -> list[Event]:
    power = g.chars(a).power or 0
    blockers = tuple(b for b, x in g.turn.blocks if x == a and g.object(b).zone)
    blocked = any(x == a for _, x in g.turn.blocks)
    over = g.chars(a).has("trample") or not blocked
    among = (*blockers, d) if over else blockers
    if not among or power <= 0:
        return []
    if len(among) == 1:
        return [ev.Damage(a, among[0], power, True)]
    lethal = tuple(lethal_damage(g, a, b) for b in blockers)
    options = Assignment(power, among, lethal, over, g.law(IN_ORDER))
    first = choices.always(options.lethal_first())
    parts = g.choose(g.chars(a).controller, "division", law.BLOCKED_ASSIGNS, options, default=first, object=a)
    return [ev.Damage(a, to, n, True) for to, n in zip(among, parts)]


def lethal_damage(g: Magic, a: Id, b: Id) -> int:
    """How much is lethal for a blocker, counting what is marked; any amount from deathtouch (702.2c)."""
    need = max(0, (g.chars(b).toughness or 0) - g.object(b).damage)
    return min(need, 1) if g.chars(a).has("deathtouch") else need


IN_ORDER = dated({"1999": False, "2009-07-11": True, "2024-11-08": False})
"""Whether each blocker in its order must be assigned lethal damage before the next is assigned any (510.1c, 2009 to 2024)."""


class Assignment(Division):
    """Damage divided among blockers (and, last, what is attacked, with `over`: nothing goes there before each has lethal damage)."""

    __slots__ = ("in_order", "lethal", "over")

    def __init__(self, total: int, among: tuple[Any, ...], lethal: Lethal, over: bool, in_order: bool) -> None:
        super().__init__(total, among, 0)
        self.lethal = lethal
        self.over = over
        self.in_order = in_order

    def allowed(self, parts: tuple[int, ...]) -> bool:
        enough = [n >= need for n, need in zip(parts, self.lethal)]
        if self.over and parts[-1] and not all(enough):
            return False
        return not self.in_order or all(ok or not any(parts[k + 1 :]) for k, ok in enumerate(enough))

    def why_not(self, answer: Any) -> str | None:
        no = super().why_not(answer)
        return no if no is not None or self.allowed(answer) else "lethal damage for each blocker before anything is assigned beyond it"

    def __iter__(self) -> Any:
        return (parts for parts in super().__iter__() if self.allowed(parts))

    @property
    def count(self) -> int:
        return sum(1 for _ in self)

    def pick(self, draw: Any) -> Any:
        every = list(self)
        return every[draw(len(every))]

    def lethal_first(self) -> tuple[int, ...]:
        """What an automation assigns: lethal damage in order, the rest to the last."""
        left, parts = self.total, []
        for need in self.lethal:
            parts.append(min(left, need))
            left -= parts[-1]
        if self.over:
            parts.append(0)
        parts[-1] += left
        return tuple(parts)
