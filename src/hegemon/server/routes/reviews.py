"""Reviews of finished games, hints against bots, and trying again."""

from __future__ import annotations

from typing import Annotated, Literal, cast

from fastapi import APIRouter, Query, Request

from ..commands import trying_again
from ..reviews import Reviews
from ..schemas.reviews import Hint, ReviewState, TryAgain
from ..schemas.tables import TableCreated
from .common import REFUSALS, Commander, LongAsker, Service, address_of, rate_limits_of

router = APIRouter(prefix="/api", responses=REFUSALS)
Language = Annotated[Literal["en", "de"], Query()]


def reviews_of(request: Request) -> Reviews:
    """The reviews of the running application."""
    return cast(Reviews, request.app.state.reviews)


@router.get("/tables/{table_id}/review")
async def review(table_id: str, request: Request, known: LongAsker, language: Language = "en") -> ReviewState:
    """The review of a finished game; ask again until it is ready."""
    return await reviews_of(request).ask(table_id, language)


@router.get("/tables/{table_id}/hint")
async def hint(
    table_id: str,
    request: Request,
    known: Commander,
    seat: Annotated[int, Query(ge=0, le=15)],
    language: Language = "en",
) -> Hint:
    """What a bot would do; only in a game against bots alone."""
    return await reviews_of(request).hint(table_id, known, seat, language)


@router.post("/tables/{table_id}/again")
async def again(table_id: str, body: TryAgain, request: Request, service: Service, known: Commander) -> TableCreated:
    """Play on from a position of a finished game or of one's own, against bots or with all seats one's own."""
    rate_limits_of(request).creations.take(address_of(request))
    return await trying_again.try_again(service, table_id, known, body)
