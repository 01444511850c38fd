"""What was not read, or can't be played yet, is refused when it is begun, counted, and never crashes a game."""
from __future__ import annotations

from typing import Any

import pytest

from apnap.kernel.data import Id
from apnap.magic import events as ev
from apnap.magic import law, playable, setup, words
from apnap.magic.effects import registry
from apnap.magic.forms import abilities as a
from apnap.magic.forms import effects as e
from apnap.magic.forms import events as t
from apnap.magic.forms import statics as s
from apnap.magic.forms import words as w
from apnap.magic.game import Magic
from magic.cards_as_forms import CARDS, creature
from scenario.judging import play

LATER = e.AsUnread("do what nobody can")
BODY = a.Body((e.Draw(1), LATER))
UNREAD = a.Unread("{T}: Frobnicate.", 6, "Expected an effect.")
ODD = {c.name: c for c in (
    creature("Tinker", "G", 1, 1, a.Activated((), BODY), a.Activated((), a.Body((e.GainLife(1),)))),
    creature("Joiner", "G", 1, 1, a.Activated((e.KeywordAction("no such action"),), BODY)),
    creature("Riddle", "G", 1, 1, UNREAD),
    creature("Echo", "G", 1, 1, a.Triggered(t.GainsLife(w.You()), BODY), a.Static((s.CostsMore(w.Status("no such"),),))),
    a.Card("Someday", ("G",), (), ("instant",), (), (a.Spell(BODY),)),
    a.Card("Never", ("G",), (), ("instant",), (), (UNREAD,)),
)}


def table(*battlefield: str, hand: tuple[str, ...] = ()) -> Magic:
    g = Magic("newest", CARDS | ODD, 1)
    anna, nora = g.add_player("Anna"), g.add_player("Nora")
    for name in battlefield:
        setup.put(g, name, "battlefield", anna)
    for name in hand:
        setup.put(g, name, "hand", anna)
    for p in (anna, nora):
        for _ in range(3):
            setup.put(g, "Forest", "library", p)
    setup.set_turn(g, anna)
    g.begin()
    return g


def unread_first(g: Magic, action: Any) -> None:
    """The action is not offered, the reason is that it was not read, and trying it moves nothing."""
    assert action not in g.legal
    assert g.why_not(action)[0].rule == law.NOT_READ.name
    before = g.fork()
    g.attempt(action)
    reversed_ = [h.what for h in g.history if isinstance(h.what, ev.Reversed)]
    assert reversed_[-1].refusals[0].rule == law.NOT_READ.name
    assert g.turn.stack == before.turn.stack and list(g.legal) == list(before.legal)


def first(g: Magic, zone: str = "battlefield") -> Id:
    ids = g.turn.battlefield if zone == "battlefield" else g.player(g.turn.order[0]).hand
    return ids[0]


def test_an_ability_whose_effect_can_not_be_carried_out_is_activated_and_its_effect_is_told_as_not_read() -> None:
    g = table("Tinker")
    i = first(g)
    for answer in (("activate", i, i, 0), ("activate", i, i, 1), ("pass",), ("pass",), ("pass",), ("pass",)):
        g.apply(answer)
    anna = g.player(g.turn.order[0])
    assert (anna.life, len(anna.hand), g.turn.stack) == (21, 1, ())
    assert [h.what.what for h in g.history if h.rule == law.NOT_READ.name] == ["do what nobody can"]


def test_an_ability_whose_cost_or_target_can_not_be_played_is_refused() -> None:
    g = table("Joiner")
    i = first(g)
    unread_first(g, ("activate", i, i, 0))


def test_a_line_that_was_not_read_is_refused() -> None:
    g = table("Riddle")
    i = first(g)
    unread_first(g, ("activate", i, i, 0))
    assert g.unread() == ((i, UNREAD),)


@pytest.mark.parametrize("name", ["Someday", "Never"])
def test_a_spell_that_was_not_read_or_can_not_be_played_is_refused(name: str) -> None:
    g = table("Forest", hand=(name,))
    unread_first(g, ("cast", first(g, "hand"), ""))


def test_triggers_and_static_abilities_that_can_not_be_played_are_counted_as_unread() -> None:
    g = table("Echo", "Tinker", "Forest", hand=("Grizzly Bears",))
    echo = next(i for i in g.turn.battlefield if g.object(i).card == "Echo")
    assert [x.message for i, x in g.unread() if i == echo] == ["nothing can play AsUnread yet", "nothing can play Status yet"]
    tinker = next(i for i in g.turn.battlefield if g.object(i).card == "Tinker")
    for answer in (("activate", tinker, tinker, 1), ("pass",), ("pass",)):
        g.apply(answer)
    assert g.player(g.turn.order[0]).life == 21 and not g.turn.stack


def test_what_is_found_out_too_late_is_left_out_whole_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def half(g: Magic, f: Any, x: Any) -> None:
        registry.carry_out(g, f, e.GainLife(5))
        raise words.NotPlayable("nothing can do this yet")

    monkeypatch.setitem(registry.doings, e.AsUnread, half)
    playable.lacking.cache_clear()
    g = table("Tinker")
    i = first(g)
    for answer in (("activate", i, i, 0), ("pass",), ("pass",)):
        g.apply(answer)
    monkeypatch.undo()
    playable.lacking.cache_clear()
    anna = g.player(g.turn.order[0])
    assert (anna.life, len(anna.hand), g.turn.stack) == (20, 1, ())
    assert [h.what.what for h in g.history if h.rule == law.NOT_READ.name] == ["nothing can do this yet"]


def test_what_lacks_is_named_once_and_nested_forms_are_seen() -> None:
    nested = e.May((e.If(w.Did(), (LATER, LATER)),))
    assert playable.lacking(nested) == ("AsUnread",)
    assert playable.lacking(e.KeywordAction("no such action")) == ("no such action",)
    assert playable.lacking(w.Filter(zone="outside the game")) == ("Filter.zone",)
    assert playable.lacking(CARDS["Wild Mongrel"].abilities) == ()


def test_a_ruling_refuses_what_was_not_read_and_has_a_reservation() -> None:
    cards = """
cards:
  Riddle:
    type: Creature — Sphinx
    pt: 1/1
    text: |
      {T}: Frobnicate target zorblax.
      {T}: Frobnicate the zorblax.
"""
    r = play("{try: \"Anna activates Riddle\", refused: 118.3}", anna="{battlefield: [Riddle: {tapped: yes}]}", more=cards)
    assert r.holds, [f.text for f in r.failures]
    r = play("Anna activates Riddle", "everyone passes", anna="{battlefield: [Riddle]}", more=cards)
    assert r.holds and any("Frobnicate the" in line for line in r.unread)
    alone = cards.replace("      {T}: Frobnicate the zorblax.\n", "")
    r = play("{try: Anna activates Riddle, refused: yes}", anna="{battlefield: [Riddle]}", more=alone)
    assert r.holds, [f.text for f in r.failures]
    assert "not read" in r.timeline[0].refused[0]
    assert any("Frobnicate target" in line for line in r.unread)
