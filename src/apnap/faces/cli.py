"""The command line: `apnap judge`, `why`, `compare`, `rule`, `card`, `read`, `play`. It only renders; imports come when they are needed.

Exit codes: 0 all expectations hold, 1 one failed (or an action is illegal), 2 the input is wrong.
"""
from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

import click

from apnap.games import DEFAULT

WRONG = 2


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="apnap")
def cli() -> None:
    """A card-game judge: what is legal, what is not and why, rule by rule, edition by edition."""


@cli.command()
@click.argument("paths", nargs=-1, required=True, type=click.Path())
@click.option("--json", "as_json", is_flag=True, help="One JSON object per scenario, one per line.")
@click.option("--edition", metavar="DATE", help="Rule by this edition instead of the file's: a date or a name.")
@click.option("--explain", is_flag=True, help="Say what each cited rule means.")
def judge(paths: tuple[str, ...], as_json: bool, edition: str | None, explain: bool) -> None:
    """Rule on situation files; a folder stands for every .yaml file in it."""
    from apnap.faces.judging import run

    sys.exit(run(paths, as_json, edition, explain))


@cli.command()
@click.argument("name")
@click.option("--edition", default="newest", metavar="DATE", help="By this edition (which abilities are mana abilities).")
@click.option("--game", default=None, help="Of this game; without it of the first one that has the card.")
def card(name: str, edition: str, game: str | None) -> None:
    """Show how a card of the pool was understood."""
    from apnap.faces.cards import show_card

    sys.exit(show_card(name, edition, game))


@cli.command("read")
@click.argument("text")
@click.option("--type", "type_line", default="Creature", metavar="TYPE", help="The type line of the card with this text.")
@click.option("--name", default="", help="The name of the card with this text.")
@click.option("--edition", default="newest", metavar="DATE", help="By this edition.")
@click.option("--game", default="magic", show_default=True, help="A text of this game.")
def read_text(text: str, type_line: str, name: str, edition: str, game: str) -> None:
    """Show how a card text is understood, and where reading stops."""
    from apnap.faces.cards import show_text

    sys.exit(show_text(text, type_line, name, edition, game))


@cli.command()
@click.argument("path", type=click.Path())
@click.option("--action", metavar="WORDS", help="All reasons against this action: \"Anna activates Ant Queen\".")
@click.option("--case", "case_id", metavar="ID", help="Which case of the file.")
@click.option("--edition", metavar="DATE", help="By this edition instead of the file's.")
def why(path: str, action: str | None, case_id: str | None, edition: str | None) -> None:
    """List what each player may do in a file's final position, and what they could with priority."""
    from apnap.faces.whys import show

    sys.exit(show(path, action, case_id, edition))


@cli.command()
@click.argument("path", type=click.Path())
@click.option("--case", "case_id", metavar="ID", help="One case of the file; without it every situation of the file.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object per situation, one per line.")
def compare(path: str, case_id: str | None, as_json: bool) -> None:
    """Play a situation in every edition of the rules: where the rulings part, and by which change of rule."""
    from apnap.faces.comparing import show

    sys.exit(show(path, case_id, as_json))


@cli.command()
@click.argument("number")
@click.option("--edition", default="newest", metavar="DATE", help="In this edition: a date or a name.")
@click.option("--game", default=DEFAULT, help="Of this game.")
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
def rule(number: str, edition: str, game: str, as_json: bool) -> None:
    """Tell what the number of a rule means in an edition, and what it meant in others."""
    from apnap.faces.rules import show_rule

    sys.exit(show_rule(number, edition, game, as_json))


@cli.command()
@click.argument("game")
@click.option("--decks", nargs=2, metavar="A B", help="Two decks: the names of decks that ship, or paths of deck lists.")
@click.option("--players", nargs=2, metavar="P Q", default=("human", "look"), show_default=True, help="Each human, random or look.")
@click.option("--seed", type=int, default=1, show_default=True, help="What chance decides, and random players.")
@click.option("--games", "number", type=click.IntRange(1, 1_000_000), default=1, help="So many games, then a summary.")
@click.option("--edition", default="newest", metavar="DATE", help="By this edition.")
@click.option("--history", is_flag=True, help="Tell all that happened.")
@click.option("--russian", is_flag=True, help="Call cards by their Russian names.")
@click.option("--least", type=click.IntRange(1, 1000), help="Take decks of so many cards (20 for a quick game).")
@click.option("--save", metavar="FILE", type=click.Path(), help="Write the journal of the game that was played.")
@click.option("--resume", metavar="FILE", type=click.Path(), help="Go on with a saved game.")
@click.option("--replay", metavar="FILE", type=click.Path(), help="Tell the game of a journal.")
def play(game: str, decks: tuple[str, ...], players: tuple[str, ...], seed: int, number: int, edition: str, history: bool, russian: bool,
         least: int | None, save: str | None, resume: str | None, replay: str | None) -> None:
    """Play whole games: people and programs, from the dice to the end."""
    from apnap.faces.play import Asked, run

    sys.exit(run(Asked(game, decks, players, seed, number, edition, history, russian, least, save), resume, replay))


def complain(message: Any) -> int:
    """An error about the input, on standard error."""
    click.echo(f"{click.style('error', fg='red', bold=True)}: {message}", err=True)
    return WRONG


def main() -> None:
    """The entry point. No traceback reaches the user for anything that the input can do."""
    try:
        cli(prog_name="apnap")
    except BrokenPipeError:  # the reader of our output has gone
        sys.stderr.close()
        sys.exit(0)
    except Exception as bug:
        if os.environ.get("APNAP_TRACEBACK"):
            raise
        sys.exit(complain(our_mistake(bug)))


def our_mistake(bug: Exception) -> str:
    """What to say about an error that is not the user's."""
    return f"apnap made a mistake of its own here ({type(bug).__name__}: {bug}); set APNAP_TRACEBACK=1 to see where"


def yaml_files(path: Path) -> list[Path]:
    """The situation files of a folder, in order."""
    return sorted(p for p in path.rglob("*") if p.suffix in (".yaml", ".yml") and p.is_file())


if __name__ == "__main__":
    main()
