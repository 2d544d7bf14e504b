"""A game that new rules have stopped goes on from the last position on which old and new rules agree, if all agree."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from hegemon.core import record as records
from hegemon.core.errors import DataError
from hegemon.core.game import Game
from hegemon.server.upgrade import Findings, check_upgrade

from .conftest import Json, Person, Start, refused, settings_for
from .postgres import Postgres
from .test_storage import refuse_from


def back(start: Start, *before: Person) -> list[Person]:
    """The same people at a server that was just started."""
    client = start()
    found = []
    for person in before:
        again = Person(client, person.name)
        again.cookie = person.cookie
        found.append(again)
    return found


def play(people: list[Person], table: str, actions: int, never: str = "") -> Json:
    rng = Random(3)
    for _ in range(actions):
        state = next((s for s in (p.state(table) for p in people) if s["my_move"]), None)
        assert state is not None
        texts = [a["text"] for a in state["actions"] if a["text"] != never]
        mover = next(p for p in people if p.state(table)["my_move"])
        assert mover.act(table, rng.choice(texts), state["to_act"], expected=state["number"]).status_code == 200
    return people[0].state(table)


def late(person: Person, table: str) -> tuple[str, int]:
    """An action that was made late and never before, and its ply."""
    made = [(e["text"], e["ply"]) for e in person.events(table, 0) if e["kind"] == "action"]
    texts = [text for text, _ in made]
    return next((text, ply) for text, ply in reversed(made[:-8]) if texts.index(text) + 1 == ply)


@pytest.mark.both_databases
def test_players_agree_to_go_on(start: Start, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    ada, ben = Person(start(), "Ada"), Person(start(), "Ben")
    ada, ben = back(start, ada, ben)
    table = ada.create("me", "open", seed=4)
    ben.join(table)
    before = play([ada, ben], table, 40)
    text, ply = late(ada, table)
    refuse_from(monkeypatch, text)
    real = Game.layout_stamp
    monkeypatch.setattr(Game, "layout_stamp", lambda game: real(game).replace(" ", " 9", 1))  # of another ruleset
    ada, ben = back(start, ada, ben)
    state = ada.state(table)
    offer = {"seat": None, "to": ply - 1, "accepted": [], "waiting_for": [0, 1]}
    assert (state["status"], state["takeback"]) == ("frozen", offer)
    refused(Person(ada.client, "Eve").command(table, "takeback/accept", 0), 401, "no_guest")
    refused(ben.command(table, "takeback/accept", 0), 403, "not_your_seat")
    assert ada.command(table, "takeback/accept", 0).status_code == 200
    assert ben.command(table, "takeback/decline", 1).status_code == 200
    assert ada.state(table)["takeback"] == offer, "who declines only leaves it as it is"
    assert ada.command(table, "takeback/accept", 0).status_code == 200
    ada, ben = back(start, ada, ben)
    state = ben.state(table)
    assert state["status"] == "frozen" and state["takeback"]["waiting_for"] == [1], "what was agreed is stored"
    refused(ada.command(table, "takeback/accept", 0), 409, "no_takeback")
    assert ben.command(table, "takeback/accept", 1).status_code == 200
    for people in ([ada, ben], back(start, ada, ben)):
        state = people[0].state(table)
        assert (state["status"], state["takeback"], state["frozen_reason"]) == ("playing", None, "")
        assert ply - 1 <= state["ply"] < before["ply"]
    later = play(people, table, 6, never=text)
    events = people[0].events(table, 0)
    assert [event["number"] for event in events] == list(range(1, later["number"] + 1))
    (went_back,) = [event for event in events if event["kind"] == "takeback"]
    assert (went_back["seat"], went_back["to"]) == (None, ply - 1)
    monkeypatch.setattr(Game, "layout_stamp", real)
    file = tmp_path / "game.hgm"
    file.write_text(people[0].ask("GET", f"/api/tables/{table}/record").text, "utf-8")
    assert len(records.verify(file).texts()) == later["ply"]


def test_nothing_is_offered_where_nobody_could_agree(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that is over, and one of bots alone."""
    ada = Person(start(bot_threads=1), "Ada")
    over = ada.create("me", "me", pass_and_play=True, seed=4)
    play([ada], over, 40)
    text, _ = late(ada, over)
    assert ada.command(over, "resign", 0).status_code == 200
    refuse_from(monkeypatch, text)
    real = Game.layout_stamp
    monkeypatch.setattr(Game, "layout_stamp", lambda game: real(game) + "x")
    (ada,) = back(start, ada)
    state = ada.state(over)
    assert (state["status"], state["takeback"]) == ("frozen", None) and state["outcome"]
    refused(ada.command(over, "takeback/accept", 0), 409, "no_takeback")


def test_the_gate_looks_at_postgresql_while_it_is_played(
    postgres: Postgres, start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = postgres.new()
    settings = settings_for(tmp_path, database_url=postgres.url(name), wanted_engine="plain")
    with pytest.raises(DataError, match="check it with --copy"):
        asyncio.run(check_upgrade(settings))
    ada = Person(start(database_url=postgres.url(name)), "Ada")
    table = ada.create("me", "me", pass_and_play=True, seed=4)
    play([ada], table, 20)
    assert asyncio.run(check_upgrade(settings)) == Findings(1, [])
    text, ply = late(ada, table)
    refuse_from(monkeypatch, text)
    (found,) = asyncio.run(check_upgrade(settings, copy=True)).lost
    assert found.table == table and f"agree up to position {ply - 1}" in found.sentence
