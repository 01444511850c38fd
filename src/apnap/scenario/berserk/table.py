"""From a case's table to a game at its first decision."""
from __future__ import annotations

from apnap.berserk import setup
from apnap.berserk.forms.abilities import Card, Unread
from apnap.berserk.game import Berserk
from apnap.berserk.law import LAW
from apnap.cards.berserk import pool
from apnap.kernel.data import Id
from apnap.scenario.case import Case, Thing
from apnap.scenario.source import Node, WrongFile, nearest_or_all

HERO = "Priest"  # who has no hero in the file has this one, which has no text
CARD = ("type", "ru", "cost", "strike", "lives", "classes", "elements", "text")
NUMBER = {"start": 3, "choice": 3, "end": 3}


class Table:
    """The game of a case, its players by name, and the cards that have a name of their own."""

    def __init__(self, case: Case, edition: str) -> None:
        self.case = case
        self.own = {name: _defined(name, node) for name, node in case.cards.items()}
        self.game = Berserk(edition, self.card)
        self.seats = {s.name: self.game.add_player(s.name) for s in case.seats}
        self.aliases: dict[str, Id] = {}
        self.called: dict[str, str] = {}
        if len(case.seats) != 2:
            raise WrongFile(case.place, f"expected two players, not {len(case.seats)}")
        for seat in case.seats:
            player = self.seats[seat.name]
            fields = seat.fields
            if not any(self.named(t).type == "hero" for t in seat.things if t.zone == "game"):
                setup.put(self.game, HERO, "game", player)
            for thing in seat.things:
                self._put(thing, player)
            open_coins = fields["coins"].number("the open coins") if "coins" in fields else 0
            setup.coins(self.game, player, open_coins, fields["closed coins"].number("the closed coins") if "closed coins" in fields else 0)
            if "prayers" in fields:
                self.game.edit_player(player).prayers = fields["prayers"].number("the prayer tokens")
        setup.set_turn(self.game, self.seats[case.active], case.step, NUMBER[case.step])
        self.game.begin()

    def card(self, name: str) -> Card:
        """A card of the file, or of the pool."""
        return self.own.get(name) or pool.card(name)

    def named(self, thing: Thing) -> Card:
        """The card of a thing on the table. Raises `WrongFile`."""
        try:
            return self.card(thing.name.text)
        except pool.UnknownCard as bad:
            raise WrongFile(thing.name.place, str(bad)) from None

    def _put(self, thing: Thing, player: Id) -> None:
        states, card = thing.states, self.named(thing)
        self.called.setdefault(card.name, thing.name.text)
        controller = None
        if "controlled by" in states:
            name = states["controlled by"].word("a player")
            if name not in self.seats:
                raise states["controlled by"].wrong(f"no player is called {name!r}; expected {nearest_or_all(name, self.seats)}")
            controller = self.seats[name]

        def n(key: str) -> int:
            return states[key].number(key) if key in states else 0

        def yes(key: str) -> bool:
            return key in states and states[key].yes(key)

        try:
            i = setup.put(self.game, card.name, thing.zone, player, controller, closed=yes("closed"), wounds=n("wounds"),
                          poison=n("poison"), new=yes("new"))
        except ValueError as bad:
            raise WrongFile(thing.name.place, str(bad)) from None
        if thing.alias:
            self.aliases[thing.alias] = i

    def unread(self) -> list[str]:
        """The lines that were not understood on the cards of the case."""
        every = {self.named(t).name: self.named(t) for s in self.case.seats for t in s.things if t.zone != "deck"}
        return [f"{name}: {x.text} ({x.message})" for name, c in every.items() for x in c.abilities if isinstance(x, Unread)]


def _defined(name: str, node: Node) -> Card:
    """A card defined in the file, its text in Russian."""
    from apnap.text.berserk.compile import compile_card

    fields = node.mapping(f"the card {name}", CARD)
    facts: dict[str, object] = {"name": name}
    for key, value in fields.items():
        if key in ("cost", "strike", "lives"):
            facts[key] = "X" if key == "cost" and value.text == "X" else value.number(key)
        elif key in ("classes", "elements"):
            facts[key] = [v.word(key) for v in value.list(key)]
        else:
            facts[key] = value.word(key)
    return compile_card(facts)


def edition_of(case: Case, wanted: str | None) -> str:
    """The date of the edition asked for, or of the case's. Raises `WrongFile` for one that the file names and that does not exist."""
    from apnap.kernel.law import UnknownEdition

    if wanted is not None:
        return LAW.edition(wanted).date
    try:
        return LAW.edition(case.edition.text).date
    except UnknownEdition as bad:
        raise WrongFile(case.edition.place, str(bad)) from None


def names_of(case: Case) -> list[str]:
    """Every name that may be said of a card: in the file, and both names of cards of the pool."""
    things = [t for s in case.seats for t in s.things]
    both = [n for t in things for n in other_names(t.name.text)]
    return list(dict.fromkeys([*(t.alias for t in things if t.alias), *(t.name.text for t in things), *case.cards, *both, HERO]))


def other_names(name: str) -> list[str]:
    """The gloss and the Russian name of a card of the pool."""
    try:
        card = pool.card(name)
    except pool.UnknownCard:
        return []
    return [card.name, *(n for _, n in card.names)]
