"""Notices: wishes about them, browsers that take pushes, feeds, and the link that stops letters."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response

from ...core.language import msg
from ..notices import feeds, wishes
from ..problems import Refused
from ..schemas import notices as n
from .account import People
from .common import REFUSALS, Commander, Service, address_of, rate_limits_of

router = APIRouter(prefix="/api", responses=REFUSALS)
bare = APIRouter(include_in_schema=False)  # addresses for programs of others: mail services, calendars


@router.get("/notices")
async def settings(people: People, known: Commander) -> n.NoticeSettings:
    """One's wishes, and what is possible."""
    return await wishes.notice_settings(people, known)


@router.post("/notices")
async def set_wishes(body: n.Wishes, people: People, known: Commander) -> n.NoticeSettings:
    """What one wants to be told, how, and when not."""
    await wishes.set_wishes(people, known.id, body)
    return await wishes.notice_settings(people, known)


@router.post("/notices/push")
async def subscribe(body: n.Subscription, people: People, known: Commander) -> n.NoticeSettings:
    """This browser takes pushes."""
    await wishes.subscribe(people, known.id, body)
    return await wishes.notice_settings(people, known)


@router.post("/notices/push/remove")
async def unsubscribe(body: n.Endpoint, people: People, known: Commander) -> n.NoticeSettings:
    """This browser takes none any more."""
    await wishes.unsubscribe(people.store, known.id, body.endpoint)
    return await wishes.notice_settings(people, known)


@router.post("/notices/feed")
async def feed(people: People, known: Commander) -> n.Feed:
    """Fresh secret addresses of the games that wait; earlier ones tell nothing any more."""
    return await wishes.fresh_feed(people, known.id)


@router.post("/tables/{table_id}/notices")
async def silence(table_id: str, body: n.Silence, service: Service, people: People, known: Commander) -> n.TableNotices:
    """Hear nothing of a table, or hear of it again."""
    async with service.reading(table_id):
        await wishes.set_silent(people.store, known.id, table_id, body.silent)
    return n.TableNotices(silent=body.silent)


@router.get("/tables/{table_id}/notices")
async def is_silent(table_id: str, people: People, known: Commander) -> n.TableNotices:
    """Does one hear of this table?"""
    return n.TableNotices(silent=await wishes.is_silent(people.store, known.id, table_id))


@bare.post("/stop/{token}")
async def stop(token: str, request: Request, people: People) -> Any:
    """One click in a letter, by a person or by the mail service for them (RFC 8058)."""
    rate_limits_of(request).guesses.take(address_of(request))
    if not await wishes.stop_mail(people.store, token[:200]):
        raise Refused(404, "no_page", msg("refuse-no-page"))
    return Response(status_code=204)


@bare.get("/feeds/{secret}/waiting.ics")
async def calendar(secret: str, request: Request, people: People) -> Any:
    """As a calendar."""
    rate_limits_of(request).read(address_of(request), None, 20)
    text = feeds.calendar(*await feeds.waiting(people.store, secret), people.settings.address)
    return Response(text, media_type="text/calendar; charset=utf-8")


@bare.get("/feeds/{secret}/waiting.rss")
async def rss(secret: str, request: Request, people: People) -> Any:
    """For a feed reader."""
    rate_limits_of(request).read(address_of(request), None, 20)
    text = feeds.rss(*await feeds.waiting(people.store, secret), people.settings.address)
    return Response(text, media_type="application/rss+xml; charset=utf-8")
