"""What a notice says: one line for each table, in the language of the one who reads it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..identity.letters import said


@dataclass(frozen=True)
class Message:
    """A notice about one table or many; it is stored as JSON until it is sent."""

    language: str
    items: list[dict[str, str]]  # kind, title, table

    @classmethod
    def read(cls, stored: dict[str, Any]) -> Message:
        """As it was stored."""
        return cls(stored["language"], stored["items"])

    def stored(self) -> dict[str, Any]:
        """For the database."""
        return {"language": self.language, "items": self.items}

    @property
    def title(self) -> str:
        """One line: the table, or how many there are."""
        if len(self.items) == 1:
            return said(self.language, f"notice-{self.items[0]['kind']}", game=self.items[0]["title"])
        return said(self.language, "notice-many", count=len(self.items))

    def lines(self, address: str) -> list[str]:
        """Each table with its link."""
        return [
            f"{said(self.language, 'notice-' + item['kind'], game=item['title'])} {address}/t/{item['table']}"
            for item in self.items
        ]

    def text(self, address: str) -> str:
        """For chats."""
        return "\n".join(self.lines(address))

    def letter(self, address: str, stop: str) -> str:
        """For mail, with the way to stop it."""
        return "\n\n".join([*self.lines(address), said(self.language, "notice-stop", address=stop)])

    @property
    def path(self) -> str:
        """Where a touch leads."""
        return f"/t/{self.items[0]['table']}" if len(self.items) == 1 else "/"
