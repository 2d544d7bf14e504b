"""What a move costs the server: CPU, moves a second, time to the answer.

    python bench/server.py [--games duellum,antike] [--tables 25] [--sockets 2] [--seconds 10] [--rounds 2]
        [--rate MOVES_A_SECOND] [--processes N] [--before SRC [--post]] [--peer FOLDER] [--save FILE] [--memory]

Each run starts a server of its own on loopback with a database in a temporary folder. At each table one person plays
all seats at random; the other sockets of a table listen. Without `--rate` every table moves without a pause, and where
a game is over another that was prepared goes on in its place: so many tables move to the end of the run.
`--processes` takes so many processes on a PostgreSQL in the place of one on SQLite; what PostgreSQL itself uses of the
processor is not counted. `--before` names the `src` folder of another version, whose compiled rules are kept apart;
`--post` asks it by POST, for versions that take no commands over the socket. `--peer` names a folder in which
boardgame.io is installed (`npm install boardgame.io`). All are measured in turn, round after round, so that a busy
machine treats them alike: trust CPU per move and the ratios. Every socket must have heard of every move at its table.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import platform
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass
from datetime import date
from pathlib import Path
from random import Random
from secrets import token_hex
from statistics import median
from typing import Any

import httpx2
import orjson
from websockets.asyncio.client import ClientConnection, connect

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
from tests.server.postgres import running_postgres  # noqa: E402

from hegemon.core.cache import cache_root  # noqa: E402

WARM_SECONDS = 600  # longest wait for the compiled engines
SPARE_GAMES = 2  # prepared for each table that moves without a pause: a game of Ancient Wars lasts a few seconds
ASKED_EACH = 10  # how often each process is asked, about, whether it has them: who answers is left to chance
TICKS = os.sysconf("SC_CLK_TCK")


def cpu_seconds(process: int) -> float:
    """What a process and those that it has started have used of the processor so far, all threads together."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    started = [int(child) for found in Path(f"/proc/{process}/task").glob("*/children") for child in _numbers(found)]
    return (int(fields[11]) + int(fields[12])) / TICKS + sum(cpu_seconds(child) for child in started)


def _numbers(file: Path) -> list[str]:
    try:
        return file.read_text().split()
    except OSError:  # a thread that has ended meanwhile
        return []


def memory(process: int) -> float:
    """Megabytes in use."""
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{process}/status").read_text())
    return int(found[1]) / 1000 if found else 0.0


@dataclass
class Result:
    """One run."""

    what: str
    game: str
    moves: int
    moves_a_second: float
    cpu_ms_a_move: float
    p50_ms: float
    p95_ms: float
    bytes_a_move: int


@contextmanager
def serving(processes: int = 0, source: str | None = None) -> Iterator[tuple[int, str]]:
    """A server of our own: its process and its address."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        environment = os.environ | {"HEGEMON_DATA": folder, "HEGEMON_RATE_FACTOR": "1000"}
        command = [sys.executable, "-m", "hegemon", "serve", "--port", "0"]
        if source is not None:
            environment["PYTHONPATH"] = source
            # apart: each version sweeps away what others have compiled
            environment["HEGEMON_CACHE"] = f"{cache_root()}-before"
        if processes:
            postgres = stack.enter_context(running_postgres())
            environment["HEGEMON_DATABASE_URL"] = postgres.url(postgres.new())
            command += ["--workers", str(processes)]
        yield from _started(command, environment)


def _started(command: list[str], environment: dict[str, str]) -> Iterator[tuple[int, str]]:
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    try:
        assert process.stdout is not None
        said = process.stdout.readline() + process.stdout.readline()
        found = re.search(r"127\.0\.0\.1:\d+", said)
        if found is None:
            raise SystemExit(f"The server did not start: {said}")
        yield process.pid, found[0]
    finally:
        process.terminate()
        process.wait()


class Table:
    """One table, the person who plays all its seats, and those who listen."""

    def __init__(self, address: str, game: str, by_post: bool, seed: int) -> None:
        self.address, self.game, self.by_post = address, game, by_post
        self.http = httpx2.AsyncClient(base_url=f"http://{address}/api")
        self.rng = Random(seed)
        self.state: dict[str, Any] = {}
        self.id = ""
        self.known = asyncio.Event()  # a state with what was done last is here
        self.answers: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.sockets: list[ClientConnection] = []
        self.heard: list[int] = []
        self.bytes = 0
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self, seats: int, sockets: int) -> None:
        """Create the table and connect."""
        new_table = {
            "game": self.game, "seats": [{"kind": "me"}] * seats, "pass_and_play": True, "name": "Ada",
            "command_id": token_hex(8), "options": {},
        }  # fmt: skip
        made = (await self.http.post("/tables", json=new_table)).raise_for_status()
        self.id = made.json()["id"]
        cookie = made.headers["set-cookie"].partition(";")[0]
        changes = "" if self.by_post else "&changes=true"
        for place in range(sockets):
            path = f"ws://{self.address}/api/tables/{self.id}/socket?since=-1{changes}"
            headers = {"Cookie": cookie} if place < 2 else {}  # two that play, as at most tables; the others watch
            socket = await connect(path, additional_headers=headers, compression=None, max_size=None)
            self.sockets.append(socket)
            self.heard.append(0)
            self.tasks.append(asyncio.create_task(self._hear(socket, place)))
        await self.known.wait()
        self.heard = [self.state["number"]] * sockets  # nobody is told again what was before

    async def _hear(self, socket: ClientConnection, place: int) -> None:
        async for text in socket:
            self.bytes += len(text)
            if place and '"events"' not in text[:20]:  # only the one who moves needs the state
                continue
            read = orjson.loads(text)
            for message in read if isinstance(read, list) else [read]:
                self._take(message, place)

    def _take(self, message: dict[str, Any], place: int) -> None:
        kind = message["type"]
        if kind == "events":
            self.heard[place] = message["events"][-1]["number"]
        elif kind in ("state", "change") and not place:
            new = message["state"] if kind == "state" else message.get("new_fields", message.get("fields"))
            self.state |= new  # earlier versions call them `fields`
            self.known.set()
        elif kind in ("done", "problem"):
            self.answers.put_nowait(message)

    async def move(self) -> float | None:
        """Make a random move; seconds to its answer. None: the game is over."""
        if not self.state["actions"]:
            return None
        text = self.rng.choice(self.state["actions"])["text"]
        body = {
            "seat": self.state["to_act"],
            "text": text,
            "expected": self.state["number"],
            "command_id": token_hex(8),
        }
        self.known.clear()
        began = time.perf_counter()
        if self.by_post:
            answer = (await self.http.post(f"/tables/{self.id}/act", json=body)).raise_for_status().json()
        else:
            await self.sockets[0].send(orjson.dumps({"type": "command", "name": "act", "body": body}).decode())
            answer = await self.answers.get()
            if answer["type"] != "done":
                raise SystemExit(f"A move was refused: {answer}")
        took = time.perf_counter() - began
        while self.state["number"] < answer["number"]:
            await self.known.wait()
            self.known.clear()
        return took

    async def close(self) -> None:
        """Everybody must have heard of the last move."""
        deaf = sum(number < self.state["number"] for number in self.heard)
        for socket in self.sockets:
            await socket.close()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.http.aclose()
        if deaf:
            raise SystemExit(f"{deaf} sockets have not heard of the last move.")


async def ready(address: str, game: str, processes: int) -> int:
    """Wait for the compiled engines, if there are any to wait for (of every game: they are made ready in the
    background, and what that costs is no part of a move); how many seats the game has."""
    end, warm = time.monotonic() + WARM_SECONDS, 0
    wanted = ASKED_EACH * processes if processes > 1 else 1
    async with httpx2.AsyncClient(base_url=f"http://{address}/api", timeout=60) as http:
        while warm < wanted and time.monotonic() < end and os.environ.get("HEGEMON_ENGINE") != "plain":
            told = (await http.get("/health", headers={"Connection": "close"})).json()
            warm = warm + 1 if set(told["engines"].values()) == {"fast"} else 0
            await asyncio.sleep(0.5 if not warm else 0)
        return len((await http.get(f"/games/{game}/board")).json()["seats"])


async def play(tables: list[Table], seconds: float, rate: float, spare: list[Table] | None = None) -> list[float]:
    """Move at all tables; seconds of each answer. A spare table takes the place of one whose game is over."""
    times: list[float] = []
    end = time.monotonic() + seconds

    async def one(place: int) -> None:
        pause = len(tables) / rate if rate else 0.0
        due = time.monotonic() + pause * place / len(tables)
        while time.monotonic() < end:
            if pause:
                await asyncio.sleep(max(0.0, due - time.monotonic()))
                due = max(due + pause, time.monotonic())
            took = await tables[place].move()
            if took is not None:
                times.append(took)
            elif spare:
                tables[place] = spare.pop()
            else:
                return

    await asyncio.gather(*(one(place) for place in range(len(tables))))
    return times


def result(what: str, game: str, times: list[float], took: float, cpu: float, sent: int) -> Result:
    """The figures of a run."""
    ordered = sorted(times)
    return Result(
        what, game, len(times), round(len(times) / took, 1), round(1000 * cpu / len(times), 2),
        round(1000 * ordered[len(ordered) // 2], 1), round(1000 * ordered[int(len(ordered) * 0.95)], 1),
        sent // len(times),
    )  # fmt: skip


async def measure(process: int, address: str, what: str, game: str, given: argparse.Namespace) -> Result:
    """Open the tables, play, and see whether everybody heard of it."""
    seats = await ready(address, game, given.processes)
    prepared = given.tables * (1 if given.rate else 1 + SPARE_GAMES)
    opened = [Table(address, game, what == "before" and given.post, seed) for seed in range(prepared)]
    for table in opened:
        await table.open(seats, given.sockets)
    tables, spare = opened[: given.tables], opened[given.tables :]
    gc.disable()  # a pause of those who measure is none of the server's
    await play(tables, min(2.0, given.seconds / 4), given.rate, spare)  # what is used for the first time
    for table in opened:
        table.bytes = 0
    began, used = time.perf_counter(), cpu_seconds(process)
    times = await play(tables, given.seconds, given.rate, spare)
    took, cpu = time.perf_counter() - began, cpu_seconds(process) - used
    gc.enable()
    sent = sum(table.bytes for table in opened)
    await asyncio.sleep(1)
    for table in opened:
        await table.close()
    return result(what, game, times, took, cpu, sent)


def hegemon(what: str, game: str, given: argparse.Namespace) -> Result:
    """One run of this version, or of the one before."""
    with serving(given.processes, given.before if what == "before" else None) as found:
        return asyncio.run(measure(*found, what, game, given))


async def weigh(process: int, address: str, game: str, given: argparse.Namespace) -> None:
    """Print what idle tables and idle sockets take of the memory."""
    seats = await ready(address, game, given.processes)
    first = [Table(address, game, False, seed) for seed in range(5)]
    for table in first:  # what every server has after a while
        await table.open(seats, 1)
    await play(first, 2.0, 0)
    before = memory(process)
    tables = [Table(address, game, False, seed) for seed in range(given.tables)]
    for table in tables:
        await table.open(seats, 1)
        for _ in range(10):
            await table.move()
        await table.sockets[0].close()
    idle = memory(process)
    for table in tables:
        for _ in range(given.sockets):
            path = f"ws://{address}/api/tables/{table.id}/socket?since=-1&changes=true"
            table.sockets.append(await connect(path, compression=None, max_size=None))
    await asyncio.sleep(2)
    count = given.tables * given.sockets
    print(
        f"an idle server: {before:.0f} MB; {given.tables} tables of {game}: {1000 * (idle - before) / given.tables:.0f}"
    )
    print(f"kB each; {count} idle sockets: {1000 * (memory(process) - idle) / count:.0f} kB each")


def peer(given: argparse.Namespace) -> Result:
    """One run of boardgame.io, in memory, with a state of about the same size."""
    script, environment = HERE / "peers" / "boardgame_io.cjs", os.environ | {"NODE_PATH": f"{given.peer}/node_modules"}
    server = subprocess.Popen(["node", str(script), "serve"], stdout=subprocess.PIPE, text=True, env=environment)
    try:
        assert server.stdout is not None
        port = server.stdout.readline().strip()
        asked = [port, str(given.tables), str(given.sockets), str(given.seconds), str(given.rate), str(server.pid)]
        done = subprocess.run(
            ["node", str(script), "load", *asked], capture_output=True, text=True, env=environment, check=True
        )
        told = json.loads(done.stdout)
        return result("boardgame.io", "peer", told["times"], told["took"], told["ticks"] / TICKS, told["bytes"])
    finally:
        server.kill()
        server.wait()


def document(given: argparse.Namespace, found: list[Result]) -> dict[str, Any]:
    """What is stored of a measurement. The load tells how many others wanted the processors meanwhile."""
    asked = {k: v for k, v in vars(given).items() if k not in ("before", "peer", "save")}
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], cwd=HERE, capture_output=True, text=True)
    return {
        "date": date.today().isoformat(), "commit": commit.stdout.strip(), "cores": os.cpu_count(),
        "machine": platform.machine(), "python": platform.python_version(),
        "load": round(os.getloadavg()[1], 1), "asked": asked, "runs": [asdict(one) for one in found],
    }  # fmt: skip


def main() -> None:
    """Measure in turn, print every run and the medians."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default="duellum")
    parser.add_argument("--tables", type=int, default=25)
    parser.add_argument("--sockets", type=int, default=2, help="at each table")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--rate", type=float, default=0, help="moves a second, all tables together")
    parser.add_argument("--processes", type=int, default=0, help="on a PostgreSQL; 0: one, on SQLite")
    parser.add_argument("--before")
    parser.add_argument("--post", action="store_true", help="ask the version before by POST")
    parser.add_argument("--peer")
    parser.add_argument("--save", type=Path)
    parser.add_argument("--memory", action="store_true", help="weigh idle tables and sockets instead")
    given = parser.parse_args()
    if given.memory:
        with serving(given.processes) as found_server:
            asyncio.run(weigh(*found_server, given.games.split(",")[0], given))
        return
    found: list[Result] = []
    for _ in range(given.rounds):
        for game in given.games.split(","):
            found += [hegemon(what, game, given) for what in (["before"] if given.before else []) + ["now"]]
            print(*found[-2 if given.before else -1 :], sep="\n", flush=True)
        if given.peer:
            found.append(peer(given))
            print(found[-1], flush=True)
    for what, game in dict.fromkeys((one.what, one.game) for one in found):
        runs = [one for one in found if (one.what, one.game) == (what, game)]
        speed, cost = median(r.moves_a_second for r in runs), median(r.cpu_ms_a_move for r in runs)
        late, size = median(r.p95_ms for r in runs), median(r.bytes_a_move for r in runs)
        print(f"{what} {game}: {speed:.0f} moves/s, {cost:.2f} ms of CPU a move, p95 {late:.1f} ms, {size:.0f} bytes")
    if given.save:
        given.save.write_text(json.dumps(document(given, found), indent=1) + "\n")


if __name__ == "__main__":
    main()
