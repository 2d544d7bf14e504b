"""Deadlines with several real processes on one PostgreSQL, one of them killed: none is missed, none fires twice."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

TOOLS = Path(__file__).resolve().parents[2] / "tools"
TABLES, SECONDS = 30, 12
TAKEN_OVER = 3.0  # seconds after which others see to what a process had claimed when it died


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
            tables = [new_table(player) for _ in range(TABLES)]
            deadlines = {table: state_of(player, table)["clock"]["deadline"] for table in tables}
            middle = sorted(deadlines.values())[TABLES // 2] / 1000
            time.sleep(max(0.0, middle - time.time()))
            servers.running[0].kill()
            time.sleep(max(0.0, max(deadlines.values()) / 1000 + TAKEN_OVER + 2 - time.time()))
            late = [lateness(player, table, deadline) for table, deadline in deadlines.items()]
        finally:
            player.client.close()
            servers.stop()
    print(f"seconds after the deadline: {sorted(late)}")
    on_time = [by for by in late if by < 1.0]
    assert all(-0.05 < by < TAKEN_OVER + 1.5 for by in late), late
    assert len(on_time) >= TABLES - 3, late  # at most what the one that died had claimed


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


def lateness(player: Any, table: str, deadline: int) -> float:
    """Seconds from the deadline to what happened then; it happened once."""
    events = player.ask("GET", f"/api/tables/{table}/events?since=0").json()["events"]
    up = [event for event in events if event["kind"] == "timeout"]
    assert len(up) == 1, (table, up)
    state = state_of(player, table)
    assert state["seats"][up[0]["seat"]]["kind"] == "bot"
    return (int(up[0]["at"]) - deadline) / 1000
