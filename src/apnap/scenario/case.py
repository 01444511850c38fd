"""A case as data: the table, what is done, what is expected; read from a file's nodes, with the place of every word.

A file is one case, or has `cases:`, a list of mappings that are laid over the file's top level. What the words of a game are (zones,
steps, states of an object) the game's column says: `apnap.scenario.magic`.
"""
from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from apnap.scenario.source import Node, Place, WrongFile, nearest_or_all, read

TOP = ("id", "title", "game", "edition", "turn", "step", "players", "cards", "play", "expect", "by", "note", "cases")
STEP = ("do", "try", "expect", "choose", "refused", "at", "offered", "by", "note")
MOST_COPIES = 200


class Words(Protocol):
    """What `case` must know of a game's words."""

    STEPS: tuple[str, ...]
    START: str
    ZONES: tuple[str, ...]
    TABLE: str
    SEAT: tuple[str, ...]
    STATES: tuple[str, ...]
    LIFE: int


@dataclass(slots=True)
class Phrase:
    """Words of the file and where they stand."""

    text: str
    place: Place


@dataclass(slots=True)
class Thing:
    """An object on the table before the first command: its name, whose, where, and in what state (words of the file by key)."""

    name: Phrase
    owner: str
    zone: str
    states: dict[str, Node] = field(default_factory=dict)
    alias: str = ""


@dataclass(slots=True)
class Seat:
    """A player: the name, life, what else the file says, and the objects he owns."""

    name: str
    place: Place
    life: int
    fields: dict[str, Node] = field(default_factory=dict)
    things: list[Thing] = field(default_factory=list)
    given: set[str] = field(default_factory=set)


@dataclass(slots=True)
class Step:
    """One line of `play`: something done (or tried), or expectations in between."""

    kind: str
    said: Phrase
    choose: list[Phrase] = field(default_factory=list)
    refused: list[Phrase] | None = None
    at: Phrase | None = None
    offered: bool | None = None
    by: list[Phrase] = field(default_factory=list)
    expect: list[Phrase] = field(default_factory=list)


@dataclass(slots=True)
class Case:
    """One situation: who sits at the table with what, what is done, and what is expected."""

    id: str
    title: str
    game: str
    edition: Phrase
    active: str
    step: str
    seats: list[Seat]
    cards: dict[str, Node]
    play: list[Step]
    expect: list[Phrase]
    by: list[Phrase]
    note: str
    place: Place

    @property
    def file(self) -> str:
        return self.place.file


def load(path: str | Path) -> list[Case]:
    """The cases of a file. Raises `WrongFile`."""
    return cases(read(path), Path(path).stem)


def cases(top: Node, stem: str = "") -> list[Case]:
    """The cases of a file's nodes. `stem` names a case without an id when it is the only one. Raises `WrongFile`."""
    if top.kind != "mapping":
        raise top.wrong(f"expected a scenario as 'key: value' lines (players:, play:, expect:), not a {top.kind}")
    fields = top.mapping("a scenario", TOP)
    if "cases" not in fields:
        return [_case(top, stem)]
    found = fields["cases"]
    items = found.list("the cases")
    if not items:
        raise found.wrong("expected at least one case under `cases:`")
    out: list[Case] = []
    for item in items:
        item.mapping("a case", [k for k in TOP if k != "cases"])
        if "id" not in item.fields:
            raise item.wrong("expected an `id` for each of several cases, such as A17b")
        case = _case(_over(item, top), "")
        for other in out:
            if other.id == case.id:
                raise item.fields["id"].wrong(f"expected each id once; {case.id!r} is also the case of line {other.place.line}")
        out.append(case)
    return out


def _over(upper: Node, lower: Node) -> Node:
    """A mapping laid over another: mappings are merged, anything else replaces."""
    made = Node("mapping", upper.place)
    made.fields = {k: v for k, v in lower.fields.items() if k != "cases"}
    made.keys = dict(lower.keys)
    for key, value in upper.fields.items():
        below = made.fields.get(key)
        both = below is not None and below.kind == value.kind == "mapping" and key != "cards"
        made.fields[key] = _over(value, below) if both and below is not None else value
        made.keys[key] = upper.keys[key]
    return made


def _case(top: Node, stem: str) -> Case:
    from apnap import games

    fields = top.fields
    at = fields.get("game")
    game = at.word("the name of a game") if at else games.DEFAULT
    if game not in games.GAMES:
        raise (at or top).wrong(f"no game is called {game!r}; expected {nearest_or_all(game, games.GAMES)}")
    words: Words = games.words(game)
    edition = _phrase(fields, "edition", "newest", top)
    seats = _seats(fields.get("players"), top, words)
    play = [_step(n) for n in fields["play"].list("the play")] if "play" in fields else []
    return Case(
        id=_phrase(fields, "id", stem, top).text, title=_phrase(fields, "title", "", top).text, game=game, edition=edition,
        active=_active(fields.get("turn"), seats), step=_at_step(fields.get("step"), words), seats=seats,
        cards=fields["cards"].mapping("the cards defined here") if "cards" in fields else {}, play=play,
        expect=_phrases(fields.get("expect"), "what is expected"), by=_phrases(fields.get("by"), "rule numbers"),
        note=fields["note"].text if "note" in fields else "", place=top.place,
    )


def _phrase(fields: dict[str, Node], key: str, default: str, top: Node) -> Phrase:
    node = fields.get(key)
    return Phrase(default, top.place) if node is None else Phrase(node.word(key), node.place)


def _phrases(node: Node | None, what: str) -> list[Phrase]:
    """A list of phrases; a mapping of one pair is a phrase with a colon in it ("happened: Anna drew a card")."""
    out: list[Phrase] = []
    for item in node.list(what) if node is not None else ():
        if item.kind == "mapping" and len(item.fields) == 1:
            (key, value), = item.fields.items()
            parts = [v.word(what) for v in value.list(what)]
            out.append(Phrase(f"{key}: {', '.join(parts)}", item.place))
        else:
            out.append(Phrase(" ".join(item.word(f"{what} in words").split()), _inside(item)))
    return out


def _inside(node: Node) -> Place:
    """Where the words of a node begin: behind the quotation mark, if there is one."""
    return node.place.right(1) if node.quoted else node.place


def _active(node: Node | None, seats: list[Seat]) -> str:
    if node is None:
        return seats[0].name
    name = node.word("the player whose turn it is")
    if name not in (s.name for s in seats):
        raise node.wrong(f"no player is called {name!r}; expected {nearest_or_all(name, [s.name for s in seats])}")
    return name


def _at_step(node: Node | None, words: Words) -> str:
    if node is None:
        return words.START
    name = node.word("a step of the turn").lower().removesuffix(" step").removesuffix(" phase")
    name = {"main": words.START}.get(name, name)
    if name not in words.STEPS:
        raise node.wrong(f"no step is called {name!r}; expected {nearest_or_all(name, words.STEPS)}")
    return name


# ---------------------------------------------------------------- the table


def _seats(node: Node | None, top: Node, words: Words) -> list[Seat]:
    if node is None:
        raise top.wrong("expected `players:` with the players' names below it")
    out = [_seat(name, place, node.fields[name], words) for name, place in _keys(node, "the players")]
    if len(out) < 2:
        raise node.wrong(f"expected two players or more, not {len(out)}")
    aliases: dict[str, Thing] = {}
    for thing in (t for s in out for t in s.things if t.alias):
        if thing.alias in aliases or thing.alias in (s.name for s in out):
            raise thing.states["as"].wrong(f"expected a name of its own; {thing.alias!r} is taken")
        aliases[thing.alias] = thing
    return out


def _keys(node: Node, what: str) -> list[tuple[str, Place]]:
    node.mapping(what)
    return list(node.keys.items())


def _seat(name: str, place: Place, node: Node, words: Words) -> Seat:
    if not name.strip() or not name[:1].isupper():
        raise WrongFile(place, f"expected a player's name with a capital letter, not {name!r}")
    fields = node.mapping(f"the player {name}", words.SEAT)
    seat = Seat(name, place, fields["life"].number("life") if "life" in fields else words.LIFE)
    seat.given = set(fields)
    for key, value in fields.items():
        if key in words.ZONES:
            for item in value.list(f"the {key}"):
                seat.things += _things(item, name, key, words)
        elif key != "life":
            seat.fields[key] = value
    return seat


def _things(item: Node, owner: str, zone: str, words: Words) -> list[Thing]:
    if item.kind == "mapping":
        out = []
        for key, value in item.fields.items():
            count, name = _counted(key, item.keys[key])
            states = value.mapping(f"{name.text}", words.STATES)
            _fits_zone(name.text, states, zone, words)
            alias = states["as"].word("a name of its own") if "as" in states else ""
            if alias and count > 1:
                raise states["as"].wrong("expected a name of its own for one object, not for several")
            out += [Thing(name, owner, zone, states, alias) for _ in range(count)]
        return out
    count, name = _counted(item.word("the name of a card"), item.place)
    return [Thing(name, owner, zone) for _ in range(count)]


def _counted(text: str, place: Place) -> tuple[int, Phrase]:
    """"Forest x3" is three Forests."""
    head, _, tail = text.rpartition(" x")
    if head and tail.isdigit():
        if not 0 < int(tail[:9]) <= MOST_COPIES:
            raise WrongFile(place, f"expected 1 to {MOST_COPIES} of {head}, not {tail}")
        return int(tail), Phrase(head.strip(), place)
    return 1, Phrase(text.strip(), place)


def _fits_zone(name: str, states: dict[str, Node], zone: str, words: Words) -> None:
    for key, node in states.items():
        if zone != words.TABLE and key not in ("as", "counters", "face down"):
            raise node.wrong(f"only a permanent can be {key}, and this {name} is in the {zone}; "
                             f"expected it under `{words.TABLE}:`, or no `{key}:`")


# ---------------------------------------------------------------- what is done


def _step(node: Node) -> Step:
    if node.kind != "mapping":
        return Step("do", Phrase(" ".join(node.word("a command in words").split()), _inside(node)))
    known = [k for k in node.fields if k in STEP]
    if not known and len(node.fields) == 1:
        (key, value), = node.fields.items()
        return Step("do", Phrase(f"{key}: {value.word('a command in words')}", node.place))
    fields = node.mapping("a line of the play", STEP)
    kinds = [k for k in ("do", "try", "expect") if k in fields]
    if len(kinds) != 1:
        raise node.wrong("expected one of `do:`, `try:` or `expect:` in this line")
    if kinds == ["expect"]:
        return Step("expect", Phrase("", node.place), expect=_phrases(fields["expect"], "what is expected"))
    said = fields[kinds[0]]
    step = Step(kinds[0], Phrase(" ".join(said.word("a command in words").split()), _inside(said)))
    step.choose = _phrases(fields.get("choose"), "the choices")
    step.by = _phrases(fields.get("by"), "rule numbers")
    if "offered" in fields:
        step.offered = fields["offered"].yes("offered")
    if "at" in fields:
        step.at = Phrase(fields["at"].word("the number of a rule"), fields["at"].place)
    if "refused" in fields:
        step.refused = _phrases(fields["refused"], "the number of a rule, or yes")
    _agree(step, node, fields)
    return step


def _agree(step: Step, node: Node, fields: dict[str, Node]) -> None:
    if step.kind == "try" and step.refused is None:
        raise node.wrong("expected `refused:` with the number of the rule (or yes) beside `try:`")
    if step.kind == "do":
        for key in ("refused", "at"):
            if key in fields:
                raise WrongFile(node.keys[key], f"`{key}:` stands beside `try:`; what is done with `do:` is expected to be legal")
