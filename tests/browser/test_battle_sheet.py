"""The battle sheet of Ancient Wars tells both sides, and whoever watches, how the battle stands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from .conftest import PATIENCE, Server, open_context
from .expecting import expect
from .laid import Laid, lay
from .table import Table, until
from .test_clicks import BOT, ME, press

pytest.importorskip("playwright", reason="the browser tests need Playwright: make setup installs it")

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.browser
POSITION = "empty; card recruits; at bibracte labienus legio_vii; at alesia mandubii; turn roman march"


@pytest.fixture
def table(server: Server, browser: Browser) -> Iterator[Table]:
    """A stack that may march to a battle."""
    context = open_context(browser, server.url)
    context.set_default_timeout(4 * PATIENCE)
    made = Table.create(context.new_page(), server.url, "ancient_wars", [ME, BOT], {}, auto_forced=True)
    lay(server, Laid(made, "ancient_wars", POSITION, {}))
    yield made
    context.close()


def marched(table: Table) -> str:
    """March to Alesia and begin the battle; the chance that stood on the target."""
    table.open()
    before = table.settled()["ply"]
    press(table, "space:bibracte")
    tag = table.page.locator("[data-stage] [data-odds]")
    expect(tag).to_have_count(1, timeout=4 * PATIENCE)
    seen = tag.get_attribute("data-odds") or ""
    press(table, "space:alesia")
    table.page.locator("[data-go]").click()
    until(lambda: bool(table.state()["ply"] > before), patience=PATIENCE / 1_000)
    if not table.settled()["view"]["battle"]:
        press(table, "btn:done")
    expect(table.page.locator("[data-drawer]")).to_contain_text("Alesia")
    return seen


def test_everybody_sees_how_the_battle_stands(table: Table, browser: Browser) -> None:
    """The chance that stood on the target is that of the battle; while it is fought the sheet tells those of now, and
    somebody who only watches reads the same."""
    assert marched(table) == "86 %"
    told = table.page.request.get(f"{table.url}/api/tables/{table.id}/fight").json()
    assert told["at"] == "space-alesia" and sum(end["chance"] for end in told["ends"]) == pytest.approx(1)
    context = open_context(browser, table.url)
    watching = context.new_page()
    watching.goto(f"/t/{table.id}")
    for page in (table.page, watching):
        odds = page.locator("[data-drawer] [data-fight-odds]")
        for end in told["ends"]:
            expect(odds).to_contain_text(f"{end['chance']:.0%}".replace("%", " %"), timeout=4 * PATIENCE)
    context.close()
