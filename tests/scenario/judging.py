"""Rulings on situations written in the tests."""
from __future__ import annotations

from textwrap import dedent

from apnap import games
from apnap.scenario.case import cases
from apnap.scenario.ruling import Ruling
from apnap.scenario.source import parse

PLAYERS = """
players:
  Anna: {anna}
  Nora: {nora}
"""


def rule(text: str, edition: str | None = None) -> Ruling:
    """The ruling on the one case of a text."""
    case, = cases(parse(dedent(text), "test.yaml"), "test")
    made: Ruling = games.words(case.game).rule_on(case, edition)
    return made


def play(*lines: str, anna: str = "{}", nora: str = "{}", expect: tuple[str, ...] = (), more: str = "") -> Ruling:
    """A ruling on lines of play and expectations; `anna` and `nora` are flow mappings of YAML."""
    text = PLAYERS.format(anna=anna, nora=nora) + more
    if lines:
        text += "play:\n" + "".join(f"  - {line}\n" for line in lines)
    if expect:
        text += "expect:\n" + "".join(f"  - {line}\n" for line in expect)
    return rule(text)


def holds(*lines: str, **words: object) -> Ruling:
    """The same, which must hold."""
    r = play(*lines, **words)  # type: ignore[arg-type]
    assert r.holds, [f.text for f in r.failures]
    return r
