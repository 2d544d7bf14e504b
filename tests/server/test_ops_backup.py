"""A backup made during play holds everything acknowledged before it began, and plays on elsewhere."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import threading
import time
from pathlib import Path
from random import Random

import httpx2
import pytest

from hegemon.core import record as records
from hegemon.core.errors import DataError
from hegemon.server.backup import make_backup, restore_backup

from .conftest import Person, fresh, settings_for
from .test_crash import PATIENCE, Player, events_of, serving


def hegemon(*arguments: str, data: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hegemon", *arguments]
    environment = os.environ | {"HEGEMON_DATA": str(data)}
    return subprocess.run(command, capture_output=True, text=True, env=environment, timeout=120)


def begin(address: str, games: tuple[str, ...]) -> list[Player]:
    players = []
    for number, game in enumerate(games):
        seats = [{"kind": "me"}] * (4 if game == "antike" else 2)
        wish = {"game": game, "seats": seats, "pass_and_play": True, "command_id": fresh()}
        made = httpx2.post(f"{address}/api/tables", json=wish, timeout=PATIENCE)
        assert made.status_code == 200, made.text
        players.append(Player(address, dict(made.cookies), made.json()["id"], Random(number)))
    return players


@pytest.mark.slow
def test_a_backup_made_during_play_is_restored_elsewhere(tmp_path: Path) -> None:
    here, there, copy = tmp_path / "here", tmp_path / "there", tmp_path / "copy.sqlite3"
    with serving(here) as (process, address):
        players = begin(address, ("duellum", "duellum", "antike"))
        threads = [threading.Thread(target=player.run) for player in players]
        for thread in threads:
            thread.start()
        end = time.monotonic() + 60
        while any(len(player.acknowledged) < 15 for player in players):
            assert time.monotonic() < end, "nobody plays"
            time.sleep(0.02)
        before = [list(player.acknowledged) for player in players]
        done = hegemon("backup", str(copy), data=here)
        after = [len(player.acknowledged) for player in players]
        process.kill()
        for thread in threads:
            thread.join()
    assert done.returncode == 0 and "3 tables" in done.stdout, done.stderr
    assert sum(after) > sum(map(len, before)), "nothing was played while the backup was made"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.sqlite3", "here"], "one file, nothing beside it"
    restored = hegemon("restore", str(copy), data=there)
    assert restored.returncode == 0 and "3 tables" in restored.stdout, restored.stderr
    with serving(there) as (_, address):
        for player, acknowledged in zip(players, before, strict=True):
            check(address, player, acknowledged, tmp_path / f"{player.table}.hgm")


def check(address: str, player: Player, acknowledged: list[tuple[dict, dict]], file: Path) -> None:  # type: ignore[type-arg]
    """The restored table has every event acknowledged before, its record verifies, and the game goes on."""
    with httpx2.Client(base_url=f"{address}/api/tables", cookies=player.cookie, timeout=PATIENCE) as server:
        state = server.get(f"/{player.table}").json()
        assert state["status"] in ("playing", "over"), state["frozen_reason"]
        stored = events_of(server, player.table)
        assert sorted(stored) == list(range(1, max(stored) + 1))
        for command, answer in acknowledged:
            assert answer["number"] <= max(stored)
            caused = stored[command["body"]["expected"] + 1]
            assert (caused["seat"], caused["text"]) == (command["body"]["seat"], command["body"].get("text", ""))
        file.write_text(server.get(f"/{player.table}/record").text, "utf-8")
        assert len(records.verify(file).texts()) == state["ply"]
        known = len(player.acknowledged)
        player.address = address
        for _ in range(3):
            player.step(server)
        assert state["status"] == "over" or len(player.acknowledged) > known


def test_nothing_is_overwritten(ada: Person, tmp_path: Path) -> None:
    ada.create("me", "open")
    settings, copy = settings_for(tmp_path), tmp_path / "copies" / "copy.sqlite3"
    copy.parent.mkdir()
    assert make_backup(settings, copy).tables == 1
    assert copy.stat().st_mode & 0o077 == 0, "others may read it"
    first = copy.read_bytes()
    with pytest.raises(DataError, match="is there already and is not overwritten"):
        make_backup(settings, copy)
    with pytest.raises(DataError, match="is not empty"):
        restore_backup(settings, copy)
    assert copy.read_bytes() == first and os.listdir(copy.parent) == [copy.name]


def refuse(tmp_path: Path, backup: Path, told: str) -> None:
    target = tmp_path / "target"
    with pytest.raises(DataError, match=told) as fault:
        restore_backup(settings_for(target), backup)
    assert str(fault.value).endswith(".") and not target.exists(), "something was written"


def test_what_is_no_whole_backup_is_refused(ada: Person, tmp_path: Path) -> None:
    for _ in range(30):
        ada.create("me", "open")
    copy = tmp_path / "copy.sqlite3"
    make_backup(settings_for(tmp_path), copy)
    whole = copy.read_bytes()
    refuse(tmp_path, tmp_path / "nothing", "There is no backup")
    bad = tmp_path / "bad"
    bad.write_text("these are only words, and there are many of them " * 100)
    refuse(tmp_path, bad, "no database that can be copied")
    bad.write_bytes(whole[: len(whole) // 2])
    refuse(tmp_path, bad, "damaged|no database that can be copied")
    middle = len(whole) // 2 // 4096 * 4096
    bad.write_bytes(whole[:middle] + b"\xff" * 8192 + whole[middle + 8192 :])
    refuse(tmp_path, bad, "damaged|no database that can be copied")
    bad.unlink()
    with sqlite3.connect(bad) as database:
        database.execute("create table x (y)")
    database.close()
    refuse(tmp_path, bad, "none of Hegemon")
    bad.write_bytes(whole)
    with sqlite3.connect(bad) as database:
        database.execute("update alembic_version set version_num = '0999'")
    database.close()
    refuse(tmp_path, bad, r"newer Hegemon than this one \(schema 0999\)")
    assert restore_backup(settings_for(tmp_path / "target"), copy).tables == 30


def test_other_databases_are_left_to_their_own_tools(tmp_path: Path) -> None:
    for url, told in [
        ("postgresql+asyncpg://club:hunter2@db/x", "pg_dump"),
        ("sqlite+aiosqlite://", "in memory"),
        (f"sqlite+aiosqlite:///{tmp_path / 'none'}", "nothing to copy"),
        ("nonsense", "hegemon settings"),
    ]:
        with pytest.raises(DataError, match=told) as fault:
            make_backup(settings_for(tmp_path, database_url=url), tmp_path / "copy")
        assert "hunter2" not in str(fault.value)
    assert list(tmp_path.iterdir()) == []
