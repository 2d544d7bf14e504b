"""Whole games without a mouse, and what a played turn costs the page: no shift of its layout."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from .expecting import expect
from .table import Table
from .test_stage import BOT, ME, seated

pytest.importorskip("playwright", reason="the browser tests need Playwright: make setup installs it")

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SHORT: dict[str, tuple[list[dict[str, str]], dict[str, Any]]] = {
    "duellum": ([ME, BOT], {"board": "west", "turn_limit": 8}),
    "antike": ([ME, BOT, BOT], {"players": 3, "turn_limit": 9}),
    "dies_irae": ([ME, BOT, BOT], {"setup": "ready", "turn_cap": 1}),
    "ancient_wars": ([ME, BOT], {"campaign": "gaul"}),
}

# What has been chosen so far and what is asked, as the page shows it: changes when a key has done something.
SHOWN = """
() => [
  document.querySelector('main.table')?.dataset.ply,
  document.querySelector('.prompt')?.textContent,
  document.querySelectorAll('[data-popover]').length,
  [...document.querySelectorAll('[data-lit]')].length,
].join('|')
"""


def changed(table: Table, before: str, patience: float = 1.5) -> bool:
    """Has the page answered?"""
    deadline = time.monotonic() + patience
    while time.monotonic() < deadline:
        if table.page.evaluate(SHOWN) != before:
            return True
        time.sleep(0.03)
    return False


def by_keys(table: Table, rng: Random) -> None:
    """One decision: mostly the end of the step, where there is one; else something that is lit."""
    keyboard = table.page.keyboard
    before = table.page.evaluate(SHOWN)
    if rng.random() < 0.7:
        keyboard.press("e")
        if changed(table, before, 0.4):
            return
    if table.page.locator("[data-popover]").count() == 0:
        for _ in range(rng.randint(1, 4)):
            keyboard.press("ArrowRight")
    keyboard.press("Enter")
    if not changed(table, before):
        keyboard.press("Escape")


@pytest.mark.parametrize("game", SHORT)
def test_a_game_by_keys_alone(new_table: Callable[..., Table], game: str) -> None:
    """To its end: arrows, Enter, E and Esc; no mouse, no list of moves."""
    seats, options = SHORT[game]
    table = new_table(game, seats=seats, options=options, seed=4, open_page=False)
    table.page.add_init_script("localStorage.hegemon ||= JSON.stringify({ coverSeats: false, confirmEnd: false })")
    table.open()
    rng = Random(2)
    deadline = time.monotonic() + 240
    while not table.settled()["outcome"]:
        assert time.monotonic() < deadline, f"Still in turn {table.state()['turn']}."
        by_keys(table, rng)
    expect(table.page.locator("[data-outcome]")).to_be_visible()


WATCH = """
() => {
  document.documentElement.dataset.seen = '';  // what is transparent counts as not there
  window.shifts = [];
  new PerformanceObserver((list) => list.getEntries().forEach((e) => window.shifts.push([e.startTime, e.value])))
    .observe({ type: 'layout-shift' });
}
"""
APART = 1_000  # milliseconds: shifts further apart than this are not felt as one
WINDOW = 5_000  # nor are those further from the first


def largest_shift(shifts: list[list[float]]) -> float:
    """Cumulative layout shift as browsers define it: the largest sum of shifts that follow each other closely."""
    largest = together = 0.0
    first = last = -float(WINDOW)
    for at, value in shifts:
        if at - last >= APART or at - first >= WINDOW:
            first, together = at, 0.0
        together, last = together + value, at
        largest = max(largest, together)
    return largest


@pytest.mark.parametrize("game", ["duellum", "antike", "dies_irae", "ancient_wars"])
def test_a_turn_shifts_nothing(new_table: Callable[..., Table], game: str) -> None:
    """Whatever is decided and asked next, the layout shifts by less than 0.02."""
    table = seated(new_table, game, 2)
    table.page.wait_for_load_state("networkidle")
    table.page.evaluate(WATCH)
    rng = Random(5)
    for _ in range(8):
        state = table.settled()
        if state["outcome"]:
            break
        table.act(state, rng.choice(state["actions"])["text"])
        table.settled()
        table.page.wait_for_timeout(APART + 200)
    assert largest_shift(table.page.evaluate("window.shifts")) < 0.02
