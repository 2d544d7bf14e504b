"""What the server counts, in the text format that Prometheus reads."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Mapping
from typing import TypeVar

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response

from ..core.language import msg
from .problems import Refused, language_of, told

Found = TypeVar("Found")
CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds
METHODS = {"GET", "HEAD", "POST", "OPTIONS", "PUT", "DELETE", "PATCH"}  # others are counted together


class Durations:
    """How long something took: a histogram."""

    def __init__(self) -> None:
        self._counts = [0] * (len(BOUNDS) + 1)
        self._sum = 0.0

    def add(self, seconds: float) -> None:
        """It took so long once more."""
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self._sum += seconds

    def lines(self, name: str) -> Iterator[str]:
        """As Prometheus reads it."""
        below = 0
        for bound, count in zip([*map(str, BOUNDS), "+Inf"], self._counts, strict=True):
            below += count
            yield f'{name}_bucket{{le="{bound}"}} {below}'
        yield f"{name}_sum {self._sum:.6f}"
        yield f"{name}_count {below}"


class Metrics:
    """Counters that only grow, and gauges that are asked when somebody looks."""

    def __init__(self) -> None:
        self.requests: Counter[tuple[str, int]] = Counter()  # method, status
        self.request_seconds = Durations()
        self.commands: Counter[str] = Counter()  # how they ended
        self.command_seconds = Durations()
        self.commits: Counter[str] = Counter()
        self.gauges: Mapping[str, tuple[str, Callable[[], int]]] = {}  # name → what it is, its value now

    def request(self, method: str, status: int, seconds: float) -> None:
        """A request was answered."""
        self.requests[method if method in METHODS else "other", status] += 1
        self.request_seconds.add(seconds)

    async def command(self, work: Awaitable[Found]) -> Found:
        """Carry a person's command out and count it."""
        began, ended = time.perf_counter(), "failed"
        try:
            found = await work
            ended = "done"
            return found
        except Refused:
            ended = "refused"
            raise
        finally:
            self.commands[ended] += 1
            self.command_seconds.add(time.perf_counter() - began)

    def text(self) -> str:
        """Everything, as Prometheus reads it."""
        return "\n".join(self._lines()) + "\n"

    def _lines(self) -> Iterator[str]:
        yield from _head("hegemon_requests_total", "counter", "Requests answered.")
        for (method, status), count in sorted(self.requests.items()):
            yield f'hegemon_requests_total{{method="{method}",status="{status}"}} {count}'
        yield from _head("hegemon_request_seconds", "histogram", "Time to the end of an answer.")
        yield from self.request_seconds.lines("hegemon_request_seconds")
        yield from _head("hegemon_commands_total", "counter", "Commands of people, by how they ended.")
        for ended in ("done", "refused", "failed"):
            yield f'hegemon_commands_total{{ended="{ended}"}} {self.commands[ended]}'
        yield from _head("hegemon_command_seconds", "histogram", "Time of a command, with its way to the disk.")
        yield from self.command_seconds.lines("hegemon_command_seconds")
        yield from _head("hegemon_commits_total", "counter", "Changes of tables, by how storing them ended.")
        for ended in ("stored", "conflict", "failed"):
            yield f'hegemon_commits_total{{ended="{ended}"}} {self.commits[ended]}'
        for name, (about, value) in self.gauges.items():
            yield from _head(name, "gauge", about)
            yield f"{name} {value()}"


def _head(name: str, kind: str, about: str) -> tuple[str, str]:
    return f"# HELP {name} {about}", f"# TYPE {name} {kind}"


def metrics_page(metrics: Metrics, readers: tuple[str, ...]) -> APIRouter:
    """`/metrics`, for the addresses of those who may read it."""
    router = APIRouter(include_in_schema=False)

    @router.get("/metrics")
    async def page(request: Request) -> Response:
        if request.client is None or request.client.host not in readers:
            return told(Refused(403, "hidden", msg("refuse-metrics")), language_of(request))
        return PlainTextResponse(metrics.text(), media_type=CONTENT_TYPE)

    return router
