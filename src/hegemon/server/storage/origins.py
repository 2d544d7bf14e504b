"""Which table came of which."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import and_, or_, select

from ..play.table import Origin
from . import tables as t

if TYPE_CHECKING:
    from .store import Store


def origin_values(table_id: str, origin: Origin) -> dict[str, Any]:
    """The row of a table that was made from another."""
    return {"child": table_id, "parent": origin.table, "kind": origin.kind, "ply": origin.ply}


async def related_to(store: Store, table_id: str) -> tuple[Origin | None, str | None]:
    """What a table was made from, and the table at which the same people play again."""
    c = t.origins.c
    found = await store.rows(
        select(t.origins).where(or_(c.child == table_id, and_(c.parent == table_id, c.kind == "rematch")))
    )
    made = [Origin(row["parent"], row["ply"], row["kind"]) for row in found if row["child"] == table_id]
    again = [str(row["child"]) for row in found if row["parent"] == table_id]
    return next(iter(made), None), next(iter(again), None)
