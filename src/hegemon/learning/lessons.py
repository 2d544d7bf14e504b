"""Lessons: small tasks on the real board, judged by the real rules. `teaching/lessons.toml` holds them.

A task begins in a position of its own, so that it can be left and taken up. It is solved as soon as its facts hold and
its actions were made; it has gone astray when the learner's turn is over before that.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from ..core.engine import State
from ..core.errors import DataError
from ..core.frames import CHANCE, OVER
from ..core.game import Game
from ..core.language import msg
from .companion import teaching_folder

Said = dict[str, str]  # language → sentence
LONGEST = 120  # actions of a task: beyond them nobody learns anything


@dataclass(frozen=True)
class Task:
    """One thing to do."""

    given: str
    say: Said
    well: Said
    hint: Said
    goal: tuple[str, ...] = ()  # facts that must hold
    did: tuple[str, ...] = ()  # actions that must have been made, by how they begin
    ways: tuple[tuple[str, ...], ...] = ()  # accepted solutions, the plainest first
    replies: tuple[str, ...] = ()  # what chance and the others do, in order
    point: tuple[str, ...] = ()  # what to look at: `region:roma`
    past_turn: bool = False  # the task goes on beyond the learner's turn
    one_go: bool = False  # it is over as soon as anybody else decides: a puzzle
    most_sent: tuple[str, int] = ("", 0)  # a verb, and how often it may be used
    chance: int = 0  # in a hundred, of winning the battle that the last action begins
    dump: dict[str, Any] | None = None  # the position by names, in the place of `given`


@dataclass(frozen=True)
class Lesson:
    """Tasks in a row."""

    id: str
    minutes: int
    seat: str
    options: dict[str, Any]
    title: Said
    intro: Said
    done: Said
    chapter: str  # where the companion tells more
    tasks: tuple[Task, ...]


@dataclass
class Standing:
    """Where a task stands after some actions."""

    state: State
    made: list[tuple[int, str]] = field(default_factory=list)  # who (-1: chance) did what
    solved: bool = False
    astray: bool = False
    chance: int = 0  # in a hundred, in the battle that the last action has begun


@cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """The course of a game, in order."""
    return _read(teaching_folder(game) / "lessons.toml")


def _read(file: Path) -> tuple[Lesson, ...]:
    if not file.is_file():
        return ()
    found = []
    for row in tomllib.loads(file.read_text("utf-8")).get("lesson", []):
        tasks = tuple(_task(task) for task in row.pop("task", []))
        found.append(Lesson(**{"options": {}, "chapter": ""} | row, tasks=tasks))
    return tuple(found)


def _task(row: dict[str, Any]) -> Task:
    lists: dict[str, Any] = {key: tuple(row.pop(key, ())) for key in ("goal", "did", "replies", "point")}
    ways = tuple(tuple(way) for way in row.pop("ways", ()))
    return Task(**row, **lists, ways=ways)


def lesson_of(game: str, lesson_id: str) -> Lesson:
    """A lesson by its name."""
    for lesson in lessons(game):
        if lesson.id == lesson_id:
            return lesson
    raise DataError(msg("bad-lesson", lesson=lesson_id[:40], game=game))


def beginning(game: Game, task: Task) -> State:
    """The position in which a task begins."""
    return game.position(task.given) if task.dump is None else game.restore(task.dump)


def played(game: Game, lesson: Lesson, task: Task, actions: Sequence[str]) -> Standing:
    """The task after the learner's actions; others and chance follow the script. A refused action raises."""
    if len(actions) > LONGEST:
        raise DataError(msg("bad-task-long", most=LONGEST))
    seat = game.seats.index(lesson.seat)
    standing = Standing(beginning(game, task))
    replies = list(task.replies)
    _others(game, seat, standing, replies)
    turn = game.turn(standing.state)
    for text in actions:
        if standing.solved or standing.astray:
            break
        small = game.small_action(standing.state, text)
        for a in game.expand(standing.state, text).actions if small is None else [small]:
            chance = _chance(game, standing.state, a) if task.chance else 0
            game.apply(standing.state, a)
            standing.chance = 0 if game.waits(standing.state) else chance  # while a march can be put down it is none
            standing.made.append((seat, game.text(a)))
        standing.solved = _solved(game, task, standing)
        if not standing.solved and not (task.one_go and game.to_act(standing.state) != seat):
            _others(game, seat, standing, replies)
            standing.solved = _solved(game, task, standing)
        who = game.to_act(standing.state)
        gone = game.turn(standing.state) != turn or who == OVER or (task.one_go and who != seat)
        standing.astray = not standing.solved and gone and not task.past_turn
    return standing


def _solved(game: Game, task: Task, standing: Standing) -> bool:
    own = [text for seat, text in standing.made if seat >= 0]
    did = all(any(text == wanted or text.startswith(f"{wanted} ") for text in own) for wanted in task.did)
    verb, most = task.most_sent
    sent = sum(text.startswith(f"{verb} ") for text in own) if verb else 0
    kept = sent <= most and standing.chance >= task.chance
    return did and kept and all(game.holds(standing.state, fact) for fact in task.goal)


def _chance(game: Game, state: State, a: int) -> int:
    odds = game.odds(state, a)
    return round(100 * odds.ends[0][1]) if odds else 0


def _others(game: Game, seat: int, standing: Standing, replies: list[str]) -> None:
    """Chance and the other seats act until the learner decides again: by the script, then by a fixed lot."""
    state = standing.state
    while (who := game.to_act(state)) not in (seat, OVER):
        scripted = game.small_action(state, replies[0]) if replies else None
        if scripted is not None:
            replies.pop(0)
            a = scripted
        elif who == CHANCE:
            a = game.draw(state, Random(len(standing.made)))
        else:
            a = game.legal(state)[-1]
        game.apply(state, a)
        standing.made.append((who, game.text(a)))
        if len(standing.made) > 4 * LONGEST:
            raise DataError(msg("bad-task-endless"))
