"""Compiles the Russian text of a card to forms: every line becomes abilities, or an `Unread` with the place where reading stopped.

    >>> compile_card({"name": "Antornax", "ru": "Анторнакс", "type": "creature", "text": "Гибель: Возьмите карту."}).abilities[0].label
    'death'
"""
from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from apnap.berserk.forms import abilities as a
from apnap.berserk.forms.effects import Search
from apnap.kernel.data import Form
from apnap.text.berserk import bind
from apnap.text.berserk.ru.lexicon import lexicon
from apnap.text.engine.chart import TooDeep, TooLong, parse
from apnap.text.engine.diagnose import explain
from apnap.text.engine.grammar import Grammar
from apnap.text.engine.tokens import Tokenizer, strip_reminder, with_self

TOKENS = Tokenizer()
FRIENDLY = {
    "obj": "a card", "desc": "a description", "number": "a number", "verb": "an effect", "event": "an event", "keyword": "a keyword",
    "payment": "a payment", "statics": "a statement", "noun": "a kind of card", "clause": "an effect",
}


@cache
def grammar() -> Grammar:
    """The Russian grammar, loaded once."""
    return Grammar.load(sorted((Path(__file__).parent / "ru").glob("*.lab")), TOKENS, lexicon())


def compile_line(text: str, name: str = "", spell: bool = False) -> tuple[Any, ...]:
    """A line's abilities, or one `Unread`. `name` is the card's own name in the text (105)."""
    plain, columns = with_self(text, (name,) if name else ())
    tokens = TOKENS.tokens(plain)
    start = "spell_line" if spell else "line"
    try:
        found = parse(grammar(), tokens, start)
    except (TooDeep, TooLong) as why:
        return (a.Unread(text, 0, str(why)),)
    if not found.values:
        problem = explain(grammar(), tokens, found, FRIENDLY)
        column = columns.back(problem.column - 1, problem.column)[0] + 1
        return (a.Unread(text, column, str(problem)),)
    try:
        return (bind.spell(found.values[0]),) if spell else bind.line(found.values[0])
    except bind.CannotBind as why:
        return (a.Unread(text, 0, str(why)),)


def compile_card(facts: Mapping[str, Any]) -> a.Card:
    """Compiles a card from its facts: `name` (the English gloss), `ru`, `type`, `cost`, `lives`, `strike`, `classes`, `text` in Russian."""
    text, name, ru = str(facts.get("text") or ""), str(facts["name"]), str(facts.get("ru") or "")
    spell = facts.get("type") == "spell"
    lines = [line for line in strip_reminder(text).split("\n") if line.strip()]
    made: list[Any] = []
    for one in [" ".join(lines)] if spell and lines else lines:
        made += compile_line(one.strip(), ru, spell)
    named = tuple(_named(x, name) for x in made)
    return a.Card(
        name, str(facts.get("type", "creature")), facts.get("cost"), facts.get("lives"), facts.get("strike"),
        tuple(facts.get("classes") or ()), tuple(facts.get("elements") or ()), named, text, (("ru", ru),) if ru else (),
        str(facts.get("uncertain") or ""),
    )


def _named(form: Any, name: str) -> Any:
    """«Поиск: [its own name]» looks for cards of that name (105)."""
    if isinstance(form, Search):
        return form.but(what=form.what.but(named=name)) if form.what.named == "~" else form
    if isinstance(form, Form):
        return form.but(**{f: _named(getattr(form, f), name) for f in form.__struct_fields__})
    return tuple(_named(x, name) for x in form) if isinstance(form, tuple) else form
