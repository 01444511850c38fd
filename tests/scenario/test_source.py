"""YAML with places: what is refused, where, and with which words."""
from __future__ import annotations

from pathlib import Path

import pytest

from apnap.scenario.source import WrongFile, nearest, parse, read

WRONG = [
    ("", "f:1:1: expected a scenario; the file is empty"),
    ("# only a comment", "f:1:1: expected a scenario; the file is empty"),
    ("a: 1\na: 2", "f:2:1: expected each key once; 'a' stands here a second time (first in line 1)"),
    ("a:\n\t- x", "f:2:1: expected spaces: a tab does not indent in YAML"),
    ("a: &x 1\nb: *x", "f:1:4: anchors and aliases (& and *) are not used in scenarios; write it out"),
    ("a: *x", "f:1:4: anchors and aliases (& and *) are not used in scenarios; write it out"),
    ("a: !!python/name:os.system", "f:1:4: tags (tag:yaml.org,2002:python/name:os.system) are not used in scenarios"),
    ("a: 1\n---\nb: 2", "f:2:1: expected one document: several scenarios of a file stand under `cases:`"),
    ("a: b: c", "f:1:5: expected no second ': ' in this line; put the text in quotes"),
    ("a: \x00", "f:1:4: expected text; a character here is not allowed in YAML"),
]


@pytest.mark.parametrize(("text", "message"), WRONG)
def test_what_is_refused(text: str, message: str) -> None:
    with pytest.raises(WrongFile) as no:
        parse(text, "f")
    assert str(no.value) == message


def test_mana_without_quotes_is_told() -> None:
    with pytest.raises(WrongFile, match=r'f:1:10: .*in quotes: "\{G\}"'):
        parse("pool: {G}{G}", "f")
    with pytest.raises(WrongFile, match=r'f:1:7: expected mana, not a mapping; mana is written in quotes: "\{G\}"'):
        parse("pool: {G}", "f").fields["pool"].word("mana")


@pytest.mark.parametrize("depth", [101, 5_000, 100_000])
def test_deep_nesting(depth: int) -> None:
    with pytest.raises(WrongFile, match=r"expected at most 100 levels"):
        parse("[" * depth, "f")
    with pytest.raises(WrongFile, match=r"expected at most 100 levels"):
        parse("\n".join(" " * n + "a:" for n in range(depth if depth < 2_000 else 101)), "f")


def test_a_hundred_levels_are_read() -> None:
    assert parse("[" * 100 + "]" * 100, "f").kind == "list"


def test_scalars_are_words() -> None:
    node = parse("a: no\nb: 2018-01-19\nc: 602.5a\nd: 0x10\ne: ~\nf:", "f")
    assert [n.text for n in node.fields.values()] == ["no", "2018-01-19", "602.5a", "0x10", "~", ""]
    assert node.fields["a"].yes("it") is False
    assert str(node.fields["b"].place) == "f:2:4"


@pytest.mark.parametrize("text", ["x", "1.5", "--1", "1" * 40, "٣", "1_000"])
def test_numbers(text: str) -> None:
    with pytest.raises(WrongFile, match=r"as a whole number"):
        parse(f"a: '{text}'", "f").fields["a"].number("life")


def test_files(tmp_path: Path) -> None:
    (tmp_path / "saffi.yaml").write_text("a: 1")
    (tmp_path / "big.yaml").write_text("a: " + "x" * 10_000_000)
    (tmp_path / "bytes.yaml").write_bytes(b"a: 1\nb: \xff")
    with pytest.raises(WrongFile, match=r"safi.yaml:1:1: there is no such file; did you mean saffi.yaml"):
        read(tmp_path / "safi.yaml")
    with pytest.raises(WrongFile, match=r"big.yaml:1:1: the file is larger than 1 MB"):
        read(tmp_path / "big.yaml")
    with pytest.raises(WrongFile, match=r"bytes.yaml:2:4: expected UTF-8 text"):
        read(tmp_path / "bytes.yaml")
    with pytest.raises(WrongFile, match=r"this is a directory"):
        read(tmp_path)
    with pytest.raises(WrongFile, match=r"can't be read|no such file"):
        read("a\0b")


def test_nearest() -> None:
    assert nearest("battelfield", ["battlefield", "hand"]) == ["battlefield"]
    assert nearest("xyz", ["battlefield", "hand"]) == []
