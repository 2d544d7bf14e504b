"""Uploaded records: verified action by action, then kept as a table to be looked at."""

from __future__ import annotations

from ..core import record as records
from ..core.errors import RecordError
from ..core.language import msg
from ..core.record import Record
from .commands.seating import created, fresh_id
from .guests import KnownGuest
from .play.ongoing import Made, Snapshot
from .play.table import Change, Seat, Table
from .play.walk import standing, walk
from .problems import Refused
from .schemas.tables import TableCreated
from .service import TableService

LONGEST_NAME = 40
MOST_ACTIONS = 30_000
MOST_WAITING = 8  # records that may wait to be verified


def _verified(text: str) -> tuple[Record, list[Made], list[Snapshot]]:
    """In a thread: the record's actions, if every one of them and every hash is right."""
    record = records.loads(text)
    if len(record.texts()) > MOST_ACTIONS:
        raise RecordError(msg("bad-record-long", most=MOST_ACTIONS))
    game = records.open_game(record)
    small = records.replay(record, game).record.texts()
    if len(small) > MOST_ACTIONS:
        raise RecordError(msg("bad-record-long", most=MOST_ACTIONS))
    made, snapshots, _ = walk(game, small)
    return record, made, snapshots


def _readable(name: str) -> str:
    """A player's name from a file: what cannot be shown or stored is left out."""
    return "".join(c for c in name if c.isprintable())[:LONGEST_NAME]


async def upload(service: TableService, guest: KnownGuest, body: bytes) -> TableCreated:
    """A record becomes a table of its own, open to everybody who knows the address."""
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError:
        raise RecordError(msg("bad-record-binary")) from None
    if service.waiting_uploads >= MOST_WAITING:
        raise Refused(429, "too_fast", msg("refuse-records"), wait=10)
    service.waiting_uploads += 1
    try:
        record, made, snapshots = await service.aside(_verified, text, thread="upload")
    finally:
        service.waiting_uploads -= 1
    game = await service.library.fetch(record.game, record.options)
    ongoing = standing(game, made, snapshots)
    table = Table(
        id=fresh_id(), game=record.game, options=game.options, owner=guest.id, visibility="private",
        pass_and_play=False, auto_forced=True, seed=None, ongoing=ongoing, status="replay", chance=record.chance,
        seats=[Seat(seat, "person", None, _readable(record.players.get(seat, ""))) for seat in game.seats],
    )  # fmt: skip
    table.outcome = game.named_outcome(ongoing.state)
    change = Change(table)
    for step in made:
        change.action(step, None)
    change.snapshots = snapshots
    await service.store.create(change, game.layout_stamp())
    service.add(table)
    return created(table.id, [])
