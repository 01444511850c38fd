"""A YAML file as nodes that know where they stand. Nothing is guessed: every scalar is text, `no` is the word no.

Refused, with the place: duplicate keys, anchors and aliases, tags, tabs as indentation, several documents, an empty file, more than
1 MB, more than 100 levels. The reader goes over YAML's events and never recurses.
"""
from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import yaml

MOST_BYTES = 1_000_000
MOST_LEVELS = 100
_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class Place(NamedTuple):
    """A file, a line and a column, both counted from 1."""

    file: str
    line: int
    column: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"

    def right(self, columns: int) -> Place:
        """The place so many columns to the right."""
        return Place(self.file, self.line, self.column + columns)


class WrongFile(ValueError):
    """A file that can't be used: where, and what was expected there. `str()` is `file:line:column: message`."""

    def __init__(self, place: Place, message: str) -> None:
        super().__init__(f"{place}: {message}")
        self.place = place
        self.message = message


class Node:
    """A text, a list or a mapping of a file. `kind` says which; `keys` holds the places of a mapping's keys."""

    __slots__ = ("fields", "items", "keys", "kind", "place", "quoted", "text")

    def __init__(self, kind: str, place: Place) -> None:
        self.kind = kind
        self.place = place
        self.text = ""
        self.quoted = False
        self.items: list[Node] = []
        self.fields: dict[str, Node] = {}
        self.keys: dict[str, Place] = {}

    def wrong(self, message: str) -> WrongFile:
        """An error about this node."""
        return WrongFile(self.place, message)

    def word(self, what: str) -> str:
        """The text of a scalar that must not be empty. `what` says what it should be. Raises `WrongFile`."""
        if self.kind != "text":
            raise self.wrong(f"expected {what}, not a {self.kind}" + self._hint())
        if not self.text.strip():
            raise self.wrong(f"expected {what}; nothing stands here")
        return self.text.strip()

    def number(self, what: str, least: int | None = 0) -> int:
        """A whole number. Raises `WrongFile`."""
        text = self.word(what)
        digits = text.lstrip("+-")
        if not (digits.isascii() and digits.isdigit() and len(digits) < 10 and len(text) - len(digits) < 2):
            raise self.wrong(f"expected {what} as a whole number, not {text!r}")
        if least is not None and int(text) < least:
            raise self.wrong(f"expected {what} of {least} or more, not {text}")
        return int(text)

    def yes(self, what: str) -> bool:
        """`yes` or `no`. Raises `WrongFile`."""
        text = self.word(f"{what}: yes or no").lower()
        if text not in ("yes", "no", "true", "false"):
            raise self.wrong(f"expected yes or no for {what}, not {text!r}")
        return text in ("yes", "true")

    def list(self, what: str) -> list[Node]:
        """The items of a list; nothing at all is an empty list, one thing a list of one. Raises `WrongFile` for a mapping."""
        if self.kind == "mapping":
            raise self.wrong(f"expected {what} as a list (each line begins with '- '), not a mapping")
        if self.kind == "text":
            return [self] if self.text.strip() else []
        return self.items

    def mapping(self, what: str, known: Iterable[str] | None = None) -> dict[str, Node]:
        """The fields of a mapping, whose keys must be among `known`. Raises `WrongFile`."""
        if self.kind == "text" and not self.text and not self.quoted:
            return {}
        if self.kind != "mapping":
            raise self.wrong(f"expected {what} as 'key: value' lines, not a {self.kind}" + self._hint())
        if known is not None:
            known = list(known)
            for key, place in self.keys.items():
                if key not in known:
                    raise WrongFile(place, f"{what} has no {key!r}; expected {nearest_or_all(key, known)}")
        return self.fields

    def _hint(self) -> str:
        first = next(iter(self.fields), "")
        mana = self.kind == "mapping" and len(first) < 4
        return f"; mana is written in quotes: \"{{{first}}}\"" if mana else ""


def nearest_or_all(word: str, known: Iterable[str], most: int = 12) -> str:
    """The known words that are nearest to one that is not known, as a phrase; all of them when none is near."""
    near = nearest(word, known)
    if near:
        return " or ".join(repr(n) for n in near)
    names = [repr(n) for n in known]
    if most == 0:
        return f"one of the {len(names)} that there are"
    more = f" (and {len(names) - most} more)" if len(names) > most else ""
    return (("one of " if len(names) > 1 else "") + ", ".join(names[:most]) + more) if names else "nothing here"


def nearest(word: str, known: Iterable[str], most: int = 3) -> list[str]:
    """The known words that look most like this one, the best first."""
    from difflib import get_close_matches

    low: dict[str, str] = {}
    for k in known:
        low.setdefault(k.lower(), k)
    return [low[m] for m in get_close_matches(word.lower(), list(low), most, 0.6)]


def read(path: str | Path) -> Node:
    """The file as nodes. Raises `WrongFile`, also when there is no such file or it can't be read."""
    at = Place(str(path), 1, 1)
    try:
        with open(path, "rb") as f:
            data = f.read(MOST_BYTES + 1)
    except FileNotFoundError:
        raise WrongFile(at, "there is no such file" + _siblings(Path(path))) from None
    except IsADirectoryError:
        raise WrongFile(at, "this is a directory, not a file") from None
    except (OSError, ValueError) as bad:
        raise WrongFile(at, f"the file can't be read: {getattr(bad, 'strerror', None) or bad}") from None
    if len(data) > MOST_BYTES:
        raise WrongFile(at, f"the file is larger than {MOST_BYTES // 1_000_000} MB; no scenario is")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as bad:
        before = data[: bad.start]
        line = before.count(b"\n") + 1
        raise WrongFile(Place(str(path), line, bad.start - before.rfind(b"\n")), "expected UTF-8 text") from None
    return parse(text, str(path))


def _siblings(path: Path) -> str:
    try:
        names = [p.name for p in path.parent.iterdir()][:2000]
    except (OSError, ValueError):
        return ""
    near = nearest(path.name, names)
    return f"; did you mean {' or '.join(near)}?" if near else ""


def parse(text: str, file: str = "scenario") -> Node:
    """The text as nodes. Raises `WrongFile`."""
    _no_tabs(text, file)
    try:
        return _build(yaml.parse(text, Loader=_Loader), file)
    except yaml.MarkedYAMLError as bad:
        mark = bad.problem_mark or bad.context_mark
        place = Place(file, mark.line + 1, mark.column + 1) if mark else Place(file, 1, 1)
        raise WrongFile(place, _plainly(bad, text, place)) from None
    except yaml.reader.ReaderError as bad:
        before = text[: bad.position] if isinstance(bad.position, int) else ""
        place = Place(file, before.count("\n") + 1, len(before) - before.rfind("\n"))
        raise WrongFile(place, "expected text; a character here is not allowed in YAML") from None


def _no_tabs(text: str, file: str) -> None:
    if "\t" not in text:
        return
    for n, line in enumerate(text.split("\n"), 1):
        lead = line[: len(line) - len(line.lstrip())]
        if "\t" in lead and line.strip():
            raise WrongFile(Place(file, n, lead.index("\t") + 1), "expected spaces: a tab does not indent in YAML")


def _plainly(bad: yaml.MarkedYAMLError, text: str, place: Place) -> str:
    lines = text.split("\n")
    line = lines[place.line - 1] if place.line <= len(lines) else ""
    said = " ".join(p for p in (bad.context, bad.problem) if p)
    if "nesting depth" in said:
        return f"expected at most {MOST_LEVELS} levels; this is nested deeper"
    if "{" in line:
        return f"expected YAML here ({said}); mana and texts with braces or colons are written in quotes: \"{{G}}\""
    if "mapping values are not allowed" in said:
        return "expected no second ': ' in this line; put the text in quotes"
    return f"expected YAML here: {said}"


def _build(events: Iterator[Any], file: str) -> Node:
    """The nodes of the one document, put together without recursion."""
    top: Node | None = None
    stack: list[tuple[Node, str | None]] = []  # open containers, with the key that waits for its value
    documents = 0
    for event in events:
        kind = type(event).__name__
        if kind == "DocumentStartEvent":
            documents += 1
            if documents > 1:
                raise WrongFile(_place(event, file), "expected one document: several scenarios of a file stand under `cases:`")
        if kind not in ("ScalarEvent", "SequenceStartEvent", "MappingStartEvent", "AliasEvent", "SequenceEndEvent", "MappingEndEvent"):
            continue
        if kind.endswith("EndEvent"):
            stack.pop()
            continue
        node = _node(event, kind, file)
        if not stack:
            top = node
        else:
            _put(stack, node)
        if node.kind != "text":
            if len(stack) >= MOST_LEVELS:
                raise node.wrong(f"expected at most {MOST_LEVELS} levels; this is nested deeper")
            stack.append((node, None))
    if top is None:
        raise WrongFile(Place(file, 1, 1), "expected a scenario; the file is empty")
    return top


def _place(event: Any, file: str) -> Place:
    return Place(file, event.start_mark.line + 1, event.start_mark.column + 1)


def _node(event: Any, kind: str, file: str) -> Node:
    place = _place(event, file)
    if kind == "AliasEvent" or event.anchor:
        raise WrongFile(place, "anchors and aliases (& and *) are not used in scenarios; write it out")
    if event.tag and event.tag not in ("!", "tag:yaml.org,2002:str"):
        raise WrongFile(place, f"tags ({event.tag}) are not used in scenarios")
    if kind == "ScalarEvent":
        node = Node("text", place)
        node.text, node.quoted = event.value, event.style in ("'", '"')
        return node
    return Node("list" if kind == "SequenceStartEvent" else "mapping", place)


def _put(stack: list[tuple[Node, str | None]], node: Node) -> None:
    """Put a node into the open container: as an item, as a key, or as the value of the key that waits."""
    into, key = stack[-1]
    if into.kind == "list":
        into.items.append(node)
    elif key is None:
        if node.kind != "text":
            raise node.wrong(f"expected a word as the key, not a {node.kind}; mana is written in quotes: \"{{G}}\"")
        if node.text in into.fields:
            first = into.keys[node.text]
            raise node.wrong(f"expected each key once; {node.text!r} stands here a second time (first in line {first.line})")
        into.keys[node.text] = node.place
        into.fields[node.text] = Node("text", node.place)
        stack[-1] = (into, node.text)
    else:
        into.fields[key] = node
        stack[-1] = (into, None)
