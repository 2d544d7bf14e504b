"""Databases of every earlier schema, with games in them, are brought up to date and played on.

`databases/<schema>.sql` is what a server of that schema left behind: a game of Duellum with a take-back, one of Antike,
and an open table, all set up by the guest of the cookie below."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from alembic.script import ScriptDirectory

from hegemon.core import record as records
from hegemon.core import registry
from hegemon.server.backup import make_backup, restore_backup
from hegemon.server.storage.database import MIGRATIONS
from hegemon.server.upgrade import check_upgrade

from .conftest import FILE, Person, Start, settings_for

DATABASES = sorted((Path(__file__).parent / "databases").glob("*.sql"))
COOKIE = "hegemon_guest=ZrxIwHzZAuayqijVElIADqDYPDC1RbBBwzRX7mk1R7k"
KEPT = ("guests", "seats", "events", "line")
NOW_CALLED = {"line": "plies"}


def rows(database: sqlite3.Connection, table: str, columns: list[str]) -> list[tuple[object, ...]]:
    return database.execute(f"select {', '.join(columns)} from {table} order by 1, 2").fetchall()


def test_every_earlier_schema_has_a_database_here() -> None:
    scripts = ScriptDirectory(str(MIGRATIONS))
    earlier = {script.revision for script in scripts.walk_revisions()} - set(scripts.get_heads())
    assert earlier and earlier <= {path.stem for path in DATABASES}


@pytest.mark.parametrize("dump", DATABASES, ids=lambda path: path.stem)
def test_a_database_of_that_schema_is_played_on(start: Start, tmp_path: Path, dump: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database:
        database.executescript(dump.read_text("utf-8"))
        assert database.execute("select version_num from alembic_version").fetchone() == (dump.stem,)
        columns = {t: [row[1] for row in database.execute(f"pragma table_info({t})")] for t in KEPT}
        kept_with_guest = "secret" in columns["guests"]  # in schemas that know one device of each
        columns["guests"] = [name for name in columns["guests"] if name != "secret"]
        place = ("guests", ["id", "secret"]) if kept_with_guest else ("sessions", ["guest", "secret"])
        devices = rows(database, *place)
        before = {table: rows(database, table, columns[table]) for table in KEPT}
        tables = database.execute("select id, game, options, stamp, status, ply from tables").fetchall()
    assert all(before.values()) and len(tables) == 3
    ada = Person(start(), "Ada")
    ada.cookie = COOKIE
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database:
        (head,) = ScriptDirectory(str(MIGRATIONS)).get_heads()
        assert database.execute("select version_num from alembic_version").fetchone() == (head,)
        now = {table: rows(database, NOW_CALLED.get(table, table), columns[table]) for table in KEPT}
        assert now == before
        assert rows(database, "sessions", ["guest", "secret"]) == devices, "a cookie is the guest's first device"
    for table, game, _, stamp, status, ply in tables:
        check(ada, table, game, stamp, status, ply, tmp_path / f"{table}.hgm")


@pytest.mark.parametrize("dump", DATABASES, ids=lambda path: path.stem)
def test_a_database_of_that_schema_is_copied_and_checked_before_the_upgrade(tmp_path: Path, dump: Path) -> None:
    """Backups and the gate are asked by the new version, while the database is still the old one's."""
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        database.executescript(dump.read_text("utf-8"))
        before = list(database.iterdump())
    copy, elsewhere = tmp_path / "copy", settings_for(tmp_path / "elsewhere")
    made = make_backup(settings_for(tmp_path), copy)
    assert (made.tables, made.guests, made.schema) == (3, 1, dump.stem)
    assert restore_backup(elsewhere, copy) == made
    assert asyncio.run(check_upgrade(settings_for(tmp_path, wanted_engine="plain"))).checked == 3
    for kept in (tmp_path / FILE, elsewhere.data / FILE):
        with closing(sqlite3.connect(kept)) as database:
            assert list(database.iterdump()) == before


def check(ada: Person, table: str, game: str, stamp: str, status: str, ply: int, file: Path) -> None:
    """The table is there as it was, tells its game, and goes on (under new rules it may be stopped, but never lost)."""
    state = ada.state(table)
    if state["status"] == "frozen":
        assert registry.load(game, engine="plain").layout_stamp() != stamp, "stopped under the same rules"
        return
    assert (state["status"], state["ply"]) == (status, ply)
    if status == "playing":
        file.write_text(ada.ask("GET", f"/api/tables/{table}/record").text, "utf-8")
        assert len(records.verify(file).texts()) == ply
        assert ada.play(table, Random(1), 3)["ply"] > ply
