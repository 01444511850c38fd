"""Players: who wins and loses, life, drawing, turn order, and games of many (8xx)."""
from __future__ import annotations

from apnap.magic.law.book import LAW

__all__ = [
    "APNAP", "APNAP_RESTARTS", "CANT_GAIN_LIFE", "CANT_LOSE_LIFE", "COMMANDER_TAX", "CONCEDE", "DRAW", "DRAWN", "DRAWN_LOOP",
    "DRAWN_WHILE_ANNOUNCING", "DRAW_CHOICE", "DRAW_EMPTY", "DRAW_LIMIT", "DRAW_ONE_BY_ONE", "DRAW_REPLACED_EMPTY", "EFFECT_LOSES",
    "FIRST_DRAW_SKIPPED", "GAME_WON", "LEAVES_GAME", "LEFT_CHOICE", "LIFE", "LIFE_CHANGE", "LIFE_SET", "LOSES", "MULLIGAN", "NOT_DRAWN",
    "NO_GAIN_OF_ZERO", "OPPONENTS", "PAY_LIFE", "PAY_NO_LIFE", "RANGE_ACTIVATE", "RANGE_TARGETS", "TEAM_PRIORITY", "TURN_ORDER",
    "TWO_HEADED", "TWO_HEADED_LIFE", "TWO_HEADED_LOSES", "TWO_HEADED_RESOURCES", "WIN_AND_LOSE",
]

APNAP = LAW.rule("apnap", {"2004-10-01": "~103.4", "2009-07-11": "~101.4", "2011-07-15": "101.4"},
    "When several players choose at once, the active player is first and the others follow in turn order.")
APNAP_RESTARTS = LAW.rule("apnap_restarts", {"2009-07-11": "~101.4d", "2011-07-15": "101.4d"},
    "If a choice brings an earlier player to choose again, the order begins anew.")
OPPONENTS = LAW.rule("opponents", {"2009-07-11": "~102.2", "2011-07-15": "102.2"},
    "In a game of two, the other player is the opponent.",
    refusal="{target} is not an opponent of {player}")
GAME_WON = LAW.rule("game_won", {"2004-10-01": "~102.2", "2009-07-11": "~104.2", "2011-07-15": "104.2"},
    "Whoever is left when all opponents have lost wins.")
LOSES = LAW.rule("loses", {"2004-10-01": "~102.3", "2009-07-11": "~104.3", "2011-07-15": "104.3"},
    "There is more than one way to lose a game.")
CONCEDE = LAW.rule("concede", {"2004-10-01": "~102.3a", "2009-07-11": "~104.3a", "2011-07-15": "104.3a"},
    "Anyone may give up at any moment, and has then lost.")
EFFECT_LOSES = LAW.rule("effect_loses", {"2004-10-01": "~102.3", "2009-07-11": "~104.3e", "2011-07-15": "104.3e"},
    "An effect can make a player lose.")
WIN_AND_LOSE = LAW.rule("win_and_lose", {"2004-10-01": "~102.3e", "2009-07-11": "~104.3f", "2011-07-15": "104.3f"},
    "Whoever would win and lose together loses.")
DRAWN = LAW.rule("drawn", {"2004-10-01": "~102.4", "2009-07-11": "~104.4", "2011-07-15": "104.4"}, "A game can end without a winner.")
DRAWN_LOOP = LAW.rule("drawn_loop", {"2004-10-01": "~102.4b", "2009-07-11": "~104.4b", "2011-07-15": "104.4b"},
    "A loop that nobody can leave makes the game a draw.")
LIFE = LAW.rule("life", {"2009-07-11": "~118.1", "2011-07-15": "118.1", "2019-07-12": "119.1"},
    "Each player begins with the life of the format.")
LIFE_CHANGE = LAW.rule("life_change", {"2009-07-11": "~118.3", "2011-07-15": "118.3", "2019-07-12": "119.3"},
    "Gains and losses move the life total.")
PAY_LIFE = LAW.rule("pay_life", {"2009-07-11": "~118.4", "2011-07-15": "118.4", "2019-07-12": "119.4"},
    "Only as much life can be paid as there is.",
    refusal="{player} has {amount} life and cannot pay {needed}")
PAY_NO_LIFE = LAW.rule("pay_no_life", {"2021-07-12": "~119.4b", "2022-04-29": "119.4b"}, "No life can always be paid.")
LIFE_SET = LAW.rule("life_set", {"2009-07-11": "~118.5", "2011-07-15": "118.5", "2019-07-12": "119.5"},
    "A life total that is set is a gain or a loss of the difference.")
CANT_GAIN_LIFE = LAW.rule("cant_gain_life", {"2009-07-11": "~118.7", "2011-07-15": "118.7", "2019-07-12": "119.7"},
    "Whoever cannot gain life cannot pay by gaining it or end an exchange with more.",
    refusal="{player} cannot gain life")
CANT_LOSE_LIFE = LAW.rule("cant_lose_life", {"2009-07-11": "~118.8", "2011-07-15": "118.8", "2019-07-12": "119.8"},
    "Whoever cannot lose life cannot pay it or end an exchange with less.",
    refusal="{player} cannot lose life and so cannot pay any")
NO_GAIN_OF_ZERO = LAW.rule("no_gain_of_zero", {"2013-02-01": "118.9", "2019-07-12": "119.9"}, "A gain of nothing is no gain.")
DRAW = LAW.rule("draw", {"2009-07-11": "~120.1", "2011-07-15": "120.1", "2019-07-12": "121.1"},
    "To draw is to put the top card of one's library into one's hand.")
DRAW_ONE_BY_ONE = LAW.rule("draw_one_by_one", {"2009-07-11": "~120.2", "2011-07-15": "120.2", "2019-07-12": "121.2"},
    "Several cards are drawn one after another.")
DRAW_LIMIT = LAW.rule("draw_limit", {"2015-07-17": "~120.2b", "2017-09-25": "120.2b", "2019-07-12": "121.2b"},
    "Whoever may draw but so many cards a turn draws no more, nor pays by drawing more.",
    refusal="{player} cannot draw {needed} cards this turn")
DRAW_CHOICE = LAW.rule("draw_choice", {"2009-07-11": "~120.3", "2011-07-15": "120.3", "2019-07-12": "121.3"},
    "With an empty library one may still choose to draw, but not under an effect that forbids it.",
    refusal="{player} cannot draw cards")
DRAW_EMPTY = LAW.rule("draw_empty", {"2009-07-11": "~120.4", "2011-07-15": "120.4", "2019-07-12": "121.4"},
    "Whoever has to draw from an empty library loses as soon as anyone would have priority.")
NOT_DRAWN = LAW.rule("not_drawn", {"2009-07-11": "~120.5", "2011-07-15": "120.5", "2019-07-12": "121.5"},
    "A card that an effect moves to hand without the word is not drawn.")
DRAW_REPLACED_EMPTY = LAW.rule("draw_replaced_empty", {"2009-07-11": "~120.6a", "2011-07-15": "120.6a", "2019-07-12": "121.6a"},
    "A draw is replaced even if there is nothing to draw.")
DRAWN_WHILE_ANNOUNCING = LAW.rule("drawn_while_announcing", {"2015-07-17": "~120.8", "2017-09-25": "120.8", "2019-07-12": "121.8"},
    "A card drawn while a spell or ability is announced stays face down until that is finished.",
    refusal="{object} was drawn during this announcement and is face down")
TURN_ORDER = LAW.rule(
    "turn_order",
    {
        "2004-10-01": "~101.1", "2009-07-11": "~103.2", "2011-07-15": "103.2", "2018-04-27": "~103.2", "2021-07-12": "~103.1",
        "2022-04-29": "103.1",
    },
    "A starting player is found, and turns go on to the left.",
)
MULLIGAN = LAW.rule(
    "mulligan", {"2004-10-01": "~101.4", "2009-07-11": "~103.4", "2011-07-15": "103.4", "2024-11-15": "~103.4", "2026-04-17": "103.5"},
    "Whoever dislikes their first hand may shuffle it away for another.",
)
FIRST_DRAW_SKIPPED = LAW.rule(
    "first_draw_skipped", {"2009-07-11": "~103.7a", "2011-07-15": "103.7a", "2024-11-15": "~103.7a", "2026-04-17": "103.8a"},
    "In a game of two, who begins skips the first draw.",
)
LEAVES_GAME = LAW.rule("leaves_game", {"2004-10-01": "~600.4a", "2009-07-11": "~800.4a", "2011-07-15": "800.4a"},
    "With a player go all objects that they own, and what else they had under control goes back or is exiled.")
LEFT_CHOICE = LAW.rule(
    "left_choice",
    {
        "2009-07-11": "~800.4e", "2011-07-15": "800.4e", "2013-02-01": "800.4f", "2018-04-27": "~800.4f", "2021-07-12": "~800.4g",
        "2022-04-29": "800.4g",
    },
    "Choices of someone who has left fall to another player.",
)
RANGE_TARGETS = LAW.rule("range_targets", {"2009-07-11": "~801.4", "2011-07-15": "801.4"},
    "Out of range nothing can be targeted.",
    refusal="{target} is out of {player}'s range of influence")
RANGE_ACTIVATE = LAW.rule("range_activate", {"2009-07-11": "~801.6", "2011-07-15": "801.6"},
    "Out of range no ability can be activated.",
    refusal="{object} is out of {player}'s range of influence")
TEAM_PRIORITY = LAW.rule("team_priority", {"2009-07-11": "~805.5", "2011-07-15": "805.5"}, "Teams that share turns share priority.")
TWO_HEADED = LAW.rule("two_headed", {"2004-10-01": "~606.1", "2009-07-11": "~810.1", "2011-07-15": "810.1"},
    "Two-Headed Giant is played by two teams of two.")
TWO_HEADED_LIFE = LAW.rule("two_headed_life", {"2004-10-01": "~606.4", "2009-07-11": "~810.4", "2011-07-15": "810.4"},
    "Each team has one life total.")
TWO_HEADED_RESOURCES = LAW.rule("two_headed_resources", {"2004-10-01": "~606.5", "2009-07-11": "~810.5", "2011-07-15": "810.5"},
    "Apart from life and poison, each head keeps its own resources.")
TWO_HEADED_LOSES = LAW.rule("two_headed_loses", {"2009-07-11": "~810.8a", "2011-07-15": "810.8a"}, "A team wins and loses as one.")
COMMANDER_TAX = LAW.rule(
    "commander_tax", {"2009-07-11": "~903.10", "2011-07-15": "903.10", "2015-07-17": "~903.10", "2017-09-25": "903.8"},
    "Each earlier cast from the command zone makes a commander cost two more.",
)
