"""Keywords. The glossary that explains them is not numbered, so they are called by name in both editions."""
from __future__ import annotations

from apnap.berserk.law.book import LAW, numbers
from apnap.kernel.law import Rule

__all__ = [
    "AMBUSH", "ARMOUR", "DIRECTED", "EXPERIENCE", "FIRST_STRIKE", "FRENZY", "HIRE", "HORDE", "LAST_BREATH", "MIGHT", "POISON",
    "REGENERATION", "RUSH", "SCALES", "STUN", "SUPPRESSION", "THIRST", "UNIQUE", "VAMPIRISM", "VULNERABILITY", "WRATH",
]

def _keyword(name: str, text: str) -> Rule:
    return LAW.rule(name, numbers(None, None), text)


HIRE = _keyword("hire", "Найм: what follows triggers when the card enters play, in whatever way.")
LAST_BREATH = _keyword("last_breath", "Гибель: what follows triggers when the card goes from play to the graveyard, from whatever cause.")
RUSH = _keyword("rush", "Рывок: the creature acts in the turn in which it came.")
DIRECTED = _keyword("directed", "Направленный удар: no defender is named against it.")
EXPERIENCE = _keyword("experience", "Опыт: the creature does not close after attacking, or after defending.")
ARMOUR = _keyword("armour", "Броня: the first wounds of each turn from strikes and shots are prevented.")
WRATH = _keyword("wrath", "Гнев: attacks on creatures that were wounded this turn are stronger by 1.")
POISON = _keyword("poison", "Отравление: at the start of its controller's turn the card is wounded; two poisons do not add up.")
REGENERATION = _keyword("regeneration", "Регенерация: at the end of its controller's turn the card is healed.")
VULNERABILITY = _keyword("vulnerability", "Уязвимость: every wounding is greater by 1.")
UNIQUE = _keyword("unique", "Уникальность: of two cards of the name that a player has in play the earlier goes to the graveyard.")
FIRST_STRIKE = _keyword("first_strike", "Первый удар: the creature strikes before the other one. Последний удар: after it.")
VAMPIRISM = _keyword("vampirism", "Вампиризм: wounding by strike heals, and what is left over becomes extra lives.")
SCALES = _keyword("scales", "Чешуя: strikes and shots that are weak enough do nothing.")
SUPPRESSION = _keyword("suppression", "Подавление: when it attacks a creature, that creature closes.")
MIGHT = _keyword("might", "Могущество: at the end of the turn it grows by +1/+1 up to a limit.")
STUN = _keyword("stun", "Оглушение: the card closes and does not open in its next restoration.")
AMBUSH = _keyword("ambush", "Засада: on its condition the card may be played from hand for another cost, in either turn.")
THIRST = _keyword("thirst", "Жажда: another own character is wounded as an additional cost.")
HORDE = _keyword("horde", "Орда: five cards of the name may be in a deck.")
FRENZY = LAW.rule("frenzy", numbers(None, None), "Бешенство: the creature must attack by strike whenever it is able.",
    refusal="{object} must attack first")
