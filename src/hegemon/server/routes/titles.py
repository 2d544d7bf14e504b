"""Games, boards, provenance, rules; who am I; is the server well."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response

from ... import __version__
from ...core import registry
from .. import titles
from ..schemas.titles import Board, GameList, Health, ProvenanceList, RuleList
from ..schemas.wire import Guest, NameGiven
from .common import REFUSALS, Asker, AtDesk, address_of, guests_of, paces_of

router = APIRouter(prefix="/api", responses=REFUSALS)


@router.get("/health", response_model=Health)
async def health(desk: AtDesk) -> Any:
    """Is the server well, and which engine serves each game?"""
    engines = {g: desk.library.engine_of(g) for g in registry.games()}
    return {"ok": True, "version": __version__, "bots_in_trouble": len(desk.hub.troubles), "engines": engines}


@router.get("/me", response_model=Guest)
async def who_am_i(known: Asker) -> Any:
    """Who is asking, by the cookie."""
    return {"id": known.id if known else "", "name": known.name if known else "", "known": known is not None}


@router.post("/me", response_model=Guest)
async def introduce(body: NameGiven, request: Request, response: Response) -> Any:
    """Introduce oneself (sets the secret cookie), or take another name."""
    paces_of(request).creations.take(address_of(request))
    known = await guests_of(request).welcomed(request, response, body.name)
    return {"id": known.id, "name": known.name, "known": True}


@router.get("/games", response_model=GameList)
async def all_games(desk: AtDesk) -> Any:
    """All games with options and citations, and all bots."""
    return titles.all_games(desk)


@router.get("/games/{game}/board", response_model=Board)
async def board(game: str, request: Request, desk: AtDesk) -> Any:
    """What never changes during a game. Every query parameter is an option, as in `?board=west`."""
    return titles.board(desk, game, dict(request.query_params))


@router.get("/games/{game}/provenance", response_model=ProvenanceList)
async def provenance(game: str, request: Request, desk: AtDesk) -> Any:
    """What is certain in a game's data, and what is reconstructed. Query parameters are options."""
    return titles.provenance(desk, game, dict(request.query_params))


@router.get("/games/{game}/rules", response_model=RuleList)
async def rules(game: str, desk: AtDesk) -> Any:
    """Every rule by its citation id, in our own words."""
    return titles.rules(game)
