"""Refusals: a status code, a code for programs, a sentence for people, and a citation when a rule refuses."""

from __future__ import annotations

import logging
import re
import sqlite3
from collections.abc import Callable, Sequence
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection

from ..core.errors import HegemonError, IllegalAction, NotationError, RecordError, UnknownGame
from ..core.language import LANGUAGES, Message, msg
from ..core.language.message import as_argument
from .schemas.wire import Unfit

log = logging.getLogger(__name__)
# the last: a database on another machine, or one just starting
DATABASE_FAULTS: tuple[type[Exception], ...] = (SQLAlchemyError, sqlite3.Error, ConnectionError)


class Refused(HegemonError):
    """A request that is not carried out."""

    def __init__(
        self,
        status: int,
        error: str,
        reason: str | Message,
        cite: str | None = None,
        wait: int = 0,
        say: Callable[[Message, str], str] | None = None,
    ) -> None:
        super().__init__(reason, say)
        self.status = status
        self.error = error
        self.cite = cite or None
        self.wait = wait


# Pydantic's name of a fault → how it is told; limits are filled in from the fault
FAULTS = {
    "missing": msg("fault-missing"),
    "extra_forbidden": msg("fault-extra"),
    "string_too_short": msg("fault-short", min_length=""),
    "string_too_long": msg("fault-long", max_length=""),
    "string_type": msg("fault-text"),
    "string_pattern_mismatch": msg("fault-pattern", pattern=""),
    "int_type": msg("fault-number"),
    "int_parsing": msg("fault-number"),
    "int_from_float": msg("fault-number"),
    "bool_type": msg("fault-flag"),
    "bool_parsing": msg("fault-flag"),
    "greater_than_equal": msg("fault-low", ge=""),
    "less_than_equal": msg("fault-high", le=""),
    "literal_error": msg("fault-choice", expected=""),
    "list_type": msg("fault-list"),
    "too_long": msg("fault-many", max_length=""),
    "too_short": msg("fault-few", min_length=""),
    "dict_type": msg("fault-object"),
    "model_type": msg("fault-object"),
    "model_attributes_type": msg("fault-object"),
}
_WEIGHT = re.compile(r"[01](\.\d{1,3})?")
LONGEST_REASON = 300  # a sentence may quote what was sent, but need not repeat all of it


class Repeated(Refused):
    """An error of the core as a refusal: it says what that error says."""

    def __init__(self, status: int, error: str, behind: HegemonError, cite: str | None = None) -> None:
        super().__init__(status, error, "", cite)
        self._behind = behind

    def sentence(self, language: str) -> str:
        """What the error says."""
        return self._behind.sentence(language)


def told(refused: Refused, language: str) -> JSONResponse:
    """The answer to a refused request."""
    headers = {"Retry-After": str(refused.wait)} if refused.wait else None
    reason = shortened(refused.sentence(language))
    return JSONResponse({"error": refused.error, "reason": reason, "cite": refused.cite}, refused.status, headers)


def shortened(reason: str) -> str:
    """A sentence that may be told."""
    return reason if len(reason) <= LONGEST_REASON else f"{reason[:LONGEST_REASON]} … and so on."


def refusal_of(error: HegemonError) -> Refused:
    """An error of the core as a refusal."""
    if isinstance(error, Refused):
        return error
    if isinstance(error, IllegalAction):
        return Repeated(422, "illegal", error, error.cite)
    if isinstance(error, NotationError):
        return Repeated(422, "not_an_action", error)
    if isinstance(error, UnknownGame):
        return Repeated(404, "no_game", error)
    return Repeated(422, "bad_record" if isinstance(error, RecordError) else "invalid", error)


def language_of(request: HTTPConnection) -> str:
    """The language that the reader likes best among those we have. A browser's sockets cannot say it in a header."""
    if (chosen := request.query_params.get("language")) in LANGUAGES:
        return str(chosen)
    preferred = []
    for place, asked in enumerate(request.headers.get("accept-language", "").split(",")):
        tag, _, weight = asked.partition(";q=")
        known = tag.strip().lower().partition("-")[0]
        if known in LANGUAGES:
            preferred.append((-float(weight) if _WEIGHT.fullmatch(weight) else -1.0, place, known))
    return min(preferred)[2] if preferred else LANGUAGES[0]


def invalid(faults: Sequence[Any]) -> Refused:
    """The first of the faults that Pydantic has found in a body."""
    fault = faults[0]
    if fault["type"] == "json_invalid":
        return Refused(400, "malformed", msg("refuse-body-json"))
    where = ".".join(str(part) for part in fault["loc"] if part not in ("body", "query", "path"))
    return Refused(422, "invalid", msg("refuse-field", field=where or "none", fault=as_argument(_fault(fault))))


def _fault(fault: Any) -> Message:
    """What is wrong with a field. What clients of ours never send is told as Pydantic tells it."""
    limits = fault.get("ctx", {})
    if isinstance(own := limits.get("error"), Unfit):
        return own.fault
    if known := FAULTS.get(fault["type"]):
        return Message(known.key, {name: str(limits[name]) for name in known.args})
    return msg("fault-other", detail=str(fault["msg"]).removeprefix("Value error, ").rstrip("."))


def no_language(language: str) -> Refused:
    """Nobody has translated anything into this language."""
    return Refused(404, "no_language", msg("refuse-no-language", language=language[:20], known=", ".join(LANGUAGES)))


def no_page() -> Refused:
    """Nothing is served there."""
    return Refused(404, "no_page", msg("refuse-no-page"))


async def _on_refusal(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HegemonError)
    return told(refusal_of(error), language_of(request))


async def _on_invalid(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    return told(invalid(error.errors()), language_of(request))


async def _on_http(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    refused = Refused(error.status_code, "malformed", msg("refuse-unreadable"))
    if error.status_code == 404:
        refused = no_page()
    if error.status_code == 405:
        refused = Refused(405, "no_page", msg("refuse-no-method"))
    return told(refused, language_of(request))


def database_fault(error: Exception) -> Refused:
    """The database does not do what it should; the operator reads why."""
    log.error("The database fails: %s", (str(error) or type(error).__name__).splitlines()[0])
    return Refused(503, "unavailable", msg("refuse-unavailable"), wait=2)


def broken() -> Refused:
    """A fault of the server."""
    return Refused(500, "broken", msg("refuse-broken"))


def answer_to(error: Exception) -> Refused:
    """Any fault of a command as a refusal."""
    if isinstance(error, HegemonError):
        return refusal_of(error)
    if isinstance(error, DATABASE_FAULTS):
        return database_fault(error)
    log.error("A command has failed", exc_info=error)
    return broken()


async def _on_database(request: Request, error: Exception) -> JSONResponse:
    return told(database_fault(error), language_of(request))


async def _on_crash(request: Request, error: Exception) -> JSONResponse:
    return told(broken(), language_of(request))


def install(app: FastAPI) -> None:
    """Answer every error with a problem."""
    app.add_exception_handler(HegemonError, _on_refusal)
    app.add_exception_handler(RequestValidationError, _on_invalid)
    app.add_exception_handler(HTTPException, _on_http)
    for fault in DATABASE_FAULTS:
        app.add_exception_handler(fault, _on_database)
    app.add_exception_handler(Exception, _on_crash)
