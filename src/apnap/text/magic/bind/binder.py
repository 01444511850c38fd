"""The binder: a table of functions by node, and what has been said so far in one ability."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from apnap.kernel.data import Form
from apnap.magic.forms import words
from apnap.text.engine.values import Node, Value


class CannotBind(Exception):
    """A text was parsed but a word in it has nothing it could stand for; the message says which."""


@dataclass(frozen=True)
class Mention:
    """An object said before: how a form refers to it, and the nouns that may be used for it."""

    ref: Any
    nouns: frozenset[str]


Bind = Callable[["Binder", Node], Any]
TABLE: dict[str, Bind] = {}


def binds(*names: str) -> Callable[[Bind], Bind]:
    """Says that a function binds the nodes of these names."""

    def put(function: Bind) -> Bind:
        for name in names:
            if name in TABLE:
                raise ValueError(f"two functions bind {name}")
            TABLE[name] = function
        return function

    return put


def plainly(node_name: str, form: type[Form], *same: str, **other: str) -> None:
    """Binds a node to a form by its fields: `same` have equal names, `other` maps the form's field to the node's label."""
    fields = {name: name for name in same} | other

    def bind(b: Binder, n: Node) -> Any:
        return form(**{f: b.bind(n[label]) for f, label in fields.items() if label in n})

    binds(node_name)(bind)


@dataclass
class Binder:
    """What is known while one ability is bound.

    `this` are the nouns of the object itself, `name` its name; `slots` the targets so far; `doer` the third person named last (None: you);
    `actor` the player who does what follows "may"; `until` a duration said in front; `zone` where the object itself is said to be;
    `looking` after cards were looked at; `subject` the object that was last said to do or become something;
    `attacking` in a trigger of an attack, whose player is the defending one; `unfinished` after a change without a duration.
    """

    this: frozenset[str] = frozenset()
    spell: bool = False
    name: str = ""
    slots: list[Any] = field(default_factory=list)
    objects: list[Mention] = field(default_factory=list)
    players: list[Any] = field(default_factory=list)
    doer: Any = None
    actor: Any = None
    until: str | None = None
    trigger: bool = False
    zone: str = ""
    looking: bool = False
    subject: Any = None
    attacking: bool = False
    unfinished: bool = False

    def bind(self, value: Value) -> Any:
        """The form of a value. Raises `CannotBind`."""
        if isinstance(value, Node):
            function = TABLE.get(value.name)
            if function is None:
                raise CannotBind(f"nothing carries out {value.name}")
            return function(self, value)
        if isinstance(value, tuple):
            return tuple(self.bind(item) for item in value)
        return value

    def get(self, node: Node, label: str, default: Any = None) -> Any:
        """A field bound, or the default."""
        value = node.get(label)
        return default if value is None else self.bind(value)

    def inner(self) -> Binder:
        """A binder for an ability inside this one with targets of its own; what was said remains."""
        return replace(self, slots=[], objects=list(self.objects), players=list(self.players))

    # -------------------------------------------------------------------------------------------------- what was said

    def say(self, ref: Any, *nouns: str) -> Any:
        """Remembers an object as what "it" may mean from now on; returns the reference."""
        self.objects.append(Mention(ref, frozenset(nouns)))
        return ref

    def say_player(self, ref: Any) -> Any:
        """Remembers a player."""
        self.players.append(ref)
        return ref

    def nouns_of(self, ref: Any) -> frozenset[str]:
        """The nouns that were last used for a reference."""
        for mention in reversed(self.objects):
            if mention.ref == ref:
                return mention.nouns
        return frozenset()

    def last(self, noun: str | None = None) -> Any:
        """The object said last, or the last one that the noun fits. Raises `CannotBind`."""
        for mention in reversed(self.objects):
            if noun is None or noun.lower() in mention.nouns or not mention.nouns:
                return mention.ref
        if (
            noun in ("permanent", "creature", "card", "token", "spell", "land", "artifact", "enchantment", "planeswalker", "ability")
            and self.objects
        ):
            return self.objects[-1].ref
        raise CannotBind(f"nothing was said before that {'it' if noun is None else 'that ' + noun} could be")

    def last_player(self) -> Any:
        """The player said last. Raises `CannotBind`."""
        if not self.players:
            raise CannotBind("no player was said before that 'that player' could be")
        return self.players[-1]

    # -------------------------------------------------------------------------------------------------- who does it

    def who(self, node: Node) -> Any:
        """Who does what the verb says: None is you."""
        if "who" in node:
            ref = self.bind(node["who"])
            self.doer = None if isinstance(ref, words.You) else ref
            return self.doer
        if node.get("s"):
            if self.doer is None:
                raise CannotBind("a verb in the third person has no subject")
            return self.doer
        return self.actor

    @contextmanager
    def acting(self, who: Any) -> Iterator[None]:
        """Until the end of the block the verbs are done by this player."""
        before = self.actor, self.doer
        self.actor = None if isinstance(who, words.You) else who
        self.doer = self.actor if self.actor is not None else self.doer
        yield
        self.actor, self.doer = before

    @contextmanager
    def lasting(self, duration: str) -> Iterator[None]:
        """Until the end of the block changes last so long."""
        before, self.until = self.until, duration
        yield
        self.until = before


def replaced(value: Any, old: Any, new: Any) -> Any:
    """The value with every `old` inside it replaced."""
    if value == old and type(value) is type(old):
        return new
    if isinstance(value, tuple):
        return tuple(replaced(x, old, new) for x in value)
    if isinstance(value, Form):
        changed = {name: replaced(getattr(value, name), old, new) for name in value.__struct_fields__}
        return msgspec.structs.replace(value, **changed)
    return value
