"""Passkeys (WebAuthn). The library checks signatures; here is who made which key, and that a challenge serves once."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

import webauthn
from fastapi import Request
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json_dict
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from ...core.language import msg
from ..guests import KnownGuest
from ..play.table import now
from ..problems import Refused
from ..storage import people as p
from .accounts import Accounts
from .one_time import CHALLENGE, CHALLENGE_SECONDS, issue, redeem

MOST_PASSKEYS = 20


@dataclass(frozen=True)
class Place:
    """Where browsers see this server: passkeys belong to the name, signatures to the whole address."""

    name: str
    address: str


def place_of(accounts: Accounts, request: Request) -> Place:
    """By the settings, else by the request (a foreign origin has been refused before)."""
    stated = accounts.settings.address or request.headers.get("origin", "") or str(request.base_url)
    parts = urlsplit(stated)
    return Place(parts.hostname or "", f"{parts.scheme}://{parts.netloc}")


def not_accepted() -> Refused:
    """One sentence for every reason: nobody learns which keys there are."""
    return Refused(422, "bad_passkey", msg("refuse-passkey"))


async def _challenge(accounts: Accounts, guest: str | None) -> bytes:
    async with accounts.store.writing() as connection:
        return base64url_to_bytes(await issue(connection, CHALLENGE, CHALLENGE_SECONDS, guest))


async def _asked(accounts: Accounts, credential: dict[str, Any], guest: str | None) -> bytes:
    """The challenge that a credential answers; it was issued for this guest, not long ago, and not used yet."""
    try:
        told = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        challenge = str(told["challenge"])
    except (KeyError, TypeError, ValueError, RecursionError):
        raise not_accepted() from None
    found = await redeem(accounts.store, challenge.rstrip("="), [CHALLENGE])
    if found is None or found["guest"] != guest:
        raise not_accepted()
    return base64url_to_bytes(challenge)


async def ask_for_new(accounts: Accounts, request: Request, known: KnownGuest) -> dict[str, Any]:
    """What the authenticator is asked to make."""
    keys = await accounts.store.rows(select(p.passkeys.c.id).where(p.passkeys.c.guest == known.id))
    if len(keys) >= MOST_PASSKEYS:
        raise Refused(409, "too_many", msg("refuse-many-passkeys", most=MOST_PASSKEYS))
    made = webauthn.generate_registration_options(
        rp_id=place_of(accounts, request).name, rp_name="Hegemon", user_id=known.id.encode(), user_name=known.name,
        challenge=await _challenge(accounts, known.id),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(key["id"])) for key in keys],
    )  # fmt: skip
    return dict(options_to_json_dict(made))


async def add(accounts: Accounts, request: Request, known: KnownGuest, credential: dict[str, Any], name: str) -> None:
    """Keep a fresh passkey."""
    challenge, place = await _asked(accounts, credential, known.id), place_of(accounts, request)
    try:
        made = webauthn.verify_registration_response(
            credential=credential, expected_challenge=challenge, expected_rp_id=place.name,
            expected_origin=place.address,
        )  # fmt: skip
    except Exception:  # the library raises anything at all about a credential that makes no sense
        raise not_accepted() from None
    row = {
        "id": bytes_to_base64url(made.credential_id), "guest": known.id, "public_key": made.credential_public_key,
        "sign_count": made.sign_count, "name": name, "created": now(), "used": None,
    }  # fmt: skip
    try:
        async with accounts.store.writing() as connection:
            await connection.execute(insert(p.passkeys).values(**row))
    except IntegrityError:
        raise not_accepted() from None


async def ask_for_signature(accounts: Accounts, request: Request) -> dict[str, Any]:
    """What any authenticator is asked; which keys there are is not told."""
    asked = webauthn.generate_authentication_options(
        rp_id=place_of(accounts, request).name, challenge=await _challenge(accounts, None)
    )
    return dict(options_to_json_dict(asked))


async def owner_of(accounts: Accounts, request: Request, credential: dict[str, Any]) -> str:
    """Whose signature this is."""
    challenge, place = await _asked(accounts, credential, None), place_of(accounts, request)
    named = str(credential.get("id", ""))
    found = await accounts.store.rows(select(p.passkeys).where(p.passkeys.c.id == named)) if named.isprintable() else []
    if not found:
        raise not_accepted()
    key = found[0]
    try:
        seen = webauthn.verify_authentication_response(
            credential=credential, expected_challenge=challenge, expected_rp_id=place.name,
            expected_origin=place.address, credential_public_key=key["public_key"],
            credential_current_sign_count=key["sign_count"],
        )  # fmt: skip
    except Exception:  # as above
        raise not_accepted() from None
    async with accounts.store.writing() as connection:
        counted = {"sign_count": seen.new_sign_count, "used": now()}
        await connection.execute(update(p.passkeys).where(p.passkeys.c.id == key["id"]).values(**counted))
    return str(key["guest"])
