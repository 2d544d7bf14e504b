"""The gate before an upgrade: would every running game go on as it is under the rules of this version?"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from ..core import registry
from ..core.errors import HegemonError
from ..core.game import Game
from ..core.language import Message, msg
from .backup import make_backup
from .play.table import made_from
from .play.walk import agreement, comparable
from .settings import Settings
from .storage import tables as t
from .storage.database import address_of, open_database, open_unchanged
from .storage.one_process import is_shared
from .storage.store import Store

RUNNING = ("open", "playing", "frozen")
FINISHED = ("over", "replay")


@dataclass(frozen=True)
class Difference:
    """A game that would not go on as it is."""

    table: str
    game: str
    turn: int
    ply: int
    stopped_already: bool  # it cannot go on today either
    why: HegemonError

    @property
    def sentence(self) -> str:
        """Why not."""
        return str(self.why)

    def message(self, language: str) -> Message:
        """All about it, for an operator who reads this language."""
        return msg(
            "term-upgrade-table",
            table=self.table,
            game=self.game,
            turn=self.turn,
            ply=self.ply,
            stopped=int(self.stopped_already),
            why=self.why.sentence(language),
        )


@dataclass(frozen=True)
class Findings:
    """What playing everything again has shown."""

    checked: int
    differences: list[Difference]

    @property
    def lost(self) -> list[Difference]:
        """Games that go on today and would not after the upgrade."""
        return [found for found in self.differences if not found.stopped_already]


async def check_upgrade(settings: Settings, finished_too: bool = False, copy: bool = False) -> Findings:
    """Play every running game again under the present rules. SQLite is copied for it; PostgreSQL is looked at as it is
    at one moment, or, when it is a `copy`, brought up to date first."""
    statuses = RUNNING + FINISHED if finished_too else RUNNING
    if is_shared(address_of(settings.database_url)):
        opened = await (open_database if copy else open_unchanged)(settings.database_url)
        return await _checked(opened, settings, statuses)
    with TemporaryDirectory(prefix="hegemon-upgrade-") as folder:
        file = Path(folder) / "copy.sqlite3"
        make_backup(settings, file)
        return await _checked(await open_database(f"sqlite+aiosqlite:///{file}"), settings, statuses)


async def _checked(engine: AsyncEngine, settings: Settings, statuses: Iterable[str]) -> Findings:
    store = Store(engine)
    try:
        async with store.one_moment():
            return await _check(store, settings, statuses)
    finally:
        await store.close()


async def _check(store: Store, settings: Settings, statuses: Iterable[str]) -> Findings:
    c = t.tables.c
    found: list[Difference] = []
    ids = await store.rows(select(c.id).where(c.status.in_(statuses)).order_by(c.created, c.id))
    for (table_id,) in (tuple(row.values()) for row in ids):
        (row,) = await store.rows(select(t.tables).where(c.id == table_id))
        if why := await _why_not(store, row, settings.wanted_engine or "auto"):
            stopped = row["status"] == "frozen"
            found.append(Difference(table_id, row["game"], row["turn"], row["ply"], stopped, why))
    return Findings(len(ids), found)


async def _why_not(store: Store, row: Any, engine: str) -> HegemonError | None:
    """Why a game would not go on as it is; nothing when it would."""
    try:
        game = _load(engine, row["game"], json.dumps(row["options"], sort_keys=True))
    except HegemonError as fault:
        return fault
    stored = [made_from(event.seat, event.body) for event in await store.actions(row["id"], 0, row["ply"])]
    if len(stored) != row["ply"]:
        return HegemonError(msg("bad-record-incomplete", there=len(stored), all=row["ply"]))
    keys = {mark["ply"]: mark["key"] for mark in await store.turns(row["id"])}
    found = agreement(game, stored, keys if comparable(row["stamp"], game) else {})
    return found.for_operator() if found.reason else None


@lru_cache(maxsize=32)  # most tables share a few sets of options
def _load(engine: str, game: str, options: str) -> Game:
    """A game under the present rules; raises when it or its options are gone."""
    return registry.load(game, engine=engine, **registry.spec(game).resolve(json.loads(options)))
