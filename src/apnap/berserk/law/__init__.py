"""Berserk's law: `LAW`, the lawbook, with one module a chapter. Importing this package enters every rule."""
from __future__ import annotations

from apnap.berserk.law import abilities, cards, ending, keywords, notions, queue, turn
from apnap.berserk.law.abilities import *  # noqa: F403
from apnap.berserk.law.book import FIFTEENTH, LAW, SECOND
from apnap.berserk.law.cards import *  # noqa: F403
from apnap.berserk.law.ending import *  # noqa: F403
from apnap.berserk.law.keywords import *  # noqa: F403
from apnap.berserk.law.notions import *  # noqa: F403
from apnap.berserk.law.queue import *  # noqa: F403
from apnap.berserk.law.turn import *  # noqa: F403

__all__ = ["FIFTEENTH", "LAW", "SECOND"]
__all__ += abilities.__all__
__all__ += cards.__all__
__all__ += ending.__all__
__all__ += keywords.__all__
__all__ += notions.__all__
__all__ += queue.__all__
__all__ += turn.__all__
