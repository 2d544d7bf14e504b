"""Bodies and origins that are refused with a clear sentence, before anything looks at them."""

from __future__ import annotations

import json

import pytest

from .conftest import Person, Start, fresh, refused

JSON = {"Content-Type": "application/json"}


@pytest.fixture
def table(ada: Person) -> str:
    return ada.create("me", "me", pass_and_play=True, seed=1)


def test_oversized_bodies(ada: Person, table: str) -> None:
    before = ada.state(table)["number"]
    path = f"/api/tables/{table}/act"
    refused(ada.ask("POST", path, content=b"x" * 70_000, headers=JSON), 413, "too_large")
    pieces = (b"x" * 10_000 for _ in range(10))  # no length stated
    refused(ada.ask("POST", path, content=pieces, headers=JSON), 413, "too_large")
    refused(
        ada.ask("POST", "/api/records", content=b"x" * 2_100_000, headers={"Content-Type": "text/plain"}),
        413,
        "too_large",
    )
    assert ada.state(table)["number"] == before


def test_malformed_bodies(ada: Person, table: str) -> None:
    before = ada.state(table)["number"]
    for body in (b"", b"{", b"nonsense", b"\xff\xfe", b'{"seat": 0,}', b"[" * 60_000, b'{"a": ' * 9_000):
        answer = ada.ask("POST", f"/api/tables/{table}/act", content=body, headers=JSON)
        assert answer.status_code in (400, 422), (body[:20], answer.text)
        refused(answer, answer.status_code, "malformed" if answer.status_code == 400 else "invalid")
        assert ada.state(table)["number"] == before


GOOD = {"seat": 0, "text": "advance aurum", "expected": 5, "command_id": "command-x"}


OUT_OF_RANGE: list[dict[str, object]] = [
    {"seat": "first"},
    {"seat": -1},
    {"seat": 10**40},
    {"text": ""},
    {"text": "x" * 2001},
    {"text": "advance \u0000"},
    {"text": None},
    {"expected": None},
    {"expected": 1.5},
    {"command_id": "short"},
    {"command_id": "no blanks here"},
    {"more": 1},
]


def test_fields_out_of_range(ada: Person, table: str) -> None:
    for change in OUT_OF_RANGE:
        problem = refused(ada.post(f"/api/tables/{table}/act", GOOD | change), 422, "invalid")
        assert next(iter(change)) in problem["reason"], change


def test_half_characters_are_refused(ada: Person) -> None:
    body = '{"name": "\\ud800", "command_id": "command-y"}'
    answer = ada.ask("POST", "/api/me", content=body.encode(), headers=JSON)
    refused(answer, answer.status_code, "malformed" if answer.status_code == 400 else "invalid")


def test_a_body_must_be_json(ada: Person, table: str) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
        answer = ada.ask(
            "POST", f"/api/tables/{table}/act", content=json.dumps(GOOD).encode(), headers={"Content-Type": kind}
        )
        refused(answer, 415, "not_json")


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://testserver.evil.example", "https://x"])
def test_foreign_origins_are_refused(ada: Person, table: str, origin: str) -> None:
    state = ada.state(table)
    body = {"seat": state["to_act"], "text": state["actions"][0]["text"], "expected": state["number"]}
    answer = ada.ask(
        "POST", f"/api/tables/{table}/act", json=body | {"command_id": fresh()}, headers={"Origin": origin}
    )
    refused(answer, 403, "foreign_origin")
    sneaky = ada.ask(
        "POST",
        f"/api/tables/{table}/act",
        json=body | {"command_id": fresh()},
        headers={"Sec-Fetch-Site": "cross-site"},
    )
    refused(sneaky, 403, "foreign_origin")
    assert ada.state(table)["number"] == state["number"]
    own = ada.ask(
        "POST",
        f"/api/tables/{table}/act",
        json=body | {"command_id": fresh()},
        headers={"Origin": "http://testserver"},
    )
    assert own.status_code == 200


def test_the_cookie_is_secret_and_safe(ada: Person) -> None:
    answer = ada.post("/api/me", {"name": "Ada"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie and "path=/" in cookie
    assert ada.cookie.partition("=")[2] not in answer.text
    assert ada.get("/api/me") == answer.json()


def test_wrong_wishes_for_a_table(ada: Person) -> None:
    def wish(**change: object) -> object:
        seats = [{"kind": "me"}, {"kind": "open"}]
        return ada.post("/api/tables", {"game": "duellum", "seats": seats, "command_id": fresh()} | change)

    refused(wish(game="chess"), 404, "no_game")
    refused(wish(options={"bord": "west"}), 422, "invalid")
    refused(wish(options={"board": "north"}), 422, "invalid")
    refused(wish(seats=[{"kind": "me"}]), 422, "invalid")
    refused(wish(seats=[{"kind": "me"}, {"kind": "me"}]), 422, "invalid")
    refused(wish(seats=[{"kind": "me"}, {"kind": "bot", "bot": "hal"}]), 422, "invalid")
    refused(wish(seats=[{"kind": "me"}, {"kind": "bot", "bot": "uct:500"}]), 422, "invalid")
    refused(wish(seats=[{"kind": "me"}, {"kind": "bot"}]), 422, "invalid")
    refused(wish(seed=-1), 422, "invalid")


def test_seeds_are_for_tests_only(start: Start) -> None:
    person = Person(start(seeds=False))
    body = {"game": "duellum", "seats": [{"kind": "me"}, {"kind": "open"}], "command_id": fresh(), "seed": 1}
    refused(person.post("/api/tables", body), 403, "not_allowed")


@pytest.mark.usefixtures("no_time_passes")
def test_a_client_that_is_too_fast_is_slowed_down(start: Start) -> None:
    person = Person(start(rate_factor=0.02))
    answers = [person.post("/api/me", {"name": "Ada"}) for _ in range(5)]
    late = [a for a in answers if a.status_code == 429]
    assert answers[0].status_code == 200 and late
    assert int(refused(late[0], 429, "too_fast") and late[0].headers["retry-after"]) > 0
