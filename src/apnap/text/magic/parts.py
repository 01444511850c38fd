"""Where the parts of activated abilities stand in a card's text: each cost component, the effect, each activation instruction."""
from __future__ import annotations

from typing import Any, NamedTuple

from apnap.text.engine.chart import parse
from apnap.text.engine.tokens import strip_reminder, with_self
from apnap.text.engine.values import Node
from apnap.text.magic.compile import TOKENS, grammar, lines_of, names_of
from apnap.text.magic.facts import type_line


class Part(NamedTuple):
    """A part of an ability, with its words and its place (from 0, `end` not included).

    Kinds are "cost", "effect", "instruction" and "mode" (a bullet under it).
    """

    kind: str
    text: str
    start: int
    end: int


KINDS = {"cost": "cost", "limits": "instruction", "body": "effect"}


def parts(name: str, types: str, text: str) -> tuple[tuple[Part, ...], ...]:
    """For each activated ability with a colon, in the order of the text, its parts. Lines that can't be read have none."""
    names = names_of(name, type_line(types)) if name else ()
    whole = strip_reminder(text.replace("\u2212", "-"))
    out = []
    for line in lines_of(whole):
        plain, columns = with_self(line.text.rstrip(), names)
        tokens = TOKENS.tokens(plain)
        found = parse(grammar(), tokens, "permanent_modal" if line.bullets else "permanent_line")
        value = next((v for v in found.values if isinstance(v, Node) and v.name in ("Activated", "ClassLevel")), None)
        if value is None:
            continue
        places: dict[tuple[str, int], tuple[int, int]] = {}
        for path, (a, b) in found.spans(value).items():
            kind = KINDS.get(str(path[0])) if path else None
            if kind is not None and b > a:
                at = _number(kind, path)
                start, end = columns.back(tokens[a].start, tokens[b - 1].end)
                old = places.get((kind, at), (start, end))
                places[kind, at] = min(old[0], start), max(old[1], end)
        spots = [(kind, line.start + a, line.start + b) for (kind, _), (a, b) in sorted(places.items(), key=lambda x: x[1])]
        spots += [("mode", b.start, b.start + len(b.text.rstrip())) for b in line.bullets]
        out.append(tuple(Part(kind, text[a:b], a, b) for kind, a, b in spots))
    return tuple(out)


def _number(kind: str, path: tuple[Any, ...]) -> int:
    """Which component or instruction a node belongs to; the effect is one."""
    return next((x for x in path[1:] if isinstance(x, int)), 0) if kind != "effect" else 0
