"""A server in memory, and people who talk to it."""

from __future__ import annotations

import asyncio
import itertools
import shutil
import time
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient

from hegemon.server.app import create_app
from hegemon.server.library import Library
from hegemon.server.settings import Settings
from hegemon.server.storage.database import open_database

from .one_call import Client
from .postgres import Postgres, running_postgres

Json = dict[str, Any]
FILE = "tables.sqlite3"
_ids = itertools.count(1)


def fresh() -> str:
    """A command id."""
    return f"command-{next(_ids):06}"


class Person:
    """Somebody with a cookie jar of their own."""

    def __init__(self, client: TestClient, name: str = "") -> None:
        self.client = client
        self.name = name
        self.cookie = ""

    def ask(self, method: str, path: str, **given: Any) -> Any:
        """A request with this person's cookie; the raw answer."""
        headers = {"Cookie": self.cookie} if self.cookie else {}
        answer = self.client.request(method, path, headers=headers | given.pop("headers", {}), **given)
        if "set-cookie" in answer.headers:
            self.cookie = answer.headers["set-cookie"].partition(";")[0]
        self.client.cookies.clear()
        return answer

    def get(self, path: str) -> Any:
        """The body of a good answer."""
        answer = self.ask("GET", path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: Json) -> Any:
        """The raw answer to a body."""
        return self.ask("POST", path, json=body)

    def create(self, *seats: str, game: str = "duellum", **wish: Any) -> str:
        """A table; seats are `me`, `open`, or the name of a bot."""
        kinds = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "bot": s} for s in seats]
        body = {"game": game, "seats": kinds, "name": self.name or "Ada", "command_id": fresh(), **wish}
        answer = self.post("/api/tables", body)
        assert answer.status_code == 200, answer.text
        return str(answer.json()["id"])

    def join(self, table: str, **wish: Any) -> Any:
        """Take a seat."""
        return self.post(f"/api/tables/{table}/join", {"name": self.name, "command_id": fresh(), **wish})

    def state(self, table: str, seat: str = "auto") -> Json:
        """The table."""
        found: Json = self.get(f"/api/tables/{table}?seat={seat}")
        return found

    def events(self, table: str, since: int) -> list[Json]:
        """What happened after a number, as this person may see it."""
        found: list[Json] = self.get(f"/api/tables/{table}/events?since={since}")["events"]
        return found

    def command(self, table: str, what: str, seat: int, **fields: Any) -> Any:
        """A command; `expected` is what the table says unless given."""
        body = {"seat": seat, "command_id": fresh(), **fields}
        if "expected" not in body:
            body["expected"] = self.state(table)["number"]
        return self.post(f"/api/tables/{table}/{what}", body)

    def act(self, table: str, text: str, seat: int | None = None, **fields: Any) -> Any:
        """Make an action."""
        if seat is None:
            seat = self.state(table)["to_act"]
        return self.command(table, "act", seat or 0, text=text, **fields)

    def play(self, table: str, rng: Random, actions: int) -> Json:
        """Play at random for all own seats."""
        for _ in range(actions):
            state = self.settled(table)
            if not state["my_move"]:
                break
            text = rng.choice(state["actions"])["text"]
            assert self.act(table, text, state["viewing"], expected=state["number"]).status_code == 200
        return self.settled(table)

    def settled(self, table: str, patience: float = 60.0) -> Json:
        """The table once no bot is thinking. Asking keeps a bot of the same process from it: ever more seldom."""
        end, pause = time.monotonic() + patience, 0.002
        while (state := self.state(table))["thinking"]:
            assert time.monotonic() < end, "the bot does not move"
            time.sleep(pause)
            pause = min(2 * pause, 0.05)
        return state


def refused(answer: Any, status: int, error: str) -> Json:
    """The problem of a refused request, checked."""
    assert answer.status_code == status, answer.text
    problem: Json = answer.json()
    assert problem["error"] == error, problem
    assert set(problem) == {"error", "reason", "cite"} and problem["reason"].endswith("."), problem
    return problem


def settings_for(folder: Path, **changes: Any) -> Settings:
    """Settings of a test server."""
    chosen: Json = {
        "data": folder,
        "database_url": f"sqlite+aiosqlite:///{folder / FILE}",
        "web": folder / "web",
        "seeds": True,
        "bot_pause": 0.0,
        "rate_factor": 1000.0,
    }
    return Settings(**chosen | changes)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """What is marked with `both_databases` is tried on each."""
    if metafunc.definition.get_closest_marker("both_databases"):
        metafunc.parametrize("database_url", ["sqlite", "postgresql"], indirect=True)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for all tests of this process."""
    with running_postgres() as running:
        yield running


@pytest.fixture
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database: SQLite, unless the test asks for both."""
    if getattr(request, "param", "sqlite") == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / FILE}"
    running: Postgres = request.getfixturevalue("postgres")
    return running.url(running.new())


@pytest.fixture
def no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """No permission comes back to a client that is too fast, however slow the machine is."""
    monkeypatch.setattr("hegemon.server.limits.monotonic", lambda: 0.0)


@cache
def library(number: int = 0) -> Library:
    """Loaded games, the same for every first server of a test, every second one and so on (threads must not share)."""
    return Library("plain")


@pytest.fixture(scope="session")
def new_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database in which nothing is yet, as a server makes it when it starts for the first time."""
    file = tmp_path_factory.mktemp("new") / FILE

    async def make() -> None:
        await (await open_database(f"sqlite+aiosqlite:///{file}")).dispose()

    asyncio.run(make())
    return file


Start = Callable[..., TestClient]


@pytest.fixture
def start(tmp_path: Path, database_url: str, new_file: Path) -> Iterator[Start]:
    """Starts a server; the one before it, on the same database, ends first."""
    running: list[TestClient] = []

    def stop() -> None:
        if running:
            running.pop().__exit__(None, None, None)

    def make(**changes: Any) -> TestClient:
        stop()
        if not (tmp_path / FILE).exists():
            shutil.copyfile(new_file, tmp_path / FILE)
        client = Client(create_app(settings_for(tmp_path, **{"database_url": database_url} | changes), library()))
        client.__enter__()
        running.append(client)
        return client

    yield make
    stop()


@pytest.fixture
def client(start: Start) -> TestClient:
    """One server."""
    return start()


@pytest.fixture
def ada(client: TestClient) -> Person:
    """Somebody."""
    return Person(client, "Ada")


@pytest.fixture
def ben(client: TestClient) -> Person:
    """Somebody else."""
    return Person(client, "Ben")


@pytest.fixture
def eve(client: TestClient) -> Person:
    """A stranger."""
    return Person(client, "Eve")
