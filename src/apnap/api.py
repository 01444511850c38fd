"""The friendly door: `apnap.api.game("magic")`, `apnap.api.load("saffi.yaml")`, `apnap.api.rule("saffi.yaml")`."""
from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from apnap.scenario.case import Case
    from apnap.scenario.ruling import Ruling


def game(name: str, edition: str = "newest", cards: Any = None, seed: int = 0, auto: Iterable[str] = ()) -> Any:
    """An empty game of the rulebook: add players and cards, then `begin()`. Raises `LookupError`, `UnknownEdition`."""
    from apnap import games

    return games.game(name)(edition, games.cards(name) if cards is None else cards, seed, auto)


def load(path: str | Path) -> list[Case]:
    """The cases of a situation file. Raises `WrongFile`."""
    from apnap.scenario.case import load as read

    return read(path)


def rule(path: str | Path, edition: str | None = None) -> list[Ruling]:
    """The rulings on the cases of a situation file. Raises `WrongFile`, `UnknownEdition`."""
    from apnap import games

    return [games.words(case.game).rule_on(case, edition) for case in load(path)]
