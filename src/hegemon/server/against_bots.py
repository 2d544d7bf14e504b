"""Advice is for a person who plays against bots alone: never in a game between people."""

from __future__ import annotations

from typing import Any

from ..core.language import msg
from .commands.carry_out import require_playing, require_seat
from .commands.moves import require_turn
from .guests import KnownGuest
from .problems import Refused
from .service import TableService


async def position_against_bots(
    service: TableService, table_id: str, guest: KnownGuest, seat: int, refusal: str
) -> tuple[str, dict[str, Any], bytes]:
    """Game, options and position, for the person who decides where all others are bots; else it is refused."""
    async with service.reading(table_id) as table:
        require_playing(table)
        require_seat(table, guest.id, seat)
        require_turn(table, seat)
        if table.people() != [seat] or not all(s.kind == "bot" for i, s in enumerate(table.seats) if i != seat):
            raise Refused(403, "not_allowed", msg(refusal))
        assert table.ongoing is not None
        return table.game, table.options, table.ongoing.game.pack(table.ongoing.state)
