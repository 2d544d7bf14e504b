"""A move costs the same in a long game as in a short one: statements and rows are counted."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import event

from hegemon.core.frames import CHANCE, OVER
from hegemon.core.game import Game
from hegemon.server.commands import moves
from hegemon.server.guests import KnownGuest
from hegemon.server.library import Library
from hegemon.server.play import table_view
from hegemon.server.play.ongoing import OngoingGame
from hegemon.server.play.shown import shown
from hegemon.server.play.table import Change, Seat, Table
from hegemon.server.schemas.tables import Act
from hegemon.server.service import TableService
from hegemon.server.storage.database import open_database
from hegemon.server.storage.sqlite_keeper import SqliteKeeper
from hegemon.server.storage.store import Store

from .conftest import fresh, settings_for

ADA = KnownGuest("ada", "Ada")


class Counted(Store):
    """A store that counts what it does."""

    statements = 0
    fetched = 0

    async def rows(self, statement: Any) -> list[Any]:
        found = await super().rows(statement)
        self.fetched += len(found)
        return found

    def watch(self) -> None:
        def count(*_: Any) -> None:
            self.statements += 1

        event.listen(self.engine.sync_engine, "before_cursor_execute", count)
        keeper = self._writer._keeper
        assert isinstance(keeper, SqliteKeeper)
        keeper._opened().set_trace_callback(count)


def game_of(length: int, game: Game) -> Change:
    """A table with a random game of that many actions on it, and a choice to be made."""
    rng, ongoing = Random(1), OngoingGame(game)
    table = Table(f"long{length}", "duellum", game.options, "ada", "private", True, False, None,
                  [Seat(name, "person", "ada", "Ada") for name in game.seats], ongoing, "playing")  # fmt: skip
    change = Change(table)
    while ongoing.ply < length or ongoing.to_act < 0 or len(ongoing.made) != 1:
        assert ongoing.to_act != OVER
        a = ongoing.draw(rng) if ongoing.to_act == CHANCE else rng.choice(game.legal(ongoing.state))
        change.action(*ongoing.make(a))
    return change


async def one_move(service: TableService, store: Counted, table_id: str) -> tuple[int, int]:
    """Statements and rows of one action, with the view that follows it."""
    async with service.using(table_id) as table:
        assert table.ongoing is not None and table.to_act is not None
        ongoing = table.ongoing
        listed = table_view.actions_of(ongoing.game, ongoing.state, ongoing.read())
        choice = next(a for a in listed if not (a["ends_turn"] or a["chance"]))
        body = Act(seat=table.to_act, text=choice["text"], expected=table.number, command_id=fresh())
    store.statements = store.fetched = 0
    await moves.act(service, table_id, ADA, body)
    async with service.using(table_id) as table:
        shown(table, table_view.viewer_of(table, "ada"), service.hub.present(table))
    return store.statements, store.fetched


@pytest.mark.parametrize("cold", [False, True], ids=["in memory", "after a restart"])
def test_two_thousand_actions_cost_what_twenty_cost(tmp_path: Path, cold: bool) -> None:
    async def measure() -> dict[int, tuple[int, int]]:
        settings = settings_for(tmp_path)
        store = Counted(await open_database(settings.database_url))
        store.watch()
        service = TableService(settings, store, Library("plain"))
        game = service.library.get("duellum", {})
        found = {}
        for length in (45, 2000):
            story = game_of(length, game)
            table = story.table
            await store.create(story, game.layout_stamp())
            if cold:
                async with service.using(table.id):
                    pass
                service._tables.clear()
            else:
                service.add(table)
            found[length] = await one_move(service, store, table.id)
            if cold:
                service._tables.clear()
                store.statements = store.fetched = 0
                async with service.using(table.id) as loaded:
                    assert loaded.ongoing is not None and loaded.ongoing.ply >= length
                found[length] = (store.statements, store.fetched)
        service.close()
        await store.close()
        return found

    found = asyncio.run(measure())
    assert found[45] == found[2000], found
    # table, seats, origin, clock, the last entries of the log, the count of draws, the snapshot, what was done since
    assert found[2000][0] <= (12 if not cold else 1 + 8), found
