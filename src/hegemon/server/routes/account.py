"""One's own account: ways to sign in, devices, export, leaving. Whatever can be guessed at is slow."""

from __future__ import annotations

from typing import Annotated, Any, cast

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import JSONResponse
from starlette.requests import HTTPConnection

from ...core.language import msg
from ..guests import hashed, take_cookie
from ..identity import accounts as own
from ..identity import leaving, one_time, own_data, passkeys, signing_in
from ..identity.accounts import Accounts
from ..problems import Refused
from ..schemas import account as a
from .common import REFUSALS, Asker, Commander, address_of, payment, rate_limits_of

router = APIRouter(prefix="/api", responses=REFUSALS)


def accounts_of(connection: HTTPConnection) -> Accounts:
    """The accounts of the running application."""
    return cast(Accounts, connection.app.state.accounts)


def _guesser(request: Request) -> None:
    rate_limits_of(request).guesses.take(address_of(request))


People = Annotated[Accounts, Depends(accounts_of)]
EXPORTING = 50.0  # what it costs to gather everything about somebody
SLOWLY = [Depends(_guesser)]


@router.get("/account")
async def account(people: People, known: Commander) -> a.Account:
    """Everything about whoever asks."""
    return await own.account(people, known)


@router.post("/account/name")
async def rename(body: a.NewName, people: People, known: Commander) -> a.Account:
    """Take another name, at the tables to come."""
    return await own.account(people, await people.guests.rename(known, body.name))


@router.post("/account/public")
async def set_public(body: a.Publicity, people: People, known: Commander) -> a.Account:
    """Let everybody see one's results, or nobody."""
    await own.set_public(people.store, known.id, body.public)
    return await own.account(people, known)


@router.post("/account/passkeys/options", dependencies=SLOWLY)
async def ask_for_passkey(request: Request, people: People, known: Commander) -> a.PasskeyOptions:
    """What the browser asks its authenticator to make."""
    return a.PasskeyOptions(options=await passkeys.ask_for_new(people, request, known))


@router.post("/account/passkeys", dependencies=SLOWLY)
async def add_passkey(body: a.NewPasskey, request: Request, people: People, known: Commander) -> a.Account:
    """Keep a passkey that was made."""
    await passkeys.add(people, request, known, body.credential, body.name)
    return await own.account(people, known)


@router.post("/account/passkeys/remove")
async def remove_passkey(body: a.Chosen, people: People, known: Commander) -> a.Account:
    """A passkey opens nothing any more."""
    await own.remove_passkey(people.store, known.id, body.id)
    return await own.account(people, known)


@router.post("/account/email/remove")
async def remove_email(people: People, known: Commander) -> a.Account:
    """Forget one's e-mail address."""
    await own.set_email(people.store, known.id, None)
    return await own.account(people, known)


@router.post("/account/codes", dependencies=SLOWLY)
async def codes(people: People, known: Commander) -> a.Codes:
    """Fresh recovery codes; earlier ones open nothing any more."""
    return a.Codes(codes=await one_time.replace_codes(people.store, known.id))


@router.post("/account/signout")
async def sign_out(body: a.SignOut, response: Response, people: People, known: Commander) -> a.Nothing:
    """End the session of this device, of another one, or of all."""
    device = None if body.device == "all" else body.device or known.session
    await own.sign_out(people, known, device)
    if device in (None, known.session):
        take_cookie(response)
    return a.Nothing()


@router.get("/account/export", response_class=JSONResponse)
async def export(request: Request, people: People, known: Commander) -> Any:
    """All one's data."""
    payment(request, known)(EXPORTING)
    headers = {"Content-Disposition": 'attachment; filename="hegemon.json"', "Cache-Control": "no-store"}
    return JSONResponse(await own_data.own_data(people.store, known.id), headers=headers)


@router.post("/account/delete", dependencies=SLOWLY)
async def delete(body: a.Deletion, response: Response, people: People, known: Commander) -> a.Nothing:
    """Leave for good: games that are on are given up, and nothing that tells of the person stays."""
    if body.name != known.name:
        raise Refused(422, "invalid", msg("refuse-name-to-leave"))
    await leaving.delete_guest(people, known.id)
    take_cookie(response)
    return a.Nothing()


@router.post("/signin/passkey/options", dependencies=SLOWLY)
async def ask_for_signature(request: Request, people: People) -> a.PasskeyOptions:
    """What the browser asks its authenticator to sign."""
    return a.PasskeyOptions(options=await passkeys.ask_for_signature(people, request))


@router.post("/signin/passkey", dependencies=SLOWLY)
async def by_passkey(body: a.SignInByPasskey, request: Request, response: Response, people: People) -> a.Nothing:
    """Sign in by a passkey."""
    guest = await passkeys.owner_of(people, request, body.credential)
    await signing_in.enter(people, request, response, guest, body.merge)
    return a.Nothing()


@router.post("/signin/mail")
async def send_link(body: a.LetterWanted, request: Request, people: People, known: Asker) -> a.LetterSent:
    """A link by mail: into the account with this address, or to keep what one has on this device."""
    limits = rate_limits_of(request)
    limits.letters.take(address_of(request))
    limits.letters.take(hashed(body.email))
    await signing_in.send_link(people, request, known, body.email)
    return a.LetterSent(minutes=one_time.LINK_SECONDS // 60)


@router.post("/signin/link", dependencies=SLOWLY)
async def by_link(body: a.SignInByLink, request: Request, response: Response, people: People) -> a.Nothing:
    """Sign in by a link from a letter."""
    await signing_in.enter_by_link(people, request, response, body.token, body.merge)
    return a.Nothing()


@router.post("/signin/code", dependencies=SLOWLY)
async def by_code(body: a.SignInByCode, request: Request, response: Response, people: People) -> a.Nothing:
    """Sign in by a recovery code."""
    await signing_in.enter_by_code(people, request, response, body.code, body.merge)
    return a.Nothing()
