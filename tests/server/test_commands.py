"""The server judges: seat, turn, number, legality. What is refused has no effect."""

from __future__ import annotations

from typing import Any

import pytest

from hegemon.core.fast_engine import FastEngine
from hegemon.core.plain_engine import PlainEngine

from .conftest import Person, fresh, refused


@pytest.fixture
def duel(ada: Person, ben: Person) -> tuple[str, Person, Person]:
    """A game between two people: (table, who is to act, the other)."""
    table = ada.create("me", "open", seed=5)
    assert ben.join(table).status_code == 200
    state = ada.state(table)
    return (table, ada, ben) if state["my_move"] else (table, ben, ada)


def unchanged(person: Person, table: str, before: dict[str, Any]) -> None:
    after = person.state(table)
    assert (after["number"], after["ply"], after["view"]) == (before["number"], before["ply"], before["view"])


def test_an_action_is_made_and_told(duel: tuple[str, Person, Person]) -> None:
    table, first, second = duel
    before = first.state(table)
    answer = first.act(table, before["actions"][0]["text"], before["viewing"])
    assert answer.status_code == 200
    done = answer.json()
    events = first.events(table, before["number"])
    assert done["number"] == before["number"] + len(events)
    assert events[0]["text"] == before["actions"][0]["text"]
    assert second.state(table)["log"][-1]["number"] == done["number"]


def test_acting_for_another_seat_is_refused(duel: tuple[str, Person, Person], eve: Person) -> None:
    table, first, second = duel
    before = first.state(table)
    text, seat = before["actions"][0]["text"], before["viewing"]
    refused(second.act(table, text, seat), 403, "not_your_seat")
    refused(eve.act(table, text, seat), 401, "no_guest")
    eve.post("/api/me", {"name": "Eve"})
    refused(eve.act(table, text, seat), 403, "not_your_seat")
    refused(first.act(table, text, 9), 404, "no_seat")
    unchanged(first, table, before)


def test_acting_out_of_turn_is_refused(duel: tuple[str, Person, Person]) -> None:
    table, first, second = duel
    before = first.state(table)
    refused(second.act(table, before["actions"][0]["text"], 1 - before["viewing"]), 409, "not_your_turn")
    unchanged(first, table, before)


def test_an_illegal_action_is_refused_with_its_rule(duel: tuple[str, Person, Person]) -> None:
    table, first, _ = duel
    before = first.state(table)
    problem = refused(first.act(table, "done", before["viewing"]), 422, "illegal")
    assert problem["cite"]
    why = first.get(f"/api/tables/{table}/why?text=done")
    assert not why["allowed"] and why["cite"] == problem["cite"] and why["rule"]
    refused(first.act(table, "dance roma", before["viewing"]), 422, "not_an_action")
    refused(first.act(table, "reveal herald", before["viewing"]), 422, "illegal")
    unchanged(first, table, before)


def test_a_move_is_judged_once(duel: tuple[str, Person, Person], monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever lists what is legal has judged it; what was not listed is asked about once, while it is carried out."""
    asked: list[int] = []
    for engine in (PlainEngine, FastEngine):
        answer = engine.refusal

        def counted(self: Any, state: Any, a: int, answer: Any = answer) -> int:
            asked.append(a)
            return int(answer(self, state, a))

        monkeypatch.setattr(engine, "refusal", counted)
    table, first, _ = duel
    before = first.state(table)
    refused(first.act(table, "done", before["viewing"]), 422, "illegal")
    assert len(asked) <= 1
    asked.clear()
    assert first.act(table, before["actions"][0]["text"], before["viewing"]).status_code == 200
    assert asked == []


def test_a_stale_number_is_refused(duel: tuple[str, Person, Person]) -> None:
    table, first, _ = duel
    before = first.state(table)
    first.act(table, before["actions"][0]["text"], before["viewing"])
    now = first.state(table)
    text = now["actions"][0]["text"]
    refused(first.act(table, text, now["viewing"], expected=before["number"]), 409, "stale")
    refused(first.act(table, text, now["viewing"], expected=now["number"] + 1), 409, "stale")
    unchanged(first, table, now)


def test_chat_does_not_make_a_command_stale(duel: tuple[str, Person, Person], eve: Person) -> None:
    table, first, second = duel
    before = first.state(table)
    assert second.post(f"/api/tables/{table}/chat", {"text": "good luck", "command_id": fresh()}).status_code == 200
    answer = first.act(table, before["actions"][0]["text"], before["viewing"], expected=before["number"])
    assert answer.status_code == 200
    seen = first.get(f"/api/tables/{table}/events?since={before['number']}")["events"]
    assert seen[0]["kind"] == "chat" and seen[0]["text"] == "good luck" and seen[0]["actor"] == second.name
    unseen = eve.get(f"/api/tables/{table}/events?since={before['number']}")["events"]
    assert [e["kind"] for e in unseen] == ["action"] * len(unseen)
    eve.post("/api/me", {"name": "Eve"})
    assert eve.post(f"/api/tables/{table}/chat", {"text": "the wall!", "command_id": fresh()}).status_code == 200
    assert [e["text"] for e in first.events(table, before["number"]) if e["text"] == "the wall!"] == [], "no advice"


def test_a_repeated_command_is_harmless(duel: tuple[str, Person, Person]) -> None:
    table, first, second = duel
    before = first.state(table)
    body = {
        "seat": before["viewing"], "text": before["actions"][0]["text"], "expected": before["number"],
        "command_id": fresh(),
    }  # fmt: skip
    path = f"/api/tables/{table}/act"
    answer = first.post(path, body)
    assert answer.status_code == 200
    number = first.state(table)["number"]
    again = first.post(path, body)
    assert (again.status_code, again.json()) == (200, answer.json())
    assert first.state(table)["number"] == number
    refused(first.post(path, body | {"text": "done"}), 409, "command_reused")
    refused(second.post(path, body), 409, "command_reused")
    assert first.state(table)["number"] == number


def test_a_repeat_that_is_not_stale_is_harmless_too(duel: tuple[str, Person, Person]) -> None:
    """Chat and take-back offers leave the position, so nothing but their id tells that they were done."""
    table, first, second = duel
    first.act(table, first.state(table)["actions"][0]["text"])
    for person in (first, second):
        body = {"text": "well?", "command_id": fresh()}
        told = person.post(f"/api/tables/{table}/chat", body)
        number = first.state(table)["number"]
        assert person.post(f"/api/tables/{table}/chat", body).json() == told.json()
        refused(person.post(f"/api/tables/{table}/chat", body | {"text": "other"}), 409, "command_reused")
        assert first.state(table)["number"] == number
    seat = first.state(table)["viewing"]
    offer = {"seat": seat, "to": 0, "expected": first.state(table)["number"], "command_id": fresh()}
    told = first.post(f"/api/tables/{table}/takeback", offer)
    assert first.post(f"/api/tables/{table}/takeback", offer).json() == told.json()
    assert first.state(table)["number"] == told.json()["number"]


def test_creating_twice_with_one_command_makes_one_table(ada: Person) -> None:
    ada.post("/api/me", {"name": "Ada"})
    wish = {"game": "duellum", "seats": [{"kind": "me"}, {"kind": "open"}], "command_id": fresh()}
    first, second = ada.post("/api/tables", wish), ada.post("/api/tables", wish)
    assert first.json() == second.json()
    assert len(ada.get("/api/my/tables")["tables"]) == 1


def test_resigning_ends_a_duel(duel: tuple[str, Person, Person]) -> None:
    table, first, second = duel
    seat = second.state(table)["viewing"]
    refused(first.command(table, "resign", seat), 403, "not_your_seat")
    assert second.command(table, "resign", seat, expected=0).status_code == 200
    state = first.state(table)
    assert state["status"] == "over" and state["outcome"]["winners"] == [state["seats"][1 - seat]["id"]]
    assert not state["my_move"] and state["actions"] == []
    refused(first.act(table, "done", 1 - seat), 409, "not_playing")
    refused(second.command(table, "resign", seat), 409, "not_playing")


def test_nobody_plays_before_all_seats_are_taken(ada: Person) -> None:
    table = ada.create("me", "open")
    state = ada.state(table)
    assert state["status"] == "open" and state["actions"] == [] and not state["my_move"]
    refused(ada.act(table, "advance aurum", 0), 409, "not_playing")


def test_a_preview_tells_price_and_effects(duel: tuple[str, Person, Person]) -> None:
    table, first, second = duel
    state = first.state(table)
    seen = first.get(f"/api/tables/{table}/preview?text=advance%20aurum")
    assert seen["action"] == "advance aurum" and seen["effects"] and not seen["reveals"]
    assert not any(effect["what"].startswith("frame") for effect in seen["effects"])
    refused(first.ask("GET", f"/api/tables/{table}/preview?text=done"), 422, "illegal")
    refused(second.ask("GET", f"/api/tables/{table}/preview?text=advance%20aurum"), 403, "not_your_seat")
    unchanged(first, table, state)


def test_unknown_tables_and_positions(ada: Person) -> None:
    refused(ada.ask("GET", "/api/tables/nothing"), 404, "no_table")
    table = ada.create("me", "random", seed=1)
    last = ada.settled(table)["ply"]
    refused(ada.ask("GET", f"/api/tables/{table}/positions/{last + 1}"), 404, "no_position")
    refused(ada.ask("GET", f"/api/tables/{table}/positions/-1"), 422, "invalid")
    refused(ada.ask("GET", f"/api/tables/{table}?seat=7"), 404, "no_seat")
    refused(ada.ask("GET", f"/api/tables/{table}?seat=1"), 403, "not_your_seat")
    refused(ada.ask("GET", "/api/nowhere"), 404, "no_page")
