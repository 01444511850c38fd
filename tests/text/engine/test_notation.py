from __future__ import annotations

from pathlib import Path

import pytest

from apnap.text.engine.chart import parse
from apnap.text.engine.grammar import Grammar
from apnap.text.engine.notation import GrammarError, load, read
from apnap.text.engine.values import Node

from .small import LEXICON, TOKENIZER, grammar


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("a = ", 1, "expected an item"),
        ('a = "x" => Foo\nb = [ "y"', 2, "expected ']' to close the '[' of line 2"),
        ('a = "x" )', 1, "expected an item, '|' or '=>', found ')'"),
        ('a = "x" => ', 1, "expected a Node, a 'constant', a number, ~ or {} after '=>', found the end of the rule"),
        ('a = "x" => foo', 1, "found 'foo'"),
        ('a = "x" => Foo(k)', 1, "expected '=' after the field 'k'"),
        ('a = "x" => Foo(k=Bar)', 1, "expected a constant"),
        ('a = "x" => Foo(k=1 l=2)', 1, "expected ',' or ')'"),
        ('a = "x" => Foo(k=1, k=2)', 1, "'k' twice"),
        ('a = "" => Foo', 1, "expected words between the quotes"),
        ('a = x:=> Foo', 1, "expected words in quotes, a @CLASS, a rule or a bracket, found '=>'"),
        ('a = "x => Foo', 1, "expected words in quotes, a @CLASS, a rule or a bracket, found '\"x => Foo'"),
        ('\nFoo = "x"', 2, "expected 'rule name =' in the first column"),
        ('  "x"', 1, "expected 'rule name ='"),
        ('a = "x" => {', 1, "expected '}' after '=> {'"),
        ("a = ~", 1, "expected words in quotes"),
        ("a = " + "(" * 5000, 1, "at most 50 brackets"),
    ],
)
def test_errors_name_the_line_and_what_was_expected(text: str, line: int, message: str) -> None:
    with pytest.raises(GrammarError) as error:
        read({"en.lab": text}, TOKENIZER.words)
    assert str(error.value).startswith(f"en.lab:{line}: ")
    assert message in str(error.value)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('a = b => Foo\nc = "x" => Foo', "grammar:1: the rule 'b' is not defined (it stands in 'a')"),
        ("a = @NONE", "grammar:1: the lexicon has no class @NONE"),
        ('a = a "x"', "the rule 'a' can begin with itself"),
        ('a = [ "x" ] { b } a => Foo\nb = "y" => ~', "the rule 'a' can begin with itself"),
        ('a = ( b )\nb = [ @NUM ] a "x" | "y" => 1', "the rule 'a' can begin with itself"),
    ],
)
def test_a_grammar_that_cannot_work_is_refused(text: str, message: str) -> None:
    with pytest.raises(GrammarError) as error:
        grammar(text)
    assert message in str(error.value)


def test_comments_continuations_and_extension(tmp_path: Path) -> None:
    (tmp_path / "one.lab").write_text("# first\na = \"x # y\" => 'one' # a comment\n  | \"z\" => 2\n| \"-\" => -3\n", encoding="utf-8")
    (tmp_path / "two.lab").write_text("a = \"x\" => Foo(k='a b', n=-2, yes=true)\n", encoding="utf-8")
    rules = load([tmp_path / "one.lab", tmp_path / "two.lab"], TOKENIZER.words)
    assert [str(a.place) for a in rules.alternatives["a"]] == ["one.lab:2", "one.lab:3", "one.lab:4", "two.lab:1"]
    made = Grammar(rules, LEXICON)
    assert parse(made, ["x", "#", "y"], "a").value == "one"
    assert parse(made, ["z"], "a").value == 2
    assert parse(made, ["-"], "a").value == -3
    assert parse(made, ["x"], "a").value == Node.of("Foo", k="a b", n=-2, yes=True)
    assert rules.count() == 4


def test_escaped_quotes() -> None:
    assert parse(grammar(r"""a = "\"" => 'it\'s' """), ['"'], "a").value == "it's"
