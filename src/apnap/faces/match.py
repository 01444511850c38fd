"""A game that is being played, with its journal: what was dealt, and every answer since. The journal is how it is saved and replayed."""
from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from apnap.kernel.data import Id, plain, value

FORMAT = 1
CONCEDE, AGREE = "!concede", "!draw"  # entries of a journal that are no answers
FIELDS = {"game": str, "edition": str, "seed": int, "decks": list, "names": list, "players": list, "answers": list}


class NotAJournal(ValueError):
    """A file is no journal of a game; the message says what is wrong."""


class Match:
    """One game from its deal. `made` are the answers so far, each with who made it; `column` is the game's module for whole games."""

    def __init__(self, column: Any, game: str, decks: list[Any], players: list[str], seed: int, edition: str,
                 names: list[str] | None = None) -> None:
        self.column, self.game, self.seed, self.edition = column, game, seed, edition
        self.decks, self.players, self.names = decks, players, names or ["Anna", "Nora"]
        self.g = column.deal(decks, self.names, seed, edition)
        self.made: list[tuple[Id, Any]] = []

    def apply(self, answer: Any) -> None:
        """Give an answer to the open decision. Raises `NotAnAnswer`."""
        by = self.g.decision.by if self.g.decision is not None else Id(0)
        self.g.push(answer)
        self.made.append((by, answer))

    def end(self, word: str, by: Id) -> None:
        """A player concedes, or the players agree to a draw. Raises `Illegal` after the end."""
        if word == CONCEDE:
            self.column.concede(self.g, by)
        else:
            self.column.agree(self.g)
        self.made.append((by, (word, by)))

    def undo(self, by: Id) -> bool:
        """Take back all that was answered since a player's last answer, and that one; whether there was one."""
        if not any(who == by for who, _answer in self.made):
            return False
        while self.made:
            self.g.pop()
            if self.made.pop()[0] == by:
                break
        return True

    # -- the journal

    def journal(self) -> dict[str, Any]:
        """All that is needed to play the same game again."""
        return {
            "apnap": "journal", "format": FORMAT, "game": self.game, "edition": self.edition, "seed": self.seed,
            "decks": [d if isinstance(d, dict) else self.column.written(d) for d in self.decks], "names": self.names,
            "players": self.players, "digest": self.g.digest(), "answers": [plain(a) for _by, a in self.made],
        }

    def save(self, path: str) -> None:
        """Write the journal. Raises `OSError`."""
        Path(path).write_text(json.dumps(self.journal(), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")

    def play_on(self, answers: list[Any]) -> None:
        """Give the answers of a journal. Raises `NotAJournal` for one that does not fit."""
        for n, written in enumerate(answers, 1):
            try:
                answer = value(written)
                if isinstance(answer, tuple) and len(answer) == 2 and answer[0] in (CONCEDE, AGREE):
                    if answer[1] not in self.g.turn.order:
                        raise ValueError(f"{answer[1]!r} is no player")
                    self.end(answer[0], answer[1])
                else:
                    self.apply(answer)
            except Exception as bad:  # an answer of another game may go wrong anywhere
                raise NotAJournal(f"its answer {n} does not fit this version of the game: {bad}") from None


def read(path: str) -> dict[str, Any]:
    """The journal in a file. Raises `NotAJournal`."""
    try:
        data = json.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as bad:
        raise NotAJournal(f"{path}: it can't be read: {bad.strerror}") from None
    except (ValueError, RecursionError) as bad:
        raise NotAJournal(f"{path}: expected the journal of a game, which `save FILE` writes: {bad}") from None
    if not isinstance(data, dict) or data.get("apnap") != "journal" or data.get("format") != FORMAT:
        raise NotAJournal(f"{path}: expected the journal of a game, of format {FORMAT}, which `save FILE` writes")
    for field, kind in FIELDS.items():
        if not isinstance(data.get(field), kind):
            raise NotAJournal(f"{path}: expected {field!r} in the journal")
    if not (len(data["decks"]) == len(data["names"]) == len(data["players"]) == 2):
        raise NotAJournal(f"{path}: expected two decks, names and players in the journal")
    if not all(isinstance(d, dict) for d in data["decks"]) or not all(isinstance(n, str) for n in (*data["names"], *data["players"])):
        raise NotAJournal(f"{path}: expected decks with their cards, and names, in the journal")
    return data


def restore(column: Any, path: str, data: dict[str, Any]) -> Match:
    """The match of a journal, as far as it was played. Raises `NotAJournal`."""
    try:
        m = Match(column, data["game"], data["decks"], data["players"], data["seed"], data["edition"], data["names"])
    except (LookupError, TypeError, ValueError, AttributeError) as bad:
        raise NotAJournal(f"{path}: its decks can't be dealt: {bad}") from None
    try:
        m.play_on(data["answers"])
    except NotAJournal as bad:
        raise NotAJournal(f"{path}: {bad}") from None
    if data.get("digest") not in (None, m.g.digest()):
        raise NotAJournal(f"{path}: this version of apnap plays the journal to another position")
    return m
