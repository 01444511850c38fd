"""What a person reads: sentences made of refusals, history entries, decisions and cards. English now; gettext carries the others."""
from __future__ import annotations

from collections.abc import Callable, Iterable

_catalogue: Callable[[str], str] = str


def _(message: str) -> str:
    """The message in the reader's language."""
    return _catalogue(message)


def use(language: str) -> None:
    """Read messages of a language from now on; English where there are none."""
    global _catalogue
    if language == "en":
        _catalogue = str
        return
    import gettext
    from pathlib import Path

    _catalogue = gettext.translation("apnap", Path(__file__).parent / "locale", [language], fallback=True).gettext


def listed(words: Iterable[str], last: str = "and") -> str:
    """"a, b and c"."""
    found = list(words)
    if len(found) < 2:
        return "".join(found)
    return f"{', '.join(found[:-1])} {_(last)} {found[-1]}"


def counted(n: int, one: str, many: str) -> str:
    """"1 card", "2 cards"."""
    return f"{n} {_(one) if n == 1 else _(many)}"
