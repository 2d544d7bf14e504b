"""A frozen game with hidden information keeps its record closed: it may go on one day."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hegemon.core.game import Game

from .conftest import Person, Start, fresh, refused
from .test_socket import connect, until
from .test_storage import refuse_from

TOLD = ("events", "log?limit=500", "turns", "draws")
CLOSED = ("record", "positions/5", "milestones", "review")
NOT_OURS = (
    "preview?text=end", "draft?text=end", "odds?text=end", "why?text=end", "orders?seat=0", "hint?seat=0",
    "coach?seat=0", "coach/before?seat=0&text=end",
)  # fmt: skip


@pytest.mark.parametrize(("game", "seats", "hides"), [("ancient_wars", 2, True), ("duellum", 2, False)])
def test_a_frozen_game(start: Start, monkeypatch: pytest.MonkeyPatch, game: str, seats: int, hides: bool) -> None:
    ada = Person(start(), "Ada")
    table = ada.create(*["me"] * seats, game=game, pass_and_play=True, seed=6)
    log = ada.play(table, Random(1), 20)["log"]
    real = Game.layout_stamp
    monkeypatch.setattr(Game, "layout_stamp", lambda g: real(g) + "x")
    refuse_from(monkeypatch, log[-1]["text"])
    client = start()
    ada.client, eve = client, Person(client)
    assert ada.state(table)["status"] == "frozen"
    for person in (ada, eve):
        assert person.state(table)["record"] is not hides
        answer = person.ask("GET", f"/api/tables/{table}/record")
        if hides:
            refused(answer, 403, "hidden")
        else:
            assert answer.status_code == 200


def read(person: Person, table: str) -> dict[str, Any]:
    """All that a stranger gets to read of a table's story."""
    return {page: person.get(f"/api/tables/{table}/{page}") for page in TOLD}


def test_no_page_of_a_frozen_game_tells_strangers_more_than_before(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = Person(start(), "Ada")
    eve = Person(ada.client, "Eve")
    eve.post("/api/me", {"name": "Eve"})
    table = ada.create("me", "me", game="ancient_wars", pass_and_play=True, seed=6)
    log = ada.play(table, Random(1), 40)["log"]
    before = read(eve, table)
    own = {seat: ada.get(f"/api/tables/{table}/log?limit=500&seat={seat}")["entries"] for seat in (0, 1)}
    assert before["log?limit=500"]["entries"] not in own.values(), "nothing was hidden"
    real = Game.layout_stamp
    monkeypatch.setattr(Game, "layout_stamp", lambda g: real(g) + "x")
    refuse_from(monkeypatch, log[-1]["text"])
    ada.client = eve.client = start()
    state = eve.state(table)
    assert state["status"] == "frozen" and state["view"] == {} and not state["actions"]
    after = read(eve, table)
    *known, last = after.pop("events")["events"]
    assert known == before.pop("events")["events"] and last["kind"] == "frozen" and after == before
    with connect(eve, table) as session:
        shown, events = until(session, "state")
    assert events == [*known, last] and shown["state"]["view"] == {}
    assert not eve.get(f"/api/tables/{table}/fight")["sides"]
    for page in CLOSED:
        assert eve.ask("GET", f"/api/tables/{table}/{page}").status_code in (403, 409), page
    for page in NOT_OURS:
        answer = eve.ask("GET", f"/api/tables/{table}/{page}")
        assert answer.status_code in (403, 409), (page, answer.text)
    for seat in ("0", "1"):
        refused(eve.ask("GET", f"/api/tables/{table}?seat={seat}"), 403, "not_your_seat")
        refused(eve.ask("GET", f"/api/tables/{table}/events?seat={seat}"), 403, "not_your_seat")
    for seat in (0, None):
        body = {"ply": 3, "seat": seat, "bot": "random" if seat == 0 else None, "command_id": fresh()}
        refused(eve.post(f"/api/tables/{table}/again", body), 409, "not_over")
