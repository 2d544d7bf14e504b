"""Which notices a change of a table causes. They are stored in the transaction of the change, for those who can be
reached; the key of their row (who, where, what, since which event) lets nobody be told twice about one wait."""

from __future__ import annotations

from typing import Any

from ..play.table import Change

TURN, OVER, INVITATION, LOW = "turn", "over", "invitation", "low"
KINDS = (TURN, OVER, INVITATION, LOW)


def waits(change: Change) -> list[dict[str, Any]]:
    """Rows for the outbox."""
    table = change.table
    if table.status == "over":
        ended = any(row.kind == "over" for row in change.rows)
        told = sorted({seat.guest for seat in table.seats if seat.guest is not None}) if ended else []
        return [_row(change, guest, OVER) for guest in told]
    waited_for = table.guest_to_act
    if waited_for is None or waited_for == change.waited_for:
        return []
    return [_row(change, waited_for, TURN)]


def _row(change: Change, guest: str, kind: str) -> dict[str, Any]:
    table = change.table
    return {"guest": guest, "table_id": table.id, "kind": kind, "wait": table.number, "due": table.updated}
