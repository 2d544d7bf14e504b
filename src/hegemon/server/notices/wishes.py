"""What people want to be told, and how: kept for each of them, and for each table that they want to hear nothing of."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from typing import Any

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ...core.language import msg
from ..guests import KnownGuest, hashed
from ..identity.accounts import Accounts, row_of
from ..play.table import now
from ..problems import Refused
from ..schemas.notices import Feed, NoticeSettings, Subscription, Wishes
from ..storage import people as p
from ..storage.store import Store
from .outgoing import Forbidden, check_address
from .push import PushKey

PUSH_KEY, STOP_KEY = "push", "stop"
MOST_BROWSERS = 10


async def key(store: Store, name: str) -> str:
    """A secret of the server, made when it is first needed; all processes have the same."""
    for _ in range(2):
        if found := await store.rows(select(p.keys).where(p.keys.c.name == name)):
            return str(found[0]["value"])
        fresh = PushKey.fresh() if name == PUSH_KEY else secrets.token_hex(32)
        try:
            async with store.writing() as connection:
                await connection.execute(insert(p.keys).values(name=name, value=fresh))
        except IntegrityError:
            continue  # another process was faster
        return fresh
    raise AssertionError("a key that is there cannot be read")


async def wishes_of(store: Store, guest: str) -> Wishes:
    """What somebody has wished; those who have wished nothing are told nothing."""
    found = await store.rows(select(p.wishes.c.body).where(p.wishes.c.guest == guest))
    return Wishes.model_validate(found[0]["body"]) if found else Wishes()


async def notice_settings(accounts: Accounts, known: KnownGuest) -> NoticeSettings:
    """For the page."""
    store, push = accounts.store, PushKey(await key(accounts.store, PUSH_KEY))
    browsers = await store.rows(select(func.count().label("n")).where(p.pushes.c.guest == known.id))
    feed = await store.rows(select(p.wishes.c.feed).where(p.wishes.c.guest == known.id))
    email = (await row_of(store, known.id))["email"]
    return NoticeSettings(
        wishes=await wishes_of(store, known.id), push_key=push.public, browsers=browsers[0]["n"],
        mail=accounts.letters.possible and email is not None, feed=bool(feed and feed[0]["feed"]),
    )  # fmt: skip


async def set_wishes(accounts: Accounts, guest: str, wishes: Wishes) -> None:
    """Note what somebody wishes."""
    if wishes.webhook is not None:
        _allowed(accounts, wishes.webhook)
    reachable = wishes.mail or wishes.push or wishes.webhook is not None
    await _put(accounts.store, guest, body=wishes.model_dump(), reachable=reachable)


def _allowed(accounts: Accounts, url: str) -> None:
    try:
        check_address(url, accounts.settings.private_hooks)
    except Forbidden as wrong:
        raise Refused(422, "invalid", str(wrong)) from None


async def _put(store: Store, guest: str, **values: Any) -> None:
    c = p.wishes.c
    async with store.writing() as connection:
        changed = await connection.execute(update(p.wishes).where(c.guest == guest).values(**values))
        if changed.rowcount == 0:
            row = {"body": Wishes().model_dump(), "reachable": False, "feed": None, "told": 0} | values
            await connection.execute(insert(p.wishes).values(guest=guest, **row))


async def subscribe(accounts: Accounts, guest: str, given: Subscription) -> None:
    """A browser takes pushes from now on."""
    _allowed(accounts, given.endpoint)
    c, identity = p.pushes.c, hashed(given.endpoint)
    async with accounts.store.writing() as connection:
        await connection.execute(delete(p.pushes).where(c.id == identity))
        count = (await connection.execute(select(func.count()).where(c.guest == guest))).scalar_one()
        if count >= MOST_BROWSERS:
            raise Refused(409, "too_many", msg("refuse-many-browsers", most=MOST_BROWSERS))
        row = {"id": identity, "guest": guest, **given.model_dump()}
        await connection.execute(insert(p.pushes).values(**row, created=now()))


async def unsubscribe(store: Store, guest: str, endpoint: str) -> None:
    """A browser takes none any more."""
    async with store.writing() as connection:
        wanted = (p.pushes.c.id == hashed(endpoint)) & (p.pushes.c.guest == guest)
        await connection.execute(delete(p.pushes).where(wanted))


async def set_silent(store: Store, guest: str, table: str, silent: bool) -> None:
    """Hear nothing of a table, or hear of it again."""
    c = p.silent_tables.c
    async with store.writing() as connection:
        await connection.execute(delete(p.silent_tables).where(c.guest == guest, c.table_id == table))
        if silent:
            await connection.execute(insert(p.silent_tables).values(guest=guest, table_id=table))


async def is_silent(store: Store, guest: str, table: str) -> bool:
    """Does somebody want to hear nothing of a table?"""
    c = p.silent_tables.c
    return bool(await store.rows(select(c.guest).where(c.guest == guest, c.table_id == table)))


async def fresh_feed(accounts: Accounts, guest: str) -> Feed:
    """A secret address; an earlier one tells nothing any more."""
    secret = secrets.token_urlsafe(24)
    await _put(accounts.store, guest, feed=hashed(secret))
    start = f"{accounts.settings.address}/feeds/{secret}"
    return Feed(calendar=f"{start}/waiting.ics", rss=f"{start}/waiting.rss")


async def stop_token(store: Store, guest: str) -> str:
    """What a letter's link to stop it carries: it needs no signing in, and stops this person's mail alone."""
    made = hmac.new((await key(store, STOP_KEY)).encode(), guest.encode(), sha256).hexdigest()
    return f"{guest}.{made}"


async def stop_mail(store: Store, token: str) -> bool:
    """No more letters; true when the token is a real one."""
    guest = token.partition(".")[0]
    if not hmac.compare_digest(token.encode(), (await stop_token(store, guest)).encode()):
        return False
    if await store.rows(select(p.wishes.c.guest).where(p.wishes.c.guest == guest)):
        wishes = (await wishes_of(store, guest)).model_copy(update={"mail": False})
        reachable = wishes.push or wishes.webhook is not None
        await _put(store, guest, body=wishes.model_dump(), reachable=reachable)
    return True
