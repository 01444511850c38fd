"""`apnap play`: games of programs with a summary, a person choosing by number, saved, resumed and replayed games, wrong input."""
from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from apnap.faces.cli import cli
from apnap.faces.match import Match
from apnap.faces.play import Endless, conduct
from apnap.faces.players import Look, Random
from apnap.scenario.berserk import whole

DECKS = ("furgot", "ravenkar")


def play(*args: str, typed: str | None = None) -> Result:
    return CliRunner().invoke(cli, ["play", "berserk", *args], input=typed)


def decks(*players: str) -> tuple[str, ...]:
    return ("--decks", *DECKS, "--players", *(players or ("random", "random")))


def match(seed: int = 1) -> Match:
    return Match(whole, "berserk", [whole.deck(d) for d in DECKS], ["random", "random"], seed, "newest")


# ---------------------------------------------------------------- programs


def test_several_games_end_with_a_summary() -> None:
    said = play(*decks(), "--games", "3", "--seed", "5")
    lines = said.output.splitlines()
    assert said.exit_code == 0 and len(lines) == 4 and lines[0].startswith("game 1, seed 5: ")
    assert lines[-1].startswith("3 games: Anna (random) won ") and "ended by " in lines[-1]
    assert play(*decks(), "--games", "3", "--seed", "5").output == said.output


def test_the_history_on_request() -> None:
    said = play(*decks(), "--history").output
    assert "rolls" in said and "turn begins" in said and "loses the game" in said


def test_the_edition_is_asked_for() -> None:
    assert play(*decks(), "--edition", "2nd").exit_code == 0
    assert play(*decks(), "--edition", "nonsense").exit_code == 2


def test_looking_ahead_beats_chance() -> None:
    won = 0
    for seed in range(3):
        m = match(seed)
        conduct(m, {p: kind() for p, kind in zip(m.g.turn.order, (Look, Random))})
        won += m.g.result == (m.g.turn.order[0],)
    assert won == 3


def test_a_game_without_end_is_named() -> None:
    m = match()
    with pytest.raises(Endless, match="seed 1"):
        conduct(m, dict.fromkeys(m.g.turn.order, Random()), most=5)


# ---------------------------------------------------------------- a person


class Typing:
    """A person who types lines; what the screen says stands in `play`."""

    def __init__(self, *lines: str) -> None:
        self.text = "\n".join(lines) + "\n"

    def __call__(self, *args: str) -> str:
        said = play(*decks("human", "random"), *args, typed=self.text)
        assert said.exit_code == 0, said.output
        return said.output


def start(seed: int) -> list[str]:
    """What is typed until the person acts for the first time."""
    m = match(seed)
    return ["1", ""] if m.g.decision.by == m.g.turn.order[0] else [""]


def test_a_person_is_asked_and_given_reasons() -> None:
    asked = ("?", "?99", "why end the turn", "why zzz", "card zzz", "why", "table", "nonsense", "99", "-1", "quit")
    said = Typing(*start(2), *asked)("--seed", "2")
    assert "What do you do?" in said and "end the turn" in said and "not now (?N says why)" in said
    assert "no card that you can see" in said and "not understood: 'nonsense'" in said and "save FILE" in said
    assert "game 1" not in said  # it was left


def test_what_is_not_offered_is_explained_by_number() -> None:
    said = Typing(*start(2), *(f"?{n}" for n in range(1, 9)), "2", "quit")("--seed", "2")
    assert "nothing forbids it" in said and "open coins and needs" in said and "[309.1(9)]" in said


def test_the_other_hand_is_not_shown() -> None:
    said = Typing(*start(2), "table", "quit")("--seed", "2")
    assert ", hand " in said
    m = match(2)
    m.players = ["human", "random"]
    own = {m.g.object(i).card for i in m.g.player(m.g.turn.order[0]).deck}
    foreign = {m.g.object(i).card for i in m.g.player(m.g.turn.order[1]).deck} - own
    assert not any(name in said for name in foreign)


def test_undo_and_concede() -> None:
    said = Typing(*start(2), "undo", "concede")("--seed", "2")
    assert "Nora wins in turn 1: concession [604.1]" in said
    assert "nothing to take back" in Typing("undo", "quit")("--seed", "2")


def test_the_end_of_the_input_leaves_the_game() -> None:
    assert "game 1" not in Typing()("--seed", "2")


def test_a_person_plays_to_the_end() -> None:
    """Always the first thing offered, nothing where nothing need be chosen."""
    said = play(*decks("human", "random"), "--seed", "4", typed="1\n" * 2000)
    assert said.exit_code == 0 and "game 1, seed 4: " in said.output.splitlines()[-1]


def test_two_persons_may_agree_to_a_draw() -> None:
    said = play(*decks("human", "human"), "--seed", "2", typed="draw\nno\ndraw\nyes\n")
    assert "a draw in turn 1: agreed draw [603.1]" in said.output


def test_russian_names() -> None:
    said = Typing(*start(2), "table", "выход")("--seed", "2", "--russian")
    assert "Фургот" in said and "Furgot" not in said


# ---------------------------------------------------------------- journals


def test_a_game_is_saved_resumed_and_replayed(tmp_path: Path) -> None:
    path = str(tmp_path / "game.json")
    Typing(*start(2), f"save {path}", "quit")("--seed", "2")
    said = play("--resume", path, typed="undo\nconcede\n")
    assert said.exit_code == 0 and "concession" in said.output
    replayed = play("--replay", path)
    assert replayed.exit_code == 0 and "the game goes on" in replayed.output.splitlines()[-1]


def test_the_journal_of_a_whole_game(tmp_path: Path) -> None:
    path = str(tmp_path / "whole.json")
    played = play(*decks(), "--history", "--save", path).output.splitlines()
    replayed = play("--replay", path).output.splitlines()
    assert replayed[:-1] == played[:-1] and replayed[-1].split(": ", 1)[1] == played[-1].split(": ", 1)[1]


def test_a_match_goes_on_from_its_journal() -> None:
    m = match(3)
    conduct(m, dict.fromkeys(m.g.turn.order, Random()))
    written = json.loads(json.dumps(m.journal()))
    again = Match(whole, "berserk", written["decks"], written["players"], 3, "newest")
    again.play_on(written["answers"])
    assert again.g.digest() == m.g.digest() and again.g.history == m.g.history


def test_conceding_stands_in_the_journal(tmp_path: Path) -> None:
    m = match(3)
    m.end("!concede", m.g.turn.order[1])
    m.save(str(tmp_path / "c.json"))
    assert "concession" in play("--replay", str(tmp_path / "c.json")).output


# ---------------------------------------------------------------- wrong input


@pytest.mark.parametrize("args, said", [
    (("--players", "random", "robot"), "no player is called 'robot'"),
    (("--decks", "furgott", "ravenkar"), "'furgot'"),
    (("--decks", "none.txt", "ravenkar"), "can't be read"),
    (("--resume", "none.json"), "can't be read"),
    (("--replay", __file__), "expected the journal of a game"),
])
def test_wrong_words(args: tuple[str, ...], said: str) -> None:
    out = play("--players", "random", "random", *args) if "--players" not in args else play(*args)
    assert out.exit_code == 2 and said in out.output and "Traceback" not in out.output


def test_a_wrong_deck_says_line_and_nearest_name(tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    path.write_text("Hero: Priest\n3 Gnom\n2 Groll\nx\n", encoding="utf-8")
    out = play("--decks", str(path), "furgot", "--players", "random", "random")
    assert out.exit_code == 2 and f"{path}:2:1" in out.output and "Gnome" in out.output and f"{path}:4" in out.output


def test_an_illegal_deck_is_refused_with_reasons(tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    path.write_text("Hero: Priest\n4 Vail\n", encoding="utf-8")
    out = play("--decks", str(path), "furgot", "--players", "random", "random")
    assert out.exit_code == 2 and "no legal deck" in out.output and "fewer than 40" in out.output
    path.write_text("Hero: Priest\n" + "".join(f"3 {n}\n" for n in ("Vail", "Shock", "Boarder")), encoding="utf-8")
    quick = play("--decks", str(path), str(path), "--players", "random", "random", "--least", "9")
    assert quick.exit_code == 0, quick.output


@pytest.mark.parametrize("change", [
    {"format": 9}, {"decks": []}, {"seed": "x"}, {"answers": [{"?": 1}]}, {"answers": [["!concede", 7]]}, {"digest": "0"},
    {"game": "magic"}, {"decks": [{"hero": 5, "cards": [6], "sideboard": []}] * 2}, {"answers": ["nonsense"]}, {"answers": [7, 8]},
    {"players": ["robot", "human"]}, {"edition": "nonsense"}, {"decks": [{}, {}]}, {"decks": [1, 2]}, {"names": [1, 2]},
    {"decks": [{"hero": "Nobody", "cards": [], "sideboard": []}] * 2},
])
def test_a_damaged_journal_is_refused(tmp_path: Path, change: dict[str, Any]) -> None:
    path = tmp_path / "j.json"
    path.write_text(json.dumps({**match().journal(), **change}), encoding="utf-8")
    for how in ("--resume", "--replay"):
        out = play(how, str(path))
        assert out.exit_code == 2 and "error" in out.output and isinstance(out.exception, SystemExit), out.output


def test_magic_answers_not_yet() -> None:
    out = CliRunner().invoke(cli, ["play", "magic"])
    assert out.exit_code == 2 and "yet" in out.output
    assert CliRunner().invoke(cli, ["play", "chess"]).exit_code == 2
