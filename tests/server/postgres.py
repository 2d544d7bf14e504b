"""A real PostgreSQL for the tests: a cluster of its own in a temporary folder, reached by a socket in that folder."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg

USERS = ("postgres", "nobody")  # PostgreSQL refuses to run as root; one of these runs it then
MISSING = "There is no PostgreSQL on this machine, so nothing was tried on it: run tools/find_postgres.sh."


def binaries() -> Path | None:
    """The folder of initdb and postgres."""
    named = [Path(found) for found in (os.environ.get("POSTGRES_BIN"),) if found]
    for name in ("initdb", "postgres"):
        if found := shutil.which(name):
            named.append(Path(found).parent)
    named += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((path for path in named if (path / "initdb").exists() and (path / "postgres").exists()), None)


def _runs_as() -> dict[str, Any]:
    """Who runs it: this user, or another one when this is root."""
    if os.geteuid() != 0:
        return {}
    known = {user.pw_name: user for user in pwd.getpwall()}
    chosen = next(known[name] for name in USERS if name in known)
    return {"user": chosen.pw_uid, "group": chosen.pw_gid, "extra_groups": []}


class Postgres:
    """A running cluster."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._made = 0

    def url(self, name: str) -> str:
        """The address of a database, as the server wants it."""
        return f"postgresql+asyncpg://hegemon@/{name}?host={self.folder}"

    def new(self) -> str:
        """A fresh, empty database: its name."""
        self._made += 1
        name = f"try{self._made}"
        self.run(f"create database {name}")
        return name

    def run(self, statement: str, *values: Any, database: str = "postgres") -> list[Any]:
        """Carry a statement out; its rows."""

        async def work() -> list[Any]:
            connection = await asyncpg.connect(user="hegemon", host=str(self.folder), database=database)
            try:
                return list(await connection.fetch(statement, *values))
            finally:
                await connection.close()

        return asyncio.run(work())


@contextmanager
def running_postgres(*options: str) -> Iterator[Postgres]:
    """A cluster until the end of the block. What it is used for here does not outlive the machine: it never syncs."""
    found = binaries()
    assert found is not None, MISSING
    # Not pytest's folder: another user must be able to walk into it, and a socket's address must be short.
    folder = Path(tempfile.mkdtemp(prefix="hegemon-pg-"))
    given = _runs_as()
    if given:
        os.chown(folder, given["user"], given["group"])
    try:
        make = [
            found / "initdb",
            "-D",
            folder / "data",
            "-A",
            "trust",
            "-U",
            "hegemon",
            "-E",
            "UTF8",
            "--locale=C",
            "-N",
        ]
        subprocess.run(make, check=True, stdout=subprocess.DEVNULL, cwd=folder, **given)
        settings = {
            "listen_addresses": "",
            "unix_socket_directories": str(folder),
            "fsync": "off",
            "max_connections": "200",
        }
        chosen = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        with (folder / "log").open("w") as log:
            process = subprocess.Popen(
                [found / "postgres", "-D", folder / "data", *chosen, *options],
                stdout=log, stderr=log, cwd=folder, **given,
            )  # fmt: skip
        try:
            _wait(folder, process)
            yield Postgres(folder)
        finally:
            process.terminate()  # waits for its clients; they are gone by now, or are told to go
            try:
                process.wait(5)
            except subprocess.TimeoutExpired:
                process.send_signal(signal.SIGQUIT)  # at once
                process.wait(30)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _wait(folder: Path, process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + 60
    while True:
        try:
            Postgres(folder).run("select 1")
            return
        except (OSError, asyncpg.PostgresError) as fault:  # not there yet, or still starting up
            told = (folder / "log").read_text("utf-8", "replace")
            assert process.poll() is None and time.monotonic() < end, f"PostgreSQL does not start: {fault}\n{told}"
            time.sleep(0.05)
