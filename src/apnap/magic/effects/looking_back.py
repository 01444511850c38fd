"""Last known information (608.2h): which objects an instruction looks at that are gone, told once each."""
from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from apnap.kernel.data import Form, Id
from apnap.magic import events as ev
from apnap.magic import law, words
from apnap.magic.forms import effects as e
from apnap.magic.forms.words import ControllerOf, CountersOn, Filter, Host, Is, Stat, That, This
from apnap.magic.state import Frame

if TYPE_CHECKING:
    from apnap.magic.game import Magic

SEEN = "looked back at"
NESTED = ("do", "then", "otherwise", "body")


def tell(g: Magic, f: Frame, form: Any) -> None:
    """Note the objects that are no longer where they were and that this instruction (not one nested in it) has to know about."""
    if f.record is None:
        return
    seen: tuple[Id, ...] = words.remembered(g, f, SEEN) or ()
    fresh = tuple(dict.fromkeys(i for ref in _asked(form) for i in _gone(g, f, ref) if i not in seen))
    if fresh:
        words.remember(g, f, SEEN, (*seen, *fresh))
        for i in fresh:
            g.note(ev.LastKnown(i), law.LAST_KNOWN, f.source)


def _asked(form: Any) -> Iterator[Any]:
    """The references whose characteristics, counters or controllers matter."""
    if isinstance(form, tuple):
        for x in form:
            yield from _asked(x)
    elif isinstance(form, Is | CountersOn | ControllerOf):
        yield form.what
    elif isinstance(form, Stat):
        yield form.of
    elif isinstance(form, Form):
        if isinstance(form, e.DealDamage | e.DealDivided):
            yield form.source or This()
        if isinstance(form, Filter):
            yield from (to for how, to in form.relations if how != "remembered")
        for name in form.__struct_fields__:
            if name not in NESTED:
                yield from _asked(getattr(form, name))


def _gone(g: Magic, f: Frame, ref: Any) -> tuple[Id, ...]:
    if not isinstance(ref, This | That | Host):
        return ()
    return tuple(i for i in words.objects(g, f, ref) if not g.object(i).zone and g.object(i).last is not None)
