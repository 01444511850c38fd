"""What each alternative gives, worked out from how it is written: shared by the compiler, the linter and the renderer."""
from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum

from apnap.text.engine.notation import Alternative, Gives, Item, Kind, Rules


class Form(IntEnum):
    """What an alternative gives."""

    NODE = 0
    CONSTANT = 1
    ONE = 2
    """the value of its one item that has a value"""
    TUPLE = 3
    UNORDERED = 4
    FIELDS = 5
    """fields for the node around it"""
    TRUE = 6
    """only words: `True`"""
    NOTHING = 7


def labels(alternative: Alternative) -> Iterator[str]:
    """The labels whose fields this alternative gives, those in its unlabelled brackets included."""
    for item in alternative.items:
        if item.label:
            yield item.label
        else:
            for inner in item.alternatives:
                if inner.gives is Gives.PASSED:
                    yield from labels(inner)


class Shapes:
    """Knows which rules, items and alternatives carry a value."""

    def __init__(self, rules: Rules) -> None:
        self.carrying: set[str] = set()
        """The rules of which at least one alternative gives a value; the others are noise."""
        self._defined = frozenset(rules.alternatives)
        changed = True
        while changed:
            changed = False
            for name, alternatives in rules.alternatives.items():
                if name not in self.carrying and any(self.form(a) is not Form.NOTHING for a in alternatives):
                    self.carrying.add(name)
                    changed = True

    def form(self, alternative: Alternative) -> Form:
        """What the alternative gives. A rule that is not defined counts as carrying."""
        given = _WRITTEN.get(alternative.gives)
        if given is not None:
            return given
        if next(labels(alternative), None) is not None:
            return Form.FIELDS
        carriers = [item for item in alternative.items if self.carries(item)]
        if len(carriers) > 1 or any(item.kind is Kind.REPEAT for item in carriers):
            return Form.TUPLE
        if carriers:
            return Form.ONE
        return Form.TRUE if self.has_words(alternative) else Form.NOTHING

    def carries(self, item: Item) -> bool:
        """Whether an unlabelled item can give a value."""
        if item.kind is Kind.WORD:
            return False
        if item.kind is Kind.CLASS:
            return True
        if item.kind is Kind.RULE:
            return item.text in self.carrying or item.text not in self._defined
        return any(self.form(inner) not in (Form.NOTHING, Form.TRUE, Form.FIELDS) for inner in item.alternatives)

    def has_words(self, alternative: Alternative) -> bool:
        """Whether words stand there that nothing marks as noise."""
        if alternative.gives is Gives.NOISE:
            return False
        return any(item.kind is Kind.WORD or any(self.has_words(a) for a in item.alternatives) for item in alternative.items)


_WRITTEN = {Gives.NODE: Form.NODE, Gives.CONSTANT: Form.CONSTANT, Gives.NOISE: Form.NOTHING, Gives.UNORDERED: Form.UNORDERED}
