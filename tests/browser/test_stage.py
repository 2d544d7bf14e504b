"""The layout keeps its promises, measured: a board that stands still, its share of the window, readable letters."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from .axe import axe_in_both_themes
from .expecting import expect
from .going import go
from .table import Table

pytest.importorskip("playwright", reason="the browser tests need Playwright: make setup installs it")

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = [pytest.mark.browser, pytest.mark.slow]

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}
GAMES: dict[str, tuple[list[dict[str, str]], dict[str, Any]]] = {
    "duellum": ([ME, BOT], {"board": "west"}),
    "antike": ([ME, BOT, BOT, BOT, BOT], {"board": "east", "players": 5}),
    "dies_irae": ([ME, BOT, BOT], {"setup": "ready"}),
    "ancient_wars": ([ME, BOT], {"campaign": "gaul"}),
}
SIZES = [(1366, 768), (1440, 900), (1920, 1080), (390, 844)]
DRAWERS = "[data-drawer], [data-drawer-button]"  # what a press of such a button changes
SHARES = {(1366, 768): 0.62, (1440, 900): 0.62, (1920, 1080): 0.62, (390, 844): 0.78}

# Every visible text with the height of its letters on the screen.
SMALL = """
() => {
  const found = new Set();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const el = node.parentElement;
    if (!node.data.trim() || !el || el.closest('.sr, script, style, noscript, symbol, title')) continue;
    const box = el.getBoundingClientRect();
    const style = getComputedStyle(el);
    if (!box.width || style.visibility === 'hidden') continue;
    const scale = el instanceof SVGElement ? Math.hypot(el.getScreenCTM().a, el.getScreenCTM().b) : 1;
    const size = parseFloat(style.fontSize) * scale;
    if (size < 10.99) found.add(`${node.data.trim().slice(0, 24)}: ${size.toFixed(1)}`);
  }
  return [...found];
}
"""

# Names on the map that overlap another or leave the stage; the letters' own height, not that of their line.
CLASHES = """
() => {
  const stage = document.querySelector('[data-stage]').getBoundingClientRect();
  const boxes = [...document.querySelectorAll('[data-labels] text')].map((el) => {
    const b = el.getBoundingClientRect();
    const trim = b.height * 0.18;
    return { name: el.textContent, left: b.left + 2, right: b.right - 2, top: b.top + trim, bottom: b.bottom - trim };
  });
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const seen = boxes.filter((b) => meet(b, stage));
  const bad = [];
  seen.forEach((a, i) => seen.slice(i + 1).forEach((b) => {
    if (meet(a, b)) bad.push(`${a.name} on ${b.name}`);
  }));
  return { bad, shown: seen.length };
}
"""

BOX = """
() => {
  const { x, y, width, height } = document.querySelector('[data-stage] svg').getBoundingClientRect();
  return [x, y, width, height];
}
"""

# Things that lie over the stage must lie inside the window.
OUTSIDE = """
() => [...document.querySelectorAll('[data-drawer], .sheet, .menu, aside.card, [data-summary], .asks')]
  .filter((el) => getComputedStyle(el).visibility !== 'hidden' && el.getBoundingClientRect().width > 0)
  .map((el) => [el.className, el.getBoundingClientRect()])
  .filter(([, b]) => b.left < -0.5 || b.top < -0.5 || b.right > innerWidth + 0.5 || b.bottom > innerHeight + 0.5)
  .map(([name, b]) => `${name}: ${[b.left, b.top, b.right, b.bottom].map(Math.round)}`)
"""


def seated(new_table: Callable[..., Table], game: str, steps: int, page: Page | None = None) -> Table:
    """A table some way into a game, its page open."""
    seats, options = GAMES[game]
    table = new_table(game, page, open_page=False, seats=seats, options=options, seed=4)
    table.page.add_init_script("localStorage.hegemon ||= JSON.stringify({ coverSeats: false, confirmEnd: false })")
    table.wander(steps, Random(3))
    table.open()
    table.settled()
    return table


def seated_at_each(
    new_page: Callable[..., Page], new_table: Callable[..., Table], game: str, steps: int, sizes: list[tuple[int, int]]
) -> Iterator[tuple[tuple[int, int], Table]]:
    """The same at one size of window after the other; phones, which are touched, are browsers of their own."""
    desk: Table | None = None
    for size in sizes:
        if is_phone(size):
            yield size, seated(new_table, game, steps, new_page(*size, has_touch=True, is_mobile=True))
        elif desk is None:
            desk = seated(new_table, game, steps, new_page(*size))
            yield size, desk
        else:
            desk.page.set_viewport_size({"width": size[0], "height": size[1]})
            desk.open()
            desk.settled()
            yield size, desk


def is_phone(size: tuple[int, int]) -> bool:
    """Is it held in a hand?"""
    return size[0] < 760


@pytest.mark.parametrize("game", GAMES)
def test_the_board_stands_still(new_table: Callable[..., Table], game: str) -> None:
    """Over whole turns, whatever is asked, picked or pulled out, the board's box is the same to the pixel."""
    table = seated(new_table, game, 0)
    rng, turns = Random(9), set()
    before = table.page.evaluate(BOX)
    for _ in range(40):
        state = table.settled()
        if state["outcome"]:
            break
        turns.add(state["turn"])
        lit = table.page.locator("[data-stage] [data-lit]")
        if lit.count():
            lit.nth(rng.randrange(lit.count())).dispatch_event("click")
            table.page.wait_for_load_state("networkidle")
            assert table.page.evaluate(BOX) == before
        state = table.settled()
        if not state["outcome"]:  # what was clicked may be on its way to the server: then that was the action
            table.act_unless_stale(state, rng.choice(state["actions"])["text"])
            assert table.page.evaluate(BOX) == before
    assert len(turns) >= 3
    for button in table.page.locator("[data-drawer-button]").all():
        button.click()
        assert table.page.evaluate(BOX) == before


@pytest.mark.parametrize("game", GAMES)
def test_room_and_letters(new_page: Callable[..., Page], new_table: Callable[..., Table], game: str) -> None:
    """The stage has its share, no text is under 11 pixels, no name over another at three magnifications, all inside."""
    for size, table in seated_at_each(new_page, new_table, game, 25, SIZES):
        check_room_and_letters(table, size)


def check_room_and_letters(table: Table, size: tuple[int, int]) -> None:
    """At one size of window."""
    page = table.page
    stage = page.locator("[data-stage]").bounding_box()
    assert stage and stage["width"] * stage["height"] / (size[0] * size[1]) >= SHARES[size]
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    for zoom in range(3):
        assert page.evaluate(SMALL) == [], (size, zoom)
        names = page.evaluate(CLASHES)
        assert names["bad"] == [], (size, zoom)
        assert names["shown"] >= 3
        page.get_by_role("button", name="Magnify").dispatch_event("click")
        page.wait_for_timeout(60)
    for button in page.locator("[data-drawer-button]").all():
        if button.get_attribute("aria-pressed") != "true":  # one may be open, because something is to be chosen in it
            button.dispatch_event("click")
        expect(page.locator("[data-drawer]")).to_be_visible()
        assert page.evaluate(OUTSIDE) == [], size
        assert page.evaluate(SMALL) == [], size
    page.get_by_role("button", name="Menu").click()
    expect(page.locator(".menu")).to_be_visible()
    assert page.evaluate(OUTSIDE) == [], size
    page.keyboard.press("Escape")
    expect(page.locator(".menu")).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "de"])
def test_axe_finds_nothing(new_page: Callable[..., Page], new_table: Callable[..., Table], language: str) -> None:
    """No fault of accessibility on any page, in both themes and both languages."""
    page = new_page(locale=language)
    faults = {}
    table = seated(new_table, "duellum", 0, page)
    games = {game: seated(new_table, game, 12, page) for game in GAMES}
    ways = {"lobby": "/", "new": "/new/antike", "about": "/about/duellum", "replay": f"/t/{table.id}/0"}
    for name, way in [*ways.items(), *((game, f"/t/{t.id}") for game, t in games.items())]:
        go(page, way, "[data-game]" if name == "lobby" else "section, [data-target]")
        expect(page.locator("[aria-busy=true]")).to_have_count(0)
        page.wait_for_timeout(300)
        faults[name] = axe_in_both_themes(page, language)
        for button in page.locator("[data-drawer-button]").all() if name in games else []:
            button.click()
            faults[f"{name} {button.inner_text()}"] = axe_in_both_themes(page, language, DRAWERS)
    found = [f"{name}: {fault}" for name, page_faults in faults.items() for fault in page_faults]
    assert not found, "\n".join(found)
