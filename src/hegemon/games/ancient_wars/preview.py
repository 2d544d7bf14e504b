"""What an action costs or risks, with citations. Nothing is paid for in Ancient Wars; dice may cost a unit."""

from __future__ import annotations

from ...core.data import Data
from ...core.language import msg
from ...core.preview import PriceRow
from .actions import VERBS
from .domains import FORCED, SUPPLY
from .frames import IN_MARCH_TAKE
from .rules.movement import manner
from .state import State

DICE = msg("price-dice").key
FLEET_MOVE = msg("price-fleet-move").key
FATAL = msg("price-fatal").key
SUCCEEDS = msg("price-succeeds").key


def price(s: State, data: Data, a: int) -> list[PriceRow]:
    """Dice that follow, and the rolls that cost the unit its life."""
    verb, args = VERBS.decode(a)
    c = data.components
    top = s.depth - 1
    if verb.name == "fight":
        return [PriceRow(DICE, c.strength[args[0]], "battle.dice_by_strength")]
    if verb.name == "sail":
        return [PriceRow(FLEET_MOVE, 1, "fleets.by_card")]
    if verb.name == "check":
        fatal = c.attrition_fatal if s.phase == SUPPLY else c.event_fatal[s.card]
        return [PriceRow(FATAL, fatal, "supply.roll")]
    if verb.name == "take" and s.frame_kind[top] == IN_MARCH_TAKE:
        if manner(s, c, args[0], s.frame_second[top]) == FORCED:
            return [PriceRow(FATAL, c.march_fatal, "forced_march.roll")]
    if verb.name == "subvert":
        return [PriceRow(SUCCEEDS, c.event_number[s.card], "events.subvert")]
    return []
