"""A process that sends notices and is killed (SIGKILL) in the one moment that matters: everything but the last byte of
each message is with its receiver, and that it goes now is just not yet put down, or is.

    python dying_sender.py before|after COUNT FOLDER SETTINGS
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from pathlib import Path
from typing import Any

from hegemon.server.guests import Guests
from hegemon.server.identity.accounts import Accounts
from hegemon.server.identity.letters import Letters
from hegemon.server.library import Library
from hegemon.server.notices.sending import Notices
from hegemon.server.service import TableService
from hegemon.server.settings import Settings
from hegemon.server.storage.database import open_database
from hegemon.server.storage.store import Store


async def send(when: str, count: int, settings: Settings) -> None:
    store = Store(await open_database(settings.database_url))
    accounts = Accounts(TableService(settings, store, Library("plain")), Guests(store), Letters(settings))
    put_down, reached = Notices._hand_over, 0

    async def hand_over(notices: Notices, row: Any) -> None:
        nonlocal reached
        if when == "after":
            await put_down(notices, row)
        reached += 1
        if reached == count:
            os.kill(os.getpid(), signal.SIGKILL)
        await asyncio.sleep(3600)

    Notices._hand_over = hand_over  # type: ignore[method-assign]
    await Notices(accounts).round()


if __name__ == "__main__":
    asked, wanted, folder, chosen = sys.argv[1:]
    asyncio.run(send(asked, int(wanted), Settings(data=Path(folder), web=Path(folder), **json.loads(chosen))))
