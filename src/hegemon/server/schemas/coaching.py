"""The coach's answers."""

from __future__ import annotations

from pydantic import Field

from .wire import Answer


class CoachPlan(Answer):
    """A sensible plan for the turn, in words."""

    action: str = Field(description="The action it begins with.")
    lines: list[str] = Field(description="What happens.")
    gains: list[str] = Field(description="What speaks for it.")
    costs: list[str] = Field(description="What it takes.")
    near: bool = Field(description="Is it about as good as the best?")


class CoachRefusal(Answer):
    """Something that this step is about and that cannot be done now."""

    reason: str
    cite: str


class CoachAdvice(Answer):
    """What the coach says about a position."""

    plans: list[CoachPlan]
    cannot: list[CoachRefusal]


class CoachWarning(Answer):
    """What the coach says before an action; nothing when there is nothing to say. Nobody is kept from anything."""

    sentences: list[str]
    better: str = Field(description="The action that the coach would begin with, or nothing.")
    better_said: str = Field(description="What that action does.")


class FirstThing(Answer):
    """Something to be explained once."""

    id: str
    text: str
    chapter: str = Field(description="The chapter of the companion that tells more.")
    frames: list[str] = Field(description="It appears when one of these decisions is asked (`deciding` of the view).")
    told: list[str] = Field(description="… or when something of these kinds happens.")


class FirstGame(Answer):
    """The whole game at the end of a course."""

    title: str
    intro: str
    minutes: int
    bot: str
    options: dict[str, bool | int | str]
    seats: int


class Coaching(Answer):
    """What a coach has to say about a game; no game and no things where nobody has written any."""

    game: FirstGame | None
    things: list[FirstThing]
