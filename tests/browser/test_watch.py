"""Watching and replaying: a whole game between bots to its end, positions by address, records."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from .expecting import expect
from .table import Table, until

pytest.importorskip("playwright", reason="the browser tests need Playwright: make setup installs it")
from playwright.sync_api import Page

pytestmark = [pytest.mark.browser, pytest.mark.slow]


BOT = {"kind": "bot", "bot": "random"}


def drawn(page: Page, what: str) -> str:
    """A mark that the page carries: the event or the position that it shows."""
    return page.locator("main").get_attribute(f"data-{what}") or "0"


def test_bots_watched_to_the_end(new_table: Callable[..., Table]) -> None:
    """Every state of the game is drawn, the end is told, and no console says anything (the fixture checks)."""
    table = new_table("duellum", seats=[BOT, BOT], options={"board": "west", "turn_limit": 60})
    outcome = table.page.locator("[data-outcome]")
    expect(outcome).to_be_visible(timeout=120_000)
    state = table.state()
    assert state["outcome"]["winners"] and state["turn"] >= 20
    for score in state["outcome"]["scores"].values():
        expect(outcome).to_contain_text(str(score))


def test_bots_of_ancient_wars_watched_to_the_end(new_table: Callable[..., Table]) -> None:
    """A whole campaign with dice, veils and battles, to the end that the rules give it."""
    table = new_table("ancient_wars", seats=[BOT, BOT], options={"campaign": "gaul"})
    expect(table.page.locator("[data-outcome]")).to_be_visible(timeout=120_000)
    assert table.state()["outcome"]["reason"]


def test_replay_by_address(new_page: Callable[..., Page], new_table: Callable[..., Table]) -> None:
    """/t/ID/42: the position, steps, turns, the slider, and a link from the log."""
    table = new_table("duellum", seats=[BOT, BOT], options={"turn_limit": 12}, open_page=False)
    table.my_move(60)
    page = new_page()
    page.goto(f"/t/{table.id}/5")
    page.wait_for_selector("main.replay[data-ply='5']")
    page.get_by_role("button", name="A step on").click()
    page.wait_for_selector("main.replay[data-ply='6']")
    assert page.url.endswith("/6")
    page.keyboard.press("[")
    page.wait_for_selector("main.replay[data-ply='5']")
    page.get_by_role("button", name="A turn on").click()
    until(lambda: int(drawn(page, "ply")) > 5)
    last = int(re.findall(r"/(\d+)", page.locator(".what b").first.inner_text())[0])
    page.get_by_role("button", name="To the end").click()
    page.wait_for_selector(f"main.replay[data-ply='{last}']")
    page.get_by_label("Position", exact=True).fill("3")
    page.wait_for_selector("main.replay[data-ply='3']")
    page.get_by_role("link", name="To the table").click()
    page.get_by_role("button", name="Look at the board").click()
    page.locator("a.ply").first.click()
    page.wait_for_selector("main.replay")


def test_record_there_and_back(new_page: Callable[..., Page], new_table: Callable[..., Table]) -> None:
    """A finished game is downloaded and opened again from its file."""
    table = new_table("duellum", seats=[BOT, BOT], options={"turn_limit": 8}, open_page=False)
    table.my_move(60)
    page = new_page()
    page.goto(f"/t/{table.id}")
    with page.expect_download() as getting:
        page.locator("dialog").get_by_role("link", name="Record").click()
    file = getting.value.path()
    assert file.read_text("utf-8").startswith("hegemon record 1")
    page.goto("/")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_selector("main.replay[data-ply='0']")


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("antike", 4, {}), ("dies_irae", 3, {})],
)
def test_bots_of_every_game_watched(
    new_table: Callable[..., Table], game: str, seats: int, options: dict[str, object]
) -> None:
    """Some hundred events of each game are drawn without an error in the console."""
    table = new_table(game, seats=[BOT] * seats, options=options)
    until(lambda: int(drawn(table.page, "number")) > 150 or table.page.locator("[data-outcome]").count() > 0, 60)
    expect(table.page.locator("#panel-log")).to_contain_text(re.compile("Turn|Round|Set-up"))
