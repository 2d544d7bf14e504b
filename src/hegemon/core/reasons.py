"""Refusals: a code inside the rules, a citation and a sentence outside."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Refusal:
    """Why an action is not allowed now."""

    code: int
    cite: str
    sentence: str


class Reasons:
    """A game's refusals, numbered in the order in which they are added; 0 means fine."""

    fine = 0

    def __init__(self) -> None:
        self._rows: list[Refusal] = [Refusal(0, "", "Allowed.")]

    def add(self, cite: str, sentence: str) -> int:
        """Register a refusal and return its code."""
        self._rows.append(Refusal(len(self._rows), cite, sentence))
        return len(self._rows) - 1

    def __getitem__(self, code: int) -> Refusal:
        return self._rows[code]

    def __len__(self) -> int:
        return len(self._rows)

    def all(self) -> list[Refusal]:
        """Every refusal of the game."""
        return self._rows[1:]
