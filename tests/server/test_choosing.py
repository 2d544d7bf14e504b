"""Questions while a decision is being made: where it would lead, why not, how a fight would end. Nothing changes."""

from __future__ import annotations

from urllib.parse import quote

import pytest
from starlette.requests import Request

import hegemon
from hegemon.core.game import Game
from hegemon.server.problems import language_of

from .conftest import Json, Person, refused

FOUNDING = (
    "empty; turn {seat} founding; legion {seat} baecula; city carthage carthago gold; city rome roma gold; "
    "stock {seat} marble=1 iron=1 gold=1 coin=1"
)


@pytest.fixture
def table(ada: Person) -> str:
    """Both seats held by one person."""
    return ada.create("me", "me", pass_and_play=True, seed=11)


def draft(person: Person, table: str, text: str) -> Json:
    """Where a text would lead."""
    return person.get(f"/api/tables/{table}/draft?text={quote(text)}")


def test_a_draft_leads_where_the_action_leads_and_changes_nothing(ada: Person, table: str) -> None:
    before = ada.state(table)
    text = next(a["text"] for a in before["actions"] if a["text"] == "advance militia")
    told = draft(ada, table, text)
    assert ada.state(table) == before
    ada.act(table, text)
    after = ada.state(table)
    assert told["view"] == after["view"] and told["actions"] == after["actions"] and told["texts"] == [text]
    assert not told["waits"] and not told["ends_turn"]


def test_a_draft_goes_to_the_end_of_the_turn_and_no_further(ada: Person, table: str) -> None:
    told = draft(ada, table, "advance militia; done; done")
    assert told["ends_turn"] and told["actions"] == [] and told["prompt"] is None


def test_several_actions_are_one_command_and_one_undo(ada: Person, table: str) -> None:
    before = ada.state(table)
    assert ada.act(table, "advance duellum_1; done").status_code == 200
    state = ada.state(table)
    assert [e["text"] for e in state["log"] if e["ply"] > before["ply"] and not e["forced"]][:2] == [
        "advance duellum_1",
        "done",
    ]
    assert state["undo"]["steps"] == 1
    ada.command(table, "undo", state["undo"]["seat"])
    assert ada.state(table)["ply"] == before["ply"]


def test_all_of_it_or_nothing(ada: Person, table: str) -> None:
    before = ada.state(table)
    refused(ada.act(table, "advance militia; conquer roma"), 422, "illegal")
    assert ada.state(table) == before


@pytest.fixture(scope="module")
def duellum() -> Game:
    """The rules, without a server."""
    return hegemon.load("duellum", engine="plain")


def test_something_in_hand_is_no_whole_phrase(duellum: Game) -> None:
    state = duellum.position(FOUNDING.format(seat="rome"))
    with pytest.raises(hegemon.HegemonError, match="still waiting"):
        duellum.expand(state, "found baecula iron; coins 0")
    begun = duellum.expand(state, "found baecula iron; coins 0", unfinished=True)
    assert duellum.waits(begun.state) and begun.goes_on
    whole = duellum.expand(state, "found baecula iron coins marble=0")
    assert duellum.check(whole.state, "city rome baecula iron") == ""
    assert duellum.check(whole.state, "stock rome marble=0 iron=0 gold=0 coin=1") == ""


def test_why_not_of_a_thing_is_the_nearest_reason(duellum: Game) -> None:
    poor = duellum.change(duellum.position(FOUNDING.format(seat="rome")), "stock rome marble=0 iron=0 gold=0 coin=0")
    reason = duellum.why(poor, "region", "baecula")
    assert reason is not None and reason.cite == "founding.cost" and "marble" in reason.sentence
    assert duellum.why(poor, "", "baecula") == reason


def test_why_not_is_told_with_its_rule(ada: Person, table: str) -> None:
    why = ada.get(f"/api/tables/{table}/why?thing=region:roma")
    assert not why["allowed"] and why["key"].startswith("no-") and why["reason"] and why["rule"]
    assert ada.get(f"/api/tables/{table}/why?thing=field:militia")["allowed"]
    refused(ada.ask("GET", f"/api/tables/{table}/why"), 422, "invalid")
    unfinished = ada.get(f"/api/tables/{table}/why?text=trade marble for iron")
    assert not unfinished["allowed"] and unfinished["reason"]


def test_a_refusal_speaks_the_language_of_its_reader(ada: Person, table: str) -> None:
    state = ada.state(table)
    body = {"seat": state["to_act"], "text": "done", "expected": state["number"], "command_id": "speaks-german"}
    reasons = {
        language: refused(
            ada.ask("POST", f"/api/tables/{table}/act", json=body, headers={"Accept-Language": language}),
            422,
            "illegal",
        )["reason"]
        for language in ("de", "en")
    }
    assert reasons["de"] != reasons["en"]


@pytest.mark.parametrize(
    ("header", "language"),
    [("de-AT,de;q=0.9,en;q=0.8", "de"), ("fr, en;q=0.5, de;q=0.7", "de"), ("fr", "en"), ("", "en"), ("de;q=x", "de")],
)
def test_the_language_is_the_best_that_we_have(header: str, language: str) -> None:
    request = Request({"type": "http", "query_string": b"", "headers": [(b"accept-language", header.encode())]})
    assert language_of(request) == language


def test_a_fight_ahead_is_told_with_its_strengths(ada: Person, table: str) -> None:
    assert ada.get(f"/api/tables/{table}/odds?text=advance militia") == {"sides": [], "ends": [], "at": ""}
    refused(ada.ask("GET", f"/api/tables/{table}/odds?text=conquer roma"), 422, "not_an_action")


def test_odds_of_what_is_in_hand(ada: Person) -> None:
    table = ada.create("me", "me", game="ancient_wars", pass_and_play=True, seed=1)
    marches = _until(ada, table, "march")
    found = [
        ahead
        for march in marches
        for to in ada.get(f"/api/tables/{table}/draft?text={march}")["actions"]
        if to["verb"] == "to" and (ahead := ada.get(f"/api/tables/{table}/odds?text={march}; {to['text']}"))["sides"]
    ]
    assert found and all(len(ahead["sides"]) == 2 for ahead in found)
    refused(ada.ask("GET", f"/api/tables/{table}/odds?text={marches[0]}; to nowhere"), 422, "not_an_action")


def _until(ada: Person, table: str, verb: str) -> list[str]:
    """Play on with the last action offered until there are actions with this verb."""
    for _ in range(400):
        state = ada.state(table)
        found = [a["text"] for a in state["actions"] if a["verb"] == verb]
        if found:
            return found
        assert ada.act(table, state["actions"][-1]["text"], state["to_act"]).status_code == 200
    raise AssertionError(f"Nobody may {verb}.")


def test_whoever_wonders_about_what_is_past_is_told_nothing(ada: Person) -> None:
    table = ada.create("me", "me", pass_and_play=True, seed=1)
    state = ada.state(table)
    text, seat = state["actions"][0]["text"], state["to_act"]
    assert ada.act(table, text, seat).status_code == 200
    asked = f"text={text}&seat={seat}"
    for what, empty in (("draft", "texts"), ("odds", "sides"), ("preview", "effects")):
        past = ada.ask("GET", f"/api/tables/{table}/{what}?{asked}&at={state['number']}")
        assert past.status_code == 200 and past.json()[empty] == [], past.text
        assert ada.ask("GET", f"/api/tables/{table}/{what}?{asked}").status_code in (403, 409, 422)
