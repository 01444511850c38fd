"""Building a deck (rules.md, 3): its size, copies of a name, the hero's elements, the sideboard."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from apnap.berserk import law
from apnap.berserk.forms.abilities import Card, Keyword
from apnap.kernel.refusal import Refusal, refuse

LEAST, COPIES, HORDE, SIDEBOARD = 40, 3, 5, 10


def why_not_deck(hero: Card, deck: Sequence[Card], sideboard: Sequence[Card] = (), least: int = LEAST) -> Iterator[Refusal]:
    """Every reason why these cards are no deck for the hero. Facts are names and numbers."""
    if hero.type != "hero":
        yield refuse(law.DECK_HERO, object=hero.name)
    if len(deck) < least:
        yield refuse(law.DECK_SIZE, amount=len(deck), needed=least)
    if len(sideboard) > SIDEBOARD:
        yield refuse(law.SIDEBOARD, amount=len(sideboard), needed=SIDEBOARD)
    every = (*deck, *sideboard)
    known = {c.name: c for c in every}
    for name, n in sorted(Counter(c.name for c in every).items()):
        most = HORDE if Keyword("horde") in known[name].abilities else COPIES
        if n > most:
            yield refuse(law.DECK_COPIES, object=name, amount=n, needed=most)
    for name, card in sorted(known.items()):
        if Keyword("created") in card.abilities:
            yield refuse(law.DECK_CREATED, object=name)
        if card.type == "hero" or (card.elements and not set(card.elements) & set(hero.elements)):
            yield refuse(law.DECK_ELEMENTS, object=name, source=hero.name)
