"""The same people once more: one table, whoever asks for it first, with every seat handed on by one place."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from contextlib import suppress
from hashlib import blake2b

from ...core.chance import Chance
from ...core.language import msg
from ..guests import KnownGuest
from ..play import progress
from ..play.clock import Clock
from ..play.ongoing import OngoingGame
from ..play.table import STAND_IN, Change, Origin, Seat, Table
from ..problems import Refused
from ..schemas.tables import Join, Rematch, TableCreated
from ..service import TableService
from ..storage.writer import Conflict
from .carry_out import perform
from .seating import created, join


async def rematch(service: TableService, table_id: str, guest: KnownGuest, body: Rematch) -> TableCreated:
    """Sit down at the table of the rematch; whoever comes first sets it up. Asking again leads to the same table."""
    async with service.using(table_id, fresh=True) as old:
        if not old.seats_of(guest.id):
            raise Refused(403, "not_allowed", msg("refuse-rematch-seat"))
        if old.status != "over" or old.ongoing is None:
            raise Refused(409, "not_over", msg("refuse-rematch-not-over"))
        new = address_of_rematch(old)
        if await service.store.number_of(new) is None:  # nobody has asked yet, or what was set up is deleted
            await _set_up(service, old, new, guest)
    async with service.reading(new) as table:
        mine, kept = table.seats_of(guest.id), table.kept_for(guest.id)
    if mine or not kept:  # the creator may have given the seat to a bot since: then one watches
        return created(new, mine)
    return await join(service, new, guest, Join(seat=kept[0], salt=body.salt, command_id=body.command_id))


def address_of_rematch(old: Table) -> str:
    """The same for everybody who sat there, and not to be guessed by others: nobody is told the ids of other guests."""
    known = " ".join([old.id, old.owner or "", *(seat.guest or "" for seat in old.seats)])
    return urlsafe_b64encode(blake2b(known.encode(), digest_size=9).digest()).decode()


def _handed_on(old: Table, guest: KnownGuest) -> list[Seat]:
    """Everybody one seat further: whoever began plays another side. Seats of others are kept until they come."""
    ids = [seat.id for seat in old.seats]
    return [_again(ids[i], old.seats[i - 1], guest.id) for i in range(len(ids))]


def _again(seat_id: str, before: Seat, guest: str) -> Seat:
    if before.kind == "bot" or before.guest is None:
        bot = before.bot or STAND_IN
        return Seat(seat_id, "bot", None, bot if before.resigned else before.name, bot)
    return Seat(seat_id, "person" if before.guest == guest else "open", before.guest, before.name)


async def _set_up(service: TableService, old: Table, new: str, guest: KnownGuest) -> None:
    """Store the new table; then everybody at the old one is told. Another process may have been faster."""
    assert old.ongoing is not None
    game = old.ongoing.game
    table = Table(
        id=new, game=old.game, options=old.options, owner=guest.id, visibility="private",
        pass_and_play=old.pass_and_play, auto_forced=old.auto_forced, seed=None, ongoing=OngoingGame(game),
        seats=_handed_on(old, guest), origin=Origin(old.id, old.ongoing.ply, "rematch"), chance=Chance.fresh(),
        clock=Clock.fresh(old.clock.control, game.num_seats) if old.clock else None,
    )  # fmt: skip
    change = Change(table)
    progress.set_up(change)
    service.tick(table)
    table.stamp = game.layout_stamp()
    try:
        await service.store.create(change, table.stamp)
    except Conflict:
        service.drop(old)
        return
    service.add(table)
    service.announce(change)

    async def tell(told: Table, news: Change) -> None:
        told.rematch = new
        news.event("rematch", told.seats_of(guest.id)[0])

    with suppress(Refused):  # another process was faster at the old table; it is stored what came of it
        await perform(service, old, tell)
