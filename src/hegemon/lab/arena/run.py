"""Plays the games of an arena in several processes and keeps every one as soon as it is over."""

from __future__ import annotations

import atexit
import os
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from pathlib import Path
from threading import Thread

from ...core.errors import HegemonError
from ...core.language import msg
from .playing import Played, Worker
from .results import Results, append
from .schedule import Fixture, schedule
from .standings import decided

_workers: list[Worker] = []  # of this process: none, or one
AHEAD = 2  # games given to each process beyond the one it plays


def run(results: Results, games: int, jobs: int, save: Path | None, until_decided: bool = False) -> Iterator[Played]:
    """The games of the schedule that were not played yet, each kept before it is handed on."""
    left = [f for f in schedule(results.order, results.seats, games) if f.number not in results.numbers]
    for played in _alone(results, left) if jobs == 1 else _together(results, left, jobs):
        results.games.append(played)
        if save is not None:
            append(save, [played])
        yield played
        if until_decided and decided(results):
            return


def _alone(results: Results, left: list[Fixture]) -> Iterator[Played]:
    worker = Worker(results.order)
    try:
        for fixture in left:
            yield worker.play(fixture)[0]
    finally:
        worker.close()


def _together(results: Results, left: list[Fixture], jobs: int) -> Iterator[Played]:
    waiting = iter(left)
    with ProcessPoolExecutor(jobs, get_context("spawn"), _set_up, (results,)) as pool:
        try:
            going: set[Future[Played]] = set()
            while True:
                while len(going) < jobs * AHEAD and (fixture := next(waiting, None)) is not None:
                    going.add(pool.submit(_play, fixture))
                if not going:
                    return
                over, going = wait(going, return_when=FIRST_COMPLETED)
                yield from (done.result() for done in over)
        except BrokenProcessPool:
            raise HegemonError(msg("bad-arena-killed")) from None
        finally:
            pool.shutdown(cancel_futures=True)


def _set_up(results: Results) -> None:
    """Once in each process."""
    Thread(target=_leave_with_parent, daemon=True).start()
    _workers.append(Worker(results.order))
    atexit.register(_workers[0].close)


def _leave_with_parent() -> None:
    """A process of a pool waits for its next game for ever, even if whoever would give it one was killed."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def _play(fixture: Fixture) -> Played:
    return _workers[0].play(fixture)[0]
