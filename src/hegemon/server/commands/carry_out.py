"""The frame of every command: held table, repeat, staleness, one transaction, one answer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from hashlib import blake2b
from typing import Any, TypeVar

from pydantic import BaseModel

from ...core.errors import HegemonError
from ...core.language import msg
from ..guests import KnownGuest
from ..play.table import Change, Table
from ..problems import Refused, refusal_of
from ..schemas.play import Done
from ..service import TRIES, TableService
from ..storage.answered import Answered

A = TypeVar("A", bound=BaseModel)
Work = Callable[[Table, Change], Awaitable[None]]


def digest_of(body: BaseModel) -> str:
    """Identifies what a command asks for."""
    return blake2b(f"{type(body).__name__} {body.model_dump_json()}".encode(), digest_size=16).hexdigest()


async def earlier_answer(service: TableService, scope: str, guest: str, body: Any, shape: type[A]) -> A | None:
    """The answer to a command that was carried out before."""
    stored = await service.store.answer_to(scope, body.command_id)
    if stored is None:
        return None
    if stored["guest"] != guest or stored["digest"] != digest_of(body):
        raise Refused(409, "command_reused", msg("refuse-command-reused"))
    known = {name: stored["answer"][name] for name in shape.model_fields}  # an earlier version may have told more
    return shape.model_validate(known)


def require_seat(table: Table, guest: str, seat: int) -> None:
    """The guest must hold the seat."""
    if seat >= len(table.seats):
        raise Refused(404, "no_seat", msg("refuse-no-seat", seat=str(seat), last=len(table.seats) - 1))
    if table.seats[seat].guest != guest:
        raise Refused(403, "not_your_seat", msg("refuse-not-your-seat"))


def require_playing(table: Table) -> None:
    """The game must be on."""
    if not table.playing or table.ongoing is None:
        reasons = {"open": msg("refuse-not-begun"), "over": msg("refuse-over"), "replay": msg("refuse-replay")}
        raise Refused(409, "not_playing", reasons.get(table.status) or table.frozen_message())


def require_fresh(table: Table, expected: int) -> None:
    """The game must not have moved on since the client looked."""
    if expected < table.moved:
        raise Refused(409, "stale", msg("refuse-moved-on", seen=expected, now=table.moved))
    if expected > table.number:
        raise Refused(409, "stale", msg("refuse-ahead", seen=expected, now=table.number))


async def carry_out(service: TableService, table_id: str, guest: KnownGuest, body: Any, work: Work) -> Done:
    """Carry a person's command out once, store it, and answer; a repeat gets the first answer.

    Nobody looks for a repeat beforehand: what was done already is refused as stale (or by the key of its row), and only
    then is it worth a look."""
    return await service.metrics.command(_once(service, table_id, guest, body, work))


async def _once(service: TableService, table_id: str, guest: KnownGuest, body: Any, work: Work) -> Done:
    judged = 0
    for left in reversed(range(TRIES)):
        try:
            async with service.using(table_id) as table:
                judged = table.number
                answered = Answered(table.id, body.command_id, guest.id, digest_of(body))
                return await perform(service, table, work, answered)
        except Refused as refused:
            if (earlier := await earlier_answer(service, table_id, guest.id, body, Done)) is not None:
                return earlier
            # Was it refused because another process was faster? Then it is judged again, by what is stored now.
            if not left or not await service.outdated(table_id, judged):
                raise refused
    raise AssertionError("the last attempt either answers or raises")


async def perform(service: TableService, table: Table, work: Work, answered: Answered | None = None) -> Done:
    """The one way in which a table changes, for people and bots: all of the work and its answer are stored together or
    nothing is; then everybody hears of it. The caller holds the table."""
    change = Change(table)
    try:
        await work(table, change)
    except HegemonError as fault:
        if change.rows or change.seats_changed:  # half done: forget it, the database still has what was before
            service.drop(table)
        raise refusal_of(fault) from None
    except BaseException:
        service.drop(table)
        raise
    done = Done(number=table.number, ply=table.ongoing.ply if table.ongoing is not None else 0)
    if answered is not None:
        answered.answer = {"number": done.number, "ply": done.ply}
    await service.commit(change, answered)
    return done
