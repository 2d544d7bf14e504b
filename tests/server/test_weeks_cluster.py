"""Three weeks of a slow game on PostgreSQL with three real processes, of which some are killed: while a notice is on
its way, and right after a move. Every wait is told exactly once, and the one deadline that comes up fires once.

The weeks pass by the database's clock, which is the one that counts: the test moves it."""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx2
import pytest

from .endpoint import Endpoint, endpoint
from .postgres import Postgres, running_postgres
from .test_weeks import told

TOOLS = Path(__file__).resolve().parents[2] / "tools"
DAY = 86_400_000
SLOW = {"per_turn": 3 * 86400, "vacation": 21, "at_zero": "bot"}
ON_ITS_WAY, AFTER_A_MOVE, LOST = (2, 7), (4, 9), 6  # days on which a process is killed; on which a cookie is lost
PATIENCE = 120.0
OWN_CLOCK = """
create table test_clock (ahead bigint not null);
insert into test_clock values (0);
create function public.clock_timestamp() returns timestamptz language sql volatile as
  'select pg_catalog.clock_timestamp() + (select ahead from public.test_clock) * interval ''1 millisecond''';
"""


class World:
    """A database whose clock the test moves, the processes on it, and where notices arrive."""

    def __init__(self, postgres: Postgres, name: str, servers: Any, outside: Endpoint) -> None:
        self.postgres, self.name, self.servers, self.outside = postgres, name, servers, outside

    def now(self) -> int:
        asked = "select (extract(epoch from public.clock_timestamp()) * 1000)::bigint as at"
        return int(self.postgres.run(asked, database=self.name)[0]["at"])

    def wait(self, milliseconds: int) -> None:
        """Time passes for everybody."""
        self.postgres.run("update test_clock set ahead = ahead + $1", milliseconds, database=self.name)

    def kill_sender(self, port: int) -> None:
        """The process that is handing a notice over dies before it hears that the notice has arrived."""
        inode = next(
            line.split()[9]
            for line in Path("/proc/net/tcp").read_text("ascii").splitlines()[1:]
            if line.split()[1].endswith(f":{port:04X}")
        )
        for server in self.servers.running:
            if f"socket:[{inode}]" in open_files(server.process.pid):
                server.kill()

    def replace_the_dead(self) -> None:
        for index, server in enumerate(self.servers.running):
            if not server.address:
                self.servers.replace(index)


def open_files(pid: int) -> set[str]:
    found = set()
    for entry in os.scandir(f"/proc/{pid}/fd"):
        try:
            found.add(os.readlink(entry.path))
        except FileNotFoundError:  # closed since
            continue
    return found


class Somebody:
    """A player, whose every request goes to any of the processes."""

    def __init__(self, world: World, name: str, kill_run: Any) -> None:
        self.player = kill_run.Player(world.servers, name, "me", sum(name.encode()))
        self.name = name

    def post(self, path: str, **body: Any) -> Any:
        answer = self.player.ask("POST", f"/api{path}", body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def state(self, table: str) -> Any:
        return self.player.ask("GET", f"/api/tables/{table}").json()

    def command(self, table: str, what: str, **body: Any) -> Any:
        return self.post(f"/tables/{table}/{what}", command_id=self.player.fresh(), **body)

    def come_back(self, code: str) -> None:
        """The cookie is gone, the recovery code is not."""
        self.player.client.close()
        self.player.client = httpx2.Client(timeout=30.0)
        self.post("/signin/code", code=code)

    def play_a_turn(self, table: str, rng: Random) -> None:
        turn = self.state(table)["turn"]
        while (state := self.state(table))["turn"] == turn and state["my_move"]:
            text = rng.choice(state["actions"])["text"]
            self.command(table, "act", seat=state["to_act"], expected=state["number"], text=text)


@contextmanager
def world(kill_run: Any, folder: Path) -> Iterator[World]:
    with running_postgres() as postgres, endpoint() as outside:
        name = postgres.new()
        for statement in OWN_CLOCK.strip().split(";\n"):
            postgres.run(statement, database=name)
        postgres.run(f"alter database {name} set search_path = public, pg_catalog")
        environment = {
            "HEGEMON_DATA": str(folder), "HEGEMON_DATABASE_URL": postgres.url(name), "HEGEMON_ENGINE": "plain",
            "HEGEMON_RATE_FACTOR": "1000", "HEGEMON_BOT_PAUSE": "0", "HEGEMON_PRIVATE_HOOKS": "1",
            "HEGEMON_NOTICE_SECONDS": "0",
        }  # fmt: skip
        servers = kill_run.Servers(environment, 3, measure_every=0.1)
        servers.start()
        try:
            yield World(postgres, name, servers, outside)
        finally:
            servers.stop()


def until(happened: Any) -> None:
    end = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < end
        time.sleep(0.1)


@pytest.mark.slow
def test_three_weeks_with_three_processes_and_killed_ones(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.syspath_prepend(TOOLS)
    import kill_run

    rng = Random(3)
    with world(kill_run, tmp_path) as here:
        ada, ben = (Somebody(here, name, kill_run) for name in ("ada", "ben"))
        for person in (ada, ben):
            person.post("/me", name=person.name)
            person.post("/notices", webhook=f"{here.outside.url}/{person.name}")
        codes = ben.post("/account/codes")["codes"]
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = ada.post("/tables", game="duellum", seats=seats, time=SLOW, command_id="three-weeks")["id"]
        ben.command(table, "join", name="ben")
        people, waits = (ada, ben), Counter[str]()

        def told_of_the_turn() -> Somebody:
            """Whoever is to move has been told of it, once."""
            waiting = people[ada.state(table)["to_act"]]
            waits[f"/{waiting.name}"] += 1
            here.outside.wait(sum(waits.values()), PATIENCE)
            return waiting

        began = here.now()
        for day in range(12):
            mover = told_of_the_turn()
            here.replace_the_dead()
            here.wait(DAY)
            if day == LOST:
                ben.come_back(codes[0])
            if day in ON_ITS_WAY:
                here.outside.before_answer.append(here.kill_sender)
            mover.play_a_turn(table, rng)
            if day in AFTER_A_MOVE:
                here.servers.kill_one(rng)
                here.wait(3 * 60_000)  # what the dead process had taken to send is taken over after two minutes
        leaver = told_of_the_turn()
        here.replace_the_dead()
        gone = people.index(leaver)
        other = people[1 - gone]
        # (a turn in whose middle the other had to decide has used up a day or two: three weeks pass even then)
        leaver.command(table, "vacation", seat=gone, expected=leaver.state(table)["number"], days=8)
        deadline = other.state(table)["clock"]["deadline"]
        here.wait(deadline - here.now() - 15 * 60_000)  # a quarter of an hour before
        here.outside.wait(sum(waits.values()) + 1, PATIENCE)  # the clock runs low
        assert other.state(table)["seats"][gone]["kind"] == "person"
        here.servers.running[0].kill()
        here.wait(max(0, deadline - here.now()))
        until(lambda: other.state(table)["to_act"] == 1 - gone)
        assert other.state(table)["seats"][gone]["kind"] == "bot"
        waits[f"/{other.name}"] += 1
        here.outside.wait(sum(waits.values()) + 1, PATIENCE)
        here.wait(DAY // 24)
        time.sleep(2.0)  # something that is sent twice would come by now
        assert here.now() - began >= 21 * DAY
        events = other.player.ask("GET", f"/api/tables/{table}/events?since=0").json()["events"]
        for person in people:
            person.player.client.close()
    found = told(here.outside)
    assert {path: n for (path, kind), n in found.items() if kind == "your turn"} == dict(waits)
    assert found[f"/{leaver.name}", "running low"] == 1 and sum(found.values()) == sum(waits.values()) + 1
    assert [event["kind"] for event in events].count("timeout") == 1
    assert not here.outside.before_answer, "a process was killed while it sent a notice"
