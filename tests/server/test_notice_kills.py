"""No notice is lost or seen twice, whenever a process dies and whatever is not answered."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from starlette.testclient import TestClient

from hegemon.server.storage.people import deliveries

from . import test_notices
from .conftest import Start
from .endpoint import Browser, Endpoint
from .mailbox import Mailbox
from .test_accounts import introduced
from .test_notices import SETTLED, Told, ben_waits, confirm, wish

DYING = str(Path(__file__).with_name("dying_sender.py"))
mailbox, outside, quick, client = test_notices.mailbox, test_notices.outside, test_notices.quick, test_notices.client


@pytest.mark.both_databases
@pytest.mark.parametrize(("when", "letters", "hooks"), [("before", 1, 1), ("after", 0, 0)])
def test_killed_with_the_last_byte_in_hand(
    start: Start, quick: Told, mailbox: Mailbox, outside: Endpoint, database_url: str, tmp_path: Path,
    when: str, letters: int, hooks: int,
) -> None:  # fmt: skip
    """What was not yet said to go is sent by another process, once. What may have gone is not sent again, but for
    pushes: those the browser shows once, however often they come."""
    client = start(**quick | {"notice_seconds": 86_400.0, "notice_pause": 3600.0})  # it leaves them to the other one
    ada, ben, browser = introduced(client, "Ada"), introduced(client, "Ben"), Browser()
    confirm(ben, mailbox, "ben@example.org")
    ben.post("/api/notices/push", browser.subscription(f"{outside.url}/push"))
    wish(ben, mail=True, push=True, webhook=f"{outside.url}/hook")
    ben_waits(ada, ben)
    chosen = json.dumps(quick | {"database_url": database_url})
    dying = subprocess.run([sys.executable, DYING, when, "3", str(tmp_path), chosen], timeout=300, check=False)
    assert dying.returncode == -signal.SIGKILL and mailbox.letters == [] and outside.got == []
    store = client.app.state.service.store  # type: ignore[attr-defined]
    client.portal.call(lapse, store)  # type: ignore[union-attr]
    start(**quick)
    if letters:
        mailbox.wait(letters)
    outside.wait(1 + hooks)
    time.sleep(SETTLED)
    assert len(mailbox.letters) == letters
    assert sorted(path for path, *_ in outside.got) == ["/hook"] * hooks + ["/push"]


async def lapse(store: Any) -> None:
    """Whoever held messages has died some minutes ago."""
    async with store.writing() as connection:
        await connection.execute(update(deliveries).values(until=0))


def test_a_repeated_push_is_the_same_one(client: TestClient, outside: Endpoint) -> None:
    """No answer came: the browser gets it again, with the id that it knows."""
    ada, ben, browser = introduced(client, "Ada"), introduced(client, "Ben"), Browser()
    ben.post("/api/notices/push", browser.subscription(f"{outside.url}/push"))
    wish(ben, push=True, webhook=f"{outside.url}/hook")
    outside.silent = 2
    ben_waits(ada, ben)
    outside.wait(3)
    time.sleep(SETTLED)
    pushes = [(headers["topic"], browser.read(body)) for path, headers, body in outside.got if path == "/push"]
    assert len(pushes) == 2 and pushes[0] == pushes[1]
    assert len([path for path, *_ in outside.got if path == "/hook"]) == 1
