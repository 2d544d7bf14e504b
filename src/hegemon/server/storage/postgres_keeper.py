"""Stores groups of changes in PostgreSQL: one statement, one transaction and one way to the disk for all of them.

The same transaction announces them to the other processes: nobody hears of a change that is not stored."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import orjson
from sqlalchemy.ext.asyncio import AsyncEngine

from ..notices.waits import waits
from . import rows
from .announcements import CHANNEL, Announcement, driver_of
from .writer import Conflict, Saving

TABLES = (
    "id text, before int, told text, status text, frozen_reason text, number int, moved int, to_act int, outcome json, "
    "takeback json, last text, updated bigint, salts json, orders json, ply int, turn int"
)
EVENTS = "table_id text, number int, kind text, at bigint, seat int, body json"
PLIES = "table_id text, ply int, number int, turn int, seat int, forced boolean"
SNAPSHOTS = "table_id text, ply int, turn int, active int, key text, state text"
COMMANDS = "table_id text, scope text, command_id text, guest text, digest text, answer json, at bigint"
SEATS = "table_id text, seat int, id text, kind text, guest text, name text, bot text, resigned boolean"
OUTBOX = "guest text, table_id text, kind text, wait int, due bigint"
CLOCKS = "table_id text, seat int, since bigint, deadline bigint, kept json, claimed_until bigint"
CHANGING = (
    "status",
    "frozen_reason",
    "number",
    "moved",
    "to_act",
    "outcome",
    "takeback",
    "last",
    "updated",
    "salts",
    "orders",
)


def _names(columns: str, of: str = "") -> list[str]:
    return [of + column.split()[0] for column in columns.split(", ")]


def _insert(name: str, parameter: int, columns: str, **other: str) -> str:
    """Rows of changes that met no conflict."""
    wanted = [n for n in _names(columns) if (name, n) != ("commands", "table_id")]
    values = ", ".join(other.get(n, f"x.{n}") for n in wanted)
    return (
        f"{name}_added AS (INSERT INTO {name} ({', '.join(wanted)}) SELECT {values} "
        f"FROM json_to_recordset(${parameter}::json) AS x({columns}) JOIN changed ON changed.id = x.table_id)"
    )


# A table that has moved on underneath is not updated, and nothing of its change is added: it is missing in the answer.
STATEMENT = ", ".join([
    f"WITH wanted AS (SELECT * FROM json_to_recordset($1::json) AS w({TABLES}))",
    f"changed AS (UPDATE tables SET {', '.join(f'{n} = wanted.{n}' for n in CHANGING)}, "
    "ply = coalesce(wanted.ply, tables.ply), turn = coalesce(wanted.turn, tables.turn) "
    "FROM wanted WHERE tables.id = wanted.id AND tables.number = wanted.before RETURNING tables.id, wanted.told)",
    _insert("events", 2, EVENTS),
    _insert("plies", 3, PLIES),
    _insert("snapshots", 4, SNAPSHOTS, state="decode(x.state, 'hex')"),
    _insert("commands", 5, COMMANDS),
    _insert("clocks", 6, CLOCKS)[:-1] + " ON CONFLICT (table_id) DO UPDATE SET "
    + ", ".join(f"{n} = excluded.{n}" for n in _names(CLOCKS)[1:]) + ")",
    f"outbox_added AS (INSERT INTO outbox ({', '.join(_names(OUTBOX))}, done) "
    f"SELECT {', '.join(_names(OUTBOX, 'x.'))}, false FROM json_to_recordset($7::json) AS x({OUTBOX}) "
    "JOIN changed ON changed.id = x.table_id "
    "JOIN wishes w ON w.guest = x.guest AND w.reachable ON CONFLICT DO NOTHING)",
]) + f" SELECT id, pg_notify('{CHANNEL}', told) FROM changed"  # fmt: skip
NEW_SEATS = (
    f"INSERT INTO seats ({', '.join(_names(SEATS))}) "
    f"SELECT {', '.join(_names(SEATS))} FROM json_to_recordset($1::json) AS x({SEATS})"
)


def _json(found: Iterable[Mapping[str, Any]]) -> str:
    return orjson.dumps(list(found)).decode()


class PostgresKeeper:
    """Announces bots that are to act with `bot_wanted` where this process plays none itself."""

    def __init__(self, engine: AsyncEngine, plays_bots: bool) -> None:
        self._engine = engine
        self._plays_bots = plays_bots

    async def keep(self, group: Sequence[Saving]) -> Sequence[Conflict | None]:
        """Store a group. Whatever goes wrong on the way counts as a lost connection: was it stored? A repeat tells."""
        import asyncpg

        async with self._engine.connect() as connection:
            driver = await driver_of(connection)
            try:
                if _plain(group):
                    try:
                        return await self._at_once(driver, group)
                    except (asyncpg.IntegrityConstraintViolationError, asyncpg.DeadlockDetectedError):
                        pass  # one of them has spoilt it for all: each for itself
                return await self._one_by_one(driver, group)
            except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as fault:
                await connection.invalidate()
                raise ConnectionError(f"The change is not stored: {fault}") from fault

    async def _at_once(self, driver: Any, group: Sequence[Saving]) -> list[Conflict | None]:
        stored = {found["id"] for found in await driver.fetch(STATEMENT, *self._values(group))}
        moved_on = Conflict("The table was changed by another server.")
        return [None if saving.change.table.id in stored else moved_on for saving in group]

    async def _one_by_one(self, driver: Any, group: Sequence[Saving]) -> list[Conflict | None]:
        """Still one transaction; in the order of their ids, so that two processes never wait for each other."""
        import asyncpg

        ends: dict[int, Conflict | None] = {}
        order = sorted(range(len(group)), key=lambda index: group[index].change.table.id)
        async with driver.transaction():
            for index in order:
                try:
                    async with driver.transaction():  # a savepoint
                        ends[index] = await self._one(driver, group[index])
                except asyncpg.IntegrityConstraintViolationError:
                    ends[index] = Conflict("The table was changed by another server.")
        return [ends[index] for index in range(len(group))]

    async def _one(self, driver: Any, saving: Saving) -> Conflict | None:
        change, table = saving.change, saving.change.table
        held = "SELECT 1 FROM tables WHERE id = $1 AND number = $2 FOR UPDATE"
        if not await driver.fetch(held, table.id, change.before):
            return Conflict("The table was changed by another server.")
        if change.seats_changed:
            await driver.execute("DELETE FROM seats WHERE table_id = $1", table.id)
            await driver.execute(NEW_SEATS, _json(rows.seat_values(table)))
        if change.stamp:
            await driver.execute("UPDATE tables SET stamp = $2 WHERE id = $1", table.id, change.stamp)
        for name, last in rows.cuts(change).items():
            await driver.execute(f"DELETE FROM {name} WHERE table_id = $1 AND ply > $2", table.id, last)
        (end,) = await self._at_once(driver, [saving])
        return end

    def _values(self, group: Sequence[Saving]) -> list[str]:
        changes = [saving.change for saving in group]
        commands = [
            {"table_id": saving.change.table.id, **saving.answered.values(saving.change.table.updated)}
            for saving in group
            if saving.answered is not None
        ]
        snapshots = [
            {**row, "state": row["state"].hex()} for c in changes for row in rows.snapshot_values(c.table, c.snapshots)
        ]
        return [
            _json(self._row(saving) for saving in group),
            _json(row for c in changes for row in rows.event_values(c)),
            _json(row for c in changes for row in rows.ply_values(c)),
            _json(snapshots),
            _json(commands),
            _json(row for c in changes for row in rows.clock_values(c.table)),
            _json(row for c in changes for row in waits(c)),
        ]

    def _row(self, saving: Saving) -> dict[str, Any]:
        table = saving.change.table
        told = Announcement(table.id, table.number, table.is_bot(table.to_act) and not self._plays_bots)
        return {"id": table.id, "before": saving.change.before, "told": str(told), **rows.table_values(table)}

    async def close(self) -> None:
        """The engine belongs to the store."""


def _plain(group: Sequence[Saving]) -> bool:
    """Does every change only add, and each to another table?"""
    only_added = all(saving.change.cut is None and not saving.change.seats_changed for saving in group)
    return only_added and len({saving.change.table.id for saving in group}) == len(group)
