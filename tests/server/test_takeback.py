"""Take-backs: past the end of a turn and past chance, with everybody's consent."""

from __future__ import annotations

from random import Random

import pytest

from .conftest import Json, Person, refused


@pytest.fixture
def duel(ada: Person, ben: Person) -> str:
    """Two people, some turns into a game."""
    table = ada.create("me", "open", seed=4)
    ben.join(table)
    rng = Random(2)
    for _ in range(30):
        for person in (ada, ben):
            person.play(table, rng, 1)
    return table


def after_a_turn(ada: Person, ben: Person, table: str) -> tuple[Person, Person, Json]:
    """Somebody ends a turn; (who did, the other, the state before)."""
    for _ in range(200):
        person, other = (ada, ben) if ada.state(table)["my_move"] else (ben, ada)
        state = person.state(table)
        ending = [a for a in state["actions"] if a["ends_turn"]]
        person.act(table, (ending or state["actions"])[0]["text"], state["viewing"])
        if ending:
            return person, other, state
    raise AssertionError("no turn ends")


def test_a_takeback_needs_consent(ada: Person, ben: Person, duel: str) -> None:
    person, other, before = after_a_turn(ada, ben, duel)
    seat = before["viewing"]
    refused(person.command(duel, "undo", seat), 409, "no_undo")
    assert person.command(duel, "takeback", seat).status_code == 200
    asked = other.state(duel)
    assert asked["takeback"] == {"seat": seat, "to": before["ply"], "accepted": [seat], "waiting_for": [1 - seat]}
    refused(person.command(duel, "takeback/accept", seat), 409, "no_takeback")
    refused(person.command(duel, "takeback/accept", 1 - seat), 403, "not_your_seat")
    assert other.command(duel, "takeback/accept", 1 - seat).status_code == 200
    back = person.state(duel)
    for same in ("view", "ply", "actions", "log", "turn"):
        assert back[same] == before[same], same
    assert back["takeback"] is None
    kinds = [e["kind"] for e in person.get(f"/api/tables/{duel}/events?since={before['number']}")["events"]]
    assert kinds[-3:] == ["takeback_offer", "takeback_accept", "takeback"]


def test_a_takeback_is_declined_or_withdrawn(ada: Person, ben: Person, duel: str) -> None:
    person, other, before = after_a_turn(ada, ben, duel)
    seat = before["viewing"]
    for decliner, its_seat in ((other, 1 - seat), (person, seat)):
        ply = person.state(duel)["ply"]
        assert person.command(duel, "takeback", seat, to=0).status_code == 200
        assert decliner.command(duel, "takeback/decline", its_seat).status_code == 200
        state = person.state(duel)
        assert state["takeback"] is None and state["ply"] == ply
        refused(other.command(duel, "takeback/accept", 1 - seat), 409, "no_takeback")


def test_playing_on_answers_the_offer(ada: Person, ben: Person, duel: str) -> None:
    person, other, before = after_a_turn(ada, ben, duel)
    person.command(duel, "takeback", before["viewing"])
    state = other.state(duel)
    assert other.act(duel, state["actions"][0]["text"], state["viewing"]).status_code == 200
    assert person.state(duel)["takeback"] is None


def test_against_bots_a_takeback_is_done_at_once(ada: Person) -> None:
    table = ada.create("me", "random", seed=8)
    state = ada.play(table, Random(1), 12)
    assert ada.command(table, "takeback", 0, to=0).status_code == 200
    again = ada.settled(table)
    assert again["ply"] < state["ply"] and again["log"][0]["ply"] == 1
    ada.play(table, Random(1), 5)


def test_what_cannot_be_taken_back(ada: Person) -> None:
    table = ada.create("me", "me", pass_and_play=True, seed=8)
    state = ada.state(table)
    refused(ada.command(table, "takeback", 0), 409, "no_takeback")
    refused(ada.command(table, "takeback", 0, to=state["ply"]), 409, "no_takeback")
    refused(ada.command(table, "takeback", 0, to=-1), 422, "invalid")


def test_snapshots_and_line_follow_the_takeback(ada: Person) -> None:
    table = ada.create("me", "me", pass_and_play=True, seed=8)
    ada.play(table, Random(5), 60)
    turns = ada.get(f"/api/tables/{table}/turns")["turns"]
    target = turns[len(turns) // 2]["ply"]
    view = ada.get(f"/api/tables/{table}/positions/{target}?seat=none")["view"]
    assert ada.command(table, "takeback", 0, to=target).status_code == 200
    assert ada.get(f"/api/tables/{table}/positions/{target}?seat=none")["view"] == view
    ada.play(table, Random(6), 40)
    assert ada.ask("POST", "/api/records", content=ada.ask("GET", f"/api/tables/{table}/record").text,
                   headers={"Content-Type": "text/plain"}).status_code == 200  # fmt: skip
