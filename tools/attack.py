"""Attacks a server of its own for some minutes: no answer may be a fault of the server (`make attack`).

First schemathesis tries what the server's description allows and forbids; then a fuzzer that knows the protocol makes
good requests and spoils them: addresses, questions, headers, bodies, raw bytes, messages on the socket. The server runs
on 127.0.0.1 with a database in a temporary folder. Exit code 1: something broke, and what was sent is printed."""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import re
import shutil
import signal
import socket
import string
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote

import hegemon

GAMES = tuple(hegemon.games())
JSON = "application/json"
ENDING = 120  # seconds that the server may take to end, on a machine that is busy with other things
DROPPED = 599  # no status: the connection broke in the place of an answer
NASTY = (
    "", "\0", "a\0b", "\x1b[31m", "\u202e", "\ud7ff", "\uffff", "x" * 300, "x" * 70_000, "../../etc/passwd", "%00",
    "%", "null", "-1", "1e400", "9" * 5000, "NaN", "[]", "{}", "true", "' or 1=1 --", "<script>", "${x}", "٣", "💥",
    " ", "\n",
)  # fmt: skip
ODD: tuple[Any, ...] = (
    None, True, False, -1, 0, 1, 2**31, 2**63, 10**400, 1.5, 1e308, [], {}, [[]], {"": None}, [None] * 50,
    {"a": {"b": 1}},
)  # fmt: skip
PAGES = (
    "health", "me", "games", "games/{game}/board", "games/{game}/provenance", "games/{game}/rules", "tables",
    "my/tables", "tables/{table}", "tables/{table}/events", "tables/{table}/log", "tables/{table}/turns",
    "tables/{table}/record", "tables/{table}/positions/{number}", "tables/{table}/preview", "tables/{table}/why",
    "tables/{table}/draft", "tables/{table}/odds", "tables/{table}/milestones", "tables/{table}/chat",
    "tables/{table}/review", "tables/{table}/hint", "tables/{table}/coach", "tables/{table}/coach/before",
    "tables/{table}/draws", "tables/{table}/notices", "tables/{table}/muted", "games/{game}/lessons/de",
    "games/{game}/puzzles/en", "games/{game}/coaching/en", "games/{game}/companion/de", "games/{game}/catalogue/en",
    "games/{game}/pictures/board", "account", "account/export", "notices", "people", "people/{table}", "offers",
    "announcements",
)  # fmt: skip
QUESTIONS = (
    "seat", "since", "before", "limit", "text", "game", "after", "board", "turn_limit", "data", "engine", "x", "at",
    "thing", "language", "most", "origin",
)  # fmt: skip
# Addresses beside the moves at a table, with bodies that would do.
ERRANDS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("chance", {"name": "Eve"}), ("tables/{table}/salt", {"seat": 0, "salt": "pepper"}),
    ("tables/{table}/pause", {"seat": 0}), ("tables/{table}/resume", {"seat": 0}),
    ("tables/{table}/vacation", {"seat": 0, "days": 3}), ("tables/{table}/orders", {"seat": 0, "orders": []}),
    ("tables/{table}/again", {"ply": 3, "seat": 0, "bot": "random"}), ("tables/{table}/rematch", {}),
    ("tables/{table}/leave", {}), ("tables/{table}/close", {}), ("tables/{table}/free_seat", {"seat": 1}),
    ("tables/{table}/invite", {"to": "somebody"}), ("tables/{table}/offer_seat", {"to": "somebody", "seat": 0}),
    ("tables/{table}/relation", {"seat": 1, "kind": "mute"}), ("tables/{table}/report", {"seat": 1, "text": "rude"}),
    ("tables/{table}/notices", {"silent": True}), ("people/somebody/relation", {"kind": "block"}),
    ("offers/1/accept", {}), ("offers/1/decline", {}), ("notices", {"language": "de"}), ("notices/feed", {}),
    ("notices/push", {"endpoint": "https://127.0.0.1/x", "p256dh": "x", "auth": "y"}),
    ("account/name", {"name": "Eve"}), ("account/public", {"public": True}), ("account/codes", {}),
    ("account/passkeys/options", {}), ("account/passkeys", {"credential": {"id": "x"}, "name": "key"}),
    ("account/signout", {"device": None}), ("account/delete", {"name": "Eve"}),
    ("signin/mail", {"email": "eve@example.org"}), ("signin/link", {"token": "x" * 40}),
    ("signin/code", {"code": "abcd-efgh"}), ("signin/passkey/options", {}), ("signin/passkey", {"credential": {}}),
    ("games/{game}/lessons/first/play", {"task": 0, "actions": ["pass"]}),
    ("games/{game}/lessons/first/why", {"task": 0, "actions": [], "target": "region:roma"}),
)  # fmt: skip


@dataclass
class Sent:
    """A request."""

    method: str
    path: str
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes | None = None


class Fuzzer:
    """Makes good requests out of what it has seen, and spoils most of them."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.cookie = ""
        self.tables: list[str] = []
        self.texts = ["done", "advance aurum", "pass"]
        self.number = 0
        self.records: list[bytes] = [b""]

    # -- what is learned from answers ---------------------------------------------------------------------------------
    def learn(self, sent: Sent, status: int, headers: Any, body: bytes) -> None:
        """Remember ids, actions and numbers, so that later requests get further."""
        if (given := headers.get("set-cookie")) and self.rng.random() < 0.5:
            self.cookie = given.partition(";")[0]
        if sent.path.endswith("/record") and status == 200:
            self.records = [*self.records[-5:], body]
        try:
            told = json.loads(body)
        except ValueError:
            return
        if isinstance(told, dict):
            if isinstance(told.get("path"), str) and isinstance(told.get("id"), str):
                self.tables = [*self.tables[-20:], told["id"]]
            if isinstance(told.get("number"), int):
                self.number = told["number"]
            if isinstance(told.get("actions"), list) and told["actions"]:
                self.texts = [a["text"] for a in told["actions"]][:50]

    # -- good requests ------------------------------------------------------------------------------------------------
    def request(self) -> Sent:
        """The next one."""
        makers = (self._page, self._page, self._command, self._command, self._errand, self._new_table, self._upload)
        sent = self.rng.choice(makers)()
        if self.cookie and self.rng.random() < 0.8:
            sent.headers["Cookie"] = self.cookie
        if self.rng.random() < 0.75:
            self.rng.choice((self._spoil_path, self._spoil_body, self._spoil_bytes, self._spoil_headers))(sent)
        return sent

    def _table(self) -> str:
        return self.rng.choice(self.tables) if self.tables else "unknown"

    def _filled(self, path: str) -> str:
        return path.format(
            game=self.rng.choice(GAMES), table=self._table(), number=self.rng.choice((0, 1, 5, self.number, 10**6))
        )

    def _errand(self) -> Sent:
        path, body = self.rng.choice(ERRANDS)
        named = {"command_id": self._id()} if self.rng.random() < 0.5 else {}  # not all of them have a name
        return self._post(f"/api/{self._filled(path)}", body | named)

    def _page(self) -> Sent:
        path = self._filled(self.rng.choice(PAGES))
        asked = {}
        for name in self.rng.sample(QUESTIONS, self.rng.choice((0, 0, 1, 2))):
            asked[name] = str(self.rng.choice((0, 1, -1, "auto", "none", self.number, *self.texts[:3], *NASTY[:8])))
        query = "&".join(f"{k}={quote(v, safe='')}" for k, v in asked.items())
        return Sent(self.rng.choice(("GET", "GET", "GET", "HEAD")), f"/api/{path}" + (f"?{query}" if query else ""))

    def _command(self) -> Sent:
        moves = ("act", "act", "act", "undo", "restart_turn", "resign", "takeback", "takeback/accept", "chat", "join")
        what = self.rng.choice((*moves, "seats"))
        body: dict[str, Any] = {
            "seat": self.rng.choice((0, 1, 0, 1, 5)), "expected": self.rng.choice((self.number, self.number, 0)),
            "command_id": self._id(),
        }  # fmt: skip
        body |= {"act": {"text": self.rng.choice(self.texts)}, "undo": {"steps": 1}}.get(what, {})
        if what in ("chat", "join"):
            body = {"command_id": self._id(), **({"text": "hello"} if what == "chat" else {"name": "Eve"})}
        if what == "seats":
            body = {"seat": 1, "kind": "bot", "bot": "random", "command_id": self._id()}
        return self._post(f"/api/tables/{self._table()}/{what}", body)

    def _new_table(self) -> Sent:
        if self.rng.random() < 0.2:
            return self._post("/api/me", {"name": self.rng.choice(("Eve", *NASTY[:8]))})
        seats: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        options = self.rng.choice(({}, {}, {"turn_limit": self.rng.randrange(100)}, {"data": "."}, {"board": "west"}))
        new_table = {"game": self.rng.choice(GAMES), "seats": seats, "options": options, "name": "Eve"}
        new_table |= {"command_id": self._id(), "visibility": self.rng.choice(("private", "listed"))}
        return self._post("/api/tables", new_table)

    def _upload(self) -> Sent:
        return Sent("POST", "/api/records", {"Content-Type": "text/plain"}, self.rng.choice(self.records))

    def _id(self) -> str:
        return "".join(self.rng.choices(string.ascii_letters, k=12)) if self.rng.random() < 0.9 else "command-again"

    def _post(self, path: str, body: Any) -> Sent:
        return Sent("POST", path, {"Content-Type": JSON}, json.dumps(body).encode())

    # -- spoiled requests ---------------------------------------------------------------------------------------------
    def _spoil_path(self, sent: Sent) -> None:
        parts = sent.path.split("/")
        spoiled = quote(self.rng.choice(NASTY)[:3000], safe=self.rng.choice(("", "/%?&=")))
        parts[self.rng.randrange(1, len(parts))] = spoiled
        sent.path = "/".join(parts) or "/"

    def _spoil_body(self, sent: Sent) -> None:
        try:
            body = json.loads(sent.body or b"")
        except ValueError:
            return self._spoil_path(sent)
        for _ in range(self.rng.choice((1, 1, 2))):
            body = self._spoiled(body)
        with contextlib.suppress(ValueError):  # numbers too long to be written
            sent.body = json.dumps(body, ensure_ascii=self.rng.random() < 0.5).encode("utf-8", "surrogatepass")

    def _spoiled(self, value: Any) -> Any:
        """Something in it is different."""
        if isinstance(value, dict) and value and self.rng.random() < 0.8:
            key = self.rng.choice(list(value))
            change = self.rng.random()
            if change < 0.2:
                return {k: v for k, v in value.items() if k != key}
            if change < 0.3:
                return value | {self.rng.choice(NASTY)[:100]: self.rng.choice(ODD)}
            return value | {key: self._spoiled(value[key])}
        if isinstance(value, list) and value and self.rng.random() < 0.7:
            at = self.rng.randrange(len(value))
            return [*value[:at], self._spoiled(value[at]), *value[at + self.rng.randrange(2) :]] * self.rng.choice(
                (1, 1, 9)
            )
        return self.rng.choice((*ODD, *NASTY))

    def _spoil_bytes(self, sent: Sent) -> None:
        body = bytearray(sent.body or b"{}")
        for _ in range(self.rng.choice((1, 3, 20))):
            at = self.rng.randrange(len(body) + 1)
            change = self.rng.random()
            if change < 0.4 and at < len(body):
                body[at] = self.rng.randrange(256)
            elif change < 0.7:
                body[at:at] = self.rng.choice((b"\0", b"\xff", b'"', b"[" * 500, b"\n", b"9" * 400, b"\\ud800"))
            else:
                del body[at : at + self.rng.randrange(1, 30)]
        sent.body = bytes(body)
        sent.method = self.rng.choice((sent.method, "POST"))

    def _spoil_headers(self, sent: Sent) -> None:
        name = self.rng.choice(
            ("Content-Type", "Cookie", "Origin", "Accept-Encoding", "Sec-Fetch-Site", "X-Forwarded-For")
        )
        value = self.rng.choice(
            ("", "x" * 2000, "hegemon_guest=\x01", "hegemon_guest=" + "a" * 90, "null", "gzip;q=x", "::1")
        )
        sent.headers[name] = value
        sent.method = self.rng.choice((sent.method, "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "BREW"))


@dataclass
class Report:
    """What came back."""

    statuses: Counter[int] = field(default_factory=Counter)
    broken: list[str] = field(default_factory=list)
    before: str = ""  # what was sent last: a connection may break when the next request uses it

    def note(self, sent: Sent, status: int, body: bytes) -> None:
        """An answer; faults of the server are kept with what led to them."""
        self.statuses[status] += 1
        size = len(sent.body or b"")
        told = f"{sent.method} {sent.path[:300]} {(sent.body or b'')[:500]!r} ({size} bytes)"
        if status >= 500:
            self.broken.append(f"{status} for {told}: {body[:300]!r}, after {self.before}")
        self.before = told


Ask = Callable[[Sent], tuple[int, Any, bytes]]


def attack(ask: Ask, rng: Random, until: Callable[[], bool]) -> Report:
    """Send requests until it is enough."""
    fuzzer, report = Fuzzer(rng), Report()
    while not until() and len(report.broken) < 20:
        sent = fuzzer.request()
        status, headers, body = ask(sent)
        report.note(sent, status, body)
        fuzzer.learn(sent, status, headers, body)
    return report


# -- a server of one's own --------------------------------------------------------------------------------------------
@contextlib.contextmanager
def serving(folder: Path) -> Iterator[str]:
    """A server on 127.0.0.1; its address. It must run to the end, and end when it is told to."""
    (folder / "index.html").write_text("<p>The front page</p>")
    settings = {"HEGEMON_DATA": str(folder), "HEGEMON_ENGINE": "plain", "HEGEMON_RATE_FACTOR": "1000"}
    settings |= {"HEGEMON_WEB": str(folder), "HEGEMON_SEEDS": "1"}
    with (folder / "log").open("w") as log:
        command = [sys.executable, "-m", "hegemon", "serve", "--port", "0"]
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=log, text=True, env={**os.environ, **settings}
        )
        try:
            assert process.stdout is not None
            said = process.stdout.readline() + process.stdout.readline()
            found = re.search(r"http://[\d.]+:\d+", said)
            if not found:
                raise SystemExit(f"The server did not start: {said}{(folder / 'log').read_text()}")
            yield found[0]
            if process.poll() is not None:
                raise SystemExit(f"The server has died:\n{(folder / 'log').read_text()[-5000:]}")
        finally:
            process.send_signal(signal.SIGTERM)
            try:
                process.wait(ENDING)
            finally:  # none is left behind
                process.kill()
                process.wait()


def raw_bytes(address: str, rng: Random) -> None:
    """Texts that are no requests, on connections of their own."""
    host, port = address.removeprefix("http://").split(":")
    good = b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n"
    handshake = b"GET /api/tables/x/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n"
    text = bytearray(rng.choice((good, handshake, rng.randbytes(200), b"\r\n" * 50, good[:20] + b"\xff\0 " + good)))
    for _ in range(rng.randrange(4)):
        text[rng.randrange(len(text))] = rng.randrange(256)
    with contextlib.suppress(OSError), socket.create_connection((host, int(port)), timeout=2) as made:
        made.sendall(bytes(text))
        made.settimeout(0.05)
        made.recv(1000)


def socket_messages(address: str, table: str, rng: Random) -> None:
    """Messages that nobody expects on a table's socket."""
    from websockets.exceptions import WebSocketException
    from websockets.sync.client import connect

    since, seat = rng.choice(("0", "-1", "x", "9" * 30)), rng.choice(("auto", "none", "0", "7", "%00", "x"))
    where = f"{address.replace('http', 'ws')}/api/tables/{quote(table)}/socket?since={since}&seat={seat}"
    with contextlib.suppress(WebSocketException, OSError), connect(where, open_timeout=5, close_timeout=1) as made:
        for _ in range(rng.randrange(1, 5)):
            body = {"seat": rng.choice((0, *ODD[:8])), "text": rng.choice(NASTY), "command_id": rng.choice(NASTY)}
            command = {"type": "command", "name": rng.choice(("act", "orders", "chat", *NASTY[:9])), "body": body}
            made.send(rng.choice((*NASTY[:20], '{"type":1}', b"\0\1", "[" * 900, "x" * 20_000, json.dumps(command))))
        with contextlib.suppress(TimeoutError):
            made.recv(timeout=0.1)


def over_http(address: str, rng: Random) -> tuple[Any, Ask]:
    import httpx2

    client = httpx2.Client(base_url=address, timeout=60)

    def ask(sent: Sent) -> tuple[int, Any, bytes]:
        if rng.random() < 0.02:
            raw_bytes(address, rng)
            socket_messages(address, sent.path.split("/")[3] if sent.path.count("/") > 3 else "x", rng)
        client.cookies.clear()
        try:
            headers = {k: v.encode("utf-8", "replace") for k, v in sent.headers.items()}
            answer = client.request(sent.method, sent.path, headers=headers, content=sent.body)
        except (httpx2.InvalidURL, httpx2.LocalProtocolError, UnicodeError, ValueError):
            return 0, {}, b""  # not even this client sends that
        except httpx2.TransportError as fault:
            return DROPPED, {}, repr(fault).encode()
        return answer.status_code, answer.headers, answer.content

    return client, ask


def schemathesis(address: str, seconds: int, seed: int, folder: str) -> int:
    """What the description of the server allows and forbids; only faults of the server count."""
    program = shutil.which("schemathesis", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    if program is None:
        raise SystemExit("schemathesis is not installed: `make setup` does it, or leave it out with --own-only.")
    return subprocess.run(
        [program, "run", f"{address}/openapi.json", "--checks", "not_a_server_error", "--max-time", str(seconds),
         "--wait-for-schema", "120", "--request-timeout", "60", "--seed", str(seed),
         "--suppress-health-check", "all", "--warnings", "off", "--continue-on-failure"],
        cwd=folder,  # it keeps a cache where it is started
    ).returncode  # fmt: skip


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=30.0, help="for both together")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--own-only", action="store_true", help="without schemathesis")
    chosen = parser.parse_args()
    seconds = 60 * chosen.minutes * (1.0 if chosen.own_only else 0.5)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address:
        failed = 0 if chosen.own_only else schemathesis(address, max(1, round(seconds)), chosen.seed, folder)
        rng, end = Random(chosen.seed), time.monotonic() + seconds
        client, ask = over_http(address, rng)
        with client:
            report = attack(ask, rng, lambda: time.monotonic() > end)
        log = (Path(folder) / "log").read_text()
    print(f"{sum(report.statuses.values())} requests: {dict(sorted(report.statuses.items()))}")
    print(*report.broken, sep="\n")
    if "Traceback" in log:
        print(log[-5000:])
    bad = bool(report.broken) or bool(failed) or "Traceback" in log
    print("make attack: something broke." if bad else "make attack: not one fault of the server.")
    return int(bad)


if __name__ == "__main__":
    sys.exit(main())
