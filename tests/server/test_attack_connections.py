"""Connections that are opened and left, requests that never end, answers that nobody takes; and the log stays short."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import re
import resource
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from http.client import HTTPResponse
from pathlib import Path

import httpx2
import pytest
import uvicorn
from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from hegemon.server import logs
from hegemon.server.connections import Door, Untaken, protocol_for
from hegemon.server.logs import NoFlood

from .conftest import Person, Start, fresh, settings_for
from .test_crash import PATIENCE
from .test_socket import connect, until

PING = b"\x89\xfd\0\0\0\0" + b"x" * 125
UPGRADE = b"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
HALF = b"GET /api/health HTTP/1.1\r\nHost: x\r\nX-Dawdle: "


@contextmanager
def serving(data: Path, files: int | None = None, **settings: str) -> Iterator[tuple[str, int, Callable[[], str]]]:
    """A real server: (address, port, what it has logged so far)."""
    environment = os.environ | {"HEGEMON_DATA": str(data), "HEGEMON_ENGINE": "plain", **settings}
    limit = (lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))) if files else None
    with (data / "log").open("w") as log:
        command = [sys.executable, "-m", "hegemon", "serve", "--port", "0"]
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment, preexec_fn=limit
        )
        try:
            assert process.stdout is not None
            said = process.stdout.readline() + process.stdout.readline()
            found = re.search(r"http://127\.0\.0\.1:(\d+)", said)
            assert found, said + (data / "log").read_text()
            yield found[0], int(found[1]), (data / "log").read_text
        finally:
            process.send_signal(signal.SIGTERM)
            try:
                process.wait(20)
            finally:
                process.kill()
                process.wait()
                if process.stdout is not None:
                    process.stdout.close()


def closed(connection: socket.socket, patience: float) -> bool:
    """Does the server close it in time?"""
    end = time.monotonic() + patience
    while (left := end - time.monotonic()) > 0:
        if select.select([connection], [], [], left)[0]:
            try:
                if not connection.recv(65536):
                    return True
            except ConnectionError:
                return True
    return False


def opened(stack: ExitStack, port: int, first: bytes = b"") -> socket.socket:
    made = stack.enter_context(socket.create_connection(("127.0.0.1", port), timeout=10))
    if first:
        made.sendall(first)
    return made


def test_requests_that_never_end_are_cut_off(tmp_path: Path) -> None:
    with serving(tmp_path, HEGEMON_REQUEST_SECONDS="2") as (address, port, log), ExitStack() as stack:
        silent = opened(stack, port)
        half = opened(stack, port, HALF)
        kept = opened(stack, port, b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n")
        assert kept.recv(65536).startswith(b"HTTP/1.1 200")
        kept.sendall(HALF)  # a second request on the same connection
        body = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"
        bodiless = opened(stack, port, body)
        began = time.monotonic()
        while time.monotonic() - began < 1.0:
            time.sleep(0.2)
            half.sendall(b"x")  # every now and then a byte
        for connection in (silent, half, kept):
            assert closed(connection, 60)
        bodiless.settimeout(60)
        assert b" 408 " in bodiless.recv(65536)
        assert httpx2.get(f"{address}/api/health", timeout=PATIENCE).status_code == 200
        assert log().count("\n") < 10


BIG = 300_000
REFUSED_AT_ONCE = {
    413: b"Content-Type: application/json\r\n",
    415: b"Content-Type: text/html\r\n",
    403: b"Content-Type: application/json\r\nOrigin: https://elsewhere.example\r\n",
}


def answer_on(connection: socket.socket) -> int:
    """The status of the next answer, which is read to its end."""
    with HTTPResponse(connection) as answer:
        answer.begin()
        answer.read()
        return answer.status


def test_a_refused_body_does_not_break_the_connection(tmp_path: Path) -> None:
    """Whoever is still sending it reads the answer, and the next request on the same connection is answered too."""
    with serving(tmp_path) as (_, port, log), ExitStack() as stack:
        for status, headers in REFUSED_AT_ONCE.items():
            head = b"POST /api/me HTTP/1.1\r\nHost: x\r\n%sContent-Length: %d\r\n" % (headers, BIG)
            sending = opened(stack, port, head + b"\r\n" + b"x" * 1000)
            time.sleep(0.5)  # it is known by now that the body is not wanted
            sending.sendall(b"x" * (BIG - 1000))
            assert answer_on(sending) == status
            sending.sendall(b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n")
            assert answer_on(sending) == 200
            asking = opened(stack, port, head + b"Expect: 100-continue\r\n\r\n")
            assert answer_on(asking) == status
        assert "Traceback" not in log()


def test_a_refused_body_without_end_is_cut_off(tmp_path: Path) -> None:
    head = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: text/html\r\nContent-Length: 10000000000\r\n\r\n"
    with serving(tmp_path, HEGEMON_REQUEST_SECONDS="2") as (address, port, _), ExitStack() as stack:
        slow, fast = opened(stack, port, head), opened(stack, port, head)
        sent, began = 0, time.monotonic()
        with contextlib.suppress(ConnectionError):
            while time.monotonic() - began < 60:
                sent += fast.send(b"x" * 100_000)
        assert sent < 100_000_000
        assert closed(slow, 60)
        assert httpx2.get(f"{address}/api/health", timeout=PATIENCE).status_code == 200


@pytest.mark.slow
@pytest.mark.parametrize("reader", [H11Protocol, HttpToolsProtocol])
def test_a_head_without_end_is_cut_off(tmp_path: Path, reader: type, monkeypatch: pytest.MonkeyPatch) -> None:
    """Long before its deadline, whichever way HTTP is read."""
    monkeypatch.setattr("hegemon.server.connections._reader", lambda: reader)
    protocol = protocol_for(settings_for(tmp_path, request_seconds=60.0))

    async def send() -> int:
        config = uvicorn.Config(lambda: None, log_config=None)
        config.load()
        loop = asyncio.get_running_loop()
        state = ServerState()
        server = await loop.create_server(lambda: protocol(config, state, {}), "127.0.0.1", 0)
        _, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        sent = 0
        with contextlib.suppress(ConnectionError):
            writer.write(HALF)
            while sent < 10_000_000 and not writer.is_closing():
                writer.write(b"x" * 1000)
                await writer.drain()
                await asyncio.sleep(0)
                sent += 1000
        writer.close()
        server.close()
        return sent

    assert asyncio.run(send()) < 5_000_000


def test_an_answer_that_nobody_takes_is_given_up(tmp_path: Path) -> None:
    with serving(tmp_path, HEGEMON_REQUEST_SECONDS="2") as (address, port, _), ExitStack() as stack:
        made = stack.enter_context(socket.socket())
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        made.connect(("127.0.0.1", port))
        asked = b"GET /api/games/antike/board HTTP/1.1\r\nHost: x\r\n\r\n"
        made.sendall(asked * 800)
        time.sleep(6)
        made.settimeout(5)
        taken = 0
        try:
            while piece := made.recv(1 << 20):
                taken += len(piece)
        except ConnectionError:
            pass
        whole = len(httpx2.get(f"{address}/api/games/antike/board", timeout=PATIENCE).content) * 800
        assert taken < whole


def socket_of(stack: ExitStack, address: str, port: int) -> socket.socket:
    """An open WebSocket of a table, that takes little at a time; its greeting is read."""
    wish = {"game": "duellum", "seats": [{"kind": "open"}] * 2, "name": "Ada", "command_id": fresh()}
    table = httpx2.post(f"{address}/api/tables", json=wish, timeout=PATIENCE).json()["id"]
    made = stack.enter_context(socket.socket())
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    made.connect(("127.0.0.1", port))
    made.sendall(f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\n".encode() + UPGRADE)
    assert made.recv(100).startswith(b"HTTP/1.1 101")
    return made


def sockets_at(address: str) -> int:
    """How many sockets the server has open."""
    told = httpx2.get(f"{address}/metrics", timeout=PATIENCE).text
    return int(float(told.partition("\nhegemon_sockets ")[2].partition("\n")[0]))


def comes_to(number: int, address: str) -> None:
    end = time.monotonic() + 60
    while sockets_at(address) != number:
        assert time.monotonic() < end, "the server still keeps it"
        time.sleep(0.2)


def test_a_socket_whose_client_is_gone_without_a_word_is_closed(tmp_path: Path) -> None:
    """Nothing says so, as when a cable is pulled: it answers no ping any more. One that answers stays."""
    with serving(tmp_path, HEGEMON_REQUEST_SECONDS="1") as (address, port, log), ExitStack() as stack:
        silent, answering = socket_of(stack, address, port), socket_of(stack, address, port)
        assert sockets_at(address) == 2
        began, waiting = time.monotonic(), b""
        while time.monotonic() - began < 6:
            if select.select([answering], [], [], 0.1)[0]:
                waiting += answering.recv(65536)
            at = waiting.rfind(b"\x89\x04")  # a ping, and four bytes that come back with the pong
            if at >= 0 and len(waiting) >= at + 6:
                answering.sendall(b"\x8a\x84\0\0\0\0" + waiting[at + 2 : at + 6])
                waiting = b""
        assert sockets_at(address) == 1 and closed(silent, 60)
        assert log().count("\n") < 10


def test_a_socket_whose_client_takes_nothing_is_given_up(tmp_path: Path) -> None:
    """What waits for it would wait for ever: closing alone does not help, for that waits too."""
    with serving(tmp_path, HEGEMON_REQUEST_SECONDS="1") as (address, port, _), ExitStack() as stack:
        greedy = socket_of(stack, address, port)
        greedy.setblocking(False)
        sent, end = 0, time.monotonic() + 20
        with contextlib.suppress(ConnectionError):
            while sent < 50_000_000 and time.monotonic() < end:
                with contextlib.suppress(BlockingIOError):
                    sent += greedy.send((PING * 1000)[sent % len(PING) :])
        assert sent < 50_000_000, "the answers to all of that are in the server's memory"
        comes_to(0, address)


class Stuck:
    """A connection of which nothing, or little, is taken."""

    def __init__(self, *waiting: int) -> None:
        self.waiting = list(waiting)
        self.transport, self.aborted = self, False

    def get_write_buffer_size(self) -> int:
        return self.waiting.pop(0)

    def abort(self) -> None:
        self.aborted = True


def test_whoever_takes_something_is_not_given_up() -> None:
    untaken, nothing, more = Untaken(), Stuck(5, 5, 5), Stuck(5, 9, 9)
    slow, late, done = Stuck(9, 8, 7), Stuck(0, 9, 5), Stuck(5, 0, 5)
    for _ in range(3):
        untaken.look([nothing, more, slow, late, done])
    assert [one.aborted for one in (nothing, more, slow, late, done)] == [True, True, False, False, False]


@pytest.mark.slow
def test_more_connections_than_files(tmp_path: Path) -> None:
    """The server stays quick, its log short, and it lets people in again."""
    with serving(tmp_path, files=400, HEGEMON_REQUEST_SECONDS="3") as (address, port, log), ExitStack() as stack:
        for _ in range(450):
            opened(stack, port)
        time.sleep(1)
        assert len(log()) < 20_000
        end = time.monotonic() + 60
        while True:
            try:
                if httpx2.get(f"{address}/api/health", timeout=2).status_code == 200:
                    break
            except httpx2.TransportError:
                pass
            assert time.monotonic() < end, "nobody is let in any more"
            time.sleep(0.2)
        assert len(log()) < 20_000


class Inside:
    """A connection that is open."""

    def __init__(self, address: str) -> None:
        self.client = (address, 1)


def test_who_is_let_in() -> None:
    door = Door(most=10, most_per_address=3, request_seconds=1)
    far, other = [Inside("192.0.2.1") for _ in range(4)], [Inside("192.0.2.2") for _ in range(3)]
    own = [Inside("127.0.0.1") for _ in range(4)]
    assert door.admits("192.0.2.1", far[:3]) and not door.admits("192.0.2.1", far)
    assert door.admits("192.0.2.2", far + other)
    assert door.admits("127.0.0.1", own)  # a proxy on this machine speaks for everybody
    assert not door.admits("127.0.0.1", own + far + other)  # together too many
    behind = Door(most=10, most_per_address=3, request_seconds=1, proxies=("192.0.2.0/31", "fe80::/10", "nonsense"))
    assert behind.admits("192.0.2.1", far) and not behind.admits("192.0.2.2", [*far, *other, Inside("192.0.2.2")])


def test_one_address_does_not_keep_everybody_else_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However few files the system gives."""
    monkeypatch.setattr("hegemon.server.connections.most_files", lambda: 1024)
    door = protocol_for(settings_for(tmp_path)).door
    assert door.most_per_address == door.most // 2 == 412


def test_one_guest_does_not_open_sockets_without_end(start: Start) -> None:
    ada = Person(start(sockets_per_guest=3), "Ada")
    tables = [ada.create("me", "open") for _ in range(2)]
    with ExitStack() as stack:
        for n in range(3):
            until(stack.enter_context(connect(ada, tables[n % 2])), "state")
        with pytest.raises(WebSocketDisconnect), connect(ada, tables[0]) as session:
            session.receive_json()
        eve = Person(ada.client)
        until(stack.enter_context(connect(eve, tables[0])), "state")
    with connect(ada, tables[0]) as session:
        until(session, "state")


def test_equal_lines_do_not_flood_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    quiet, now = NoFlood(), 1000.0
    monkeypatch.setattr(logs.time, "monotonic", lambda: now)

    def line(text: str) -> logging.LogRecord:
        return logging.LogRecord("uvicorn.error", logging.WARNING, "", 0, text, None, None)

    assert sum(quiet.filter(line("Invalid HTTP request received.")) for _ in range(1000)) == logs.AT_ONCE
    assert quiet.filter(line("Something else."))
    now += logs.PERIOD + 1
    later = line("Invalid HTTP request received.")
    assert quiet.filter(later) and f"and {1000 - logs.AT_ONCE} more" in later.getMessage()


def test_lines_of_the_log_tell_the_time() -> None:
    program = "import logging; from hegemon.server.logs import set_up_logs; set_up_logs(); logging.error('oh')"
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stderr
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ ERROR root: oh\n", told)
