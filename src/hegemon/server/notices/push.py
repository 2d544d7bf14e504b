"""Web push: encrypted for one browser (RFC 8291, RFC 8188), signed with the server's own key (VAPID, RFC 8292)."""

from __future__ import annotations

import json
import secrets
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

CURVE = ec.SECP256R1()
RECORD = 4096
TOKEN_SECONDS = 12 * 3600
KEPT_SECONDS = 24 * 3600  # how long a push service keeps what it cannot deliver yet
POINT = 65  # bytes of a public key


def to_text(raw: bytes) -> str:
    """Bytes as base64url."""
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def to_bytes(text: str) -> bytes:
    """And back."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as it travels."""
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def read_point(raw: bytes) -> ec.EllipticCurvePublicKey:
    """A browser's public key; raises ValueError when it is none."""
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, raw)


def _derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def encrypted(
    text: bytes, browser: bytes, auth: bytes, salt: bytes | None = None, own: ec.EllipticCurvePrivateKey | None = None
) -> bytes:
    """A message that only that browser reads. Salt and key are fresh, except where a test repeats an example."""
    salt, own = salt or secrets.token_bytes(16), own or ec.generate_private_key(CURVE)
    public = point(own.public_key())
    shared = own.exchange(ec.ECDH(), read_point(browser))
    secret = _derived(auth, shared, b"WebPush: info\0" + browser + public, 32)
    key = _derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(public)]) + public
    return head + AESGCM(key).encrypt(nonce, text + b"\x02", b"")


class PushKey:
    """The server's own key, by which push services know it again."""

    def __init__(self, stored: str) -> None:
        self._key = ec.derive_private_key(int(stored, 16), CURVE)

    @staticmethod
    def fresh() -> str:
        """A key to be stored."""
        return f"{ec.generate_private_key(CURVE).private_numbers().private_value:064x}"

    @property
    def public(self) -> str:
        """What browsers subscribe with."""
        return to_text(point(self._key.public_key()))

    def headers(self, endpoint: str, contact: str, topic: str) -> dict[str, str]:
        """For one push: who sends it, for how long it is of use, what it replaces."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + TOKEN_SECONDS, "sub": contact}
        signed = ".".join(to_text(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        token = f"{signed}.{to_text(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
        return {
            "Authorization": f"vapid t={token}, k={self.public}", "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream", "TTL": str(KEPT_SECONDS), "Urgency": "normal",
            "Topic": topic[:32],
        }  # fmt: skip
