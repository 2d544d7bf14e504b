"""How long people wait for their moves while many games of bots run beside them.

    python bench/beside_bots.py [--games 50] [--bot strong] [--people 10] [--rate 20] [--seconds 20] [--save FILE]

Starts a server of its own with SQLite. People move at random at some tables, so many times a second all together: first
alone, then while bots play at the other tables, each of which somebody watches (bots alone do not go on unwatched).
Fails when the answers come later than the goal, or when the bots stand still meanwhile."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import time
from datetime import date
from pathlib import Path
from secrets import token_hex
from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect

from server import Table, play, ready, serving

GOAL = 100.0  # milliseconds in which nineteen of twenty answers come
GAME = "duellum"


async def watched_bots(address: str, games: int, bot: str, seats: int) -> list[ClientConnection]:
    """Tables of bots, each set up by a guest of its own; the sockets of those who watch them."""
    sockets = []
    for _ in range(games):
        async with httpx2.AsyncClient(base_url=f"http://{address}/api", timeout=60) as http:
            new_table = {"game": GAME, "seats": [{"kind": "bot", "bot": bot}] * seats, "name": "Ada"}
            made = await http.post("/tables", json=new_table | {"command_id": token_hex(8)})
            table = made.raise_for_status().json()["id"]
        path = f"ws://{address}/api/tables/{table}/socket?since=-1&changes=true"
        sockets.append(await connect(path, compression=None, max_size=None))
    return sockets


async def count_moves(socket: ClientConnection, moves: list[int]) -> None:
    """Count what a watcher hears of."""
    async for text in socket:
        moves[0] += '"events"' in text[:20]


def figures(took: list[float]) -> dict[str, Any]:
    """Answers in milliseconds."""
    inorder = sorted(took)
    parts = {"p50_ms": 0.5, "p95_ms": 0.95, "longest_ms": 1.0}
    last = len(took) - 1
    return {
        "moves": len(took),
        **{k: round(1000 * inorder[min(last, int(len(took) * p))], 1) for k, p in parts.items()},
    }


async def measure(address: str, given: argparse.Namespace) -> dict[str, Any]:
    """The answers alone and beside bots."""
    seats = await ready(address, GAME, 0)
    tables = [Table(address, GAME, False, seed) for seed in range(given.people)]
    for table in tables:
        await table.open(seats, 2)
    await play(tables, 2.0, given.rate)  # what is used for the first time
    alone = figures(await play(tables, given.seconds, given.rate))
    sockets = await watched_bots(address, given.games, given.bot, seats)
    moves = [0]
    hearing = [asyncio.create_task(count_moves(socket, moves)) for socket in sockets]
    began = time.monotonic()
    beside = figures(await play(tables, given.seconds, given.rate))
    bot_moves = round(moves[0] / (time.monotonic() - began), 1)
    for task in hearing:
        task.cancel()
    return {"alone": alone, "beside_bots": beside, "bot_moves_a_second": bot_moves}


def main() -> int:
    """Measure, print, and compare with the goal."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=50, help="of bots alone")
    parser.add_argument("--bot", default="strong")
    parser.add_argument("--people", type=int, default=10, help="tables at which people move")
    parser.add_argument("--rate", type=float, default=20, help="moves of people a second, all tables together")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--save", type=Path)
    given = parser.parse_args()
    with serving() as (_, address):
        found = asyncio.run(measure(address, given))
    machine = {"date": date.today().isoformat(), "cores": os.cpu_count(), "load": round(os.getloadavg()[0], 1)}
    asked = {"games": given.games, "bot": given.bot, "people": given.people, "rate": given.rate}
    print(json.dumps(machine | asked | found, indent=1))
    if given.save is not None:
        given.save.write_text(json.dumps(machine | asked | found, indent=1) + "\n", "utf-8")
    late = found["beside_bots"]["p95_ms"] > GOAL
    still = not found["bot_moves_a_second"]
    print(f"bench/beside_bots: {'too late' if late else 'the bots stood still' if still else 'in time'}.")
    return int(late or still)


if __name__ == "__main__":
    sys.exit(main())
