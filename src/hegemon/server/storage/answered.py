"""The answer to a command, stored with what the command changed."""

from __future__ import annotations

from typing import Any


class Answered:
    """A command that is being carried out, and its answer."""

    def __init__(self, scope: str, command_id: str, guest: str, digest: str) -> None:
        self.key = {"scope": scope, "command_id": command_id}
        self.guest = guest
        self.digest = digest
        self.answer: dict[str, Any] = {}

    def values(self, at: int) -> dict[str, Any]:
        """The row of this command."""
        return {**self.key, "guest": self.guest, "digest": self.digest, "answer": self.answer, "at": at}
