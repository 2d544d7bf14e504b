"""Stands between us and a bot's program: starts it, and leaves nothing of it behind. Run as a script with the number of
an open pipe, the *lifeline*, and the command. When the program ends, or the lifeline does because whoever holds its
other end has let go or was killed, everything that the program started is killed, in whatever session it hides.

It imports nothing of this package, so that starting it takes no time."""

from __future__ import annotations

import ctypes
import os
import select
import signal
import sys
from pathlib import Path

PR_SET_CHILD_SUBREAPER = 36  # Linux: children of children that ended become ours
CANNOT_START = 127


def main() -> None:
    """Start the program, wait for one end or the other, tidy up, and end as the program did."""
    lifeline, command = int(sys.argv[1]), sys.argv[2:]
    os.set_inheritable(lifeline, False)
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    awake, waker = os.pipe()
    os.set_blocking(waker, False)
    signal.set_wakeup_fd(waker)
    signal.signal(signal.SIGCHLD, lambda number, frame: None)
    try:
        program = os.posix_spawnp(command[0], command, os.environ)
    except OSError as fault:
        sys.stderr.write(f"'{command[0]}' cannot be started: {fault.strerror}\n")
        sys.exit(CANNOT_START)
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)  # the pipes belong to the program alone: their end is its end
    os.dup2(nothing, 1)
    code = _wait_for_an_end(program, lifeline, awake)
    _kill_all()
    sys.stderr.flush()
    os._exit(code)


def _wait_for_an_end(program: int, lifeline: int, awake: int) -> int:
    """The exit code of the program, as a shell gives it; 0 where the lifeline ended first."""
    poll = select.poll()
    poll.register(lifeline, select.POLLIN)
    poll.register(awake, select.POLLIN)
    while True:
        ready = [stream for stream, _ in poll.poll()]
        if awake in ready:
            os.read(awake, 4096)
            if (ended := _reaped(program)) is not None:
                return ended
        if lifeline in ready:
            return 0


def _reaped(program: int) -> int | None:
    """Bury every child that has ended; the exit code of the program if it is among them."""
    found = None
    while True:
        try:
            child, status = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return found
        if child == 0:
            return found
        if child == program:
            code = os.waitstatus_to_exitcode(status)
            found = code if code >= 0 else 128 - code


def _kill_all() -> None:
    """Until no child is left: the children of one that was killed come to us."""
    while children := _children():
        for child in children:
            os.kill(child, signal.SIGKILL)
        for child in children:
            os.waitpid(child, 0)


def _children() -> list[int]:
    """Children that were not buried yet. Where there is no /proc, whoever started us kills our whole group."""
    found = []
    for entry in Path("/proc").glob("[0-9]*/stat"):
        try:
            behind_name = entry.read_text("utf-8", "replace").rpartition(")")[2].split()
        except OSError:
            continue  # it ended while we looked
        if int(behind_name[1]) == os.getpid():
            found.append(int(entry.parent.name))
    return found


if __name__ == "__main__":
    main()
