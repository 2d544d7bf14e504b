"""Puzzles have one plan and no other: a sample is proved again, and what has two plans is no puzzle."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from hegemon.core import registry
from hegemon.core.language.catalogue import LANGUAGES
from hegemon.learning.lessons import played
from hegemon.learning.puzzle_lessons import puzzle_lesson
from hegemon.learning.puzzles import Puzzle, made_into_puzzle, of_the_day, prove, puzzles

POSED = [puzzle for game in registry.games() for puzzle in puzzles(game)]
SCHOLARS = (
    "empty; turn rome rondel; box rome legion=12 galley=12; city rome roma gold; city carthage carthago gold; "
    "rondel rome marmor; stock rome gold={gold}"
)


def game_of(puzzle: Puzzle) -> str:
    return puzzle.id.rpartition("-")[0]


def test_there_are_puzzles_and_each_has_its_name() -> None:
    assert all(len(puzzles(game)) >= 15 for game in registry.games())
    assert len({puzzle.id for puzzle in POSED}) == len(POSED)
    assert all(1 <= puzzle.level <= 3 for puzzle in POSED)


@pytest.mark.parametrize("puzzle", POSED[::4], ids=lambda puzzle: puzzle.id)
def test_the_proof_holds(puzzle: Puzzle) -> None:
    game = registry.load(game_of(puzzle), engine="plain", **puzzle.options)
    proof = prove(game, game.restore(puzzle.position), game.seats.index(puzzle.seat), puzzle.nation, puzzle.count)
    assert proof is not None and proof.alone
    assert (proof.gain, proof.plan, proof.nodes) == (puzzle.gain, set(puzzle.plan), puzzle.nodes)


@pytest.mark.parametrize("puzzle", POSED, ids=lambda puzzle: puzzle.id)
def test_the_line_solves_it_in_both_languages(puzzle: Puzzle) -> None:
    game = registry.load(game_of(puzzle), engine="plain", **puzzle.options)
    lesson = puzzle_lesson(game, puzzle)
    assert played(game, lesson, lesson.tasks[0], puzzle.line).solved
    assert not played(game, lesson, lesson.tasks[0], puzzle.line[:-1]).solved
    assert all(lesson.tasks[0].say[language] and lesson.title[language] for language in LANGUAGES)


@pytest.mark.parametrize(("gold", "posed"), [(11, True), (12, False), (4, False)])
def test_two_plans_are_no_puzzle(gold: int, posed: bool) -> None:
    """Eleven gold buy Strata and Navigatio and no other pair; twelve buy Strata with either of two."""
    game = registry.load("duellum", engine="plain")
    found = made_into_puzzle(game, game.position(SCHOLARS.format(gold=gold)), game.seats.index("rome"), 1)
    assert (found is not None) == posed
    if found is not None:
        assert found.plan == ("advance scientia", "develop navigatio", "develop strata")


def test_stacks_that_could_change_places_are_two_plans() -> None:
    """Two legions between two free strongholds, each within reach of both."""
    game = registry.load("ancient_wars", engine="plain")
    state = game.position("empty; card celeritas; at bibracte legio_vii; at agedincum legio_ix; turn roman march")
    proof = prove(game, state, game.seats.index("roman"), "roman", "goal")
    assert proof is not None and proof.gain == 2 and not proof.alone


def test_a_puzzle_is_over_when_somebody_else_decides() -> None:
    puzzle = puzzles("dies_irae")[0]
    game = registry.load("dies_irae", engine="plain", **puzzle.options)
    lesson = puzzle_lesson(game, puzzle)
    standing = played(game, lesson, lesson.tasks[0], ["choose pass"])
    assert standing.astray and not standing.solved
    assert [text for seat, text in standing.made if seat != game.seats.index(puzzle.seat)] == []


@pytest.mark.parametrize("name", registry.games())
def test_every_day_has_its_puzzle(name: str) -> None:
    days = [date(2026, 11, 16) + timedelta(days=n) for n in range(len(puzzles(name)))]
    seen = [of_the_day(name, day) for day in days]
    assert len({puzzle.id for puzzle in seen if puzzle}) == len(days)
