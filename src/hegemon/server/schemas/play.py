"""The table as a seat sees it, and the events that change it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field
from typing_extensions import TypedDict

from ...core.preview import PriceRow
from .chance import ChanceInfo
from .clock import ClockInfo
from .orders import SeatOrders
from .wire import Answer, exactly

Status = Literal["open", "playing", "over", "replay", "frozen"]
SeatKind = Literal["person", "bot", "open"]
Visibility = Literal["private", "listed"]
EventKind = Literal[
    "seat", "start", "action", "undo", "takeback_offer", "takeback_accept", "takeback_decline", "takeback", "resign",
    "over", "chat", "aside", "rematch", "frozen", "salt", "timeout", "pause_offer", "pause", "pause_decline", "resume",
    "vacation", "orders",
]  # fmt: skip


@exactly
class SeatInfo(TypedDict):
    """A seat and who sits there."""

    index: int
    id: Annotated[str, Field(description="The game's name of the seat, as in `rome`.")]
    title: str
    kind: SeatKind
    name: Annotated[
        str, Field(description="Name of the person or bot; of an open seat: for whom it is kept, or empty.")
    ]
    bot: Annotated[str | None, Field(description="The bot that plays here, as in `uct:1`.")]
    own: Annotated[bool, Field(description="Does it belong to whoever asks?")]
    present: Annotated[bool, Field(description="Is the person's page open now? Bots are always present.")]
    resigned: bool
    invited: Annotated[bool, Field(description="Is it open and kept for whoever asks?")]


@exactly
class Outcome(TypedDict):
    """How the game ended, by seat ids."""

    winners: list[str]
    ranking: list[list[str]]
    scores: dict[str, int]
    reason: str


@exactly
class PromptInfo(TypedDict):
    """What is being decided: a message for the reader's language, and its sentence in English."""

    text: str
    key: str
    args: dict[str, str | int]
    cite: str


@exactly
class NamedAction(TypedDict):
    """What is the same of an action in every position."""

    text: str
    verb: str
    args: list[str]
    cite: str


@exactly
class LegalAction(NamedAction):
    """An action that may be made now. Price and flags are computed by the rules, never by the client."""

    price: Annotated[list[PriceRow], Field(description="What it costs, each row with its citation.")]
    ends_turn: Annotated[
        bool, Field(description="After it the turn is over and cannot be undone: ask for confirmation.")
    ]
    chance: Annotated[bool, Field(description="It hands over to chance and cannot be undone.")]


@exactly
class Happened(TypedDict):
    """Something that happened: `tell-<kind>` in the catalogues makes the sentence; a battle has its parts below it."""

    kind: str
    args: dict[str, str | int]
    children: list[Happened]


@exactly
class LogEntry(TypedDict):
    """One action of the line that led to this position, as the viewing seat may read it."""

    number: Annotated[int, Field(description="Number of the event.")]
    ply: Annotated[int, Field(description="Position address: the position after this action.")]
    turn: int
    seat: Annotated[int | None, Field(description="None: chance.")]
    actor: Annotated[str, Field(description="Seat id, or `chance`.")]
    text: str
    verb: str
    args: list[str]
    forced: Annotated[bool, Field(description="There was no other option, and the server made it.")]
    told: Annotated[list[Happened], Field(description="What happened with it, as the viewing seat may hear.")]
    at: Annotated[int, Field(description="Milliseconds since 1970.")]


@exactly
class UndoInfo(TypedDict):
    """May the caller take steps back without asking anybody?"""

    seat: Annotated[int | None, Field(description="The caller's seat that may undo; None when none may.")]
    steps: Annotated[
        int, Field(description="How many decisions can be undone one by one; `restart_turn` undoes them all.")
    ]
    reason: Annotated[
        str, Field(description="When `steps` is 0: why, in English; `key` and `args` make it in any language.")
    ]
    key: str
    args: dict[str, str | int]


@exactly
class TakebackInfo(TypedDict):
    """A take-back that waits for answers."""

    seat: Annotated[
        int | None,
        Field(
            description="Who asks; None: the server, at a frozen table, to go on from where old and new rules agree."
        ),
    ]
    to: Annotated[int, Field(description="The position (ply) to go back to.")]
    accepted: list[int]
    waiting_for: Annotated[list[int], Field(description="Seats whose consent is missing.")]


@exactly
class OriginInfo(TypedDict):
    """What a table was made from."""

    table: str
    ply: Annotated[int, Field(description="For a branch: the position that it begins with.")]
    kind: Literal["rematch", "branch"]


@exactly
class PositionFields(TypedDict):
    """What everybody is told of the position on a table."""

    title: str
    ply: Annotated[int, Field(description="Actions made in the line that led here: the address of this position.")]
    turn: int
    active: Annotated[int | None, Field(description="Whose turn it is.")]
    prompt: PromptInfo


@exactly
class RelatedTables(TypedDict):
    """What a table was made from, and what was made of it."""

    rematch: Annotated[str | None, Field(description="For its players: the table at which the same people play again.")]
    origin: Annotated[OriginInfo | None, Field(description="For its players: what it was made from.")]


@exactly
class Question(TypedDict):
    """What is asked of a viewer: all that the seat that decides may do; of anybody else nothing."""

    actions: Annotated[list[LegalAction], Field(description="Complete; empty unless the viewing seat decides.")]
    prompt: PromptInfo


@exactly
class TableFields(PositionFields, Question, RelatedTables):
    """The table for one viewer, without the two parts that are told by what changed in them."""

    id: str
    game: str
    options: dict[str, bool | int | str]
    status: Status
    frozen_reason: Annotated[str, Field(description="Why a frozen table cannot go on; empty otherwise.")]
    visibility: Visibility
    pass_and_play: bool
    auto_forced: bool
    owner: Annotated[bool, Field(description="Did the caller create this table?")]
    number: Annotated[int, Field(description="Number of the last event: what the next command sends as `expected`.")]
    seats: list[SeatInfo]
    watching: Annotated[int, Field(description="Connected spectators.")]
    viewing: Annotated[int | None, Field(description="The seat whose view this is; None: spectator.")]
    to_act: Annotated[int | None, Field(description="Who decides now; None: nobody.")]
    my_move: Annotated[bool, Field(description="Does the caller hold the seat that decides?")]
    thinking: Annotated[bool, Field(description="A bot is to act.")]
    bot_trouble: Annotated[
        str, Field(description="Why the bot cannot move just now, in a sentence; empty when all is well.")
    ]
    outcome: Outcome | None
    undo: UndoInfo
    takeback: TakebackInfo | None
    record: Annotated[bool, Field(description="May the record be downloaded now?")]
    chance: Annotated[ChanceInfo | None, Field(description="What the draws follow from; None: nothing was promised.")]
    orders: Annotated[list[SeatOrders], Field(description="What the caller has left at the table for own seats.")]
    clock: Annotated[ClockInfo | None, Field(description="The table's time; None: there is no hurry.")]
    created: int
    updated: int


@exactly
class TableState(TableFields):
    """The whole table for one viewer."""

    view: Annotated[dict[str, Any], Field(description="The game's own picture for this seat (docs of each game).")]
    log: Annotated[list[LogEntry], Field(description="The last actions; older ones by /log.")]


class PositionState(Answer):
    """A position of a game by its address, as a seat may see it."""

    id: str
    game: str
    options: dict[str, bool | int | str]
    ply: int
    last: int = Field(description="Address of the latest position.")
    viewing: int | None
    may_view: list[int | None] = Field(description="Seats whose view the caller may ask for; null: spectator.")
    turn: int
    active: int | None
    to_act: int | None
    prompt: PromptInfo
    view: dict[str, Any]
    outcome: Outcome | None
    entry: LogEntry | None = Field(description="The action that led here; None at the start.")
    seats: list[SeatInfo]


class LogPage(Answer):
    """Part of the log, oldest first."""

    entries: list[LogEntry]
    first: int = Field(description="Smallest ply in `entries` (0 when empty): ask for `before` this for older ones.")


class TurnMark(Answer):
    """Where a turn begins, for the replay's slider."""

    turn: int
    ply: int
    active: int | None


class TurnList(Answer):
    """All turns of the line."""

    last: int
    turns: list[TurnMark]


class Milestone(Answer):
    """How the table looked when a turn began."""

    ply: int
    turn: int
    view: dict[str, Any]


class Milestones(Answer):
    """Positions over the whole game, the latest one last."""

    positions: list[Milestone]


@exactly
class Event(TypedDict):
    """Something that happened at the table. Numbers ascend; one that is not for the viewer's eyes is left out."""

    number: int
    kind: EventKind
    at: int
    seat: Annotated[int | None, Field(description="Who did it; None: chance or the server.")]
    actor: Annotated[str, Field(description="Seat id, `chance`, or a name.")]
    text: Annotated[str, Field(description="Action text, chat text, or a sentence.")]
    ply: Annotated[int | None, Field(description="For an action: address of the position after it.")]
    turn: int | None
    verb: str
    args: list[str]
    forced: bool
    told: Annotated[list[Happened], Field(description="For an action: what happened with it.")]
    to: Annotated[int | None, Field(description="For undo and take-back: the position gone back to.")]
    outcome: Annotated[Outcome | None, Field(description="For `over`.")]


class EventPage(Answer):
    """Events after a number, in order."""

    events: list[Event]
    number: int = Field(description="Number of the table's last event.")


class Done(Answer):
    """A command was carried out and is stored. What it caused comes over the socket, like everything that happens."""

    number: int = Field(description="Number of the last event that the command caused.")
    ply: int


class ChatLine(Answer):
    """Something that was said. Lines have the numbers of their events."""

    number: int
    at: int = Field(description="Milliseconds since 1970.")
    seat: int | None = Field(description="None: said by somebody who watches.")
    name: str
    text: str


class ChatPage(Answer):
    """Part of the chat, oldest first."""

    lines: list[ChatLine]
    before: int | None = Field(description="Ask for lines before this number for older ones; None: there are none.")


class Why(Answer):
    """May this be done now, and if not, why?"""

    allowed: bool
    reason: str = Field(description="In the language of the request; `key` and `args` make it in any other one.")
    key: str = ""
    args: dict[str, str | int] = Field(default_factory=dict)
    cite: str
    rule: str = Field(description="The cited rule in our own words, with its place in the rulebook.")
    page: str = Field(default="", description="That place alone.")
