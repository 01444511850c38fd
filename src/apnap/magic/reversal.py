"""Reversing an illegal action (733): which of the mana abilities that were activated on the way stay."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from apnap.kernel.data import Id
from apnap.kernel.events import Link
from apnap.kernel.options import Some
from apnap.magic import events as ev
from apnap.magic import law

if TYPE_CHECKING:
    from apnap.magic.game import Magic


class Used(NamedTuple):
    """A mana ability activated on the way: with which answers, with whose mana, and whether it can't be taken back (`final`)."""

    action: tuple[Any, ...]
    script: tuple[tuple[str, Any], ...]
    spent: tuple[Id | None, ...]
    final: bool


def keep_mana_abilities(g: Magic, player: Id, used: list[Used], about: Id) -> bool:
    """733.1: the player says which of the mana abilities that he activated for a reversed action stay; these run again as they ran.

    Those that moved cards to or from a library or shuffled one stay without asking, and those whose mana paid for one that stays.
    Whether any of them stayed.
    """
    from apnap.magic import announce

    forced = _with_payers(used, {k for k, u in enumerate(used) if u.final})
    free = tuple(k for k in range(len(used)) if k not in forced)
    kept: tuple[int, ...] = ()
    if free:
        kept = g.choose(player, "keep mana abilities", law.REVERSAL_MANA_ABILITIES, Some(free, 0, len(free)), default=lambda _: (),
                        object=about, used=tuple(u.action for u in used))
    stay = sorted(_with_payers(used, forced | set(kept)))
    asked, g.mana_asked_of = g.mana_asked_of, player
    try:
        for k in stay:
            u = used[k]
            with g.scripted(u.script):
                announce.activate(g, player, u.action[1], g.ability_or_none(*u.action[1:]), "mana")
    finally:
        g.mana_asked_of = asked
    return bool(stay)


def _with_payers(used: list[Used], stay: set[int]) -> set[int]:
    """These and those whose mana was spent on one of them."""
    out = set(stay)
    for k in reversed(range(len(used))):
        if any(used[k].action[1] in used[j].spent for j in out if j > k):
            out.add(k)
    return out


def library_disturbed(g: Magic, since: Link | None) -> bool:
    """Whether a card was moved to or from a library, or one was shuffled."""
    link = g.root.history
    while link is not None and link is not since:
        what = link.entry.what
        if isinstance(what, ev.Shuffle) or (isinstance(what, ev.Move) and "library" in (what.origin, what.to)):
            return True
        link = link.before
    return False
