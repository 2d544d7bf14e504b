"""Requests to addresses that people have given: over TLS, to the public internet, without following anybody further.

A name is looked up once, and the connection goes to the very address that was judged: a name that changes its mind in
between leads nowhere else."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping
from urllib.parse import urlsplit

import h11

PATIENCE = 15.0  # seconds
MOST_READ = 64_000
TLS_PORT = 443
NO_ANSWER = 0  # in place of a status: sent, and it may have been taken
LastByte = Callable[[], Awaitable[None]]  # called before what cannot be taken back


class Unsent(Exception):
    """It has certainly not been taken; another attempt may go better (`again`) or not."""

    def __init__(self, reason: str, again: bool = True) -> None:
        super().__init__(reason)
        self.again = again


class Forbidden(Unsent):
    """An address to which nothing is sent."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason, again=False)


def check_address(url: str, private: bool) -> None:
    """Refuse what can be refused without looking the name up."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Forbidden("It is no address.") from None
    if parts.username is not None or parts.password is not None or not parts.hostname or not url.isascii():
        raise Forbidden("The address must have a name, and no user.")
    if not url.isprintable() or " " in url:
        raise Forbidden("It is no address.")
    if not private and (parts.scheme != "https" or port not in (None, TLS_PORT)):
        raise Forbidden("The address must begin with https:// and name no port.")
    if private and parts.scheme not in ("http", "https"):
        raise Forbidden("The address must begin with https://.")


def is_public(address: str) -> bool:
    """May anybody's request go there?"""
    found = ipaddress.ip_address(address.partition("%")[0])
    mapped = getattr(found, "ipv4_mapped", None) or getattr(found, "sixtofour", None)
    return (
        found.is_global and not found.is_multicast and not found.is_reserved
        and (mapped is None or is_public(str(mapped)))
    )  # fmt: skip


async def _resolved(host: str, port: int, private: bool) -> str:
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except OSError:
        raise Unsent("The name is not known.") from None
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses:
        raise Unsent("The name is not known.")
    if not private and not all(is_public(address) for address in addresses):
        raise Forbidden("The address is not in the public internet.")
    return addresses[0]


async def post(url: str, headers: Mapping[str, str], body: bytes, private: bool, last_byte: LastByte) -> int:
    """Send something; the status of the answer, or NO_ANSWER. Nobody takes a body that lacks its last byte: what goes
    wrong before `last_byte` has returned was certainly not taken."""
    check_address(url, private)
    parts = urlsplit(url)
    secure = parts.scheme == "https"
    port = parts.port or (TLS_PORT if secure else 80)
    assert parts.hostname is not None
    try:
        async with asyncio.timeout(PATIENCE):
            address = await _resolved(parts.hostname, port, private)
            reader, writer = await asyncio.open_connection(
                address, port, ssl=ssl.create_default_context() if secure else None,
                server_hostname=parts.hostname if secure else None,
            )  # fmt: skip
    except (OSError, TimeoutError) as fault:
        raise Unsent(f"There is no connection: {type(fault).__name__}.") from None
    try:
        connection = await _begin(writer, parts.netloc, _target(url), headers, body)
        await last_byte()
        writer.write(connection.send(h11.Data(data=body[-1:])) or b"")
        return await _answer(reader, writer, connection)
    finally:
        writer.close()


def _target(url: str) -> str:
    parts = urlsplit(url)
    return (parts.path or "/") + (f"?{parts.query}" if parts.query else "")


async def _begin(
    writer: asyncio.StreamWriter, host: str, target: str, headers: Mapping[str, str], body: bytes
) -> h11.Connection:
    """Everything but the last byte."""
    connection = h11.Connection(h11.CLIENT, max_incomplete_event_size=MOST_READ)
    told = {"Host": host, "Content-Length": str(len(body)), "Connection": "close", "User-Agent": "hegemon"}
    request = h11.Request(method="POST", target=target, headers=list((told | dict(headers)).items()))
    try:
        async with asyncio.timeout(PATIENCE):
            for part in (request, h11.Data(data=body[:-1])):
                writer.write(connection.send(part) or b"")
            await writer.drain()
    except (OSError, TimeoutError) as fault:
        raise Unsent(f"The connection broke: {type(fault).__name__}.") from None
    return connection


async def _answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, connection: h11.Connection) -> int:
    try:
        async with asyncio.timeout(PATIENCE):
            writer.write(connection.send(h11.EndOfMessage()) or b"")
            await writer.drain()
            while True:
                event = connection.next_event()
                if isinstance(event, h11.Response):
                    return int(event.status_code)
                if event is h11.NEED_DATA:
                    connection.receive_data(await reader.read(4096))
                elif not isinstance(event, h11.InformationalResponse):
                    return NO_ANSWER
    except (OSError, TimeoutError, h11.RemoteProtocolError):
        return NO_ANSWER


def judged(status: int) -> None:
    """What an answer means: taken, try again, or never."""
    if status == NO_ANSWER or 200 <= status < 300:
        return
    again = status == 429 or status >= 500
    raise Unsent(f"The answer is {status}.", again)
