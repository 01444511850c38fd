"""Commands and expectations: from a line's words to a node, read by the text engine with `english.g`.

Names of players and objects are found before the grammar is asked, the longest first, so a name may be any words. A line that is not
understood is a `WrongFile` at the word that stopped the reader, with what was expected there and the nearest names.
"""
from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from apnap.scenario.case import Phrase
from apnap.scenario.source import WrongFile, nearest
from apnap.text.engine.chart import Grammar, TooDeep, TooLong, parse
from apnap.text.engine.diagnose import explain
from apnap.text.engine.lexicon import Lexicon, Shape
from apnap.text.engine.tokens import CARD, Token, Tokenizer
from apnap.text.engine.values import Node, Value

ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")
NUMBERS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
COLORS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G", "colorless": "C"}
KEYWORDS = {
    "cycles": "cycling", "cycle": "cycling", "crews": "crew", "crew": "crew", "unearths": "unearth", "unearth": "unearth",
    "reconfigures": "reconfigure", "reconfigure": "reconfigure", "scavenges": "scavenge", "scavenge": "scavenge", "outlasts": "outlast",
    "outlast": "outlast", "transmutes": "transmute", "transmute": "transmute", "transfigures": "transfigure", "transfigure": "transfigure",
    "fortifies": "fortify", "fortify": "fortify", "saddles": "saddle", "saddle": "saddle", "stations": "station", "station": "station",
    "boasts": "boast", "boast": "boast", "exhausts": "exhaust", "exhaust": "exhaust", "forecasts": "forecast", "forecast": "forecast",
    "embalms": "embalm", "embalm": "embalm", "eternalizes": "eternalize", "eternalize": "eternalize", "encores": "encore",
    "encore": "encore", "reinforces": "reinforce", "reinforce": "reinforce", "ninjutsus": "ninjutsu", "ninjutsu": "ninjutsu",
    "swaps": "aura swap", "bloodrushes": "bloodrush", "bloodrush": "bloodrush", "channels": "channel", "channel": "channel",
    "levels": "level up",
}
ZONES = {z: z for z in ("hand", "graveyard", "library", "battlefield", "exile", "stack")}
NOUNS = ("equip", "cycling", "crew", "unearth", "scavenge", "reinforce", "channel", "ninjutsu", "transmute", "fortify", "outlast",
         "metalcraft", "extort", "madness", "mana", "loyalty")
LOOSE = {"sacrifices": "sacrifice", "sacrifice": "sacrifice", "discards": "discard", "discard": "discard", "destroys": "destroy",
         "exiles": "exile", "exile": "exile", "untaps": "untap", "untap": "untap", "returns": "return", "takes": "take"}
COMPONENTS = ("tap", "untap", "mana", "sacrifice", "discard", "exile", "return", "life", "counters", "counter", "loyalty", "reveal")
STATES = ("tapped", "untapped", "attacking", "blocking", "indestructible", "attached", "sick", "saddled", "monstrous", "suspended",
          "revealed", "flipped")
KINDS = ("activated", "triggered", "static", "mana", "loyalty", "keyword", "spell")
FRIENDLY = {
    "@PLAYER": "a player's name", "thing": "the name of an object", "ref": "the name of an object or player", "clause": "'targeting ...'",
    "number": "a number", "mana": "mana such as {G}", "step": "a step of the turn", "@KEYWORD": "a verb such as 'cycles'",
    "@LOOSE": "'sacrifices'", "choice": "what is chosen", "place": "a zone", "@STATE": "'tapped'", "@PT": "3/3", "@COLOR": "a colour",
    "@RULE": "the number of a rule", "@COUNTER": "a kind of counter", "ability": "an ability", "infinitive": "'activate ...'",
    "@ORDINAL": "'first'", "@WORD": "a word", "@QUOTED": "a text in quotes", "everyone": "'everyone passes'",
    "@COMPONENT": "a part of the cost",
}
_TOKEN = re.compile(r"[+\-\u2212]\d+/[+\-\u2212]\d+|[\-\u2212][xX]\b|" + CARD.pattern, re.X)
_RULE = r"\d{3}\.\d+[a-z]?|\d{3}(?=[,.]|$)"


def _index(text: str) -> Value:
    return int(text[2:-1])


def _spoken(words: Iterable[str]) -> dict[str, Value]:
    return {w: n for n, w in enumerate(words, 1)}


@cache
def grammar() -> Grammar:
    """The compiled grammar of the language."""
    classes: dict[str, dict[str, Value]] = {
        "ORDINAL": _spoken(ORDINALS), "NUMBER": _spoken(NUMBERS), "COLOR": dict(COLORS), "KEYWORD": dict(KEYWORDS),
        "ZONE": dict(ZONES), "LOOSE": dict(LOOSE), "NOUN": {n: n for n in NOUNS}, "COMPONENT": {c: c for c in COMPONENTS},
        "STATE": {s: s for s in STATES}, "KIND": {k: k for k in KINDS},
    }
    patterns = {
        "PLAYER": Shape(re.compile(r"‹p\d+›"), _index), "THING": Shape(re.compile(r"‹t\d+›"), _index),
        "QUOTED": Shape(re.compile(r"‹q\d+›"), _index), "SYMBOL": Shape(re.compile(r"\{[^{}\s]+\}"), lambda s: s[1:-1].upper()),
        "INT": Shape(re.compile(r"-?\d+"), int), "LOYALTY": Shape(re.compile(r"\[?[+\-]?(?:\d+|x)\]?"), lambda s: s.strip("[]+")),
        "TIMES": Shape(re.compile(r"x\d+"), lambda s: int(s[1:])), "PT": Shape(re.compile(r"-?\d+/-?\d+")),
        "RULE": Shape(re.compile(_RULE)), "COUNTER": Shape(re.compile(r"[+\-]\d/[+\-]\d|[a-z]+")),
        "WORD": Shape(re.compile(r"(?!(?:with|targeting|choosing|naming|paying|holding|keeping)\b)[^\W\d_][\w'\-/]*")),
    }
    text = (Path(__file__).parent / "english.g").read_text(encoding="utf-8")
    return Grammar.read(text, Tokenizer(_TOKEN), Lexicon(classes, patterns))


def cut_at_comma(text: str, names: Iterable[str]) -> str:
    """A name of which a text is the part before the comma: a name cut in two by a YAML list."""
    return next((n for n in names if text and n.startswith(f"{text.strip()},")), "")


class Line:
    """A line that was understood: its node, and the texts that numbers of names in it stand for."""

    __slots__ = ("node", "phrase", "players", "quoted", "things")

    def __init__(self, node: Node, phrase: Phrase, players: list[str], things: list[str], quoted: list[str]) -> None:
        self.node = node
        self.phrase = phrase
        self.players = players
        self.things = things
        self.quoted = quoted

    def wrong(self, message: str) -> WrongFile:
        """An error about this line."""
        return WrongFile(self.phrase.place, f"{message} (in \"{self.phrase.text}\")")


class Reader:
    """Reads lines with the names of one case."""

    def __init__(self, players: Iterable[str], things: Iterable[str]) -> None:
        self.players = list(dict.fromkeys(players))
        self.things = list(dict.fromkeys(things))
        self._pattern: re.Pattern[str] | None = None

    def add(self, things: Iterable[str]) -> None:
        """More names that may be said from now on."""
        fresh = [t for t in things if t not in self.things]
        if fresh:
            self.things += fresh
            self._pattern = None

    def tokens(self, text: str) -> tuple[list[Token], list[str]]:
        """The line's tokens, names and quotations as one token each, and the quotations."""
        if self._pattern is None:
            names = sorted([(p, "p", n) for n, p in enumerate(self.players)] + [(t, "t", n) for n, t in enumerate(self.things)],
                           key=lambda x: -len(x[0]))
            self._named = {name: f"‹{kind}{n}›" for name, kind, n in reversed(names)}
            either = "|".join(re.escape(name) for name, _, _ in names)
            self._pattern = re.compile(rf'"[^"]*"|(?<![\w{{])(?:{either})(?![\w}}]|-\w)|{_RULE}|x\d+\b|{_TOKEN.pattern}', re.X)
        quoted: list[str] = []
        out: list[Token] = []
        for match in self._pattern.finditer(text):
            found = match.group()
            if found[0] == '"' and len(found) > 1:
                word = f"‹q{len(quoted)}›"
                quoted.append(found[1:-1])
            else:
                word = self._named.get(found) or found.lower().replace("\u2212", "-").replace("’", "'")
            if word == "itself" or (word == "it" and out and out[-1].text.endswith("ing")):
                out += self._meant(out, match)
                continue
            out.append(Token(word, match.start(), match.end(), found))
        return out, quoted

    @staticmethod
    def _meant(out: list[Token], match: re.Match[str]) -> list[Token]:
        """What "itself" means: the first object of the line, with its owner."""
        first = next((n for n, t in enumerate(out) if t.text.startswith("‹t")), None)
        if first is None:
            return [Token(match.group().lower(), match.start(), match.end(), match.group())]
        owned = first > 1 and out[first - 1].text == "'s" and out[first - 2].text.startswith("‹p")
        return [Token(t.text, match.start(), match.end(), match.group()) for t in out[first - 2 if owned else first : first + 1]]

    def line(self, phrase: Phrase, start: str) -> Line:
        """The line as a command or fact (`start`). Raises `WrongFile`."""
        tokens, quoted = self.tokens(phrase.text)
        try:
            found = parse(grammar(), tokens, start)
        except (TooDeep, TooLong):
            raise WrongFile(phrase.place, "expected a shorter line") from None
        if not found:
            problem = explain(grammar(), tokens, found, FRIENDLY)
            raise self._wrong(phrase, problem.column, problem.found, problem.expected, problem.nearest)
        assert isinstance(found.value, Node)
        return Line(found.value, phrase, self.players, self.things, quoted)

    def _wrong(self, phrase: Phrase, column: int, found: str, expected: tuple[str, ...], words: tuple[str, ...]) -> WrongFile:
        rest = phrase.text[column - 1 :]
        names = self._near(rest) if found[:1].isupper() else []
        near = names or list(words)
        what = f"{found!r} is not understood here" if found else "the line ends too early"
        said = " or ".join(expected[:6]) + (" ..." if len(expected) > 6 else "")
        hint = f"; did you mean {' or '.join(near)}?" if near else ""
        whole = cut_at_comma(rest, self.things)
        if whole:
            hint = f"; in a [list] a line with a comma stands in quotes, as in \"{whole}\""
        return WrongFile(phrase.place.right(column - 1), f"{what}; expected {said}{hint}")

    def _near(self, rest: str) -> list[str]:
        """The known names that the beginning of the rest looks like."""
        words = rest.split()
        best: dict[str, float] = {}
        from difflib import SequenceMatcher

        for name in (*self.players, *self.things):
            head = " ".join(words[: len(name.split())]).rstrip(",.:").removesuffix("'s")
            if head and name in nearest(head, [name]):
                best[name] = SequenceMatcher(None, head.lower(), name.lower()).ratio()
        return sorted(best, key=lambda n: -best[n])[:3]
