"""A real mail server for tests: whatever is sent to it is kept."""

from __future__ import annotations

import re
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import Envelope


class Mailbox:
    """Keeps letters; may refuse some first."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.refusals = 0
        self.url = ""

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Envelope) -> str:
        if self.refusals > 0:
            self.refusals -= 1
            return "451 Not just now"
        found = message_from_bytes(envelope.original_content or b"", policy=policy.default)
        assert isinstance(found, EmailMessage)
        self.letters.append(found)
        return "250 OK"

    def wait(self, count: int, patience: float = 60.0) -> list[EmailMessage]:
        """The letters, once there are so many."""
        end = time.monotonic() + patience
        while len(self.letters) < count:
            assert time.monotonic() < end, f"{len(self.letters)} of {count} letters came"
            time.sleep(0.01)
        return self.letters

    def link(self) -> str:
        """The secret in the last letter's link."""
        found = re.search(r"/signin#(\S+)", self.letters[-1].get_content())
        assert found
        return found[1]


@contextmanager
def mail_server() -> Iterator[Mailbox]:
    """A mail server on a free port of this machine."""
    mailbox = Mailbox()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    controller = Controller(mailbox, hostname="127.0.0.1", port=port)
    controller.start()
    mailbox.url = f"smtp+plain://127.0.0.1:{port}"
    try:
        yield mailbox
    finally:
        controller.stop()
