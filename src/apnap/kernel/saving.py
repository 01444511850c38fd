"""A game as bytes and back: its step's start, the answers so far, its history, and what the rulebook adds (card facts)."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from apnap.kernel.data import Form, plain, value
from apnap.kernel.events import Happened, Link
from apnap.kernel.game import Game
from apnap.kernel.table import Record, Table

FORMAT = 1


class NotASave(ValueError):
    """These bytes are not a saved game of this version; the message says what is wrong."""


def save(g: Game, **extra: Any) -> bytes:
    """The game at rest as JSON. Loading it gives an equal game with an equal future."""
    table = Table()
    table.back(g.start)
    data = {
        "format": FORMAT,
        "game": g.lawbook.game,
        "edition": g.edition,
        "auto": sorted(g.auto),
        "records": [[r.tag, *(plain(getattr(r, f)) for f in r.fields if f not in r.unwritten)] for r in table.records()],
        "answers": [plain(a) for a in g.answers],
        "history": [plain(h) for h in g.history_at(table)],
        **extra,
    }
    return msgspec.json.encode(data)


def read(saved: bytes) -> dict[str, Any]:
    """The parts of a saved game. Raises `NotASave`."""
    try:
        data = msgspec.json.decode(saved)
    except (msgspec.DecodeError, RecursionError) as bad:
        raise NotASave(f"this is not a saved game: {bad}") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise NotASave(f"this is not a saved game of format {FORMAT}")
    return data


def written_cards(cards: Mapping[str, Form]) -> dict[str, Any]:
    """The facts of the cards that a game uses, to be saved with it."""
    return {name: plain(card) for name, card in sorted(cards.items())}


def cards_in(data: dict[str, Any]) -> dict[str, Any]:
    """The card facts among the parts of a saved game."""
    return {name: value(card) for name, card in data.get("cards", {}).items()}


def restore(g: Game, data: dict[str, Any]) -> None:
    """Fill a new game with the parts of a saved one, in place of what it holds, and go to its decision. Raises `NotASave`."""
    if data.get("game") != g.lawbook.game:
        raise NotASave(f"this is a saved game of {data.get('game')!r}, not of {g.lawbook.game!r}")
    try:
        g.table = Table()
        for name, *fields in data["records"]:
            g.table.add(_record(name, fields))
        link = None
        for entry in data["history"]:
            happened = value(entry)
            if not isinstance(happened, Happened):
                raise ValueError(f"{happened!r} is no line of a history")
            link = Link(happened, link)
        g.edit_root().history = link
        g.start, g.answers = g.table.mark(), [value(a) for a in data["answers"]]
        g.strict = True
        g._advance()
    except Exception as bad:  # damage may show anywhere in the rules that read these records
        raise NotASave(f"this saved game is damaged: {bad!r}") from bad
    finally:
        g.strict = False


def _record(kind: str, fields: list[Any]) -> Record:
    cls = Record.kinds.get(kind)
    if cls is None:
        raise ValueError(f"no record is called {kind!r}; is this a game of another version?")
    record: Record = object.__new__(cls)
    record.stamp = 0
    names = [f for f in cls.fields if f not in cls.unwritten]
    for f, v in zip(names, fields, strict=True):
        setattr(record, f, value(v))
    for f in cls.unwritten:
        setattr(record, f, None)
    return record
