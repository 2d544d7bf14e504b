"""Connections cannot pile up: so many at most, none that dawdles over a request or does not take its answer."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Collection
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .settings import Settings

if TYPE_CHECKING:
    Spoken = H11Protocol
else:
    Spoken = object  # one of the two ways to read HTTP stands behind it (`protocol_for`)

FILES_KEPT_BACK = 200  # open files for the database, the client's pages and connections that are just being turned away
LONGEST_HEAD = 64 * 1024  # bytes before the application has a request; the faster reader knows no limit of its own
MOST_UNTAKEN = 4_000_000  # bytes that may wait for the client of a socket that goes on sending
TURNED_AWAY = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


def most_files() -> int:
    """How many files this process may have open; as many as the system allows."""
    try:
        import resource
    except ImportError:  # not on Windows
        return 10_000
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < hard:
        wanted = hard if hard != resource.RLIM_INFINITY else max(soft, 65_536)
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
        except (ValueError, OSError):  # the system has a limit of its own
            pass
    return soft


@dataclass(frozen=True)
class Door:
    """Who may come in, and how long one may dawdle."""

    most: int
    most_per_address: int
    request_seconds: float
    proxies: tuple[str, ...] = ()

    def admits(self, address: str, inside: Collection[Any]) -> bool:
        """May a connection from there stay, itself counted among those inside?"""
        if len(inside) > self.most:
            return False
        if len(inside) <= self.most_per_address or speaks_for_all(address, self.proxies):
            return True
        return sum(1 for other in inside if other.client and other.client[0] == address) <= self.most_per_address


@lru_cache(maxsize=1024)
def speaks_for_all(address: str, proxies: tuple[str, ...]) -> bool:
    """This machine itself, or a proxy that the operator has named: everybody may be behind it."""
    try:
        found = ip_address(address)
    except ValueError:  # none at all, as of a socket in a folder
        return True
    return found.is_loopback or any(found in network for network in map(_network, proxies) if network is not None)


def _network(named: str) -> IPv4Network | IPv6Network | None:
    try:
        return ip_network(named, strict=False)
    except ValueError:
        return None


class PatientProtocol(Spoken):
    """HTTP with limits: a deadline for a request's head, and a longest head."""

    door: Door  # set by `protocol_for`

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A client connects."""
        super().connection_made(transport)
        self._deadline: asyncio.TimerHandle | None = None
        self._head = 0  # bytes that have come of a request's head
        if not self.door.admits(self.client[0] if self.client else "", self.connections):
            transport.write(TURNED_AWAY)
            transport.close()
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Part of a request; once its head is whole, the application has it."""
        super().data_received(data)
        answering = self.cycle is not None and not self.cycle.response_complete
        if answering or self.transport.get_protocol() is not self:  # a socket has deadlines of its own
            self._head = 0
            self._stop_waiting()
            return
        self._head += len(data)
        if self._head > LONGEST_HEAD:
            self.transport.abort()
        elif self._deadline is None:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """The client is gone."""
        self._stop_waiting()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._stop_waiting()
        self._deadline = self.loop.call_later(self.door.request_seconds, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class PatientSocket(WebSocketsSansIOProtocol):
    """A WebSocket whose client cannot have answers piled up: those to its pings do not wait until it takes them."""

    def data_received(self, data: bytes) -> None:
        """Part of a message."""
        if self.transport.get_write_buffer_size() > MOST_UNTAKEN:
            self.transport.abort()
        else:
            super().data_received(data)


class Untaken:
    """What waits to be taken by clients. Closing a connection waits for that, too: for a client that takes nothing,
    because it is gone without a word or means it badly, without end."""

    def __init__(self) -> None:
        self._before: dict[Any, int] = {}  # connection → bytes

    def look(self, connections: Collection[Any]) -> None:
        """Give up those that have taken nothing since the last look."""
        found = {one: size for one in connections if (size := one.transport.get_write_buffer_size())}
        for one, size in found.items():
            if size >= self._before.get(one, math.inf):
                one.transport.abort()
        self._before = found


async def keep_taking(connections: Collection[Any], seconds: float) -> None:
    """Look after them as long as the server runs."""
    untaken = Untaken()
    while True:
        await asyncio.sleep(seconds)
        untaken.look(connections)


def _reader() -> type[Any]:
    """The fastest way to read HTTP that is installed."""
    try:
        from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
    except ImportError:
        return H11Protocol
    return HttpToolsProtocol


def protocol_for(settings: Settings) -> type[PatientProtocol]:
    """The protocol of one server."""
    most = max(1, min(settings.connections, most_files() - FILES_KEPT_BACK))
    from_one = min(settings.connections_per_address, max(1, most // 2))  # nobody keeps everybody else out alone
    door = Door(most, from_one, settings.request_seconds, settings.proxies)
    return type("ServerProtocol", (PatientProtocol, _reader()), {"door": door})
