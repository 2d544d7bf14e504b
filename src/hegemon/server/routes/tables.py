"""Create, find, join and read tables; records."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Body, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from ...core.preview import Preview
from .. import queries, table_lists, uploads
from ..commands import leaving, seating
from ..commands import rematch as rematches
from ..commands.carry_out import digest_of
from ..guests import KnownGuest
from ..play import table_view
from ..play.shown import shown
from ..schemas.play import ChatPage, Done, EventPage, LogPage, Milestones, PositionState, TableState, TurnList
from ..schemas.tables import Join, Leave, Left, NewTable, Rematch, SeatChange, TableCreated, TableList
from .common import (
    LARGEST,
    REFUSALS,
    ActionText,
    Asker,
    Commander,
    LongAsker,
    SeatNumber,
    SeatWanted,
    SeenAt,
    Service,
    address_of,
    guests_of,
    id_of,
    payment,
    rate_limits_of,
    reader,
)

router = APIRouter(prefix="/api", responses=REFUSALS)
After = Annotated[str | None, Query(max_length=80, description="`next` of the page before.")]
Origin = Annotated[str | None, Query(max_length=24, description="Only tables that were made from this one.")]
Limit = Annotated[int, Query(ge=1, le=100)]


@router.post("/tables")
async def create(body: NewTable, request: Request, response: Response, service: Service) -> TableCreated:
    """Set up a table. A stranger who gives a name is introduced by the way."""
    rate_limits_of(request).creations.take(address_of(request))
    if body.visibility == "listed":
        rate_limits_of(request).listings.take(address_of(request))
    known = await guests_of(request).welcomed(request, response, body.name, digest_of(body))
    return await seating.create(service, known, body)


@router.get("/tables")
async def listed(
    service: Service,
    known: LongAsker,
    game: Annotated[str | None, Query(max_length=40)] = None,
    after: After = None,
    limit: Limit = 100,
) -> TableList:
    """Listed tables: joinable ones first."""
    return await table_lists.listed(service, id_of(known), game, after, limit)


@router.get("/my/tables")
async def my_tables(
    service: Service, known: LongAsker, origin: Origin = None, after: After = None, limit: Limit = 100
) -> TableList:
    """My tables: my move first."""
    return await table_lists.of_guest(service, id_of(known), origin, after, limit)


@router.get("/tables/{table_id}", response_model=TableState)
async def table(table_id: str, service: Service, known: Asker, seat_wanted: SeatWanted = "auto") -> Any:
    """The whole table, as the caller may see it."""
    async with service.reading(table_id) as found:
        viewer = table_view.viewer_of(found, id_of(known), seat_wanted)
        service.watched(found)
        text = shown(found, viewer, service.hub.present(found)).text()
    return Response(text, media_type="application/json")


@router.post("/tables/{table_id}/join")
async def join(table_id: str, body: Join, request: Request, response: Response, service: Service) -> TableCreated:
    """Take an open seat."""
    rate_limits_of(request).creations.take(address_of(request))
    known = await guests_of(request).welcomed(request, response, body.name, f"{table_id} {digest_of(body)}")
    return await seating.join(service, table_id, known, body)


@router.post("/tables/{table_id}/rematch")
async def rematch(table_id: str, body: Rematch, request: Request, service: Service, known: Commander) -> TableCreated:
    """Sit down with the same people once more; everybody who asks gets to the same table."""
    rate_limits_of(request).creations.take(address_of(request))
    return await rematches.rematch(service, table_id, known, body)


@router.post("/tables/{table_id}/leave")
async def leave(table_id: str, body: Leave, service: Service, known: Commander) -> Left:
    """Leave a table; one at which nobody else sits is deleted."""
    return await leaving.leave(service, table_id, known, body)


@router.post("/tables/{table_id}/seats")
async def change_seat(table_id: str, body: SeatChange, service: Service, known: Commander) -> Done:
    """Give an open seat to a bot, or open a bot's seat, before the game begins."""
    return await seating.change_seat(service, table_id, known, body)


@router.get("/tables/{table_id}/preview")
async def preview(
    table_id: str, text: ActionText, service: Service, known: Commander, seat: SeatNumber = None, at: SeenAt = None
) -> Preview:
    """Price and certain effects of a legal action."""
    return await queries.preview(service, table_id, known, text, seat, at)


@router.get("/tables/{table_id}/events", response_model=EventPage)
async def events(
    table_id: str,
    service: Service,
    known: LongAsker,
    since: Annotated[int, Query(ge=0, le=LARGEST)] = 0,
    seat_wanted: SeatWanted = "auto",
) -> Any:
    """Events after a number (at most 500)."""
    text = await queries.events(service, table_id, id_of(known), since, seat_wanted)
    return Response(text, media_type="application/json")


@router.get("/tables/{table_id}/log")
async def log(
    table_id: str,
    service: Service,
    known: LongAsker,
    before: Annotated[int | None, Query(ge=1, le=LARGEST)] = None,
    limit: Annotated[int, Query(ge=1, le=500)] = 100,
    seat_wanted: SeatWanted = "auto",
) -> LogPage:
    """Actions before a position, oldest first."""
    return await queries.log(service, table_id, id_of(known), before, limit, seat_wanted)


@router.get("/tables/{table_id}/chat")
async def chat(
    table_id: str,
    service: Service,
    known: Commander,
    before: Annotated[int | None, Query(ge=1, le=LARGEST)] = None,
    limit: Annotated[int, Query(ge=1, le=500)] = 200,
) -> ChatPage:
    """What was said before a number, oldest first: to players by players, to others by others."""
    return await queries.chat(service, table_id, known, before, limit)


@router.get("/tables/{table_id}/turns")
async def turns(table_id: str, service: Service, known: LongAsker) -> TurnList:
    """Where each turn begins."""
    return await queries.turns(service, table_id)


@router.get("/tables/{table_id}/milestones")
async def milestones(
    table_id: str,
    service: Service,
    known: Annotated[KnownGuest | None, reader(20)],
    most: Annotated[int, Query(ge=2, le=60)] = 40,
    seat_wanted: SeatWanted = "auto",
) -> Milestones:
    """How the table looked at the beginnings of turns, evenly over the whole game, and how it looks now."""
    return await queries.milestones(service, table_id, id_of(known), most, seat_wanted)


@router.get("/tables/{table_id}/positions/{ply}")
async def position(
    table_id: str,
    ply: Annotated[int, Path(ge=0, le=LARGEST)],
    service: Service,
    known: LongAsker,
    seat_wanted: SeatWanted = "auto",
) -> PositionState:
    """A position by its address."""
    return await queries.position(service, table_id, id_of(known), ply, seat_wanted)


@router.get("/tables/{table_id}/record", response_class=PlainTextResponse)
async def record(table_id: str, request: Request, service: Service, known: LongAsker) -> Any:
    """The game so far as a `.hgm` text."""
    text, name = await queries.record(service, table_id, payment(request, known))
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@router.post("/records")
async def upload(
    request: Request,
    response: Response,
    service: Service,
    body: Annotated[bytes, Body(media_type="text/plain", description="The text of a `.hgm` file.")],
) -> TableCreated:
    """A record is verified and becomes a table to be looked at."""
    rate_limits_of(request).uploads.take(address_of(request))
    return await uploads.upload(service, await guests_of(request).welcomed(request, response, None), body)
