"""Events in batches: what happens at once, replacement, what was asked and what was done, triggers that look back."""
from __future__ import annotations

from typing import Any

import pytest

from apnap.kernel.data import Id
from apnap.kernel.events import Event, Outcome
from contract.toy import BOOK, TARGET, Card, Destroy, Gain, Move, Toy, Unshield, toy


class Noticing(Toy):
    """The toy, with every trigger kept in a list."""

    seen: list[tuple[Any, Event]]

    def noticed(self, triggers: list[tuple[Any, Event]]) -> None:
        self.seen += triggers


class Dying(Noticing):
    """Each mourner mourns only itself."""

    def matches(self, watcher: Any, event: Event) -> bool:
        return isinstance(event, Move) and event.card == watcher


def six(kind: type[Noticing] = Dying) -> Noticing:
    g = toy(each=("mourner",) * 3, kind=kind)
    assert isinstance(g, Noticing)
    g.seen = []
    return g


def test_six_that_are_destroyed_at_once_all_see_themselves_die() -> None:
    g = six()
    cards = g.root.zones["table"]
    out = g.happen(*(Destroy(c) for c in cards), rule=TARGET)
    assert all(o.fully for o in out)
    assert [w for w, _ in g.seen] == list(cards)
    assert g.root.zones["table"] == ()


def test_six_that_are_destroyed_at_once_all_see_each_other_die() -> None:
    g = six(Noticing)
    g.happen(*(Destroy(c) for c in g.root.zones["table"]))
    assert len(g.seen) == 36


def test_one_by_one_those_that_went_first_see_no_more() -> None:
    g = six(Noticing)
    for c in g.root.zones["table"]:
        g.happen(Destroy(c))
    assert len(g.seen) == 6 + 5 + 4 + 3 + 2 + 1


def test_a_leaf_beside_a_composite_is_in_the_same_batch() -> None:
    g = six(Noticing)
    a, b, *_ = g.root.zones["table"]
    g.happen(Move(a, "bin"), Destroy(b))
    assert sorted(w for w, e in g.seen if e == Move(b, "bin")) == list(range(3, 9)), "a is still there when b dies"
    assert sorted(w for w, e in g.seen if e == Move(a, "bin")) == list(range(3, 9)), "b was still there before a dies"


def test_what_leaves_is_frozen_before_anything_is_done() -> None:
    class Order(Toy):
        def freeze(self, i: Id) -> None:
            assert len(self.root.zones["table"]) == 6
            super().freeze(i)

    g = toy(each=("mourner", "page", "page"), kind=Order)
    cards = g.root.zones["table"]
    g.happen(*(Destroy(c) for c in cards))
    assert [g.table[c].known for c in cards] == [("mourner", 0), ("page", 0), ("page", 0)] * 2


def test_an_event_that_is_replaced_was_asked_but_not_done() -> None:
    g = toy()
    knight = next(c for c in g.cards(g.active) if g.table[c].shields)
    (out,) = g.happen(Move(knight, "bin"))
    assert out.asked == Move(knight, "bin"), "a cost is paid when it was asked"
    assert out.done == Unshield(knight) and out.replaced and not out.fully
    (again,) = g.happen(Move(knight, "bin"))
    assert again.done == Move(knight, "bin") and again.fully


def test_fully_is_false_when_something_inside_was_replaced() -> None:
    g = toy()
    knight = next(c for c in g.cards(g.active) if g.table[c].shields)
    (out,) = g.happen(Destroy(knight))
    assert not out.replaced and not out.fully
    assert out.leaf() == Unshield(knight)
    (out,) = g.happen(Destroy(knight))
    assert out.fully and out.leaf() == Move(knight, "bin")


def test_what_can_not_be_done_is_neither_done_nor_written_nor_noticed() -> None:
    g = six()
    card = g.root.zones["table"][0]
    g.happen(Destroy(card))
    seen, length = len(g.seen), len(g.history)
    (out,) = g.happen(Destroy(card))
    assert (out.done, out.fully, out.replaced) == (None, False, False)
    assert (len(g.seen), len(g.history)) == (seen, length)


def test_outcomes_come_in_the_order_of_the_events() -> None:
    g = six()
    a, b, c, *_ = g.root.zones["table"]
    out = g.happen(Destroy(a), Gain(Id(1), 3), Destroy(c), Move(b, "bin"))
    assert [o.asked for o in out] == [Destroy(a), Gain(Id(1), 3), Destroy(c), Move(b, "bin")]
    assert [len(o.inner) for o in out] == [1, 0, 1, 0]


def test_the_history_tells_cause_rule_level_and_replacement() -> None:
    g = toy()
    knight, page = g.cards(g.active)[1:]
    g.happen(Destroy(knight), cause=page, rule=TARGET)
    told = [(h.what, h.cause, h.rule, h.level, h.replaced) for h in g.history]
    assert told == [(Unshield(knight), page, "target", 1, True), (Destroy(knight), page, "target", 0, False)]


class Replacing(Toy):
    """Gains are changed by the effects that a test lists; the rulebook applies the last first."""

    effects: tuple[str, ...] = ()
    never: tuple[Event, ...] = ()

    def impossible(self, event: Event) -> bool:
        return event in self.never

    def replacements(self, event: Event) -> list[Any]:
        return list(self.effects) if isinstance(event, Gain) else []

    def next_replacement(self, event: Event, effects: list[Any]) -> Any:
        return effects[-1]

    def replace(self, event: Event, effect: Any) -> Event | None:
        assert isinstance(event, Gain)
        n = event.coins
        return {"double": event.but(coins=n * 2), "more": event.but(coins=n + 1), "prevent": None, "idle": event}[effect]


@pytest.mark.parametrize(("effects", "done", "replaced"), [
    ((), 3, False), (("double",), 6, True), (("double", "more"), 8, True), (("more", "double"), 7, True), (("idle",), 3, False),
    (("double", "prevent"), None, True), (("prevent", "double"), None, True)])
def test_each_replacement_is_applied_once_in_the_rulebooks_order(effects: tuple[str, ...], done: int | None, replaced: bool) -> None:
    g = toy(kind=Replacing)
    g.effects = effects
    (out,) = g.happen(Gain(Id(1), 3))
    assert (out.done.coins if out.done else None, out.replaced) == (done, replaced)


def test_an_event_that_became_impossible_is_not_done() -> None:
    g = toy(kind=Replacing)
    g.effects, g.never = ("double",), (Gain(Id(1), 6),)
    (out,) = g.happen(Gain(Id(1), 3))
    assert out.done is None and out.asked == Gain(Id(1), 3)
    assert g.happen(Gain(Id(1), 6))[0].done is None


class Arriving(Noticing):
    """Cards trigger when a card moves, judged by the moment after it."""

    def looks_back(self, watcher: Any, event: Event) -> bool:
        return False

    def matches(self, watcher: Any, event: Event) -> bool:
        return isinstance(event, Move)


def test_a_trigger_that_does_not_look_back_is_judged_by_the_moment_after() -> None:
    g = six(Arriving)
    a, *rest = g.root.zones["table"]
    g.happen(Move(a, "bin"))
    assert [w for w, _ in g.seen] == rest


def test_a_part_of_a_composite_that_was_done_makes_it_done_but_not_fully() -> None:
    out = Outcome(Destroy(Id(1)))
    done, undone = Outcome(Move(Id(1), "bin")), Outcome(Move(Id(2), "bin"))
    done.done = done.asked
    out.inner = [done, undone]
    out.done = out.asked.done(None, out.inner)
    assert out.done == Destroy(Id(1)) and not out.fully


def test_an_object_that_left_is_a_new_object_and_the_old_one_knows_it() -> None:
    g = six()
    card = g.root.zones["table"][0]
    g.happen(Destroy(card))
    new = g.table[card].became
    assert isinstance(g.table[new], Card) and g.table[new].zone == "bin" and g.table[card].zone == "table"
    assert BOOK.newest.date == "2010"
