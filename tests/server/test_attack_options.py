"""Options from outside are the game's own options and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from hegemon.core import registry
from hegemon.server.library import Library

from .conftest import Person, fresh, refused


@pytest.mark.parametrize("page", ["board", "provenance"])
@pytest.mark.parametrize("name", ["data", "engine", "game", "options", "self", "__class__"])
def test_no_argument_of_the_loader_is_an_option(ada: Person, tmp_path: Path, page: str, name: str) -> None:
    told = {
        refused(ada.ask("GET", f"/api/games/duellum/{page}?{name}={value}"), 422, "invalid")["reason"]
        for value in (tmp_path, tmp_path / "absent", "fast", "antike")
    }
    assert len(told) == 1 and f"no option '{name}'" in told.pop()  # whether a folder exists is not told


@pytest.mark.parametrize("options", [{"data": "."}, {"engine": "fast"}, {"game": "antike"}, {"engine": "x", "data": 1}])
def test_no_table_is_made_with_an_argument_of_the_loader(ada: Person, options: dict[str, object]) -> None:
    wish = {"game": "duellum", "seats": [{"kind": "me"}, {"kind": "open"}], "options": options, "command_id": fresh()}
    assert "no option" in refused(ada.post("/api/tables", wish), 422, "invalid")["reason"]
    assert ada.get("/api/my/tables")["tables"] == []


def test_equal_options_are_one_game_however_they_are_written() -> None:
    library = Library("plain")
    default = registry.spec("duellum").resolve({})
    assert library.get("duellum", {}) is library.get("duellum", default)
    assert library.get("duellum", {"board": str(default["board"])}) is library.get("duellum", {})


@pytest.mark.parametrize("number", ["9" * 5000, "1" + "0" * 300, "-1", "1e9", "٣", "0x10", "NaN"])
def test_absurd_numbers_get_a_sentence(ada: Person, number: str) -> None:
    answer = ada.ask("GET", f"/api/games/duellum/board?turn_limit={number}")
    assert answer.status_code in (200, 422) and len(answer.text) < 10**6
    if answer.status_code == 422:
        assert len(refused(answer, 422, "invalid")["reason"]) < 400


def test_a_number_too_long_to_be_written_gets_a_sentence(ada: Person) -> None:
    wish = '{"game": "duellum", "seats": [{"kind": "me"}, {"kind": "open"}], "command_id": "command-long-1", '
    body = wish + '"options": {"turn_limit": ' + "9" * 5000 + "}}"
    answer = ada.ask("POST", "/api/tables", content=body.encode(), headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 422), answer.text
