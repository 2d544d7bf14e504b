"""What opens over the table: without a fault, large enough for a finger, with the keyboard in it, gone by Esc."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import TYPE_CHECKING, Any

import pytest

from .axe import axe_in_both_themes
from .conftest import PATIENCE, Server, open_context
from .expecting import expect
from .going import go
from .laid import Laid, lay
from .table import HIT, Table
from .test_clicks import CASES, press
from .test_stage import OUTSIDE, SMALL

pytest.importorskip("playwright", reason="the browser tests need Playwright: make setup installs it")

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

pytestmark = [pytest.mark.browser, pytest.mark.slow]

# Where a sheet is open: a decision of test_clicks, after so many of its clicks. Every test opens it anew, so nothing
# may be told to the server before: an action of Dies Irae is chosen already.
SHEETS = {
    "city with a coin in hand": 2,
    "city paid with a coin": 1,
    "trade two for one": 1,
    "rondel payment": 1,
    "three of four legions": 1,
    "three of four legions, Antike": 1,
    "MOVE": 2,
    "march to a battle": 2,
    "two recruits": 1,
    "BUILD from the list": 2,
}
CHOSEN = {"MOVE": "turn greece move", "BUILD from the list": "turn greece build"}
STEPPERS = {"three of four legions", "three of four legions, Antike", "MOVE"}  # the keyboard stays with the places
PHONE = {"has_touch": True, "is_mobile": True, "width": 390, "height": 844}

# Things for fingers that are smaller than 40 pixels: buttons that can be seen, in whatever lies over the board.
NARROW = """
() => [...document.querySelectorAll(':is([data-popover], [data-drawer], .bar, .asks, nav) button')]
  .filter((el) => getComputedStyle(el).visibility !== 'hidden')
  .map((el) => [el, el.getBoundingClientRect()])
  .filter(([, b]) => b.width > 0 && (b.width < 39.5 || b.height < 39.5))
  .map(([el, b]) => `${el.textContent.trim().slice(0, 30)}: ${Math.round(b.width)} x ${Math.round(b.height)}`)
"""

Open = tuple[dict[str, str], Callable[..., AbstractContextManager["Page"]]]


@pytest.fixture(scope="module")
def laid(server: Server, browser: Browser) -> Iterator[Open]:
    """The tables with their decisions, and pages of the guest who sits there."""
    first = open_context(browser, server.url)
    page = first.new_page()
    page.request.post(f"{server.url}/api/me", data='{"name": "Ada"}', headers={"Content-Type": "application/json"})
    cases = {name: CASES[name] for name in SHEETS}
    made = {
        name: Table.create(page, server.url, case.game, list(case.seats), case.options, auto_forced=True)
        for name, case in cases.items()
    }
    places = {n: c.position.replace("turn greece choose", CHOSEN.get(n, "")) for n, c in cases.items()}
    lay(server, *(Laid(made[name], case.game, places[name], case.options) for name, case in cases.items()))

    devices: dict[str, BrowserContext] = {}  # the guest's: one for each way to look, as at home

    @contextmanager
    def visit(**how: Any) -> Iterator[Page]:
        if str(how) not in devices:
            devices[str(how)] = open_context(browser, server.url, **how)
            devices[str(how)].add_cookies(first.cookies())
            devices[str(how)].set_default_timeout(4 * PATIENCE)
        page = devices[str(how)].new_page()
        yield page
        page.close()

    yield {name: table.id for name, table in made.items()}, visit
    for device in (first, *devices.values()):
        device.close()


def sheet(page: Page, ids: dict[str, str], name: str) -> Table:
    """The table with the sheet open; nothing of it has been told to the server."""
    table = Table(page, page.url, ids[name])
    go(page, f"/t/{table.id}", ".table[data-mine] [data-lit]")
    clicks = CASES[name].clicks[: SHEETS[name]]
    for what in clicks[1:] if name in CHOSEN else clicks:
        page.wait_for_load_state("networkidle")
        if not what.startswith("!"):
            page.wait_for_selector(f'[data-target="{what}"][data-lit]', state="attached")
            if not page.evaluate(HIT, what):
                page.keyboard.press("f")  # the whole map: on a phone a part of it is shown first
        press(table, what)
    expect(page.locator("[data-popover]")).to_be_visible()
    return table


@pytest.mark.parametrize("language", ["en", "de"])
def test_axe_finds_nothing_in_an_open_sheet(laid: Open, language: str) -> None:
    """Prices, trades, numbers, lists, who goes along; the menu with the settings."""
    ids, visit = laid
    found = []
    with visit(locale=language) as page:
        for name in SHEETS:
            sheet(page, ids, name)
            found += [f"{name}: {fault}" for fault in axe_in_both_themes(page, language, "[data-popover]")]
        page.keyboard.press("Escape")
        page.locator(".bar .pullout > button").click()
        expect(page.locator(".menu")).to_be_visible()
        found += [f"menu: {fault}" for fault in axe_in_both_themes(page, language, ".menu")]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("name", SHEETS)
def test_a_sheet_takes_the_keyboard_and_goes_by_esc(laid: Open, name: str) -> None:
    """What is chosen next has the focus; Esc puts down."""
    ids, visit = laid
    with visit() as page:
        sheet(page, ids, name)
        if name not in STEPPERS:
            page.wait_for_function("document.querySelector('[data-popover]')?.contains(document.activeElement)")
        page.keyboard.press("Escape")
        expect(page.locator("[data-popover]")).to_have_count(0)


@pytest.mark.parametrize("name", SHEETS)
def test_fingers_find_what_is_open(laid: Open, name: str) -> None:
    """On a phone: inside the window, nothing under 40 pixels, no small letters."""
    ids, visit = laid
    with visit(**PHONE, locale="de") as page:
        sheet(page, ids, name)
        assert page.evaluate(NARROW) == []
        assert page.evaluate(OUTSIDE) == []
        assert page.evaluate(SMALL) == []
