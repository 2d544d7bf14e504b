"""Take-backs: further back than undo, with the consent of every other person at the table."""

from __future__ import annotations

from ...core.language import msg
from ..guests import KnownGuest
from ..play import progress
from ..play.table import Change, Table, Takeback
from ..problems import Refused
from ..schemas.play import Done
from ..schemas.tables import TakebackAnswer, TakebackOffer
from ..service import TableService
from .carry_out import carry_out, require_fresh, require_playing, require_seat


async def offer(service: TableService, table_id: str, guest: KnownGuest, body: TakebackOffer) -> Done:
    """Ask to go back; done at once when there is nobody to ask."""

    async def work(table: Table, change: Change) -> None:
        require_seat(table, guest.id, body.seat)
        require_playing(table)
        require_fresh(table, body.expected)
        to = body.to
        if to is None:
            last = await service.store.last_decision(table.id, body.seat)
            if last is None:
                raise Refused(409, "no_takeback", msg("refuse-nothing-decided"))
            to = last - 1
        assert table.ongoing is not None
        if to >= table.ongoing.ply:
            raise Refused(409, "no_takeback", msg("refuse-nothing-back", there=table.ongoing.ply))
        change.event("takeback_offer", body.seat, to=to)
        table.takeback = Takeback(body.seat, to, table.seats_of(guest.id))
        await _try(service, table, change)

    return await carry_out(service, table_id, guest, body, work)


async def accept(service: TableService, table_id: str, guest: KnownGuest, body: TakebackAnswer) -> Done:
    """Agree to go back."""

    async def work(table: Table, change: Change) -> None:
        offered = _require_offer(table, guest, body)
        if body.seat in offered.accepted:
            raise Refused(409, "no_takeback", msg("refuse-agreed"))
        change.event("takeback_accept", body.seat, to=offered.to)
        table.takeback = Takeback(offered.seat, offered.to, sorted({*offered.accepted, *table.seats_of(guest.id)}))
        await _try(service, table, change)

    return await carry_out(service, table_id, guest, body, work)


async def decline(service: TableService, table_id: str, guest: KnownGuest, body: TakebackAnswer) -> Done:
    """Refuse to go back, or withdraw one's own offer."""

    async def work(table: Table, change: Change) -> None:
        offered = _require_offer(table, guest, body)
        change.event("takeback_decline", body.seat, to=offered.to)
        table.takeback = None if offered.seat is not None else Takeback(None, offered.to, [])  # what else is there?

    return await carry_out(service, table_id, guest, body, work)


def _require_offer(table: Table, guest: KnownGuest, body: TakebackAnswer) -> Takeback:
    require_seat(table, guest.id, body.seat)
    if table.agreed is None:
        require_playing(table)
    require_fresh(table, body.expected)
    if table.takeback is None:
        raise Refused(409, "no_takeback", msg("refuse-no-takeback"))
    return table.takeback


async def _try(service: TableService, table: Table, change: Change) -> None:
    """Go back if everybody agrees."""
    offered = table.takeback
    assert offered is not None
    if any(seat not in offered.accepted for seat in table.people()):
        return
    if offered.seat is None:
        await service.go_on_from_agreed(change)
    else:
        table.ongoing = await service.position(table, offered.to)
    table.standing.clear()
    table.orders.clear()
    change.shorten(offered.to)
    table.recent.clear()
    table.recent.extend(await service.store.actions(table.id, offered.to - (table.recent.maxlen or 0), offered.to))
    change.event("takeback", offered.seat, to=offered.to)
    progress.go_on(change)
