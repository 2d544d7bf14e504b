"""Deadlines with several real processes on one PostgreSQL, one of them killed: none is missed, none fires twice, none
fires early. How late they are on a machine with much to do, `bench/clocks.py` measures."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

TOOLS = Path(__file__).resolve().parents[2] / "tools"
TABLES, SECONDS = 30, 20
PATIENCE = 120.0  # seconds after the last deadline


@pytest.mark.slow
def test_three_processes_and_a_killed_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Thirty tables whose time is up within a few seconds, while one process dies in the middle of it."""
    monkeypatch.syspath_prepend(TOOLS)
    import kill_run

    with kill_run.database("postgresql") as environment:
        servers = kill_run.Servers(environment | {"HEGEMON_BOT_THREADS": "0"}, 3)
        servers.start()
        player = kill_run.Player(servers, "sleeper", "me", 1)
        try:
            deadlines = {}
            for _ in range(TABLES):
                table = new_table(player)
                deadlines[table] = state_of(player, table)["clock"]["deadline"]
            middle = sorted(deadlines.values())[TABLES // 2] / 1000
            time.sleep(max(0.0, middle - time.time()))
            servers.running[0].kill()
            end = time.time() + max(0.0, max(deadlines.values()) / 1000 - time.time()) + PATIENCE
            while not all(fired(player, table) for table in deadlines) and time.time() < end:
                time.sleep(0.5)
            time.sleep(2.0)  # what fires a second time does so by now
            late = [lateness(player, table, deadline) for table, deadline in deadlines.items()]
        finally:
            player.client.close()
            servers.stop()
    print(f"seconds after the deadline: {sorted(late)}")
    assert all(by > -0.05 for by in late), late


def new_table(player: Any) -> str:
    """Nobody ever moves here; when the time of the first is up, a bot has the seat."""
    time_control = {"base": SECONDS, "at_zero": "bot"}
    seats = [{"kind": "me"}, {"kind": "me"}]
    wish = {"game": "duellum", "seats": seats, "pass_and_play": True, "command_id": player.fresh()}
    if not player.tables:
        player.ask("POST", "/api/me", {"name": player.name})
    answer = player.ask("POST", "/api/tables", wish | {"time": time_control})
    assert answer.status_code == 200, answer.text
    player.tables.append(answer.json()["id"])
    return str(answer.json()["id"])


def state_of(player: Any, table: str) -> Any:
    return player.ask("GET", f"/api/tables/{table}").json()


def fired(player: Any, table: str) -> list[Any]:
    """What was put down when the time was up."""
    events = player.ask("GET", f"/api/tables/{table}/events?since=0").json()["events"]
    return [event for event in events if event["kind"] == "timeout"]


def lateness(player: Any, table: str, deadline: int) -> float:
    """Seconds from the deadline to what happened then; it happened once."""
    up = fired(player, table)
    assert len(up) == 1, (table, up)
    state = state_of(player, table)
    assert state["seats"][up[0]["seat"]]["kind"] == "bot"
    return (int(up[0]["at"]) - deadline) / 1000
