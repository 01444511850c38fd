"""What one player at a table of Berserk reads: equal cards told apart, his options as sentences, news and table without what is hidden."""
from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from apnap.berserk import words
from apnap.berserk.events import Move
from apnap.berserk.view import hides, view
from apnap.kernel.data import Id
from apnap.kernel.events import Happened
from apnap.kernel.game import CHANCE, Decision
from apnap.say import _, counted
from apnap.say.berserk import Voice

QUESTIONS = {
    "act": "what do you do?", "seat": "you rolled higher: do you go first or second?", "redraw": "which cards do you put back?",
    "bottom order": "in which order do they go under the deck?", "defender": "who defends?", "may": "do you do it?",
    "targets": "which targets?", "declare": "which ability is declared?", "x": "what is X?", "division": "how is it divided?",
    "modes": "which modes?", "mode": "which mode?", "cancel": "do you cancel it?", "replacement": "what applies first?",
    "discard": "what do you discard?", "search": "what do you take?", "closed coins": "how many of them closed coins?",
    "instead": "does that happen instead?", "cards": "which cards?",
}
WORDS = {"first": "go first", "second": "go second", "nobody": "nobody", "decline": "none of these"}


class SeatVoice(Voice):
    """Speaks to one player, or (None) to somebody who may see everything. `called`: what cards are called instead of by their glosses."""

    def __init__(self, game: Any, player: Id | None, called: Mapping[str, str] | None = None) -> None:
        super().__init__(game, None, called)
        self.everything = player is None
        self.player = game.turn.order[0] if player is None and game.turn.order else player or Id(0)

    def name(self, i: Any) -> str:
        """A card's name; of several equal ones that a player has in play, with its number ("Gnome 2")."""
        if not isinstance(i, Id) or i == CHANCE or not self.g.is_object(i):
            return super().name(i)
        said = super().name(i)
        o = self.g.object(i)
        if o.zone != "game":
            return said
        same = [x for x in self.g.turn.game if self.g.object(x).card == o.card and self.g.object(x).owner == o.owner]
        return f"{said} {same.index(i) + 1}" if len(same) > 1 else said

    # ------------------------------------------------------------------------------------------------ what is asked

    def question(self, d: Decision) -> str:
        asked = _(QUESTIONS.get(d.kind, d.kind))
        about = d.facts.get("object")
        said = f"{self.name(about)}: {asked}" if isinstance(about, Id) else asked
        if d.kind == "defender":
            said = _("{name} attacks {target}: ").format(name=self.card(d.facts["attacker"]), target=self.card(d.facts["target"])) + said
        return said[:1].upper() + said[1:]

    def option(self, d: Decision, a: Any) -> str:
        """One thing to choose, as a sentence; of `Some` and `Order` an element."""
        if d.kind == "act":
            return self.action(a)
        if isinstance(a, bool):
            return _("yes") if a else _("no")
        if d.kind == "replacement":
            return self.name(d.facts["changes"][a].source)
        if d.kind in ("modes", "mode"):
            return _("mode {n}").format(n=a + 1)
        if isinstance(a, str):
            return _(WORDS.get(a, a))
        if isinstance(a, Id) and self.g.is_object(a):
            return self.where(a)
        return self.answer(d, a)

    def groups(self, d: Decision, of: Iterable[Any]) -> list[tuple[str, tuple[Any, ...]]]:
        """The options as lines to choose from: equal ones once, the attacks of one card on one line."""
        out: dict[str, tuple[Any, ...]] = {}
        of = tuple(of)
        for a in of:
            said = self.option(d, a)
            if d.kind == "act" and a[0] == "attack" and sum(x[:2] == a[:2] for x in of) > 1:
                said = _("attack with {name} ...").format(name=self.card(a[1]))
                out[said] = (*out.get(said, ()), a)
            else:
                out.setdefault(said, (a,))
        return list(out.items())

    def where(self, i: Id) -> str:
        """A card with what matters of it, and whose it is when it is not the player's own."""
        o = self.g.object(i)
        if o.zone == "game":
            whose = self.g.chars(i).controller
            return self.card(i) + ("" if whose == self.player else _(", of {player}").format(player=self.name(whose)))
        return self.printed(i) + ("" if o.zone == "hand" else _(" in the {zone}").format(zone=o.zone))

    def printed(self, i: Id) -> str:
        """A card that is not in play: cost, strike and lives."""
        c = self.g.chars(i)
        size = [f"{c.strike}/{c.lives}"] if c.type == "creature" else [_(c.type)]
        return f"{self.name(i)} ({', '.join([_('cost {n}').format(n=c.cost), *size])})"

    def action(self, a: tuple[Any, ...]) -> str:
        if a[0] == "play":
            return _("play {name}").format(name=self.printed(a[1]))
        if a[0] == "attack":
            return _("attack {target} with {name}").format(target=self.where(a[2]), name=self.card(a[1]))
        if a[0] == "use" and (text := self.text_of(a[1], a[2])):
            return _("use {name}: {text}").format(name=self.name(a[1]), text=text)
        return super().action(a)

    def text_of(self, i: Id, origin: Any) -> str:
        """The line of a card's text that an ability of its own comes from; empty where lines and abilities don't pair."""
        card = self.g.card(self.g.object(i).card)
        lines = card.text.splitlines()
        own = origin[0] == "text" and len(lines) == len(card.abilities) and 0 <= origin[1] < len(lines)
        return str(lines[origin[1]]) if own else ""

    # ------------------------------------------------------------------------------------------------ what is seen

    def entry(self, h: Happened) -> str | None:
        """A line of the history; the player himself is told what he draws."""
        move: Any = h.what
        if isinstance(move, Move) and move.why == "draw" and (self.everything or self.g.object(move.object).owner == self.player):
            return _("it is {name}").format(name=self.name(move.object))
        return super().entry(h)

    def news(self, lines: Iterable[Happened]) -> list[str]:
        """What happened, as sentences, without what the player may not know; what consists of others stands before them."""
        out: list[str] = []
        inner: list[str] = []
        for h in lines:
            said = None if not self.everything and hides(self.g, self.player, h) else self.entry(h)
            told = [f"{'  ' * h.level}{said}"] if said else []
            inner, out = ([*inner, *told], out) if h.level else ([], [*out, *told, *inner])
        return out + inner

    def table(self) -> list[str]:
        """The table from this player's side: the other player above, then himself with his hand."""
        seen = view(self.g, self.player)
        t = self.g.turn
        out = [_("--- turn {n}: {player}'s, {phase} phase").format(n=seen["turn"], player=seen["active"], phase=seen["phase"])]
        if t.queue:
            out.append(_("Queue, from its head: {names}").format(names=", ".join(self.name(self.g.entry(i).source) for i in t.queue)))
        shown = dict(zip(t.order, seen["players"]))
        for p in (self.g.opponent(self.player), self.player):
            out += self._side(p, shown[p])
        return out

    def _side(self, p: Id, seen: dict[str, Any]) -> list[str]:
        n = seen["open"] + seen["closed"]
        parts = [counted(n, "coin", "coins") + _(" ({n} open)").format(n=seen["open"]), _("deck {n}").format(n=seen["deck"])]
        parts += [counted(seen["prayers"], "prayer token", "prayer tokens")] * (seen["prayers"] > 0)
        parts += [_("{n} missed draws of 3").format(n=seen["missed draws"])] * (seen["missed draws"] > 0)
        parts += [_("hand {n}").format(n=seen["hand"])] * (p != self.player)
        out = [f"{seen['name']}: {', '.join(parts)}"]
        own = [self.card(i) for i in self.g.turn.game if self.g.chars(i).controller == p]
        out.append(_("  in play: {names}").format(names=", ".join(own)))
        if seen["graveyard"]:
            out.append(_("  graveyard: {names}").format(names=", ".join(self.tally(self.g.player(p).graveyard))))
        if p == self.player:
            out.append(_("  hand: {names}").format(names=", ".join(self.printed(i) for i in self.g.player(p).hand) or _("nothing")))
        return out

    def card(self, i: Id) -> str:
        """A card in play with strike and lives; closed, or not yet able to act."""
        o, c = self.g.object(i), self.g.chars(i)
        said = super().card(i)
        weak = c.type == "creature" and o.since == self.g.turn.number and not c.keyword("rush") and not o.closed
        return said[:-1] + _(", new)") if weak and said.endswith(")") and c.controller == self.g.turn.active else said

    def facts(self, i: Id) -> list[str]:
        """A card as it is printed: a line of facts, then its text."""
        card = self.g.card(self.g.object(i).card)
        both = [card.name, *(n for _lang, n in card.names)]
        size = f", {card.strike}/{card.lives}" if card.type == "creature" else _(", {n} lives").format(n=card.lives) if card.lives else ""
        cost = _(", cost {n}").format(n=card.cost) if card.cost is not None else ""
        kinds = ", ".join((*card.classes, *card.elements))
        shown = f"{' / '.join(both)}: {_(card.type)}" + (f" ({kinds})" if kinds else "")
        return [shown + cost + size, *(f"  {x}" for x in card.text.splitlines())]


def score(g: Any, player: Id) -> int:
    """How good the visible table is for a player: lives, creatures, cards, coins of both sides. More is better."""
    if g.result is not None:
        return 100000 * ((player in g.result) - (g.opponent(player) in g.result))
    return _worth(g, player) - _worth(g, g.opponent(player))


def _worth(g: Any, p: Id) -> int:
    player = g.player(p)
    total: int = 8 * len(player.hand) + 2 * (player.open_coins + player.closed_coins) + player.prayers
    for i in g.turn.game:
        c = g.chars(i)
        if c.controller != p:
            continue
        lives = words.stat(g, i, "lives")
        if c.type == "hero":
            total += 4 * min(lives, 10) + 2 * lives
        elif c.type == "creature":
            total += 4 + 5 * words.stat(g, i, "strike") + 3 * lives + 3 * len(c.abilities) - 2 * g.object(i).poison
        else:
            total += 14
    return total
