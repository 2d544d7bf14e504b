"""The battle sheet of Ancient Wars keeps the chances seen before the march: of this battle, and of no other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from .conftest import PATIENCE, Server
from .laid import lay
from .table import Table, until
from .test_clicks import BOT, ME, press

pytest.importorskip("playwright", reason="the browser tests need Playwright: make setup installs it")
from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.browser
POSITIONS = {
    "all": "empty; card recruits; at bibracte labienus legio_vii; at alesia mandubii; turn roman march",
    "some": "empty; card recruits; at bibracte labienus legio_vii legio_viii; at alesia mandubii; turn roman march",
}


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Iterator[dict[str, Table]]:
    """One table per position, both laid at once."""
    server = Server(tmp_path_factory.mktemp("battle_sheet"))
    context = browser.new_context(base_url=server.url, viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    context.set_default_timeout(4 * PATIENCE)
    page = context.new_page()
    made = {name: Table.create(page, server.url, "ancient_wars", [ME, BOT], {}, auto_forced=True) for name in POSITIONS}
    server.restart(lambda: [lay(server.data, made[name], "ancient_wars", where) for name, where in POSITIONS.items()])
    yield made
    context.close()
    server.stop()


def marched(table: Table, *stay: str) -> str:
    """March to Alesia without some of the stack, and begin the battle; the chance that stood on the target."""
    table.open()
    before = table.settled()["ply"]
    press(table, "space:bibracte")
    tag = table.page.locator("[data-stage] [data-odds]")
    expect(tag).to_have_count(1, timeout=4 * PATIENCE)
    seen = tag.get_attribute("data-odds") or ""
    press(table, "space:alesia")
    for unit in stay:
        table.page.locator(f"[data-pick={unit}]").click()
    table.page.locator("[data-go]").click()
    until(lambda: bool(table.state()["ply"] > before), patience=PATIENCE / 1_000)
    if not table.settled()["view"]["battle"]:
        press(table, "btn:done")
    expect(table.page.locator("[data-drawer]")).to_contain_text("Alesia")
    assert table.settled()["view"]["battle"]
    return seen


def test_the_chances_stay_in_view(tables: dict[str, Table]) -> None:
    """What stood on the target stands in the sheet, with the strengths of both sides, until the battle is over."""
    seen = marched(tables["all"])
    assert seen == "86 %"
    ahead = tables["all"].page.locator("[data-drawer] [data-ahead]")
    expect(ahead).to_contain_text(seen)
    expect(ahead).to_contain_text("14 %")


def test_nothing_is_said_of_another_battle(tables: dict[str, Table]) -> None:
    """When only some of the stack go, the chances of the whole stack are not those of the battle."""
    assert marched(tables["some"], "legio_viii").endswith("%")
    expect(tables["some"].page.locator("[data-ahead]")).to_have_count(0)
