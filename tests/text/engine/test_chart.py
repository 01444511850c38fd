from __future__ import annotations

import copy
import pickle
import time

import pytest

from apnap.text.engine.chart import TooDeep, TooLong, parse
from apnap.text.engine.swallow import ambiguous
from apnap.text.engine.values import Node, sort_key, walk

from .small import ENGLISH, TOKENIZER, grammar, reading

N = Node.of


def test_a_line() -> None:
    got = reading("{2}{R}, {T}, Sacrifice a creature or land from your hand: Draw two cards, then draw a card. Activate only as a sorcery.")
    assert got.values == (
        N(
            "Activated",
            cost=(
                N("Mana", pips=("{2}", "{r}")),
                N("TapSelf"),
                N("Sacrifice", what=N("Obj", how="one", type=("creature", "land"), zone="hand")),
            ),
            effects=(N("Draw", n=2), N("Draw", n=1)),
            limits=(N("OnlyAsSorcery"),),
        ),
    )
    assert not ambiguous(got)
    assert got.more is False


def test_absent_options_and_empty_tuples_give_no_field() -> None:
    got = reading("~ gets +1/-1.").value
    assert got == N("Spell", effects=(N("Pump", what=N("Self"), mod=(1, -1)),))
    assert reading("~ gets +1/-1 until end of turn.").value == N("Spell", effects=(N("Pump", what=N("Self"), mod=(1, -1), until=True),))


def test_spans_lie_beside_the_nodes() -> None:
    got = reading("{T}: Draw a card, draw a card.")
    assert got.value is not None
    assert got.spans(got.value) == {(): (0, 10), ("cost", 0): (0, 1), ("effects", 0): (2, 5), ("effects", 1): (6, 9)}
    first, second = (node for _, node in walk(got.value) if node.name == "Draw")
    assert first == second
    assert (got.span(first), got.span(second)) == ((2, 5), (6, 9))
    with pytest.raises(KeyError, match="not from this parse"):
        got.span(N("Draw", n=1))


def test_ambiguity_is_seen_and_the_first_alternative_comes_first() -> None:
    made = grammar('a = x:b y:c => A\nb = "p" => 1 | "p q" => 2 | "p" => 3\nc = "q" => 1 | "r" => 2 | "q r" => 3')
    got = parse(made, ["p", "q", "r"], "a")
    assert got.values == (N("A", x=2, y=2), N("A", x=1, y=3), N("A", x=3, y=3))
    assert ambiguous(got)


def test_equal_values_by_different_ways_are_one_value() -> None:
    made = grammar('a = x:b => A | x:c => A\nb = "p" => 1\nc = "p" => 1')
    assert parse(made, ["p"], "a").values == (N("A", x=1),)


def test_all_ends_are_kept() -> None:
    assert parse(grammar("a = { @NUM }"), ["two", "three", "creature"], "a").ends == (0, 1, 2)


@pytest.mark.parametrize(
    ("text", "words", "value"),
    [
        ("a = @NUM", "two", 2),
        ("a = @NUM @TYPE", "two lands", (2, "land")),
        ("a = { @NUM }", "two three two", (2, 3, 2)),
        ("a = { @NUM }", "", ()),
        ('a = @NUM { ~"," @NUM } ~[ "," ] ~"and" @NUM', "two, three, and two", (2, 3, 2)),
        ("a = @TYPE { @TYPE } => {}", "land creature artifact", ("artifact", "creature", "land")),
        ("a = b { b }\nb = @NUM { @TYPE }", "two land three", ((2, "land"), (3,))),
        ('a = { ( "x" => 1 | "y" => ~ ) }', "x y x", (1, 1)),
        ('a = x:[ "p q" ] y:[ @NUM ] => A', "p q", N("A", x=True)),
        ('a = x:"p" => A', "p", N("A", x=True)),
        ('a = ~@NUM x:@TYPE => A', "two lands", N("A", x="land")),
        ('a = [ "from" x:@NUM | "to" y:@NUM ] => A', "to two", N("A", y=2)),
        ('a = ( [ x:@NUM ] y:@TYPE ) z:{ @NUM } => A', "two land", N("A", x=2, y="land")),
        ('a = { [ "x" => 1 ] } "y" => A\nb = "z" => 1', "x x y", N("A")),
        ('a = "x" { ~"y" } => 7', "x y y", 7),
    ],
)
def test_what_an_alternative_gives(text: str, words: str, value: object) -> None:
    assert reading(words, grammar(text), "a").values == (value,)


def test_order_of_words_does_not_matter_to_nodes() -> None:
    made = grammar('a = x:@NUM y:@TYPE => A | y:@TYPE x:@NUM => A')
    assert reading("two lands", made, "a").value == reading("land two", made, "a").value


def test_noise_is_known() -> None:
    assert reading("Sacrifice a creature or land, then draw two cards.").noise == {1, 3, 5, 6, 9, 10}


def test_empty_input() -> None:
    got = reading("")
    assert (got.values, got.value, bool(got), got.ends) == ((), None, False, ())
    with pytest.raises(KeyError, match="no rule 'nothing'"):
        parse(ENGLISH, [], "nothing")


NESTED = "a = \"(\" x:a \")\" => A | \"x\" => 1"


@pytest.mark.parametrize("depth", [95, 300, 5000])
def test_deep_nesting_is_a_clean_error(depth: int) -> None:
    words = ["("] * depth + ["x"] + [")"] * depth
    made = grammar(NESTED)
    if depth < 100:
        value = parse(made, words, "a").value
        assert isinstance(value, Node)
        assert hash(value) == hash(pickle.loads(pickle.dumps(value)))
        return
    with pytest.raises(TooDeep, match="nests"):
        parse(made, words, "a")
    with pytest.raises(TooDeep):
        parse(made, words, "a", deepest=10**9, steps=10**9)
    assert issubclass(TooDeep, ValueError)


def test_too_long_is_a_clean_error() -> None:
    with pytest.raises(TooLong, match="more than 50 steps"):
        parse(ENGLISH, TOKENIZER.tokens("Draw two cards, " * 50), "line", steps=50)
    assert issubclass(TooLong, ValueError)


def test_long_input_is_read_in_linear_time() -> None:
    begin = time.perf_counter()
    got = reading("Draw two cards, " * 2000 + "draw a card.")
    assert time.perf_counter() - begin < 3
    assert got.value == N("Spell", effects=(N("Draw", n=2),) * 2000 + (N("Draw", n=1),))


def test_many_values_are_capped_and_said() -> None:
    made = grammar('a = { b }\nb = "x" => 1 | "x" => 2')
    got = parse(made, ["x"] * 30, "a")
    assert got.value == (1,) * 30
    assert len(got.values) == 16
    assert got.more


def test_exponential_grammar_ends() -> None:
    made = grammar('a = "x" l:a r:a => A | "x" => 1')
    with pytest.raises(ValueError, match=r"steps|nests"):
        parse(made, ["x"] * 2001, "a")
    assert parse(made, ["x"] * 21, "a").more


def test_nodes_are_frozen_values() -> None:
    node = N("A", y=1, x=(N("B"),))
    assert node == N("A", x=(N("B"),), y=1)
    assert node != N("A", y=2) and node != "A" and node["y"] == 1 and node.get("z", 0) == 0 and "x" in node
    assert repr(node) == "A(x=(B(),), y=1)"
    assert pickle.loads(pickle.dumps(node)) == node == copy.deepcopy(node)
    with pytest.raises(AttributeError, match="frozen"):
        node.name = "B"
    with pytest.raises(KeyError, match="no field 'z'"):
        node["z"]
    assert sorted([node, "a", 2, (1,), 1], key=sort_key) == [1, 2, "a", (1,), node]


def test_a_grammar_can_be_pickled() -> None:
    again = pickle.loads(pickle.dumps(ENGLISH))
    assert parse(again, ["draw", "two", "cards", "."], "line").value == N("Spell", effects=(N("Draw", n=2),))
