"""How a card of Berserk was understood: its facts, and its abilities by kind, with payment, targets and what is done."""
from __future__ import annotations

import re
from typing import Any

from apnap.berserk.forms.abilities import Activated, Constant, Keyword, Modal, Part, Spell, Triggered, Unread
from apnap.say import _
from apnap.say.berserk_forms import condition, effect, event, pay, quantity, static, thing

JOINED = {".": "then", ",": "then, if that could be done", ";": "then, if that could be done", "with": "if that was done fully",
          "else": "if that was not done"}


def card_lines(card: Any, edition: str = "") -> list[str]:
    """The card as lines of text. The `edition` changes nothing in how texts of this game are read."""
    names = dict(card.names)
    title = f"{card.name} ({names['ru']})" if card.name and "ru" in names else card.name or names.get("ru") or _("(no name)")
    cost = "" if card.cost is None else "  " + _("cost {n}").format(n=card.cost)
    kinds = " ".join((*card.elements, *(() if card.elements else (_("neutral"),)), card.type))
    out = [f"{title}{cost}", f"  {kinds}" + (f": {', '.join(card.classes)}" if card.classes else "")]
    if card.strike is not None:
        out.append("  " + _("strike {a}, lives {b}").format(a=card.strike, b=card.lives))
    elif card.lives is not None:
        out.append("  " + _("lives {b}").format(b=card.lives))
    for a in card.abilities:
        out += ability_lines(a)
    if not card.abilities:
        out.append("  " + _("no abilities"))
    if card.uncertain:
        out.append("  " + _("uncertain: {what}").format(what=card.uncertain))
    return out


def ability_lines(a: Any) -> list[str]:
    """One ability as lines."""
    if isinstance(a, Unread):
        word = re.match(r"\w*", a.text[a.column - 1 :]) if a.column else None
        mark = ["    " + " " * (a.column - 1) + "^" * max(1, len(word[0]))] if word else []
        return [f"  {_('not read')}:", f"    {a.text}", *mark, f"    {a.message}"]
    if isinstance(a, Keyword):
        return [f"  {_('keyword')}: {keyword(a)}"]
    if isinstance(a, Activated):
        return [f"  {_('activated, once a turn')}: {pay(a.payment)}", *body_lines(a.body)]
    if isinstance(a, Triggered):
        how = _("triggered each time") if a.every else _("triggered, once a turn")
        said = _(", may be declined") if a.optional else ""
        out = [f"  {how}{said}{_label(a)}: {event(a.event)}", *_zone(a)]
        return out + ([f"    {_('if')}: {condition(a.condition)}"] if a.condition is not None else []) + body_lines(a.body)
    if isinstance(a, Constant):
        out = [f"  {_('constant')}{_label(a)}: {'; '.join(static(x) for x in a.effects)}", *_zone(a)]
        return out + ([f"    {_('while')}: {condition(a.condition)}"] if a.condition is not None else [])
    return [f"  {_('spell')}:", *body_lines(a.body)] if isinstance(a, Spell) else [f"  {type(a).__name__}"]


def keyword(k: Keyword) -> str:
    """A keyword with its number or what it is about."""
    about = "" if k.what is None else " " + (_("from {x}") if k.name == "protection" else _("against {x}")).format(x=k.what)
    return k.name + about + (f" {quantity(k.n)}" if k.n is not None else "")


def _label(a: Any) -> str:
    return f" ({a.label})" if a.label else ""


def _zone(a: Any) -> list[str]:
    return ["    " + _("works in: {zone}").format(zone=a.zone)] if a.zone != "game" else []


def body_lines(body: Any) -> list[str]:
    """What is done, part by part, with the targets that each part asks for."""
    if isinstance(body, Modal):
        many = _("choose one") if body.most == 1 else _("choose {a} to {b}").format(a=body.least, b=body.most)
        out = [f"    {many}:"]
        for n, mode in enumerate(body.modes, 1):
            lines = [line.strip() for line in body_lines(mode)]
            out += [f"    {n}. {lines[0]}", *(f"       {line}" for line in lines[1:])]
        return out
    first = 0
    out = []
    for k, part in enumerate(body.parts):
        out += _part(part, first, leads=k == 0)
        first += len(part.slots)
    return out


def _part(part: Part, first: int, leads: bool) -> list[str]:
    out = []
    for n, slot in enumerate(part.slots, first + 1):
        least, most = quantity(slot.least), "any number" if slot.most is None else quantity(slot.most)
        many = "" if (slot.least, slot.most) == (1, 1) else f" ({most if least == most else f'{least} to {most}'})"
        who = "" if slot.chooser is None else _(", chosen by {who}").format(who=thing(slot.chooser))
        out.append("    " + _("target {n}").format(n=n) + f"{many}: {thing(slot.what)}{who}")
    joined = "" if leads else _(JOINED[part.joined]) + ": "
    may = _("you may ") if part.may else ""
    return [*out, f"    {joined}{may}{effect(part.do)}"]
