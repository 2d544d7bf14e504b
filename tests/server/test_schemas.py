"""Every answer has exactly the documented shape, in every game and for every kind of viewer."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest
from pydantic import TypeAdapter

from hegemon.core import registry
from hegemon.core.preview import Preview
from hegemon.server.schemas import games, play, tables

from .conftest import Person

STATE = TypeAdapter(play.TableState)
PROTOCOL = Path(__file__).resolve().parents[2] / "docs" / "protocol.md"


def test_answers_about_games(ada: Person) -> None:
    told = games.GameList.model_validate(ada.get("/api/games"))
    for game in told.games:
        if game.available:
            games.Board.model_validate(ada.get(f"/api/games/{game.id}/board"))
            games.ProvenanceList.model_validate(ada.get(f"/api/games/{game.id}/provenance"))
            games.RuleList.model_validate(ada.get(f"/api/games/{game.id}/rules"))
    games.Health.model_validate(ada.get("/api/health"))


@pytest.mark.parametrize("game", registry.games())
def test_answers_about_tables(ada: Person, eve: Person, game: str) -> None:
    info = next(g for g in ada.get("/api/games")["games"] if g["id"] == game)
    assert info["available"], info["why"]
    table = ada.create(*["me"] * len(info["seats"]), game=game, pass_and_play=True, seed=1, visibility="listed")
    rng = Random(1)
    for _ in range(25):
        state = ada.play(table, rng, 3)
        for person, seat in ((ada, "auto"), (ada, "0"), (eve, "auto")):
            found = STATE.validate_python(person.state(table, seat))
            assert (person is ada) == any(s["own"] for s in found["seats"])
        if state["actions"]:
            text = rng.choice(state["actions"])["text"].replace(" ", "%20")
            TypeAdapter(Preview).validate_python(ada.get(f"/api/tables/{table}/preview?text={text}"))
            assert play.Why.model_validate(ada.get(f"/api/tables/{table}/why?text={text}")).allowed
    play.EventPage.model_validate(ada.get(f"/api/tables/{table}/events"))
    play.ChatPage.model_validate(ada.get(f"/api/tables/{table}/chat"))
    play.LogPage.model_validate(ada.get(f"/api/tables/{table}/log"))
    play.TurnList.model_validate(ada.get(f"/api/tables/{table}/turns"))
    play.PositionState.model_validate(eve.get(f"/api/tables/{table}/positions/{state['ply'] // 2}"))
    tables.TableList.model_validate(ada.get("/api/my/tables"))
    tables.TableList.model_validate(eve.get("/api/tables"))


def test_messages_of_the_socket(ada: Person) -> None:
    table = ada.create("me", "me", pass_and_play=True, seed=1)
    message = TypeAdapter(tables.SocketMessage)
    with ada.client.websocket_connect(f"/api/tables/{table}/socket", headers={"cookie": ada.cookie}) as session:
        ada.play(table, Random(1), 1)
        session.send_json({"type": "ping"})
        kinds = set()
        while not {"hello", "events", "state", "presence", "pong"} <= kinds:
            kinds.add(message.validate_json(session.receive_text()).type)


def test_openapi_describes_every_address_and_the_socket(ada: Person) -> None:
    described = ada.get("/openapi.json")
    assert "SocketMessage" in described["components"]["schemas"]
    references = set(re.findall(r"#/components/schemas/([\w.]+)", json.dumps(described)))
    assert references <= set(described["components"]["schemas"])
    page = PROTOCOL.read_text("utf-8")
    documented = {re.sub(r"\?.*", "", p) for p in re.findall(r"`(?:GET|POST) (/api/[^`]*)`", page)}
    documented |= {re.sub(r"\?.*", "", p) for p in re.findall(r", `POST (/api/[^`]*)`", page)}
    named = {
        "{game}": "G",
        "{table_id}": "T",
        "{ply}": "PLY",
        "{language}": "LANGUAGE",
        "{name}": "NAME",
        "{lesson}": "L",
        "{person}": "PERSON",
        "{offer}": "OFFER",
        "{secret}": "SECRET",
    }
    for path in described["paths"]:
        for old, new in named.items():
            path = path.replace(old, new)
        assert path in documented or path.removesuffix("/decline") + "/accept" in documented, path
