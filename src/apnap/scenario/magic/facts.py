"""Expectations: facts in words, checked against the game as it stands."""
from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from apnap.kernel.data import Id
from apnap.kernel.law import dated
from apnap.magic import events as ev
from apnap.magic import law, mana, words
from apnap.magic.forms.abilities import Activated, Spell, Static, Triggered
from apnap.magic.forms.effects import Loyalty, Mana
from apnap.magic.forms.words import Filter
from apnap.magic.keywords import LABELLED
from apnap.magic.playable import keyword_played
from apnap.magic.state import Frame
from apnap.magic.view import revealed
from apnap.say.magic import COLORS
from apnap.say.magic_forms import cost, symbols
from apnap.scenario.case import Phrase, Step
from apnap.scenario.language import Line
from apnap.scenario.magic.names import flat
from apnap.text.engine.values import Node
from apnap.text.magic.en.lexicon import lexicon

if TYPE_CHECKING:
    from apnap.scenario.magic.judge import Judge

Found = tuple[bool, str]


def _is_type(word: str) -> bool:
    """Whether a word is a card type, a supertype, or a subtype."""
    return word == "token" or bool(lexicon().classes_of(word) & {"TYPE", "SUBTYPE", "SUPERTYPE", "SUPER", "SUB"})


DESIGNATIONS = ("saddled", "monstrous", "suspended")
FIZZLED_IS_COUNTERED = dated({"1999": True, "2018-04-27": False})
"""Whether the rules counter what has only illegal targets left (608.2b), or it merely does not resolve."""


class Facts:
    """Checks facts for a judge. Each check gives whether it holds and, if not, what is so instead."""

    def __init__(self, judge: Judge) -> None:
        self.j = judge
        self.g: Any = judge.g
        self.names = judge.names
        self.voice = judge.voice

    def check(self, phrase: Phrase) -> None:
        """Note whether a fact holds. Raises `WrongFile` for words that are no fact."""
        head, colon, rest = phrase.text.partition(":")
        if colon and head in ("happened", "not happened"):
            ok, why = self._happened(rest.strip(), head == "happened")
        else:
            line = self.j.reader.line(phrase, "fact")
            checker: Callable[[Line, Node], Found] = getattr(self, f"_{line.node.name.lower()}")
            ok, why = checker(line, line.node)
        if ok:
            self.j.ruling.expected.append(phrase.text)
        else:
            self.j.ruling.fail(f"expected: {phrase.text}; {why}", phrase.place)

    # ------------------------------------------------------------------------------------------------ helpers

    def _ids(self, line: Line, node: Any) -> list[Id]:
        return self.names.candidates(line, node)

    def _one(self, line: Line, node: Any) -> Id | None:
        """The object meant: on the battlefield if there, else anywhere. Raises `WrongFile` for several on the battlefield."""
        found = self._ids(line, node)
        here = [i for i in found if self.g.object(i).zone == "battlefield"]
        if len(here) > 1 and len({self.voice.permanent(i) + self.voice.full(i) for i in here}) > 1:
            names = "; ".join(self.voice.full(i) for i in here)
            raise line.wrong(f"{len(here)} objects may be meant: {names}; tell them apart with `as:` or by their owner")
        return next(iter(here or found), None)

    def _gone(self, line: Line, node: Any) -> Found:
        return False, f"there is no {self.names.said(line, node)}"

    def _where(self, i: Id) -> str:
        o = self.g.object(i)
        return self.voice.zone(o.zone, o.owner) if o.zone else "gone"

    def _happened(self, text: str, has: bool) -> Found:
        wanted = " ".join(text.lower().split())
        said = [s for h in self.g.history if (s := self.voice.entry(h)) is not None]
        found = any(wanted in s.lower() for s in said)
        return found == has, "nothing of the kind happened" if has else "it happened"

    # ------------------------------------------------------------------------------------------------ objects

    def _in(self, line: Line, node: Node) -> Found:
        place = node["place"]
        assert isinstance(place, Node)
        zone, whose = str(place["zone"]), place.get("whose")
        owner = self.names.player(line, whose) if isinstance(whose, int) else None
        found = self._ids(line, node["of"])
        here = [i for i in found if self.g.object(i).zone == zone and owner in (None, self.g.object(i).owner)]
        if "top" in node:
            tops = [*self.g.turn.stack[-1:], *(i for p in self.g.turn.order for i in self.g.player(p).library[:1])]
            here = [i for i in here if i in tops]
        wanted = bool(node["is"])
        where = "; ".join(dict.fromkeys(f"it is in {self._where(i)}" for i in found)) or f"there is no {self.names.said(line, node['of'])}"  # type: ignore[arg-type]
        return bool(here) == wanted, where

    def _state(self, line: Line, node: Node) -> Found:
        i = self._one(line, node["of"])
        if i is None:
            return self._gone(line, node["of"])
        o, state = self.g.object(i), str(node["state"])
        t = self.g.turn
        if state in DESIGNATIONS:
            holds = words.fits(self.g, Frame(i, o.owner), Filter(kind="object", status=(state,)), i)
            return holds == bool(node["is"]), f"it is {'' if holds else 'not '}{state}"
        holds = {
            "tapped": o.tapped, "untapped": not o.tapped, "face down": o.face_down, "face up": not o.face_down,
            "attacking": any(a == i for a, _ in t.attacks), "blocking": any(b == i for b, _ in t.blocks),
            "attached": o.attached_to is not None, "indestructible": self.g.chars(i).has("indestructible"),
            "sick": self._sick(i), "revealed": revealed(self.g, i), "flipped": o.flipped,
        }[state]
        holds = bool(holds) and (o.zone == "battlefield" or state == "revealed")
        return holds == bool(node["is"]), f"it is {'' if holds else 'not '}{state}"

    def _sick(self, i: Id) -> bool:
        from apnap.magic.legality import sick

        return sick(self.g, i)

    def _powertoughness(self, line: Line, node: Node) -> Found:
        i = self._one(line, node["of"])
        if i is None:
            return self._gone(line, node["of"])
        c = self.g.chars(i)
        pt = f"{c.power}/{c.toughness}"
        return (pt == node["pt"]) == bool(node["is"]), f"it is {pt}"

    def _stat(self, line: Line, node: Node) -> Found:
        i = self._one(line, node["of"])
        if i is None:
            return self._gone(line, node["of"])
        found = getattr(self.g.chars(i), str(node["stat"]))
        return found == node["n"], f"it is {found}"

    def _colors(self, line: Line, node: Node) -> Found:
        i = self._one(line, node["of"])
        if i is None:
            return self._gone(line, node["of"])
        wanted = {str(x) for x in flat(node["colors"])} - {"C"}
        found = set(self.g.chars(i).colors)
        said = " and ".join(COLORS[c] for c in "WUBRG" if c in found) or "colorless"
        return (found == wanted) == bool(node["is"]), f"it is {said}"

    def _type(self, line: Line, node: Node) -> Found:
        i = self._one(line, node["of"])
        if i is None:
            return self._gone(line, node["of"])
        for word in (str(node["type"]), *(str(x) for x in flat(node.get("type2")))):
            if not _is_type(word):
                raise line.wrong(f"'{word}' is no type and no state that can be expected of an object")
        c = self.g.chars(i)
        every = [w.lower() for w in (*c.supertypes, *c.types, *c.subtypes)] + (["token"] if self.g.object(i).token else [])
        wanted = [str(node["type"]), *(str(x) for x in flat(node.get("type2")))]
        return all(w in every for w in wanted) == bool(node["is"]), f"it is: {' '.join(every)}"

    def _attached(self, line: Line, node: Node) -> Found:
        i = self._one(line, node["of"])
        if i is None:
            return self._gone(line, node["of"])
        to = self.g.object(i).attached_to
        ids = self.names.refs(line, node["to"])[0]
        return (to in ids) == bool(node["is"]), f"it is attached to {self.voice.name(to) if to is not None else 'nothing'}"

    def _counters(self, line: Line, node: Node) -> Found:
        if "who" in node:
            holder: Any = self.g.player(self.names.player(line, node["who"]))
        else:
            i = self._one(line, node["of"])
            if i is None:
                return self._gone(line, node["of"])
            holder = self.g.object(i)
        kind = node.get("kind")
        n = holder.counters.get(kind, 0) if kind is not None else sum(holder.counters.values())
        return (n == node["n"]) == bool(node["has"]), f"the number is {n}"

    def _damage(self, line: Line, node: Node) -> Found:
        i = self._one(line, node["of"])
        if i is None:
            return self._gone(line, node["of"])
        n = self.g.object(i).damage
        return (n == node["n"]) == bool(node["has"]), f"it has {n} damage"

    def _manavalue(self, line: Line, node: Node) -> Found:
        i = self._one(line, node["of"])
        if i is None:
            return self._gone(line, node["of"])
        n = words.stat(self.g, i, "mana value")
        return (n == node["n"]) == bool(node["has"]), f"its mana value is {n}"

    def _abilities(self, line: Line, node: Node) -> Found:
        i = self._one(line, node["of"])
        if i is None:
            return self._gone(line, node["of"])
        kind = node.get("kind")
        forms = [h.form for h in self.g.chars(i).abilities]
        tests: dict[Any, Callable[[Any], bool]] = {
            "activated": lambda f: isinstance(f, Activated), "triggered": lambda f: isinstance(f, Triggered),
            "static": lambda f: isinstance(f, Static), "mana": lambda f: mana.is_mana_ability(self.g, f),
            "loyalty": lambda f: isinstance(f, Activated) and any(isinstance(c, Loyalty) for c in f.cost),
            "keyword": lambda f: type(f).__name__ == "Keyword", "spell": lambda f: isinstance(f, Spell), None: lambda f: True,
        }
        n = sum(1 for f in forms if tests[kind](f))
        wanted = (n == node["n"]) if node["n"] != 1 or "an " not in line.phrase.text else n >= 1
        return wanted == bool(node["has"]), f"it has {n}"

    def _keyword(self, line: Line, node: Node) -> Found:
        i = self._one(line, node["of"])
        if i is None:
            return self._gone(line, node["of"])
        word = " ".join(str(w) for w in flat(node["keyword"]))
        c = self.g.chars(i)
        found = c.has(word) or any(getattr(h.form, "label", "").startswith(word) for h in c.abilities)
        if not found and not keyword_played(word) and "KW" not in lexicon().classes_of(word.split(" ")[0]) and word not in LABELLED:
            raise line.wrong(f"'{word}' is no keyword and nothing else that an object can be expected to have")
        return found == bool(node.get("has", 1)), f"it {'has' if found else 'does not have'} {word}"

    # ------------------------------------------------------------------------------------------------ the stack

    def _onstack(self, line: Line, node: Node) -> Found:
        of = node["of"]
        assert isinstance(of, Node)
        found = self.names.stacked(line, of)
        top = "top" in line.phrase.text
        here = [i for i in found if not top or i in self.g.turn.stack[-1:]]
        names = ", ".join(self.voice.name(i) for i in reversed(self.g.turn.stack)) or "nothing"
        return bool(here) == bool(node["is"]), f"on the stack, from the top: {names}"

    def _stack(self, line: Line, node: Node) -> Found:
        n = len(self.g.turn.stack)
        names = ", ".join(self.voice.name(i) for i in reversed(self.g.turn.stack)) or "nothing"
        return (n > 0 if "some" in node else n == node["n"]), f"on the stack, from the top: {names}"

    def _countered(self, line: Line, node: Node) -> Found:
        gone = [h.what.object for h in self.g.history if isinstance(h.what, ev.CounterSpell)]
        if FIZZLED_IS_COUNTERED.at(self.g.edition):
            gone += [h.what.object for h in self.g.history if isinstance(h.what, ev.Resolved) and h.rule == law.TARGETS_CHECKED.name]
        return any(self._meant(line, node["of"], i) for i in gone), "it was not countered"

    def _resolved(self, line: Line, node: Node) -> Found:
        entries = [h.what for h in self.g.history if isinstance(h.what, ev.Resolved) and self._meant(line, node["of"], h.what.object)]
        if node.get("has", 1):
            return any(e.legal for e in entries), "it did not resolve"
        return any(not e.legal for e in entries) or not entries, "it resolved"

    def _meant(self, line: Line, node: Any, i: Id) -> bool:
        """Whether a spell or ability that may be gone is what the words mean."""
        o = self.g.object(i)
        thing = node["of"] if node.name == "Stacked" else node
        name = line.things[thing["name"]]
        if o.kind == "ability":
            if o.source is None:
                return False
            return name == self.g.object(o.source).card or self.names.now(o.source) in self._ids(line, thing)
        return (node.name != "Stacked" or bool(node.get("spell"))) and name in (o.card, self.g.chars(i).name)

    def _cost(self, line: Line, node: Node) -> Found:
        """What the latest activation (or casting) of it cost in all, or what an ability's printed cost is."""
        of: Any = node["of"]
        thing = of["of"] if of.name in ("Stacked", "Ability") else of
        name = line.things[thing["name"]]
        wanted = line.quoted[node["what"]] if isinstance(node["what"], int) else symbols(tuple(flat(node["what"])))
        said, spell = None, False
        for h in self.g.history:
            if isinstance(h.what, ev.Announced) and h.what.what == "cost" and h.cause is not None and self.g.object(h.cause).card == name:
                said, spell = h.what.value, self.g.object(h.what.object).kind != "ability"
        if said is None or (of.name == "Ability" and not spell):
            return self._printed(line, of, thing, wanted)
        mana_part = symbols(tuple(s for c in said if isinstance(c, Mana) for s in c.symbols)) or "{0}"
        return wanted.replace("-", "−") in (cost(said), mana_part), f"its cost was {cost(said)}"

    def _printed(self, line: Line, of: Any, thing: Any, wanted: str) -> Found:
        i = self._one(line, thing)
        if i is None:
            return self._gone(line, thing)
        found = [h.form.cost for h in self.j.acts.abilities(line, i, of, [])]
        said = [cost(c) for c in found]
        return wanted in said or self._read(wanted, i) in found, f"the cost is {' or '.join(said) or 'none'}"

    def _read(self, text: str, i: Id) -> Any:
        """A cost as it stands on cards, compiled; None when it can't be read."""
        from apnap.text.magic.compile import compile_card

        c = self.g.chars(i)
        types = f"{' '.join(c.types)} — {' '.join(c.subtypes)}"
        forms = compile_card({"name": c.name, "type": types, "text": f"{text}: Draw a card."}).card.abilities
        return next((f.cost for f in forms if isinstance(f, Activated)), None)

    # ------------------------------------------------------------------------------------------------ players and the turn

    def _now(self, line: Line, node: Node) -> Found:
        moment = node["moment"]
        assert isinstance(moment, Node)
        t = self.g.turn
        whose = self.names.player(line, moment["whose"]) if "whose" in moment else None
        ok = whose in (None, t.active) and moment["step"] in (t.step, "turn")
        return ok, f"it is {self.voice.name(t.active)}'s {t.step}"

    def _priority(self, line: Line, node: Node) -> Found:
        d = self.g.decision
        holder = d.by if d is not None and d.kind == "priority" else None
        said = f"{self.voice.name(holder)} has priority" if holder is not None else "nobody has priority"
        if "who" not in node:
            return holder is None, said
        return (holder == self.names.player(line, node["who"])) == bool(node["has"]), said

    def _over(self, line: Line, node: Node) -> Found:
        return self.g.decision is None, "the game goes on"

    def _life(self, line: Line, node: Node) -> Found:
        life = self.g.player(self.names.player(line, node["who"])).life
        return (life == node["n"]) == bool(node["has"]), f"it is {life}"

    def _pool(self, line: Line, node: Node) -> Found:
        pool = sorted(u.color for u in self.g.player(self.names.player(line, node["who"])).pool)
        wanted = sorted(c for s in flat(node.get("mana")) for c in (["C"] * int(s) if str(s).isdigit() else [str(s)]))
        return (pool == wanted) == bool(node.get("has", 1)), f"the pool holds {symbols(tuple(pool)) or 'nothing'}"

    def _size(self, line: Line, node: Node) -> Found:
        player = self.g.player(self.names.player(line, node["who"]))
        zone = str(node["zone"])
        n = len(getattr(player, zone, ()))
        return (n == node["n"]) == bool(node.get("has", 1)), f"it has {n}"

    def _controls(self, line: Line, node: Node) -> Found:
        player = self.names.player(line, node["who"])
        what: Any = node["what"]
        stacked = what.name == "Stacked"
        ids = self.names.stacked(line, what) if stacked else self._ids(line, what)
        found = [i for i in ids if self.g.object(i).zone == ("stack" if stacked else "battlefield")]
        mine = [i for i in found if self.g.chars(i).controller == player]
        holders = self.voice.names(self.g.chars(i).controller for i in found) or "nobody"
        return bool(mine) == bool(node["controls"]), f"it is controlled by {holders}"

    def _controlsmany(self, line: Line, node: Node) -> Found:
        player = self.names.player(line, node["who"])
        words = [line.things[w] if isinstance(w, int) else str(w) for w in flat(node["what"])]
        mine = [i for i in self.g.turn.battlefield if self.g.chars(i).controller == player]
        said = _singular(" ".join(words).lower())
        named = [i for i in self.g.turn.battlefield if self.g.chars(i).name.lower() in said]
        n = sum(1 for i in mine if (i in named if named else self._is_kind(i, words)))
        return (n == node["n"]) == bool(node["controls"]), f"the number is {n}"

    def _is_kind(self, i: Id, words: list[str]) -> bool:
        """Whether a permanent is what words such as "Insects", "untapped creatures", "green tokens" say."""
        c, o = self.g.chars(i), self.g.object(i)
        facts = {w.lower() for w in (*c.supertypes, *c.types, *c.subtypes, c.name)} | {COLORS.get(x, x) for x in c.colors}
        facts |= {"permanent", "tapped" if o.tapped else "untapped"} | ({"token"} if o.token else set())
        return all(any(form in facts for form in _singular(w.lower())) for w in words)

    def _lost(self, line: Line, node: Node) -> Found:
        player = self.g.player(self.names.player(line, node["who"]))
        if not node.get("has", 1):
            return not player.lost, f"{player.name} has lost"
        number = self.voice.number(player.lost) if player.lost else ""
        wanted = [str(r) for r in flat(node.get("rules"))]
        if number and number not in self.j.ruling.verdicts:
            self.j.ruling.verdicts.append(number)
        return bool(player.lost) and (not wanted or number in wanted), f"by {number}" if player.lost else f"{player.name} has not lost"

    def _won(self, line: Line, node: Node) -> Found:
        me = self.names.player(line, node["who"])
        won = self.g.result == (me,)
        return won == bool(node.get("has", 1)), "the game goes on" if self.g.result is None else f"it has {'' if won else 'not '}won"

    # ------------------------------------------------------------------------------------------------ what may be done, and the run

    def _may(self, line: Line, node: Node) -> Found:
        """Tried on a fork: with the clauses given, by anything where the words leave it open."""
        from apnap.scenario.magic.trying import tries
        from apnap.scenario.magic.verdict import chain

        player = self.names.player(line, node["who"])
        does = node["does"]
        assert isinstance(does, Node)
        refusals = tries(self.j, line, does, player, Step("try", line.phrase))
        if "not" not in node:
            why = f"{self.voice.refusal(refusals[0])} [{self.voice.cite(refusals[0].rule)}]" if refusals else ""
            return not refusals, f"it is refused: {why}"
        if not refusals:
            return False, "it is legal"
        numbers = chain(self.j, refusals)
        wanted = [str(r) for r in flat(node.get("rules"))]
        self.j.ruling.verdicts += [n for n in numbers if n and n not in self.j.ruling.verdicts]
        for r in refusals:
            self.j.cite(r)
        return not wanted or wanted[0] in numbers, f"it is refused by {numbers}: {self.voice.refusal(refusals[0])}"

    def _rules(self, line: Line, node: Node) -> Found:
        from apnap.scenario.magic.verdict import check_rules

        numbers = [Phrase(str(r), line.phrase.place) for r in flat(node["rules"])]
        failed = len(self.j.ruling.failures)
        check_rules(self.j, numbers)
        return len(self.j.ruling.failures) == failed, "not all of them were cited"

    def _ruleexists(self, line: Line, node: Node) -> Found:
        """Whether the edition has a rule of this number."""
        number = str(node["rule"])
        found = any(self.g.lawbook.by_number(number, self.g.edition))
        return found == bool(node.get("has", 1)), f"the edition of {self.g.edition} has {'one' if found else 'none'}"

    def _unread(self, line: Line, node: Node) -> Found:
        from apnap.scenario.magic.verdict import unread

        found = unread(self.j)
        names = [line.things[t["name"]] for t in flat(node["what"])]
        return all(any(u.startswith(f"{n}:") for u in found) for n in names), f"not read: {'; '.join(found) or 'nothing'}"


def _singular(word: str) -> tuple[str, ...]:
    forms = [word]
    if word.endswith("ies"):
        forms.append(f"{word[:-3]}y")
    if word.endswith("ves"):
        forms += [f"{word[:-3]}f", f"{word[:-3]}fe"]
    if word.endswith("es"):
        forms.append(word[:-2])
    if word.endswith("s"):
        forms.append(word[:-1])
    return tuple(forms)



