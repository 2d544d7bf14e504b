"""Settings: from the environment or one file, unknown names refused, printed without secrets."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from hegemon.core.errors import OptionError
from hegemon.server.settings import ENVIRONMENT_ALONE, SETTINGS, Settings, read_choices, read_settings, without_secrets

ROOT = Path(__file__).resolve().parents[2]


def config(folder: Path, text: str) -> dict[str, str]:
    path = folder / "hegemon.toml"
    path.write_text(text, "utf-8")
    return {"HEGEMON_CONFIG": str(path), "HEGEMON_DATA": str(folder)}


def test_the_environment_wins_over_the_file_and_the_file_over_the_default(tmp_path: Path) -> None:
    env = config(tmp_path, 'bot_threads = 3\nbot_pause = 0.5\nseeds = true\norigins = ["https://a.example", "b"]\n')
    found = read_settings(env | {"HEGEMON_BOT_THREADS": "7"})
    assert (found.bot_threads, found.bot_pause, found.seeds) == (7, 0.5, True)
    assert found.origins == ("https://a.example", "b") and found.connections == Settings.connections
    sources = {choice.setting.name: choice.source for choice in read_choices(env | {"HEGEMON_BOT_THREADS": "7"})}
    assert sources["bot_threads"] == "HEGEMON_BOT_THREADS" and sources["bot_pause"] == env["HEGEMON_CONFIG"]
    assert sources["connections"] == ""


def test_the_data_folder_of_the_file_holds_the_database(tmp_path: Path) -> None:
    env = config(tmp_path, f'data = "{tmp_path / "there"}"\n')
    del env["HEGEMON_DATA"]
    assert read_settings(env).database_url == f"sqlite+aiosqlite:///{tmp_path / 'there' / 'tables.sqlite3'}"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("bot_thread = 3", r"no setting 'bot_thread' in .*hegemon\.toml; perhaps you mean bot_threads"),
        ("[server]\nbot_threads = 3", "no setting 'server'"),
        (
            "bot_threads = 2.5",
            r"'bot_threads' in .*hegemon\.toml is a number from 0 to 64 without a fraction, not '2\.5'",
        ),
        ("bot_threads = true", "without a fraction"),
        ("seeds = 'perhaps'", r"'seeds' in .* is 1 \(yes\) or 0 \(no\), not 'perhaps'"),
        ("bot_pause = [1]", "neither a text nor a number"),
        ("engine = 'steam'", "one of .*, not 'steam'"),
        ("database_url = 'nonsense'", "is an address with an async driver, .* not 'nonsense'"),
        ("database_url = 'postgresql://club:hunter2@db/x'", r"not 'postgresql://club:\*\*\*@db/x'"),
        ("cache = 'x'", "environment alone, as HEGEMON_CACHE"),
        ("bot_pause = ", "is no TOML"),
    ],
)
def test_a_wrong_file_is_told_in_a_sentence(tmp_path: Path, text: str, told: str) -> None:
    with pytest.raises(OptionError, match=told) as fault:
        read_settings(config(tmp_path, text))
    assert str(fault.value).endswith(".") and "\n" not in str(fault.value)


def test_unknown_variables_and_missing_files_are_refused(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="no setting HEGEMON_BOT_THREAD; perhaps you mean HEGEMON_BOT_THREADS"):
        read_settings({"HEGEMON_BOT_THREAD": "3"})
    with pytest.raises(OptionError, match="cannot be read: No such file"):
        read_settings({"HEGEMON_CONFIG": str(tmp_path / "nothing.toml")})
    read_settings({"HEGEMON_CACHE": "x", "HEGEMON_GAMES": "", "HEGEMON_LINKING": "off", "OTHER": "x"})


@pytest.mark.parametrize("secret", ["hunter2", "hun@ter:2/x"])
def test_secrets_are_not_shown(secret: str) -> None:
    assert without_secrets(f"postgresql+asyncpg://club:{secret}@db.example/x?sslkey=abc&a=1") == (
        "postgresql+asyncpg://club:***@db.example/x?sslkey=***&a=1"
    )
    assert without_secrets("sqlite+aiosqlite:///some/where.sqlite3") == "sqlite+aiosqlite:///some/where.sqlite3"


def printed(env: dict[str, str]) -> subprocess.CompletedProcess[str]:
    clean = {name: value for name, value in os.environ.items() if not name.startswith("HEGEMON_")}
    command = [sys.executable, "-m", "hegemon", "settings"]
    return subprocess.run(command, capture_output=True, text=True, env=clean | env, timeout=60)


def test_what_is_printed_is_a_file_of_settings(tmp_path: Path) -> None:
    env = config(tmp_path, 'bot_pause = 0.5\norigins = ["https://a.example"]\n')
    first = printed(env)
    assert first.returncode == 0, first.stderr
    assert set(tomllib.loads(first.stdout)) == {setting.name for setting in SETTINGS}
    assert f"(from {env['HEGEMON_CONFIG']}; default: 0.15)\nbot_pause = 0.5\n" in first.stdout
    assert read_settings(config(tmp_path, first.stdout)) == read_settings(
        config(tmp_path, 'bot_pause = 0.5\norigins = ["https://a.example"]\n')
    )


def test_printing_shows_no_password_and_refuses_what_the_server_refuses(tmp_path: Path) -> None:
    shown = printed({"HEGEMON_DATABASE_URL": "postgresql+asyncpg://club:hunter2@db/x"})
    assert shown.returncode == 0 and "hunter2" not in shown.stdout + shown.stderr
    assert '# database_url = "postgresql+asyncpg://club:***@db/x"' in shown.stdout
    wrong = printed({"HEGEMON_SWORD": "1"})
    assert wrong.returncode == 2 and wrong.stderr == "There is no setting HEGEMON_SWORD.\n"


def test_the_documentation_names_every_setting() -> None:
    page = "".join(path.read_text("utf-8") for path in (ROOT / "docs").glob("*.md"))
    rows = re.findall(r"^\| `(HEGEMON_\w+)` \|", page, re.MULTILINE)
    own = [setting.variable for setting in SETTINGS]
    assert sorted(name for name in rows if name not in ENVIRONMENT_ALONE) == sorted(own)
    assert all(f"`{name}`" in page for name in ENVIRONMENT_ALONE)
