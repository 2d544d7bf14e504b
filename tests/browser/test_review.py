"""The page of a review: the course of the chances, turning points, luck, and a table to try again."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from .expecting import expect

pytest.importorskip("playwright", reason="the browser tests need Playwright: make setup installs it")
from playwright.sync_api import Page

pytestmark = [pytest.mark.browser, pytest.mark.slow]

RECORD = Path(__file__).resolve().parents[1] / "records" / "ancient_wars" / "barbarian_goal.hgm"
THINKING = 300_000  # milliseconds that a review may take with interpreted rules on a busy machine


def test_a_record_is_reviewed_and_tried_again(new_page: Callable[..., Page]) -> None:
    page = new_page()
    page.goto("/")
    page.request.post("/api/me", data={"name": "Ada"})
    sent = page.request.post("/api/records", data=RECORD.read_text("utf-8"), headers={"content-type": "text/plain"})
    table = sent.json()["id"]
    page.goto(f"/t/{table}/5")
    page.get_by_role("link", name="Review").click()
    expect(page).to_have_url(re.compile(rf"/review/{table}$"))
    expect(page.get_by_role("heading", level=1)).to_contain_text("Ancient Wars", timeout=THINKING)
    points = page.locator("article[id^=turn-]")
    expect(points).not_to_have_count(0)
    expect(page.locator("figure a.mark")).to_have_count(points.count())
    expect(points.first).to_contain_text("Better")
    expect(page.locator("table").last).to_contain_text("dice")
    page.set_viewport_size({"width": 390, "height": 800})
    assert page.evaluate("document.documentElement.scrollWidth") <= 390, "no page is wider than a telephone"
    points.first.get_by_role("button", name="Try again from here").click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]+$"))
    assert not page.url.endswith(f"/t/{table}")
