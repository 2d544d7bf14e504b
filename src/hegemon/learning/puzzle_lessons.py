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
from .puzzle_search import mover_of
from .puzzles import FEWEST, HOLD, ODDS, Puzzle, puzzles

KIND = "kind"  # of a unit: nothing that can be looked at


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

    def said(name: str) -> Said:
        return _filled(game, words.get(f"{name}_{puzzle.count}", words[name]), words, puzzle)

    task = Task(
        given="", dump=puzzle.position, goal=puzzle.goal, did=puzzle.did, ways=(puzzle.line,), one_go=True,
        most_sent=(mover_of(game.spec.id), puzzle.gain) if puzzle.count == FEWEST else ("", 0),
        chance=puzzle.gain if puzzle.count == ODDS else 0, say=said("say"), well=said("well"), hint=said("hint"),
    )  # fmt: skip
    return Lesson(
        id=puzzle.id, minutes=2 * puzzle.level, seat=puzzle.seat, options=puzzle.options,
        chapter=_told(game.spec.id)["chapter"], title=said("title"), intro=words["intro"], done=words["done"],
        tasks=(task,),
    )  # fmt: skip


def _filled(game: Game, said: Said, words: dict[str, Said], puzzle: Puzzle) -> Said:
    made = {}
    number = int(puzzle.id.rpartition("-")[2])
    for language in LANGUAGES:
        made[language] = said[language].format(
            number=number, gain=_gain(words, puzzle, language), first=_first(game, puzzle, language),
            place=_place(game, puzzle, language),
        )  # fmt: skip
    return made


def _gain(words: dict[str, Said], puzzle: Puzzle, language: str) -> str:
    """What is asked for, counted; to hold everything is no number."""
    if puzzle.count == HOLD:
        return ""
    form = {0: "none", 1: "one"}.get(puzzle.gain, "many")
    return words[f"{puzzle.count}_{form}"][language].format(n=puzzle.gain)


def _place(game: Game, puzzle: Puzzle, language: str) -> str:
    """The city that is to be taken."""
    taken = [key.partition(" ")[2] for key in puzzle.plan if key.startswith("conquer ")]
    domain = game.verbs.by_name["conquer"].domains[0] if taken else ""
    return game.catalogue(language).name(name_key(domain, taken[0]))[""] if taken else ""


def _first(game: Game, puzzle: Puzzle, language: str) -> str:
    """What the solution begins with, by the name of the first thing that it touches."""
    action = next(a for a in (game.action(game.parse(text)) for text in puzzle.line) if a.args)
    domains = game.verbs.by_name[action.verb].domains
    place = next((n for n, domain in enumerate(domains) if domain != KIND), 0)
    return game.catalogue(language).name(name_key(domains[place], action.args[place]))[""]
