"""Phrases: what a person means in one breath, as a script of small actions that runs forward and reads backward.

    PHRASES = Phrases(
        Phrase("found", "{region} {resource} [coins {coins:resource=}]",
               Do("found {region} {resource}"), Settle("coins {n}", "coins", of="resource", at=IN_PAYMENT)),
        Phrase("trade", "{gives:chip=} for {takes:resource=}",
               Do("trade"), Each("give {x}", "gives", at=IN_TRADE_GIVE), Each("take {x}", "takes", at=IN_TRADE_TAKE)),
    )

A form names its slots: `{region}` a member of a domain, `{a:region}` one under another name, `{n:number}`,
`{path:region+}` several, `{gives:chip=}` goods (`marble=2 coin`). What stands in brackets may be left out; a lone word
there is a flag.
"""

from __future__ import annotations

from .grammar import Phrase, Phrases, phrase
from .run import Run
from .standing import Later, Stand, Standing
from .steps import Along, Close, Do, Each, Repeat, Settle, Times

__all__ = [
    "Along",
    "Close",
    "Do",
    "Each",
    "Later",
    "Phrase",
    "Phrases",
    "Repeat",
    "Run",
    "Settle",
    "Stand",
    "Standing",
    "Times",
    "phrase",
]
