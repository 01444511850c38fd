"""How a card was understood: its abilities by kind, with cost, targets, effect and instructions, and what was not read."""
from __future__ import annotations

from typing import Any

from apnap.magic import law
from apnap.magic.forms.abilities import Activated, Body, Keyword, Modal, Spell, Static, Triggered, Unread
from apnap.magic.forms.effects import AsUnread
from apnap.magic.keywords import editions
from apnap.say import _
from apnap.say.magic_effects import condition, effect, event, static
from apnap.say.magic_forms import component, form, quantity, symbols, thing
from apnap.say.magic_keyworded import keyword_of, special_action

LIMITS = {
    "OnlyAsSorcery": "only as a sorcery", "OnlyAsInstant": "only as an instant", "OnceEachTurn": "only once each turn",
    "OnlyOnce": "only once", "AnyPlayerMay": "any player may activate it", "XCantBeZero": "X can't be 0",
}


def card_lines(card: Any, edition: str) -> list[str]:
    """The card as lines of text, its keywords as the edition understands them."""
    card = editions.on(edition, card)
    types = " ".join((*(w.capitalize() for w in (*card.supertypes, *card.types)),))
    subtypes = f" — {' '.join(card.subtypes)}" if card.subtypes else ""
    price = symbols(card.mana_cost) if card.mana_cost is not None else ""
    out = [f"{card.name or _('(no name)')}  {price}".rstrip(), f"  {types}{subtypes}"]
    if card.power is not None:
        out.append(f"  {card.power}/{card.toughness}")
    if card.loyalty is not None:
        out.append("  " + _("loyalty {n}").format(n=card.loyalty))
    for a in card.abilities:
        out += ability_lines(a, edition)
    if not card.abilities:
        out.append("  " + _("no abilities"))
    out += _places(card, f"{types}{subtypes}")
    if card.flip is not None:
        out += [_("flipped:"), *card_lines(card.flip, edition)]
    return out


def _places(card: Any, types: str) -> list[str]:
    """Where the parts of the activated abilities stand in the card's text, by column."""
    from apnap.text.magic.parts import parts

    found = parts(card.name, types, card.text)
    out = ["  " + _("in the text, by column:")] if found else []
    for ability in found:
        out.append("    " + "; ".join(f"{_(p.kind)} {p.start + 1}-{p.end} \"{p.text}\"" for p in ability))
    return out


def ability_lines(a: Any, edition: str) -> list[str]:
    """One ability as lines."""
    if isinstance(a, Unread):
        return [f"  {_('not read')}: \"{a.text}\"", f"    {a.message}"]
    if isinstance(a, Keyword):
        return [f"  {_('keyword')}: {a.name}"]
    if isinstance(a, Static) and special_action(a):
        rule = law.SUSPEND_ACTION if a.label == "suspend" else law.TURN_FACE_UP
        return [f"  {_('static, a special action')}{_label(a)}: {'; '.join(static(x) for x in a.effects)}",
                *_keyword(a, edition, rule), *_zone(a)]
    if isinstance(a, Activated):
        return _activated(a, edition)
    if isinstance(a, Triggered):
        out = [f"  {_('triggered')}{_label(a)}: {event(a.event)}"]
        out += _keyword(a, edition)
        return out + ([f"    {_('if')}: {condition(a.condition)}"] if a.condition is not None else []) + _body(a.body) + _zone(a)
    if isinstance(a, Static):
        out = [f"  {_('static')}{_label(a)}: {'; '.join(static(x) for x in a.effects)}"]
        out += _keyword(a, edition)
        return out + ([f"    {_('as long as')}: {condition(a.condition)}"] if a.condition is not None else []) + _zone(a)
    if isinstance(a, Spell):
        return [f"  {_('as it resolves')}:", *_body(a.body)]
    return [f"  {form(a)}"]


def _activated(a: Activated, edition: str) -> list[str]:
    from apnap.magic.mana import IS_MANA_ABILITY

    kind = _("activated, a mana ability") if IS_MANA_ABILITY.at(edition)(a) else _("activated")
    if any(type(c).__name__ == "Loyalty" for c in a.cost):
        kind = _("activated, a loyalty ability")
    out = [f"  {kind}{_label(a)}", f"    {_('cost')}: {', '.join(component(c) for c in a.cost) or _('nothing')}"]
    out[1:1] = _keyword(a, edition)
    out += _body(a.body)
    if a.limits:
        said = [_limit(x) for x in a.limits]
        out.append(f"    {_('instructions')}: {'; '.join(said)}")
    return out + _zone(a)


def _keyword(a: Any, edition: str, *more: Any) -> list[str]:
    """The keyword that the ability is a meaning of, with the rule that says so."""
    name = keyword_of(a)
    if not name:
        return []
    rule = law.KEYWORD_RULES.get("typecycling" if name.endswith("cycling") and name != "cycling" else name)
    numbers = [n for r in (rule, *more) if r is not None and (n := r.number(edition))]
    return [f"    {_('keyword')}: {name}" + (f"  [{', '.join(numbers)}]" if numbers else "")]


def _limit(x: Any) -> str:
    """An activation instruction."""
    if type(x).__name__ == "OnlyIf":
        return _("only if {condition}").format(condition=condition(x.condition))
    return _(LIMITS.get(type(x).__name__, "")) or form(x)


def _label(a: Any) -> str:
    return f" ({a.label})" if a.label else ""


def _zone(a: Any) -> list[str]:
    return [] if a.zone == "battlefield" else [f"    {_('works in')}: {a.zone}"]


def _body(body: Body | Modal) -> list[str]:
    if isinstance(body, Modal):
        out = ["    " + _("choose {least} to {most} of:").format(least=body.least, most=body.most)]
        for n, m in enumerate(body.modes, 1):
            out.append("    " + _("mode {n}").format(n=n))
            out += [f"  {line}" for line in _body(m)]
        return out
    out = []
    for n, slot in enumerate(body.slots):
        most = _("any number") if slot.most is None else quantity(slot.most)
        many = "" if slot.least == slot.most == 1 else f" ({quantity(slot.least)} to {most})"
        out.append(f"    {_('target')}{f' {n + 1}' if len(body.slots) > 1 else ''}: {thing(slot.what)}{many}")
    for x in body.instructions:
        unread = isinstance(x, AsUnread)
        out += [f"    {_('not read')}: \"{x.text}\"", f"      {x.message}"] if unread else [f"    {_('effect')}: {effect(x)}"]
    return out
