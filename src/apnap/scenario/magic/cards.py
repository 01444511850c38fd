"""The cards of a case: those that the file defines in place, and those of the pool. Looked up by name, compiled once."""
from __future__ import annotations

import re
from typing import Any

from apnap.magic.forms.abilities import Activated, Body, Card, Keyword, Unread
from apnap.magic.forms.effects import AsUnread
from apnap.magic.playable import as_played
from apnap.scenario.case import Case, Phrase
from apnap.scenario.language import cut_at_comma
from apnap.scenario.magic.vocabulary import ORDINARY
from apnap.scenario.source import Node, Place, WrongFile, nearest_or_all

FIELDS = ("cost", "type", "text", "power", "toughness", "pt", "loyalty", "color")
UNSEEN = "a card that nobody has named"
SUPERTYPES = ("Basic", "Legendary", "Snow", "World", "Ongoing")
TYPES = ("Artifact", "Battle", "Creature", "Enchantment", "Instant", "Kindred", "Land", "Planeswalker", "Sorcery")
_ONE = r"\d+|[WUBRGCSX]|[WUBRGC]/[WUBRG]|2/[WUBRG]|[WUBRG]/P|[WUBRG]/[WUBRG]/P"
_SYMBOL = re.compile(r"\{([^{}]*)\}")


class Cards:
    """The mapping from names to cards that the game is given."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.unseen = UNSEEN
        # without a type and a cost it can't be cast; flash keeps the question of timing away from it
        self._known: dict[str, Card] = {UNSEEN: Card(UNSEEN, abilities=(Keyword("flash"),))}
        for name, node in case.cards.items():
            self._known[name] = self._defined(name, node)

    def __call__(self, name: str) -> Card:
        """The card. Raises `LookupError` for a name that nobody knows."""
        found = self._known.get(name)
        if found is None:
            from apnap.cards.magic import pool

            found = pool.card(name)
            if found.name != name:
                raise LookupError(name)
            self._known[name] = found
        return found

    __getitem__ = __call__

    def __contains__(self, name: str) -> bool:
        try:
            self(name)
        except LookupError:
            return False
        return True

    def get(self, name: str, default: Any = None) -> Any:
        return self(name) if name in self else default

    def check(self, name: Phrase) -> None:
        """Raises `WrongFile` when no card has this name."""
        if name.text not in self:
            from apnap.cards.magic import pool

            known = [*self.case.cards, *pool.names()]
            whole = cut_at_comma(name.text, known)
            if whole:
                raise WrongFile(name.place,
                                f"no card is called {name.text!r}; in a [list] a name with a comma stands in quotes: \"{whole}\"")
            raise WrongFile(name.place, f"no card is called {name.text!r}; expected {nearest_or_all(name.text, known, 0)}"
                            + ", or a definition under `cards:`")

    def unread(self, names: list[str]) -> list[str]:
        """The lines of these cards that were not understood."""
        out = []
        for name in dict.fromkeys(names):
            card = self.get(name)
            for a in as_played(card).abilities if card is not None else ():
                body = getattr(a, "body", None) if isinstance(a, Activated) else None
                for x in body.instructions if isinstance(body, Body) else ():
                    if isinstance(x, AsUnread):
                        out.append(f"{name}: \"{x.text}\"" + (f" ({x.message})" if x.message else ""))
                if isinstance(a, Unread):
                    out.append(f"{name}: \"{a.text.strip()}\"" + (f" ({a.message})" if a.message else ""))
        return out

    # ------------------------------------------------------------------------------------------------ defined in place

    def _defined(self, name: str, node: Node) -> Card:
        fields = node.mapping(f"the card {name}", FIELDS)
        types = fields.get("type")
        if types is None:
            raise node.wrong(f"expected `type:` for {name}, such as Creature — Elf")
        _type_line(types)
        if "cost" in fields:
            _cost(fields["cost"])
        power, toughness = _stats(fields)
        from apnap.text.magic.compile import compile_card

        facts = {"name": name, "type": types.text, "text": fields["text"].text.strip() if "text" in fields else "", "power": power,
                 "toughness": toughness}
        facts |= {k: "".join(fields[k].word(f"the {k}").split()) for k in ("cost", "loyalty") if k in fields}
        face = compile_card(facts)
        self._typos(name, face.unread, fields)
        return face.card

    def _typos(self, name: str, unread: tuple[Unread, ...], fields: dict[str, Node]) -> None:
        """A text written in the file that holds a word nobody knows, beside a word that looks like it, is a mistake in the file."""
        for a in unread:
            if "Did you mean" in a.message and not _known(a.message):
                raise WrongFile(_spot(fields["text"], a), f"the text of {name} was not read: {a.message} (in \"{a.text.strip()}\")")


def _known(message: str) -> bool:
    """Whether the word that stopped the reader is a word of card texts elsewhere: then it is no misprint."""
    from apnap.text.magic.compile import grammar

    found = re.search(r"(['\"])(.+?)\1 is not understood", message)
    word = found[2].lower() if found is not None else ""
    return bool(word) and ("'" in word or word.startswith("{") or word in ORDINARY or grammar().knows(word))


def _spot(node: Node, a: Unread) -> Place:
    """Where in the file reading a text stopped: exact for a text in quotes on one line, else the line of a block."""
    before = node.text[: max(0, node.text.find(a.text))]
    if "\n" not in node.text and node.quoted:
        return node.place.right(1 + len(before) + max(0, a.column - 1))
    return node.place if node.quoted else Place(node.place.file, node.place.line + 1 + before.count("\n"), 1)


def _type_line(node: Node) -> None:
    words = re.split(r"\s+[—–-]\s+", node.word("a type line"))[0].split()
    for word in words:
        if word.capitalize() not in (*SUPERTYPES, *TYPES):
            raise node.wrong(f"no card type is called {word!r}; expected {nearest_or_all(word, (*SUPERTYPES, *TYPES))}")
    if not any(w.capitalize() in TYPES for w in words):
        raise node.wrong(f"expected a card type, such as {TYPES[2]}")


def _cost(node: Node) -> None:
    text = "".join(node.word("a mana cost such as \"{1}{G}\"").split())
    if _SYMBOL.sub("", text):
        raise node.wrong(f"expected mana symbols in braces, such as \"{{1}}{{G}}\", not {text!r}")
    for symbol in _SYMBOL.findall(text):
        if not re.fullmatch(_ONE, symbol):
            known = ["W", "U", "B", "R", "G", "C", "S", "X", "W/U", "G/P", "2/W"]
            raise node.wrong(f"no mana symbol is {{{symbol}}}; expected {nearest_or_all(symbol, known)} or a number")


def _stats(fields: dict[str, Node]) -> tuple[str | None, str | None]:
    pt = fields.get("pt")
    if pt is None:
        return tuple(fields[k].word(k) if k in fields else None for k in ("power", "toughness"))  # type: ignore[return-value]
    power, slash, toughness = pt.word("power and toughness such as 2/2").partition("/")
    if not slash:
        raise pt.wrong(f"expected power and toughness such as 2/2, not {pt.text!r}")
    return power.strip(), toughness.strip()
