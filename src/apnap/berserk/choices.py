"""Choosing cards while something is done or paid: choices that are not targets."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from apnap.berserk import law, words
from apnap.berserk.forms.words import Choose
from apnap.berserk.state import Frame
from apnap.kernel.data import Id
from apnap.kernel.law import Rule
from apnap.kernel.options import One, Some

if TYPE_CHECKING:
    from apnap.berserk.game import Berserk


def select(g: Berserk, f: Frame, ref: Any, rule: Rule, kind: str = "cards", zone: str = "game") -> tuple[Id, ...]:
    """The cards in a zone that a reference means, asking where there is a choice; as many as there are, if there are too few."""
    if not isinstance(ref, Choose):
        return words.present(g, f, ref, zone)
    can = words.fitting(g, f, ref.filter)
    least, most = min(words.amount(g, f, ref.least), len(can)), min(words.amount(g, f, ref.most), len(can))
    if least == most == len(can):
        return can
    chosen: tuple[Id, ...] = g.choose(words.player(g, f, ref.who), kind, rule, Some(can, least, most), object=f.source)
    return chosen


def some(g: Berserk, player: Id, of: tuple[Id, ...], least: int, most: int, rule: Rule, kind: str, source: Id) -> tuple[Id, ...]:
    """Between `least` and `most` of these, as far as there are so many."""
    least, most = min(least, len(of)), min(most, len(of))
    if most == 0 or least == most == len(of):
        return of[:most]
    chosen: tuple[Id, ...] = g.choose(player, kind, rule, Some(of, least, most), object=source)
    return chosen


def yes_or_no(g: Berserk, player: Id, kind: str, source: Id, **facts: Any) -> bool:
    return bool(g.choose(player, kind, law.MAY_PART, One((True, False)), object=source, **facts))
