"""What the server shows of the teacher's material: companion pages, pictures, courses, tasks in play."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import lru_cache

from ..core.engine import State
from ..core.errors import DataError
from ..core.game import Game
from ..core.language import msg
from ..core.language.catalogue import LANGUAGES
from ..core.spec import Option
from ..learning import companion as taught
from ..learning.lessons import Lesson, Standing, Task, beginning, lesson_of, lessons, played
from ..learning.numbers import Numbers
from ..learning.pictures import drawn, game_for, picture_of
from ..learning.prose import Block
from ..learning.puzzle_lessons import puzzle_lesson, puzzle_named
from ..learning.puzzles import of_the_day, puzzles
from .play import table_view
from .problems import Refused, no_language
from .schemas.learning import (
    CompanionPage,
    Course,
    LessonAnswer,
    LessonInfo,
    LessonState,
    LessonTask,
    OptionNote,
    PuzzleInfo,
    PuzzleList,
    RuleTaught,
    ShownPosition,
    TaughtBlock,
    TaughtChapter,
)
from .schemas.play import LogEntry, SeatInfo


def known_language(language: str) -> str:
    """A language that there is."""
    if language not in LANGUAGES:
        raise no_language(language)
    return language


@lru_cache(maxsize=8)
def companion_in(language: str) -> Callable[[Game], CompanionPage]:
    """The maker of companions in a language."""

    def make(game: Game) -> CompanionPage:
        found = taught.companion(game, language)
        rules = [
            RuleTaught(
                id=r.rule.id, text=r.text, page=r.rule.page, waived=r.rule.waived,
                chapters=r.chapters, ruling_on=r.ruling_on,
            )
            for r in found.rules
        ]  # fmt: skip
        return CompanionPage(
            game=game.spec.id, title=game.spec.title, language=language, facts=found.facts, rules=rules,
            chapters=[_chapter(game, c, language) for c in found.chapters],
            aid=[_chapter(game, c, language) for c in found.aid],
        )  # fmt: skip

    make.__name__ = f"companion_{language}"
    return make


def _chapter(game: Game, chapter: taught.Chapter, language: str) -> TaughtChapter:
    options = {o.name: o for o in game.spec.options}
    return TaughtChapter(
        id=chapter.id, title=chapter.title, blocks=[_block(b) for b in chapter.blocks], rules=chapter.rules,
        options=[_note(game, options[name], language) for name in chapter.options],
    )  # fmt: skip


def _block(block: Block) -> TaughtBlock:
    return TaughtBlock(kind=block.kind, text=block.text, items=block.items, rows=block.rows, name=block.name)  # type: ignore[arg-type]


def _note(game: Game, option: Option, language: str) -> OptionNote:
    text = game.say(option.message, language)
    return OptionNote(name=option.name, text=text, on=game.options[option.name] != option.default)


@lru_cache(maxsize=256)
def picture_named(name: str) -> Callable[[Game], ShownPosition]:
    """The maker of a picture."""

    def make(game: Game) -> ShownPosition:
        try:
            picture = picture_of(game.spec.id, name)
        except DataError:
            raise Refused(404, "no_lesson", msg("refuse-no-lesson")) from None
        its_game = game_for(game, picture)
        seat = its_game.seats.index(picture.seat) if picture.seat else None
        return shown(its_game, drawn(picture, its_game), seat, list(picture.point))

    make.__name__ = f"picture_{name}"
    return make


def shown(game: Game, state: State, seat: int | None, point: list[str]) -> ShownPosition:
    """A position as the real board wants it."""
    who = game.to_act(state)
    return ShownPosition(
        game=game.spec.id, options=game.options, seats=_seats(game, seat), viewing=seat, turn=game.turn(state),
        active=game.active(state), to_act=who if who >= 0 else None, view=game.public_view(state, seat),
        outcome=game.named_outcome(state), point=point,
    )  # fmt: skip


def _seats(game: Game, own: int | None) -> list[SeatInfo]:
    return [
        SeatInfo(
            index=i, id=seat, title=game.data.title("seat", seat), kind="person", name="", bot=None, own=i == own,
            present=True, resigned=False, invited=False,
        )
        for i, seat in enumerate(game.seats)
    ]  # fmt: skip


def course(game: Game, language: str) -> Course:
    """All lessons of a game in a language, with the numbers of what is being played with."""
    fill = Numbers(game.spec.id, game.data).fill
    return Course(
        game=game.spec.id, language=language, lessons=[_lesson(one, language, fill) for one in lessons(game.spec.id)]
    )


def _lesson(lesson: Lesson, language: str, fill: Callable[[str], str]) -> LessonInfo:
    tasks = [
        LessonTask(
            say=fill(t.say[language]), well=fill(t.well[language]), hint=fill(t.hint[language]), point=[*t.point]
        )
        for t in lesson.tasks
    ]
    return LessonInfo(
        id=lesson.id, title=lesson.title[language], intro=fill(lesson.intro[language]), minutes=lesson.minutes,
        done=fill(lesson.done[language]), chapter=lesson.chapter, tasks=tasks,
    )  # fmt: skip


def options_of(game: str, lesson_id: str) -> dict[str, object]:
    """The options with which a lesson or puzzle is played."""
    puzzle = puzzle_named(game, lesson_id)
    try:
        return dict(puzzle.options if puzzle else lesson_of(game, lesson_id).options)
    except DataError:
        raise Refused(404, "no_lesson", msg("refuse-no-lesson")) from None


def lesson_or_puzzle(game: Game, lesson_id: str) -> Lesson:
    """A lesson by its name, or a puzzle as a lesson."""
    puzzle = puzzle_named(game.spec.id, lesson_id)
    return puzzle_lesson(game, puzzle) if puzzle else lesson_of(game.spec.id, lesson_id)


def puzzle_list(game: Game, language: str) -> PuzzleList:
    """All puzzles of a game, and the one of today."""
    fill = Numbers(game.spec.id, game.data).fill
    today = of_the_day(game.spec.id, date.today())
    return PuzzleList(
        game=game.spec.id, language=language, today=today.id if today else "",
        puzzles=[
            PuzzleInfo(level=puzzle.level, lesson=_lesson(puzzle_lesson(game, puzzle), language, fill))
            for puzzle in puzzles(game.spec.id)
        ],
    )  # fmt: skip


def why_not(game: Game, lesson: Lesson, task_number: int, actions: list[str], target: str) -> LessonAnswer:
    """Why nothing can be done with a thing now."""
    domain, _, member = target.partition(":")
    if domain not in game.data.names.lists or member not in game.data.names[domain]:
        raise Refused(422, "not_an_action", msg("refuse-no-thing", thing=target[:60]))
    refusal = game.why(_standing(game, lesson, task_number, actions).state, domain, member)
    if refusal is None:
        return LessonAnswer(allowed=True, text="", key="", args={}, cite="")
    message = refusal.message
    return LessonAnswer(
        allowed=False, text=refusal.sentence, key=message.key, args=dict(message.args), cite=refusal.cite
    )


def _standing(game: Game, lesson: Lesson, task_number: int, actions: list[str]) -> Standing:
    if task_number >= len(lesson.tasks):
        raise Refused(404, "no_lesson", msg("refuse-no-task", there=len(lesson.tasks)))
    return played(game, lesson, lesson.tasks[task_number], actions)


def lesson_state(game: Game, lesson: Lesson, task_number: int, actions: list[str]) -> LessonState:
    """A task after the learner's actions."""
    standing = _standing(game, lesson, task_number, actions)
    task = lesson.tasks[task_number]
    seat = game.seats.index(lesson.seat)
    state = standing.state
    at_end = standing.solved or standing.astray or game.to_act(state) != seat
    return LessonState(
        position=shown(game, state, seat, list(task.point)),
        prompt=table_view.prompt_info(game.prompt(state), game),
        actions=[] if at_end else table_view.actions_of(game, state),
        log=_log(game, lesson, task, standing),
        solved=standing.solved,
        astray=standing.astray,
    )


def _log(game: Game, lesson: Lesson, task: Task, standing: Standing) -> list[LogEntry]:
    """What happened, as the learner may hear it."""
    state, entries = beginning(game, task), []
    viewer = game.seats.index(lesson.seat)
    for ply, (seat, text) in enumerate(standing.made, 1):
        a = game.parse(text)
        told = [h.wire() for h in game.heard(state, a, viewer)]
        read = game.public_text(state, a, viewer)
        verb, *args = read.split() or [""]
        entries.append(
            LogEntry(
                number=ply, ply=ply, turn=game.turn(state), seat=None if seat < 0 else seat,
                actor="chance" if seat < 0 else game.seats[seat], text=read, verb=verb, args=args, forced=False, at=0,
                told=told,
            )
        )  # fmt: skip
        game.apply(state, a)
    return entries
