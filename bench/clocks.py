"""Are clocks exact to the second under load?

    python bench/clocks.py --tables 240 --processes 3 --players 6 --save bench/results/clocks

Starts a PostgreSQL and several server processes of its own. Players play as fast as they are answered, while the clocks
of many tables run out within a few seconds of each other. Each time that is up is compared with its deadline: by the
moment that is stored with it, and by the moment at which a socket hears of it. The exit code is 1 if a deadline was
missed, fired twice or too early, or was heard of more than a second late."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import subprocess
import sys
import time
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from random import Random
from secrets import token_hex
from typing import Any

import httpx2
import orjson
from websockets.asyncio.client import connect

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tools"))
import kill_run  # noqa: E402

CHOICES = ("bot", "open", "lost", "pass")
AT_ONCE = 12  # tables that are set up at the same time
SPREAD = 10  # seconds within which all clocks run out, however long it takes to set the tables up
LEAST = 5  # seconds that a clock must have
PATIENCE = 60.0  # seconds after the last deadline, in which what is late still counts as late and not as missed
SECOND = 1000


@dataclass
class Firing:
    """A deadline, and when it was seen to (milliseconds since 1970)."""

    choice: str
    due: int
    stored: int
    heard: int


@dataclass
class Sleeper:
    """A table at which nobody ever moves, and a socket that hears what happens there."""

    choice: str
    id: str = ""
    firings: list[Firing] = field(default_factory=list)
    state: dict[str, Any] = field(default_factory=dict)
    known: asyncio.Event = field(default_factory=asyncio.Event)

    async def create(self, http: httpx2.AsyncClient, address: str, seconds: int) -> None:
        """Set it up; its first clock runs from now on."""
        new_table = {
            "game": "duellum", "seats": [{"kind": "me"}, {"kind": "me"}], "pass_and_play": True,
            "command_id": token_hex(8), "time": {"per_turn": seconds, "at_zero": self.choice},
        }  # fmt: skip
        made = (await http.post(f"{address}/api/tables", json=new_table)).raise_for_status()
        self.id = made.json()["id"]

    async def listen(self, address: str) -> None:
        """Until it is told to end."""
        path = f"{address.replace('http', 'ws')}/api/tables/{self.id}/socket?since=-1"
        async with connect(path, compression=None, max_size=None, open_timeout=PATIENCE) as socket:
            async for text in socket:
                read = orjson.loads(text)
                for message in read if isinstance(read, list) else [read]:
                    self._take(message)

    def _take(self, message: dict[str, Any]) -> None:
        if message["type"] == "state":
            self.state = message["state"]
            self.known.set()
        elif message["type"] == "events":
            heard = int(time.time() * SECOND)
            for event in message["events"]:
                if event["kind"] == "timeout":  # the state that is known is the one before it
                    due = self.state["clock"]["deadline"]
                    self.firings.append(Firing(self.choice, due, event["at"], heard))

    @property
    def next_due(self) -> int | None:
        """The deadline that runs now."""
        found: int | None = self.state["clock"]["deadline"]
        return found


async def sleepers(servers: Any, given: argparse.Namespace) -> list[Sleeper]:
    """Set the tables up, wait until their first deadlines are over, and see what came of them."""
    rng, gate = Random(given.seed), asyncio.Semaphore(AT_ONCE)
    tables = [Sleeper(CHOICES[n % len(CHOICES)]) for n in range(given.tables)]
    async with httpx2.AsyncClient(timeout=60) as http:
        (await http.post(f"{servers.address(rng)}/api/me", json={"name": "sleeper"})).raise_for_status()

        listening: list[asyncio.Task[None]] = []
        end = time.monotonic() + given.seconds

        async def create(table: Sleeper, place: int) -> None:
            async with gate:
                left = max(LEAST, round(end + place % SPREAD - time.monotonic()))
                await table.create(http, servers.address(rng), left)
                listening.append(asyncio.create_task(table.listen(servers.address(rng))))
                await asyncio.wait_for(table.known.wait(), PATIENCE)

        await asyncio.gather(*(create(table, place) for place, table in enumerate(tables)))
    last = max(table.next_due or 0 for table in tables)
    print(f"{len(tables)} clocks run; the last is up in {last / SECOND - time.time():.0f} s", flush=True)
    first = min(table.next_due or last for table in tables)
    await asyncio.sleep(max(0.0, first / SECOND - time.time() - 1.0))
    used = cpu_seconds(servers)
    while not all(table.firings for table in tables) and time.time() < last / SECOND + PATIENCE:
        await asyncio.sleep(0.5)
    given.cpu = cpu_seconds(servers) - used
    await asyncio.sleep(2.0)  # a second firing would come now
    for task in listening:
        task.cancel()
    await asyncio.gather(*listening, return_exceptions=True)
    return tables


def cpu_seconds(servers: Any) -> float:
    """What the processes of the server have used so far."""
    used = 0
    for server in servers.running:
        fields = Path(f"/proc/{server.process.pid}/stat").read_text("ascii").rpartition(")")[2].split()
        used += int(fields[11]) + int(fields[12])
    return used / os.sysconf("SC_CLK_TCK")


def share(values: list[int], part: float) -> int:
    """The value below which that part of them lies."""
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]


def figures(tables: list[Sleeper], players: list[Any], seconds: float, cpu: float) -> dict[str, Any]:
    """What the run has shown."""
    fired = [firing for table in tables for firing in table.firings]
    late, heard = [f.stored - f.due for f in fired], [f.heard - f.due for f in fired]
    dues = sorted(f.due for f in fired)
    busiest = max(sum(1 for due in dues if start <= due < start + SECOND) for start in dues)
    once = {"bot", "open", "lost"}  # nobody's time runs at such a table afterwards, or the other seat's
    twice = [t.id for t in tables if t.choice in once and len({f.due for f in t.firings}) < len(t.firings)]
    moves = sum(len(player.acknowledged) for player in players)
    return {
        "deadlines": len(fired),
        "busiest_second": busiest,
        "missed": sum(1 for table in tables if not table.firings),
        "twice": len(twice),
        "early": sum(1 for by in late if by < 0),
        "stored_late_ms": {"p50": share(late, 0.5), "p95": share(late, 0.95), "longest": max(late)},
        "heard_late_ms": {"p50": share(heard, 0.5), "p95": share(heard, 0.95), "longest": max(heard)},
        "by_choice_longest_ms": {c: max(f.stored - f.due for f in fired if f.choice == c) for c in CHOICES},
        "moves_a_second": round(moves / seconds, 1),
        "cpu_ms_a_deadline": round(1000 * cpu / len(fired), 1),  # with all moves made meanwhile
        "load_of_the_machine": [round(load, 1) for load in os.getloadavg()],
        "cores": os.cpu_count(),
    }


def run(given: argparse.Namespace) -> dict[str, Any]:
    """Servers, players and sleepers."""
    with kill_run.database("postgresql") as environment:
        servers = kill_run.Servers(environment, given.processes)
        servers.start()
        players = [kill_run.Player(servers, f"player{n}", "me", given.seed + n) for n in range(given.players)]
        try:
            began = time.monotonic()
            for player in players:
                player.start()
            tables = asyncio.run(sleepers(servers, given))
            took = time.monotonic() - began
        finally:
            for player in players:
                player.ending.set()
            for player in players:
                player.join()
                player.client.close()
            servers.stop()
    faults = [repr(player.fault) for player in players if player.fault is not None]
    if faults:
        raise SystemExit(f"A player has failed: {faults[0]}")
    return figures(tables, players, took, given.cpu)


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=240)
    parser.add_argument("--processes", type=int, default=3)
    parser.add_argument("--players", type=int, default=6)
    parser.add_argument("--seconds", type=int, default=60, help="until the clocks run out")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, help="a folder to keep the figures in")
    given = parser.parse_args()
    found = run(given)
    print(json.dumps(found, indent=1))
    if given.save:
        commit = subprocess.run(
            ["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=True
        )
        asked = {name: value for name, value in vars(given).items() if name not in ("save", "cpu")}
        about = {"date": str(date.today()), "machine": platform.machine(), "commit": commit.stdout.strip()}
        given.save.mkdir(parents=True, exist_ok=True)
        path = given.save / f"{date.today()}.json"
        path.write_text(json.dumps(about | {"asked": asked, "found": found}, indent=1) + "\n", "utf-8")
    wrong = found["missed"] + found["twice"] + found["early"] + (found["heard_late_ms"]["longest"] > SECOND)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
