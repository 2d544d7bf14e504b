"""Puzzles have one plan and no other: a sample is proved again, and what has two plans is no puzzle."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

import pytest

from hegemon.core import registry
from hegemon.core.language.catalogue import LANGUAGES
from hegemon.learning.lessons import played
from hegemon.learning.puzzle_assault import can_be_stormed
from hegemon.learning.puzzle_lessons import puzzle_lesson
from hegemon.learning.puzzle_making import made_into_puzzle
from hegemon.learning.puzzle_positions import Posed, bots_playing, passed, searched
from hegemon.learning.puzzle_search import prove
from hegemon.learning.puzzles import FEWEST, HOLD, ODDS, Puzzle, of_the_day, puzzles

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
    assert (proof.plan, proof.nodes) == (set(puzzle.plan), puzzle.nodes)
    assert proof.gain == puzzle.gain or puzzle.count == FEWEST
    assert proof.firm or puzzle.count != HOLD
    assert proof.gain - proof.second >= 5 or puzzle.count != ODDS


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
    state, rome = game.position(SCHOLARS.format(gold=gold)), game.seats.index("rome")
    found = made_into_puzzle(Posed(game, state, rome, "points", 3, "study"), 1)
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


@pytest.mark.parametrize("name", registry.games())
def test_games_of_bots_pose_what_came_of_them(name: str) -> None:
    """What is posed is the beginning of a step of that seat, after which the seat had more of what is asked for."""
    game = registry.load(name, engine="plain", **{"dies_irae": {"setup": "ready"}}.get(name, {}))
    sought = searched(name)
    posed = list(passed(game, bots_playing(game, "random", 3), "random", 400, sought))
    assert posed
    for one in posed:
        assert game.to_act(one.state) == one.seat and one.count in sought.asked
        assert game.verbs.frames.names[game.frame(one.state)] in sought.frames
    assert {one.source.partition(",")[0] for one in posed} <= {"random"}


@pytest.mark.parametrize(("legions", "stormed"), [(1, True), (0, False)])
def test_every_answer_is_looked_at(legions: int, stormed: bool) -> None:
    """A plain city falls to one legion that comes within reach; without legions nothing falls."""
    game = registry.load("duellum", engine="plain")
    state = game.position(
        "empty; turn carthage rondel; box rome legion=12 galley=12; city rome roma gold; city carthage carthago gold; "
        f"legion carthage genua {legions}; rondel carthage scientia"
    )
    assert can_be_stormed(game, state, game.seats.index("rome"), "rome") == stormed


@pytest.mark.parametrize(("away", "solved"), [(0, True), (1, False)])
def test_to_send_a_unit_too_many_solves_nothing(away: int, solved: bool) -> None:
    puzzle = next(puzzle for puzzle in POSED if puzzle.count == FEWEST)
    game = registry.load(game_of(puzzle), engine="plain", **puzzle.options)
    lesson = puzzle_lesson(game, puzzle)
    (task,) = lesson.tasks
    strict = replace(task, most_sent=(task.most_sent[0], task.most_sent[1] - away))
    assert played(game, lesson, strict, puzzle.line).solved == solved


def test_the_way_out_of_alesia_is_the_one_with_the_best_chance() -> None:
    puzzle = next(puzzle for puzzle in POSED if puzzle.count == ODDS)
    game = registry.load(game_of(puzzle), engine="plain", **puzzle.options)
    lesson = puzzle_lesson(game, puzzle)
    assert f"{puzzle.gain} in a hundred" in lesson.tasks[0].say["en"]
    other = next(way for way in ("agedincum", "bibracte", "sequani", "remi") if f"to {way}" not in puzzle.line)
    standing = played(game, lesson, lesson.tasks[0], ["march alesia", f"to {other}", "whole"])
    assert standing.astray and not standing.solved
