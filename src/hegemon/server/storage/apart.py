"""Who does not want to meet whom, or to hear whom."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import select

from . import people as p
from .store import Store


async def unheard_by(store: Store, guest: str | None) -> frozenset[str]:
    """Those whose words do not reach a guest: muted, or blocked."""
    if guest is None:
        return frozenset()
    return frozenset(
        row["other"] for row in await store.rows(select(p.relations.c.other).where(p.relations.c.guest == guest))
    )


async def keep_apart(store: Store, guest: str, others: Iterable[str | None]) -> bool:
    """Has one of them blocked the other?"""
    c, people = p.relations.c, [other for other in others if other is not None and other != guest]
    if not people:
        return False
    either = ((c.guest == guest) & c.other.in_(people)) | ((c.other == guest) & c.guest.in_(people))
    return bool(await store.rows(select(c.guest).where(either, c.kind == "block").limit(1)))
