"""Reviews of finished games, hints, and trying again."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from ...lab.review.wording import ReviewTold
from .wire import Answer, Body, CommandId, Line


class ReviewState(Answer):
    """A review, or how far it has come."""

    state: Literal["working", "ready"]
    done: int = 0
    of: int = 0
    review: ReviewTold | None = None


class TryAgain(Body):
    """Play on from a position, against bots or alone."""

    ply: int = Field(ge=0, le=2**31 - 1)
    seat: int | None = Field(default=None, ge=0, le=15, description="One's own; None: all of them, to try things out.")
    bot: Annotated[Line, Field(max_length=60)] | None = Field(default=None, description="Who plays the other seats.")
    command_id: CommandId


class Hint(Answer):
    """What a bot would do for the seat that decides, and how it judges the position from what the seat knows."""

    action: str
    said: str = Field(description="What the action does, as a sentence.")
    chances: list[float]
    errors: list[float]
