"""Which mode is meant: by its number, or by words of it."""
from __future__ import annotations

from typing import Any

from apnap.kernel.game import Decision
from apnap.magic.forms.abilities import Modal
from apnap.scenario.language import Line
from apnap.scenario.magic.names import Names
from apnap.scenario.source import nearest
from apnap.text.engine.values import Node


def modes_named(names: Names, line: Line, d: Decision, words: list[Any]) -> tuple[int, ...] | None:
    """The modes that the words name, as the answer to a decision; None when the words do not speak of modes."""
    found: list[int] = []
    for node in words:
        k = _mode(names, line, d, node)
        if k is None:
            return None
        found.append(k)
    return tuple(sorted(found))


def _mode(names: Names, line: Line, d: Decision, node: Node) -> int | None:
    if node.name == "Mode":
        return int(node["n"]) - 1  # type: ignore[arg-type]
    if node.name == "Word":
        said = str(node["word"])
    elif node.name == "Text":
        said = line.quoted[node["text"]]  # type: ignore[index]
    elif node.name == "Thing":
        said = line.things[node["name"]]  # type: ignore[index]
    else:
        return None
    lines = mode_texts(names, d)
    fitting = [k for k, text in enumerate(lines) if said.lower() in text.lower()]
    if len(fitting) == 1:
        return fitting[0]
    if not fitting:
        near = nearest(said, [w.strip(".,") for text in lines for w in text.split()])
        hint = f"; did you mean {' or '.join(near)}?" if near else ""
        raise line.wrong(f"no mode says {said!r}{hint}; the modes are " + "; ".join(f"{n}: {t}" for n, t in enumerate(lines, 1)))
    raise line.wrong(f"{len(fitting)} modes say {said!r}; name it by its number, such as 'mode {fitting[0] + 1}'")


def mode_texts(names: Names, d: Decision) -> list[str]:
    """The lines with a bullet that belong to the ability: in the text of the card that it comes from, which may be another one."""
    g, n = names.g, 0
    source = origin = d.facts["object"]
    top = g.object(g.turn.stack[-1]) if g.turn.stack else None
    if top is not None and top.kind == "ability" and top.source == source and top.origin is not None and g.is_object(top.origin[0]):
        origin, n = top.origin
    card = g.card(g.object(origin).card)
    lists = _lists(card.text)
    modal = [k for k, x in enumerate(card.abilities) if isinstance(getattr(x, "body", None), Modal)]
    return lists[modal.index(n)] if n in modal and len(lists) == len(modal) else [t for found in lists for t in found]


def _lists(text: str) -> list[list[str]]:
    """The bullets of a text, one list for each run of them."""
    out: list[list[str]] = []
    before = False
    for t in text.split("\n"):
        bullet = t.strip().startswith("•")
        if bullet and not before:
            out.append([])
        if bullet:
            out[-1].append(t.strip()[1:].strip())
        before = bullet
    return out
