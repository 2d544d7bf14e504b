"""Pauses by consent, and vacations: how players stop the clock of a table."""

from __future__ import annotations

from ...core.language import msg
from ..guests import KnownGuest
from ..play.calendar import DAY
from ..play.clock import Clock
from ..play.table import Change, Table
from ..problems import Refused
from ..schemas.clock import PauseCommand, Vacation
from ..schemas.play import Done
from ..service import TableService
from .carry_out import carry_out, require_playing, require_seat


def _clock(table: Table, guest: KnownGuest, seat: int) -> Clock:
    """The clock of a game that is on, for somebody who plays it."""
    require_seat(table, guest.id, seat)
    require_playing(table)
    if table.clock is None:
        raise Refused(409, "no_clock", msg("refuse-no-clock"))
    return table.clock


async def pause(service: TableService, table_id: str, guest: KnownGuest, body: PauseCommand) -> Done:
    """Ask for a pause, or agree to one; with nobody else to ask it begins at once."""

    async def work(table: Table, change: Change) -> None:
        clock = _clock(table, guest, body.seat)
        if clock.paused:
            raise Refused(409, "no_pause", msg("refuse-clock-stands"))
        if clock.expired(service.clock()):
            raise Refused(409, "time_up", msg("refuse-time-up"))
        if clock.pause is not None and body.seat in clock.pause.accepted:
            raise Refused(409, "no_pause", msg("refuse-pause-agreed"))
        begins = clock.ask_for_pause(table.seats_of(guest.id), table.people(), service.clock())
        change.event("pause" if begins else "pause_offer", body.seat)

    return await carry_out(service, table_id, guest, body, work)


async def decline(service: TableService, table_id: str, guest: KnownGuest, body: PauseCommand) -> Done:
    """Refuse a pause, or withdraw one's own wish."""

    async def work(table: Table, change: Change) -> None:
        clock = _clock(table, guest, body.seat)
        if clock.pause is None:
            raise Refused(409, "no_pause", msg("refuse-no-pause"))
        clock.pause = None
        change.event("pause_decline", body.seat)

    return await carry_out(service, table_id, guest, body, work)


async def resume(service: TableService, table_id: str, guest: KnownGuest, body: PauseCommand) -> Done:
    """End a pause; any of the players may."""

    async def work(table: Table, change: Change) -> None:
        clock = _clock(table, guest, body.seat)
        if not clock.paused:
            raise Refused(409, "no_pause", msg("refuse-clock-runs"))
        clock.set_paused(False, service.clock())
        change.event("resume", body.seat)

    return await carry_out(service, table_id, guest, body, work)


async def vacation(service: TableService, table_id: str, guest: KnownGuest, body: Vacation) -> Done:
    """Be away, or be back earlier."""

    async def work(table: Table, change: Change) -> None:
        clock, at = _clock(table, guest, body.seat), service.clock()
        if clock.running == body.seat and clock.expired(at):
            raise Refused(409, "time_up", msg("refuse-time-up"))
        if not clock.may_go_away(body.seat, body.days * DAY, at):
            raise Refused(409, "no_vacation", msg("refuse-no-vacation"))
        clock.go_away(body.seat, body.days * DAY, at)
        change.event("vacation", body.seat, to=body.days)

    return await carry_out(service, table_id, guest, body, work)
