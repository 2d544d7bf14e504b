"""What an operator orders by `hegemon admin` is done by the server that runs, at the tables that people have open."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from starlette.testclient import TestClient

from hegemon.cli import commands

from .conftest import Person, Start, fresh, refused
from .test_accounts import introduced
from .test_people import id_of

Order = Callable[..., str]


@pytest.fixture
def order(client: TestClient, tmp_path: Path, database_url: str, monkeypatch: pytest.MonkeyPatch) -> Order:
    """Runs the command on the server's database."""
    monkeypatch.setenv("HEGEMON_DATA", str(tmp_path))
    monkeypatch.setenv("HEGEMON_DATABASE_URL", database_url)

    def run(*words: str, code: int = 0) -> str:
        done = CliRunner().invoke(commands, ["admin", *words], catch_exceptions=False)
        assert done.exit_code == code, done.output
        return done.output

    return run


@pytest.mark.both_databases
def test_a_table_is_closed_while_people_play(order: Order, client: TestClient) -> None:
    ada = introduced(client, "Ada")
    table = ada.create("me", "me", pass_and_play=True, seed=1)
    with client.websocket_connect(f"/api/tables/{table}/socket", headers={"cookie": ada.cookie}) as session:
        assert order("close", table) == "The table is closed.\n"
        heard: list[Any] = []
        while not any(event["kind"] == "over" for event in heard):
            heard += session.receive_json().get("events", [])
    refused(ada.act(table, "advance aurum", 0), 409, "not_playing")
    assert "is over" in order("close", table, code=2) and "no table" in order("close", "nowhere", code=2)


def test_a_seat_is_handed_on(order: Order, client: TestClient) -> None:
    ada, ben, cleo = (introduced(client, name) for name in ("Ada", "Ben", "Cleo"))
    table = ada.create("me", "open", seed=1)
    ben.join(table)
    order("hand", table, "1", "--guest", id_of(cleo))
    assert cleo.state(table)["viewing"] == 1 and ben.state(table)["viewing"] is None
    order("hand", table, "1", "--bot", "random")
    assert ada.settled(table)["seats"][1]["bot"] == "random"
    assert "no seat" in order("hand", table, "7", "--bot", "random", code=2)


@pytest.mark.both_databases
def test_who_is_banned_may_only_look(order: Order, client: TestClient) -> None:
    ada = introduced(client, "Ada")
    table = ada.create("me", "me", pass_and_play=True, seed=1)
    order("ban", id_of(ada), "--days", "1")
    wait_for(lambda: ada.post("/api/me", {"name": "Ada"}).status_code == 403)
    refused(ada.post("/api/tables", {"game": "duellum", "seats": [], "command_id": fresh()}), 422, "invalid")
    refused(ada.post(f"/api/tables/{table}/chat", {"text": "!", "command_id": fresh()}), 403, "banned")
    assert ada.state(table)["viewing"] == 0
    order("ban", id_of(ada), "--days", "0")
    wait_for(lambda: ada.post("/api/me", {"name": "Ada"}).status_code == 200)


def wait_for(happened: Callable[[], bool], patience: float = 60.0) -> None:
    """Another process may know a guest for some seconds longer."""
    end = time.monotonic() + patience
    while not happened():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_names_announcements_and_lists(order: Order, client: TestClient) -> None:
    ada, ben = introduced(client, "Rude name"), introduced(client, "Ben")
    table = ada.create("me", "open", visibility="listed")
    ben.join(table)
    ben.post(f"/api/tables/{table}/report", {"seat": 0, "text": "That name!"})
    assert f"{id_of(ben)} about {id_of(ada)}: That name!" in order("reports")
    assert id_of(ada) in order("people", "rude") and id_of(ben) not in order("people", "rude")
    order("rename", id_of(ada), "Guest")
    assert ben.state(table)["seats"][0]["name"] == "Guest" == ada.get("/api/me")["name"]
    order("hide", table)
    assert ben.get("/api/tables")["tables"] == []
    order("announce", "Closed on Sunday.")
    assert [post["text"] for post in Person(client).get("/api/announcements")["posts"]] == ["Closed on Sunday."]
    order("announce", "")
    assert Person(client).get("/api/announcements")["posts"] == []
    order("forget", id_of(ada), "--yes")
    assert not ada.get("/api/me")["known"]


def test_an_order_waits_for_the_next_start(order: Order, start: Start, client: TestClient, monkeypatch: Any) -> None:
    from hegemon.cli import admin as command

    ada = introduced(client, "Ada")
    table = ada.create("me", "open")
    client.__exit__(None, None, None)
    monkeypatch.setattr(command, "PATIENCE", 0.3)
    assert "No server runs" in order("close", table)
    client.__enter__()
    wait_for(lambda: ada.state(table)["status"] == "over")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["close", "nosuchtable"], "There is no table"),
        (["ban", "nobody", "--days", "3"], "There is nobody"),
        (["ban", "nobody", "--days", "-4"], "not in the range"),
        (["hand", "{table}", "7", "--bot", "random"], "There is no seat 7"),
        (["hand", "{table}", "atlantis", "--bot", "random"], "There is no seat atlantis"),
        (["hand", "{table}", "rome", "--bot", "nosuchbot"], "There is no bot"),
        (["hand", "{table}", "rome"], "Name either"),
        (["rename", "nobody", ""], "1 to 40 characters"),
        (["forget", "nobody"], "Interrupted"),
        (["frobnicate"], "No such command"),
    ],
    ids=lambda given: " ".join(given) if isinstance(given, list) else "",
)
def test_nonsense_is_refused_in_a_sentence_and_by_the_exit_code(
    order: Order, client: TestClient, words: list[str], said: str
) -> None:
    table = introduced(client, "Ada").create("me", "open")
    done = CliRunner().invoke(commands, ["admin", *(word.format(table=table) for word in words)])
    assert done.exit_code != 0 and said in done.output, done.output


def test_a_seat_by_its_name_a_table_by_its_address_and_lists_that_are_empty(order: Order, client: TestClient) -> None:
    ada = introduced(client, "Ada")
    table = ada.create("me", "open")
    assert "reported" in order("reports") and "Nobody" in order("people", "Zenobia")
    assert table in order("tables") and "rome: open" in order("tables", id_of(ada))
    assert "no such table" in order("tables", "nobody")
    order("hand", f"https://games.example/t/{table}", "rome", "--bot", "random")
    assert ada.state(table)["seats"][1]["kind"] == "bot"


def test_the_server_answers_in_the_language_of_the_operator(
    order: Order, client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    ada = introduced(client, "Ada")
    table = ada.create("me", "open")
    assert order("close", "nosuchtable", code=2) == "Unter dieser Adresse steht kein Tisch.\n"
    assert order("hide", table) == "Der Tisch steht nicht mehr in der Liste.\n"
    assert order("ban", id_of(ada), "--days", "2") == "Ausgesperrt für 2 Tage.\n"
    assert order("people", "nobody") == "Niemand hier heißt so.\n"
