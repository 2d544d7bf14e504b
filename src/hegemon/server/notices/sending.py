"""Messages on their way: one process takes each and sends it. Whoever is told gets all but the last byte; that it goes
now is put down in the database; then it goes. So whatever ends before that was certainly not taken, and is sent again.
What ends after it may have been taken: it is sent again only where nobody can see it twice (`channels.REPEATABLE`)."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Any

from sqlalchemy import and_, delete, or_, select, update

from ..identity.accounts import Accounts
from ..storage import people as p
from .channels import REPEATABLE, Channels
from .gathering import gather
from .outgoing import Unsent
from .running_low import look_at_clocks

log = logging.getLogger(__name__)
LEASE = 120_000  # milliseconds in which a process that holds a message hands it over
MOST_TRIES = 8
AT_ONCE = 20
FORGOTTEN = 24 * 3_600_000  # milliseconds after which what was told is forgotten


class TakenOver(Exception):
    """This process was so slow that another one sends the message."""


class Notices:
    """Tells people what waits for them, round after round."""

    def __init__(self, accounts: Accounts) -> None:
        self._accounts = accounts
        self._channels = Channels(accounts)
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
        free = and_(c.due <= at, or_(c.sending.is_(False), c.channel.in_(REPEATABLE)), c.until < at)
        store = self._accounts.store
        wanted = [row["id"] for row in await store.rows(select(c.id).where(free).order_by(c.due).limit(AT_ONCE))]
        if not wanted:
            return []
        async with store.writing() as connection:
            held = update(p.deliveries).where(c.id.in_(wanted), free).values(owner=self._owner, until=at + LEASE)
            return list((await connection.execute(held.returning(*c))).mappings())

    async def _deliver(self, row: Any) -> None:
        try:
            await self._channels.send(row, lambda: self._hand_over(row))
        except TakenOver:
            return
        except Unsent as fault:
            await self._put_off(row, fault)
            return
        async with self._accounts.store.writing() as connection:
            await connection.execute(delete(p.deliveries).where(p.deliveries.c.id == row["id"]))

    async def _hand_over(self, row: Any) -> None:
        """From here on nobody can know whether it was taken, until the answer comes."""
        c = p.deliveries.c
        mine = and_(c.id == row["id"], c.owner == self._owner)
        async with self._accounts.store.writing() as connection:
            if (await connection.execute(update(p.deliveries).where(mine).values(sending=True))).rowcount != 1:
                raise TakenOver

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
