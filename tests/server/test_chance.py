"""Provable chance at a table: promised before, salted by the players, proved after, and silent in between."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient

from hegemon.core.chance import commitment_to
from hegemon.core.record import loads, open_game, replay, verify
from hegemon.server.play.table import Table

from .conftest import Json, Person, Start, fresh, refused

FIRST = 30  # position from which draws depend on decisions


def secret_of(client: TestClient, table: str) -> str:
    """The seed of a running game, which only the server knows."""
    found: Table = client.app.state.service._tables[table]  # type: ignore[attr-defined]
    assert found.chance is not None
    return found.chance.seed


def promised(person: Person) -> str:
    answer = person.post("/api/chance", {"name": person.name, "command_id": fresh()})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["commitment"])


def salt(person: Person, table: str, text: str, seat: int = 0) -> Any:
    return person.post(f"/api/tables/{table}/salt", {"seat": seat, "salt": text, "command_id": fresh()})


def finished(ada: Person, ben: Person, table: str) -> Json:
    """A few moves, then somebody gives up."""
    rng = Random(1)
    for _ in range(6):
        ada.play(table, rng, 10)
        ben.play(table, rng, 10)
    assert ben.command(table, "resign", 1).status_code == 200
    return ada.state(table)


@pytest.mark.both_databases
def test_a_game_is_proved_when_it_is_over(client: TestClient, ada: Person, ben: Person, tmp_path: Path) -> None:
    table = ada.create("me", "open")
    before = ada.state(table)["chance"]
    assert before["salts"] == {} and before["seed"] == "" and len(before["commitment"]) == 64
    assert salt(ada, table, "from Ada").status_code == 200
    assert ben.join(table, salt="from Ben").status_code == 200
    after = finished(ada, ben, table)["chance"]
    assert after["commitment"] == before["commitment"] == commitment_to(after["seed"])
    seats = [seat["id"] for seat in ada.state(table)["seats"]]
    assert after["salts"] == {seats[0]: "from Ada", seats[1]: "from Ben"}
    file = tmp_path / "game.hgm"
    file.write_text(ada.ask("GET", f"/api/tables/{table}/record").text, "utf-8")
    proof = verify(file).chance
    assert proof is not None and proof.seed == after["seed"] and proof.salts == after["salts"]


@pytest.mark.parametrize("game", ["duellum", "ancient_wars"])
def test_a_running_game_tells_nothing(client: TestClient, ada: Person, ben: Person, eve: Person, game: str) -> None:
    """Neither state, events, log, positions, draws nor record hold the seed, for anybody, nor what the socket sends."""
    table = ada.create("me", "open", game=game)
    ben.join(table)
    seed = secret_of(client, table)
    told = []
    for person in (ada, ben, eve):
        with client.websocket_connect(f"/api/tables/{table}/socket?since=0", headers={"Cookie": person.cookie}) as ws:
            told += [ws.receive_text() for _ in range(3)]  # hello, events, state
        ada.play(table, Random(2), 3)
        ben.play(table, Random(2), 3)
        ply = person.state(table)["ply"]
        for path in ("", "/events", "/log", "/turns", f"/positions/{ply}", "/record", "/draws"):
            told.append(person.ask("GET", f"/api/tables/{table}{path}").text)
    assert commitment_to(seed) in told[2] and not any(seed in text for text in told)
    assert ada.get(f"/api/tables/{table}/draws")["draws"] == []
    ben.command(table, "resign", 1)
    assert eve.state(table)["chance"]["seed"] == seed


def test_every_draw_can_be_repeated_from_what_is_shown(client: TestClient, ada: Person, ben: Person) -> None:
    table = ada.create("me", "open")
    ben.join(table)
    finished(ada, ben, table)
    shown = ada.get(f"/api/tables/{table}/draws")
    text = ada.ask("GET", f"/api/tables/{table}/record").text
    again = replay(loads(text), open_game(loads(text))).record
    drawn = [action for line in again.lines for actor, action in line.actions if actor == "chance"]
    assert [draw["made"] for draw in shown["draws"]] == drawn and len(drawn) > 3
    assert [draw["number"] for draw in shown["draws"]] == list(range(len(drawn)))
    assert all(d["made"] in [o["text"] for o in d["outcomes"]] for d in shown["draws"])


def test_a_creator_sees_the_commitment_before_adding_a_salt(ada: Person, eve: Person) -> None:
    """Also for a game that begins at once: one commitment, one table, one guest."""
    commitment = promised(ada)
    table = ada.create("me", "random", commitment=commitment, salt="mine")
    state = ada.state(table)
    assert state["chance"] == {"commitment": commitment, "salts": {state["seats"][0]["id"]: "mine"}, "seed": ""}
    wish = {"game": "duellum", "seats": [{"kind": "me"}, {"kind": "open"}], "name": "Ada"}
    again = {**wish, "commitment": commitment, "command_id": fresh()}
    refused(ada.post("/api/tables", again), 409, "no_commitment")
    refused(eve.post("/api/tables", {**wish, "commitment": promised(ada), "command_id": fresh()}), 409, "no_commitment")
    refused(ada.post("/api/tables", {**wish, "salt": "x", "command_id": fresh()}), 422, "invalid")


def test_salts_are_for_players_and_end_with_the_beginning(ada: Person, ben: Person, eve: Person) -> None:
    table = ada.create("me", "open")
    refused(salt(eve, table, "x"), 401, "no_guest")
    eve.create("me", "open")
    refused(salt(eve, table, "x"), 403, "not_your_seat")
    assert salt(ada, table, "first").status_code == 200
    assert salt(ada, table, "second").status_code == 200
    assert list(ada.state(table)["chance"]["salts"].values()) == ["second"]
    ben.join(table)
    refused(salt(ada, table, "third"), 409, "taken")
    seeded = ada.create("me", "open", seed=5)
    assert ada.state(seeded)["chance"] is None
    refused(salt(ada, seeded, "x"), 409, "no_commitment")


def test_nobody_draws_again_by_taking_back(start: Start, ada: Person) -> None:
    """The same draw gives the same outcome after a take-back and after a restart of the server."""
    table, rng = ada.create("me", "me", game="ancient_wars", pass_and_play=True), Random(3)
    for _ in range(200):
        ada.play(table, rng, 1)
        entries = ada.get(f"/api/tables/{table}/log?limit=500")["entries"]
        if any(e["seat"] is None and e["ply"] > FIRST for e in entries):
            break
    drawn = next(e for e in entries if e["seat"] is None and e["ply"] > FIRST)
    before = max(e["ply"] for e in entries if e["seat"] is not None and e["ply"] < drawn["ply"])
    decision = next(e for e in entries if e["ply"] == before)
    for restart in (False, True):
        if restart:
            ada.client = start()
        assert ada.command(table, "takeback", 0, to=before - 1).status_code == 200
        assert ada.act(table, decision["text"]).status_code == 200
        again = ada.get(f"/api/tables/{table}/log?limit=500")["entries"]
        assert [e["text"] for e in again if e["ply"] == drawn["ply"]] == [drawn["text"]]


def test_an_uploaded_proof_is_checked_and_kept(client: TestClient, ada: Person, ben: Person) -> None:
    table = ada.create("me", "open")
    ben.join(table)
    seed = finished(ada, ben, table)["chance"]["seed"]
    text = ada.ask("GET", f"/api/tables/{table}/record").text
    plain = {"headers": {"Content-Type": "text/plain"}}
    kept = ada.ask("POST", "/api/records", content=text, **plain).json()["id"]
    assert ada.state(kept)["chance"]["seed"] == seed and ada.get(f"/api/tables/{kept}/draws")["draws"]
    forged = text.replace(seed, seed[::-1])
    refused(ada.ask("POST", "/api/records", content=forged, **plain), 422, "bad_record")
