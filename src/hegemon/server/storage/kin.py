"""Which table came of which."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from ..play.table import Origin
from . import tables as t

if TYPE_CHECKING:
    from .store import Store


def origin_values(table_id: str, origin: Origin) -> dict[str, Any]:
    """The row of a table that was made from another."""
    return {"child": table_id, "parent": origin.table, "kind": origin.kind, "ply": origin.ply}


async def origin_of(store: Store, table_id: str) -> Origin | None:
    """What a table was made from."""
    found = await store.rows(select(t.kin).where(t.kin.c.child == table_id))
    return Origin(found[0]["parent"], found[0]["ply"], found[0]["kind"]) if found else None


async def rematch_of(store: Store, table_id: str) -> str | None:
    """The table at which the same people play again."""
    c = t.kin.c
    found = await store.rows(select(c.child).where(c.parent == table_id, c.kind == "rematch"))
    return str(found[0]["child"]) if found else None
