"""What people read of a game of Berserk: names of cards, reasons against an action, what happened, what is asked, the table."""
from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import islice
from typing import Any

from apnap.kernel.data import Form, Id
from apnap.kernel.events import Happened
from apnap.kernel.game import CHANCE, Decision
from apnap.kernel.refusal import Refusal
from apnap.say import _, counted, listed

ORDINALS = ("first", "second", "third", "fourth", "fifth")
QUESTIONS = {
    "act": "what to do", "targets": "targets", "declare": "what to declare", "defender": "a defender", "x": "the value of X",
    "division": "how to divide", "may": "whether to do it", "modes": "modes", "mode": "a mode", "cancel": "whether to cancel it",
    "replacement": "what to apply first", "discard": "what to discard", "search": "what to take", "closed coins": "how many closed coins",
    "seat": "who goes first", "redraw": "what to put back", "instead": "whether that happens instead", "cards": "cards",
    "deck": "whose deck",
}


class Blank(dict[str, str]):
    """The places of a sentence; what no fact fills is said generally."""

    general = {
        "ability": "the ability", "object": "the card", "player": "the player", "target": "the target", "source": "the source",
        "zone": "zone", "cost": "the payment", "amount": "less", "needed": "more", "by": "another player",
    }

    def __missing__(self, key: str) -> str:
        return _(self.general.get(key, key))


class Voice:
    """Speaks of one game. `aliases` are names of their own that a scenario gave to cards, `called` its words for a card's gloss."""

    def __init__(self, game: Any, aliases: Mapping[str, Id] | None = None, called: Mapping[str, str] | None = None) -> None:
        self.g = game
        self.aliases = dict(aliases or {})
        self.called = dict(called or {})

    # ------------------------------------------------------------------------------------------------ names

    def name(self, i: Any) -> str:
        """A player's or a card's name, told apart where two players have one."""
        if not isinstance(i, Id):
            return str(i)
        if i == CHANCE:
            return _("chance")
        if i in self.g.turn.order:
            return str(self.g.player(i).name)
        if not self.g.is_object(i):
            return _("it")
        for alias, first in self.aliases.items():
            if i in self.lives(first):
                return alias
        o = self.g.object(i)
        own = self.called.get(o.card, str(o.card))
        shared = any(self.g.object(x).card == o.card and self.g.object(x).owner != o.owner for x in self.seen())
        return _("{player}'s {name}").format(player=self.name(o.owner), name=own) if shared else own

    def lives(self, i: Id) -> list[Id]:
        """A card and what it became, one record after another."""
        out = [i]
        while (new := self.g.object(out[-1]).became) is not None:
            out.append(new)
        return out

    def seen(self) -> list[Id]:
        return [*self.g.turn.game, *(i for p in self.g.turn.order for i in self.g.player(p).graveyard)]

    def names(self, ids: Iterable[Any]) -> str:
        return listed(self.tally(ids))

    def tally(self, ids: Iterable[Any]) -> list[str]:
        """Several names, equal ones counted."""
        counts: dict[str, int] = {}
        for i in ids:
            counts[self.name(i)] = counts.get(self.name(i), 0) + 1
        return [n if k == 1 else f"{n} x{k}" for n, k in counts.items()]

    # ------------------------------------------------------------------------------------------------ law

    def number(self, rule: str) -> str:
        """The rule's number in the game's edition; empty where there is none."""
        found = self.g.lawbook.rules.get(rule)
        return (found.number(self.g.edition) or "") if found is not None else ""

    def cite(self, rule: str) -> str:
        """"113.7", with a mark where the number was derived; the rule's name where the edition has no number for it."""
        found = self.g.lawbook.rules.get(rule)
        number = found.number(self.g.edition) if found is not None else None
        if number is None:
            return rule.replace("_", " ")
        return _("{number} (number derived)").format(number=number) if found.derived(self.g.edition) else number

    def refusal(self, r: Refusal) -> str:
        """A reason as a sentence without its number."""
        rule = self.g.lawbook.rules.get(r.rule)
        if rule is None:
            return r.rule
        facts = Blank((k, self.fact(k, v)) for k, v in r.facts)
        sentence = _(rule.refusal or rule.text).format_map(facts)
        return sentence[:1].upper() + sentence[1:].rstrip(".")

    def fact(self, key: str, value: Any) -> str:
        if isinstance(value, Id):
            return self.name(value)
        if key == "ability" and isinstance(value, tuple):
            n = value[1] if isinstance(value[1], int) and value[0] == "text" else None
            return _("the {nth} ability").format(nth=ORDINALS[n]) if n is not None and n < len(ORDINALS) else _("an ability")
        return payment(value) if isinstance(value, Form) else str(value)

    def refusals(self, reasons: Iterable[Refusal], depth: int = 0) -> list[str]:
        """Reasons as lines, each with its rule; the reasons behind a reason are indented."""
        out: list[str] = []
        for r in reasons:
            line = f"{'  ' * depth}{self.refusal(r)}  [{self.cite(r.rule)}]"
            if line not in out:
                out += [line, *(x for x in self.refusals(r.because, depth + 1) if x not in out)]
        return out

    # ------------------------------------------------------------------------------------------------ history

    def entry(self, h: Happened) -> str | None:
        """A line of the history as a sentence; None for what goes without saying."""
        saying: Callable[[Voice, Any], str | None] | None = SAYINGS.get(type(h.what).__name__)
        return saying(self, h.what) if saying is not None else None

    # ------------------------------------------------------------------------------------------------ decisions

    def question(self, d: Decision) -> str:
        """What is asked of whom."""
        what = _(QUESTIONS.get(d.kind, d.kind))
        about = f" ({self.name(d.facts['object'])})" if isinstance(d.facts.get("object"), Id) else ""
        return _("{player} chooses {what}").format(player=self.name(d.by), what=what) + about

    def options(self, d: Decision, most: int = 12) -> list[str]:
        """The first options of a decision in words."""
        found = [self.answer(d, a) for a in islice(d.options, most + 1)]
        return list(dict.fromkeys(found[:most])) + (["..."] if len(found) > most else [])

    def answer(self, d: Decision, a: Any) -> str:
        """An answer in words."""
        if d.kind == "act" and isinstance(a, tuple):
            return self.action(a)
        if isinstance(a, bool):
            return _("yes") if a else _("no")
        if hasattr(a, "source"):
            memory = dict(a.memory)
            return self.name(a.source) + (_(" for {name}").format(name=self.name(memory["it"])) if "it" in memory else "")
        if isinstance(a, tuple):
            return self.names(a) if a else _("nothing")
        return self.name(a)

    def action(self, a: tuple[Any, ...]) -> str:
        """An action of the choice phase: "play Gnome"."""
        if a[0] == "end":
            return _("end the turn")
        if a[0] == "attack":
            return _("attack {target} with {name}").format(target=self.name(a[2]), name=self.name(a[1]))
        verb = {"play": _("play {name}"), "use": _("use {name}"), "declare": _("declare {name}")}.get(a[0], "{name}")
        said = verb.format(name=self.name(a[1]))
        return said + (f" ({self.fact('ability', a[2])})" if a[0] == "use" else "")

    # ------------------------------------------------------------------------------------------------ the table

    def table(self) -> list[str]:
        """The table as lines: whose turn, the Queue, each player with what is his."""
        t = self.g.turn
        out = [_("{player}'s turn, {phase} phase").format(player=self.name(t.active), phase=t.phase)]
        if t.queue:
            out.append(_("Queue, from its head: {names}").format(names=", ".join(self.name(self.g.entry(i).source) for i in t.queue)))
        for p in t.order:
            player = self.g.player(p)
            parts = [counted(player.open_coins + player.closed_coins, "coin", "coins") + _(" ({n} open)").format(n=player.open_coins)]
            parts += [counted(player.prayers, "prayer token", "prayer tokens")] if player.prayers else []
            parts += [_("has lost")] if any(q == p for q, _rule in t.loses) else []
            out.append(f"{player.name}: {', '.join(parts)}")
            own = [i for i in t.game if self.g.chars(i).controller == p]
            for zone, ids in (("game", own), ("hand", player.hand), ("graveyard", player.graveyard), ("deck", player.deck)):
                if ids:
                    shown = [self.card(i) for i in ids] if zone == "game" else self.tally(ids)
                    out.append(f"  {zone}: {', '.join(shown)}" if zone != "deck" else f"  deck: {counted(len(ids), 'card', 'cards')}")
        return out

    def card(self, i: Id) -> str:
        """A card in play with its strike and lives as they are now, and its state."""
        o, c = self.g.object(i), self.g.chars(i)
        lives = (c.lives or 0) + o.extra + o.boost - o.wounds
        size = [f"{max(0, (c.strike or 0) + o.boost)}/{lives}"] if c.type == "creature" else [f"{lives} lives"] if c.lives else []
        state = [_("closed")] * o.closed + [_("poisoned {n}").format(n=o.poison)] * (o.poison > 0)
        extra = [*size, *state]
        return self.name(i) + (f" ({', '.join(extra)})" if extra else "")


def payment(form: Any) -> str:
    """A component of a payment in words."""
    name = type(form).__name__
    return {"Coins": _("{n} coins"), "CloseThis": _("closing the card"), "LosePrayers": _("{n} prayer tokens"),
            "LoseCoins": _("losing {n} coins"), "Discard": _("discarding {n} cards")}.get(name, name).format(n=getattr(form, "n", ""))


# ---------------------------------------------------------------- sayings


def _moved(v: Voice, e: Any) -> str | None:
    name = v.name(e.new if e.new is not None else e.object)
    if e.to == "game":
        return _("{name} enters play").format(name=name)
    if e.why == "draw":
        return None
    words = {
        "graveyard": _("{name} goes to the graveyard"), "hand": _("{name} goes to {player}'s hand"), "deck": _("{name} goes to the deck"),
    }
    owner = v.name(v.g.object(e.object).owner)
    return words.get(e.to, _("{name} goes to the reserve")).format(name=name, player=owner)


def _blow(v: Voice, e: Any) -> str:
    verb = _("shoots at") if e.how == "shot" else _("strikes back at") if e.back else _("strikes")
    return f"{v.name(e.source)} {verb} {v.name(e.to)} " + _("with {n}").format(n=e.n)


def _announced(v: Voice, e: Any) -> str | None:
    if e.what == "targets":
        return _("{player} chooses {names}").format(player=v.name(e.player), names=v.names(e.value))
    if e.what == "x":
        return _("{player} chooses X = {n}").format(player=v.name(e.player), n=e.value)
    if e.what == "shows":
        names = listed([v.called.get(n, n) for n in e.value]) or _("no card")
        return _("{player} shows {names}").format(player=v.name(e.player), names=names)
    if e.what == "die":
        return _("{player} rolls {n}").format(player=v.name(e.player), n=e.value)
    if e.what == "redraw":
        said = _("{player} puts {n} under the deck") if e.value else _("{player} keeps the hand")
        return said.format(player=v.name(e.player), n=counted(e.value, "card", "cards"))
    if e.what == "extra turn":
        return _("{player} gets an extra turn").format(player=v.name(e.player))
    if e.what == "cancelled":
        return _("{name} cancels it").format(name=v.name(e.value))
    return _("the cost is {n}").format(n=e.value) if e.what == "cost" else None


def _skipped(v: Voice, e: Any) -> str | None:
    said = {
        "declare": _("{name} is not declared"), "perform": _("{name} does nothing"), "part": _("a part of {name} is left out"),
        "turn": _("{name} stays as it is"),
    }[e.what]
    return said.format(name=v.name(e.source)) + (f": {v.refusal(e.refusals[0])}" if e.refusals else "")


def _declared(v: Voice, e: Any) -> str | None:
    if v.g.entry(e.entry).kind == "spell":
        return None  # that it was played has been said
    return _("{player} declares {name}'s ability").format(player=v.name(e.player), name=v.name(e.source))


def _closed(v: Voice, e: Any) -> str:
    return (_("{name} closes") if e.closed else _("{name} opens")).format(name=v.name(e.object))


SAYINGS: dict[str, Any] = {
    "Move": _moved, "Blow": _blow, "Announced": _announced, "Skipped": _skipped, "SetClosed": _closed,
    "Create": lambda v, e: _("{player} creates {name}").format(player=v.name(e.player), name=e.card),
    "Destroy": lambda v, e: _("{name} is destroyed").format(name=v.name(e.object)),
    "Draw": lambda v, e: _("{player} draws a card").format(player=v.name(e.player)),
    "MissDraw": lambda v, e: _("{player} has no card to draw").format(player=v.name(e.player)),
    "Shuffle": lambda v, e: _("{player} shuffles").format(player=v.name(e.player)),
    "Control": lambda v, e: _("{player} takes control of {name}").format(player=v.name(e.player), name=v.name(e.object)),
    "Wound": lambda v, e: _("{name} receives {n}").format(name=v.name(e.to), n=counted(e.n, "wound", "wounds")),
    "Heal": lambda v, e: _("{name} is healed of {n}").format(name=v.name(e.object), n=counted(e.n, "wound", "wounds")),
    "Extra": lambda v, e: _("{name} gets {n} extra lives").format(name=v.name(e.object), n=e.n),
    "SetLives": lambda v, e: _("{name}'s lives become {n}").format(name=v.name(e.object), n=e.n),
    "Boost": lambda v, e: _("{name} gets {n}/{n}").format(name=v.name(e.object), n=f"{e.n:+d}"),
    "SetPoison": lambda v, e: (_("{name} is poisoned") if e.n else _("{name} is cured of poison")).format(name=v.name(e.object)),
    "GainCoins": lambda v, e: _("{player} gains {n}").format(player=v.name(e.player), n=counted(e.n, "coin", "coins")),
    "LoseCoins": lambda v, e: _("{player} loses {n}").format(player=v.name(e.player), n=counted(e.n, "coin", "coins")),
    "PayCoins": lambda v, e: _("{player} pays {n}").format(player=v.name(e.player), n=counted(e.n, "coin", "coins")),
    "Prayers": lambda v, e: _("{player} gets {n}").format(player=v.name(e.player), n=counted(e.n, "prayer token", "prayer tokens")),
    "TurnBegins": lambda v, e: _("{player}'s turn begins").format(player=v.name(e.player)),
    "TurnEnds": lambda v, e: _("{player}'s turn ends").format(player=v.name(e.player)),
    "AttackDeclared": lambda v, e: _("{name} attacks {target}").format(name=v.name(e.attacker), target=v.name(e.target)),
    "Defend": lambda v, e: _("{name} defends").format(name=v.name(e.defender)),
    "Played": lambda v, e: _("{player} has played {name}").format(player=v.name(e.player), name=v.name(e.object)),
    "Declared": _declared,
    "Performed": lambda v, e: _("{name}'s ability is performed").format(name=v.name(e.source)),
    "Loses": lambda v, e: _("{player} loses the game").format(player=v.name(e.player)),
    "Reversed": lambda v, e: _("this is illegal and is taken back"),
}
