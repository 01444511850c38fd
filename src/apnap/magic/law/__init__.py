"""Magic's law: `LAW`, the lawbook, with one module a chapter. Importing this package enters every rule."""
from __future__ import annotations

from apnap.magic.law import (
    actions,
    activating,
    casting,
    changes,
    costs,
    engine,
    handling,
    keyword_abilities,
    keywords,
    keywords_late,
    keywords_more,
    loyalty,
    mana_abilities,
    objects,
    players,
    replacement,
    resolving,
    sections,
    state_based,
    triggers,
    turn,
    zones,
)
from apnap.magic.law.actions import *  # noqa: F403
from apnap.magic.law.activating import *  # noqa: F403
from apnap.magic.law.book import LAW
from apnap.magic.law.casting import *  # noqa: F403
from apnap.magic.law.changes import *  # noqa: F403
from apnap.magic.law.costs import *  # noqa: F403
from apnap.magic.law.engine import *  # noqa: F403
from apnap.magic.law.handling import *  # noqa: F403
from apnap.magic.law.keyword_abilities import *  # noqa: F403
from apnap.magic.law.keywords import *  # noqa: F403
from apnap.magic.law.keywords_late import *  # noqa: F403
from apnap.magic.law.keywords_more import *  # noqa: F403
from apnap.magic.law.loyalty import *  # noqa: F403
from apnap.magic.law.mana_abilities import *  # noqa: F403
from apnap.magic.law.objects import *  # noqa: F403
from apnap.magic.law.players import *  # noqa: F403
from apnap.magic.law.replacement import *  # noqa: F403
from apnap.magic.law.resolving import *  # noqa: F403
from apnap.magic.law.sections import *  # noqa: F403
from apnap.magic.law.state_based import *  # noqa: F403
from apnap.magic.law.triggers import *  # noqa: F403
from apnap.magic.law.turn import *  # noqa: F403
from apnap.magic.law.zones import *  # noqa: F403

__all__ = ["LAW"]
__all__ += actions.__all__
__all__ += activating.__all__
__all__ += casting.__all__
__all__ += changes.__all__
__all__ += costs.__all__
__all__ += engine.__all__
__all__ += handling.__all__
__all__ += keyword_abilities.__all__
__all__ += keywords.__all__
__all__ += keywords_late.__all__
__all__ += keywords_more.__all__
__all__ += loyalty.__all__
__all__ += mana_abilities.__all__
__all__ += objects.__all__
__all__ += players.__all__
__all__ += replacement.__all__
__all__ += resolving.__all__
__all__ += sections.__all__
__all__ += state_based.__all__
__all__ += triggers.__all__
__all__ += turn.__all__
__all__ += zones.__all__
