"""Starlette's client for tests, with a shorter way to the server that runs in a thread beside the test.

Its own way asks the other thread eight times or more for each request, to hand an answer over piece by piece; that was
half of the work of such tests. No answer here is endless: the server is asked once, and the whole answer comes back."""

from __future__ import annotations

import asyncio
from typing import Any
from urllib.parse import unquote

import httpx2
from starlette.testclient import TestClient
from starlette.types import Message


class OneCall(httpx2.BaseTransport):
    """Requests in one call each; sockets, and requests to a server that was not started, go Starlette's way."""

    def __init__(self, client: TestClient, usual: httpx2.BaseTransport) -> None:
        self.client, self.usual = client, usual
        self.loop: asyncio.AbstractEventLoop | None = None

    def close(self) -> None:
        """End what is still open."""
        self.loop = None
        self.usual.close()

    def handle_request(self, request: httpx2.Request) -> httpx2.Response:
        """The whole answer; a fault of the server is raised here."""
        if request.url.scheme != "http" or self.client.portal is None:
            return self.usual.handle_request(request)
        if self.loop is None:
            self.loop = self.client.portal.call(asyncio.get_running_loop)
        asked = self._answer(self._scope(request), request.read())
        status, headers, body = asyncio.run_coroutine_threadsafe(asked, self.loop).result()
        return httpx2.Response(status, headers=headers, content=body, request=request)

    def _scope(self, request: httpx2.Request) -> dict[str, Any]:
        path, _, query = request.url.raw_path.partition(b"?")
        return {
            "type": "http",
            "http_version": "1.1",
            "method": request.method,
            "path": unquote(request.url.path),
            "raw_path": path,
            "root_path": "",
            "scheme": "http",
            "query_string": query,
            "headers": [(name.lower(), value) for name, value in request.headers.raw],
            "client": vars(self.usual)["client"],
            "server": [request.url.host, request.url.port or 80],
            "state": self.client.app_state.copy(),
        }

    async def _answer(self, scope: dict[str, Any], body: bytes) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
        waiting: list[Message] = [{"type": "http.request", "body": body}]
        said: list[Message] = []
        done = asyncio.Event()

        async def receive() -> Message:
            if waiting:
                return waiting.pop()
            await done.wait()
            return {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            said.append(message)
            if message["type"] == "http.response.body" and not message.get("more_body"):
                done.set()

        await self.client.app(scope, receive, send)
        assert done.is_set(), "The server left a request without its whole answer."
        first, *rest = said
        text = b"".join(message.get("body", b"") for message in rest)
        return first["status"], first["headers"], b"" if scope["method"] == "HEAD" else text


class Client(TestClient):
    """A server in a thread of its own, and its client."""

    def __init__(self, *args: Any, **how: Any) -> None:
        super().__init__(*args, **how)
        self._transport = OneCall(self, self._transport)
