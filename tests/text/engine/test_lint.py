from __future__ import annotations

import pytest

from apnap.text.engine.lint import lint
from apnap.text.engine.notation import read

from .small import LEXICON, TEXT, TOKENIZER

SCHEMA = {
    "Activated": frozenset({"cost", "effects", "limits"}),
    "Spell": frozenset({"effects"}),
    "TapSelf": frozenset[str](),
    "Mana": frozenset({"pips"}),
    "Sacrifice": frozenset({"what"}),
    "Draw": frozenset({"n"}),
    "Pump": frozenset({"what", "mod", "until"}),
    "OnlyAsSorcery": frozenset[str](),
    "Times": frozenset({"n"}),
    "Self": frozenset[str](),
    "Obj": frozenset({"how", "count", "type", "zone"}),
}


def messages(text: str) -> list[str]:
    return [str(f) for f in lint(read({"en.lab": text}, TOKENIZER.words), LEXICON)]


def test_a_good_grammar_has_no_findings() -> None:
    assert lint(read(TEXT, TOKENIZER.words), LEXICON, ["line"], SCHEMA) == []


@pytest.mark.parametrize(
    ("text", "finding"),
    [
        ('a = "x" @NUM => A', "en.lab:1: a: the value of @NUM is dropped: it has no label"),
        ('a = "x" b => A\nb = @NUM', "en.lab:1: a: the value of b is dropped: it has no label"),
        ('a = "x" [ "y z" ] => A', 'en.lab:1: a: the words "y z" reach no field: label the bracket or mark them with ~'),
        ('a = ( "x" | "y" ) => A', 'en.lab:1: a: the words "x" reach no field: label the bracket or mark them with ~'),
        ('a = "x" { "y" } => A', 'en.lab:1: a: the words "y" reach no field: label the bracket or mark them with ~'),
        ("a = [ @NUM ] \"x\" => A", "en.lab:1: a: the value of a bracket is dropped: it has no label"),
        ('a = [ "x" n:[ @NUM ] ] => A', 'en.lab:1: a: the words "x" may reach no field: every label beside them is optional'),
        ('a = { "x" n:@NUM } => A', "en.lab:1: a: 'n': a label inside a repetition that has none"),
        ("a = n:@NUM n:@TYPE => A", "en.lab:1: a: the field 'n' is filled twice"),
        ("a = n:@NUM => A(n=1)", "en.lab:1: a: the field 'n' is filled twice"),
        ('a = "x" n:@NUM', "en.lab:1: a: 'n': a label without a node"),
        ('a = x:( "p" n:@NUM ) => A', "en.lab:1: a: a label inside 'x' without a node"),
        ('a = "x"', "en.lab:1: a: the words \"x\" have no meaning: give '=> Node', \"=> 'constant'\" or '=> ~'"),
        ('a = "x" @NUM', 'en.lab:1: a: the words "x" are lost beside a value that is passed on: mark them with ~'),
        ('a = @NUM { "," @NUM }', 'en.lab:1: a: the words "," are lost beside a value that is passed on: mark them with ~'),
        ('a = @NUM [ "x" ]', 'en.lab:1: a: the words "x" have no meaning: mark them with ~ or give a constant'),
        ("a = @NUM => 'x'", "en.lab:1: a: the value of @NUM is dropped beside a constant"),
        ("a = \"p\" [ \"q\" ] => 'x'", 'en.lab:1: a: the words "q" make no difference to the constant: mark them with ~'),
        ('a = "p" n:@NUM => ~', "en.lab:1: a: a label among words that are marked as noise"),
        ('a = n:( "p" | "q" ) => A', "en.lab:1: a: the words in 'n' all give the same value: give constants"),
        ('a = n:b => A\nb = "p" => ~', "en.lab:1: a: 'n' never gets a value: its words carry no meaning"),
        ("a = n:b => A", "en.lab:1: a: the rule 'b' is not defined"),
        ("a = n:@NONE => A", "en.lab:1: a: the lexicon has no class @NONE"),
        ('\na = [ ~"x" ] a "y" => A', "en.lab:2: a: the rule can begin with itself (left recursion)"),
    ],
)
def test_each_finding(text: str, finding: str) -> None:
    assert finding in messages(text)


def test_names_against_the_schema_and_unreachable_rules() -> None:
    rules = read({"en.lab": 'a = "x" => B(k=1)\n  | "y" => Spell(k=1)\nb = n:@NUM [ z:@NUM ] => Draw\n'}, TOKENIZER.words)
    assert [str(f) for f in lint(rules, LEXICON, ["a", "none"], SCHEMA)] == [
        "(starts):0: none: the start rule is not defined",
        "en.lab:1: a: there is no node B",
        "en.lab:2: a: the node Spell has no field 'k'",
        "en.lab:3: b: the node Draw has no field 'z'",
        "en.lab:3: b: the rule cannot be reached from a or none",
    ]
