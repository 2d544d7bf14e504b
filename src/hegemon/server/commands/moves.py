"""Act, undo, restart the turn, resign, chat."""

from __future__ import annotations

from ...core.language import msg, name_key
from ..guests import KnownGuest
from ..play import progress
from ..play.orders import decided_otherwise, hear
from ..play.table import Change, Table
from ..problems import Refused
from ..schemas.play import Done
from ..schemas.tables import Act, Chat, Resign, RestartTurn, Undo
from ..service import TableService
from .carry_out import carry_out, require_fresh, require_playing, require_seat


def require_turn(table: Table, seat: int) -> None:
    """The seat must be the one that decides."""
    if table.to_act != seat:
        who = "seat-nobody" if table.to_act is None else name_key("seat", table.seats[table.to_act].id)
        assert table.ongoing is not None
        raise Refused(409, "not_your_turn", msg("refuse-not-your-turn", who=who), say=table.ongoing.game.say)


def require_time(table: Table, at: int) -> None:
    """Whoever decides must have time left: what happens at zero happens to everybody alike."""
    if table.clock is not None and table.clock.expired(at):
        raise Refused(409, "time_up", msg("refuse-time-up"))


def make_move(table: Table, change: Change, text: str) -> None:
    """Carry out what the seat that decides means, a person or a bot: a small action or a phrase, and all that follows
    by itself. A phrase is judged as a whole before anything of it is done; a small action while it is carried out."""
    ongoing = table.ongoing
    assert ongoing is not None
    game, first = ongoing.game, ongoing.ply
    small = game.small_action(ongoing.state, text)
    if small is None and not game.is_phrase(text):
        small = game.parse(text)  # it is refused when it is made, with the reason
    run = game.expand(ongoing.state, text) if small is None else None
    table.standing.pop(ongoing.to_act, None)
    if run is not None and run.standing is not None:
        table.standing[ongoing.to_act] = run.standing
    actions = run.actions if run is not None else [] if small is None else [small]
    decided_otherwise(table.orders, ongoing.to_act)
    for a in actions:
        made, snapshot = ongoing.make(a, phrase=first)
        hear(table.orders, made)
        change.action(made, snapshot)
    progress.go_on(change)


async def act(service: TableService, table_id: str, guest: KnownGuest, body: Act) -> Done:
    """Make an action."""

    async def work(table: Table, change: Change) -> None:
        require_seat(table, guest.id, body.seat)
        require_playing(table)
        require_fresh(table, body.expected)
        require_turn(table, body.seat)
        require_time(table, service.clock())
        if table.clock is not None:
            table.clock.is_here(body.seat)
        make_move(table, change, body.text)

    return await carry_out(service, table_id, guest, body, work)


async def undo(service: TableService, table_id: str, guest: KnownGuest, body: Undo | RestartTurn) -> Done:
    """Take back decisions of one's own turn."""

    async def work(table: Table, change: Change) -> None:
        require_seat(table, guest.id, body.seat)
        require_playing(table)
        require_fresh(table, body.expected)
        require_time(table, service.clock())
        assert table.ongoing is not None
        back = table.ongoing.undoable(body.seat)
        steps = len(back) if isinstance(body, RestartTurn) else body.steps
        if not back or steps > len(back):
            raise Refused(409, "no_undo", msg("refuse-undo", left=len(back)))
        table.ongoing.back_to(back[steps - 1])
        table.standing.clear()
        table.orders.clear()
        change.shorten(back[steps - 1])
        change.event("undo", body.seat, to=back[steps - 1])

    return await carry_out(service, table_id, guest, body, work)


async def resign(service: TableService, table_id: str, guest: KnownGuest, body: Resign) -> Done:
    """Give the game up. That does not depend on the position, so it is never stale."""

    async def work(table: Table, change: Change) -> None:
        require_seat(table, guest.id, body.seat)
        require_playing(table)
        progress.resign(change, body.seat)

    return await carry_out(service, table_id, guest, body, work)


async def chat(service: TableService, table_id: str, guest: KnownGuest, body: Chat) -> Done:
    """Say something: a player to the players, somebody who watches to those who watch."""

    async def work(table: Table, change: Change) -> None:
        mine = table.seats_of(guest.id)
        said = {"actor": guest.name, "guest": guest.id, "text": body.text}
        change.event("chat" if mine else "aside", mine[0] if mine else None, **said)

    return await carry_out(service, table_id, guest, body, work)
