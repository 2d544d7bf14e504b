"""`hegemon serve --workers` and `hegemon worker`: several processes, replaced one by one without a lost message."""

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
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect

from .conftest import fresh
from .postgres import Postgres

PATIENCE = 600.0  # seconds; starting two processes takes long on a busy machine
LISTING = 0.3  # seconds between two looks at all processes, which take their own work


@contextmanager
def command(*words: str, **environment: str) -> Iterator[subprocess.Popen[str]]:
    """A `hegemon` of its own."""
    given = os.environ | {"HEGEMON_ENGINE": "plain", "HEGEMON_BOT_PAUSE": "0", "HEGEMON_RATE_FACTOR": "1000"}
    process = subprocess.Popen(
        [sys.executable, "-m", "hegemon", *words], stdout=subprocess.PIPE, text=True, env=given | environment
    )
    try:
        yield process
    finally:
        process.kill()
        process.wait()
        if process.stdout is not None:
            process.stdout.close()


def said(process: subprocess.Popen[str], pattern: str) -> str:
    """What the process says first of this form."""
    assert process.stdout is not None
    for line in process.stdout:
        if found := re.search(pattern, line):
            return found[0]
    raise AssertionError("the process has ended")


def children(process: subprocess.Popen[str]) -> set[int]:
    """The server processes of one that was started with several (multiprocessing keeps one more, to tidy up)."""
    listed = subprocess.run(["ps", "-Aww", "-o", "pid=,ppid=,args="], capture_output=True, text=True, check=True).stdout
    rows = [line.split(None, 2) for line in listed.splitlines()]
    return {int(row[0]) for row in rows if int(row[1]) == process.pid and "spawn_main" in row[2]}


class Listening(threading.Thread):
    """A client that connects again at once when it is told to, and asks for what it missed."""

    def __init__(self, address: str, table: str) -> None:
        super().__init__(daemon=True)
        self.address, self.table = address.replace("http", "ws", 1), table
        self.numbers: list[int] = []
        self.codes: list[int] = []
        self.ending = False

    def run(self) -> None:
        import json

        while not self.ending:
            since = self.numbers[-1] if self.numbers else 0
            try:
                with connect(f"{self.address}/api/tables/{self.table}/socket?since={since}") as socket:
                    for text in socket:
                        message = json.loads(text)
                        if message["type"] == "events":
                            self.numbers += [event["number"] for event in message["events"]]
                    self.codes.append(socket.close_code or 0)
            except ConnectionClosed as closed:
                self.codes.append(closed.rcvd.code if closed.rcvd else 0)
            except (OSError, InvalidHandshake, EOFError):
                time.sleep(0.05)  # it came just before the end: nobody has promised anything yet


class Playing(threading.Thread):
    """Plays without a pause; a command that was not answered is sent again, unchanged."""

    def __init__(self, address: str) -> None:
        super().__init__(daemon=True)
        self.client = httpx2.Client(base_url=address, timeout=60)
        self.client.post("/api/me", json={"name": "Ada"})
        wish = {"game": "duellum", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "command_id": fresh()}
        self.table = self.client.post("/api/tables", json=wish).json()["id"]
        self.acknowledged: list[int] = []
        self.ending = False

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                answer = self.client.request(method, path, json=body)
            except httpx2.TransportError:
                continue
            if answer.status_code < 500:
                return answer
        raise AssertionError("nobody answers")

    def settled(self) -> int:
        """The number of the table once nothing more is coming: the bot has answered, or the game is over."""
        while True:
            state = self.ask("GET", f"/api/tables/{self.table}").json()
            if state["my_move"] or state["status"] != "playing":
                return int(state["number"])
            time.sleep(0.05)

    def run(self) -> None:
        rng = Random(1)
        while not self.ending:
            state = self.ask("GET", f"/api/tables/{self.table}").json()
            if state["status"] != "playing":
                return
            if not state["my_move"]:
                time.sleep(0.01)
                continue
            body = {"seat": 0, "expected": state["number"], "command_id": fresh()}
            body |= {"text": rng.choice(state["actions"])["text"]}
            answer = self.ask("POST", f"/api/tables/{self.table}/act", body)
            assert answer.status_code == 200, answer.text
            self.acknowledged.append(answer.json()["number"])


def wait_until(what: Any, sentence: str, pause: float = 0.05) -> None:
    end = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < end, sentence
        time.sleep(pause)


@pytest.mark.slow
def test_processes_are_replaced_without_a_lost_message(postgres: Postgres, tmp_path: Path) -> None:
    shared = {"HEGEMON_DATABASE_URL": postgres.url(postgres.new()), "HEGEMON_DATA": str(tmp_path)}
    with (
        command("serve", "--port", "0", "--workers", "2", HEGEMON_BOT_THREADS="0", **shared) as server,
        command("worker", HEGEMON_BOT_THREADS="1", **shared) as worker,
    ):
        address = said(server, r"http://127\.0\.0\.1:\d+")
        said(worker, "plays the bots")
        playing = Playing(address)
        listening = [Listening(address, playing.table) for _ in range(4)]
        for thread in (playing, *listening):
            thread.start()
        wait_until(lambda: len(playing.acknowledged) > 5, "nobody plays")
        old = children(server)
        assert len(old) == 2
        server.send_signal(signal.SIGHUP)
        wait_until(lambda: not old & children(server), "the old processes stay", LISTING)
        assert len(children(server)) == 2
        before = len(playing.acknowledged)
        closed = [
            code for heard in listening for code in list(heard.codes)
        ]  # those of a killed one come without a code
        os.kill(children(server).pop(), signal.SIGKILL)
        wait_until(lambda: len(playing.acknowledged) > before + 5, "play does not go on")
        wait_until(lambda: len(children(server)) == 2, "one that died is not replaced", LISTING)
        playing.ending = True
        playing.join()
        last = playing.settled()
        playing.client.close()
        for heard in listening:
            wait_until(lambda heard=heard: heard.numbers[-1:] >= [last], "a message is lost")
            assert heard.numbers == list(range(1, last + 1))
            heard.ending = True
        assert closed and set(closed) == {1012}, closed
        for process in (worker, server):
            process.send_signal(signal.SIGTERM)
            assert process.wait(60) == 0
        assert children(server) == set()


def test_what_cannot_be_shared_is_refused_in_a_sentence(tmp_path: Path) -> None:
    for words, told in ((["serve", "--port", "0", "--workers", "2"], "SQLite is for one process"),
                        (["worker"], "name a PostgreSQL")):  # fmt: skip
        environment = os.environ | {"HEGEMON_DATA": str(tmp_path)}
        run = [sys.executable, "-m", "hegemon", *words]
        refused = subprocess.run(run, capture_output=True, text=True, env=environment, timeout=120)
        assert refused.returncode == 2 and told in refused.stderr and refused.stderr.count("\n") == 1, refused.stderr
