"""The functions that carry verbs out, by family. `carry_out` is the one door.

What can be done only in part is done as far as it goes, and each function says how far that was (120.7).
"""
from __future__ import annotations

from importlib import import_module

from apnap.berserk.effects.registry import carry_out, carry_out_all, does, doings

for _family in ("wounds", "states", "moving", "around"):
    import_module(f"apnap.berserk.effects.{_family}")

__all__ = ["carry_out", "carry_out_all", "does", "doings"]
