"""The verb table of Pebbles."""

from __future__ import annotations

from ...core.actions import Verb, VerbTable
from .domains import DOMAINS
from .frames import FRAMES, IN_COIN, IN_HEAP, IN_TOLL

VERBS = VerbTable(
    DOMAINS,
    FRAMES,
    Verb("first", "seat", at=IN_COIN, chance=True, free=True, cite="setup.coin"),
    Verb("take", "colour", at=IN_HEAP, permutes=True, cite=("taking.heap", "turn.sequence")),
    Verb("give", "colour", at=IN_TOLL, cite="taking.black"),
    Verb("done", at=IN_HEAP, ends_step=True, cite="turn.sequence"),
)
MAX_LEGAL = 4
