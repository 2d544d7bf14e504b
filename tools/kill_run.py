"""Kills server processes (SIGKILL) in the middle of play, again and again, and counts what that has cost.

Players send every command to any of the processes, and again, unchanged, until it is answered for certain. At the end
each acknowledged command must be stored exactly once, every table must go on, and every record must verify."""

from __future__ import annotations

import argparse
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import httpx2

ROOT = Path(__file__).resolve().parents[1]
FORK = multiprocessing.get_context("forkserver")
FORK.set_forkserver_preload(["hegemon.server.run_server", "sqlalchemy.dialects.postgresql.asyncpg", "asyncpg"])
START_PATIENCE = 600.0  # seconds until a fresh process answers; a busy machine may need minutes
PATIENCE = 90.0  # seconds without any definite answer, after which a table counts as stuck
THOUGHT = 0.05  # seconds between two decisions of a player
OPPONENTS = ("me", "random")  # half of the tables are played by one person for both seats, half against a bot


def _serve(environment: dict[str, str], told: Connection, measure_every: float | None) -> None:
    """`hegemon serve`, in a process that has it loaded already: a kill is to cost no more than it must."""
    from hegemon.server import clock_runner
    from hegemon.server.run_server import run
    from hegemon.server.settings import read_settings

    os.environ.update(environment)
    if measure_every is not None:
        clock_runner.MEASURE_EVERY = measure_every
    listening = socket.create_server(("127.0.0.1", 0))
    run(read_settings(), listening, lambda: told.send(f"http://127.0.0.1:{listening.getsockname()[1]}"))


class Server:
    """One process."""

    def __init__(self, environment: dict[str, str], measure_every: float | None = None) -> None:
        self._told, theirs = FORK.Pipe(duplex=False)
        self.process = FORK.Process(target=_serve, args=(environment, theirs, measure_every))
        self.process.start()
        theirs.close()
        self.address = ""

    def wait(self) -> None:
        """Until it says its address."""
        assert self._told.poll(START_PATIENCE), "a server does not start"
        self.address = self._told.recv()

    def kill(self) -> None:
        """At once, without a warning."""
        self.address = ""
        self.process.kill()
        self.process.join()
        self._told.close()


@dataclass
class Servers:
    """The processes that share one database; one that was killed is replaced."""

    environment: dict[str, str]
    count: int
    running: list[Server] = field(default_factory=list)
    measure_every: float | None = None  # seconds between looks at the database's clock, where a test moves that

    def start(self) -> None:
        """All of them."""
        for _ in range(self.count):
            self.running.append(Server(self.environment, self.measure_every))
        for server in self.running:
            server.wait()

    def address(self, rng: Random) -> str | None:
        """Any of those that answer."""
        known = [server.address for server in self.running if server.address]
        return rng.choice(known) if known else None

    def kill_one(self, rng: Random) -> None:
        """One dies; a fresh one takes its place."""
        self.replace(rng.randrange(len(self.running)))

    def replace(self, index: int) -> None:
        """A certain one dies; a fresh one takes its place."""
        self.running[index].kill()
        self.running[index] = Server(self.environment, self.measure_every)
        self.running[index].wait()

    def stop(self) -> None:
        """The end of the run."""
        for server in self.running:
            server.kill()


@dataclass
class Acknowledged:
    """A command and its answer."""

    path: str
    body: dict[str, Any]
    answer: dict[str, Any]


class Player(threading.Thread):
    """Plays one table after the other at random, as fast as it can, and remembers what was acknowledged."""

    def __init__(self, servers: Servers, name: str, opponent: str, seed: int) -> None:
        super().__init__(name=name, daemon=True)  # a run that is broken off does not wait for it
        self.servers, self.opponent, self.rng = servers, opponent, Random(seed)
        self.client = httpx2.Client(timeout=30.0)
        self.tables: list[str] = []
        self.acknowledged: list[Acknowledged] = []
        self.seen: Counter[str] = Counter()
        self.took: list[float] = []
        self.longest_wait = 0.0
        self.ending = threading.Event()
        self.fault: BaseException | None = None
        self._commands = 0

    def run(self) -> None:
        """Until it is told to end; then the last table must still go on."""
        try:
            self.new_table()
            while not self.ending.is_set():
                self.step()
                time.sleep(THOUGHT)  # a fresh process is to come up beside all this
            for _ in range(3):
                self.step()
        except BaseException as fault:
            self.fault = fault

    def fresh(self) -> str:
        """A command id."""
        self._commands += 1
        return f"{self.name}-{self._commands:06}"

    def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """A definite answer of any process; the same is asked again until there is one."""
        began, tries = time.monotonic(), 0
        while True:
            assert time.monotonic() < began + PATIENCE, f"nobody answers {path}"
            address = self.servers.address(self.rng)
            if address is None:
                time.sleep(0.05)
                continue
            try:
                answer = self.client.request(method, address + path, json=body)
            except httpx2.TransportError:
                self.seen["connections lost"] += 1
                tries += 1
                time.sleep(0.02)
                continue
            if answer.status_code >= 500:
                self.seen[f"answers {answer.status_code}"] += 1
                tries += 1
                time.sleep(0.1)
                continue
            self.seen["asked again"] += tries > 0
            if body is not None:
                self.took.append(time.monotonic() - began)
            return answer

    def new_table(self) -> None:
        """A table of its own."""
        other = {"kind": "me"} if self.opponent == "me" else {"kind": "bot", "bot": self.opponent}
        new_table = {
            "game": "duellum",
            "seats": [{"kind": "me"}, other],
            "pass_and_play": True,
            "command_id": self.fresh(),
        }
        if not self.tables:  # a stranger's command that is sent again to another process would introduce another guest
            self.ask("POST", "/api/me", {"name": self.name})
        answer = self.ask("POST", "/api/tables", new_table)
        assert answer.status_code == 200, answer.text
        self.tables.append(answer.json()["id"])

    def step(self) -> None:
        """One decision; the bot's are waited for."""
        table, began = self.tables[-1], time.monotonic()
        while not (state := self.ask("GET", f"/api/tables/{table}").json())["my_move"]:
            if state["status"] == "over":
                return self.new_table()
            assert state["status"] == "playing", state["frozen_reason"]
            assert time.monotonic() < began + PATIENCE, f"the bot at {table} does not move"
            time.sleep(0.01)
        self.longest_wait = max(self.longest_wait, time.monotonic() - began)
        body = {"seat": state["to_act"], "expected": state["number"], "command_id": self.fresh()}
        if state["undo"]["steps"] and self.rng.random() < 0.2:
            path, body = f"/api/tables/{table}/undo", body | {"seat": state["undo"]["seat"]}
        else:
            path, body = f"/api/tables/{table}/act", body | {"text": self.rng.choice(state["actions"])["text"]}
        answer = self.ask("POST", path, body)
        if answer.status_code == 200:
            self.acknowledged.append(Acknowledged(path, body, answer.json()))
        else:
            self.seen[f"refused {answer.status_code}"] += 1
        return None

    # -- what has become of it ----------------------------------------------------------------------------------------
    def check(self) -> list[str]:
        """What is wrong with what is stored, in sentences."""
        wrong = [f"{self.name}: {self.fault!r}"] if self.fault is not None else []
        for table in self.tables:
            events = self._events(table)
            mine = [a for a in self.acknowledged if f"/{table}/" in a.path]
            wrong += self._wrong_numbers(table, events) + self._wrong_commands(table, events, mine)
            record = self.ask("GET", f"/api/tables/{table}/record").text
            address = self.servers.address(self.rng)
            told = httpx2.post(f"{address}/api/records", content=record, headers={"Content-Type": "text/plain"})
            if told.status_code != 200:
                wrong.append(f"the record of {table} does not verify: {told.text}")
        return wrong

    def _events(self, table: str) -> dict[int, Any]:
        found: dict[int, Any] = {}
        while page := self.ask("GET", f"/api/tables/{table}/events?since={max(found, default=0)}").json()["events"]:
            found |= {event["number"]: event for event in page}
        return found

    def _wrong_numbers(self, table: str, events: dict[int, Any]) -> list[str]:
        whole = sorted(events) == list(range(1, len(events) + 1))
        return [] if whole else [f"events of {table} are missing"]

    def _wrong_commands(self, table: str, events: dict[int, Any], mine: list[Acknowledged]) -> list[str]:
        """Lost: acknowledged and not there. Doubled: there more often than acknowledged."""
        wrong = []
        for done in mine:
            first = events.get(done.body["expected"] + 1, {})
            kind = "action" if "text" in done.body else "undo"
            if (first.get("seat"), first.get("kind")) != (done.body["seat"], kind) or first["text"] != done.body.get(
                "text", ""
            ):
                wrong.append(f"lost at {table}: {done.body}")
        seats = {0, 1} if self.opponent == "me" else {0}
        for kind in ("action", "undo"):
            there = sum(1 for e in events.values() if e["kind"] == kind and e["seat"] in seats and not e["forced"])
            sent = sum(1 for done in mine if ("text" in done.body) == (kind == "action"))
            if there != sent:
                wrong.append(f"at {table} {sent} commands of kind {kind} were acknowledged, {there} are stored")
        return wrong


@dataclass
class Result:
    """What a run has shown."""

    kills: int
    seconds: float
    players: list[Player]
    wrong: list[str]

    def __str__(self) -> str:
        took = sorted(t for player in self.players for t in player.took)
        seen = sum((player.seen for player in self.players), Counter[str]())
        lines = [
            f"{self.kills} kills in {self.seconds:.0f} s, {sum(len(p.tables) for p in self.players)} tables",
            f"{sum(len(p.acknowledged) for p in self.players)} commands acknowledged; answered after "
            f"{1000 * took[len(took) // 2]:.0f} ms (median), {1000 * took[int(len(took) * 0.95)]:.0f} ms (95 %), "
            f"{took[-1]:.1f} s (longest)",
            f"longest wait for a turn (a bot's process killed): {max(p.longest_wait for p in self.players):.1f} s",
            "; ".join(f"{what}: {count}" for what, count in sorted(seen.items())),
            *(self.wrong or ["Nothing acknowledged was lost or doubled, no table is stuck, every record verifies."]),
        ]
        return "\n".join(lines)


def _let_play(players: list[Player]) -> None:
    """Until somebody has been answered: to kill servers that have not begun to answer, on a busy machine, shows
    nothing."""
    before, end = sum(len(player.took) for player in players), time.monotonic() + PATIENCE
    while sum(len(player.took) for player in players) == before and time.monotonic() < end:
        time.sleep(0.02)


def kill_run(environment: dict[str, str], processes: int, kills: int, tables: int, seed: int) -> Result:
    """Play, kill, check."""
    rng, began = Random(seed), time.monotonic()
    servers = Servers(environment, processes)
    try:
        servers.start()
        players = [Player(servers, f"player{i}", OPPONENTS[i % 2], seed + i) for i in range(tables)]
        for player in players:
            player.start()
        for kill in range(kills):
            _let_play(players)
            time.sleep(rng.uniform(0.1, 1.0))
            servers.kill_one(rng)
            print(f"kill {kill + 1} of {kills}", file=sys.stderr, flush=True)
        for player in players:
            player.ending.set()
        for player in players:
            player.join()
        wrong = [w for player in players for w in player.check()]
        for player in players:
            player.client.close()
        return Result(kills, time.monotonic() - began, players, wrong)
    finally:
        servers.stop()


@contextmanager
def database(kind: str) -> Iterator[dict[str, str]]:
    """The environment of servers on a fresh database."""
    with TemporaryDirectory(prefix="hegemon-kill-") as folder:
        environment = {"HEGEMON_DATA": folder, "HEGEMON_BOT_PAUSE": "0", "HEGEMON_RATE_FACTOR": "1000"}
        environment |= {"HEGEMON_ENGINE": "plain"}
        if kind == "sqlite":
            yield environment
            return
        sys.path.insert(0, str(ROOT))
        from tests.server.postgres import running_postgres

        with running_postgres() as postgres:
            yield environment | {"HEGEMON_DATABASE_URL": postgres.url(postgres.new())}


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", choices=("postgresql", "sqlite"), default="postgresql")
    parser.add_argument("--processes", type=int, default=0, help="3, or 1 with SQLite")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("Broken off."))  # through all that ends servers and database
    processes = given.processes or (1 if given.database == "sqlite" else 3)
    with database(given.database) as environment:
        result = kill_run(environment, processes, given.kills, given.tables, given.seed)
    print(f"{given.database}, {processes} processes: {result}")
    return 1 if result.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
