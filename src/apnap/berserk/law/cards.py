"""Cards and zones: properties, names, types, where cards lie (104-112, 201-212)."""
from __future__ import annotations

from apnap.berserk.law.book import LAW, numbers

__all__ = [
    "ANNOUNCE", "ATTACK_ONCE", "BASE_COST", "CREATED", "CREATURES_ATTACK", "DECK", "DECK_COPIES", "DECK_CREATED", "DECK_ELEMENTS",
    "DECK_HERO", "DECK_SIZE", "DEPENDS_ON_OUTCOME", "ELEMENTS", "GENERAL_ABILITIES", "GRAVEYARD", "HAND", "HEROES", "LIVES_BECOME",
    "NOT_A_DEATH", "ONE_OF_EACH_SUPPORT", "ON_THE_HERO", "OPEN_TO_ATTACK", "OVERWRITTEN", "OWNERS_ZONE", "OWN_NAME", "SIDEBOARD",
    "SPELL_MOVES_FIRST", "STRIKE_BECOMES", "WEAKNESS", "WORKS_IN_GAME", "X_NOT_ZERO", "ZONES",
]

ANNOUNCE = LAW.rule("announce", numbers(None, "101.2"), "A player announces each ability that he is about to use, and its targets.")
OVERWRITTEN = LAW.rule("overwritten", numbers(None, "104.3.1"), "A change of type, element, class or controller overwrites what was there.")
OWN_NAME = LAW.rule("own_name", numbers(None, "105.1"), "A text that names its own card means that very card.")
BASE_COST = LAW.rule("base_cost", numbers(None, "106.1.1"),
    "A card's cost is its base cost; what changes costs does so only while a card is being played.")
X_NOT_ZERO = LAW.rule("x_not_zero", numbers(None, "106.1.2"),
    "A card of cost X is not played for X = 0; in every other place its X is 0.",
    refusal="{object} cannot be played for X = 0")
LIVES_BECOME = LAW.rule("lives_become", numbers(None, "106.2.1"),
    "Where lives become a number, wounds come off and extra or negative lives make up the rest, which is no healing.")
STRIKE_BECOMES = LAW.rule("strike_becomes", numbers(None, "106.3.1"),
    "Where a strike becomes a number, effects of plus or minus make it so.")
ELEMENTS = LAW.rule("elements", numbers(None, "107.2"), "A card belongs to each of its elements, and a neutral card has none.")
GENERAL_ABILITIES = LAW.rule("general_abilities", numbers(None, "108.1"),
    "Every creature in play can attack by strike, defend and strike back.")
ATTACK_ONCE = LAW.rule("attack_once", numbers(None, "108.2"),
    "A creature attacks by strike once a turn, and it must be open.",
    refusal="{object} has attacked this turn already")
OPEN_TO_ATTACK = LAW.rule("open_to_attack", numbers(None, "108.2"),
    "A creature attacks by strike once a turn, and only if it is open.",
    refusal="{object} is closed")
WEAKNESS = LAW.rule("weakness", numbers(None, "108.5"),
    "In the turn in which a creature appeared or changed its controller it takes no action.",
    refusal="{object} came under its controller's control only this turn")
ZONES = LAW.rule("zones", numbers(None, "201.1"), "Cards lie in the game zone, hands, decks, graveyards, reserves and sideboards.")
OWNERS_ZONE = LAW.rule("owners_zone", numbers(None, "201.4"),
    "A card goes to its owner's hand, deck or graveyard, and in hand or deck it is a new card.")
WORKS_IN_GAME = LAW.rule("works_in_game", numbers(None, "202.2"),
    "Abilities work in the game zone only, unless a text says otherwise.",
    refusal="{ability} of {object} works in the game zone only")
HAND = LAW.rule("hand", numbers(None, "203.4"), "A card that returns to a hand returns to its owner's and loses effects and markers.")
DECK = LAW.rule("deck", numbers(None, "204.2"), "A deck that was looked through is shuffled.")
GRAVEYARD = LAW.rule("graveyard", numbers(None, "205.3"),
    "A card that dies keeps its once-a-turn markers and loses all else, once its death has triggered what it triggers.")
NOT_A_DEATH = LAW.rule("not_a_death", numbers(None, "205.1"), "What goes to the graveyard from a hand or deck has not died.")
HEROES = LAW.rule("heroes", numbers("~208", "209.3"), "Heroes neither attack by strike nor defend.", refusal="{object} is a hero")
ON_THE_HERO = LAW.rule("on_the_hero", numbers("~208", "209.5"), "An effect on a player is an effect on his hero.")
CREATURES_ATTACK = LAW.rule("creatures_attack", numbers("~209", "210.1"), "Only creatures attack by strike and defend.",
    refusal="{object} is not a creature in play")
SPELL_MOVES_FIRST = LAW.rule("spell_moves_first", numbers("~210", "211.2"), "A spell lies in the graveyard before it takes effect.")
DEPENDS_ON_OUTCOME = LAW.rule("depends_on_outcome", numbers(None, "211.3"),
    "A sentence of a spell that refers to the outcome of another is not checked beforehand, and is left out if it proves illegal.")
ONE_OF_EACH_SUPPORT = LAW.rule("one_of_each_support", numbers(None, "212.3"),
    "A player has one support card of each class, and a newer one sends the older to the graveyard.")
DECK_HERO = LAW.rule("deck_hero", numbers(None, None), "A deck has one hero.", refusal="{object} is not a hero")
DECK_SIZE = LAW.rule("deck_size", numbers(None, None),
    "A deck has forty cards or more beside its hero.", refusal="{amount} cards are fewer than {needed}")
DECK_COPIES = LAW.rule("deck_copies", numbers(None, None), "A deck has at most three cards of one name, or five with Орда.",
    refusal="{amount} cards called {object} are more than {needed}")
DECK_CREATED = LAW.rule("deck_created", numbers(None, None), "Cards that are created or placed are in no deck when the game begins.",
    refusal="{object} is a card that is created")
DECK_ELEMENTS = LAW.rule("deck_elements", numbers(None, None), "The cards of a deck are neutral or share an element with its hero.",
    refusal="{object} shares no element with {source}")
SIDEBOARD = LAW.rule("sideboard", numbers(None, "207.2"),
    "A sideboard has ten cards at most.", refusal="{amount} cards are more than {needed}")
CREATED = LAW.rule("created", numbers(None, "503.1"),
    "Created cards that have left play go to the reserve once their deaths have triggered.")
