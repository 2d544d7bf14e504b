"""Addresses and names with characters that no database and no file name can hold."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from starlette.websockets import WebSocketDisconnect

from hegemon.core import record as records

from .conftest import Person, Start, fresh, refused
from .test_socket import connect

STRANGE = ["%00", "a%00b", "%0a", "%1f", "%7f", "x" * 300, "x" * 5000, "%ff%fe", "%ed%a0%80", "..%2f..%2fetc", "%2e%2e"]


@pytest.mark.parametrize("built", [True, False], ids=["built", "not built"])
def test_pages(start: Start, tmp_path: Path, built: bool) -> None:
    web = tmp_path / "web"
    web.mkdir()
    if built:
        (web / "index.html").write_text("<p>front page</p>")
    client = start(web=web)
    for address in (f"/{folder}{name}" for name in STRANGE for folder in ("", "assets/", "t/")):
        answer = client.get(address)
        assert answer.status_code in ({200, 400, 404} if built else {400, 404, 503}), (address, answer.text)


@pytest.mark.parametrize("length", [256, 300, 5000])
@pytest.mark.parametrize("folder", ["", "assets/", "t/"])
def test_a_path_longer_than_any_name_of_a_file(start: Start, tmp_path: Path, folder: str, length: int) -> None:
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "index.html").write_text("<p>front page</p>")
    answer = start().get(f"/{folder}{'x' * length}")
    assert answer.status_code == 200 and "front page" in answer.text


def test_ids_and_questions(ada: Person) -> None:
    table = ada.create("me", "open")
    for name in STRANGE:
        ask_everywhere(ada, table, name)


def ask_everywhere(ada: Person, table: str, name: str) -> None:
    """Nothing that can be asked with that name is a fault of the server."""
    for path in (
        f"tables/{name}", f"tables/{name}/events", f"tables/{name}/record", f"games/{name}/board",
        f"games/{name}/rules",
        f"tables?game={name}", f"tables/{table}?seat={name}", f"tables/{table}/log?before={name}",
        f"tables/{table}/preview?text={name}", f"tables/{table}/positions/{name}", f"games/duellum/board?board={name}",
        f"games/duellum/provenance?{name}=1", f"{name}", f"health?{name}",
    ):  # fmt: skip
        answer = ada.ask("GET", f"/api/{path}")
        assert answer.status_code < 500, (path, answer.text)
        if "%00" in name or "%0a" in name:
            refused(answer, 400, "malformed")
    assert ada.ask("POST", f"/api/tables/{name}/join", json={"command_id": fresh()}).status_code < 500


def test_sockets(ada: Person) -> None:
    table = ada.create("me", "open")
    for address, seat in (pair for name in ("%00", "x%00", "%1b") for pair in ((name, "auto"), (table, name))):
        with pytest.raises(WebSocketDisconnect), connect(ada, address, seat=seat) as session:
            session.receive_json()


def test_names(ada: Person) -> None:
    for name in ("\0", "a\0b", "Ada\x1b[31m", "\u202eadA", "\n", "line\nbreak", "\x7f", "\ud800"):
        for path, body in (
            ("/api/me", {"name": name}),
            ("/api/tables", {"game": "duellum", "name": name, "seats": [{"kind": "me"}] * 2}),
            ("/api/tables", {"game": name, "seats": [{"kind": "me"}] * 2}),
            ("/api/tables", {"game": "duellum", "seats": [{"kind": "me", "name": name}]}),
        ):
            given = body | ({"command_id": fresh()} if path == "/api/tables" else {})
            answer = ada.ask("POST", path, content=json.dumps(given), headers={"Content-Type": "application/json"})
            assert answer.status_code in (400, 404, 422), (name, answer.text)


def test_names_in_a_record(ada: Person) -> None:
    table = ada.create("me", "me", pass_and_play=True, seed=1)
    ada.play(table, Random(1), 5)
    record = records.loads(ada.ask("GET", f"/api/tables/{table}/record").text)
    seat = next(iter(record.players))
    record.players[seat] = "A\0d\x1ba\u202e" + "x" * 100
    answer = ada.ask("POST", "/api/records", content=record.dumps().encode(), headers={"Content-Type": "text/plain"})
    assert answer.status_code == 200, answer.text
    names = [s["name"] for s in ada.state(answer.json()["id"])["seats"]]
    assert ("Ada" + "x" * 37) in names
