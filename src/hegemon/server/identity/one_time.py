"""Secrets that open a door once and not for long; the database holds their hashes alone."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import Any

from sqlalchemy import delete, insert
from sqlalchemy.ext.asyncio import AsyncConnection

from ..guests import hashed
from ..play.table import now
from ..storage import people as p
from ..storage.store import Store

CHALLENGE, SIGN_IN, KEEP = "challenge", "sign_in", "keep"
CHALLENGE_SECONDS = 300
LINK_SECONDS = 900
NUM_CODES = 10
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look like another
CODE_GROUPS, GROUP = 4, 5  # 99 bits


async def issue(
    connection: AsyncConnection, kind: str, seconds: float, guest: str | None = None, email: str | None = None
) -> str:
    """A fresh secret."""
    secret = secrets.token_urlsafe(32)
    until = now() + int(seconds * 1000)
    values = {"digest": hashed(secret), "kind": kind, "guest": guest, "email": email, "until": until}
    await connection.execute(insert(p.one_time).values(**values))
    return secret


async def redeem(store: Store, secret: str, kinds: Collection[str]) -> Any | None:
    """What a secret stands for; it is used up by that."""
    c = p.one_time.c
    async with store.writing() as connection:
        wanted = delete(p.one_time).where(c.digest == hashed(secret), c.kind.in_(kinds)).returning(*c)
        found = (await connection.execute(wanted)).mappings().first()
    return found if found is not None and found["until"] > now() else None


async def forget_old(store: Store) -> None:
    """What nobody can use any more goes."""
    async with store.writing() as connection:
        await connection.execute(delete(p.one_time).where(p.one_time.c.until < now()))


def fresh_codes() -> list[str]:
    """Recovery codes, to be written down."""
    return [
        "-".join("".join(secrets.choice(LETTERS) for _ in range(GROUP)) for _ in range(CODE_GROUPS))
        for _ in range(NUM_CODES)
    ]


def plain_code(text: str) -> str:
    """A code as somebody has typed it."""
    return "".join(text.lower().replace("-", " ").split())


async def replace_codes(store: Store, guest: str) -> list[str]:
    """Fresh recovery codes; the earlier ones open nothing any more."""
    codes = fresh_codes()
    rows = [{"digest": hashed(plain_code(code)), "guest": guest} for code in codes]
    async with store.writing() as connection:
        await connection.execute(delete(p.codes).where(p.codes.c.guest == guest))
        await connection.execute(insert(p.codes), rows)
    return codes


async def use_code(store: Store, text: str) -> str | None:
    """Whose recovery code this is; it is used up by that."""
    async with store.writing() as connection:
        wanted = delete(p.codes).where(p.codes.c.digest == hashed(plain_code(text))).returning(p.codes.c.guest)
        return (await connection.execute(wanted)).scalar_one_or_none()
