"""Provable chance: a commitment before the game, salts, every draw after it."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from .. import chance
from ..commands import seating
from ..commands.carry_out import digest_of
from ..schemas.chance import AddSalt, Commitment, DrawList, PromiseWanted
from ..schemas.play import Done
from .common import REFUSALS, Commander, LongAsker, Service, address_of, guests_of, payment, rate_limits_of

router = APIRouter(prefix="/api", responses=REFUSALS)


@router.post("/chance")
async def promise(body: PromiseWanted, request: Request, response: Response, service: Service) -> Commitment:
    """Commit to a seed for a table that is about to be set up; a stranger is introduced by the way."""
    rate_limits_of(request).creations.take(address_of(request))
    known = await guests_of(request).welcomed(request, response, body.name, digest_of(body))
    return await chance.promise(service, known)


@router.post("/tables/{table_id}/salt")
async def salt(table_id: str, body: AddSalt, service: Service, known: Commander) -> Done:
    """Add something of one's own to the seed, before the game begins."""
    return await seating.add_salt(service, table_id, known, body)


@router.get("/tables/{table_id}/draws")
async def draws(table_id: str, request: Request, service: Service, known: LongAsker) -> DrawList:
    """Every draw of a finished game, with what it was drawn from."""
    return await chance.draws(service, table_id, payment(request, known))
