"""Bodies that create tables and act at them, lists of tables, and what the socket sends."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field
from typing_extensions import TypedDict

from .chance import Digest, Salt
from .clock import TimeControl
from .play import ChatLine, Event, LogEntry, OriginInfo, SeatInfo, Status, TableState
from .wire import ActionText, Answer, Body, Command, CommandId, Line, Name, exactly


class NewSeat(Body):
    """Who is to sit on a seat."""

    kind: Literal["me", "open", "bot"]
    bot: Annotated[Line, Field(max_length=60)] | None = Field(default=None, description="For `bot`: as in `uct:1`.")
    name: Name | None = Field(default=None, description="Another name for the seat: in pass and play, the player's.")


class NewTable(Body):
    """A table to be created."""

    game: Annotated[Line, Field(max_length=40)]
    options: dict[Line, bool | int | Line] = Field(default_factory=dict, max_length=40)
    seats: list[NewSeat] = Field(min_length=1, max_length=16, description="In the game's order of seats.")
    visibility: Literal["private", "listed"] = "private"
    pass_and_play: bool = Field(default=False, description="Several seats may be `me`: one device goes round.")
    auto_forced: bool = Field(
        default=True,
        description="Decisions without a choice are made by the server, except the one that ends a person's own turn.",
    )
    name: Name | None = Field(default=None, description="The creator's name, for a guest not introduced yet.")
    seed: int | None = Field(
        default=None, ge=0, lt=2**53, description="Test servers only: makes chance and bots repeatable."
    )
    time: TimeControl | None = Field(default=None, description="The pace; None: nobody is in a hurry.")
    commitment: Digest | None = Field(default=None, description="From POST /api/chance; None: a seed is made here.")
    salt: Salt | None = Field(default=None, description="What the creator adds to the seed of `commitment`.")
    command_id: CommandId


class Join(Body):
    """Take a seat."""

    seat: int | None = Field(default=None, ge=0, le=15, description="None: the first open one.")
    name: Name | None = None
    salt: Salt | None = Field(default=None, description="What the player adds to the seed.")
    command_id: CommandId


class SeatChange(Body):
    """The creator gives an open seat to a bot, or opens a bot's seat, before the game begins."""

    seat: int = Field(ge=0, le=15)
    kind: Literal["open", "bot"]
    bot: Annotated[Line, Field(max_length=60)] | None = None
    command_id: CommandId


class Act(Command):
    """Make an action."""

    text: ActionText


class Undo(Command):
    """Take back decisions of one's own turn, down to the last chance or revelation."""

    steps: int = Field(default=1, ge=1, le=1000)


class RestartTurn(Command):
    """Take back all that `undo` can take back."""


class Resign(Command):
    """Give the game up."""


class TakebackOffer(Command):
    """Ask the other people to go back further than undo can."""

    to: int | None = Field(default=None, ge=0, description="Position to go back to; None: before one's last decision.")


class TakebackAnswer(Command):
    """Accept or decline a take-back (declining one's own withdraws it)."""


class Chat(Body):
    """Say something to the other players, or, without a seat, to the others who watch."""

    text: Annotated[Line, Field(min_length=1, max_length=500)]
    command_id: CommandId


class Rematch(Body):
    """The same people once more."""

    command_id: CommandId
    salt: Salt | None = Field(default=None, description="What somebody adds who sits down at a table that stands.")


class Leave(Body):
    """Leave a table."""

    command_id: CommandId


class Left(Answer):
    """Left."""

    deleted: bool = Field(description="Nobody else sat there: the table is gone for good.")


class TableCreated(Answer):
    """A table stands."""

    id: str
    path: str = Field(description="The page to open and the link to send: /t/ID.")
    seats: list[int] = Field(description="The caller's seats.")


class TableCard(Answer):
    """A table in a list."""

    id: str
    path: str
    game: str
    title: str
    options: dict[str, bool | int | str]
    status: Status
    visibility: Literal["private", "listed"]
    seats: list[SeatInfo]
    turn: int
    to_act: int | None
    my_move: bool
    last: str = Field(description="The last action, as a spectator may read it.")
    winners: list[int] = Field(description="Seats that have won.")
    leaving: Literal["delete", "leave"] | None = Field(description="What `leave` would do for whoever asks.")
    origin: OriginInfo | None = Field(description="For whoever sits there: what it was made from.")
    created: int
    updated: int


class TableList(Answer):
    """Tables, page by page."""

    tables: list[TableCard]
    next: str | None = Field(description="What `after` asks for the next page with; None: this is the last one.")


class Hello(Answer):
    """First message on a socket."""

    type: Literal["hello"] = "hello"
    number: int = Field(description="Number of the table's last event.")
    now: int = Field(description="The server's clock, in milliseconds since 1970; deadlines are told by it.")
    viewing: int | None
    chat: list[ChatLine] = Field(description="The newest lines, oldest first, in place of those the client has.")
    chat_before: int | None = Field(description="Older lines are before this number; None: there are none.")


class Events(Answer):
    """Events in order, without a gap since the last message (or since `since`)."""

    type: Literal["events"] = "events"
    events: list[Event]


class StateMessage(Answer):
    """The table after those events."""

    type: Literal["state"] = "state"
    version: int = Field(description="Counts the states of this connection; events have numbers of their own.")
    state: TableState


class ViewChange(Answer):
    """A place in the game's picture that is another now: a new value, or (`gone`) none any more."""

    path: list[str | int] = Field(description="Names and indexes, from the picture down to the place.")
    value: Any = None
    gone: bool = False


class LogChange(Answer):
    """How the log goes on: `drop` entries fall away at its beginning, the next `keep` stay, then comes `add`."""

    drop: int
    keep: int
    add: list[LogEntry]


class ChangeMessage(Answer):
    """What makes the table after those events of the last state that this connection has sent."""

    type: Literal["change"] = "change"
    version: int = Field(description="One more than that of the state or change before it.")
    new_fields: dict[str, Any] = Field(description="Fields of `TableState` that are new, without `view` and `log`.")
    view: list[ViewChange]
    log: LogChange


@exactly
class CommandDone(TypedDict):
    """A command that came over the socket was carried out and is stored."""

    type: Literal["done"]
    command_id: str
    number: Annotated[int, Field(description="Number of the last event that the command caused.")]
    ply: int


@exactly
class CommandRefused(TypedDict):
    """A command that came over the socket was not carried out: status and problem as by POST."""

    type: Literal["problem"]
    command_id: Annotated[str, Field(description="As it was sent; empty when it could not be read.")]
    status: int
    error: str
    reason: str
    cite: str | None
    wait: Annotated[
        int, Field(description="Seconds to wait before it may be sent again; 0: nothing is to be waited for.")
    ]


class SocketCommand(Body):
    """A command for the socket: `name` and `body` as in `POST /api/tables/T/NAME`."""

    type: Literal["command"]
    name: str
    body: dict[str, Any]


class Presence(Answer):
    """Who is here. Not numbered: only the latest counts."""

    type: Literal["presence"] = "presence"
    seats: list[int]
    watching: int


class Pong(Answer):
    """Answer to `{"type": "ping"}`."""

    type: Literal["pong"] = "pong"


class RefusedMessage(Answer):
    """There is nothing to be seen here, and why; then the connection is closed."""

    type: Literal["refused"] = "refused"
    error: str
    reason: str
    cite: str | None


SocketMessage = Annotated[
    Hello | Events | StateMessage | ChangeMessage | CommandDone | CommandRefused | Presence | RefusedMessage | Pong,
    Field(discriminator="type"),
]
