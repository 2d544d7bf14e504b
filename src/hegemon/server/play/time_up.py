"""What happens when somebody's time is up, as it was chosen when the table was set up: never a table that waits."""

from __future__ import annotations

from ...core.game import Game
from . import progress
from .ongoing import OngoingGame
from .table import STAND_IN, Change, Seat


def hand_over(change: Change, seat: int, vacant: bool) -> None:
    """A bot plays on; at a vacant seat until somebody sits down there."""
    table = change.table
    left_by = table.seats[seat]
    table.seats[seat] = Seat(left_by.id, "bot", None, left_by.name, STAND_IN, resigned=False)
    change.seats_changed = True
    table.orders.pop(seat, None)
    if table.clock is not None:
        table.clock.timed_out = sorted({*table.clock.timed_out, seat})
        table.clock.vacant += [seat] if vacant else []
    progress.go_on(change)


def take_over(change: Change, seat: int) -> None:
    """Somebody has sat down at a vacant seat, with the time of a fresh turn."""
    clock = change.table.clock
    assert clock is not None
    clock.vacant.remove(seat)
    clock.timed_out.remove(seat)
    clock.renew(seat)
    clock.is_here(seat)
    progress.go_on(change)


def ends_step(game: Game, a: int) -> bool:
    """Does this end a step without doing anything?"""
    return game.verbs.by_name[game.action(a).verb].ends_step


def passing(ongoing: OngoingGame) -> str | None:
    """What ends a step without doing anything, if the game has such an action here."""
    game = ongoing.game
    return next((game.text(a) for a in game.legal(ongoing.state) if ends_step(game, a)), None)
