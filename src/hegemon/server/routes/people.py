"""Among people: whom one has met, mute, block, report, offers of seats; what the operator announces."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request

from ..identity import offers, orders, relations
from ..schemas import account as a
from ..schemas.play import Done
from ..schemas.tables import TableCreated
from .account import People
from .common import REFUSALS, Asker, Commander, Service, rate_limits_of

router = APIRouter(prefix="/api", responses=REFUSALS)
Id = Annotated[str, Path(max_length=24)]


@router.get("/people")
async def met(people: People, known: Commander) -> a.PersonList:
    """Those with whom one has sat at a table."""
    return await relations.met(people.store, known.id)


@router.get("/people/{person}")
async def profile(person: Id, people: People, known: Asker) -> a.Profile:
    """What somebody lets everybody see: results of finished games."""
    return await relations.profile(people.store, person)


@router.post("/people/{person}/relation")
async def decide(person: Id, body: a.Relation, people: People, known: Commander) -> a.PersonList:
    """Mute or block somebody, or neither any more."""
    await relations.decide(people, known.id, person, body.kind)
    return await relations.met(people.store, known.id)


@router.get("/tables/{table_id}/muted")
async def muted(table_id: str, people: People, known: Commander) -> a.Muted:
    """Seats whose chat one does not want to read."""
    return await relations.muted(people, known, table_id)


@router.post("/tables/{table_id}/relation")
async def decide_by_seat(
    table_id: str, body: a.SeatRelation, service: Service, people: People, known: Commander
) -> a.Muted:
    """Mute or block whoever sits on a seat, or neither any more."""
    async with service.reading(table_id) as table:
        other = relations.person_at(table, body.seat)
    await relations.decide(people, known.id, other, body.kind)
    return await relations.muted(people, known, table_id)


@router.post("/tables/{table_id}/report")
async def report(table_id: str, body: a.Report, request: Request, people: People, known: Commander) -> a.Nothing:
    """Tell the operator something about whoever sits on a seat."""
    rate_limits_of(request).reports.take(known.id)
    await relations.report(people, known, table_id, body.seat, body.text)
    return a.Nothing()


@router.post("/tables/{table_id}/invite")
async def invite(table_id: str, body: a.Invite, people: People, known: Commander) -> a.Nothing:
    """The host asks somebody to take a free seat."""
    await offers.invite(people, known, table_id, body)
    return a.Nothing()


@router.post("/tables/{table_id}/offer_seat")
async def offer_seat(table_id: str, body: a.OfferSeat, people: People, known: Commander) -> a.Nothing:
    """A player asks somebody to play on in the own place."""
    await offers.offer_seat(people, known, table_id, body)
    return a.Nothing()


@router.post("/tables/{table_id}/free_seat")
async def free_seat(table_id: str, body: a.FreeSeat, people: People, known: Commander) -> Done:
    """The host opens somebody's seat again, before the game begins."""
    return await offers.free_seat(people, known, table_id, body)


@router.post("/tables/{table_id}/close")
async def close(table_id: str, body: a.CloseTable, people: People, known: Commander) -> Done:
    """The host ends a table that has not begun."""
    return await offers.close(people, known, table_id, body)


@router.get("/offers")
async def all_offers(people: People, known: Asker) -> a.OfferList:
    """Offers to me, and those that I have made."""
    return a.OfferList(offers=[]) if known is None else await offers.offers(people, known)


@router.post("/offers/{offer}/accept")
async def accept(offer: Id, service: Service, people: People, known: Commander) -> TableCreated:
    """Sit down."""
    table_id = await offers.accept(people, known, offer)
    async with service.reading(table_id) as table:
        return TableCreated(id=table_id, path=f"/t/{table_id}", seats=table.seats_of(known.id))


@router.post("/offers/{offer}/decline")
async def decline(offer: Id, people: People, known: Commander) -> a.Nothing:
    """Not this time; whoever made the offer withdraws it so."""
    await offers.decline(people, known, offer)
    return a.Nothing()


@router.get("/announcements")
async def announcements(people: People, known: Asker) -> a.PostList:
    """What the operator tells everybody just now."""
    return await orders.posts(people.store)
