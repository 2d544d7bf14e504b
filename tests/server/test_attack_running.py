"""Running for years: health that looks, schemas of the future, HEAD, cookies that last, commands that are forgotten."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import subprocess
import sys
import time
from collections import namedtuple
from contextlib import closing
from os import environ
from pathlib import Path
from typing import Any

import pytest

from hegemon.core.errors import DataError
from hegemon.server.storage.database import open_database

from .conftest import Person, Start

Usage = namedtuple("Usage", "total used free")


def test_health_asks_the_disk(ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hegemon.server.health.FRESH", 0.0)
    assert ada.get("/api/health")["ok"]
    monkeypatch.setattr(shutil, "disk_usage", lambda path: Usage(10**9, 10**9, 10**6))
    answer = ada.ask("GET", "/api/health")
    assert answer.status_code == 503 and not answer.json()["ok"]
    assert answer.json()["problems"] == ["The disk of the data folder is full: 1 MB are left."]


def test_health_asks_the_database(ada: Person, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("hegemon.server.health.FRESH", 0.0)
    monkeypatch.setattr("hegemon.server.health.PATIENCE", 0.3)
    locker = sqlite3.connect(tmp_path / "tables.sqlite3", isolation_level=None)
    locker.execute("begin immediate")
    answer = ada.ask("GET", "/api/health")
    assert answer.status_code == 503 and "database" in answer.json()["problems"][0]
    locker.execute("rollback")
    locker.close()
    end = time.monotonic() + 60
    while ada.ask("GET", "/api/health").status_code != 200:
        assert time.monotonic() < end
        time.sleep(0.1)


def test_health_tells_of_a_database_that_refuses_changes(
    ada: Person, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("hegemon.server.health.FRESH", 0.0)
    refusal = "create trigger broken before insert on commands begin select raise(abort, 'disk is full'); end"
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database:
        database.execute(refusal)
        answer = ada.ask("GET", "/api/health")
        assert answer.status_code == 503 and "takes no change" in answer.json()["problems"][0]
        database.execute("drop trigger broken")
    assert ada.get("/api/health")["problems"] == []


def test_asking_for_health_costs_little(ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []
    usage = shutil.disk_usage
    monkeypatch.setattr(shutil, "disk_usage", lambda path: (asked.append(path), usage(path))[1])
    for _ in range(20):
        assert ada.get("/api/health")["problems"] == []
    assert len(asked) <= 2


def test_a_database_of_the_future_is_told_in_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    asyncio.run(_made(path))
    with sqlite3.connect(path) as database:
        database.execute("update alembic_version set version_num = '0999'")
    database.close()
    with pytest.raises(DataError, match=r"made by a newer Hegemon .*0999.*\.$"):
        asyncio.run(_made(path))
    run = subprocess.run(
        [sys.executable, "-m", "hegemon", "serve", "--port", "0"],
        capture_output=True, text=True, env=environ | {"HEGEMON_DATA": str(tmp_path)}, timeout=60,
    )  # fmt: skip
    assert run.returncode == 2 and "newer Hegemon" in run.stderr and "Traceback" not in run.stderr
    assert run.stderr.count("\n") == 1


async def _made(path: Path) -> None:
    await (await open_database(f"sqlite+aiosqlite:///{path}")).dispose()


@pytest.mark.parametrize("path", ["/", "/t/abc", "/api/health", "/api/games", "/api/tables", "/api/nothing"])
def test_head_is_answered_like_get_without_a_body(start: Start, tmp_path: Path, path: str) -> None:
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "index.html").write_text("<p>front page</p>")
    client = start()
    head, whole = client.head(path), client.get(path)
    assert head.status_code == whole.status_code and head.content == b"" and whole.content
    assert head.headers["content-type"] == whole.headers["content-type"]
    assert head.headers["content-length"] == whole.headers["content-length"]
    assert client.head("/api/tables/x/act").status_code == client.get("/api/tables/x/act").status_code


def test_a_guest_who_comes_back_keeps_the_cookie(ada: Person, eve: Person) -> None:
    ada.post("/api/me", {"name": "Ada"})
    before = ada.cookie
    answer = ada.ask("GET", "/api/me")
    told = answer.headers["set-cookie"]
    assert ada.cookie == before and "Max-Age=34560000" in told and "HttpOnly" in told
    assert "set-cookie" not in eve.ask("GET", "/api/me").headers


def test_old_commands_are_forgotten_while_the_server_runs(
    start: Start, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("hegemon.server.app.TIDY_SECONDS", 0.1)
    monkeypatch.setattr("hegemon.server.app.COMMANDS_KEPT", -10_000)
    ada = Person(start(), "Ada")
    ada.create("me", "open")
    database = sqlite3.connect(tmp_path / "tables.sqlite3")
    end = time.monotonic() + 60
    while database.execute("select count(*) from commands").fetchone() != (0,):
        assert time.monotonic() < end, "they are still there"
        time.sleep(0.05)
    database.close()


FROZEN = """
import gc, os, signal, socket, threading, time
from hegemon.server.run_server import YOUNG, run
from hegemon.server.settings import read_settings

def watch():
    end = time.monotonic() + 120
    while not gc.get_freeze_count() and time.monotonic() < end:
        time.sleep(0.05)
    while gc.get_threshold()[0] != YOUNG and time.monotonic() < end:
        time.sleep(0.05)
    print(gc.get_freeze_count(), gc.get_count()[0] < YOUNG, flush=True)
    os.kill(os.getpid(), signal.SIGTERM)

run(read_settings(), socket.create_server(("127.0.0.1", 0)), threading.Thread(target=watch).start)
"""


def test_what_is_loaded_is_not_looked_through_again(tmp_path: Path) -> None:
    """The collector of garbage leaves alone what was loaded at the start: no table waits for it."""
    settings = environ | {"HEGEMON_DATA": str(tmp_path), "HEGEMON_ENGINE": "plain"}
    done = subprocess.run([sys.executable, "-c", FROZEN], env=settings, capture_output=True, text=True, timeout=240)
    frozen, young = done.stdout.split()
    assert int(frozen) > 50_000 and young == "True", done.stderr
