"""Leave a table; one at which nobody else sits goes for good."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import Literal

from ..guests import KnownGuest
from ..play.table import Change, Seat, Table
from ..problems import Refused
from ..schemas.tables import Leave, Left
from ..service import TableService
from ..storage.answered import Answered
from ..storage.writer import Conflict
from .carry_out import carry_out, digest_of, earlier_answer
from .seating import take

Way = Literal["delete", "get_up", "give_up"]


async def leave(service: TableService, table_id: str, guest: KnownGuest, body: Leave) -> Left:
    """Leave: an open seat is free again, a finished game is not mine any more, a table of one's own is deleted."""
    scope = f"leave {table_id}"
    if (earlier := await earlier_answer(service, scope, guest.id, body, Left)) is not None:
        return earlier
    async with service.using(table_id, fresh=True) as table:
        way = way_out(table.status, [s.guest for s in table.seats if s.kind == "person"], table.owner, guest.id)
        if way is None:
            raise Refused(403, "not_allowed", _why_not(table, guest.id))
        if way != "get_up":
            answered = Answered(scope, body.command_id, guest.id, digest_of(body))
            answered.answer = Left(deleted=way == "delete").model_dump()
            store = service.store
            with suppress(Conflict):  # the same command, sent twice at once: the other one was faster
                await (store.delete if way == "delete" else partial(store.give_up, guest.id))(table_id, answered)
            service.drop(table)
            service.hub.send_away(table_id)
            return Left(deleted=way == "delete")

    async def get_up(table: Table, change: Change) -> None:
        for seat in [*table.seats_of(guest.id), *table.kept_for(guest.id)]:
            take(change, seat, Seat(table.seats[seat].id))

    await carry_out(service, table_id, guest, body, get_up)
    return Left(deleted=False)


def way_out(status: str, people: list[str | None], owner: str | None, guest: str) -> Way | None:
    """How a guest leaves a table with these people; none: not now, or not at all."""
    if guest not in people and guest != owner:
        return None
    if all(other == guest for other in people):
        return "delete" if guest == owner or people else None
    if status == "open":
        return None if guest == owner else "get_up"
    return "give_up" if status in ("over", "replay") else None


def _why_not(table: Table, guest: str) -> str:
    if not table.seats_of(guest) and table.owner != guest:
        return "You do not sit at this table."
    if table.status == "open":
        return "Others sit at the table that you have set up: it stays until they have left."
    return "A game that others still play is not left: resign first."
