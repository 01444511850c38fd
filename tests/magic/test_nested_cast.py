"""A spell cast while a trigger resolves, paid with a mana ability whose own trigger asks for a colour: at every decision and reversed.

"Feeding Rootwalla to Mongrel" under Sphere of Resistance with a Forest under Fertile Ground. What can't be paid is taken back where it
fails, inside the resolution; the player says which mana abilities stay, as 733.1 has it.
"""
from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Any

import pytest

from apnap.kernel.data import Id
from apnap.kernel.position import position
from apnap.magic import events as ev
from apnap.magic import law, setup
from apnap.magic.forms import effects as e
from apnap.magic.forms.abilities import Activated, Body, Card
from apnap.magic.forms.words import This
from apnap.magic.game import Magic
from magic.cards_as_forms import CARDS, basic, creature

ANY = ("W", "U", "B", "R", "G")
MORE = {c.name: c for c in (
    creature("Millikin", "2", 0, 1, Activated((e.TapThis(), e.Mill(1)), Body((e.AddMana(("C",)),)))),
    Card("Chromatic Sphere", ("1",), (), ("artifact",), (), (
        Activated((e.Mana(("1",)), e.TapThis(), e.Sacrifice(This())), Body((e.AddMana(any_color=ANY), e.Draw(1)))),)),
    Card("Azorius Signet", ("2",), (), ("artifact",), (), (Activated((e.Mana(("1",)), e.TapThis()), Body((e.AddMana(("W", "U")),))),)),
    basic("Plains", "W"),
)}
Answer = Callable[[Magic], Any]
Script = list[tuple[str, Answer]]
PASS: tuple[str, Answer] = ("priority", lambda g: ("pass",))


def table(battlefield: tuple[str, ...], hand: tuple[str, ...] = (), theirs: tuple[str, ...] = (), edition: str = "newest") -> Magic:
    """Anna with these permanents (Fertile Ground on the one before it) and cards in hand, Nora with hers; cards in both libraries."""
    g = Magic(edition, CARDS | MORE, 7, ("next payment",))
    anna, nora = g.add_player("Anna"), g.add_player("Nora")
    for name in battlefield:
        setup.put(g, name, "battlefield", anna, attached_to=g.turn.battlefield[-1] if name == "Fertile Ground" else None)
    for name in theirs:
        setup.put(g, name, "battlefield", nora)
    for name in hand:
        setup.put(g, name, "hand", anna)
    for p in (anna, nora):
        for name in ("Island", "Forest", "Mountain"):
            setup.put(g, name, "library", p)
    setup.set_turn(g, anna)
    g.begin()
    return g


def find(g: Magic, name: str) -> Id:
    """The object of this name that is somewhere now."""
    return next(Id(n) for n in range(len(list(g.table))) if g.is_object(Id(n)) and g.object(Id(n)).card == name and g.object(Id(n)).zone)


def use(name: str) -> Answer:
    return lambda g: next(x for x in g.legal if x[0] == "activate" and g.object(x[1]).card == name)


def say(answer: Any) -> Answer:
    return lambda g: answer


def face(g: Magic) -> tuple[Any, ...]:
    d = g.decision
    shown = None if d is None else (d.player, d.by, d.kind, d.rule, d.facts, list(islice(d.options, 40)))
    return g.digest(), position(g), shown, g.history


def run(g: Magic, script: Script) -> None:
    for kind, answer in script:
        assert g.decision is not None and g.decision.kind == kind, (g.decision, kind)
        g.apply(answer(g))


def walk(g: Magic, script: Script) -> None:
    """Follow the script; at every decision the game is saved and loaded, forked and continued, undone and redone, always alike."""
    end = g.fork()
    run(end, script)
    for n in range(len(script) + 1):
        here, rest = face(g), script[n:]
        loaded = Magic.load(g.save())
        assert face(loaded) == here and loaded.save() == g.save()
        for other in (loaded, g.fork()):
            run(other, rest)
            assert face(other) == face(end)
        assert face(g) == here
        if not rest:
            break
        answer = rest[0][1](g)
        g.push(answer)
        after = face(g)
        g.pop()
        assert face(g) == here
        g.apply(answer)
        assert face(g) == after


def discard(name: str) -> Script:
    """Activate Wild Mongrel, discarding the only card in hand; the madness trigger begins to resolve."""
    return [("priority", use("Wild Mongrel")), PASS, PASS]


def reversals(g: Magic) -> list[ev.Reversed]:
    return [h.what for h in g.history if isinstance(h.what, ev.Reversed)]


def pool(g: Magic) -> str:
    return "".join(sorted(u.color for u in g.player(g.turn.order[0]).pool))


FEEDING: Script = [
    *discard("Basking Rootwalla"),
    ("may", say(True)),
    ("mana window", use("Forest")), ("color", say("R")), ("mana window", say(("done",))),
    ("mana payment", say("G")),
]


def feeding() -> Magic:
    return table(("Wild Mongrel", "Forest", "Fertile Ground"), ("Basking Rootwalla",), ("Sphere of Resistance",))


def test_feeding_rootwalla_to_mongrel_with_a_tax_and_an_extra_mana() -> None:
    g = feeding()
    walk(g, [*FEEDING, PASS, PASS, PASS, PASS, ("color", say("U"))])
    mongrel, wurm = find(g, "Wild Mongrel"), find(g, "Basking Rootwalla")
    assert g.object(wurm).zone == "battlefield" and (g.chars(wurm).power, g.chars(wurm).toughness) == (1, 1)
    assert (g.chars(mongrel).power, g.chars(mongrel).toughness, g.chars(mongrel).colors) == (3, 3, ("U",))
    assert pool(g) == "R" and not g.turn.stack and not reversals(g)
    assert any(h.rule == law.CAST_DURING_RESOLUTION.name for h in g.history)


def test_while_it_is_cast_nobody_has_priority_and_the_spell_lies_above_the_ability() -> None:
    g = feeding()
    run(g, FEEDING[:4])
    assert g.decision.kind == "mana window" and g.turn.priority is None
    run(g, FEEDING[4:])
    assert g.decision.kind == "priority" and g.turn.priority == g.turn.order[0]
    below, top = g.turn.stack
    assert g.object(top).card == "Basking Rootwalla" and g.object(below).source == find(g, "Wild Mongrel")


def test_declined_it_goes_to_the_graveyard_and_nothing_is_paid() -> None:
    g = feeding()
    walk(g, [*discard("Basking Rootwalla"), ("may", say(False)), PASS, PASS, ("color", say("W"))])
    assert g.object(find(g, "Basking Rootwalla")).zone == "graveyard" and not g.object(find(g, "Forest")).tapped


WURM: Script = [
    *discard("Arrogant Wurm"),
    ("may", say(True)),
    ("mana window", use("Forest")), ("color", say("R")), ("mana window", use("Island")), ("mana window", say(("done",))),
]


@pytest.mark.parametrize(("kept", "mana", "tapped"), [((), "", ""), ((0,), "GR", "F"), ((1,), "U", "I"), ((0, 1), "GRU", "FI")])
def test_too_little_mana_is_reversed_inside_the_resolution(kept: tuple[int, ...], mana: str, tapped: str) -> None:
    g = table(("Wild Mongrel", "Forest", "Fertile Ground", "Island"), ("Arrogant Wurm",), ("Sphere of Resistance",))
    walk(g, [*WURM, ("keep mana abilities", say(kept)), PASS, PASS, ("color", say("U"))])
    (back,) = reversals(g)
    assert back.at == "payment" and back.refusals[0].rule == law.CANT_PAY.name
    assert g.object(find(g, "Arrogant Wurm")).zone == "graveyard"
    assert sorted(pool(g)) == sorted(mana)
    assert [g.object(find(g, name)).tapped for name in ("Forest", "Island")] == ["F" in tapped, "I" in tapped]
    assert g.chars(find(g, "Wild Mongrel")).power == 3


def test_where_it_is_taken_back_the_resolution_goes_on_and_nobody_has_priority() -> None:
    g = table(("Wild Mongrel", "Forest", "Fertile Ground", "Island"), ("Arrogant Wurm",), ("Sphere of Resistance",))
    run(g, WURM)
    assert g.decision.kind == "keep mana abilities" and g.decision.rule is law.REVERSAL_MANA_ABILITIES
    assert g.turn.priority is None and g.turn.resolving is not None
    assert g.object(find(g, "Arrogant Wurm")).zone == "exile"
    g.apply(())
    assert g.decision.kind == "priority" and g.turn.priority == g.turn.order[0]


def test_no_illegal_leaves_a_resolution() -> None:
    """Whatever is answered, offered or not, at any decision of the nested cast."""
    wrong = (True, ("done",), ("pass",), ("activate", Id(1), Id(1), 0), "G", "X", (), (0,), (5,), None)
    g = table(("Wild Mongrel", "Forest", "Fertile Ground", "Island"), ("Arrogant Wurm",), ("Sphere of Resistance",))
    for kind, answer in WURM:
        for tried in wrong:
            fork = g.fork()
            offered = tried in fork.legal
            before = face(fork)
            if offered:
                fork.apply(tried)
            elif fork.decision.kind in ("priority", "mana window"):
                fork.attempt(tried)
            else:
                assert fork.why_not(tried)
                assert face(fork) == before
        assert g.decision.kind == kind
        g.apply(answer(g))


# ---------------------------------------------------------------- what 733.1 keeps by itself

APRIL = "2026-04-17"


def fail(g: Magic, *script: tuple[str, Answer]) -> None:
    """Activate Ant Queen, use these mana abilities, and fail to pay {1}{G}: what is not offered is tried."""
    queen = next(i for i in g.turn.battlefield if g.object(i).card == "Ant Queen")
    g.attempt(("activate", queen, queen, 0))
    run(g, list(script))


def zones_of(g: Magic, name: str) -> list[str]:
    found = (g.object(Id(n)) for n in range(len(list(g.table))) if g.is_object(Id(n)))
    return [o.zone for o in found if o.card == name and o.zone]


@pytest.mark.parametrize(("kept", "mana"), [((), "C"), ((0,), "CU")])
def test_millikin_stays_without_asking_and_the_island_as_you_like(kept: tuple[int, ...], mana: str) -> None:
    g = table(("Ant Queen", "Island", "Millikin"), edition=APRIL)
    fail(g, ("mana window", use("Island")), ("mana window", use("Millikin")), ("mana window", say(("done",))))
    assert g.decision.kind == "keep mana abilities" and g.legal.of == (0,)
    g.apply(kept)
    assert pool(g) == mana and g.object(find(g, "Millikin")).tapped
    assert g.object(find(g, "Island")).tapped == bool(kept)
    anna = g.player(g.turn.order[0])
    assert len(anna.graveyard) == 1 and len(anna.library) == 2


def test_what_paid_for_the_sphere_stays_with_it() -> None:
    g = table(("Ant Queen", "Island", "Chromatic Sphere"), edition=APRIL)
    fail(g, ("mana window", use("Island")), ("mana window", use("Chromatic Sphere")), ("mana window", say(("done",))),
         ("color", say("R")), ("mana window", say(("done",))))
    assert g.decision.kind == "priority"
    assert pool(g) == "R" and g.object(find(g, "Island")).tapped and zones_of(g, "Chromatic Sphere") == ["graveyard"]
    assert len(g.player(g.turn.order[0]).hand) == 1


def test_an_island_tapped_inside_the_sphere_stays_with_it() -> None:
    g = table(("Ant Queen", "Island", "Chromatic Sphere"), edition=APRIL)
    fail(g, ("mana window", use("Chromatic Sphere")), ("mana window", use("Island")), ("mana window", say(("done",))),
         ("color", say("B")), ("mana window", say(("done",))))
    assert g.decision.kind == "priority" and pool(g) == "B" and g.object(find(g, "Island")).tapped


@pytest.mark.parametrize(("spent", "kept", "mana"), [("U", (), "R"), ("U", (1,), "RW"), ("W", (), "R"), ("W", (0,), "RU")])
def test_only_the_mana_that_was_spent_on_it_stays(spent: str, kept: tuple[int, ...], mana: str) -> None:
    """Island and Plains are tapped, one of them pays for the Sphere: the other is free."""
    g = table(("Ant Queen", "Island", "Plains", "Chromatic Sphere"), edition=APRIL)
    fail(g, ("mana window", use("Island")), ("mana window", use("Plains")), ("mana window", use("Chromatic Sphere")),
         ("mana window", say(("done",))), ("mana payment", say(spent)), ("color", say("R")), ("mana window", say(("done",))))
    assert g.decision.kind == "keep mana abilities" and g.legal.of == ((1,) if spent == "U" else (0,))
    g.apply(kept)
    assert g.decision.kind == "priority" and sorted(pool(g)) == sorted(mana)


def test_who_keeps_the_signet_keeps_what_paid_for_it() -> None:
    g = table(("Ant Queen", "Island", "Plains", "Azorius Signet"), edition=APRIL)
    fail(g, ("mana window", use("Island")), ("mana window", use("Azorius Signet")), ("mana window", say(("done",))),
         ("mana window", use("Plains")), ("mana window", say(("done",))))
    assert g.legal.of == (0, 1, 2)
    g.apply((1,))
    assert pool(g) == "UW" and g.object(find(g, "Island")).tapped and not g.object(find(g, "Plains")).tapped


def test_since_august_2026_they_are_no_mana_abilities_and_not_offered_there() -> None:
    g = table(("Ant Queen", "Island", "Millikin", "Chromatic Sphere"))
    queen = find(g, "Ant Queen")
    g.attempt(("activate", queen, queen, 0))
    assert g.decision.kind == "mana window"
    assert [g.object(x[1]).card for x in g.legal if x[0] == "activate"] == ["Island"]
    for name in ("Millikin", "Chromatic Sphere"):
        i = find(g, name)
        reasons = g.why_not(("activate", i, i, 0))
        assert reasons[0].rule == law.ACTIVATE_NEEDS_PRIORITY.name
