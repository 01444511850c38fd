"""Compiles the English text of a card to forms.

Every line becomes abilities, or an `Unread` with the place where reading stopped; no word is passed over. Reminder text says
nothing, quoted and modal texts are read inside the line they belong to.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from apnap.kernel.data import Form
from apnap.magic.forms import abilities, effects
from apnap.magic.keywords import LABELLED
from apnap.magic.keywords.intrinsic import intrinsic
from apnap.magic.keywords.levels import station_creature
from apnap.text.engine.chart import TooDeep, TooLong, parse
from apnap.text.engine.diagnose import explain
from apnap.text.engine.grammar import Grammar
from apnap.text.engine.tokens import Columns, Token, Tokenizer, self_names, strip_reminder, with_self
from apnap.text.engine.values import Node, Value
from apnap.text.magic import bind
from apnap.text.magic.bars import Bars
from apnap.text.magic.bind.abilities import bodied
from apnap.text.magic.bind.binder import Binder, CannotBind
from apnap.text.magic.bind.clauses import body, collect, loose
from apnap.text.magic.bind.keywords import keyword_line
from apnap.text.magic.bind.statics import spell_static, static_line
from apnap.text.magic.en.lexicon import COLOR_LETTERS, lexicon
from apnap.text.magic.facts import TypeLine, mana_symbols, number, type_line

HERE = Path(__file__).parent
TOKENS = Tokenizer()
LABEL = re.compile(r"^([A-Z][\w'’!-]*(?: [\w'’!-]+){0,4}) — (?=\S)")
PRONOUNS = (
    (re.compile(r"\b(?:he|she|him|her(?=[.,;]| until\b| and\b| or\b| unless\b| to\b| from\b| on\b| at\b| by\b))\b", re.I), "it"),
    (re.compile(r"\b(?:he|she)'s\b", re.I), "it's"),
    (re.compile(r"\b(?:his|her)\b", re.I), "its"),
)
"""How a legend's text speaks of it, and the words for the same of anything else."""
LOYALTY = re.compile(r"^([+-](?:\d+|X)|0): ", re.MULTILINE)
BULLET = re.compile(r"^[•*] ?")
HEAD = re.compile(r"[Cc]hooses? (?:one|two|three|up to|any number)[^.]*(?:—|\.)[^•]*$")


@dataclass(frozen=True)
class Span:
    """Where an ability stands in the card's text."""

    start: int
    end: int


@dataclass
class CompiledFace:
    """A card's form, the place of each of its abilities in the text, and what was not read."""

    card: abilities.Card
    spans: tuple[Span, ...] = ()
    unread: tuple[abilities.Unread, ...] = ()

    @property
    def wholly(self) -> bool:
        """Whether every line was read."""
        return not self.unread


@cache
def grammar() -> Grammar:
    """The English grammar, loaded once."""
    return Grammar.load(sorted((HERE / "en").glob("*.lab")), TOKENS, lexicon())


@dataclass
class _Line:
    """One ability's text: a line with the bullets that belong to it; `start` is its column in the whole text."""

    text: str
    start: int
    bullets: list[_Line] = field(default_factory=list)
    label: str = ""


def lines_of(text: str) -> list[_Line]:
    """The abilities' texts in order, bullets under the line before them, labels cut off."""
    out: list[_Line] = []
    start = 0
    for raw in text.split("\n"):
        line = _Line(raw, start)
        start += len(raw) + 1
        if not raw.strip():
            continue
        bullet = BULLET.match(raw.lstrip())
        if bullet and out:
            skip = len(raw) - len(raw.lstrip()) + bullet.end()
            out[-1].bullets.append(_Line(raw[skip:], line.start + skip))
            continue
        label = LABEL.match(raw)
        if label and not HEAD.search(raw[: label.end()] + "•") and not raw.startswith("Choose"):
            line = _Line(raw[label.end() :], line.start + label.end(), label=label.group(1))
        out.append(line)
    return out


def names_of(name: str, line: TypeLine) -> tuple[str, ...]:
    """What the text may call the card: its name, what stands before a comma, a legend's or planeswalker's first word."""
    names = [*self_names(name)]
    first = name.split(" ")[0].rstrip(",")
    legend = "legendary" in line.supertypes or "planeswalker" in line.types
    if (
        legend
        and first not in names
        and first.lower() not in ("the", "a")
        and (first in line.subtypes or not lexicon().classes_of(first.lower()) - {"WORD"})
    ):
        names.append(first)
    return tuple(names)


class _Reader:
    """Reads the lines of one card."""

    def __init__(self, name: str, line: TypeLine) -> None:
        self.names = names_of(name, line) if name else ()
        self.name = name
        self.line = line
        self.spell = bool({"instant", "sorcery"} & set(line.types))
        self.this = frozenset([*line.types, *(s.lower() for s in line.subtypes)])

    def binder(self) -> Binder:
        return Binder(self.this, self.spell, self.name)

    def nodes(self, text: str, start: str) -> tuple[Value, ...]:
        """The readings of a text, the likeliest first. Raises `_NotRead`."""
        plain, columns = with_self(text, self.names)
        tokens = TOKENS.tokens(plain)
        values = read(tuple(token.text for token in tokens), start)
        if not values:
            raise _not_read(tokens, start, columns)
        return values

    def read(self, line: _Line) -> tuple[Any, ...]:
        """A line's abilities. Raises `_NotRead`."""
        try:
            if line.bullets:
                return (self.modal(line),)
            made = self.plain(line.text)
        except CannotBind as why:
            raise _NotRead(0, str(why)) from None
        return tuple(_labelled(one, line.label) for one in made)

    def plain(self, text: str) -> tuple[Any, ...]:
        values = self.nodes(text.rstrip(), "spell_line" if self.spell else "permanent_line")
        spoken = tuple(v for v in values if not isinstance(v, Node)) if self.spell else ()
        try:
            made: tuple[Any, ...] = first(self.bound, tuple(v for v in values if v not in spoken))
        except CannotBind:
            if not spoken:
                raise
            return (_Instructions(*spoken),)
        return made

    def bound(self, value: Value) -> tuple[Any, ...]:
        b = self.binder()
        if isinstance(value, Node):
            if value.name == "KeywordLine":
                return keyword_line(b, value["list"])
            if value.name == "StaticLine":
                return (spell_static(b, value["statements"]),)
            made = b.bind(value)
            return made if isinstance(made, tuple) else (made,)
        if self.spell:
            return (_Instructions(value),)
        return (static_line(b, value),)

    def modal(self, line: _Line) -> Any:
        """A line with modes under it."""
        text = line.text.rstrip()
        start = "permanent_modal" if not self.spell else "modal_line"
        head = self.binder()

        def offered(value: Value) -> tuple[Any, abilities.Modal]:
            assert isinstance(value, Node)
            made: Any = bodied(head, value) if value.name == "ModalHead" else head.bind(value)
            modal = made if isinstance(made, abilities.Modal) else getattr(made, "body", None)
            if not isinstance(modal, abilities.Modal):
                raise CannotBind("the bullets follow a line that offers no choice")
            return made, modal

        made, modal = first(offered, self.nodes(text, start))
        modes = [first(lambda v: body(head.inner(), v), self.nodes(bullet.text.rstrip(), "body")) for bullet in line.bullets]
        whole = modal.but(modes=tuple(modes), most=min(modal.most, len(modes)) if not modal.repeat else modal.most)
        return abilities.Spell(whole) if isinstance(made, abilities.Modal) else made.but(body=whole, label=line.label or made.label)


def first(function: Callable[[Value], Any], values: tuple[Value, ...]) -> Any:
    """What the function makes of the first value that it can bind. Raises the first `CannotBind` when there is none."""
    failed: CannotBind | None = None
    for value in values:
        try:
            return function(value)
        except CannotBind as why:
            failed = failed or why
    raise failed or CannotBind("nothing was read")


def _not_read(tokens: list[Token], start: str, columns: Columns) -> _NotRead:
    """Why a text could not be read, in the columns of the text before the card's name was replaced."""
    try:
        problem = explain(grammar(), tokens, parse(grammar(), tokens, start), FRIENDLY)
    except (TooDeep, TooLong) as why:
        return _NotRead(0, str(why))
    column = columns.back(problem.column - 1, problem.column)[0] + 1
    return _NotRead(column, str(replace(problem, column=column)))


FRIENDLY = {
    "cost": "a cost",
    "obj": "an object",
    "player": "a player",
    "condition": "a condition",
    "event": "an event",
    "number": "a number",
    "duration": "a duration",
    "keyword": "a keyword",
    "limit": "an activation instruction",
    "verb": "an effect",
    "np": "a description",
    "mana": "mana symbols",
}


class _Instructions:
    """A spell's line in all its readings: its instructions go into one body with those of its other lines."""

    def __init__(self, *values: Value) -> None:
        self.values = values

    @property
    def value(self) -> Value:
        return self.values[0]


class _NotRead(Exception):
    def __init__(self, column: int, message: str) -> None:
        super().__init__(message)
        self.column = column
        self.message = message


def _labelled(made: Any, label: str) -> Any:
    if label.lower() in LABELLED and isinstance(made, abilities.Activated):
        return LABELLED[label.lower()](made)
    if label and hasattr(made, "label") and not made.label:
        return made.but(label=label)
    return made


@lru_cache(maxsize=20_000)
def read(words: tuple[str, ...], start: str) -> tuple[Value, ...]:
    """The readings of a text's tokens by a rule of the grammar, the likeliest first; none when it cannot be read."""
    try:
        return parse(grammar(), words, start).values
    except (TooDeep, TooLong):
        return ()


def compile_text(text: str, type_line_text: str = "Creature", name: str = "") -> CompiledFace:
    """Compiles a text alone: `compile_text("{T}: Add {G}.").card.abilities`."""
    return compile_card({"name": name, "type": type_line_text, "text": text})


def compile_card(facts: Mapping[str, Any]) -> CompiledFace:
    """Compiles a card from its facts: name, cost, type, power, toughness, loyalty, text (`manaCost` is understood too)."""
    name = str(facts.get("name") or "")
    line = type_line(str(facts.get("type") or ""))
    text = str(facts.get("text") or "")
    reader = _Reader(name, line)
    made: list[Any] = list(intrinsic(line.subtypes)) if "land" in line.types else []
    spans: list[Span] = [Span(0, 0)] * len(made)
    unread: list[abilities.Unread] = []
    spoken: list[tuple[_Line, _Instructions]] = []
    bars = Bars()
    for one in lines_of(strip_reminder(_bracketed(text.replace("\u2212", "-"), line))):
        if bars.opens(one.text):
            continue
        symbol = bars.cut(one.text)
        one = _Line(one.text[symbol:], one.start + symbol, one.bullets, one.label)
        size = bars.size(one.text)
        for ability in size or _read(reader, one):
            if not size and not isinstance(ability, (abilities.Unread, _Instructions)):
                ability = bars.under(ability)
            if isinstance(ability, _Instructions):
                spoken.append((one, ability))
                continue
            partly = _in_part(reader, one, ability.message) if isinstance(ability, abilities.Unread) else None
            made.append(ability if partly is None else bars.under(partly))
            spans.append(Span(one.start, one.start + len(one.text)))
            if isinstance(ability, abilities.Unread):
                unread.append(ability)
    if spoken:
        first, last = spoken[0][0], spoken[-1][0]
        span = Span(first.start, last.start + len(last.text))
        ability = _spell(reader, [said for _, said in spoken], text[span.start : span.end])
        made.append(ability)
        spans.append(span)
        if isinstance(ability, abilities.Unread):
            unread.append(ability)
    card = _card(facts, name, line, tuple(made), text)
    if bars.last_station is not None and isinstance(card.power, int) and isinstance(card.toughness, int):
        creature = station_creature(bars.last_station, card.power, card.toughness)
        card, spans = card.but(abilities=(*card.abilities, creature), power=None, toughness=None), [*spans, Span(0, 0)]
    return CompiledFace(card, tuple(spans), tuple(unread))


def _bracketed(text: str, line: TypeLine) -> str:
    """A planeswalker's "+1: Draw a card." as card texts have it, "[+1]: Draw a card."; a legend's "he", "her" as "it", "its"."""
    if "planeswalker" in line.types:
        text = LOYALTY.sub(r"[\1]: ", text)
    if "planeswalker" in line.types or "legendary" in line.supertypes:
        for pattern, word in PRONOUNS:
            text = pattern.sub(lambda m, word=word: word.capitalize() if m[0][0].isupper() else word, text)  # type: ignore[misc]
    return text


def _read(reader: _Reader, line: _Line) -> tuple[Any, ...]:
    try:
        return reader.read(line)
    except _NotRead as why:
        whole = "\n• ".join([line.text, *(b.text for b in line.bullets)])
        return (abilities.Unread(whole, why.column, why.message),)


SENTENCE = re.compile(r"(?<=\.) (?=[A-Z])")
ELSEWHERE = re.compile(r"\b(?:adds?|this card|command zone|fight)\b|\{P\}|\"", re.IGNORECASE)
"""What an unread effect must not hold: then what the ability needs when it is begun is not known either."""


def _in_part(reader: _Reader, line: _Line, message: str) -> Any | None:
    """An activated ability of which the cost and the instructions were read, but not all of its effect: it can be activated, and what
    was not read is told when it resolves. None where that is not so."""
    cost, colon, said = line.text.partition(": ")
    if line.bullets or not colon or '"' in cost or "graveyard" in said:
        return None
    sentences = SENTENCE.split(said)
    limits = 0
    while limits < len(sentences) and _reads(reader, line, f"{cost}: Draw a card. {' '.join(sentences[len(sentences) - limits - 1 :])}"):
        limits += 1
    effect, tail = sentences[: len(sentences) - limits], "".join(f" {x}" for x in sentences[len(sentences) - limits :])
    for n in range(len(effect) - 1, -1, -1):
        left = " ".join(effect[n:])
        slots = _slots_in(reader, line, cost, left)
        if ELSEWHERE.search(left) or slots is None:
            return None
        whole = _reads(reader, line, f"{cost}: {' '.join(effect[:n]) or 'Draw a card.'}{tail}")
        if whole is not None and isinstance(whole.body, abilities.Body):
            known = whole.body.instructions if n else ()
            return whole.but(body=abilities.Body((*known, effects.AsUnread(left, message)), (*whole.body.slots, *slots)))
    return None


TARGET = re.compile(
    r"\b(?:up to \w+ |any number of |one or two |two |three |another )*(?:other )?targets? (?=\w)|\bany target\b", re.IGNORECASE)
GOES_ON = frozenset({"or", "and/or", "that", "that's", "with", "without", "other", "of", "in", "from"})
"""What after a description belongs to it: then the description was not read wholly."""
NO_TARGET = re.compile(r"\b(?:new|that|the|becomes?|be|which|only) targets?\b", re.IGNORECASE)


def _slots_in(reader: _Reader, line: _Line, cost: str, text: str) -> tuple[Any, ...] | None:
    """The targets that an unread effect names, each as the longest phrase that is one; None where they are not clear."""
    if NO_TARGET.search(text) or len(re.findall(r"\btargets?\b", text, re.IGNORECASE)) != len(TARGET.findall(text)):
        return None
    out: list[Any] = []
    for match in TARGET.finditer(text):
        words = re.split(r"[.;]", text[match.start() :])[0].split()[:14]
        n, found = next(((n, slots) for n in range(len(words), 0, -1)
                         if (slots := _slots_of(reader, line, cost, " ".join(words[:n]).rstrip(",")))), (0, ()))
        if not found or (words[n:] and words[n] in GOES_ON):
            return None
        out += found
    return tuple(out)


def _slots_of(reader: _Reader, line: _Line, cost: str, phrase: str) -> tuple[Any, ...]:
    phrase = phrase[:1].lower() + phrase[1:]
    for verb in ("Exile", "Counter", "This permanent deals 1 damage to"):
        whole = _reads(reader, line, f"{cost}: {verb} {phrase}.")
        if whole is not None and isinstance(whole.body, abilities.Body) and len(whole.body.slots) == 1 == len(whole.body.instructions):
            return whole.body.slots
    return ()


def _reads(reader: _Reader, line: _Line, text: str) -> abilities.Activated | None:
    made = _read(reader, _Line(text, line.start, [], line.label))
    return made[0] if len(made) == 1 and isinstance(made[0], abilities.Activated) else None


def _spell(reader: _Reader, lines: Iterable[_Instructions], text: str) -> Any:
    """All instructions of an instant or sorcery as one `Spell`."""
    b = reader.binder()
    out: list[Any] = []
    try:
        for line in lines:
            before, made = b, out

            def attempt(value: Value, before: Binder = before, made: list[Any] = made) -> tuple[Binder, list[Any]]:
                after, longer = before.inner(), list(made)
                after.slots = list(before.slots)
                collect(after, value, longer)
                loose(tuple(longer))
                return after, longer

            b, out = first(attempt, line.values)
    except CannotBind as why:
        return abilities.Unread(text, 0, str(why))
    return abilities.Spell(abilities.Body(tuple(out), tuple(b.slots)))


def _card(facts: Mapping[str, Any], name: str, line: TypeLine, made: tuple[Form, ...], text: str) -> abilities.Card:
    cost = facts.get("cost", facts.get("manaCost"))
    colors = facts.get("colors")
    return abilities.Card(
        name,
        None if cost is None else mana_symbols(str(cost)),
        line.supertypes,
        line.types,
        line.subtypes,
        made,
        number(facts.get("power")),
        number(facts.get("toughness")),
        number(facts.get("loyalty")),
        None if colors is None else tuple(COLOR_LETTERS.get(color, color) for color in colors),
        text,
        str(facts.get("since") or ""),
        None if facts.get("flip") is None else compile_card(facts["flip"]).card,
    )


__all__ = ["CompiledFace", "Span", "bind", "compile_card", "compile_text", "grammar", "lines_of", "read"]
