"""What is asked while a decision is being made: something taken up, a thing that cannot be used, a fight ahead, a move
for the case that somebody does something."""

from __future__ import annotations

from typing import Any

from pydantic import Field

from .play import LegalAction, PromptInfo
from .wire import Answer


class Draft(Answer):
    """Where some actions would lead. Nothing of it is stored: what was taken up can be put down."""

    texts: list[str] = Field(description="The actions, with those that followed because there was only one.")
    waits: bool = Field(description="Is something in hand that must still be put down somewhere?")
    ends_turn: bool = Field(description="Would the turn be over?")
    actions: list[LegalAction] = Field(description="What could follow; none when somebody else or chance comes in.")
    prompt: PromptInfo | None
    view: dict[str, Any] | None = Field(description="The table then; none when it would show something hidden.")


class Said(Answer):
    """A message for the reader's language, and its sentence in English."""

    text: str
    key: str
    args: dict[str, str | int]


class StrengthPart(Answer):
    """A part of a side's strength."""

    what: Said
    value: int


class FightingSide(Answer):
    """One side of a fight."""

    who: str = Field(description="Key of the side's name.")
    strength: int
    parts: list[StrengthPart]
    losses: dict[int, float] = Field(description="Units lost → how likely.")


class FightEnd(Answer):
    """An end that a fight can have."""

    end: Said
    chance: float


class FightAhead(Answer):
    """What a fight would come to; no sides when there is none."""

    sides: list[FightingSide]
    ends: list[FightEnd]
    at: str = Field(default="", description="Key of the place's name, of a fight that has begun.")


class OrderOffers(Answer):
    """What a move for a case can be made of. Nothing of it is stored, and what comes is judged when it comes."""

    cases: list[LegalAction] = Field(description="What another seat may do now; none where something is hidden.")
    answers: list[LegalAction] = Field(description="What the own seat could do next, after the case and what it said.")
