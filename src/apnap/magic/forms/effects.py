"""The verbs. A cost is an action done by the player who pays: the same form stands in `Activated.cost` and in `Body.instructions`.

`who` is None for "you" (the controller, or the payer). Objects are references or selections from `words`.
"""
from __future__ import annotations

from typing import Any

from apnap.kernel.data import Form

# ---------------------------------------------------------------- only costs


class Mana(Form, frozen=True):
    """A mana cost: symbols without braces ("2", "G", "W/U", "2/W", "G/P", "X", "C", "S")."""

    symbols: tuple[str, ...]


class TapThis(Form, frozen=True):
    """The tap symbol {T} in a cost."""


class UntapThis(Form, frozen=True):
    """The untap symbol {Q} in a cost."""


class Loyalty(Form, frozen=True):
    """A loyalty symbol: that many counters put on (or, negative, removed). `x`: −X."""

    n: int = 0
    x: bool = False


class PayLife(Form, frozen=True):
    """Pay life."""

    n: Any


class Pay(Form, frozen=True):
    """A whole cost paid as an instruction: "pay {1}", "pay {2} and sacrifice a land"."""

    cost: tuple[Any, ...]


class Physical(Form, frozen=True):
    """Something that only a judge can see done: it is asked whether it succeeded. `text` is what is done."""

    text: str


# ---------------------------------------------------------------- verbs of costs and effects


class Sacrifice(Form, frozen=True):
    what: Any
    who: Any = None


class Discard(Form, frozen=True):
    """`what` is a `Choose` over cards in hand, `Each` for the whole hand, or `This`."""

    what: Any
    who: Any = None


class Exile(Form, frozen=True):
    what: Any
    who: Any = None
    face_down: bool = False
    until_leaves: bool = False  # until the source leaves the battlefield


class ReturnToHand(Form, frozen=True):
    """To its owner's hand."""

    what: Any
    who: Any = None


class Tap(Form, frozen=True):
    what: Any
    who: Any = None


class Untap(Form, frozen=True):
    what: Any
    who: Any = None


class PutCounters(Form, frozen=True):
    n: Any
    kind: str
    on: Any
    who: Any = None


class RemoveCounters(Form, frozen=True):
    """`n` None: all; `kind` None: of any kind."""

    n: Any
    kind: str | None
    of: Any
    who: Any = None


class Reveal(Form, frozen=True):
    what: Any
    who: Any = None


class Mill(Form, frozen=True):
    n: Any
    who: Any = None


class GetPlayerCounters(Form, frozen=True):
    """A player gets counters: poison, energy."""

    n: Any
    kind: str
    who: Any = None


class PayPlayerCounters(Form, frozen=True):
    """Pay energy: remove counters from the player."""

    n: Any
    kind: str


# ---------------------------------------------------------------- verbs of effects


class DealDamage(Form, frozen=True):
    """`source` deals `n` to each of `to`."""

    n: Any
    to: Any
    source: Any = None


class DealDivided(Form, frozen=True):
    """`n` damage divided as announced among the targets of the slot."""

    n: Any
    slot: int = 0
    source: Any = None


class GainLife(Form, frozen=True):
    n: Any
    who: Any = None


class LoseLife(Form, frozen=True):
    n: Any
    who: Any = None


class Draw(Form, frozen=True):
    n: Any = 1
    who: Any = None


class AddMana(Form, frozen=True):
    """Add the symbols; with `any_color`, `n` mana of one colour chosen (`different`: in any combination)."""

    symbols: tuple[str, ...] = ()
    any_color: tuple[str, ...] = ()
    n: Any = 1
    different: bool = False
    who: Any = None
    only: Any = None


class Destroy(Form, frozen=True):
    what: Any
    no_regeneration: bool = False


class Counter(Form, frozen=True):
    """Counter a spell or ability."""

    what: Any


class CreateToken(Form, frozen=True):
    """Create tokens; `token` is a `Card` without a cost."""

    token: Any
    n: Any = 1
    who: Any = None
    tapped: bool = False
    attacking: bool = False


class PutOnto(Form, frozen=True):
    """Put onto the battlefield, under the control of `who`."""

    what: Any
    who: Any = None
    tapped: bool = False
    counters: tuple[tuple[Any, str], ...] = ()  # it enters with them
    attacking: bool = False


class PutInto(Form, frozen=True):
    """Put into a zone of its owner: "hand", "graveyard", "library".

    `where` in a library: "top", "bottom", "top random", "bottom random" (several in a random order), "second", "third" (from the top).
    """

    what: Any
    zone: str
    where: str = "top"
    who: Any = None


class ReturnCard(Form, frozen=True):
    """Return from a graveyard or exile: to "battlefield" (under its owner's control if `owner`), "hand", "library"."""

    what: Any
    zone: str = "battlefield"
    tapped: bool = False
    owner: bool = False
    counters: tuple[tuple[Any, str], ...] = ()  # it enters with them
    transformed: bool = False


class Search(Form, frozen=True):
    """Search a library for cards (each part one `Choose` over cards in it), remembered under "found"; `reveal` them."""

    parts: tuple[Any, ...]
    whose: Any = None
    reveal: bool = False
    optional: bool = False
    who: Any = None  # who searches; None: you


class ShuffleLibrary(Form, frozen=True):
    who: Any = None


class ShuffleInto(Form, frozen=True):
    """Shuffle objects (`Each` of a graveyard) into their owner's library."""

    what: Any
    who: Any = None


class GainControl(Form, frozen=True):
    what: Any
    duration: str = "permanently"
    who: Any = None


class Fight(Form, frozen=True):
    a: Any
    b: Any


class Attach(Form, frozen=True):
    """Attach the source (or `what`) to something."""

    to: Any
    what: Any = None


class Continuous(Form, frozen=True):
    """For a time, `what` is changed: `changes` are forms of `statics`.

    Durations: "turn" (until end of turn, this turn), "permanently", "your next turn", "while controlled", "untap" (their
    controller's next untap step).
    """

    what: Any
    changes: tuple[Any, ...]
    duration: str = "turn"


class DoesntUntap(Form, frozen=True):
    """It doesn't untap during its controller's next untap step."""

    what: Any


class NextSpellCosts(Form, frozen=True):
    """The next spell that fits, cast by you this turn, costs `n` less (negative: more)."""

    filter: Any
    n: Any


class Delayed(Form, frozen=True):
    """Set up a delayed triggered ability (603.7): `once`, and `this_turn` only."""

    event: Any
    body: Any
    this_turn: bool = False
    once: bool = True


class Reflexive(Form, frozen=True):
    """"When you do, ..." (603.12)."""

    body: Any


class EndTurn(Form, frozen=True):
    """End the turn (724)."""


class GetEmblem(Form, frozen=True):
    abilities: tuple[Any, ...]
    who: Any = None


class CastCard(Form, frozen=True):
    """`who` may cast a card now, during this resolution, for `cost` (None: its mana cost; () for nothing)."""

    what: Any
    cost: tuple[Any, ...] | None = None
    free: bool = False
    who: Any = None


class PlayPermission(Form, frozen=True):
    """`who` may play the cards for a time."""

    what: Any
    duration: str = "turn"
    free: bool = False
    who: Any = None


class CastWindow(Form, frozen=True):
    """Until you next pass, you may cast the card any time you could cast an instant, for `cost`."""

    what: Any
    cost: tuple[Any, ...] = ()


class PutDiscarded(Form, frozen=True):
    """Put a card that its madness exiled into its owner's graveyard, where what speaks of the discarded card finds it (702.35c)."""

    what: Any


class Scry(Form, frozen=True):
    n: Any
    who: Any = None


class LookAtTop(Form, frozen=True):
    """Look at the top n; `take` up to so many that fit (revealed) into hand; the rest to the bottom, graveyard or top.

    `to`: "hand" or "battlefield" (`tapped`); `hidden`: what is taken is not revealed.
    """

    n: Any
    take: Any = None
    rest: str = "bottom"
    random: bool = False
    to: str = "hand"
    tapped: bool = False
    hidden: bool = False


class ChooseName(Form, frozen=True):
    """Choose a card name (`nonland`)."""

    nonland: bool = False


class Regenerate(Form, frozen=True):
    what: Any


class WinLose(Form, frozen=True):
    """A player wins or loses the game."""

    who: Any
    wins: bool = False


class Prevent(Form, frozen=True):
    """Prevent the next `n` (None: all) damage that would be dealt to `to` (None: anything) this turn.

    `by`: only by these sources (`Choose` of a source: chosen as it resolves); `combat`: only combat damage; `once`: the next time.
    """

    n: Any
    to: Any = None
    by: Any = None
    combat: bool = False
    once: bool = False


class AsUnread(Form, frozen=True):
    """What of an activated ability's effect was not read, and why: passed over when it resolves, and told; the ruling has a reservation."""

    text: str
    message: str = ""


# ---------------------------------------------------------------- around verbs


class May(Form, frozen=True):
    """`who` may do it. Remembered under "may"."""

    do: tuple[Any, ...]
    who: Any = None


class If(Form, frozen=True):
    condition: Any
    then: tuple[Any, ...]
    otherwise: tuple[Any, ...] = ()


class UnlessPays(Form, frozen=True):
    """`do` is done unless `who` pays the cost."""

    do: tuple[Any, ...]
    cost: tuple[Any, ...]
    who: Any = None


class Together(Form, frozen=True):
    """Several verbs in one instruction, done one after another within one step."""

    of: tuple[Any, ...]


class ForEach(Form, frozen=True):
    """Once for each object or player, which is `That("each")`."""

    of: Any
    do: tuple[Any, ...]


# ---------------------------------------------------------------- said by card texts (text/magic)


class Copy(Form, frozen=True):
    """Copy a spell or ability on the stack; with `new_targets` its new controller may choose new ones."""

    what: Any
    new_targets: bool = False
    who: Any = None


class CreateCopy(Form, frozen=True):
    """Create tokens that are copies of something, except for `changes` (707.9)."""

    of: Any
    n: Any = 1
    who: Any = None
    tapped: bool = False
    changes: tuple[Any, ...] = ()


class KeywordAction(Form, frozen=True):
    """A keyword action by its name (701): "proliferate", "investigate", "surveil" n, "monstrosity" n, "adapt" n, "transform" what,
    "explore" what, "connive" what, "goad" what, "phase out" what, "populate", "amass" n, ... Refused until something can do it."""

    name: str
    n: Any = None
    what: Any = None
    who: Any = None


class LookAt(Form, frozen=True):
    """Look at cards: a hand, the top of another library."""

    what: Any
    who: Any = None


class MoveCounters(Form, frozen=True):
    """Move `n` counters from one object to another."""

    n: Any
    kind: str
    of: Any
    on: Any


class TapOrUntap(Form, frozen=True):
    what: Any


class ExtraTurn(Form, frozen=True):
    """Take an extra turn after this one."""

    who: Any = None


class RemoveFromCombat(Form, frozen=True):
    what: Any


class ExchangeControl(Form, frozen=True):
    """Exchange control of two objects."""

    what: Any


class DoubleCounters(Form, frozen=True):
    kind: str
    on: Any


class AddManaLike(Form, frozen=True):
    """Add `n` mana of any colour (`type`: any type) that a land of `whose` could produce."""

    n: Any
    whose: Any
    type: bool = False


class ChooseWord(Form, frozen=True):
    """Choose a "creature type", "color", "card name", "nonland card name", "basic land type" as it resolves; remembered under "chosen"."""

    kind: str


class PlayerCant(Form, frozen=True):
    """For a time a player can't "gain life", "cast" what fits, "attack you"."""

    who: Any
    name: str
    filter: Any = None
    duration: str = "turn"


class GenericMana(Form, frozen=True):
    """A payment of so much generic mana: "unless its controller pays {1} for each ...", "pays {X}, where X is ..."."""

    n: Any


class RevealUntil(Form, frozen=True):
    """Reveal (or exile) cards from the top of `who`'s library until one fits: it is `That("found")`, the others `That("rest")`."""

    filter: Any
    exile: bool = False
    who: Any = None


class FlipCoin(Form, frozen=True):
    """Flip a coin and call it; won is remembered under "flip"."""

    who: Any = None


class ChooseObject(Form, frozen=True):
    """Choose something (a `Choose`) as it resolves; remembered under "chosen"."""

    what: Any
    who: Any = None


class AddManaOf(Form, frozen=True):
    """Add one of several lots of mana, chosen: {U}{U}, {U}{R}, or {R}{R}."""

    options: tuple[tuple[str, ...], ...]
