"""What leaves the server: only to public addresses, and enciphered as the standard says."""

from __future__ import annotations

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from hegemon.server.identity.letters import words
from hegemon.server.notices import push
from hegemon.server.notices.outgoing import Forbidden, check_address, is_public

from .authenticator import to_bytes


@pytest.mark.parametrize(
    "url",
    [
        "http://hooks.example.org/x", "https://hooks.example.org:8443/x", "https://user:word@example.org/", "ftp://a.b/",
        "https://", "https://exämple.org/", "https://example.org/a b", "file:///etc/passwd", "https://[::1",
    ],
)  # fmt: skip
def test_what_is_no_public_address_is_refused(url: str) -> None:
    with pytest.raises(Forbidden):
        check_address(url, private=False)


def test_only_public_numbers_are_called() -> None:
    private = ("127.0.0.1", "10.1.2.3", "192.168.0.1", "169.254.169.254", "::1", "fe80::1%eth0", "fd00::1", "0.0.0.0",
               "::ffff:127.0.0.1", "2002:7f00:1::", "100.64.0.1", "224.0.0.1")  # fmt: skip
    assert [a for a in private if is_public(a)] == [] and is_public("9.9.9.9") and is_public("2620:fe::fe")


def test_the_example_of_the_standard() -> None:
    """RFC 8291, section 5 and appendix A."""
    own = ec.derive_private_key(
        int.from_bytes(to_bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), ec.SECP256R1()
    )
    made = push.encrypted(
        b"When I grow up, I want to be a watermelon",
        to_bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        to_bytes("BTBZMqHH6r4Tts7J_aSIgg"), to_bytes("DGv6ra1nlYgDCS1FRnbzlw"), own,
    )  # fmt: skip
    assert push.to_text(made) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru"
        "3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_letters_are_whole_in_both_languages() -> None:
    keys = {language: set(words(language).bundle._messages) for language in ("en", "de")}
    assert keys["en"] == keys["de"] and len(keys["en"]) >= 10
