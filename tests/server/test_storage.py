"""What is stored: events only grow, the line follows from them, the migrations make the tables that the code uses."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from hegemon.core import record as records
from hegemon.core.errors import DataError
from hegemon.core.game import Game
from hegemon.server.settings import read_settings
from hegemon.server.storage.database import open_database
from hegemon.server.storage.tables import metadata

from .conftest import Person, Start, refused


def test_migrations_make_exactly_the_tables_of_the_code(tmp_path: Path) -> None:
    def compare(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def differences() -> list[object]:
        engine = await open_database(f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite3'}")
        async with engine.connect() as connection:
            found = await connection.run_sync(compare)
            mode = (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar()
            full = (await connection.exec_driver_sql("PRAGMA synchronous")).scalar()
        await engine.dispose()
        assert (mode, full) == ("wal", 2)
        return found

    assert asyncio.run(differences()) == []


def test_an_unusable_database_is_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "x.sqlite3").write_text("this is no database, just some words that go on for a while" * 20)
    for url in (f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite3'}", "nonsense", "mysql+nothing://x/y", "sqlite:///x"):
        with pytest.raises(DataError) as told:
            asyncio.run(open_database(url))
        assert str(told.value).endswith(".")


def test_settings_are_checked() -> None:
    assert read_settings({"HEGEMON_DATA": "somewhere"}).data == Path("somewhere")
    assert read_settings({"XDG_DATA_HOME": "there"}).data == Path("there/hegemon")
    with pytest.raises(Exception, match="HEGEMON_BOT_THREADS is a number"):
        read_settings({"HEGEMON_BOT_THREADS": "many"})


def test_the_line_follows_from_the_events(ada: Person, tmp_path: Path) -> None:
    """Undo and take-back never change an event; the present line can be told from events alone."""
    table = ada.create("me", "me", pass_and_play=True, seed=6)
    rng = Random(8)
    story: list[tuple[object, ...]] = []
    database = sqlite3.connect(tmp_path / "tables.sqlite3")
    for _ in range(60):
        state = ada.play(table, rng, 2)
        if state["undo"]["steps"] and rng.random() < 0.5:
            ada.command(table, "undo", state["undo"]["seat"])
        elif rng.random() < 0.1 and state["ply"] > 30:
            ada.command(table, "takeback", 0, to=state["ply"] - rng.randrange(1, 25))
        now = database.execute(
            "select number, kind, body from events where table_id=? order by number", [table]
        ).fetchall()
        assert now[: len(story)] == story
        story = now
    line: list[int] = []
    for event in ada.get(f"/api/tables/{table}/events")["events"]:
        if event["kind"] == "action":
            assert event["ply"] == len(line) + 1
            line.append(event["number"])
        elif event["kind"] in ("undo", "takeback"):
            del line[event["to"] :]
    stored = database.execute("select number from plies where table_id=? order by ply", [table]).fetchall()
    database.close()
    assert line == [number for (number,) in stored] and {"undo", "takeback"} <= {kind for _, kind, _ in story}


def untold(log: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """A log without what only the seat hears that decides; at a table that stands still, none does."""
    return [{name: value for name, value in entry.items() if name != "told"} for entry in log]


def test_games_go_on_after_a_change_of_the_rules(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """New components or rules: the game is played again under them; if that fails it is frozen, never lost."""
    ada = Person(start(), "Ada")
    table = ada.create("me", "me", pass_and_play=True, seed=6)
    before = ada.play(table, Random(1), 60)
    real = Game.layout_stamp
    monkeypatch.setattr(Game, "layout_stamp", lambda game: real(game) + "x")
    later = Person(start(), "Ada")
    later.cookie = ada.cookie
    assert later.state(table) == before
    assert later.play(table, Random(2), 3)["ply"] > before["ply"]
    log = later.state(table)["log"]
    played = later.ask("GET", f"/api/tables/{table}/record").text
    refuse_from(monkeypatch, log[-1]["text"])
    monkeypatch.setattr(Game, "layout_stamp", lambda game: real(game) + "y")
    frozen = Person(start(), "Ada")
    frozen.cookie = ada.cookie
    state = frozen.state(table)
    assert (
        state["status"] == "frozen"
        and "rules have changed" in state["frozen_reason"]
        and untold(state["log"]) == untold(log)
    )
    refused(frozen.act(table, "done", 0), 409, "not_playing")
    told = records.loads(frozen.ask("GET", f"/api/tables/{table}/record").text)
    assert told.lines == records.loads(played).lines[: len(told.lines)] and len(told.lines) > 5
    monkeypatch.undo()
    thawed = Person(start(), "Ada")
    thawed.cookie = ada.cookie
    assert thawed.state(table)["status"] == "playing"
    assert thawed.play(table, Random(2), 3)["ply"] > state["ply"]


def refuse_from(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    """From now on the rules do not know an action that was played."""
    from hegemon.core.errors import NotationError

    parse = Game.parse

    def refuse(game: Game, given: str) -> int:
        if given == text:
            raise NotationError(f"'{text}' is no verb of this game any more.")
        return parse(game, given)

    monkeypatch.setattr(Game, "parse", refuse)
