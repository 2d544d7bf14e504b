"""A puzzle as a lesson of one task, so that it is played like one. `teaching/puzzles.toml` has its sentences."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

from ..core.game import Game
from ..core.language import name_key
from ..core.language.catalogue import LANGUAGES
from .companion import teaching_folder
from .lessons import Lesson, Said, Task
from .puzzles import Puzzle, puzzles


@cache
def _told(game: str) -> dict[str, Any]:
    return tomllib.loads((teaching_folder(game) / "puzzles.toml").read_text("utf-8"))


def puzzle_words(game: str) -> dict[str, Said]:
    """The sentences around a puzzle."""
    words: dict[str, Said] = _told(game)["words"]
    return words


def puzzle_named(game: str, puzzle_id: str) -> Puzzle | None:
    """A puzzle by its name."""
    return next((puzzle for puzzle in puzzles(game) if puzzle.id == puzzle_id), None)


def puzzle_lesson(game: Game, puzzle: Puzzle) -> Lesson:
    """The lesson of a puzzle."""
    words = puzzle_words(game.spec.id)
    task = Task(
        given="", dump=puzzle.position, goal=(puzzle.goal,), ways=(puzzle.line,), one_go=True,
        say=_filled(game, words["say"], words, puzzle), well=words["well"],
        hint=_filled(game, words["hint"], words, puzzle),
    )  # fmt: skip
    return Lesson(
        id=puzzle.id, minutes=2 * puzzle.level, seat=puzzle.seat, options=puzzle.options,
        chapter=_told(game.spec.id)["chapter"], title=_filled(game, words["title"], words, puzzle),
        intro=words["intro"], done=words["done"], tasks=(task,),
    )  # fmt: skip


def _filled(game: Game, said: Said, words: dict[str, Said], puzzle: Puzzle) -> Said:
    made = {}
    number = int(puzzle.id.rpartition("-")[2])
    for language in LANGUAGES:
        gain = words[f"{puzzle.count}_{'one' if puzzle.gain == 1 else 'many'}"][language].format(n=puzzle.gain)
        made[language] = said[language].format(number=number, gain=gain, first=_first(game, puzzle, language))
    return made


def _first(game: Game, puzzle: Puzzle, language: str) -> str:
    """What the solution begins with, by the name of the first thing that it touches."""
    action = next(a for a in (game.action(game.parse(text)) for text in puzzle.line) if a.args)
    domain = game.verbs.by_name[action.verb].domains[0]
    return game.catalogue(language).name(name_key(domain, action.args[0]))[""]
