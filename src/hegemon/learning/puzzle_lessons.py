"""A puzzle as a lesson of one task, so that it is played like one. `teaching/puzzles.toml` has its sentences."""

from __future__ import annotations

import tomllib
from functools import cache

from ..core.game import Game
from ..core.language.catalogue import LANGUAGES
from .companion import teaching_folder
from .lessons import Lesson, Said, Task
from .puzzles import Puzzle, puzzles

CHAPTER = "personages"


@cache
def puzzle_words(game: str) -> dict[str, Said]:
    """The sentences around a puzzle."""
    file = teaching_folder(game) / "puzzles.toml"
    words: dict[str, Said] = tomllib.loads(file.read_text("utf-8"))["words"]
    return words


def puzzle_named(game: str, puzzle_id: str) -> Puzzle | None:
    """A puzzle by its name."""
    return next((puzzle for puzzle in puzzles(game) if puzzle.id == puzzle_id), None)


def puzzle_lesson(game: Game, puzzle: Puzzle) -> Lesson:
    """The lesson of a puzzle."""
    words = puzzle_words(game.spec.id)
    task = Task(
        given="", dump=puzzle.position, goal=(f"points {puzzle.nation} {puzzle.points}",), ways=(puzzle.line,),
        past_turn=False, say=_filled(game, words["say"], words, puzzle), well=words["well"],
        hint=_filled(game, words["hint"], words, puzzle),
    )  # fmt: skip
    return Lesson(
        id=puzzle.id, minutes=2 * puzzle.level, seat=puzzle.seat, options=puzzle.options, chapter=CHAPTER,
        title=_filled(game, words["title"], words, puzzle), intro=words["intro"], done=words["done"], tasks=(task,),
    )  # fmt: skip


def _filled(game: Game, said: Said, words: dict[str, Said], puzzle: Puzzle) -> Said:
    made = {}
    field = next(key.partition(" ")[2] for key in puzzle.plan if key.startswith("advance "))
    for language in LANGUAGES:
        gain = (words["one"] if puzzle.gain == 1 else words["many"])[language].format(n=puzzle.gain)
        name = game.catalogue(language).name(f"field-{field}")[""]
        made[language] = said[language].format(number=int(puzzle.id.rpartition("-")[2]), gain=gain, field=name)
    return made
