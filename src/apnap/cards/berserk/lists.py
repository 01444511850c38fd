"""Deck lists as people write them: a hero line, then `2 Card name` on each line, in English or Russian.

    Hero: Priest
    3 Gnome
    2 Цепная молния
    Sideboard:
    1 Groll
"""
from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from apnap.berserk.forms.abilities import Card
from apnap.cards.berserk import pool

HERO = re.compile(r"(?:hero|герой)\s*:?\s+(.+)", re.IGNORECASE)
SIDEBOARD = re.compile(r"(?:sideboard|дополнительная колода)\s*:?", re.IGNORECASE)
COUNTED = re.compile(r"(\d+)\s*[xх×]?\s+(\S.*)", re.IGNORECASE)  # Latin or Cyrillic x
MOST = 500  # cards of a list: more are a mistake


class Deck(NamedTuple):
    """A hero with a deck and a sideboard, as names of cards."""

    hero: str
    cards: tuple[str, ...]
    sideboard: tuple[str, ...] = ()


class WrongList(ValueError):
    """A deck list can't be read; `problems` are (line, what is wrong there), every one of them."""

    def __init__(self, problems: list[tuple[int, str]]) -> None:
        super().__init__("; ".join(f"line {n}: {said}" for n, said in problems))
        self.problems = problems


def parse(text: str) -> Deck:
    """The deck that a text lists. Raises `WrongList`."""
    hero, piles, pile = "", ([], []), 0  # type: tuple[str, tuple[list[str], list[str]], int]
    problems: list[tuple[int, str]] = []
    last, named = 1, False
    for n, line in _lines(text):
        last = n
        if SIDEBOARD.fullmatch(line):
            pile = 1
            continue
        found = HERO.fullmatch(line)
        try:
            named = named or found is not None
            if found and hero:
                problems.append((n, f"a second hero; the first one is {hero}"))
            elif found:
                hero = pool.card(found[1]).name
            else:
                count, card = _entry(line)
                piles[pile].extend([card.name] * count)
        except (pool.UnknownCard, ValueError) as bad:
            problems.append((n, str(bad)))
    if not named:
        problems.append((last, 'no hero; expected a line such as "Hero: Priest"'))
    if problems:
        raise WrongList(sorted(problems))
    return Deck(hero, tuple(piles[0]), tuple(piles[1]))


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines that say something, with their numbers."""
    for n, line in enumerate(text.lstrip("\ufeff").splitlines(), 1):
        said = line.split("#")[0].strip()
        if said:
            yield n, said


def _entry(line: str) -> tuple[int, Card]:
    found = COUNTED.fullmatch(line)
    if found is None:
        raise ValueError(f'expected a number and a name, such as "2 {pool.names()[0]}", but found {line!r}')
    count, card = int(found[1]), pool.card(found[2])
    if card.type == "hero":
        raise ValueError(f'{card.name} is a hero; expected "Hero: {card.name}" or a card of a deck')
    if not 1 <= count <= MOST:
        raise ValueError(f"expected a number from 1 to {MOST}, but found {count}")
    return count, card
