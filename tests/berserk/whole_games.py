"""Whole random games for the tests: decks by chance, over the pool that ships and over the cards in `cards_as_forms`."""
from __future__ import annotations

from functools import cache

from apnap.berserk import setup
from apnap.berserk.decks import COPIES, LEAST, why_not_deck
from apnap.berserk.forms.abilities import Card, Unread
from apnap.berserk.game import Berserk
from apnap.cards.berserk import decks, pool
from berserk.cards_as_forms import CARDS
from contract.games import drawing

NAMES = ("Anna", "Nora")


@cache
def every_card() -> dict[str, Card]:
    """The cards of the pool that were read wholly, and those made in Python that the pool has not."""
    read = {n: pool.card(n) for n in sorted(pool.names())}
    return {**CARDS, **{n: c for n, c in read.items() if not any(isinstance(a, Unread) for a in c.abilities)}}


def random_deck(seed: int, seat: int) -> tuple[str, list[str]]:
    """A hero and a legal deck for it."""
    draw, cards = drawing(f"deck {seed} {seat}"), every_card()
    heroes = sorted(n for n, c in cards.items() if c.type == "hero" and (c.lives or 0) > 20)
    hero = heroes[draw(len(heroes))]
    fit = sorted(n for n, c in cards.items() if next(why_not_deck(cards[hero], [c], least=1), None) is None)
    deck: list[str] = []
    while len(deck) < LEAST:
        name = fit[draw(len(fit))]
        deck += [name] * min(COPIES - deck.count(name), LEAST - len(deck), 1 + draw(COPIES))
    assert not list(why_not_deck(cards[hero], [cards[n] for n in deck]))
    return hero, deck


def shipped(seed: int, seat: int) -> tuple[str, tuple[str, ...]]:
    """One of the decks that ship."""
    known = decks.names()
    deck = decks.load(known[drawing(f"deck {seed} {seat}")(len(known))])
    return deck.hero, deck.cards


def deal(seed: int, edition: str = "newest") -> Berserk:
    """A game at its first decision; every third one with decks that ship."""
    g = Berserk(edition, pool.card if seed % 3 == 1 else every_card(), seed)
    for seat, name in enumerate(NAMES):
        setup.seat(g, name, *(shipped(seed, seat) if seed % 3 == 1 else random_deck(seed, seat)))
    setup.prepare(g)
    g.begin()
    return g
