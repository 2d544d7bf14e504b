"""The clocks of tables, as they are stored; every change of a table writes its clock in the same transaction."""

from __future__ import annotations

from typing import Any, Protocol

from sqlalchemy import Select, select

from ..play.clock import Clock
from . import tables as t


class Rows(Protocol):
    """Where questions are asked."""

    async def rows(self, statement: Select[Any]) -> list[Any]:
        """The result of a question."""


async def clock_of(store: Rows, table_id: str) -> Clock | None:
    """A table's clock, if it has one."""
    found = await store.rows(select(t.clocks).where(t.clocks.c.table_id == table_id))
    if not found:
        return None
    return Clock.restore(found[0]["kept"], found[0]["seat"], found[0]["since"], found[0]["deadline"])
