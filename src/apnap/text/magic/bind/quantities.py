"""Numbers: every amount is a quantity."""

from __future__ import annotations

from typing import Any

from apnap.magic.forms import effects, words
from apnap.text.engine.values import Node
from apnap.text.magic.bind.binder import Binder, binds, plainly
from apnap.text.magic.bind.descriptions import filter_of


@binds("X")
def x(b: Binder, n: Node) -> Any:
    return words.X()


@binds("ThatMuch")
def that_much(b: Binder, n: Node) -> Any:
    return words.ThatMuch()


@binds("Twice")
def twice(b: Binder, n: Node) -> Any:
    return words.Times(2, b.bind(n["of"]))


@binds("Thrice")
def thrice(b: Binder, n: Node) -> Any:
    return words.Times(3, b.bind(n["of"]))


@binds("Half")
def half(b: Binder, n: Node) -> Any:
    return words.Half(b.bind(n["of"]), bool(n.get("up")))


@binds("Plus")
def plus(b: Binder, n: Node) -> Any:
    return words.Plus((b.bind(n["a"]), b.bind(n["b"])))


@binds("Minus")
def minus(b: Binder, n: Node) -> Any:
    return words.Plus((b.bind(n["a"]), negative(b.bind(n["b"]))))


def negative(amount: Any) -> Any:
    """The opposite amount."""
    return -amount if isinstance(amount, int) else words.Times(-1, amount)


@binds("CountOf")
def count_of(b: Binder, n: Node) -> Any:
    return counted(filter_of(b, n["what"]))


def counted(what: Any) -> Any:
    """How many fit; "discarded this way": how many of those remembered."""
    if not isinstance(what, words.Filter):
        return words.Count(what)
    keys = [ref.key for how, ref in what.relations if how == "remembered"]
    if not keys:
        return words.Count(what)
    rest = what.but(relations=tuple(r for r in what.relations if r[0] != "remembered"), kind="object")
    return words.CountDone(keys[0], None if rest == words.Filter(kind="object") else rest)


@binds("AsIs")
def as_is(b: Binder, n: Node) -> Any:
    return b.bind(n["of"])


@binds("CountersOn")
def counters_on(b: Binder, n: Node) -> Any:
    return words.CountersOn(b.bind(n["what"]), b.get(n, "kind"))


@binds("StatOf")
def stat_of(b: Binder, n: Node) -> Any:
    which, of = str(n["which"]), n["of"]
    if isinstance(of, Node) and of.name == "It" and which in ("power", "toughness"):
        return words.Stat(b.last("creature"), which)
    return words.Stat(b.bind(of), which)


@binds("Of")
def of(b: Binder, n: Node) -> Any:
    return b.bind(n["of"])


@binds("Among")
def among(b: Binder, n: Node) -> Any:
    return words.Among(str(n["which"]), str(n["stat"]), filter_of(b, n["what"]))


@binds("LifeOf")
def life_of(b: Binder, n: Node) -> Any:
    if n.get("their"):
        return words.Stat(b.doer if b.doer is not None else b.last_player(), "life")
    return words.Stat(b.get(n, "whose", words.You()), "life")


@binds("DevotionTo")
def devotion(b: Binder, n: Node) -> Any:
    return words.Devotion(tuple(str(n[k]) for k in ("color", "color2") if k in n))


plainly("TimesKicked", words.TimesKicked)


@binds("Opponents", "Speed", "Domain", "Party")
def special(b: Binder, n: Node) -> Any:
    return words.Special(n.name.lower())


@binds("CountersRemoved")
def counters_removed(b: Binder, n: Node) -> Any:
    return words.CountDone("removed")


@binds("GainedThisTurn")
def gained(b: Binder, n: Node) -> Any:
    return words.Special("life gained this turn")


@binds("DrawnThisTurn")
def drawn(b: Binder, n: Node) -> Any:
    return words.Special("cards drawn this turn")


@binds("CardTypes")
def card_types(b: Binder, n: Node) -> Any:
    return words.Special("card types in graveyards")


@binds("PowerPlusToughness")
def power_plus_toughness(b: Binder, n: Node) -> Any:
    what = b.last()
    return words.Plus((words.Stat(what, "power"), words.Stat(what, "toughness")))


@binds("ColorsSpent")
def colors_spent(b: Binder, n: Node) -> Any:
    return words.Special("colors spent")


@binds("Life")
def life(b: Binder, n: Node) -> Any:
    if "cmp" in n:
        cmp = n["cmp"]
        assert isinstance(cmp, Node)
        return words.Compare(words.Stat(words.You(), "life"), str(cmp["op"]), b.bind(cmp["n"]))
    return b.bind(n["n"])


@binds("AllThere")
def all_there(b: Binder, n: Node) -> Any:
    return None


@binds("Energies")
def energies(b: Binder, n: Node) -> Any:
    more = n.get("more", ())
    return b.get(n, "n", len(more) + 1 if isinstance(more, tuple) else 1)


def mana(symbols: Any) -> effects.Mana:
    """A mana cost from symbols."""
    return effects.Mana(tuple(str(s) for s in symbols))


def times_each(value: Any, count: Any) -> Any:
    """An amount for each of so many."""
    return count if value == 1 else words.Times(value, count)
