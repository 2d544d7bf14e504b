"""Orders that a player leaves at the table: answers that stand, and moves for the case that somebody does something.

They belong to the seat alone, are carried out the moment it is asked, and look like any other answers. Moves for a case
are for games in which nothing is hidden: there, everybody knows what somebody did."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

from ...core.errors import HegemonError
from ...core.frames import CHANCE
from .ongoing import Made, OngoingGame


@dataclass
class Order:
    """Say this whenever it is allowed, up to a turn; or once, step by step, after somebody else has done `after`."""

    say: str
    until: int  # the last turn in which it holds
    after: str = ""


@dataclass
class SeatOrders:
    """What one seat has left."""

    orders: list[Order] = field(default_factory=list)
    going_on: list[str] = field(default_factory=list)  # the rest of a move for a case that has come


Orders = dict[int, SeatOrders]


def dump(orders: Orders) -> dict[str, Any]:
    """As it is stored."""
    return {str(seat): asdict(left) for seat, left in orders.items()}


def restore(kept: dict[str, Any] | None) -> Orders:
    """As it was stored."""
    return {
        int(seat): SeatOrders([Order(**order) for order in left["orders"]], left["going_on"])
        for seat, left in (kept or {}).items()
    }


def steps(text: str) -> list[str]:
    """A move for a case, step by step."""
    return [step.strip() for step in text.split(";") if step.strip()]


def hear(orders: Orders, made: Made) -> None:
    """Somebody has done something: has a case come that others have ordered a move for?"""
    if made.seat == CHANCE:
        return
    for seat, left in orders.items():
        order = next((o for o in left.orders if o.after == made.text), None)
        if seat != made.seat and order is not None and order.until >= made.turn:
            left.orders.remove(order)
            left.going_on = steps(order.say)


def ordered(ongoing: OngoingGame, orders: Orders) -> list[int]:
    """What the seat that decides has ordered for what is asked now; nothing: it decides itself."""
    if (left := orders.get(ongoing.to_act)) is None:
        return []
    left.orders = [order for order in left.orders if order.until >= ongoing.turn]
    if left.going_on and (found := _meant(ongoing, left.going_on[0])):
        del left.going_on[0]
        return found
    standing = (order for order in left.orders if not order.after)
    return next((found for order in standing if (found := _meant(ongoing, order.say))), [])


def decided_otherwise(orders: Orders, seat: int) -> None:
    """The seat has decided in person: what was ordered for a case does not go on."""
    if seat in orders:
        orders[seat].going_on.clear()


def _meant(ongoing: OngoingGame, text: str) -> list[int]:
    """The actions that a text stands for here; none when it is not allowed now."""
    game, state = ongoing.game, ongoing.state
    try:
        if not game.is_phrase(text):
            a = game.parse(text)
            return [a] if game.allows(state, a) else []
        small = game.small_action(state, text)
        return [small] if small is not None else list(game.expand(state, text).actions)
    except HegemonError:
        return []
