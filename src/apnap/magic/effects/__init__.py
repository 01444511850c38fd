"""The functions that carry effect forms out, by family. `carry_out` is the one door.

An instruction that can't be done does as much as possible (609.3): that is what each function does by itself.
"""
from __future__ import annotations

from importlib import import_module

from apnap.magic.effects.registry import carry_out, carry_out_all, does, doings

for _family in ("actions", "cards", "copies", "damage", "lasting", "flow", "keyworded", "mana", "moving", "paying", "stack", "tokens"):
    import_module(f"apnap.magic.effects.{_family}")

__all__ = ["carry_out", "carry_out_all", "does", "doings"]
