"""How soon a table can be played: `python -m tests.browser.ready` on a machine that does nothing else.

From its address to the first thing that can be chosen, the median of some visits."""

from __future__ import annotations

import statistics
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

from .conftest import PATIENCE, Server, launch
from .table import Table

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}
SEATS = {
    "duellum": [ME, BOT],
    "antike": [ME, BOT, BOT, BOT],
    "dies_irae": [ME, BOT, BOT],
    "ancient_wars": [ME, BOT],
}
VISITS = 9


def main() -> None:
    """One line per game."""
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        browser = launch(playwright)
        try:
            for game, seats in SEATS.items():
                page = browser.new_context(viewport={"width": 1440, "height": 900}).new_page()
                page.set_default_timeout(4 * PATIENCE)
                table = Table.create(page, server.url, game, seats=seats)
                table.my_move()
                times = []
                for _ in range(VISITS):
                    began = time.monotonic()
                    page.goto(f"{server.url}/t/{table.id}", wait_until="commit")
                    page.wait_for_selector("main.table[data-mine] [data-lit]")
                    times.append(time.monotonic() - began)
                print(f"{game}: {statistics.median(times):.2f} s (best {min(times):.2f} s)", flush=True)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
