"""The ways by which people are told. Each message has one identity on every way and at every attempt: the `Message-ID`
of a letter, the topic and the id of a push, the `Idempotency-Key` of a webhook."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import urlsplit

import aiosmtplib
from sqlalchemy import delete, select

from ..identity.accounts import Accounts
from ..identity.letters import TakenPerhaps
from ..storage import people as p
from . import outgoing
from .outgoing import NO_ANSWER, LastByte, Unsent
from .push import PushKey, encrypted, to_bytes
from .wishes import PUSH_KEY, key, stop_token
from .wording import Message

# A push replaces an earlier one of its topic, and the browser shows each id once. A letter, or a line in a chat, that
# came twice would be seen twice: there, no answer counts as taken.
REPEATABLE = ("push",)
GONE = (404, 410)  # a browser takes no pushes any more
DISCORD, SLACK = ("discord.com", "discordapp.com"), ("hooks.slack.com",)


class Channels:
    """Sends to real mail servers, push services and webhooks."""

    def __init__(self, accounts: Accounts) -> None:
        self._accounts = accounts

    async def send(self, row: Any, last_byte: LastByte) -> None:
        """Send a message; returns when it was taken, or may have been. `last_byte` is called when only that is left."""
        message = Message.read(row["message"])
        if row["channel"] == "mail":
            await self._mail(row, message, last_byte)
        elif row["channel"] == "push":
            await self._push(row, message, last_byte)
        else:
            await self._webhook(row, message, last_byte)

    async def _mail(self, row: Any, message: Message, last_byte: LastByte) -> None:
        letters, address = self._accounts.letters, self._accounts.settings.address
        stop = f"{address}/stop/{await stop_token(self._accounts.store, row['guest'])}"
        letter = letters.letter(row["target"], message.title, message.letter(address, stop), row["id"])
        letter["List-Unsubscribe"] = f"<{stop}>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        try:
            await letters.send(letter, last_byte)
        except TakenPerhaps:
            return
        except aiosmtplib.SMTPResponseException as fault:
            raise Unsent(f"The mail server answers {fault.code}.", fault.code < 500) from None
        except (aiosmtplib.SMTPException, OSError) as fault:
            raise Unsent(type(fault).__name__) from None

    async def _push(self, row: Any, message: Message, last_byte: LastByte) -> None:
        store, settings = self._accounts.store, self._accounts.settings
        found = await store.rows(select(p.pushes).where(p.pushes.c.id == row["target"]))
        if not found:
            return
        browser, server = found[0], PushKey(await key(store, PUSH_KEY))
        told = json.dumps({"id": row["id"], "title": message.title, "body": "", "path": message.path}).encode()
        contact = settings.address or "mailto:operator@localhost"
        topic = message.items[0]["table"] if len(message.items) == 1 else "many"
        body = encrypted(told, to_bytes(browser["p256dh"]), to_bytes(browser["auth"]))
        headers = server.headers(browser["endpoint"], contact, topic)
        status = await outgoing.post(browser["endpoint"], headers, body, settings.private_hooks, last_byte)
        if status == NO_ANSWER:
            raise Unsent("There is no answer.")
        if status in GONE:
            async with store.writing() as connection:
                await connection.execute(delete(p.pushes).where(p.pushes.c.id == row["target"]))
            return
        outgoing.judged(status)

    async def _webhook(self, row: Any, message: Message, last_byte: LastByte) -> None:
        settings, url = self._accounts.settings, row["target"]
        host = urlsplit(url).hostname or ""
        text = message.text(settings.address)
        fields = {"content": text} if host in DISCORD else {"text": text} if host in SLACK else {}
        body = json.dumps(fields or {"content": text, "text": text}).encode()
        headers = {"Content-Type": "application/json", "Idempotency-Key": f'"{row["id"]}"'}
        outgoing.judged(await outgoing.post(url, headers, body, settings.private_hooks, last_byte))
