"""A game of Berserk: the rulebook as the kernel sees it, and the accessors that its modules share."""
from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, cast

from apnap.berserk import attacks, characteristics, queue, replacing, rule_effects, strength, triggers, turn, words
from apnap.berserk.events import Wound
from apnap.berserk.forms.abilities import Card, Constant, Triggered, Unread
from apnap.berserk.law import LAW
from apnap.berserk.state import HIDDEN_ZONES, Chars, Effect, Entry, Frame, Object, Player, Readings, Turn
from apnap.kernel import saving
from apnap.kernel.data import Id, Time
from apnap.kernel.events import Event
from apnap.kernel.game import ROOT, Game

Cards = Mapping[str, Card] | Callable[[str], Card]


class Berserk(Game):
    """A game at rest between decisions. `cards` gives a `Card` for a name; those that were asked for are kept and saved.

    `readings` says how contradictions of the sources are decided; they belong to the state.
    """

    lawbook = LAW

    def __init__(self, edition: str = "newest", cards: Cards | None = None, seed: int = 0, auto: Iterable[str] = (),
                 readings: Readings | None = None) -> None:
        super().__init__(edition, auto)
        self._find = cards
        self.cards: dict[str, Card] = {}
        self.drafts: dict[Id, Chars] | None = None
        self._cache: dict[int | None, dict[str, Any]] = {}
        self.table.add(Turn(seed, readings or Readings()))

    # -- records

    @property
    def turn(self) -> Turn:
        return cast(Turn, self.table[ROOT])

    def turn_edit(self) -> Turn:
        return cast(Turn, self.table.edit(ROOT))

    def player(self, i: Id) -> Player:
        return cast(Player, self.table[i])

    def edit_player(self, i: Id) -> Player:
        self.changed()
        return cast(Player, self.table.edit(i))

    def object(self, i: Id) -> Object:
        return cast(Object, self.table[i])

    def edit_object(self, i: Id) -> Object:
        self.changed()
        return cast(Object, self.table.edit(i))

    def entry(self, i: Id) -> Entry:
        return cast(Entry, self.table[i])

    def edit_entry(self, i: Id) -> Entry:
        return cast(Entry, self.table.edit(i))

    def is_object(self, i: Any) -> bool:
        return type(i) is Id and isinstance(self.table.get(i), Object)

    def add(self, record: Object) -> Id:
        """Enter a new card, with the timestamp of now."""
        record.timestamp = self.now()
        return self.table.add(record)

    def now(self) -> Time:
        """A new timestamp, for the order of appearance (115.4)."""
        self.changed()
        t = self.turn_edit()
        t.clock = Time(t.clock + 1)
        return t.clock

    def changed(self) -> None:
        """Something was changed that characteristics or watchers may depend on."""
        self.turn_edit().version = _versions()

    def add_player(self, name: str) -> Id:
        """A new player; of two the first one added is the active player. Before `begin` only."""
        i = self.table.add(Player(name))
        t = self.turn_edit()
        t.order = (*t.order, i)
        t.active = t.order[0]
        return i

    def opponent(self, p: Id) -> Id:
        a, b = self.turn.order
        return b if p == a else a

    def nap(self) -> tuple[Id, Id]:
        """The non-active player, then the active one (402.1)."""
        return self.opponent(self.turn.active), self.turn.active

    # -- cards and characteristics

    def card(self, name: str) -> Card:
        """The card of a name. Raises `LookupError` for an unknown one."""
        found = self.cards.get(name)
        if found is None:
            if self._find is None:
                raise LookupError(f"this game has no card called {name!r}")
            found = self.cards[name] = self._find(name) if callable(self._find) else self._find[name]
        return found

    def cached(self, key: str, make: Callable[[], Any]) -> Any:
        """Something that holds as long as nothing relevant changed."""
        version = self.turn.version
        here = self._cache.get(version)
        if here is None:
            if len(self._cache) > 32:
                self._cache = {}
            here = self._cache[version] = {}
        if key not in here:
            here[key] = make()
        return here[key]

    def chars(self, i: Id) -> Chars:
        """What a card is now, or as last known when it left its zone."""
        if self.drafts is not None and i in self.drafts:
            return self.drafts[i]
        o = self.object(i)
        if o.last is not None:
            return o.last
        if o.zone == "game" and self.drafts is None:
            return cast("dict[Id, Chars]", self.cached("chars", lambda: characteristics.compute(self)))[i]
        return characteristics.printed(self, o)

    def triggers_elsewhere(self, card: str) -> bool:
        return any(isinstance(x, Triggered) and x.zone != "game" for x in self.card(card).abilities)

    def ability_or_none(self, i: Id, origin: Any) -> Any:
        """The ability of a card that comes from there."""
        return next((h.form for h in self.chars(i).abilities if h.origin == origin), None)

    def statics(self, kind: type) -> list[tuple[Frame, Any]]:
        """What constant abilities say, of one kind: each with whose it is, in order of appearance."""
        every = cast("dict[type, list[tuple[Frame, Any]]]", self.cached("statics", self._statics))
        return every.get(kind, [])

    def _statics(self) -> dict[type, list[tuple[Frame, Any]]]:
        out: dict[type, list[tuple[Frame, Any]]] = {}
        for i in self.turn.game:
            c = self.chars(i)
            for h in c.abilities:
                f = Frame(i, c.controller)
                if isinstance(h.form, Constant) and h.form.zone == "game" and words.holds(self, f, h.form.condition):
                    for x in h.form.effects:
                        out.setdefault(type(x), []).append((f, x))
        return out

    def unread(self) -> tuple[tuple[Id, Unread], ...]:
        """Every line that was not understood on a card that is not hidden."""
        seen = (*self.turn.game, *(i for p in self.turn.order for z in ("graveyard", "hand") for i in getattr(self.player(p), z)))
        return tuple((i, x) for i in seen for x in self.card(self.object(i).card).abilities if isinstance(x, Unread))

    def sees(self, player: Id, i: Id) -> bool:
        """Whether a player may know which card this is: his own hand, reserve and sideboard, the game zone, graveyards (2)."""
        o = self.object(i)
        return o.zone not in HIDDEN_ZONES or (o.zone != "deck" and o.owner == player)

    # -- effects in force, wounds

    def effects_in_force(self) -> list[Effect]:
        return [cast(Effect, self.table[i]) for i in self.turn.effects]

    def put_in_force(self, record: Effect) -> Id:
        """A lasting effect begins."""
        record.timestamp = self.now()
        i = self.table.add(record)
        t = self.turn_edit()
        t.effects = (*t.effects, i)
        return i

    def end_effect(self, i: Id) -> None:
        t = self.turn_edit()
        t.effects = tuple(x for x in t.effects if x != i)
        self.changed()

    def strength(self, source: Id, to: Id, n: int, how: str) -> int:
        return strength.strength(self, source, to, n, how)

    def wounding(self, source: Id, to: Id, n: int, how: str) -> Wound:
        return strength.wounding(self, source, to, n, how)

    # -- hooks of the kernel

    def step(self) -> bool:
        """What happens next: what runs goes on; rule effects; triggers are declared; the Queue; the attack; the phase (11)."""
        t = self.turn
        if self.result is not None:
            return False
        if t.running is not None:
            queue.go_on(self)
        elif rule_effects.settle(self):
            pass
        elif t.ending:
            turn.end_at_once(self)
        elif t.waiting:
            triggers.declare(self)
        elif t.queue:
            queue.begin(self)
        elif t.attack is not None:
            attacks.go_on(self)
        else:
            turn.advance(self)
        return True

    @property
    def result(self) -> tuple[Id, ...] | None:
        """The winner once the game is over (nobody: a draw, 603.1); None while it goes on."""
        if not self.turn.loses:
            return None
        losers = [p for p, _ in self.turn.loses]
        return tuple(p for p in self.turn.order if p not in losers)

    def watchers(self) -> tuple[Any, ...]:
        return cast("tuple[Any, ...]", self.cached("watchers", lambda: triggers.watchers(self)))

    def matches(self, watcher: Any, event: Event) -> bool:
        return triggers.subject(self, watcher, event) is not None

    def looks_back(self, watcher: Any, event: Event) -> bool:
        return triggers.looks_back(watcher)

    def noticed(self, found: list[tuple[Any, Event]]) -> None:
        triggers.notice(self, found)

    def replacements(self, event: Event) -> list[Any]:
        return replacing.applicable(self, event)

    def next_replacement(self, event: Event, effects: list[Any]) -> Any:
        return replacing.next_one(self, event, effects)

    def replace(self, event: Event, effect: Any) -> Any:
        return replacing.replaced(self, event, effect)

    def freeze(self, i: Id) -> None:
        """Last known information (403.1)."""
        if self.object(i).zone == "game" and self.object(i).last is None:
            last = self.chars(i)
            self.edit_object(i).last = last

    # -- saving

    def save(self) -> bytes:
        """The game at rest as bytes, with the facts of the cards it uses."""
        return saving.save(self, cards=saving.written_cards(self.cards))

    @classmethod
    def load(cls, saved: bytes) -> Berserk:
        """The game that `save` wrote. Raises `NotASave`."""
        data = saving.read(saved)
        g = cls(data["edition"], None, 0, data["auto"])
        g.cards = saving.cards_in(data)
        saving.restore(g, data)
        return g


_version = [0]


def _versions() -> int:
    """Stamps for caches: they order nothing and are not saved."""
    _version[0] += 1
    return _version[0]
