"""How soon does a socket at one server hear what another server stores?

    python bench/hearing.py --moves 200 --save bench/results/server

Starts a PostgreSQL and two server processes of its own. Moves are sent to the one, a socket listens at the other; what
counts is the time from the answer that a move is stored to the moment at which the socket brings it."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import time
from datetime import date
from pathlib import Path
from random import Random
from secrets import token_hex
from typing import Any

import httpx2
import orjson
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tools"))
import kill_run  # noqa: E402

GOAL = 0.1  # seconds


async def hear(socket: ClientConnection, number: int) -> float:
    """When the socket has brought the event of this number."""
    while True:
        read = orjson.loads(await socket.recv())
        for message in read if isinstance(read, list) else [read]:
            if message["type"] == "events" and message["events"][-1]["number"] >= number:
                return time.monotonic()


async def measure(here: str, there: str, moves: int, rng: Random) -> list[float]:
    """Seconds from the answer of the one server to the socket of the other, move by move."""
    took = []
    async with httpx2.AsyncClient(timeout=60) as http:
        (await http.post(f"{here}/api/me", json={"name": "listener"})).raise_for_status()
        seats = [{"kind": "me"}, {"kind": "me"}]
        new_table = {"game": "duellum", "seats": seats, "pass_and_play": True, "command_id": token_hex(8)}
        table = (await http.post(f"{here}/api/tables", json=new_table)).raise_for_status().json()["id"]
        path = f"{there.replace('http', 'ws')}/api/tables/{table}/socket?since=-1"
        async with connect(path, compression=None, max_size=None) as socket:
            for _ in range(moves):
                state = (await http.get(f"{here}/api/tables/{table}")).json()
                text = rng.choice(state["actions"])["text"]
                body = {"seat": state["to_act"], "expected": state["number"], "command_id": token_hex(8)}
                answer = await http.post(f"{here}/api/tables/{table}/act", json=body | {"text": text})
                stored = time.monotonic()
                number = answer.raise_for_status().json()["number"]
                took.append(max(0.0, await hear(socket, number) - stored))
    return took


def figures(took: list[float]) -> dict[str, Any]:
    """What the run has shown, in milliseconds."""
    inorder = sorted(took)
    parts = {"p50": 0.5, "p95": 0.95, "longest": 1.0}
    heard = {name: round(1000 * inorder[min(len(took) - 1, int(len(took) * part))], 1) for name, part in parts.items()}
    load = [round(load, 1) for load in os.getloadavg()]
    return {"moves": len(took), "heard_after_ms": heard, "load_of_the_machine": load, "cores": os.cpu_count()}


def main() -> int:
    """The command; fails if one in twenty is heard later than the goal says."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, help="a folder")
    given = parser.parse_args()
    with kill_run.database("postgresql") as environment:
        servers = kill_run.Servers(environment, 2)
        servers.start()
        try:
            here, there = (server.address for server in servers.running)
            found = figures(asyncio.run(measure(here, there, given.moves, Random(given.seed))))
        finally:
            servers.stop()
    print(json.dumps(found, indent=1))
    if given.save is not None:
        file = given.save / f"{date.today()}-hearing.json"
        file.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    return int(found["heard_after_ms"]["p95"] > 1000 * GOAL)


if __name__ == "__main__":
    sys.exit(main())
