"""What is told of a table's chance: the commitment, the salts, and after the game the seed and every draw."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field
from typing_extensions import TypedDict

from ...core.chance import LONGEST_SALT
from .wire import Answer, Body, CommandId, Line, Name, exactly

Salt = Annotated[
    Line, Field(min_length=1, max_length=LONGEST_SALT, description="Anything at all; best something nobody can guess.")
]
Digest = Annotated[str, Field(pattern="^[0-9a-f]{64}$", description="64 digits of base 16.")]


class PromiseWanted(Body):
    """A commitment for a table that is about to be set up."""

    name: Name | None = Field(default=None, description="The creator's name, for a guest not introduced yet.")
    command_id: CommandId


class Commitment(Answer):
    """The SHA-256 of a seed that is fixed now and opened after the game."""

    commitment: str


class AddSalt(Body):
    """Add something of one's own to the seed, before the game begins."""

    seat: int = Field(ge=0, le=15)
    salt: Salt
    command_id: CommandId


@exactly
class ChanceInfo(TypedDict):
    """What the draws of a table follow from (docs/chance.md)."""

    commitment: Annotated[str, Field(description="SHA-256 of the seed, in digits of base 16.")]
    salts: Annotated[dict[str, str], Field(description="Seat id (or `owner`) → what its player added.")]
    seed: Annotated[str, Field(description="Empty until the game is over.")]


class DrawOutcome(Answer):
    """Something that chance could do."""

    text: str
    weight: int


class DrawInfo(Answer):
    """One draw: what it gave, and among what."""

    number: int = Field(description="How many draws came before it in this line.")
    ply: int
    turn: int
    made: str
    outcomes: list[DrawOutcome] = Field(description="In the order of their texts, as the recipe wants it.")


class DrawList(Answer):
    """All draws of a finished game; none while it goes on, or where nothing was promised."""

    chance: ChanceInfo | None
    draws: list[DrawInfo]
