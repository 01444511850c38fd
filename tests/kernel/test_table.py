"""The table: copies private to the present, marks that share, ways back, chunks of 32."""
from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from apnap.kernel.data import Id
from apnap.kernel.table import CHUNK, Record, Table, digest


class Thing(Record):
    __slots__ = ("cache", "n")
    unwritten = frozenset({"cache"})

    def __init__(self, n: int) -> None:
        self.n = n
        self.cache: object = None


def filled(size: int) -> Table:
    t = Table()
    for n in range(size):
        assert t.add(Thing(n)) == n
    return t


def values(t: Table) -> list[int]:
    return [r.n for r in t.records()]


def test_ids_are_dense_and_typed() -> None:
    t = filled(3)
    assert [type(r.id) for r in t.records()] == [Id] * 3
    assert len(t) == 3 and t.get(Id(3)) is None and t.get(Id(-1)) is None
    with pytest.raises(IndexError):
        t[Id(3)]


def test_edit_without_a_mark_is_the_record_itself_and_after_a_mark_a_copy() -> None:
    t = filled(2)
    first = t[Id(0)]
    assert t.edit(Id(0)) is first
    t.mark()
    second = t.edit(Id(0))
    assert second is not first and t[Id(0)] is second and second.id == 0
    assert t.edit(Id(0)) is second, "one copy for each present"


@pytest.mark.parametrize("size", [1, CHUNK - 1, CHUNK, CHUNK + 1, 2 * CHUNK, 2 * CHUNK + 1])
def test_back_restores_everything_at_the_borders_of_chunks(size: int) -> None:
    t = filled(size)
    mark = t.mark()
    before = digest(mark)
    for i in range(size):
        t.edit(Id(i)).n = -1
    for n in range(CHUNK + 1):
        t.add(Thing(1000 + n))
    assert len(t) == size + CHUNK + 1 == len(t.records())
    t.back(mark)
    assert values(t) == list(range(size)) and len(t) == size
    assert digest(t.mark()) == before
    assert t.add(Thing(7)) == size, "ids that were taken back are given again"
    t.back(mark)
    assert len(t.records()) == size


def test_a_mark_is_not_changed_by_what_comes_after_it() -> None:
    t = filled(40)
    marks = []
    for n in range(5):
        marks.append((t.mark(), values(t)))
        t.edit(Id(n * 9)).n = 500 + n
        t.add(Thing(n))
    for mark, was in reversed(marks):
        t.back(mark)
        assert values(t) == was


def test_two_tables_on_one_mark_do_not_see_each_other() -> None:
    a, b = filled(33), Table()
    b.back(a.mark())
    a.edit(Id(32)).n = 1
    b.edit(Id(32)).n = 2
    a.add(Thing(10))
    b.add(Thing(20))
    assert (values(a)[32:], values(b)[32:]) == ([1, 10], [2, 20])


def test_equal_states_have_equal_digests_however_they_came_about() -> None:
    a, b = filled(40), filled(40)
    b.edit(Id(5)).n = 6
    assert digest(a.mark()) != digest(b.mark())
    b.edit(Id(5)).n = 5
    assert digest(a.mark()) == digest(b.mark())
    b.edit(Id(5)).cache = "not written"
    assert digest(a.mark()) == digest(b.mark())


@given(st.lists(st.tuples(st.sampled_from(["add", "edit", "mark", "back"]), st.integers(0, 200)), max_size=60))
def test_any_row_of_writes_and_ways_back_agrees_with_a_plain_list(todo: list[tuple[str, int]]) -> None:
    t, model = Table(), []
    marks: list[tuple[object, list[int]]] = [(t.mark(), [])]
    for what, n in todo:
        if what == "add":
            for k in range(n % 40):
                t.add(Thing(k))
                model.append(k)
        elif what == "edit" and model:
            t.edit(Id(n % len(model))).n = n
            model[n % len(model)] = n
        elif what == "mark":
            marks.append((t.mark(), list(model)))
        elif what == "back":
            mark, was = marks[n % len(marks)]
            t.back(mark)
            model = list(was)
        assert values(t) == model and len(t) == len(model)


def test_two_kinds_of_record_can_not_share_a_name_across_modules() -> None:
    with pytest.raises(TypeError, match=r"two records are called test_table\.Thing"):
        type("Thing", (Record,), {"__slots__": (), "__module__": "other.test_table"})
