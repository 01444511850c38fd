"""A whole game of Berserk for people and programs: decks by name or file, dealing, what is not offered and why, how it ended."""
from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from apnap.berserk import decks as building
from apnap.berserk import ending, legality, setup
from apnap.berserk.forms.abilities import Activated, Unread
from apnap.berserk.game import Berserk
from apnap.berserk.view import imagined
from apnap.cards.berserk import lists, pool
from apnap.cards.berserk.lists import Deck
from apnap.kernel.data import Id
from apnap.kernel.game import Decision
from apnap.kernel.law import Rule
from apnap.kernel.options import Some
from apnap.kernel.refusal import Refusal, refuse
from apnap.say import _
from apnap.say.berserk_seat import SeatVoice, score
from apnap.scenario.source import Place, WrongFile, nearest_or_all

__all__ = ["agree", "check", "concede", "deal", "deck", "ended", "first_decks", "imagined", "load", "lookups", "not_offered", "over",
           "said_rule", "score", "told", "unread", "voice", "why_not", "why_words", "written"]

SMALLEST = 2**20  # bytes of a deck list: larger ones are no deck lists
VERBS = {
    "play": ("play", "plays", "разыграть", "разыгрываю", "разыгрывает"), "attack": ("attack", "attacks", "атаковать", "атакую", "атакует"),
    "use": ("use", "uses", "использовать", "использую", "использует"), "end": ("end", "ends", "закончить", "заканчиваю", "заканчивает"),
}

concede, agree, load = ending.concede, ending.agree, Berserk.load


# ---------------------------------------------------------------- decks


def deck(source: str) -> Deck:
    """The deck of a shipped name, or of a file. Raises `WrongFile` with every wrong line, or with the decks that ship."""
    path = Path(source)
    if path.suffix or path.exists():
        return _read(path)
    known = shipped()
    try:
        found = known.load(source)
    except (KeyError, ValueError, OSError):
        raise WrongFile(Place(source, 1, 1), f"expected the path of a deck list or {nearest_or_all(source, known.names())}") from None
    return Deck(_name(found.hero), tuple(map(_name, found.cards)), tuple(map(_name, getattr(found, "sideboard", ()))))


def shipped() -> Any:
    """The decks that ship. Raises `WrongFile` where there are none."""
    try:
        return import_module("apnap.cards.berserk.decks")
    except ModuleNotFoundError:
        raise WrongFile(Place("--decks", 1, 1), "expected the paths of two deck lists") from None


def _name(card: Any) -> str:
    return card if isinstance(card, str) else str(card.name)


def _read(path: Path) -> Deck:
    at = Place(str(path), 1, 1)
    try:
        if path.stat().st_size > SMALLEST:
            raise WrongFile(at, "expected a deck list, but the file is larger than 1 MB")
        return lists.parse(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as bad:
        raise WrongFile(at, f"expected a deck list, but it can't be read: {getattr(bad, 'strerror', None) or bad}") from None
    except lists.WrongList as bad:
        n, said = bad.problems[0]
        more = "".join(f"\n{path}:{k}: {also}" for k, also in bad.problems[1:])
        raise WrongFile(Place(str(path), n, 1), said + more) from None


def written(d: Deck) -> dict[str, Any]:
    """A deck as data for a journal."""
    return {"hero": d.hero, "cards": list(d.cards), "sideboard": list(d.sideboard)}


def first_decks() -> tuple[str, str]:
    """Two decks that ship, for who names none. Raises `WrongFile` where there are none."""
    found = tuple(shipped().names())[:2]
    return found[0], found[1]


def check(d: Deck, least: int | None = None) -> list[str]:
    """The reasons why it is no legal deck, as lines. `least` is another size than that of constructed decks."""
    card = pool.card
    reasons = building.why_not_deck(card(d.hero), [card(n) for n in d.cards], [card(n) for n in d.sideboard], least or building.LEAST)
    speaker = SeatVoice(Berserk("newest", pool.card), Id(0))
    return speaker.refusals(reasons)


def unread(d: Deck) -> list[str]:
    """What of the deck's cards was not understood and will not be played, as lines."""
    cards = [pool.card(n) for n in dict.fromkeys((d.hero, *d.cards, *d.sideboard))]
    return [_("{name}: {text!r} was not understood and is left out").format(name=c.name, text=a.text)
            for c in cards for a in c.abilities if isinstance(a, Unread)]


def deal(decks: Sequence[Any], names: Sequence[str], seed: int, edition: str = "newest") -> Berserk:
    """A whole game at its first decision: the dice have been rolled. `decks` may be `Deck`s or what `written` made of them."""
    g = Berserk(edition, pool.card, seed)
    for name, d in zip(names, decks):
        d = Deck(d["hero"], tuple(d["cards"]), tuple(d["sideboard"])) if isinstance(d, dict) else d
        setup.seat(g, name, d.hero, d.cards, d.sideboard)
    setup.prepare(g)
    g.begin()
    return g


# ---------------------------------------------------------------- speaking


def voice(g: Berserk, player: Id, russian: bool = False) -> SeatVoice:
    """What is said to a player."""
    return SeatVoice(g, player, _russian(g) if russian else None)


def _russian(g: Berserk) -> dict[str, str]:
    cards = {g.object(Id(i)).card for i in range(len(g.table)) if g.is_object(Id(i))}
    return {c: dict(g.card(c).names)["ru"] for c in cards if "ru" in dict(g.card(c).names)}


def over(g: Berserk) -> tuple[tuple[Id, ...], Rule]:
    """Who has won (nobody: a draw) and the rule by which the game ended."""
    rules = g.lawbook.rules
    name = g.turn.loses[0][1]
    both = len(g.turn.loses) > 1
    return g.result or (), rules["draw" if both and name != "agreed_draw" else name]


def said_rule(g: Berserk, rule: Rule) -> str:
    """A rule by which games end, with its number."""
    number = rule.number(g.edition)
    return rule.name.replace("_", " ") + (f" [{number}]" if number else "")


def ended(g: Berserk) -> str:
    """Who has won, when, and by which rule; or that the game goes on."""
    if g.result is None:
        return _("turn {n}, the game goes on").format(n=g.turn.number)
    winners, rule = over(g)
    who = _("{name} wins").format(name=g.player(winners[0]).name) if winners else _("a draw")
    return _("{who} in turn {n}: {rule}").format(who=who, n=g.turn.number, rule=said_rule(g, rule))


def told(g: Berserk, russian: bool = False) -> list[str]:
    """The whole history as sentences, nothing hidden."""
    return SeatVoice(g, None, _russian(g) if russian else None).news(g.history)


# ---------------------------------------------------------------- what is not offered


def not_offered(g: Berserk, d: Decision, most: int = 40) -> list[Any]:
    """Things that a player may think of but that are not offered: for asking why. Only what he can see."""
    if d.kind == "act":
        return [a for a in _thinkable(g, d.by) if a not in d.options][:most]
    if d.kind in ("targets", "defender"):
        offered = d.options.of if isinstance(d.options, Some) else tuple(d.options)
        return [i for i in g.turn.game if i not in offered and (d.kind == "targets" or g.chars(i).controller == d.by)][:most]
    return []


def _thinkable(g: Berserk, player: Id) -> list[tuple[Any, ...]]:
    own = [i for i in g.turn.game if g.chars(i).controller == player]
    hero = g.player(g.opponent(player)).hero
    out = [*legality.candidates(g, player), legality.END]
    able = {a[1] for a in out if a[0] == "attack"}
    return out + [("attack", i, hero) for i in own if i not in able and g.chars(i).type == "creature"]


def why_not(g: Berserk, d: Decision, thing: Any) -> tuple[Refusal, ...]:
    """The reasons against something that `not_offered` names."""
    return g.why_not((thing,) if isinstance(d.options, Some) else thing)


def why_words(v: SeatVoice, said: str) -> list[str]:
    """The answer to "why not ...?" in a player's words ("play Gnome", «атаковать Жрец картой Гном»), as lines."""
    g, d = v.g, v.g.decision
    actions = _meant(g, v.player, said)
    if d is None:
        return v.refusals((refuse(g.lawbook.rules["final"]),))
    if not actions:
        seen = sorted({n for i in _seen(g, v.player) for n in _both(g, i)})
        return [_("no card that you can see is named in {said!r}; expected {names}").format(said=said, names=nearest_or_all(said, seen))]
    fit: list[Any] = actions if d.kind == "act" and d.by == v.player else []
    if d.kind in ("targets", "defender"):
        fit = [i for i in _named(g, v.player, said) if g.object(i).zone == "game"]
    if fit:
        return _reasons(v, d, fit)
    lines = [v.refusals(legality.reasons(g, v.player, a)) for a in actions]
    return min(lines, key=len)


def _reasons(v: SeatVoice, d: Decision, fit: list[Any]) -> list[str]:
    """Of several things that may be meant, the one with the fewest reasons against it speaks for all."""
    best: tuple[Any, list[str]] | None = None
    for thing in fit:
        reasons = why_not(v.g, d, thing)
        if not reasons:
            return [_("nothing forbids it: {option}").format(option=v.option(d, thing))]
        lines = v.refusals(reasons)
        if best is None or len(lines) < len(best[1]):
            best = (thing, lines)
    assert best is not None
    return [v.option(d, best[0]) + ":", *(f"  {x}" for x in best[1])]


def _meant(g: Berserk, player: Id, said: str) -> list[tuple[Any, ...]]:
    words = said.casefold().split()
    verb = next((v for v, forms in VERBS.items() if words and words[0] in forms), None)
    if verb == "end":
        return [legality.END]
    named = _named(g, player, said)
    every = (*_thinkable(g, player), *_others(g, player, named))
    fit = [a for a in every if len(a) > 1 and verb in (None, a[0]) and a[1] in named]
    both = [a for a in fit if a[0] == "attack" and a[2] in named]
    return list(dict.fromkeys(both or fit))


def _others(g: Berserk, player: Id, named: list[Id]) -> list[tuple[Any, ...]]:
    """What nobody would list: attacks on any named card, playing what lies elsewhere, uses of what has no ability."""
    here = [i for i in named if g.object(i).zone == "game"]
    out: list[tuple[Any, ...]] = [("attack", i, j) for i in here for j in here if i != j]
    out += [("play", i) for i in named if i not in here]
    return out + [("use", i, ("text", 0)) for i in here if not _usable(g, i)]


def _usable(g: Berserk, i: Id) -> bool:
    """Whether the card has an ability that could be used."""
    return any(isinstance(h.form, Activated) for h in g.chars(i).abilities)


def _named(g: Berserk, player: Id, said: str) -> list[Id]:
    """The cards that the player can see whose name stands in the words; of names inside each other the longest."""
    low = f" {said.casefold()} "
    found = {i: max((n for n in _both(g, i) if f" {n.casefold()} " in low), key=len, default="") for i in _seen(g, player)}
    names = set(found.values())
    return [i for i, n in found.items() if n and not any(n != m and n in m for m in names)]


def _seen(g: Berserk, player: Id) -> list[Id]:
    own = g.player(player)
    return [*own.hand, *g.turn.game, *(i for p in g.turn.order for i in g.player(p).graveyard), *own.sideboard]


def _both(g: Berserk, i: Id) -> list[str]:
    card = g.card(g.object(i).card)
    return [card.name, *(n for _lang, n in card.names)]


def lookups(v: SeatVoice, said: str) -> list[str]:
    """Cards of this name that the player can see, as they are printed."""
    found = _named(v.g, v.player, said)
    once: dict[str, Id] = {}
    for i in found:
        once.setdefault(v.g.object(i).card, i)
    return [line for i in once.values() for line in v.facts(i)]

