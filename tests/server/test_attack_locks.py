"""A database that another program holds: readers go on, writers are told to come again, and nothing is done twice."""

from __future__ import annotations

import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from .conftest import FILE, Json, Person, Start, fresh, refused


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """Another program writes, and does not come to an end."""
    with closing(sqlite3.connect(folder / FILE, isolation_level=None)) as locker:
        locker.execute("begin immediate")
        yield
        locker.execute("rollback")


def a_move(ada: Person) -> tuple[str, Json, Json]:
    """A table, how it stands, and a command that would change it."""
    table = ada.create("me", "me", pass_and_play=True, seed=1)
    state = ada.state(table)
    body = {"seat": state["to_act"], "text": state["actions"][0]["text"], "expected": state["number"]}
    return table, state, body | {"command_id": fresh()}


def test_readers_do_not_wait_for_a_writer_that_waits(
    start: Start, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("hegemon.server.storage.database.BUSY_SECONDS", 120.0)
    ada = Person(start(), "Ada")
    table, state, body = a_move(ada)
    answers: list[Any] = []
    moving = threading.Thread(target=lambda: answers.append(ada.post(f"/api/tables/{table}/act", body)))
    with held(tmp_path):
        moving.start()
        time.sleep(0.3)
        for page in ("", "/events", "/log", "/turns", "/positions/1", "/record"):
            assert Person(ada.client).ask("GET", f"/api/tables/{table}{page}").status_code == 200, page
        seen = Person(ada.client).state(table)
        assert (seen["number"], seen["ply"]) == (state["number"], state["ply"])  # as it is stored, not half done
        assert not answers, "the writer was to wait all the while"
    moving.join()
    assert answers[0].status_code == 200


def test_a_writer_is_told_to_come_again(start: Start, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("hegemon.server.storage.database.BUSY_SECONDS", 0.2)
    ada = Person(start(), "Ada")
    table, _, body = a_move(ada)
    with held(tmp_path):
        refused(ada.post(f"/api/tables/{table}/act", body), 503, "unavailable")
    first = ada.post(f"/api/tables/{table}/act", body)
    assert first.status_code == 200 and ada.post(f"/api/tables/{table}/act", body).json() == first.json()
