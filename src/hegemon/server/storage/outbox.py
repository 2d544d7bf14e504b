"""Notices that wait to be told, for those who can be reached; each wait once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

# Both databases understand it; `WHERE true` tells SQLite that ON CONFLICT does not belong to a join.
ADD = text(
    "INSERT INTO outbox (guest, table_id, kind, wait, due, done) "
    "SELECT w.guest, CAST(:table_id AS VARCHAR), CAST(:kind AS VARCHAR), CAST(:wait AS INTEGER), "
    "CAST(:due AS BIGINT), false FROM wishes w WHERE w.guest = :guest AND w.reachable ON CONFLICT DO NOTHING"
)


async def add_notices(connection: AsyncConnection, rows: Iterable[Mapping[str, Any]]) -> None:
    """Note them, in a transaction with whatever causes them."""
    for row in rows:
        await connection.execute(ADD, dict(row))
