"""What all bodies share: strictness, problems, commands."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, with_config

from ...core.language import Message, msg


class Unfit(ValueError):
    """What a check of our own finds wrong with a field."""

    def __init__(self, fault: Message) -> None:
        super().__init__(fault.key)
        self.fault = fault


def _writable(text: str) -> str:
    """Only what can be shown and stored: control characters would break records, half characters the database."""
    if not text.isprintable():
        raise Unfit(msg("fault-unshowable"))
    return text


FORMER = "Former player"  # whoever has deleted their account; clients say it in the language of the reader


def _nobody_s(name: str) -> str:
    if name.casefold() == FORMER.casefold():
        raise ValueError("This name stands for those who have left.")
    return name


Line = Annotated[str, StringConstraints(strip_whitespace=True), AfterValidator(_writable)]
Name = Annotated[Line, AfterValidator(_nobody_s), Field(min_length=1, max_length=40, description="A player's name.")]
ActionText = Annotated[
    Line, Field(min_length=1, max_length=2000, description="An action or a phrase; several one after the other: `;`.")
]
CommandId = Annotated[
    str,
    Field(
        pattern=r"^[A-Za-z0-9_-]{8,64}$",
        description="Made by the client, once per intention. A repeat is harmless and gets the first answer again.",
    ),
]
Expected = Annotated[
    int,
    Field(ge=0, description="Number of the last event the client has seen. Refused when the game has moved on since."),
]


class Body(BaseModel):
    """A body that a client sends: unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")


class Answer(BaseModel):
    """A body that the server sends: exactly the documented fields."""

    model_config = ConfigDict(extra="forbid")


def model_fields(value: object) -> dict[str, Any]:
    """What orjson writes in the place of a model that stands among plain values."""
    if isinstance(value, BaseModel):
        return value.model_dump()
    raise TypeError(f"{type(value).__name__} is nothing that is sent.")


exactly = with_config(ConfigDict(extra="forbid"))  # for parts of answers that are typed dictionaries: as `Answer`


class Problem(Answer):
    """Why a request was refused."""

    error: str = Field(description="A code that does not change, for programs: `stale`, `not_your_seat` …")
    reason: str = Field(description="One clear sentence, for people.")
    cite: str | None = Field(default=None, description="Citation id of the rule that refuses, if one does.")


class Guest(Answer):
    """Who is asking. The secret that proves it is a cookie and never appears in a body."""

    id: str = Field(description="Public id of the guest; empty when nobody has introduced themselves.")
    name: str
    known: bool


class NameGiven(Body):
    """How a guest wants to be called."""

    name: Name


class Command(Body):
    """A command for a seat."""

    seat: int = Field(ge=0, le=15, description="The seat that the command is for; the caller must hold it.")
    expected: Expected
    command_id: CommandId
