"""`apnap play`: whole games of people and programs at the terminal, told, saved, resumed and replayed; several games are summed up."""
from __future__ import annotations

from collections import Counter
from typing import Any

import click

from apnap import games
from apnap.faces.cli import complain
from apnap.faces.match import Match, NotAJournal, read, restore
from apnap.faces.players import PROGRAMS, Seat
from apnap.faces.terminal import Again, Human, Quit, say
from apnap.kernel.data import Id
from apnap.kernel.law import UnknownEdition
from apnap.scenario.source import WrongFile, nearest_or_all

KINDS = ("human", *PROGRAMS)
MOST = 20000  # decisions of a game: one that needs more is broken
FIRST_NAMES = ("Anna", "Nora")


class Asked:
    """What the command line asked for."""

    def __init__(self, game: str, decks: tuple[str, ...], players: tuple[str, ...], seed: int, number: int, edition: str,
                 history: bool, russian: bool, least: int | None, save: str | None) -> None:
        self.game, self.decks, self.players, self.seed, self.number = game, decks, players, seed, number
        self.edition, self.history, self.russian, self.least, self.save = edition, history, russian, least, save


class Endless(Exception):
    """A game has had more decisions than any game needs."""


def run(asked: Asked, resume: str | None = None, replay: str | None = None) -> int:
    """Play; the exit code."""
    try:
        wrong = [p for p in asked.players if p not in KINDS]
        if wrong:
            return complain(f"no player is called {wrong[0]!r}; expected {nearest_or_all(wrong[0], KINDS)}")
        if resume or replay:
            return _again(asked, resume or replay or "", bool(replay))
        return _several(asked, _column(asked.game))
    except (WrongFile, UnknownEdition, NotAJournal, LookupError) as bad:
        return complain(bad.args[0] if isinstance(bad, LookupError) and not isinstance(bad, UnknownEdition) else bad)


def _column(game: str) -> Any:
    """The game's module for whole games. Raises `LookupError`."""
    whole = games.whole(game)
    if whole is None:
        raise LookupError(f"whole games of {games.column(game).title} can't be played here yet; there is apnap judge for situations of it")
    return whole


# ---------------------------------------------------------------- new games


def _several(asked: Asked, column: Any) -> int:
    sources = asked.decks or column.first_decks()
    decks = [column.deck(s) for s in sources]
    for source, d in zip(sources, decks):
        reasons = column.check(d, asked.least)
        if reasons:
            return complain(f"{source} is no legal deck:\n" + "\n".join(f"  {r}" for r in reasons))
        for line in column.unread(d):
            click.echo(f"{source}: {line}", err=True)
    won: Counter[int] = Counter()
    rules: Counter[str] = Counter()
    for k in range(asked.number):
        m = Match(column, asked.game, decks, list(asked.players), asked.seed + k, asked.edition, list(FIRST_NAMES))
        if not _finish(asked, m, k):
            return 0
        winners, rule = column.over(m.g)
        won[m.g.turn.order.index(winners[0]) if len(winners) == 1 else -1] += 1
        rules[column.said_rule(m.g, rule)] += 1
    if asked.number > 1:
        click.echo(summary(asked, won, rules))
    return 0


def summary(asked: Asked, won: Counter[int], rules: Counter[str]) -> str:
    """The last line of several games."""
    each = ", ".join(f"{name} ({kind}) won {won[k]}" for k, (name, kind) in enumerate(zip(FIRST_NAMES, asked.players)))
    by = "; ".join(f"{rule}: {n}" for rule, n in rules.most_common())
    return f"{asked.number} games: {each}, {won[-1]} drawn; ended by {by}"


def _finish(asked: Asked, m: Match, k: int = 0) -> bool:
    """Play a game to its end and tell how it ended; False when a person left it."""
    seats = _seats(m, asked.russian)
    ended = conduct(m, seats)
    if asked.save and ended:
        try:
            m.save(asked.save)
        except OSError as bad:
            raise NotAJournal(f"{asked.save}: it can't be written: {bad.strerror}") from None
    if not ended:
        click.echo(f"left: {m.column.ended(m.g)} (seed {m.seed})")
        return False
    for human in {id(s): s for s in seats.values() if isinstance(s, Human)}.values():
        human.tell(m, m.column.voice(m.g, next(p for p, s in seats.items() if s is human), asked.russian))
    if asked.history:
        say(m.column.told(m.g, asked.russian))
    click.echo(f"game {k + 1}, seed {m.seed}: {m.column.ended(m.g)}")
    return True


def _seats(m: Match, russian: bool) -> dict[Id, Seat]:
    alone = m.players.count("human") < 2
    return {p: Human(russian, alone) if kind == "human" else PROGRAMS[kind]() for p, kind in zip(m.g.turn.order, m.players)}


def conduct(m: Match, seats: dict[Id, Seat], most: int = MOST) -> bool:
    """Ask the seats until the game is over; False when a person left. Raises `Endless`."""
    while m.g.decision is not None:
        if len(m.made) >= most:
            raise Endless(f"this game has not ended after {most} decisions (seed {m.seed})")
        try:
            m.apply(seats[m.g.decision.by].choose(m))
        except Again:
            continue
        except Quit:
            return False
    return True


# ---------------------------------------------------------------- games that were saved


def _again(asked: Asked, path: str, only: bool) -> int:
    """Resume a saved game, or (`only`) tell what its journal holds."""
    data = read(path)
    if data["game"] != asked.game:
        raise NotAJournal(f"{path}: this is a game of {data['game']!r}, not of {asked.game!r}")
    if any(p not in KINDS for p in data["players"]):
        raise NotAJournal(f"{path}: expected players that are {', '.join(KINDS)}")
    m = restore(_column(asked.game), path, data)
    if not only:
        _finish(asked, m)
        return 0
    say(m.column.told(m.g, asked.russian))
    click.echo(f"{path}: {m.column.ended(m.g)}")
    return 0
