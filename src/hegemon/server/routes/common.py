"""What the routes share: the service of the application, who asks, the pace of a client."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, cast

from fastapi import Depends, Query, Request
from starlette.requests import HTTPConnection

from ..guests import Guests, KnownGuest
from ..limits import RateLimits
from ..schemas.wire import Problem
from ..service import TableService

# What a refusal looks like is worked out for one code and pointed to by the others: for every code of every route it
# was a seventh of the time in which a server starts.
_REFUSED = {"description": "Refused; `reason` says why."}
_LIKE_THAT = {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}}
REFUSALS: dict[int | str, dict[str, Any]] = {
    400: {"model": Problem, **_REFUSED},
    **{code: {**_REFUSED, **_LIKE_THAT} for code in (401, 403, 404, 409, 413, 422, 429)},
}
LARGEST = 2**31 - 1
LONGEST_READING = 200.0  # no answer costs more, or nobody could pay for it


def service_of(connection: HTTPConnection) -> TableService:
    """The service of the running application."""
    return cast(TableService, connection.app.state.service)


def guests_of(connection: HTTPConnection) -> Guests:
    """The guests of the running application."""
    return cast(Guests, connection.app.state.guests)


def rate_limits_of(connection: HTTPConnection) -> RateLimits:
    """The limits of the running application."""
    return cast(RateLimits, connection.app.state.rate_limits)


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from."""
    return connection.client.host if connection.client else "unknown"


def reader(cost: float) -> Any:
    """Who is asking, if known; the reading is paid for."""

    async def asker(request: Request) -> KnownGuest | None:
        known = await guests_of(request).of(request)
        rate_limits_of(request).read(address_of(request), id_of(known), cost)
        return known

    return Depends(asker)


def payment(request: HTTPConnection, known: KnownGuest | None) -> Callable[[float], None]:
    """How whoever asks pays for what turns out to be long."""
    return lambda cost: rate_limits_of(request).read(address_of(request), id_of(known), min(cost, LONGEST_READING))


async def _commander(request: Request) -> KnownGuest:
    known = await guests_of(request).required(request)
    rate_limits_of(request).commands.take(known.id)
    return known


Service = Annotated[TableService, Depends(service_of)]
Asker = Annotated[KnownGuest | None, reader(1)]
LongAsker = Annotated[KnownGuest | None, reader(5)]
Commander = Annotated[KnownGuest, Depends(_commander)]
SeatWanted = Annotated[
    str, Query(alias="seat", max_length=8, description="`auto`, `none` (spectator), or a seat's number.")
]
SeatNumber = Annotated[int | None, Query(ge=0, le=15)]
ActionText = Annotated[str, Query(min_length=1, max_length=200)]
SeenAt = Annotated[
    int | None,
    Query(ge=0, le=LARGEST, description="The event one has seen: where the table has moved on since, nothing is told."),
]


def id_of(known: KnownGuest | None) -> str | None:
    """A guest's id, if there is one."""
    return known.id if known is not None else None
