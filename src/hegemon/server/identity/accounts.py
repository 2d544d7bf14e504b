"""What a guest has: devices, passkeys, recovery codes, an e-mail address; and who is told what of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, func, select, union, update
from sqlalchemy.exc import IntegrityError

from ...core.language import msg
from ..guests import Guests, KnownGuest
from ..problems import Refused
from ..schemas.account import Account, Device, PasskeyInfo
from ..service import TableService
from ..settings import Settings
from ..storage import people as p
from ..storage import tables as t
from ..storage.store import Store
from .letters import Letters


@dataclass(frozen=True)
class Accounts:
    """All that a question about people needs."""

    service: TableService
    guests: Guests
    letters: Letters

    @property
    def store(self) -> Store:
        """The database."""
        return self.service.store

    @property
    def settings(self) -> Settings:
        """What the operator has chosen."""
        return self.service.settings


async def count(store: Store, table: Any, guest: str) -> int:
    """How many rows of a guest there are."""
    return int((await store.rows(select(func.count().label("n")).where(table.c.guest == guest)))[0]["n"])


async def tables_of(store: Store, guest: str) -> list[str]:
    """Tables at which a guest sits, or which the guest has set up."""
    sits = select(t.seats.c.table_id.label("id")).where(t.seats.c.guest == guest)
    own = union(sits, select(t.tables.c.id).where(t.tables.c.owner == guest)).subquery()
    return [row["id"] for row in await store.rows(select(own.c.id).order_by(own.c.id))]


async def row_of(store: Store, guest: str) -> Any:
    """A guest who is there, and does not leave."""
    wanted = select(t.guests).where(t.guests.c.id == guest, t.guests.c.becomes.is_(None))
    found = await store.rows(wanted)
    if not found:
        raise Refused(404, "no_person", msg("refuse-nobody-here"))
    return found[0]


async def is_kept(store: Store, guest: str) -> bool:
    """Could this guest come back without the cookie?"""
    row = await row_of(store, guest)
    return bool(row["email"]) or await count(store, p.passkeys, guest) + await count(store, p.codes, guest) > 0


async def account(accounts: Accounts, known: KnownGuest) -> Account:
    """Everything that the page of one's own shows."""
    store = accounts.store
    async with store.one_moment():
        row = await row_of(store, known.id)
        keys = await store.rows(select(p.passkeys).where(p.passkeys.c.guest == known.id).order_by(p.passkeys.c.created))
        devices = await store.rows(select(p.sessions).where(p.sessions.c.guest == known.id).order_by(p.sessions.c.seen))
        codes = await count(store, p.codes, known.id)
        tables = await tables_of(store, known.id)
    return Account(
        id=known.id, name=row["name"], created=row["created"], email=row["email"], codes=codes, public=row["public"],
        kept=bool(row["email"] or keys or codes), tables=len(tables), mail=accounts.letters.possible,
        passkeys=[PasskeyInfo(id=k["id"], name=k["name"], created=k["created"], used=k["used"]) for k in keys],
        devices=[
            Device(id=d["id"], name=d["device"], created=d["created"], seen=d["seen"], this=d["id"] == known.session)
            for d in reversed(devices)
        ],
    )  # fmt: skip


async def set_email(store: Store, guest: str, email: str | None) -> bool:
    """Note a confirmed address; false when somebody else has confirmed it meanwhile."""
    try:
        async with store.writing() as connection:
            await connection.execute(update(t.guests).where(t.guests.c.id == guest).values(email=email))
    except IntegrityError:
        return False
    return True


async def set_public(store: Store, guest: str, public: bool) -> None:
    """May everybody see this guest's results?"""
    async with store.writing() as connection:
        await connection.execute(update(t.guests).where(t.guests.c.id == guest).values(public=public))


async def remove_passkey(store: Store, guest: str, passkey: str) -> None:
    """It opens nothing any more."""
    c = p.passkeys.c
    async with store.writing() as connection:
        await connection.execute(delete(p.passkeys).where(c.id == passkey, c.guest == guest))


async def sign_out(accounts: Accounts, known: KnownGuest, device: str | None) -> None:
    """One device, or all of them; what they have open is closed."""
    c = p.sessions.c
    wanted = c.guest == known.id
    if device is not None:
        wanted &= c.id == device
    async with accounts.store.writing() as connection:
        await connection.execute(delete(p.sessions).where(wanted))
    accounts.service.hub.dismiss(known.id)
