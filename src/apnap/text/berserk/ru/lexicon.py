"""The words of Russian card texts: which class they belong to and what they mean, in the cases in which they are printed."""
from __future__ import annotations

import re
from functools import cache

from apnap.text.engine.lexicon import Lexicon, Shape
from apnap.text.engine.values import Value


def _forms(table: dict[str, str]) -> dict[str, Value]:
    """{"creature": "существо существа"} -> every form with its value."""
    return {word: value for value, words in table.items() for word in words.split()}


NOUNS = {
    "creature": "существо существа существу существом существ существам существами",
    "character": "персонаж персонажа персонажу персонажем персонажи персонажей персонажам персонажами",
    "spell": "заклинание заклинания заклинанию заклинанием заклинаний заклинаниям",
    "hero": "герой героя герою героем герои героев героям",
    "card": "карта карту карты карте карт", "equipment": "экипировка экипировку экипировки",
}
SIDES = {
    "own": "ваш ваше ваша вашего вашу вашему вашим ваши ваших вашей",
    "enemy": "вражеский вражеское вражеская вражеского вражескую вражеские вражеских вражеским вражескому",
}
STATUSES = {
    "open": "открытый открытое открытого открытую открытые открытых", "closed": "закрытый закрытое закрытого закрытую закрытые закрытых",
    "wounded": "раненый раненое раненого раненую раненые раненых",
    "poisoned": "отравленный отравленное отравленного отравленную отравленные отравленных",
}
CLASSES = {
    "dwarf": "гном гнома гномы гномов гномам", "elf": "эльф эльфа эльфы эльфов эльфам", "orc": "орк орка орки орков оркам",
    "place": "местность", "event": "событие", "amulet": "амулет", "weapon": "оружие",
    "beast": "зверь зверя звери зверей зверям", "akkenian": "аккениец аккенийца аккенийцы аккенийцев аккенийцам",
    "undead": "нежить нежити", "inquisitor": "инквизитор инквизитора инквизиторы инквизиторов инквизиторам",
    "dragon": "дракон дракона драконы драконов драконам",
    "giant": "великан великана великаны великанов", "pirate": "пират пирата пираты пиратов пиратам",
    "demon": "демон демона демоны демонов демонам", "slua": "слуа", "mercenary": "наёмник наёмника наёмники наёмников наёмникам",
    "troll": "тролль тролля тролли троллей троллям", "goblin": "гоблин гоблина гоблины гоблинов гоблинам",
}
ELEMENTS = {
    "steppe": "степей", "mountain": "гор", "forest": "лесов", "swamp": "болот", "dark": "тьмы", "none": "нейтралов",
}
OTHERS = {"other": "другое другого другой другая другую другие других"}
NUMBERS = {"один": 1, "одну": 1, "одно": 1, "два": 2, "две": 2, "двух": 2, "трёх": 3, "три": 3, "четырёх": 4, "четыре": 4,
           "пяти": 5, "пять": 5}


def _both(word: str) -> Value:
    """"+1/+1" -> 1: what is added to strike and lives alike."""
    return int(word.split("/")[0])


@cache
def lexicon() -> Lexicon:
    """The lexicon, made once."""
    classes: dict[str, dict[str, Value]] = {
        "NOUN": _forms(NOUNS), "SIDE": _forms(SIDES), "STATUS": _forms(STATUSES), "CLASS": _forms(CLASSES), "OTHER": _forms(OTHERS),
        "ELEMENT": _forms(ELEMENTS), "NUM": dict(NUMBERS),
    }
    return Lexicon(classes, {
        "INT": Shape(re.compile(r"\d+"), int, lambda v: str(v) if isinstance(v, int) else None),
        "PLUS": Shape(re.compile(r"\+\d+"), int, lambda v: f"+{v}" if isinstance(v, int) else None),
        "MINUS": Shape(re.compile(r"-\d+"), int, lambda v: str(v) if isinstance(v, int) and v < 0 else None),
        "BOOST": Shape(re.compile(r"[+-](\d+)/[+-]\1"), _both, lambda v: f"{v:+}/{v:+}" if isinstance(v, int) else None),
        "COINS": Shape(re.compile(r"\{\d+\}"), lambda w: int(w[1:-1]), lambda v: f"{{{v}}}" if isinstance(v, int) else None),
    })
