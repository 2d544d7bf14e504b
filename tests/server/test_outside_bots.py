"""Bots of others at tables in the browser: only those that the operator listed; one that breaks off loses its game."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import pytest

from hegemon.core.errors import OptionError
from hegemon.server.outside_bots import MOST, OutsideBots
from hegemon.server.settings import read_settings

from .conftest import Person, Start, refused

ROOT = Path(__file__).resolve().parents[2]
LISTED = ("spender=examples.bots.spender:Spender", f"busy=program:node {ROOT / 'examples' / 'bots' / 'busy.mjs'}")


@pytest.fixture(autouse=True)
def at_the_root(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)


def test_listed_bots_are_offered_and_play(start: Start) -> None:
    ada = Person(start(bots=LISTED), "Ada")
    assert {"spender", "busy"} <= {bot["name"] for bot in ada.get("/api/games")["bots"]}
    table = ada.create("spender", "busy", seed=1, options={"turn_limit": 6})
    end = time.monotonic() + 60
    while (state := ada.state(table))["status"] != "over":
        assert time.monotonic() < end
        time.sleep(0.05)
    assert state["outcome"]["reason"] == "turn_limit"


@pytest.mark.parametrize("name", ["spender", "examples.bots.spender:Spender", "program:true", "program:"])
def test_nobody_from_outside_names_a_program(ada: Person, name: str) -> None:
    seats = [{"kind": "bot", "bot": name}, {"kind": "me"}]
    body = {"game": "duellum", "seats": seats, "name": "Ada", "command_id": "command-outside"}
    refused(ada.post("/api/tables", body), 422, "invalid")


def test_even_with_a_list_only_its_names_count(start: Start) -> None:
    ada = Person(start(bots=LISTED), "Ada")
    seats = [{"kind": "bot", "bot": LISTED[0].partition("=")[2]}, {"kind": "me"}]
    body = {"game": "duellum", "seats": seats, "name": "Ada", "command_id": "command-outside"}
    refused(ada.post("/api/tables", body), 422, "invalid")


def test_a_bot_that_breaks_off_loses_its_game_and_no_other(start: Start, tmp_path: Path) -> None:
    bad = tmp_path / "bad.py"
    bad.write_text("import sys\nsys.exit('I will not')\n")
    ada = Person(start(bots=(*LISTED, f"bad=program:{sys.executable} {bad}")), "Ada")
    tables = [ada.create("bad", "me", seed=s) for s in range(1, 5)]
    fine = ada.create("busy", "me", seed=1)
    states = [ada.settled(table) for table in tables]
    lost = [state for state in states if state["status"] == "over"]
    assert lost, "it was never the bad bot's turn"
    for state in lost:
        assert state["outcome"]["reason"] == "bot_crashed" and state["outcome"]["winners"] == ["rome"]
        assert state["seats"][0]["resigned"]
    assert ada.settled(fine)["status"] == "playing"


def test_few_programs_run_at_once() -> None:
    shelf = OutsideBots({"x": "program:cat"})
    bots = [shelf.get(("table", seat, "x"), "x") for seat in range(MOST + 3)]
    assert shelf.get(("table", 0, "x"), "x") is bots[0]
    shelf.make_room()
    assert len(shelf._running) == MOST
    assert shelf.get(("table", 0, "x"), "x") is bots[0], "the one that was asked last stays"
    assert shelf.get(("table", 1, "x"), "x") is not bots[1]


@pytest.mark.parametrize("text", ["spender", "Spender=a.b:C", "x=", "x=strategist:1", "random=a.b:C", "=a.b:C"])
def test_wrong_lists_are_refused(text: str) -> None:
    with pytest.raises(OptionError, match="HEGEMON_BOTS"):
        read_settings({"HEGEMON_BOTS": text})
    assert read_settings({"HEGEMON_BOTS": ", ".join(LISTED)}).bots == LISTED
