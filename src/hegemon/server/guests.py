"""Guests: a name and a secret cookie, no account. Only the cookie's hash is stored."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from dataclasses import dataclass
from hashlib import sha256

from fastapi import Request, Response
from sqlalchemy import insert, select, update
from starlette.requests import HTTPConnection

from ..core.language import msg
from .play.table import now
from .problems import Refused
from .storage import tables as t
from .storage.store import Store

COOKIE = "hegemon_guest"
LIFETIME = 400 * 24 * 3600  # seconds; browsers keep a cookie no longer
KEPT = 5_000
UNNAMED = "Guest"
REPEATED_WITHIN = 60.0  # seconds in which a stranger's command counts as sent again, because the answer was lost


@dataclass(frozen=True)
class KnownGuest:
    """A guest who has introduced themselves."""

    id: str
    name: str


def _give_cookie(request: Request, response: Response, secret: str) -> None:
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, secret, max_age=LIFETIME, path="/", httponly=True, samesite="lax", secure=secure)


def renew_cookie(request: Request, response: Response) -> None:
    """A guest who comes back keeps the cookie for another while."""
    _give_cookie(request, response, request.cookies[COOKIE])


class Guests:
    """All guests."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._seen: OrderedDict[str, KnownGuest] = OrderedDict()
        self._introductions: OrderedDict[str, tuple[float, asyncio.Future[tuple[str, KnownGuest]]]] = OrderedDict()

    async def of(self, connection: HTTPConnection) -> KnownGuest | None:
        """Who is asking, by the cookie; none for a stranger."""
        secret = connection.cookies.get(COOKIE)
        if not secret or len(secret) > 100:
            return None
        digest = sha256(secret.encode("utf-8", "replace")).hexdigest()
        if digest not in self._seen:
            found = await self.store.rows(select(t.guests).where(t.guests.c.secret == digest))
            if not found:
                return None
            self._keep(digest, KnownGuest(found[0]["id"], found[0]["name"]))
        return self._seen[digest]

    def _keep(self, digest: str, known: KnownGuest) -> None:
        self._seen[digest] = known
        self._seen.move_to_end(digest)
        while len(self._seen) > KEPT:
            self._seen.popitem(last=False)

    async def required(self, connection: HTTPConnection) -> KnownGuest:
        """Who is asking; a stranger is refused."""
        known = await self.of(connection)
        if known is None:
            raise Refused(401, "no_guest", msg("refuse-no-guest"))
        return known

    async def welcomed(self, request: Request, response: Response, name: str | None, command: str = "") -> KnownGuest:
        """Who is asking; a stranger is introduced and gets a cookie.

        A stranger's command that is sent again within a minute (`command` identifies it) comes from the same guest."""
        known = await self.of(request)
        if known is not None:
            return known if name is None or name == known.name else await self._rename(request, known, name)
        if command:
            address = request.client.host if request.client else ""
            secret, introduced = await self._introduce_once(f"{address} {command}", name or UNNAMED)
        else:
            secret, introduced = await self._introduce(name or UNNAMED)
        _give_cookie(request, response, secret)
        return introduced

    async def _introduce_once(self, key: str, name: str) -> tuple[str, KnownGuest]:
        known = self._introductions
        while known and next(iter(known.values()))[0] < time.monotonic() - REPEATED_WITHIN:
            known.popitem(last=False)
        if key not in known:
            known[key] = (time.monotonic(), asyncio.ensure_future(self._introduce(name)))
        try:
            return await asyncio.shield(known[key][1])
        except Exception:
            known.pop(key, None)
            raise

    async def _introduce(self, name: str) -> tuple[str, KnownGuest]:
        secret = secrets.token_urlsafe(32)
        digest = sha256(secret.encode()).hexdigest()
        known = KnownGuest(secrets.token_urlsafe(9), name)
        async with self.store.writing() as connection:
            await connection.execute(insert(t.guests).values(id=known.id, secret=digest, name=name, created=now()))
        self._keep(digest, known)
        return secret, known

    async def _rename(self, request: Request, known: KnownGuest, name: str) -> KnownGuest:
        async with self.store.writing() as connection:
            await connection.execute(update(t.guests).where(t.guests.c.id == known.id).values(name=name))
        digest = sha256(request.cookies[COOKIE].encode("utf-8", "replace")).hexdigest()
        self._keep(digest, KnownGuest(known.id, name))
        return self._seen[digest]
