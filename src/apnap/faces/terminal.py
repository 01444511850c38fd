"""A person at the terminal: sees his side of the table, chooses by number, asks why something is not offered, takes back, saves."""
from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import click

from apnap.faces.match import AGREE, CONCEDE, Match
from apnap.kernel.game import Decision
from apnap.kernel.options import Division, Name, Number, Options, Order, Some

HELP = """  a number     chooses (several numbers with spaces where several may be chosen; Enter: none, or as shown)
  ?N           why number N is not possible now
  why WORDS    why not? ("why play Gnome", "why attack Priest with Gnome", or a card's name)
  card NAME    what a card says          table    the table          history  all that happened
  undo         take your last choice back               save FILE, quit; concede"""
COMMANDS = {
    "почему": "why", "карта": "card", "стол": "table", "история": "history", "отмена": "undo", "сохранить": "save", "выход": "quit",
    "сдаюсь": "concede", "помощь": "help", "?": "help", "q": "quit", "exit": "quit",
}


class Quit(Exception):
    """The person leaves the game."""


class Again(Exception):
    """The position has changed: ask anew."""


class Human:
    """Makes a player's choices at the terminal. `ask` gives a line that was typed; None at the end of the input."""

    def __init__(self, russian: bool = False, alone: bool = True, ask: Callable[[], str | None] | None = None) -> None:
        self.russian, self.alone = russian, alone
        self.ask = ask or typed
        self.told = 0
        self.helped = False

    def choose(self, match: Match) -> Any:
        """An answer. Raises `Quit`, `Again`."""
        g, d = match.g, match.g.decision
        v = match.column.voice(g, d.by, self.russian)
        self.tell(match, v)
        if d.options.count == 1 and d.kind != "act":
            return next(iter(d.options))
        if not self.alone:
            click.secho(f"{v.name(d.by)}:", bold=True)
        if d.kind in ("act", "redraw"):
            say(v.table())
        return self._asked(match, v, d)

    def tell(self, match: Match, v: Any) -> None:
        """What happened since this player was last told."""
        history = match.g.history
        say(f"  {line}" for line in v.news(history[min(self.told, len(history)) :]))
        self.told = len(history)

    def _asked(self, match: Match, v: Any, d: Decision) -> Any:
        menu = Menu(match, v, d, self.ask)
        click.secho(v.question(d) + menu.hint, bold=True)
        menu.show()
        if not self.helped:
            click.secho("  (? for help)", dim=True)
            self.helped = True
        while True:
            line = self.ask()
            if line is None:
                raise Quit
            word, _, rest = line.strip().partition(" ")
            command = COMMANDS.get(word.casefold(), word.casefold())
            if re.fullmatch(r"\?\s*\d+", line.strip()):
                menu.why(int(line.strip()[1:]))
            elif command in ("why", "card", "table", "history", "undo", "save", "quit", "concede", "draw", "help"):
                self._command(match, v, d, command, rest.strip())
            else:
                found = menu.read(line.strip())
                if found is not None:
                    return found[0]

    def _command(self, match: Match, v: Any, d: Decision, command: str, rest: str) -> None:
        """Carry out a command that is no answer. Raises `Quit`, `Again`."""
        if command == "quit":
            raise Quit
        if command == "undo":
            if match.undo(d.by):
                raise Again
            click.echo("  there is nothing to take back")
        elif command == "concede":
            match.end(CONCEDE, d.by)
            raise Again
        elif command == "draw":
            self._draw(match, d)
        elif command == "save":
            _save(match, rest)
        else:
            say(f"  {line}" for line in _looked_up(match, v, command, rest))

    def _draw(self, match: Match, d: Decision) -> None:
        if self.alone:
            click.echo("  the other player does not agree to a draw")
            return
        click.echo("  does the other player agree to a draw? yes or no")
        if (self.ask() or "").strip().casefold() in ("yes", "y", "да", "д"):
            match.end(AGREE, d.by)
            raise Again


def _save(match: Match, path: str) -> None:
    if not path:
        click.echo('  expected a file, such as "save game.json"')
        return
    try:
        match.save(path)
        click.echo(f"  saved; go on with: apnap play {match.game} --resume {path}")
    except OSError as bad:
        click.echo(f"  {path} can't be written: {bad.strerror}")


def _looked_up(match: Match, v: Any, command: str, rest: str) -> list[str]:
    """The answer to a question about the game, as lines."""
    if command == "help":
        return HELP.splitlines()
    if command == "table":
        return list(v.table())
    if command == "history":
        return list(v.news(match.g.history))
    if not rest:
        return [f'expected words, such as "{command} Gnome"']
    lines: list[str] = match.column.why_words(v, rest) if command == "why" else match.column.lookups(v, rest)
    return lines or [f"no card that you can see is named in {rest!r}"]


class Menu:
    """The options of a decision with their numbers, then what is not possible now with the numbers after these."""

    def __init__(self, match: Match, v: Any, d: Decision, ask: Callable[[], str | None]) -> None:
        self.match, self.v, self.d, self.ask = match, v, d, ask
        self.options: Options = d.options
        self.listed = isinstance(d.options, Some | Order)
        of: tuple[Any, ...] = getattr(d.options, "of", ()) or getattr(d.options, "among", ())
        if isinstance(d.options, Number | Name):
            of = ()
        self.groups: list[tuple[str, tuple[Any, ...]]] = (
            [(v.option(d, x), (x,)) for x in of] if self.listed or isinstance(d.options, Division) else v.groups(d, of))
        self.closed = match.column.not_offered(match.g, d)

    @property
    def hint(self) -> str:
        """How to answer."""
        o = self.options
        if isinstance(o, Some):
            amount = f"{o.least}" if o.least == o.most else f"{o.least} to {o.most}"
            return f" ({amount}: numbers with spaces" + ("; Enter for none)" if o.least == 0 else ")")
        if isinstance(o, Order):
            return " (all the numbers in the order you like; Enter: as shown)"
        if isinstance(o, Number):
            return f" ({o.least} to {o.most})" if o.most is not None else f" (at least {o.least})"
        if isinstance(o, Division):
            return f" ({o.total} in all: a number for each, at least {o.least})"
        return ""

    def show(self) -> None:
        say(f"  {n:2} {said}" for n, (said, _) in enumerate(self.groups, 1))
        if self.closed:
            first = len(self.groups) + 1
            said = {self.v.option(self.d, x): n for n, x in reversed(list(enumerate(self.closed, first)))}
            shown = [f"{n} {x}" for x, n in sorted(said.items(), key=lambda xn: xn[1])]
            click.secho(f"  not now (?N says why): {'; '.join(shown)}", dim=True)

    def why(self, n: int) -> None:
        """Print the reasons against a number that is not offered."""
        k = n - len(self.groups) - 1
        if 0 <= k < len(self.closed):
            reasons = self.match.column.why_not(self.match.g, self.d, self.closed[k])
            say(f"  {x}" for x in self.v.refusals(reasons))
        elif 1 <= n <= len(self.groups):
            click.echo("  nothing forbids it")
        else:
            self._range()

    def _range(self) -> None:
        click.echo(f"  expected {_numbers(len(self.groups))}; ? for help")

    def read(self, line: str) -> tuple[Any] | None:
        """The answer that a line gives, as a tuple of one; None when it gives none, which has been said."""
        if not re.fullmatch(r"[\d\s,]*", line) or len(line) > 1000:
            click.echo(f"  not understood: {line[:60]!r}; expected {_numbers(len(self.groups))}, or ? for help")
            return None
        numbers = [int(x) for x in re.findall(r"\d+", line)]
        if isinstance(self.options, Some | Order):
            return self._several(numbers)
        if isinstance(self.options, Number | Division):
            answer: Any = tuple(numbers) if isinstance(self.options, Division) else numbers[0] if len(numbers) == 1 else None
            return self._checked(answer)
        if len(numbers) != 1 or not 1 <= numbers[0] <= len(self.groups):
            if len(numbers) == 1 and 0 <= numbers[0] - len(self.groups) - 1 < len(self.closed):
                click.echo("  this is not possible now:")
                self.why(numbers[0])
            else:
                self._range()
            return None
        return self._narrowed(self.groups[numbers[0] - 1][1])

    def _several(self, numbers: list[int]) -> tuple[Any] | None:
        of: tuple[Any, ...] = self.options.of  # type: ignore[attr-defined]
        if not all(1 <= n <= len(of) for n in numbers) or len(set(numbers)) < len(numbers):
            self._range()
            return None
        if isinstance(self.options, Order):
            return self._checked(tuple(of[n - 1] for n in numbers) if numbers else of)
        return self._checked(tuple(of[n - 1] for n in sorted(numbers)))

    def _checked(self, answer: Any) -> tuple[Any] | None:
        if answer in self.options:
            return (answer,)
        click.echo(f"  that is not taken{self.hint}")
        return None

    def _narrowed(self, among: tuple[Any, ...]) -> tuple[Any] | None:
        """One of the options that share a line: the second pick."""
        if len(among) == 1:
            return (among[0],)
        labels = [self.v.option(self.d, a) for a in among]
        say(f"    {n:2} {said}" for n, said in enumerate(labels, 1))
        click.secho(f"  which? ({_numbers(len(among))}; 0: none of them)", bold=True)
        line = (self.ask() or "0").strip()
        if line.isdecimal() and 1 <= int(line) <= len(among):
            return (among[int(line) - 1],)
        self.show()
        return None


def _numbers(n: int) -> str:
    return "a number" if n < 2 else f"a number from 1 to {n}"


def say(lines: Any) -> None:
    for line in lines:
        click.echo(line)


def typed() -> str | None:
    """A line from the keyboard."""
    try:
        return input("> ")
    except (EOFError, KeyboardInterrupt):
        click.echo("")
        return None
