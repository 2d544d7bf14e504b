"""What a played turn costs the page: `python -m tests.browser.frames` on a machine that does nothing else.

Decisions are made on the page, bots answer at the pace of a real server. Frames in which the page works more than 50
milliseconds (its scripts, then style and layout) are counted, and the longest told with what took it. What a browser
without a graphics card waits for its own painting is not the page's work. The longest task of the page's thread is told
in its own processor time too: that does not depend on what else the machine does."""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import sync_playwright

from .conftest import PATIENCE, Server, launch
from .table import Table
from .test_stage import GAMES

DECISIONS = 30
LONG = 50  # milliseconds
WATCH = """
() => {
  window.frames_seen = [];
  new PerformanceObserver((list) => list.getEntries().forEach((e) => window.frames_seen.push({
    scripts: e.scripts.reduce((sum, s) => sum + s.duration, 0),
    layout: e.styleAndLayoutStart ? e.startTime + e.duration - e.styleAndLayoutStart : 0,
    by: e.scripts.map((s) => `${s.invoker} ${Math.round(s.duration)}`),
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
            table.act_unless_stale(state, rng.choice(state["actions"])["text"])
            table.page.wait_for_timeout(400)
    return len(turns)


def work(frame: dict[str, Any]) -> float:
    """Milliseconds of the page's own."""
    return float(frame["scripts"] + frame["layout"])


def longest_task(trace: bytes) -> float:
    """Milliseconds of processor time that the longest task of a page's main thread took."""
    events = json.loads(trace)["traceEvents"]
    mains = {
        (e["pid"], e["tid"]) for e in events if e["name"] == "thread_name" and e["args"]["name"] == "CrRendererMain"
    }
    tasks = [e for e in events if e["name"].endswith("RunTask") and (e["pid"], e["tid"]) in mains]
    return max((float(e.get("tdur", 0)) for e in tasks), default=0.0) / 1_000


def told(frames: list[dict[str, Any]]) -> str:
    """The longest frame, and what it was."""
    longest = max(frames, key=work, default=None)
    if longest is None:
        return "none is long"
    return f"longest {work(longest):.0f} ms (layout {longest['layout']:.0f} ms; {', '.join(longest['by'])})"


def main() -> None:
    """One line per game."""
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data), HEGEMON_BOT_PAUSE="0.15")
        browser = launch(playwright)
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
                browser.start_tracing(page=page, categories=["toplevel", "devtools.timeline"])
                turns = play(table, Random(1))
                task = longest_task(browser.stop_tracing())
                frames = page.evaluate("window.frames_seen")
                long = sum(work(frame) > LONG for frame in frames)
                print(f"{game}: {turns} turns, {long} frames over {LONG} ms; {told(frames)}", flush=True)
                print(f"  longest task: {task:.0f} ms of processor time", flush=True)
        finally:
            browser.close()
            server.stop()
    print(f"load of the machine: {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
