"""First contact: play within three clicks, tables by link, seats, options, the about page, wrong addresses."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from .conftest import Server
from .expecting import expect
from .table import Table

pytest.importorskip("playwright", reason="the browser tests need Playwright: make setup installs it")
from playwright.sync_api import Page

pytestmark = [pytest.mark.browser, pytest.mark.slow]


@pytest.mark.parametrize("game", ["duellum", "antike", "dies_irae", "ancient_wars"])
def test_three_clicks_to_play(new_page: Callable[..., Page], game: str) -> None:
    """Opponent (already chosen), go: the board stands and something can be chosen or a bot is at work."""
    page = new_page()
    page.goto("/")
    page.locator(f"[data-game={game}]").get_by_role("button", name="Play against the bot").click()
    page.wait_for_url(re.compile("/t/"))
    page.wait_for_selector("main.table[data-mine] [data-lit]")


def test_newcomer_ends_a_turn_without_reading(new_page: Callable[..., Page], server: Server) -> None:
    """Three clicks to the table, one on the wheel, one on the button that ends the turn."""
    page = new_page()
    page.goto("/")
    card = page.locator("[data-game=duellum]")
    card.get_by_role("combobox").select_option("random")
    card.get_by_role("button", name="Play against the bot").click()
    page.wait_for_url(re.compile("/t/"))
    table = Table(page, server.url, page.url.rsplit("/", 1)[1])
    before = table.settled()
    table.click("field:aurum")
    table.page.get_by_role("button", name="End turn").click()
    assert table.settled()["turn"] > before["turn"]


def test_create_with_options_and_an_open_seat(new_page: Callable[..., Page]) -> None:
    """The form: another board, a listed table with a free seat; the lobby shows it to others, who join."""
    ada, bob = new_page(), new_page()
    ada.goto("/new/duellum")
    ada.get_by_label("Your name").fill("Ada")
    ada.locator("section", has_text="Options").get_by_role("combobox").first.select_option("east")
    seats = ada.locator("label.seat select")
    expect(seats).to_have_count(2)
    expect(ada.locator("label.seat").first).to_contain_text("Greece")
    seats.nth(1).select_option("open")
    ada.get_by_label("List this table").check()
    ada.get_by_role("button", name="Set up the table").click()
    ada.wait_for_url(re.compile("/t/"))
    expect(ada.get_by_label("Link to this table")).to_have_value(ada.url)
    bob.goto("/")
    bob.locator(f'a[href="{ada.url.removeprefix(bob.url.rstrip("/"))}"]').click()
    bob.get_by_label("Your name").fill("Bob")
    bob.locator("[data-join='1']").click()
    ada.wait_for_selector("main.table [data-target]")
    expect(ada.locator("article", has_text="Bob")).to_be_visible()
    expect(bob.locator("article", has_text="Ada")).to_be_visible()


def test_join_by_pasted_link(new_page: Callable[..., Page], new_table: Callable[..., Table]) -> None:
    """A link in the box opens the table; nonsense gets a sentence."""
    table = new_table("duellum", seats=[{"kind": "me"}, {"kind": "open"}], open_page=False)
    page = new_page()
    page.goto("/")
    page.get_by_label("Link or id of a table").fill("hello there")
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("no link")
    page.get_by_label("Link or id of a table").fill(f"{table.url}/t/{table.id}")
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_role("button", name="Sit here")).to_be_visible()


def test_my_tables_with_my_move_first(new_page: Callable[..., Page], new_table: Callable[..., Table]) -> None:
    """A table that waits for me stands above one that waits for somebody else."""
    page = new_page()
    page.goto("/")
    waiting = new_table("duellum", page, open_page=False, seats=[{"kind": "me"}, {"kind": "open"}])
    mine = new_table("duellum", page, open_page=False)
    mine.my_move()
    page.goto("/")
    rows = page.locator("section", has_text="My tables").locator(".row > a")
    expect(rows.first).to_have_attribute("href", f"/t/{mine.id}")
    expect(rows.first).to_contain_text("Your move")
    expect(rows.nth(1)).to_have_attribute("href", f"/t/{waiting.id}")


def test_about_shows_provenance_and_rules(new_page: Callable[..., Page]) -> None:
    """What is certain, by kind, and every rule with its citation."""
    page = new_page()
    page.goto("/about/duellum")
    page.get_by_role("button", name=re.compile("Reconstructed")).click()
    expect(page.locator("tbody tr").first).to_contain_text("reconstructed")
    page.get_by_label("Find a rule").fill("founding.cost")
    expect(page.locator("[id='founding.cost']")).to_be_visible()


def test_wrong_addresses_have_a_way_back(new_page: Callable[..., Page]) -> None:
    """No dead page: unknown page, unknown table, unknown game."""
    page = new_page(quiet=False)
    page.goto("/nowhere")
    expect(page.get_by_role("heading", name="There is no such page.")).to_be_visible()
    page.goto("/t/nosuchtable1")
    expect(page.get_by_role("alert")).to_be_visible()
    page.get_by_role("link", name="To the tables").click()
    expect(page.get_by_role("heading", name="Play now")).to_be_visible()
    page.goto("/new/chess")
    expect(page.get_by_role("alert")).to_be_visible()
