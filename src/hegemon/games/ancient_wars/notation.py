"""Position text: where a position begins, and the facts that set up or check it (README.md lists them)."""

from __future__ import annotations

from ...core.data import Data
from ...core.position import Facts
from .domains import CARD, NUM_UNITS, ROMAN
from .facts_battle import BATTLE_FACTS
from .facts_cards import CARD_FACTS
from .facts_turn import TURN_FACTS, enter_phase
from .facts_units import UNIT_FACTS
from .flow import start
from .state import State


def base_empty(s: State, data: Data) -> None:
    """No unit on the map; all cards in the decks; the Roman's first card to be chosen."""
    for u in range(NUM_UNITS):
        s.veil[u] = u
    s.game_turn = 1
    s.turn = 1
    enter_phase(s, ROMAN, CARD)


def base_start(s: State, data: Data) -> None:
    """The set-up of the campaign."""
    start(s, data.components)


FACTS = Facts(
    {"empty": base_empty, "start": base_start},
    {**TURN_FACTS, **CARD_FACTS, **UNIT_FACTS, **BATTLE_FACTS},
)
