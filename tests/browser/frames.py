"""What a played turn costs the page: `python -m tests.browser.frames` on a machine that does nothing else.

Decisions are made on the page, bots answer; frames over 50 milliseconds are counted, the longest with what took it."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import sync_playwright

from .conftest import PATIENCE, Server, chromium
from .table import Table
from .test_stage import GAMES

DECISIONS = 30
WATCH = """
() => {
  window.frames_seen = [];
  new PerformanceObserver((list) => list.getEntries().forEach((e) => window.frames_seen.push({
    took: e.duration,
    drawing: e.styleAndLayoutStart ? e.startTime + e.duration - e.styleAndLayoutStart : 0,
    scripts: e.scripts.map((s) => `${s.invoker} ${Math.round(s.duration)}`),
  }))).observe({ type: 'long-animation-frame' });
}
"""


def play(table: Table, rng: Random) -> int:
    """Decisions on the page: something that is lit, until the table has moved; how many turns were seen."""
    turns = set()
    for _ in range(DECISIONS):
        state = table.settled()
        if state["outcome"]:
            break
        turns.add(state["turn"])
        lit = table.page.locator("[data-stage] [data-lit], .p-wheel [data-lit]")
        if lit.count():
            lit.nth(rng.randrange(lit.count())).dispatch_event("click")
            table.page.wait_for_timeout(150)
            table.confirm()
        state = table.settled()
        if not state["outcome"]:
            table.act(state, rng.choice(state["actions"])["text"])
            table.page.wait_for_timeout(400)
    return len(turns)


def told(frames: list[dict[str, Any]]) -> str:
    """The longest frame, and what it was."""
    longest = max(frames, key=lambda frame: frame["took"], default=None)
    if longest is None:
        return "none"
    return f"longest {longest['took']:.0f} ms (drawing {longest['drawing']:.0f} ms; {', '.join(longest['scripts'])})"


def main() -> None:
    """One line per game."""
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        try:
            for game, (seats, options) in GAMES.items():
                page = browser.new_context(viewport={"width": 1440, "height": 900}).new_page()
                page.add_init_script("localStorage.hegemon = JSON.stringify({ confirmEnd: false })")
                page.set_default_timeout(4 * PATIENCE)
                table = Table.create(page, server.url, game, seats=seats, options=options, seed=4)
                table.wander(10, Random(3))
                table.open()
                page.wait_for_timeout(2_000)
                page.evaluate(WATCH)
                turns = play(table, Random(1))
                frames = page.evaluate("window.frames_seen")
                print(f"{game}: {turns} turns, {len(frames)} frames over 50 ms: {told(frames)}", flush=True)
        finally:
            browser.close()
            server.stop()
    print(f"load of the machine: {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
