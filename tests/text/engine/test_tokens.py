from __future__ import annotations

import time

import pytest

from apnap.text.engine.tokens import Tokenizer, self_names, strip_reminder, with_self

WORDS = Tokenizer().words


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{2/W}, {T}: Add {G}.", ["{2/w}", ",", "{t}", ":", "add", "{g}", "."]),
        ("[−2]: [-X] [+1] [0]", ["[-2]", ":", "[-x]", "[+1]", "[0]"]),
        ("a 1/1 gets +1/+1 or −0/−X, */*", ["a", "1/1", "gets", "+1/+1", "or", "-0/-x", ",", "*/*"]),
        ("It can't block; it's its owner’s.", ["it", "can't", "block", ";", "it", "'s", "its", "owner", "'s", "."]),
        ("non-Human and/or 1,000", ["non-human", "and/or", "1,000"]),
        ("• Draw — five", ["•", "draw", "—", "five"]),
        ('with "Sacrifice ~." Then', ["with", '"', "sacrifice", "~", ".", '"', ".", "then"]),
        ('with "Sacrifice ~."', ["with", '"', "sacrifice", "~", ".", '"', "."]),
        ('with "Sacrifice ~." and', ["with", '"', "sacrifice", "~", ".", '"', "and"]),
        ("Пожертвуйте ~.", ["пожертвуйте", "~", "."]),
        ("", []),
        ("\x00 ☃", ["\x00", "☃"]),
    ],
)
def test_words(text: str, words: list[str]) -> None:
    assert WORDS(text) == words


def test_tokens_know_their_places() -> None:
    line = 'Gain "Draw two." Then −X/−1.'
    for token in Tokenizer().tokens(line):
        assert line[token.start : token.end] == token.original


def test_reminder_text_becomes_blanks() -> None:
    assert strip_reminder("Flying (It (really) flies.) and (x)\n(y\nz)") == "Flying                      and    \n  \n  "
    assert strip_reminder("a ) b ( c") == "a ) b ( c"
    assert strip_reminder("a ( b (c) d") == "a ( b     d"
    assert strip_reminder("") == ""


@pytest.mark.parametrize("text", ["(" * 5000 + ")" * 5000, "(" * 5000, ")" * 5000, "()" * 5000, "(()" * 5000])
def test_reminder_text_is_linear_in_its_nesting(text: str) -> None:
    begin = time.perf_counter()
    out = strip_reminder(text)
    assert time.perf_counter() - begin < 0.5
    assert len(out) == len(text)


def test_own_name_and_short_name() -> None:
    names = self_names("Erebos, God of the Dead")
    assert names == ("Erebos, God of the Dead", "Erebos")
    text = "Exile Erebos, God of the Dead: Erebos's owner draws. Erebosian Erebos-like erebos."
    new, columns = with_self(text, names)
    assert new == "Exile ~: ~'s owner draws. Erebosian Erebos-like erebos."
    for token in Tokenizer().tokens(new):
        start, end = columns.back(token.start, token.end)
        assert text[start:end] == {6: "Erebos, God of the Dead", 9: "Erebos"}.get(token.start, token.original)


def test_own_name_at_the_edges_and_none() -> None:
    new, columns = with_self("Saffi", self_names("Saffi"))
    assert (new, columns.back(0, 1), columns.back(1, 1)) == ("~", (0, 5), (5, 5))
    new, columns = with_self("as it was", [])
    assert (new, columns.back(3, 5)) == ("as it was", (3, 5))
    assert with_self("a+b (c", ["a+b (c"])[0] == "~"
