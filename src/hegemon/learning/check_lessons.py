"""Are the lessons sound? Every sentence is there, and every way is legal, solves its task, and only at its end."""

from __future__ import annotations

from collections.abc import Iterator

from ..core import registry
from ..core.errors import HegemonError
from ..core.game import Game
from ..core.language.catalogue import LANGUAGES
from .companion import sections
from .lessons import Lesson, Task, lessons, played
from .numbers import Numbers


def lesson_faults(game: Game) -> list[str]:
    """Everything that is wrong with the course of a game."""
    name = game.spec.id
    chapters = {section.id for section in sections(name, "companion", LANGUAGES[0])}
    found: list[str] = []
    for lesson in lessons(name):
        if lesson.chapter not in chapters:
            found.append(f"lesson {lesson.id}: there is no chapter '{lesson.chapter}'")
        found += _sentences(lesson, Numbers(name, game.data))
        its_game = registry.load(name, engine="plain", data=game.data.folder, **lesson.options)
        for number, task in enumerate(lesson.tasks, 1):
            found += [f"lesson {lesson.id}, task {number}: {fault}" for fault in _task(its_game, lesson, task)]
    return found


def _sentences(lesson: Lesson, numbers: Numbers) -> Iterator[str]:
    said = {"title": lesson.title, "intro": lesson.intro, "done": lesson.done}
    for i, task in enumerate(lesson.tasks, 1):
        said |= {f"say {i}": task.say, f"well {i}": task.well, f"hint {i}": task.hint}
    for what, by_language in said.items():
        for language in LANGUAGES:
            sentence = by_language.get(language, "")
            if not sentence:
                yield f"lesson {lesson.id}: '{what}' is missing in {language}"
            try:
                numbers.fill(sentence)
            except HegemonError as fault:
                yield f"lesson {lesson.id}, {what}, {language}: {fault}"


def _task(game: Game, lesson: Lesson, task: Task) -> Iterator[str]:
    if not task.goal and not task.did:
        yield "nothing is asked"
    if not task.ways:
        yield "no way is known to solve it"
    for target in task.point:
        domain, _, member = target.partition(":")
        if member not in game.data.names.lists.get(domain, ()):
            yield f"'{target}' cannot be pointed at"
    try:
        start = played(game, lesson, task, ())
        yield from (f"impossible position: {problem}" for problem in game.problems(start.state))
        if game.to_act(start.state) != game.seats.index(lesson.seat):
            yield "the learner has nothing to decide"
        for way in task.ways:
            if not played(game, lesson, task, way).solved:
                yield f"'{'; '.join(way)}' does not solve it"
            if played(game, lesson, task, way[:-1]).solved:
                yield f"'{'; '.join(way)}' is longer than it must be"
    except HegemonError as fault:
        yield str(fault)
