"""SQLite belongs to one process: a second one is refused in a sentence, and only as long as the first one lives."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from hegemon.core.errors import DataError
from hegemon.server.storage.database import address_of
from hegemon.server.storage.one_process import held_alone

from .test_crash import serving


def second(data: Path) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"HEGEMON_DATA": str(data), "HEGEMON_ENGINE": "plain"}
    command = [sys.executable, "-m", "hegemon", "serve", "--port", "0"]
    return subprocess.run(command, capture_output=True, text=True, env=environment, timeout=60)


def test_a_second_process_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with serving(tmp_path) as (process, _):
        refused = second(tmp_path)
        assert refused.returncode == 2 and refused.stderr.count("\n") == 1, refused.stderr
        assert "Another process uses the database" in refused.stderr and "PostgreSQL" in refused.stderr
        process.send_signal(signal.SIGKILL)
        process.wait()
    with serving(tmp_path):  # the lock went with the process that was killed
        pass


def test_the_lock_is_let_go_and_memory_needs_none(tmp_path: Path) -> None:
    address = address_of(f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite3'}")
    with held_alone(address), pytest.raises(DataError, match="SQLite is for one alone"), held_alone(address):
        pass
    with held_alone(address), held_alone(address_of("sqlite+aiosqlite://")):
        with held_alone(address_of("sqlite+aiosqlite:///:memory:")):
            pass
    with pytest.raises(DataError, match="cannot be opened"):
        with held_alone(address_of(f"sqlite+aiosqlite:///{tmp_path / 'nowhere' / 'x.sqlite3'}")):
            pass
