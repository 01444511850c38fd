"""Costs and forms in short words, where no card text is at hand."""
from __future__ import annotations

from typing import Any

from apnap.kernel.data import Form
from apnap.say import _, listed

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
        return f"{_(VERBS[name])} {what}"
    if name == "PutCounters":
        return _("put {n} {kind} counters on {what}").format(n=quantity(c.n), kind=c.kind, what=thing(c.on))
    if name == "RemoveCounters":
        n = _("all") if c.n is None else quantity(c.n)
        return _("remove {n} {kind} counters from {what}").format(n=n, kind=c.kind or "", what=thing(c.of))
    if name == "Mill":
        return _("mill {n}").format(n=quantity(c.n))
    if name == "Physical":
        return str(c.text)
    return form(c)


def quantity(q: Any) -> str:
    """A quantity: a number, or what it is."""
    if isinstance(q, int):
        return str(q)
    return "X" if type(q).__name__ == "X" else form(q)


def thing(ref: Any) -> str:
    """What a reference means: "this", "a creature", "each land"."""
    name = type(ref).__name__
    if ref is None or name == "This":
        return _("this")
    if name == "Choose":
        most = ref.most
        what = filter_(ref.filter)
        return f"{quantity(most)} {what}" if most != 1 else f"{'an' if what[:1] in 'aeiou' else 'a'} {what}"
    if name == "Each":
        return _("each {what}").format(what=filter_(ref.filter))
    if name == "Target":
        return _("the target") if ref.slot == 0 else _("target {n}").format(n=ref.slot + 1)
    if name == "That":
        return _("that ({key})").format(key=ref.key)
    if name == "Host":
        return _("what it is attached to")
    if name == "You":
        return _("you")
    if name == "Players":
        return {"each": _("each player"), "opponents": _("each opponent"), "others": _("each other player")}.get(ref.which, str(ref.which))
    return filter_(ref) if name in ("Filter", "PlayerFilter", "Either") else form(ref)


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
    words += [f"non-{n}" for n in f.nots]
    words += [{"W": _("white"), "U": _("blue"), "B": _("black"), "R": _("red"), "G": _("green")}.get(c, c) for c in f.colors]
    words.append(listed((" ".join(group) for group in f.types), "or") if f.types else "")
    words.append(_(f.kind) if not f.types or f.kind != "permanent" else "")
    if f.named:
        words.append(_("named {name}").format(name=f.named))
    words += [_("with {keyword}").format(keyword=k) for k in f.keywords] + [_("without {keyword}").format(keyword=k) for k in f.lacks]
    words += [_("with {which} {op} {n}").format(which=w, op=op, n=quantity(q)) for w, op, q in f.stats]
    if f.zone:
        whose = {"you": _("your"), "": _("a")}.get(thing(f.whose) if f.whose is not None else "", thing(f.whose))
        words.append(_("in {whose} {zone}").format(whose=whose, zone=f.zone))
    if f.controller is not None:
        words.append(_("{who} controls").format(who=thing(f.controller)).replace("you controls", "you control"))
    return " ".join(w for w in words if w)


def form(x: Any) -> str:
    """Any form, generally: its name and what it holds."""
    if isinstance(x, tuple):
        return listed(form(y) for y in x)
    if not isinstance(x, Form):
        return str(x)
    name = type(x).__name__
    if name in ("This", "Choose", "Each", "Target", "That", "Host", "You", "Players", "Filter", "PlayerFilter", "Either"):
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
