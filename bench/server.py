"""How long does the server take for a move while 200 pages are connected?

    python bench/server.py [--clients 200] [--tables 20] [--moves 300] [--at-once 2] [--seconds 60] [--game duellum]

Starts a server of its own on loopback with a database in a temporary folder. A second process connects the clients over
WebSocket, spread over the tables. Some people move at random without a pause, each after the last answer. Told are the
percentiles of the server's own part (from the request's arrival to its answer, commit included) and of the whole round
trip. Every client must have heard of every move at its table.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import re
import secrets
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from random import Random
from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect

WARM_SECONDS = 600  # longest wait for the compiled engines


@contextmanager
def serving(folder: str) -> Iterator[str]:
    """A server of our own; its address."""
    environment = os.environ | {"HEGEMON_DATA": folder}
    command = [sys.executable, "-m", "hegemon", "serve", "--port", "0"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    try:
        assert process.stdout is not None
        said = process.stdout.readline() + process.stdout.readline()
        found = re.search(r"127\.0\.0\.1:\d+", said)
        if found is None:
            raise SystemExit(f"The server did not start: {said}")
        yield found[0]
    finally:
        process.terminate()
        process.wait()


class Mover:
    """One table and the person who plays all its seats."""

    def __init__(self, address: str, game: str) -> None:
        self.http = httpx2.AsyncClient(base_url=f"http://{address}/api")
        self.game = game
        self.id = ""
        self.number = 0

    async def open(self, seats: int) -> None:
        """Create the table."""
        wish = {
            "game": self.game, "seats": [{"kind": "me"}] * seats, "pass_and_play": True, "name": "Ada",
            "command_id": secrets.token_hex(8),
        }  # fmt: skip
        while (made := await self.http.post("/tables", json=wish)).status_code == 429:
            await asyncio.sleep(1)
        self.id = made.raise_for_status().json()["id"]

    async def move(self, rng: Random) -> tuple[float, float] | None:
        """Make a random move; seconds of the server's part, and of the whole round trip."""
        state = (await self.http.get(f"/tables/{self.id}")).raise_for_status().json()
        if not state["actions"]:
            return None
        body = {
            "seat": state["to_act"], "text": rng.choice(state["actions"])["text"], "expected": state["number"],
            "command_id": secrets.token_hex(8),
        }  # fmt: skip
        began = time.perf_counter()
        answer = await self.http.post(f"/tables/{self.id}/act", json=body)
        took = time.perf_counter() - began
        self.number = answer.raise_for_status().json()["number"]
        return float(answer.headers["server-timing"].partition("dur=")[2]) / 1000, took


async def _hear(socket: ClientConnection, table: str, heard: dict[str, list[int]]) -> None:
    place = len(heard[table])
    heard[table].append(0)
    async with socket:
        async for text in socket:
            if isinstance(text, str) and text.startswith('{"type":"events"'):
                heard[table][place] = json.loads(text)["events"][-1]["number"]


async def _listen(address: str, tables: list[str], clients: int, pipe: Connection) -> None:
    heard: dict[str, list[int]] = {table: [] for table in tables}
    tasks = []
    for i in range(clients):
        table = tables[i % len(tables)]
        socket = await connect(f"ws://{address}/api/tables/{table}/socket?since=-1", compression=None)
        tasks.append(asyncio.create_task(_hear(socket, table, heard)))
    pipe.send(len(tasks))
    await asyncio.to_thread(pipe.recv)
    pipe.send(heard)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def listen(address: str, tables: list[str], clients: int, pipe: Connection) -> None:
    """In a process of its own: the connected pages. Says when they are connected, and at the end what they heard."""
    asyncio.run(_listen(address, tables, clients, pipe))


def percentile(values: list[float], share: float) -> float:
    """Milliseconds."""
    return round(1000 * sorted(values)[min(len(values) - 1, int(len(values) * share))], 1)


def told(name: str, values: list[float]) -> dict[str, Any]:
    """Percentiles of some times."""
    return {"what": name, "count": len(values), "p50": percentile(values, 0.5), "p95": percentile(values, 0.95),
            "p99": percentile(values, 0.99), "max": percentile(values, 1.0)}  # fmt: skip


async def warm(http: httpx2.AsyncClient, game: str) -> str:
    """Wait for the compiled engines, if there are any to wait for: while they are made ready the machine is busy."""
    end = time.monotonic() + WARM_SECONDS
    while time.monotonic() < end:
        engines = (await http.get("/health")).json()["engines"]
        if set(engines.values()) == {"fast"} or os.environ.get("HEGEMON_ENGINE") == "plain":
            break
        await asyncio.sleep(0.5)
    return str(engines[game])


async def measure(address: str, given: argparse.Namespace) -> list[dict[str, Any]]:
    """Connect, move, and see whether everybody heard of it."""
    async with httpx2.AsyncClient(base_url=f"http://{address}/api") as http:
        engine = await warm(http, given.game)
        seats = len((await http.get(f"/games/{given.game}/board")).json()["seats"])
    tables = [Mover(address, given.game) for _ in range(given.tables)]
    for table in tables:
        await table.open(seats)
    near, far = multiprocessing.Pipe()
    spawn = multiprocessing.get_context("spawn")
    pages = spawn.Process(target=listen, args=(address, [table.id for table in tables], given.clients, far))
    pages.start()
    connected = await asyncio.to_thread(near.recv)
    print(f"{connected} clients at {len(tables)} tables, {engine} engine", file=sys.stderr)
    rows: list[tuple[float, float]] = []
    end = time.monotonic() + given.seconds

    async def play(mine: list[Mover], rng: Random) -> None:
        while len(rows) < given.moves and time.monotonic() < end:
            if (took := await rng.choice(mine).move(rng)) is not None:
                rows.append(took)

    hands = min(given.at_once, len(tables))
    await asyncio.gather(*(play(tables[i::hands], Random(i)) for i in range(hands)))
    await asyncio.sleep(2)
    near.send("enough")
    heard = await asyncio.to_thread(near.recv)
    pages.join()
    for table in tables:
        await table.http.aclose()
    deaf = sum(number < table.number for table in tables for number in heard[table.id] if table.number)
    if deaf:
        raise SystemExit(f"{deaf} clients have not heard of the last move.")
    return [told("server part", [own for own, _ in rows]), told("round trip", [whole for _, whole in rows])]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clients", type=int, default=200)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--moves", type=int, default=300)
    parser.add_argument("--at-once", type=int, default=2, help="people who move at the same time")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--game", default="duellum")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, serving(folder) as address:
        for row in asyncio.run(measure(address, given)):
            print("  ".join(f"{key} {value}" for key, value in row.items()) + "  (milliseconds)")


if __name__ == "__main__":
    main()
