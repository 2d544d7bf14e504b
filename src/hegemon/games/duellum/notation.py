"""Position text: the facts that set up or check a position. Pieces come out of supply and bank and go back there."""

from __future__ import annotations

from ...core.data import Data
from ...core.frames import push
from ...core.position import Facts
from .facts_board import BOARD_FACTS
from .facts_cards import CARD_FACTS
from .facts_stores import STORE_FACTS
from .facts_turn import TURN_FACTS
from .flow import start
from .frames import IN_RONDEL
from .rules.setup import apply_first, fill_bank
from .rules.special_units import place_special_units
from .state import State


def base_empty(s: State, data: Data) -> None:
    """No cities, units, chips or cards; all pieces in supply and bank, all event cards in the deck."""
    fill_bank(s, data.components)
    place_special_units(s, data.components)
    s.turn = 1
    push(s, IN_RONDEL, 0)


def base_start(s: State, data: Data) -> None:
    """The printed set-up; the first nation begins, the display is about to be laid out."""
    start(s, data.components)
    apply_first(s, data.components, 0)


FACTS = Facts(
    {"empty": base_empty, "start": base_start},
    {**TURN_FACTS, **BOARD_FACTS, **STORE_FACTS, **CARD_FACTS},
)
