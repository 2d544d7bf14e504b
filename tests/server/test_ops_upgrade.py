"""The upgrade gate: a game that new rules would change is named before, and stopped instead of silently changed."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hegemon.core.game import Game
from hegemon.server.upgrade import Findings, check_upgrade

from .conftest import Person, Start, settings_for
from .test_storage import refuse_from


def check(folder: Path, **given: Any) -> Findings:
    return asyncio.run(check_upgrade(settings_for(folder, wanted_engine="plain"), **given))


def content(folder: Path) -> list[str]:
    with closing(sqlite3.connect(folder / "tables.sqlite3")) as database:
        return list(database.iterdump())


def change(folder: Path, statement: str, *values: Any) -> None:
    with closing(sqlite3.connect(folder / "tables.sqlite3")) as database, database:
        assert database.execute(statement, values).rowcount == 1


@pytest.fixture
def tables(ada: Person) -> list[str]:
    """Two running games and an open table."""
    made = [ada.create(*["me"] * n, game=g, pass_and_play=True, seed=3) for g, n in (("duellum", 2), ("antike", 4))]
    for table in made:
        assert ada.play(table, Random(5), 50)["status"] == "playing"
    return [*made, ada.create("me", "open")]


def test_nothing_would_change_and_nothing_is_changed(tables: list[str], tmp_path: Path) -> None:
    before = content(tmp_path)
    assert check(tmp_path) == Findings(3, [])
    assert content(tmp_path) == before


def test_an_action_that_is_gone_is_named(
    ada: Person, tables: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = ada.state(tables[0])["log"]
    first = {entry["text"]: entry["ply"] for entry in reversed(log)}
    seen = {e["text"] for e in ada.events(tables[0], 0) if e["kind"] == "action" and e["ply"] < log[0]["ply"]}
    text, ply = next((text, ply) for text, ply in first.items() if text not in seen)
    refuse_from(monkeypatch, text)
    found = next(d for d in check(tmp_path).lost if d.table == tables[0])
    assert found.game == "duellum" and found.ply == ada.state(tables[0])["ply"]
    assert f"'{text}' is no verb of this game any more." in found.sentence
    assert f"agree up to position {ply - 1}, in turn " in found.sentence


def test_a_position_that_would_be_another_is_named(tables: list[str], tmp_path: Path) -> None:
    """Every action is still allowed, but one of them has come to mean something else."""
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database:
        turns = database.execute(
            "select ply, turn from snapshots where table_id=? order by ply", [tables[1]]
        ).fetchall()
    assert len(turns) > 2
    (agreed, turn), (differs, _) = turns[1], turns[2]
    change(tmp_path, "update snapshots set key='0' where table_id=? and ply=?", tables[1], differs)
    (found,) = check(tmp_path).lost
    assert found.table == tables[1] and "another position" in found.sentence
    assert found.sentence.endswith(f"agree up to position {agreed}, in turn {turn}.")


def test_a_game_whose_options_are_gone_is_named(tables: list[str], tmp_path: Path) -> None:
    change(tmp_path, "update tables set options=? where id=?", json.dumps({"elephants": 3}), tables[2])
    (found,) = check(tmp_path).lost
    assert found.table == tables[2] and "elephants" in found.sentence


def test_what_is_stopped_already_does_not_stop_an_upgrade(
    tables: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    change(tmp_path, "update tables set status='frozen' where id=?", tables[0])
    assert check(tmp_path) == Findings(3, []), "it can go on again"
    refuse_from(monkeypatch, first_text(tmp_path, tables[0]))
    found = check(tmp_path)
    assert [d.table for d in found.differences if d.stopped_already] == [tables[0]]
    assert tables[0] not in [d.table for d in found.lost]


def test_finished_games_are_played_again_when_asked(tables: list[str], tmp_path: Path) -> None:
    change(tmp_path, "update tables set status='over' where id=?", tables[0])
    assert check(tmp_path).checked == 2 and check(tmp_path, finished_too=True).checked == 3


def first_text(folder: Path, table: str) -> str:
    with closing(sqlite3.connect(folder / "tables.sqlite3")) as database:
        statement = "select body from events where table_id=? and kind='action' order by number limit 1"
        return str(json.loads(database.execute(statement, [table]).fetchone()[0])["text"])


def test_the_command_stops_an_upgrade_by_its_exit_code(tables: list[str], tmp_path: Path) -> None:
    def run() -> subprocess.CompletedProcess[str]:
        environment = os.environ | {"HEGEMON_DATA": str(tmp_path), "HEGEMON_ENGINE": "plain"}
        command = [sys.executable, "-m", "hegemon", "check-upgrade"]
        return subprocess.run(command, capture_output=True, text=True, env=environment, timeout=120)

    fine = run()
    assert fine.returncode == 0 and fine.stdout.startswith("3 games were played again; 0 "), fine.stderr
    change(tmp_path, "update snapshots set key='0' where table_id=? and ply=(select max(ply) from snapshots "
           "where table_id=?)", tables[0], tables[0])  # fmt: skip
    stopped = run()
    assert stopped.returncode == 1 and stopped.stderr == ""
    assert stopped.stdout.startswith(f"Table {tables[0]}, duellum, turn ") and "; 1 of those" in stopped.stdout


def test_the_server_stops_a_game_rather_than_change_it(
    start: Start, ada: Person, tables: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    change(tmp_path, "update snapshots set key='0' where table_id=? and ply=(select max(ply) from snapshots "
           "where table_id=?)", tables[0], tables[0])  # fmt: skip
    real = Game.layout_stamp
    monkeypatch.setattr(Game, "layout_stamp", lambda game: real(game).replace(" ", " 9", 1))  # of another ruleset
    later = Person(start(), "Ada")
    later.cookie = ada.cookie
    state = later.state(tables[0])
    assert state["status"] == "frozen" and "another position" in state["frozen_reason"]
    assert "agree up to turn" in state["frozen_reason"]
    assert state["prompt"]["key"] == "refuse-frozen-other", "told in the reader's language"
    assert later.state(tables[1])["status"] == "playing"
