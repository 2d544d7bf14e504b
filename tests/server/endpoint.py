"""A real endpoint on this machine, for pushes and webhooks: keeps what it is sent, and answers as it is told."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from .authenticator import to_text


@dataclass
class Endpoint:
    """What came, and what is answered next (then 201)."""

    url: str = ""
    answers: list[int] = field(default_factory=list)
    got: list[tuple[str, dict[str, str], bytes]] = field(default_factory=list)
    silent: int = 0  # so many that come next are taken and not answered
    before_answer: list[Callable[[int], None]] = field(default_factory=list)  # called once each, with the sender's port

    def wait(self, count: int, patience: float = 60.0) -> list[tuple[str, dict[str, str], bytes]]:
        """What came, once there is so much."""
        end = time.monotonic() + patience
        while len(self.got) < count:
            assert time.monotonic() < end, f"{len(self.got)} of {count} requests came"
            time.sleep(0.01)
        return self.got

    def wait_for_answers(self, patience: float = 60.0) -> None:
        """Until all the answers that were laid ready have been given."""
        end = time.monotonic() + patience
        while self.answers:
            assert time.monotonic() < end, f"{len(self.answers)} answers were not asked for"
            time.sleep(0.01)


@contextmanager
def endpoint() -> Iterator[Endpoint]:
    """One on a free port."""
    kept = Endpoint()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(wanted := int(self.headers["Content-Length"]))
            if len(body) < wanted:
                return  # whoever sent it broke off: nothing was asked
            status = kept.answers.pop(0) if kept.answers else 201
            if status == 201:
                kept.got.append((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                if kept.silent:
                    kept.silent -= 1
                    self.close_connection = True
                    return
                if kept.before_answer:
                    kept.before_answer.pop(0)(self.client_address[1])
            self.send_response(status)
            if status in (301, 302, 307):
                self.send_header("Location", f"{kept.url}/elsewhere")
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Nobody reads it."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    kept.url = f"http://127.0.0.1:{server.server_address[1]}"
    try:
        yield kept
    finally:
        server.shutdown()
        server.server_close()


class Browser:
    """The other end of a push: its keys, and how it reads what was encrypted for it (RFC 8291)."""

    def __init__(self) -> None:
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        self.key = ec.generate_private_key(ec.SECP256R1())
        self.public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.auth = bytes(range(16))

    def subscription(self, url: str) -> dict[str, str]:
        """What the page sends to the server."""
        return {"endpoint": url, "p256dh": to_text(self.public), "auth": to_text(self.auth)}

    def read(self, body: bytes) -> bytes:
        """The message."""
        salt, length, sender = body[:16], body[20], body[21:86]
        assert length == 65
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        secret = HKDF(hashes.SHA256(), 32, self.auth, b"WebPush: info\0" + self.public + sender).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        padded = AESGCM(key).decrypt(nonce, body[86:], b"")
        assert padded.endswith(b"\x02")
        return padded[:-1]
