"""Guests: a name, and a secret cookie for each of their devices. Only the cookies' hashes are stored."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from collections import OrderedDict
from dataclasses import dataclass
from hashlib import sha256

from fastapi import Request, Response
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection
from starlette.requests import HTTPConnection

from ..core.language import msg
from .play.table import now
from .problems import Refused
from .storage import people as p
from .storage import tables as t
from .storage.store import Store

COOKIE = "hegemon_guest"
LIFETIME = 400 * 24 * 3600  # seconds; browsers keep a cookie no longer
KEPT = 5_000
UNNAMED = "Guest"
REPEATED_WITHIN = 60.0  # seconds in which a stranger's command counts as sent again, because the answer was lost
FRESH = 5.0  # seconds: where several processes serve, a device that another one has signed out is known no longer
SEEN_AGAIN = 3_600_000  # milliseconds after which it is noted that a device was seen again
BROWSERS = ("Edg", "OPR", "Firefox", "Chrome", "Safari")  # the order matters: each claims to be those after it, too
SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux")


@dataclass(frozen=True)
class KnownGuest:
    """A guest who has introduced themselves."""

    id: str
    name: str
    session: str = ""
    banned: int = 0  # until then


def hashed(secret: str) -> str:
    """What is stored of a secret."""
    return sha256(secret.encode("utf-8", "replace")).hexdigest()


def cookie_of(connection: HTTPConnection) -> str:
    """The hash of the cookie that somebody shows; empty when there is none."""
    secret = connection.cookies.get(COOKIE)
    return hashed(secret) if secret and len(secret) <= 100 else ""


def device_of(request: HTTPConnection) -> str:
    """What a device is called in the list of its owner."""
    agent = request.headers.get("user-agent", "")
    browser = next((name for name in BROWSERS if re.search(rf"\b{name}\w*/", agent)), "")
    system = next((name for name in SYSTEMS if name in agent), "")
    return " · ".join(filter(None, (browser.replace("Edg", "Edge").replace("OPR", "Opera"), system)))


def _give_cookie(request: Request, response: Response, secret: str) -> None:
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, secret, max_age=LIFETIME, path="/", httponly=True, samesite="lax", secure=secure)


def renew_cookie(request: Request, response: Response) -> None:
    """A guest who comes back keeps the cookie for another while."""
    _give_cookie(request, response, request.cookies[COOKIE])


def take_cookie(response: Response) -> None:
    """This device is nobody's any more."""
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")


class Guests:
    """All guests."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._seen: OrderedDict[str, tuple[float, KnownGuest]] = OrderedDict()
        self._introductions: OrderedDict[str, tuple[float, asyncio.Future[tuple[str, KnownGuest]]]] = OrderedDict()

    async def of(self, connection: HTTPConnection) -> KnownGuest | None:
        """Who is asking, by the cookie; none for a stranger."""
        return await self.holding(cookie_of(connection))

    async def holding(self, digest: str) -> KnownGuest | None:
        """Whose cookie has this hash; none for a stranger."""
        if not digest:
            return None
        read, known = self._seen.get(digest, (0.0, None))
        if known is None or (self.store.shared and read < time.monotonic() - FRESH):
            known = await self._look_up(digest)
            if known is None:
                self._seen.pop(digest, None)
                return None
            self._keep(digest, known)
        return known

    async def _look_up(self, digest: str) -> KnownGuest | None:
        joined = p.sessions.join(t.guests, p.sessions.c.guest == t.guests.c.id)
        wanted = select(t.guests, p.sessions.c.id.label("session"), p.sessions.c.seen).select_from(joined)
        found = await self.store.rows(wanted.where(p.sessions.c.secret == digest, t.guests.c.becomes.is_(None)))
        if not found:
            return None
        row = found[0]
        if row["seen"] < now() - SEEN_AGAIN:
            async with self.store.writing() as connection:
                await connection.execute(update(p.sessions).where(p.sessions.c.secret == digest).values(seen=now()))
        return KnownGuest(row["id"], row["name"], row["session"], row["banned"] or 0)

    def _keep(self, digest: str, known: KnownGuest) -> None:
        self._seen[digest] = time.monotonic(), known
        self._seen.move_to_end(digest)
        while len(self._seen) > KEPT:
            self._seen.popitem(last=False)

    def forget(self, guest: str) -> None:
        """What is known of a guest is read again."""
        for digest in [digest for digest, (_, known) in self._seen.items() if known.id == guest]:
            del self._seen[digest]

    async def required(self, connection: HTTPConnection) -> KnownGuest:
        """Who is asking; a stranger is refused."""
        return allowed(await self.of(connection))

    async def welcomed(self, request: Request, response: Response, name: str | None, command: str = "") -> KnownGuest:
        """Who is asking; a stranger is introduced and gets a cookie.

        A stranger's command that is sent again within a minute (`command` identifies it) comes from the same guest."""
        known = await self.of(request)
        if known is not None:
            allowed(known)
            return known if name is None or name == known.name else await self.rename(known, name)
        device = device_of(request)
        if command:
            address = request.client.host if request.client else ""
            secret, introduced = await self._introduce_once(f"{address} {command}", name or UNNAMED, device)
        else:
            secret, introduced = await self._introduce(name or UNNAMED, device)
        _give_cookie(request, response, secret)
        return introduced

    async def _introduce_once(self, key: str, name: str, device: str) -> tuple[str, KnownGuest]:
        known = self._introductions
        while known and next(iter(known.values()))[0] < time.monotonic() - REPEATED_WITHIN:
            known.popitem(last=False)
        if key not in known:
            known[key] = (time.monotonic(), asyncio.ensure_future(self._introduce(name, device)))
        try:
            return await asyncio.shield(known[key][1])
        except Exception:
            known.pop(key, None)
            raise

    async def _introduce(self, name: str, device: str) -> tuple[str, KnownGuest]:
        guest = secrets.token_urlsafe(9)
        async with self.store.writing() as connection:
            await connection.execute(insert(t.guests).values(id=guest, name=name, created=now(), public=False))
            secret, session = await add_session(connection, guest, device)
        known = KnownGuest(guest, name, session)
        self._keep(hashed(secret), known)
        return secret, known

    async def sign_in(self, request: Request, response: Response, guest: str) -> None:
        """This device is the guest's from now on; whose it was before is signed out on it."""
        before = await self.of(request)
        async with self.store.writing() as connection:
            if before is not None:
                await connection.execute(p.sessions.delete().where(p.sessions.c.id == before.session))
            secret, _ = await add_session(connection, guest, device_of(request))
        if before is not None:
            self.forget(before.id)
        _give_cookie(request, response, secret)

    async def rename(self, known: KnownGuest, name: str) -> KnownGuest:
        """Another name, at the tables to come."""
        async with self.store.writing() as connection:
            await connection.execute(update(t.guests).where(t.guests.c.id == known.id).values(name=name))
        self.forget(known.id)
        return KnownGuest(known.id, name, known.session, known.banned)


def allowed(known: KnownGuest | None) -> KnownGuest:
    """Somebody who may change something."""
    if known is None:
        raise Refused(401, "no_guest", msg("refuse-no-guest"))
    if known.banned > now():
        until = time.strftime("%Y-%m-%d %H:%M", time.gmtime(known.banned / 1000))
        raise Refused(403, "banned", msg("refuse-banned", until=until))
    return known


async def add_session(connection: AsyncConnection, guest: str, device: str) -> tuple[str, str]:
    """A fresh device: the secret for its cookie, and its name in lists."""
    secret, session = secrets.token_urlsafe(32), secrets.token_urlsafe(9)
    values = {"id": session, "secret": hashed(secret), "guest": guest, "device": device[:80]}
    await connection.execute(insert(p.sessions).values(**values, created=now(), seen=now()))
    return secret, session
