"""A table in memory: who sits there, what is being played, and what a change adds to it."""

from __future__ import annotations

import json
import time
from asyncio import Lock
from collections import deque
from dataclasses import dataclass, field
from typing import Any, Literal

from ...core.chance import Chance
from ...core.frames import CHANCE
from ...core.language import Message, catalogue, msg
from ...core.phrases import Standing
from ..schemas.play import EventKind, Outcome, SeatKind, Status, Visibility
from .clock import Clock
from .ongoing import Made, OngoingGame, Snapshot
from .orders import Orders
from .walk import Agreement

LOG_LENGTH = 40
EVERYBODY = {""}  # for whom the same was told to all
STAND_IN = "steady"  # the bot that plays on for somebody who resigned
# events that leave the position as it is
NOT_MOVING = {
    "seat",
    "takeback_offer",
    "takeback_accept",
    "takeback_decline",
    "chat",
    "aside",
    "rematch",
    "salt",
    "pause_offer",
    "pause",
    "pause_decline",
    "resume",
    "vacation",
    "orders",
}
SAID = {"chat", "aside"}  # what players say, and what those who watch say: neither hears the other


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass
class Seat:
    """Who sits there, or (an open seat with a guest) for whom it is kept."""

    id: str  # the game's name of the seat
    kind: SeatKind = "open"
    guest: str | None = None
    name: str = ""
    bot: str | None = None
    resigned: bool = False

    def open_to(self, guest: str) -> bool:
        """May this guest sit down here?"""
        return self.kind == "open" and self.guest in (None, guest)


@dataclass(frozen=True)
class Row:
    """An event as it is stored."""

    number: int
    kind: EventKind
    at: int
    seat: int | None
    body: dict[str, Any]
    texts: dict[Any, bytes] = field(default_factory=dict, compare=False, repr=False)  # as it was told, by reader
    is_veiled: bool = field(init=False, compare=False, repr=False)  # do some read something else of it than others?

    def __post_init__(self) -> None:
        told: dict[str, Any] = self.body.get("told", {})
        veiled = "veiled" in self.body or (bool(told) and told.keys() != EVERYBODY)
        object.__setattr__(self, "is_veiled", veiled)


@dataclass
class Takeback:
    """A take-back that waits for consent."""

    seat: int | None  # none: the rules have changed, and the server offers to go on from where they agree
    to: int
    accepted: list[int]


@dataclass(frozen=True)
class Origin:
    """The table and the position that a table was made from."""

    table: str
    ply: int
    kind: Literal["rematch", "branch"]


@dataclass
class Table:
    """One game being played. `lock` is held by whoever reads or changes it: one writer per table."""

    id: str
    game: str
    options: dict[str, Any]
    owner: str | None
    visibility: Visibility
    pass_and_play: bool
    auto_forced: bool
    seed: int | None
    seats: list[Seat]
    ongoing: OngoingGame | None  # none when the table is frozen
    status: Status = "open"
    frozen_reason: str = ""  # a message as JSON; of older editions an English sentence
    stamp: str = ""  # of the rules and data that a frozen game was played with
    agreed: Agreement | None = None  # how far a frozen game goes in the same way under the present rules
    number: int = 0
    moved: int = 0
    takeback: Takeback | None = None
    origin: Origin | None = None
    rematch: str | None = None  # the table at which the same people play again
    outcome: Outcome | None = None
    last: str = ""
    created: int = field(default_factory=now)
    updated: int = field(default_factory=now)
    recent: deque[Row] = field(default_factory=lambda: deque(maxlen=LOG_LENGTH))
    standing: dict[int, Standing] = field(default_factory=dict)  # seat → the rest of its phrase; never stored or shown
    chance: Chance | None = None  # what the draws follow from; its seed is told to nobody before the game is over
    clock: Clock | None = None
    orders: Orders = field(default_factory=dict)  # seat → what its player has left for later; shown to that one alone
    lock: Lock = field(default_factory=Lock)
    shown: dict[Any, Any] = field(default_factory=dict)  # the table as it is shown now, by viewer
    position: Any = None  # what the game tells of the position, for all of them

    @property
    def playing(self) -> bool:
        """Can actions be made?"""
        return self.status == "playing"

    def frozen_message(self) -> Message:
        """Why a frozen game cannot go on."""
        if self.frozen_reason.startswith("{"):
            return Message(**json.loads(self.frozen_reason))
        return msg("say-text", text=self.frozen_reason)

    def why_frozen(self) -> str:
        """The same in English; empty when it can."""
        return catalogue(None, "en").say(self.frozen_message()) if self.frozen_reason else ""

    @property
    def open_to_all(self) -> bool:
        """Is nothing secret any more?"""
        return self.status in ("over", "replay")

    @property
    def to_act(self) -> int | None:
        """The seat that decides, if the game is on."""
        if self.status != "playing" or self.ongoing is None:
            return None
        seat = self.ongoing.to_act
        return seat if seat >= 0 else None  # CHANCE and OVER are below

    @property
    def guest_to_act(self) -> str | None:
        """The person for whom the table waits."""
        seat = self.to_act
        return None if seat is None or self.is_bot(seat) else self.seats[seat].guest

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats that a guest holds."""
        if guest is None:
            return []
        return [i for i, seat in enumerate(self.seats) if seat.guest == guest and seat.kind == "person"]

    def kept_for(self, guest: str | None) -> list[int]:
        """Open seats that wait for a guest."""
        if guest is None:
            return []
        return [i for i, seat in enumerate(self.seats) if seat.guest == guest and seat.kind == "open"]

    @property
    def vacant(self) -> list[int]:
        """Seats that anybody may take over from their bot."""
        return list(self.clock.vacant) if self.clock is not None and self.playing else []

    def is_bot(self, seat: int | None) -> bool:
        """Is this seat played by a program?"""
        return seat is not None and self.seats[seat].kind == "bot"

    def people(self) -> list[int]:
        """Seats of people who still play."""
        return [i for i, seat in enumerate(self.seats) if seat.kind == "person" and not seat.resigned]

    def is_watched(self, seat: int) -> bool:
        """Could somebody else at the table notice that this seat had no choice? (Bots do not look at the clock.)"""
        return self.is_bot(seat) or any(other != seat for other in self.people())

    def takes_forced(self, seat: int, ends_own_turn: bool) -> bool:
        """Does the server make a decision without a choice here? A person ends the own turn in person."""
        return self.is_bot(seat) or (self.auto_forced and not ends_own_turn)


def body_of(made: Made) -> dict[str, Any]:
    """An action as the body of its event."""
    body: dict[str, Any] = {"ply": made.ply, "turn": made.turn, "text": made.text, "verb": made.verb, "args": made.args}
    if made.forced:
        body["forced"] = True
    if made.shown:
        body["shown"] = True
    if made.veiled:
        body["veiled"] = made.veiled
    if made.phrase != made.ply - 1:
        body["phrase"] = made.phrase
    if any(made.told.values()):
        body["told"] = made.told
    return body


def made_from(seat: int | None, body: dict[str, Any]) -> Made:
    """The action that an event tells of."""
    return Made(
        body["ply"], body["turn"], CHANCE if seat is None else seat, body["text"], body["verb"], body["args"],
        body.get("forced", False), body.get("shown", False), body.get("veiled", {}),
        body.get("phrase", body["ply"] - 1), body.get("told", {}),
    )  # fmt: skip


class Change:
    """What one command adds to a table; stored in one transaction."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.before = table.number
        self.waited_for = table.guest_to_act
        self.rows: list[Row] = []
        self.made: list[tuple[int, Made]] = []  # event number, action
        self.cut: int | None = None  # the line is shortened to this ply first
        self.stamp = ""  # of new rules: then its snapshots replace all that are stored
        self.snapshots: list[Snapshot] = []
        self.seats_changed = False

    def event(self, kind: EventKind, seat: int | None = None, **body: Any) -> None:
        """Something happened."""
        table = self.table
        table.number += 1
        table.updated = now()
        table.shown.clear()
        if kind not in NOT_MOVING:
            table.moved = table.number
            table.takeback = None
        self.rows.append(Row(table.number, kind, table.updated, seat, body))

    def action(self, made: Made, snapshot: Snapshot | None) -> None:
        """An action was made."""
        self.event("action", None if made.seat == CHANCE else made.seat, **body_of(made))
        self.made.append((self.table.number, made))
        self.table.recent.append(self.rows[-1])
        self.table.last = made.veiled.get("spectator", made.text)
        if snapshot is not None:
            self.snapshots.append(snapshot)

    def shorten(self, ply: int) -> None:
        """The line ends earlier now."""
        self.cut = ply
        recent = [row for row in self.table.recent if row.body["ply"] <= ply]
        self.table.recent.clear()
        self.table.recent.extend(recent)
