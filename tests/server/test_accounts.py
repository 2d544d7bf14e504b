"""Guests keep their seats: passkeys, links by mail, recovery codes, several devices; nothing can be guessed."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from hegemon.server.guests import hashed
from hegemon.server.identity import one_time

from .authenticator import Authenticator
from .conftest import Person, Start, refused
from .mailbox import Mailbox, mail_server

ADDRESS = "http://testserver"


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    with mail_server() as running:
        yield running


@pytest.fixture
def mailing(start: Start, mailbox: Mailbox) -> TestClient:
    return start(mail=mailbox.url, mail_from="table@example.org", address=ADDRESS)


def make_passkey(person: Person, authenticator: Authenticator) -> Any:
    options = person.post("/api/account/passkeys/options", {}).json()["options"]
    return person.post("/api/account/passkeys", {"credential": authenticator.make(options), "name": "my phone"})


def sign_in(person: Person, authenticator: Authenticator, merge: bool = False) -> Any:
    options = person.post("/api/signin/passkey/options", {}).json()["options"]
    return person.post("/api/signin/passkey", {"credential": authenticator.sign(options), "merge": merge})


def introduced(client: TestClient, name: str) -> Person:
    person = Person(client, name)
    assert person.post("/api/me", {"name": name}).status_code == 200
    return person


@pytest.mark.both_databases
def test_a_passkey_opens_the_account_on_a_second_device(client: TestClient) -> None:
    ada, phone, key = introduced(client, "Ada"), Person(client), Authenticator()
    table = ada.create("me", "random")
    assert not ada.get("/api/account")["kept"]
    told = make_passkey(ada, key).json()
    assert told["kept"] and [k["name"] for k in told["passkeys"]] == ["my phone"]
    assert sign_in(phone, key).status_code == 200
    assert phone.get("/api/me")["name"] == "Ada" and phone.state(table)["viewing"] == 0
    devices = phone.get("/api/account")["devices"]
    assert len(devices) == 2 and [d["this"] for d in devices].count(True) == 1


def test_a_signature_serves_once_and_only_here(client: TestClient) -> None:
    ada, eve, key = introduced(client, "Ada"), Person(client), Authenticator()
    make_passkey(ada, key)
    options = eve.post("/api/signin/passkey/options", {}).json()["options"]
    signed = key.sign(options)
    assert eve.post("/api/signin/passkey", {"credential": signed}).status_code == 200
    refused(Person(client).post("/api/signin/passkey", {"credential": signed}), 422, "bad_passkey")
    stranger = Authenticator("https://elsewhere.example")
    stranger.id, stranger.key, stranger.count = key.id, key.key, 100
    refused(sign_in(Person(client), stranger), 422, "bad_passkey")
    refused(sign_in(Person(client), Authenticator()), 422, "bad_passkey")  # a key that nobody has: the same words


def test_a_passkey_is_made_for_the_guest_who_asked(client: TestClient) -> None:
    ada, eve, key = introduced(client, "Ada"), introduced(client, "Eve"), Authenticator()
    options = ada.post("/api/account/passkeys/options", {}).json()["options"]
    refused(eve.post("/api/account/passkeys", {"credential": key.make(options), "name": ""}), 422, "bad_passkey")
    assert eve.get("/api/account")["passkeys"] == []


def test_a_passkey_that_was_removed_opens_nothing(client: TestClient) -> None:
    ada, key = introduced(client, "Ada"), Authenticator()
    (made,) = make_passkey(ada, key).json()["passkeys"]
    assert ada.post("/api/account/passkeys/remove", {"id": made["id"]}).json()["passkeys"] == []
    refused(sign_in(Person(client), key), 422, "bad_passkey")


@pytest.mark.both_databases
def test_a_recovery_code_opens_once(client: TestClient) -> None:
    ada = introduced(client, "Ada")
    codes = ada.post("/api/account/codes", {}).json()["codes"]
    assert len(set(codes)) == one_time.NUM_CODES
    lost = Person(client)
    assert lost.post("/api/signin/code", {"code": codes[0].upper().replace("-", " ")}).status_code == 200
    assert lost.get("/api/account")["codes"] == one_time.NUM_CODES - 1
    refused(Person(client).post("/api/signin/code", {"code": codes[0]}), 422, "bad_code")
    lost.post("/api/account/codes", {})
    refused(Person(client).post("/api/signin/code", {"code": codes[1]}), 422, "bad_code")


def test_a_link_by_mail_keeps_a_guest_and_lets_in_again(mailing: TestClient, mailbox: Mailbox) -> None:
    ada, phone = introduced(mailing, "Ada"), Person(mailing)
    assert ada.post("/api/signin/mail", {"email": "Ada@Example.org"}).json() == {"minutes": 15}
    mailbox.wait(1)
    assert mailbox.letters[0]["To"] == "ada@example.org" and ada.get("/api/account")["email"] is None
    assert ada.post("/api/signin/link", {"token": mailbox.link()}).status_code == 200
    assert ada.get("/api/account")["email"] == "ada@example.org"
    assert phone.post("/api/signin/mail", {"email": "ada@example.org"}).status_code == 200
    mailbox.wait(2)
    token = mailbox.link()
    assert phone.post("/api/signin/link", {"token": token}).status_code == 200
    assert phone.get("/api/me")["name"] == "Ada"
    refused(Person(mailing).post("/api/signin/link", {"token": token}), 422, "bad_link")


def test_letters_speak_the_language_of_the_reader(mailing: TestClient, mailbox: Mailbox) -> None:
    ada = introduced(mailing, "Ada")
    ada.ask("POST", "/api/signin/mail", json={"email": "a@example.org"}, headers={"Accept-Language": "de"})
    (letter,) = mailbox.wait(1)
    assert letter["Subject"] == "Dein Link zu Hegemon" and "15 Minuten" in letter.get_content()


def test_an_unknown_address_gets_the_same_answer_and_no_letter(mailing: TestClient, mailbox: Mailbox) -> None:
    ada = introduced(mailing, "Ada")
    ada.post("/api/signin/mail", {"email": "ada@example.org"})
    ada.post("/api/signin/link", {"token": mailbox.wait(1) and mailbox.link()})
    known = Person(mailing).post("/api/signin/mail", {"email": "ada@example.org"})
    unknown = Person(mailing).post("/api/signin/mail", {"email": "nobody@example.org"})
    assert (known.status_code, known.json()) == (unknown.status_code, unknown.json())
    assert [letter["To"] for letter in mailbox.wait(2)] == ["ada@example.org"] * 2


def test_an_old_link_is_refused(mailing: TestClient, mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = introduced(mailing, "Ada")
    ada.post("/api/signin/mail", {"email": "ada@example.org"})
    mailbox.wait(1)
    later = one_time.now() + 1000 * one_time.LINK_SECONDS + 1
    monkeypatch.setattr(one_time, "now", lambda: later)
    refused(ada.post("/api/signin/link", {"token": mailbox.link()}), 422, "bad_link")


def test_without_a_mail_server_nobody_is_promised_a_letter(client: TestClient) -> None:
    refused(introduced(client, "Ada").post("/api/signin/mail", {"email": "a@example.org"}), 409, "no_mail")


@pytest.mark.parametrize(
    "wrong", ["", "ada", "ada@", "@example.org", "a b@example.org", "a@example", "a@b.c\nBcc: d@e.f"]
)
def test_what_is_no_address_is_refused(client: TestClient, wrong: str) -> None:
    refused(introduced(client, "Ada").post("/api/signin/mail", {"email": wrong}), 422, "invalid")


def test_secrets_are_stored_as_hashes(mailing: TestClient, mailbox: Mailbox, tmp_path: Path) -> None:
    ada = introduced(mailing, "Ada")
    codes = ada.post("/api/account/codes", {}).json()["codes"]
    ada.post("/api/signin/mail", {"email": "ada@example.org"})
    mailbox.wait(1)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database:
        kept = "\n".join(database.iterdump())
    cookie = ada.cookie.partition("=")[2]
    assert hashed(cookie) in kept and hashed(mailbox.link()) in kept and hashed(one_time.plain_code(codes[0])) in kept
    assert not any(secret in kept for secret in (cookie, mailbox.link(), codes[0], one_time.plain_code(codes[0])))


@pytest.mark.usefixtures("no_time_passes")
def test_guessing_is_slow(start: Start) -> None:
    client = start(rate_factor=1.0)
    answers = [Person(client).post("/api/signin/code", {"code": f"aaaaa-{n}"}).status_code for n in range(30)]
    assert answers.count(422) == 20 and answers[-1] == 429
    assert Person(client).post("/api/signin/link", {"token": "x" * 20}).status_code == 429  # one pace for all of them


@pytest.mark.both_databases
def test_signing_out_everywhere(client: TestClient) -> None:
    ada, phone, key = introduced(client, "Ada"), Person(client), Authenticator()
    make_passkey(ada, key)
    sign_in(phone, key)
    old = phone.cookie
    assert ada.post("/api/account/signout", {"device": "all"}).status_code == 200
    ada.cookie, phone.cookie = "", old
    refused(phone.ask("GET", "/api/account"), 401, "no_guest")
    assert not phone.get("/api/me")["known"]
    assert sign_in(phone, key).status_code == 200 and phone.get("/api/me")["name"] == "Ada"


def test_one_device_signs_another_out(client: TestClient) -> None:
    ada, phone, key = introduced(client, "Ada"), Person(client), Authenticator()
    make_passkey(ada, key)
    sign_in(phone, key)
    (other,) = [d["id"] for d in ada.get("/api/account")["devices"] if not d["this"]]
    ada.post("/api/account/signout", {"device": other})
    assert not phone.get("/api/me")["known"] and ada.get("/api/me")["known"]
    eve = introduced(client, "Eve")
    (mine,) = [d["id"] for d in ada.get("/api/account")["devices"]]
    eve.post("/api/account/signout", {"device": mine})  # somebody else's device is not theirs to sign out
    assert ada.get("/api/me")["known"]


def test_an_open_socket_ends_with_the_session(client: TestClient) -> None:
    ada = introduced(client, "Ada")
    table = ada.create("me", "me", pass_and_play=True)
    with client.websocket_connect(f"/api/tables/{table}/socket", headers={"cookie": ada.cookie}) as session:
        assert session.receive_json()["type"] == "hello"
        ada.post("/api/account/signout", {})
        while (message := session.receive())["type"] != "websocket.close":
            pass
        assert message["code"] == 1012


@pytest.mark.both_databases
def test_a_fresh_guests_tables_come_along(client: TestClient) -> None:
    ada, phone, ben, key = (
        introduced(client, "Ada"),
        introduced(client, "Ada too"),
        Person(client, "Ben"),
        Authenticator(),
    )
    make_passkey(ada, key)
    mine, theirs = phone.create("me", "random"), ben.create("me", "open")
    phone.join(theirs)
    before = phone.state(theirs)["number"]
    assert sign_in(phone, key, merge=True).status_code == 200
    for person in (ada, phone):
        assert person.state(mine)["viewing"] == 0 and person.state(theirs)["viewing"] == 1
        assert {t["id"] for t in person.get("/api/my/tables")["tables"]} == {mine, theirs}
    assert ben.state(theirs)["number"] == before + 1  # the others hear of it
    turn = (ada, ben)[ben.state(theirs)["to_act"] == 0]
    assert turn.act(theirs, turn.state(theirs)["actions"][0]["text"]).status_code == 200


def test_tables_stay_where_they_are_when_that_is_wished(client: TestClient) -> None:
    ada, phone, key = introduced(client, "Ada"), introduced(client, "Guest of the phone"), Authenticator()
    make_passkey(ada, key)
    phone.create("me", "random")
    sign_in(phone, key)
    assert ada.get("/api/my/tables")["tables"] == []


def test_a_kept_guest_is_never_swallowed(client: TestClient) -> None:
    ada, ben, key, other = introduced(client, "Ada"), introduced(client, "Ben"), Authenticator(), Authenticator()
    make_passkey(ada, key)
    make_passkey(ben, other)
    table = ben.create("me", "random")
    sign_in(ben, key, merge=True)
    assert ben.get("/api/me")["name"] == "Ada" and ben.get("/api/my/tables")["tables"] == []
    sign_in(ben, other)
    assert ben.get("/api/me")["name"] == "Ben" and ben.state(table)["viewing"] == 0


def test_renaming(client: TestClient) -> None:
    ada = introduced(client, "Ada")
    assert ada.post("/api/account/name", {"name": "Ada L."}).json()["name"] == "Ada L."
    assert ada.get("/api/me")["name"] == "Ada L."
