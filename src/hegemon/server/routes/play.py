"""Commands of the players."""

from __future__ import annotations

from fastapi import APIRouter, Request

from ..commands import moves, ordering, pausing, takebacks
from ..schemas.clock import PauseCommand, Vacation
from ..schemas.orders import Orders
from ..schemas.play import Done
from ..schemas.tables import Act, Chat, Resign, RestartTurn, TakebackAnswer, TakebackOffer, Undo
from .common import REFUSALS, Commander, Service, rate_limits_of

router = APIRouter(prefix="/api/tables/{table_id}", responses=REFUSALS)


@router.post("/act")
async def act(table_id: str, body: Act, service: Service, known: Commander) -> Done:
    """Make one action. What follows by itself (chance, decisions without a choice) comes with the answer."""
    return await moves.act(service, table_id, known, body)


@router.post("/undo")
async def undo(table_id: str, body: Undo, service: Service, known: Commander) -> Done:
    """Take back own decisions of this turn, down to the last chance or revelation."""
    return await moves.undo(service, table_id, known, body)


@router.post("/restart_turn")
async def restart_turn(table_id: str, body: RestartTurn, service: Service, known: Commander) -> Done:
    """Take back all that undo can take back."""
    return await moves.undo(service, table_id, known, body)


@router.post("/resign")
async def resign(table_id: str, body: Resign, service: Service, known: Commander) -> Done:
    """Give the game up."""
    return await moves.resign(service, table_id, known, body)


@router.post("/takeback")
async def takeback(table_id: str, body: TakebackOffer, service: Service, known: Commander) -> Done:
    """Ask the other people to go back further than undo can."""
    return await takebacks.offer(service, table_id, known, body)


@router.post("/takeback/accept")
async def takeback_accept(table_id: str, body: TakebackAnswer, service: Service, known: Commander) -> Done:
    """Agree to a take-back."""
    return await takebacks.accept(service, table_id, known, body)


@router.post("/takeback/decline")
async def takeback_decline(table_id: str, body: TakebackAnswer, service: Service, known: Commander) -> Done:
    """Decline a take-back, or withdraw one's own."""
    return await takebacks.decline(service, table_id, known, body)


@router.post("/pause")
async def pause(table_id: str, body: PauseCommand, service: Service, known: Commander) -> Done:
    """Ask for a pause of the clock, or agree to one; it begins when everybody agrees."""
    return await pausing.pause(service, table_id, known, body)


@router.post("/pause/decline")
async def pause_decline(table_id: str, body: PauseCommand, service: Service, known: Commander) -> Done:
    """Decline a pause, or withdraw one's own wish."""
    return await pausing.decline(service, table_id, known, body)


@router.post("/resume")
async def resume(table_id: str, body: PauseCommand, service: Service, known: Commander) -> Done:
    """End a pause."""
    return await pausing.resume(service, table_id, known, body)


@router.post("/vacation")
async def vacation(table_id: str, body: Vacation, service: Service, known: Commander) -> Done:
    """Be away for some days, with one's time standing still; 0 days: be back."""
    return await pausing.vacation(service, table_id, known, body)


@router.post("/orders")
async def orders(table_id: str, body: Orders, service: Service, known: Commander) -> Done:
    """Leave answers that stand, and moves for the case that somebody does something."""
    return await ordering.leave(service, table_id, known, body)


@router.post("/chat")
async def chat(table_id: str, body: Chat, request: Request, service: Service, known: Commander) -> Done:
    """Say something: players to players, those who watch to those who watch."""
    rate_limits_of(request).chat.take(known.id)
    return await moves.chat(service, table_id, known, body)
