"""An authenticator in software: makes passkeys and signs with them, as a browser's does (WebAuthn, ES256)."""

from __future__ import annotations

import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, WITH_KEY = 0x01, 0x04, 0x40


def to_text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def to_bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """One passkey at most, for one site."""

    def __init__(self, origin: str = "http://testserver") -> None:
        self.origin = origin
        self.id = secrets.token_bytes(32)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.count = 0
        self.user = b""

    def _client_data(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _about(self, site: str, flags: int, more: bytes = b"") -> bytes:
        self.count += 1
        return sha256(site.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big") + more

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """Answer to the question for a fresh passkey."""
        self.user = to_bytes(options["user"]["id"])
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        told = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(public)
        about = self._about(options["rp"]["id"], PRESENT | VERIFIED | WITH_KEY, told)
        made = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": about})
        return self._credential(
            clientDataJSON=self._client_data("webauthn.create", options["challenge"]), attestationObject=made
        )

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        """Answer to the question for a signature."""
        client = self._client_data("webauthn.get", options["challenge"])
        about = self._about(options["rpId"], PRESENT | VERIFIED)
        signature = self.key.sign(about + sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._credential(
            clientDataJSON=client, authenticatorData=about, signature=signature, userHandle=self.user
        )

    def _credential(self, **response: bytes) -> dict[str, Any]:
        told = {name: to_text(value) for name, value in response.items()}
        return {"id": to_text(self.id), "rawId": to_text(self.id), "type": "public-key", "response": told,
                "clientExtensionResults": {}}  # fmt: skip
