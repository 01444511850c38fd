"""What people read of a game of Magic: names of objects, reasons against an action, what happened, what is asked, the table."""
from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from apnap.kernel.data import Form, Id
from apnap.kernel.events import Happened
from apnap.kernel.game import CHANCE, Decision
from apnap.kernel.refusal import Refusal
from apnap.say import _, counted, listed
from apnap.say.magic_forms import component, cost, symbols
from apnap.say.magic_terms import said_in

ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")
COLORS = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green", "C": "colorless"}
ZONES = {"graveyard": "graveyard", "hand": "hand", "library": "library"}


class Blank(dict[str, str]):
    """The places of a sentence; what no fact fills is said generally."""

    general = {
        "ability": "the ability", "object": "the object", "player": "the player", "target": "the target", "source": "the source",
        "zone": "that zone", "cost": "the cost", "step": "this step", "by": "an effect", "amount": "less", "needed": "more",
        "number": "so many",
    }

    def __missing__(self, key: str) -> str:
        return _(self.general.get(key, key))


class Voice:
    """Speaks of one game. `aliases` are names of their own that a scenario gave to objects."""

    def __init__(self, game: Any, aliases: Mapping[str, Id] | None = None) -> None:
        self.g = game
        self.aliases = dict(aliases or {})
        self.words_of: str = game.edition  # the edition in whose words it is spoken
        self.instead: Id | None = None  # what a reversed action was about: names in its refusals may be of records that are gone

    def in_words_of(self, date: str) -> Voice:
        """The same voice, in the words of another edition."""
        other = Voice(self.g, self.aliases)
        other.words_of = date
        return other

    # ------------------------------------------------------------------------------------------------ names

    def name(self, i: Any) -> str:
        """A player's or an object's name, told apart where two share one."""
        if not isinstance(i, Id):
            return str(i)
        if i == CHANCE:
            return _("chance")
        if self.g.is_player(i):
            return str(self.g.player(i).name)
        if not self.g.is_object(i):
            return self.name(self.instead) if self.instead is not None and self.g.is_object(self.instead) else _("it")
        for alias, first in self.aliases.items():
            if i in self.lives(first):
                return alias
        o = self.g.object(i)
        if o.kind == "ability":
            return _("{name}'s ability").format(name=self.name(o.source))
        mine = self.plain(i)
        if self._shared(i, mine):
            return _("{player}'s {name}").format(player=self.name(o.owner), name=mine)
        return mine

    def plain(self, i: Id) -> str:
        """An object's name alone."""
        o = self.g.object(i)
        return str(self.g.chars(i).name or o.card or _("a face-down card"))

    def lives(self, i: Id) -> list[Id]:
        """An object and what it became, one after another."""
        out = [i]
        while (new := self.g.object(out[-1]).became) is not None:
            out.append(new)
        return out

    def _shared(self, i: Id, mine: str) -> bool:
        """Whether another player owns something of this name that can be seen."""
        owner = self.g.object(i).owner
        seen = [*self.g.turn.battlefield, *self.g.turn.stack, *(x for p in self.g.turn.order for x in self.g.player(p).graveyard)]
        others = (x for x in seen if self.g.object(x).kind != "ability" and self.g.object(x).owner != owner)
        return any(self.plain(x) == mine for x in others)

    def names(self, ids: Iterable[Any]) -> str:
        """Several names; equal ones counted."""
        return listed(self.tally(ids))

    def tally(self, ids: Iterable[Any]) -> list[str]:
        counts: dict[str, int] = {}
        for i in ids:
            counts[self.name(i)] = counts.get(self.name(i), 0) + 1
        return [n if k == 1 else f"{n} x{k}" for n, k in counts.items()]

    def full(self, i: Id) -> str:
        """An object with where it is and in what state, for telling several apart."""
        if self.g.is_player(i):
            return self.name(i)
        o, c = self.g.object(i), self.g.chars(i)
        state = [_("tapped")] if o.tapped else []
        state += [counted(n, f"{k} counter", f"{k} counters") for k, n in sorted(o.counters.items())]
        if o.zone == "battlefield" and c.controller != o.owner:
            state.append(_("controlled by {player}").format(player=self.name(c.controller)))
        where = _("on the battlefield") if o.zone == "battlefield" else _("in {zone}").format(zone=self.zone(o.zone, o.owner))
        return f"{self.name(o.owner)}'s {self.plain(i)} {where}" + (f" ({', '.join(state)})" if state else "")

    def zone(self, zone: str, owner: Id | None) -> str:
        if zone in ZONES and owner is not None:
            return f"{self.name(owner)}'s {_(zone)}"
        shared = {"battlefield": _("the battlefield"), "exile": _("exile"), "stack": _("the stack"), "command": _("the command zone")}
        return shared.get(zone, zone)

    # ------------------------------------------------------------------------------------------------ law

    def number(self, rule: str) -> str:
        """The rule's number in the game's edition; empty where there is none."""
        found = self.g.lawbook.rules.get(rule)
        return (found.number(self.g.edition) or "") if found is not None else ""

    def cite(self, rule: str) -> str:
        """"602.5a", with a mark where the number was derived; the rule's name where the edition has no number for it."""
        found = self.g.lawbook.rules.get(rule)
        if found is None:
            return rule
        number = found.number(self.g.edition)
        if number is None:
            return rule.replace("_", " ")
        return _("{number} (number derived)").format(number=number) if found.derived(self.g.edition) else number

    def refusal(self, r: Refusal) -> str:
        """A reason as a sentence without its number."""
        rule = self.g.lawbook.rules.get(r.rule)
        if rule is None:
            return r.rule
        facts = Blank((k, self.fact(k, v)) for k, v in r.facts)
        for general, special in (("object", "target"), ("target", "object"), ("source", "by"), ("source", "object"), ("ability", "object")):
            if general not in facts and special in facts and "{" + general + "}" in rule.refusal:
                said = facts[special]
                if general != "ability":
                    facts[general] = said
                elif "{object}" not in rule.refusal:
                    facts[general] = _("the ability of {name}").format(name=said)
        sentence = said_in(self.words_of, _(rule.refusal or rule.text).format_map(facts))
        for zone in (_("the battlefield"), _("the stack")):
            sentence = sentence.replace(_("in {zone}").format(zone=zone), _("on {zone}").format(zone=zone))
        return sentence[:1].upper() + sentence[1:].rstrip(".")

    def fact(self, key: str, value: Any) -> str:
        if key == "zone":
            return self.zone(str(value), None) if value not in ZONES else _("the {zone}").format(zone=value)
        if isinstance(value, Id):
            return self.name(value)
        if isinstance(value, tuple):
            return listed(self.fact(key, v) for v in value)
        said = component(value) if isinstance(value, Form) else str(value)
        return said if not isinstance(value, Form) or said[:1] in "{[" else f'"{said}"'

    def refusals(self, reasons: Iterable[Refusal], depth: int = 0, about: Any = None) -> list[str]:
        """Reasons as lines, each with its rule; the reasons behind a reason are indented. `about` is what the action was about."""
        if about is not None:
            self.instead = about
        out: list[str] = []
        for r in reasons:
            line = f"{'  ' * depth}{self.refusal(r)}  [{self.cite(r.rule)}]"
            if line not in out:
                out.append(line)
                out += [x for x in self.refusals(r.because, depth + 1) if x not in out]
        return out

    # ------------------------------------------------------------------------------------------------ history

    def entry(self, h: Happened) -> str | None:
        """A line of the history as a sentence; None for what goes without saying."""
        from apnap.say.magic_history import SAYINGS

        saying: Callable[[Voice, Any, Happened], str | None] | None = SAYINGS.get(type(h.what).__name__)
        said = saying(self, h.what, h) if saying is not None else type(h.what).__name__
        return None if said is None else said_in(self.words_of, said)

    # ------------------------------------------------------------------------------------------------ decisions

    def question(self, d: Decision) -> str:
        """What is asked of whom."""
        facts = d.facts
        about = self.name(facts["object"]) if isinstance(facts.get("object"), Id) else ""
        kind = {
            "target": _("a target"), "mode": _("a mode"), "x": _("the value of X"), "may": _("whether to do it"),
            "unless": _("whether to pay"),
            "mana window": _("which mana abilities to activate"), "mana payment": _("which mana to pay with"), "mana": _("which mana"),
            "color": _("a colour"), "random": _("at random"),
            "next payment": _("which part of the cost to pay next"), "hybrid": _("how to pay {symbol}"),
            "phyrexian": _("how to pay {symbol}"),
            "division": _("how to divide"), "order triggers": _("the order of the triggered abilities"), "card name": _("a card name"),
            "opponent": _("an opponent"), "attackers": _("attackers"), "blockers": _("blockers"), "legend": _("which one to keep"),
            "keep mana abilities": _("which mana abilities to keep"), "replacement": _("which effect to apply first"),
            "kicker": _("whether to kick"), "priority": _("what to do with priority"),
        }.get(d.kind, _("what to {verb}").format(verb=d.kind))
        kind = kind.replace("{symbol}", f"{{{facts.get('symbol', '')}}}")
        return _("{player} chooses {what}").format(player=self.name(d.by), what=kind) + (f" ({about})" if about else "")

    def options(self, d: Decision, most: int = 8) -> list[str]:
        """The first options of a decision in words."""
        from itertools import islice

        found = list(islice(d.options, most * 3))
        said = list(dict.fromkeys(self.answer(d, a) for a in found))
        if len(said) < len(found) and all(isinstance(a, tuple) and a and all(isinstance(i, Id) for i in a) for a in found):
            said = list(dict.fromkeys(listed(self.full(i) for i in a) for a in found))
        count = d.options.count
        more = count is None or count > most * 3 or len(said) > most
        return said[:most] + (["..."] if more else [])

    def answer(self, d: Decision, a: Any) -> str:
        """An answer in words."""
        if d.kind in ("priority", "mana window") and isinstance(a, tuple):
            return self.action(a)
        if d.kind in ("hybrid", "phyrexian"):
            return _("2 life") if a == "life" else f"{{{a}}}"
        if d.kind == "mana":
            return symbols(tuple(str(a)))
        if d.kind == "mana payment":
            return symbols(tuple(str(a).rstrip("'")))
        if d.kind == "mode" and isinstance(a, tuple):
            return listed(_("mode {n}").format(n=k + 1) for k in a)
        if d.kind == "replacement":
            return self.name(d.facts["sources"][a])
        if d.kind == "next payment":
            return component(d.facts["cost"][a])
        if d.kind == "color":
            return _(COLORS.get(str(a), str(a)))
        if isinstance(a, bool):
            return _("yes") if a else _("no")
        if isinstance(a, tuple):
            if not a:
                return _("nothing")
            return self.names(a) if all(isinstance(x, Id) for x in a) else listed(self.answer(d, x) for x in a)
        return self.name(a)

    def action(self, a: tuple[Any, ...]) -> str:
        """An action of a player with priority: "activate Ant Queen"."""
        if a[0] in ("pass", "done"):
            return _("pass") if a[0] == "pass" else _("nothing more")
        if a[0] == "activate":
            has = self.g.ability_or_none(*a[1:4])
            several = sum(1 for h in self.g.chars(a[1]).abilities if type(h.form).__name__ == "Activated") > 1
            said = f' ("{cost(has.form.cost)}")' if has is not None and several else ""
            return _("activate {name}").format(name=self.name(a[1])) + said
        if a[0] == "special":
            special = {"face up": _("turn {name} face up"), "suspend": _("suspend {name}"), "pay": _("pay for {name}")}
            return special.get(str(a[2]), f"{a[2]} {{name}}").format(name=self.name(a[1]))
        verb = {"cast": _("cast {name}"), "play": _("play {name}")}.get(a[0], f"{a[0]} {{name}}")
        return verb.format(name=self.name(a[1])) + (f" ({a[2]})" if len(a) > 2 and a[2] and isinstance(a[2], str) else "")

    # ------------------------------------------------------------------------------------------------ the table

    def table(self) -> list[str]:
        """The table as lines: whose turn, the stack, each player with what is his."""
        t = self.g.turn
        out = [_("{player}'s turn, {step}").format(player=self.name(t.active), step=_(t.step))]
        if t.stack:
            out.append(_("stack, from the top: {names}").format(names=", ".join(self.name(i) for i in reversed(t.stack))))
        for p in t.order:
            out += self._seat(p)
        exile = [i for i in t.exile if self.g.object(i).kind != "ability"]
        out += [_("exile: {names}").format(names=", ".join(self.tally(exile)))] if exile else []
        return [said_in(self.words_of, line) for line in out]

    def _seat(self, p: Id) -> list[str]:
        player = self.g.player(p)
        parts = [_("{n} life").format(n=player.life)]
        if player.pool:
            parts.append(_("{mana} in the pool").format(mana=symbols(tuple(u.color for u in player.pool))))
        parts += [counted(n, f"{k} counter", f"{k} counters") for k, n in sorted(player.counters.items())]
        if player.lost:
            parts.append(_("has lost"))
        out = [f"{player.name}: {', '.join(parts)}"]
        mine = [i for i in self.g.turn.battlefield if self.g.chars(i).controller == p]
        if mine:
            out.append("  " + _("battlefield: {things}").format(things=", ".join(self._counted(self.permanent(i) for i in mine))))
        for zone in ("hand", "graveyard"):
            ids = getattr(player, zone)
            if ids:
                out.append("  " + f"{_(zone)}: {', '.join(self._counted(self.plain(i) for i in ids))}")
        return out

    @staticmethod
    def _counted(words: Iterable[str]) -> list[str]:
        counts: dict[str, int] = {}
        for w in words:
            counts[w] = counts.get(w, 0) + 1
        return [w if k == 1 else f"{w} x{k}" for w, k in counts.items()]

    def permanent(self, i: Id) -> str:
        """A permanent with its state."""
        o, c = self.g.object(i), self.g.chars(i)
        state = [f"{c.power}/{c.toughness}"] if c.power is not None and "creature" in c.types else []
        if o.tapped:
            state.append(_("tapped"))
        state += [f"{n} {k}" for k, n in sorted(o.counters.items())]
        if o.damage:
            state.append(_("{n} damage").format(n=o.damage))
        if o.attached_to is not None:
            state.append(_("on {name}").format(name=self.name(o.attached_to)))
        if o.token:
            state.append(_("token"))
        if c.controller != o.owner:
            state.append(_("owned by {player}").format(player=self.name(o.owner)))
        return self.plain(i) + (f" ({', '.join(state)})" if state else "")
