"""Learning pages on every size of screen, in both languages, for everybody: nothing sticks out, axe finds nothing."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from hegemon.core import registry
from hegemon.learning.lessons import lessons
from hegemon.learning.puzzles import puzzles

from .axe import axe_in_both_themes
from .expecting import expect
from .going import go

pytest.importorskip("playwright", reason="the browser tests need Playwright: make setup installs it")

if TYPE_CHECKING:
    from playwright.sync_api import Page

    NewPage = Callable[..., Page]

pytestmark = pytest.mark.browser
SIZES = [(360, 740), (390, 780), (1366, 768), (1440, 900), (1920, 1080)]
EXAMINED = (360, 1440)  # widths at which axe looks: the narrow and the wide order of things


def ways(game: str) -> list[tuple[str, str]]:
    """Every kind of page, and what shows that it is there."""
    return [
        (f"/learn/{game}", "[data-first-game]"),
        (f"/aid/{game}", "[data-aid]"),
        (f"/lesson/{game}/{lessons(game)[0].id}", "[data-task]"),
        (f"/lesson/{game}/{puzzles(game)[0].id}", "[data-task]"),
    ]


@pytest.mark.parametrize("game", registry.games())
@pytest.mark.parametrize("language", ["en", "de"])
def test_pages_fit_and_axe_finds_nothing(new_page: NewPage, game: str, language: str) -> None:
    page = new_page(*SIZES[0], locale=language)
    faults: list[str] = []
    for way, mark in ways(game):
        go(page, way, mark)
        assert page.evaluate("document.documentElement.lang") == language
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function("width => innerWidth === width", arg=width)
            assert page.evaluate("document.documentElement.scrollWidth") <= width, f"{way} at {width}"
            found = axe_in_both_themes(page, language) if width in EXAMINED else []
            faults += [f"{way} at {width}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)


PAPER = {"A4": 595, "Letter": 612}  # width in points


@pytest.mark.parametrize("game", registry.games())
def test_the_player_aid_is_printed_on_two_sides_at_most(new_page: NewPage, game: str) -> None:
    page = new_page()
    page.goto(f"/aid/{game}")
    page.wait_for_selector("[data-aid]")
    for paper, width in PAPER.items():
        printed = page.pdf(format=paper)
        sheets = re.findall(rb"/MediaBox \[0 0 ([0-9]+)", printed)
        assert 1 <= len(sheets) <= 2, f"{game} on {paper}: {len(sheets)} sides"
        assert all(abs(int(wide) - width) <= 1 for wide in sheets)


def test_the_front_page_tells_what_each_game_is_like(new_page: NewPage) -> None:
    page = new_page(390, 780)
    page.goto("/")
    for game in registry.games():
        card = page.locator(f'[data-game="{game}"]')
        card.locator("[data-facts]").wait_for()
        expect(card.locator("[data-facts] dd")).to_have_count(4)
        expect(card.locator(f'[data-teach="{game}"]')).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
