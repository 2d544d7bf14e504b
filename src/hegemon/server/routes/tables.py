"""Create, find, join and read tables; records."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Body, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from ...core.preview import Preview
from .. import cards, reading, uploads
from ..commands import seating
from ..commands.carry_out import digest_of
from ..play import look
from ..schemas.play import ChatPage, Done, EventPage, LogPage, PositionState, TableState, TurnList, Why
from ..schemas.tables import JoinWish, SeatChange, TableCreated, TableList, TableWish
from .common import (
    LARGEST,
    REFUSALS,
    ActionText,
    Asker,
    AtDesk,
    Commander,
    LongAsker,
    SeatNumber,
    SeatWanted,
    address_of,
    guests_of,
    id_of,
    paces_of,
)

router = APIRouter(prefix="/api", responses=REFUSALS)
After = Annotated[str | None, Query(max_length=80, description="`next` of the page before.")]
Limit = Annotated[int, Query(ge=1, le=100)]


@router.post("/tables")
async def create(wish: TableWish, request: Request, response: Response, desk: AtDesk) -> TableCreated:
    """Set up a table. A stranger who gives a name is introduced by the way."""
    paces_of(request).creations.take(address_of(request))
    if wish.visibility == "listed":
        paces_of(request).listings.take(address_of(request))
    known = await guests_of(request).welcomed(request, response, wish.name, digest_of(wish))
    return await seating.create(desk, known, wish)


@router.get("/tables")
async def listed(
    desk: AtDesk,
    known: LongAsker,
    game: Annotated[str | None, Query(max_length=40)] = None,
    after: After = None,
    limit: Limit = 100,
) -> TableList:
    """Listed tables: joinable ones first."""
    return await cards.listed(desk, id_of(known), game, after, limit)


@router.get("/my/tables")
async def mine(desk: AtDesk, known: LongAsker, after: After = None, limit: Limit = 100) -> TableList:
    """My tables: my move first."""
    return await cards.of_guest(desk, id_of(known), after, limit)


@router.get("/tables/{table_id}", response_model=TableState)
async def table(table_id: str, desk: AtDesk, known: Asker, wish: SeatWanted = "auto") -> Any:
    """The whole table, as the caller may see it."""
    async with desk.reading(table_id) as found:
        viewer = look.viewer_of(found, id_of(known), wish)
        desk.watched(found)
        text = look.state_text(found, viewer, desk.hub.present(found))
    return Response(text, media_type="application/json")


@router.post("/tables/{table_id}/join")
async def join(table_id: str, body: JoinWish, request: Request, response: Response, desk: AtDesk) -> TableCreated:
    """Take an open seat."""
    paces_of(request).creations.take(address_of(request))
    known = await guests_of(request).welcomed(request, response, body.name, f"{table_id} {digest_of(body)}")
    return await seating.join(desk, table_id, known, body)


@router.post("/tables/{table_id}/seats")
async def change_seat(table_id: str, body: SeatChange, desk: AtDesk, known: Commander) -> Done:
    """Give an open seat to a bot, or open a bot's seat, before the game begins."""
    return await seating.change_seat(desk, table_id, known, body)


@router.get("/tables/{table_id}/preview")
async def preview(table_id: str, text: ActionText, desk: AtDesk, known: Commander, seat: SeatNumber = None) -> Preview:
    """Price and certain effects of a legal action."""
    return await reading.preview(desk, table_id, known, text, seat)


@router.get("/tables/{table_id}/why")
async def why(table_id: str, text: ActionText, desk: AtDesk, known: Commander, seat: SeatNumber = None) -> Why:
    """Why is an action not allowed now?"""
    return await reading.why(desk, table_id, known, text, seat)


@router.get("/tables/{table_id}/events")
async def events(
    table_id: str,
    desk: AtDesk,
    known: LongAsker,
    since: Annotated[int, Query(ge=0, le=LARGEST)] = 0,
    wish: SeatWanted = "auto",
) -> EventPage:
    """Events after a number (at most 500)."""
    return await reading.events(desk, table_id, id_of(known), since, wish)


@router.get("/tables/{table_id}/log")
async def log(
    table_id: str,
    desk: AtDesk,
    known: LongAsker,
    before: Annotated[int | None, Query(ge=1, le=LARGEST)] = None,
    limit: Annotated[int, Query(ge=1, le=500)] = 100,
    wish: SeatWanted = "auto",
) -> LogPage:
    """Actions before a position, oldest first."""
    return await reading.log(desk, table_id, id_of(known), before, limit, wish)


@router.get("/tables/{table_id}/chat")
async def chat(
    table_id: str,
    desk: AtDesk,
    known: Commander,
    before: Annotated[int | None, Query(ge=1, le=LARGEST)] = None,
    limit: Annotated[int, Query(ge=1, le=500)] = 200,
) -> ChatPage:
    """What the players said before a number, oldest first; for players."""
    return await reading.chat(desk, table_id, known, before, limit)


@router.get("/tables/{table_id}/turns")
async def turns(table_id: str, desk: AtDesk, known: LongAsker) -> TurnList:
    """Where each turn begins."""
    return await reading.turns(desk, table_id)


@router.get("/tables/{table_id}/positions/{ply}")
async def position(
    table_id: str,
    ply: Annotated[int, Path(ge=0, le=LARGEST)],
    desk: AtDesk,
    known: LongAsker,
    wish: SeatWanted = "auto",
) -> PositionState:
    """A position by its address."""
    return await reading.position(desk, table_id, id_of(known), ply, wish)


@router.get("/tables/{table_id}/record", response_class=PlainTextResponse)
async def record(table_id: str, desk: AtDesk, known: LongAsker) -> Any:
    """The game so far as a `.hgm` text."""
    text, name = await reading.record(desk, table_id)
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@router.post("/records")
async def upload(
    request: Request,
    response: Response,
    desk: AtDesk,
    body: Annotated[bytes, Body(media_type="text/plain", description="The text of a `.hgm` file.")],
) -> TableCreated:
    """A record is verified and becomes a table to be looked at."""
    paces_of(request).uploads.take(address_of(request))
    return await uploads.upload(desk, await guests_of(request).welcomed(request, response, None), body)
