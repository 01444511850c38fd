"""Costs and forms in short words, where no card text is at hand."""
from __future__ import annotations

import re
from typing import Any

from apnap.kernel.data import Form
from apnap.say import _, listed

COLORS = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}
VERBS = {"Sacrifice": "sacrifice", "Discard": "discard", "Exile": "exile", "ReturnToHand": "return", "Tap": "tap", "Untap": "untap",
         "Reveal": "reveal"}


def symbols(found: tuple[str, ...]) -> str:
    """Mana symbols with their braces."""
    return "".join(f"{{{s}}}" for s in found)


def cost(parts: tuple[Any, ...]) -> str:
    """A whole cost: "{1}{G}, {T}, sacrifice this"."""
    return ", ".join(component(p) for p in parts) or _("nothing")


def component(c: Any) -> str:
    """One component of a cost."""
    name = type(c).__name__
    if name == "Mana":
        return symbols(c.symbols) or "{0}"
    if name in ("TapThis", "UntapThis"):
        return "{T}" if name == "TapThis" else "{Q}"
    if name == "Loyalty":
        return _("[−X]") if c.x else f"[{c.n:+d}]".replace("-", "−") if c.n else "[0]"
    if name == "PayLife":
        return _("pay {n} life").format(n=quantity(c.n))
    if name in VERBS:
        what = thing(c.what)
        if name in ("Discard", "Reveal"):
            what = what.removesuffix(" in a hand").removesuffix(" in your hand")
            what = _("your hand") if what == _("each card") else what
            what += _(" at random") if getattr(c.what, "random", False) else ""
        return f"{_(VERBS[name])} {what}"
    if name == "PutCounters":
        if c.n == 1:
            return _("put a {kind} counter on {what}").format(kind=c.kind, what=thing(c.on))
        return _("put {n} {kind} counters on {what}").format(n=quantity(c.n), kind=c.kind, what=thing(c.on))
    if name == "RemoveCounters":
        if c.n == 1:
            return " ".join(_("remove a {kind} counter from {what}").format(kind=c.kind or "", what=thing(c.of)).split())
        n = _("all") if c.n is None else quantity(c.n)
        return _("remove {n} {kind} counters from {what}").format(n=n, kind=c.kind or "", what=thing(c.of))
    if name == "Mill":
        return _("mill {n}").format(n=quantity(c.n))
    if name == "Physical":
        return str(c.text)
    if name == "PutInto":
        on = {"top": _("on top of"), "bottom": _("on the bottom of")}[c.where] if c.zone == "library" else _("into")
        return _("put {what} {on} the {zone}").format(what=thing(c.what), on=on, zone=c.zone)
    if name == "PayPlayerCounters":
        return _("pay {n} {kind}").format(n=quantity(c.n), kind=c.kind)
    if name == "KeywordAction":
        return " ".join(x for x in (c.name, "" if c.n is None else quantity(c.n), "" if c.what is None else thing(c.what)) if x)
    if name == "TapTotal":
        said = _("tap any number of {what} with total {stat} {n} or greater")
        return said.format(what=many(filter_(c.filter)), stat=c.stat, n=quantity(c.n))
    return form(c)


def quantity(q: Any) -> str:
    """A quantity: a number, or what it is."""
    if isinstance(q, int):
        return str(q)
    name = type(q).__name__
    if name == "X":
        return "X"
    if name == "Plus":
        return listed((quantity(x) for x in q.parts), _("plus"))
    if name == "Times":
        return _("{n} times {of}").format(n=quantity(q.factor), of=quantity(q.of))
    if name == "Count":
        return _("the number of {what}").format(what=many(filter_(q.filter)))
    if name == "Stat":
        return _("the {which} of {what}").format(which=q.which, what=thing(q.of))
    if name == "CountersOn":
        return _("the number of {kind} counters on {what}").format(kind=q.kind or "", what=thing(q.what)).replace("  ", " ")
    if name in ("ThatMuch", "CountDone"):
        return _("that many") if name == "CountDone" or q.key != "amount" else _("that much")
    return form(q)


SAID = {
    "it": "it", "player": "that player", "sacrificed": "what was sacrificed", "discarded": "the discarded card", "found": "what was found",
    "exiled": "what was exiled", "returned": "what was returned", "created": "the created token", "chosen": "what was chosen",
    "milled": "the milled cards", "put": "what was put there", "destroyed": "what was destroyed", "tapped": "what was tapped",
    "revealed": "the revealed card", "rest": "the rest", "each": "that one", "source": "that source",
}


def many(noun: str) -> str:
    """"creatures you control" of "creature you control": the noun before what belongs to it."""
    words = noun.split(" ")
    at = next((k for k, word in enumerate(words) if word in ("you", "with", "without", "in", "named", "each", "an", "or")), len(words))
    if at and words[at - 1] and not words[at - 1].endswith("s"):
        words[at - 1] += "s"
    return " ".join(words)


def thing(ref: Any) -> str:
    """What a reference means: "this", "a creature", "each land"."""
    name = type(ref).__name__
    if ref is None or name == "This":
        return _("this")
    if name == "Choose":
        most = ref.most
        what = filter_(ref.filter)
        return f"{quantity(most)} {plural(ref.filter, what)}" if most != 1 else f"{'an' if what[:1] in 'aeiou' else 'a'} {what}"
    if name == "Each":
        return _("each {what}").format(what=filter_(ref.filter))
    if name == "Target":
        return _("the target") if ref.slot == 0 else _("target {n}").format(n=ref.slot + 1)
    if name == "That":
        return _(SAID.get(ref.key, f"that ({ref.key})"))
    if name == "Still":
        return thing(ref.what)
    if name == "Host":
        return _("what it is attached to")
    if name == "You":
        return _("you")
    if name in ("ControllerOf", "OwnerOf"):
        return (_("the controller of {what}") if name == "ControllerOf" else _("the owner of {what}")).format(what=thing(ref.what))
    if name == "Several":
        return listed(thing(x) for x in ref.of)
    if name == "Top":
        return _("the top card") if ref.n == 1 else _("the top {n} cards").format(n=quantity(ref.n))
    if name == "Players":
        return {"each": _("each player"), "opponents": _("each opponent"), "others": _("each other player")}.get(ref.which, str(ref.which))
    return filter_(ref) if name in ("Filter", "PlayerFilter", "Either") else form(ref)


def plural(f: Any, said: str) -> str:
    """The noun of a description in the plural: "2 tapped blue creatures you control"."""
    nouns = [" ".join(group) for group in getattr(f, "types", ())] or [str(getattr(f, "kind", ""))]
    for noun in nouns:
        said = re.sub(rf"\b{re.escape(noun)}\b", lambda m: _many(m[0]), said, count=1)
    return said


def _many(noun: str) -> str:
    ending = {"elf": "elves", "dwarf": "dwarves", "wolf": "wolves", "ally": "allies", "sorcery": "sorceries", "mercenary": "mercenaries"}
    for one, more in ending.items():
        if noun.lower().endswith(one):
            return noun[: 1 - len(one)] + more[1:]
    return noun if noun.endswith("s") and not noun.endswith("ss") else f"{noun}es" if noun.endswith(("s", "x", "ch", "sh")) else f"{noun}s"


RELATIONS = {
    "attached": "attached to {what}", "blocking": "blocking {what}", "blocked by": "blocked by {what}", "targets": "that targets {what}",
    "blocking or blocked by": "blocking or blocked by {what}", "remembered": "that is {what}", "from source": "from {what}",
}


def filter_(f: Any) -> str:
    """A description: "another green creature you control"."""
    name = type(f).__name__
    if name == "Either":
        return listed((filter_(x) for x in f.of), "or")
    if name == "PlayerFilter":
        return _(f.which)
    if name != "Filter":
        return thing(f)
    words = [_("other")] if f.other else []
    words += [_(s) for s in f.status]
    words += ["non" + _(COLORS.get(n, n)) for n in f.nots]
    words += [_(COLORS.get(c, c)) for c in f.colors]
    words.append(listed((" ".join(group) for group in f.types), "or") if f.types else "")
    words.append(_(f.kind) if f.kind not in ("permanent", "object") or (f.kind == "permanent" and not f.types) else "")
    if f.named:
        words.append(_("named {name}").format(name=f.named))
    words += [_("with {keyword}").format(keyword=k) for k in f.keywords] + [_("without {keyword}").format(keyword=k) for k in f.lacks]
    words += [_("with {which} {op} {n}").format(which=w, op=op, n=quantity(q)) for w, op, q in f.stats]
    if f.zone:
        whose = {"you": _("your"), "": _("a")}.get(thing(f.whose) if f.whose is not None else "", thing(f.whose))
        words.append(_("in {whose} {zone}").format(whose=whose, zone=f.zone))
    if f.controller is not None:
        words.append(_("{who} controls").format(who=thing(f.controller)).replace("you controls", "you control"))
    words += [_(RELATIONS.get(how, how + " {what}")).format(what=thing(to)) for how, to in f.relations]
    words += [_("with the chosen {what}").format(what=what) for what in (*f.chosen, *(("name",) if f.named_as_chosen else ()))]
    if f.counters is not None:
        kind = _("a counter") if f.counters == "any" else f"{f.counters} counter"
        words.append(_("with {kind} on it").format(kind=kind))
    return " ".join(w for w in words if w)


def form(x: Any) -> str:
    """Any form, generally: its name and what it holds."""
    if isinstance(x, tuple):
        return listed(form(y) for y in x)
    if not isinstance(x, Form):
        return str(x)
    name = type(x).__name__
    if name in ("This", "Choose", "Each", "Target", "That", "Still", "Host", "You", "Players", "Filter", "PlayerFilter", "Either"):
        return thing(x)
    words = "".join(f" {c.lower()}" if c.isupper() else c for c in name).strip()
    inner = []
    for field in x.__struct_fields__:
        value = getattr(x, field)
        if value not in (None, (), False, "", type(x).__struct_defaults__ and _default(x, field)):
            inner.append(form(value) if not isinstance(value, bool) else field)
    return words + (f" ({', '.join(inner)})" if inner else "")


def _default(x: Any, field: str) -> Any:
    fields, defaults = type(x).__struct_fields__, type(x).__struct_defaults__
    k = fields.index(field) - (len(fields) - len(defaults))
    return defaults[k] if k >= 0 else None
