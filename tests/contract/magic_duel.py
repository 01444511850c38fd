"""A short random duel of Magic for the contract: small libraries, so that it ends."""
from __future__ import annotations

from apnap.magic import setup
from apnap.magic.game import Magic
from magic.cards_as_forms import CARDS

DECK = (
    "Forest", "Mountain", "Island", "Llanowar Elves", "Wild Mongrel", "Basking Rootwalla", "Mogg Fanatic", "Lightning Bolt",
    "Careful Study", "Arrogant Wurm", "Careless Step", "Cursecatcher",
)


def duel(seed: int) -> Magic:
    """Two players with a few permanents, a hand, and a library of three cards; the seed says where each pile begins."""
    g = Magic("newest", CARDS, seed)
    for n, name in enumerate(("Anna", "Nora")):
        p = g.add_player(name, 5)
        cards = [DECK[(seed * 5 + n * 7 + k) % len(DECK)] for k in range(len(DECK))]
        for card in ("Forest", "Island", "Fertile Ground" if seed % 2 else "Mountain", "Birds of Paradise", "Worn Coin"):
            host = g.turn.battlefield[-1] if card == "Fertile Ground" else None
            setup.put(g, card, "battlefield", p, attached_to=host)
        for zone, part in (("hand", cards[:3]), ("library", cards[3:6])):
            for card in part:
                setup.put(g, card, zone, p)
    setup.set_turn(g, g.turn.order[0])
    g.begin()
    return g
