"""Play on from a position: a new table, against bots or with all seats one's own. It remembers where it began."""

from __future__ import annotations

from ...core.frames import OVER
from ...core.language import msg
from ..bot_runner import checked_bot
from ..guests import KnownGuest
from ..outside_bots import listed_bots
from ..play import progress
from ..play.ongoing import Made, OngoingGame, Snapshot
from ..play.table import Change, Origin, Seat, Table
from ..play.table_view import record_open
from ..play.walk import standing, walk
from ..problems import Refused
from ..schemas.reviews import TryAgain
from ..schemas.tables import TableCreated
from ..service import TableService
from ..storage.answered import Answered
from ..storage.writer import Conflict
from .carry_out import digest_of, earlier_answer
from .seating import created, fresh_id


async def try_again(service: TableService, table_id: str, guest: KnownGuest, body: TryAgain) -> TableCreated:
    """A table of one's own at which everything up to a position has been played already."""
    scope = f"again {table_id} {guest.id}"
    if (earlier := await earlier_answer(service, scope, guest.id, body, TableCreated)) is not None:
        return earlier
    longest = service.settings.bot_seconds
    async with service.reading(table_id) as old:
        ongoing = _may_branch(old, guest.id)
        if body.ply > ongoing.ply or (body.ply == ongoing.ply and ongoing.to_act == OVER):
            raise Refused(404, "no_position", msg("refuse-no-position", there=ongoing.ply, asked=body.ply))
        if body.seat is not None and body.seat >= len(old.seats):
            raise Refused(404, "no_seat", msg("refuse-no-seat", seat=str(body.seat), last=len(old.seats) - 1))
        bot = None if body.seat is None else checked_bot(body.bot, longest, listed_bots(service.settings))
        texts = [row.body["text"] for row in await service.store.actions(table_id, 0, body.ply)]
        name, options = old.game, old.options

    def work() -> tuple[list[Made], list[Snapshot]]:
        made, snapshots, _ = walk(service.library.for_this_thread(name, options), texts)
        return made, snapshots

    made, snapshots = await service.aside(work)
    game = await service.library.fetch(name, options)
    ongoing = standing(game, made, snapshots)
    seats = [
        Seat(seat, "bot", None, bot, bot) if bot and i != body.seat else Seat(seat, "person", guest.id, guest.name)
        for i, seat in enumerate(game.seats)
    ]
    table = Table(
        id=fresh_id(), game=name, options=game.options, owner=guest.id, visibility="private",
        pass_and_play=bot is None, auto_forced=True, seed=None, ongoing=ongoing, seats=seats, status="playing",
        origin=Origin(table_id, body.ply, "branch"),
    )  # fmt: skip
    change = Change(table)
    change.event("seat", text="The table was set up.")
    change.event("start")
    for step in made:
        change.action(step, None)
    change.snapshots = snapshots
    progress.go_on(change)
    answer = created(table.id, table.seats_of(guest.id))
    answered = Answered(scope, body.command_id, guest.id, digest_of(body))
    answered.answer = answer.model_dump()
    try:
        await service.store.create(change, game.layout_stamp(), answered)
    except Conflict:  # the same command, sent twice at once: the other one was faster
        if (earlier := await earlier_answer(service, scope, guest.id, body, TableCreated)) is None:
            raise
        return earlier
    service.add(table)
    service.announce(change)
    return answer


def _may_branch(old: Table, guest: str) -> OngoingGame:
    """The game to play on from: one that is over, or a running one of one's own in which nothing is hidden."""
    people = [seat.guest for seat in old.seats if seat.kind == "person"]
    own = bool(people) and all(sitting == guest for sitting in people)
    if old.ongoing is None or not (old.open_to_all or (own and record_open(old))):
        raise Refused(409, "not_over", msg("refuse-branch"))
    return old.ongoing
