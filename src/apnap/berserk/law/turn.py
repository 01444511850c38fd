"""How a game is prepared, how a turn goes, how a card is played and an ability activated (301-310)."""
from __future__ import annotations

from apnap.berserk.law.book import LAW, numbers

__all__ = [
    "ACTIVATING", "AFTER_THE_FIGHT", "APPLIED", "ATTACK_DECLARED", "CANCELLING", "CHOICE", "COIN", "DIVISION", "EXTRA_TURN",
    "FIGHTERS_CLOSE", "FINAL_COST", "FIRST_HAND", "FIRST_PLAYER", "LEGALITY", "MARKERS_OFF", "MOVE_TO_PLAY", "PARAMETERS", "PAYMENT",
    "PLAYED", "PLAYING", "PLAY_ZONE", "REDRAW", "RESTORATION", "SHUFFLE", "TARGETS", "TURN_DRAW", "TURN_ENDS", "TURN_STARTS",
]

FIRST_PLAYER = LAW.rule("first_player", numbers(None, "301.4"), "Each player rolls a die, and the higher one chooses who goes first.")
SHUFFLE = LAW.rule("shuffle", numbers(None, "301.5"), "Each player shuffles.")
FIRST_HAND = LAW.rule("first_hand", numbers(None, "301.6"), "Each player draws four cards.")
REDRAW = LAW.rule("redraw", numbers(None, "301.7"), "Once, each player may put cards of his first hand under his deck and draw as many.")
RESTORATION = LAW.rule("restoration", numbers(None, "303.2"), "The active player opens all his cards and coins.")
MARKERS_OFF = LAW.rule("markers_off", numbers(None, "303.3"), "At the start of a turn cards lose their once-a-turn markers.")
COIN = LAW.rule("coin", numbers(None, "304.1"), "With fewer than ten coins the active player gains one that is open.")
TURN_DRAW = LAW.rule("turn_draw", numbers(None, "304.2"),
    "The active player draws a card, except in the first turn, and loses at his third failure to do so.")
TURN_STARTS = LAW.rule("turn_starts", numbers(None, "304.4"),
    "What triggers at the start of a turn, and what has triggered since its beginning, goes into the Queue.")
CHOICE = LAW.rule("choice", numbers(None, "306.1"),
    "In the choice phase the active player attacks by strike, activates an ability, plays a card or ends his turn, as often as he likes.",
    refusal="that is nothing a player does in the choice phase")
ATTACK_DECLARED = LAW.rule("attack_declared", numbers(None, "307.1"),
    "An attacker and its target are declared, then a defender may be named.")
AFTER_THE_FIGHT = LAW.rule("after_the_fight", numbers(None, "307.2"),
    "After the fight all that triggers on attacking and striking is queued.")
FIGHTERS_CLOSE = LAW.rule("fighters_close", numbers(None, "307.3"), "Attacker and defender close when the fight and its triggers are over.")
ACTIVATING = LAW.rule("activating", numbers(None, "308.1"), "An ability is activated in eleven steps.")
PLAYING = LAW.rule("playing", numbers(None, "309.1"), "A card is played in twelve steps.")
PLAY_ZONE = LAW.rule("play_zone", numbers(None, "309.1(1)"),
    "A card is played from one's own hand unless an ability lets it come from elsewhere.",
    refusal="{object} is not in {player}'s hand")
PARAMETERS = LAW.rule("parameters", numbers(None, "309.1(3)"), "Other costs, modes and the value of X are announced.")
FINAL_COST = LAW.rule("final_cost", numbers(None, "309.1(4)"), "What changes the cost is put together to the final cost.")
MOVE_TO_PLAY = LAW.rule("move_to_play", numbers(None, "309.1(5)"), "The card moves: a spell to the graveyard, any other to the game zone.")
TARGETS = LAW.rule("targets", numbers(None, "309.1(6)"), "The targets of the spell are chosen.", refusal="{object} lacks legal targets")
DIVISION = LAW.rule("division", numbers(None, "309.1(7)"), "What is divided is divided so that each target gets at least one unit.",
    refusal="{amount} cannot be divided among {needed} targets")
LEGALITY = LAW.rule("legality", numbers(None, "309.1(8)"), "An illegal play is taken back to before its first step.",
    refusal="{object} cannot be played so")
PAYMENT = LAW.rule("payment", numbers(None, "309.1(9)"),
    "Coins and other resources are paid.", refusal="{player} has {amount} open coins and needs {needed}")
CANCELLING = LAW.rule("cancelling", numbers(None, "309.1(10)"), "What cancels a card being played acts now.")
PLAYED = LAW.rule("played", numbers(None, "309.1(11)"), "What triggers on the playing of the card goes into the Queue.")
APPLIED = LAW.rule("applied", numbers(None, "309.1(12)"), "The abilities of a spell are carried out.")
TURN_ENDS = LAW.rule("turn_ends", numbers(None, "310.1"),
    "What triggers at the end of a turn goes into the Queue, then effects end and the turn passes.")
EXTRA_TURN = LAW.rule("extra_turn", numbers(None, None), "An extra turn comes right after the one that is going on.")
