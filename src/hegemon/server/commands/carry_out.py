"""The frame of every command: held table, repeat, staleness, one transaction, one answer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from hashlib import blake2b
from typing import Any

from pydantic import BaseModel

from ...core.errors import HegemonError
from ..desk import Desk
from ..guests import Known
from ..play import look
from ..play.table import Change, Table
from ..problems import Refused, refusal_of
from ..storage.store import Answered

Work = Callable[[Table, Change], Awaitable[None]]


def digest_of(body: BaseModel) -> str:
    """Identifies what a command asks for."""
    return blake2b(f"{type(body).__name__} {body.model_dump_json()}".encode(), digest_size=16).hexdigest()


async def earlier_answer(desk: Desk, scope: str, guest: str, body: Any) -> dict[str, Any] | None:
    """The answer to a command that was carried out before."""
    stored = await desk.store.answer_to(scope, body.command_id)
    if stored is None:
        return None
    if stored["guest"] != guest or stored["digest"] != digest_of(body):
        raise Refused(409, "command_reused", "This command id was used for something else; make a fresh one.")
    answer: dict[str, Any] = stored["answer"]
    return answer


def require_seat(table: Table, guest: str, seat: int) -> None:
    """The guest must hold the seat."""
    if seat >= len(table.seats):
        raise Refused(404, "no_seat", f"There is no seat {seat}; seats are 0 to {len(table.seats) - 1}.")
    if table.seats[seat].guest != guest:
        raise Refused(403, "not_your_seat", "That seat is not yours.")


def require_playing(table: Table) -> None:
    """The game must be on."""
    if not table.playing or table.live is None:
        sentence = {
            "open": "The game has not begun: seats are still open.",
            "over": "The game is over.",
            "replay": "This is a replay; nobody plays here.",
        }.get(table.status, table.frozen_reason)
        raise Refused(409, "not_playing", sentence)


def require_fresh(table: Table, expected: int) -> None:
    """The game must not have moved on since the client looked."""
    if expected < table.moved:
        raise Refused(409, "stale", f"The game has moved on: you saw event {expected}, it is at {table.moved}.")
    if expected > table.number:
        raise Refused(409, "stale", f"You expect event {expected}, but the last one is {table.number}; look again.")


async def carry_out(desk: Desk, table_id: str, guest: Known, body: Any, work: Work) -> dict[str, Any]:
    """Carry a command out once, store it, and answer; a repeat gets the first answer.

    Nobody looks for a repeat beforehand: what was done already is refused as stale (or by the key of its row), and only
    then is it worth a look."""
    try:
        async with desk.using(table_id) as table:
            return await _carry_out(desk, table, guest, body, work)
    except Refused as refused:
        if (earlier := await earlier_answer(desk, table_id, guest.id, body)) is not None:
            return earlier
        raise refused


async def _carry_out(desk: Desk, table: Table, guest: Known, body: Any, work: Work) -> dict[str, Any]:
    change = Change(table)
    try:
        await work(table, change)
        viewer = look.viewer_of(table, guest.id)
        ply = table.live.ply if table.live is not None else 0
        answered = Answered(table.id, body.command_id, guest.id, digest_of(body))
        answered.answer = {"number": table.number, "ply": ply, "events": look.events(table, viewer, change.rows)}
    except HegemonError as fault:
        if change.rows or change.seats_changed:  # half done: forget it, the database still has what was before
            desk.drop(table)
        raise refusal_of(fault) from None
    except BaseException:
        desk.drop(table)
        raise
    await desk.commit(change, answered)
    return answered.answer
