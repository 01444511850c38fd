"""Binds nodes to forms: pronouns get what they stand for, targets their numbers. What cannot be bound raises `CannotBind`."""

from __future__ import annotations

from apnap.text.magic.bind import (
    abilities,
    clauses,
    conditions,
    cost_changes,
    descriptions,
    entering,
    events,
    keywords,
    misc,
    nouns,
    quantities,
    statics,
    values,
    verbs,
)
from apnap.text.magic.bind.binder import Binder, CannotBind

__all__ = [
    "Binder",
    "CannotBind",
    "abilities",
    "clauses",
    "conditions",
    "cost_changes",
    "descriptions",
    "entering",
    "events",
    "keywords",
    "misc",
    "nouns",
    "quantities",
    "statics",
    "values",
    "verbs",
]
