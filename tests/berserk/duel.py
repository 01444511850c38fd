"""A short random duel of Berserk for the contract: small hands and decks and frail heroes, so that it ends."""
from __future__ import annotations

from apnap.berserk import setup
from apnap.berserk.game import Berserk
from berserk.cards_as_forms import CARDS

DECK = (
    "Gnome", "Orc crossbowman", "Poison flame", "Talitha", "Smaita", "Sacrifice", "Ponita", "Order", "Rebirth", "Thirsty", "First aid",
    "Vampire", "Ambusher", "Duelist", "Two sentences", "Orc avenger", "Twofold", "Alp", "Canceller", "Lancer", "Cataclysm", "Archer",
    "Hyena of Chaos", "Guardian", "Elf chief", "Bad advice", "Steppe werewolf", "Lier-in-wait",
)


def duel(seed: int) -> Berserk:
    """Whole games from the roll for the first turn, and games in the middle of one; the seed says where each pile begins."""
    g = Berserk("2nd" if seed % 3 == 2 else "15th", CARDS, seed)
    for n, name in enumerate(("Anna", "Nora")):
        p = g.add_player(name)
        cards = [DECK[(seed * 5 + n * 7 + k) % len(DECK)] for k in range(len(DECK))]
        setup.put(g, "Apprentice", "game", p)
        for card in cards[:2] if seed % 4 else ():
            if CARDS[card].type != "spell":
                setup.put(g, card, "game", p)
        setup.coins(g, p, seed % 4 and 3)
        for zone, part in (("hand", cards[2:5] if seed % 4 else ()), ("deck", cards[5:8] if seed % 4 else cards[:5])):
            for card in part:
                setup.put(g, card, zone, p)
    if seed % 4:
        setup.set_turn(g, g.turn.order[0])
    else:
        setup.prepare(g)
    g.begin()
    return g
