"""Orders that a player leaves at a table."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field
from typing_extensions import TypedDict

from .wire import ActionText, Body, CommandId, exactly

MOST_ORDERS = 12


class OrderGiven(Body):
    """An answer that stands, or (with `after`) a move for the case that somebody else does that."""

    say: ActionText
    after: ActionText | None = Field(default=None, description="Another seat's action, as the log writes it.")
    turns: int = Field(default=20, ge=1, le=200, description="For so many turns from now on.")


class Orders(Body):
    """All orders of a seat, in place of those it has left before."""

    seat: int = Field(ge=0, le=15)
    orders: list[OrderGiven] = Field(max_length=MOST_ORDERS)
    command_id: CommandId


@exactly
class OrderInfo(TypedDict):
    """An order that stands."""

    say: str
    after: str
    until: Annotated[int, Field(description="The last turn in which it holds.")]


@exactly
class SeatOrders(TypedDict):
    """The orders of one seat."""

    seat: int
    orders: list[OrderInfo]
