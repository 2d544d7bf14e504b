"""Killing the server in the middle of play loses nothing that was acknowledged."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx2
import pytest

from .conftest import fresh

PATIENCE = 120.0  # seconds for an answer: only a killed server gives none


@contextmanager
def serving(data: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A real server in a process of its own; (process, address)."""
    environment = os.environ | {"HEGEMON_DATA": str(data), "HEGEMON_ENGINE": "plain", "HEGEMON_BOT_PAUSE": "0"}
    command = [sys.executable, "-m", "hegemon", "serve", "--port", "0"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    try:
        assert process.stdout is not None
        said = process.stdout.readline() + process.stdout.readline()
        address = re.search(r"http://127\.0\.0\.1:\d+", said)
        assert address and str(data) in said, said
        yield process, address[0]
    finally:
        process.kill()
        process.wait()
        if process.stdout is not None:
            process.stdout.close()


class Player:
    """Plays at random as fast as it can and remembers what was acknowledged."""

    def __init__(self, address: str, cookie: dict[str, str], table: str, rng: Random) -> None:
        self.address, self.cookie, self.table, self.rng = address, cookie, table, rng
        self.acknowledged: list[tuple[dict[str, Any], dict[str, Any]]] = []
        self.pending: dict[str, Any] | None = None

    def run(self) -> None:
        with httpx2.Client(base_url=f"{self.address}/api/tables", cookies=self.cookie, timeout=PATIENCE) as server:
            try:
                while True:
                    self.step(server)
            except httpx2.TransportError:
                return  # the server was killed

    def step(self, server: httpx2.Client) -> None:
        state = server.get(f"/{self.table}").json()
        if not state["my_move"]:
            time.sleep(0.005)  # the bot is about to
            return
        body = {"seat": state["to_act"], "expected": state["number"], "command_id": fresh()}
        if state["undo"]["steps"] and self.rng.random() < 0.2:
            path, body = f"/{self.table}/undo", body | {"seat": state["undo"]["seat"]}
        else:
            path, body = f"/{self.table}/act", body | {"text": self.rng.choice(state["actions"])["text"]}
        self.pending = {"path": path, "body": body}
        answer = server.post(path, json=body)
        if answer.status_code == 200:  # a bot may have been faster: then it is stale
            self.acknowledged.append((self.pending, answer.json()))
        self.pending = None


def events_of(server: httpx2.Client, table: str) -> dict[int, Any]:
    found: dict[int, Any] = {}
    while page := server.get(f"/{table}/events", params={"since": max(found, default=0)}).json()["events"]:
        found |= {event["number"]: event for event in page}
    return found


@pytest.mark.slow
@pytest.mark.parametrize("opponent", ["me", "random"])
def test_kill_loses_nothing_acknowledged(tmp_path: Path, opponent: str) -> None:
    rng = Random(7)
    seat = {"kind": "me"} if opponent == "me" else {"kind": "bot", "bot": opponent}
    wish = {"game": "duellum", "seats": [{"kind": "me"}, seat], "pass_and_play": True, "command_id": fresh()}
    total, before = 0, None
    for kills in range(5):  # the last server is only looked at
        with serving(tmp_path) as (process, address):
            if before is None:
                made = httpx2.post(f"{address}/api/tables", json=wish, timeout=PATIENCE)
                cookie, table = dict(made.cookies), made.json()["id"]
            else:
                check(address, cookie, table, before)
            if kills == 4:
                break
            player = before = Player(address, cookie, table, rng)
            thread = threading.Thread(target=player.run)
            thread.start()
            while thread.is_alive() and not player.acknowledged:
                time.sleep(0.05)  # a slow machine may take seconds to its first answer; the kill must come in play
            time.sleep(rng.uniform(0.2, 1.5))
            process.send_signal(signal.SIGKILL)
            process.wait()
            thread.join()
        total += len(player.acknowledged)
        assert player.acknowledged
    assert total > 12


def check(address: str, cookie: dict[str, str], table: str, player: Player) -> None:
    """A new server has every acknowledged event, goes on from there, and knows repeated commands."""
    with httpx2.Client(base_url=f"{address}/api/tables", cookies=cookie, timeout=PATIENCE) as server:
        stored = events_of(server, table)
        assert sorted(stored) == list(range(1, max(stored) + 1))
        for command, answer in player.acknowledged:
            body = command["body"]
            caused = [stored[number] for number in range(body["expected"] + 1, answer["number"] + 1)]
            assert (caused[0]["seat"], caused[0]["kind"]) == (body["seat"], "action" if "text" in body else "undo")
            assert caused[0]["text"] == body.get("text", "")
        command, answer = player.acknowledged[-1]
        assert server.post(command["path"], json=command["body"]).json() == answer
        if player.pending is not None:  # was it carried out? A repeat either does it once, or tells that it was done
            first = server.post(player.pending["path"], json=player.pending["body"])
            again = server.post(player.pending["path"], json=player.pending["body"])
            assert first.status_code in (200, 409)
            assert again.status_code == first.status_code
            assert again.status_code == 409 or again.json() == first.json()
        text = server.get(f"/{table}/record").text
        plain = {"Content-Type": "text/plain"}
        assert server.post(f"{address}/api/records", content=text, headers=plain).status_code == 200


def test_a_taken_port_is_told_in_a_sentence(tmp_path: Path) -> None:
    with serving(tmp_path) as (_, address):
        port = address.rpartition(":")[2]
        again = subprocess.run(
            [sys.executable, "-m", "hegemon", "serve", "--port", port],
            capture_output=True, text=True, env=os.environ | {"HEGEMON_DATA": str(tmp_path)}, timeout=60,
        )  # fmt: skip
    assert again.returncode == 2 and "cannot be used" in again.stderr and again.stderr.count("\n") == 1
