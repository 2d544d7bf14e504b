"""A program and the lines that go to and fro: every wait has an end, every line a longest length."""

from __future__ import annotations

import contextlib
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from .faults import CRASHED, NONSENSE, STALLED, BotFault

LONGEST_LINE = 1_000_000  # bytes of an answer
AT_ONCE = 65_536
GRACE = 1.0  # seconds that a program has for leaving by itself
REMEMBERED = 2_000  # bytes of its complaints
WARDEN = Path(__file__).parent / "warden.py"
# What a bot's program may know of this process: no address of a database, no secret.
HANDED_ON = ("PATH", "HOME", "LANG", "LC_ALL", "PYTHONPATH", "HEGEMON_CACHE", "HEGEMON_ENGINE", "HEGEMON_GAMES")


class Channel:
    """A running program, with its warden."""

    def __init__(self, name: str, command: Sequence[str]) -> None:
        self.name = name
        self._read = b""
        self._complaints = b""  # the last of them
        lifeline, self._lifeline = os.pipe()
        self._process = subprocess.Popen(
            [sys.executable, "-I", "-S", str(WARDEN), str(lifeline), *command],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={key: os.environ[key] for key in HANDED_ON if key in os.environ},
            pass_fds=[lifeline],
            start_new_session=True,
        )
        os.close(lifeline)
        streams = (self._process.stdin, self._process.stdout, self._process.stderr)
        self._streams = [stream for stream in streams if stream is not None]
        self._in, self._out, self._err = (stream.fileno() for stream in self._streams)
        os.set_blocking(self._in, False)
        os.set_blocking(self._err, False)

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
        """Until something can be read or written; complaints are heard meanwhile, so that nobody is stuck with them."""
        poll = select.poll()
        poll.register(stream, event)
        poll.register(self._err, select.POLLIN)
        while True:
            ready = [found for found, _ in poll.poll(max(0.0, until - time.monotonic()) * 1000.0)]
            if self._err in ready and not self._hear():
                poll.unregister(self._err)
            if stream in ready:
                return
            if time.monotonic() >= until:
                raise BotFault(self.name, STALLED)

    def _hear(self) -> bool:
        """Take some complaints; False when there will be no more."""
        try:
            found = os.read(self._err, AT_ONCE)
        except BlockingIOError:
            return True
        self._complaints = (self._complaints + found)[-REMEMBERED:]
        return bool(found)

    def _stopped(self) -> BotFault:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE)
        return BotFault(self.name, CRASHED, self.last_complaint())

    def last_complaint(self) -> str:
        """The last line that the program wrote to its standard error."""
        for _ in range(LONGEST_LINE // AT_ONCE):  # an end, however much it complains
            if not select.select([self._err], [], [], 0.0)[0] or not self._hear():
                break
        lines = self._complaints.decode("utf-8", "replace").strip().splitlines()
        if lines:
            return lines[-1]
        code = self._process.returncode
        return "it closed its output" if code is None else f"exit code {code}"

    def close(self) -> None:
        """End the program and everything it started."""
        if self._lifeline < 0:
            return
        for stream in self._streams:
            with contextlib.suppress(OSError):
                stream.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE)
        os.close(self._lifeline)
        self._lifeline = -1
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE)
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
