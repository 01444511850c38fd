"""Magic's lawbook and its editions; the chapters enter their rules here."""
from __future__ import annotations

from apnap.kernel.law import Edition, Lawbook

LAW = Lawbook(
    "magic",
    (
        Edition("2004-10-01", "kamigawa", "before-time-spiral"),
        Edition("2006-10-06", "time-spiral"),
        Edition("2009-07-11", "m10"),
        Edition("2010-04-23", "rise-of-the-eldrazi"),
        Edition("2011-07-15", "m12"),
        Edition("2013-02-01", "gatecrash"),
        Edition("2015-07-17", "origins"),
        Edition("2016-04-08", "shadows"),
        Edition("2018-01-19", "rivals"),
        Edition("2018-04-27", "dominaria"),
        Edition("2021-07-12", "afr"),
        Edition("2022-04-29", "capenna"),
        Edition("2024-11-15", "foundations"),
        Edition("2026-04-17", "april-2026"),
        Edition("2026-08-07", "august-2026", "newest"),
    ),
)
