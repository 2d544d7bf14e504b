"""Killing one of three processes in the middle of play, over and over: the short form of `tools/kill_run.py`."""

from __future__ import annotations

from pathlib import Path

import pytest

TOOLS = Path(__file__).resolve().parents[2] / "tools"


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "processes"), [("postgresql", 3), ("sqlite", 1)])
def test_kills_lose_and_double_nothing(monkeypatch: pytest.MonkeyPatch, kind: str, processes: int) -> None:
    monkeypatch.syspath_prepend(TOOLS)
    import kill_run

    with kill_run.database(kind) as environment:
        result = kill_run.kill_run(environment, processes, kills=3, tables=4, seed=5)
    assert result.wrong == [], str(result)
    assert sum(len(player.acknowledged) for player in result.players) > 12
    assert all(player.acknowledged for player in result.players)
