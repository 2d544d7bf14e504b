"""The teacher: companions, pictures, courses; a task is played without anything being kept."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar, cast

from fastapi import APIRouter, Request, Response

from ...core import registry
from ...core.game import Game
from ...core.language import msg
from ...learning.lessons import Lesson
from .. import learning
from ..about_games import GamePages
from ..problems import Refused
from ..schemas.learning import (
    CompanionPage,
    Course,
    LessonAnswer,
    LessonMove,
    LessonQuestion,
    LessonState,
    PuzzleList,
    ShownPosition,
)
from .common import REFUSALS, Asker, LongAsker, Service, address_of, id_of, rate_limits_of
from .games import LOADING

Answer = TypeVar("Answer")
PLAYING = 30.0  # what it costs to play a task through
router = APIRouter(prefix="/api/games/{game}", responses=REFUSALS)


@router.get("/companion/{language}", response_model=CompanionPage)
async def companion(game: str, language: str, request: Request, known: Asker) -> Response:
    """The rules as one learns them. Every query parameter is an option."""
    make = learning.companion_in(learning.known_language(language))
    pages = cast(GamePages, request.app.state.game_pages)
    pay = partial(rate_limits_of(request).read, address_of(request), id_of(known), LOADING)
    found = await pages.get(make, _known(game), dict(request.query_params), pay)
    return Response(found, media_type="application/json")


@router.get("/pictures/{name}", response_model=ShownPosition)
async def picture(game: str, name: str, request: Request, known: Asker) -> Response:
    """A picture of the companion: a position for the real board."""
    pages = cast(GamePages, request.app.state.game_pages)
    pay = partial(rate_limits_of(request).read, address_of(request), id_of(known), LOADING)
    found = await pages.get(learning.picture_named(name[:60]), _known(game), {}, pay)
    return Response(found, media_type="application/json")


@router.get("/lessons/{language}")
async def lessons(game: str, language: str, service: Service, known: Asker) -> Course:
    """The course of a game."""
    return await _apart(service, game, partial(learning.course, language=learning.known_language(language)))


@router.get("/puzzles/{language}")
async def puzzles(game: str, language: str, service: Service, known: LongAsker) -> PuzzleList:
    """The puzzles of a game, and which of them is today's; they are played like lessons."""
    return await _apart(service, game, partial(learning.puzzle_list, language=learning.known_language(language)))


@router.post("/lessons/{lesson}/play")
async def play(
    game: str, lesson: str, body: LessonMove, request: Request, service: Service, known: Asker
) -> LessonState:
    """A task of a lesson after the learner's actions."""
    rate_limits_of(request).read(address_of(request), id_of(known), PLAYING)
    return await _with_lesson(
        service, game, lesson, lambda own, found: learning.lesson_state(own, found, body.task, body.actions)
    )


@router.post("/lessons/{lesson}/why")
async def why(
    game: str, lesson: str, body: LessonQuestion, request: Request, service: Service, known: Asker
) -> LessonAnswer:
    """Why can nothing be done with a thing now?"""
    rate_limits_of(request).read(address_of(request), id_of(known), PLAYING)
    return await _with_lesson(
        service, game, lesson, lambda own, found: learning.why_not(own, found, body.task, body.actions, body.target)
    )


async def _with_lesson(service: Service, game: str, lesson: str, work: Callable[[Game, Lesson], Answer]) -> Answer:
    """What is worked out, in a thread, from a lesson and its game."""
    options = learning.options_of(_known(game), lesson)
    return await _apart(service, game, lambda own: work(own, learning.lesson_or_puzzle(own, lesson)), options)


async def _apart(
    service: Service, game: str, work: Callable[[Game], Answer], options: dict[str, Any] | None = None
) -> Answer:
    """What is worked out from a game, in a thread: the first who asks for its puzzles waits for all of them."""

    def aside() -> Answer:
        return work(service.library.for_this_thread(_known(game), options or {}))

    return await service.aside(aside)


def _known(game: str) -> str:
    if game not in registry.games():
        raise Refused(404, "no_game", msg("bad-game", game=game[:40], games=", ".join(registry.games())))
    return game
