"""A table that is closed before its game is over: nobody has won."""

from __future__ import annotations

from ..play.table import Change


def closed(change: Change) -> None:
    """It stays readable, and nothing can be done there any more."""
    table = change.table
    table.status = "over"
    table.outcome = {"winners": [], "ranking": [], "scores": {}, "reason": "closed"}
    change.event("over", outcome=table.outcome)
