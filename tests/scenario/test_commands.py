"""Commands: what is done, what is chosen by the engine, what stays open, what is refused."""
from __future__ import annotations

import pytest

from apnap.scenario.source import WrongFile
from scenario.judging import holds, play, rule

QUEEN = "{battlefield: [Ant Queen, Forest x6]}"
ELVES = "{battlefield: [Ant Queen, Forest x2, Llanowar Elves]}"
MONGREL = "{battlefield: [Wild Mongrel], hand: [Basking Rootwalla]}"


def test_a_whole_activation_is_told_with_rules() -> None:
    r = holds("Anna activates Mogg Fanatic targeting Nora", "everyone passes", anna="{battlefield: [Mogg Fanatic]}",
              expect=("Nora has 19 life",))
    first, second = r.timeline
    assert [(e.text, e.rule) for e in first.events] == [
        ("Anna targets Nora", "601.2c"), ("the total cost is sacrifice this", "601.2f"), ("Anna sacrifices Mogg Fanatic", "601.2h"),
        ("Anna has activated Mogg Fanatic", "601.2i"),
    ]
    assert second.events[0].text == "Mogg Fanatic's ability resolves"


def test_symmetric_lands_are_no_choice() -> None:
    holds("Anna activates Ant Queen", "Anna activates Ant Queen", "Anna activates Ant Queen", "everyone passes until the stack is empty",
          anna=QUEEN, expect=("Anna controls 3 Insects", "Anna controls 6 tapped Forests", "Anna has no mana in the pool"))


def test_lands_that_differ_are_a_choice_that_is_named() -> None:
    with pytest.raises(WrongFile, match=r"which mana abilities to activate \(Ant Queen\).*activate Forest, activate Llanowar Elves"):
        play("Anna activates Ant Queen", anna=ELVES)


def test_paying_with() -> None:
    holds("Anna activates Ant Queen paying with Forest and Llanowar Elves", anna=ELVES,
          expect=("Llanowar Elves is tapped", "Anna controls 1 untapped Forest"))


def test_mana_abilities_as_lines_of_their_own() -> None:
    holds("Anna activates Ant Queen", "Anna taps Llanowar Elves for {G}", "Anna taps Forest for mana", "Anna pays", "everyone passes",
          anna=ELVES,
          expect=("Anna controls an Insect",))


def test_mana_first_and_then_the_ability() -> None:
    holds("Anna taps Forest x2 for mana", "expect: [\"Anna has {G}{G} in the pool\"]", "Anna activates Ant Queen", anna=ELVES,
          expect=("Llanowar Elves is untapped", "Ant Queen's ability is on top of the stack", "Ant Queen's ability cost {1}{G}"))


def test_refused_for_want_of_mana() -> None:
    r = holds("{try: Anna activates Ant Queen, refused: 118.3, at: 601.2h, offered: no}", anna="{battlefield: [Ant Queen, Forest]}",
              expect=("Anna has priority", "Forest is untapped", "the stack is empty"))
    assert r.verdicts == ["118.3"]


def test_mana_abilities_may_stay() -> None:
    holds("{try: \"Anna activates Ant Queen paying with Forest, keeping Forest\", refused: yes}",
          anna="{battlefield: [Ant Queen, Forest]}",
          expect=("Forest is tapped", "Anna has {G} in the pool"))


def test_a_plain_command_that_is_illegal_fails_and_stops() -> None:
    r = play("Anna activates Ant Queen", "everyone passes", anna="{battlefield: [Ant Queen]}", expect=("Anna controls an Insect",))
    assert not r.holds
    assert len(r.failures) == 1 and "is illegal: Anna cannot pay {1}{G}" in r.failures[0].text.replace("the cost", "{1}{G}")
    assert len(r.timeline) == 1


def test_a_try_that_is_legal_fails() -> None:
    r = play("{try: Anna activates Ant Queen, refused: yes}", anna=QUEEN)
    assert "was expected to be refused, and is legal" in r.failures[0].text


def test_a_try_refused_by_another_rule_fails() -> None:
    r = play("{try: Anna activates Ant Queen, refused: 602.5a}", anna="{battlefield: [Ant Queen]}")
    assert "was expected to be refused by 602.5a; it is by: " in r.failures[0].text


def test_without_priority() -> None:
    holds("{try: Nora activates Ant Queen, refused: 117.1b}", "Anna passes", "Nora activates Ant Queen", nora=QUEEN)


def test_somebody_elses_permanent() -> None:
    holds("{try: Anna activates Ant Queen, refused: 602.2}", nora=QUEEN, anna="{pool: '{G}{G}'}")


def test_a_static_ability_is_not_activated() -> None:
    holds("{try: Anna activates Propaganda, refused: 602.1c}", anna="{battlefield: [Propaganda]}")


def test_no_action_at_all() -> None:
    holds("{try: Anna sacrifices Mogg Fanatic, refused: 117.1}", anna="{battlefield: [Mogg Fanatic]}",
          expect=("Mogg Fanatic is on the battlefield",))


def test_answers_in_lines_of_their_own() -> None:
    holds("Anna activates Wild Mongrel discarding Basking Rootwalla", "everyone passes", "Anna casts Basking Rootwalla for madness",
          "everyone passes", "everyone passes", "Anna chooses blue", anna=MONGREL,
          expect=("Wild Mongrel is blue", "Wild Mongrel is 3/3", "Basking Rootwalla is on the battlefield"))


def test_answers_in_the_line_that_leads_there() -> None:
    holds("Anna activates Wild Mongrel discarding Basking Rootwalla",
          "{do: everyone passes until the stack is empty, choose: [no, white]}",
          anna=MONGREL, expect=("Wild Mongrel is white", "Basking Rootwalla is in Anna's graveyard"))


def test_an_open_choice_is_an_error_at_the_line_that_left_it() -> None:
    with pytest.raises(WrongFile, match=r"^test.yaml:7:5: this leaves open .*Anna chooses whether to do it"):
        play("Anna activates Wild Mongrel discarding Basking Rootwalla", "everyone passes", "everyone passes", anna=MONGREL)


def test_another_players_answer_is_an_error() -> None:
    with pytest.raises(WrongFile, match="Nora is not asked anything now; Anna chooses whether to do it"):
        play("Anna activates Wild Mongrel discarding Basking Rootwalla", "everyone passes", "Nora accepts", anna=MONGREL)


def test_paying_for_something_that_resolves() -> None:
    table = {"anna": "{battlefield: [Forest], hand: [Unsummon], pool: '{U}'}", "nora": "{battlefield: [Cursecatcher]}"}
    lines = ("Anna casts Unsummon targeting Cursecatcher", "Anna passes", "Nora activates Cursecatcher", "everyone passes")
    holds(*lines, "Anna pays with Forest", **table, expect=("Unsummon is on the stack", "Forest is tapped"))
    holds(*lines, "Anna doesn't pay", **table, expect=("Unsummon was countered", "Unsummon is in Anna's graveyard"))


def test_modes_by_a_word_or_a_number() -> None:
    table = {"anna": "{battlefield: [Skinshifter], pool: '{G}{G}'}"}
    holds("Anna activates Skinshifter choosing Rhino", "everyone passes",
          "{try: Anna activates Skinshifter choosing Bird, refused: 602.5b}", **table,
          expect=("Skinshifter is 4/4", "Skinshifter has trample", "Skinshifter is a Rhino"))
    holds("Anna activates Skinshifter choosing mode 2", "everyone passes", **table, expect=("Skinshifter is 2/2",
                                                                                            "Skinshifter has flying"))
    with pytest.raises(WrongFile, match=r"no mode says 'rhinos'; did you mean Rhino"):
        play("Anna activates Skinshifter choosing Rhinos", **table)


def test_time() -> None:
    holds("to Nora's next upkeep", "expect: [\"it is Nora's upkeep\", Nora has priority]", "until Nora's declare attackers",
          "Nora attacks Anna with Grizzly Bears", "expect: [Grizzly Bears is attacking]", "to Anna's next main phase",
          nora="{battlefield: [Grizzly Bears]}", expect=("Anna has 18 life", "it is Anna's main", "Anna's hand has 1 card"))


def test_loyalty() -> None:
    holds("Anna activates Ajani Vengeant's +1 targeting Grizzly Bears", "everyone passes",
          "{try: \"Anna activates Ajani Vengeant's −2 targeting Nora\", refused: 606.3}",
          anna="{battlefield: [Ajani Vengeant, Grizzly Bears]}",
          expect=("Ajani Vengeant has 4 loyalty counters",))


def test_x_is_announced_before_mana_is_made() -> None:
    anna = "{battlefield: [\"Drana, Kalastria Bloodchief\", Swamp x5]}"
    holds("{try: \"Anna activates Drana, Kalastria Bloodchief with X = 5 targeting Nora's Grizzly Bears\", refused: 118.3, at: 601.2h}",
          "Anna activates Drana, Kalastria Bloodchief with X = 1 targeting Nora's Grizzly Bears", "everyone passes", anna=anna,
          nora="{battlefield: [Grizzly Bears]}", expect=("Grizzly Bears is 2/1", "Anna controls 3 tapped Swamps"))


def test_the_order_of_payment() -> None:
    anna = "{battlefield: [Master Transmuter], pool: '{U}'}"
    holds("{try: \"Anna activates Master Transmuter returning Master Transmuter, paying the return first\", refused: 118.3, at: 601.2h}",
          "Anna activates Master Transmuter returning Master Transmuter", anna=anna, expect=("Master Transmuter is in Anna's hand",))


def test_division() -> None:
    cards = """
cards:
  Arc Thing:
    type: Creature
    pt: 2/2
    text: "{T}: This creature deals 2 damage divided as you choose among one or two targets."
"""
    table = {"anna": "{battlefield: [Arc Thing, Grizzly Bears]}", "more": cards}
    both = "Anna activates Arc Thing targeting Nora and Grizzly Bears dividing"
    holds(f"{{try: {both} 2 to Nora and 0 to Grizzly Bears, refused: 601.2d}}", f"{both} 1 to Nora and 1 to Grizzly Bears",
          "everyone passes",
          **table, expect=("Nora has 19 life", "Grizzly Bears has 1 damage"))


def test_names_of_their_own_follow_an_object() -> None:
    holds("Anna activates the old one targeting Nora", anna="{battlefield: [{Mogg Fanatic: {as: the old one}}, Mogg Fanatic]}",
          expect=("the old one is in Anna's graveyard", "Mogg Fanatic is on the battlefield"))


def test_a_file_of_another_edition() -> None:
    old = """
    edition: 2018-01-19
    players:
      Anna: {battlefield: [Saffi Eriksdotter]}
      Nora: {}
    play:
      - Anna activates Saffi Eriksdotter targeting Saffi Eriksdotter
      - everyone passes
    by: [608.2b]
    """
    assert rule(old).edition == "2018-01-19"
    assert rule(old, "m10").edition == "2009-07-11"


def test_an_unread_line_is_a_reservation() -> None:
    cards = """
cards:
  Odd Thing:
    type: Creature
    pt: 2/2
    text: "{T}: Whirl the zorbs beyond measure."
"""
    r = play(anna="{battlefield: [Odd Thing]}", more=cards)
    assert r.holds and r.unread and r.unread[0].startswith("Odd Thing: ")
