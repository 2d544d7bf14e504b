"""Advice is for a person who plays against bots alone: never in a game between people."""

from __future__ import annotations

from typing import Any

from ..core.language import Message
from .commands.carry_out import require_playing, require_seat
from .commands.moves import require_turn
from .guests import KnownGuest
from .problems import Refused
from .service import TableService


async def position_against_bots(
    service: TableService, table_id: str, guest: KnownGuest, seat: int, refusal: Message
) -> tuple[str, dict[str, Any], bytes]:
    """Game, options and position, for the person who decides where all others are bots; else it is refused."""
    async with service.reading(table_id) as table:
        require_playing(table)
        require_seat(table, guest.id, seat)
        require_turn(table, seat)
        others = (s for i, s in enumerate(table.seats) if i != seat)
        may_come_back = table.clock is not None and table.clock.vacant
        if table.people() != [seat] or may_come_back or not all(other.kind == "bot" for other in others):
            raise Refused(403, "not_allowed", refusal)
        assert table.ongoing is not None
        return table.game, table.options, table.ongoing.game.pack(table.ongoing.state)
