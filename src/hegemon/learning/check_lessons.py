"""Are the lessons sound? Every sentence is there, and every way is legal, solves its task, and only at its end."""

from __future__ import annotations

from collections.abc import Iterator

from ..core import registry
from ..core.errors import HegemonError
from ..core.game import Game
from ..core.language import LANGUAGES, Message, msg
from .coaching import Fault
from .companion import sections
from .lessons import Lesson, Task, lessons, played
from .numbers import Numbers


def lesson_faults(game: Game) -> Iterator[Fault]:
    """Everything that is wrong with the course of a game."""
    name = game.spec.id
    chapters = {section.id for section in sections(name, "companion", LANGUAGES[0])}
    for lesson in lessons(name):
        where = f"lessons.toml [lesson.{lesson.id}]"
        if lesson.chapter not in chapters:
            yield where, msg("fault-no-chapter", chapter=lesson.chapter)
        yield from _sentences(where, lesson, Numbers(name, game.data))
        its_game = registry.load(name, engine="plain", data=game.data.folder, **lesson.options)
        for number, task in enumerate(lesson.tasks, 1):
            yield from ((f"{where} task {number}", fault) for fault in _task(its_game, lesson, task))


def _sentences(where: str, lesson: Lesson, numbers: Numbers) -> Iterator[Fault]:
    said = {"title": lesson.title, "intro": lesson.intro, "done": lesson.done}
    for i, task in enumerate(lesson.tasks, 1):
        said |= {f"say {i}": task.say, f"well {i}": task.well, f"hint {i}": task.hint}
    for what, by_language in said.items():
        for language in LANGUAGES:
            sentence = by_language.get(language, "")
            if not sentence:
                yield f"{where} {what}", msg("fault-unsaid", language=language)
            try:
                numbers.fill(sentence)
            except HegemonError as fault:
                yield f"{where} {what} {language}", fault


def _task(game: Game, lesson: Lesson, task: Task) -> Iterator[Message | HegemonError]:
    if not task.goal and not task.did:
        yield msg("fault-task-nothing")
    if not task.ways:
        yield msg("fault-task-no-way")
    for target in task.point:
        domain, _, member = target.partition(":")
        if member not in game.data.names.lists.get(domain, ()):
            yield msg("fault-task-point", target=target)
    try:
        start = played(game, lesson, task, ())
        yield from game.problems(start.state)
        if game.to_act(start.state) != game.seats.index(lesson.seat):
            yield msg("fault-task-idle")
        for way in task.ways:
            if not played(game, lesson, task, way).solved:
                yield msg("fault-task-unsolved", way="; ".join(way))
            if played(game, lesson, task, way[:-1]).solved:
                yield msg("fault-task-long", way="; ".join(way))
    except HegemonError as fault:
        yield fault
