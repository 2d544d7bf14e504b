"""Commands that come over the open socket: those of `routes/play.py`, with the same checks, pace and refusals."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import orjson
from fastapi import WebSocket
from pydantic import BaseModel, ValidationError

from ...core.language import msg
from ..commands import moves, ordering, pausing, takebacks
from ..guests import KnownGuest, allowed, cookie_of
from ..hub import Connection
from ..problems import Refused, answer_to, invalid, language_of, shortened
from ..schemas.clock import PauseCommand, Vacation
from ..schemas.orders import Orders
from ..schemas.play import Done
from ..schemas.tables import (
    Act,
    Chat,
    CommandDone,
    CommandRefused,
    Pong,
    Resign,
    RestartTurn,
    SocketCommand,
    TakebackAnswer,
    TakebackOffer,
    Undo,
)
from ..schemas.wire import Body
from ..service import TableService
from .common import address_of, guests_of, rate_limits_of

Handler = Callable[[TableService, str, KnownGuest, Any], Awaitable[Done]]
COMMANDS: dict[str, tuple[type[Body], Handler]] = {
    "act": (Act, moves.act),
    "undo": (Undo, moves.undo),
    "restart_turn": (RestartTurn, moves.undo),
    "resign": (Resign, moves.resign),
    "takeback": (TakebackOffer, takebacks.offer),
    "takeback/accept": (TakebackAnswer, takebacks.accept),
    "takeback/decline": (TakebackAnswer, takebacks.decline),
    "pause": (PauseCommand, pausing.pause),
    "pause/decline": (PauseCommand, pausing.decline),
    "resume": (PauseCommand, pausing.resume),
    "vacation": (Vacation, pausing.vacation),
    "orders": (Orders, ordering.leave),
    "chat": (Chat, moves.chat),
}
LONGEST_ID = 64
PONG = Pong().model_dump_json()


def _read(text: str) -> Any:
    try:
        return orjson.loads(text)
    except orjson.JSONDecodeError:
        return None


def _checked(shape: type[BaseModel], given: Any) -> Any:
    try:
        return shape.model_validate(given)
    except ValidationError as fault:
        raise invalid(fault.errors()) from None


class SocketCommands:
    """The commands of one socket, carried out one after the other; none is under way for whoever holds `lock`."""

    def __init__(self, service: TableService, websocket: WebSocket, table_id: str, connection: Connection) -> None:
        self._service = service
        self._websocket = websocket
        self._table = table_id
        self._connection = connection
        self._limits = rate_limits_of(websocket)
        self._guests, self._cookie = guests_of(websocket), cookie_of(websocket)
        self.lock = asyncio.Lock()

    async def answer(self, text: str) -> None:
        """Answer a message."""
        given = _read(text)
        if isinstance(given, dict) and given.get("type") == "ping":
            self._connection.put(PONG)
            return
        async with self.lock:
            self._connection.put(await self._answer_to(given))  # at once: it leaves together with what it has caused

    async def _answer_to(self, given: Any) -> str:
        body = given.get("body") if isinstance(given, dict) else None
        named = body.get("command_id") if isinstance(body, dict) else None
        command_id = named[:LONGEST_ID] if isinstance(named, str) else ""
        try:
            done = await self._carried_out(given)
            stored: CommandDone = {
                "type": "done", "command_id": command_id, "number": done.number, "ply": done.ply,
            }  # fmt: skip
            return orjson.dumps(stored).decode()
        except Exception as fault:
            refused = answer_to(fault)
            reason = shortened(refused.sentence(language_of(self._websocket)))
            problem: CommandRefused = {
                "type": "problem", "command_id": command_id, "status": refused.status, "error": refused.error,
                "reason": reason, "cite": refused.cite, "wait": refused.wait,
            }  # fmt: skip
            return orjson.dumps(problem).decode()

    async def _carried_out(self, given: Any) -> Done:
        limits = self._limits
        known = await self._guests.holding(self._cookie)
        limits.commands.take(known.id if known else address_of(self._websocket))
        if given is None:
            raise Refused(400, "malformed", msg("refuse-message-json"))
        command: SocketCommand = _checked(SocketCommand, given)
        if command.name not in COMMANDS:
            raise Refused(422, "invalid", msg("refuse-no-command", name=command.name[:20]))
        known = allowed(known)
        if command.name == "chat":
            limits.chat.take(known.id)
        shape, handler = COMMANDS[command.name]
        return await handler(self._service, self._table, known, _checked(shape, command.body))
