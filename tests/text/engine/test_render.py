from __future__ import annotations

import pytest

from apnap.text.engine.lexicon import INT, LOYALTY, PM, PT, Lexicon
from apnap.text.engine.render import join, render
from apnap.text.engine.swallow import deletions, round_trip
from apnap.text.engine.values import Node

from .small import ENGLISH, TOKENIZER, grammar, reading

N = Node.of
LINES = [
    "{2}{R}, {T}: Draw two cards, then draw a card. Activate only as a sorcery.",
    "Sacrifice a creature or land from your graveyard: ~ gets +1/-1 until end of turn.",
    "Target artifact gets -3/-0. ",
    "{T}: Draw 7 cards. Activate only 2 times.",
]


@pytest.mark.parametrize("line", LINES)
def test_round_trip(line: str) -> None:
    value = reading(line).value
    assert value is not None
    trip = round_trip(ENGLISH, value, "line")
    assert trip
    assert trip.back == (value,)


@pytest.mark.parametrize("line", LINES)
def test_no_word_can_be_deleted(line: str) -> None:
    assert list(deletions(ENGLISH, TOKENIZER.tokens(line), "line")) == []


def test_a_lost_word_is_found() -> None:
    lossy = grammar('a = "draw" [ "exactly" ] n:@NUM ~"cards" => Draw')
    assert [t.text for t in deletions(lossy, TOKENIZER.tokens("Draw exactly two cards"), "a")] == ["exactly"]
    assert list(deletions(lossy, TOKENIZER.tokens("Draw nothing"), "a")) == []


@pytest.mark.parametrize(
    ("text", "value", "words"),
    [
        ('a = @NUM ~"and" @NUM | @NUM { ~"," @NUM } ~"," ~"and" @NUM', (2, 3, 2), "two , three , and two"),
        ('a = @NUM ~"and" @NUM | @NUM { ~"," @NUM } ~"," ~"and" @NUM', (2, 3), "two and three"),
        ('a = @NUM ~"and" @NUM', (2, 9), None),
        ('a = [ x:@NUM ] [ y:@TYPE ] => A', N("A", y="land"), "land"),
        ('a = [ "p" x:@NUM | "q" x:@NUM y:@TYPE ] => A', N("A", x=2, y="land"), "q two land"),
        ('a = ( "p" x:@NUM | ~"none" ) => A', N("A"), "none"),
        ('a = x:{ ~"," @NUM } => A', N("A", x=(2, 3)), ", two , three"),
        ('a = x:b => A\nb = { @NUM }', N("A"), ""),
        ('a = "p" => A(x=1)', N("A", x=True), None),
        ('a = "p" => A(x=1) | "q" x:@NUM => A', N("A", x=2), "q two"),
        ('a = x:@NUM => A', N("A", x=2, y=3), None),
        ('a = ~"very" a | "p" => 1', 1, "p"),
        ("a = @TYPE { @TYPE } => {}", ("creature", "land"), "creature land"),
        ('a = "p" x:[ "q r" ] => A', N("A", x=True), "p q r"),
        ("a = @NUM | @INT", 7, "7"),
        ("a = @NUM", "seven", None),
    ],
)
def test_what_is_said(text: str, value: str | int | Node | tuple[int, ...], words: str | None) -> None:
    made = grammar(text)
    assert render(made, value, "a") == (None if words is None else words.split())
    if words is not None:
        assert round_trip(made, value, "a")


def test_wrong_start_and_deep_values() -> None:
    with pytest.raises(KeyError, match="no rule"):
        render(ENGLISH, 1, "nothing")
    made = grammar('a = "(" x:a ")" => A | "x" => 1')
    value: int | Node = 1
    for _ in range(400):
        value = N("A", x=value)
    with pytest.raises(ValueError, match="too deep"):
        render(made, value, "a")


@pytest.mark.parametrize(
    "text",
    [
        "{2}{W/U}, {T}, sacrifice a creature: ~ gets +X/+0 and can't block. Draw a card.",
        'Create a 1/1 token with "{T}: Add {G}." Then draw a card; it\'s its owner\'s.',
        "[-X]: Draw (or not) X cards — if you can't.",
        "• Draw a card.",
    ],
)
def test_join_gives_the_text_back(text: str) -> None:
    assert join(TOKENIZER.words(text)) == text


def test_join_options() -> None:
    words = TOKENIZER.words("{T}: Возьмите карту. ~ and a Zombie.")
    assert join(words, name="Saffi", proper={"zombie"}, after_colon=False) == "{T}: возьмите карту. Saffi and a Zombie."
    assert join([]) == ""


def test_lexicon_both_ways() -> None:
    lexicon = Lexicon({"NUM": {"two": 2, "a pair": 2}}, {"INT": INT, "PT": PT, "PM": PM, "LOY": LOYALTY})
    pairs = "NUM two, INT 7, PT 1/x, PM +2/+0, PM -0/-x, LOY [-2], LOY [+1], LOY [-x]"
    for name, word in (pair.split() for pair in pairs.split(", ")):
        assert lexicon.word(name, lexicon.value(name, word)) == word
    assert lexicon.value("INT", "1,000") == 1000
    assert lexicon.classes_of("7") == {"INT"}
    assert lexicon.word("INT", "seven") is None
    assert lexicon.word("PM", 1) is None
    assert "INT" not in lexicon.classes_of("9" * 5000)
    with pytest.raises(KeyError, match="not a word of the class NUM"):
        lexicon.value("NUM", "three")
    with pytest.raises(ValueError, match="capitals"):
        Lexicon({"num": {}})
