"""The teacher's answers: companion, pictures, lessons."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from .play import LegalAction, LogEntry, Outcome, PromptInfo, SeatInfo
from .wire import ActionText, Answer, Body


class TaughtBlock(Answer):
    """A piece of a chapter."""

    kind: Literal["heading", "text", "list", "table", "picture", "note", "cites"]
    text: str = Field(description="Words between ** are strong, between * stressed.")
    items: list[str] = Field(description="A list's items, or the rules cited (`temples.*` is a whole topic).")
    rows: list[list[str]] = Field(description="A table's rows, the head first.")
    name: str = Field(description="The name of a picture, or the option that a note is about.")


class OptionNote(Answer):
    """An option that changes what a chapter tells."""

    name: str
    text: str
    on: bool = Field(description="Is it chosen differently from the default here?")


class TaughtChapter(Answer):
    """A chapter of the companion."""

    id: str
    title: str
    blocks: list[TaughtBlock]
    rules: list[str] = Field(description="Ids of all rules it tells, rulings on them included.")
    options: list[OptionNote]


class RuleTaught(Answer):
    """A rule in the reader's language, with the way back to its chapters."""

    id: str
    text: str
    page: str
    waived: str
    chapters: list[str]
    ruling_on: str = Field(description="For a ruling: the rule on which it decides.")


class CompanionPage(Answer):
    """A game's rules as one learns them."""

    game: str
    title: str
    language: str
    facts: dict[str, str] = Field(description="players, minutes, luck, weight and a line; empty for a game without.")
    chapters: list[TaughtChapter]
    aid: list[TaughtChapter] = Field(description="The player aid.")
    rules: list[RuleTaught]


class ShownPosition(Answer):
    """A position for the real board."""

    game: str
    options: dict[str, bool | int | str]
    seats: list[SeatInfo]
    viewing: int | None
    turn: int
    active: int | None
    to_act: int | None
    view: dict[str, Any]
    outcome: Outcome | None
    point: list[str] = Field(description="What to look at, as in `region:roma`.")


class LessonTask(Answer):
    """One thing to do, in the learner's language."""

    say: str
    well: str
    hint: str
    point: list[str]


class LessonInfo(Answer):
    """A lesson in the learner's language."""

    id: str
    title: str
    intro: str
    done: str
    minutes: int
    chapter: str = Field(description="The chapter of the companion that tells more; may be empty.")
    tasks: list[LessonTask]


class Course(Answer):
    """All lessons of a game, in order."""

    game: str
    language: str
    lessons: list[LessonInfo]


class PuzzleInfo(Answer):
    """A puzzle, played as a lesson of one task."""

    level: int = Field(description="1 to 3; 3 is hard.")
    lesson: LessonInfo


class PuzzleList(Answer):
    """All puzzles of a game."""

    game: str
    language: str
    today: str = Field(description="Id of the daily puzzle; empty for a game without puzzles.")
    puzzles: list[PuzzleInfo]


class LessonMove(Body):
    """What the learner has done in a task so far."""

    task: int = Field(ge=0, le=200)
    actions: list[ActionText] = Field(max_length=120)


class LessonQuestion(LessonMove):
    """Why can nothing be done with a thing now?"""

    target: ActionText = Field(description="As in `region:roma`.")


class LessonAnswer(Answer):
    """Why not, as a message and in English; `allowed` when something can be done with it."""

    allowed: bool
    text: str
    key: str
    args: dict[str, str | int]
    cite: str


class LessonState(Answer):
    """A task after some actions. Nothing is kept on the server: the learner's page sends them all."""

    position: ShownPosition
    prompt: PromptInfo
    actions: list[LegalAction]
    log: list[LogEntry] = Field(description="Everything that has happened in this task, oldest first.")
    solved: bool
    astray: bool = Field(description="The turn is over and the task is not solved: begin it again.")
