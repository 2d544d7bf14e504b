"""Kills a server again and again while people play, and looks whether anything acknowledged was lost (`make kills`).

A server of its own on 127.0.0.1, with a database in a temporary folder. At each table one person plays all seats at
random, over the socket and by requests, moves and undo. The server is killed (SIGKILL) in the middle of that and
started again; then, at every table: events without a gap, every acknowledged command there and with its first answer
when it is repeated, none carried out twice, the record verifies, and the game goes on. Exit code 1: something was lost.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from secrets import token_hex
from typing import Any

import httpx2
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

UNDO, BY_REQUEST = 0.15, 0.3  # how often
LONGEST_PLAY = 1.5  # seconds until the kill


class Lost(Exception):
    """Something that was acknowledged is not there, or something is there twice."""


@contextlib.contextmanager
def serving(data: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server in a process of its own, and its address."""
    environment = {"HEGEMON_ENGINE": "plain", **os.environ, "HEGEMON_DATA": str(data), "HEGEMON_RATE_FACTOR": "1000"}
    command = [sys.executable, "-m", "hegemon", "serve", "--port", "0"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    assert process.stdout is not None
    try:
        said = process.stdout.readline() + process.stdout.readline()
        found = re.search(r"127\.0\.0\.1:\d+", said)
        if found is None:
            raise Lost(f"The server does not start: {said}")
        yield process, found[0]
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


@dataclass
class Player:
    """Plays all seats of a table and remembers what was acknowledged."""

    table: str
    cookie: str
    rng: Random
    acknowledged: list[tuple[str, dict[str, Any], dict[str, Any]]] = field(default_factory=list)
    pending: tuple[str, dict[str, Any]] | None = None
    total: int = 0

    async def play(self, address: str) -> None:
        """Until the server is gone."""
        headers = {"Cookie": self.cookie}
        path = f"ws://{address}/api/tables/{self.table}/socket"
        with contextlib.suppress(httpx2.TransportError, WebSocketException, OSError):
            async with (
                httpx2.AsyncClient(base_url=f"http://{address}/api/tables", headers=headers) as http,
                connect(path, additional_headers=headers, max_size=None) as socket,
            ):
                while True:
                    await self._step(http, socket)

    async def _step(self, http: httpx2.AsyncClient, socket: Any) -> None:
        state = (await http.get(f"/{self.table}")).json()
        if not state["my_move"]:
            raise OSError("The game is over.")
        body = {"seat": state["to_act"], "expected": state["number"], "command_id": token_hex(8)}
        name = "act"
        if state["undo"]["steps"] and self.rng.random() < UNDO:
            name, body["seat"] = "undo", state["undo"]["seat"]
        else:
            body["text"] = self.rng.choice(state["actions"])["text"]
        self.pending = (name, body)
        by_request = self.rng.random() < BY_REQUEST
        answer = await (self._ask(http, name, body) if by_request else self._order(socket, name, body))
        self.acknowledged.append((name, body, answer))
        self.pending = None
        self.total += 1

    async def _ask(self, http: httpx2.AsyncClient, name: str, body: dict[str, Any]) -> dict[str, Any]:
        answer = await http.post(f"/{self.table}/{name}", json=body)
        if answer.status_code != 200:
            raise Lost(f"{name} at {self.table} was refused: {answer.text}")
        found: dict[str, Any] = answer.json()
        return found

    async def _order(self, socket: Any, name: str, body: dict[str, Any]) -> dict[str, Any]:
        await socket.send(json.dumps({"type": "command", "name": name, "body": body}))
        while True:
            message = json.loads(await socket.recv())
            if message["type"] == "problem":
                raise Lost(f"{name} at {self.table} was refused: {message}")
            if message["type"] == "done":
                return {"number": message["number"], "ply": message["ply"]}

    def check(self, address: str) -> None:
        """After a restart."""
        with httpx2.Client(base_url=f"http://{address}/api", headers={"Cookie": self.cookie}, timeout=60) as http:
            events = self._events(http)
            self._all_there(events)
            for name, body, answer in self.acknowledged[-3:]:
                again = http.post(f"/tables/{self.table}/{name}", json=body)
                if again.status_code != 200 or again.json() != answer:
                    raise Lost(f"A repeat at {self.table} is answered by {again.text}, not by {answer}.")
            if len(self._events(http)) != len(events):
                raise Lost(f"A repeat was carried out again at {self.table}.")
            self._settle_pending(http)
            record = http.get(f"/tables/{self.table}/record").text
            verified = http.post("/records", content=record, headers={"Content-Type": "text/plain"})
            if verified.status_code != 200:
                raise Lost(f"The record of {self.table} does not verify: {verified.text}")
        self.acknowledged.clear()

    def _events(self, http: httpx2.Client) -> dict[int, dict[str, Any]]:
        found: dict[int, dict[str, Any]] = {}
        while page := http.get(f"/tables/{self.table}/events?since={max(found, default=0)}").json()["events"]:
            found |= {event["number"]: event for event in page}
        if sorted(found) != list(range(1, len(found) + 1)):
            raise Lost(f"The events of {self.table} have a gap.")
        return found

    def _all_there(self, events: dict[int, dict[str, Any]]) -> None:
        for name, body, answer in self.acknowledged:
            first = events.get(body["expected"] + 1)
            kind = "action" if name == "act" else name
            if first is None or answer["number"] not in events:
                raise Lost(f"An acknowledged {name} is gone from {self.table}.")
            if (first["kind"], first["seat"], first["text"]) != (kind, body["seat"], body.get("text", "")):
                raise Lost(f"Another event stands where {name} was acknowledged at {self.table}.")

    def _settle_pending(self, http: httpx2.Client) -> None:
        """What was under way is done once, now or before the kill."""
        if self.pending is None:
            return
        name, body = self.pending
        first, again = (http.post(f"/tables/{self.table}/{name}", json=body) for _ in range(2))
        if first.status_code != 200 or again.json() != first.json():
            raise Lost(f"What was under way at {self.table} is answered by {first.text}, then by {again.text}.")
        self.pending = None


def open_tables(address: str, count: int, rng: Random) -> list[Player]:
    """Tables at which one person plays all seats."""
    players = []
    for _ in range(count):
        wish = {"game": "duellum", "seats": [{"kind": "me"}] * 2, "pass_and_play": True, "command_id": token_hex(8)}
        made = httpx2.post(f"http://{address}/api/tables", json=wish, timeout=60)
        cookie = made.headers["set-cookie"].partition(";")[0]
        players.append(Player(made.json()["id"], cookie, Random(rng.random())))
    return players


async def _round(process: subprocess.Popen[str], address: str, players: list[Player], seconds: float) -> None:
    """Play; when every table has had an answer and some time has gone by, kill the server."""
    playing = [asyncio.create_task(player.play(address)) for player in players]
    while not all(player.acknowledged or task.done() for player, task in zip(players, playing, strict=True)):
        await asyncio.sleep(0.02)
    await asyncio.sleep(seconds)
    process.send_signal(signal.SIGKILL)
    await asyncio.gather(*playing)


def kill(data: Path, kills: int, tables: int, rng: Random) -> int:
    """Kill a server so often; how many commands were acknowledged, all of which were found again."""
    players: list[Player] = []
    for done in range(kills + 1):
        with serving(data) as (process, address):
            for player in players:
                player.check(address)
            if done and done % 10 == 0:
                print(f"{done} kills, {sum(p.total for p in players)} commands acknowledged, none lost", flush=True)
            if done < kills:
                players = players or open_tables(address, tables, rng)
                asyncio.run(_round(process, address, players, rng.uniform(0.0, LONGEST_PLAY)))
    return sum(player.total for player in players)


def main() -> None:
    """Kill, and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        try:
            found = kill(Path(folder), given.kills, given.tables, Random(given.seed))
        except Lost as fault:
            raise SystemExit(str(fault)) from None
    print(f"{given.kills} kills, {found} acknowledged commands: none lost, none doubled, every record verifies.")


if __name__ == "__main__":
    main()
