"""What the rows of a table, its seats and its actions hold."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

from ..play.ongoing import Snapshot
from ..play.orders import dump
from ..play.table import Change, Table


def table_values(table: Table) -> dict[str, Any]:
    """That part of a table's row which changes while it is played."""
    values: dict[str, Any] = {
        "status": table.status, "frozen_reason": table.frozen_reason, "number": table.number, "moved": table.moved,
        "to_act": table.to_act, "outcome": table.outcome,
        "takeback": asdict(table.takeback) if table.takeback else None, "last": table.last, "updated": table.updated,
        "orders": dump(table.orders) if table.orders else None,
        "salts": dict(table.chance.salts) if table.chance else None,
    }  # fmt: skip
    if table.ongoing is not None:
        values |= {"ply": table.ongoing.ply, "turn": table.ongoing.turn}
    return values


def chance_values(table: Table) -> dict[str, Any]:
    """What the draws of a table follow from, as it is fixed when the table is set up."""
    chance = table.chance
    return {"commitment": chance.commitment if chance else None, "secret": chance.seed if chance else None}


def changed_values(change: Change) -> dict[str, Any]:
    """What a change writes into the row of its table."""
    return table_values(change.table) | ({"stamp": change.stamp} if change.stamp else {})


def clock_values(table: Table) -> list[dict[str, Any]]:
    """The row of a table's clock, if it has one. Whoever writes it has seen to an earlier deadline."""
    clock = table.clock
    if clock is None:
        return []
    return [
        {"table_id": table.id, "seat": clock.running, "since": clock.since, "deadline": clock.deadline,
         "kept": clock.dump(), "claimed_until": None}
    ]  # fmt: skip


def cuts(change: Change) -> dict[str, int]:
    """Table of the database → the last ply of it that stays, where something is taken back."""
    if change.cut is None:
        return {}
    return {"plies": change.cut, "snapshots": -1 if change.stamp else change.cut}


def seat_values(table: Table) -> list[dict[str, Any]]:
    """The rows of a table's seats."""
    return [{"table_id": table.id, "seat": i, **asdict(seat)} for i, seat in enumerate(table.seats)]


def event_values(change: Change) -> list[dict[str, Any]]:
    """The rows of what happened."""
    return [
        {"table_id": change.table.id, "number": row.number, "kind": row.kind, "at": row.at, "seat": row.seat,
         "body": row.body}
        for row in change.rows
    ]  # fmt: skip


def ply_values(change: Change) -> list[dict[str, Any]]:
    """The rows of the actions that were made."""
    return [
        {"table_id": change.table.id, "ply": made.ply, "number": number, "turn": made.turn,
         "seat": made.seat if made.seat >= 0 else None, "forced": made.forced}
        for number, made in change.made
    ]  # fmt: skip


def snapshot_values(table: Table, snapshots: Iterable[Snapshot]) -> list[dict[str, Any]]:
    """The rows of the positions in which turns began."""
    return [
        {"table_id": table.id, "ply": s.ply, "turn": s.turn, "active": s.active, "key": s.key, "state": s.state}
        for s in snapshots
    ]
