"""Coverage over the corpus of card faces, as a ratchet: what is read may only become more. Skipped where the corpus is missing."""

from __future__ import annotations

import json
import lzma
import os
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tests.text.magic.test_grammar import SAME_WITHOUT, meaning

from apnap.text.engine.tokens import strip_reminder, with_self
from apnap.text.magic import compile as compiler
from apnap.text.magic.bind.binder import CannotBind
from apnap.text.magic.bind.clauses import body
from apnap.text.magic.facts import type_line

CORPUS = Path(__file__).parents[4] / "shared" / "cards" / "oracle.json.xz"
pytestmark = pytest.mark.skipif(not CORPUS.exists(), reason="the corpus of cards is not here")

EVERY = int(os.environ.get("APNAP_EVERY", "20"))
FACES_READ = 0.63
ACTIVATED_READ = 0.76
AMBIGUOUS = 0.01
OTHER_GAMES = {"planar", "vanguard", "scheme"}
OTHER_TYPES = ("Conspiracy", "Stickers", "Attraction", "Dungeon", "Phenomenon", "Contraption")


@cache
def faces() -> list[dict[str, Any]]:
    with lzma.open(CORPUS) as file:
        found = json.load(file)
    return [c for c in found if c["layout"] not in OTHER_GAMES and not any(t in c["type"] for t in OTHER_TYPES)]


def activated_lines(face: dict[str, Any]) -> Iterator[str]:
    """The lines with a colon outside quotes, bullets included."""
    for line in compiler.lines_of(strip_reminder((face["text"] or "").replace("\u2212", "-"))):
        if ":" in re.sub(r'"[^"]*"', "", line.text):
            yield "\n• ".join([line.text, *(b.text for b in line.bullets)])


def test_the_share_that_is_read_does_not_fall() -> None:
    sample = faces()[::EVERY]
    compiled = [(face, compiler.compile_card(face)) for face in sample]
    whole = sum(face.wholly for _, face in compiled) / len(sample)
    lines: dict[str, bool] = {}
    for facts, face in compiled:
        unread = {u.text for u in face.unread}
        for line in activated_lines(facts):
            lines[line.replace(facts["name"], "~")] = line not in unread
    share = sum(lines.values()) / len(lines)
    assert whole >= FACES_READ, f"{whole:.4f} of {len(sample)} faces"
    assert share >= ACTIVATED_READ, f"{share:.4f} of {len(lines)} activated lines"


def test_few_texts_have_several_meanings_and_no_word_is_passed_over() -> None:
    read = several = 0
    lost = []
    for facts in faces()[7::150]:
        reader = compiler._Reader(facts["name"], type_line(facts["type"]))
        for line in compiler.lines_of(strip_reminder((facts["text"] or "").replace("\u2212", "-"))):
            words = tuple(compiler.TOKENS.words(with_self(line.text, reader.names)[0]))
            whole = None if line.bullets else meaning(reader, words)
            if whole is None:
                continue
            read += 1
            several += len(meanings(reader, words)) > 1
            lost += [f"{w!r} in {line.text!r}" for i, w in enumerate(words) if w not in ALLOWED and passed_over(reader, words, i, whole)]
    assert read > 150
    assert several / read <= AMBIGUOUS, f"{several} of {read}"
    assert lost == []


ALLOWED = {*SAME_WITHOUT, "it", "pay", "milled", "revealed"}


def passed_over(reader: compiler._Reader, words: tuple[str, ...], i: int, whole: object) -> bool:
    noise = compiler.parse(compiler.grammar(), words, "spell_line" if reader.spell else "permanent_line").noise
    return i not in noise and meaning(reader, words[:i] + words[i + 1 :]) == whole


def meanings(reader: compiler._Reader, words: tuple[str, ...]) -> set[str]:
    """All that a line could mean."""
    out = set()
    for value in compiler.read(words, "spell_line" if reader.spell else "permanent_line"):
        try:
            made = [body(reader.binder(), x.value) if isinstance(x, compiler._Instructions) else x for x in reader.bound(value)]
            out.add(repr(made))
        except CannotBind:
            continue
    return out
