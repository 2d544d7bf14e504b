"""Guards in front of everything: size of bodies, origin of requests, pace of a client."""

from __future__ import annotations

import asyncio
import contextlib
import math
from collections import OrderedDict
from time import monotonic, perf_counter
from urllib.parse import unquote_to_bytes, urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..core.language import msg
from .problems import Refused, language_of, told
from .settings import Settings

SAFE = {"GET", "HEAD", "OPTIONS"}
RECORDS = "/api/records"
KEPT = 10_000
PASSED_OVER = 16_000_000  # bytes of a refused body that are still taken, so that its sender reads the answer
TOO_SLOW = 408
HEADERS = (
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
        b"object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
)


class RateLimit:
    """A bucket of permissions per client: `burst` at once, `rate` per second in the long run."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, client: str, amount: float = 1.0) -> None:
        """Use a permission; without one the request is refused."""
        now = monotonic()
        left, then = self._left.get(client, (self.burst, now))
        left = min(self.burst, left + (now - then) * self.rate)
        if left < amount:
            wait = math.ceil((amount - left) / self.rate)
            raise Refused(429, "too_fast", msg("refuse-too-fast", seconds=wait), wait=wait)
        self._left[client] = (left - amount, now)
        self._left.move_to_end(client)
        while len(self._left) > KEPT:
            self._left.popitem(last=False)


class RateLimits:
    """Gentle limits: people never notice them."""

    def __init__(self, factor: float) -> None:
        self.commands = RateLimit(60 * factor, 240 * factor)
        self.creations = RateLimit(2 * factor, 100 * factor)
        self.listings = RateLimit(factor / 30, 12 * factor)  # tables that everybody sees: nobody fills the lobby alone
        self.uploads = RateLimit(0.5 * factor, 20 * factor)
        self.chat = RateLimit(1 * factor, 10 * factor)
        self.guesses = RateLimit(factor / 6, 20 * factor)  # at what opens a door: codes, links, passkeys
        self.letters = RateLimit(factor / 120, 5 * factor)  # that somebody has sent to an address of their choice
        self.reports = RateLimit(factor / 60, 10 * factor)
        self._guest_reads = RateLimit(60 * factor, 600 * factor)
        self._guests_of_address = RateLimit(600 * factor, 6000 * factor)
        self._strangers_of_address = RateLimit(240 * factor, 2400 * factor)

    def read(self, address: str, guest: str | None, cost: float) -> None:
        """Somebody reads; `cost` is about the milliseconds that it takes. Strangers use up nothing of a guest's."""
        if guest is None:
            self._strangers_of_address.take(address, cost)
            return
        self._guest_reads.take(guest, cost)
        self._guests_of_address.take(address, cost)


def own_origin(headers: Headers, allowed: tuple[str, ...]) -> bool:
    """Does the request come from a page of this server (or from no page at all)?"""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    return origin in allowed or (origin != "null" and urlsplit(origin).netloc == headers.get("host"))


def _unreadable(scope: Scope) -> bool:
    """Control characters in an address: no id, name or option has any, and some databases cannot even look for them."""
    asked = unquote_to_bytes(scope.get("query_string", b"").replace(b"+", b" "))
    return any(ord(c) < 32 or ord(c) == 127 for c in scope["path"]) or any(c < 32 or c == 127 for c in asked)


def _foreign_host(scope: Scope, hosts: tuple[str, ...]) -> bool:
    """Is the request meant for a name that is not this server's? Only asked when the operator has said its names."""
    try:
        return bool(hosts) and urlsplit(f"//{Headers(scope=scope).get('host', '')}").hostname not in hosts
    except ValueError:
        return True


async def _refuse_socket(receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "websocket.close", "code": 1008})


class _Body:
    """A request's body as it comes in, and whether there is more of it to come."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self.goes_on = True

    async def __call__(self) -> Message:
        message = await self._receive()
        self.goes_on = message["type"] == "http.request" and message.get("more_body", False)
        return message


class Guard:
    """ASGI middleware: refuses foreign origins, oversized bodies and bodies of the wrong type; adds safe headers."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        if scope["type"] == "websocket":
            refused = _unreadable(scope) or _foreign_host(scope, self.settings.hosts)
            await (_refuse_socket(receive, send) if refused else self.app(scope, receive, send))
            return

        began, head = perf_counter(), scope["method"] == "HEAD"

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                took = f"app;dur={1000 * (perf_counter() - began):.2f}"
                message["headers"] = [*message.get("headers", []), *HEADERS, (b"server-timing", took.encode())]
            elif head and message["type"] == "http.response.body":
                message = {"type": "http.response.body", "body": b"", "more_body": False}
            await send(message)

        if head:  # answered like GET, without the body
            scope = {**scope, "method": "GET"}
        body = _Body(receive)
        try:
            if _unreadable(scope):
                raise Refused(400, "malformed", msg("refuse-address-unreadable"))
            if _foreign_host(scope, self.settings.hosts):
                raise Refused(421, "wrong_host", msg("refuse-wrong-host"))
            if scope["method"] not in SAFE:
                receive = await self._checked(scope, body)
        except Refused as fault:
            if fault.status != TOO_SLOW:
                await self._pass_over(scope, body)
            answer = told(fault, language_of(HTTPConnection(scope)))
            await answer(scope, receive, send_safely)
            return
        await self.app(scope, receive, send_safely)

    async def _checked(self, scope: Scope, receive: Receive) -> Receive:
        headers = Headers(scope=scope)
        if not own_origin(headers, self.settings.origins):
            raise Refused(403, "foreign_origin", msg("refuse-foreign-origin"))
        record = scope["path"] == RECORDS
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        if not record and scope["path"].startswith("/api/") and kind != "application/json":
            raise Refused(415, "not_json", msg("refuse-not-json"))
        try:
            async with asyncio.timeout(self.settings.request_seconds):
                return _replayed(await _read(headers, receive, self._largest(record)))
        except TimeoutError:
            raise Refused(408, "too_slow", msg("refuse-too-slow")) from None

    async def _pass_over(self, scope: Scope, body: _Body) -> None:
        """Take the rest of a refused body and forget it: whoever is still sending would find the connection broken in
        the place of the answer. One that asks beforehand sends nothing of it."""
        left = 0 if "expect" in Headers(scope=scope) else PASSED_OVER
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self.settings.request_seconds):
                while body.goes_on and left > 0:
                    left -= len((await body()).get("body", b""))

    def _largest(self, record: bool) -> int:
        return self.settings.largest_record if record else self.settings.largest_body


async def _read(headers: Headers, receive: Receive, largest: int) -> bytes:
    too_large = Refused(413, "too_large", msg("refuse-too-large", most=largest // 1000))
    stated = headers.get("content-length", "0")
    if not stated.isdecimal() or int(stated) > largest:
        raise too_large
    body: bytes = b""
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return body
        body += bytes(message.get("body", b""))
        if len(body) > largest:
            raise too_large
        if not message.get("more_body", False):
            return body


def _replayed(body: bytes) -> Receive:
    sent = False

    async def receive() -> Message:
        nonlocal sent
        if sent:
            return {"type": "http.disconnect"}
        sent = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive
