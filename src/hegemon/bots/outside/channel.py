"""A program and the lines that go to and fro: every wait has an end, every line a longest length."""

from __future__ import annotations

import contextlib
import os
import select
import signal
import subprocess
import tempfile
import time
from collections.abc import Sequence

from .faults import CRASHED, NONSENSE, STALLED, BotFault

LONGEST_LINE = 1_000_000  # bytes of an answer
AT_ONCE = 65_536
GRACE = 1.0  # seconds that a program has for leaving by itself
# What a bot's program may know of this process: no address of a database, no secret.
HANDED_ON = ("PATH", "HOME", "LANG", "LC_ALL", "PYTHONPATH", "HEGEMON_CACHE", "HEGEMON_ENGINE", "HEGEMON_GAMES")


class Channel:
    """A running program."""

    def __init__(self, name: str, command: Sequence[str]) -> None:
        self.name = name
        self._read = b""
        self._complaints = tempfile.TemporaryFile()
        try:
            self._process = subprocess.Popen(
                list(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._complaints,
                env={key: os.environ[key] for key in HANDED_ON if key in os.environ},
                start_new_session=True,  # what it starts itself goes with it
            )
        except OSError as fault:
            self._complaints.close()
            raise BotFault(name, CRASHED, f"'{command[0]}' cannot be started: {fault.strerror}") from None
        assert self._process.stdin is not None and self._process.stdout is not None
        self._in, self._out = self._process.stdin.fileno(), self._process.stdout.fileno()
        os.set_blocking(self._in, False)

    @property
    def pid(self) -> int:
        """The number of its process."""
        return self._process.pid

    def send(self, line: bytes, until: float) -> None:
        """Write a line, by `until` on the monotonic clock."""
        rest = line + b"\n"
        while rest:
            self._wait(self._in, select.POLLOUT, until)
            try:
                rest = rest[os.write(self._in, rest[:AT_ONCE]) :]
            except BlockingIOError:
                continue
            except OSError:
                raise self._stopped() from None

    def receive(self, until: float) -> bytes:
        """The next line, by `until`."""
        while b"\n" not in self._read:
            if len(self._read) > LONGEST_LINE:
                raise BotFault(self.name, NONSENSE, "a line without an end")
            self._wait(self._out, select.POLLIN, until)
            found = os.read(self._out, AT_ONCE)
            if not found:
                raise self._stopped()
            self._read += found
        line, _, self._read = self._read.partition(b"\n")
        return line

    def _wait(self, stream: int, event: int, until: float) -> None:
        poll = select.poll()
        poll.register(stream, event)
        if not poll.poll(max(0.0, until - time.monotonic()) * 1000.0):
            raise BotFault(self.name, STALLED)

    def _stopped(self) -> BotFault:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE)
        return BotFault(self.name, CRASHED, self.last_complaint())

    def last_complaint(self) -> str:
        """The last line that the program wrote to its standard error."""
        self._complaints.seek(max(0, self._complaints.seek(0, os.SEEK_END) - 2_000))
        lines = self._complaints.read().decode("utf-8", "replace").strip().splitlines()
        return lines[-1] if lines else f"exit code {self._process.returncode}"

    def close(self) -> None:
        """End the program and everything it started."""
        if self._complaints.closed:
            return
        for stream in (self._process.stdin, self._process.stdout):
            if stream is not None:
                with contextlib.suppress(OSError):
                    stream.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE)
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._complaints.close()
