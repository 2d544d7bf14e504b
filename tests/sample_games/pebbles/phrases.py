"""What a player of Pebbles means in one breath."""

from __future__ import annotations

from ...core.phrases import Close, Each, Phrases, Repeat, phrase
from .frames import IN_HEAP, IN_TOLL

PHRASES = Phrases(
    phrase(
        "take",
        "{pebbles:colour=} [for {back:colour}]",
        Each("take {x}", "pebbles", at=IN_HEAP),
        Close("done", at=IN_HEAP),
        Repeat("give {x}", at=IN_TOLL, slot="back"),
    ),
)
