"""Undo: own decisions of this turn, never past chance, a revelation, somebody else, or the end of the turn."""

from __future__ import annotations

from random import Random

import pytest

from .conftest import Json, Person, fresh, refused


@pytest.fixture
def table(ada: Person) -> str:
    """Both seats held by one person."""
    return ada.create("me", "me", pass_and_play=True, seed=11)


def inside_a_turn(person: Person, table: str, decisions: int) -> Json:
    """Play on until `decisions` own decisions of the turn can be undone."""
    rng = Random(3)
    for _ in range(400):
        state = person.state(table)
        if state["undo"]["steps"] >= decisions:
            return state
        choices = [a for a in state["actions"] if not a["ends_turn"]] or state["actions"]
        assert person.act(table, rng.choice(choices)["text"], state["to_act"]).status_code == 200
    raise AssertionError("no such turn")


def test_undo_goes_back_one_decision(ada: Person, table: str) -> None:
    start = ada.state(table)
    seat, text = start["to_act"], start["actions"][0]["text"]
    ada.act(table, text, seat)
    assert ada.state(table)["undo"] == {"seat": seat, "steps": 1, "reason": "", "key": "", "args": {}}
    answer = ada.command(table, "undo", seat)
    assert answer.status_code == 200 and answer.json()["ply"] == start["ply"]
    back = ada.state(table)
    for same in ("view", "actions", "ply", "log", "turn", "to_act"):
        assert back[same] == start[same], same
    assert back["number"] == start["number"] + 2
    assert ada.act(table, text, seat).status_code == 200


def test_restart_turn_undoes_all_decisions(ada: Person, table: str) -> None:
    state = inside_a_turn(ada, table, 3)
    seat, steps = state["undo"]["seat"], state["undo"]["steps"]
    refused(ada.command(table, "undo", seat, steps=steps + 1), 409, "no_undo")
    assert ada.command(table, "undo", seat, steps=2).status_code == 200
    assert ada.state(table)["undo"]["steps"] == steps - 2
    assert ada.command(table, "restart_turn", seat).status_code == 200
    back = ada.state(table)
    assert back["undo"]["steps"] == 0 and back["turn"] == state["turn"]
    refused(ada.command(table, "restart_turn", seat), 409, "no_undo")


def test_no_undo_past_the_end_of_the_turn(ada: Person, table: str) -> None:
    for _ in range(100):
        state = ada.state(table)
        ending = [a for a in state["actions"] if a["ends_turn"]]
        if ending:
            break
        ada.act(table, state["actions"][0]["text"], state["to_act"])
    seat, number = state["to_act"], state["number"]
    assert ada.act(table, ending[0]["text"], seat).status_code == 200
    after = ada.state(table)
    assert after["turn"] > state["turn"]
    refused(ada.command(table, "undo", seat), 409, "no_undo")
    assert ada.state(table)["number"] == after["number"] > number


def test_no_undo_past_chance(ada: Person, table: str) -> None:
    """Taking a card from the display lets chance turn up the next one."""
    rng = Random(1)
    for _ in range(3000):
        state = ada.state(table)
        drawing = [a for a in state["actions"] if a["chance"]]
        if drawing:
            break
        assert ada.act(table, rng.choice(state["actions"])["text"], state["to_act"]).status_code == 200
    else:
        raise AssertionError("chance never came")
    assert ada.act(table, drawing[0]["text"], state["to_act"]).status_code == 200
    after = ada.state(table)
    events = ada.get(f"/api/tables/{table}/events?since={state['number']}")["events"]
    assert [e["actor"] for e in events[:2]] == [state["seats"][state["to_act"]]["id"], "chance"]
    assert after["undo"]["steps"] == 0 and after["undo"]["reason"]
    refused(ada.command(table, "undo", state["to_act"]), 409, "no_undo")


def test_only_the_one_who_decided_may_undo(ada: Person, ben: Person) -> None:
    table = ada.create("me", "open", seed=5)
    ben.join(table)
    first, second = (ada, ben) if ada.state(table)["my_move"] else (ben, ada)
    state = first.state(table)
    first.act(table, state["actions"][0]["text"], state["viewing"])
    refused(second.command(table, "undo", state["viewing"]), 403, "not_your_seat")
    refused(second.command(table, "undo", 1 - state["viewing"]), 409, "no_undo")
    assert second.state(table)["undo"]["steps"] == 0
    refused(first.command(table, "undo", state["viewing"], expected=state["number"]), 409, "stale")
    assert first.command(table, "undo", state["viewing"]).status_code == 200


def test_undo_survives_a_restart_of_the_server(ada: Person, table: str) -> None:
    state = inside_a_turn(ada, table, 2)
    service = ada.client.app.state.service  # type: ignore[attr-defined]
    service._tables.clear()
    assert ada.state(table) == state
    assert ada.command(table, "undo", state["undo"]["seat"]).status_code == 200
    assert ada.state(table)["undo"]["steps"] == state["undo"]["steps"] - 1


def test_forced_decisions_are_made_but_the_turn_is_ended_in_person(ada: Person) -> None:
    quick = ada.create("me", "me", pass_and_play=True, seed=2)
    slow = ada.create("me", "me", pass_and_play=True, seed=2, auto_forced=False)
    forced_seen = single_seen = 0
    for table in (quick, slow):
        rng = Random(9)
        for _ in range(120):
            state = ada.state(table)
            if len(state["actions"]) == 1:
                assert table == slow or state["actions"][0]["ends_turn"]
                single_seen += table == slow and not state["actions"][0]["ends_turn"]
            body = {"seat": state["to_act"], "text": rng.choice(state["actions"])["text"]}
            ada.post(f"/api/tables/{table}/act", body | {"expected": state["number"], "command_id": fresh()})
            forced = [e for e in ada.events(table, state["number"]) if e["forced"]]
            assert not (forced and table == slow)
            forced_seen += len(forced)
    assert forced_seen and single_seen
