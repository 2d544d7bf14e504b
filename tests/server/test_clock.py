"""Time at a table: reckoned exactly, on both paces, standing still when it should, and never a table that waits."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient

from hegemon.server.play.calendar import DAY, Calendar
from hegemon.server.play.clock import Clock
from hegemon.server.schemas.clock import TimeControl
from hegemon.server.storage.deadlines import ELSEWHERE

from .conftest import Json, Person, Start, refused

HOUR = DAY // 24
MONDAY = 4 * DAY  # the fifth of January 1970
LIVE = {"base": 300, "increment": 10, "at_zero": "bot"}
SLOW = {"per_turn": 3 * 86400, "vacation": 21, "weekends_off": True, "at_zero": "bot"}


class Hands:
    """The hands of the server's clock, moved by the test."""

    def __init__(self) -> None:
        self.at = MONDAY + 1000 * 7 * DAY

    def __call__(self) -> int:
        return self.at

    def wait(self, milliseconds: int) -> None:
        self.at += milliseconds


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Iterator[Hands]:
    """A clock that every server of the test goes by."""
    moved = Hands()
    monkeypatch.setattr("hegemon.server.service.now", moved)
    monkeypatch.setattr("hegemon.server.clock_runner.now", moved)
    monkeypatch.setattr("hegemon.server.clock_runner.LOOK_EVERY", 0.01)
    yield moved


def until(person: Person, table: str, wanted: Any, patience: float = 60.0) -> Json:
    """The table as soon as something holds."""
    end = time.monotonic() + patience
    while not wanted(state := person.state(table)):
        assert time.monotonic() < end, state["clock"]
        time.sleep(0.03)
    return state


def two(ada: Person, ben: Person, **pace: Any) -> str:
    """A table of two people; Ada has the first seat."""
    table = ada.create("me", "open", seed=4, time=pace)
    assert ben.join(table).status_code == 200
    return table


# -- reckoning ---------------------------------------------------------------------------------------------------------
def test_time_stands_still_at_weekends_and_when_away() -> None:
    plain, weekends = Calendar(), Calendar(weekends_off=True)
    friday = MONDAY + 4 * DAY
    assert plain.due(friday, 3 * DAY) == friday + 3 * DAY
    assert weekends.due(friday, 3 * DAY) == friday + 5 * DAY
    assert weekends.due(friday, DAY) == friday + DAY  # up in the last moment before the weekend
    assert weekends.due(friday + DAY, 1) == friday + 3 * DAY + 1
    east = Calendar(weekends_off=True, offset=120)
    assert east.due(friday, DAY) == friday + 3 * DAY  # there it is Saturday two hours earlier
    away = Calendar(weekends_off=True, away_from=MONDAY + DAY, away_until=MONDAY + 8 * DAY)
    assert away.due(MONDAY, 2 * DAY) == MONDAY + 9 * DAY


def test_due_and_passed_are_each_other_s_inverse() -> None:
    rng = Random(1)
    for _ in range(300):
        away = MONDAY + rng.randrange(20 * DAY)
        calendar = Calendar(rng.random() < 0.5, rng.randrange(-840, 840), away, away + rng.randrange(10 * DAY))
        start, counted = MONDAY + rng.randrange(20 * DAY), rng.randrange(1, 9 * DAY)
        due = calendar.due(start, counted)
        assert calendar.passed(start, due) == counted and calendar.passed(start, due - 1) == counted - 1


def test_a_turn_s_own_time_is_used_before_the_bank() -> None:
    clock = Clock.fresh(TimeControl(base=60, increment=5, per_turn=10), 2)
    clock.follow(0, 1, 0, 0)
    assert clock.deadline == 70_000
    clock.follow(1, 1, 0, 4_000)  # the other one has to answer
    clock.follow(0, 1, 0, 9_000)  # six seconds of this turn are left to the first
    assert (clock.left(0, 9_000), clock.left(1, 9_000)) == (66_000, 65_000)
    clock.follow(0, 1, 0, 12_000)
    assert clock.deadline == 75_000  # who goes on deciding goes on with the same deadline
    clock.follow(1, 2, 1, 25_000)
    assert clock.seats[0].bank == 55_000  # ten beyond the turn's own time, five added after it
    assert clock.deadline == 25_000 + 10_000 + 60_000
    clock.follow(0, 1, 0, 26_000)  # a take-back: nobody is paid for the same turn again
    assert clock.seats[1].bank == 60_000


def test_a_pause_needs_everybody_and_keeps_what_is_left() -> None:
    clock = Clock.fresh(TimeControl(base=60), 3)
    clock.follow(0, 1, 0, 0)
    assert not clock.ask_for_pause([1], [0, 1, 2], 1_000) and clock.deadline == 60_000
    assert not clock.ask_for_pause([0], [0, 1, 2], 2_000)
    assert clock.ask_for_pause([2], [0, 1, 2], 10_000) and clock.deadline is None
    clock.follow(0, 1, 0, 900_000)
    assert clock.deadline is None
    clock.set_paused(False, 1_000_000)
    clock.follow(0, 1, 0, 1_000_000)
    assert clock.deadline == 1_050_000


@pytest.mark.parametrize(
    "pace",
    [{}, {"base": 2}, {"base": 600, "vacation": 3}, {"base": 600, "weekends_off": True}, {"base": -1}, {"days": 3}],
)
def test_a_pace_that_makes_no_sense_is_refused(ada: Person, pace: Json) -> None:
    body = {"game": "duellum", "seats": [{"kind": "me"}, {"kind": "open"}], "command_id": "somecommand", "time": pace}
    refused(ada.post("/api/tables", body), 422, "invalid")


# -- at a table --------------------------------------------------------------------------------------------------------
def test_the_clock_follows_the_game(hands: Hands, ada: Person, ben: Person) -> None:
    table = two(ada, ben, **LIVE)
    state = ada.state(table)
    first = state["to_act"]
    assert (state["clock"]["running"], state["clock"]["deadline"]) == (first, hands.at + 300_000)
    hands.wait(60_000)
    mover = (ada, ben)[first]
    while (state := mover.state(table))["to_act"] == first:
        assert mover.act(table, next(a["text"] for a in state["actions"])).status_code == 200
    clock = ada.state(table)["clock"]
    assert clock["running"] == 1 - first and clock["deadline"] == hands.at + 300_000
    assert clock["seats"][first]["left"] == 250_000  # a minute used, ten seconds added


@pytest.mark.both_databases
@pytest.mark.parametrize("choice", ["bot", "open", "lost", "pass"])
def test_at_zero_happens_what_was_chosen(ada: Person, ben: Person, eve: Person, choice: str) -> None:
    """In real time, on both databases, and not a moment too early; how late a busy machine is, the bench tells."""
    table = two(ada, ben, base=0, per_turn=5, at_zero=choice)
    state = ada.state(table)
    late, deadline = state["to_act"], state["clock"]["deadline"]
    time.sleep(max(0.0, deadline / 1000 - time.time()))  # nothing is asked meanwhile: the table is looked after anyway
    until(ada, table, lambda s: any(e["kind"] == "timeout" for e in ada.events(table, 0)))
    (up,) = [e for e in ada.events(table, 0) if e["kind"] == "timeout"]
    assert up["seat"] == late and up["text"] == choice and deadline <= up["at"] + 50
    state = ada.state(table)
    if choice == "lost":
        assert state["status"] == "over" and state["outcome"]["reason"] == "time"
        assert state["outcome"]["winners"] == [state["seats"][1 - late]["id"]] and state["clock"]["deadline"] is None
    elif choice == "pass":
        assert state["to_act"] == 1 - late and state["seats"][late]["kind"] == "person"
    else:
        assert state["seats"][late]["kind"] == "bot" and state["status"] == "playing"
        assert state["clock"]["timed_out"] == [late]
        until(ada, table, lambda s: s["to_act"] == 1 - late)
        hint = (ada, ben)[1 - late].ask("GET", f"/api/tables/{table}/hint?seat={1 - late}")
        assert hint.status_code == (403 if choice == "open" else 200), "who may come back is still a person"
        answer = eve.join(table)
        assert answer.status_code == (200 if choice == "open" else 409)
        assert eve.state(table)["seats"][late]["own"] == (choice == "open")
        assert eve.state(table)["clock"]["timed_out"] == ([] if choice == "open" else [late])


def test_too_late_is_too_late(hands: Hands, monkeypatch: pytest.MonkeyPatch, ada: Person, ben: Person) -> None:
    """A move in the last moment counts; one after it does not, even before anybody has seen to the deadline."""

    async def nothing(*given: Any) -> list[str]:
        return []

    monkeypatch.setattr("hegemon.server.storage.deadlines.claim", nothing)
    table = two(ada, ben, **LIVE)
    state = ada.state(table)
    mover = (ada, ben)[state["to_act"]]
    hands.at = state["clock"]["deadline"] - 1
    text = mover.state(table)["actions"][0]["text"]
    assert mover.act(table, text).status_code == 200
    state = ada.state(table)
    mover = (ada, ben)[state["to_act"]]
    hands.at = state["clock"]["deadline"]
    refused(mover.act(table, mover.state(table)["actions"][0]["text"]), 409, "time_up")
    refused(mover.command(table, "pause", state["to_act"]), 409, "time_up")


def test_a_pause_by_consent(hands: Hands, ada: Person, ben: Person) -> None:
    table = two(ada, ben, **LIVE)
    refused(ada.command(table, "resume", 0), 409, "no_pause")
    assert ada.command(table, "pause", 0).status_code == 200
    assert ben.state(table)["clock"]["pause"] == {"seat": 0, "accepted": [0], "waiting_for": [1]}
    refused(ada.command(table, "pause", 0), 409, "no_pause")
    assert ben.command(table, "pause/decline", 1).status_code == 200
    assert ben.state(table)["clock"]["pause"] is None
    ben.command(table, "pause", 1)
    assert ada.command(table, "pause", 0).status_code == 200
    assert ada.state(table)["clock"]["paused"] and ada.state(table)["clock"]["deadline"] is None
    hands.wait(30 * DAY)
    time.sleep(0.1)
    assert ada.state(table)["seats"][0]["kind"] == "person"
    assert ben.command(table, "resume", 1).status_code == 200
    assert ada.state(table)["clock"]["deadline"] == hands.at + 300_000
    kinds = [e["kind"] for e in ada.events(table, 0) if e["kind"].startswith(("pause", "resume"))]
    assert kinds == ["pause_offer", "pause_decline", "pause_offer", "pause", "resume"]


def test_without_a_clock_nothing_of_it_is_there(ada: Person, ben: Person, eve: Person) -> None:
    table = ada.create("me", "open")
    ben.join(table)
    assert ada.state(table)["clock"] is None
    refused(ada.command(table, "pause", 0), 409, "no_clock")
    refused(ada.command(table, "vacation", 0, days=1), 409, "no_clock")
    timed = two(ada, ben, **SLOW)
    eve.create("me", "open")
    refused(eve.command(timed, "vacation", 0, days=1), 403, "not_your_seat")
    refused(ada.command(timed, "vacation", 0, days=22), 409, "no_vacation")


@pytest.mark.both_databases
def test_three_weeks(
    start: Start, client: TestClient, hands: Hands, monkeypatch: pytest.MonkeyPatch, ada: Person, ben: Person
) -> None:
    """A slow game over three weeks: moves every day, restarts, a vacation, weekends; then somebody walks away and a bot
    plays on. No deadline comes too early, none is missed, none counts twice."""

    async def fake(*given: Any) -> int:
        return hands.at

    monkeypatch.setattr("hegemon.server.storage.deadlines.database_clock", fake)
    people = (ada, ben)

    def restart() -> None:
        for person in people:
            person.client = restarted
        assert ada.state(table)["clock"] == before

    client.app.state.service.clock = hands  # type: ignore[attr-defined]
    table, rng = two(ada, ben, **SLOW), Random(7)
    began = hands.at
    for day in range(12):
        hands.wait(DAY)
        state = ada.state(table)
        mover = people[state["to_act"]]
        turn = state["turn"]
        while (now := mover.settled(table))["turn"] == turn and now["my_move"]:
            assert mover.act(table, rng.choice(now["actions"])["text"], now["to_act"]).status_code == 200
        if day % 4 == 3:
            before = ada.state(table)["clock"]
            restarted = start()
            restarted.app.state.service.clock = hands  # type: ignore[attr-defined]
            restart()
    state = ada.state(table)
    gone = state["to_act"]
    assert state["clock"]["seats"][gone]["left"] == 3 * DAY
    plain = state["clock"]["deadline"]
    assert people[gone].command(table, "vacation", gone, days=4).status_code == 200
    away = ada.state(table)["clock"]
    assert away["deadline"] > plain and away["seats"][gone]["vacation"] == 17 * DAY
    hands.at = plain  # would have been too late
    time.sleep(0.1)
    assert ada.state(table)["seats"][gone]["kind"] == "person"
    hands.at = away["deadline"] - 1
    time.sleep(0.1)
    assert ada.state(table)["seats"][gone]["kind"] == "person"
    before = ada.state(table)["clock"]
    hands.wait(1 + ELSEWHERE)  # up while the server was down, and nobody has the table open
    restarted = start()
    restarted.app.state.service.clock = hands  # type: ignore[attr-defined]
    for person in people:
        person.client = restarted
    other = people[1 - gone]
    until(other, table, lambda s: s["seats"][gone]["kind"] == "bot" and s["to_act"] != gone)
    assert [e["kind"] for e in other.events(table, 0)].count("timeout") == 1
    assert hands.at - began >= 18 * DAY and other.state(table)["status"] == "playing"


def test_open_tables_expire_and_finished_ones_stay(start: Start, ada: Person, ben: Person) -> None:
    """Who sets a table up and forgets it leaves nothing behind."""
    forgotten, over = ada.create("me", "open"), ada.create("me", "open")
    ben.join(over)
    ben.command(over, "resign", 1)
    ada.client = start(open_days=0.0)
    end = time.monotonic() + 60
    while (answer := ada.ask("GET", f"/api/tables/{forgotten}")).status_code == 200 and time.monotonic() < end:
        time.sleep(0.05)
    refused(answer, 404, "no_table")
    assert ada.state(over)["status"] == "over"
