"""What was said at a table, out of the events."""

from __future__ import annotations

from typing import Literal

from sqlalchemy import desc, func, select

from ..schemas.play import ChatLine, ChatPage
from . import tables as t
from .store import Store


async def page(
    store: Store, table_id: str, kind: Literal["chat", "aside"], unheard: frozenset[str], before: int | None, limit: int
) -> ChatPage:
    """The newest lines before a number (None: the newest of all), oldest first, without those of unheard people."""
    c = t.events.c
    wanted = (c.table_id == table_id) & (c.kind == kind)
    if before is not None:
        wanted &= c.number < before
    if unheard:
        wanted &= func.coalesce(c.body["guest"].as_string(), "").not_in(unheard)
    newest = select(t.events).where(wanted).order_by(desc(c.number)).limit(limit + 1)
    rows = await store.rows(newest)
    lines = [
        ChatLine(number=r["number"], at=r["at"], seat=r["seat"], name=r["body"]["actor"], text=r["body"]["text"])
        for r in reversed(rows[:limit])
    ]
    return ChatPage(lines=lines, before=lines[0].number if len(rows) > limit else None)
