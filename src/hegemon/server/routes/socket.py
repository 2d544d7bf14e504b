"""The WebSocket of a table: exactly the gap since the last known event, then everything as it happens."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Annotated

from fastapi import APIRouter, Query, WebSocket, WebSocketDisconnect

from ..connections import speaks_for_all
from ..hub import Connection, events_message
from ..limits import own_origin
from ..play import table_view
from ..play.shown import shown
from ..play.table import Table
from ..problems import Refused, language_of
from ..schemas.tables import Hello, RefusedMessage
from ..service import TableService
from ..storage import chat
from ..storage.apart import unheard_by
from .common import LARGEST, address_of, guests_of, id_of, payment, service_of
from .socket_commands import SocketCommands

router = APIRouter()
MOST_CONNECTIONS = 5_000
LONGEST_MESSAGE = 4_000  # the longest text of a chat, every letter of it escaped
PAGE = 500
CHAT_LINES = 200
OPENING, TELLING_AN_EVENT = 2.0, 0.02  # what they cost, as readings do
REFUSED, TOO_SLOW, NOT_UNDERSTOOD, COME_AGAIN = 1008, 1013, 1003, 1012


@router.websocket("/api/tables/{table_id}/socket")
async def socket(
    websocket: WebSocket,
    table_id: str,
    since: Annotated[int, Query(ge=-1, le=LARGEST)] = -1,
    seat: Annotated[str, Query(max_length=8)] = "auto",
    changes: bool = False,
) -> None:
    """Numbered events and states of a table."""
    service = service_of(websocket)
    if not own_origin(websocket.headers, service.settings.origins) or service.hub.count() >= MOST_CONNECTIONS:
        await websocket.close(REFUSED)  # before the handshake: the client sees 403
        return
    address, known = address_of(websocket), await guests_of(websocket).of(websocket)
    if service.hub.count_of(id_of(known)) >= service.settings.sockets_per_guest:
        await websocket.close(REFUSED)
        return
    crowded = service.hub.count_from(address) >= service.settings.connections_per_address
    if crowded and not speaks_for_all(address, service.settings.proxies):
        await websocket.close(REFUSED)
        return
    connection = Connection(id_of(known), seat, changes, address)
    dismissals = service.hub.dismissals
    connection.unheard = await unheard_by(service.store, connection.guest)
    try:
        pay = payment(websocket, known)
        pay(OPENING)
        table = await _enter(service, table_id, connection, since, pay)
    except Refused as refused:
        await _refuse(websocket, refused)
        return
    try:
        if service.hub.dismissals != dismissals:  # whom it does not hear may have changed on another device meanwhile
            connection.dismiss()
        await websocket.accept()
        await _serve(websocket, connection, SocketCommands(service, websocket, table_id, connection))
    finally:
        service.hub.leave(table, connection)


async def _refuse(websocket: WebSocket, refused: Refused) -> None:
    """A browser cannot read why a handshake failed: shake hands, say why, and close."""
    await websocket.accept()
    message = RefusedMessage(error=refused.error, reason=refused.sentence(language_of(websocket)), cite=refused.cite)
    await websocket.send_text(message.model_dump_json())
    await websocket.close(REFUSED)


async def _enter(
    service: TableService, table_id: str, connection: Connection, since: int, pay: Callable[[float], None]
) -> Table:
    """Join the fan-out and put the gap in front of it, while nothing else can happen at the table. A long gap is paid
    for."""
    async with service.using(table_id, fresh=True) as table:
        seen = table_view.viewer_of(table, connection.guest, connection.seat_wanted)
        viewer = seen._replace(unheard=connection.unheard)
        said = await chat.page(service.store, table_id, viewer.hears, viewer.unheard, None, CHAT_LINES)
        hello = Hello(
            number=table.number, now=service.clock(), viewing=viewer.seat, chat=said.lines, chat_before=said.before
        )
        connection.put(hello.model_dump_json())
        last = table.number if since < 0 else since
        pay(max(0, table.number - last) * TELLING_AN_EVENT)
        while last < table.number:
            rows = await service.store.events(table_id, last, table.number, PAGE)
            last = rows[-1].number if rows else table.number
            if told := events_message(table, viewer, rows):
                connection.put(told)
        connection.told = max(table.number, since)  # another process may have told it more than this one knows yet
        service.hub.enter(table, connection)
        service.watched(table)
        connection.put_state(shown(table, viewer, service.hub.present(table)))
        return table


async def _serve(websocket: WebSocket, connection: Connection, commands: SocketCommands) -> None:
    """Send and listen until one of the two ends. A command that was begun is carried out all the same."""
    tasks = {asyncio.create_task(_send(websocket, connection)), asyncio.create_task(_listen(websocket, commands))}
    _, pending = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    async with commands.lock:
        for task in pending:
            task.cancel()
    for task in tasks:
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError):
            await task


async def _send(websocket: WebSocket, connection: Connection) -> None:
    while True:
        texts = await connection.texts()
        if connection.changes and len(texts) > 1:  # what is ready at the same time leaves in one piece
            texts = [f"[{','.join(texts)}]"]
        for text in texts:
            await websocket.send({"type": "websocket.send", "text": text})
        if connection.dismissed:
            await websocket.close(COME_AGAIN, "signed out: connect again")
            return
        if connection.overrun:
            await websocket.close(TOO_SLOW, "too slow: connect again with since")
            return


async def _listen(websocket: WebSocket, commands: SocketCommands) -> None:
    while True:
        message = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            return
        text = message.get("text")
        if text is None or len(text) > LONGEST_MESSAGE:
            await websocket.close(NOT_UNDERSTOOD, "only short texts are understood here")
            return
        await commands.answer(text)
