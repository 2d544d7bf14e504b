"""The coach: at a table against bots, and what it explains once."""

from __future__ import annotations

from typing import Annotated, cast

from fastapi import APIRouter, Query, Request

from ...core import registry
from ...core.language import msg
from ..coaching import Coach, coaching_of
from ..learning import known_language
from ..problems import Refused
from ..schemas.coaching import CoachAdvice, Coaching, CoachWarning
from .common import REFUSALS, Asker, Commander, Service
from .reviews import Language

router = APIRouter(prefix="/api", responses=REFUSALS)
Seat = Annotated[int, Query(ge=0, le=15)]


def coach_of(request: Request) -> Coach:
    """The coach of the running application."""
    return cast(Coach, request.app.state.coach)


@router.get("/tables/{table_id}/coach")
async def coach(
    table_id: str, request: Request, known: Commander, seat: Seat, language: Language = "en"
) -> CoachAdvice:
    """Plans for the turn with their reasons, and what cannot be done now; only in a game against bots alone."""
    return await coach_of(request).advise(table_id, known, seat, language)


@router.get("/tables/{table_id}/coach/before")
async def before(
    table_id: str,
    request: Request,
    known: Commander,
    seat: Seat,
    text: Annotated[str, Query(min_length=1, max_length=2000, description="An action or a phrase.")],
    language: Language = "en",
) -> CoachWarning:
    """What the coach says before an action. Nothing is done."""
    return await coach_of(request).warn(table_id, known, seat, text, language)


@router.get("/games/{game}/coaching/{language}")
async def notes(game: str, language: str, service: Service, known: Asker) -> Coaching:
    """What the coach explains once, and the whole game at the end of the course."""
    if game not in registry.games():
        raise Refused(404, "no_game", msg("bad-game", game=game[:40], games=", ".join(registry.games())))
    wanted = known_language(language)
    return await service.aside(lambda: coaching_of(service.library.for_this_thread(game, {}), wanted))
