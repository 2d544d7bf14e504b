"""Commitments to seeds whose table does not stand yet: whoever sets it up has seen one before adding a salt."""

from __future__ import annotations

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ...core.chance import Chance
from . import tables as t
from .store import Store
from .writer import Conflict

KEPT = 24 * 3600 * 1000  # milliseconds that one waits for its table


async def promise(store: Store, guest: str, at: int) -> Chance:
    """A fresh seed for a table that the guest is about to set up; promises that nobody came back for are forgotten."""
    chance, c = Chance.fresh(), t.commitments.c
    async with store.writing() as connection:
        await connection.execute(delete(t.commitments).where(c.at < at - KEPT))
        await connection.execute(
            insert(t.commitments).values(commitment=chance.commitment, secret=chance.seed, guest=guest, at=at)
        )
    return chance


async def promised(store: Store, guest: str, commitment: str) -> Chance | None:
    """The seed that the guest was promised, unless a table has it already."""
    c = t.commitments.c
    found = await store.rows(select(c.secret).where(c.commitment == commitment, c.guest == guest))
    return Chance(commitment, {}, found[0]["secret"]) if found else None


async def spend(connection: AsyncConnection, commitment: str) -> None:
    """A table has it now; no second one ever gets it."""
    gone = await connection.execute(delete(t.commitments).where(t.commitments.c.commitment == commitment))
    if gone.rowcount != 1:
        raise Conflict("This commitment belongs to another table.")
