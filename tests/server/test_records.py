"""Records: downloaded, uploaded, verified, looked at."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from hegemon.core import record as records

from .conftest import Person, refused

TEXT = {"Content-Type": "text/plain"}


def upload(person: Person, text: str | bytes) -> Any:
    return person.ask("POST", "/api/records", content=text if isinstance(text, bytes) else text.encode(), headers=TEXT)


def told_of(person: Person, table: str) -> list[Any]:
    """What the log tells, but for why a seat could do nothing: that is said to whoever sits there."""
    told = [
        happening for entry in person.get(f"/api/tables/{table}/log?seat=0")["entries"] for happening in entry["told"]
    ]
    return [happening for happening in told if not happening["kind"].startswith("idle_")]


@pytest.mark.parametrize("game, seats", [("duellum", 2), ("antike", 4)])
def test_round_trip(ada: Person, eve: Person, tmp_path: Path, game: str, seats: int) -> None:
    table = ada.create(*["me"] * seats, game=game, pass_and_play=True, seed=1)
    last = ada.play(table, Random(4), 90)
    answer = ada.ask("GET", f"/api/tables/{table}/record")
    assert answer.headers["content-disposition"].endswith('.hgm"')
    (tmp_path / "game.hgm").write_text(answer.text, "utf-8")
    assert len(records.verify(tmp_path / "game.hgm").texts()) == last["ply"]
    uploaded = upload(eve, answer.text)
    assert uploaded.status_code == 200, uploaded.text
    copy = uploaded.json()["id"]
    seen = ada.state(copy)
    assert seen["status"] == "replay" and seen["ply"] == last["ply"] and seen["actions"] == []
    assert ada.ask("GET", f"/api/tables/{copy}/record").text == answer.text
    for ply in (0, 1, last["ply"] // 2, last["ply"]):
        here = ada.get(f"/api/tables/{table}/positions/{ply}?seat=0")
        there = eve.get(f"/api/tables/{copy}/positions/{ply}?seat=0")
        assert here["view"] == there["view"] and there["may_view"] == [None, *range(seats)]
    assert told_of(ada, table) == told_of(ada, copy) != []


def test_a_replay_is_only_looked_at(ada: Person) -> None:
    table = ada.create("me", "me", pass_and_play=True, seed=1)
    ada.play(table, Random(4), 10)
    copy = upload(ada, ada.ask("GET", f"/api/tables/{table}/record").text).json()["id"]
    refused(ada.act(copy, "done", 0), 403, "not_your_seat")
    refused(ada.join(copy), 409, "taken")


def test_bad_records_are_refused(ada: Person) -> None:
    table = ada.create("me", "me", pass_and_play=True, seed=1)
    ada.play(table, Random(4), 30)
    good = ada.ask("GET", f"/api/tables/{table}/record").text
    assert upload(ada, good).status_code == 200
    lines = good.splitlines()
    first_turn = next(i for i, line in enumerate(lines) if line.startswith("1. "))
    spoilt = [
        "",
        "hello",
        good.replace("hegemon record 1", "hegemon record 3"),
        good.replace("game: duellum", "game: chess"),
        good.replace("ruleset: 3", "ruleset: 99"),
        good.replace("board=west", "board=east"),
        good.replace("data: ", "data: 0"),
        good.replace("result: unfinished", "result: rome wins"),
        "\n".join(lines[:first_turn] + lines[first_turn + 1 :]),
        good.replace("1. ", "1. rome: dance | ", 1),
    ]
    for text in spoilt:
        answer = upload(ada, text)
        assert answer.status_code in (404, 422), (answer.text, text[:60])
        refused(answer, answer.status_code, answer.json()["error"])
    refused(upload(ada, b"\xff\xfe\x00"), 422, "bad_record")


def test_a_table_that_has_not_begun_has_no_record(ada: Person) -> None:
    refused(ada.ask("GET", f"/api/tables/{ada.create('me', 'open')}/record"), 403, "hidden")
