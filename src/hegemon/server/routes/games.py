"""Games, boards, provenance, rules; who am I; is the server well."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel

from ... import __version__
from ...core import registry
from ...core.game import Game
from .. import about_games
from ..guests import KnownGuest, renew_cookie
from ..health import HealthCheck
from ..problems import language_of
from ..schemas.games import Board, GameList, Health, ProvenanceList, RuleList
from ..schemas.wire import Guest, NameGiven
from .common import REFUSALS, Asker, LongAsker, Service, address_of, guests_of, id_of, rate_limits_of

LOADING = 20.0  # what it costs to load a game for a board that nobody has asked for yet
router = APIRouter(prefix="/api", responses=REFUSALS)


@router.get("/health", responses={503: {"model": Health, "description": "The server is not well."}})
async def health(request: Request, response: Response, service: Service) -> Health:
    """Is the server well (database and disk are tried), and which engine serves each game?"""
    problems = await cast(HealthCheck, request.app.state.health).problems()
    engines = {g: service.library.engine_of(g) for g in registry.games()}
    response.status_code = 503 if problems else 200
    stuck = len(service.hub.troubles)
    return Health(ok=not problems, problems=problems, version=__version__, bots_in_trouble=stuck, engines=engines)


@router.get("/me")
async def who_am_i(request: Request, response: Response, known: Asker) -> Guest:
    """Who is asking, by the cookie; which is renewed, so that it lasts as long as somebody comes back."""
    if known is not None:
        renew_cookie(request, response)
    return Guest(id=known.id if known else "", name=known.name if known else "", known=known is not None)


@router.post("/me")
async def introduce(body: NameGiven, request: Request, response: Response) -> Guest:
    """Introduce oneself (sets the secret cookie), or take another name."""
    rate_limits_of(request).creations.take(address_of(request))
    known = await guests_of(request).welcomed(request, response, body.name)
    return Guest(id=known.id, name=known.name, known=True)


@router.get("/games")
async def all_games(request: Request, service: Service, known: LongAsker) -> GameList:
    """All games with options and citations, and all bots, in the reader's language."""
    return about_games.all_games(service, language_of(request))


@router.get("/games/{game}/board", response_model=Board)
async def board(game: str, request: Request, known: Asker) -> Response:
    """What never changes during a game. Every query parameter is an option, as in `?board=west`."""
    return await _page(request, about_games.board, game, known)


@router.get("/games/{game}/provenance", response_model=ProvenanceList)
async def provenance(game: str, request: Request, known: Asker) -> Response:
    """What is certain in a game's data, and what is reconstructed. Query parameters are options."""
    return await _page(request, about_games.provenance, game, known)


async def _page(request: Request, make: Callable[[Game], BaseModel], game: str, known: KnownGuest | None) -> Response:
    def pay() -> None:
        rate_limits_of(request).read(address_of(request), id_of(known), LOADING)

    pages = cast(about_games.GamePages, request.app.state.game_pages)
    found = await pages.get(make, game, dict(request.query_params), pay)
    return Response(found, media_type="application/json")


@router.get("/games/{game}/catalogue/{language}", response_class=PlainTextResponse)
async def catalogue(game: str, language: str, known: Asker) -> Response:
    """All sentences and names of a game in a language, in Project Fluent's format: messages on the wire become
    sentences with it."""
    text = about_games.catalogue_text(game, language)
    return PlainTextResponse(text, headers={"Cache-Control": "public, max-age=300"})


@router.get("/games/{game}/rules")
async def rules(game: str, request: Request, known: Asker) -> RuleList:
    """Every rule by its citation id, in our own words."""
    return about_games.rules(game, language_of(request))
