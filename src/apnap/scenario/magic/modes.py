"""Which mode is meant: by its number, or by words of it."""
from __future__ import annotations

from typing import Any

from apnap.kernel.game import Decision
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
    """The lines of the card's text that begin with a bullet."""
    source = d.facts["object"]
    card = names.g.card(names.g.object(source).card)
    return [t.strip()[1:].strip() for t in card.text.split("\n") if t.strip().startswith("•")]
