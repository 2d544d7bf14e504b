"""How a table keeps time: what is chosen at its creation, and what is told of it."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, model_validator
from typing_extensions import TypedDict

from ...core.language import msg
from .wire import Body, Command, Unfit, exactly

DAY = 24 * 3600  # seconds
AtZero = Literal["bot", "open", "lost", "pass"]
Seconds = Annotated[int, Field(ge=0, le=60 * DAY)]


class TimeControl(Body):
    """The pace of a table. A turn's own time is used first, then the bank. A live game has minutes of either, a slow
    one days per turn; the time of a slow one can stand still."""

    base: Seconds = Field(default=0, description="Seconds in every seat's bank when the game begins.")
    increment: Annotated[int, Field(ge=0, le=DAY)] = Field(default=0, description="Seconds added after each own turn.")
    per_turn: Seconds = Field(default=0, description="Seconds that every turn gives anew; what is left of them lapses.")
    vacation: int = Field(default=0, ge=0, le=60, description="Days that each player may be away, time standing still.")
    weekends_off: bool = Field(default=False, description="Does time stand still on Saturdays and Sundays?")
    offset: int = Field(default=0, ge=-840, le=840, description="Minutes ahead of UTC: whose weekends.")
    at_zero: AtZero = Field(
        default="bot",
        description="When time is up: a bot plays on; it does so until somebody takes the seat; the seat has lost; "
        "the turn is passed (a bot decides what cannot be passed; after three turns in a row it plays until somebody "
        "takes the seat).",
    )

    @model_validator(mode="after")
    def _some_time(self) -> TimeControl:
        if self.base + self.per_turn < 5:
            raise Unfit(msg("fault-little-time"))
        if (self.vacation or self.weekends_off) and self.per_turn < DAY:
            raise Unfit(msg("fault-free-days"))
        return self


@exactly
class SeatTimeInfo(TypedDict):
    """The time of one seat, in milliseconds."""

    left: Annotated[
        int, Field(description="As of `since` of the clock for the seat whose time runs; else as it stands.")
    ]
    vacation: Annotated[int, Field(description="Vacation that is left.")]
    away_until: Annotated[int | None, Field(description="Until when the player is away; None: here.")]


@exactly
class PauseInfo(TypedDict):
    """A pause that waits for consent."""

    seat: int
    accepted: list[int]
    waiting_for: list[int]


@exactly
class ClockInfo(TypedDict):
    """The clock of a table. Moments are milliseconds since 1970 by the server's clock (`now` of the socket's hello)."""

    control: TimeControl
    seats: list[SeatTimeInfo]
    running: Annotated[int | None, Field(description="The seat whose time runs; None: nobody's.")]
    since: int
    deadline: Annotated[int | None, Field(description="When the time of `running` is up.")]
    paused: bool
    pause: PauseInfo | None
    vacant: Annotated[list[int], Field(description="Seats played by a bot until somebody joins.")]
    timed_out: Annotated[list[int], Field(description="Seats that a bot plays because their player's time was up.")]


class PauseCommand(Command):
    """Ask for a pause or agree to one; decline it; let time go on."""


class Vacation(Command):
    """Be away for so many days from now on; 0: be back."""

    days: int = Field(ge=0, le=60)
