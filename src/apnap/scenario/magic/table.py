"""From a case to a game of Magic: players and objects are put on the table in the order of the file, hosts before what is on them."""
from __future__ import annotations

import re
from datetime import date
from typing import Any

from apnap.kernel.data import Id
from apnap.kernel.law import UnknownEdition
from apnap.magic import setup
from apnap.magic.forms.abilities import Static
from apnap.magic.forms.statics import AsEnters
from apnap.magic.game import Magic
from apnap.magic.law import LAW
from apnap.scenario.case import Case, Thing
from apnap.scenario.magic.cards import Cards
from apnap.scenario.source import Node, WrongFile, nearest_or_all

COLOR_WORDS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}
UNSEEN = 12
"""A library that the file does not give holds so many cards that nobody has named."""
_POOL = re.compile(r"(?:\{(?:[WUBRGC]|\d+)\})*")


def edition_of(case: Case, override: str | None) -> str:
    """The date of the edition asked for. Raises `WrongFile`, and `UnknownEdition` for an override that does not exist."""
    if override is not None:
        return known_edition(override)
    try:
        return known_edition(case.edition.text)
    except UnknownEdition:
        known = [x for e in LAW.editions for x in (e.date, *e.names)]
        raise WrongFile(case.edition.place, f"no edition of Magic is called {case.edition.text!r}; "
                        f"expected {nearest_or_all(case.edition.text, known, 30)}") from None


def known_edition(text: str) -> str:
    """The date of an edition by its name or a date. Raises `UnknownEdition`, also for a date that is none."""
    if text[:1].isdigit() and text not in {x for e in LAW.editions for x in e.names}:
        try:
            date.fromisoformat(text)
        except ValueError:
            raise UnknownEdition(f"{text!r} is no date; expected one such as 2018-01-19") from None
    return LAW.edition(text).date


class Table:
    """A case's game with its cards, the players by name, and the objects that have a name of their own."""

    def __init__(self, case: Case, edition: str) -> None:
        self.case = case
        self.cards = Cards(case)
        self.game: Any = Magic(edition, self.cards, seed=0, auto=("ask chance",))
        self.seats: dict[str, Id] = {}
        self.aliases: dict[str, Id] = {}
        for seat in case.seats:
            self.seats[seat.name] = self.game.add_player(seat.name, seat.life)
        self._put_all()
        for seat in case.seats:
            self._fields(seat.name, seat.fields)
        declaring = case.step == "declare attackers" and bool(case.play) and re.search(r"\battacks?\b", case.play[0].said.text) is not None
        setup.set_turn(self.game, self.seats[case.active], "beginning of combat" if declaring else case.step)
        self.game.begin()
        while declaring and self.game.turn.step == "beginning of combat":  # the attackers are yet to be declared
            self.game.apply(("pass",))

    # ------------------------------------------------------------------------------------------------ objects

    def _put_all(self) -> None:
        things = [t for s in self.case.seats for t in s.things]
        for t in things:
            self.cards.check(t.name)
        hosts = {id(t): self._host(t, things) for t in things if "attached to" in t.states}
        done: dict[int, Id] = {}
        for t in things:
            self._put(t, hosts, done, [])
        for seat in self.case.seats:
            if "library" not in seat.given:
                for _ in range(UNSEEN):
                    setup.put(self.game, self.cards.unseen, "library", self.seats[seat.name])

    def _host(self, t: Thing, things: list[Thing]) -> Thing | str:
        """What a thing is attached to: another thing of the table, or a player. Raises `WrongFile`."""
        node = t.states["attached to"]
        wanted = node.word("the name of what it is attached to")
        if wanted in self.seats:
            return wanted
        owner, _, name = wanted.partition("'s ")
        if not name or owner not in self.seats:
            owner, name = "", wanted
        found = [x for x in things if x.alias == wanted]
        found = found or [x for x in things if x.name.text == name and x.zone == "battlefield" and owner in ("", x.owner) and x is not t]
        if not found:
            names = [x.alias or x.name.text for x in things if x.zone == "battlefield" and x is not t]
            raise node.wrong(f"nothing on the battlefield is called {wanted!r}; expected {nearest_or_all(wanted, names)}")
        if len(found) > 1:
            raise node.wrong(f"{len(found)} permanents are called {wanted!r}; tell them apart with `as:` or by their owner")
        return found[0]

    def _put(self, t: Thing, hosts: dict[int, Thing | str], done: dict[int, Id], on_the_way: list[Thing]) -> Id:
        if id(t) in done:
            return done[id(t)]
        if any(t is x for x in on_the_way):
            names = ", ".join(x.name.text for x in on_the_way)
            raise t.states["attached to"].wrong(f"this goes in a circle: {names} are attached to one another")
        host = hosts.get(id(t))
        on = None
        if host is not None:
            on = self.seats[host] if isinstance(host, str) else self._put(host, hosts, done, [*on_the_way, t])
        states = t.states
        owner = self.seats[t.owner]
        try:
            done[id(t)] = i = setup.put(
                self.game, t.name.text, t.zone, owner, self._player(states.get("controlled by")) or owner,
                tapped=_yes(states, "tapped"), sick=_yes(states, "sick"), face_down=_yes(states, "face down"),
                flipped=_yes(states, "flipped"),
                counters=_counters(states.get("counters")), attached_to=on, chosen=self._chosen(t),
                damage=states["damage"].number("damage") if "damage" in states else 0,
            )
        except WrongFile:
            raise
        except ValueError as no:
            raise WrongFile(t.name.place, str(no)) from None
        if t.alias:
            self.aliases[t.alias] = i
        return i

    def _chosen(self, t: Thing) -> tuple[tuple[str, str], ...]:
        """What was chosen as it entered, under the kind of choice that its text asks for."""
        node = t.states.get("chosen")
        if node is None:
            return ()
        word = node.word("what was chosen")
        asked = [x.choice for a in self.cards(t.name.text).abilities if isinstance(a, Static) for x in a.effects if isinstance(x, AsEnters)]
        if not asked:
            raise node.wrong(f"nothing is chosen as {t.name.text} enters")
        kind = "card name" if asked[0].endswith("card name") else asked[0]
        return ((kind, COLOR_WORDS.get(word.lower(), word) if kind == "color" else word),)

    def _player(self, node: Node | None) -> Id | None:
        if node is None:
            return None
        name = node.word("a player")
        if name not in self.seats:
            raise node.wrong(f"no player is called {name!r}; expected {nearest_or_all(name, self.seats)}")
        return self.seats[name]

    # ------------------------------------------------------------------------------------------------ players

    def _fields(self, name: str, fields: dict[str, Node]) -> None:
        player = self.seats[name]
        for key, node in fields.items():
            if key == "pool":
                text = "".join(node.word("mana such as \"{G}{G}\"").split())
                if not _POOL.fullmatch(text):
                    raise node.wrong(f"expected mana such as \"{{G}}{{W}}{{C}}\", not {text!r}")
                setup.pool(self.game, player, text)
            elif key == "counters":
                self.game.edit_player(player).counters = _counters(node)
            elif key == "team":
                self.game.edit_player(player).team = node.word("the name of a team")
            elif key == "lands played":
                self.game.edit_player(player).lands_played = node.number("the lands played this turn")


def _yes(states: dict[str, Node], key: str) -> bool:
    return key in states and states[key].yes(key)


def _counters(node: Node | None) -> dict[str, int]:
    if node is None:
        return {}
    return {kind: n.number(f"the number of {kind} counters") for kind, n in node.mapping("the counters").items()}


def names_of(case: Case) -> list[str]:
    """Every name that the file gives to an object."""
    things = [t for s in case.seats for t in s.things]
    return [t.alias for t in things if t.alias] + [t.name.text for t in things] + list(case.cards)


