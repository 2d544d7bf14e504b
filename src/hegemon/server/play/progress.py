"""How a game goes on after each change, and how it ends."""

from __future__ import annotations

from ...core.frames import OVER
from .settle import chance_for, settle
from .table import STAND_IN, Change, Seat


def go_on(change: Change) -> None:
    """Draw chance, make decisions without a choice, and see whether the game is over."""
    table = change.table
    ongoing = table.ongoing
    assert ongoing is not None
    draw = chance_for(table)
    for made, snapshot in settle(
        ongoing, draw, table.takes_forced, table.is_watched, table.is_bot, table.standing, table.orders
    ):
        change.action(made, snapshot)
    if ongoing.to_act == OVER:
        table.status = "over"
        table.outcome = ongoing.game.named_outcome(ongoing.state)
        change.event("over", outcome=table.outcome)


def set_up(change: Change) -> None:
    """A new table; the game begins at once if every seat is taken."""
    change.event("seat", text="The table was set up.")
    if all(seat.kind != "open" for seat in change.table.seats):
        start(change)


def start(change: Change) -> None:
    """All seats are taken: the game begins."""
    change.table.status = "playing"
    change.event("start")
    go_on(change)


def resign(change: Change, seat: int, reason: str = "resigned") -> None:
    """A seat gives up, its time is up, or its bot broke off. Another bot plays on for it while two seats and a person
    are left; else the game is over."""
    table = change.table
    assert table.ongoing is not None
    table.seats[seat].resigned = True
    table.orders.pop(seat, None)
    change.seats_changed = True
    if reason != "time":
        change.event("resign", seat)
    left = [i for i, s in enumerate(table.seats) if not s.resigned]
    if len(left) > 1 and table.people():
        left_by = table.seats[seat]
        table.seats[seat] = Seat(left_by.id, "bot", None, left_by.name, STAND_IN, resigned=True)
        go_on(change)
        return
    ids = table.ongoing.game.seats
    gone = [i for i, s in enumerate(table.seats) if s.resigned]
    table.status = "over"
    table.outcome = {
        "winners": [ids[i] for i in left],
        "ranking": [[ids[i] for i in left], [ids[i] for i in gone]],
        "scores": {},
        "reason": reason,
    }
    change.event("over", outcome=table.outcome)
