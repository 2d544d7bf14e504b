"""Questions of somebody who is making a decision."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request

from ...core.language import msg
from .. import choosing
from ..problems import Refused, language_of
from ..schemas.choosing import Draft, FightAhead, OrderOffers
from ..schemas.play import Why
from .common import REFUSALS, Commander, SeatNumber, SeenAt, Service, address_of, rate_limits_of, reader

router = APIRouter(prefix="/api/tables/{table_id}", responses=REFUSALS)
FIGHTING = 20.0  # what it costs to work a fight out; most cost less, the largest battles fifty times as much
Wanted = Annotated[str, Query(max_length=600)]
ActionTexts = Annotated[str, Query(min_length=1, max_length=2000, description="Actions, one after the other: `;`.")]


@router.get("/draft")
async def draft(
    table_id: str,
    text: Annotated[
        str, Query(min_length=1, max_length=2000, description="Actions or phrases, one after the other: `;`.")
    ],
    service: Service,
    known: Commander,
    seat: SeatNumber = None,
    at: SeenAt = None,
) -> Draft:
    """Where these would lead. Nothing is done: what is taken up is put down by forgetting it."""
    return await choosing.draft(service, table_id, known, text, seat, at)


@router.get("/why")
async def why(
    table_id: str,
    request: Request,
    service: Service,
    known: Commander,
    text: Wanted = "",
    thing: Wanted = "",
    seat: SeatNumber = None,
) -> Why:
    """Why is an action or a phrase (`text`) not allowed now, or why can nothing be done with a `thing`: `region:roma`,
    or `:roma` for everything of that name?"""
    if bool(text) == bool(thing):
        raise Refused(422, "invalid", msg("refuse-ask"))
    return await choosing.why(service, table_id, known, text, thing, seat, language_of(request))


@router.get("/odds")
async def odds(
    table_id: str,
    text: ActionTexts,
    request: Request,
    service: Service,
    known: Commander,
    number: Annotated[int, Query(ge=1, le=99, description="So many units do the last of them.")] = 1,
    seat: SeatNumber = None,
    at: SeenAt = None,
) -> FightAhead:
    """What the fight that the last of these actions begins would come to: strengths, exact chances."""
    rate_limits_of(request).read(address_of(request), known.id, FIGHTING)
    return await choosing.odds(service, table_id, known, text, number, seat, at)


@router.get("/fight", dependencies=[reader(FIGHTING)])
async def fight(table_id: str, service: Service, at: SeenAt = None) -> FightAhead:
    """What the fight that has begun would come to, told to everybody alike."""
    return await choosing.fight(service, table_id, at)


@router.get("/orders")
async def order_offers(
    table_id: str,
    seat: Annotated[int, Query(ge=0, le=15)],
    service: Service,
    known: Commander,
    after: Annotated[str | None, Query(max_length=200, description="Another seat's action.")] = None,
    say: Annotated[str, Query(max_length=2000, description="What the seat does then, step by step: `;`.")] = "",
) -> OrderOffers:
    """What a move for a case can be made of."""
    return await choosing.order_offers(service, table_id, known, seat, after, say)
