"""docs/operating.md and deploy/ name only what exists; its statements run; the settings for proxies work."""

from __future__ import annotations

import asyncio
import configparser
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from starlette.websockets import WebSocketDisconnect

from hegemon.cli.commands import COMMANDS
from hegemon.server.settings import ENVIRONMENT_ALONE, SETTINGS
from hegemon.server.storage.database import open_database

from .conftest import Person, Start, refused

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "operating.md").read_text("utf-8")
DEPLOYED = {path.name: path.read_text("utf-8") for path in (ROOT / "deploy").iterdir()}


def test_every_command_and_setting_exists() -> None:
    names = {*ENVIRONMENT_ALONE, *(setting.variable for setting in SETTINGS)}
    for text in (PAGE, *DEPLOYED.values()):
        assert set(re.findall(r"HEGEMON_\w+", text)) <= names
        assert set(re.findall(r"(?:`|bin/|^)hegemon ([a-z-]+)", text, re.MULTILINE)) <= set(COMMANDS)
    assert {"settings", "backup", "restore", "check-upgrade", "serve"} <= set(re.findall(r"`hegemon ([a-z-]+)", PAGE))


def test_every_metric_named_is_counted(start: Start) -> None:
    text = start(metrics_for=("testclient",)).get("/metrics").text
    named = set(re.findall(r"`(hegemon_\w+)`", PAGE))
    assert named and all(f"# TYPE {name} " in text for name in named)


def test_every_statement_runs(tmp_path: Path) -> None:
    async def make() -> None:
        await (await open_database(f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite3'}")).dispose()

    asyncio.run(make())
    blocks = re.findall(r"```sql\n(.*?)```", PAGE, re.DOTALL)
    assert blocks  # what no order of `hegemon admin` does
    with closing(sqlite3.connect(tmp_path / "x.sqlite3")) as database:
        for block in blocks:
            database.executescript(block)


def test_the_unit_and_the_proxies_agree_about_the_port() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string(DEPLOYED["hegemon.service"])
    (port,) = re.findall(r"--port (\d+)", unit["Service"]["ExecStart"])
    for name in ("Caddyfile", "nginx.conf"):
        assert f"127.0.0.1:{port}" in DEPLOYED[name], name
    assert f'"--port", "{port}"' in DEPLOYED["Containerfile"] and f"EXPOSE {port}" in DEPLOYED["Containerfile"]


def test_other_names_are_refused_when_the_own_are_known(start: Start) -> None:
    client = start(hosts=("games.example.org",))
    ada = Person(client, "Ada")
    own, other = {"Host": "games.example.org:443"}, {"Host": "evil.example"}
    assert ada.ask("GET", "/api/games", headers=own).status_code == 200
    for host in (other, {"Host": "[::1"}, {"Host": ""}):
        refused(ada.ask("GET", "/api/games", headers=host), 421, "wrong_host")
    with pytest.raises(WebSocketDisconnect), client.websocket_connect("/api/tables/x/socket", headers=other):
        pass
