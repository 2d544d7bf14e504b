"""Messages on their way: one process takes each, says that it hands it over, and does. What was certainly not taken is
tried again later; what may have been taken is never sent a second time."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from typing import Any
from urllib.parse import urlsplit

import aiosmtplib
from sqlalchemy import and_, delete, select, update

from ..identity.accounts import Accounts
from ..storage import people as p
from . import outgoing
from .gathering import gather
from .outgoing import Unsent
from .push import PushKey, encrypted, to_bytes
from .running_low import look_at_clocks
from .wishes import PUSH_KEY, key, stop_token
from .wording import Message

log = logging.getLogger(__name__)
LEASE = 120_000  # milliseconds in which a process that holds a message hands it over
MOST_TRIES = 8
AT_ONCE = 20
FORGOTTEN = 24 * 3_600_000  # milliseconds after which what was told is forgotten
GONE = (404, 410)  # a browser takes no pushes any more
DISCORD, SLACK = ("discord.com", "discordapp.com"), ("hooks.slack.com",)
TAKEN_PERHAPS = (aiosmtplib.SMTPReadTimeoutError, aiosmtplib.SMTPServerDisconnected)


class Notices:
    """Tells people what waits for them, round after round."""

    def __init__(self, accounts: Accounts) -> None:
        self._accounts = accounts
        self._owner = secrets.token_hex(6)
        self._rounds = 0

    async def round(self) -> None:
        """Make messages of what is due, and send those that wait."""
        await look_at_clocks(self._accounts.store, self._accounts.service.clock())
        await gather(self._accounts)
        taken = await self._take()
        await asyncio.gather(*(self._deliver(row) for row in taken))
        if self._rounds % 1000 == 0:
            await self._forget()
        self._rounds += 1

    async def _take(self) -> list[Any]:
        c, at = p.deliveries.c, self._accounts.service.clock()
        free = and_(c.due <= at, c.sending.is_(False), c.until < at)
        store = self._accounts.store
        wanted = [row["id"] for row in await store.rows(select(c.id).where(free).order_by(c.due).limit(AT_ONCE))]
        if not wanted:
            return []
        async with store.writing() as connection:
            held = update(p.deliveries).where(c.id.in_(wanted), free).values(owner=self._owner, until=at + LEASE)
            return list((await connection.execute(held.returning(*c))).mappings())

    async def _deliver(self, row: Any) -> None:
        c = p.deliveries.c
        mine = and_(c.id == row["id"], c.owner == self._owner, c.sending.is_(False))
        async with self._accounts.store.writing() as connection:
            if (await connection.execute(update(p.deliveries).where(mine).values(sending=True))).rowcount != 1:
                return
        try:
            await self._send(row)
        except Unsent as fault:
            await self._put_off(row, fault)
            return
        async with self._accounts.store.writing() as connection:
            await connection.execute(delete(p.deliveries).where(c.id == row["id"]))

    async def _put_off(self, row: Any, fault: Unsent) -> None:
        """Later, and later still; at some time never."""
        c, tries = p.deliveries.c, row["tries"] + 1
        given_up = not fault.again or tries >= MOST_TRIES
        wait = int(1000 * self._accounts.settings.notice_retry * 2 ** (tries - 1))
        values = {
            "sending": False,
            "owner": None,
            "until": 0,
            "tries": tries,
            "due": self._accounts.service.clock() + wait,
        }
        async with self._accounts.store.writing() as connection:
            this = c.id == row["id"]
            end = delete(p.deliveries).where(this) if given_up else update(p.deliveries).where(this).values(**values)
            await connection.execute(end)
        if given_up:
            log.warning("A notice by %s was given up: %s", row["channel"], fault)

    async def _forget(self) -> None:
        """What was told long ago, or was being handed over when a process died, goes."""
        old = self._accounts.service.clock() - FORGOTTEN
        async with self._accounts.store.writing() as connection:
            stuck = (p.deliveries.c.sending.is_(True)) & (p.deliveries.c.until < old)
            await connection.execute(delete(p.deliveries).where(stuck))
            await connection.execute(
                delete(p.outbox).where(p.outbox.c.done.is_(True), p.outbox.c.due < old - 29 * FORGOTTEN)
            )

    async def _send(self, row: Any) -> None:
        message = Message.read(row["message"])
        if row["channel"] == "mail":
            await self._mail(row, message)
        elif row["channel"] == "push":
            await self._push(row, message)
        else:
            await self._webhook(row["target"], message)

    async def _mail(self, row: Any, message: Message) -> None:
        letters, address = self._accounts.letters, self._accounts.settings.address
        stop = f"{address}/stop/{await stop_token(self._accounts.store, row['guest'])}"
        letter = letters.letter(row["target"], message.title, message.letter(address, stop), row["id"])
        letter["List-Unsubscribe"] = f"<{stop}>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        try:
            await letters.send(letter)
        except TAKEN_PERHAPS:
            return
        except aiosmtplib.SMTPResponseException as fault:
            raise Unsent(f"The mail server answers {fault.code}.", fault.code < 500) from None
        except (aiosmtplib.SMTPException, OSError) as fault:
            raise Unsent(type(fault).__name__) from None

    async def _push(self, row: Any, message: Message) -> None:
        store, settings = self._accounts.store, self._accounts.settings
        found = await store.rows(select(p.pushes).where(p.pushes.c.id == row["target"]))
        if not found:
            return
        browser, server = found[0], PushKey(await key(store, PUSH_KEY))
        told = json.dumps({"title": message.title, "body": "", "path": message.path}).encode()
        contact = settings.address or "mailto:operator@localhost"
        topic = message.items[0]["table"] if len(message.items) == 1 else "many"
        body = encrypted(told, to_bytes(browser["p256dh"]), to_bytes(browser["auth"]))
        headers = server.headers(browser["endpoint"], contact, topic)
        status = await outgoing.post(browser["endpoint"], headers, body, settings.private_hooks)
        if status in GONE:
            async with store.writing() as connection:
                await connection.execute(delete(p.pushes).where(p.pushes.c.id == row["target"]))
            return
        outgoing.judged(status)

    async def _webhook(self, url: str, message: Message) -> None:
        settings, host = self._accounts.settings, urlsplit(url).hostname or ""
        text = message.text(settings.address)
        fields = {"content": text} if host in DISCORD else {"text": text} if host in SLACK else {}
        body = json.dumps(fields or {"content": text, "text": text}).encode()
        outgoing.judged(await outgoing.post(url, {"Content-Type": "application/json"}, body, settings.private_hooks))
