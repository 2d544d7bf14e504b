"""Notices: each is received by a real endpoint exactly once, whatever ends in between; nobody is told what they see."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from starlette.testclient import TestClient

from hegemon.server.notices.quiet import quiet_until
from hegemon.server.notices.running_low import RunningLow, due_notices

from .authenticator import to_bytes
from .conftest import Person, Start, refused
from .endpoint import Browser, Endpoint, endpoint
from .mailbox import Mailbox, mail_server
from .test_accounts import introduced
from .test_people import id_of

ADDRESS = "https://hegemon.example.org"
SETTLED = 0.6  # seconds after which whatever was still to come has come
Told = dict[str, Any]


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    with mail_server() as running:
        yield running


@pytest.fixture
def outside() -> Iterator[Endpoint]:
    with endpoint() as running:
        yield running


@pytest.fixture
def quick(mailbox: Mailbox) -> Told:
    """Settings of a server that tells at once."""
    return {
        "mail": mailbox.url, "mail_from": "table@example.org", "address": ADDRESS, "private_hooks": True,
        "notice_seconds": 0.0, "notice_pause": 0.02, "notice_retry": 0.05,
    }  # fmt: skip


@pytest.fixture
def client(start: Start, quick: Told) -> TestClient:
    return start(**quick)


def confirm(person: Person, mailbox: Mailbox, email: str) -> None:
    count = len(mailbox.letters)
    person.post("/api/signin/mail", {"email": email})
    mailbox.wait(count + 1)
    assert person.post("/api/signin/link", {"token": mailbox.link()}).status_code == 200
    mailbox.letters.clear()


def wish(person: Person, **wishes: Any) -> Any:
    answer = person.post("/api/notices", wishes)
    assert answer.status_code == 200, answer.text
    return answer.json()


def game(ada: Person, ben: Person) -> str:
    """A game of two in which Ben, who is away, is to move after Ada's next turn."""
    table = ada.create("me", "open", seed=3)
    assert ben.join(table).status_code == 200
    return table


def pass_the_turn(mover: Person, table: str) -> None:
    """Play until it is the other one's turn."""
    seat = mover.state(table)["viewing"]
    while (state := mover.state(table))["to_act"] == seat and state["status"] == "playing":
        assert mover.act(table, state["actions"][-1]["text"], seat).status_code == 200


def ben_waits(ada: Person, ben: Person) -> str:
    table = game(ada, ben)
    if ada.state(table)["to_act"] == 0:
        pass_the_turn(ada, table)
    return table


@pytest.mark.both_databases
def test_your_turn_by_mail_push_and_webhook(client: TestClient, mailbox: Mailbox, outside: Endpoint) -> None:
    ada, ben, browser = introduced(client, "Ada"), introduced(client, "Ben"), Browser()
    confirm(ben, mailbox, "ben@example.org")
    ben.post("/api/notices/push", browser.subscription(f"{outside.url}/push"))
    wish(ben, mail=True, push=True, webhook=f"{outside.url}/hook?room=1")
    table = ben_waits(ada, ben)
    (letter,) = mailbox.wait(1)
    outside.wait(2)
    time.sleep(SETTLED)
    assert letter["Subject"] == "Antike Duellum: it is your turn." and f"{ADDRESS}/t/{table}" in letter.get_content()
    assert len(mailbox.letters) == 1 and sorted(path for path, _, _ in outside.got) == ["/hook?room=1", "/push"]
    by_path = {path: (headers, body) for path, headers, body in outside.got}
    said = json.loads(by_path["/hook?room=1"][1])
    assert said["content"] == said["text"] == f"Antike Duellum: it is your turn. {ADDRESS}/t/{table}"
    headers, body = by_path["/push"]
    pushed = json.loads(browser.read(body))
    assert pushed.pop("id") and pushed == {
        "title": "Antike Duellum: it is your turn.", "body": "", "path": f"/t/{table}",
    }  # fmt: skip
    check_signature(headers["authorization"], outside.url, ben.get("/api/notices")["push_key"])


def check_signature(header: str, audience: str, key: str) -> None:
    """As a push service does (RFC 8292)."""
    found = re.fullmatch(r"vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)", header)
    assert found and found[4] == key
    claims, raw = json.loads(to_bytes(found[2])), to_bytes(found[3])
    assert claims["aud"] == audience and claims["sub"] == ADDRESS and 0 < claims["exp"] - time.time() < 86_400
    signature = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), to_bytes(key))
    public.verify(signature, f"{found[1]}.{found[2]}".encode(), ec.ECDSA(hashes.SHA256()))


def test_one_notice_for_each_wait(client: TestClient, outside: Endpoint) -> None:
    ada, ben = introduced(client, "Ada"), introduced(client, "Ben")
    wish(ben, webhook=f"{outside.url}/hook")
    table = ben_waits(ada, ben)
    outside.wait(1)
    state = ben.state(table)
    assert ben.act(table, state["actions"][0]["text"]).status_code == 200  # one of several decisions of a turn
    if ben.state(table)["to_act"] == 1:
        pass_the_turn(ben, table)
    pass_the_turn(ada, table)
    outside.wait(2)
    time.sleep(SETTLED)
    assert len(outside.got) == 2


def test_who_is_at_the_table_is_not_told(client: TestClient, outside: Endpoint) -> None:
    ada, ben = introduced(client, "Ada"), introduced(client, "Ben")
    wish(ben, webhook=f"{outside.url}/hook")
    table = game(ada, ben)
    with client.websocket_connect(f"/api/tables/{table}/socket", headers={"cookie": ben.cookie}):
        pass_the_turn(ada, table)
        time.sleep(SETTLED)
        assert outside.got == []


def test_the_end_and_an_invitation_are_told(client: TestClient, outside: Endpoint) -> None:
    ada, ben = introduced(client, "Ada"), introduced(client, "Ben")
    table = game(ada, ben)
    wish(ben, webhook=f"{outside.url}/hook", turn=False)
    ada.command(table, "resign", 0)
    assert "is over" in json.loads(outside.wait(1)[0][2])["text"]
    other = ada.create("me", "open")
    for _ in range(3):
        ada.post(f"/api/tables/{other}/invite", {"to": id_of(ben)})
    assert "a seat is offered" in json.loads(outside.wait(2)[1][2])["text"]
    time.sleep(SETTLED)
    assert len(outside.got) == 2


def test_nobody_is_told_unasked(client: TestClient, outside: Endpoint) -> None:
    """Ben wants to hear of no turn, Cleo of no turn at this table; Dora, who waits after them, is told."""
    ada, ben, cleo, dora = (introduced(client, name) for name in ("Ada", "Ben", "Cleo", "Dora"))
    wish(ben, webhook=f"{outside.url}/ben", turn=False)
    ben_waits(ada, ben)
    wish(cleo, webhook=f"{outside.url}/cleo")
    silent = game(cleo, ada)  # with this seed who joins begins
    cleo.post(f"/api/tables/{silent}/notices", {"silent": True})
    pass_the_turn(ada, silent)
    assert ada.state(silent)["to_act"] == 0
    wish(dora, webhook=f"{outside.url}/dora")
    ben_waits(ada, dora)
    outside.wait(1)
    time.sleep(SETTLED)
    assert [path for path, *_ in outside.got] == ["/dora"]


def test_many_at_once_are_one_message(client: TestClient, start: Start, quick: Told, outside: Endpoint) -> None:
    client = start(**quick | {"notice_seconds": 86_400.0})
    ada, ben = introduced(client, "Ada"), introduced(client, "Ben")
    wish(ben, webhook=f"{outside.url}/hook", language="de")
    tables = [ben_waits(ada, ben) for _ in range(3)]
    start(**quick)
    said = json.loads(outside.wait(1)[0][2])["text"]
    assert len(said.splitlines()) == 3 and all(table in said for table in tables) and "Du bist am Zug" in said
    time.sleep(SETTLED)
    assert len(outside.got) == 1


def test_a_digest_waits_for_its_hour(client: TestClient, outside: Endpoint) -> None:
    ada, ben = introduced(client, "Ada"), introduced(client, "Ben")
    wish(ben, webhook=f"{outside.url}/hook", every=24)
    ben_waits(ada, ben)
    outside.wait(1)
    ben_waits(ada, ben)
    time.sleep(SETTLED)
    assert len(outside.got) == 1


def test_quiet_hours(client: TestClient, outside: Endpoint) -> None:
    ada, ben = introduced(client, "Ada"), introduced(client, "Ben")
    hour = time.gmtime().tm_hour
    wish(ben, webhook=f"{outside.url}/hook", quiet_from=hour, quiet_to=(hour + 2) % 24, zone="UTC")
    ben_waits(ada, ben)
    time.sleep(SETTLED)
    assert outside.got == []
    refused(ben.post("/api/notices", {"zone": "Mars/Olympus"}), 422, "invalid")


def at(text: str) -> int:
    from datetime import datetime

    return int(datetime.fromisoformat(text).timestamp() * 1000)


@pytest.mark.parametrize(
    ("moment", "end"),
    [
        ("2026-01-10T21:59:00+00:00", "2026-01-11T06:00:00+00:00"),  # 22:59 in Berlin
        ("2026-01-10T20:59:00+00:00", None),
        ("2026-01-11T05:59:00+00:00", "2026-01-11T06:00:00+00:00"),
        ("2026-01-11T06:00:00+00:00", None),
        ("2026-03-28T22:30:00+00:00", "2026-03-29T05:00:00+00:00"),  # the clocks go forward in that night
    ],
)
def test_quiet_hours_follow_the_zone(moment: str, end: str | None) -> None:
    assert quiet_until(at(moment), 22, 7, "Europe/Berlin") == (None if end is None else at(end))


@pytest.mark.both_databases
def test_a_restart_in_between_tells_once(start: Start, quick: Told, mailbox: Mailbox, outside: Endpoint) -> None:
    client = start(**quick | {"notice_seconds": 86_400.0})
    ada, ben = introduced(client, "Ada"), introduced(client, "Ben")
    confirm(ben, mailbox, "ben@example.org")
    wish(ben, mail=True, webhook=f"{outside.url}/hook")
    ben_waits(ada, ben)
    start(**quick | {"notice_pause": 3600.0})  # nothing is due at its first look, or it is: then it is sent once
    start(**quick)
    mailbox.wait(1)
    outside.wait(1)
    start(**quick)
    time.sleep(SETTLED)
    assert len(mailbox.letters) == 1 and len(outside.got) == 1


def test_what_was_not_taken_is_tried_again(client: TestClient, mailbox: Mailbox, outside: Endpoint) -> None:
    ada, ben = introduced(client, "Ada"), introduced(client, "Ben")
    confirm(ben, mailbox, "ben@example.org")
    mailbox.refusals, outside.answers = 2, [503, 429]
    wish(ben, mail=True, webhook=f"{outside.url}/hook")
    ben_waits(ada, ben)
    mailbox.wait(1)
    outside.wait(1)
    time.sleep(SETTLED)
    assert len(mailbox.letters) == 1 and len(outside.got) == 1 and outside.answers == []


def test_a_redirect_is_not_followed(client: TestClient, outside: Endpoint) -> None:
    ada, ben = introduced(client, "Ada"), introduced(client, "Ben")
    outside.answers = [307]
    wish(ben, webhook=f"{outside.url}/hook")
    ben_waits(ada, ben)
    outside.wait_for_answers()
    time.sleep(SETTLED)
    assert outside.got == []


def test_a_browser_that_is_gone_is_forgotten(client: TestClient, outside: Endpoint) -> None:
    ada, ben = introduced(client, "Ada"), introduced(client, "Ben")
    ben.post("/api/notices/push", Browser().subscription(f"{outside.url}/push"))
    assert wish(ben, push=True)["browsers"] == 1
    outside.answers = [410]
    ben_waits(ada, ben)
    end = time.monotonic() + 60
    while ben.get("/api/notices")["browsers"]:
        assert time.monotonic() < end
        time.sleep(0.02)


def test_one_click_stops_letters(client: TestClient, mailbox: Mailbox) -> None:
    ada, ben = introduced(client, "Ada"), introduced(client, "Ben")
    confirm(ben, mailbox, "ben@example.org")
    wish(ben, mail=True)
    ben_waits(ada, ben)
    (letter,) = mailbox.wait(1)
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    path = letter["List-Unsubscribe"].strip("<>").removeprefix(ADDRESS)
    body = {"content": b"List-Unsubscribe=One-Click"}
    form = {"headers": {"Content-Type": "application/x-www-form-urlencoded"}}
    assert client.post(path[:-1] + ("0" if path[-1] != "0" else "1"), **body, **form).status_code == 404
    assert ben.get("/api/notices")["wishes"]["mail"]
    assert client.post(path, **body, **form).status_code == 204
    assert not ben.get("/api/notices")["wishes"]["mail"]
    ben_waits(ada, ben)
    time.sleep(SETTLED)
    assert len(mailbox.letters) == 1


@pytest.mark.both_databases
def test_a_clock_that_runs_low_is_told_once(client: TestClient, outside: Endpoint) -> None:
    ada, ben = introduced(client, "Ada"), introduced(client, "Ben")
    wish(ben, webhook=f"{outside.url}/hook", turn=False)
    table = ben_waits(ada, ben)
    low = [RunningLow(id_of(ben), table, 7)]
    store = client.app.state.service.store  # type: ignore[attr-defined]
    for _ in range(3):
        client.portal.call(due_notices, store, low)  # type: ignore[union-attr]
    assert "clock is running low" in json.loads(outside.wait(1)[0][2])["text"]
    time.sleep(SETTLED)
    assert len(outside.got) == 1


def test_feeds_of_waiting_games(client: TestClient) -> None:
    ada, ben = introduced(client, "Ada"), introduced(client, "Ben")
    table = ada.create("me", "open", seed=3, time={"per_turn": 86_400, "at_zero": "bot"})
    assert ben.join(table).status_code == 200
    if ada.state(table)["to_act"] == 0:
        pass_the_turn(ada, table)
    first = ben.post("/api/notices/feed", {}).json()
    found = ben.post("/api/notices/feed", {}).json()
    assert client.get(first["rss"].removeprefix(ADDRESS)).status_code == 404, "the earlier address tells nothing"
    calendar = client.get(found["calendar"].removeprefix(ADDRESS))
    assert calendar.headers["content-type"].startswith("text/calendar")
    assert calendar.text.count("BEGIN:VEVENT") == 1 and f"URL:{ADDRESS}/t/{table}" in calendar.text
    due = time.gmtime(ben.state(table)["clock"]["deadline"] // 1000)
    assert f"DTEND:{time.strftime('%Y%m%dT%H%M%SZ', due)}\r\n" in calendar.text
    items = ElementTree.fromstring(client.get(found["rss"].removeprefix(ADDRESS)).content).findall("channel/item")
    assert [item.findtext("link") for item in items] == [f"{ADDRESS}/t/{table}"]
    pass_the_turn(ben, table)
    assert "VEVENT" not in client.get(found["calendar"].removeprefix(ADDRESS)).text


def test_a_private_hook_is_never_called(start: Start, quick: Told, outside: Endpoint) -> None:
    """A name may lead anywhere: what counts is the number behind it."""
    client = start(**quick | {"private_hooks": False})
    ada, ben = introduced(client, "Ada"), introduced(client, "Ben")
    refused(ben.post("/api/notices", {"webhook": f"{outside.url}/hook"}), 422, "invalid")
    wish(ben, webhook="https://localhost/hook")
    ben_waits(ada, ben)
    time.sleep(SETTLED)
    assert outside.got == []


def test_a_bad_subscription_is_refused(client: TestClient) -> None:
    ben = introduced(client, "Ben")
    good = Browser().subscription("https://push.example.org/1")
    for name, wrong in (("p256dh", "AAAA"), ("auth", "AAAA"), ("endpoint", "nowhere")):
        refused(ben.post("/api/notices/push", good | {name: wrong}), 422, "invalid")
    assert ben.post("/api/notices/push", good).status_code == 200
    assert ben.post("/api/notices/push/remove", {"endpoint": good["endpoint"]}).json()["browsers"] == 0


def test_a_slow_clock_tells_before_it_runs_out(client: TestClient, outside: Endpoint) -> None:
    ada, ben = introduced(client, "Ada"), introduced(client, "Ben")
    wish(ben, webhook=f"{outside.url}/hook", turn=False)
    table = ada.create("me", "open", seed=3, time={"per_turn": 86_400, "at_zero": "bot"})
    ben.join(table)
    if ada.state(table)["to_act"] == 0:
        pass_the_turn(ada, table)
    time.sleep(SETTLED)
    assert outside.got == []
    service = client.app.state.service  # type: ignore[attr-defined]
    real = service.clock
    service.clock = lambda: real() + 20 * 3_600_000
    assert "clock is running low" in json.loads(outside.wait(1)[0][2])["text"]
    time.sleep(SETTLED)
    assert len(outside.got) == 1
