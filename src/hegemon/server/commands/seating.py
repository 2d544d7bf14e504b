"""Create a table, join it, change its seats before the game begins."""

from __future__ import annotations

import secrets
from functools import partial

from ...core.language import msg
from ..bot_runner import checked_bot
from ..chance import add_salt as add_salt_to
from ..chance import chosen as chosen_chance
from ..chance import require_open
from ..guests import KnownGuest
from ..outside_bots import listed_bots
from ..play import progress
from ..play.clock import Clock
from ..play.ongoing import OngoingGame
from ..play.table import Change, Seat, Table
from ..play.time_up import take_over
from ..problems import Refused
from ..schemas.chance import AddSalt
from ..schemas.play import Done
from ..schemas.tables import Join, NewSeat, NewTable, SeatChange, TableCreated
from ..service import TableService
from ..settings import Settings
from ..storage.answered import Answered
from ..storage.apart import keep_apart
from ..storage.commitments import spend
from ..storage.lists import open_listed_by
from ..storage.writer import Conflict
from .carry_out import carry_out, digest_of, earlier_answer, require_seat


def fresh_id() -> str:
    """A table's address: it cannot be guessed, so knowing it is the invitation."""
    return secrets.token_urlsafe(9)


def created(table_id: str, mine: list[int]) -> TableCreated:
    """The answer that a table stands."""
    return TableCreated(id=table_id, path=f"/t/{table_id}", seats=mine)


def _seat(seat_id: str, wanted: NewSeat, guest: KnownGuest, settings: Settings) -> Seat:
    if wanted.kind == "me":
        return Seat(seat_id, "person", guest.id, wanted.name or guest.name)
    if wanted.kind == "bot":
        bot = checked_bot(wanted.bot, settings.bot_seconds, listed_bots(settings))
        return Seat(seat_id, "bot", None, wanted.name or bot, bot)
    return Seat(seat_id)


def _check(service: TableService, body: NewTable, num_seats: int) -> None:
    mine = sum(1 for seat in body.seats if seat.kind == "me")
    if len(body.seats) != num_seats:
        raise Refused(422, "invalid", msg("refuse-seats", seats=num_seats, given=len(body.seats)))
    if mine > 1 and not body.pass_and_play:
        raise Refused(422, "invalid", msg("refuse-several-seats"))
    if body.seed is not None and not service.settings.seeds:
        raise Refused(403, "not_allowed", msg("refuse-seeds"))


async def create(service: TableService, guest: KnownGuest, body: NewTable) -> TableCreated:
    """Set a table up; the game begins at once when no seat is open."""
    scope = f"new {guest.id}"
    if (earlier := await earlier_answer(service, scope, guest.id, body, TableCreated)) is not None:
        return earlier
    if (
        body.visibility == "listed"
        and await open_listed_by(service.store, guest.id) >= service.settings.listed_per_guest
    ):
        raise Refused(409, "too_many", msg("refuse-too-many"))
    game = await service.library.fetch(body.game, body.options)
    _check(service, body, game.num_seats)
    table = Table(
        id=fresh_id(), game=body.game, options=game.options, owner=guest.id, visibility=body.visibility,
        pass_and_play=body.pass_and_play, auto_forced=body.auto_forced, seed=body.seed, ongoing=OngoingGame(game),
        seats=[_seat(game.seats[i], seat, guest, service.settings) for i, seat in enumerate(body.seats)],
        chance=await chosen_chance(service, guest, body),
        clock=Clock.fresh(body.time, game.num_seats) if body.time else None,
    )  # fmt: skip
    change = Change(table)
    progress.set_up(change)
    service.tick(table)
    answered = Answered(scope, body.command_id, guest.id, digest_of(body))
    answer = created(table.id, table.seats_of(guest.id))
    answered.answer = answer.model_dump()
    try:
        change.table.stamp = game.layout_stamp()
        spent = None if body.commitment is None else partial(spend, commitment=body.commitment)
        await service.store.create(change, change.table.stamp, answered, spent)
    except Conflict:  # the same command, sent twice at once: the other one was faster
        if (earlier := await earlier_answer(service, scope, guest.id, body, TableCreated)) is None:
            raise Refused(409, "no_commitment", msg("refuse-commitment-taken")) from None
        return earlier
    service.add(table)
    service.announce(change)
    return answer


async def join(service: TableService, table_id: str, guest: KnownGuest, body: Join) -> TableCreated:
    """Take an open seat."""

    async def work(table: Table, change: Change) -> None:
        if body.seat is not None and body.seat >= len(table.seats):
            raise Refused(404, "no_seat", msg("refuse-no-seat", seat=str(body.seat), last=len(table.seats) - 1))
        if table.seats_of(guest.id) and not table.pass_and_play:
            raise Refused(409, "taken", msg("refuse-seated"))
        free = [i for i, seat in enumerate(table.seats) if seat.open_to(guest.id)] or table.vacant
        if table.open_to_all:  # a table that was closed before its game began has seats on which nobody sits
            free = []
        if not free or (body.seat is not None and body.seat not in free):
            raise Refused(409, "taken", msg("refuse-seat-taken") if free else msg("refuse-full"))
        if await keep_apart(service.store, guest.id, [table.owner, *(seat.guest for seat in table.seats)]):
            raise Refused(403, "not_allowed", msg("refuse-kept-apart"))
        chosen = next(iter(table.kept_for(guest.id)), free[0]) if body.seat is None else body.seat
        if table.status == "open":
            add_salt_to(change, chosen, body.salt)
        take(change, chosen, Seat(table.seats[chosen].id, "person", guest.id, body.name or guest.name))

    await carry_out(service, table_id, guest, body, work)
    async with service.using(table_id) as table:
        return created(table_id, table.seats_of(guest.id))


async def change_seat(service: TableService, table_id: str, guest: KnownGuest, body: SeatChange) -> Done:
    """The creator gives an open seat to a bot, or takes the bot away."""

    async def work(table: Table, change: Change) -> None:
        if table.owner != guest.id:
            raise Refused(403, "not_allowed", msg("refuse-not-creator"))
        if table.status != "open":
            raise Refused(409, "taken", msg("refuse-begun"))
        if body.seat >= len(table.seats):
            raise Refused(404, "no_seat", msg("refuse-no-seat", seat=str(body.seat), last=len(table.seats) - 1))
        if table.seats[body.seat].kind == "person":
            raise Refused(409, "taken", msg("refuse-person-there"))
        wanted = NewSeat(kind=body.kind, bot=body.bot)
        take(change, body.seat, _seat(table.seats[body.seat].id, wanted, guest, service.settings))

    return await carry_out(service, table_id, guest, body, work)


def open_seat(change: Change, index: int) -> None:
    """Whoever sits there leaves, before the game begins."""
    take(change, index, Seat(change.table.seats[index].id))


async def add_salt(service: TableService, table_id: str, guest: KnownGuest, body: AddSalt) -> Done:
    """A player adds something to the seed before the game begins."""

    async def work(table: Table, change: Change) -> None:
        require_seat(table, guest.id, body.seat)
        require_open(table)
        add_salt_to(change, body.seat, body.salt)

    return await carry_out(service, table_id, guest, body, work)


def take(change: Change, index: int, seat: Seat) -> None:
    """Somebody sits down or gets up; the game begins when no seat is open."""
    table = change.table
    table.seats[index] = seat
    change.seats_changed = True
    told = "The seat is open." if seat.kind == "open" else "Sits down."
    change.event("seat", index, actor=seat.name, guest=seat.guest, text=told)
    if table.status != "open":
        take_over(change, index)
    elif all(s.kind != "open" for s in table.seats):
        progress.start(change)
