"""The time of a table: who has how much left, whose runs, and when it will be up. Whoever asks tells the moment."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from ..schemas.clock import TimeControl
from .calendar import DAY, Calendar

SECOND = 1000


@dataclass
class SeatTime:
    """What a seat has, in milliseconds: a bank for the whole game, and an allowance that every turn renews."""

    bank: int
    allowance: int
    turn: int = -1  # the turn for which the allowance was renewed
    vacation: int = 0
    away_from: int = 0
    away_until: int = 0
    passed: int = 0  # turns in a row that were passed because the time was up


@dataclass
class Pause:
    """A pause that somebody has asked for."""

    seat: int
    accepted: list[int]


@dataclass
class Clock:
    """The clock of one table. `running` is the person whose time runs, from `since` until `deadline`."""

    control: TimeControl
    seats: list[SeatTime]
    running: int | None = None
    since: int = 0
    deadline: int | None = None
    turn: int = -1  # the turn that is being played, and whose it is
    active: int | None = None
    paused: bool = False
    pause: Pause | None = None
    vacant: list[int] = field(default_factory=list)  # seats that anybody may take over from their bot
    timed_out: list[int] = field(default_factory=list)  # seats that a bot plays, those among them

    @classmethod
    def fresh(cls, control: TimeControl, seats: int) -> Clock:
        """Full clocks."""
        each = SeatTime(control.base * SECOND, control.per_turn * SECOND, vacation=control.vacation * DAY)
        return cls(control, [replace(each) for _ in range(seats)])

    def calendar(self, seat: int) -> Calendar:
        """When the time of a seat stands still."""
        time = self.seats[seat]
        return Calendar(self.control.weekends_off, self.control.offset, time.away_from, time.away_until)

    def left(self, seat: int, at: int) -> int:
        """What a seat has left."""
        time = self.seats[seat]
        used = self.calendar(seat).passed(self.since, at) if seat == self.running else 0
        return max(0, time.allowance + time.bank - used)

    def expired(self, at: int) -> bool:
        """Is the time up of whoever is to decide?"""
        return self.deadline is not None and at >= self.deadline

    # -- what happens -------------------------------------------------------------------------------------------------
    def follow(self, seat: int | None, turn: int, active: int | None, at: int) -> None:
        """The game has gone on: now this person decides, or none. Whoever still decides in the same turn goes on with
        the same deadline."""
        if turn != self.turn:
            self._stop(at)
            if self.active is not None and turn > self.turn:
                self.seats[self.active].bank += self.control.increment * SECOND
            self.turn, self.active = turn, active
        if self.paused:
            seat = None
        if seat == self.running and seat is not None:
            return
        self._stop(at)
        if seat is not None:
            self._start(seat, at)

    def end(self) -> None:
        """The game is over, or does not go on."""
        self.running, self.deadline, self.pause = None, None, None

    def _start(self, seat: int, at: int) -> None:
        time = self.seats[seat]
        if time.turn != self.turn:
            time.turn, time.allowance = self.turn, self.control.per_turn * SECOND
        self.running, self.since = seat, at
        self.deadline = self.calendar(seat).due(at, time.allowance + time.bank)

    def _stop(self, at: int) -> None:
        """Charge what was used: first what the turn allows, then the bank."""
        if self.running is None:
            return
        time = self.seats[self.running]
        used = self.calendar(self.running).passed(self.since, at)
        beyond = max(0, used - time.allowance)
        time.allowance, time.bank = max(0, time.allowance - used), max(0, time.bank - beyond)
        self.running, self.deadline = None, None

    def renew(self, seat: int) -> None:
        """A fresh turn's time, for whoever was passed over or has just sat down."""
        self.seats[seat].turn = -1

    def is_here(self, seat: int) -> None:
        """The player has decided something, or has just sat down."""
        self.seats[seat].passed = 0

    def set_paused(self, paused: bool, at: int) -> None:
        """Stop all time, or let it go on; `follow` starts whoever decides."""
        self._stop(at)
        self.paused, self.pause = paused, None

    def go_away(self, seat: int, milliseconds: int, at: int) -> None:
        """A vacation begins, is made longer or shorter, or (with none) ends; what is not used is given back."""
        running, time = self.running, self.seats[seat]
        if running == seat:
            self._stop(at)
        time.vacation += max(0, time.away_until - max(at, time.away_from))
        time.away_from, time.away_until = (at, at + milliseconds) if milliseconds else (0, 0)
        time.vacation -= milliseconds
        if running == seat:
            self._start(seat, at)

    def may_go_away(self, seat: int, milliseconds: int, at: int) -> bool:
        """Are there so many days left?"""
        time = self.seats[seat]
        return milliseconds <= time.vacation + max(0, time.away_until - max(at, time.away_from))

    def ask_for_pause(self, seats: Collection[int], people: Collection[int], at: int) -> bool:
        """Somebody wants a pause, or agrees to one; true when everybody does, and it begins."""
        first = self.pause.seat if self.pause else min(seats)
        accepted = sorted({*(self.pause.accepted if self.pause else []), *seats})
        self.pause = Pause(first, accepted)
        if any(seat not in accepted for seat in people):
            return False
        self.set_paused(True, at)
        return True

    # -- storage ------------------------------------------------------------------------------------------------------
    def dump(self) -> dict[str, Any]:
        """As it is stored, but for what has a column of its own."""
        kept = {"turn": self.turn, "active": self.active, "paused": self.paused, "vacant": self.vacant}
        return kept | {
            "timed_out": self.timed_out,
            "control": self.control.model_dump(),
            "seats": [asdict(seat) for seat in self.seats],
            "pause": asdict(self.pause) if self.pause else None,
        }

    @classmethod
    def restore(cls, kept: dict[str, Any], running: int | None, since: int, deadline: int | None) -> Clock:
        """As it was stored."""
        return cls(
            TimeControl.model_validate(kept["control"]), [SeatTime(**seat) for seat in kept["seats"]], running, since,
            deadline, kept["turn"], kept["active"], kept["paused"], Pause(**kept["pause"]) if kept["pause"] else None,
            kept["vacant"], kept.get("timed_out", kept["vacant"]),
        )  # fmt: skip
