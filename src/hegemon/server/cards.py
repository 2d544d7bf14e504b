"""Components in a list."""

from __future__ import annotations

from typing import Any

from ..core.errors import HegemonError
from .desk import Desk
from .storage import lists


def _card(desk: Desk, row: Any, guest: str | None) -> dict[str, Any]:
    try:
        game = desk.library.get(row["game"], row["options"])
        title = game.spec.title
        titles = [game.data.title("seat", s["id"]) for s in row["seats"]]
    except HegemonError:  # its game cannot be loaded any more: the table is still listed
        titles = [s["id"] for s in row["seats"]]
        title = row["game"]
    to_act = row["to_act"] if row["status"] == "playing" else None
    mine = [s["seat"] for s in row["seats"] if guest is not None and s["guest"] == guest]
    seats = [
        {
            "index": i, "id": s["id"], "title": titles[i], "kind": s["kind"], "name": s["name"], "bot": s["bot"],
            "mine": i in mine, "present": s["kind"] == "bot" or _is_here(desk, row["id"], s["guest"]),
            "resigned": s["resigned"],
        }
        for i, s in enumerate(row["seats"])
    ]  # fmt: skip
    copied = {
        k: row[k] for k in ("id", "game", "options", "status", "visibility", "turn", "last", "created", "updated")
    }
    return copied | {
        "path": f"/t/{row['id']}", "title": title, "seats": seats, "to_act": to_act, "my_move": to_act in mine,
    }  # fmt: skip


def _is_here(desk: Desk, table_id: str, guest: str | None) -> bool:
    return guest is not None and any(c.guest == guest for c in desk.hub.connections(table_id))


async def listed(desk: Desk, guest: str | None, game: str | None) -> dict[str, Any]:
    """Listed tables."""
    return {"tables": [_card(desk, row, guest) for row in await lists.listed(desk.store, game)]}


async def of_guest(desk: Desk, guest: str | None) -> dict[str, Any]:
    """My tables: my move first, the longest waiting on top; then the others, the most recent first."""
    if guest is None:
        return {"tables": []}
    cards = [_card(desk, row, guest) for row in await lists.of_guest(desk.store, guest)]
    waiting = sorted((c for c in cards if c["my_move"]), key=lambda c: c["updated"])
    return {"tables": [*waiting, *(c for c in cards if not c["my_move"])]}
