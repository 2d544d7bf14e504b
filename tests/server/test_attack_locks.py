"""A database that another program holds: readers go on, writers are told to come again, and nothing is done twice."""

from __future__ import annotations

import sqlite3
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from .conftest import Person, Start, fresh, refused


def test_readers_do_not_wait_for_a_writer_that_waits(
    start: Start, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("hegemon.server.storage.database.BUSY_SECONDS", 6.0)
    ada = Person(start(), "Ada")
    table = ada.create("me", "me", pass_and_play=True, seed=1)
    state = ada.state(table)
    body = {"seat": state["to_act"], "text": state["actions"][0]["text"], "expected": state["number"]}
    body |= {"command_id": fresh()}
    locker = sqlite3.connect(tmp_path / "tables.sqlite3", isolation_level=None)
    locker.execute("begin immediate")
    answers: list[Any] = []
    moving = threading.Thread(target=lambda: answers.append(ada.post(f"/api/tables/{table}/act", body)))
    moving.start()
    time.sleep(0.3)
    for page in ("", "/events", "/log", "/turns", "/positions/1", "/record"):
        began = time.monotonic()
        answer = Person(ada.client).ask("GET", f"/api/tables/{table}{page}")
        assert answer.status_code == 200 and time.monotonic() - began < 3.0, page
    assert not answers, "the writer was to wait all the while"
    seen = Person(ada.client).state(table)
    assert (seen["number"], seen["ply"]) == (state["number"], state["ply"])  # as it is stored, not half done
    moving.join()
    refused(answers[0], 503, "unavailable")
    locker.execute("rollback")
    locker.close()
    first = ada.post(f"/api/tables/{table}/act", body)
    assert first.status_code == 200 and ada.post(f"/api/tables/{table}/act", body).json() == first.json()
