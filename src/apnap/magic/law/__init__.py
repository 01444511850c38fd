"""Magic's law: `LAW`, the lawbook, with one module a chapter. Importing this package enters every rule."""
from __future__ import annotations

from apnap.magic.law.book import LAW

__all__ = ["LAW"]
