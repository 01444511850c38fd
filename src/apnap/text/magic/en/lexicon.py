"""The words of English card texts: which class they belong to and what they mean."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from apnap.text.engine.lexicon import CARD_SHAPES, Lexicon, Shape
from apnap.text.engine.values import Value

NUMBERS = (
    *("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen", "fourteen"),
    *("fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty"),
)
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
COLOR_LETTERS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}
COUNTER_SIZE = re.compile(r"[+\-]\d/[+\-]\d")
MANA = re.compile(r"\{(?:[0-9]+|[wubrgcsxyz]|[wubrg0-9c]/[wubrgp](?:/p)?)\}")


def plural(word: str) -> str:
    """The regular plural of an English noun."""
    if re.search(r"[^aeiou]y$", word):
        return word[:-1] + "ies"
    return word + ("es" if re.search(r"(s|x|sh|ch)$", word) else "s")


def _read_mana(word: str) -> Value:
    return word[1:-1].upper()


def _write_mana(value: Value) -> str | None:
    return "{" + value.lower() + "}" if isinstance(value, str) else None


def _classes(text: str) -> dict[str, dict[str, Value]]:
    """Reads the word list: class -> word in lower case -> value."""
    out: dict[str, dict[str, Value]] = {}
    for line in text.splitlines():
        name, _, rest = line.partition(" ")
        if not rest or name == "#":
            continue
        words = out.setdefault(name, {})
        for entry in rest.split():
            one, _, many = entry.partition("/")
            words[one.lower()] = one
            if name in ("SUB", "TYPE"):
                words[(many or plural(one)).lower()] = one
    return out


@cache
def lexicon() -> Lexicon:
    """The lexicon, read once."""
    classes = _classes(Path(__file__).with_name("words.txt").read_text(encoding="utf-8"))
    classes["COLOR"] = {word: COLOR_LETTERS.get(word, word) for word in classes["COLOR"]}
    nots: dict[str, Value] = {}
    for name in ("TYPE", "SUPER", "COLOR"):
        nots |= {"non" + word: value for word, value in classes[name].items()}
    nots |= {"non-" + word: value for word, value in classes["SUB"].items()}
    classes["NON"] = nots
    classes["THISNOUN"] = classes["TYPE"] | classes["SUB"] | {word: word for word in ("card", "spell", "token", "permanent", "emblem")}
    one = {word: value for name in ("TYPE", "SUB") for word, value in classes[name].items() if word == str(value).lower()}
    classes["HOSTNOUN"] = one | {"permanent": "permanent"}
    classes["NUM"] = {word: i for i, word in enumerate(NUMBERS)}
    classes["TIMES"] = {"once": 1, "twice": 2}
    classes["ORD"] = {word: i + 1 for i, word in enumerate(ORDINALS)}
    classes["LANDCYCLING"] = {land.lower() + "cycling": land for land in ("Plains", "Island", "Swamp", "Mountain", "Forest")}
    classes["LANDCYCLING"] |= {"wizardcycling": "Wizard", "slivercycling": "Sliver"}
    patterns = dict(CARD_SHAPES)
    patterns["MANA"] = Shape(MANA, _read_mana, _write_mana)
    patterns["CTRPT"] = Shape(COUNTER_SIZE)
    return Lexicon(classes, {k: v for k, v in patterns.items() if k != "SYMBOL"})
