"""The server's log: lines with their time and the request they belong to, no secrets, no flood of equal ones."""

from __future__ import annotations

import json
import logging
import re
import secrets
import time
from collections import OrderedDict
from contextvars import ContextVar

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .metrics import Metrics
from .settings import without_secrets

PERIOD = 60.0  # seconds
AT_ONCE = 5  # equal lines that are written in that time; the others are counted
MOST_KINDS = 1_000
GIVEN_ID = re.compile(rb"[A-Za-z0-9_.-]{6,64}")  # what a proxy may call a request
COOKIE = re.compile(r"(?i)(hegemon_guest|cookie)(\s*[=:]\s*)[^\s;,'\"]+")
request_id: ContextVar[str] = ContextVar("request_id", default="")


class NoFlood(logging.Filter):
    """Lets a few equal messages through, counts the others, and says later how many there were."""

    def __init__(self) -> None:
        super().__init__()
        self._seen: OrderedDict[tuple[str, str], tuple[float, int]] = OrderedDict()  # kind → since when, how many

    def filter(self, record: logging.LogRecord) -> bool:
        """Is this record to be written?"""
        kind = (record.name, str(record.msg)[:200])
        began, count = self._seen.get(kind, (time.monotonic(), 0))
        if time.monotonic() - began > PERIOD:
            if count > AT_ONCE:
                record.msg = f"{record.msg} (and {count - AT_ONCE} more like this before)"
            began, count = time.monotonic(), 0
        self._seen[kind] = (began, count + 1)
        self._seen.move_to_end(kind)
        while len(self._seen) > MOST_KINDS:
            self._seen.popitem(last=False)
        return count < AT_ONCE


def clean(text: str) -> str:
    """A text without passwords of databases and without cookies."""
    return COOKIE.sub(r"\1\2***", without_secrets(text))


class Lines(logging.Formatter):
    """For people: time, level, where from, the request, the message."""

    def __init__(self) -> None:
        super().__init__("%(asctime)sZ %(levelname)s %(name)s%(request)s: %(message)s", "%Y-%m-%dT%H:%M:%S")
        self.converter = time.gmtime

    def format(self, record: logging.LogRecord) -> str:
        """A record as lines."""
        record.request = f" [{request_id.get()}]" if request_id.get() else ""
        return clean(super().format(record))


class Objects(logging.Formatter):
    """For programs: one JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """A record as one line."""
        stamp = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        told = {"time": f"{stamp}.{record.msecs:03.0f}Z", "level": record.levelname, "logger": record.name}
        if request_id.get():
            told["request_id"] = request_id.get()
        told["message"] = clean(record.getMessage())
        if record.exc_info:
            told["exception"] = clean(self.formatException(record.exc_info))
        return json.dumps(told, ensure_ascii=False)


def set_up_logs(form: str = "lines") -> None:
    """Write warnings and errors of everything to the standard error, each with its time (UTC)."""
    handler = logging.StreamHandler()
    handler.setFormatter(Objects() if form == "json" else Lines())
    handler.addFilter(NoFlood())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)


class Observed:
    """Around the whole application: every request has an id, in the log and in its answer, and is counted."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        given = next((value for name, value in scope["headers"] if name == b"x-request-id"), b"")
        named = given.decode() if GIVEN_ID.fullmatch(given) else secrets.token_hex(8)
        request_id.set(named)  # for the rest of this request's task: faults are logged after the application has ended
        began, status = time.perf_counter(), 0

        async def send_named(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message = {**message, "headers": [*message.get("headers", []), (b"x-request-id", named.encode())]}
            await send(message)

        try:
            await self.app(scope, receive, send_named if scope["type"] == "http" else send)
        finally:
            if scope["type"] == "http" and status:
                self.metrics.request(scope["method"], status, time.perf_counter() - began)
