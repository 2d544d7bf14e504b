"""Metrics, request ids, and a log without secrets."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import sys
import traceback

import pytest
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError
from starlette.testclient import TestClient

from hegemon.server.logs import Lines, Objects, request_id
from hegemon.server.service import TableService
from hegemon.server.storage import tables
from hegemon.server.storage.database import open_database
from hegemon.server.storage.store import Store

from .conftest import Person, Start

SAMPLE = re.compile(r'^([a-z_]+(?:\{[a-z]+="[^"]*"(?:,[a-z]+="[^"]*")*\})?) (-?\d+(?:\.\d+)?)$')


def read(client: TestClient) -> dict[str, float]:
    """Every sample; each line must be one that Prometheus reads, each metric described before."""
    answer = client.get("/metrics")
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    found: dict[str, float] = {}
    described: set[str] = set()
    for line in answer.text.splitlines():
        if line.startswith("# TYPE "):
            described.add(line.split()[2])
        elif not line.startswith("# HELP "):
            sample = SAMPLE.match(line)
            assert sample, line
            name = sample[1].partition("{")[0]
            assert name in described or re.sub("_(bucket|sum|count)$", "", name) in described, line
            found[sample[1]] = float(sample[2])
    return found


def test_what_happens_is_counted(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    client = start(metrics_for=("testclient",))
    ada = Person(client, "Ada")
    table = ada.create("me", "me", pass_and_play=True, seed=1)
    before = read(client)
    state = ada.state(table)
    assert ada.act(table, state["actions"][0]["text"]).status_code == 200
    assert ada.act(table, "dance").status_code == 422
    after = read(client)
    grown = {name: after[name] - before.get(name, 0) for name in after}
    assert grown['hegemon_commands_total{ended="done"}'] == grown['hegemon_commands_total{ended="refused"}'] == 1
    assert grown["hegemon_command_seconds_count"] == 2 and grown['hegemon_command_seconds_bucket{le="+Inf"}'] == 2
    assert grown['hegemon_commits_total{ended="stored"}'] == 1
    assert grown['hegemon_requests_total{method="POST",status="200"}'] == 1
    assert grown['hegemon_requests_total{method="POST",status="422"}'] == 1
    assert after["hegemon_tables_in_memory"] == 1 and after["hegemon_sockets"] == 0
    with client.websocket_connect(f"/api/tables/{table}/socket"):
        assert read(client)["hegemon_sockets"] == 1

    async def fail(*given: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(Store, "save", fail)
    with pytest.raises(OSError):
        ada.act(table, ada.state(table)["actions"][0]["text"])
    failed = read(client)
    assert failed['hegemon_commits_total{ended="failed"}'] == failed['hegemon_commands_total{ended="failed"}'] == 1
    assert failed['hegemon_requests_total{method="POST",status="500"}'] == 1


def test_buckets_only_grow(start: Start) -> None:
    client = start(metrics_for=("testclient",))
    for _ in range(5):
        client.get("/api/health")
    found = [v for k, v in read(client).items() if k.startswith("hegemon_request_seconds_bucket")]
    assert found == sorted(found) and found[-1] == read(client)["hegemon_request_seconds_count"] - 1


def test_strangers_do_not_read_the_metrics(ada: Person) -> None:
    answer = ada.ask("GET", "/metrics")
    assert answer.status_code == 403 and "operator" in answer.json()["reason"]


def test_every_answer_has_a_request_id(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    client = start()
    ids = [client.get(path).headers["x-request-id"] for path in ("/api/games", "/api/nothing", "/api/health")]
    assert len(set(ids)) == 3
    assert client.get("/api/games", headers={"X-Request-Id": "proxy-0001"}).headers["x-request-id"] == "proxy-0001"
    assert client.get("/api/games", headers={"X-Request-Id": 'x" {evil}'}).headers["x-request-id"] != 'x" {evil}'

    async def crash(*given: object) -> None:
        raise RuntimeError("a defect")

    monkeypatch.setattr(TableService, "_load", crash)
    broken = TestClient(client.app, raise_server_exceptions=False).get(
        "/api/tables/xyz", headers={"X-Request-Id": "proxy-0002"}
    )
    assert broken.status_code == 500 and broken.headers["x-request-id"] == "proxy-0002"


@pytest.mark.parametrize("formatter", [Lines(), Objects()])
def test_a_line_of_the_log_names_its_request_and_no_secret(formatter: logging.Formatter) -> None:
    try:
        raise OSError("postgresql+asyncpg://club:hunter2@db/x does not answer")
    except OSError:
        caught = sys.exc_info()
    told = "The database %s fails; Cookie: hegemon_guest=abcdef123"
    given = ("postgresql://club:hunter2@db/x",)
    record = logging.LogRecord("hegemon.server", logging.ERROR, "x.py", 1, told, given, caught)
    token = request_id.set("request-77")
    try:
        text = formatter.format(record)
    finally:
        request_id.reset(token)
    assert "request-77" in text and "hunter2" not in text and "abcdef123" not in text and "club:***@db" in text
    if isinstance(formatter, Objects):
        line = json.loads(text)
        assert "\n" not in text and line["level"] == "ERROR" and line["request_id"] == "request-77"
        assert "OSError" in line["exception"] and re.fullmatch(r"[\d-]+T[\d:]+\.\d{3}Z", line["time"])


@pytest.mark.both_databases
def test_a_fault_of_the_database_does_not_tell_what_was_to_be_stored(database_url: str) -> None:
    guest = {"id": "abcdefghijkl", "name": "Hunter Two", "created": 1, "public": False}

    async def fail() -> str:
        engine = await open_database(database_url)
        try:
            async with engine.begin() as connection:
                for _ in range(2):
                    await connection.execute(insert(tables.guests).values(**guest))
        except IntegrityError:
            return traceback.format_exc()
        finally:
            await engine.dispose()
        raise AssertionError("twice the same guest")

    told = asyncio.run(fail())
    assert "guests" in told and "Hunter" not in told
