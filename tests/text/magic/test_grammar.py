"""The English grammar as a grammar: nothing is dropped, every node means something, deleting a word changes something."""

from __future__ import annotations

import pytest

from apnap.cards.magic import pool
from apnap.kernel.data import Form
from apnap.text.engine.chart import parse
from apnap.text.engine.lint import lint
from apnap.text.engine.notation import every
from apnap.text.engine.tokens import strip_reminder, with_self
from apnap.text.magic import compile as compiler
from apnap.text.magic.bars import LEVEL, SIZE
from apnap.text.magic.bind.binder import TABLE, CannotBind
from apnap.text.magic.bind.changes import CHANGES
from apnap.text.magic.bind.clauses import body
from apnap.text.magic.bind.cost_changes import CHANGE
from apnap.text.magic.bind.descriptions import PARTS
from apnap.text.magic.bind.values import MANA
from apnap.text.magic.facts import type_line

STARTS = ("permanent_line", "spell_line", "permanent_modal", "modal_line", "body")
# nodes that the binder of the node around them reads itself
INSIDE = {
    "Abilities",
    "AllColors",
    "AtLeast",
    "AtLeastN",
    "AtLeastThis",
    "AtMost",
    "Became",
    "CantCast",
    "CantUnless",
    "ChosenColor",
    "Cmp",
    "ColorIs",
    "ColorOfChoice",
    "CounterCmp",
    "Delirium",
    "DifferentPowers",
    "Divided",
    "During",
    "Entering",
    "Everything",
    "Exactly",
    "HandN",
    "KeywordLine",
    "LifeN",
    "Manas",
    "Many",
    "ModalHead",
    "Moment",
    "NextStep",
    "NoActivate",
    "NoCast",
    "NoCastElsewhere",
    "NoDraw",
    "NoLands",
    "NoLife", "NoLossOfLife",
    "NoPay",
    "NoPlayerCounters",
    "NoSearch",
    "None",
    "NoneN",
    "Np",
    "One",
    "OneOrBoth",
    "OneOrMore",
    "OneSpell",
    "OneUntap",
    "Owner",
    "Predefined",
    "Second",
    "SomeN",
    "Spells",
    "StateOf",
    "StaticLine",
    "Third",
    "ThisSpell",
    "TokenKind",
    "UpTo",
    "While",
    "Zone",
}


def test_the_linter_finds_nothing() -> None:
    grammar = compiler.grammar()
    assert [str(f) for f in lint(grammar.rules, grammar.lexicon, STARTS)] == []


def test_every_node_has_a_meaning() -> None:
    rules = compiler.grammar().rules.alternatives.values()
    nodes = {a.node for alternatives in rules for a in every(alternatives) if a.node}
    known = {*TABLE, *CHANGES, *PARTS, *CHANGE, *MANA}
    assert nodes - known == INSIDE
    assert known - nodes == set()


def meaning(reader: compiler._Reader, words: tuple[str, ...]) -> tuple[object, ...] | None:
    """What a line means, or None when it is not read."""
    values = compiler.read(words, "spell_line" if reader.spell else "permanent_line")

    def bound(value: object) -> tuple[object, ...]:
        made = reader.bound(value)  # type: ignore[arg-type]
        return tuple(body(reader.binder(), x.value) if isinstance(x, compiler._Instructions) else x for x in made)

    try:
        return compiler.first(bound, values)  # type: ignore[no-any-return]
    except CannotBind:
        return None


# words whose absence says the same: a plural alone means all of them, "you" is who acts unless another is named, and the creature
# said last is the sacrificed one
SAME_WITHOUT = {"all", "each", "you", "may", "have", "colorless", "one", "sacrificed", "discarded", "exiled"}


@pytest.mark.parametrize("name", [n for n, f in pool.facts().items() if f["text"]])
def test_no_word_of_the_pool_is_passed_over(name: str) -> None:
    facts = pool.facts()[name]
    reader = compiler._Reader(name, type_line(facts["type"]))
    for line in compiler.lines_of(strip_reminder(facts["text"])):
        if line.bullets or LEVEL.match(line.text) or SIZE.match(line.text):
            continue
        words = tuple(compiler.TOKENS.words(with_self(line.text, reader.names)[0]))
        whole = meaning(reader, words)
        start = "spell_line" if reader.spell else "permanent_line"
        result = parse(compiler.grammar(), words, start)
        assert whole is not None, line.text
        for i, word in enumerate(words):
            if i not in result.noise and word not in SAME_WITHOUT:
                assert meaning(reader, words[:i] + words[i + 1 :]) != whole, f"{word!r} in {line.text!r}"


def test_no_form_of_the_pool_was_made_only_to_bind() -> None:
    def inside(value: object) -> None:
        if isinstance(value, tuple):
            for one in value:
                inside(one)
        elif isinstance(value, Form):
            assert ".magic.forms." in type(value).__module__, value
            for field in value.__struct_fields__:
                inside(getattr(value, field))

    for card in pool.load_pool().values():
        inside(card)
