"""The position vocabulary of Antike: beginnings, and facts by topic. Pieces come out of supply, bank and stacks."""

from __future__ import annotations

from ...core.data import Data
from ...core.errors import NotationError
from ...core.frames import pop, push
from ...core.language import msg, said_by
from ...core.position import Facts
from .facts_board import BOARD_FACTS
from .facts_stores import STORE_FACTS
from .facts_turn import TURN_FACTS
from .frames import IN_RONDEL
from .rules.pieces import place_city
from .rules.setup import deal_stock, fill_bank, seat_as_listed, set_up
from .rules.turn import begin_turn
from .state import State

SAY = said_by("antike")


def base_empty(s: State, data: Data) -> None:
    """No cities, units or chips; nations as listed, and their first one is about to move its stone."""
    c = data.components
    fill_bank(s, c)
    seat_as_listed(s, c)
    first = 0 if c.is_doubled else c.first_nation
    for place in range(c.num_nations):
        s.order[place] = c.turn_order[place] if c.is_paired else (first + place) % c.num_nations
    s.turn, s.position, s.nation = 1, 0, s.order[0]
    s.active = s.seat_of[s.nation]
    push(s, IN_RONDEL, s.active)


def base_setup(s: State, data: Data) -> None:
    """The set-up as it begins in play: nation cards, the flip of a coin and start cities are yet to come."""
    set_up(s, data.components)


def base_start(s: State, data: Data) -> None:
    """The printed set-up, nations as listed."""
    c = data.components
    if c.is_doubled:
        raise NotationError(msg("bad-fact-doubled"), SAY)
    base_empty(s, data)
    deal_stock(s, c)
    for nation in range(c.num_nations):
        for province in c.start_city[nation]:
            place_city(s, c, nation, province)
    s.turn, s.position = 0, -1
    pop(s)
    begin_turn(s, c)


FACTS = Facts(
    {"empty": base_empty, "start": base_start, "setup": base_setup},
    {**TURN_FACTS, **BOARD_FACTS, **STORE_FACTS},
)
