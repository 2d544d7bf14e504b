"""Signing in on a device, by link or code or passkey; a fresh guest's tables come along if that is wished."""

from __future__ import annotations

from fastapi import Request, Response
from sqlalchemy import select

from ...core.language import msg
from ..guests import KnownGuest
from ..problems import Refused, language_of
from ..storage import tables as t
from .accounts import Accounts, is_kept, row_of, set_email
from .leaving import absorb
from .letters import said
from .one_time import KEEP, LINK_SECONDS, SIGN_IN, issue, redeem, use_code

BAD_LINK = msg("refuse-bad-link")


async def enter(accounts: Accounts, request: Request, response: Response, guest: str, merge: bool) -> None:
    """This device is the guest's from now on."""
    await row_of(accounts.store, guest)
    before = await accounts.guests.of(request)
    if before is not None and before.id == guest:
        return
    bring = before is not None and merge and not await is_kept(accounts.store, before.id)
    await accounts.guests.sign_in(request, response, guest)
    if before is not None:
        accounts.service.hub.dismiss(before.id)
        if bring:
            await absorb(accounts, before.id, guest)


async def send_link(accounts: Accounts, request: Request, known: KnownGuest | None, email: str) -> None:
    """A link to whoever reads mail at this address: to the account that has it, or to keep what the guest has here.
    Whether there is such an account cannot be told from the answer."""
    if not accounts.letters.possible:
        raise Refused(409, "no_mail", msg("refuse-no-mail"))
    found = await accounts.store.rows(select(t.guests.c.id).where(t.guests.c.email == email))
    owner = found[0]["id"] if found else None
    if owner is None and known is None:
        return
    kind = SIGN_IN if owner is not None else KEEP
    async with accounts.store.writing() as connection:
        token = await issue(connection, kind, LINK_SECONDS, owner or (known.id if known else None), email)
    language = language_of(request)
    address = f"{accounts.settings.address}/signin#{token}"
    text = said(language, f"letter-{kind.replace('_', '-')}", address=address, minutes=LINK_SECONDS // 60)
    accounts.letters.soon(accounts.letters.letter(email, said(language, "letter-subject"), text))


async def enter_by_link(accounts: Accounts, request: Request, response: Response, token: str, merge: bool) -> None:
    """Open the door once. A link that keeps a guest confirms the address as well."""
    found = await redeem(accounts.store, token, [SIGN_IN, KEEP])
    if found is None:
        raise Refused(422, "bad_link", BAD_LINK)
    if found["kind"] == KEEP and not await set_email(accounts.store, found["guest"], found["email"]):
        raise Refused(422, "bad_link", BAD_LINK)
    await enter(accounts, request, response, found["guest"], merge)


async def enter_by_code(accounts: Accounts, request: Request, response: Response, code: str, merge: bool) -> None:
    """By a recovery code, which is used up."""
    guest = await use_code(accounts.store, code)
    if guest is None:
        raise Refused(422, "bad_code", msg("refuse-code"))
    await enter(accounts, request, response, guest, merge)
