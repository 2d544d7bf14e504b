"""Several server processes on one socket: started, watched, replaced one after the other.

SIGTERM and SIGINT end all of them; SIGHUP replaces each by a fresh one, without a moment in which nobody answers."""

from __future__ import annotations

import contextlib
import logging
import math
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from types import FrameType

from .logs import set_up_logs
from .run_server import run
from .settings import Settings

log = logging.getLogger(__name__)
SPAWN = multiprocessing.get_context("spawn")  # nothing of the parent is inherited but the socket
PATIENCE = 15.0  # seconds that a process may take to end; its requests get five of them
START_PATIENCE = 600.0  # seconds until a fresh process that replaces another must be ready
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 30.0  # seconds before one that died is replaced; doubled when it dies again soon
SOON = 10.0  # seconds
GLANCE = 0.2  # seconds between two looks at the signals


def _serve(settings: Settings, listening: socket.socket, parent: Connection) -> None:
    """In the new process."""
    with contextlib.suppress(AttributeError):  # not on Windows
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=[parent], daemon=True).start()
    run(settings, listening, lambda: parent.send(True))


def _end_with(parent: Connection) -> None:
    """When the parent is gone, however that happened, this process ends too."""
    with contextlib.suppress(EOFError, OSError):
        parent.recv()
    os.kill(os.getpid(), signal.SIGTERM)


class Worker:
    """One server process."""

    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        self._pipe, theirs = SPAWN.Pipe()
        self.process = SPAWN.Process(target=_serve, args=(settings, listening, theirs), name="hegemon")
        self.process.start()
        theirs.close()
        self.began = time.monotonic()

    def ready(self, patience: float) -> bool:
        """Does it answer requests?"""
        try:
            return self._pipe.poll(patience) and bool(self._pipe.recv())
        except (EOFError, OSError):
            return False

    def end(self) -> None:
        """Ask it to end."""
        if self.process.is_alive():
            self.process.terminate()

    def ended(self) -> None:
        """Wait until it is gone; one that does not go is made to."""
        self.process.join(PATIENCE)
        if self.process.is_alive():
            log.error("The process %s does not end and is killed", self.process.pid)
            self.process.kill()
            self.process.join()
        self._pipe.close()


class Workers:
    """All of them."""

    def __init__(self, settings: Settings, listening: socket.socket, count: int) -> None:
        self._settings = settings
        self._listening = listening
        self._count = count
        self._workers: list[Worker] = []
        self._ending = False
        self._renewing = False
        self._pause = FIRST_PAUSE

    def run(self, ready: Callable[[], None]) -> None:
        """Until a signal ends it."""
        set_up_logs(self._settings.log)
        for name in ("SIGTERM", "SIGINT", "SIGHUP"):
            if number := getattr(signal, name, None):
                signal.signal(number, self._on_signal)
        try:
            self._workers = [self._start() for _ in range(self._count)]
            if any(self._wait_for(worker, math.inf) for worker in self._workers):
                ready()
            self._watch()
        finally:
            for worker in self._workers:
                worker.end()
            for worker in self._workers:
                worker.ended()

    def _on_signal(self, number: int, _frame: FrameType | None) -> None:
        if number == getattr(signal, "SIGHUP", None):
            self._renewing = True
        else:
            self._ending = True

    def _start(self) -> Worker:
        return Worker(self._settings, self._listening)

    def _wait_for(self, worker: Worker, patience: float) -> bool:
        """Until it is ready, or it is clear that it will not be."""
        end = time.monotonic() + patience
        while not self._ending and worker.process.is_alive() and time.monotonic() < end:
            if worker.ready(GLANCE):
                return True
        return False

    def _watch(self) -> None:
        while not self._ending:
            if self._renewing:
                self._renewing = False
                self._renew()
            wait([worker.process.sentinel for worker in self._workers], GLANCE)
            for worker in [w for w in self._workers if not w.process.is_alive()]:
                self._replace(worker)

    def _replace(self, dead: Worker) -> None:
        """One has died that was not told to."""
        dead.ended()
        self._workers.remove(dead)
        lived = time.monotonic() - dead.began
        self._pause = FIRST_PAUSE if lived > SOON else min(2 * self._pause, LONGEST_PAUSE)
        log.error("A server process ended by itself (code %s); another is started", dead.process.exitcode)
        end = time.monotonic() + (0.0 if lived > SOON else self._pause)
        while not self._ending and time.monotonic() < end:
            time.sleep(GLANCE)
        if not self._ending:
            self._workers.append(self._start())

    def _renew(self) -> None:
        """First the fresh one, then the old one goes: somebody always answers."""
        for old in list(self._workers):
            fresh = self._start()
            if not self._wait_for(fresh, START_PATIENCE):
                log.error("A fresh process does not start; the others stay as they are")
                fresh.end()
                fresh.ended()
                return
            self._workers.append(fresh)
            self._workers.remove(old)
            old.end()
            old.ended()
