"""Orders that a player leaves at the table."""

from __future__ import annotations

from ...core.game import Game
from ...core.language import msg
from ..guests import KnownGuest
from ..play import progress
from ..play.orders import Order, SeatOrders, steps
from ..play.table import Change, Table
from ..problems import Refused
from ..schemas.orders import OrderGiven, Orders
from ..schemas.play import Done
from ..service import TableService
from .carry_out import carry_out, require_playing, require_seat
from .moves import require_time


def _checked(game: Game, given: OrderGiven, turn: int) -> Order:
    """An order that the game understands; whether it is allowed shows when its time comes."""
    for text in steps(given.say):
        if not game.is_phrase(text):
            game.parse(text)
    if given.after is not None:
        if game.has_hidden:
            raise Refused(422, "invalid", msg("refuse-order-hidden"))
        given = given.model_copy(update={"after": game.text(game.parse(given.after))})
    elif len(steps(given.say)) != 1:
        raise Refused(422, "invalid", msg("refuse-order-one"))
    return Order(given.say, turn + given.turns, given.after or "")


async def leave(service: TableService, table_id: str, guest: KnownGuest, body: Orders) -> Done:
    """Leave orders, in place of earlier ones; what answers a question that is being asked does so at once."""

    async def work(table: Table, change: Change) -> None:
        require_seat(table, guest.id, body.seat)
        require_playing(table)
        assert table.ongoing is not None
        if table.to_act == body.seat:
            require_time(table, service.clock())
        left = [_checked(table.ongoing.game, order, table.ongoing.turn) for order in body.orders]
        table.orders.pop(body.seat, None)
        if left:
            table.orders[body.seat] = SeatOrders(left)
        change.event("orders", body.seat)
        if table.to_act == body.seat:
            progress.go_on(change)

    return await carry_out(service, table_id, guest, body, work)
