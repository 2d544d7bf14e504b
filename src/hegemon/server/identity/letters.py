"""Mail: what is said in it comes from the catalogues `lang/<language>/letters.ftl`."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid, parseaddr
from functools import cache
from pathlib import Path
from urllib.parse import unquote, urlsplit

import aiosmtplib

from ...core.language.catalogue import Catalogue
from ...core.language.message import Message
from ..settings import Settings

log = logging.getLogger(__name__)
LANG = Path(__file__).resolve().parent.parent / "lang"
PATIENCE = 20.0  # seconds
PLAIN = SMTP.clone(cte_type="7bit")  # every mail server takes that
START, DONE = 354, 250  # what a mail server answers to DATA, and to the dot at the end


class TakenPerhaps(Exception):
    """The letter was handed over whole, and no answer came."""


async def _nothing() -> None:
    """Before the last byte of a letter that may come twice."""


@cache
def words(language: str) -> Catalogue:
    """The sentences of letters and notices."""
    return Catalogue(language, sorted((LANG / language).glob("*.ftl")))


def said(language: str, key: str, **values: str | int) -> str:
    """A sentence."""
    return words(language).say(Message(key, dict(values)))


async def _expect(connection: aiosmtplib.SMTP, command: bytes, code: int) -> None:
    answer = await connection.execute_command(command)
    if answer.code != code:
        raise aiosmtplib.SMTPDataError(answer.code, answer.message)


class Letters:
    """Sends mail, one letter after the other."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def possible(self) -> bool:
        """Has the operator said by which server, from whom, and where the links lead?"""
        return bool(self._settings.mail and self._settings.mail_from and self._settings.address)

    def letter(self, to: str, subject: str, text: str, message_id: str = "") -> EmailMessage:
        """A letter in plain text."""
        made = EmailMessage(PLAIN)
        made["From"], made["To"], made["Subject"] = self._settings.mail_from, to, subject
        made["Date"] = formatdate()
        domain = urlsplit(self._settings.address).hostname or "localhost"
        made["Message-ID"] = f"<{message_id}@{domain}>" if message_id else make_msgid(domain=domain)
        made["Auto-Submitted"] = "auto-generated"
        made.set_content(text)
        return made

    async def send(self, letter: EmailMessage, last_byte: Callable[[], Awaitable[None]] = _nothing) -> None:
        """Hand a letter over; raises when the mail server does not take it. No mail server takes a letter without the
        dot at its end: `last_byte` is called when only that is left to be sent."""
        server = urlsplit(self._settings.mail)
        user, password = unquote(server.username or ""), unquote(server.password or "")
        connection = aiosmtplib.SMTP(
            hostname=server.hostname, port=server.port, username=user or None, password=password or None,
            use_tls=server.scheme == "smtps", start_tls=server.scheme == "smtp", timeout=PATIENCE,
        )  # fmt: skip
        async with connection:
            await connection.mail(parseaddr(letter["From"])[1])
            await connection.rcpt(parseaddr(letter["To"])[1])
            await _expect(connection, b"DATA", START)
            assert connection.protocol is not None
            connection.protocol.write(re.sub(rb"(?m)^\.", b"..", letter.as_bytes()))
            try:
                await last_byte()
                await _expect(connection, b".", DONE)
            except BaseException as fault:
                connection.close()  # QUIT, in the middle of a letter, would be a line of it
                if isinstance(fault, aiosmtplib.SMTPReadTimeoutError | aiosmtplib.SMTPServerDisconnected):
                    raise TakenPerhaps from None
                raise

    def soon(self, letter: EmailMessage) -> None:
        """Send without letting anybody wait: how long an answer takes does not tell whether a letter was sent."""
        task = asyncio.create_task(self._try(letter))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _try(self, letter: EmailMessage) -> None:
        try:
            await self.send(letter)
        except (aiosmtplib.SMTPException, OSError, TakenPerhaps) as fault:
            log.error("A letter could not be sent: %s", type(fault).__name__)

    async def close(self) -> None:
        """Let what is under way arrive."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
