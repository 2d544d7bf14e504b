"""Among people: invitations, seats that change hands, mute and block, profiles, reports, export and leaving."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import MetaData, create_engine, select
from starlette.testclient import TestClient

from hegemon.server.identity import leaving
from hegemon.server.schemas.wire import FORMER

from .authenticator import Authenticator
from .conftest import Person, Start, fresh, refused
from .mailbox import mail_server
from .test_accounts import ADDRESS, introduced, make_passkey


def id_of(person: Person) -> str:
    return str(person.get("/api/me")["id"])


@pytest.fixture
def cleo(client: TestClient) -> Person:
    return introduced(client, "Cleo")


@pytest.fixture
def game(ada: Person, ben: Person) -> str:
    """A game of two people that is on."""
    table = ada.create("me", "open", seed=3)
    assert ben.join(table).status_code == 200
    return table


@pytest.mark.both_databases
def test_an_invitation_is_accepted(ada: Person, ben: Person) -> None:
    ben.post("/api/me", {"name": "Ben"})
    table = ada.create("me", "open")
    assert ada.post(f"/api/tables/{table}/invite", {"to": id_of(ben)}).status_code == 200
    (offer,) = ben.get("/api/offers")["offers"]
    assert (offer["kind"], offer["table"], offer["person"], offer["made_by_me"]) == ("invitation", table, "Ada", False)
    assert ada.get("/api/offers")["offers"][0]["made_by_me"]
    assert ben.post(f"/api/offers/{offer['id']}/accept", {}).json()["seats"] == [1]
    assert ben.state(table)["status"] == "playing" and ben.get("/api/offers")["offers"] == []


def test_only_the_host_invites_and_anybody_declines(ada: Person, ben: Person, cleo: Person) -> None:
    ben.post("/api/me", {"name": "Ben"})
    table = ada.create("me", "open")
    refused(cleo.post(f"/api/tables/{table}/invite", {"to": id_of(ben)}), 403, "not_allowed")
    refused(ada.post(f"/api/tables/{table}/invite", {"to": "nobody-there"}), 404, "no_person")
    ada.post(f"/api/tables/{table}/invite", {"to": id_of(ben)})
    (offer,) = ben.get("/api/offers")["offers"]
    refused(cleo.post(f"/api/offers/{offer['id']}/accept", {}), 404, "no_offer")
    refused(cleo.post(f"/api/offers/{offer['id']}/decline", {}), 404, "no_offer")
    assert ben.post(f"/api/offers/{offer['id']}/decline", {}).status_code == 200
    refused(ben.post(f"/api/offers/{offer['id']}/accept", {}), 404, "no_offer")


@pytest.mark.both_databases
def test_a_seat_changes_hands_by_consent(ada: Person, ben: Person, cleo: Person, game: str) -> None:
    refused(ben.post(f"/api/tables/{game}/offer_seat", {"to": id_of(cleo), "seat": 0}), 403, "not_your_seat")
    ben.post(f"/api/tables/{game}/offer_seat", {"to": id_of(cleo), "seat": 1})
    assert cleo.state(game)["viewing"] is None, "an offer alone changes nothing"
    (offer,) = cleo.get("/api/offers")["offers"]
    assert cleo.post(f"/api/offers/{offer['id']}/accept", {}).json()["seats"] == [1]
    assert cleo.state(game)["seats"][1]["name"] == "Cleo" and ben.state(game)["viewing"] is None
    assert ada.state(game)["seats"][1]["name"] == "Cleo"
    refused(ben.command(game, "resign", 1), 403, "not_your_seat")
    assert cleo.command(game, "resign", 1).status_code == 200


def test_a_seat_that_is_gone_is_not_handed_on(ben: Person, cleo: Person, eve: Person, game: str) -> None:
    eve.post("/api/me", {"name": "Eve"})
    for taker in (cleo, eve):
        ben.post(f"/api/tables/{game}/offer_seat", {"to": id_of(taker), "seat": 1})
    first, second = (p.get("/api/offers")["offers"][0]["id"] for p in (cleo, eve))
    assert cleo.post(f"/api/offers/{first}/accept", {}).status_code == 200
    refused(eve.post(f"/api/offers/{second}/accept", {}), 409, "taken")


def test_who_is_blocked_cannot_sit_down_and_does_not_learn_why(ada: Person, ben: Person, game: str) -> None:
    ada.post(f"/api/tables/{game}/relation", {"seat": 1, "kind": "block"})
    assert ada.get(f"/api/tables/{game}/muted") == {"seats": [1], "blocked": [1]}
    table = ada.create("me", "open")
    assert "block" not in refused(ben.join(table), 403, "not_allowed")["reason"]
    other = ben.create("me", "open")
    assert ben.post(f"/api/tables/{other}/invite", {"to": id_of(ada)}).status_code == 200
    assert ada.get("/api/offers")["offers"] == [] == ben.get("/api/offers")["offers"]
    (met,) = ada.get("/api/people")["people"]
    assert (met["name"], met["relation"]) == ("Ben", "block")
    ada.post(f"/api/people/{met['id']}/relation", {"kind": ""})
    assert ben.join(table).status_code == 200


def test_mute_hides_and_lets_meet(ada: Person, ben: Person, game: str) -> None:
    assert ada.post(f"/api/tables/{game}/relation", {"seat": 1, "kind": "mute"}).json() == {"seats": [1], "blocked": []}
    assert ben.join(ada.create("me", "open")).status_code == 200
    refused(ada.post(f"/api/tables/{game}/relation", {"seat": 0, "kind": "mute"}), 409, "no_person")


def test_a_host_frees_a_seat_and_closes_a_table(ada: Person, ben: Person) -> None:
    table = ada.create("me", "open", "open", "open", game="antike")
    ben.join(table)
    refused(ben.post(f"/api/tables/{table}/free_seat", {"seat": 0, "command_id": fresh()}), 403, "not_allowed")
    ada.post(f"/api/tables/{table}/free_seat", {"seat": 1, "command_id": fresh()})
    assert ada.state(table)["seats"][1]["kind"] == "open"
    refused(ben.post(f"/api/tables/{table}/close", {"command_id": fresh()}), 403, "not_allowed")
    assert ada.post(f"/api/tables/{table}/close", {"command_id": fresh()}).status_code == 200
    state = ada.state(table)
    assert (state["status"], state["outcome"]["reason"]) == ("over", "closed")


def test_results_are_shown_only_if_wished(ada: Person, ben: Person, game: str) -> None:
    ben.command(game, "resign", 1)
    address = f"/api/people/{id_of(ada)}"
    refused(ben.ask("GET", address), 404, "no_person")
    ada.post("/api/account/public", {"public": True})
    (result,) = ben.get(address)["results"]
    assert (result["game"], result["played"], result["won"]) == ("duellum", 1, 1)
    ada.post("/api/account/public", {"public": False})
    refused(ben.ask("GET", address), 404, "no_person")


def test_a_report_reaches_the_operator(ada: Person, ben: Person, game: str, tmp_path: Path) -> None:
    assert ada.post(f"/api/tables/{game}/report", {"seat": 1, "text": "Rude."}).status_code == 200
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database:
        rows = database.execute("select reporter, about, table_id, text from reports").fetchall()
    assert rows == [(id_of(ada), id_of(ben), game, "Rude.")]


def test_the_export_has_everything_and_no_secret(ada: Person, ben: Person, game: str) -> None:
    make_passkey(ada, Authenticator())
    codes = ada.post("/api/account/codes", {}).json()["codes"]
    ada.post(f"/api/tables/{game}/chat", {"text": "Salve!", "command_id": fresh()})
    ben.post(f"/api/tables/{game}/chat", {"text": "Vale!", "command_id": fresh()})
    answer = ada.ask("GET", "/api/account/export")
    told = answer.json()
    assert "attachment" in answer.headers["content-disposition"]
    assert told["guest"]["name"] == "Ada" and len(told["passkeys"]) == len(told["devices"]) == 1
    assert [table["id"] for table in told["tables"]] == [game] and told["tables"][0]["seats"][0]["name"] == "Ada"
    assert [line["text"] for line in told["said"]] == ["Salve!"]
    assert not any(secret in answer.text for secret in (ada.cookie.partition("=")[2], codes[0], "secret", "digest"))


def everything(url: str, folder: Path) -> str:
    """All that the database holds, row by row; of SQLite the bytes of its files, too."""
    engine = create_engine(url.replace("+aiosqlite", "").replace("+asyncpg", "+psycopg"))
    metadata = MetaData()
    with engine.connect() as connection:
        metadata.reflect(connection)
        rows = [repr(tuple(row)) for table in metadata.tables.values() for row in connection.execute(select(table))]
    engine.dispose()
    raw = b"".join(path.read_bytes() for path in folder.glob("tables.sqlite3*"))
    return "\n".join(rows) + raw.decode("latin-1")


def test_nothing_personal_is_left_behind(start: Start, tmp_path: Path, database_url: str) -> None:
    name, words, email = "Zenobia of Palmyra", "my secret plan", "zenobia@example.org"
    with mail_server() as mailbox:
        client = start(mail=mailbox.url, mail_from="table@example.org", address=ADDRESS)
        zenobia, ben, key = introduced(client, name), Person(client, "Ben"), Authenticator()
        guest = id_of(zenobia)
        make_passkey(zenobia, key)
        zenobia.post("/api/account/codes", {})
        zenobia.post("/api/signin/mail", {"email": email})
        mailbox.wait(1)
        zenobia.post("/api/signin/link", {"token": mailbox.link()})
        playing, handed, waiting = (zenobia.create("me", "open") for _ in range(3))
        over = zenobia.create("me", "random", seed=1)
        zenobia.command(over, "resign", 0)
        for table in (playing, handed):
            ben.join(table)
            zenobia.post(f"/api/tables/{table}/chat", {"text": words, "command_id": fresh()})
        cleo = introduced(client, "Cleo")
        zenobia.post(f"/api/tables/{handed}/offer_seat", {"seat": 0, "to": id_of(cleo)})
        cleo.post(f"/api/offers/{cleo.get('/api/offers')['offers'][0]['id']}/accept", {})
        ben.post(f"/api/tables/{playing}/relation", {"seat": 0, "kind": "mute"})
        ben.post(f"/api/tables/{playing}/report", {"seat": 0, "text": f"{name} is rude."})
        before = everything(database_url, tmp_path)
        credential = zenobia.get("/api/account")["passkeys"][0]["id"]
        secrets = (name, words, email, credential, guest)
        assert all(secret in before for secret in secrets)
        refused(zenobia.post("/api/account/delete", {"name": "somebody else"}), 422, "invalid")
        assert zenobia.post("/api/account/delete", {"name": name}).status_code == 200
    after = everything(database_url, tmp_path)
    assert [secret for secret in secrets if secret in after] == []
    state = ben.state(playing)
    assert state["status"] == "over" and state["seats"][0]["name"] == FORMER
    assert ben.state(waiting)["seats"][0]["kind"] == "open" and cleo.state(handed)["seats"][0]["own"]
    lines = ben.get(f"/api/tables/{playing}/chat")["lines"]
    assert [(line["name"], line["text"]) for line in lines] == [(FORMER, "…")]
    refused(Person(client).ask("GET", f"/api/people/{guest}"), 404, "no_person")


@pytest.mark.both_databases
def test_who_leaves_a_game_of_several_is_played_on_by_a_bot(client: TestClient) -> None:
    people = [introduced(client, name) for name in ("Ada", "Ben", "Cleo")]
    table = people[0].create("me", "open", "open", game="antike", options={"players": 3}, seed=5)
    for person in people[1:]:
        person.join(table)
    assert people[2].post("/api/account/delete", {"name": "Cleo"}).status_code == 200
    state = people[0].settled(table)
    assert state["status"] == "playing" and (state["seats"][2]["kind"], state["seats"][2]["name"]) == ("bot", FORMER)
    mover = people[state["to_act"]]
    mover.play(table, Random(1), 1)


def test_an_interrupted_leave_is_finished_at_the_next_start(
    start: Start, tmp_path: Path, database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = start()
    ada, ben = introduced(client, "Ada"), introduced(client, "Ben")
    table = ada.create("me", "open")
    ben.join(table)

    async def broken(*_: object) -> None:
        raise asyncio.CancelledError

    with monkeypatch.context() as patch:
        patch.setattr(leaving, "change_table", broken)
        with pytest.raises(BaseException):  # noqa: B017
            ben.post("/api/account/delete", {"name": "Ben"})
    assert not ben.get("/api/me")["known"], "nobody is this guest any more"
    assert "'Ben'" in everything(database_url, tmp_path)
    ada.client = start()
    state = ada.state(table)
    for _ in range(200):
        if (state := ada.state(table))["status"] == "over":
            break
    assert state["seats"][1]["name"] == FORMER
