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
from ..core.language.catalogue import LANGUAGES

log = logging.getLogger(__name__)
# the last: a database on another machine, or one just starting
DATABASE_FAULTS: tuple[type[Exception], ...] = (SQLAlchemyError, sqlite3.Error, ConnectionError)


class Refused(HegemonError):
    """A request that is not carried out."""

    def __init__(self, status: int, error: str, reason: str, cite: str | None = None, wait: int = 0) -> None:
        super().__init__(reason)
        self.status = status
        self.error = error
        self.reason = reason
        self.cite = cite or None
        self.wait = wait
        self.says: Callable[[str], str] = lambda language: self.reason  # the reason in a reader's language


_WEIGHT = re.compile(r"[01](\.\d{1,3})?")
LONGEST_REASON = 300  # a sentence may quote what was sent, but need not repeat all of it


def problem(status: int, error: str, reason: str, cite: str | None = None, wait: int = 0) -> JSONResponse:
    """The answer to a refused request."""
    headers = {"Retry-After": str(wait)} if wait else None
    return JSONResponse({"error": error, "reason": shortened(reason), "cite": cite}, status, headers)


def shortened(reason: str) -> str:
    """A sentence that may be told."""
    return reason if len(reason) <= LONGEST_REASON else f"{reason[:LONGEST_REASON]} … and so on."


def refusal_of(error: HegemonError) -> Refused:
    """An error of the core as a refusal."""
    if isinstance(error, Refused):
        return error
    if isinstance(error, IllegalAction):
        refused = Refused(422, "illegal", str(error), error.cite)
        refused.says = error.sentence
        return refused
    if isinstance(error, NotationError):
        return Refused(422, "not_an_action", str(error))
    if isinstance(error, UnknownGame):
        return Refused(404, "no_game", str(error))
    if isinstance(error, RecordError):
        return Refused(422, "bad_record", str(error))
    return Refused(422, "invalid", str(error))


def language_of(request: HTTPConnection) -> str:
    """The language that the reader likes best among those we have. A browser's sockets cannot say it in a header."""
    if (chosen := request.query_params.get("language")) in LANGUAGES:
        return str(chosen)
    wishes = []
    for place, wish in enumerate(request.headers.get("accept-language", "").split(",")):
        tag, _, weight = wish.partition(";q=")
        known = tag.strip().lower().partition("-")[0]
        if known in LANGUAGES:
            wishes.append((-float(weight) if _WEIGHT.fullmatch(weight) else -1.0, place, known))
    return min(wishes)[2] if wishes else LANGUAGES[0]


def invalid(faults: Sequence[Any]) -> Refused:
    """The first of the faults that Pydantic has found in a body."""
    fault = faults[0]
    if fault["type"] == "json_invalid":
        return Refused(400, "malformed", "The body is no valid JSON.")
    where = ".".join(str(part) for part in fault["loc"] if part not in ("body", "query", "path"))
    sentence = str(fault["msg"]).removeprefix("Value error, ").rstrip(".")
    return Refused(422, "invalid", f"Field '{where}': {sentence}." if where else f"The body is wrong: {sentence}.")


def _told(refused: Refused, language: str = LANGUAGES[0]) -> JSONResponse:
    return problem(refused.status, refused.error, refused.says(language), refused.cite, refused.wait)


async def _on_refusal(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HegemonError)
    return _told(refusal_of(error), language_of(request))


async def _on_invalid(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    return _told(invalid(error.errors()))


async def _on_http(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        return problem(404, "no_page", "There is nothing at this address.")
    if error.status_code == 405:
        return problem(405, "no_page", "This address does not take that kind of request.")
    return problem(error.status_code, "malformed", "The request cannot be read.")


def database_fault(error: Exception) -> Refused:
    """The database does not do what it should; the operator reads why."""
    log.error("The database fails: %s", (str(error) or type(error).__name__).splitlines()[0])
    sentence = "The database does not answer just now; send the same command again in a moment."
    return Refused(503, "unavailable", sentence, wait=2)


def broken() -> Refused:
    """A fault of the server."""
    return Refused(500, "broken", "Something is broken in the server; the log of its operator says more.")


def answer_to(error: Exception) -> Refused:
    """Any fault of a command as a refusal."""
    if isinstance(error, HegemonError):
        return refusal_of(error)
    if isinstance(error, DATABASE_FAULTS):
        return database_fault(error)
    log.error("A command has failed", exc_info=error)
    return broken()


async def _on_database(request: Request, error: Exception) -> JSONResponse:
    return _told(database_fault(error))


async def _on_crash(request: Request, error: Exception) -> JSONResponse:
    return _told(broken())


def install(app: FastAPI) -> None:
    """Answer every error with a problem."""
    app.add_exception_handler(HegemonError, _on_refusal)
    app.add_exception_handler(RequestValidationError, _on_invalid)
    app.add_exception_handler(HTTPException, _on_http)
    for fault in DATABASE_FAULTS:
        app.add_exception_handler(fault, _on_database)
    app.add_exception_handler(Exception, _on_crash)
