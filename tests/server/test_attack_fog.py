"""A frozen game with hidden information keeps its record closed: it may go on one day."""

from __future__ import annotations

from random import Random

import pytest

from hegemon.core.game import Game

from .conftest import Person, Start, refused
from .test_storage import refuse_from


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
