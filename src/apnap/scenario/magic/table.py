"""From a case to a game of Magic: players and objects are put on the table in the order of the file, hosts before what is on them."""
from __future__ import annotations

import re
from typing import Any

from apnap.kernel.data import Id
from apnap.kernel.law import UnknownEdition
from apnap.magic import setup
from apnap.magic.game import Magic
from apnap.magic.law import LAW
from apnap.scenario.case import Case, Thing
from apnap.scenario.magic.cards import Cards
from apnap.scenario.source import Node, WrongFile, nearest_or_all

UNSEEN = 12
"""A library that the file does not give holds so many cards that nobody has named."""
_POOL = re.compile(r"(?:\{[WUBRGC]\})*")


def edition_of(case: Case, override: str | None) -> str:
    """The date of the edition asked for. Raises `WrongFile`, and `UnknownEdition` for an override that does not exist."""
    if override is not None:
        return LAW.edition(override).date
    try:
        return LAW.edition(case.edition.text).date
    except UnknownEdition:
        known = [x for e in LAW.editions for x in (e.date, *e.names)]
        raise WrongFile(case.edition.place, f"no edition of Magic is called {case.edition.text!r}; "
                        f"expected {nearest_or_all(case.edition.text, known, 30)}") from None


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
        setup.set_turn(self.game, self.seats[case.active], case.step)
        self.game.begin()

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
        done[id(t)] = i = setup.put(
            self.game, t.name.text, t.zone, owner, controller=self._player(states.get("controlled by")) or owner,
            tapped=_yes(states, "tapped"), sick=_yes(states, "sick"), face_down=_yes(states, "face down"),
            counters=self._counters(t), attached_to=on, damage=states["damage"].number("damage") if "damage" in states else 0,
            chosen=states["chosen"].word("what was chosen") if "chosen" in states else None,
        )
        if t.alias:
            self.aliases[t.alias] = i
        return i

    def _counters(self, t: Thing) -> dict[str, int]:
        out = _counters(t.states.get("counters"))
        card = self.cards(t.name.text)
        if t.zone == "battlefield" and isinstance(card.loyalty, int) and "loyalty" not in out and "counters" not in t.states:
            out["loyalty"] = card.loyalty
        return out

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


