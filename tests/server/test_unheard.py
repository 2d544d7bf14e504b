"""Whoever is muted or blocked is not heard: on no device, by no way, from the moment on in which it was decided."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from .conftest import Person, fresh, refused
from .test_accounts import introduced
from .test_people import game, id_of
from .test_socket import connect, until

__all__ = ["game"]


def say(person: Person, table: str, text: str) -> None:
    assert person.post(f"/api/tables/{table}/chat", {"text": text, "command_id": fresh()}).status_code == 200


def lines(person: Person, table: str) -> list[str]:
    return [line["text"] for line in person.get(f"/api/tables/{table}/chat")["lines"]]


def said(events: list[Any]) -> list[str]:
    return [event["text"] for event in events if event["kind"] in ("chat", "aside")]


def decide(person: Person, table: str, seat: int, kind: str) -> None:
    assert person.post(f"/api/tables/{table}/relation", {"seat": seat, "kind": kind}).status_code == 200


@pytest.mark.both_databases
@pytest.mark.parametrize("kind", ["mute", "block"])
def test_what_a_muted_person_says_does_not_reach_the_muter(ada: Person, ben: Person, game: str, kind: str) -> None:
    say(ben, game, "before")
    say(ada, game, "mine")
    decide(ada, game, 1, kind)
    say(ben, game, "after")
    assert lines(ada, game) == ["mine"] == said(ada.events(game, 0))
    assert lines(ben, game) == ["before", "mine", "after"] == said(ben.events(game, 0))
    with connect(ada, game) as session:
        hello = session.receive_json()
        assert [line["text"] for line in hello["chat"]] == ["mine"]
        assert said(until(session, "state")[1]) == ["mine"]
        say(ben, game, "live")
        say(ada, game, "answer")
        assert said(until(session, "events")[1]) == ["answer"]
    decide(ada, game, 1, "")
    assert lines(ada, game) == ["before", "mine", "after", "live", "answer"]


def test_another_device_that_is_connected_hears_nothing_more(ada: Person, ben: Person, game: str) -> None:
    """Its connection begins anew when somebody is muted elsewhere."""
    with connect(ada, game) as other_device:
        until(other_device, "state")
        decide(ada, game, 1, "mute")
        with pytest.raises(WebSocketDisconnect) as closed:
            until(other_device, "events")
        assert closed.value.code == 1012


def test_who_mutes_while_a_device_is_connecting_is_not_missed(
    client: TestClient, ada: Person, ben: Person, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between the question whom a guest does not hear and the entry something may be decided."""
    from hegemon.server.routes import socket

    asked = socket.unheard_by

    async def slow(store: Any, guest: str | None) -> frozenset[str]:
        found = await asked(store, guest)
        assert guest is not None
        client.app.state.service.hub.dismiss(guest)  # type: ignore[attr-defined]
        return found

    monkeypatch.setattr(socket, "unheard_by", slow)
    with connect(ada, game) as session, pytest.raises(WebSocketDisconnect) as closed:
        until(session, "presence")
    assert closed.value.code == 1012


def test_those_who_watch_mute_each_other(ada: Person, ben: Person, client: TestClient, game: str) -> None:
    cleo, dora = introduced(client, "Cleo"), introduced(client, "Dora")
    assert dora.post(f"/api/people/{id_of(cleo)}/relation", {"kind": "mute"}).status_code == 200
    say(cleo, game, "psst")
    assert lines(dora, game) == [] and lines(cleo, game) == ["psst"]


def test_a_block_ends_what_was_offered_and_holds_for_seats_that_change_hands(
    ada: Person, ben: Person, client: TestClient, game: str
) -> None:
    cleo = introduced(client, "Cleo")
    table = ada.create("me", "open")
    ada.post(f"/api/tables/{table}/invite", {"to": id_of(ben)})
    ben.post(f"/api/tables/{game}/offer_seat", {"seat": 1, "to": id_of(cleo)})
    decide(ben, game, 0, "block")
    assert ben.get("/api/offers")["offers"][0]["table"] == game and len(ben.get("/api/offers")["offers"]) == 1
    assert cleo.post(f"/api/people/{id_of(ada)}/relation", {"kind": "block"}).status_code == 200
    (offer,) = cleo.get("/api/offers")["offers"]
    refused(cleo.post(f"/api/offers/{offer['id']}/accept", {}), 403, "not_allowed")
