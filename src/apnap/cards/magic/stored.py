"""The compiled pool as a file in the user's cache, so that a ruling over pool cards needs neither grammar nor compiler.

The file is named by a hash of everything the compiled cards depend on: texts, grammar, compiler, forms. A file that cannot be read,
written or understood is as good as none.
"""
from __future__ import annotations

import hashlib
import os
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

PACKAGE = Path(__file__).parents[2]
SOURCES = ("cards/magic", "kernel/data.py", "magic/forms", "magic/keywords", "text/engine", "text/magic")
ENDINGS = {".py", ".lab", ".txt", ".yaml"}


def folder() -> Path:
    """Where the file lies: `$XDG_CACHE_HOME/apnap`, else `~/.cache/apnap` (on Windows and macOS the system's own place)."""
    if base := os.environ.get("XDG_CACHE_HOME"):
        return Path(base) / "apnap"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home()) / "apnap"
    return Path.home() / ("Library/Caches" if sys.platform == "darwin" else ".cache") / "apnap"


def _sources() -> Iterable[Path]:
    for name in SOURCES:
        path = PACKAGE / name
        yield from (path,) if path.is_file() else sorted(p for p in path.rglob("*") if p.suffix in ENDINGS)


def key() -> str:
    """The hash of what the compiled pool depends on."""
    out = hashlib.sha256(sys.version.encode())
    for path in _sources():
        out.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return out.hexdigest()[:24]


def load() -> dict[str, Any] | None:
    """The stored cards as plain data by name, or None."""
    try:
        found = msgspec.json.decode((folder() / f"pool-{key()}.json").read_bytes())
    except (OSError, msgspec.DecodeError, RuntimeError):
        return None
    return found if isinstance(found, dict) else None


def store(cards: dict[str, Any]) -> None:
    """Stores plain data of all cards; older files go away. Nothing happens where nothing can be written."""
    try:
        place = folder()
        place.mkdir(parents=True, exist_ok=True)
        target = place / f"pool-{key()}.json"
        handle, name = tempfile.mkstemp(dir=place, suffix=".part")
        with os.fdopen(handle, "wb") as file:
            file.write(msgspec.json.encode(cards))
        os.replace(name, target)
        for old in place.glob("pool-*.json"):
            if old != target:
                old.unlink(missing_ok=True)
    except (OSError, RuntimeError):
        return
