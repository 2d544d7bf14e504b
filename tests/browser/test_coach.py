"""The coach at a real table: it ends the course, explains once, asks before nothing is done, and can be sent away."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from .axe import axe
from .expecting import expect

pytest.importorskip("playwright", reason="the browser tests need Playwright: make setup installs it")

if TYPE_CHECKING:
    from playwright.sync_api import Page

    NewPage = Callable[..., Page]

pytestmark = pytest.mark.browser
MINE = "main.table[data-mine]:not([data-busy])"


def first_game(page: Page, game: str) -> None:
    """The whole game at the end of the course."""
    page.goto(f"/learn/{game}")
    page.locator("[data-first-game] button").click()
    page.wait_for_selector(MINE)


def test_the_course_ends_with_a_game_in_which_the_coach_explains_and_proposes(new_page: NewPage) -> None:
    page = new_page(1440, 900)
    first_game(page, "duellum")
    thing = page.locator("[data-coach-thing]")
    expect(thing).to_have_attribute("data-coach-thing", "rondel")
    page.locator("[data-plan]").first.wait_for()
    assert 1 <= page.locator("[data-plan]").count() <= 3
    assert axe(page) == []
    thing.get_by_role("button", name="Read more").click()
    page.wait_for_selector('[data-drawer="rules"] [data-chapter="turn"]')
    thing.get_by_role("button", name="I see").click()
    page.reload()
    page.wait_for_selector(MINE)
    page.locator("[data-plan]").first.wait_for()
    expect(thing).to_have_count(0)  # explained once


def test_a_turn_that_does_nothing_is_asked_about_in_place(new_page: NewPage) -> None:
    page = new_page(1440, 900)
    first_game(page, "duellum")
    page.locator("[data-coach-thing] .main").click()
    field = page.locator('[data-target="field:duellum_1"]').first
    ply = page.locator("main.table").get_attribute("data-ply")
    field.dispatch_event("click")
    page.locator("[data-coach-warning]").wait_for()
    assert axe(page) == []
    page.locator("[data-coach-back]").press("Enter")
    page.locator("[data-coach-warning]").wait_for(state="detached")
    expect(page.locator("main.table")).to_have_attribute("data-ply", ply or "")  # nothing was done
    field.dispatch_event("click")
    page.locator("[data-coach-go]").click()
    page.wait_for_function("ply => document.querySelector('main.table').dataset.ply !== ply", arg=ply)


def test_the_coach_is_off_until_wanted_and_stays_off(new_page: NewPage) -> None:
    page = new_page(390, 780)
    first_game(page, "duellum")
    page.locator('[data-tab-button="log"]').click()
    page.locator("[data-coach-switch]").click()
    page.wait_for_selector("[data-coach-switch]", state="detached")  # the log comes back in its place
    expect(page.locator("[data-coach-thing]")).to_have_count(0)
    page.reload()
    page.wait_for_selector(MINE)
    expect(page.locator("[data-coach-thing], [data-plan]")).to_have_count(0)
