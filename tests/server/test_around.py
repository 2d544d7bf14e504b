"""Around the game: a rematch, tables one leaves, branches, what those who watch say, pictures for graphs."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from .conftest import Person, fresh, refused


def finished(ada: Person, ben: Person) -> str:
    """A game of two people that one of them has given up."""
    table = ada.create("me", "open", seed=3)
    assert ben.join(table).status_code == 200
    assert ben.command(table, "resign", 1).status_code == 200
    return table


def again(person: Person, table: str, **fields: Any) -> Any:
    return person.post(f"/api/tables/{table}/rematch", {"command_id": fresh(), **fields})


def leave(person: Person, table: str, **fields: Any) -> Any:
    return person.post(f"/api/tables/{table}/leave", {"command_id": fresh(), **fields})


# -- a rematch --------------------------------------------------------------------------------------------------------
@pytest.mark.both_databases
def test_both_press_and_sit_at_one_table_on_the_other_side(ada: Person, ben: Person) -> None:
    old = finished(ada, ben)
    first = again(ada, old).json()
    waiting = ada.state(first["id"])
    assert waiting["status"] == "open" and [s["name"] for s in waiting["seats"]] == ["Ben", "Ada"]
    assert first["seats"] == [1] and waiting["options"] == ada.state(old)["options"]
    assert waiting["origin"] == {"table": old, "ply": ada.state(old)["ply"], "kind": "rematch"}
    assert ben.state(old)["rematch"] == first["id"], "the other one finds the way at the old table"
    assert ben.state(first["id"])["seats"][0]["invited"]
    second = again(ben, old).json()
    assert second["id"] == first["id"] and second["seats"] == [0]
    assert ada.state(first["id"])["status"] == "playing"
    assert again(ada, old).json() == first, "asking again changes nothing"


def test_the_seat_is_kept_for_whom_it_belongs_to(ada: Person, ben: Person, eve: Person) -> None:
    old = finished(ada, ben)
    new = again(ada, old).json()["id"]
    eve.post("/api/me", {"name": "Eve"})
    assert eve.state(old)["rematch"] is None, "a link is an invitation"
    assert not any(s["invited"] for s in eve.state(new)["seats"])
    refused(eve.join(new), 409, "taken")
    refused(again(eve, old), 403, "not_allowed")
    assert [t["id"] for t in ben.get("/api/my/tables")["tables"]].count(new) == 1, "it waits among one's own tables"
    assert ben.join(new).status_code == 200


def test_a_rematch_against_bots_begins_at_once(ada: Person) -> None:
    old = ada.create("me", "random", seed=1)
    refused(again(ada, old), 409, "not_over")
    assert ada.command(old, "resign", 0).status_code == 200
    state = ada.state(again(ada, old).json()["id"])
    assert state["status"] == "playing" and [s["kind"] for s in state["seats"]] == ["bot", "person"]
    assert not any(s["resigned"] for s in state["seats"])


def test_a_rematch_that_was_deleted_can_be_set_up_anew(ada: Person, ben: Person) -> None:
    old = finished(ada, ben)
    new = again(ada, old).json()["id"]
    assert leave(ada, new).json() == {"deleted": True}
    assert ben.state(old)["status"] == "over"
    assert again(ben, old).json() == {"id": new, "path": f"/t/{new}", "seats": [0]}
    assert [s["name"] for s in ben.state(new)["seats"]] == ["Ben", "Ada"]


def test_the_old_table_tells_its_players_over_the_socket(ada: Person, ben: Person) -> None:
    old = finished(ada, ben)
    headers = {"Cookie": ben.cookie}
    with ben.client.websocket_connect(f"/api/tables/{old}/socket?since=-1", headers=headers) as socket:
        while socket.receive_json()["type"] != "state":
            pass
        new = again(ada, old).json()["id"]
        heard = []
        while not heard or heard[-1]["type"] != "state":
            heard.append(socket.receive_json())
    assert [e["kind"] for m in heard if m["type"] == "events" for e in m["events"]] == ["rematch"]
    assert heard[-1]["state"]["rematch"] == new


# -- leaving ----------------------------------------------------------------------------------------------------------
@pytest.mark.both_databases
def test_a_table_of_ones_own_is_deleted_once(ada: Person) -> None:
    table = ada.create("me", "random", seed=1)
    (card,) = ada.get("/api/my/tables")["tables"]
    assert card["leaving"] == "delete" and card["winners"] == []
    body = {"command_id": fresh()}
    assert ada.post(f"/api/tables/{table}/leave", body).json() == {"deleted": True}
    assert ada.post(f"/api/tables/{table}/leave", body).json() == {"deleted": True}, "a repeat"
    refused(ada.ask("GET", f"/api/tables/{table}"), 404, "no_table")
    assert ada.get("/api/my/tables")["tables"] == []
    refused(leave(ada, table), 404, "no_table")


def test_nobody_deletes_what_others_play(ada: Person, ben: Person, eve: Person) -> None:
    table = ada.create("me", "open")
    eve.post("/api/me", {"name": "Eve"})
    refused(leave(eve, table), 403, "not_allowed")
    ben.join(table)
    refused(leave(ada, table), 403, "not_allowed")
    refused(leave(ben, table), 403, "not_allowed")
    assert ada.state(table)["status"] == "playing"
    assert [t["leaving"] for t in ben.get("/api/my/tables")["tables"]] == [None]


def test_a_seat_is_given_back_before_the_game(ada: Person, ben: Person) -> None:
    table = ada.create("me", "open", "open", "open", game="antike")
    ben.join(table)
    refused(leave(ada, table), 403, "not_allowed")
    assert leave(ben, table).json() == {"deleted": False}
    assert [s["kind"] for s in ada.state(table)["seats"]] == ["person", "open", "open", "open"]
    assert ben.get("/api/my/tables")["tables"] == []


def test_a_finished_game_leaves_my_list_and_stays_for_the_other(ada: Person, ben: Person) -> None:
    table = finished(ada, ben)
    (card,) = ben.get("/api/my/tables")["tables"]
    assert card["winners"] == [0] and card["leaving"] == "leave" and card["updated"] > 0
    assert leave(ben, table).json() == {"deleted": False}
    assert ben.get("/api/my/tables")["tables"] == []
    (card,) = ada.get("/api/my/tables")["tables"]
    assert [s["name"] for s in card["seats"]] == ["Ada", "Ben"]
    assert leave(ada, table).json() == {"deleted": False}, "Ben's game is not deleted"
    assert ada.state(table)["status"] == "over"


# -- branches ---------------------------------------------------------------------------------------------------------
def branch(person: Person, table: str, ply: int, **fields: Any) -> Any:
    return person.post(f"/api/tables/{table}/again", {"ply": ply, "command_id": fresh(), **fields})


def test_all_seats_are_mine_on_a_board_to_try_things_out(ada: Person, ben: Person) -> None:
    old = finished(ada, ben)
    answer = branch(ben, old, 1).json()
    state = ben.state(answer["id"])
    assert answer["seats"] == [0, 1] and state["pass_and_play"] and state["status"] == "playing"
    assert state["origin"] == {"table": old, "ply": 1, "kind": "branch"}
    ben.play(answer["id"], Random(1), 4)
    further = branch(ben, answer["id"], ben.state(answer["id"])["ply"]).json()["id"]
    assert ben.state(further)["view"] == ben.state(answer["id"])["view"], "a branch of a branch, from where it stands"
    assert [t["id"] for t in ben.get(f"/api/my/tables?origin={old}")["tables"]] == [answer["id"]]
    assert ada.get(f"/api/my/tables?origin={old}")["tables"] == []


def test_a_running_game_is_branched_only_by_whoever_plays_it_alone(ada: Person, ben: Person) -> None:
    ben.post("/api/me", {"name": "Ben"})
    alone = ada.create("me", "random", seed=1)
    ply = ada.settled(alone)["ply"]
    assert branch(ada, alone, ply).status_code == 200
    refused(branch(ben, alone, ply), 409, "not_over")
    shared = ada.create("me", "open", seed=1)
    ben.join(shared)
    for person in (ada, ben):
        refused(branch(person, shared, 0), 409, "not_over")


def test_under_fog_nobody_branches_before_the_end(ada: Person) -> None:
    table = ada.create("me", "random", game="ancient_wars", seed=1)
    refused(branch(ada, table, 0), 409, "not_over")
    assert ada.command(table, "resign", 0).status_code == 200
    assert branch(ada, table, 0, seat=0, bot="random").status_code == 200


# -- what is said -----------------------------------------------------------------------------------------------------
def test_those_who_watch_talk_among_themselves(ada: Person, ben: Person, eve: Person) -> None:
    table = ada.create("me", "random", seed=1)
    for person in (ben, eve):
        person.post("/api/me", {"name": person.name})
    said = {"text": "She should build a wall.", "command_id": fresh()}
    assert ben.post(f"/api/tables/{table}/chat", said).status_code == 200
    assert ada.post(f"/api/tables/{table}/chat", {"text": "Hm.", "command_id": fresh()}).status_code == 200
    heard = {
        person.name: [line["text"] for line in person.get(f"/api/tables/{table}/chat")["lines"]]
        for person in (ada, ben, eve)
    }
    assert heard == {"Ada": ["Hm."], "Ben": [said["text"]], "Eve": [said["text"]]}
    kinds = {person.name: {e["kind"] for e in person.events(table, 0)} & {"chat", "aside"} for person in (ada, eve)}
    assert kinds == {"Ada": {"chat"}, "Eve": {"aside"}}
    assert ada.act(table, ada.state(table)["actions"][0]["text"], 0, expected=ada.state(table)["number"] - 2).is_success


# -- how it went ------------------------------------------------------------------------------------------------------
def test_milestones_go_from_the_first_turn_to_now(ada: Person) -> None:
    table = ada.create("me", "me", pass_and_play=True, seed=5)
    ada.play(table, Random(2), 60)
    turns = ada.get(f"/api/tables/{table}/turns")["turns"]
    few = ada.get(f"/api/tables/{table}/milestones?most=5")["positions"]
    assert len(few) == 5 and [p["ply"] for p in few] == sorted({p["ply"] for p in few})
    assert few[-1]["view"] == ada.state(table)["view"]
    assert {p["ply"] for p in few[:-1]} <= {mark["ply"] for mark in turns}
    at = ada.get(f"/api/tables/{table}/positions/{few[2]['ply']}")
    assert at["view"] == few[2]["view"]
