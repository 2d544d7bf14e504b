"""Who does not want to meet whom."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import select

from . import people as p
from .store import Store


async def keep_apart(store: Store, guest: str, others: Iterable[str | None]) -> bool:
    """Has one of them blocked the other?"""
    c, people = p.relations.c, [other for other in others if other is not None and other != guest]
    if not people:
        return False
    either = ((c.guest == guest) & c.other.in_(people)) | ((c.other == guest) & c.guest.in_(people))
    return bool(await store.rows(select(c.guest).where(either, c.kind == "block").limit(1)))
