"""A game of Magic: the rulebook as the kernel sees it, and the accessors that its modules share."""
from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, cast
from zlib import crc32

from apnap.kernel import saving
from apnap.kernel.data import Id, Time, canonical
from apnap.kernel.events import Event
from apnap.kernel.game import ROOT, Game
from apnap.magic import events as ev
from apnap.magic import (
    law,
    layers,
    mana,
    permissions,
    playable,
    priority,
    replacing,
    resolve,
    state_based,
    triggers,
    turn,
    view,
    words,
    zones,
)
from apnap.magic.forms import effects as e
from apnap.magic.forms.abilities import Activated, Card, Static, Triggered, Unread
from apnap.magic.forms.words import Filter
from apnap.magic.keywords import editions
from apnap.magic.law import LAW
from apnap.magic.state import PHASES, SHARED_ZONES, Chars, DelayedTrigger, Effect, Frame, Has, Object, Player, Turn

Cards = Mapping[str, Card] | Callable[[str], Card]


class Magic(Game):
    """A game at rest between decisions. `cards` gives a `Card` for a name; those that were asked for are kept and saved.

    Attributes that begin with `wanted`, `activating`, `mana_asked_of`, `mana_triggers` stand only while a step runs.
    """

    lawbook = LAW

    def __init__(self, edition: str = "newest", cards: Cards | None = None, seed: int = 0, auto: Iterable[str] = ()) -> None:
        super().__init__(edition, auto)
        self._find = cards
        self.cards: dict[str, Card] = {}
        self.wanted: tuple[str, ...] = ()
        self.activating: tuple[tuple[Id, Id, int], ...] = ()
        self.mana_asked_of: Id | None = None
        self.mana_triggers: list[Any] = []
        self.drafts: dict[Id, Any] | None = None
        self.checked: int | None = -1
        self._cache: dict[int | None, dict[str, Any]] = {}
        self.table.add(Turn(seed))

    # -- records

    @property
    def turn(self) -> Turn:
        return self.table[ROOT]  # type: ignore[return-value]

    def turn_edit(self) -> Turn:
        return self.table.edit(ROOT)  # type: ignore[return-value]

    def player(self, i: Id) -> Player:
        return self.table[i]  # type: ignore[return-value]

    def edit_player(self, i: Id) -> Player:
        return self.table.edit(i)  # type: ignore[return-value]

    def object(self, i: Id) -> Object:
        return self.table[i]  # type: ignore[return-value]

    def edit_object(self, i: Id) -> Object:
        return self.table.edit(i)  # type: ignore[return-value]

    def is_player(self, i: Any) -> bool:
        return isinstance(i, Id) and isinstance(self.table.get(i), Player)

    def is_object(self, i: Any) -> bool:
        return isinstance(i, Id) and isinstance(self.table.get(i), Object)

    def add(self, record: Object) -> Id:
        """Enter a new object, with the timestamp of now."""
        record.timestamp = record.control_since = self.now()
        return self.table.add(record)

    def now(self) -> Time:
        """A new timestamp (613.7)."""
        t = self.turn_edit()
        t.clock = Time(t.clock + 1)
        return t.clock

    def changed(self) -> None:
        """Something was changed that characteristics or watchers may depend on."""
        t = self.turn_edit()
        t.version = _versions()
        t.failed = ()

    def add_player(self, name: str, life: int = 20) -> Id:
        """A new player, last in turn order. Before `begin` only."""
        i = self.table.add(Player(name, life))
        t = self.turn_edit()
        t.order = (*t.order, i)
        if len(t.order) == 1:
            t.active = t.priority = i
        return i

    def now_at(self, i: Id) -> Id:
        """What an object became when it changed its zone, as far as it may be followed; itself while it is there."""
        return zones.find(self, i)

    # -- players

    def apnap(self) -> tuple[Id, ...]:
        """The players in the game in turn order, the active one first (101.4)."""
        order, active = self.turn.order, self.turn.active
        k = order.index(active) if active in order else 0
        return tuple(p for p in (*order[k:], *order[:k]) if not self.player(p).lost)

    def opponents(self, p: Id) -> tuple[Id, ...]:
        """The other players who are in the game, but for those of his team (102.2-102.3)."""
        team = self.player(p).team
        return tuple(q for q in self.apnap() if q != p and not (team and self.player(q).team == team))

    @property
    def phase(self) -> str:
        return PHASES[self.turn.step]

    def sorcery_time(self, p: Id) -> bool:
        """The main phase of his own turn, an empty stack, and priority (307.5)."""
        t = self.turn
        return t.active == p and t.priority == p and not t.stack and t.step.endswith("main")

    # -- cards and characteristics

    def card(self, name: str) -> Card:
        """The card of a name. Raises `LookupError` (of the pool, with the nearest names) for an unknown one."""
        found = self.cards.get(name)
        if found is None:
            if name == "":
                return NO_CARD
            if self._find is None:
                raise LookupError(f"this game has no card called {name!r}")
            found = playable.as_played(editions.as_in(self, self._find(name) if callable(self._find) else self._find[name]))
            self.cards[name] = found
        return found

    def enter_card(self, card: Card) -> str:
        """Make a created card (a token, an emblem) known; the name under which objects refer to it."""
        card = playable.as_played(editions.as_in(self, card))
        known = self.cards.get(card.name)
        if known == card:
            return card.name
        name = f"{card.name} #{_checksum(card)}"
        self.cards[name] = card
        return name

    @property
    def _here(self) -> dict[Any, Any]:
        """What was computed since the last relevant change."""
        version = self.turn.version
        here = self._cache.get(version)
        if here is None:
            if len(self._cache) > 64:
                self._cache = {}
            here = self._cache[version] = {}
        return here

    def cached(self, key: str, make: Callable[[], Any]) -> Any:
        """Something that holds as long as nothing relevant changed."""
        if self.drafts is not None:
            return make()
        here = self._here
        if key not in here:
            here[key] = make()
        return here[key]

    def chars(self, i: Id) -> Chars:
        """An object's characteristics now, or as last known when it left its zone."""
        if self.drafts is not None:
            return self.drafts[i] if i in self.drafts else self.object(i).last or layers.printed(self, i)
        here = self._here
        found: Chars | None = here.get(i)
        if found is None:
            o = self.object(i)
            if o.last is not None:
                return o.last
            if o.zone in ("battlefield", "stack", "command"):
                here.update(layers.compute(self))
            found = here.get(i) or layers.printed(self, i)
            here[i] = found
        return found

    def has_triggers(self, card: str) -> bool:
        return any(isinstance(x, Triggered) and x.zone != "battlefield" for x in self.card(card).abilities)

    def ability_or_none(self, i: Any, origin: Any, n: Any) -> Has | None:
        """The ability of an object that comes from (origin, n)."""
        if not self.is_object(i):
            return None
        return next((h for h in self.chars(i).abilities if h.origin == origin and h.n == n), None)

    def ability(self, i: Id, origin: Id, n: int) -> Has:
        found = self.ability_or_none(i, origin, n)
        if found is None:
            raise LookupError(f"object {i!r} has no ability ({origin!r}, {n})")
        return found

    def activations(self, player: Id, mana_only: bool = False) -> tuple[tuple[Any, ...], ...]:
        """("activate", object, origin, n) for every activated ability that the player might be allowed to activate: a superset."""
        out = []
        p, t = self.player(player), self.turn
        for ids in (t.battlefield, p.hand, p.graveyard, t.exile, t.command):
            for i in ids:
                if self.object(i).zone in ("battlefield", "command") or self.has_activated(self.object(i).card):
                    for h in self.chars(i).abilities:
                        if isinstance(h.form, Activated) and (not mana_only or mana.is_mana_ability(self, h.form)):
                            out.append(("activate", i, h.origin, h.n))
        return tuple(out)

    def has_activated(self, card: str) -> bool:
        return any(isinstance(x, Activated) and x.zone != "battlefield" for x in self.card(card).abilities)

    def slots_of(self, record: Id) -> tuple[Any, ...]:
        """The target slots of a spell or ability on the stack, numbered through."""
        return tuple(s for b in resolve.bodies(self, record) for s in b.slots)

    def unread(self) -> tuple[tuple[Id, Unread], ...]:
        """Every line that was not understood on an object that is not hidden."""
        out = []
        t = self.turn
        own = (i for p in t.order for i in (*self.player(p).graveyard, *self.player(p).hand))
        for i in (*t.battlefield, *t.stack, *t.exile, *t.command, *own):
            if self.object(i).kind != "ability":
                out += [(i, x) for x in layers.face(self.card(self.object(i).card), self.object(i)).abilities if isinstance(x, Unread)]
        return tuple(out)

    # -- static abilities and effects in force

    def statics(self, kind: type, anywhere: bool = False) -> list[tuple[Frame, Any]]:
        """The forms of one kind among the static abilities that function now, each with the frame it is read with."""
        every = self.cached("statics", self._statics)
        found = every.get(kind, [])
        return [(f, x) for f, x, condition in found if words.holds(self, f, condition)]

    def _statics(self) -> dict[type, list[tuple[Frame, Any, Any]]]:
        out: dict[type, list[tuple[Frame, Any, Any]]] = {}
        for zone in ("battlefield", "stack", "command"):
            for i in getattr(self.turn, zone):
                c = self.chars(i)
                for h in c.abilities:
                    if isinstance(h.form, Static) and h.form.zone == zone:
                        for x in h.form.effects:
                            out.setdefault(type(x), []).append((Frame(i, c.controller), x, h.form.condition))
        for effect in self.effects_in_force():  # "you may cast spells this turn as though they had flash"
            if isinstance(effect, Effect) and any(self.is_player(p) for p in effect.what):
                for x in effect.changes:
                    out.setdefault(type(x), []).append((Frame(effect.source, effect.controller), x, None))
        return out

    def cost_changes(self) -> bool:
        """Whether anything in play changes what abilities cost."""
        from apnap.magic.forms.statics import AdditionalCost, CostsAtLeast, CostsMore

        if any(isinstance(x, Effect) and x.changes and isinstance(x.changes[0], e.NextSpellCosts) for x in self.effects_in_force()):
            return True
        return any(self.statics(kind) for kind in (AdditionalCost, CostsMore, CostsAtLeast))

    def effects_in_force(self) -> list[Any]:
        return [self.table[i] for i in self.turn.effects]

    def put_in_force(self, record: Effect | DelayedTrigger) -> Id:
        """A continuous effect or delayed trigger begins."""
        if isinstance(record, Effect):
            record.timestamp = self.now()
        i = self.table.add(record)
        t = self.turn_edit()
        t.effects = (*t.effects, i)
        self.changed()
        return i

    def end_effect(self, i: Id) -> None:
        t = self.turn_edit()
        t.effects = tuple(x for x in t.effects if x != i)
        self.changed()

    def next_spell_changes(self, p: Any) -> list[tuple[int, int]]:
        """"The next spell you cast this turn costs {X} less": used up by the spell that it applies to."""
        out = []
        for x in self.effects_in_force():
            if isinstance(x, Effect) and x.changes and isinstance(x.changes[0], e.NextSpellCosts) and p.card and x.controller == p.player:
                change = x.changes[0]
                what = change.filter.but(kind="card", zone=None) if isinstance(change.filter, Filter) else change.filter
                if what is None or words.fits(self, Frame(x.source, x.controller), what, p.object):
                    out.append((-change.n, 0))
                    self.end_effect(x.id)
        return out

    # -- hooks of the kernel

    def step(self) -> bool:
        self.activating, self.mana_asked_of, self.wanted, self.mana_triggers = (), None, (), []
        t = self.turn
        if self.result is not None:
            return False
        if t.resolving is not None:
            resolve.instruction(self)
        elif self.durations_end() or self.notice_control() or state_based.check(self):
            pass
        elif t.waiting and t.ending != "turn" and not turn.all_passed(self):  # while the turn is being ended nothing goes on the stack
            if t.priority is None and t.step == "cleanup":
                turn.cleanup_goes_on(self)
            triggers.put_on_stack(self)
        elif t.ending == "turn" or t.priority is None:
            turn.advance(self)
        elif turn.all_passed(self):
            if t.stack:
                resolve.begin(self)
            else:
                turn.advance(self)
        else:
            priority.decide(self)
        return True

    @property
    def result(self) -> tuple[Id, ...] | None:
        """The players who are left once the game is over (none: a draw); None while it goes on."""
        alive = tuple(p for p in self.turn.order if not self.player(p).lost)
        over = len(alive) < 2 or not any(self.opponents(p) for p in alive)
        return alive if over and len(self.turn.order) > 1 else None

    def durations_end(self) -> bool:
        """Effects "for as long as ..." end when that is no longer so (611.2b)."""
        over = [x.id for x in self.effects_in_force() if isinstance(x, Effect) and not self._lasts(x)]
        for i in over:
            self.end_effect(i)
        return bool(over)

    def _lasts(self, x: Effect) -> bool:
        if not x.duration.startswith("while "):
            return True
        source = self.object(x.source)
        here = source.zone == "battlefield"
        if x.duration == "while tapped":
            return here and source.tapped
        return here and (x.duration != "while controlled" or self.chars(x.source).controller == x.controller)

    def notice_control(self) -> bool:
        """Permanents whose controller changed: they are under new control since now (302.6)."""
        changed = []
        for i in self.turn.battlefield:
            o, c = self.object(i), self.chars(i)
            if o.controller_was != c.controller:
                changed.append((i, o.controller_was, c.controller))
        for i, _, new in changed:
            record = self.edit_object(i)
            record.controller_was, record.control_since = new, self.now()
        if changed:
            from apnap.magic.events import ChangedControl

            self.changed()
            self.happen(*(ChangedControl(i, old, new) for i, old, new in changed), rule=law.CONTINUOUS)
        return bool(changed)

    def watchers(self) -> tuple[Any, ...]:
        return cast("tuple[Any, ...]", self.cached("watchers", lambda: triggers.watchers(self)))

    def matches(self, watcher: Any, event: Event) -> bool:
        return triggers.subject(self, watcher, event)[0]

    def looks_back(self, watcher: Any, event: Event) -> bool:
        return triggers.looks_back(watcher, event)

    def noticed(self, found: list[tuple[Any, Event]]) -> None:
        triggers.notice(self, found)

    def impossible(self, event: Event) -> bool:
        no = permissions.impossible(self, event)
        if no is not None:
            self.note(ev.CantHappen(no), self.lawbook.rules[no.rule])
        return no is not None

    def replacements(self, event: Event) -> list[Any]:
        return replacing.applicable(self, event)

    def next_replacement(self, event: Event, effects: list[Any]) -> Any:
        return replacing.next_one(self, event, effects)

    def replace(self, event: Event, effect: Any) -> Any:
        return replacing.replaced(self, event, effect)

    def freeze(self, i: Id) -> None:
        """Last known information: the characteristics after the layers (608.2h); counters and attachments stay in the record."""
        if self.object(i).last is None and self.object(i).zone:
            last = self.chars(i)
            self.edit_object(i).last = last

    # -- looking

    def view(self, player: Id) -> dict[str, Any]:
        """The table as a player sees it, as plain data; hidden cards are counted."""
        return view.view(self, player)

    def find(self, name: str, zone: str = "battlefield") -> tuple[Id, ...]:
        """The objects of a name in a zone, oldest first."""
        ids = getattr(self.turn, zone) if zone in SHARED_ZONES else tuple(i for p in self.turn.order for i in getattr(self.player(p), zone))
        return tuple(i for i in ids if self.chars(i).name == name)

    # -- saving

    def save(self) -> bytes:
        """The game at rest as bytes, with the facts of the cards it uses."""
        return saving.save(self, cards=saving.written_cards(self.cards))

    @classmethod
    def load(cls, saved: bytes) -> Magic:
        """The game that `save` wrote. Raises `NotASave`."""
        data = saving.read(saved)
        g = cls(data["edition"], None, 0, data["auto"])
        g.cards = saving.cards_in(data)
        saving.restore(g, data)
        return g


NO_CARD = Card(name="")
_version = [0]


def _versions() -> int:
    """Stamps for caches: they order nothing and are not saved."""
    _version[0] += 1
    return _version[0]


def _checksum(card: Card) -> int:
    return crc32(canonical(card))
